package coach_test

import (
	"context"
	"crypto/rand"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/tailor"
)

// leaving is jobs whose engine begins when its caller goes away.
type leaving struct {
	*tailor.Service
	leave func()
}

func (l *leaving) InTurn(ctx context.Context, f func(e *tailor.Engine) error) error {
	l.leave()
	return l.Service.InTurn(ctx, f)
}

// notices lists what my bell has, newest first.
func (w *world) notices() []notice.Notice {
	w.t.Helper()
	all, err := w.db.Identity().Notifications(w.ctx, w.me, "", 100)
	w.ok(err)
	out := make([]notice.Notice, len(all))
	for i, n := range all {
		out[i] = notice.Notice{Kind: n.Kind, Title: n.Title, Body: n.Body, Path: n.Path}
	}
	return out
}

func TestWhatIsMadeIsReportedOnlyWhereNobodyWatchedIt(t *testing.T) {
	each(t, func(w *world) {
		r, one, two := w.resume(jane), w.job("Welder", job), w.job("Baker", job)
		jobs := &leaving{Service: w.jobs, leave: func() {}}
		c, err := catalogue()
		w.ok(err)
		s, err := coach.New(coach.Deps{
			Catalogue: c, Store: w.db.Coaching(), Entitlements: billing.Everything(), Resumes: w.resumes, Jobs: jobs,
			Clock: w.clock,
			IDs:   id.Maker{Now: w.clock.Now, Random: rand.Reader},
		})
		w.ok(err)
		makes := map[notice.Kind]func(ctx context.Context, key string) (id.Artifact, error){
			notice.LetterReady: func(ctx context.Context, key string) (id.Artifact, error) {
				l, err := s.GenerateLetter(ctx, w.me, coach.LetterRequest{Version: r.Latest, Job: one.ID, Key: key})
				return l.ID, err
			},
			notice.GuideReady: func(ctx context.Context, key string) (id.Artifact, error) {
				g, err := s.GenerateGuide(ctx, w.me, coach.GuideRequest{Version: r.Latest, Job: one.ID, Key: key})
				return g.ID, err
			},
			notice.ComparisonReady: func(ctx context.Context, key string) (id.Artifact, error) {
				c, err := s.CreateComparison(ctx, w.me, coach.ComparisonRequest{
					Version: r.Latest,
					Jobs:    []id.JobDescription{one.ID, two.ID}, Key: key,
				})
				return c.ID, err
			},
		}
		wants := map[notice.Kind]notice.Notice{
			notice.LetterReady: {
				Title: "Your cover letter is ready", Body: "Cover letter for Welder at Initech",
				Path: "/edit-cover-letter/",
			},
			notice.GuideReady: {
				Title: "Your interview guide is ready", Body: "Interview for Welder at Initech",
				Path: "/interview-guide/",
			},
			notice.ComparisonReady: {Title: "Your comparison is ready", Path: "/competitive-analysis/"},
		}
		for kind, begin := range makes {
			before := len(w.notices())
			jobs.leave = func() {}
			_, err := begin(w.ctx, "watched "+string(kind))
			w.ok(err)
			if n := len(w.notices()) - before; n != 0 {
				t.Errorf("%s: notified %d times of what was watched", kind, n)
			}
			ctx, leave := context.WithCancel(w.ctx)
			jobs.leave = leave
			made, err := begin(ctx, "left "+string(kind))
			w.ok(err)
			again, err := begin(w.ctx, "left "+string(kind))
			w.ok(err)
			if again != made {
				t.Errorf("%s: made twice", kind)
			}
			got, want := w.notices(), wants[kind]
			if len(got) != before+1 {
				t.Errorf("%s: notified %d times", kind, len(got)-before)
				continue
			}
			if n := got[0]; n.Kind != kind || n.Title != want.Title || want.Body != "" && n.Body != want.Body ||
				n.Body == "" || n.Path != want.Path+string(made) {
				t.Errorf("%+v", n)
			}
			w.clock.Advance(1e6)
		}
	})
}
