package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
)

// TestNoLineIsReworded holds that a person's own words stay as they are: nothing here knows a noun from a verb well
// enough to change one.
func TestNoLineIsReworded(t *testing.T) {
	t.Parallel()
	lines := []string{
		"Lift station upgrade from 350 gpm to 600 gpm", "Carry five jobs at a time", "Ordering of stationery",
		"Preparing of payment runs",
		"Analysing exam data and reporting to governors",
		"Responsible for answering the phones and dealing with customers enquiries",
		"Lead a department of twelve and being responsible for its budget",
		"Successfully led various teams in order to save money",
		"I managed the rota", "Was responsible for the preparation of monthly accounts", "Manages a team of 5",
	}
	p := posting.Read(loaded(),
		"Civil Engineer\n\nRequirements\n- Accounts\n- Payroll\n- Team leadership\n- Data analysis\n")
	for _, end := range []document.Date{"", "2022-06"} {
		r := &document.Resume{
			Basics: document.Basics{
				Name:    "Ann Example",
				Summary: "I am successfully utilising spreadsheets in order to plan various things.",
			},
			Work: []document.Work{{
				Name: "Acme", Position: "Engineer", StartDate: "2020-01", EndDate: end,
				Highlights: lines,
			}},
		}
		got := mustTailor(t, r, p, DefaultOptions())
		for _, l := range lines {
			if !slices.Contains(got.Document.Work[0].Highlights, l) {
				t.Errorf("%q is gone: %q", l, got.Document.Work[0].Highlights)
			}
		}
		if !strings.Contains(got.Document.Basics.Summary, r.Basics.Summary) {
			t.Errorf("the summary is now %q", got.Document.Basics.Summary)
		}
	}
}

// TestNoSkillIsNamedTwice reads what tailoring adds: a skill under two names is one.
func TestNoSkillIsNamedTwice(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ posting, lines string }{
		{
			"Data Scientist\n\nRequirements\n- ML\n- machine learning\n- Python\n- PyTorch\n",
			"Trained ML models for 40 shops in Python|Built PyTorch machine learning services",
		},
		{
			"Support Agent\n\nRequirements\n- customer service\n- Salesforce\n- customer support\n- Customer care\n",
			"Gave customer service to 60 callers a day|Kept customer support cases in Salesforce",
		},
		{
			"Analyst\n\nRequirements\n- Power BI\n- Microsoft Power BI dashboards\n- PowerBI\n- SQL\n",
			"Built Power BI dashboards for six teams|Wrote SQL for Power BI every day",
		},
	} {
		for _, summary := range []string{"", "Worked in three firms."} {
			r := &document.Resume{
				Basics: document.Basics{Name: "Ann Example", Summary: summary},
				Work: []document.Work{{
					Name: "Acme", Position: "Analyst", StartDate: "2020-01",
					Highlights: strings.Split(tc.lines, "|"),
				}},
				Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Excel", "Word", "SQL Server"}}},
			}
			got := mustTailor(t, r, posting.Read(loaded(), tc.posting), DefaultOptions())
			seen := map[string]bool{}
			for _, s := range got.Document.Skills[0].Keywords {
				if seen[prose.FoldName(s)] {
					t.Errorf("%q stands twice: %q", s, got.Document.Skills[0].Keywords)
				}
				seen[prose.FoldName(s)] = true
			}
			added, _ := strings.CutPrefix(got.Document.Basics.Summary, summary)
			first, _, _ := strings.Cut(added, ". ")
			named := map[string]bool{}
			for _, m := range loaded().Find(first) {
				if named[string(m.Skill)] {
					t.Errorf("%s stands twice in %q", m.Skill, first)
				}
				named[string(m.Skill)] = true
			}
		}
	}
}

