package main

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"vitae/internal/app/apptest"
	"vitae/internal/base/id"
)

const (
	nestedVersions = 10
	nestedMatches  = 5
)

// nested compares lists in lists through the whole program with a handler that selects what the query asks for and no
// more, and measures the same lists with what each match says.
func (b *bench) nested() error {
	data := filepath.Join(b.work, "nested")
	p, _, err := b.serve(data)
	if err != nil {
		return err
	}
	c, err := b.admit(p.url, data)
	if err != nil {
		return err
	}
	file, err := os.ReadFile(benchResume)
	if err != nil {
		return err
	}
	if _, err := c.Upload("resume.pdf", file); err != nil { // it waits for PDFium, which a first start compiles
		return err
	}
	r, err := addNested(c)
	if err != nil {
		return err
	}
	whole, err := p.loadNested(c, r, "id matchScore")
	if err != nil {
		return err
	}
	reports, err := p.loadNested(c, r, "id matchScore skillsMatch{skill status}")
	if err != nil {
		return err
	}
	if err := p.stop(); err != nil {
		return err
	}
	bare, err := bareLoad(filepath.Join(data, "vitae.db"), "/nested/"+r, c.Cookie(), `"matchScore"`)
	if err != nil {
		return err
	}
	fmt.Printf("resume, %d versions, %d matches each, %d connections: %s\nthe same with the skills of each match: %s\nbare handler, just what is asked: %s\nratio: %.2f by rate, %.2f by processor time\n",
		nestedVersions, nestedMatches, connections, whole, reports, bare, whole.perSecond()/bare.perSecond(),
		float64(bare.cpuEach())/float64(whole.cpuEach()))
	return nil
}

func (p *process) loadNested(c *apptest.Client, r, match string) (figure, error) {
	query := `{"query":"{resume(id:\"` + r + `\"){id versions(first:100){id versionNumber jobMatches(first:5){` +
		match + `}}}}"}`
	return p.load("POST /api/resume/graphql HTTP/1.1\r\nContent-Type: application/json\r\nAuthorization: Bearer "+
		c.Token+"\r\n", c.Cookie(), query, `"matchScore"`)
}

// addNested keeps a resume whose versions were all matched with the same jobs, and gives its id.
func addNested(c *apptest.Client) (string, error) {
	posting, err := os.ReadFile(benchPosting)
	if err != nil {
		return "", err
	}
	text := func(i int) string {
		return fmt.Sprintf("Jane Example\njane@example.org\n\nExperience\nAcme Corp, Analyst, 2019 - 2024\n- Wrote %d reports in SQL and Python\n", i)
	}
	kept, err := c.Keep(text(0), string(posting))
	if err != nil {
		return "", err
	}
	jobs := []string{kept.Job}
	for range nestedMatches - 1 {
		job, err := c.KeepJob("Data Analyst", string(posting))
		if err != nil {
			return "", err
		}
		jobs = append(jobs, job)
	}
	version := kept.Version
	for i := range nestedVersions {
		if i > 0 {
			var d map[string]struct{ ID string }
			err := c.Resume(`mutation($r:ID!,$t:String!){v:createResumeVersion(input:{resumeId:$r,content:$t}){id}}`,
				map[string]any{"r": kept.Resume, "t": text(i)}, &d)
			if err != nil {
				return "", err
			}
			version = d["v"].ID
		}
		for _, j := range jobs {
			if _, err := c.Match(version, j); err != nil {
				return "", err
			}
		}
	}
	return kept.Resume, nil
}

// bareStatements read one level each.
type bareStatements struct{ resume, versions, matches *sql.Stmt }

// openBare opens a database of sqlstore's as that does, to read.
func openBare(ctx context.Context, file string) (s bareStatements, err error) {
	settings := url.Values{"_pragma": {
		"busy_timeout(10000)", "temp_store(MEMORY)", "query_only(1)",
		"cache_size(-1000)",
	}}
	db, err := sql.Open("sqlite", "file:"+(&url.URL{Path: file}).EscapedPath()+"?"+settings.Encode())
	if err != nil {
		return s, err
	}
	db.SetMaxOpenConns(4)
	db.SetMaxIdleConns(4)
	for text, to := range map[string]**sql.Stmt{
		`SELECT r.id FROM resumes r WHERE r.id = ? AND r.user_id = ? AND r.deleted_at = 0`: &s.resume,
		`SELECT v.id, v.number FROM resumes r JOIN versions v ON v.resume_id = r.id AND v.number > r.last_version - 100
			WHERE r.id = ? AND r.user_id = ? AND r.deleted_at = 0 ORDER BY v.number DESC`: &s.versions,
		`SELECT a.version_id, a.id, a.score FROM versions v JOIN resumes r ON r.id = v.resume_id AND r.deleted_at = 0
			JOIN analyses a ON a.version_id = v.id AND a.id >= COALESCE((SELECT e.id FROM analyses e JOIN job_descriptions ej ON ej.id = e.job_id AND ej.deleted_at = 0
				WHERE e.version_id = v.id ORDER BY e.id DESC LIMIT 1 OFFSET 4), '')
			JOIN job_descriptions j ON j.id = a.job_id AND j.deleted_at = 0
			WHERE v.user_id = ? AND v.id IN (?` + strings.Repeat(",?", nestedVersions-1) +
			`) ORDER BY a.id DESC`: &s.matches,
	} {
		if *to, err = db.PrepareContext(ctx, text); err != nil {
			return s, err
		}
	}
	return s, nil
}

type (
	bareMatch struct {
		ID         string  `json:"id"`
		MatchScore float64 `json:"matchScore"`
	}
	bareVersion struct {
		ID            string      `json:"id"`
		VersionNumber int         `json:"versionNumber"`
		JobMatches    []bareMatch `json:"jobMatches"`
	}
	bareResume struct {
		ID       string        `json:"id"`
		Versions []bareVersion `json:"versions"`
	}
)

// nested returns what the query of nested asks for, with one statement a level.
func (s bareStatements) nested(ctx context.Context, owner id.User, resume string) (out bareResume, err error) {
	if err := s.resume.QueryRowContext(ctx, resume, owner).Scan(&out.ID); err != nil {
		return out, err
	}
	asked := []any{owner}
	at := map[string]int{}
	var v bareVersion
	err = bareRows(ctx, s.versions, []any{resume, owner}, []any{&v.ID, &v.VersionNumber}, func() {
		at[v.ID] = len(out.Versions)
		asked = append(asked, v.ID)
		out.Versions = append(out.Versions, v)
	})
	if err != nil {
		return out, err
	}
	var version string
	var m bareMatch
	err = bareRows(ctx, s.matches, asked, []any{&version, &m.ID, &m.MatchScore}, func() {
		of := &out.Versions[at[version]]
		of.JobMatches = append(of.JobMatches, m)
	})
	return out, err
}

// bareRows reads rows into the same variables, one after another.
func bareRows(ctx context.Context, s *sql.Stmt, args, into []any, each func()) error {
	rows, err := s.QueryContext(ctx, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		each()
	}
	return rows.Err()
}
