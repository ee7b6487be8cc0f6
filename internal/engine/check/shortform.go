package check

import (
	"strings"

	"vitae/internal/base/work"
	"vitae/internal/engine/claim"
	"vitae/internal/engine/names"
)

// alignShortForms covers abbreviations: a word of the source that stands for a run of words here, and the other way
// round.
func (o *source) alignShortForms(a *alignment, text string) {
	for i := range a.st.Words {
		w := &a.st.Words[i]
		if w.Number || w.Stop && !w.Upper && !w.Capital || !a.openFrom(i) {
			continue
		}
		a.budget.Spend(len(o.shorts))
		for _, k := range o.shorts { // a run that begins here is written short in the source
			short := &o.words[k]
			if short.low[0] != w.Low[0] || short.low == w.Low || !abbreviationLike(short.token.Text) {
				continue
			}
			o.spellOut(a, text, i, k)
		}
		if a.any[i] >= likeEnding {
			continue
		}
		for _, k := range o.spelt[a.tokens[i].Stem] {
			a.hit(o, i, hit{k, leastSame})
		}
		if w.Upper && len(w.Low) <= longestShort && a.spelledBeside(i) {
			a.any[i] = max(a.any[i], leastSame)
		}
		if len(w.Low) <= longestShort && (w.Upper || abbreviationLike(text[w.Start:w.End])) {
			o.shorten(a, text, i)
		}
	}
}

// openFrom reports whether a run that begins at a word has one that the source does not cover yet.
func (a *alignment) openFrom(i int) bool {
	for j := i; j < min(i+longestRun, len(a.st.Words)) && (j == i || !a.st.Words[j].Parts()); j++ {
		if a.any[j] < likeEnding && !a.st.Words[j].Stop {
			return true
		}
	}
	return false
}

func abbreviationLike(s string) bool {
	upper, vowels := 0, 0
	for _, r := range s {
		if r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			upper++
		}
		if strings.ContainsRune("aeiouyAEIOUY", r) {
			vowels++
		}
	}
	return upper > 1 || vowels == 0
}

// Short forms: all by hand, on the sets of docs/checking.md.
const (
	longestRun = 6
	// letters that words must begin with to be spelt out of a short form, whatever else speaks against it
	leastInitials = 3
	leastSame     = 0.7
	costOfSame    = 20 // steps to look whether a short form may stand for words at a place
	costOfLetters = 8  // steps to compare a letter of a short form with one of the words
)

// spellOut covers the longest run of words at i that a short word of the source stands for.
func (o *source) spellOut(a *alignment, text string, i, k int) {
	a.budget.Spend(costOfSame)
	for n := min(longestRun, len(a.st.Words)-i); n >= 1; n-- {
		if n > 1 && (a.st.Words[i+n-1].Stop || a.parts(i+1, i+n)) {
			continue
		}
		run := text[a.st.Words[i].Start:a.st.Words[i+n-1].End]
		if len(run) > longestLike || n == 1 && len(run) <= len(o.words[k].token.Text) {
			continue
		}
		a.budget.Spend(costOfLetters * len(o.words[k].low) * len(run))
		p := float32(names.Same(o.words[k].token.Text, run, names.Context{}))
		initials := initialsOf(a.st.Words[i:i+n], o.words[k].letters())
		if n >= leastInitials && initials && o.words[k].capitals() >= leastInitials {
			p = max(p, likeEnding)
		}
		if p < leastSame || n > 1 && p < likeEnding && !initials {
			continue
		}
		for j := i; j < i+n; j++ {
			a.hit(o, j, hit{k, p})
		}
		return
	}
}

// parts reports whether a sign parts some words.
func (a *alignment) parts(from, to int) bool {
	for i := from; i < to; i++ {
		if a.st.Words[i].Parts() {
			return true
		}
	}
	return false
}

// initialsOf reports whether words begin with the letters of a short form. Small words may give a letter or none
// ("on-the-job trainee", OJT); the last letter of four may be left out: a country's.
func initialsOf(words []claim.Word, short string) bool {
	return initialsFrom(words, strings.ReplaceAll(short, ".", ""), 0)
}

func initialsFrom(words []claim.Word, short string, taken int) bool {
	if len(words) == 0 {
		return short == "" || len(short) == 1 && taken >= leastInitials
	}
	if short != "" && words[0].Low[0] == short[0] && initialsFrom(words[1:], short[1:], taken+1) {
		return true
	}
	return words[0].Stop && initialsFrom(words[1:], short, taken)
}

