package sqlstore

import (
	"context"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
)

// originRow is the beginning of a row: what is long stands behind it, and a list does not reach that.
type originRow struct {
	Version string `db:"version_id"`
	User    int64  `db:"user_id"`
	Base    string `db:"base_id"`
	Job     string `db:"job_id"`
	Before  string `db:"before_id"`
	After   string `db:"after_id"`
}

type optimizationRow struct {
	originRow
	Options   string `db:"options"`
	Decisions string `db:"decisions"`
	Findings  string `db:"findings"`
	Notes     string `db:"notes"`
	Markdown  string `db:"markdown"`
	Proposed  string `db:"proposed"`
}

func scanOrigin(r originRow) tailor.Optimization {
	return tailor.Optimization{
		Version: id.Version(r.Version), Owner: id.User(r.User), Base: id.Version(r.Base), Job: id.JobDescription(r.Job),
		Before: id.Analysis(r.Before), After: id.Analysis(r.After),
	}
}

func scanOptimization(r optimizationRow) (tailor.Optimization, error) {
	o := scanOrigin(r.originRow)
	o.Markdown = r.Markdown
	for _, part := range []struct {
		json string
		into any
	}{
		{r.Options, &o.Options},
		{r.Decisions, &o.Decisions},
		{r.Findings, &o.Findings},
		{r.Notes, &o.Notes},
		{r.Proposed, &o.Proposed},
	} {
		if err := decoded(part.json, part.into); err != nil {
			return tailor.Optimization{}, err
		}
	}
	return o, nil
}

const (
	addOptimization = `INSERT INTO optimizations (version_id, user_id, base_id, job_id, before_id, after_id, options, decisions, findings, notes, markdown, proposed)
		SELECT v.id, v.user_id, b.id, ?, ?, ?, ?, ?, ?, ?, ?, ?` + notInTrash +
		` JOIN versions b ON b.user_id = v.user_id WHERE v.id = ? AND v.user_id = ? AND b.id = ?`
	originColumns   = `o.version_id, o.user_id, o.base_id, o.job_id, o.before_id, o.after_id`
	ofVersions      = notInTrash + ` JOIN optimizations o ON o.version_id = v.id WHERE v.user_id = ? AND v.id IN (?)`
	originsOf       = `SELECT ` + originColumns + ofVersions
	optimizationsOf = `SELECT ` + originColumns +
		`, o.options, o.decisions, o.findings, o.notes, o.markdown, o.proposed` + ofVersions
	saveDecisions = `UPDATE optimizations SET decisions = ?, findings = ?, markdown = ?, after_id = ? WHERE user_id = ? AND version_id =
		(SELECT v.id` + notInTrash + ` WHERE v.id = ?)`
)

// AddOptimization adds how a version was made, once for a version.
func (s *Tailoring) AddOptimization(ctx context.Context, o tailor.Optimization) error {
	proposed, err := encodedFigures(some(o.Proposed))
	if err != nil {
		return err
	}
	return s.one(ctx, addOptimization, text(string(o.Job)), text(string(o.Before)), text(string(o.After)),
		encoded(o.Options), encoded(o.Decisions),
		encoded(some(o.Findings)), encoded(some(o.Notes)), text(o.Markdown), proposed, text(string(o.Version)), o.Owner,
		text(string(o.Base)))
}

// Origins returns from what versions were made.
func (s *Tailoring) Origins(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]tailor.Optimization,
	error,
) {
	rows, err := many[originRow](ctx, s.statements, originsOf, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	out := make(map[id.Version]tailor.Optimization, len(rows))
	for _, r := range rows {
		out[id.Version(r.Version)] = scanOrigin(r)
	}
	return out, nil
}

// Optimizations returns how versions were made.
func (s *Tailoring) Optimizations(ctx context.Context, owner id.User,
	of []id.Version,
) (map[id.Version]tailor.Optimization, error) {
	rows, err := many[optimizationRow](ctx, s.statements, optimizationsOf, []any{owner}, of)
	if err != nil {
		return nil, err
	}
	out := make(map[id.Version]tailor.Optimization, len(rows))
	for _, r := range rows {
		o, err := scanOptimization(r)
		if err != nil {
			return nil, err
		}
		out[o.Version] = o
	}
	return out, nil
}

// SaveDecisions writes Decisions, Findings, Markdown and After.
func (s *Tailoring) SaveDecisions(ctx context.Context, o tailor.Optimization) error {
	return s.oneNamed(ctx, string(o.Version), saveDecisions, encoded(o.Decisions), encoded(some(o.Findings)),
		text(o.Markdown), text(string(o.After)), o.Owner, string(o.Version))
}
