package check

import (
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// How a title is read in an answer. By hand.
const (
	longestTitle = 4 // words: "assistant night shift manager"
	beforeTitle  = 3 // words before a title that may say that it is somebody else's: "reported to the shift manager"
	lessRank     = 1 // what "assistant" and the like take from a title
)

// higherTitle suspects a title that an answer's speaker claims and that stands above those of the source: above the
// title at the employer that the statement names, or above all.
func (x *comparison) higherTitle(a *alignment) []judged {
	words := a.st.Words
	for i := range words {
		rank := x.rankAt(words, i)
		from, own := x.ownTitle(words, i)
		stoodIn := slices.ContainsFunc(a.st.Cues, func(c claim.Cue) bool {
			return c.Class == claim.Deputy && c.From < from
		})
		if rank == 0 || !own || stoodIn || !x.endsTitle(words, i) {
			continue
		}
		if unit := x.lowerTitle(a, rank); unit >= 0 {
			return []judged{x.plain("title", "title", a, from, i+1, unit)}
		}
	}
	return nil
}

// rankAt is how high the title stands that ends with a word, 0 where none does.
func (x *comparison) rankAt(words []claim.Word, i int) int {
	rank := x.lists.rank(words[i].Low)
	if rank > 0 && i > 0 && slices.ContainsFunc(words[max(0, i-longestTitle+1):i], func(w claim.Word) bool {
		return x.lists.less[w.Low]
	}) {
		rank -= lessRank
	}
	return rank
}

// ownTitle returns where the title begins that ends with a word, and whether the speaker claims it: "I was the shift
// manager", "as warehouse manager", "promoted to shift manager". "I was the leader" names no title.
func (x *comparison) ownTitle(words []claim.Word, end int) (from int, own bool) {
	l := x.lists
	from = x.beginsTitle(words, end)
	before := from - 1
	if before > 0 && words[before].Stop && !l.being[words[before].Low] && !l.self[words[before].Low] &&
		(!l.whose[words[before].Low] || l.to[words[before].Low] && l.being[words[before-1].Low]) {
		before-- // an article, or "promoted to"
	}
	if before < 0 || !l.being[words[before].Low] || from == end && !x.standsAlone(words, end) {
		return from, false
	}
	self := before == 0 || slices.ContainsFunc(words[:before+1], func(w claim.Word) bool { return l.self[w.Low] })
	other := slices.ContainsFunc(words[:from], func(w claim.Word) bool {
		return l.people[w.Low] || l.not[w.Low] || l.wish[w.Low]
	})
	return from, self && !other
}

// beginsTitle returns where the title begins that ends with a word: behind a small word, a number or a sign.
func (x *comparison) beginsTitle(words []claim.Word, end int) int {
	from := end
	for from > 0 && end-from+1 < longestTitle && !words[from].Parts() && !words[from-1].Stop &&
		!words[from-1].Number && !x.lists.being[words[from-1].Low] {
		from--
	}
	return from
}

// standsAlone reports whether a word is a title without another before it: "head of operations".
func (x *comparison) standsAlone(words []claim.Word, i int) bool {
	return x.lists.rank(words[i].Low) >= managerRank && i+1 < len(words) && x.lists.where[words[i+1].Low]
}

const managerRank = 6 // of a manager, in the lists

// endsTitle reports whether a title ends with a word: not "manager's", "manager training".
func (x *comparison) endsTitle(words []claim.Word, i int) bool {
	if written := x.read.Text[words[i].Start:words[i].End]; strings.HasSuffix(written, "s") &&
		!strings.HasSuffix(words[i].Low, "s") {
		return false
	}
	return i+1 == len(words) || words[i+1].Parts() || words[i+1].Stop && !x.lists.being[words[i+1].Low]
}

// lowerTitle returns the statement of the source with the title that an answer's title stands above, -1 where the
// source has one as high.
func (x *comparison) lowerTitle(a *alignment, rank int) int {
	if unit, ok := x.titleAt(a); ok {
		if x.highest(&x.source.units[unit]) >= rank {
			return -1
		}
		return unit
	}
	best, at := -1, -1
	for u := range x.source.single {
		st := &x.source.units[u]
		highest := x.highest(st)
		if highest >= rank {
			return -1
		}
		if x.isHead(u) && highest > best {
			best, at = highest, u
		}
	}
	return at
}

// titleAt returns the statement with the title at the employer that an answer's statement names, the highest if there
// are several.
func (x *comparison) titleAt(a *alignment) (unit int, ok bool) {
	unit, best := -1, -1
	if x.source.document == nil {
		return unit, false
	}
	for _, w := range x.source.document.Work {
		at := x.source.find(w.Position)
		if at < 0 || !x.names(a.st, w.Name) {
			continue
		}
		if rank := x.highest(&x.source.units[at]); rank > best {
			unit, best = at, rank
		}
	}
	return unit, unit >= 0
}

// names reports whether a statement names an employer, by the first word of its name that says something; at the head
// of a sentence, where any word begins with a capital, with the next one.
func (x *comparison) names(st *claim.Statement, employer string) bool {
	small := func(low string) bool { return len(low) < leastName || functionWords(x.read.Language)[low] }
	var words []string
	for _, t := range text.Tokens(employer) {
		if low := strings.TrimSuffix(text.Fold(t.Of(employer)), "'s"); !small(low) {
			words = append(words, low)
		}
	}
	for i := range st.Words {
		w := &st.Words[i]
		if len(words) == 0 || !w.Capital || w.Low != words[0] {
			continue
		}
		next := i + 1
		for next < len(st.Words) && small(st.Words[next].Low) {
			next++
		}
		if i > 0 || len(words) == 1 || next < len(st.Words) && st.Words[next].Low == words[1] {
			return true
		}
	}
	return false
}

var functionWords = lang.Each(func(code string) map[string]bool { return lang.Set(code, "function") })

const leastName = 3 // letters of an employer's first word

// find returns the first statement of a source with some words in it, -1 if there is none.
func (o *source) find(words string) int {
	at := strings.Index(o.read.Text, words)
	if words == "" || at < 0 {
		return -1
	}
	return o.unitAt(at)
}

// isHead reports whether a statement of the source may be the head of a job.
func (x *comparison) isHead(unit int) bool {
	st := &x.source.units[unit]
	return !st.Bullet && slices.ContainsFunc(st.Periods, func(p claim.Period) bool { return !p.Single }) &&
		len(st.Words) <= 2*shortLine
}

// highest returns how high the highest title of a statement of the source stands that isn't somebody else's: "reported
// to the operations manager".
func (x *comparison) highest(st *claim.Statement) int {
	lists, best := wordsOf(x.source.read.Language), 0
	for i := range st.Words {
		rank := lists.rank(st.Words[i].Low)
		if rank > best && !slices.ContainsFunc(st.Words[max(0, i-beforeTitle):i], func(w claim.Word) bool {
			return lists.whose[w.Low]
		}) {
			best = rank
		}
	}
	return best
}