// letters are those of a short form without a plural's s.
func (w *sourceWord) letters() string {
	if n := len(w.token.Text); n > 2 && w.token.Text[n-1] == 's' && w.token.Text[n-2] >= 'A' &&
		w.token.Text[n-2] <= 'Z' {
		return strings.TrimSuffix(w.low, "s")
	}
	return w.low
}

// capitals counts the capital letters of a word.
func (w *sourceWord) capitals() int {
	n := 0
	for i := range len(w.token.Text) {
		if c := w.token.Text[i]; c >= 'A' && c <= 'Z' {
			n++
		}
	}
	return n
}

// spelledBeside reports whether the words around an abbreviation spell it out: "service level objectives (SLOs)".
func (a *alignment) spelledBeside(i int) bool {
	short := strings.TrimSuffix(a.st.Words[i].Low, "s")
	initials := make([]byte, 0, len(a.st.Words))
	for j := range a.st.Words {
		if j != i && !a.st.Words[j].Stop {
			initials = append(initials, a.st.Words[j].Low[0])
		} else {
			initials = append(initials, ' ')
		}
	}
	return len(short) >= 2 && strings.Contains(strings.ReplaceAll(string(initials), " ", ""), short)
}

// shorten covers a short word by a run of words of the source.
func (o *source) shorten(a *alignment, text string, i int) {
	w := &a.st.Words[i]
	for _, k := range o.byLetter[w.Low[0]] {
		a.budget.Spend(1 + costOfSame*len(o.words[k].at))
		for _, at := range o.words[k].at {
			if int(at.unit) >= o.single {
				continue
			}
			unit, from := int(at.unit), int(at.word)
			words := o.units[unit].Words
			for to := from + 1; to <= min(from+longestRun, len(words)); to++ {
				p := o.standsFor(w, text[w.Start:w.End], unit, from, to, a.budget)
				if p == 0 {
					continue
				}
				a.any[i] = max(a.any[i], p)
				for _, said := range words[from:to] {
					a.took = append(a.took, o.byLow[said.Low])
				}
				a.set(i, unit, from, p)
			}
		}
	}
}

// standsFor is the chance that a short word, as written, stands for a run of words of a unit; 0 where it hardly does.
func (o *source) standsFor(w *claim.Word, short string, unit, from, to int, b *work.Budget) float32 {
	u := &o.units[unit]
	run := u.Words[from:to]
	last := &run[len(run)-1]
	if len(run) == 1 {
		if len(last.Low) <= len(short) {
			return 0
		}
	} else if last.Stop || !strings.Contains(strings.ToLower(short), last.Low[:1]) ||
		!run[0].Capital && (strings.Contains(short, ".") || !initialsOf(run, w.Low)) {
		return 0
	}
	said := o.read.Of(u, from, to)
	if len(said) > longestLike {
		return 0
	}
	b.Spend(costOfLetters * len(short) * len(said))
	p := float32(names.Same(short, said, names.Context{}))
	if p >= leastSame && (len(run) == 1 || p >= likeEnding || initialsOf(run, w.Low)) {
		return p
	}
	return 0
}

// mayStandFor reports whether a unit that the statement rests on has a short form in capitals whose letters
// stand in some words in its order, the first one first: "RA" for "Rechtsanwalt".
func (x *comparison) mayStandFor(a *alignment, from, to int) bool {
	said := strings.ToLower(x.read.Of(a.st, from, to))
	for _, c := range a.top {
		for n := max(0, c.unit-1); n <= c.unit; n++ { // a short form's full stop may part it: "RA u. Notar"
			u := &x.source.units[n]
			ends := u.Words[len(u.Words)-1].Line
			if n < c.unit && (c.unit >= x.source.single || ends != x.source.units[c.unit].Line) {
				continue
			}
			x.budget.Spend(len(u.Words) + len(said))
			for j := range u.Words {
				if w := &u.Words[j]; w.Upper && !w.Stop && len(w.Low) <= longestShort && spells(w.Low, said) {
					return true
				}
			}
		}
	}
	return false
}

// spells reports whether the letters of a short form stand in some words in its order, the first one first.
func spells(short, words string) bool {
	if words == "" || short[0] != words[0] {
		return false
	}
	for i := range len(short) {
		at := strings.IndexByte(words, short[i])
		if at < 0 {
			return false
		}
		words = words[at+1:]
	}
	return true
}
