package docrender

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"
)

// visualRun is a span of a line as it is drawn, from left to right.
type visualRun struct {
	span     int
	language string // "" is the document's own
	font     *fontFile
	rtl      bool
	glyphs   []glyph
}

// width is the run's advance in thousandths of an em.
func (v visualRun) width() float64 {
	sum := 0.0
	for _, g := range v.glyphs {
		sum += float64(g.advance)
	}
	return sum
}

// visual returns text[start:end] in the order it is drawn (Unicode bidi, rule L2). The space at the end of a broken
// line is kept where all runs go left to right: it is not seen, and whoever takes the text out finds the words apart.
func (p *shaped) visual(start, end int) []visualRun {
	var cutRuns []run
	highest := 0
	for _, r := range p.runs {
		highest = max(highest, int(r.level))
	}
	for highest > 0 && end > start && p.text[end-1] == ' ' {
		end--
	}
	for _, r := range p.runs {
		if r.end <= start || r.start >= end {
			continue
		}
		r.glyphs = r.between(start, end)
		if len(r.glyphs) > 0 {
			cutRuns = append(cutRuns, r)
		}
	}
	for level := highest; level > 0; level-- {
		for i := 0; i < len(cutRuns); i++ {
			k := i
			for k < len(cutRuns) && int(cutRuns[k].level) >= level {
				k++
			}
			if k > i {
				slices.Reverse(cutRuns[i:k])
				i = k
			}
		}
	}
	out := make([]visualRun, len(cutRuns))
	for i, r := range cutRuns {
		out[i] = visualRun{r.span, r.language, r.font, r.level%2 == 1, r.glyphs}
	}
	return out
}

// between returns the glyphs of the clusters that begin in text[start:end].
func (r run) between(start, end int) []glyph {
	if r.level%2 == 1 {
		from := sort.Search(len(r.glyphs), func(i int) bool { return int(r.glyphs[i].cluster) < end })
		to := sort.Search(len(r.glyphs), func(i int) bool { return int(r.glyphs[i].cluster) < start })
		return r.glyphs[from:to]
	}
	from := sort.Search(len(r.glyphs), func(i int) bool { return int(r.glyphs[i].cluster) >= start })
	to := sort.Search(len(r.glyphs), func(i int) bool { return int(r.glyphs[i].cluster) >= end })
	return r.glyphs[from:to]
}

// line draws one part. Every span with a link is an element of its own with an annotation over it, and so is every
// span in another language than the document's. What is drawn from right to left says in its element how it reads,
// since the letters stand in the file as they are seen.
func (w *pdfWriter) line(p part, y float64, owner *element) {
	runs := p.text.visual(p.start, p.end)
	leftward := slices.ContainsFunc(runs, func(r visualRun) bool { return r.rtl })
	x := p.x
	for i := 0; i < len(runs); {
		k := i + 1
		target := p.text.spans[runs[i].span].link
		for k < len(runs) && p.text.spans[runs[k].span].link == target &&
			(leftward || runs[k].language == runs[i].language) {
			k++
		}
		width := 0.0
		for _, r := range runs[i:k] {
			width += r.width() * p.style.size / 1000
		}
		e := w.elementOf(runs[i:k], p.text.text, target, owner)
		if e.said != "" && k == len(runs) && p.end < len(p.text.text) {
			e.said += " " // the space where the line was broken is not drawn
		}
		w.openFor(e)
		w.draw(p, runs[i:k], x, y)
		if target != "" {
			w.annotate(e, target, [4]float64{x, y - p.style.size*letterTop, x + width, y + p.style.size*letterFoot})
		}
		x += width
		i = k
	}
}

// elementOf returns the element of runs that stand together.
func (w *pdfWriter) elementOf(runs []visualRun, text []rune, target string, owner *element) *element {
	said := readingOrder(runs, text)
	language := ""
	for _, r := range runs {
		if language = r.language; language != "" {
			break
		}
	}
	if target == "" && language == "" && said == "" {
		return owner
	}
	tag := "Span"
	if target != "" {
		tag = "Link"
	}
	e := w.tags.element(tag, owner)
	e.language, e.said = language, said
	return e
}

// readingOrder returns the text of runs as it is read, where some of them go from right to left; else nothing.
func readingOrder(runs []visualRun, text []rune) string {
	if !slices.ContainsFunc(runs, func(r visualRun) bool { return r.rtl }) {
		return ""
	}
	var glyphs []glyph
	for _, r := range runs {
		glyphs = append(glyphs, r.glyphs...)
	}
	slices.SortStableFunc(glyphs, func(a, b glyph) int { return cmp.Compare(a.from, b.from) })
	var b strings.Builder
	for _, g := range glyphs {
		b.WriteString(string(text[g.from:g.to]))
	}
	return b.String()
}

// openFor makes what is drawn next the content of an element.
func (w *pdfWriter) openFor(e *element) {
	if w.open == e {
		return
	}
	w.close()
	n := w.tags.mark(e, w.page, w.pages[w.page])
	fmt.Fprintf(&w.content, "/%s<</MCID %d>>BDC\n", e.tag, n)
	w.open = e
}

func (w *pdfWriter) close() {
	if w.open != nil {
		w.content.WriteString("EMC\n")
		w.open = nil
	}
}

func (w *pdfWriter) annotate(e *element, target string, box [4]float64) {
	h := w.setting.height
	r := w.file.reserve()
	parent := w.tags.link(e, r, w.pages[w.page]) + len(w.pages)
	w.file.set(r, "<</Type/Annot/Subtype/Link/Rect[%s %s %s %s]/Border[0 0 0]/F 4/StructParent %d/Contents%s/A<</S/URI/URI%s>>>>",
		number(box[0]), number(h-box[3]), number(box[2]), number(h-box[1]), parent, pdfText(target), pdfURI(target))
	w.annotations = append(w.annotations, r)
}

