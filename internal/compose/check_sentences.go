package compose

import (
	"slices"
	"strings"
)

// Sentences of a statement, and which of them are copied.

// texts gives the statements' texts and those of their sentences, see plainSentence.
func (r *reading) texts() map[string]bool {
	m := make(map[string]bool, len(r.all))
	for i := range r.all {
		s := &r.all[i]
		m[plainSentence(s.text)] = true
		if ends := sentenceEnds(s.tokens); len(ends) > 1 {
			from := 0
			for _, to := range ends {
				m[s.sentence(from, to)] = true
				from = to
			}
		}
	}
	return m
}

// sentence gives the text of tokens from to to, a whole sentence, to compare.
func (s *statement) sentence(from, to int) string {
	end := len(s.text)
	if to < len(s.tokens) {
		end = s.tokens[to].start
	}
	return plainSentence(s.text[s.tokens[from].start:end])
}

// sentences parts prose at its sentences, so that each is compared with what it comes from. Bullets, heads of jobs and
// lines that are copied stay whole.
func (s statement) sentences() []statement {
	ends := sentenceEnds(s.tokens)
	if s.bullet || s.heading || s.copied || len(s.ranges) > 0 || len(ends) < 2 {
		return []statement{s}
	}
	out := make([]statement, 0, len(ends))
	from := 0
	for _, to := range ends {
		p := s
		end := len(s.text)
		if to < len(s.tokens) {
			end = s.tokens[to].start
		}
		start := s.tokens[from].start
		p.text, p.tokens, p.cover, p.years, p.phones = strings.TrimSpace(s.text[start:end]), slices.Clone(s.tokens[from:to]), s.cover[from:to], nil, nil
		for i := range p.tokens {
			p.tokens[i].start -= start
			p.tokens[i].end -= start
		}
		for _, y := range s.years {
			if y.token >= from && y.token < to {
				p.years = append(p.years, yearAt{year: y.year, token: y.token - from})
			}
		}
		for _, n := range s.phones {
			if n.end > start && n.end <= end {
				p.phones = append(p.phones, phone{digits: n.digits, start: max(0, n.start-start), end: n.end - start})
			}
		}
		out = append(out, p)
		from = to
	}
	return out
}

// plainSentence cuts what may end a sentence.
func plainSentence(s string) string { return strings.TrimRight(s, " .;") }

// sentenceEnds gives the token after each sentence.
func sentenceEnds(tokens []token) []int {
	var out []int
	for i := 1; i < len(tokens); i++ {
		if tokens[i].pause == pauseSentence {
			out = append(out, i)
		}
	}
	return append(out, len(tokens))
}

// withoutCopied takes out the sentences that the original holds word for word, so that only what is new is judged; where
// nothing is, the statement stays whole and counts as copied.
func (s *statement) withoutCopied(known map[string]bool) {
	var kept []token
	from := 0
	for _, to := range sentenceEnds(s.tokens) {
		if from < to && !known[s.sentence(from, to)] {
			kept = append(kept, s.tokens[from:to]...)
		}
		from = to
	}
	if s.copied = len(kept) == 0; !s.copied {
		s.tokens = kept
	}
}