// TestNothingIsAddedToAListOfOtherThings: a group of hobbies, licences or a misread paragraph is no place for a skill.
func TestNothingIsAddedToAListOfOtherThings(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Planner\n\nRequirements\n- MRP\n- S&OP\n- Kanban\n- FEMA\n- Python\n")
	for _, skills := range [][]document.Skill{
		{{Name: "Sonstiges", Keywords: []string{"Führerschein Klasse B.", "gern im Garten"}}},
		{{Name: "Volunteer grader"}, {Name: "MathCounts"}},
		{{Name: "AutoCAD"}, {Name: "Bluebeam"}, {Name: "ArcGIS Pro"}, {Name: "Java"}, {Name: "MathCounts"}},
		{{Name: "About me", Keywords: []string{"grad-school dropout in soft matter", "two cats"}}},
	} {
		r := &document.Resume{
			Basics: document.Basics{Name: "Ann Example"},
			Work: []document.Work{{
				Name: "Acme", Position: "Planner", StartDate: "2020-01",
				Highlights: []string{
					"Ran MRP and S&OP for two plants", "Brought Kanban to 14 lines with Python",
					"Filed FEMA forms",
				},
			}},
			Skills: skills,
		}
		got := mustTailor(t, r, p, DefaultOptions())
		for _, c := range got.Changes {
			if c.Kind == KindSkills {
				t.Errorf("%s added to %q", *c.After, skills[len(skills)-1])
			}
		}
	}
}

// TestNamesKeepTheirSmallLetters writes a name that has its own spelling as it is.
func TestNamesKeepTheirSmallLetters(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Engineer\n\nRequirements\n- gRPC\n- k6\n- Go\n- Kubernetes\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{
			Name: "Acme", Position: "Engineer", StartDate: "2020-01",
			Highlights: []string{"Moved 14 services to gRPC", "Load tested 14 services with k6"},
		}},
		Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Go", "Kubernetes", "Docker"}}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, bad := range []string{"GRPC", "K6"} {
		if strings.Contains(got.Document.Text(), bad) {
			t.Errorf("%s in\n%s", bad, got.Document.Text())
		}
	}
}

// TestNamesKeepTheirCapitals writes a product's name large within a sentence, also where the line opens with it.
func TestNamesKeepTheirCapitals(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Data Engineer\n\nRequirements\n- Dagster\n- Python\n- Microsoft 365\n- PyTorch\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example", Summary: "Worked in three firms."},
		Work: []document.Work{{Name: "Acme", Position: "Data Engineer", StartDate: "2020-01", Highlights: []string{
			"Dagster on GKE with 140 assets", "Moved the floor from Google to M365 with IT in 2023",
			"Built Python services with PyTorch for 40 shops",
		}}},
		Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Python", "Excel"}}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, bad := range []string{"dagster", "microsoft"} {
		if strings.Contains(got.Document.Text(), bad) {
			t.Errorf("%s in\n%s", bad, got.Document.Text())
		}
	}
}

// TestTheSummaryWidensNothing: what the resume calls basic is not summed up without the word.
func TestTheSummaryWidensNothing(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Analyst\n\nRequirements\n- Python\n- Excel\n- SQL\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example", Summary: "Economics graduate."},
		Work: []document.Work{{
			Name: "Acme", Position: "Analyst", StartDate: "2020-01",
			Highlights: []string{"Cleaned survey data with Python and Excel", "Wrote SQL for two reports"},
		}},
		Skills: []document.Skill{{Name: "Python (basic)"}, {Name: "Excel"}},
	}
	if got := mustTailor(t, r, p, DefaultOptions()); strings.Contains(got.Document.Basics.Summary, "Python") {
		t.Errorf("%q", got.Document.Basics.Summary)
	}
}

// TestWhatATitleSaysIsNoNewSkill: a person is no skill, and neither is the field that the title names.
func TestWhatATitleSaysIsNoNewSkill(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(),
		"HR Manager\n\nRequirements\n- HR\n- External auditors\n- Excel\n- Payroll\n- Onboarding\n")
	r := &document.Resume{
		Basics: document.Basics{Name: "Ann Example"},
		Work: []document.Work{{Name: "Acme", Position: "HR Manager", StartDate: "2020-01", Highlights: []string{
			"Ran HR and payroll for 90 staff", "Met external auditors twice a year with Excel",
			"Found N64m of waste in 2023. Finance fixed it, I only did the payroll.",
		}}},
		Skills: []document.Skill{{Name: "Tools", Keywords: []string{"Excel", "Payroll", "BambooHR"}}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	for _, bad := range []string{"HR", "External auditors"} {
		if slices.Contains(got.Document.Skills[0].Keywords, bad) {
			t.Errorf("%q", got.Document.Skills[0].Keywords)
		}
	}
	if s, _, _ := strings.Cut(got.Document.Basics.Summary, ". "); strings.Contains(s, "auditors") ||
		strings.Contains(s, "I only") {
		t.Errorf("%q", s)
	}
}
