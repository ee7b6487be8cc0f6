package docparse

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"

	"vitae/internal/engine/document"
)

// glyph is one character on a page, in points from the page's top left corner.
type glyph struct {
	r        rune
	x0, x1   float64
	baseline float64
	font     *font
	object   uint64
}

// font is how a text object is set.
type font struct {
	name         string // folded
	size         float64
	bold, italic bool
	white        bool
	rotated      bool
	symbol       bool    // holds signs and no letters
	unseen       bool    // set to be invisible, as recognised characters behind a scan are
	baseline     float64 // of the text object
}

// pdfLink is a link annotation with an address.
type pdfLink struct {
	uri            string
	x0, y0, x1, y1 float64
}

// dot is a small shape that may be a bullet; y is its middle.
type dot struct{ x0, x1, y float64 }

// pdfBox is a rectangle on a page.
type pdfBox struct{ x0, y0, x1, y1 float64 }

// pdfPage is what a page holds.
type pdfPage struct {
	width, height float64 // as it is shown
	turn          int     // by how many quarters it is turned to be shown, clockwise
	glyphs        []glyph
	texts         map[uint64]*font // how each text object is set
	links         []pdfLink
	dots          []dot
	unmapped      int // characters that the file gives no letter for
	objects       int // what is drawn on it, of any kind
	backdrops     []pdfBox
	images        []pdfBox
	loose         []string // fonts that the file does not carry
}

func boldName(name string) bool {
	for _, w := range []string{"bold", "black", "heavy", "semibold", "demi", "extrabold", "medi"} {
		if strings.Contains(name, w) {
			return w != "medi" || !strings.Contains(name, "medium")
		}
	}
	return lmBold(name)
}

// lmBold knows the bold cuts of TeX's fonts, which do not say so in words: cmbx10, ec-lmbx12, sfbx1000.
func lmBold(name string) bool {
	return strings.Contains(name, "cmbx") || strings.Contains(name, "lmbx") || strings.Contains(name, "sfbx") ||
		strings.HasPrefix(name, "bx") || strings.Contains(name, "cmssbx") || strings.Contains(name, "cmb1") ||
		strings.Contains(name, "sfsx") || strings.Contains(name, "sfxb") || strings.Contains(name, "ecbx") ||
		strings.Contains(name, "ecsx")
}

func italicName(name string) bool {
	return strings.Contains(name, "ital") || strings.Contains(name, "oblique") || strings.Contains(name, "slant") ||
		strings.Contains(name, "cmti") || strings.Contains(name, "lmri") || strings.Contains(name, "-it")
}

// fragment is a run of characters on one baseline without a wide gap.
type fragment struct {
	text         string
	x0, x1       float64
	baseline     float64
	size         float64
	bold, italic bool // of the first word
	endBold      bool // of the last
	mark         bool
	textX        float64
	words        []word
	kind         document.Section // that its words head, "" where they head none
}

// How far letters reach above and below their baseline, in font sizes: what fonts of text have, rounded.
const (
	ascent  = 0.8
	descent = 0.22
)

func (f *fragment) top() float64    { return f.baseline - ascent*f.size }
func (f *fragment) bottom() float64 { return f.baseline + descent*f.size }

