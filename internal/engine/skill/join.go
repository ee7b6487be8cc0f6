package skill

import "strings"

// coordinate joins phrases that only one of two parts of a coordination completes: a kind of thing after the name of
// another ("bell foundry design and concepts"), or a word that describes before the thing described ("electrical and
// mechanical engineering").
func (p *phraser) coordinate() {
	for k := range p.found {
		f := &p.found[k]
		if f.Kind != PhraseKnowledge || f.Start == f.End {
			continue
		}
		from, end := p.tokenAt(f.Start), p.tokenAt(f.End)
		if !p.runsOn(end) || !pairWords[p.words[end]] || !p.runsOn(end+1) {
			continue
		}
		next := end + 1
		held, last := p.taken[0][next], next+1
		if held > 0 {
			last = p.tokenAt(p.found[held-1].End)
		}
		switch {
		case end-from > 1 && last-next == 1 && p.words[end] != "or" && p.bareHead(next):
			if held > 0 {
				p.release(held)
			}
			p.extend(k, from, next+1)
		case held > 0 && end-from == 1 && p.describes(from) && p.tokenAt(p.found[held-1].Start) == next &&
			last-next > 1:
			p.release(held)
			p.extend(k, from, last)
		}
	}
}

// bareHead reports whether token i is a word for a sort of thing and nothing follows that it describes.
func (p *phraser) bareHead(i int) bool {
	return headNouns[p.words[i]] && (!p.runsOn(i+1) || itemStop[p.words[i+1]] || joinWords[p.words[i+1]] ||
		p.taken[0][i+1] > 0)
}

// describes reports whether a word is an adjective by its ending.
func (p *phraser) describes(i int) bool {
	w := p.words[i]
	for _, ending := range [...]string{"al", "ic", "ive", "ary", "ular", "ed", "ous"} {
		if len(w) > len(ending)+2 && strings.HasSuffix(w, ending) {
			return true
		}
	}
	return false
}

// extend makes a phrase hold tokens from to end, which no other holds.
func (p *phraser) extend(k, from, end int) {
	p.found[k].Start, p.found[k].End, p.found[k].Known = p.tokens[from].start, p.tokens[end-1].end, ""
	for i := from; i < end; i++ {
		p.taken[0][i] = k + 1
	}
}

// pairWords join two parts of one phrase.
var pairWords = wordsOf("and or & and/or")

// inRun takes a word that the catalogue lacks, or knows as a plain word only, where it stands in a run of tools without
// commas ("Perl Nim Rust", "rust axum redis"): between two of them, or between one and the end of the run.
func (p *phraser) inRun(i int) {
	if p.taken[0][i] > 0 || p.roleAt(i) == tells && p.capital(i) || !p.mayName(i) {
		return
	}
	left, right := p.toolAt(i-1, i), p.toolAt(i+1, i)
	if !right && i+2 < len(p.words) && pairWords[p.words[i+1]] && p.runsOn(i+1) {
		right = left && p.toolAt(i+2, i)
	}
	if left && right || right && p.starts(i) && !p.capital(i) || left && p.ends(i+1) && (p.capital(i) || p.tagged(i)) {
		p.takeTokens(i, i+1, PhraseKnowledge)
	}
}

// mayName reports whether a word that the catalogue lacks may be a name of its own.
func (p *phraser) mayName(i int) bool {
	w := p.words[i]
	return !binds(w) && !askWords[w] && !p.freshStart(i) && !p.placeholder(i) && !number(w) &&
		!strings.HasSuffix(w, ".")
}

// toolAt reports whether token k, in the sentence of token i, is held by a tool of the catalogue.
func (p *phraser) toolAt(k, i int) bool {
	if k < 0 || k >= len(p.words) || p.sentence[k] != p.sentence[i] || p.taken[0][k] == 0 {
		return false
	}
	s, ok := p.finder.c.Skill(p.found[p.taken[0][k]-1].Known)
	return ok && s.Kind == Tool
}

// tagged reports whether the sentence of token i begins in lower case, as lists of tags do.
func (p *phraser) tagged(i int) bool {
	for !p.starts(i) {
		i--
	}
	return !p.capital(i)
}

// capital reports whether token i begins with a capital.
func (p *phraser) capital(i int) bool {
	b := p.text[p.tokens[i].start]
	return b >= 'A' && b <= 'Z'
}

// starts and ends tell whether a sentence begins or ends at token i.
func (p *phraser) starts(i int) bool { return i == 0 || p.sentence[i-1] != p.sentence[i] }

func (p *phraser) ends(i int) bool {
	return i >= len(p.words) || p.tokens[i].gap&(gapBreak|gapSentence) != 0
}
