package sqlstore

import (
	"context"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

var _ tailor.Store = (*Tailoring)(nil)

// Tailoring keeps job descriptions, analyses and optimisations. It implements tailor.Store on the database or inside a
// transaction.
type Tailoring struct{ documents }

// InTx runs f with a store inside a transaction; inside one, f joins it. On PostgreSQL f may run again where it lost a
// deadlock, so it sets what its caller reads anew each time.
func (s *Tailoring) InTx(ctx context.Context, f func(tx tailor.Store) error) error {
	return s.inTx(ctx, func(tx statements) error { return f(&Tailoring{documents{tx}}) })
}

// LockOwner locks the owner's account until the end of the transaction.
func (s *Tailoring) LockOwner(ctx context.Context, owner id.User) error {
	return s.lockUser(ctx, owner)
}

type descriptionRow struct {
	ID           string `db:"id"`
	User         int64  `db:"user_id"`
	Title        string `db:"title"`
	Company      string `db:"company"`
	Location     string `db:"location"`
	Stage        string `db:"stage"`
	SentVersion  string `db:"sent_version_id"`
	SentAt       int64  `db:"sent_at"`
	CreatedAt    int64  `db:"created_at"`
	UpdatedAt    int64  `db:"updated_at"`
	DeletedAt    int64  `db:"deleted_at"`
	Corrections  string `db:"corrections"`
	Requirements string `db:"requirements"`
	Description  string `db:"description"`
	Notes        string `db:"notes"`
	Salary       string `db:"salary"`
	SourceURL    string `db:"source_url"`
	FoundOn      string `db:"found_on"`
	AppliedOn    string `db:"applied_on"`
	InterviewAt  int64  `db:"interview_at"`
	FollowUpOn   string `db:"follow_up_on"`
	Contacts     string `db:"contacts"`
	SentLetter   string `db:"sent_letter_id"`
}

const descriptionColumns = `id, user_id, title, company, location, stage, sent_version_id, sent_at, created_at, updated_at, deleted_at,
	corrections, requirements, description, notes, ` + trackingColumns

const trackingColumns = `salary, source_url, found_on, applied_on, interview_at, follow_up_on, contacts, sent_letter_id`

func scanDescription(r descriptionRow) (tailor.JobDescription, error) {
	j := tailor.JobDescription{
		ID: id.JobDescription(r.ID), Owner: id.User(r.User), Title: r.Title, Company: r.Company, Location: r.Location,
		Description: r.Description, Requirements: r.Requirements, Notes: r.Notes, Stage: tailor.Stage(r.Stage),
		Sent:   id.Version(r.SentVersion),
		SentAt: moment(r.SentAt), CreatedAt: moment(r.CreatedAt), UpdatedAt: moment(r.UpdatedAt),
		DeletedAt: moment(r.DeletedAt),
	}
	j.Tracking = tailor.Tracking{
		Salary: r.Salary, SourceURL: r.SourceURL, FoundOn: tailor.Day(r.FoundOn), AppliedOn: tailor.Day(r.AppliedOn),
		InterviewAt: moment(r.InterviewAt), FollowUpOn: tailor.Day(r.FollowUpOn), SentLetter: id.Artifact(r.SentLetter),
	}
	if err := decoded(r.Contacts, &j.Contacts); err != nil {
		return j, err
	}
	return j, decoded(r.Corrections, &j.Corrections)
}

// trackingOf lists the values of trackingColumns, and what a search looks through.
func trackingOf(j tailor.JobDescription) []any {
	return []any{
		text(j.Salary), text(j.SourceURL), text(string(j.FoundOn)), text(string(j.AppliedOn)), micros(j.InterviewAt),
		text(string(j.FollowUpOn)),
		encoded(some(j.Contacts)), text(string(j.SentLetter)), text(j.Searched()),
	}
}

const (
	addDescription = `INSERT INTO job_descriptions (` + descriptionColumns + `, searched)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	descriptionByID = `SELECT ` + descriptionColumns +
		` FROM job_descriptions WHERE id = ? AND user_id = ? AND deleted_at = 0`
	descriptionFrom = `SELECT id FROM job_descriptions
		WHERE user_id = ? AND source_url = ? AND deleted_at = 0 ORDER BY id DESC LIMIT 1`
	descriptionsByID = `SELECT ` + descriptionColumns +
		` FROM job_descriptions WHERE user_id = ? AND deleted_at = 0 AND id IN (?)`
	descriptionsSent = `SELECT ` + descriptionColumns + ` FROM job_descriptions
		WHERE user_id = ? AND deleted_at = 0 AND sent_version_id <> '' AND sent_version_id IN (?) ORDER BY sent_at DESC, id DESC`
	descriptionsSentEver = `SELECT ` + descriptionColumns + ` FROM job_descriptions
		WHERE user_id = ? AND sent_version_id <> '' AND sent_version_id = ? ORDER BY sent_at DESC, id DESC`
	descriptionsOfUser = `SELECT ` + descriptionColumns +
		` FROM job_descriptions WHERE user_id = ? AND deleted_at = 0` + latestChanged
	// One that is in the trash by now still says where its page ended.
	descriptionsNext = `SELECT ` + descriptionColumns + ` FROM job_descriptions WHERE user_id = ? AND deleted_at = 0
		AND (updated_at, id) < (SELECT updated_at, id FROM job_descriptions WHERE id = ? AND user_id = ?)` + latestChanged
	countDescriptions = `SELECT CASE WHEN deleted_at > 0 THEN '' ELSE stage END AS stage, COUNT(*) AS jobs FROM job_descriptions WHERE user_id = ?
		GROUP BY CASE WHEN deleted_at > 0 THEN '' ELSE stage END`
	saveDescription = `UPDATE job_descriptions SET title = ?, company = ?, location = ?, stage = ?, sent_version_id = ?, sent_at = ?, updated_at = ?,
		corrections = ?, requirements = ?, description = ?, notes = ?, salary = ?, source_url = ?, found_on = ?, applied_on = ?, interview_at = ?,
		follow_up_on = ?, contacts = ?, sent_letter_id = ?, searched = ? WHERE id = ? AND user_id = ? AND deleted_at = 0`
	trashDescription   = `UPDATE job_descriptions SET deleted_at = ? WHERE id = ? AND user_id = ? AND deleted_at = 0`
	restoreDescription = `UPDATE job_descriptions SET deleted_at = 0 WHERE id = ? AND user_id = ? AND deleted_at > 0`
	eraseDescription   = `DELETE FROM job_descriptions WHERE id = ? AND user_id = ? AND deleted_at > 0`
	eraseDescriptions  = `DELETE FROM job_descriptions WHERE user_id = ? AND deleted_at > 0`
	purgeDescriptions  = `DELETE FROM job_descriptions WHERE deleted_at > 0 AND deleted_at < ? AND id IN
		(SELECT id FROM job_descriptions WHERE deleted_at > 0 AND deleted_at < ? ORDER BY deleted_at LIMIT ?)`
	trashedDescriptions = `SELECT ` + descriptionColumns +
		` FROM job_descriptions WHERE user_id = ? AND deleted_at > 0 ORDER BY deleted_at DESC LIMIT ?`
	descriptionsAfter = `SELECT ` + descriptionColumns +
		` FROM job_descriptions WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`
)

// AddJob adds one that is not in the trash.
func (s *Tailoring) AddJob(ctx context.Context, j tailor.JobDescription) error {
	args := []any{
		string(j.ID), j.Owner, text(j.Title), text(j.Company), text(j.Location), string(j.Stage), text(string(j.Sent)),
		micros(j.SentAt), micros(j.CreatedAt),
		micros(j.UpdatedAt), encoded(some(j.Corrections)), text(j.Requirements), text(j.Description), text(j.Notes),
	}
	return s.one(ctx, addDescription, append(args, trackingOf(j)...)...)
}

// Job returns one that is not in the trash.
func (s *Tailoring) Job(ctx context.Context, owner id.User, j id.JobDescription) (tailor.JobDescription, error) {
	var r descriptionRow
	if err := s.getNamed(ctx, string(j), &r, descriptionByID, string(j), owner); err != nil {
		return tailor.JobDescription{}, err
	}
	return scanDescription(r)
}

// JobFrom returns the newest that was saved from an address.
func (s *Tailoring) JobFrom(ctx context.Context, owner id.User, link string) (id.JobDescription, error) {
	var j string
	err := s.get(ctx, &j, descriptionFrom, owner, text(link))
	return id.JobDescription(j), err
}

// JobsByID returns those that there are, in no order.
func (s *Tailoring) JobsByID(ctx context.Context, owner id.User, ids []id.JobDescription) ([]tailor.JobDescription,
	error,
) {
	rows, err := many[descriptionRow](ctx, s.statements, descriptionsByID, []any{owner}, ids)
	if err != nil {
		return nil, err
	}
	return eachOf(rows, scanDescription)
}

// Jobs lists the latest changed first.
func (s *Tailoring) Jobs(ctx context.Context, owner id.User, p owned.Page) ([]tailor.JobDescription, error) {
	rows, err := pageOf[descriptionRow](ctx, s.statements, descriptionsOfUser, descriptionsNext, owner, []any{owner}, p)
	if err != nil {
		return nil, err
	}
	return eachOf(rows, scanDescription)
}

// SentTo returns the job descriptions that versions were sent to, the latest first.
func (s *Tailoring) SentTo(ctx context.Context, owner id.User,
	of []id.Version,
) (map[id.Version][]tailor.JobDescription, error) {
	rows, err := many[descriptionRow](ctx, s.statements, descriptionsSent, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	jobs, err := eachOf(rows, scanDescription)
	return grouped(jobs, func(j tailor.JobDescription) id.Version { return j.Sent }), err
}

// Sent returns the job descriptions that a version was sent to, those of the trash included, the latest first.
func (s *Tailoring) Sent(ctx context.Context, owner id.User, v id.Version) ([]tailor.JobDescription, error) {
	return s.descriptions(ctx, descriptionsSentEver, owner, text(string(v)))
}

// CountJobs counts the owner's by stage, those in the trash under "".
func (s *Tailoring) CountJobs(ctx context.Context, owner id.User) (map[tailor.Stage]int, error) {
	var rows []struct {
		Stage string `db:"stage"`
		Jobs  int    `db:"jobs"`
	}
	err := s.list(ctx, &rows, countDescriptions, owner)
	counts := make(map[tailor.Stage]int, len(rows))
	for _, r := range rows {
		counts[tailor.Stage(r.Stage)] = r.Jobs
	}
	return counts, err
}

// SaveJob writes all but the identifier, the owner, and when it was made and deleted.
func (s *Tailoring) SaveJob(ctx context.Context, j tailor.JobDescription) error {
	args := []any{
		text(j.Title), text(j.Company), text(j.Location), string(j.Stage), text(string(j.Sent)), micros(j.SentAt),
		micros(j.UpdatedAt),
		encoded(some(j.Corrections)), text(j.Requirements), text(j.Description), text(j.Notes),
	}
	args = append(append(args, trackingOf(j)...), string(j.ID), j.Owner)
	return s.oneNamed(ctx, string(j.ID), saveDescription, args...)
}

// MoveJobToTrash marks one deleted.
func (s *Tailoring) MoveJobToTrash(ctx context.Context, owner id.User, j id.JobDescription, at time.Time) error {
	return s.oneNamed(ctx, string(j), trashDescription, micros(at), string(j), owner)
}

// RestoreJob takes one out of the trash.
func (s *Tailoring) RestoreJob(ctx context.Context, owner id.User, j id.JobDescription) error {
	return s.oneNamed(ctx, string(j), restoreDescription, string(j), owner)
}

// TrashedJobs lists the owner's trash, the latest first.
func (s *Tailoring) TrashedJobs(ctx context.Context, owner id.User) ([]tailor.JobDescription, error) {
	return s.descriptions(ctx, trashedDescriptions, owner, trashMost)
}

// EraseJob removes one that is in the trash, with its analyses; "" removes all that are there.
func (s *Tailoring) EraseJob(ctx context.Context, owner id.User, j id.JobDescription) error {
	if j == "" {
		_, err := s.exec(ctx, eraseDescriptions, owner)
		return err
	}
	return s.oneNamed(ctx, string(j), eraseDescription, string(j), owner)
}

// EraseOutdatedJobs removes what was deleted before a moment, of any owner, at most limit. One that is restored
// meanwhile stays.
func (s *Tailoring) EraseOutdatedJobs(ctx context.Context, before time.Time, limit int) (more bool, err error) {
	n, err := s.exec(ctx, purgeDescriptions, micros(before), micros(before), limit)
	return n >= int64(limit), err
}

// JobsAfter lists all the owner's by identifier.
func (s *Tailoring) JobsAfter(ctx context.Context, owner id.User, after id.JobDescription,
	first int,
) ([]tailor.JobDescription, error) {
	return s.descriptions(ctx, descriptionsAfter, owner, text(string(after)), first)
}

func (s *Tailoring) descriptions(ctx context.Context, query string, args ...any) ([]tailor.JobDescription, error) {
	var rows []descriptionRow
	if err := s.list(ctx, &rows, query, args...); err != nil {
		return nil, err
	}
	return eachOf(rows, scanDescription)
}
