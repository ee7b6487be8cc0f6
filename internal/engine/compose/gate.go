package compose

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// wellWritten leaves out every change whose own words the language gate marks: an error that did not stand there
// before, or a word that neither the resume nor the posting nor any list of ours has, which is how a broken word looks.
func (w *writer) wellWritten(changes []Change) []Change {
	var known map[string]bool
	return slices.DeleteFunc(slices.Clone(changes), func(c Change) bool {
		switch c.Kind {
		case KindHeadline, KindSummary, KindTerm, KindSkills:
		default:
			return false // the user's own words: moved, cut, answered or put right
		}
		if c.After == nil {
			return false
		}
		before := ""
		if c.Before != nil {
			before = *c.Before
		}
		if known == nil {
			known = w.knownWords()
		}
		return grammar.Adds(before, *c.After, w.language, grammar.Line) ||
			slices.ContainsFunc(wordsIn(*c.After), func(word string) bool { return !known[word] })
	})
}

// wordsIn returns the folded words of a text.
func wordsIn(s string) []string {
	words := strings.FieldsFunc(s, func(r rune) bool { return !prose.IsWordRune(r) })
	for i, word := range words {
		words[i] = text.Fold(word)
	}
	return words
}

// ownLists are the lists of a language from which words of ours come.
var ownLists = []string{"summary", "resume", "writing", "period", "counted", "number"}

// knownWords are the folded words of the resume, the posting, the names of what it asks for, and our lists.
func (w *writer) knownWords() map[string]bool {
	out := map[string]bool{}
	take := func(s string) {
		for _, word := range wordsIn(s) {
			out[word] = true
		}
	}
	take(w.resume.Text())
	take(w.posting.Text)
	for i := range w.requirements {
		take(w.requirements[i].term)
		take(w.canonical(w.requirements[i]))
	}
	for _, list := range ownLists {
		for _, e := range lang.Entries(w.language, list) {
			take(e.Term)
			take(e.Value)
		}
	}
	return out
}

// mostQuestions is how many questions about the language of lines are asked: more are not read.
const mostQuestions = 4

// languageNotes ask about lines that may be in the wrong tense or form, and about titles that may be misspelled.
// Nothing of it is changed: titles identify a job, and only the user knows what goes on.
func (w *writer) languageNotes() []string {
	var out []string
	for i := range w.resume.Work {
		job := &w.resume.Work[i]
		if was, is := misspelledIn(job.Position, w.language); was != "" {
			out = append(out, "Is "+prose.Quote(was)+" in your job title "+prose.Quote(job.Position)+" meant to be "+
				prose.Quote(is)+"? Vitae doesn't change titles.")
		}
		if !w.english {
			continue
		}
		for _, q := range grammar.Ask(job.Highlights, w.ended(job)) {
			out = append(out, askedOf(q, job))
		}
	}
	return out[:min(len(out), mostQuestions)]
}

// ended reports whether a job has certainly ended: one that ends in the month or year of asOf may go on.
func (w *writer) ended(job *document.Work) bool {
	n := min(len(job.EndDate), len("2026-11"), len(w.asOf))
	return job.EndDate != "" && job.EndDate[:n] < w.asOf[:n]
}

// askedOf is a question in words.
func askedOf(q grammar.Question, job *document.Work) string {
	line := job.Highlights[q.Line]
	s := "Check " + prose.Quote(line)
	if job.Position != "" {
		s += " (" + job.Position + ")"
	}
	s += ". " + q.Rule.Message
	if past := grammar.PastOf(line); past != "" {
		s += " If you no longer do this, write " + prose.Quote(past) + "."
	}
	return s
}

// misspelledIn returns the first misspelled word of a job title and what it is probably meant to be, "" if it has none.
func misspelledIn(title, code string) (was, is string) {
	for word := range strings.FieldsSeq(title) {
		if right := grammar.TitleWord(prose.Bare(word), code); right != "" {
			return strings.Trim(word, ".,;:()"), text.Capital(right)
		}
	}
	return "", ""
}
