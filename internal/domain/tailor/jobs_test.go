package tailor_test

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

func TestAJobDescriptionIsKeptAsItWasGiven(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		given := strings.ReplaceAll(job, "\n", "\r\n") + "\x00"
		j, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{
			Company: " Ini\ntech ", Description: given,
			Requirements: "Apache Kafka",
		})
		w.ok(err)
		if j.Title != "Senior Backend Engineer" || j.Company != "Ini tech" || j.Description != job ||
			j.Stage != tailor.Saved || !j.SentAt.IsZero() {
			t.Errorf("%+v", j)
		}
		p, err := w.Reading(w.ctx, j)
		w.ok(err)
		if !strings.Contains(p.Text, "Apache Kafka") || len(p.Requirements) < 3 {
			t.Errorf("%+v", p.Reading())
		}
		company, notes := "Initrode", "Ask for Mia.\nRemote"
		got, err := w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Company: &company, Notes: &notes})
		w.ok(err)
		if got.Company != company || got.Notes != notes || got.Title != j.Title || got.Description != j.Description {
			t.Errorf("%+v", got)
		}
	})
}

func TestABadJobDescriptionIsNamedByItsField(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		good := w.job("x")
		for name, c := range map[string]struct {
			n     tailor.NewJob
			field string
		}{
			"no title": {tailor.NewJob{Description: "1"}, "title"},
			"a long title": {
				tailor.NewJob{Title: strings.Repeat("漢", tailor.MaxTitle+1), Description: job},
				"title",
			},
			"a long company": {tailor.NewJob{
				Title: "x", Company: strings.Repeat("c", tailor.MaxTitle+1),
				Description: job,
			}, "company"},
			"a long place": {tailor.NewJob{
				Title: "x", Location: strings.Repeat("c", tailor.MaxTitle+1),
				Description: job,
			}, "location"},
			"no description": {tailor.NewJob{Title: "x", Description: " \n"}, "description"},
			"a long one": {
				tailor.NewJob{Description: strings.Repeat("Go ", tailor.MaxJobBytes/3+1), Title: "x"},
				"description",
			},
			"long notes": {tailor.NewJob{
				Title: "x", Description: job,
				Notes: strings.Repeat("漢", tailor.MaxNotes+1),
			}, "notes"},
			"no such stage": {tailor.NewJob{Title: "x", Description: job, Stage: "HIRED"}, "stage"},
			"no such class": {tailor.NewJob{
				Title: "x", Description: job,
				Corrections: []posting.Correction{{Text: "Docker", Class: "maybe"}},
			}, "corrections"},
			"too many of them": {tailor.NewJob{
				Title: "x", Description: job,
				Corrections: make([]posting.Correction, 501),
			}, "corrections"},
			"a broken key": {tailor.NewJob{Title: "x", Description: job, Key: "\xff"}, "requestKey"},
		} {
			_, err := w.CreateJob(w.ctx, w.me, c.n)
			w.refused(name, err, fault.Invalid)
			if fault.FieldsOf(err)[c.field] == "" {
				t.Errorf("%s: %v", name, fault.FieldsOf(err))
			}
		}
		empty, stage := "", tailor.Stage("HIRED")
		for name, c := range map[string]tailor.JobChange{
			"title": {Title: &empty}, "description": {Description: &empty},
			"stage": {Stage: &stage},
		} {
			_, err := w.UpdateJob(w.ctx, w.me, good.ID, c)
			w.refused(name, err, fault.Invalid)
		}
	})
}

func TestCorrectionsChangeWhatIsAsked(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		p, err := w.Reading(w.ctx, j)
		w.ok(err)
		before, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		var fix []posting.Correction
		for _, q := range p.Requirements {
			for _, term := range q.Terms {
				if term.Name == "Kubernetes" {
					fix = append(fix, posting.Correction{Text: q.Text})
				}
			}
		}
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Corrections: &fix})
		w.ok(err)
		w.clock.Advance(time.Millisecond)
		after, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		if len(fix) == 0 || *after.Score <= *before.Score {
			t.Errorf("from %v to %v without %v", before.Score, after.Score, fix)
		}
	})
}

