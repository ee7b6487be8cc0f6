package docrender

import "slices"

// wrap breaks a paragraph into lines no wider than width (thousandths of an em) and returns where each line ends.
// It takes the fewest lines, and among those ways the one with the most even right edge and without a last line of
// one short word. A word wider than a line is broken between characters. Cost: stops times stops per line.
func (p *shaped) wrap(width float64) []int {
	if len(p.text) == 0 {
		return nil
	}
	if p.width(0, len(p.text)) <= width {
		return []int{len(p.text)}
	}
	stops := p.reachable(width)
	best := make([]float64, len(stops)+1) // best[j]: cost of setting everything up to stop j-1
	from := make([]int, len(stops)+1)
	for j := 1; j <= len(stops); j++ {
		best[j] = -1
		for i := j - 1; i >= 0; i-- {
			start := 0
			if i > 0 {
				start = stops[i-1]
			}
			slack := 1 - p.width(start, stops[j-1])/width
			if slack < 0 && i < j-1 {
				break
			}
			cost := best[i] + lineCost(max(slack, 0), j == len(stops))
			if best[j] < 0 || cost < best[j] {
				best[j], from[j] = cost, i
			}
		}
	}
	var ends []int
	for j := len(stops); j > 0; j = from[j] {
		ends = append(ends, stops[j-1])
	}
	slices.Reverse(ends)
	return ends
}

// lineCost weighs a line by the share of it that stays empty. Every line costs so much that one more never pays.
func lineCost(slack float64, last bool) float64 {
	const (
		line      = 100
		shortLast = .88 // of a last line empty: hardly more than a word stands in it
		lastWord  = .3  // what that costs, as much as a line more than half empty
	)
	if last {
		if slack > shortLast {
			return line + lastWord
		}
		return line
	}
	return line + slack*slack
}

// reachable returns the stops that a paragraph of this width needs: those after whole items of a list, more of them
// where an item is wider than a line, and every character where a word is.
func (p *shaped) reachable(width float64) []int {
	var characters []int
	for i := 1; i < len(p.text); i++ {
		if !p.within[i] && p.text[i] != ' ' {
			characters = append(characters, i)
		}
	}
	stops := p.refine(p.stops, characters, width)
	if p.items != nil {
		stops = p.refine(p.items, stops, width)
	}
	return stops
}

// refine adds the finer stops inside every span between two coarse ones that is wider than a line.
func (p *shaped) refine(coarse, fine []int, width float64) []int {
	var out []int
	start, k := 0, 0
	for _, stop := range coarse {
		for ; k < len(fine) && fine[k] < stop; k++ {
			if fine[k] > start && p.width(start, stop) > width {
				out = append(out, fine[k])
			}
		}
		out = append(out, stop)
		start = stop
	}
	return out
}
