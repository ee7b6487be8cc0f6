package posting

import (
	"strings"
	"testing"
)

// Postings that chat are read like others: what is asked for keeps its class, and the chat asks for nothing.
func TestChattingPostings(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		text  string
		must  string
		nice  string
		never string
	}{
		{
			"Nähkraft (m/w/d)\n\nWas du können solltest\nSchnittmuster (noch nicht sattelfest? Wir zahlen den Excel-Kurs!)\nDeutsch auf B1\n\nPhotoshop kennst du schon? Super, aber kein Muss.\n\nWas kriegst du dafür?\nLaptop mit Linux, 2.900 Euro",
			"Deutsch", "Photoshop", "Linux Euro Excel Super",
		},
		{
			"Fleuriste H/F\n\nVotre profil\n- 2 ans d'expérience\n- Vous parlez anglais, et si vous connaissez Photoshop, c'est encore mieux\n- Excel : apprécié mais facultatif\n\nNos avantages\n- Formation Python",
			"anglais", "Photoshop Excel", "Python mais",
		},
		{
			"Costurera/o\n\nRequisitos\n- Experiencia con Excel\n- Español nativo o C1 e inglés B2\n\n¿Qué te haría destacar?\n- Photoshop\n\nOfrecemos\n- Curso de Python",
			"Excel inglés", "Photoshop", "Python",
		},
		{
			"Upholsterer\n\nThe person we're after\nYou'll hold a driving licence and know Excel.\nPhotoshop would be the icing on the cake.\n\nVisits are encouraged - bring Python the cat.",
			"licence Excel", "Photoshop", "Visits",
		},
	} {
		p := Read(catalogue, tc.text)
		got := map[Class]string{}
		for _, q := range p.Requirements {
			for _, term := range q.Terms {
				got[q.Class] += term.Name + "\n"
			}
		}
		for class, words := range map[Class]string{Must: tc.must, Nice: tc.nice} {
			for w := range strings.FieldsSeq(words) {
				if !strings.Contains(got[class], w) {
					t.Errorf("%s: no %s %q in %q", p.Title, class, w, got)
				}
			}
		}
		for w := range strings.FieldsSeq(tc.never) {
			if strings.Contains(got[Must]+got[Nice], w) {
				t.Errorf("%s: %q is asked for: %q", p.Title, w, got)
			}
		}
	}
}

func TestTitlesThatAdvertise(t *testing.T) {
	t.Parallel()
	titles := map[string]string{
		"Schäfer gesucht!!! 4-Tage-Woche möglich!!! (m/w/d)": "Schäfer",
		"Schäfer (m/w/d) – gerne auch Quereinsteiger":        "Schäfer",
		"Farrier (Hybrid - Austin, TX)":                      "Farrier",
		"Berger.ère confirmé.e (F/H) - CDI":                  "Berger confirmé",
		"Pastor/a 🐑 ¡Urge! (H/M)":                            "Pastor/a",
	}
	m := mostOf(t, len(titles), 4)
	for line, want := range titles {
		if p := Read(catalogue, line+body); p.Title != want {
			m.wrongly("%q: title %q, not %q", line, p.Title, want)
		}
	}
}
