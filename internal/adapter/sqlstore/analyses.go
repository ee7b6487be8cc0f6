package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/match"
)

type analysisRow struct {
	ID        string  `db:"id"`
	User      int64   `db:"user_id"`
	Version   string  `db:"version_id"`
	Job       string  `db:"job_id"`
	Score     float64 `db:"score"` // 0 where Unscored is 1
	Unscored  int64   `db:"unscored"`
	CreatedAt int64   `db:"created_at"`
	UpdatedAt int64   `db:"updated_at"`
	Notes     string  `db:"notes"`
}

type reportRow struct {
	ID     string `db:"id"`
	Report string `db:"report"`
}

type wholeAnalysisRow struct {
	analysisRow
	Report string `db:"report"`
}

const analysisColumns = `a.id, a.user_id, a.version_id, a.job_id, a.score, a.unscored, a.created_at, a.updated_at, a.notes`

func scanAnalysis(r analysisRow) tailor.Analysis {
	return tailor.Analysis{
		ID: id.Analysis(r.ID), Owner: id.User(r.User), Version: id.Version(r.Version), Job: id.JobDescription(r.Job),
		Score: scoreIn(r), Notes: r.Notes,
		CreatedAt: moment(r.CreatedAt), UpdatedAt: moment(r.UpdatedAt),
	}
}

// scoreIn reads a row's score, nil where there is none.
func scoreIn(r analysisRow) *float64 {
	if r.Unscored != 0 {
		return nil
	}
	return &r.Score
}

// scoreColumns are the columns score and unscored of a score that may be nil.
func scoreColumns(score *float64) (value float64, unscored int64) {
	if score == nil {
		return 0, 1
	}
	return *score, 0
}

func scanReport(report string) (*match.Report, error) {
	var r *match.Report
	return r, decoded(report, &r)
}

func scanWholeAnalysis(r wholeAnalysisRow) (tailor.Whole, error) {
	report, err := scanReport(r.Report)
	return tailor.Whole{Analysis: scanAnalysis(r.analysisRow), Report: report}, err
}

// Identifiers sort by time, so that the newest analyses are the end of an index. edge is the identifier of the oldest
// of the newest so many; there is none where they are fewer.
const (
	ofBoth = ` JOIN versions v ON v.id = a.version_id JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0
		JOIN job_descriptions j ON j.id = a.job_id AND j.deleted_at = 0`
	addAnalysis = `INSERT INTO analyses (id, user_id, version_id, job_id, score, unscored, created_at, updated_at, notes, report)
		SELECT ?, v.user_id, v.id, j.id, ?, ?, ?, ?, ?, ? FROM versions v JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0
		JOIN job_descriptions j ON j.user_id = v.user_id AND j.deleted_at = 0 WHERE v.id = ? AND v.user_id = ? AND j.id = ?`
	saveAnalysis = `UPDATE analyses SET score = ?, unscored = ?, report = COALESCE(?, report), notes = ?, updated_at = ? WHERE user_id = ? AND id =
		(SELECT a.id FROM analyses a` + ofBoth + ` WHERE a.id = ?)`
	analysisByID = `SELECT ` + analysisColumns + ` FROM analyses a` + ofBoth + ` WHERE a.id = ? AND a.user_id = ?`
	analysesByID = `SELECT ` + analysisColumns + ` FROM analyses a` + ofBoth +
		` WHERE a.user_id = ? AND a.id IN (?)`
	analysesOf = `SELECT ` + analysisColumns + ` FROM analyses a` + ofBoth +
		` WHERE a.version_id = ? AND a.user_id = ? AND a.id < ? ORDER BY a.id DESC LIMIT ?`
	newestOfVersions = `SELECT ` + analysisColumns +
		` FROM versions v JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0
		JOIN analyses a ON a.version_id = v.id AND a.id >= COALESCE((SELECT e.id FROM analyses e JOIN job_descriptions ej ON ej.id = e.job_id AND ej.deleted_at = 0
			WHERE e.version_id = v.id ORDER BY e.id DESC LIMIT 1 OFFSET ?), '')
		JOIN job_descriptions j ON j.id = a.job_id AND j.deleted_at = 0
		WHERE v.user_id = ? AND v.id IN (?) ORDER BY a.id DESC`
	newestOfJobs = `SELECT ` + analysisColumns + ` FROM job_descriptions j
		JOIN analyses a ON a.job_id = j.id AND a.id >= COALESCE((SELECT e.id FROM analyses e
			JOIN versions ev ON ev.id = e.version_id JOIN resumes er ON er.id = ev.resume_id AND er.deleted_at = 0
			WHERE e.job_id = j.id ORDER BY e.id DESC LIMIT 1 OFFSET ?), '')
		JOIN versions v ON v.id = a.version_id JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0
		WHERE j.user_id = ? AND j.deleted_at = 0 AND j.id IN (?) ORDER BY a.id DESC`
	reportsByID   = `SELECT a.id, a.report FROM analyses a` + ofBoth + ` WHERE a.user_id = ? AND a.id IN (?)`
	analysesAfter = `SELECT ` + analysisColumns +
		`, a.report FROM analyses a WHERE a.user_id = ? AND a.id > ? ORDER BY a.id LIMIT ?`
)

