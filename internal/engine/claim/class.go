package claim

import (
	"slices"
	"strings"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// Class is what a cue makes of the claim that it stands with.
type Class uint8

// The classes of cues, as internal/engine/lang/<code>/claim.txt names them.
const (
	None       Class = iota
	Progress         // begun and not ended: "in progress", "2 of 4"
	Planned          // not begun: "booked for March"
	Expired          // held once: "lapsed"
	Failed           // ended without: "not finished"
	Helped           // somebody else's work: "assisted"
	Shared           // together with others: "jointly"
	Supervised       // under somebody: "for release by"
	Deputy           // in somebody's place: "acting", "relief"
	Voluntary        // unpaid
	Trainee          // "intern", "apprentice"
	Basic            // little of it: "basic", "familiar with"
	Attended         // heard of it: "workshop"
	Others           // made by others: "built by the CPA"
	Part             // not the whole: "half of", "one of"
	Limit            // "only", "not", "without"
	Aim              // wished for: "target", "nominated"
	Bound            // "up to", "almost"
	Became           // happened: "fell", "rose"
	Led              // "led", "responsible"
	Reports          // "direct reports", "line manager"
	Built            // "built", "wrote"
	Expert           // "expert", "fluent"
	Held             // "certified", "completed"
	All              // "all", "both", "entire"
	Sole             // "alone", "independently"
	Paid             // "employed"
	Rank             // "senior", "head"
	Wide             // "national"
	Cause            // "reduced", "thanks to"
	Day              // "daily"; rates from here on
	Week
	Month
	Quarter
	Year
	Hour
	Shift
	About   // "about", "approximately"
	classes // how many there are
)

// Classes is how many classes there are, None among them.
const Classes = int(classes)

var classNames = [...]string{
	"", "progress", "planned", "expired", "failed", "helped", "shared", "supervised", "deputy", "voluntary", "trainee",
	"basic",
	"attended", "others", "part", "limit", "aim", "bound", "became", "led", "reports", "built", "expert", "held", "all",
	"sole", "paid",
	"rank", "wide", "cause", "day", "week", "month", "quarter", "year", "hour", "shift", "about",
}

// String returns the class's name in the word lists.
func (c Class) String() string { return classNames[c] }

// Weak reports whether a cue of the class makes a claim smaller, so that leaving it out makes the claim larger.
func (c Class) Weak() bool { return Progress <= c && c <= Became }

// Strong reports whether a cue of the class makes a claim larger.
func (c Class) Strong() bool { return Led <= c && c <= Cause }

// Rate reports whether the class is a unit of time that something is counted by.
func (c Class) Rate() bool { return Day <= c && c <= Shift }

// Cue is a word or phrase of a statement that belongs to a class. From and To are indexes of its words.
type Cue struct {
	Class    Class
	From, To int
}

// term is one entry of the word lists: its words by stem, and its classes.
type term struct {
	words, stems []string
	classes      []Class
}

// words are what a language's lists say.
type words struct {
	cues    map[string][]term // by the stem of the first word and by the word, the longest first
	numbers map[string]string // folded word → value as written
	// What joins number words in one word ("neunundzwanzig") and apart ("treinta y dos").
	inside, between []string
	dates           map[string]int
	// function are words that say nothing alone.
	function map[string]bool
	beside   besideFigures
	dayFirst bool            // the day stands before the month
	turns    map[string]bool // take back what was said before them
	nones    map[string]bool // say that there was none of what follows them
	// inflects says that a cue's other endings are the same cue; English lists write them out, since "engineer" did not
	// engineer anything yet.
	inflects bool
}

var tables = lang.Each(loadWords)

// loadWords reads the lists of a language; of one without lists, those of English.
func loadWords(code string) *words {
	from := code
	if len(lang.Entries(code, "claim")) == 0 {
		from = "en"
	}
	byName := map[string]Class{}
	for i, n := range classNames {
		byName[n] = Class(i)
	}
	w := &words{
		cues: map[string][]term{}, numbers: map[string]string{}, dates: map[string]int{},
		function: lang.Set(from, "function"), beside: besideFigures{}, turns: lang.Set(from, "turn"),
		nones: lang.Set(from, "none"), inflects: from != "en", dayFirst: from != "en",
	}
	for _, e := range lang.Entries(from, "claim") {
		var t term
		for _, x := range text.Tokens(e.Term) {
			if x.Kind != text.Sign {
				t.words, t.stems = append(t.words, text.Fold(x.Of(e.Term))),
					append(t.stems, text.Stem(x.Of(e.Term), from))
			}
		}
		for name := range strings.FieldsSeq(e.Value) {
			t.classes = append(t.classes, byName[name])
		}
		if len(t.stems) > 0 {
			w.add(t)
		}
	}
	w.readNumbers(code, from)
	for _, e := range lang.Entries(from, "counted") {
		w.beside[text.Fold(e.Term)] = e.Value
		if e.Value == "time" {
			w.beside[text.Stem(e.Term, from)] = e.Value
		}
	}
	for _, code := range []string{from, "en"} { // English months stand in documents of every language
		for _, e := range lang.Entries(code, "period") {
			n := 0
			for _, r := range e.Value {
				n = n*10 + int(r-'0')
			}
			if term := text.Fold(e.Term); w.dates[term] == 0 && (code == from || n < periodBetween) {
				w.dates[term] = n
			}
		}
	}
	return w
}

// readNumbers reads the number words of a language, and those of the one whose other lists it uses.
func (w *words) readNumbers(code, from string) {
	for _, c := range []string{from, code} {
		for _, e := range lang.Entries(c, "number") {
			w.numbers[text.Fold(e.Term)] = e.Value
		}
	}
	for _, e := range lang.Entries(code, "joint") {
		if term := text.Fold(e.Term); e.Value == "inside" {
			w.inside = append(w.inside, term)
		} else {
			w.between = append(w.between, term)
		}
	}
}

// add keeps a term under the stem of its first word, longer terms before shorter ones.
func (w *words) add(t term) {
	list := w.cues[t.stems[0]]
	at := len(list)
	for at > 0 && len(list[at-1].stems) < len(t.stems) {
		at--
	}
	w.cues[t.stems[0]] = slices.Insert(list, at, t)
}

// readCues finds the cues of a statement. A longer phrase hides the shorter ones that begin at the same word.
func (w *words) readCues(s *Statement) {
	for i := 0; i < len(s.Words); i++ {
		for _, t := range w.cues[s.Words[i].Stem] {
			if !s.phrase(i, &t, w.inflects) {
				continue
			}
			if t.classes[0] == None { // "up to date" is no "to date"
				i += len(t.stems) - 1
				break
			}
			for _, c := range t.classes {
				s.Cues = append(s.Cues, Cue{Class: c, From: i, To: i + len(t.stems)})
			}
			break
		}
	}
}

func (s *Statement) phrase(at int, t *term, inflects bool) bool {
	if at+len(t.stems) > len(s.Words) {
		return false
	}
	for i := range t.stems {
		w := &s.Words[at+i]
		if i > 0 && w.Parts() || w.Low != t.words[i] &&
			(!inflects || w.Stem != t.stems[i] || min(len(w.Low), len(t.words[i])) < inflected ||
				max(len(w.Low)-len(t.words[i]), len(t.words[i])-len(w.Low)) > longestEnding) &&
			w.Low != t.words[i]+"s" {
			return false
		}
	}
	return true
}

// inflected is the length from which a word's other forms are the same cue: "stellvertretende", but not "other" for
// "others".
const (
	inflected     = 7
	longestEnding = 2
)

// IsDateWord reports whether a word is a month's name, or one like "since" and "present".
func IsDateWord(low, language string) bool { return tables(language).dates[low] > 0 }
