package tailor_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/interview"
)

// written returns the change that writes the summary.
func written(t *testing.T, o tailor.Optimization) compose.Change {
	t.Helper()
	i := slices.IndexFunc(o.Proposed, func(c compose.Change) bool { return c.Kind == compose.KindSummary })
	if i < 0 {
		t.Fatalf("no summary was written: %+v", o.Proposed)
	}
	return o.Proposed[i]
}

func TestDecisionsMakeTheVersionAnew(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		noted, err := w.SetNotes(w.ctx, w.me, o.After, "mine")
		w.ok(err)
		all := []string{}
		for _, c := range o.Proposed {
			all = append(all, c.ID)
		}
		got, err := w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: all})
		w.ok(err)
		base := w.text(r.Latest)
		if text := w.text(v.ID); got.ID != v.ID || string(text.Document.JSON()) != string(base.Document.JSON()) {
			t.Errorf("taking all back gives\n%s", text.Content)
		}
		o = w.made(v.ID)
		after := w.analysis(o.After)
		if after.ID != noted.ID || after.Notes != "mine" || *after.Score != *w.analysis(o.Before).Score ||
			!strings.HasPrefix(o.Markdown, "No change would help") {
			t.Errorf("%v %q\n%s", after.Score, after.Notes, o.Markdown)
		}
		if len(o.Kept()) != 0 || len(o.Proposed) != len(all) {
			t.Errorf("%d kept of %d", len(o.Kept()), len(o.Proposed))
		}
	})
}

func TestDecisionsDoNotDependOnTheirOrderOrNumber(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		edit := written(t, o)
		var ids []string
		for _, c := range o.Proposed {
			if c.ID != edit.ID && len(ids) < 2 {
				ids = append(ids, c.ID)
			}
		}
		d := tailor.Decisions{TakenBack: ids, Edits: map[string]string{edit.ID: "Built payment services in Go"}}
		_, err := w.Decide(w.ctx, w.me, v.ID, d)
		w.ok(err)
		first, text := w.made(v.ID), w.text(v.ID)
		if !strings.Contains(text.Content, "Built payment services in Go\n") {
			t.Errorf("%s", text.Content)
		}
		again := tailor.Decisions{
			TakenBack: []string{ids[1], ids[0], ids[1], "unknown"},
			Edits:     map[string]string{edit.ID: "  Built payment\r\nservices in Go "},
		}
		_, err = w.Decide(w.ctx, w.me, v.ID, again)
		w.ok(err)
		second, textAgain := w.made(v.ID), w.text(v.ID)
		if !slices.Contains(second.Decisions.TakenBack, "unknown") {
			t.Error("an id that names no change was dropped")
		}
		second.Decisions = first.Decisions
		if !reflect.DeepEqual(first, second) || text.Content != textAgain.Content {
			t.Errorf("%+v\nthen\n%+v", first, second)
		}
	})
}

func TestTheUsersOwnWordsAreCheckedAndNeverBlocked(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		edit := written(t, o)
		_, err := w.Decide(w.ctx, w.me, v.ID,
			tailor.Decisions{Edits: map[string]string{edit.ID: "Ran Kubernetes for 90 teams"}})
		w.ok(err)
		o = w.made(v.ID)
		i := slices.IndexFunc(o.Findings,
			func(f check.Finding) bool { return strings.Contains(f.Line, "Ran Kubernetes") })
		if i < 0 || o.Findings[i].Severity != check.High || !strings.Contains(o.Findings[i].Line, "Ran Kubernetes") {
			t.Fatalf("%+v", o.Findings)
		}
		if !strings.Contains(o.Markdown, "**Ran Kubernetes for 90 teams** Your own words.\n") ||
			!strings.Contains(o.Markdown, "In your own words") || strings.Contains(o.Markdown, "Nothing was added") ||
			!strings.Contains(w.text(v.ID).Content, "Ran Kubernetes") {
			t.Errorf("%s", o.Markdown)
		}
		_, err = w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{
			TakenBack: []string{edit.ID},
			Edits:     map[string]string{edit.ID: "Ran Kubernetes"},
		})
		w.ok(err)
		if o = w.made(v.ID); len(o.Findings) != 0 || strings.Contains(w.text(v.ID).Content, "Kubernetes") {
			t.Errorf("words that were taken back: %+v", o.Findings)
		}
	})
}

