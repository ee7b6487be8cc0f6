package docparse

import (
	"testing"

	"vitae/internal/engine/document"
)

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
		if openAtDash(c.es, "2015"); c.es[0].open != c.open {
			t.Errorf("%s: open is %v", name, c.es[0].open)
		}
	}
}

// TestEndBelow takes the second of two starts for the end where a dash with nothing behind it goes before.
func TestEndBelow(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		first, second string
		open          bool
		end           document.Date
	}{
		"over two lines":   {"04/2017", "06/2021", true, "2021-06"},
		"an earlier one":   {"04/2017", "06/2015", true, ""},
		"without the dash": {"04/2017", "06/2021", false, "2017-04"},
	} {
		e := readEntry{
			kind: 'J', open: c.open,
			fields: map[byte][]found{'S': {{text: c.first, unit: 1}, {text: c.second, unit: 2}}},
		}
		e.spoken = dateSpan{end: "2017-04"}
		e.endBelow()
		if _, end := e.dates(); end != c.end {
			t.Errorf("%s: ends %q", name, end)
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
