package names_test

import (
	"testing"

	"vitae/internal/engine/names"
)

func TestOneGender(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"Personalverrechner:in (m/w/d)": "Personalverrechner (m/w/d)", "Krankenpfleger*innen": "Krankenpfleger",
		"Bürokaufmann/-frau": "Bürokaufmann", "Angestellte/r im Empfang": "Angestellte im Empfang",
		"infirmier(ère) de nuit": "infirmier de nuit", "chargé·e de mission": "chargé de mission",
		"Enfermero/a": "Enfermero", "Développeur(se)": "Développeur",
		// Words that go on behind the sign, and no titles.
		"Designer/e-commerce": "Designer/e-commerce", "Tutor/e-learning author": "Tutor/e-learning author",
		"Nurse/in-home": "Nurse/in-home", "Nurse/infant care": "Nurse/infant care", "A/R clerk": "A/R clerk",
		"Assistant to Konstantin": "Assistant to Konstantin", "Lehrerin": "Lehrerin",
	} {
		if got := names.OneGender(title); got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}

func TestInMasculine(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"de", "Leitende Ärztin", "Leitende arzt"},
		{"de", "ElektronikerIn", "elektroniker"},
		{"de", "Psychologin", "psychologe"},
		{"de", "Bürokauffrau", "burokaufmann"},
		{"de", "Assistenz von Konstantin und Valentin", "Assistenz von Konstantin und Valentin"},
		{"de", "Florentin Müller, Glycerin, Login", "Florentin Müller, Glycerin, Login"},
		{"en", "Assistant to Konstantin, Lehrerin", "Assistant to Konstantin, Lehrerin"},
		{"fr", "Directrice de magasin", "directeur de magasin"},
		{"de", "Fotografin, Gräfin", "fotograf, Gräfin"},
		{"fr", "Actrice, avocate, cheffe de projet", "acteur, avocat, chef de projet"},
		{"fr", "Carrière, matière première", "Carrière, matière première"},
		{"fr", "Premières lumières, critères, caractère", "Premières lumières, critères, caractère"},
		{"fr", "Coureuse rigoureuse, relieuse sérieuse", "coureur rigoureux, relieur serieux"},
		{"es", "Ingeniera técnica de cartera", "ingeniero tecnico de cartera"},
		{"es", "Enfermera jefa", "enfermero jefe"},
		{"es", "Carrera y mejora", "Carrera y mejora"},
		{"fr", "Enfermera", "Enfermera"},
	} {
		if got := names.InMasculine(c[1], c[0]); got != c[2] {
			t.Errorf("%s: %q: %q, want %q", c[0], c[1], got, c[2])
		}
	}
}