func TestAVersionThatWasSentDoesNotChange(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		_, err := w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &v.ID})
		w.ok(err)
		text := w.text(v.ID)
		_, err = w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: []string{o.Proposed[0].ID}})
		w.refused("a sent version", err, fault.Conflict)
		if got := fault.Public(
			err); got != "This version was sent to Initech, so it's locked. Restore it as a new version to continue." {
			t.Errorf("%q", got)
		}
		if w.text(v.ID).Content != text.Content {
			t.Error("a sent version has changed")
		}
		back := id.Version("")
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &back})
		w.ok(err)
		_, err = w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: []string{o.Proposed[0].ID}})
		w.ok(err)
	})
}

func TestWhatCannotBeDecidedIsRefused(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		_, err := w.Decide(w.ctx, w.me, r.Latest, tailor.Decisions{})
		w.refused("a version that a person wrote", err, fault.Invalid)
		_, err = w.Decide(w.ctx, w.other, v.ID, tailor.Decisions{})
		w.refused("somebody else's", err, fault.NotFound)
		_, err = w.Decide(w.ctx, w.me, "\x00", tailor.Decisions{})
		w.refused("no id", err, fault.NotFound)
		i := slices.IndexFunc(o.Proposed, func(c compose.Change) bool { return c.Kind == compose.KindOrder })
		if i < 0 {
			t.Fatal("nothing was put in another order")
		}
		_, err = w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{Edits: map[string]string{o.Proposed[i].ID: "words"}})
		w.refused("words for an order", err, fault.Invalid)
	})
}

func TestDecisionsOutliveTheJobDescription(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		w.ok(w.DeleteJob(w.ctx, w.me, j.ID))
		_, err := w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: []string{o.Proposed[0].ID}})
		w.ok(err)
		if m := w.made(v.ID).Markdown; strings.Contains(m, "The match") ||
			!strings.Contains(m, "4 changes. Nothing was added") {
			t.Errorf("%s", m)
		}
	})
}

func TestDecisionsOnABaseThatChangedAreRefused(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		base, o := w.optimized(r.Latest, j.ID)
		_, err := w.Decide(w.ctx, w.me, base.ID, tailor.Decisions{TakenBack: []string{written(t, o).ID}})
		w.ok(err)
		next, again := w.optimized(base.ID, j.ID)
		written(t, again)
		_, err = w.Decide(w.ctx, w.me, base.ID, tailor.Decisions{})
		w.ok(err)
		text := w.text(next.ID)
		_, err = w.Decide(w.ctx, w.me, next.ID, tailor.Decisions{})
		w.refused("a base that changed", err, fault.Conflict)
		if w.text(next.ID).Content != text.Content {
			t.Error("a refused decision changed the version")
		}
	})
}

func TestParallelDecisionsLeaveOneOfThemWhole(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		together(w, 8, func(i int) (resume.Version, error) {
			return w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{TakenBack: []string{o.Proposed[i%len(o.Proposed)].ID}})
		})
		o = w.made(v.ID)
		want, err := compose.Apply(w.text(r.Latest).Document, o.Kept())
		w.ok(err)
		if got := w.text(v.ID).Document; string(got.JSON()) != string(want.JSON()) {
			t.Errorf("the text is not the one of the decisions %v", o.Decisions)
		}
	})
}

func TestAnswersAreKeptWithTheVersion(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		open, err := w.Questions(w.ctx, o)
		w.ok(err)
		if len(open) == 0 {
			t.Fatal("nothing is open")
		}
		i := slices.IndexFunc(open, func(q interview.Question) bool { return len(q.Places) > 0 })
		line := "Ran it for 14 teams: " + open[i].Term
		answer := interview.Answer{
			Requirement: open[i].Requirement, Reply: interview.Line,
			Path: open[i].Places[0].Path, Text: line,
		}
		_, err = w.Decide(w.ctx, w.me, v.ID, tailor.Decisions{Answers: []interview.Answer{answer}})
		w.ok(err)
		o = w.made(v.ID)
		if !slices.Equal(o.Decisions.Answers, []interview.Answer{answer}) ||
			!strings.Contains(w.text(v.ID).Content, line) {
			t.Errorf("%+v\n%s", o.Decisions, w.text(v.ID).Content)
		}
		left, err := w.Questions(w.ctx, o)
		w.ok(err)
		if slices.ContainsFunc(left, func(q interview.Question) bool { return q.Requirement == answer.Requirement }) {
			t.Errorf("asked again: %+v", left)
		}
		kept := o.Kept()
		if last := kept[len(kept)-1]; last.Kind != compose.KindFact || *last.After != line {
			t.Errorf("%+v", last)
		}
	})
}
