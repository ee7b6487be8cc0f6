package main

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/app/apptest"
)

// seen is what a user sees of their own.
type seen struct {
	CurrentUser *struct{ Username string }
	Resumes     []struct {
		ID, Title string
		Upload    struct{ FileName string }
	}
	JobDescriptions []struct{ ID, Title string }
	Trash           []struct{ ID string }
	UserProfile     struct {
		City   string
		Skills []string
	}
}

type seenVersion struct {
	ID, Content, Origin string
	VersionNumber       int
	Optimization        *struct{ Before, After *struct{ ID string } }
}

// finish asks again, once and under its key, for everything that a person gave up while it was unknown.
func (p *person) finish(r *report) {
	for _, again := range p.gaveUp {
		again()
	}
	who, err := p.client.SignedInAs()
	switch {
	case err != nil:
		r.find(&r.wrong, "%s cannot ask who they are: %v", p.client.User.Username, err)
	case who == "" && p.leaving != nil:
		p.comeBack()
	case who == "":
		r.find(&r.lost, "%s is signed out", p.client.User.Username)
	}
}

// verifier compares what was confirmed to people with what there is. Of a backup that was taken while they worked on it
// is required only what was confirmed before, and titles and trash may be those of later.
type verifier struct {
	*report
	url    string
	loose  bool
	before map[*thing]bool // nil: all
}

func (v *verifier) asked(t *thing) bool { return t.confirmed() && (v.before == nil || v.before[t]) }

// person looks through all that was confirmed to somebody.
func (v *verifier) person(p *person) {
	c := *p.client
	c.URL = v.url
	q := person{client: &c}
	var s seen
	a := q.resume(`query($u:ID!){resumes(userId:$u,first:100){id title upload{fileName}} jobDescriptions(userId:$u,first:100){id title} trash(userId:$u){id}}`, map[string]any{"u": c.User.ID})
	b := q.identity(`{userProfile{city skills}}`, nil)
	if a.outcome != done || b.outcome != done || json.Unmarshal(a.data, &s) != nil ||
		json.Unmarshal(b.data, &s) != nil {
		v.find(&v.lost, "%s cannot see what is theirs: %s %s", c.User.Username, a.words, b.words)
		return
	}
	if len(s.Resumes) == 100 || len(s.JobDescriptions) == 100 {
		v.find(&v.wrong, "%s has more than is looked at", c.User.Username)
	}
	if n, _ := strconv.Atoi(s.UserProfile.City); !v.loose && (n < p.counted || n > p.counted+1) || n > 0 &&
		!slices.Equal(s.UserProfile.Skills, []string{s.UserProfile.City}) {
		v.find(&v.lost, "the profile says %q with %v, and was confirmed to hold %d", s.UserProfile.City,
			s.UserProfile.Skills, p.counted)
	}
	for _, t := range p.jobs {
		times := 0
		for _, j := range s.JobDescriptions {
			if j.Title == t.mark {
				times++
			}
		}
		v.once(times, t, "job")
	}
	trash := map[string]bool{}
	for _, t := range s.Trash {
		trash[t.ID] = true
	}
	for _, t := range p.resumes {
		v.upload(&q, p, t, &s, trash[t.id])
	}
}

// once expects what was acknowledged exactly once, and all else once at most.
func (v *verifier) once(times int, t *thing, what string) {
	switch {
	case times > 1:
		v.find(&v.doubled, "%s %s is there %d times", what, t.mark, times)
	case times == 0 && v.asked(t):
		v.find(&v.lost, "%s %s is lost", what, t.mark)
	}
}

func (v *verifier) upload(q *person, p *person, t *thing, s *seen, inTrash bool) {
	times, title := 0, ""
	for _, r := range s.Resumes {
		if r.Upload.FileName == t.mark+".txt" {
			times++
			title = r.Title
		}
	}
	if inTrash {
		times++
		if !t.deleting && !v.loose {
			v.find(&v.lost, "resume %s is in the trash, and nobody put it there", t.mark)
		}
	} else if times == 1 && t.deleted && !v.loose {
		v.find(&v.lost, "resume %s was deleted and is back", t.mark)
	}
	v.once(times, t, "resume")
	if times == 0 || inTrash || !t.confirmed() {
		return
	}
	if title != t.title && !slices.Contains(t.asked, title) && !v.loose {
		v.find(&v.lost, "resume %s is called %s, and was confirmed to be called %s", t.mark, title, t.title)
	}
	a := judge(q.client.Send(http.MethodGet, "/api/resume/resumes/"+t.id+"/original", "", nil))
	if a.outcome != done || !bytes.Equal(a.body, t.data) {
		v.find(&v.half, "the file of resume %s: status %d, %d bytes of %d", t.mark, a.status, len(a.body), len(t.data))
	}
	v.versions(q, p, t)
}

