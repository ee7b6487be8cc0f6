package posting

import "testing"

// TestWholeTitle takes no label, hours or rest of a line for a title.
func TestWholeTitle(t *testing.T) {
	for _, c := range []struct{ title, text, want string }{
		{"Post: Nurse", "Post: Nurse", "Nurse"},
		{"Erzieherin 80", "Erzieherin / Erzieher 80 %", "Erzieherin"},
		{"Area 51", "Area 51", "Area 51"},
		{"in Linz", "Wir suchen\nBuchhalter:in (25–38,5 Std.) in Linz\n", "Buchhalter:in"},
		{"in Leeds", "in Leeds we are many", ""},
		{"Head of Sales", "Head of Sales", "Head of Sales"},
	} {
		if got := wholeTitle(c.title, c.text); got != c.want {
			t.Errorf("%q: %q, want %q", c.title, got, c.want)
		}
	}
}
