package tailor

import (
	"slices"

	"vitae/internal/compose"
)

// apply leaves out what was taken back and puts the user's words in the place of a new text.
func (d Decisions) apply(proposed []compose.Change) []compose.Change {
	kept := make([]compose.Change, 0, len(proposed))
	for _, c := range proposed {
		if slices.Contains(d.TakenBack, c.ID) {
			continue
		}
		if own, edited := d.Edits[c.ID]; edited && c.After != nil && c.Kind != compose.KindOrder {
			c.After = &own
		}
		kept = append(kept, c)
	}
	return kept
}
