package tailor

import (
	"context"
	"slices"
	"strings"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
	"vitae/internal/engine/posting"
)

// Jobs lists the owner's, the latest changed first. A page after what is not there is empty.
func (s *Service) Jobs(ctx context.Context, owner id.User, p owned.Page) ([]JobDescription, error) {
	if !p.Fits() {
		return nil, nil
	}
	return s.d.Store.Jobs(ctx, owner, p.Bounded())
}

// Job returns one of the owner's.
func (s *Service) Job(ctx context.Context, owner id.User, j id.JobDescription) (JobDescription, error) {
	const op = "tailor.Job"
	if !id.WellFormed(j) {
		return JobDescription{}, noJob(op)
	}
	out, err := s.d.Store.Job(ctx, owner, j)
	return out, fault.IfMissing(err, noJob(op))
}

// JobsByID returns those of the ids that there are, in no order.
func (s *Service) JobsByID(ctx context.Context, owner id.User, ids []id.JobDescription) ([]JobDescription, error) {
	return s.d.Store.JobsByID(ctx, owner, id.OnlyWellFormed(ids))
}

// SentTo returns the job descriptions that versions were sent to.
func (s *Service) SentTo(ctx context.Context, owner id.User, of []id.Version) (map[id.Version][]JobDescription, error) {
	return s.d.Store.SentTo(ctx, owner, id.OnlyWellFormed(of))
}

// CreateJob keeps a job description. Without a title it takes the one that the posting states.
func (s *Service) CreateJob(ctx context.Context, owner id.User, n NewJob) (JobDescription, error) {
	return s.createJob(ctx, owner, n, func(Store, JobDescription) error { return nil })
}

// createJob is CreateJob, where before may refuse a job description in the transaction that would keep it.
func (s *Service) createJob(ctx context.Context, owner id.User, n NewJob,
	before func(tx Store, j JobDescription) error,
) (JobDescription, error) {
	first, err := s.done(ctx, owner, callCreateJob, n.Key)
	if err != nil {
		return JobDescription{}, err
	}
	if first != "" {
		return s.Job(ctx, owner, id.JobDescription(first))
	}
	now := s.now()
	j := JobDescription{
		ID: s.d.IDs.JobDescription(), Owner: owner, Title: n.Title, Company: n.Company, Location: n.Location,
		Description:  n.Description,
		Requirements: n.Requirements, Notes: n.Notes, Corrections: n.Corrections, Stage: n.Stage, CreatedAt: now,
		UpdatedAt: now,
		Tracking:  n.Tracking.apply(Tracking{FoundOn: DayOf(now)}),
	}
	if j.Stage == "" {
		j.Stage = Saved
	}
	if j.Stage == Applied && n.Tracking.AppliedOn == nil {
		j.AppliedOn = DayOf(now)
	}
	if owned.CleanLine(j.Title) == "" && len(j.Text()) <= MaxJobBytes {
		p, err := s.Reading(ctx, JobDescription{Description: j.Description, Requirements: j.Requirements})
		if err != nil {
			return JobDescription{}, err
		}
		j.Title = p.Title
	}
	if j, err = j.checked(); err != nil {
		return JobDescription{}, err
	}
	req := owned.Request{Owner: owner, Kind: callCreateJob, Key: n.Key, Result: string(j.ID), At: now}
	made, err := owned.Once(ctx, s.d.Store.InTx, req, func(tx Store) error {
		if err := before(tx, j); err != nil {
			return err
		}
		if err := s.checkJobQuota(ctx, tx, owner); err != nil {
			return err
		}
		if err := tx.AddJob(ctx, j); err != nil {
			return err
		}
		return s.keepRead(ctx, tx, j)
	})
	if err != nil {
		return JobDescription{}, err
	}
	return s.Job(ctx, owner, id.JobDescription(made))
}

