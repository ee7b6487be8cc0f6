package docparse

import "testing"

// TestOpenAtDash takes the dash behind a lone start for an open end only where it is the only one.
func TestOpenAtDash(t *testing.T) {
	t.Parallel()
	job := func(dashed bool, end string) readEntry {
		e := readEntry{kind: 'J', dashed: dashed, fields: map[byte][]found{'S': {{text: "2015"}}}}
		if end != "" {
			e.fields['E'] = []found{{text: end}}
		}
		return e
	}
	for name, c := range map[string]struct {
		es   []readEntry
		open bool
	}{
		"the only one":      {[]readEntry{job(true, ""), job(true, "2018")}, true},
		"one of two":        {[]readEntry{job(true, ""), job(true, ""), job(true, "2018")}, false},
		"without any end":   {[]readEntry{job(true, ""), job(false, "")}, false},
		"no dash behind it": {[]readEntry{job(false, ""), job(true, "2018")}, false},
	} {
		if openAtDash(c.es); c.es[0].open != c.open {
			t.Errorf("%s: open is %v", name, c.es[0].open)
		}
	}
}

// TestSpaceBetweenParagraphs reads paragraphs that all stand two or three lines apart as if they stood one apart.
func TestSpaceBetweenParagraphs(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][3]float64{
		"\n\nA\n\nB\n\n\nC":     {2, 1, 2},
		"\n\nA\n\n\nB\n\n\n\nC": {2, 1, 2},
		"A\nB\n\n\n\nC":         {0, 0, 1},
	} {
		for i, r := range textRows(in) {
			if r.blank != want[i] {
				t.Errorf("%q: %v above row %d", in, r.blank, i)
			}
		}
	}
}
