package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func TestEquivalent(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind skill.Kind
		a, b string
		want bool
	}{
		{skill.Tool, "Golang", "Go", true},
		{skill.Tool, "Kubernetes", "k8s", true},
		{skill.Tool, "Excel", "spreadsheet", false},
		{skill.Tool, "Microsoft Excel", "Excel", false}, // one holds the other: nothing to add
		{skill.Knowledge, "finite element analysis", "FEA", true},
		{skill.Knowledge, "web accessibility", "a11y", true},
		{skill.Knowledge, "design for manufacturing", "DFM", true},
		{skill.Knowledge, "hours of service", "HOS", true},
		{skill.Knowledge, "Site safety", "Working at heights", false},
		{skill.Knowledge, "multi-entity consolidation", "consolidation workpapers", false},
		{skill.Knowledge, "SOX controls testing", "SOX", false},
		{skill.Method, "Safeguarding", "child protection", false},
	} {
		if got := equivalent(c.kind, c.a, c.b); got != c.want {
			t.Errorf("%q, %q: %v", c.a, c.b, got)
		}
	}
}

func TestBesideName(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, written, asked, want string }{
		{
			"Ran estates on Amazon Web Services, all in Terraform", "Amazon Web Services", "AWS",
			"Ran estates on Amazon Web Services (AWS), all in Terraform",
		},
		{"GL and 64 accounts", "GL", "general ledger", "General ledger (GL) and 64 accounts"},
		{"an estate (k8s) of 120 nodes", "k8s", "Kubernetes", ""},
		{"React/TS front ends", "TS", "TypeScript", ""},
		{"TS-only code", "TS", "TypeScript", ""},
		{"Amazon Web Services (EC2, S3)", "Amazon Web Services", "AWS", ""},
		{"JS on JS", "JS", "JavaScript", ""},
	} {
		got, ok := besideName(c.text, c.written, c.asked)
		if ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%q: %q, %v", c.text, got, ok)
		}
	}
}

func TestMoveUp(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		worth  []float64
		margin float64
		want   []int
	}{
		{[]float64{1, 2, 3}, 0, []int{2, 1, 0}},
		{[]float64{1, 1, 1}, 0, []int{0, 1, 2}},
		{[]float64{1, 1.4, 2}, 0.5, []int{2, 0, 1}},
		{[]float64{0, 0, 1}, 0.5, []int{2, 0, 1}},
		{nil, 0, []int{}},
	} {
		if got := moveUp(c.worth, c.margin, func(int) bool { return true }); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.worth, got, c.want)
		}
	}
}

// TestNoClaimFromALesserPart: skills shown by help, study or booking are never listed on their own.
func TestNoClaimFromALesserPart(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(),
		"Platform Engineer\n\nRequirements:\n- Kubernetes\n- Terraform\n- PostgreSQL\n- Docker\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{
			Name: "Acme Corp", Position: "Systems Engineer", StartDate: "2020-01",
			Highlights: []string{
				"Helped migrate 40 services to Kubernetes", "Took a course in Terraform",
				"Supported the team that runs PostgreSQL", "Built 12 images with Docker",
			},
		}},
		Skills: []document.Skill{{Name: "Bash"}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	var list []string
	for _, s := range got.Document.Skills {
		list = append(list, s.Name)
	}
	if want := []string{"Docker", "Bash"}; !slices.Equal(list, want) &&
		!slices.Equal(list, []string{"Bash", "Docker"}) {
		t.Errorf("skills %q, want %q", list, want)
	}
	for _, w := range []string{"Kubernetes", "Terraform", "PostgreSQL"} {
		if strings.Contains(got.Document.Basics.Summary, w) {
			t.Errorf("the summary claims %s: %s", w, got.Document.Basics.Summary)
		}
	}
}

func TestAddedSkillFindsItsGroup(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Platform Engineer\n\nRequirements:\n- Kubernetes\n- Python\n- Terraform\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{
			Name: "Acme Corp", Position: "Systems Engineer", StartDate: "2020-01",
			Highlights: []string{
				"Run 40 services on Kubernetes with Terraform", "Answered 12 calls a night in the data center",
			},
		}, {
			Name: "Hill Hosting", Position: "Technician", StartDate: "2016-03", EndDate: "2019-12",
			Highlights: []string{"Replaced 300 disks and cabled two halls"},
		}},
		Skills: []document.Skill{
			{Name: "Programming languages", Keywords: []string{"Python", "Go"}},
			{Name: "Platforms", Keywords: []string{"Docker", "AWS", "Helm"}},
		},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, g := range got.Document.Skills {
		if g.Name == "Programming languages" && len(g.Keywords) != 2 {
			t.Errorf("a platform stands among the languages: %q", g.Keywords)
		}
	}
	if !strings.Contains(got.Document.Text(), "Kubernetes,") && !strings.Contains(got.Document.Text(), ", Kubernetes") {
		t.Errorf("Kubernetes was not added:\n%s", got.Document.Text())
	}
}

func TestEmptyPosting(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Come and work with us!")
	for _, person := range []string{"jane", "p07", "grad"} {
		r := &document.Resume{
			Basics:    document.Basics{Name: "Ann Example"},
			Interests: []document.Interest{{Name: "Chess"}},
		}
		if person != "grad" {
			r = readPerson(t, person)
		}
		checkTailored(t, person, r, mustTailor(t, r, p, DefaultOptions()))
	}
}

