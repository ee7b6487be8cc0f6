package docrender

// tightness is one step of tightening to reach a page count: factors for sizes, for leading beyond the size, for the
// space between blocks and for the margins.
type tightness struct{ size, leading, gap, margin float64 }

// steps go from the loosest to the closest that still reads well; the second is the look as designed. Set by eye on the
// golden pages: white is given up first, then the distance of lines, then size.
var steps = [...]tightness{
	{1.02, 1.12, 1.3, 1.06},
	{1, 1, 1, 1},
	{1, .9, .8, 1},
	{.97, .85, .7, .9},
	{.94, .8, .6, .85},
	{.91, .72, .5, .8},
	{.885, .6, .4, .75},
}

// startOf returns the step that a density begins with.
func startOf(density string) int {
	switch density {
	case "airy":
		return 0
	case "close":
		return 3
	}
	return 1
}

// hopeless is how many times the page limit a document may take and still be worth trying: the closest step needs
// about half the room of the first.
const hopeless = 3

// gentle is the number of steps that hardly show.
const gentle = 2

// fit lays the blocks out and leaves the look that was taken in s. It goes closer and closer until they fit the page
// limit; where they never do, it takes the loosest setting with the fewest pages. Without need it goes a little
// closer where that saves a last page with only a few lines.
func (s *setting) fit(sh *shaper, blocks []block) []page {
	designed := s.look
	f := s.measure(sh, blocks)
	set := func(d tightness) []page {
		s.look = designed.at(d)
		return s.place(f)
	}
	pages := set(steps[s.start])
	goal, closer := s.maxPages, steps[s.start+1:]
	if goal <= 0 || len(pages) <= goal {
		if len(pages) == 1 || !s.nearlyEmpty(pages[len(pages)-1]) {
			return pages
		}
		goal, closer = len(pages)-1, closer[:min(gentle, len(closer))]
	}
	loosest, fewest := steps[s.start], len(pages)
	if len(pages) > hopeless*goal {
		return pages
	}
	for _, d := range closer {
		if pages = set(d); len(pages) < fewest {
			loosest, fewest = d, len(pages)
		}
		if fewest <= goal {
			return pages
		}
	}
	return set(loosest)
}

// nearlyNothing is the share of a page up to which its text is a rest that should not stand alone, set by eye.
const nearlyNothing = .2

// nearlyEmpty reports whether the text ends in the top fifth of the page.
func (s *setting) nearlyEmpty(p page) bool {
	deepest := 0.0
	for _, r := range p.rows {
		deepest = max(deepest, r.y)
	}
	return deepest < s.look.margin+nearlyNothing*(s.height-2*s.look.margin)
}

// flow is a document's blocks, shaped, by the area they stand in; it serves every step.
type flow struct {
	areas [areaCount]*measured
	rtl   bool // the document as a whole reads from right to left: columns change sides
}

// measure shapes the blocks and settles which of them stand in the second column.
func (s *setting) measure(sh *shaper, blocks []block) *flow {
	f := &flow{rtl: mostlyRightToLeft(blocks)}
	sh.rtl = f.rtl
	all := &measured{shaper: sh, blocks: blocks, rtl: f.rtl}
	all.shapeAll(s.look)
	s.settleContact(all)
	for {
		for a := range areaCount {
			f.areas[a] = all.only(a)
		}
		last := f.areas[areaSide].lastSection()
		if last < 0 || !s.sideIsLonger(f) && !s.sideIsThin(f) {
			return f
		}
		for i := range blocks {
			if blocks[i].section == last {
				blocks[i].area = areaMain
			}
		}
	}
}

// settleContact takes contact data out of the second column where one of them is wider than it.
func (s *setting) settleContact(m *measured) {
	for i := range m.blocks {
		if b := &m.blocks[i]; b.area == areaSide && b.role == roleContact {
			for _, it := range m.items[i] {
				if it.width(0, len([]rune(it.spans[0].text)))*s.look.styles[roleContact].size/1000 > s.look.side.width {
					b.area = areaHead
				}
			}
		}
	}
}

// sideIsThin reports whether the second column would hold next to nothing: white space beside it, and lines so few that
// a reader of the file takes them for parts of the lines beside them.
func (s *setting) sideIsThin(f *flow) bool {
	return len(f.areas[areaSide].rows(s.look, s.look.side.width)) < thinSide
}

const thinSide = 7 // rows

// sideShare is the share of a page up to which the second column may be the longer one, set by eye.
const sideShare = .8

// sideIsLonger reports whether the second column would go on after the first has ended.
func (s *setting) sideIsLonger(f *flow) bool {
	var ends [areaCount]float64
	for i, p := range s.place(f) {
		for _, r := range p.rows {
			ends[r.area] = max(ends[r.area], float64(i)*s.height+r.y)
		}
	}
	return ends[areaSide] > max(ends[areaMain], sideShare*s.height)
}

func mostlyRightToLeft(blocks []block) bool {
	letters, against := 0, 0
	for _, b := range blocks {
		for _, sp := range b.spans {
			for _, r := range sp.text {
				switch {
				case isRightToLeft(r):
					against++
				case r > ' ' && r != '·':
					letters++
				}
			}
		}
	}
	return against > letters
}
