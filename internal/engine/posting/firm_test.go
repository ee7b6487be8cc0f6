package posting

import "testing"

func TestNamesOfFirms(t *testing.T) {
	t.Parallel()
	for s, want := range map[string]bool{
		"Muster GmbH": true, "ACME, Inc.": true, "Banco del Sur S.A.": true, "Ledger S.A": true, "Grupo SA de": true,
		"P&G":    true,
		"Bakery": true, "Salt & Pepper": false, "Incorporated": false, "s.ab": false, "Sales": false, "": false,
		"Agathe": false,
	} {
		if got := namesFirm(s); got != want {
			t.Errorf("%q names a firm: %v, want %v", s, got, want)
		}
	}
}
