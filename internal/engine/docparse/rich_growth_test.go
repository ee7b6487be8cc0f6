package docparse

import (
	"context"
	"runtime"
	"strings"
	"testing"
)

// TestLongRowsCostWhatTheyHold holds that a row of many cells, and a line of many tabs, cost no square of them. It runs
// beside no other test, since it counts what the program allocates.
func TestLongRowsCostWhatTheyHold(t *testing.T) { //nolint:paralleltest // see above
	const n, most = 20_000, 400 << 20 // a square would be gigabytes
	for name, c := range map[string]struct {
		file string
		data []byte
	}{
		"cells of a page": {"cv.html", []byte("<html><table><tr>" + strings.Repeat("<td>a", n))},
		"tabs of a page":  {"cv.html", []byte("<html><p>" + strings.Repeat("a\tb", n))},
		"cells in RTF":    {"cv.rtf", []byte(`{\rtf1 ` + strings.Repeat(`\intbl a\cell`, n) + `\row}`)},
		"cells in ODT": {"cv.odt", odtOf(t, "", "<table:table><table:table-row>"+
			strings.Repeat("<table:table-cell><text:p>a</text:p></table:table-cell>", n/2)+
			"</table:table-row></table:table>")},
		"attributes of a page": {"cv.html", []byte("<html><p " + manyNames(200_000) + ">Jane")},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := testReader().Read(context.Background(), c.file, c.data); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > most {
			t.Errorf("%s: %d bytes allocated, want at most %d", name, took, most)
		}
	}
}

// manyNames returns n names that differ.
func manyNames(n int) string {
	var b strings.Builder
	for i := range n {
		for ; i > 0; i /= 26 {
			b.WriteByte(byte('a' + i%26))
		}
		b.WriteByte(' ')
	}
	return b.String()
}

// TestLookingForStylesIsCounted holds that rules which an element's classes only seem to fit are work too.
func TestLookingForStylesIsCounted(t *testing.T) {
	t.Parallel()
	var sheet cssSheet
	sheet.add(strings.Repeat("p.name#head{color:red}", maxCSSRules))
	classes := strings.Fields(strings.Repeat("a ", 10_000))
	if says := sheet.of("p", classes, "head"); says != nil || sheet.spent <= maxCSSWork {
		t.Errorf("%d steps for %d rules and %d classes, %d properties", sheet.spent, maxCSSRules, len(classes),
			len(says))
	}
}

// TestHiddenTextIsNotedShort holds that of a hidden text the beginning is noted, whatever a packed file unpacks to.
func TestHiddenTextIsNotedShort(t *testing.T) {
	t.Parallel()
	hidden := strings.Repeat("ledger ", 50_000)
	for file, data := range map[string][]byte{
		"cv.html": []byte("<html><p>Jane<p hidden>" + hidden),
		"cv.rtf":  []byte(`{\rtf1 Jane{\v ` + hidden + `}}`),
		"cv.docx": docxOf(t, "<w:p><w:r><w:t>Jane</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>"+hidden+
			"</w:t></w:r></w:p>"),
	} {
		res, err := testReader().Read(context.Background(), file, data)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if n := len(res.Layout.Hidden); n != 1 || len(res.Layout.Hidden[0].Text) > longestHidden+len("…") ||
			!strings.HasPrefix(res.Layout.Hidden[0].Text, "ledger ledger") {
			t.Errorf("%s: %d hidden texts", file, n)
		}
	}
}
