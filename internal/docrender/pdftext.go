package docrender

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// visualRun is a stretch of a line as it is drawn, from left to right.
type visualRun struct {
	span   int
	font   *fontFile
	glyphs []glyph
}

// width is the run's advance in thousandths of an em.
func (v visualRun) width() float64 {
	sum := 0.0
	for _, g := range v.glyphs {
		sum += float64(g.advance)
	}
	return sum
}

// visual gives text[start:end] in the order it is drawn (Unicode bidi, rule L2). The space at the end of a broken
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
		out[i] = visualRun{r.span, r.font, r.glyphs}
	}
	return out
}

// between gives the glyphs of the clusters that begin in text[start:end].
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

// line draws one part. Every stretch with a link is an element of its own with an annotation over it.
func (w *pdfWriter) line(p part, y float64, owner *element) {
	runs := p.text.visual(p.start, p.end)
	x := w.setting.look.margin + p.x
	for i := 0; i < len(runs); {
		k := i + 1
		target := p.text.spans[runs[i].span].link
		for k < len(runs) && p.text.spans[runs[k].span].link == target {
			k++
		}
		width := 0.0
		for _, r := range runs[i:k] {
			width += r.width() * p.style.size / 1000
		}
		e := owner
		if target != "" {
			e = w.tags.element("Link", owner)
		}
		w.openFor(e)
		w.draw(p, runs[i:k], x, y)
		if target != "" {
			w.annotate(e, target, [4]float64{x, y - p.style.size*.8, x + width, y + p.style.size*.25})
		}
		x += width
		i = k
	}
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
			ink = w.setting.look.muted
		}
		if ink != w.color {
			fmt.Fprintf(&w.content, "%s rg\n", ink.operands())
			w.color = ink
		}
		f := w.font(r.font)
		fmt.Fprintf(&w.content, "/%s %s Tf\n", f.name, number(p.style.size))
		w.show(f, p.text.text, r.glyphs, p.style.size)
	}
	w.content.WriteString("ET\n")
}

// show writes one run with TJ: codes, and between them what kerning and offsets move, in thousandths of an em.
func (w *pdfWriter) show(f *pdfFont, text []rune, glyphs []glyph, size float64) {
	var codes, out strings.Builder
	flush := func() {
		if codes.Len() > 0 {
			out.WriteString("<" + codes.String() + ">")
			codes.Reset()
		}
	}
	pending, rise := 0.0, float32(0) // pending: how far the pen stands too far right
	for _, g := range glyphs {
		if g.dy != rise {
			flush()
			w.flushText(&out)
			fmt.Fprintf(&w.content, "%s Ts\n", number(float64(g.dy)*size/1000))
			rise = g.dy
		}
		if s := number(pending - float64(g.dx)); s != "0" {
			flush()
			out.WriteString(s)
		}
		fmt.Fprintf(&codes, "%04X", f.code(g.id, string(text[g.from:g.to])))
		pending = float64(g.dx) + f.file.width(g.id) - float64(g.advance)
	}
	flush()
	if s := number(pending); s != "0" {
		out.WriteString(s)
	}
	w.flushText(&out)
	if rise != 0 {
		w.content.WriteString("0 Ts\n")
	}
}

func (w *pdfWriter) flushText(out *strings.Builder) {
	if out.Len() > 0 {
		fmt.Fprintf(&w.content, "[%s]TJ\n", out.String())
		out.Reset()
	}
}

func (w *pdfWriter) font(f *fontFile) *pdfFont {
	for _, have := range w.fonts {
		if have.file == f {
			return have
		}
	}
	added := newPDFFont(f, w.file.reserve())
	w.fonts = append(w.fonts, added)
	return added
}

// pageNumber stands at the foot of every page but the first, outside of the text.
func (w *pdfWriter) pageNumber(i, count int) {
	w.close()
	l := w.setting.look
	text := w.shaper.shape(plain(fmt.Sprintf("%d / %d", i+1, count)), false)
	p := part{text: text, end: len(text.text), style: style{size: footerSize, color: l.muted}}
	x := w.setting.width - l.margin - text.at[p.end]*footerSize/1000
	w.content.WriteString("/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n")
	w.draw(p, text.visual(0, p.end), x, w.setting.height-l.margin*.55)
	w.content.WriteString("EMC\n")
}

// operands gives the colour as PDF writes it.
func (c color) operands() string {
	return number(float64(c[0])/255) + " " + number(float64(c[1])/255) + " " + number(float64(c[2])/255)
}
