package tailor

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// Bounds of what a user wants in front.
const (
	maxEmphasize = 20
	maxSkill     = 80 // characters
)

// Optimize makes an optimised version of a resume for a job description and tells its progress. A run with a key goes
// on where its caller leaves: the same key gives its result.
func (s *Service) Optimize(ctx context.Context, owner id.User, r OptimizeRequest) (resume.Version, error) {
	first, err := s.done(ctx, owner, callOptimize, r.Key)
	if err != nil {
		return resume.Version{}, err
	}
	if first != "" {
		return s.version(ctx, owner, id.Version(first))
	}
	ctx, watched, cancel := Watch(ctx, r.Key, s.now)
	defer cancel()
	t := s.telling(owner, r.Key)
	v, err := s.optimize(ctx, owner, r, t, watched)
	if err != nil {
		t.failed(ctx, err)
		return resume.Version{}, err
	}
	t.done(ctx, v.ID)
	return v, nil
}

func (s *Service) optimize(ctx context.Context, owner id.User, r OptimizeRequest, t *telling,
	watched RunWatch,
) (resume.Version, error) {
	r, err := r.checked()
	if err != nil {
		return resume.Version{}, err
	}
	base, err := s.version(ctx, owner, r.Version)
	if err != nil {
		return resume.Version{}, err
	}
	text, err := s.text(ctx, owner, r.Version)
	if err != nil {
		return resume.Version{}, err
	}
	job, err := s.Job(ctx, owner, r.Job)
	if err != nil {
		return resume.Version{}, err
	}
	t.read(ctx, text.Document)
	p, err := s.requirementsInTurn(ctx, job)
	if err != nil {
		return resume.Version{}, err
	}
	t.posting(ctx, p)
	if r.Decisions.Facts, err = s.engineFacts(ctx, owner); err != nil {
		return resume.Version{}, err
	}
	made, err := s.run(ctx, text.Document, p, r, t)
	if err != nil {
		return resume.Version{}, err
	}
	return s.keepRun(ctx, base, r, made, func(tx Store, v id.Version) error {
		o := Optimization{Version: v, Owner: owner, Decisions: r.Decisions}
		if err := s.keepAnswers(ctx, tx, o, nil, asking{text.Document, p}); err != nil {
			return err
		}
		if !watched.Unattended() {
			return nil
		}
		return tx.Notify(ctx, notice.Notice{
			ID: s.d.IDs.Notification(), User: owner, Kind: notice.VersionReady, Title: "Your tailored resume is ready",
			Body: "Tailored for " + job.Headline() + ".",
			Path: pathUpload + "?version=" + string(v), At: s.now(),
		})
	})
}

// checked returns the request as it is kept.
func (r OptimizeRequest) checked() (OptimizeRequest, error) {
	const op = "tailor.OptimizeRequest.checked"
	if err := r.Options.Validate(); err != nil {
		return r, err
	}
	if len(r.Options.Emphasize) > maxEmphasize {
		return r, fault.Field(op, "emphasizeSkills", "You can highlight up to 20 skills.")
	}
	skills := make([]string, len(r.Options.Emphasize))
	for i, name := range r.Options.Emphasize {
		if skills[i] = owned.CleanLine(name); owned.Longer(skills[i], maxSkill) {
			return r, fault.Field(op, "emphasizeSkills", "The name of a skill can have at most 80 characters.")
		}
	}
	r.Options.Emphasize = skills
	var err error
	r.Decisions, err = r.Decisions.Tidied()
	return r, err
}

// run tailors when it is this run's turn.
func (s *Service) run(ctx context.Context, d *document.Resume, p *posting.Posting, r OptimizeRequest,
	t *telling,
) (*Tailored, error) {
	done, err := s.d.Work.Take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	made, err := s.d.Engine.tailor(ctx, d, p, r.Options, r.Decisions, t.watch(ctx))
	if err == nil {
		t.made(made)
	}
	return made, err
}

// keepRun keeps the new version with how it was made and both matches, and what besides does, all or nothing.
func (s *Service) keepRun(ctx context.Context, base resume.Version, r OptimizeRequest, made *Tailored,
	besides func(tx Store, v id.Version) error,
) (resume.Version, error) {
	v := resume.Version{
		ID: s.d.IDs.Version(), Resume: base.Resume, Owner: base.Owner, Origin: resume.Optimized,
		CreatedAt: s.now(),
	}
	before := s.analysis(base.Owner, base.ID, r.Job, made.Before)
	req := owned.Request{Owner: base.Owner, Kind: callOptimize, Key: r.Key, Result: string(v.ID), At: v.CreatedAt}
	result, err := owned.Once(ctx, s.d.Store.InTx, req, func(tx Store) error {
		if err := tx.LockOwner(ctx, base.Owner); err != nil {
			return err
		}
		if _, err := resume.AddVersion(ctx, tx, s.d.Entitlements, v, textOf(made.Document)); err != nil {
			return err
		}
		was, err := s.keep(ctx, tx, before, made.Before)
		if err != nil {
			return err
		}
		is := s.analysis(base.Owner, v.ID, r.Job, made.After)
		is.ID = s.d.IDs.AnalysisAfter(was.ID) // lists go by ids, and both may be of one millisecond
		if err := tx.AddAnalysis(ctx, is, made.After); err != nil {
			return err
		}
		o := Optimization{
			Version: v.ID, Owner: base.Owner, Base: base.ID, Job: r.Job, Options: r.Options, Proposed: made.Changes,
			Decisions: r.Decisions,
			Findings:  made.Findings, Notes: made.Notes, Before: was.ID, After: is.ID,
		}
		o.Markdown = o.markdown(made.Before, made.After)
		if err := tx.AddOptimization(ctx, o); err != nil {
			return err
		}
		return besides(tx, v.ID)
	})
	if err != nil {
		return resume.Version{}, fault.IfMissing(err, resume.NoVersion("tailor.keepRun"))
	}
	return s.version(ctx, base.Owner, id.Version(result))
}

func textOf(d *document.Resume) resume.Text {
	return resume.Text{Content: owned.Clean(d.Markdown()), Document: d}
}

// markdown returns the contract's optimizationNotes of the kept changes. Without the job description there are no
// scores.
func (o Optimization) markdown(before, after *match.Report) string {
	t := &compose.Tailored{Changes: o.Kept(), Notes: o.Notes, Before: before, After: after}
	if before == nil || after == nil {
		return t.NotesMarkdownWithout(o.Findings)
	}
	return t.NotesMarkdownWith(o.Findings)
}

// Origins is Optimizations with base, job and matches alone: what a list shows, at a tenth of the cost.
func (s *Service) Origins(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Optimization, error) {
	return s.d.Store.Origins(ctx, owner, id.OnlyWellFormed(of))
}

// Optimizations returns how versions were made; those of other origins are missing.
func (s *Service) Optimizations(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]Optimization,
	error,
) {
	return s.d.Store.Optimizations(ctx, owner, id.OnlyWellFormed(of))
}
