package skill

import "testing"

func TestFindTitle(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		line, id string
		level    Level
	}{
		{"Senior Backend Engineer (Payments), Remote", "backend-engineer", LevelSenior},
		{"Software Engineer II", "software-engineer", LevelMid},
		{"Sr. Software Developer - Acme", "software-engineer", LevelSenior},
		{"Junior Sous Chef", "sous-chef", LevelJunior},
		{"Head Chef", "head-chef", LevelLead},
		{"Staff Nurse", "registered-nurse", LevelUnknown},
		{"Senior Staff Nurse, ward 7", "registered-nurse", LevelSenior},
		{"RN, Med-Surg", "registered-nurse", LevelUnknown},
		{"HRBP", "hr-business-partner", LevelUnknown},
		{"SDR", "sales-development-representative", LevelJunior},
		{"Site Reliability Engineer (SRE)", "devops-engineer", LevelUnknown},
		{"Chief Marketing Officer", "chief-marketing-officer", LevelExecutive},
		{"Head of Marketing", "marketing-director", LevelHead},
		{"Graduate Mechanical Engineer", "mechanical-engineer", LevelTrainee},
		{"Apprentice Electrician", "electrician", LevelTrainee},
		{"Lead Data Scientist", "data-scientist", LevelLead},
		{"Newly Qualified Social Worker", "social-worker", LevelJunior},
		{"Teacher of Mathematics", "secondary-teacher", LevelUnknown},
		{"Customer Service Team Leader", "customer-support-team-lead", LevelLead},
		{"Class 1 HGV Driver (Nights)", "truck-driver", LevelUnknown},
		{"Software Engineering Intern", "software-engineering-intern", LevelTrainee},
		{"Lead Generation Specialist", "sales-development-representative", LevelJunior},
		{"Night Shift Team Leader, Halden Parcel Hub", "team-leader", LevelLead},
	} {
		got, ok := c.FindTitle(test.line)
		if !ok || got.ID != test.id || got.Level != test.level {
			t.Errorf("%q: %q at %d, %v", test.line, got.ID, got.Level, ok)
		}
	}
	for _, line := range []string{"", "EXPERIENCE", "We cook with the seasons.", "Python, Go and SQL"} {
		if got, ok := c.FindTitle(line); ok {
			t.Errorf("%q: %q", line, got.ID)
		}
	}
}

func TestLevelOf(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]Level{
		"Principal": LevelLead, "Electrical apprentice": LevelTrainee, "a junior role": LevelJunior,
		"Engineer": LevelUnknown,
		"CFO":      LevelExecutive, "": LevelUnknown,
	} {
		if got := c.LevelOf(text); got != want {
			t.Errorf("%q: %d", text, got)
		}
	}
}

func TestTitleRelation(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		have, want string
		weight     float64
	}{
		{"software-engineer", "software-engineer", 1},
		{"backend-engineer", "software-engineer", .8},
		{"software-engineer", "devops-engineer", .6},
		{"devops-engineer", "software-engineer", .6},
		{"accountant", "actuary", .3},
		{"accountant", "chef", 0},
		{"nobody", "chef", 0},
	} {
		if got := c.TitleRelation(test.have, test.want); got != test.weight {
			t.Errorf("%s to %s: %v", test.have, test.want, got)
		}
	}
}

func TestTitlesCoverEveryFamily(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	if len(c.titles) < 400 {
		t.Errorf("%d titles", len(c.titles))
	}
	count := map[string]int{}
	for _, e := range c.titles {
		count[e.Family]++
	}
	for _, family := range c.Families() {
		if count[family] == 0 {
			t.Errorf("no title in %s", family)
		}
	}
}

// TestNoTitleNameIsShared: two titles with one name could not be told apart.
func TestNoTitleNameIsShared(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, names := range c.titleTrie.names {
		for _, n := range names[min(1, len(names)):] {
			if n.entry != names[0].entry {
				t.Errorf("%q is %s and %s", n.text, c.titles[names[0].entry].ID, c.titles[n.entry].ID)
			}
		}
	}
}
