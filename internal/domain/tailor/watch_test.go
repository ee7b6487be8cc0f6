package tailor_test

import (
	"context"
	"testing"
	"time"

	"vitae/internal/base/notice"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
)

// notices lists what a user's bell has, newest first.
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

func TestAFinishedRunIsReportedOnlyWhereNobodyWatchedIt(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("Welder")
		run := func(ctx context.Context, key string) tailor.OptimizeRequest {
			q := tailor.OptimizeRequest{Version: r.Latest, Job: j.ID, Options: compose.DefaultOptions(), Key: key}
			_, err := w.Optimize(ctx, w.me, q)
			w.ok(err)
			w.clock.Advance(time.Millisecond)
			return q
		}
		run(w.ctx, "watched")
		run(w.ctx, "")
		if got := w.notices(); len(got) != 0 {
			t.Errorf("notified of what was watched: %+v", got)
		}

		ctx, leave := context.WithCancel(w.ctx)
		w.feed.left = leave
		q := run(ctx, "left")
		w.feed.left = nil
		v, err := w.Optimize(w.ctx, w.me, q) // comes back
		w.ok(err)
		got := w.notices()
		want := notice.Notice{
			Kind: notice.VersionReady, Title: "Your tailored resume is ready",
			Body: "Tailored for Welder at Initech.", Path: "/upload?version=" + string(v.ID),
		}
		if len(got) != 1 || got[0] != want {
			t.Fatalf("%+v, want %+v", got, want)
		}

		w.feed.left = func() { w.clock.Advance(3 * time.Second) } // four stages before the end
		run(w.ctx, "slow")
		if got := w.notices(); len(got) != 2 {
			t.Errorf("%d notifications after a slow run", len(got))
		}
	})
}
