package docparse

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// TestPartsOfLines holds how lines are read that part what they say with bars, dots and labels, as our own exports do.
func TestPartsOfLines(t *testing.T) {
	t.Parallel()
	got := FromText(`Jane Example
jane@example.com

Education
BSc, Nursing | University of Milan | 2012
110 e lode

BTech, Computing | Pune Institute of Computing | 2015
8.7 CGPA

Projects
Falls register | 2020
A list of every fall on the ward.
- Cut falls by a fifth
Excel, Audit, SQL

Certifications
- Solutions Architect – Associate | Amazon Web Services | May 2023 | https://als.example.org

Awards
- Nurse of the Year | Yorkshire Post | 2020 | Given for the work of the night team.

Skills
- Clinical: Wound care, Venepuncture
- Triage, Teaching

Interests
- Music: Cello, Choir
- Fell running

References
Ann Sister
The calmest nurse that the ward has ever had.
`).Document
	want := &document.Resume{
		Education: []document.Education{
			{
				Institution: "University of Milan", StudyType: "BSc", Area: "Nursing", EndDate: "2012",
				Score: "110 e lode",
			},
			{
				Institution: "Pune Institute of Computing", StudyType: "BTech", Area: "Computing", EndDate: "2015",
				Score: "8.7 CGPA",
			},
		},
		Projects: []document.Project{{
			Name: "Falls register", EndDate: "2020", Description: "A list of every fall on the ward.",
			Highlights: []string{"Cut falls by a fifth"}, Keywords: []string{"Excel", "Audit", "SQL"},
		}},
		Certificates: []document.Certificate{{
			Name: "Solutions Architect – Associate", Issuer: "Amazon Web Services",
			Date: "2023-05", URL: "https://als.example.org",
		}},
		Awards: []document.Award{{
			Title: "Nurse of the Year", Awarder: "Yorkshire Post", Date: "2020",
			Summary: "Given for the work of the night team.",
		}},
		Skills: []document.Skill{
			{Name: "Clinical", Keywords: []string{"Wound care", "Venepuncture"}},
			{Name: "Triage"},
			{Name: "Teaching"},
		},
		Interests: []document.Interest{
			{Name: "Music", Keywords: []string{"Cello", "Choir"}},
			{Name: "Fell running"},
		},
		References: []document.Reference{{
			Name:      "Ann Sister",
			Reference: "The calmest nurse that the ward has ever had.",
		}},
	}
	got.Basics, got.Meta = document.Basics{}, nil
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
