package docparse

import (
	"math"
	"slices"
	"strings"
)

// sideways is a word or two that stands on its side.
type sideways struct {
	text        string
	font        *font
	x0, x1      float64
	top, bottom float64
}

// sidewaysHeadings returns the headings that stand on their side in the margin, each as a fragment over the first row
// of its section. Other text on its side is left out: nobody knows where in the flow it belongs.
func sidewaysHeadings(p *pdfPage, frags []fragment) []fragment {
	var out []fragment
	from := math.Inf(-1)
	for _, s := range sidewaysTexts(p) {
		f := fragment{
			text: s.text, x0: s.x0, x1: s.x1, textX: s.x0, size: s.font.size, bold: s.font.bold,
			italic: s.font.italic, endBold: s.font.bold,
		}
		if f.kind = f.heads(); f.kind == "" {
			continue
		}
		if y, ok := sectionTop(frags, from, s.top+s.font.size); ok {
			f.baseline = y
			out = append(out, f)
		}
		from = s.bottom
	}
	return out
}

// Distances in font sizes, tuned as the bounds of white are.
const (
	sidewaysGap  = 2.5 // from which on letters on their side belong to another text
	overFirstRow = 0.3 // above the letters of the row that a heading on its side is put over
)

// sidewaysTexts puts the letters of each text that stands on its side together, from the top of the page.
func sidewaysTexts(p *pdfPage) []sideways {
	var out []sideways
	last := 0.0
	for _, g := range p.glyphs {
		if !g.font.rotated || p.hides(&g) {
			continue
		}
		n := len(out) - 1
		if n < 0 || math.Abs(out[n].x0-g.x0) > 1 || math.Abs(last-g.baseline) > sidewaysGap*g.font.size {
			out = append(out, sideways{font: g.font, x0: g.x0, x1: g.x1, top: g.baseline, bottom: g.baseline})
			n++
		}
		s := &out[n]
		s.text += string(g.r)
		s.top, s.bottom = math.Min(s.top, g.baseline), math.Max(s.bottom, g.baseline)
		last = g.baseline
	}
	for i := range out {
		out[i].text = strings.TrimSpace(out[i].text)
	}
	slices.SortStableFunc(out, func(a, b sideways) int { return int(a.top - b.top) })
	return out
}

// sectionTop returns the baseline for a heading between from and the first row under to: over the row that has the most
// white above it, for there the section begins, wherever beside it the heading stands.
func sectionTop(frags []fragment, from, to float64) (float64, bool) {
	best, white := -1, 0.0
	for i := 1; i < len(frags); i++ {
		if frags[i].baseline < from {
			continue
		}
		if gap := frags[i].top() - frags[i-1].baseline; gap > white {
			best, white = i, gap
		}
		if frags[i].baseline > to {
			break
		}
	}
	if best < 0 {
		return 0, false
	}
	return frags[best].top() - overFirstRow*frags[best].size, true
}
