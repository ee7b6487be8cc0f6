package resume_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/actor"
	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/edge/graph/guard"
	graph "vitae/internal/edge/graph/resume"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

const (
	me       = id.User(4_000_000_000_000_001)
	stranger = id.User(4_000_000_000_000_002)
)

var now = time.Date(2026, 11, 21, 9, 0, 0, 123_456_789, time.UTC)

// key makes the n-th id of a kind, in the form that ids have.
func key[T ~string](kind byte, n int) T { return T(fmt.Sprintf("%c%025d", kind, n)) }

// calls counts what the resolvers ask, and keeps what the last mutations were given.
type calls struct {
	mu    sync.Mutex
	count map[string]int
	given map[string]any
}

func (c *calls) note(name string, given ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.count[name]++
	c.given[name] = given
}

func (c *calls) total() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := 0
	for _, k := range c.count {
		n += k
	}
	return n
}

// What a test does not ask for is not there.
type (
	resumes   interface{ graph.Resumes }
	tailoring interface{ graph.Tailoring }
	coaching  interface{ graph.Coaching }
	plans     interface{ graph.Billing }
)

// world is a user with n resumes of n versions of which each was matched with n jobs; odd versions are optimised from
// the even one before.
type world struct {
	resumes
	tailoring
	coaching
	plans
	*calls
	n int
}

func (w world) resume(i int) resume.Resume {
	return resume.Resume{
		ID: key[id.Resume]('r', i), Owner: me, Title: fmt.Sprintf("Resume %d", i), Versions: w.n,
		Latest: key[id.Version]('v', i*w.n), CreatedAt: now, UpdatedAt: now,
	}
}

func (w world) version(i int) resume.Version {
	v := resume.Version{
		ID: key[id.Version]('v', i), Resume: key[id.Resume]('r', i/w.n), Owner: me, Number: w.n - i%w.n,
		Origin: resume.Written, CreatedAt: now,
	}
	if i%2 == 1 {
		v.Origin = resume.Optimized
	}
	return v
}

func (w world) job(i int) tailor.JobDescription {
	return tailor.JobDescription{
		ID: key[id.JobDescription]('j', i), Owner: me, Title: "Engineer", Company: "Initech",
		Description: "We need Go.", Stage: tailor.Saved, CreatedAt: now, UpdatedAt: now,
	}
}

func (w world) analysis(v, j int) tailor.Analysis {
	return tailor.Analysis{
		ID: key[id.Analysis]('a', v*w.n+j), Owner: me, Version: key[id.Version]('v', v),
		Job: key[id.JobDescription]('j', j), Score: new(61.5), CreatedAt: now, UpdatedAt: now,
	}
}

func (w world) Reports(_ context.Context, _ id.User, of []id.Analysis) (map[id.Analysis]*match.Report, error) {
	w.note("Reports")
	out := map[id.Analysis]*match.Report{}
	for _, a := range of {
		out[a] = &match.Report{
			Version: match.Version, Score: 61.5,
			Skills: []match.SkillMatch{{
				Skill: "Go of " + string(a), Relevance: 1, Status: match.Matched,
				Required: true,
			}}, Parts: []match.Part{{Name: "Duties", Points: 1, MaxPoints: 2}},
		}
	}
	return out, nil
}

// number returns what key made an id of.
func number[T ~string](k T) int {
	n := 0
	_, _ = fmt.Sscanf(string(k)[1:], "%d", &n)
	return n
}

func list[T any](n int, item func(int) T) []T {
	out := []T{}
	for i := range n {
		out = append(out, item(i))
	}
	return out
}

func (w world) Resume(_ context.Context, owner id.User, r id.Resume) (resume.Resume, error) {
	w.note("Resume")
	if owner != me || number(r) >= w.n || r[0] != 'r' {
		return resume.Resume{}, fault.New("test", fault.NotFound, "This resume doesn't exist.")
	}
	return w.resume(number(r)), nil
}

func (w world) Resumes(_ context.Context, _ id.User, p owned.Page) ([]resume.Resume, error) {
	w.note("Resumes", p)
	return list(min(w.n, p.First), w.resume), nil
}

func (w world) VersionsByID(_ context.Context, _ id.User, ids []id.Version) ([]resume.Version, error) {
	w.note("VersionsByID")
	return list(len(ids), func(i int) resume.Version { return w.version(number(ids[i])) }), nil
}

func (w world) NewestVersions(_ context.Context, _ id.User, of []id.Resume, n int) (map[id.Resume][]resume.Version,
	error,
) {
	w.note("NewestVersions", n)
	out := map[id.Resume][]resume.Version{}
	for _, r := range of {
		out[r] = list(min(n, w.n), func(i int) resume.Version { return w.version(number(r)*w.n + i) })
	}
	return out, nil
}

func (w world) Texts(_ context.Context, _ id.User, of []id.Version) (map[id.Version]resume.Text, error) {
	w.note("Texts")
	out := map[id.Version]resume.Text{}
	for _, v := range of {
		out[v] = resume.Text{
			Content:  "text of " + string(v),
			Document: &document.Resume{Basics: document.Basics{Name: string(v)}},
		}
	}
	return out, nil
}

