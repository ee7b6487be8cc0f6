package tailor_test

import (
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/base/notice"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

func day(s string) *tailor.Day { return (*tailor.Day)(&s) }

func TestWhatIsTrackedOfAnApplication(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		j, err := w.CreateJob(w.ctx, w.me, tailor.NewJob{
			Title: "x", Description: job,
			Tracking: tailor.TrackingChange{Salary: new(" £40k\n"), SourceURL: new("https://example.com/1")},
		})
		w.ok(err)
		if j.Salary != "£40k" || j.SourceURL != "https://example.com/1" || j.FoundOn != "2026-11-21" ||
			j.AppliedOn != "" || j.Contacts == nil {
			t.Errorf("%+v", j.Tracking)
		}
		contacts, at, letter := []tailor.Contact{{Name: " Mia "}, {}}, start.Add(48*time.Hour), id.Artifact("l1")
		change := tailor.JobChange{Tracking: tailor.TrackingChange{SentLetter: &letter}}
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, change)
		w.refused("a letter of somebody else", err, fault.NotFound)
		w.coached.letters = []id.Artifact{letter}
		j, err = w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{
			Stage: new(tailor.Applied),
			Tracking: tailor.TrackingChange{
				InterviewAt: &at, FollowUpOn: day("2026-11-27"), Contacts: &contacts, SentLetter: &letter,
			},
		})
		w.ok(err)
		if j.AppliedOn != "2026-11-21" || !j.InterviewAt.Equal(at) || j.FollowUpOn != "2026-11-27" ||
			len(j.Contacts) != 1 || j.Contacts[0].Name != "Mia" || j.SentLetter != letter {
			t.Errorf("%+v", j.Tracking)
		}
		j, err = w.UpdateJob(w.ctx, w.me, j.ID,
			tailor.JobChange{Tracking: tailor.TrackingChange{
				AppliedOn: day(""), InterviewAt: &time.Time{},
				FollowUpOn: day(""),
			}})
		w.ok(err)
		w.coached.letters = nil // what was sent stays noted when it is deleted
		_, err = w.UpdateJob(w.ctx, w.me, j.ID, change)
		w.ok(err)
		if j.AppliedOn != "" || !j.InterviewAt.IsZero() || j.FollowUpOn != "" || j.Salary != "£40k" {
			t.Errorf("%+v", j.Tracking)
		}
		for field, c := range map[string]tailor.TrackingChange{
			"salary": {Salary: new(strings.Repeat("x", 201))}, "sourceUrl": {SourceURL: new("javascript:alert(1)")},
			"foundOn":   {FoundOn: day("2026-02-30")},
			"appliedOn": {AppliedOn: day("today")}, "followUpOn": {FollowUpOn: day("1.2.2026")},
			"contacts": {Contacts: new(make([]tailor.Contact, 21))},
		} {
			_, err := w.UpdateJob(w.ctx, w.me, j.ID, tailor.JobChange{Tracking: c})
			w.refused(field, err, fault.Invalid)
			if fault.FieldsOf(err)[field] == "" {
				t.Errorf("%s: %v", field, fault.FieldsOf(err))
			}
		}
	})
}

func TestJobsAreSearchedByFoldedWords(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		w.job("Café manager")
		got, err := w.FindJobs(w.ctx, w.me, tailor.JobFilter{Text: " INITECH  cafe "}, tailor.ByTitle,
			owned.Page{First: 5})
		w.ok(err)
		if len(got) != 1 {
			t.Errorf("%d found", len(got))
		}
		for _, f := range []tailor.JobFilter{
			{Stage: "HIRED"},
			{FollowUpBy: "x"},
			{FoundSince: "x"},
			{Text: strings.Repeat("x", 201)},
		} {
			_, err := w.FindJobs(w.ctx, w.me, f, "", owned.Page{First: 5})
			w.refused("a bad filter", err, fault.Invalid)
		}
		_, err = w.CountFound(w.ctx, w.me, tailor.JobFilter{}, "x")
		w.refused("a bad day", err, fault.Invalid)
		counts, err := w.CountFound(w.ctx, w.me, tailor.JobFilter{Stage: tailor.Offer}, "")
		w.ok(err)
		if counts.Stages[tailor.Saved] != 1 {
			t.Errorf("%+v", counts)
		}
	})
}

func TestAFollowUpIsReportedOnceOnItsDay(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		j, closed := w.job("Baker"), w.job("Closed")
		for _, one := range []tailor.JobDescription{j, closed} {
			_, err := w.UpdateJob(w.ctx, w.me, one.ID,
				tailor.JobChange{Tracking: tailor.TrackingChange{FollowUpOn: day("2026-11-22")}})
			w.ok(err)
		}
		_, err := w.UpdateJob(w.ctx, w.me, closed.ID, tailor.JobChange{Stage: new(tailor.Closed)})
		w.ok(err)
		wants := func(when string, n int) {
			t.Helper()
			for range 2 { // the second finds nothing new
				w.ok(w.RemindOfFollowUps(w.ctx))
			}
			got, err := w.db.Identity().Notifications(w.ctx, w.me, "", 10)
			w.ok(err)
			if len(got) != n {
				t.Fatalf("%s: %d notices, want %d", when, len(got), n)
			}
			if n > 0 && (got[0].Kind != notice.FollowUp ||
				got[0].Body != "You planned to follow up on Baker at Initech." || got[0].Path != "/my-resumes/jobs/"+
				string(j.ID)) {
				t.Errorf("%+v", got[0])
			}
		}
		wants("the day before", 0)
		w.clock.Advance(time.Date(2026, 11, 22, 7, 59, 0, 0, time.UTC).Sub(w.clock.Now()))
		wants("before eight", 0)
		w.clock.Advance(time.Minute)
		wants("on the day", 1)
		w.clock.Advance(72 * time.Hour)
		wants("days later", 1)
		_, err = w.UpdateJob(w.ctx, w.me, j.ID,
			tailor.JobChange{Tracking: tailor.TrackingChange{FollowUpOn: day("2026-11-24")}})
		w.ok(err)
		wants("another day", 2)
	})
}