// checkJobQuota refuses one job description too many, also where several come at once.
func (s *Service) checkJobQuota(ctx context.Context, tx Store, owner id.User) error {
	if err := tx.LockOwner(ctx, owner); err != nil {
		return err
	}
	counts, err := tx.CountJobs(ctx, owner)
	if err != nil {
		return err
	}
	n := 0
	for _, c := range counts {
		n += c
	}
	return owned.CheckQuotaForOne(ctx, tx, s.d.Entitlements, itemJobs, n, notice.Notice{
		ID:   s.d.IDs.Notification(),
		User: owner, At: s.now(),
	})
}

// checked returns a job description as it is kept.
func (j JobDescription) checked() (JobDescription, error) {
	const op = "tailor.JobDescription.checked"
	j.Title, j.Company, j.Location = owned.CleanLine(j.Title), owned.CleanLine(j.Company),
		owned.CleanLine(j.Location)
	j.Description, j.Requirements, j.Notes = owned.Clean(j.Description), owned.Clean(j.Requirements),
		owned.Clean(j.Notes)
	switch {
	case j.Title == "":
		return j, fault.Field(op, "title", "Enter a job title.")
	case owned.Longer(j.Title, MaxTitle):
		return j, fault.Field(op, "title", "The title can have at most 200 characters.")
	case owned.Longer(j.Company, MaxTitle):
		return j, fault.Field(op, "company", "The company can have at most 200 characters.")
	case owned.Longer(j.Location, MaxTitle):
		return j, fault.Field(op, "location", "The location can have at most 200 characters.")
	case strings.TrimSpace(j.Description) == "":
		return j, fault.Field(op, "description", "The job description is empty. Paste the text of the posting.")
	case len(j.Text()) > MaxJobBytes:
		return j, fault.Field(op, "description",
			"The job description is longer than 100 KB. Paste only the posting itself.")
	case owned.Longer(j.Notes, MaxNotes):
		return j, fault.Field(op, "notes", "The notes can have at most 20,000 characters.")
	case !slices.Contains(Stages, j.Stage):
		return j, fault.Field(op, "stage", "The stage must be one of SAVED, APPLIED, INTERVIEW, OFFER, CLOSED.")
	}
	if err := j.checkCorrections(); err != nil {
		return j, err
	}
	var err error
	j.Tracking, err = j.Tracking.checked()
	return j, err
}

func (j *JobDescription) checkCorrections() error {
	if err := posting.CheckCorrections(j.Corrections); err != nil {
		return fault.Field("tailor.checkCorrections", "corrections", fault.Public(err))
	}
	out := make([]posting.Correction, len(j.Corrections))
	for i, c := range j.Corrections {
		out[i] = posting.Correction{Text: owned.Clean(c.Text), Class: c.Class}
	}
	j.Corrections = out
	return nil
}

// UpdateJob changes what is given. Analyses of the text as it was stay: they are history.
func (s *Service) UpdateJob(ctx context.Context, owner id.User, j id.JobDescription, c JobChange) (JobDescription,
	error,
) {
	const op = "tailor.UpdateJob"
	if !id.WellFormed(j) {
		return JobDescription{}, noJob(op)
	}
	if c.Sent != nil && *c.Sent != "" {
		if _, err := s.version(ctx, owner, *c.Sent); err != nil {
			return JobDescription{}, err
		}
	}
	hasLetter, err := s.hasLetter(ctx, owner, c.Tracking.SentLetter)
	if err != nil {
		return JobDescription{}, err
	}
	err = s.exclusive(ctx, owner, func(tx Store) error {
		old, err := tx.Job(ctx, owner, j)
		if err != nil {
			return fault.IfMissing(err, noJob(op))
		}
		changed, err := c.apply(old, s.now()).checked()
		if err != nil {
			return err
		}
		if changed.SentLetter != old.SentLetter && !hasLetter { // one that was sent stays noted when it is deleted
			return fault.New(op, fault.NotFound, "This cover letter doesn't exist.")
		}
		if err := tx.SaveJob(ctx, changed); err != nil {
			return fault.IfMissing(err, noJob(op))
		}
		if changed.Text() == old.Text() {
			return nil
		}
		return s.keepRead(ctx, tx, changed)
	})
	if err != nil {
		return JobDescription{}, err
	}
	return s.Job(ctx, owner, j)
}