// fragments puts a page's characters together: rows of one baseline, cut where a gap is wider than any word space.
func fragments(p *pdfPage) []fragment {
	gs := visible(p)
	slices.SortStableFunc(gs, func(a, b glyph) int { return cmp.Compare(a.baseline, b.baseline) })
	leftward := leftwardPage(gs)
	var rows [][]glyph
	for i := 0; i < len(gs); {
		j := i + 1
		for j < len(gs) && (gs[j].baseline-gs[i].baseline < rowTolerance(gs[i:j+1]) ||
			gs[j].baseline-gs[j-1].baseline < sameBaseline) {
			j++
		}
		row := gs[i:j]
		partStacked(row)
		slices.SortStableFunc(row, func(a, b glyph) int { return cmp.Compare(a.left(), b.left()) })
		rows = append(rows, row)
		i = j
	}
	sp := spacingOf(rows)
	var out []fragment
	for _, row := range rows {
		out = append(out, rowFragments(row, leftward, &sp)...)
	}
	for i := range out {
		out[i].kind = out[i].heads()
	}
	markDotted(out, p.dots)
	out = append(out, sidewaysHeadings(p, out)...)
	slices.SortStableFunc(out, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	return out
}

// heads returns the kind of section that a fragment's words head. A sign before them is a bullet unless they are set as
// a heading is.
func (f *fragment) heads() document.Section {
	kind := headingKind(f.text)
	if kind == sectionPreamble || f.mark && !f.bold && !isUpper(f.text) || !startsUpper(cutOrdinal(f.text)) {
		return ""
	}
	return kind
}

// Where a drawn dot stands that is the bullet of a line, in font sizes but for the least gap, which is in points; tuned
// as the bounds of white are.
const (
	leastDotGap = 0.5
	mostDotGap  = 2.2
	dotBelow    = 0.1 // the baseline
	widestDot   = 0.7
)

// markDotted takes drawn dots for bullets where several stand in one column, each right before the text of a line.
func markDotted(frags []fragment, dots []dot) {
	type hit struct{ frag, dot int }
	columns := map[int][]hit{}
	for k, d := range dots {
		best := -1
		for i, f := range frags {
			gap := f.x0 - d.x1
			if gap < leastDotGap || gap > mostDotGap*f.size || d.y > f.baseline+dotBelow*f.size ||
				d.y < f.baseline-ascent*f.size || d.x1-d.x0 > widestDot*f.size {
				continue
			}
			if best < 0 || f.x0 < frags[best].x0 {
				best = i
			}
		}
		if best >= 0 {
			columns[int(math.Round(d.x0/2))] = append(columns[int(math.Round(d.x0/2))], hit{best, k})
		}
	}
	for _, x := range slices.Sorted(maps.Keys(columns)) {
		hits := columns[x]
		if len(hits) < 2 {
			continue
		}
		for _, h := range hits {
			f := &frags[h.frag]
			if !f.mark && f.kind == "" && f.x0 > dots[h.dot].x1 {
				f.mark, f.textX, f.x0 = true, f.x0, dots[h.dot].x0
			}
		}
	}
}

// sameBaseline is how far, in points, letters of one baseline may stray by rounding: a row never ends between them.
const sameBaseline = 0.05

// How far the letters of one row may stray from its baseline: a share of the smaller font size, and no more than so
// many points. Raised and lowered letters stay in their row, and the next row is farther off. Tuned
// as the bounds of white.
const (
	strayShare = 0.3
	mostStray  = 4
)

// rowStray is how far two letters of one row may stray.
func rowStray(size, other float64) float64 {
	return math.Min(strayShare*math.Min(size, other), mostStray)
}

func rowTolerance(gs []glyph) float64 { return rowStray(gs[0].font.size, gs[len(gs)-1].font.size) }

// visible leaves out what no reader of the page sees: characters off the page, turned on their side, of no size, or
// printed twice on one spot.
func visible(p *pdfPage) []glyph {
	type spot struct {
		r    rune
		x, y int
	}
	seen := map[spot]uint64{}
	out := make([]glyph, 0, len(p.glyphs))
	for _, g := range surrogates(p.glyphs) {
		if g.font.rotated || p.hides(&g) {
			continue
		}
		if lig, ok := bareLigature(g.r); ok {
			for _, r := range lig {
				g.r = r
				out = append(out, g)
			}
			continue
		}
		if r := g.r; r == '\u200b' || r == '\u00ad' || r == '\ufeff' || unicode.IsControl(r) && r != '\t' && r != 2 {
			continue
		}
		switch g.r {
		case 2, '\u2010', '\u2011': // PDFium's sign for a hyphen at a line's end; hyphens of typesetters
			g.r = '-'
		}
		k := spot{g.r, int(math.Round(2 * g.x0)), int(math.Round(2 * g.baseline))}
		if before, ok := seen[k]; ok && before != g.object && !unicode.IsSpace(g.r) {
			continue // the letters of a ligature share their place, but also their object
		}
		seen[k] = g.object
		out = append(out, g)
	}
	return out
}

// beforeLetter is how far, in font sizes, a space sorts before the place where it stands: less than any letter is wide.
const beforeLetter = 0.12

// left returns where a character sorts in its row. A space without width stands at the very place of the letter behind
// it.
func (g glyph) left() float64 {
	if unicode.IsSpace(g.r) {
		return g.x0 - beforeLetter*g.font.size
	}
	return g.x0
}

// hides reports whether a page does not show a character: it lies off the page, is of no size, is a tag without a
// shape, or is white with nothing behind it.
func (p *pdfPage) hides(g *glyph) bool {
	if g.x1 < -1 || g.x0 > p.width+1 || g.baseline < -1 || g.baseline > p.height+2 || g.font.size < hiddenSize ||
		g.r >= 0xe0000 && g.r <= 0xe007f {
		return true
	}
	if !g.font.white {
		return false
	}
	for _, b := range p.backdrops {
		if g.x0 >= b.x0-1 && g.x1 <= b.x1+1 && g.baseline >= b.y0-1 && g.baseline <= b.y1+1 {
			return false
		}
	}
	return true
}

// bareLigature reads the codes that TeX's fonts have for ligatures; they come through where the file maps them to
// nothing.
func bareLigature(r rune) (string, bool) {
	switch r {
	case 0x1b, 0x0b:
		return "ff", true
	case 0x1c, 0x0c:
		return "fi", true
	case 0x1d, 0x0d:
		return "fl", true
	case 0x1e, 0x0e:
		return "ffi", true
	case 0x1f, 0x0f:
		return "ffl", true
	}
	return "", false
}

// segmentGap is the gap, in font sizes, from which two words no longer belong to one span of text, tuned as the bounds
// of white.
const (
	segmentGap = 1.15
	styleGap   = 0.55 // the same where the font changes with the gap
)

// Shares of font sizes that part or join letters, tuned as the bounds of white are.
const (
	besideCapital = 0.8  // of the first letter's size, by which the gap beside small capitals is measured
	smallBullet   = 0.6  // of the text's size, under which a lone sign before it is its bullet
	otherBaseline = 0.15 // from which on letters stand on another baseline
	farOtherSize  = 1.4  // times, from which on letters are of another text whatever their baseline
	spacedWord    = 0.12 // that a written space is wider than the gaps of a row whose letters are set apart
)

// wordGap is the gap, in font sizes, from which two letters belong to two words, bareWordGap the same where the file
// leaves out the spaces themselves: only then does nothing else tell a kerned space. They hold where the page's own
// gaps (spacingOf) do not show it. Tuned as the bounds of white.
const (
	wordGap     = 0.19
	bareWordGap = 0.15
)

func rowFragments(row []glyph, leftward bool, sp *spacing) []fragment {
	var out []fragment
	var run []glyph
	var last glyph
	end := 0.0
	flush := func() {
		if f, ok := fragmentOf(run, leftward, sp); ok {
			out = append(out, f)
		}
		run = nil
	}
	for _, g := range row {
		if unicode.IsSpace(g.r) {
			if len(run) > 0 {
				run = append(run, g)
			}
			continue
		}
		least := g.font.size
		if unicode.IsLetter(last.r) || unicode.IsDigit(last.r) { // a bullet may be of any size
			least = math.Min(least, last.font.size)
		}
		if gap := g.x0 - end; len(run) > 0 && gap > styleGap*least {
			wide := gap > segmentGap*math.Max(g.font.size, run[0].font.size*besideCapital)
			bullet := len(run) == 1 && last.font.size < smallBullet*g.font.size
			if (wide || last.font.name != g.font.name && !bullet) && !marksLeftward(run, g, gap, leftward) {
				flush()
			}
		}
		if len(run) > 1 && strangers(last, g) {
			flush()
		}
		run = append(run, g)
		end, last = math.Max(g.x1, g.x0), g
	}
	flush()
	return out
}

// strangers reports whether two letters that stand a space apart belong to different texts, as where columns nearly
// touch: they differ in size and in baseline, or far in size.
func strangers(a, b glyph) bool {
	lo, hi := math.Min(a.font.size, b.font.size), math.Max(a.font.size, b.font.size)
	if a.font.name == b.font.name || hi < lo+otherSize || b.x0-a.x1 < wordGap*hi || !unicode.IsLetter(b.r) {
		return false
	}
	return math.Abs(a.baseline-b.baseline) > otherBaseline*lo || hi > farOtherSize*lo
}

func fragmentOf(run []glyph, leftward bool, sp *spacing) (fragment, bool) {
	for len(run) > 0 && unicode.IsSpace(run[len(run)-1].r) {
		run = run[:len(run)-1]
	}
	if len(run) == 0 {
		return fragment{}, false
	}
	f := fragment{x0: run[0].x0, baseline: run[0].baseline}
	spread, spaced := letterSpacing(run)
	var sb strings.Builder
	space, end, prev := false, run[0].x0, run[0]
	written := slices.ContainsFunc(run, func(g glyph) bool { return unicode.IsSpace(g.r) })
	f.bold, f.italic = firstStyle(run)
	sizes := map[float64]int{}
	for i, g := range run {
		if unicode.IsSpace(g.r) {
			space = true
			continue
		}
		gap := g.x0 - end
		split := i > 0 && (gap > spread+sp.between(prev.font, g.font, written)*math.Min(g.font.size, prev.font.size) ||
			space && (spread == 0 || !spaced || gap > spread+spacedWord*g.font.size))
		if split {
			sb.WriteByte(' ')
		}
		if split || i == 0 {
			f.words = append(f.words, word{from: sb.Len(), x0: g.x0, bold: g.font.bold, italic: g.font.italic})
		}
		sb.WriteRune(g.r)
		w := &f.words[len(f.words)-1]
		w.x1, w.size = math.Max(g.x1, g.x0), math.Round(g.font.size*10)/10
		f.endBold = g.font.bold
		sizes[math.Round(g.font.size*10)/10]++
		end, prev, space = math.Max(g.x1, g.x0), g, false
	}
	f.x1, f.text = end, sb.String()
	if t := readingOrder(f.text, leftward); t != f.text {
		f.text, f.words = t, nil
	}
	f.size = commonest(sizes)
	f.cutBullet()
	return f, true
}

// commonest returns the size of most letters, the larger of two.
func commonest(sizes map[float64]int) float64 {
	best := 0.0
	for s, n := range sizes {
		if n > sizes[best] || n == sizes[best] && s > best {
			best = s
		}
	}
	return best
}

// cutBullet takes the bullet that a fragment begins with off its text.
func (f *fragment) cutBullet() {
	f.textX = f.x0
	rest, ok := cutMark(f.text)
	if !ok {
		return
	}
	cutoff := len(f.text) - len(rest)
	f.mark, f.text = true, rest
	kept := f.words[:0]
	for _, w := range f.words {
		if w.from >= cutoff {
			w.from -= cutoff
			kept = append(kept, w)
		}
	}
	if f.words = kept; len(kept) > 0 {
		f.textX = kept[0].x0
	}
}

// firstStyle returns the style of a run's first letter; a bullet before it does not count.
func firstStyle(run []glyph) (bold, italic bool) {
	for _, g := range run {
		if unicode.IsLetter(g.r) || unicode.IsDigit(g.r) {
			return g.font.bold, g.font.italic
		}
	}
	return run[0].font.bold, run[0].font.italic
}

// letterSpacing returns the gap between letters where a run is set with wide gaps throughout ("S U M M A R Y"), else 0;
// spaced says that space characters stand between the letters too, so that they part no words.
func letterSpacing(run []glyph) (gap float64, spaced bool) {
	var gaps []float64
	end, size := -1.0, math.Inf(1)
	spaces := 0
	for _, g := range run {
		if unicode.IsSpace(g.r) {
			spaces++
			continue
		}
		if end >= 0 {
			gaps = append(gaps, g.x0-end)
		}
		end, size = math.Max(g.x1, g.x0), math.Min(size, g.font.size)
	}
	if len(gaps) < 3 {
		return 0, false
	}
	slices.Sort(gaps)
	if m := gaps[len(gaps)/2]; m > trackedGap*size { // of small capitals the small ones
		return m, spaces*3 > len(gaps)
	}
	return 0, false
}

// surrogates joins the halves of characters that PDFium gives one by one.
func surrogates(gs []glyph) []glyph {
	out := gs[:0]
	for i := 0; i < len(gs); i++ {
		if utf16.IsSurrogate(gs[i].r) && i+1 < len(gs) {
			if r := utf16.DecodeRune(gs[i].r, gs[i+1].r); r != 0xfffd {
				g := gs[i]
				g.r, g.x1 = r, math.Max(g.x1, gs[i+1].x1)
				out = append(out, g)
				i++
				continue
			}
		}
		out = append(out, gs[i])
	}
	return out
}
