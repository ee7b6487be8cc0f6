package sqlstore_test

import (
	"context"
	"fmt"
	"strings"
	"time"

	"vitae/internal/base/id"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// What tests of resumes and of tailoring need again and again.

// broken is a text that PostgreSQL refuses; mended is how it is kept.
const (
	broken = "Zoë 👩🏽‍💻\x00 <b>&amp;\xff\t\"'\\\n"
	mended = "Zoë 👩🏽‍💻\uFFFD <b>&amp;\uFFFD\t\"'\\\n"
)

// strange are identifiers that name nothing; some of them PostgreSQL would refuse.
var strange = []string{
	"", "x", "\x00", "\xff", "' OR 1=1 --", strings.Repeat("0", 26), strings.Repeat("v", 27),
	strings.Repeat("0", 25) + "\x00",
}

// later is so many seconds after now.
func later(seconds int) time.Time { return now.Add(time.Duration(seconds) * time.Second) }

// resume adds a resume without versions.
func (s accounts) resume(owner id.User, title string, at time.Time) resume.Resume {
	s.t.Helper()
	r := resume.Resume{
		ID: s.ids.Resume(), Owner: owner, Title: title, Tags: []string{}, CreatedAt: at.UTC(),
		UpdatedAt: at.UTC(),
	}
	s.ok(s.db.Resumes().AddResume(s.t.Context(), r))
	return r
}

// version adds a version to a resume.
func (s accounts) version(owner id.User, r id.Resume, at time.Time) resume.Version {
	s.t.Helper()
	v := resume.Version{ID: s.ids.Version(), Resume: r, Owner: owner, Origin: resume.Written, CreatedAt: at.UTC()}
	n, err := s.db.Resumes().AddVersion(s.t.Context(), v, said(string(v.ID)))
	s.ok(err)
	v.Number = n
	return v
}

// said is a text with a document.
func said(what string) resume.Text {
	return resume.Text{Content: what, Document: &document.Resume{
		Basics: document.Basics{Name: what},
		Work:   []document.Work{{Name: "Acme", StartDate: "2020-01", Highlights: []string{what, ""}}},
	}}
}

// jobFor adds a job description.
func (s accounts) jobFor(owner id.User, title string, at time.Time) tailor.JobDescription {
	s.t.Helper()
	j := tailor.JobDescription{
		ID: s.ids.JobDescription(), Owner: owner, Title: title,
		Corrections: []posting.Correction{}, Tracking: tailor.Tracking{Contacts: []tailor.Contact{}},
		Stage: tailor.Saved, CreatedAt: at.UTC(), UpdatedAt: at.UTC(),
	}
	s.ok(s.db.Tailoring().AddJob(s.t.Context(), j))
	return j
}

// report is what the analyses of the tests say.
var report = &match.Report{
	Version: "1", Score: 61.25,
	Skills: []match.SkillMatch{{Skill: "Go", Evidence: []string{"Go"}, Relevance: 0.5}},
}

// analysis adds an analysis.
func (s accounts) analysis(owner id.User, v id.Version, j id.JobDescription, at time.Time) tailor.Analysis {
	s.t.Helper()
	a := tailor.Analysis{
		ID: id.Maker{Now: func() time.Time { return at }, Random: s.ids.Random}.Analysis(), Owner: owner, Version: v,
		Job: j, Score: new(61.25), CreatedAt: at.UTC(), UpdatedAt: at.UTC(),
	}
	s.ok(s.db.Tailoring().AddAnalysis(s.t.Context(), a, report))
	return a
}

// optimization adds how a version was made.
func (s accounts) optimization(owner id.User, v, base id.Version, j id.JobDescription) tailor.Optimization {
	s.t.Helper()
	before, after := "built", "Built"
	o := tailor.Optimization{
		Version: v, Owner: owner, Base: base, Job: j, Options: compose.DefaultOptions(), Findings: []check.Finding{},
		Notes: []string{"note"}, Markdown: "# Notes",
		Proposed: []compose.Change{{
			ID: "c1", Kind: compose.KindBullet, Before: &before, After: &after,
			Evidence: []string{"e"}, Points: 1.5,
		}},
		Decisions: tailor.Decisions{TakenBack: []string{"c2"}, Edits: map[string]string{"c1": "mine"}},
		Before:    s.ids.Analysis(), After: s.ids.Analysis(),
	}
	s.ok(s.db.Tailoring().AddOptimization(s.t.Context(), o))
	return o
}

// upload adds the file of a resume.
func (s accounts) upload(owner id.User, r id.Resume, bytes int64) resume.Upload {
	s.t.Helper()
	u := resume.Upload{
		ID: s.ids.Upload(), Resume: r, Owner: owner, FileName: "cv.pdf", Format: docparse.PDF,
		Bytes: bytes, At: now.UTC(),
	}
	u.Blob = fmt.Sprint("resumes/", owner, "/", u.ID)
	s.ok(s.db.Resumes().AddUpload(s.t.Context(), u))
	return u
}

// documents gives a user one of everything and its resume and job description.
func (s accounts) documents(ctx context.Context, owner id.User) (resume.Resume, tailor.JobDescription) {
	s.t.Helper()
	r, j := s.resume(owner, "CV", now), s.jobFor(owner, "Baker", now)
	base := s.version(owner, r.ID, now)
	made := s.version(owner, r.ID, now)
	s.analysis(owner, base.ID, j.ID, now)
	s.optimization(owner, made.ID, base.ID, j.ID)
	s.upload(owner, r.ID, 10)
	s.ok(s.db.Tailoring().SaveFact(ctx, factOf(owner, s.ids.Fact(), "x", 1)))
	s.ok(s.db.Coaching().SaveSaidSkill(ctx, coach.SaidSkill{Key: "go", Owner: owner, CreatedAt: now, UpdatedAt: now}))
	s.ok(s.db.Coaching().HideRecommendation(ctx, owner, "kafka", now))
	s.try(owner, s.artifact(owner, coach.KindGuide, "Guide", now).ID, 1, "answer")
	letter := s.artifact(owner, coach.KindLetter, "Letter", now)
	s.ok(s.db.Coaching().AddLetterVersion(ctx, coach.LetterVersion{
		Letter: letter.ID, Owner: owner, Number: 1,
		CreatedAt: now,
	}, 9))
	_, _, err := s.db.Resumes().Claim(ctx, owned.Request{Owner: owner, Kind: "k", Key: "key", Result: "r", At: now},
		now)
	s.ok(err)
	return r, j
}

// names returns what a list is about.
func names[T any](all []T, name func(T) string) []string {
	out := make([]string, 0, len(all))
	for _, one := range all {
		out = append(out, name(one))
	}
	return out
}

// eachPage walks through a list by pages of two.
func eachPage[T any](s accounts, list func(p owned.Page) ([]T, error), name, key func(T) string) []string {
	s.t.Helper()
	var got []string
	for p := (owned.Page{First: 2}); ; {
		page, err := list(p)
		s.ok(err)
		got = append(got, names(page, name)...)
		if len(page) < 2 {
			return got
		}
		p.After = key(page[1])
	}
}
