package docparse

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What of a page makes a fact, set by hand on the made layouts of the public and the open set.
const (
	pictureArea  = 400  // square points from which a picture is more than an icon
	pictureShare = 0.4  // of a page, from which it can be the page itself
	pictureWords = 60   // characters below which nothing else is on it
	besideHeight = 40.0 // points over which two flows stand side by side to be columns
	besideLines  = 3    // the fewest lines of a column
	outlines     = 100  // objects of a page without a letter, from which they can be letters drawn as shapes
	hiddenLeast  = 10   // characters that are hidden by no accident
	// lines by which the stored order may be off: a heading in the margin stands a little lower than its text
	nearby   = 2
	maxFacts = 50 // of one kind
)

// addPDF adds what the pages of a PDF show of how it is made. The pages' characters are in the order in which the file
// stores them; lines are in reading order. Cost: one pass over the characters and one over the lines.
func (l *Layout) addPDF(pages []*pdfPage, lines []line) {
	byPage := make([][]*line, len(pages))
	for i := range lines {
		if n := lines[i].page - 1; n >= 0 && n < len(pages) {
			byPage[n] = append(byPage[n], &lines[i])
		}
	}
	stored := &streamText{}
	hidden := 0
	for i, p := range pages {
		l.PageSizes = append(l.PageSizes, Size{Width: p.width, Height: p.height})
		l.Unmapped += p.unmapped
		picture := l.addImages(p, i+1)
		l.Columns = append(l.Columns, columnsOf(byPage[i])...)
		l.OutOfOrder = append(l.OutOfOrder, outOfOrder(p, byPage[i])...)
		stored.page(p)
		found, n := hiddenText(p, i+1, picture)
		hidden += n
		l.Hidden = append(l.Hidden, found...)
		for _, name := range p.loose {
			if !slices.Contains(l.LooseFonts, name) {
				l.LooseFonts = append(l.LooseFonts, name)
			}
		}
	}
	if hidden <= hiddenLeast {
		l.Hidden = nil
	}
	for i := range lines {
		t := lines[i].text()
		l.Letters += utf8.RuneCountInString(t)
		if strings.ContainsRune(t, utf8.RuneError) && len(l.Garbled) < maxFacts {
			l.Garbled = append(l.Garbled, lines[i].place())
		}
	}
	l.Lines, l.StreamText = len(lines), stored.String()
}

// addImages adds a page's pictures, and the page itself where it is little else; picture says that they cover it so far
// that invisible text on it is what a program recognised in them.
func (l *Layout) addImages(p *pdfPage, page int) (picture bool) {
	area := p.width * p.height
	if area <= 0 {
		return false
	}
	covered := 0.0
	for _, b := range p.images {
		b = pdfBox{
			x0: math.Max(b.x0, 0), y0: math.Max(b.y0, 0), x1: math.Min(b.x1, p.width),
			y1: math.Min(b.y1, p.height),
		}
		a := math.Max(b.x1-b.x0, 0) * math.Max(b.y1-b.y0, 0)
		if a < pictureArea {
			continue
		}
		covered += a
		if len(l.Images) < maxFacts {
			l.Images = append(l.Images, Image{
				Line:  Line{Page: page, Box: &Box{b.x0, b.y0, b.x1, b.y1}},
				Share: a / area,
			})
		}
	}
	if picture = covered > pictureShare*area; !picture {
		return false
	}
	shown := 0
	for i := range p.glyphs {
		if g := &p.glyphs[i]; !g.font.unseen && !unicode.IsSpace(g.r) {
			shown++
		}
	}
	if shown < pictureWords {
		l.PicturePages = append(l.PicturePages, Line{Text: "page", Page: page, Box: &Box{0, 0, p.width, p.height}})
	}
	return true
}

// pictureWarnings names the pages of which next to nothing could be read although something is drawn on them, in a file
// with pages of text.
func pictureWarnings(pages []*pdfPage, lines []line) []string {
	read := make([]int, len(pages)+1)
	for i := range lines {
		if n := lines[i].page; n > 0 && n <= len(pages) {
			read[n] += utf8.RuneCountInString(lines[i].text())
		}
	}
	var out []string
	for i, p := range pages {
		if read[i+1] >= pictureWords {
			continue
		}
		switch picture := (&Layout{}).addImages(p, i+1); {
		case picture:
			out = append(out, fmt.Sprintf(
				"Page %d is an image, so its text couldn't be read. Upload the document as DOCX, or add the text of that page yourself.", i+1))
		case read[i+1] == 0 && p.objects > outlines:
			out = append(out, fmt.Sprintf(
				"The text on page %d is drawn as shapes, so it couldn't be read. Upload the document as DOCX, or add the text of that page yourself.", i+1))
		}
	}
	return out
}

