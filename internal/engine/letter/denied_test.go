package letter

import "testing"

// TestDeniedCredentials knows what says that a credential is not held.
func TestDeniedCredentials(t *testing.T) {
	for s, want := range map[string]bool{
		"Kein Gb-Schein": true, "No licence": true, "pas de permis": true, "sin carnet": true,
		"Notfallsanitäter": false, "NOCN Level 3": false, "Sinfonietta": false, "G licence, no points": false,
		"SANS SEC504 Hacker Tools": false, "KEIN FÜHRERSCHEIN": true,
		"Noch nicht bestanden": true, "Ningún carné": true,
	} {
		if isDenied(s) != want {
			t.Errorf("%q: not %v", s, want)
		}
	}
}
