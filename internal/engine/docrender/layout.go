package docrender

import (
	"fmt"
	"strings"
)

// row is one baseline of a page with all that stands on it.
type row struct {
	block  int // index of the block it belongs to
	role   role
	area   area
	panel  bool
	before float64 // space above, dropped at the top of a column
	height float64
	ascent float64 // from the row's top to its baseline
	after  float64 // space below; the larger of it and the next row's before counts
	first  bool    // of its block
	last   bool    // of its block
	parts  []part
	frame  frame   // its column; set by place
	y      float64 // baseline, from the top of the page; set by place
	cost   float64 // of a page break before this row, 0 is free; see breakCost
}

// part is a span of one line of a shaped paragraph, at x from the left end of its column.
type part struct {
	x     float64
	text  *shaped
	start int
	end   int
	style style
	label bool // a bullet
}

// box is a filled rectangle behind the text, from the page's top left corner: a ground or a line. It says nothing.
type box struct {
	x, y, width, height float64
	color               color
}

// page is what stands on a page, in reading order: the head, the first column, the second.
type page struct {
	boxes []box
	rows  []row
	photo *spot // of the portrait, nil where it is not on this page
}

// frame is a column of a page.
type frame struct{ x, width float64 }

// frames returns the columns. The head goes across the page, or over the first column where the second reaches the top.
func (s *setting) frames(f *flow) (out [areaCount]frame) {
	l := s.look
	inner := s.width - 2*l.margin
	for a := range out {
		out[a] = frame{l.margin, inner}
	}
	if sd := l.side; sd.width > 0 && len(f.areas[areaSide].blocks) > 0 {
		main, side := &out[areaMain], &out[areaSide]
		main.width, side.width = inner-sd.width-sd.gap, sd.width
		if sd.left {
			main.x = l.margin + sd.width + sd.gap
		} else {
			side.x = l.margin + inner - sd.width
		}
		if sd.tint > 0 {
			s.tinted(&out)
		}
	}
	if f.rtl {
		for a := range out {
			out[a].x = s.width - out[a].x - out[a].width
		}
	}
	return out
}

// tinted moves the columns so that the second stands in the middle of its ground, which begins at the page's edge.
func (s *setting) tinted(out *[areaCount]frame) {
	edge := tintPad * s.look.margin
	out[areaSide].x = edge
	out[areaMain].x = 2*edge + out[areaSide].width + s.look.side.gap
	out[areaMain].width = s.width - s.look.margin - out[areaMain].x
	out[areaHead] = out[areaMain]
}

func (r row) top() float64    { return r.y - r.ascent }
func (r row) bottom() float64 { return r.y - r.ascent + r.height }

// String returns the words of a row, for tests and for the outline.
func (r row) String() string {
	var b strings.Builder
	for _, p := range r.parts {
		b.WriteString(string(p.text.text[p.start:p.end]))
	}
	return b.String()
}

const footerSize = minimumSize

// footerDrop is where the footer stands, in margins above the page's lower edge: about in their middle, by eye.
const footerDrop = .55

// footer returns the text at the foot of page i with its left end and its baseline.
func (s *setting) footer(sh *shaper, name string, i, count int) (p part, x, y float64) {
	text := fmt.Sprintf("%d / %d", i+1, count)
	if name = strings.TrimSpace(clean(name)); name != "" && len([]rune(name)) <= 60 {
		text = name + dot + text
	}
	t := sh.shape(plain(text), false)
	p = part{text: t, end: len(t.text), style: style{size: footerSize, color: s.look.muted, muted: s.look.muted}}
	return p, s.width - s.look.margin - t.at[p.end]*footerSize/1000, s.height - s.look.margin*footerDrop
}