// versions expects numbers without gaps, each version whole, those that were asked for once, and no others.
func (v *verifier) versions(q *person, p *person, of *thing) {
	var d struct{ ResumeVersions []seenVersion }
	a := q.resume(`query($r:ID!){resumeVersions(resumeId:$r,first:100){id versionNumber origin content optimization{before{id} after{id}}}}`, map[string]any{"r": of.id})
	if a.outcome != done || json.Unmarshal(a.data, &d) != nil {
		v.find(&v.lost, "the versions of %s: %s", of.mark, a.words)
		return
	}
	seen := d.ResumeVersions
	v.wholeVersions(of, seen)
	tailored, confirmed := v.askedVersions(p, of, seen)
	made := 0
	for _, x := range seen {
		if x.Origin == "OPTIMIZED" {
			made++
		}
	}
	if made > tailored && !v.loose {
		v.find(&v.doubled, "resume %s was tailored %d times and asked for %d, %d of them confirmed", of.mark, made, tailored,
			confirmed)
	}
}

// wholeVersions expects the versions of a resume, the newest first, to be numbered without gaps and whole.
func (v *verifier) wholeVersions(of *thing, seen []seenVersion) {
	for i, x := range seen {
		if x.VersionNumber != len(seen)-i {
			v.find(&v.half, "resume %s has %d versions, and number %d in place %d", of.mark, len(seen),
				x.VersionNumber, i)
		}
		if x.Content == "" || x.Origin == "OPTIMIZED" && (x.Optimization == nil || x.Optimization.Before == nil ||
			x.Optimization.After == nil) {
			v.find(&v.half, "version %d of %s is half there", x.VersionNumber, of.mark)
		}
	}
}

// askedVersions expects each version of a resume that a person asked for once, and counts the tailorings among them and
// those of these that were confirmed and are there.
func (v *verifier) askedVersions(p *person, of *thing, seen []seenVersion) (tailored, confirmed int) {
	for _, t := range p.versions {
		if t.of != of.id {
			continue
		}
		times := 0
		for _, x := range seen {
			if t.made && x.ID == t.id || !t.made && x.Origin == "WRITTEN" && strings.Contains(x.Content, t.mark) {
				times++
			}
		}
		if t.made {
			tailored++
			confirmed += min(times, 1)
		}
		v.once(times, t, "version")
	}
	return tailored, confirmed
}

// lookInside looks at the rows and files themselves.
func (s *site) lookInside(ctx context.Context, r *report) error {
	halves, err := apptest.Halves(ctx, s.inside)
	if err != nil {
		return err
	}
	for _, half := range halves {
		r.find(&r.half, "%s", half)
	}
	rows, err := s.inside.QueryContext(ctx, `SELECT upload_blob, bytes FROM uploads`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var key string
		var size int64
		if err := rows.Scan(&key, &size); err != nil {
			return err
		}
		if f, err := os.Stat(filepath.Join(s.storage.bucket("vitae"), key)); err != nil || f.Size() != size {
			r.find(&r.half, "the file %s of %d bytes: %v", key, size, err)
		}
	}
	return rows.Err()
}

// accounts expects everybody whose registration was confirmed to be there once, and their letter.
func (s *site) accounts(ctx context.Context, r *report, all []*person) error {
	for _, p := range all {
		for _, u := range p.newcomers {
			var n int
			if err := s.inside.QueryRowContext(ctx, `SELECT COUNT(*) FROM users WHERE username = $1`,
				u.Username).Scan(&n); err != nil {
				return err
			}
			if n != 1 {
				r.find(&r.lost, "the account %s is there %d times", u.Username, n)
			}
			if _, err := s.post.Code(u.Email, 1); err != nil {
				r.find(&r.lost, "the letter to %s never came", u.Username)
			}
		}
	}
	return nil
}

// endedStay asks every replica whether a session that was ended is anybody.
func (s *site) endedStay(r *report, p *person) {
	for _, e := range p.ended {
		for _, at := range s.replicas {
			thief := person{client: apptest.NewClient("http://"+at.addr, nil)}
			thief.client.Token = e.token
			a := thief.ask("/api/v1/identity/graphql", `{currentUser{username}}`, nil, "Cookie", e.cookie)
			if bytes.Contains(a.data, []byte(p.client.User.Username)) {
				r.find(&r.ended, "a session of %s that was ended is alive on %s", p.client.User.Username, at.addr)
			}
		}
	}
}

// lettersOf counts letters, and those that came twice with the same code.
func (s *site) lettersOf(r *report, all []*person) {
	count := func(to string) {
		seen := map[string]bool{}
		for _, code := range s.post.Codes(to) {
			r.letters++
			if seen[code] {
				r.lettersTwice++
			}
			seen[code] = true
		}
	}
	for _, p := range all {
		count(p.client.User.Email)
		for _, u := range p.newcomers {
			count(u.Email)
		}
	}
}
