package letter

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// TestDeniedCredentials knows what says, in the letter's language, that a credential is not held.
func TestDeniedCredentials(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code, says string
		want       bool
	}{
		{"en", "No licence", true},
		{"en", "NO forklift licence", true},
		{"en", "NO HGV licence yet", true},
		{"en", "NOT held: CDL", true},
		{"en", "NOCN Level 3", false},
		{"en", "No. 5 welding certificate", false},
		{"en", "G licence, no points", false},
		{"en", "SANS SEC504 Hacker Tools", false},
		{"en", "Pas de Calais first aid", false},
		{"de", "Kein Gb-Schein", true},
		{"de", "KEINE Fahrerlaubnis", true},
		{"de", "KEIN FÜHRERSCHEIN", true},
		{"de", "Noch nicht bestanden", true},
		{"de", "Notfallsanitäter", false},
		{"de", "SANS SEC504", false},
		{"fr", "pas de permis", true},
		{"fr", "SANS permis B", true},
		{"fr", "SANS PERMIS B", true},
		{"fr", "SANS SEC504 Hacker Tools", false},
		{"es", "sin carnet", true},
		{"es", "Ningún carné", true},
		{"es", "SIN carné C", true},
		{"es", "Sinfonietta", false},
	} {
		if w := (&writer{frames: &frames{code: c.code}}); w.isDenied(c.says) != c.want {
			t.Errorf("%s: %q: not %v", c.code, c.says, c.want)
		}
	}
}

// TestLettersNameNothingDenied holds that what a resume denies in capitals is not named as a requirement that is met.
func TestLettersNameNothingDenied(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Certificates = []document.Certificate{{Name: "First aid certificate"}, {Name: "NO forklift licence"}}
	posting := "Warehouse Clerk\nKettle Ltd, Leeds\n\nMust haves\n- Forklift licence\n- First aid certificate\n"
	got := bodyText(write(t, r, posting, Options{}))
	if strings.Contains(got, "forklift") || !strings.Contains(got, "First aid") {
		t.Error(got)
	}
}