// TestWhatWasOnlyWeighedIsNotNamed: a tool that somebody evaluated is no skill to add or to sum up.
func TestWhatWasOnlyWeighedIsNotNamed(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"Evaluated Kafka; the team chose RabbitMQ": false,
		"Built 6 feeds with Kafka and Airflow":     true,
	} {
		r := &document.Resume{
			Basics: document.Basics{Name: "Robin Hale"},
			Work: []document.Work{{
				Name: "Quillon Freight", Position: "Data Engineer", StartDate: "2022",
				Highlights: []string{line, "Scheduled Airflow jobs in Python for three teams"},
			}, {
				Name: "Hill Freight", Position: "Analyst", StartDate: "2018-03", EndDate: "2021-12",
				Highlights: []string{"Replaced 30 spreadsheets by one report that 14 depots read"},
			}},
			Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Excel"}}},
		}
		p := posting.Read(loaded(),
			"Data Engineer\n\nRequirements\n- Kafka\n- Airflow\n- Python\n- 2 years of experience")
		got := mustTailor(t, r, p, DefaultOptions())
		named := strings.Contains(strings.Join(got.Document.Skills[0].Keywords, ", ")+got.Document.Basics.Summary,
			"Kafka")
		if named != want {
			t.Errorf("%q: Kafka named: %v\n%s", line, named, got.Document.Text())
		}
	}
}

// TestShortFormsAreWrittenOut writes a short form out as the posting does, whether the catalogue knows the thing or
// not, and leaves alone what only looks like it.
func TestShortFormsAreWrittenOut(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ asks, line, want string }{
		{"source data verification", "100% SDV in the phase II", "100% source data verification (SDV) in the phase II"},
		{"named entity recognition", "NER for policy numbers", "Named entity recognition (NER) for policy numbers"},
		{"Google Pub/Sub", "Moved GPS ping ingest to three services", "Moved GPS ping ingest to three services"},
		{"SAP PM", "Closed orders in SAP", "Closed orders in SAP"},
	} {
		p := posting.Read(loaded(), "Worker\n\nRequirements:\n- "+tc.asks+"\n- Arc welding\n- Dutch\n")
		r := &document.Resume{
			Basics: document.Basics{Name: "Ann Example"},
			Work: []document.Work{{
				Name: "Acme Corp", Position: "Worker", StartDate: "2020-01",
				Highlights: []string{tc.line},
			}, {
				Name: "Lakeside Inn", Position: "Porter", StartDate: "2015-03", EndDate: "2019-11",
				Highlights: []string{"Kept the desk for 120 rooms and drove the guests' bus"},
			}},
		}
		if got := mustTailor(t, r, p, DefaultOptions()).Document.Work[0].Highlights[0]; got != tc.want {
			t.Errorf("%s: %q", tc.asks, got)
		}
	}
}

func TestGroupsThatGradeTakeNothingMore(t *testing.T) {
	t.Parallel()
	w := writerFor(t, accountantAsks, "Ran payroll for 40 staff")
	for group, want := range map[string]bool{
		"Daily": true, "Every day": true, "Rusty": true, "Basic knowledge": true, "Learning now": true, "Expert": true,
		"how good am I at (5 = could teach it)": true,
		"Level 4/5":                             true, "3 of 5": true, "5 years": true, "4 Jahre": true, "Until 2019": true,
		"2012-2016": true, "Level 3": true,
		"Microsoft 365": false, "CAD 2D/3D": false, "SAP S/4HANA": false, "ISO 9001": false, "24/7 operations": false,
		"Tools": false, "Languages": false, "Databases": false, "Methods and tools": false, "Software": false,
	} {
		if got := w.grades(group); got != want {
			t.Errorf("%s: %v", group, got)
		}
	}
}

// What a group says of its skills would be said of an added one too, so it takes none, also where it is the only group.
func TestNoSkillJoinsAGroupThatGrades(t *testing.T) {
	t.Parallel()
	more := document.Skill{Name: "Office", Keywords: []string{"Excel", "Outlook"}}
	for _, tc := range []struct {
		name   string
		groups []document.Skill
		grows  bool
	}{
		{"one group", []document.Skill{{Name: "Tools", Keywords: []string{"Java", "C++"}}}, true},
		{"one graded group", []document.Skill{{Name: "Rusty", Keywords: []string{"Java", "C++"}}}, false},
		{"a group with a level", []document.Skill{
			{Name: "Backend", Level: "Expert", Keywords: []string{"Java", "C++"}}, more,
		}, false},
		{"a group without one", []document.Skill{{Name: "Backend", Keywords: []string{"Java", "C++"}}, more}, true},
	} {
		r := &document.Resume{
			Basics: document.Basics{Name: "Jane Example"},
			Work: []document.Work{{
				Name: "Acme Corp", Position: "Developer", StartDate: "2020-01",
				Highlights: []string{"Wrote the billing service in Python for 40 customers"},
			}},
			Skills: tc.groups,
		}
		p := posting.Read(loaded(), "Developer\n\nRequirements:\n- Python\n- Java\n")
		got := mustTailor(t, r, p, DefaultOptions()).Document.Skills
		if grows := slices.Contains(got[0].Keywords, "Python"); grows != tc.grows {
			t.Errorf("%s: %+v", tc.name, got)
		}
	}
}
