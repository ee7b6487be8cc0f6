package sqlstore_test

import (
	"context"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/tailor"
)

// tracked adds jobs that differ in all that a search goes by.
func tracked(s accounts, owner id.User) map[string]tailor.JobDescription {
	s.t.Helper()
	out := map[string]tailor.JobDescription{}
	for i, j := range []tailor.JobDescription{
		{
			Title: "Supply Planner", Company: "Tarn & Vale", Stage: tailor.Saved,
			Tracking: tailor.Tracking{FoundOn: "2026-11-20", Salary: "50_000"},
		},
		{
			Title: "analyst", Company: "Ostler", Stage: tailor.Applied, Notes: "Café 100%",
			Tracking: tailor.Tracking{FoundOn: "2026-11-01", FollowUpOn: "2026-11-22"},
		},
		{Title: "Baker", Stage: tailor.Applied, Tracking: tailor.Tracking{
			FoundOn: "2026-11-10", FollowUpOn: "2026-11-30", InterviewAt: later(60),
			Contacts: []tailor.Contact{{Name: "Mia Łucka"}},
		}},
		{Title: "Closed one", Company: "Zed", Stage: tailor.Closed, Tracking: tailor.Tracking{
			FoundOn:    "2026-10-01",
			FollowUpOn: "2026-11-01", InterviewAt: later(60),
		}},
	} {
		j.ID, j.Owner, j.CreatedAt, j.UpdatedAt = s.ids.JobDescription(), owner, later(i), later(i)
		s.ok(s.db.Tailoring().AddJob(s.t.Context(), j))
		out[j.Title] = j
	}
	return out
}

func TestJobsAreFoundByWhatAFilterNames(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Tailoring()
		tracked(s, s.add("bob"))
		all := tracked(s, a)
		s.ok(store.MoveJobToTrash(ctx, a, s.jobFor(a, "trashed", later(9)).ID, now))
		for name, c := range map[string]struct {
			search tailor.JobSearch
			want   []string
		}{
			"all": {tailor.JobSearch{}, []string{"Closed one", "Baker", "analyst", "Supply Planner"}},
			"a stage": {
				tailor.JobSearch{JobFilter: tailor.JobFilter{Stage: tailor.Applied}},
				[]string{"Baker", "analyst"},
			},
			"due": {
				tailor.JobSearch{JobFilter: tailor.JobFilter{FollowUpBy: "2026-11-22"}},
				[]string{"analyst"},
			},
			"found lately": {
				tailor.JobSearch{JobFilter: tailor.JobFilter{FoundSince: "2026-11-10"}},
				[]string{"Baker", "Supply Planner"},
			},
			"words, any order":  {tailor.JobSearch{Words: []string{"vale", "planner"}}, []string{"Supply Planner"}},
			"a contact, folded": {tailor.JobSearch{Words: []string{"lucka"}}, []string{"Baker"}},
			"a note, folded":    {tailor.JobSearch{Words: []string{"cafe"}}, []string{"analyst"}},
			"a sign of LIKE":    {tailor.JobSearch{Words: []string{"0_0"}}, []string{"Supply Planner"}},
			"a per cent":        {tailor.JobSearch{Words: []string{"100%"}}, []string{"analyst"}},
			"nothing":           {tailor.JobSearch{Words: []string{"\x00"}}, []string{}},
		} {
			got, err := store.FindJobs(ctx, a, c.search, owned.Page{First: 10})
			s.ok(err)
			s.same(name, jobTitles(got), c.want)
		}
		counts, err := store.CountFound(ctx, a, tailor.JobSearch{}, "2026-11-22", now)
		s.ok(err)
		s.same("counts", counts,
			tailor.JobCounts{
				Stages:       map[tailor.Stage]int{tailor.Saved: 1, tailor.Applied: 2, tailor.Closed: 1},
				FollowUpsDue: 1, Interviews: 1,
			})
		due, err := store.DueFollowUps(ctx, "2026-11-01", all["Baker"].ID, "2026-11-30", 10)
		s.ok(err)
		s.same("follow-ups of anybody", len(due), 4)
		due, err = store.DueFollowUps(ctx, due[1].Since, due[1].Job.ID, "2026-11-29", 10)
		s.ok(err)
		s.same("of the days after", len(due), 0)
	})
}

func TestJobsAreListedInEachOrderPageByPage(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Tailoring()
		all := tracked(s, a)
		v := s.version(a, s.resume(a, "CV", now).ID, now)
		s.analysis(a, v.ID, all["analyst"].ID, now)
		for sort, want := range map[tailor.JobSort][]string{
			"":                {"Closed one", "Baker", "analyst", "Supply Planner"},
			tailor.ByFollowUp: {"Closed one", "analyst", "Baker", "Supply Planner"},
			tailor.ByFound:    {"Supply Planner", "Baker", "analyst", "Closed one"},
			tailor.ByTitle:    {"analyst", "Baker", "Closed one", "Supply Planner"},
			tailor.ByCompany:  {"analyst", "Supply Planner", "Closed one", "Baker"},
			tailor.ByScore:    {"analyst"},
		} {
			got := eachPage(s, func(p owned.Page) ([]tailor.JobDescription, error) {
				return store.FindJobs(ctx, a, tailor.JobSearch{Sort: sort}, p)
			},
				func(j tailor.JobDescription) string { return j.Title },
				func(j tailor.JobDescription) string { return string(j.ID) })
			if sort == tailor.ByScore { // those without a score are in no order
				got = got[:min(len(got), 1)]
			}
			s.same(string(sort), got, want)
		}
		for _, odd := range strange {
			got, err := store.FindJobs(ctx, a, tailor.JobSearch{}, owned.Page{First: 5, After: odd})
			s.ok(err)
			if odd != "" {
				s.same("after what is not there", len(got), 0)
			}
		}
	})
}
