package skill

import "strings"

// bracketed reports whether brackets follow token end in which tokens from to end stand abbreviated ("computational
// fluid dynamics (CFD)") or written out ("TDD (test-driven development)"): how many tokens they hold, and the byte
// behind them.
func (p *phraser) bracketed(from, end int) (tokens, closed int) {
	if end >= len(p.tokens) || strings.TrimSpace(p.text[p.tokens[end-1].end:p.tokens[end].start]) != "(" {
		return 0, 0
	}
	last := end
	for last < len(p.tokens) && last-end < longestItem {
		last++
		between := len(p.text)
		if last < len(p.tokens) {
			between = p.tokens[last].start
		}
		at := strings.IndexByte(p.text[p.tokens[last-1].end:between], ')')
		if at < 0 {
			continue
		}
		if p.abbreviates(end, last, from, end) || p.abbreviates(from, end, end, last) {
			return last - end, p.tokens[last-1].end + at + 1
		}
		return 0, 0
	}
	return 0, 0
}

// abbreviates reports whether the one token from short to shortEnd is made of the initials of tokens from to end; one
// letter more at its end may stand for a word that is left out ("Google Cloud (GCP)").
func (p *phraser) abbreviates(short, shortEnd, from, end int) bool {
	if shortEnd-short != 1 || end-from < 2 {
		return false
	}
	letters := p.words[short]
	for i := from; i < end; i++ {
		if letters == "" || p.words[i][0] != letters[0] {
			return false
		}
		letters = letters[1:]
	}
	return len(letters) < 2
}
