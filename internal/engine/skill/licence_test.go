package skill

import (
	"strings"
	"testing"
)

// Classes behind the name of a driving licence are licences of their own, in the ways in which postings and resumes
// write them.
func TestLicenceClasses(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Führerschein Klasse B":                 "driving-licence",
		"Führerschein (Klasse B)":               "driving-licence",
		"Führerschein Klasse B oder BE":         "driving-licence be-licence",
		"Führerschein der Klassen C und CE":     "hgv-class-2 hgv-class-1",
		"Führerschein C/CE":                     "hgv-class-2 hgv-class-1",
		"Führerschein: Klasse B, C1":            "driving-licence c1-licence",
		"permis C, CE":                          "hgv-class-2 hgv-class-1",
		"Permis B et BE exigés":                 "driving-licence be-licence",
		"Carnet C+E":                            "hgv-class-1",
		"LGV C+E LICENCE":                       "hgv-class-1",
		"carnet de conducir tipo B":             "driving-licence",
		"carné B y vehículo propio":             "driving-licence own-vehicle",
		"Führerschein A und B":                  "driving-licence",
		"a full driving licence. A car is ours": "driving-licence",
		"driving licence, C# and SQL":           "driving-licence csharp sql",
	} {
		var got []string
		for _, m := range catalogue(t).Find(text) {
			got = append(got, string(m.Skill))
			if text[m.Start:m.End] != m.Text {
				t.Errorf("%q: %q is not %q", text, m.Text, text[m.Start:m.End])
			}
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("%q: %s, not %s", text, g, want)
		}
	}
}

// Who may drive the larger may drive the smaller.
func TestLicenceClassesImplyTheLower(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, pair := range [][2]ID{
		{"hgv-class-1", "hgv-class-2"},
		{"hgv-class-1", "driving-licence"},
		{"hgv-class-2", "c1-licence"},
		{"be-licence", "driving-licence"},
		{"pcv-licence", "driving-licence"},
	} {
		if r, ok := c.Relation(pair[0], pair[1]); !ok || r.Kind != Implies || r.Weight < 0.85 {
			t.Errorf("%s does not imply %s: %+v", pair[0], pair[1], r)
		}
		if r, ok := c.Relation(pair[1], pair[0]); ok && r.Kind == Implies {
			t.Errorf("%s implies %s", pair[1], pair[0])
		}
	}
}
