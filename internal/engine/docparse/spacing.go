package docparse

import (
	"math"
	"slices"
	"unicode"
)

// spacing is how a page's fonts part words where the file leaves the spaces out: the gap, in font sizes, from which two
// letters belong to two words. A value of 0 says that the page does not show it.
type spacing struct {
	set  map[fontSet]float64
	font map[string]float64
	page float64 // that of the font with most letters
}

// fontSet is a font as a line is set in it.
type fontSet struct {
	name string
	size float64 // to half a point
}

func fontSetOf(f *font) fontSet { return fontSet{f.name, math.Round(2*f.size) / 2} }

// gaps are the gaps between the letters of one font, in font sizes, and how many written spaces stand among them.
type gaps struct {
	between []float64
	spaces  int
}

const (
	fewestGaps  = 40   // to tell two kinds of gaps apart
	bareShare   = 0.03 // of written spaces among the gaps, up to which a font counts as set without them
	widestSpace = 0.6  // gaps beyond it are columns, not spaces
	trackedGap  = 0.12 // the median gap from which a row is letter-spaced and says nothing of other rows
)

// spacingOf measures the rows of a page, each sorted from left to right.
func spacingOf(rows [][]glyph) spacing {
	sets, fonts := map[fontSet]*gaps{}, map[string]*gaps{}
	for _, row := range rows {
		of := map[fontSet]*gaps{}
		space := false
		for i, g := range row {
			if unicode.IsSpace(g.r) {
				space = true
				continue
			}
			if i > 0 && !unicode.IsSpace(row[i-1].r) || space {
				noteGap(of, row[:i], g, space)
			}
			space = false
		}
		for set, gs := range of {
			if gs.tracked() {
				continue
			}
			if sets[set] == nil {
				sets[set] = &gaps{}
			}
			if fonts[set.name] == nil {
				fonts[set.name] = &gaps{}
			}
			for _, to := range []*gaps{sets[set], fonts[set.name]} {
				to.between, to.spaces = append(to.between, gs.between...), to.spaces+gs.spaces
			}
		}
	}
	out := spacing{set: map[fontSet]float64{}, font: map[string]float64{}}
	for set, gs := range sets {
		out.set[set] = gs.wordGap()
	}
	most := 0
	for name, gs := range fonts {
		w := gs.wordGap()
		out.font[name] = w
		if n := len(gs.between); w > 0 && (n > most || n == most && w < out.page) {
			out.page, most = w, n
		}
	}
	return out
}

// noteGap notes the gap between a letter and the last one before it, where both are set alike.
func noteGap(of map[fontSet]*gaps, before []glyph, g glyph, space bool) {
	last := len(before) - 1
	for last >= 0 && unicode.IsSpace(before[last].r) {
		last--
	}
	if last < 0 || before[last].font.name != g.font.name || math.Abs(before[last].font.size-g.font.size) > runNoise ||
		g.font.symbol || g.font.size <= 0 {
		return
	}
	set := fontSetOf(g.font)
	if of[set] == nil {
		of[set] = &gaps{}
	}
	if space {
		of[set].spaces++
		return
	}
	if gap := (g.x0 - math.Max(before[last].x1, before[last].x0)) / g.font.size; math.Abs(gap) < widestSpace {
		of[set].between = append(of[set].between, gap)
	}
}

// tracked reports whether a row is letter-spaced.
func (gs *gaps) tracked() bool {
	if len(gs.between) < 3 {
		return false
	}
	slices.Sort(gs.between)
	return gs.between[len(gs.between)/2] > trackedGap
}

// What parts the gaps inside words from those between them: where hardly any gap is like it on either side.
// Set by hand on pages that place each word in seven ways at four sizes, of whose 140 words at least 137 are found.
const (
	leastWordGap, mostWordGap = 0.04, 0.24
	gapStep, gapReach         = 0.005, 0.02
	fewestWords, mostWords    = 0.04, 0.45 // share of the gaps that are wider
	fewLike                   = 50         // one in so many gaps may be like it
)

// wordGap returns the gap that parts words: the middle of the widest range of widths that fewest gaps have, between
// many narrower gaps and some wider ones. It gives 0 where spaces are written, or where the gaps show no two kinds.
func (gs *gaps) wordGap() float64 {
	n := len(gs.between)
	if n < fewestGaps || float64(gs.spaces) > bareShare*float64(n+gs.spaces) {
		return 0
	}
	slices.Sort(gs.between)
	upTo := func(w float64) int {
		i, _ := slices.BinarySearch(gs.between, w)
		return i
	}
	fewest, from, run, best, bestRun := n, 0.0, 0, 0.0, 0
	for k := 0; ; k++ {
		w := leastWordGap + float64(k)*gapStep
		if w > mostWordGap {
			break
		}
		like := upTo(w+gapReach) - upTo(w-gapReach)
		wider := float64(n-upTo(w)) / float64(n)
		if like > max(1, n/fewLike) || wider < fewestWords || wider > mostWords || like > fewest {
			run = 0
			continue
		}
		if like < fewest {
			fewest, run, bestRun = like, 0, 0
		}
		if run == 0 {
			from = w
		}
		if run++; run > bestRun {
			best, bestRun = (from+w)/2, run
		}
	}
	return best
}

// between returns the gap, in font sizes, from which two letters of a run belong to two words.
func (s *spacing) between(a, b *font, written bool) float64 {
	if s == nil {
		s = &spacing{}
	}
	least := bareWordGap
	if written {
		least = wordGap
	}
	if a.name == b.name {
		for _, w := range []float64{s.set[fontSetOf(b)], s.font[b.name]} {
			if w > 0 {
				return math.Min(w, least)
			}
		}
	}
	if s.page > 0 {
		return math.Min(s.page, least)
	}
	return least
}
