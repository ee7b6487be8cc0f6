package match

import (
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestTitlesOfBothGendersScoreAlike holds a score to the work, however a title says who does it.
func TestTitlesOfBothGendersScoreAlike(t *testing.T) {
	t.Parallel()
	for asked, titles := range map[string][]string{
		"Personalverrechner:in (m/w/d)":               {"Personalverrechner", "Personalverrechnerin"},
		"Pflegefachmann/-frau oder Krankenpfleger*in": {"Krankenpfleger", "Krankenpflegerin"},
		"Elektroniker (m/w/d)":                        {"Elektroniker", "Elektronikerin"},
		"Infirmier(ère) de nuit":                      {"Infirmier de nuit", "Infirmière de nuit"},
		"Enfermero/a":                                 {"Enfermero", "Enfermera"},
	} {
		p := posting.Read(catalogue, asked+"\n\n- 3 Jahre Praxis\n- Excel\n")
		var scores []float64
		for _, title := range titles {
			r := &document.Resume{Work: []document.Work{{
				Name: "Haus am See", Position: title, StartDate: "2018-09", Highlights: []string{"Excel, 40 Leute"},
			}}}
			scores = append(scores, Analyze(catalogue, r, p, asOf).Score)
		}
		if scores[0] != scores[1] {
			t.Errorf("%s: %v score %v", asked, titles, scores)
		}
	}
}
