package claim

import (
	"slices"
	"strings"
)

// Wording is how a line says what was done: how much of one's own, full work it claims, and whether it gives a result.
type Wording struct {
	Weak    int  // cues of help, study, plans and others' work: no full work of one's own
	Limited bool // a part, something shared, something denied or taken back; "no accidents" is none of them
	Denied  bool // something denied: "no programming"; "no accidents" is none
	Partial bool // "5 of 14"
	Figure  bool // it counts something
	Result  bool // what became of something, in figures
	Deed    bool // it opens with what was done
}

// Own reports whether the line claims work of one's own and denies none of it. It may be a part, or shared.
func (w *Wording) Own() bool { return w.Weak == 0 && !w.Denied }

// Full reports whether the line claims the whole of one's own work.
func (w *Wording) Full() bool { return w.Weak == 0 && !w.Limited }

var (
	weak    = []Class{Helped, Supervised, Trainee, Basic, Attended, Others, Progress, Planned, Expired, Failed, Aim}
	limited = []Class{Part, Shared, Limit}
	deeds   = []Class{Led, Built, Cause, Became}
)

// Wording reads how a text is worded as a whole.
func (r *Reading) Wording() Wording {
	var out Wording
	words := tables(r.Language)
	for i := range r.Statements {
		s := &r.Statements[i]
		change := out.cues(words, s, i == 0)
		for _, x := range s.Words {
			out.Limited = out.Limited || words.turns[x.Low]
		}
		out.figures(r, words, s, change)
	}
	return out
}

// cues adds what the cues of a statement say, and reports whether one of them is of a change.
func (w *Wording) cues(words *words, s *Statement, opening bool) bool {
	change := false
	for _, q := range s.Cues {
		if slices.Contains(weak, q.Class) {
			w.Weak++
		}
		none := words.nones[s.Words[q.From].Low]
		w.Limited = w.Limited || slices.Contains(limited, q.Class) && !s.idlePart(q) && !none
		w.Denied = w.Denied || q.Class == Limit && !none
		w.Deed = w.Deed || opening && q.From == 0 && slices.Contains(deeds, q.Class)
		change = change || q.Class == Became || q.Class == Cause
	}
	return change
}

// figures adds what the figures of a statement say, which may be the measure of a change.
func (w *Wording) figures(r *Reading, words *words, s *Statement, change bool) {
	counted, share := 0, false
	for j := range s.Quantities {
		q := &s.Quantities[j]
		w.Partial = w.Partial || q.Whole > q.Value
		if q.Name || q.InWords || s.isYear(q) || words.beside.labels(s, q) || words.beside.time(q) {
			continue
		}
		counted++
		share = share || q.Unit == "%"
	}
	w.Figure = w.Figure || counted > 0
	w.Result = w.Result || counted > 1 && (share || r.goes(s)) || change && counted > 0
}

// idlePart reports whether words that name a part elsewhere name none here: "out of the monolith", "half yearly".
func (s *Statement) idlePart(q Cue) bool {
	first := s.Words[q.From].Low
	return first == "out" && (q.From == 0 || !s.Words[q.From-1].Number) || first == "half" && q.To < len(s.Words) &&
		strings.HasPrefix(s.Words[q.To].Low, "year")
}

// isYear reports whether a figure is a year: a number of this time written with four digits, unlike "2,000" and "2k".
func (s *Statement) isYear(q *Quantity) bool {
	return q.Unit == "" && q.Value >= firstYear && q.Value <= lastYear && len(s.Words[q.From].Low) == len("2000")
}

// longestChange is how many words stand between the two figures of a change.
const longestChange = 2

// goes reports whether a statement tells of something that went from one figure to another: "520 to 340", "2.1 s → 380
// ms".
func (r *Reading) goes(s *Statement) bool {
	beside := tables(r.Language).beside
	for i := 1; i < len(s.Quantities); i++ {
		a, b := &s.Quantities[i-1], &s.Quantities[i]
		n := b.From - a.To
		if n < 0 || n > longestChange || b.From >= len(s.Words) || a.To == 0 || a.Value == b.Value {
			continue
		}
		if between := r.Text[s.Words[a.To-1].End:s.Words[b.From].Start]; strings.Contains(between, "→") ||
			strings.Contains(between, "->") {
			return true
		}
		if n > 0 && beside[s.Words[b.From-1].Low] == "to" && (n == 2 || b.High <= b.Value) {
			return true
		}
	}
	return false
}

// besideFigures are the words of internal/engine/lang/<code>/counted.txt with what they make of a figure; units are by
// stem too.
type besideFigures map[string]string

// labels reports whether a figure is the name of a thing: "level 2", "Band 6".
func (b besideFigures) labels(s *Statement, q *Quantity) bool {
	return q.From > 0 && q.From <= len(s.Words) && b[s.Words[q.From-1].Low] == "label"
}

// time reports whether a figure counts time.
func (b besideFigures) time(q *Quantity) bool { return len(q.Counts) > 0 && b[q.Counts[0]] == "time" }
