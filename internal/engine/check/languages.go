package check

import (
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// spokenLanguage is what a text says of a language that its owner speaks: its level on the scale of the Common European
// Framework, 0 where it gives none, whether it names the level by that scale, and whether some other word says that it
// is little.
type spokenLanguage struct {
	name     string
	level    int
	coded    bool
	basic    bool // a word for little knowledge
	little   bool // such a word, or one that limits it
	unit     int
	from, to int // the words that name the level, or the language where none does
}

// languageNames are the names of languages, by folded word: whole words, and beginnings of words ("französisch*").
type languageNames struct {
	whole     map[string]string
	beginning []lang.Entry
	all       []lang.Entry // without the sign
}

// loadLanguageNames reads the names of languages that texts in some languages use.
func loadLanguageNames(codes ...string) languageNames {
	t := languageNames{whole: map[string]string{}}
	for _, code := range codes {
		for _, e := range lang.Entries(code, "spoken") {
			term, begins := strings.CutSuffix(text.Fold(e.Term), "*")
			t.all = append(t.all, lang.Entry{Term: term, Value: e.Value})
			if begins {
				t.beginning = append(t.beginning, lang.Entry{Term: term, Value: e.Value})
			} else if t.whole[term] == "" {
				t.whole[term] = e.Value
			}
		}
	}
	return t
}

// of returns the language that a word names, perhaps cut short with a full stop: "Franz.".
func (t *languageNames) of(w *claim.Word, written string) string {
	if name := t.whole[w.Low]; name != "" || w.Stop || len(w.Low) < leastCut {
		return name
	}
	for _, e := range t.beginning {
		if strings.HasPrefix(w.Low, e.Term) {
			return e.Value
		}
	}
	if len(w.Low) < leastLanguage || !stopped(w, written) {
		return ""
	}
	for _, e := range t.all {
		if strings.HasPrefix(e.Term, w.Low) {
			return e.Value
		}
	}
	return ""
}

// Levels of the Common European Framework, in the ranks of lang/en/grade.txt. By hand.
const (
	wideStep      = 2 * otherGrade // by which a word must be above a level, since words mean little
	fluentLevel   = 10             // from which on a level is no little knowledge: C1
	leastLanguage = 4              // letters of a language that is cut short
)

// ofFluency are the levels that the ranks of the scale "fluency" of lang/<code>/grade.txt stand for. By hand.
var ofFluency = [...]int{0, 2, 4, 5, 6, 8, 10, 10, 11, 12, 12}

// languagesOf lists the languages that a statement names, each with what stands from its name to the next one's.
func (w *words) languagesOf(st *claim.Statement, written string) []spokenLanguage {
	var out []spokenLanguage
	var starts []int
	for i := range st.Words {
		name := w.languages.of(&st.Words[i], written)
		if name == "" {
			continue
		}
		start := i
		for start > 0 && !st.Words[start].Parts() && (len(out) == 0 || start > out[len(out)-1].from+1) {
			start--
		}
		out = append(out, spokenLanguage{name: name, from: i, to: i + 1})
		starts = append(starts, start)
	}
	if len(out) == 0 {
		return nil
	}
	grades := w.gradesOf(st)
	for n := range out {
		from, end := starts[n], len(st.Words)
		if n+1 < len(out) {
			end = starts[n+1]
		}
		out[n].read(st, grades, from, end)
	}
	return out
}

// read notes the level that some words of a statement give.
func (t *spokenLanguage) read(st *claim.Statement, grades []graded, from, end int) {
	for _, g := range grades {
		level := 0
		switch {
		case g.from < from || g.from >= end || t.inLaterBracket(st, g.from):
		case g.scale == "cefr":
			level = g.rank
		case g.scale == "fluency":
			level = ofFluency[min(g.rank, len(ofFluency)-1)]
		}
		if level > t.level {
			t.level, t.coded, t.from, t.to = level, g.scale == "cefr", g.from, g.to
		}
	}
	for _, c := range st.Cues {
		in := c.From >= from && c.From < end
		t.basic = t.basic || in && c.Class == claim.Basic
		t.little = t.little || in && (c.Class == claim.Basic || c.Class == claim.Limit)
	}
}

// inLaterBracket reports whether a word stands in a bracket that opens behind another word than the language: the A2 of
// "all in English) de(A2)".
func (t *spokenLanguage) inLaterBracket(st *claim.Statement, at int) bool {
	for i := at; i > t.from+1; i-- {
		if st.Words[i].Before == '(' {
			return true
		}
	}
	return false
}

// goOn notes a level at the head of the next statement, or the higher end of a range there: "A2-B1".
func (t *spokenLanguage) goOn(grades []graded) {
	for i, g := range grades {
		if g.from != i || g.scale != "cefr" {
			return
		}
		t.level, t.coded = max(t.level, g.rank), true
	}
}

// readLanguages notes the languages that a source names, each with the highest level that it gives.
func (o *source) readLanguages() {
	o.languages = map[string]spokenLanguage{}
	lists := wordsOf(o.read.Language)
	for u := range o.single {
		for _, t := range lists.languagesOf(&o.units[u], o.read.Text) {
			t.unit = u
			if next := u + 1; t.to == len(o.units[u].Words) && next < o.single &&
				o.units[next].Line == o.units[u].Line { // "angl. B2"
				t.goOn(lists.gradesOf(&o.units[next]))
			}
			known, ok := o.languages[t.name]
			if known.level > t.level || ok && known.level == t.level && !known.little {
				continue
			}
			o.languages[t.name] = t
		}
	}
}

// raisesLanguage suspects the level of a language that is above the one that the source gives.
func (x *comparison) raisesLanguage(a *alignment) bool {
	x.budget.Spend(len(a.st.Words))
	for _, own := range x.lists.languagesOf(a.st, x.read.Text) {
		theirs, ok := x.source.languages[own.name]
		if !ok || own.level == 0 || own.basic || theirs.level == 0 && !theirs.little {
			continue
		}
		raised := own.level >= theirs.level+wideStep && own.level >= fluentLevel
		if own.coded && theirs.coded {
			raised = own.level >= theirs.level+otherGrade
		}
		if raised {
			s := x.suspect("grade", a, own.from, own.to)
			s.near, s.plain = x.source.line(theirs.unit), true
			return true
		}
	}
	return false
}