// columnsOf returns one place for each flow of a page that stands beside another one.
func columnsOf(lines []*line) []Line {
	type flow struct {
		place  Line
		stream int
		rows   int
		beside bool
	}
	var flows []*flow
	for _, l := range lines {
		x0, x1 := l.span()
		k := slices.IndexFunc(flows, func(f *flow) bool { return f.stream == l.stream })
		if k < 0 {
			flows = append(flows, &flow{
				place:  Line{Text: l.text(), Page: l.page, Box: &Box{x0, l.top, x1, l.bottom}},
				stream: l.stream, rows: 1,
			})
			continue
		}
		f, b := flows[k], flows[k].place.Box
		b.X0, b.Y0, b.X1, b.Y1 = math.Min(b.X0, x0), math.Min(b.Y0, l.top), math.Max(b.X1, x1), math.Max(b.Y1, l.bottom)
		f.rows++
	}
	for _, f := range flows {
		for _, g := range flows {
			a, b := f.place.Box, g.place.Box
			if f != g && min(f.rows, g.rows) >= besideLines &&
				math.Min(a.Y1, b.Y1)-math.Max(a.Y0, b.Y0) > besideHeight && (a.X1 < b.X0+5 || b.X1 < a.X0+5) {
				f.beside = true
			}
		}
	}
	var out []Line
	for _, f := range flows {
		if f.beside {
			out = append(out, f.place)
		}
	}
	return out
}

// outOfOrder returns the lines of a page that the file stores out of their turn: where the stored text jumps from one
// line to another that does not follow it. A few jumps are usual (a date at the right edge, one column after the
// other); from a tenth of the lines on, the page is stored in another order than it is read.
func outOfOrder(p *pdfPage, lines []*line) []Line {
	if len(lines) == 0 {
		return nil
	}
	streams := map[int]bool{}
	for _, l := range lines {
		streams[l.stream] = true
	}
	var jumped []int
	last := -1
	var object uint64
	for i := range p.glyphs {
		g := &p.glyphs[i]
		if g.object == object || unicode.IsSpace(g.r) {
			continue
		}
		object = g.object
		at := lineAt(lines, g, last)
		if at < 0 || at == last {
			continue
		}
		if d := at - last - 1; last >= 0 && (d < -nearby || d > nearby) {
			jumped = append(jumped, at)
		}
		last = at
	}
	if len(jumped) <= 2*len(streams)+2 || 10*len(jumped) < len(lines) {
		return nil
	}
	slices.Sort(jumped)
	var out []Line
	for _, at := range slices.Compact(jumped) {
		out = append(out, lines[at].place())
	}
	return out
}

// lineAt returns the line that a character stands in, -1 for none; it looks around the line of the one before first.
func lineAt(lines []*line, g *glyph, near int) int {
	for _, at := range []int{near, near + 1} {
		if at >= 0 && at < len(lines) && lines[at].holds(g) {
			return at
		}
	}
	return slices.IndexFunc(lines, func(l *line) bool { return l.holds(g) })
}

func (l *line) holds(g *glyph) bool {
	x0, x1 := l.span()
	return g.baseline > l.top && g.baseline <= l.bottom && g.x0 > x0-3 && g.x0 < x1+3
}

// hiddenText returns the spans of a page's text that the page does not show, and how many characters they have.
func hiddenText(p *pdfPage, page int, picture bool) (out []Line, n int) {
	var run []glyph
	flush := func() {
		if f, ok := fragmentOf(run, false, nil); ok && strings.TrimSpace(f.text) != "" && len(out) < maxFacts {
			out = append(out, Line{Text: f.text, Page: page, Box: &Box{f.x0, f.top(), f.x1, f.bottom()}})
		}
		run = nil
	}
	for i := range p.glyphs {
		g := &p.glyphs[i]
		if !p.hides(g) && (picture || !g.font.unseen) {
			continue
		}
		if !unicode.IsSpace(g.r) {
			n++
		}
		if k := len(run); k > 0 && (math.Abs(run[k-1].baseline-g.baseline) > rowSlip || g.x0 < run[0].x0) {
			flush()
		}
		run = append(run, *g)
	}
	flush()
	return out, n
}

// movedBaseline is the share of the smaller font size from which on software that trusts a file's order begins a new
// line: half of it, as usual extractors do.
const movedBaseline = 0.5

// streamText puts characters together as software does that trusts the order of the file: a new line where the
// baseline moves, a space at a gap.
type streamText struct{ strings.Builder }

func (s *streamText) page(p *pdfPage) {
	if s.Len() > 0 {
		s.WriteByte('\n')
	}
	var before *glyph
	for _, g := range surrogates(slices.Clone(p.glyphs)) {
		if unicode.IsControl(g.r) && g.r != '\t' && g.r != 2 {
			continue
		}
		if g.r == 2 { // PDFium's sign for a hyphen at a line's end
			g.r = '-'
		}
		if before != nil && before.baseline != g.baseline &&
			math.Abs(before.baseline-g.baseline) > movedBaseline*math.Min(before.font.size, g.font.size) {
			s.WriteByte('\n')
		} else if before != nil && g.object != before.object && !unicode.IsSpace(g.r) && !unicode.IsSpace(before.r) &&
			(g.x0-before.x1 > wordGap*g.font.size || g.x0 < before.x0) {
			s.WriteByte(' ')
		}
		s.WriteRune(g.r)
		before = &g
	}
	s.WriteByte('\n')
}