// AddAnalysis adds one of a version and a job description that are both there.
func (s *Tailoring) AddAnalysis(ctx context.Context, a tailor.Analysis, r *match.Report) error {
	report, err := encodedFigures(r)
	if err != nil {
		return err
	}
	score, unscored := scoreColumns(a.Score)
	return s.one(ctx, addAnalysis, string(a.ID), score, unscored, micros(a.CreatedAt), micros(a.UpdatedAt),
		text(a.Notes), report, text(string(a.Version)), a.Owner, text(string(a.Job)))
}

// SaveAnalysis writes Score, Notes, UpdatedAt and the report; with nil the report stays.
func (s *Tailoring) SaveAnalysis(ctx context.Context, a tailor.Analysis, r *match.Report) error {
	var report *string
	if r != nil {
		text, err := encodedFigures(r)
		if err != nil {
			return err
		}
		report = &text
	}
	score, unscored := scoreColumns(a.Score)
	return s.oneNamed(ctx, string(a.ID), saveAnalysis, score, unscored, report, text(a.Notes), micros(a.UpdatedAt),
		a.Owner, string(a.ID))
}

// Analysis returns one.
func (s *Tailoring) Analysis(ctx context.Context, owner id.User, a id.Analysis) (tailor.Analysis, error) {
	var r analysisRow
	if err := s.getNamed(ctx, string(a), &r, analysisByID, string(a), owner); err != nil {
		return tailor.Analysis{}, err
	}
	return scanAnalysis(r), nil
}

// Reports returns those that there are.
func (s *Tailoring) Reports(ctx context.Context, owner id.User, of []id.Analysis) (map[id.Analysis]*match.Report,
	error,
) {
	rows, err := many[reportRow](ctx, s.statements, reportsByID, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	out := make(map[id.Analysis]*match.Report, len(rows))
	for _, r := range rows {
		if out[id.Analysis(r.ID)], err = scanReport(r.Report); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// AnalysesByID returns those that there are, in no order.
func (s *Tailoring) AnalysesByID(ctx context.Context, owner id.User, ids []id.Analysis) ([]tailor.Analysis, error) {
	return scanAnalyses(many[analysisRow](ctx, s.statements, analysesByID, []any{owner}, ids))
}

// AnalysesOf lists a version's, newest first.
func (s *Tailoring) AnalysesOf(ctx context.Context, owner id.User, v id.Version, p owned.Page) ([]tailor.Analysis,
	error,
) {
	if !id.WellFormed(v) {
		return []tailor.Analysis{}, nil
	}
	var rows []analysisRow
	err := s.list(ctx, &rows, analysesOf, string(v), owner, cursor(p.After), p.First)
	return scanAnalyses(rows, err)
}

// NewestAnalyses returns the newest n of each version, newest first.
func (s *Tailoring) NewestAnalyses(ctx context.Context, owner id.User, of []id.Version,
	n int,
) (map[id.Version][]tailor.Analysis, error) {
	found, err := scanAnalyses(many[analysisRow](ctx, s.statements, newestOfVersions, []any{max(n-1, 0), owner}, of))
	return grouped(found, func(a tailor.Analysis) id.Version { return a.Version }), err
}

// NewestByJob returns the newest n of each job description, newest first.
func (s *Tailoring) NewestByJob(ctx context.Context, owner id.User, of []id.JobDescription,
	n int,
) (map[id.JobDescription][]tailor.Analysis, error) {
	found, err := scanAnalyses(many[analysisRow](ctx, s.statements, newestOfJobs, []any{max(n-1, 0), owner}, of))
	return grouped(found, func(a tailor.Analysis) id.JobDescription { return a.Job }), err
}

// AnalysesAfter lists all the owner's by identifier.
func (s *Tailoring) AnalysesAfter(ctx context.Context, owner id.User, after id.Analysis, first int) ([]tailor.Whole,
	error,
) {
	var rows []wholeAnalysisRow
	if err := s.list(ctx, &rows, analysesAfter, owner, text(string(after)), first); err != nil {
		return nil, err
	}
	return eachOf(rows, scanWholeAnalysis)
}

func scanAnalyses(rows []analysisRow, err error) ([]tailor.Analysis, error) {
	if err != nil {
		return nil, err
	}
	return each(rows, scanAnalysis), nil
}
