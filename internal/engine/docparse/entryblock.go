package docparse

// blockBodies marks the bodies of entries that a file without pages sets as blocks: the lines of one stand together, an
// empty line parts it from the next, and no bullet tells its points. Where the period has a line of its own under the
// names, what stands below it in the block is said about the entry, but for a place right there.
func blockBodies(paras []*para, body []bool) {
	for _, p := range paras {
		if p.mark || p.page > 0 {
			return
		}
	}
	for from := 0; from < len(paras); {
		to := from + 1
		for to < len(paras) && paras[to].above < entryWhite {
			to++
		}
		if at := blockPeriod(paras[from:to]); at > 0 {
			at += from + 1
			if at < to && barePlace(paras[at]) {
				at++
			}
			for ; at < to; at++ {
				body[at] = true
			}
		}
		from = to
	}
}

// blockPeriod returns the line of a block that is its one period and nothing else, below one to three lines; -1 where
// there is none, or several.
func blockPeriod(block []*para) int {
	at := -1
	for i, p := range block {
		if d, ok := onlyDate(p); ok && (d.isRange || i > 0) {
			if at >= 0 {
				return -1
			}
			at = i
		}
	}
	if at > 3 {
		return -1
	}
	return at
}
