package match

import (
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestDegreeLettersProveNoSkill: the letters of a degree are no abbreviation of a skill, but its subject still counts.
func TestDegreeLettersProveNoSkill(t *testing.T) {
	t.Parallel()
	job := posting.Read(catalogue, "Embedded-Entwickler\n\nAnforderungen\n- statische Codeanalyse\n")
	r := &document.Resume{
		Work: []document.Work{{
			Position: "Entwickler", Name: "Larkspur", StartDate: "2019-01", EndDate: "2024-01",
			Highlights: []string{"Die Firmware der Pumpen geschrieben und mit den Kollegen geprüft."},
		}},
		Education: []document.Education{{Institution: "Hochschule Offenburg", StudyType: "M.Sc.", Area: "Mechatronik"}},
	}
	for _, m := range Analyze(catalogue, r, job, asOf).Skills {
		for _, e := range m.Proof {
			t.Errorf("%s is shown by %q", m.Skill, e.Text)
		}
	}
}
