package docrender

import (
	"fmt"
	"html"
	"math"
	"strconv"
	"strings"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"

	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// Preview is a document as pictures: one SVG a page, drawn from the same rows as the PDF. Text is outlines, so that no
// font is needed to show it.
type Preview struct {
	Pages         []string
	Count         int     // of all pages, drawn or not
	Width, Height float64 // of every page, in points
	TooLong       bool    // as in Output
	Missing       []string
}

// Pages draws a resume as pictures of its pages.
func Pages(r *document.Resume, o Options) (*Preview, error) { return SomePages(r, o, 0, math.MaxInt) }

// SomePages is Pages for at most n pages, from the one after the first skip. All are laid out, but a picture is some
// 60 KiB, so that a long document is not drawn whole for the page that is looked at.
func SomePages(r *document.Resume, o Options, skip, n int) (*Preview, error) {
	s, err := o.forResume("docrender.Pages", r)
	if err != nil {
		return nil, err
	}
	p := s.resumePiece(r)
	lib := library()
	sh := lib.shaper(s)
	defer lib.put(sh)
	pages := s.fit(sh, p.blocks)
	out := &Preview{Count: len(pages), Width: s.width, Height: s.height, TooLong: s.maxPages > 0 &&
		len(pages) > s.maxPages}
	for i := max(0, skip); i < len(pages) && len(out.Pages) < n; i++ {
		out.Pages = append(out.Pages, s.svg(sh, p, pages, i))
	}
	out.Missing = sh.missing
	return out, nil
}

// svgWriter draws one page. An outline is written once and used as often as its glyph stands on the page. Its id names
// font and glyph, so that two pages in one document may both hold it.
type svgWriter struct {
	shaper *shaper
	body   strings.Builder
	defs   strings.Builder
	drawn  map[svgGlyph]bool
	digits []byte
}

type svgGlyph struct {
	font  *fontFile
	glyph uint16
}

func (s *setting) svg(sh *shaper, p *piece, pages []page, i int) string {
	w := &svgWriter{shaper: sh, drawn: map[svgGlyph]bool{}}
	for _, b := range pages[i].boxes {
		fmt.Fprintf(&w.body, `<path fill="#%s" d="M%s %sh%sv%sh-%sz"/>`, b.color.hex(), number(b.x), number(b.y),
			number(b.width), number(b.height), number(b.width))
	}
	if at := pages[i].photo; at != nil && s.portrait != nil {
		fmt.Fprintf(&w.body, `<image x="%s" y="%s" width="%s" height="%s" preserveAspectRatio="none" href="%s"/>`,
			number(at.x), number(at.y), number(photoWidth), number(photoHeight), picture.URL(s.portrait.JPEG))
	}
	for _, r := range pages[i].rows {
		for _, part := range r.parts {
			w.part(part, r.frame.x+part.x, r.y)
		}
	}
	if i > 0 {
		w.part(s.footer(sh, p.author, i, len(pages)))
	}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img"><title>%s</title><defs>%s</defs><path fill="#fff" d="M0 0h%sv%sH0z"/>%s</svg>`,
		number(s.width), number(s.height),
		html.EscapeString(fmt.Sprintf("%s, %d / %d", clean(p.title), i+1, len(pages))), w.defs.String(),
		number(s.width), number(s.height), w.body.String())
}

// part draws one part with its baseline's left end at x, y.
func (w *svgWriter) part(p part, x, y float64) {
	for _, r := range p.text.visual(p.start, p.end) {
		c := p.style.color
		if p.text.spans[r.span].muted {
			c = p.style.muted
		}
		scale := p.style.size / r.font.upem
		fmt.Fprintf(&w.body, `<g fill="#%s" transform="matrix(%s 0 0 -%s %s %s)">`, c.hex(), fine(scale), fine(scale),
			number(x), number(y))
		at := 0.0
		for _, g := range r.glyphs {
			w.glyph(r.font, g, at)
			at += float64(g.advance) * r.font.upem / 1000
		}
		w.body.WriteString("</g>")
		x += r.width() * p.style.size / 1000
	}
}

func fine(x float64) string { return strings.TrimRight(fmt.Sprintf("%.6f", x), "0") }

func (w *svgWriter) glyph(f *fontFile, g glyph, at float64) {
	k := svgGlyph{f, g.id}
	seen, known := w.drawn[k]
	if !known {
		outline, _ := w.shaper.face(f).GlyphDataOutline(font.GID(g.id))
		seen = len(outline.Segments) > 0
		w.drawn[k] = seen
		if seen {
			fmt.Fprintf(&w.defs, `<path id="%s-%d" d="%s"/>`, f.name, g.id, svgPath(outline.Segments))
		}
	}
	if !seen {
		return // a space
	}
	em := f.upem / 1000
	w.body.WriteString(`<use href="#`)
	w.body.WriteString(f.name)
	w.body.WriteByte('-')
	w.whole(float64(g.id))
	w.body.WriteString(`" x="`)
	w.whole(at + float64(g.dx)*em)
	if g.dy != 0 {
		w.body.WriteString(`" y="`)
		w.whole(float64(g.dy) * em)
	}
	w.body.WriteString(`"/>`)
}

// whole writes a length in font units, where fractions are not seen.
func (w *svgWriter) whole(x float64) {
	w.digits = strconv.AppendInt(w.digits[:0], int64(math.Round(x)), 10)
	w.body.Write(w.digits)
}

// svgPath writes an outline in font units, each point relative to the one before it, which is shorter.
func svgPath(segments []ot.Segment) string {
	var b []byte
	var pen ot.SegmentPoint
	to := func(p, from ot.SegmentPoint) {
		b = strconv.AppendInt(b, int64(math.Round(float64(p.X-from.X))), 10)
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(math.Round(float64(p.Y-from.Y))), 10)
	}
	for i, s := range segments {
		points := s.ArgsSlice()
		switch s.Op {
		case ot.SegmentOpMoveTo:
			if i > 0 {
				b = append(b, 'z')
			}
			b = append(b, 'M')
			to(points[0], ot.SegmentPoint{})
			pen = points[0]
			continue
		case ot.SegmentOpLineTo:
			b = append(b, 'l')
		case ot.SegmentOpQuadTo:
			b = append(b, 'q')
		case ot.SegmentOpCubeTo:
			b = append(b, 'c')
		}
		for k, p := range points {
			if k > 0 {
				b = append(b, ' ')
			}
			to(p, pen)
		}
		pen = points[len(points)-1]
	}
	return string(append(b, 'z'))
}
