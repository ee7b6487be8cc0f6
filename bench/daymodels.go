package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/app/apptest"
	"vitae/internal/domain/billing"
)

// A database of a million resumes is filled with copies of a few users, whom the program itself has made: what is
// copied has every table, index and reference that a real user has, whatever the schema is at the time.
type models struct {
	dump   []byte   // the database that holds them, as sqlstore.Backup writes it
	secret []byte   // of their instance
	busy   *modelOf // one resume with versions, jobs, matches and letters: whom the load acts as
	light  *modelOf // five short resumes, a job and a match: what most of the database is
	many   *modelOf // as many resumes as the bound allows
}

// manyResumes is as many as the plan of an account allows.
var manyResumes = int(billing.Everything().Bounds[billing.Resumes])

// modelOf is a user to copy.
type modelOf struct {
	person  apptest.Person
	resumes int
}

const lightResumes = 5

func (d *day) modelData() string { return filepath.Join(d.work, "models") }

// makeModels lets the program make the users and takes its database.
func (d *day) makeModels(ctx context.Context) (*models, error) {
	data := d.modelData()
	p, _, err := d.serve(data)
	if err != nil {
		return nil, err
	}
	m, err := d.fillModels(p)
	if err := errors.Join(err, p.stop()); err != nil {
		return nil, err
	}
	if m.secret, err = os.ReadFile(filepath.Join(data, "secrets", "instance")); err != nil {
		return nil, err
	}
	db, err := sqlstore.Open(ctx, sqlstore.Options{URL: "sqlite:" + filepath.Join(data, "vitae.db")})
	if err != nil {
		return nil, err
	}
	var dump bytes.Buffer
	if err := errors.Join(db.Backup(ctx, &dump), db.Close()); err != nil {
		return nil, err
	}
	m.dump = dump.Bytes()
	return m, os.RemoveAll(data)
}

func (d *day) fillModels(p *process) (*models, error) {
	m := &models{}
	for name, fill := range map[string]func(c *apptest.Client) error{
		"busyuser": fillBusy, "lightuser": fillLight,
		"manyuser": fillMany,
	} {
		c := apptest.NewClient(p.url, d.post)
		c.User.Username, c.User.Email = name, name+"@example.org" // no name is a part of another
		if err := errors.Join(c.SignUp(), fill(c)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		switch name {
		case "busyuser":
			m.busy = &modelOf{c.User, 1}
		case "lightuser":
			m.light = &modelOf{c.User, lightResumes}
		default:
			m.many = &modelOf{c.User, manyResumes}
		}
	}
	return m, nil
}

// fillBusy keeps an uploaded resume with versions, each matched with some of six jobs, two tailored ones and a letter.
func fillBusy(c *apptest.Client) error {
	var up struct{ ResumeID, VersionID string }
	file, err := os.ReadFile(benchResume)
	if err != nil {
		return err
	}
	a, err := c.Upload("resume.pdf", file)
	if err == nil {
		err = a.JSON(&up)
	}
	if err != nil {
		return err
	}
	postings, err := filepath.Glob("testdata/ranking/public/*/jd.txt")
	if err != nil || len(postings) < 6 {
		return fmt.Errorf("%d postings: %w", len(postings), err)
	}
	for i, name := range postings[:6] {
		text, err := os.ReadFile(name) // #nosec G304 -- of the benchmark's own
		if err != nil {
			return err
		}
		job, err := c.KeepJob("Analyst "+fmt.Sprint(i), string(text))
		if err == nil {
			_, err = c.Match(up.VersionID, job)
		}
		if err == nil && i < 2 {
			err = c.Resume(tailorMutation, map[string]any{"v": up.VersionID, "j": job}, nil)
		}
		if err == nil && i == 0 {
			err = c.Resume(`mutation($v:ID!,$j:ID!){generateCoverLetter(input:{resumeVersionId:$v,jobDescriptionId:$j}){id}}`, map[string]any{"v": up.VersionID, "j": job}, nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

const shortText = "Jane Example\njane@example.org\n\nExperience\nAcme Corp, Analyst, 2019 - 2024\n- Wrote %d reports in SQL and Python\n- Answered questions of the sales team\n"

func fillLight(c *apptest.Client) error {
	kept, err := c.Keep(fmt.Sprintf(shortText, 1), "Data Analyst\n\nRequirements:\n- SQL\n- Python\n")
	if err != nil || kept.Analysis == "" {
		return err
	}
	return writeResumes(c, lightResumes-1)
}

func fillMany(c *apptest.Client) error { return writeResumes(c, manyResumes) }

func writeResumes(c *apptest.Client, n int) error {
	for i := range n {
		err := c.Resume(`mutation($i:CreateResumeInput!){createResume(input:$i){id}}`,
			map[string]any{"i": map[string]any{
				"title":   fmt.Sprint("Resume ", i),
				"content": fmt.Sprintf(shortText, i),
			}}, nil)
		if err != nil {
			return err
		}
	}
	return nil
}

// tables are the lines of a dump by table, without those that are of no user or not worth a copy.
type tables struct {
	header, end []byte
	names       []string
	columns     map[string][]byte // the line that begins a table
	rows        map[string][][]byte
}

// notCopied is what a running program makes and takes away again.
var notCopied = []string{"jobs", "feed_events", "challenges"}

func readDump(dump []byte) (*tables, error) {
	t := &tables{columns: map[string][]byte{}, rows: map[string][][]byte{}}
	for line := range bytes.Lines(dump) {
		line = bytes.TrimSpace(line)
		if t.header == nil {
			t.header = line
			continue
		}
		if line[0] == '[' {
			name := t.names[len(t.names)-1]
			if !slices.Contains(notCopied, name) {
				t.rows[name] = append(t.rows[name], line)
			}
			continue
		}
		var begin struct {
			Table string
			End   json.RawMessage
		}
		if err := json.Unmarshal(line, &begin); err != nil {
			return nil, err
		}
		if begin.End != nil {
			t.end = line
			continue
		}
		t.names = append(t.names, begin.Table)
		t.columns[begin.Table] = line
	}
	if t.end == nil {
		return nil, fmt.Errorf("a dump without an end after %s", strings.Join(t.names, ", "))
	}
	return t, nil
}
