package sqlstore

import (
	"context"
	"strings"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

// jobOrder is an order of jobs: what is compared, ties being broken by id, and which way.
type jobOrder struct {
	key        string
	descending bool
}

// The keys put last what has none of its own: "9" is after every day, and "~~" after nearly every name.
var jobOrders = map[tailor.JobSort]jobOrder{
	tailor.ByUpdate:   {"j.updated_at", true},
	tailor.ByFollowUp: {"CASE WHEN j.follow_up_on = '' THEN '9' ELSE j.follow_up_on END", false},
	tailor.ByFound:    {"j.found_on", true},
	tailor.ByTitle:    {"lower(j.title)", false},
	tailor.ByCompany:  {"CASE WHEN j.company = '' THEN '~~' ELSE lower(j.company) END", false},
	tailor.ByScore: {`COALESCE((SELECT CASE WHEN a.unscored = 1 THEN -1 ELSE a.score END FROM analyses a JOIN versions v ON v.id = a.version_id
		JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0 WHERE a.job_id = j.id ORDER BY a.id DESC LIMIT 1), -2)`, true},
}

// foundJobs is the condition of a search, with its arguments. Words are looked for with LIKE: an account keeps a few
// thousand jobs at most.
func foundJobs(owner id.User, s tailor.JobSearch) (where string, args []any) {
	where, args = ` FROM job_descriptions j WHERE j.user_id = ? AND j.deleted_at = 0`, []any{owner}
	and := func(condition string, values ...any) {
		where += " AND " + condition
		args = append(args, values...)
	}
	if s.Stage != "" {
		and("j.stage = ?", string(s.Stage))
	}
	if s.FollowUpBy != "" {
		and("j.stage <> 'CLOSED' AND j.follow_up_on <> '' AND j.follow_up_on <= ?", string(s.FollowUpBy))
	}
	if s.FoundSince != "" {
		and("j.found_on >= ?", string(s.FoundSince))
	}
	for _, word := range s.Words {
		and("j.searched LIKE ? ESCAPE '!'", containing(text(word)))
	}
	return where, args
}

// FindJobs lists those that a search finds, in its order.
func (s *Tailoring) FindJobs(ctx context.Context, owner id.User, search tailor.JobSearch,
	p owned.Page,
) ([]tailor.JobDescription, error) {
	if p.After != "" && !id.WellFormed(p.After) {
		return nil, nil
	}
	query, args := jobsQuery(owner, search, p)
	return s.descriptions(ctx, query, args...)
}

func jobsQuery(owner id.User, search tailor.JobSearch, p owned.Page) (query string, args []any) {
	order, known := jobOrders[search.Sort]
	if !known {
		order = jobOrders[tailor.ByUpdate]
	}
	compared, way := ">", "ASC"
	if order.descending {
		compared, way = "<", "DESC"
	}
	where, args := foundJobs(owner, search)
	if p.After != "" {
		// One that is in the trash by now still says where its page ended.
		where += ` AND (` + order.key + `, j.id) ` + compared + ` (SELECT ` + order.key +
			`, j.id FROM job_descriptions j WHERE j.id = ? AND j.user_id = ?)`
		args = append(args, p.After, owner)
	}
	columns := "j." + strings.ReplaceAll(descriptionColumns, ", ", ", j.")
	columns = strings.ReplaceAll(columns, ",\n\t", ", j.")
	return `SELECT ` + columns + where + ` ORDER BY ` + order.key + ` ` + way + `, j.id ` + way + ` LIMIT ?`,
		append(args, p.First)
}

// CountFound counts those that a search finds by stage, and what of them is due.
func (s *Tailoring) CountFound(ctx context.Context, owner id.User, search tailor.JobSearch, today tailor.Day,
	now time.Time,
) (tailor.JobCounts, error) {
	where, args := foundJobs(owner, search)
	var rows []struct {
		Stage      string `db:"stage"`
		Jobs       int    `db:"jobs"`
		Due        int    `db:"due"`
		Interviews int    `db:"interviews"`
	}
	query := `SELECT j.stage AS stage, COUNT(*) AS jobs, COUNT(CASE WHEN j.follow_up_on <> '' AND j.follow_up_on <= ? THEN 1 END) AS due,
		COUNT(CASE WHEN j.interview_at > ? THEN 1 END) AS interviews` + where + ` GROUP BY j.stage`
	err := s.list(ctx, &rows, query, append([]any{string(today), micros(now)}, args...)...)
	counts := tailor.JobCounts{Stages: make(map[tailor.Stage]int, len(rows))}
	for _, r := range rows {
		counts.Stages[tailor.Stage(r.Stage)] = r.Jobs
		if tailor.Stage(r.Stage) != tailor.Closed {
			counts.FollowUpsDue += r.Due
			counts.Interviews += r.Interviews
		}
	}
	return counts, err
}

const dueFollowUps = `SELECT id, user_id, title, company, follow_up_on FROM job_descriptions WHERE follow_up_on <> '' AND deleted_at = 0
	AND (follow_up_on, id) > (?, ?) AND follow_up_on <= ? AND stage <> 'CLOSED' ORDER BY follow_up_on, id LIMIT ?`

// DueFollowUps lists follow-ups of open jobs of any owner by day and id, after a day and the job of that day, and up to
// another day.
func (s *Tailoring) DueFollowUps(ctx context.Context, since tailor.Day, after id.JobDescription, until tailor.Day,
	first int,
) ([]tailor.FollowUp, error) {
	var rows []struct {
		ID      string `db:"id"`
		User    int64  `db:"user_id"`
		Title   string `db:"title"`
		Company string `db:"company"`
		On      string `db:"follow_up_on"`
	}
	err := s.list(ctx, &rows, dueFollowUps, string(since), text(string(after)), string(until), first)
	out := make([]tailor.FollowUp, 0, len(rows))
	for _, r := range rows {
		job := tailor.JobDescription{
			ID: id.JobDescription(r.ID), Owner: id.User(r.User), Title: r.Title,
			Company: r.Company,
		}
		out = append(out, tailor.FollowUp{Job: job, Since: tailor.Day(r.On)})
	}
	return out, err
}
