package tailor_test

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
)

func TestOptimizingMakesAVersionWithHowItWasMade(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("Senior Backend Engineer")
		v, o := w.optimized(r.Latest, j.ID)
		if v.Number != 2 || v.Origin != resume.Optimized || v.Resume != r.ID || o.Base != r.Latest || o.Job != j.ID ||
			len(o.Proposed) == 0 {
			t.Fatalf("%+v %+v", v, o)
		}
		before, after := w.analysis(o.Before), w.analysis(o.After)
		if before.Version != r.Latest || after.Version != v.ID || *after.Score < *before.Score || before.Job != j.ID {
			t.Errorf("from %v to %v", before.Score, after.Score)
		}
		text := w.text(v.ID)
		if text.Content != text.Document.Markdown() || strings.Contains(text.Content, "Kubernetes") ||
			!strings.Contains(text.Content, "2,000") {
			t.Errorf("%s", text.Content)
		}
		for _, c := range o.Proposed {
			if c.After != nil && len(c.Evidence) == 0 || c.Kind == compose.KindSummary &&
				(c.After == nil || !strings.Contains(o.Markdown, *c.After)) {
				t.Errorf("%s has no evidence or is not in the notes", c.ID)
			}
		}
		newest, err := w.NewestByJob(w.ctx, w.me, []id.JobDescription{j.ID}, 2)
		w.ok(err)
		if got := newest[j.ID]; len(got) != 2 || got[0].ID != o.After || got[1].ID != o.Before {
			t.Errorf("the newest match is not the new version's: %+v", got)
		}
		if len(w.feed.events) != 0 {
			t.Error("progress was reported without a key")
		}
	})
}

func TestWhereNothingHelpsTheNewVersionSaysSo(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, err := w.resumes.Create(w.ctx, w.me, resume.New{Title: "x", Content: "Jane Example"})
		w.ok(err)
		v, o := w.optimized(r.Latest, w.job("x").ID)
		if v.Number != 2 || len(o.Proposed) != 0 || !strings.Contains(o.Markdown, "No change would help here") {
			t.Errorf("%+v", o)
		}
	})
}

func TestAMatchThatSaysTheSameIsNotKeptTwice(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		first, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		w.clock.Advance(time.Millisecond)
		again, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		_, o := w.optimized(r.Latest, j.ID)
		if again.ID != first.ID || o.Before != first.ID {
			t.Errorf("%s, %s, %s", first.ID, again.ID, o.Before)
		}
		more := job + "- Terraform\n- Apache Kafka\n"
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Description: &more})
		w.ok(err)
		other, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		kept, err := w.Analyses(w.ctx, w.me, r.Latest, owned.Page{})
		w.ok(err)
		if other.ID == first.ID || len(kept) != 2 || kept[0].ID != other.ID {
			t.Errorf("a changed posting: %d analyses", len(kept))
		}
		noted, err := w.SetNotes(w.ctx, w.me, first.ID, "call on Monday\r\n\x00")
		w.ok(err)
		if noted.Notes != "call on Monday\n" || *noted.Score != *first.Score {
			t.Errorf("%+v", noted)
		}
		_, err = w.SetNotes(w.ctx, w.me, first.ID, strings.Repeat("n", tailor.MaxNotes+1))
		w.refused("long notes", err, fault.Invalid)
	})
}

func TestOneKeyMakesOneVersionAlsoAtOnce(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		ids := together(w, 16, func(int) (id.Version, error) {
			v, err := w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{
				Version: r.Latest, Job: j.ID,
				Options: compose.DefaultOptions(), Key: "k",
			})
			return v.ID, err
		})
		jobs := together(w, 16, func(int) (id.JobDescription, error) {
			made, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{Title: "x", Description: job, Key: "k"})
			return made.ID, err
		})
		slices.Sort(ids)
		slices.Sort(jobs)
		versions, err := w.resumes.Versions(w.ctx, w.me, r.ID, owned.Page{})
		w.ok(err)
		if len(slices.Compact(ids)) != 1 || len(slices.Compact(jobs)) != 1 || len(versions) != 2 {
			t.Errorf("%d versions", len(versions))
		}
	})
}

var update = flag.Bool("update", false, "write the golden file anew")

var unstable = regexp.MustCompile(`"versionId":"[0-9a-v]{26}"`)

func TestARunTellsItsStagesWithWhatWasCounted(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, err := w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{
			Version: r.Latest, Job: j.ID,
			Options: compose.DefaultOptions(), Key: "run",
		})
		w.ok(err)
		if last := w.feed.events[len(w.feed.events)-1]; last["versionId"] != string(v.ID) || last["percent"] != 100.0 {
			t.Errorf("the last event is %v", last)
		}
		got := unstable.ReplaceAllString(strings.Join(w.feed.raw, "\n")+"\n", `"versionId":"ID"`)
		golden := filepath.Join("testdata", "progress.golden")
		if *update {
			w.ok(os.WriteFile(golden, []byte(got), 0o600))
		}
		want, err := os.ReadFile(golden)
		w.ok(err)
		if got != string(want) {
			t.Errorf("%s\nwant\n%s", got, want)
		}
		w.ok(w.SelfTest(w.ctx, w.me, "self"))
		if !slices.Equal(w.feed.stages("self"), w.feed.stages("run")) {
			t.Errorf("%v", w.feed.stages("self"))
		}
		w.refused("a test run without a key", w.SelfTest(w.ctx, w.me, ""), fault.Invalid)
		if n, err := w.resumes.CountResumes(w.ctx, w.me); n != 1 || err != nil {
			t.Errorf("the test run stored something: %d resumes, %v", n, err)
		}
	})
}

