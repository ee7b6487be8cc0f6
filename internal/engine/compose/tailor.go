package compose

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/base/work"
	"vitae/internal/engine/check"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Tailor writes the resume for a posting: orders, names and wordings that the user's own words support, each as a
// change with its reason, its source words and the points that it alone brings. Document is Apply(r, Changes).
// The score after is never below the score before, and Check finds nothing in the result. r is not changed; asOf is
// the day up to which a job that goes on counts.
func Tailor(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o Options, asOf document.Date) (*Tailored,
	error,
) {
	return TailorWithProgress(c, r, p, o, asOf, Watch{})
}

// Watch is notified of what tailoring has done, as it goes. A function that is nil is not called; none changes the
// result. Tailoring spends from Budget, which ends it where it is too much work.
type Watch struct {
	Budget  *work.Budget
	Matched func(before *match.Report) // the resume as it is, scored
	Drafted func(changes int)          // what could be changed
	Checked func(kept, dropped int)    // what is left of it: nothing that takes points or has no source
}

// TailorWithProgress is Tailor that tells how far it is.
func TailorWithProgress(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o Options, asOf document.Date,
	watch Watch,
) (*Tailored, error) {
	if r == nil || r.Empty() {
		return nil, fault.New("compose.Tailor", fault.Invalid, "The resume is empty, so there's nothing to tailor.")
	}
	w := newWriter(c, r, p, o, asOf)
	w.budget, w.checker = watch.Budget, w.checker.Spending(watch.Budget)
	if watch.Matched != nil {
		watch.Matched(w.report)
	}
	changes := w.draft()
	left := 0
	if o.Length.pages() > 0 {
		drafted, err := Apply(r, changes)
		if err != nil {
			return nil, err
		}
		var cuts []Change
		cuts, left = w.cutChanges(drafted, changes)
		changes = append(changes, cuts...)
	}
	if watch.Drafted != nil {
		watch.Drafted(len(changes))
	}
	t, err := w.settle(changes, left)
	if err == nil && watch.Checked != nil {
		watch.Checked(len(t.Changes), len(changes)-len(t.Changes))
	}
	return t, err
}

// draft lists the changes in the order of the rules: what is written first, then what is moved.
func (w *writer) draft() []Change {
	var out []Change
	if w.opts.RewriteSummary {
		out = append(out, w.summaryChanges()...)
	}
	if w.opts.RewriteBullets {
		named := w.lineChanges()
		out = append(append(out, named...), w.slipChanges(named)...)
	}
	skills := w.skillChanges()
	out = append(out, skills...)
	out = append(out, w.skillOrders(skills)...)
	out = append(out, w.bulletOrders()...)
	out = append(out, w.fillerChanges()...)
	if w.opts.ReorderSections {
		if c, ok := w.sectionChange(); ok {
			out = append(out, c)
		}
	}
	for i := range out {
		out[i].ID = changeID(out[i])
	}
	return out
}

// changeID names a change by what it does and where, so that the name outlives other changes.
func changeID(c Change) string {
	key := c.Kind + "\x00" + c.Path
	if c.Kind == KindSkills {
		key += "\x00" + *c.After
	}
	return nameOfChange(key)
}

// FactID names the change that adds the line of an answer about a requirement.
func FactID(path, requirement string) string {
	return nameOfChange(KindFact + "\x00" + path + "\x00" + requirement)
}

func nameOfChange(key string) string {
	h := fnv.New64a()
	h.Write([]byte(key))
	return fmt.Sprintf("c%011x", h.Sum64()>>20)
}