func (w world) UploadsOf(_ context.Context, _ id.User, of []id.Resume) (map[id.Resume]resume.Upload, error) {
	w.note("UploadsOf")
	return map[id.Resume]resume.Upload{of[0]: {FileName: "cv.pdf", Format: "pdf", Bytes: 7, At: now}}, nil
}

func (w world) SentTo(_ context.Context, _ id.User, of []id.Version) (map[id.Version][]tailor.JobDescription, error) {
	w.note("SentTo")
	return map[id.Version][]tailor.JobDescription{of[0]: {w.job(0)}}, nil
}

func (w world) JobsByID(_ context.Context, _ id.User, ids []id.JobDescription) ([]tailor.JobDescription, error) {
	w.note("JobsByID")
	return list(len(ids), func(i int) tailor.JobDescription { return w.job(number(ids[i])) }), nil
}

func (w world) Reading(context.Context, tailor.JobDescription) (*posting.Posting, error) {
	return &posting.Posting{Title: "Engineer"}, nil
}

func (w world) AnalysesByID(_ context.Context, _ id.User, ids []id.Analysis) ([]tailor.Analysis, error) {
	w.note("AnalysesByID")
	return list(len(ids), func(i int) tailor.Analysis { return w.analysis(number(ids[i])/w.n, number(ids[i])%w.n) }),
		nil
}

func (w world) NewestAnalyses(_ context.Context, _ id.User, of []id.Version, n int) (map[id.Version][]tailor.Analysis,
	error,
) {
	w.note("NewestAnalyses", n)
	out := map[id.Version][]tailor.Analysis{}
	for _, v := range of {
		out[v] = list(min(n, w.n), func(i int) tailor.Analysis { return w.analysis(number(v), i) })
	}
	return out, nil
}

func (w world) NewestByJob(_ context.Context, _ id.User, of []id.JobDescription,
	n int,
) (map[id.JobDescription][]tailor.Analysis, error) {
	w.note("NewestByJob", n)
	out := map[id.JobDescription][]tailor.Analysis{}
	for _, j := range of {
		out[j] = list(min(n, w.n), func(i int) tailor.Analysis { return w.analysis(i, number(j)) })
	}
	return out, nil
}

// Origins holds back what a list must not ask for.
func (w world) Origins(ctx context.Context, owner id.User, of []id.Version) (map[id.Version]tailor.Optimization,
	error,
) {
	whole, err := world{n: w.n, calls: &calls{count: map[string]int{}, given: map[string]any{}}}.Optimizations(ctx,
		owner, of)
	w.note("Origins")
	for v, o := range whole {
		whole[v] = tailor.Optimization{
			Version: v, Owner: o.Owner, Base: o.Base, Job: o.Job, Before: o.Before,
			After: o.After,
		}
	}
	return whole, err
}

func (w world) Optimizations(_ context.Context, _ id.User, of []id.Version) (map[id.Version]tailor.Optimization,
	error,
) {
	w.note("Optimizations")
	out := map[id.Version]tailor.Optimization{}
	for _, v := range of {
		n := number(v)
		kept, taken := "new words", "other words"
		out[v] = tailor.Optimization{
			Version: v, Owner: me, Base: key[id.Version]('v', n-1), Job: key[id.JobDescription]('j', 0),
			Options: compose.DefaultOptions(),
			Proposed: []compose.Change{
				{ID: "c1", Kind: compose.KindBullet, After: &kept, Evidence: []string{"words"}},
				{ID: "c2", Kind: compose.KindBullet, After: &taken},
			},
			Decisions: tailor.Decisions{TakenBack: []string{"c2"}, Edits: map[string]string{"c1": "my words"}},
			Findings:  []check.Finding{{Kind: "number", Severity: check.High}}, Markdown: "- changes",
			Notes:  []string{"a note"},
			Before: key[id.Analysis]('a', (n-1)*w.n), After: key[id.Analysis]('a', n*w.n),
		}
	}
	return out, nil
}

// ask sends a query as the owner of a world of n, and gives the answer's body and what was asked of the services.
func ask(t testing.TB, n int, query string, variables map[string]any) (string, *calls) {
	t.Helper()
	w := world{calls: &calls{count: map[string]int{}, given: map[string]any{}}, n: n}
	return askOf(t, w, query, variables), w.calls
}

// services are both that the resolvers call.
type services interface {
	graph.Resumes
	graph.Tailoring
	graph.Coaching
	graph.Billing
}

func askOf(t testing.TB, of services, query string, variables map[string]any) string {
	t.Helper()
	h := guard.New(guard.Config{Schema: graph.New(of, of, of, of), Access: graph.Access()})
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequestWithContext(actor.With(t.Context(), actor.Actor{User: me}), http.MethodPost, "/",
		bytes.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	return w.Body.String()
}