func TestAFailureIsReportedAndAFeedThatFailsIsNone(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		empty, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{Title: "x", Description: "Hello there."})
		w.ok(err)
		_, err = w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{
			Version: r.Latest, Job: empty.ID,
			Options: compose.DefaultOptions(), Key: "bad",
		})
		w.refused("a posting that asks for nothing", err, fault.Invalid)
		if got := w.feed.stages("bad"); !slices.Equal(got, []string{"reading", "failed"}) ||
			w.feed.events[1]["message"] != fault.Public(err) {
			t.Errorf("%v", w.feed.events)
		}
		w.feed.refuse = errors.New("the database is busy")
		w.feed.calls = 0
		_, err = w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{
			Version: r.Latest, Job: w.job("x").ID,
			Options: compose.DefaultOptions(), Key: "mute",
		})
		w.ok(err)
		if n := strings.Count(w.log.String(), "could not be published"); n != 1 || w.feed.calls != 1 {
			t.Errorf("%d lines in the log, %d tries", n, w.feed.calls)
		}
	})
}

func TestARunWithAKeyGoesOnWhereItsCallerLeaves(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		ctx, leave := context.WithCancel(w.ctx)
		w.feed.left = leave
		v, err := w.Optimize(ctx, w.me, tailor.OptimizeRequest{
			Version: r.Latest, Job: j.ID,
			Options: compose.DefaultOptions(), Key: "gone",
		})
		w.ok(err)
		again, err := w.Optimize(w.ctx, w.me, tailor.OptimizeRequest{
			Version: r.Latest, Job: j.ID,
			Options: compose.DefaultOptions(), Key: "gone",
		})
		w.ok(err)
		if again.ID != v.ID || ctx.Err() == nil {
			t.Errorf("%s, then %s", v.ID, again.ID)
		}
	})
}

func TestARequestThatBreaksARuleRunsNothing(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		def := compose.DefaultOptions()
		long, many, tone := def, def, def
		long.Emphasize = []string{strings.Repeat("s", 81)}
		many.Emphasize = make([]string, 21)
		tone.Tone = "RUDE"
		for name, c := range map[string]struct {
			q    tailor.OptimizeRequest
			kind fault.Kind
		}{
			"no such version": {tailor.OptimizeRequest{Version: "x", Job: j.ID, Options: def}, fault.NotFound},
			"no such job":     {tailor.OptimizeRequest{Version: r.Latest, Job: "\x00", Options: def}, fault.NotFound},
			"no such tone":    {tailor.OptimizeRequest{Version: r.Latest, Job: j.ID, Options: tone}, fault.Invalid},
			"a long skill":    {tailor.OptimizeRequest{Version: r.Latest, Job: j.ID, Options: long}, fault.Invalid},
			"many skills":     {tailor.OptimizeRequest{Version: r.Latest, Job: j.ID, Options: many}, fault.Invalid},
			"an empty edit": {tailor.OptimizeRequest{
				Version: r.Latest, Job: j.ID, Options: def,
				Decisions: tailor.Decisions{Edits: map[string]string{"c1": " "}},
			}, fault.Invalid},
			"a long edit": {tailor.OptimizeRequest{
				Version: r.Latest, Job: j.ID, Options: def,
				Decisions: tailor.Decisions{Edits: map[string]string{"c1": strings.Repeat("x", 2001)}},
			}, fault.Invalid},
			"many decisions": {tailor.OptimizeRequest{
				Version: r.Latest, Job: j.ID, Options: def,
				Decisions: tailor.Decisions{TakenBack: make([]string, 1001)},
			}, fault.Invalid},
			"an id with a NUL": {tailor.OptimizeRequest{
				Version: r.Latest, Job: j.ID, Options: def,
				Decisions: tailor.Decisions{TakenBack: []string{"a\x00"}},
			}, fault.Invalid},
		} {
			_, err := w.Optimize(w.ctx, w.me, c.q)
			w.refused(name, err, c.kind)
		}
		_, err := w.Optimize(w.ctx, w.other, tailor.OptimizeRequest{Version: r.Latest, Job: j.ID, Options: def})
		w.refused("somebody else's version", err, fault.NotFound)
		if got, _ := w.resumes.Resume(w.ctx, w.me, r.ID); got.Versions != 1 {
			t.Errorf("%d versions", got.Versions)
		}
	})
}
