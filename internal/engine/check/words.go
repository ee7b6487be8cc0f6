package check

import (
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// words are what a language's lists say to the check: internal/engine/lang/<code>/check.txt, degree.txt, grade.txt and
// unit.txt.
type words struct {
	from, to  map[string]bool // "from X to Y"
	by        map[string]bool // words before how much something changes
	points    map[string]bool // what percentages differ by
	share     map[string]bool // words before the whole of a share: "6 in 10"
	and       map[string]bool // words that join what stands in a row
	people    map[string]bool // that others are named by: "the owner", "my manager", "they"
	with      map[string]bool // small words that say with whom
	work      map[string]bool // words that only say that there is work, which every source does
	own       map[string]bool // the language itself: who writes it knows it
	degrees   map[string]int  // how high each stands
	units     map[string]unit // by word and by stem
	grades    map[string][]grade
	languages languageNames // that the document's owner may speak
	half      map[string]bool
	spoken
}

// spoken are the words of a language that spoken answers are read by: internal/engine/lang/<code>/answer.txt says what
// they are.
type spoken struct {
	self, uses, not, wish, being, whose, where, less map[string]bool

	ranks map[string]int // how high what a title ends with stands
}

// unit is what a word measures, and how much of it: a minute is 60 of time.
type unit struct {
	of   string
	size float64
}

// wordsOf returns the lists of a language; of one without lists, those of English.
var wordsOf = lang.Each(loadWords)

func loadWords(code string) *words {
	if len(lang.Entries(code, "check")) == 0 {
		code = "en"
	}
	w := &words{degrees: map[string]int{}, units: map[string]unit{}}
	for name, list := range map[string]*map[string]bool{
		"from": &w.from, "to": &w.to, "and": &w.and, "people": &w.people, "with": &w.with, "work": &w.work,
		"own": &w.own, "by": &w.by, "points": &w.points, "share": &w.share,
	} {
		*list = lang.SetOf(code, "check", name)
	}
	w.half = lang.SetOf(code, "number", "0.5")
	codes := slices.Compact([]string{code, "en"})
	w.languages, w.grades = loadLanguageNames(codes...), loadGrades(codes...)
	w.spoken = loadSpoken(code)
	for _, from := range codes { // English degrees and units stand in documents of every language
		for _, e := range lang.Entries(from, "degree") {
			if term := text.Fold(e.Term); w.degrees[term] == 0 {
				w.degrees[term], _ = strconv.Atoi(e.Value)
			}
		}
		for _, e := range lang.Entries(from, "unit") {
			of, size, _ := strings.Cut(e.Value, " ")
			u := unit{of: of}
			u.size, _ = strconv.ParseFloat(size, 64)
			for _, term := range []string{text.Fold(e.Term), text.Stem(text.Fold(e.Term), from)} {
				if w.units[term].of == "" {
					w.units[term] = u
				}
			}
		}
	}
	return w
}

func loadSpoken(code string) spoken {
	s := spoken{ranks: map[string]int{}}
	lists := map[string]*map[string]bool{
		"self": &s.self, "uses": &s.uses, "not": &s.not, "wish": &s.wish, "being": &s.being, "whose": &s.whose,
		"where": &s.where, "less": &s.less,
	}
	for _, list := range lists {
		*list = map[string]bool{}
	}
	for _, e := range lang.Entries(code, "answer") {
		term := text.Fold(e.Term)
		if rank, ok := strings.CutPrefix(e.Value, "rank "); ok {
			s.ranks[term], _ = strconv.Atoi(rank)
			continue
		}
		for name := range strings.FieldsSeq(e.Value) {
			(*lists[name])[term] = true
		}
	}
	return s
}

// rank is how high a title stands that ends with a word, 0 for no such word: "manager", "Lagerleiter". The longest
// ending counts, so that a "Zugbegleiter" is none who leads.
func (s *spoken) rank(low string) int {
	if n, ok := s.ranks[low]; ok {
		return n
	}
	out, longest := 0, 0
	for ending, n := range s.ranks {
		if ending[0] == '-' && len(ending) > longest && len(low) > len(ending) && strings.HasSuffix(low, ending[1:]) {
			out, longest = n, len(ending)
		}
	}
	return out
}

// unitOf is the unit that a quantity of a statement is counted by, if its word is one.
func (w *words) unitOf(st *claim.Statement, q *claim.Quantity) (unit, bool) {
	if u, ok := w.units[q.Unit]; ok || q.To >= len(st.Words) || st.Words[q.To].Parts() {
		return u, ok
	}
	word := &st.Words[q.To]
	u, ok := w.units[word.Low]
	if !ok {
		u, ok = w.units[word.Stem]
	}
	return u, ok
}

// halfMore is a half where it stands behind the unit of a quantity: "one year and a half".
func (w *words) halfMore(st *claim.Statement, q *claim.Quantity) float64 {
	at := q.To + 1
	if at+1 >= len(st.Words) || !w.and[st.Words[at].Low] {
		return 0
	}
	if at++; at+1 < len(st.Words) && st.Words[at].Stop && !w.half[st.Words[at].Low] {
		at++
	}
	return float64(flag(w.half[st.Words[at].Low])) / 2
}

// degree is how high what a word names stands among degrees, 0 where it is none. "B.Sc." is the word "bsc".
func (w *words) degree(low string) int {
	if n := w.degrees[low]; n > 0 {
		return n
	}
	low = strings.ReplaceAll(low, ".", "")
	if n := w.degrees[low]; n > 0 && len(low) > 2 {
		return n
	}
	return w.degrees[strings.TrimSuffix(low, "s")]
}

// degreeOf is the degree of a word as it is written: with a capital, and two letters without full stops all in
// capitals.
func (w *words) degreeOf(x *claim.Word) int {
	if !x.Capital && !strings.Contains(x.Low, ".") {
		return 0
	}
	if len(x.Low) == 2 && x.Upper {
		return w.degree(x.Low[:1] + "." + x.Low[1:])
	}
	return w.degree(x.Low)
}
