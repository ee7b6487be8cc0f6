package coach

import (
	"cmp"
	"context"
	"slices"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

// Bounds of what OpenWork looks at, of the latest changed.
const (
	lettersLooked = 10 // each with its text
	plansLooked   = 20
	guidesLooked  = 200
	stepsListed   = 3 // each with its text
)

var _ tailor.Coaching = (*OpenWork)(nil)

// OpenWork reads for the dashboard what is open, and for jobs which letters there are. It stands apart from Service,
// which needs the dashboard's.
type OpenWork struct{ store Artifacts }

// NewOpenWork makes an OpenWork.
func NewOpenWork(store Artifacts) (*OpenWork, error) {
	if store == nil {
		return nil, fault.New("coach.NewOpenWork", fault.Internal, "coach: a dependency is missing")
	}
	return &OpenWork{store}, nil
}

// HasLetter reports whether a user has a letter, outside the trash.
func (b *OpenWork) HasLetter(ctx context.Context, owner id.User, l id.Artifact) (bool, error) {
	_, err := b.store.Artifact(ctx, owner, KindLetter, l)
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	return err == nil, err
}

// OpenWork takes six look-ups, of which those of texts hold 13 at most. A place to fill in of an older letter than the
// ten changed last is not reported.
func (b *OpenWork) OpenWork(ctx context.Context, owner id.User) (tailor.OpenWork, error) {
	var out tailor.OpenWork
	var err error
	if out.Letters, err = b.letters(ctx, owner); err != nil {
		return out, err
	}
	if out.Steps, err = b.steps(ctx, owner); err != nil {
		return out, err
	}
	guides, err := b.store.Artifacts(ctx, owner, KindGuide, owned.Page{First: guidesLooked})
	if err != nil {
		return out, err
	}
	for _, one := range guides {
		g, err := guideOf(one)
		if err != nil {
			return out, err
		}
		out.Guided = append(out.Guided, g.Job)
	}
	compared, err := b.store.Artifacts(ctx, owner, KindComparison, owned.Page{First: 1})
	out.Compared = len(compared) > 0
	return out, err
}

// letters returns those of the latest changed that have places to fill in.
func (b *OpenWork) letters(ctx context.Context, owner id.User) ([]tailor.OpenLetter, error) {
	all, err := b.store.Artifacts(ctx, owner, KindLetter, owned.Page{First: lettersLooked})
	if err != nil {
		return nil, err
	}
	texts, err := b.store.Bodies(ctx, owner, idsOf(all))
	if err != nil {
		return nil, err
	}
	var out []tailor.OpenLetter
	for _, one := range all {
		var says struct{ Content string }
		if text, there := texts[one.ID]; !there {
			continue // deleted meanwhile
		} else if err := decode(text, &says); err != nil {
			return nil, err
		}
		if places := Placeholders(says.Content); len(places) > 0 {
			out = append(out, tailor.OpenLetter{Letter: one.ID, Title: one.Title, Places: places})
		}
	}
	return out, nil
}

// steps returns the first open steps of the plans that waited longest.
func (b *OpenWork) steps(ctx context.Context, owner id.User) ([]tailor.DueStep, error) {
	all, err := b.store.Artifacts(ctx, owner, KindPlan, owned.Page{First: plansLooked})
	if err != nil {
		return nil, err
	}
	var due []tailor.DueStep
	for _, one := range all {
		var f PlanFacts
		if err := decode(one.Facts, &f); err != nil {
			return nil, err
		}
		if n := f.Next(); n > 0 {
			due = append(due, tailor.DueStep{
				Plan: one.ID, Title: one.Title, Number: n, Of: len(f.Steps),
				Hours: f.Steps[n-1], Since: one.UpdatedAt,
			})
		}
	}
	slices.SortStableFunc(due, func(a, b tailor.DueStep) int {
		return cmp.Or(a.Since.Compare(b.Since), cmp.Compare(a.Plan, b.Plan))
	})
	due = due[:min(len(due), stepsListed)]
	plans := make([]id.Artifact, len(due))
	for i, d := range due {
		plans[i] = d.Plan
	}
	texts, err := b.store.Bodies(ctx, owner, plans)
	if err != nil {
		return nil, err
	}
	for i := range due {
		var says struct {
			Steps []struct{ Description string }
		}
		if text, there := texts[due[i].Plan]; there {
			if err := decode(text, &says); err != nil {
				return nil, err
			}
		}
		if n := due[i].Number; n <= len(says.Steps) {
			due[i].Text = says.Steps[n-1].Description
		}
	}
	return due, nil
}

func idsOf(all []Artifact) []id.Artifact {
	out := make([]id.Artifact, len(all))
	for i, one := range all {
		out[i] = one.ID
	}
	return out
}