// settle drops what would lower the score or would not pass Check, and applies the rest.
func (w *writer) settle(changes []Change, left int) (*Tailored, error) {
	for i := range changes {
		changes[i].ID = changeID(changes[i])
	}
	t := &Tailored{Before: w.report}
	changes = w.wellWritten(changes)
	var err error
	if changes, t.refused, err = w.supported(changes); err != nil {
		return nil, err
	}
	if t.Document, t.After, err = w.result(changes); err != nil {
		return nil, err
	}
	if t.After.Score != w.report.Score { // where it is the same, none of them alone is worth a look
		if changes, err = w.scored(changes); err != nil {
			return nil, err
		}
		if t.Document, t.After, err = w.result(changes); err != nil {
			return nil, err
		}
	}
	if t.After.Score < w.report.Score {
		if changes, err = w.rising(changes); err != nil {
			return nil, err
		}
		if t.Document, t.After, err = w.result(changes); err != nil {
			return nil, err
		}
	}
	t.Changes = append([]Change{}, changes...)
	t.Notes = append([]string{}, w.notes(t, left)...)
	return t, nil
}

// costOfLetter is what matching costs for each letter of the resume, in steps.
const costOfLetter = 10

func (w *writer) result(changes []Change) (*document.Resume, *match.Report, error) {
	w.budget.Spend(costOfLetter * len(w.words))
	doc, err := Apply(w.resume, changes)
	if err != nil {
		return nil, nil, err
	}
	return doc, w.judge.Analyze(doc), nil
}

// scored gives each change the points that it alone brings, and drops what would take points.
func (w *writer) scored(changes []Change) ([]Change, error) {
	out := make([]Change, 0, len(changes))
	for _, c := range changes {
		if c.Kind == KindOrder {
			out = append(out, c) // the score does not depend on order: a property that match is tested for
			continue
		}
		_, report, err := w.result([]Change{c})
		if err != nil {
			return nil, err
		}
		gain := report.Score - w.report.Score
		if gain < 0 {
			continue
		}
		c.Points = float64(int(gain*100+0.5)) / 100
		out = append(out, c)
	}
	return out, nil
}

// rising keeps, in order, the changes that together never lower the score below where it was.
func (w *writer) rising(changes []Change) ([]Change, error) {
	var kept []Change
	for _, c := range changes {
		trial := append(slices.Clone(kept), c)
		_, report, err := w.result(trial)
		if err != nil {
			return nil, err
		}
		if report.Score >= w.report.Score {
			kept = trial
		}
	}
	return kept, nil
}

// supported drops each change on whose line Check finds a claim without a source. The rules are made so that none of
// their words is one, and refused holds those that were: this is the second lock on the same door. A line of the
// original that Check doubts is dropped from too, since the result must pass whoever runs Check on it.
func (w *writer) supported(changes []Change) (kept, refused []Change, err error) {
	original := w.resume.Text()
	for kept = changes; ; {
		doc, err := Apply(w.resume, kept)
		if err != nil {
			return nil, nil, err
		}
		found := w.checker.Check(check.Text{Text: doc.Text(), Document: doc, Now: w.asOf})
		found = slices.DeleteFunc(found,
			func(f check.Finding) bool { return strings.Contains(original, strings.TrimSpace(f.Line)) })
		guilty := slices.IndexFunc(kept, func(c Change) bool { return slices.ContainsFunc(found, c.touches) })
		if guilty < 0 {
			return kept, refused, nil
		}
		if slices.ContainsFunc(found, kept[guilty].wrote) {
			refused = append(refused, kept[guilty])
		}
		kept = slices.Delete(slices.Clone(kept), guilty, guilty+1)
	}
}

// touches reports whether a finding is about a line that this change wrote on.
func (c Change) touches(f check.Finding) bool {
	return c.After != nil && c.Kind != KindOrder && strings.Contains(f.Line, *c.After) &&
		prose.HasPhrase(*c.After, f.Value)
}

// wrote reports whether a finding is about words that this change wrote, and not about a sentence that stood there
// before.
func (c Change) wrote(f check.Finding) bool {
	if !c.touches(f) {
		return false
	}
	for _, s := range text.Prose(*c.After) {
		if prose.HasPhrase(s, f.Value) && (c.Before == nil ||
			!strings.Contains(*c.Before, strings.TrimSuffix(s, "."))) {
			return true
		}
	}
	return false
}