func TestWhatWasSentIsNotedAndTakenBack(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		j, err := w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &r.Latest})
		w.ok(err)
		if j.Stage != tailor.Applied || j.Sent != r.Latest || j.SentAt.IsZero() {
			t.Errorf("%+v", j)
		}
		since := j.SentAt
		w.clock.Advance(time.Hour)
		if j, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &r.Latest}); err != nil ||
			!j.SentAt.Equal(since) {
			t.Errorf("sent again at %v, %v", j.SentAt, err)
		}
		sent, err := w.SentTo(w.ctx, w.me, []id.Version{r.Latest})
		w.ok(err)
		if got := sent[r.Latest]; len(got) != 1 || got[0].ID != j.ID {
			t.Errorf("%+v", got)
		}
		none := id.Version("")
		if j, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Sent: &none}); err != nil || j.Sent != "" ||
			!j.SentAt.IsZero() {
			t.Errorf("%+v %v", j, err)
		}
		theirs, err := w.CreateJob(w.ctx, w.other, tailor.NewJob{Title: "x", Description: job})
		w.ok(err)
		_, err = w.UpdateJob(w.ctx, w.other, theirs.ID, tailor.JobChange{Sent: &r.Latest})
		w.refused("somebody else's version", err, fault.NotFound)
	})
}

func TestJobsGoToTheTrashAndComeBackWithTheirMatches(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		a, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		w.ok(w.DeleteJob(w.ctx, w.me, j.ID))
		w.refused("deleted twice", w.DeleteJob(w.ctx, w.me, j.ID), fault.NotFound)
		_, err = w.Analysis(w.ctx, w.me, a.ID)
		w.refused("a match in the trash", err, fault.NotFound)
		_, err = w.RestoreJob(w.ctx, w.other, j.ID)
		w.refused("somebody else's", err, fault.NotFound)
		_, err = w.RestoreJob(w.ctx, w.me, j.ID)
		w.ok(err)
		w.analysis(a.ID)
		w.refused("erasing what is not in the trash", w.EraseJob(w.ctx, w.me, j.ID), fault.NotFound)
		w.ok(w.DeleteJob(w.ctx, w.me, j.ID))
		w.clock.Advance(owned.TrashFor - time.Hour)
		w.ok(w.Purge(w.ctx))
		if trash, err := w.TrashedJobs(w.ctx, w.me); len(trash) != 1 || err != nil {
			t.Errorf("%d in the trash before 30 days, %v", len(trash), err)
		}
		w.clock.Advance(2 * time.Hour)
		w.ok(w.Purge(w.ctx))
		if trash, err := w.TrashedJobs(w.ctx, w.me); len(trash) != 0 || err != nil {
			t.Errorf("%d in the trash after 30 days, %v", len(trash), err)
		}
		w.ok(w.EraseJob(w.ctx, w.me, ""))
	})
}

func TestSomebodyElsesJobsAndMatchesAreNotThere(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		a, err := w.Analyze(w.ctx, w.me, r.Latest, j.ID)
		w.ok(err)
		title := "x"
		for name, err := range map[string]error{
			"Job":       second(w.Job(w.ctx, w.other, j.ID)),
			"UpdateJob": second(w.UpdateJob(w.ctx, w.other, j.ID, tailor.JobChange{Title: &title})),
			"DeleteJob": w.DeleteJob(w.ctx, w.other, j.ID),
			"Analyses":  second(w.Analyses(w.ctx, w.other, r.Latest, owned.Page{})),
			"Analysis":  second(w.Analysis(w.ctx, w.other, a.ID)),
			"Analyze":   second(w.Analyze(w.ctx, w.other, r.Latest, j.ID)),
			"SetNotes":  second(w.SetNotes(w.ctx, w.other, a.ID, "x")),
			"Compare":   second(w.Compare(w.ctx, w.other, r.Latest, r.Latest)),
			"bad Job":   second(w.Job(w.ctx, w.me, "9")),
			"bad id":    second(w.Analysis(w.ctx, w.me, "\x00")),
			"bad pair":  second(w.Analyze(w.ctx, w.me, "0", "1")),
		} {
			w.refused(name, err, fault.NotFound)
		}
		d, err := w.Dashboard(w.ctx, w.other)
		w.ok(err)
		if d.Jobs != 0 || d.Resumes != 0 || len(d.Matches) != 0 || d.Next.Kind != "ADD_RESUME" {
			t.Errorf("%+v", d)
		}
	})
}