// hasLetter reports whether a letter can be noted as sent: the owner has it, or none is noted.
func (s *Service) hasLetter(ctx context.Context, owner id.User, l *id.Artifact) (bool, error) {
	if l == nil || *l == "" {
		return true, nil
	}
	return s.d.Coaching.HasLetter(ctx, owner, *l)
}

func (c JobChange) apply(j JobDescription, now time.Time) JobDescription {
	was := j.Stage
	j.UpdatedAt = now
	for _, f := range []struct {
		to   *string
		from *string
	}{
		{&j.Title, c.Title},
		{&j.Company, c.Company},
		{&j.Location, c.Location},
		{&j.Description, c.Description},
		{&j.Requirements, c.Requirements},
		{&j.Notes, c.Notes},
	} {
		if f.from != nil {
			*f.to = *f.from
		}
	}
	if c.Corrections != nil {
		j.Corrections = *c.Corrections
	}
	if c.Stage != nil {
		j.Stage = *c.Stage
	}
	c.send(&j, now)
	if j.Stage == Applied && was != Applied && j.AppliedOn == "" {
		j.AppliedOn = DayOf(now)
	}
	j.Tracking = c.Tracking.apply(j.Tracking)
	return j
}

// send notes which version went to the employer, and when. What was only saved until then is applied for.
func (c JobChange) send(j *JobDescription, now time.Time) {
	switch {
	case c.Sent == nil || *c.Sent == j.Sent:
		return
	case *c.Sent == "":
		j.Sent, j.SentAt = "", time.Time{}
		return
	}
	j.Sent, j.SentAt = *c.Sent, now
	if j.Stage == Saved && c.Stage == nil {
		j.Stage = Applied
	}
}

// DeleteJob moves a job description to the trash, with its analyses.
func (s *Service) DeleteJob(ctx context.Context, owner id.User, j id.JobDescription) error {
	const op = "tailor.DeleteJob"
	if !id.WellFormed(j) {
		return noJob(op)
	}
	return fault.IfMissing(s.d.Store.MoveJobToTrash(ctx, owner, j, s.now()), noJob(op))
}

func notInTrash(op string) error {
	return fault.New(op, fault.NotFound, "This job description isn't in the trash.")
}

// RestoreJob takes a job description out of the trash.
func (s *Service) RestoreJob(ctx context.Context, owner id.User, j id.JobDescription) (JobDescription, error) {
	const op = "tailor.RestoreJob"
	if !id.WellFormed(j) {
		return JobDescription{}, notInTrash(op)
	}
	if err := s.d.Store.RestoreJob(ctx, owner, j); err != nil {
		return JobDescription{}, fault.IfMissing(err, notInTrash(op))
	}
	return s.Job(ctx, owner, j)
}

// TrashedJobs lists what is in the owner's trash, the latest first.
func (s *Service) TrashedJobs(ctx context.Context, owner id.User) ([]JobDescription, error) {
	return s.d.Store.TrashedJobs(ctx, owner)
}

// EraseJob removes one in the trash for good, or all of them with "".
func (s *Service) EraseJob(ctx context.Context, owner id.User, j id.JobDescription) error {
	const op = "tailor.EraseJob"
	if j != "" && !id.WellFormed(j) {
		return notInTrash(op)
	}
	return fault.IfMissing(s.d.Store.EraseJob(ctx, owner, j), notInTrash(op))
}

// Purge erases job descriptions that have been in the trash for 30 days. Request keys are resume.Service's to forget.
func (s *Service) Purge(ctx context.Context) error {
	return owned.Purge(ctx, s.now().Add(-owned.TrashFor), s.d.Store.EraseOutdatedJobs)
}
