package claim

import (
	"strings"
	"sync"

	"vitae/internal/lang"
	"vitae/internal/text"
)

// Class is what a cue makes of the claim that it stands with.
type Class uint8

// The classes of cues, as internal/lang/<code>/claim.txt names them.
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
	Bound            // "about", "up to"
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
	classes // how many there are
)

// Classes is how many classes there are, None among them.
const Classes = int(classes)

var classNames = [...]string{
	"", "progress", "planned", "expired", "failed", "helped", "shared", "supervised", "deputy", "voluntary", "trainee", "basic",
	"attended", "others", "part", "limit", "aim", "bound", "became", "led", "reports", "built", "expert", "held", "all", "sole", "paid",
	"rank", "wide", "cause", "day", "week", "month", "quarter", "year", "hour", "shift",
}

// String returns the class's name in the word lists.
func (c Class) String() string { return classNames[c] }

// Weak says whether a cue of the class makes a claim smaller, so that leaving it out makes the claim larger.
func (c Class) Weak() bool { return Progress <= c && c <= Became }

// Strong says whether a cue of the class makes a claim larger.
func (c Class) Strong() bool { return Led <= c && c <= Cause }

// Rate says whether the class is a unit of time that something is counted by.
func (c Class) Rate() bool { return Day <= c && c < classes }

// Cue is a word or phrase of a statement that belongs to a class. From and To are indexes of its words.
type Cue struct {
	Class    Class
	From, To int
}

// term is one entry of the word lists: its words by stem, and its classes.
type term struct {
	stems   []string
	classes []Class
}

// words are what a language's lists say.
type words struct {
	cues    map[string][]term // by the stem of the first word, the longest first
	numbers map[string]string // folded word → value as written
	dates   map[string]int
}

var tables = func() func(string) *words {
	var mu sync.Mutex
	known := map[string]*words{}
	return func(code string) *words {
		mu.Lock()
		defer mu.Unlock()
		w, ok := known[code]
		if !ok {
			w = loadWords(code)
			known[code] = w
		}
		return w
	}
}()

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
	w := &words{cues: map[string][]term{}, numbers: map[string]string{}, dates: map[string]int{}}
	for _, e := range lang.Entries(from, "claim") {
		var stems []string
		for _, t := range text.Tokens(e.Term) {
			if t.Kind != text.Sign {
				stems = append(stems, text.Stem(t.Of(e.Term), from))
			}
		}
		if len(stems) > 0 {
			for name := range strings.FieldsSeq(e.Value) {
				w.add(stems, byName[name])
			}
		}
	}
	for _, e := range lang.Entries(from, "number") {
		w.numbers[text.Fold(e.Term)] = e.Value
	}
	for _, code := range []string{from, "en"} { // English months stand in documents of every language
		for _, e := range lang.Entries(code, "period") {
			n := 0
			for _, r := range e.Value {
				n = n*10 + int(r-'0')
			}
			if term := text.Fold(e.Term); w.dates[term] == 0 && (code == from || n < periodWords) {
				w.dates[term] = n
			}
		}
	}
	return w
}

func (w *words) add(stems []string, c Class) {
	list := w.cues[stems[0]]
	for i := range list {
		if strings.Join(list[i].stems, " ") == strings.Join(stems, " ") {
			list[i].classes = append(list[i].classes, c)
			return
		}
	}
	at := len(list)
	for at > 0 && len(list[at-1].stems) < len(stems) {
		at--
	}
	list = append(list, term{})
	copy(list[at+1:], list[at:])
	list[at] = term{stems: stems, classes: []Class{c}}
	w.cues[stems[0]] = list
}

// readCues finds the cues of a statement. A longer phrase hides the shorter ones that begin at the same word.
func (w *words) readCues(s *Statement) {
	for i := range s.Words {
		for _, t := range w.cues[s.Words[i].Stem] {
			if !s.phrase(i, t.stems) {
				continue
			}
			for _, c := range t.classes {
				s.Cues = append(s.Cues, Cue{Class: c, From: i, To: i + len(t.stems)})
			}
			break
		}
	}
}

func (s *Statement) phrase(at int, stems []string) bool {
	if at+len(stems) > len(s.Words) {
		return false
	}
	for i, stem := range stems {
		if s.Words[at+i].Stem != stem || i > 0 && s.Words[at+i].Parts() {
			return false
		}
	}
	return true
}
