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
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || textAt(w.resume, l.Path) == nil ||
			slices.ContainsFunc(written, func(c Change) bool { return c.Path == l.Path }) {
			continue
		}
		after, found := grammar.Corrected(l.Text, w.language)
		if found == nil {
			continue
		}
		var why []string
		for _, f := range found {
			was := strings.TrimSpace(l.Text[f.Start:f.End])
			switch {
			case f.Fix == "":
				why = append(why, fmt.Sprintf("%s appeared twice", prose.Quote(was)))
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
