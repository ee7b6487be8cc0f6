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

// smallAt is a fragment of 5 point letters.
func smallAt(text string, x, y float64) fragment {
	f := fragAt(text, x, y)
	f.size = 5
	return f
}

// TestMargins sets periods beside no row of what they date, as a margin does that centres them or puts them below its
// headings: each must be read with the row that it belongs to, and a column that says more is none of this kind.
func TestMargins(t *testing.T) {
	t.Parallel()
	right := []fragment{
		fragAt("Carpenter", 150, 100), fragAt("Holm & Sons, Bergen", 150, 114), fragAt("Built roofs", 150, 128),
		fragAt("Joiner", 150, 160), fragAt("Fjord Boats, Bergen", 150, 174), fragAt("Built boats", 150, 188),
		fragAt("Trade certificate", 150, 220), fragAt("Bergen Technical School", 150, 234),
		fragAt("With honours", 150, 248),
	}
	for name, c := range map[string]struct {
		left []fragment
		want string // "" where it is no margin
	}{
		"below the headings": {
			[]fragment{
				fragAt("Experience", 40, 100), fragAt("2018 - 2024", 40, 118), fragAt("2015 - 2018", 40, 164),
				fragAt("Education", 40, 220), fragAt("2012 - 2015", 40, 238),
			},
			"2018 - 2024@100 2015 - 2018@160 2012 - 2015@220",
		},
		"on their rows": {
			[]fragment{
				fragAt("Experience", 40, 86), fragAt("2018 - 2024", 40, 100), fragAt("2015 - 2018", 40, 160),
				fragAt("Education", 40, 206), fragAt("2012 - 2015", 40, 220),
			},
			"2018 - 2024@100 2015 - 2018@160 2012 - 2015@220",
		},
		"with a label in small print": {
			[]fragment{
				fragAt("Experience", 40, 100), fragAt("2018 - 2024", 40, 118), fragAt("2015 - 2018", 40, 164),
				fragAt("Education", 40, 220),
				fragAt("2012 - 2015", 40, 238), fragAt("Skills", 40, 260), smallAt("Best bridge of the year", 40, 250),
			},
			"2018 - 2024@100 2015 - 2018@160 2012 - 2015@220 Best bridge of the year@250",
		},
		"with labels of its own": {
			[]fragment{
				fragAt("Education", 40, 104), fragAt("2012 - 2015", 40, 118), fragAt("Oslo", 40, 132),
				fragAt("Languages", 40, 164),
			}, "",
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
	for _, f := range rowFragments(row, false, nil) {
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
		{from: 0, size: 12, bold: true},
		{from: 5, size: 12, bold: true},
		{from: 7, size: 12, bold: true},
		{from: 12, size: 9, italic: true},
	}}
	parts := s.cutAt(3)
	if len(parts) != 2 || !parts[0].bold || parts[0].size != 12 || parts[1].bold || !parts[1].italic ||
		parts[1].size != 9 || !parts[1].endItalic() {
		t.Errorf("%+v", parts)
	}
}

// TestNameBesideSmallPrint sets a large name on one row with small print: the name has its own line.
func TestNameBesideSmallPrint(t *testing.T) {
	t.Parallel()
	row := func(segs ...segment) line {
		return line{
			segs: segs, page: 1, x0: segs[0].x0, x1: segs[len(segs)-1].x1, textX: segs[0].x0, top: 40,
			bottom: 60, size: 24,
		}
	}
	name, address := segment{text: "Mia Sørensen", x0: 50, x1: 200, size: 24}, segment{
		text: "Harbour 4, 5003 Bergen",
		x0:   400, x1: 500, size: 9,
	}
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

// TestColumnsThatNearlyTouch sets contact data a word space away from the text beside it: no row may run on over the
// gap, and the two are columns.
func TestColumnsThatNearlyTouch(t *testing.T) {
	t.Parallel()
	set := func(text string, x, y, size float64, name string) []glyph {
		var out []glyph
		for _, r := range text {
			out = append(out, glyph{r: r, x0: x, x1: x + size/2, baseline: y, font: &font{name: name, size: size}})
			x += size / 2
		}
		return out
	}
	p := pdfPage{width: 600, height: 800}
	right := []string{
		"EXPERIENCE", "Carpenter, Holm & Sons", "Built the roofs of forty houses", "Joiner, Fjord Boats",
		"Built boats of oak", "EDUCATION", "Trade certificate", "With honours", "LANGUAGES", "Norwegian",
	}
	left := []string{"Harbour Street 44 a 22", "", "mia@a-harbour.example", "", "+47 555 01 99", "5003 Bergen"}
	for i, text := range right {
		p.glyphs = append(p.glyphs, set(text, 153, 100+14*float64(i), 12, "bold")...)
	}
	for i, text := range left {
		p.glyphs = append(p.glyphs, set(text, 50, 102+14*float64(i), 9, "regular")...)
	}
	frags := fragments(&p)
	for _, f := range frags {
		if f.x0 < 150 && f.x1 > 153 {
			t.Errorf("%q runs over the gap", f.text)
		}
	}
	if parts, _ := regions(frags, nil); len(parts) != 2 {
		t.Errorf("%d regions", len(parts))
	}
}

// TestBulletsOfSmallSize sets a small bullet behind a date and before what it opens.
func TestBulletsOfSmallSize(t *testing.T) {
	t.Parallel()
	row := []glyph{{r: 'f', x0: 134, x1: 139, font: &font{name: "sign", size: 5}}}
	for i, r := range "Built boats" {
		x := 144.2 + 4.5*float64(i)
		row = append(row, glyph{r: r, x0: x, x1: x + 4.5, font: &font{name: "text", size: 9}})
	}
	if got := rowFragments(row, false, nil); len(got) != 1 || got[0].text != "f Built boats" {
		t.Errorf("%+v", got)
	}
}

// TestOneBaselineIsOneRow sets letters of two sizes on one baseline that just reaches the row above: they stay
// together.
func TestOneBaselineIsOneRow(t *testing.T) {
	t.Parallel()
	at := func(r rune, x, y, size float64) glyph {
		return glyph{r: r, x0: x, x1: x + size/2, baseline: y, font: &font{name: "text", size: size}}
	}
	p := pdfPage{width: 600, height: 800, glyphs: []glyph{
		at('J', 217, 363.8, 9), at('2', 62, 366, 7.6), at('0', 65.8, 366, 7.6), at('t', 72.5, 366, 5.2),
		at('o', 75.1, 366, 5.2),
	}}
	var got []string
	for _, f := range fragments(&p) {
		got = append(got, f.text)
	}
	if want := []string{"J", "20 to"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestHeadingOverTwoRows joins a heading that a narrow column breaks, where only its size sets it apart from the text.
func TestHeadingOverTwoRows(t *testing.T) {
	t.Parallel()
	at := func(text string, size float64) line {
		return line{page: 1, size: size, segs: []segment{{text: text, size: size, x1: 80}}}
	}
	text := at("National Diploma, Mine Surveying, University of Magaliesberg", 9)
	for name, c := range map[string]struct {
		head, tail line
		want       string
	}{
		"larger":         {at("Education and", 11), at("Qualifications", 11), "Education and Qualifications"},
		"the text's own": {at("Education and", 9), at("Qualifications", 9), "Education and"},
		"no heading":     {at("Profit and", 11), at("Loss", 11), "Profit and"},
	} {
		if got := joinMargin([]line{c.head, c.tail, text, text})[0].text(); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestDatedRows takes signs of calendars and pins off the rows that they begin, and leaves points of a list their
// bullets.
func TestDatedRows(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		row  []fragment
		mark bool
	}{
		"a period and a place": {[]fragment{fragAt("Feb 2019 – date", 52, 100), fragAt("Rustenburg", 150, 100)}, false},
		"a point":              {[]fragment{fragAt("Cut the reconciliation to four days", 52, 100)}, true},
		"a point with a date":  {[]fragment{fragAt("Prize of the year", 52, 100), fragAt("2019", 300, 100)}, true},
	} {
		c.row[0].mark = true
		if l := rowLine(c.row, 1); l.mark != c.mark {
			t.Errorf("%s: a bullet: %v", name, l.mark)
		}
	}
}
