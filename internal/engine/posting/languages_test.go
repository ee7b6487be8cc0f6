package posting

import (
	"slices"
	"strings"
	"testing"
)

// What a posting asks for is read in each language by its own words.
func TestPostingsInOtherLanguages(t *testing.T) {
	t.Parallel()
	cases := []struct {
		text, lang, title, company string
		years                      float64
		want                       []string
	}{
		{
			"Wir suchen ab sofort eine/n\n\nTischler:in (m/w/d)\nSchreinerei Holzapfel GmbH, Ulm\n\nIhre Aufgaben\n- Montage von Küchen\n\nIhr Profil\n- Abgeschlossene Ausbildung als Tischler/in\n- Mindestens drei Jahre Berufserfahrung im Innenausbau\n- Führerschein Klasse B wünschenswert\n- Sehr gutes Deutsch, Englisch A2\n\nWir bieten\n- 30 Tage Urlaub",
			"de", "Tischler:in", "Schreinerei Holzapfel GmbH", 3,
			[]string{
				"must education associate", "must language C1", "must language A2", "nice credential",
				"duty skill",
			},
		},
		{
			"Coiffeur H/F\nSalon Mirabelle\n\nVos missions\n- Accueillir au salon\n\nVotre profil\n- Titulaire d'un CAP coiffure\n- 2 ans d'expérience minimum\n- Maîtrise des techniques de coloration\n- Permis B indispensable\n- Anglais courant souhaité\n\nNos avantages\n- Mutuelle",
			"fr", "Coiffeur", "Salon Mirabelle", 2,
			[]string{"must education secondary", "nice language C1", "must credential", "must skill"},
		},
		{
			"Fontanero/a (H/M)\nReparaciones Lince S.L., Murcia\n\nFunciones\n- Reparación de averías\n\nRequisitos\n- Grado Medio en instalaciones\n- Al menos 2 años de experiencia\n- Carnet de conducir\n- Inglés medio valorable\n\nOfrecemos\n- Contrato indefinido",
			"es", "Fontanero/a", "Reparaciones Lince S.L.", 2,
			[]string{"must education associate", "nice language B1", "must credential", "duty skill"},
		},
	}
	heads := mostOf(t, len(cases), 2)
	for _, tc := range cases {
		p := Read(catalogue, tc.text)
		if p.Title != tc.title || p.Company != tc.company {
			heads.wrongly("%s: got %q, %q", tc.title, p.Title, p.Company)
		}
		if p.Language != tc.lang || p.Years != tc.years {
			t.Errorf("%s: got %s, %g years", tc.title, p.Language, p.Years)
		}
		var got []string
		for _, q := range p.Requirements {
			s := string(q.Class) + " " + string(q.Kind)
			if q.Kind == KindEducation || q.Kind == KindLanguage {
				s += " " + q.Level
			}
			got = append(got, s)
			if low := lower(q.Text); strings.Contains(low, "urlaub") || strings.Contains(low, "mutuelle") ||
				strings.Contains(low, "indefinido") {
				t.Errorf("%s: %q is an offer", tc.title, q.Text)
			}
		}
		for _, w := range tc.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q in %q", tc.title, w, got)
			}
		}
	}
}

func TestSpokenLanguagesHaveTheirOwnLevels(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Deutsch (Muttersprache), Englisch (B1)":        "german native english B1",
		"Verhandlungssicheres Deutsch, gutes Englisch":  "german C1 english B2",
		"fließend Deutsch und Englisch":                 "german C1 english C1",
		"English and German (at least B2)":              "english B2 german B2",
		"Español nativo e inglés nivel medio":           "spanish native english B1",
		"Anglais professionnel (niveau C1), espagnol":   "english C1 spanish",
		"Deutschkenntnisse mindestens B2":               "german B2",
		"Deutschlandticket und deutschlandweite Reisen": "",
	} {
		var got []string
		for _, s := range Spoken(text) {
			got = append(got, string(s.Skill))
			if s.Level != "" {
				got = append(got, s.Level)
			}
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("%q: %q, not %q", text, g, want)
		}
	}
}

func TestLinesCutByTheirWidthAreOne(t *testing.T) {
	t.Parallel()
	p := Read(catalogue, "Staff Accountant\nIronvale Tools, LLC\n\nMinimum qualifications\n- Three years of progressively responsible\n  experience in general accounting\n- Python\n- SQL")
	if p.Years != 3 || len(p.Requirements) != 4 {
		t.Errorf("%g years, %v", p.Years, asked(p))
	}
}

func TestDegreesHeldInOtherLanguages(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Grado Superior en Administración": "associate", "Grado en Enfermería": "bachelor",
		"BTS Comptabilité": "associate", "CAP Cuisine": "secondary",
		"Licence en droit": "bachelor", "Ausbildung zum Koch": "associate", "Diplôme d'ingénieur": "master",
		"Promotion in Chemie": "doctorate", "Abitur": "secondary",
	} {
		if got := DegreeHeld(line); got != DegreeRank(want) {
			t.Errorf("%q: %d, not %s", line, got, want)
		}
	}
}

func TestWhatIsWrittenShort(t *testing.T) {
	t.Parallel()
	got := Spoken("Deutsch (Muttersprache), Engl. (C1), Ital. (A2)")
	if len(got) != 3 || got[1].Level != "C1" || got[2].Level != "A2" {
		t.Errorf("read %v", got)
	}
	if rank := DegreeHeld("Associate degree in respiratory care"); rank != DegreeRank("associate") {
		t.Errorf("an associate degree is of rank %d", rank)
	}
}
