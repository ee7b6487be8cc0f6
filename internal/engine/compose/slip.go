package compose

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// slipChanges put right what is surely wrong in the user's own lines, and only that: a spelling, an article, a word
// that stands twice. A line that another change writes is left to it.
func (w *writer) slipChanges(written []Change) []Change {
	var out []Change
	names := w.ownNames()
	for _, l := range w.lines {
		if l.Kind != document.LineBullet && l.Kind != document.LineSummary || textAt(w.resume, l.Path) == nil ||
			slices.ContainsFunc(written, func(c Change) bool { return c.Path == l.Path }) {
			continue
		}
		after, found := grammar.Corrected(l.Text, w.language)
		if slices.ContainsFunc(found, func(f grammar.Finding) bool { return names[text.Fold(l.Text[f.Start:f.End])] }) {
			continue
		}
		if found == nil {
			continue
		}
		var why []string
		for _, f := range found {
			was := strings.TrimSpace(l.Text[f.Start:f.End])
			switch {
			case f.Fix == "":
				why = append(why, fmt.Sprintf("%s appeared twice", prose.Quote(was)))
			case f.Rule.Name == "sign":
				why = append(why, "there was a space before a comma")
			case f.Rule.Name == "spelling":
				why = append(why, fmt.Sprintf("%s should be spelled %s", prose.Quote(was), prose.Quote(f.Fix)))
			default:
				why = append(why, fmt.Sprintf("%s instead of %s", prose.Quote(f.Fix), prose.Quote(was)))
			}
		}
		before := l.Text
		out = append(out, Change{
			Section: string(l.Section), Kind: KindSlip, Path: l.Path, Before: &before, After: &after,
			Reason: "Fixed in your line: " + prose.List(text.Distinct(why)) + ".", Evidence: []string{before},
		})
	}
	return out
}

// ownNames are the folded words of names in the resume: an employer may be called what is misspelled elsewhere.
func (w *writer) ownNames() map[string]bool {
	out := map[string]bool{}
	take := func(names ...string) {
		for _, name := range names {
			for _, word := range wordsIn(name) {
				out[word] = true
			}
		}
	}
	r := w.resume
	take(r.Basics.Name)
	for i := range r.Work {
		take(r.Work[i].Name)
	}
	for i := range r.Volunteer {
		take(r.Volunteer[i].Organization)
	}
	for i := range r.Education {
		take(r.Education[i].Institution)
	}
	for i := range r.Publications {
		take(r.Publications[i].Name, r.Publications[i].Publisher)
	}
	for i := range r.Projects {
		take(r.Projects[i].Name, r.Projects[i].Entity)
	}
	for i := range r.Awards {
		take(r.Awards[i].Title, r.Awards[i].Awarder)
	}
	for i := range r.Certificates {
		take(r.Certificates[i].Name, r.Certificates[i].Issuer)
	}
	return out
}
