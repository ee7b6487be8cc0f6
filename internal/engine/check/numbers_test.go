package check

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// pages are what stands above a line on a page in each language.
var pages = map[string]string{
	"en": "Jane Doe\njane@example.com\n\nAcme Ltd, 1998 – 2001\nOne of the managers in the plant at Leeds\n- ",
	"de": "Jane Doe\njane@example.com\n\nAcme GmbH, 1998 – 2001\nMit der Leitung und dem Betrieb betraut\n- ",
	"fr": "Jane Doe\njane@example.com\n\nAcme SA, 1998 – 2001\nDans une des équipes de la direction\n- ",
	"es": "Jane Doe\njane@example.com\n\nAcme SL, 1998 – 2001\nEn uno de los equipos de la dirección\n- ",
}

// TestNumbersAndDates finds each false number and date of testdata/numbers.txt, and not only what is true beside it. Of
// an honest line it finds nothing of any kind; where the model is known to, no more than it was last seen to.
func TestNumbersAndDates(t *testing.T) {
	t.Parallel()
	page := ""
	for line := range strings.Lines(readFile(t, "testdata/numbers.txt")) {
		kind, pair, ok := strings.Cut(strings.TrimSpace(line), ": ")
		was, now, paired := strings.Cut(pair, " => ")
		if kind == "language" {
			page = pages[pair]
		}
		if !ok || !paired {
			continue
		}
		found := Check(catalogue(t), Text{Text: page + was}, Text{Text: page + now})
		if value, lie := strings.CutPrefix(kind, "lie "); lie {
			if !slices.ContainsFunc(found, func(f Finding) bool { return strings.Contains(f.Value, value) }) {
				t.Errorf("%q of %q: nothing is said of %s: %+v", now, was, value, found)
			}
			continue
		}
		known, err := strconv.Atoi(strings.TrimPrefix(kind, "honest "))
		switch {
		case err != nil:
			t.Errorf("%q: neither a lie nor honest", line)
		case len(found) > known:
			t.Errorf("%q of %q: %d findings where %d were known: %+v", now, was, len(found), known, found)
		case len(found) < known:
			t.Errorf("%q of %q has %d findings now: hold it to that", now, was, len(found))
		}
	}
}
