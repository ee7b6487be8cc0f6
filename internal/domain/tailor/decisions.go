package tailor

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/interview"
)

// Bounds of what one user decides about one version.
const (
	maxDecisions = 1000 // ids
	maxID        = 64   // bytes of an id
	maxEdit      = 2000 // characters of the user's words for one change
)

// ownReason stands where a change says why: the proposal's reason and points were about other words.
const ownReason = "Your own words."

func (d Decisions) none() bool {
	return len(d.TakenBack) == 0 && len(d.Edits) == 0 && len(d.Answers) == 0
}

// Tidied returns the decisions in one form, whatever their order: ids once and sorted, texts as one line.
func (d Decisions) Tidied() (Decisions, error) {
	const op = "tailor.Decisions.Tidied"
	out := Decisions{TakenBack: []string{}, Edits: map[string]string{}}
	if len(d.TakenBack)+len(d.Edits) > maxDecisions {
		return out, fault.New(op, fault.Invalid, "You sent more decisions than there are changes.")
	}
	for _, id := range slices.Concat(d.TakenBack, slices.Collect(maps.Keys(d.Edits))) {
		if id != owned.CleanLine(id) || len(id) > maxID {
			return out, fault.New(op, fault.Invalid, "Each change must have an ID.")
		}
	}
	out.TakenBack = append(out.TakenBack, d.TakenBack...)
	slices.Sort(out.TakenBack)
	out.TakenBack = slices.Compact(out.TakenBack)
	for id, text := range d.Edits {
		text = owned.CleanLine(text)
		switch {
		case text == "":
			return out, fault.Field(op, "edits", "Enter your own words, or take back the change.")
		case owned.Longer(text, maxEdit):
			return out, fault.Field(op, "edits", "Your own words for a change can have at most 2,000 characters.")
		}
		out.Edits[id] = text
	}
	var err error
	out.Facts = d.Facts
	out.Answers, err = interview.Tidied(cleaned(d.Answers))
	return out, err
}

// cleaned returns answers whose words hold no control characters.
func cleaned(answers []interview.Answer) []interview.Answer {
	out := make([]interview.Answer, len(answers))
	for i, a := range answers {
		a.Requirement, a.Text = owned.Clean(a.Requirement), owned.CleanLine(a.Text)
		out[i] = a
	}
	return out
}

// check refuses words for a change that writes none.
func (d Decisions) check(proposed []compose.Change) error {
	for _, c := range proposed {
		if _, edited := d.Edits[c.ID]; edited && !writes(c) {
			return fault.Field("tailor.Decisions.check", "edits",
				"This change moves or removes lines, so there are no words to edit.")
		}
	}
	return nil
}

func writes(c compose.Change) bool { return c.After != nil && c.Kind != compose.KindOrder }

// apply leaves out what was taken back, puts the user's words in the place of a new text and adds the lines of answers.
func (d Decisions) apply(proposed []compose.Change) []compose.Change {
	kept := make([]compose.Change, 0, len(proposed))
	for _, c := range proposed {
		if slices.Contains(d.TakenBack, c.ID) {
			continue
		}
		if own, edited := d.Edits[c.ID]; edited && writes(c) {
			c.After, c.Reason, c.Points = &own, ownReason, 0
		}
		kept = append(kept, c)
	}
	for _, a := range d.Answers {
		if a.Reply == interview.Line {
			kept = append(kept, lineOf(a))
		}
	}
	return kept
}

// lineOf returns the change that adds the line of an answer.
func lineOf(a interview.Answer) compose.Change {
	section, _, _ := strings.Cut(a.Path, "[")
	return compose.Change{
		ID: compose.FactID(a.Path, a.Requirement), Section: section, Kind: compose.KindFact, Path: a.Path,
		After:  &a.Text,
		Reason: fmt.Sprintf("Your answer about “%s”.", a.Requirement), Evidence: []string{a.Text},
	}
}

// decided makes the document of the decisions, and lists what the user's own words claim and the original does not.
// They are the user's, so a claim is reported and never blocked.
func (e *Engine) decided(ctx context.Context, original *document.Resume, proposed []compose.Change, d Decisions,
) (*document.Resume, []check.Finding, error) {
	d, err := d.Tidied()
	if err != nil {
		return nil, nil, err
	}
	if err := d.check(proposed); err != nil {
		return nil, nil, err
	}
	kept := d.apply(proposed)
	doc, err := compose.Apply(original, kept)
	if err != nil {
		return nil, nil, err
	}
	findings := []check.Finding{}
	own := ownWords(kept, d)
	if len(own) == 0 {
		return doc, findings, nil
	}
	said, err := source(original, d)
	if err != nil {
		return nil, nil, err
	}
	found, err := e.Claims(ctx, said, check.Text{Text: doc.Text(), Document: doc, Now: e.Month()})
	if err != nil {
		return nil, nil, err
	}
	for _, f := range found {
		if slices.ContainsFunc(own, func(text string) bool { return strings.Contains(f.Line, text) }) {
			findings = append(findings, f)
		}
	}
	return doc, withNumbers(findings, said.Text, proposed, d), nil
}

// withNumbers adds the numbers that the user's own words put in the place of a proposal's. They take the place of a
// question about the whole line.
func withNumbers(found []check.Finding, said string, proposed []compose.Change, d Decisions) []check.Finding {
	if len(d.Edits) == 0 {
		return found
	}
	edits := check.NewEdits(said)
	for _, c := range proposed {
		own, edited := d.Edits[c.ID]
		if !edited || !writes(c) || slices.Contains(d.TakenBack, c.ID) {
			continue
		}
		for _, f := range edits.Of(*c.After, own) {
			about := func(o check.Finding) bool { return strings.Contains(o.Line, own) }
			found = slices.DeleteFunc(found, func(o check.Finding) bool {
				return about(o) && o.Kind == "qualifier" && strings.Contains(o.Value, f.Value)
			})
			if !slices.ContainsFunc(found, func(o check.Finding) bool {
				return about(o) && (strings.Contains(f.Value, o.Value) || strings.Contains(o.Value, f.Value))
			}) {
				found = append(found, f)
			}
		}
	}
	return found
}

// ownWords returns the user's words that stand in the document.
func ownWords(kept []compose.Change, d Decisions) []string {
	var own []string
	for _, c := range kept {
		if text, edited := d.Edits[c.ID]; edited {
			own = append(own, text)
		}
	}
	return own
}
