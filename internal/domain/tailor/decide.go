package tailor

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
)

// Decide makes an optimised version anew from the same proposals with other decisions: its text, its match and its
// notes. The same decisions in any order give the same version. One that was sent to an employer does not change any
// more.
func (s *Service) Decide(ctx context.Context, owner id.User, v id.Version, d Decisions) (resume.Version, error) {
	d, err := d.Tidied()
	if err != nil {
		return resume.Version{}, err
	}
	o, err := s.optimization(ctx, owner, v)
	if err != nil {
		return resume.Version{}, err
	}
	if err := d.check(o.Proposed); err != nil {
		return resume.Version{}, err
	}
	before := o.Decisions.Answers
	if d.Facts, err = s.engineFacts(ctx, owner); err != nil {
		return resume.Version{}, err
	}
	o.Decisions = d
	m, err := s.remake(ctx, &o)
	if err != nil {
		return resume.Version{}, err
	}
	err = s.exclusive(ctx, owner, func(tx Store) error {
		if err := s.keepDecision(ctx, tx, o, m); err != nil {
			return err
		}
		return s.keepAnswers(ctx, tx, o, before, m.about)
	})
	if err != nil {
		return resume.Version{}, fault.IfMissing(err, resume.NoVersion("tailor.Decide"))
	}
	return s.version(ctx, owner, v)
}

// optimization returns how a version was made; one that was not made by tailoring is refused.
func (s *Service) optimization(ctx context.Context, owner id.User, v id.Version) (Optimization, error) {
	if _, err := s.version(ctx, owner, v); err != nil {
		return Optimization{}, err
	}
	found, err := s.d.Store.Optimizations(ctx, owner, []id.Version{v})
	if err != nil {
		return Optimization{}, err
	}
	o, ok := found[v]
	if !ok {
		return Optimization{}, fault.New("tailor.optimization", fault.Invalid,
			"This version wasn't created by tailoring, so there are no changes to review.")
	}
	return o, nil
}

// remade is a version made anew. Both reports are nil where the job description is gone.
type remade struct {
	document      *document.Resume
	about         asking
	before, after *match.Report
}

// remake makes the document of o's decisions and matches it, when it is this run's turn. It sets o's findings.
func (s *Service) remake(ctx context.Context, o *Optimization) (remade, error) {
	base, err := s.text(ctx, o.Owner, o.Base)
	if err != nil {
		return remade{}, err
	}
	job, err := s.Job(ctx, o.Owner, o.Job)
	gone := fault.KindOf(err) == fault.NotFound
	if err != nil && !gone {
		return remade{}, err
	}
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return remade{}, err
	}
	defer done()
	m := remade{about: asking{resume: base.Document}}
	if m.document, o.Findings, err = s.d.Engine.decided(ctx, base.Document, o.Proposed, o.Decisions); err != nil {
		return remade{}, baseChanged(err)
	}
	if gone {
		return m, nil
	}
	p, err := s.reading(ctx, job)
	if err != nil {
		return remade{}, err
	}
	m.about.posting = p
	kept, err := s.d.Store.Reports(ctx, o.Owner, id.OnlyWellFormed([]id.Analysis{o.Before}))
	if err != nil {
		return remade{}, err
	}
	if m.before = kept[o.Before]; m.before == nil {
		m.before = s.d.Engine.Match(base.Document, p)
	}
	m.after = s.d.Engine.Match(m.document, p)
	return m, nil
}

// baseChanged reports that the version which this one was made from is itself an optimised one, and was decided
// on since.
func baseChanged(err error) error {
	if fault.KindOf(err) != fault.Invalid {
		return err
	}
	return fault.Wrap("tailor.baseChanged", fault.Conflict,
		"The original version has changed. Tailor it again to continue.", err)
}

func (s *Service) keepDecision(ctx context.Context, tx Store, o Optimization, m remade) error {
	if err := refuseSent(ctx, tx, o); err != nil {
		return err
	}
	if err := tx.SaveText(ctx, o.Owner, o.Version, textOf(m.document), s.now()); err != nil {
		return err
	}
	if m.after != nil {
		kept, err := s.saveAfter(ctx, tx, o, m.after)
		if err != nil {
			return err
		}
		o.After = kept
	}
	o.Markdown = o.markdown(m.before, m.after)
	return tx.SaveDecisions(ctx, o)
}

// refuseSent keeps what an employer has as the employer has it.
func refuseSent(ctx context.Context, tx Store, o Optimization) error {
	sent, err := tx.Sent(ctx, o.Owner, o.Version)
	if err != nil || len(sent) == 0 {
		return err
	}
	to := sent[0].Company
	if to == "" {
		to = sent[0].Title
	}
	return fault.New("tailor.refuseSent", fault.Conflict,
		"This version was sent to "+to+", so it's locked. Restore it as a new version to continue.")
}

// saveAfter writes the match of the remade version over the one it had, whose notes stay, and gives its id.
func (s *Service) saveAfter(ctx context.Context, tx Store, o Optimization, r *match.Report) (id.Analysis, error) {
	now := s.analysis(o.Owner, o.Version, o.Job, r)
	old, err := tx.Analysis(ctx, o.Owner, o.After)
	if fault.KindOf(err) == fault.NotFound {
		return now.ID, tx.AddAnalysis(ctx, now, r)
	}
	if err != nil {
		return "", err
	}
	old.Score, old.UpdatedAt = now.Score, now.UpdatedAt
	return old.ID, tx.SaveAnalysis(ctx, old, r)
}
