package grammar

import (
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// nouns are what a language's list agree.txt knows of words: the genders and numbers that a determiner stands before,
// and those that a noun or a noun's ending has.
type nouns struct {
	determiner map[string]string // "das": "n"
	noun       map[string]string // "team": "n"
	ending     map[string]string // "ung": "f"
}

var nounsOf = lang.Each(func(code string) *nouns {
	n := &nouns{determiner: map[string]string{}, noun: map[string]string{}, ending: map[string]string{}}
	for _, e := range lang.Entries(code, "agree") {
		if before, ok := strings.CutPrefix(e.Value, "before "); ok {
			n.determiner[e.Term] = before
		} else if end, ok := strings.CutPrefix(e.Term, "-"); ok {
			n.ending[end] = e.Value
		} else {
			n.noun[e.Term] = e.Value
		}
	}
	return n
})

// leastStem is how many bytes stand before a known ending at least: "Schwung" has the ending by chance.
const leastStem = 3

// of returns the gender and number of a noun, "" where it is not known.
func (n *nouns) of(word string) string {
	if known, ok := n.noun[word]; ok {
		return known
	}
	for i := leastStem; i < len(word); i++ {
		if g, ok := n.ending[word[i:]]; ok && utf8.RuneStart(word[i]) {
			return g
		}
	}
	return ""
}

// determiners finds a determiner right before a noun of another gender or number. Between a comma and a verb, "das" and
// "la" may be pronouns; there it finds nothing.
func determiners(r *reading) []Finding {
	var out []Finding
	n := nounsOf(r.code)
	for i := 0; i+1 < len(r.words); i++ {
		before, next := n.determiner[unelided(low(r.word(i)))], r.word(i+1)
		if before == "" || r.between(i) != " " || i > 0 && strings.Contains(r.between(i-1), ",") ||
			opensClause[low(r.word(i-1))] ||
			len(next) > 1 && strings.ToUpper(next) == next ||
			opensLarge(next) != (r.code == "de") || strings.HasPrefix(r.text[r.words[i+1].End:], "-") {
			continue
		}
		is := n.of(low(next))
		if is == "" || sharesWord(before, is) {
			continue
		}
		out = append(out, Finding{Start: r.words[i].Start, End: r.words[i+1].End})
	}
	return out
}

// unelided is a French word without what is written together with it: "un" of "d'un".
func unelided(word string) string { return word[strings.LastIndexByte(word, '\'')+1:] }

// opensClause are words after which an article would be a pronoun before its verb: "je la contrôle", "que los compra".
var opensClause = text.Set("je tu il elle on nous vous ils elles qui que ne se no y")

// sharesWord reports whether two lists of words have one in common.
func sharesWord(a, b string) bool {
	for x := range strings.FieldsSeq(a) {
		for y := range strings.FieldsSeq(b) {
			if x == y {
				return true
			}
		}
	}
	return false
}

// opened are the words that open a coordination, with those of which one has to follow.
var opened = lang.Each(func(code string) []pairing {
	var out []pairing
	for _, e := range lang.Entries(code, "grammar") {
		if then, ok := strings.CutPrefix(e.Value, "then "); ok {
			out = append(out, pairing{strings.Fields(e.Term), strings.Fields(then)})
		}
	}
	return out
})

// pairing is the words that open a coordination, and the words of which one goes on with it.
type pairing struct{ opens, then []string }

// openCoordinations finds a coordination whose second half is missing in its sentence.
func openCoordinations(r *reading) []Finding {
	var out []Finding
	for i := range r.words {
		for _, p := range opened(r.code) {
			if !r.says(i, p.opens) || i > 0 && r.between(i-1) != " " && opensLarge(r.word(i)) &&
				r.word(i) != text.Capital(p.opens[0]) {
				continue
			}
			if !r.goesOn(i+len(p.opens), p.then) {
				end := r.words[i+len(p.opens)-1].End
				out = append(out, Finding{Start: r.words[i].Start, End: end})
			}
		}
	}
	return out
}

// goesOn reports whether one of the words stands in the rest of the sentence from word i on.
func (r *reading) goesOn(i int, then []string) bool {
	for ; i < len(r.words); i++ {
		if strings.ContainsAny(r.between(i-1), ".!?") {
			return false
		}
		for _, x := range then {
			if low(r.word(i)) == x {
				return true
			}
		}
	}
	return false
}

// farArticle is how many words stand at most between an article and the noun that it belongs to.
const farArticle = 4

// pluralBeforeName finds "a motor control centers (MCC) lineup": an article and several of something, which happens
// where a short form before a noun is written out.
func pluralBeforeName(r *reading) []Finding {
	var out []Finding
	for i := 1; i+2 < len(r.words); i++ {
		name, after := r.word(i+1), r.word(i+2)
		if r.between(i) != " (" || r.between(i+1) != ") " || !isSeveral(r.word(i)) || opensLarge(after) ||
			strings.ToUpper(name) != name || wordsOf(r.code).dangling[low(after)] || endsGroup[low(after)] {
			continue
		}
		for k := i - 1; k >= max(0, i-farArticle) && strings.Trim(r.between(k), " ") == ""; k-- {
			if a := low(r.word(k)); a == "a" || a == "an" {
				out = append(out, Finding{Start: r.words[k].Start, End: r.words[i+2].End})
			}
			if endsGroup[low(r.word(k))] {
				break
			}
		}
	}
	return out
}

// endsGroup are English words that never belong to the noun before them.
var endsGroup = text.Set("and or of in on at by for from to with as per via is are was were into over under after before")

// isSeveral reports whether an English word ends like several of something.
func isSeveral(word string) bool {
	w := low(word)
	return len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && !strings.HasSuffix(w, "us") &&
		!strings.HasSuffix(w, "is") && !strings.HasSuffix(w, "ics") && w != "series" && w != "sales" && w != "means"
}

// demonstratives finds "this invoices" and "these invoice of". Only endings that settle the number count.
func demonstratives(r *reading) []Finding {
	var out []Finding
	for i := 0; i+1 < len(r.words); i++ {
		a, next := low(r.word(i)), r.word(i+1)
		if r.between(i) != " " || opensLarge(next) {
			continue
		}
		several := strings.HasSuffix(next, "tions") || strings.HasSuffix(next, "ments") ||
			strings.HasSuffix(next, "ers") || strings.HasSuffix(next, "ces")
		one := strings.HasSuffix(next, "tion") || strings.HasSuffix(next, "ment") || strings.HasSuffix(next, "ness")
		group := r.word(i+2) != "" && i+2 < len(r.words) && r.between(i+1) == " " && !endsGroup[low(r.word(i+2))]
		switch {
		case group:
		case a == "this" && several:
			out = append(out, Finding{Start: r.words[i].Start, End: r.words[i+1].End})
		case (a == "these" || a == "those") && one:
			out = append(out, Finding{Start: r.words[i].Start, End: r.words[i+1].End})
		}
	}
	return out
}
