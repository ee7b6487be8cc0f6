package docparse

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// fragAt is a fragment of 10 point letters at a place.
func fragAt(text string, x, y float64) fragment {
	f := fragment{text: text, x0: x, x1: x + 5*float64(len(text)), baseline: y, size: 10, textX: x}
	for i := range strings.Fields(text) {
		f.words = append(f.words, word{from: i})
	}
	f.kind = f.heads()
	return f
}

// TestMargins sets periods beside no row of what they date, as a margin does that centres them or puts them below its
// headings: each must be read with the row that it belongs to, and a column that says more is none of this kind.
func TestMargins(t *testing.T) {
	t.Parallel()
	right := []fragment{
		fragAt("Carpenter", 150, 100), fragAt("Holm & Sons, Bergen", 150, 114), fragAt("Built roofs", 150, 128),
		fragAt("Joiner", 150, 160), fragAt("Fjord Boats, Bergen", 150, 174), fragAt("Built boats", 150, 188),
		fragAt("Trade certificate", 150, 220), fragAt("Bergen Technical School", 150, 234), fragAt("With honours", 150, 248),
	}
	for name, c := range map[string]struct {
		left []fragment
		want string // "" where it is no margin
	}{
		"below the headings": {
			[]fragment{fragAt("Experience", 40, 100), fragAt("2018 - 2024", 40, 118), fragAt("2015 - 2018", 40, 164), fragAt("Education", 40, 220), fragAt("2012 - 2015", 40, 238)},
			"2018 - 2024@100 2015 - 2018@160 2012 - 2015@220",
		},
		"on their rows": {
			[]fragment{fragAt("Experience", 40, 86), fragAt("2018 - 2024", 40, 100), fragAt("2015 - 2018", 40, 160), fragAt("Education", 40, 206), fragAt("2012 - 2015", 40, 220)},
			"2018 - 2024@100 2015 - 2018@160 2012 - 2015@220",
		},
		"with labels of its own": {
			[]fragment{fragAt("Education", 40, 104), fragAt("2012 - 2015", 40, 118), fragAt("Oslo", 40, 132), fragAt("Languages", 40, 164)}, "",
		},
	} {
		heads := headsIn(c.left)
		if is := isMargin(c.left, right); is != (c.want != "") {
			t.Errorf("%s: a margin: %v", name, is)
			continue
		}
		var margin []*fragment
		for i := range c.left {
			margin = append(margin, &c.left[i])
		}
		settleDates(margin, heads, right)
		var got []string
		for _, f := range c.left {
			if f.kind == "" {
				got = append(got, f.text+"@"+strconv.Itoa(int(f.baseline)))
			}
		}
		if g := strings.Join(got, " "); c.want != "" && g != c.want {
			t.Errorf("%s: %s", name, g)
		}
	}
}

// TestSmallCapitals sets words whose first letter is larger than the others: neither may the small letters' spaces be
// taken for letter-spacing nor the words part.
func TestSmallCapitals(t *testing.T) {
	t.Parallel()
	var row []glyph
	x := 50.0
	for w := range strings.FieldsSeq("HARBOUR PILOT OF BERGEN") {
		for i, r := range w {
			size := 9.0
			if i == 0 {
				size = 12
			}
			row = append(row, glyph{r: r, x0: x, x1: x + size*0.6, font: &font{name: "cmcsc", size: size}})
			x += size*0.6 + 1.4
		}
		x += 3
	}
	row = append(row, glyph{r: '2', x0: x + 1.1, x1: x + 7, font: &font{name: "cmti", size: 12, italic: true}})
	var got []string
	for _, f := range rowFragments(row) {
		got = append(got, f.text)
		for _, w := range f.words[:len(f.words)-1] {
			if w.size == 0 {
				t.Errorf("%q: a word without its size", f.text)
			}
		}
	}
	if want := []string{"HARBOUR PILOT OF BERGEN", "2"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestCutKeepsTheLook cuts a bold name from the italic words behind it: each piece looks as its own words do.
func TestCutKeepsTheLook(t *testing.T) {
	t.Parallel()
	s := segment{text: "Holm & Sons Bergen", size: 12, bold: true, words: []word{
		{from: 0, size: 12, bold: true}, {from: 5, size: 12, bold: true}, {from: 7, size: 12, bold: true}, {from: 12, size: 9, italic: true},
	}}
	parts := s.cutAt(3)
	if len(parts) != 2 || !parts[0].bold || parts[0].size != 12 || parts[1].bold || !parts[1].italic || parts[1].size != 9 || !parts[1].endItalic() {
		t.Errorf("%+v", parts)
	}
}

// TestNameBesideSmallPrint sets a large name on one row with small print: the name has its own line.
func TestNameBesideSmallPrint(t *testing.T) {
	t.Parallel()
	row := func(segs ...segment) line {
		return line{segs: segs, page: 1, x0: segs[0].x0, x1: segs[len(segs)-1].x1, textX: segs[0].x0, top: 40, bottom: 60, size: 24}
	}
	name, address := segment{text: "Mia Sørensen", x0: 50, x1: 200, size: 24}, segment{text: "Harbour 4, 5003 Bergen", x0: 400, x1: 500, size: 9}
	for in, c := range map[string]struct {
		l    line
		want int
	}{
		"small print at the right": {row(name, address), 2},
		"the name alone":           {row(name), 1},
		"a headline as large":      {row(name, segment{text: "Harbour pilot", x0: 300, x1: 400, size: 20}), 1},
	} {
		if got := partNames([]line{c.l}, 10); len(got) != c.want || got[0].text() == "" {
			t.Errorf("%s: %d lines", in, len(got))
		}
	}
}
