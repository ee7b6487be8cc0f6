package compose

import (
	"fmt"

	"vitae/internal/engine/document"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// lineChanges write the posting's names into the lines about work, one change for each line. No other word of a line is
// touched: what would reword one must first know its language better than a list of verbs does.
func (w *writer) lineChanges() []Change {
	done := map[string]bool{}
	namings := w.namings()
	var out []Change
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || textAt(w.resume, l.Path) == nil {
			continue
		}
		text, why := w.writeTerms(l, l.Text, done)
		behind := ""
		if n, ok := namings[l.Path]; ok && len(why) == 0 {
			if with, ok := n.write(text); ok {
				text, behind = with, " "+n.reason
				why = append(why, fmt.Sprintf("adds %s next to your own wording", prose.Quote(n.name)))
			}
		}
		if len(why) == 0 || text == l.Text {
			continue
		}
		before, after := l.Text, text
		out = append(out, Change{
			Section: string(l.Section), Kind: KindTerm, Path: l.Path, Before: &before,
			After: &after, Reason: sentence(why) + behind, Evidence: []string{l.Text},
		})
	}
	return out
}

// sentence makes one sentence of clauses: "Now names …, and names ….".
func sentence(clauses []string) string {
	return "Now " + prose.List(text.Distinct(clauses)) + "."
}
