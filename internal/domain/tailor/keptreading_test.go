package tailor_test

import (
	"crypto/rand"
	"log/slog"
	"reflect"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

// restarted is the service as a program of this name has it when it starts on the same data, with nothing in memory.
func (w *world) restarted(program string) *tailor.Service {
	w.t.Helper()
	return w.with(service(w.t), program)
}

func (w *world) with(e *tailor.Engine, program string) *tailor.Service {
	w.t.Helper()
	s, err := tailor.New(tailor.ServiceDeps{
		Engine: e, Store: w.db.Tailoring(), Entitlements: billing.Everything(), Resumes: w.resumes,
		Coaching: &w.coached, Feed: w.feed,
		Clock: w.clock, IDs: id.Maker{Now: w.clock.Now, Random: rand.Reader},
		Log: slog.New(slog.NewTextHandler(w.log, nil)), Program: func() string { return program },
	})
	w.ok(err)
	return s
}

// keptTitle is a title that no posting has: who gives it has not read the posting.
const keptTitle = "As it was kept"

// marks puts keptTitle into what is kept of a job's reading by a program, under the sum that stands there.
func (w *world) marks(j tailor.JobDescription, sum string) {
	w.t.Helper()
	p, err := w.db.Tailoring().KeptReading(w.ctx, w.me, j.ID, sum)
	w.ok(err)
	if p == nil {
		w.t.Fatal("no reading is kept with the job")
	}
	p.Title = keptTitle
	w.ok(w.db.Tailoring().KeepReading(w.ctx, w.me, j.ID, tailor.KeptReading{Sum: sum, Read: p}))
}

// A posting is read once by each program, also where the program was started anew; a job with another text is read
// anew.
func TestAPostingIsReadOnceByEachProgram(t *testing.T) {
	each(t, func(w *world) {
		j := w.job("Welder") // by a program that knows not what it is: nothing is kept
		titleBy := func(program string) string {
			w.t.Helper()
			p, err := w.restarted(program).Reading(w.ctx, j)
			w.ok(err)
			return p.Title
		}
		first, err := w.restarted("one").Reading(w.ctx, j)
		w.ok(err)
		again, err := w.restarted("one").Reading(w.ctx, j)
		w.ok(err)
		if !reflect.DeepEqual(first, again) {
			w.t.Errorf("it is kept as\n%+v\nwhich was read as\n%+v", again, first)
		}
		w.marks(j, tailor.SumOf("one", j.Text()))
		if got := titleBy("one"); got != keptTitle {
			w.t.Errorf("after a restart it was read anew: %q", got)
		}
		if got := titleBy(""); got == keptTitle {
			w.t.Error("a program that does not know what it is takes another's reading")
		}
		asked, err := w.restarted("one").Asked(w.ctx, j)
		if w.ok(err); asked.Title != keptTitle {
			w.t.Errorf("a match reads it anew: %q", asked.Title)
		}
		if got := titleBy("two"); got == keptTitle {
			w.t.Error("another program takes this one's reading")
		}
		w.marks(j, tailor.SumOf("two", j.Text()))
		if got := titleBy("two"); got != keptTitle {
			w.t.Errorf("the other program reads it anew: %q", got)
		}
		more := "Knowledge of COBOL is required."
		j, err = w.restarted("two").UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Requirements: &more})
		w.ok(err)
		if got := titleBy("two"); got == keptTitle {
			w.t.Error("another text has the reading of the one before")
		}
		p, err := w.restarted("two").Reading(w.ctx, j)
		w.ok(err)
		corrected := []posting.Correction{{Text: p.Requirements[0].Text}}
		j, err = w.restarted("two").UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Corrections: &corrected})
		w.ok(err)
		if fewer, err := w.restarted("two").Reading(w.ctx, j); err != nil ||
			len(fewer.Requirements) >= len(p.Requirements) {
			w.t.Errorf("a correction has no effect: %v", err)
		}
		if w.log.Len() > 0 {
			w.t.Error(w.log)
		}
	})
}

// What was read while a job was typed is kept with the job when that is added, and when its text is changed.
func TestWhatWasReadIsKeptAtOnce(t *testing.T) {
	each(t, func(w *world) {
		e := service(w.t)
		s := w.with(e, "one")
		j, err := s.CreateJob(w.ctx, w.me, tailor.NewJob{Description: job}) // read for its title
		w.ok(err)
		w.marks(j, tailor.SumOf("one", j.Text()))
		text := job + "\n- Knowledge of COBOL"
		_, err = e.Requirements(w.ctx, text)
		w.ok(err)
		j, err = s.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Description: &text})
		w.ok(err)
		w.marks(j, tailor.SumOf("one", j.Text()))
	})
}