// draw writes the glyphs of runs with the baseline's left end at x, y.
func (w *pdfWriter) draw(p part, runs []visualRun, x, y float64) {
	fmt.Fprintf(&w.content, "BT 1 0 0 1 %s %s Tm\n", number(x), number(w.setting.height-y))
	for _, r := range runs {
		ink := p.style.color
		if p.text.spans[r.span].muted {
			ink = p.style.muted
		}
		if ink != w.color {
			fmt.Fprintf(&w.content, "%s rg\n", ink.operands())
			w.color = ink
		}
		f := w.font(r.font)
		fmt.Fprintf(&w.content, "/%s %s Tf\n", f.name, number(p.style.size))
		w.show(f, p.text.text, r)
	}
	w.content.WriteString("ET\n")
}

// show writes one run with TJ. Every cluster is one code, its marks drawn into it, so that whoever takes the text out
// meets no mark on its own.
func (w *pdfWriter) show(f *pdfFont, text []rune, r visualRun) {
	t := &shower{font: f, out: &w.content}
	t.out.WriteByte('[')
	for i := 0; i < len(r.glyphs); {
		k := i + 1
		for k < len(r.glyphs) && r.glyphs[k].cluster == r.glyphs[i].cluster {
			k++
		}
		t.cluster(text, r.glyphs[i:k], r.rtl)
		i = k
	}
	t.endCodes()
	t.out.WriteString("]TJ\n")
}

// shower writes the operand of TJ: codes, and between them what kerning moves. Lengths are thousandths of an em.
type shower struct {
	font    *pdfFont
	out     *bytes.Buffer
	inCodes bool
	ahead   float64 // how far the pen stands too far right
}

func (t *shower) code(c uint16, advance float64) {
	if s := number(t.ahead); s != "0" {
		t.endCodes()
		t.out.WriteString(s)
	}
	if !t.inCodes {
		t.out.WriteByte('<')
		t.inCodes = true
	}
	const digits = "0123456789ABCDEF"
	t.out.Write([]byte{digits[c>>12], digits[c>>8&15], digits[c>>4&15], digits[c&15]})
	t.ahead = float64(t.font.drawings[c].advance)*1000/t.font.file.upem - advance
}

func (t *shower) endCodes() {
	if t.inCodes {
		t.out.WriteByte('>')
		t.inCodes = false
	}
}

// cluster writes the codes of one cluster. Readers of PDF turn what is drawn from right to left around letter by
// letter, so there each code has one letter: the first one stands on the shape, and those after it on narrow blanks
// before the shape's left end.
func (t *shower) cluster(text []rune, glyphs []glyph, rtl bool) {
	from, to := glyphs[0].from, glyphs[0].to
	advance := 0.0
	for _, g := range glyphs {
		from, to = min(from, g.from), max(to, g.to)
		advance += float64(g.advance)
	}
	letters := string(text[from:to])
	if rtl {
		t.ahead += float64(to-from-1) * blankWidth
		for ; to > from+1; to-- {
			t.code(t.font.code(blank, string(text[to-1])), blankWidth)
		}
		letters = mirror(string(text[from]))
	}
	if g := glyphs[0]; len(glyphs) == 1 && g.dx == 0 && g.dy == 0 {
		t.code(t.font.code(g.id, letters), advance)
		return
	}
	t.code(t.font.jointCode(t.font.file.join(glyphs), letters), advance)
}

// mirror returns the bracket that is drawn for another among right-to-left words. The text of a code is what its shape
// is elsewhere: the commonest readers of PDF mirror it once more when they turn the words round.
func mirror(letter string) string {
	const brackets = "()[]{}<>«»‹›"
	all := []rune(brackets)
	for i, r := range all {
		if letter == string(r) {
			return string(all[i^1])
		}
	}
	return letter
}

// join lays the glyphs of a cluster over each other.
func (f *fontFile) join(glyphs []glyph) drawing {
	units := func(x float32) float64 { return float64(x) * f.upem / 1000 }
	var d drawing
	pen := 0.0
	for _, g := range glyphs {
		d.parts = append(d.parts, placed{g.id, int16(math.Round(pen + units(g.dx))), int16(math.Round(units(g.dy)))})
		pen += units(g.advance)
	}
	d.advance = uint16(max(0, math.Round(pen)))
	return d
}

func (w *pdfWriter) font(f *fontFile) *pdfFont {
	for _, have := range w.fonts {
		if have.file == f {
			return have
		}
	}
	added := newPDFFont(f, w.shaper.face(f), len(w.fonts), w.file.reserve())
	w.fonts = append(w.fonts, added)
	return added
}

// pageNumber stands at the foot of every page but the first, outside of the text: whose page it is, and which.
func (w *pdfWriter) pageNumber(name string, i, count int) {
	w.close()
	p, x, y := w.setting.footer(w.shaper, name, i, count)
	w.content.WriteString("/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n")
	w.draw(p, p.text.visual(0, p.end), x, y)
	w.content.WriteString("EMC\n")
}

// operands returns the colour as PDF writes it.
func (c color) operands() string {
	return number(float64(c[0])/255) + " " + number(float64(c[1])/255) + " " + number(float64(c[2])/255)
}

// letterFoot is how far, in sizes, letters hang below their baseline, and so what of a link can be clicked there.
const letterFoot = .25
