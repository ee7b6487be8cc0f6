package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/owned"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

func jobTitles(all []tailor.JobDescription) []string {
	return names(all, func(j tailor.JobDescription) string { return j.Title })
}

func TestAJobDescriptionIsFoundAsItWasSaved(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		v := s.version(a, s.resume(a, "CV", now).ID, now)
		j := s.jobFor(a, broken, now)
		j.Title = mended
		got, err := store.Job(ctx, a, j.ID)
		s.ok(err)
		s.same("as added", got, j)
		full := tailor.JobDescription{
			ID: j.ID, Owner: a, Title: "Baker", Company: mended, Location: "Łódź", Description: "d", Requirements: "r",
			Notes: mended, Stage: tailor.Offer, Sent: v.ID,
			Corrections: []posting.Correction{{Text: "\"x\"", Class: "MUST"}, {}}, SentAt: later(2).UTC(),
			Tracking: tailor.Tracking{
				Salary: mended, SourceURL: "https://example.com", FoundOn: "2026-11-01", AppliedOn: "2026-11-02",
				InterviewAt: later(5).UTC(), FollowUpOn: "2026-11-27",
				Contacts: []tailor.Contact{{Name: "Mia", Email: "mia@example.com"}}, SentLetter: "l",
			}, CreatedAt: j.CreatedAt, UpdatedAt: later(3).UTC(),
		}
		saved := full
		// the times stay
		saved.Company, saved.Notes, saved.CreatedAt, saved.DeletedAt = broken, broken, later(9), later(9)
		s.ok(store.SaveJob(ctx, saved))
		all, err := store.JobsByID(ctx, a, []id.JobDescription{j.ID, "\x00", ""})
		s.ok(err)
		s.same("as saved", all, []tailor.JobDescription{full})
		saved.Owner = b
		s.missing("to save somebody else's", store.SaveJob(ctx, saved))
		_, err = store.Job(ctx, b, j.ID)
		s.missing("somebody else's", err)
		all, err = store.JobsByID(ctx, b, []id.JobDescription{j.ID})
		s.ok(err)
		s.same("of somebody else", jobTitles(all), []string{})
		s.missing("for nobody", store.AddJob(ctx, tailor.JobDescription{ID: s.ids.JobDescription(), Owner: 404}))
		for _, odd := range strange {
			_, err = store.Job(ctx, a, id.JobDescription(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to save %q", odd),
				store.SaveJob(ctx, tailor.JobDescription{ID: id.JobDescription(odd), Owner: a}))
			s.missing(fmt.Sprintf("to delete %q", odd), store.MoveJobToTrash(ctx, a, id.JobDescription(odd), now))
		}
	})
}

func TestJobDescriptionsAreListedByTheirLastChange(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		s.jobFor(b, "not mine", later(9))
		var last tailor.JobDescription
		for i := range 5 {
			last = s.jobFor(a, fmt.Sprint(i), later(i/2))
		}
		s.ok(store.MoveJobToTrash(ctx, a, s.jobFor(a, "trashed", later(7)).ID, now))
		last.Stage, last.UpdatedAt = tailor.Applied, later(-1)
		s.ok(store.SaveJob(ctx, last))
		seen := eachPage(s, func(p owned.Page) ([]tailor.JobDescription, error) { return store.Jobs(ctx, a, p) },
			func(j tailor.JobDescription) string { return fmt.Sprint(j.UpdatedAt.Sub(now).Seconds()) },
			func(j tailor.JobDescription) string { return string(j.ID) })
		s.same("pages", seen, []string{"1", "1", "0", "0", "-1"})
		counts, err := store.CountJobs(ctx, a)
		s.ok(err)
		s.same("by stage", counts, map[tailor.Stage]int{tailor.Saved: 4, tailor.Applied: 1, "": 1})
		counts, err = store.CountJobs(ctx, 404)
		s.ok(err)
		s.same("of nobody", len(counts), 0)
		after, all := id.JobDescription(""), 0
		for {
			page, err := store.JobsAfter(ctx, a, after, 4)
			s.ok(err)
			all += len(page)
			if len(page) < 4 {
				break
			}
			after = page[3].ID
		}
		s.same("for the export, with the trash", all, 6)
	})
}

func TestWhereAVersionWasSent(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		r := s.resume(a, "CV", now)
		one, two := s.version(a, r.ID, now), s.version(a, r.ID, now)
		for i, to := range []id.Version{one.ID, one.ID, two.ID, ""} {
			j := s.jobFor(a, fmt.Sprint(i), now)
			j.Sent, j.SentAt = to, later(i)
			s.ok(store.SaveJob(ctx, j))
			if i == 2 {
				s.ok(store.MoveJobToTrash(ctx, a, j.ID, now))
			}
		}
		got, err := store.SentTo(ctx, a, []id.Version{one.ID, two.ID, "", "\x00"})
		s.ok(err)
		s.same("versions", len(got), 1)
		s.same("sent to, the latest first", jobTitles(got[one.ID]), []string{"1", "0"})
		got, err = store.SentTo(ctx, b, []id.Version{one.ID})
		s.ok(err)
		s.same("of somebody else", len(got), 0)
		for _, of := range []struct {
			owner id.User
			v     id.Version
			want  int
		}{{a, one.ID, 2}, {a, two.ID, 1}, {b, one.ID, 0}, {a, "", 0}, {a, "\x00", 0}} {
			ever, err := store.Sent(ctx, of.owner, of.v)
			s.ok(err)
			s.same("with the trash", len(ever), of.want)
		}
	})
}

func TestTheTrashOfJobDescriptions(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		r := s.resume(a, "CV", now)
		v := s.version(a, r.ID, now)
		one, two, three := s.jobFor(a, "one", now), s.jobFor(a, "two", now), s.jobFor(a, "three", now)
		of := s.analysis(a, v.ID, one.ID, now)
		s.missing("to restore what is not there", store.RestoreJob(ctx, a, one.ID))
		s.missing("to erase what is not there", store.EraseJob(ctx, a, one.ID))
		s.missing("to delete somebody else's", store.MoveJobToTrash(ctx, b, one.ID, now))
		s.ok(store.MoveJobToTrash(ctx, a, one.ID, later(1)))
		s.ok(store.MoveJobToTrash(ctx, a, two.ID, later(2)))
		s.missing("to delete it again", store.MoveJobToTrash(ctx, a, one.ID, now))
		s.missing("to save it", store.SaveJob(ctx, one))
		_, err := store.Job(ctx, a, one.ID)
		s.missing("it", err)
		s.missing("an analysis for it",
			store.AddAnalysis(ctx, tailor.Analysis{ID: s.ids.Analysis(), Owner: a, Version: v.ID, Job: one.ID}, report))
		s.same("its analyses", s.analysesThere(ctx, of), []int{0, 0, 0, 0, 0, 0})
		s.missing("to save its analysis", store.SaveAnalysis(ctx, of, report))
		trash, err := store.TrashedJobs(ctx, a)
		s.ok(err)
		s.same("the trash", jobTitles(trash), []string{"two", "one"})
		s.same("deleted", trash[1].DeletedAt, later(1).UTC())
		s.ok(store.RestoreJob(ctx, a, one.ID))
		s.same("restored", s.analysesThere(ctx, of), []int{1, 1, 1, 1, 1, 1})
		s.ok(store.MoveJobToTrash(ctx, a, one.ID, later(1)))
		s.missing("to erase somebody else's", store.EraseJob(ctx, b, one.ID))
		s.ok(store.EraseJob(ctx, b, ""))
		s.ok(store.EraseJob(ctx, a, one.ID))
		s.same("analyses", s.count(`SELECT COUNT(*) FROM analyses`), 0)
		s.ok(store.EraseJob(ctx, a, ""))
		all, err := store.JobsAfter(ctx, a, "", 9)
		s.ok(err)
		s.same("what is left", jobTitles(all), []string{"three"})
		s.ok(store.MoveJobToTrash(ctx, a, three.ID, later(3)))
		s.ok(store.MoveJobToTrash(ctx, b, s.jobFor(b, "b", now).ID, later(4)))
		for i, want := range []struct {
			more bool
			left int
		}{{true, 1}, {true, 0}, {false, 0}} {
			more, err := store.EraseOutdatedJobs(ctx, later(5), 1)
			s.ok(err)
			s.same(fmt.Sprint("round ", i), []any{more, s.count(`SELECT COUNT(*) FROM job_descriptions`)},
				[]any{want.more, want.left})
		}
	})
}

func TestNotYetOutdatedJobDescriptionsStay(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Tailoring()
		s.jobFor(a, "kept", now)
		s.ok(store.MoveJobToTrash(ctx, a, s.jobFor(a, "young", now).ID, later(2)))
		more, err := store.EraseOutdatedJobs(ctx, later(2), 9)
		s.ok(err)
		s.same("left", []any{more, s.count(`SELECT COUNT(*) FROM job_descriptions`)}, []any{false, 2})
	})
}

// analysesThere counts what each way of asking finds of one analysis.
func (s accounts) analysesThere(ctx context.Context, a tailor.Analysis) []int {
	s.t.Helper()
	store := s.db.Tailoring()
	_, err := store.Analysis(ctx, a.Owner, a.ID)
	there, err := found(err)
	s.ok(err)
	one := map[bool]int{true: 1}[there]
	byID, err := store.AnalysesByID(ctx, a.Owner, []id.Analysis{a.ID, "\x00"})
	s.ok(err)
	of, err := store.AnalysesOf(ctx, a.Owner, a.Version, owned.Page{First: 9})
	s.ok(err)
	newest, err := store.NewestAnalyses(ctx, a.Owner, []id.Version{a.Version}, 1)
	s.ok(err)
	byJob, err := store.NewestByJob(ctx, a.Owner, []id.JobDescription{a.Job}, 1)
	s.ok(err)
	reports, err := store.Reports(ctx, a.Owner, []id.Analysis{a.ID, "\x00"})
	s.ok(err)
	return []int{one, len(byID), len(reports), len(of), len(newest[a.Version]), len(byJob[a.Job])}
}

func TestAnAnalysisIsFoundAsItWasSaved(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		r := s.resume(a, "CV", now)
		v, j := s.version(a, r.ID, now), s.jobFor(a, "Baker", now)
		want := s.analysis(a, v.ID, j.ID, now)
		got, err := store.Analysis(ctx, a, want.ID)
		s.ok(err)
		s.same("as added", got, want)
		want.Score, want.Notes, want.UpdatedAt = new(0.1), mended, later(1).UTC()
		newer := &match.Report{Version: "2", Score: 0.1, Parts: []match.Part{{Name: "<p>"}}}
		says := func(what string, r *match.Report) {
			t.Helper()
			got, err := store.Reports(ctx, a, []id.Analysis{want.ID})
			s.ok(err)
			s.same(what, got, map[id.Analysis]*match.Report{want.ID: r})
		}
		says("the report as added", report)
		saved := want
		saved.Notes, saved.CreatedAt = broken, later(9) // CreatedAt stays
		s.ok(store.SaveAnalysis(ctx, saved, nil))
		says("the report where none is saved", report)
		s.ok(store.SaveAnalysis(ctx, saved, newer))
		got, err = store.Analysis(ctx, a, want.ID)
		s.ok(err)
		s.same("as saved", got, want)
		says("the report as saved", newer)
		saved.Owner = b
		s.missing("to save somebody else's", store.SaveAnalysis(ctx, saved, report))
		foreign := want
		foreign.Owner = b
		s.same("of somebody else", s.analysesThere(ctx, foreign), []int{0, 0, 0, 0, 0, 0})
		bv, bj := s.version(b, s.resume(b, "CV", now).ID, now), s.jobFor(b, "Baker", now)
		for what, x := range map[string]tailor.Analysis{
			"somebody else's version": {Owner: a, Version: bv.ID, Job: j.ID},
			"somebody else's job":     {Owner: a, Version: v.ID, Job: bj.ID},
			"another owner":           {Owner: b, Version: v.ID, Job: j.ID}, "nothing": {Owner: a},
			"NUL": {Owner: a, Version: "\x00", Job: "\xff"},
		} {
			x.ID = s.ids.Analysis()
			s.missing("an analysis of "+what, store.AddAnalysis(ctx, x, report))
		}
		for _, odd := range strange {
			_, err := store.Analysis(ctx, a, id.Analysis(odd))
			s.missing(fmt.Sprintf("%q", odd), err)
			s.missing(fmt.Sprintf("to save %q", odd),
				store.SaveAnalysis(ctx, tailor.Analysis{ID: id.Analysis(odd), Owner: a}, nil))
		}
		s.ok(s.db.Resumes().MoveToTrash(ctx, a, r.ID, now))
		s.same("of a resume in the trash", s.analysesThere(ctx, want), []int{0, 0, 0, 0, 0, 0})
		s.missing("an analysis of it",
			store.AddAnalysis(ctx, tailor.Analysis{ID: s.ids.Analysis(), Owner: a, Version: v.ID, Job: j.ID}, report))
		s.missing("to save its analysis", store.SaveAnalysis(ctx, want, nil))
		all, err := store.AnalysesAfter(ctx, a, "", 9)
		s.ok(err)
		s.same("for the export", all, []tailor.Whole{{Analysis: want, Report: newer}})
		all, err = store.AnalysesAfter(ctx, a, want.ID, 9)
		s.ok(err)
		s.same("after it", len(all), 0)
	})
}

// No score is not a score of 0, whichever way it is read.
func TestAnAnalysisMayHaveNoScore(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, store := s.add("ada"), s.db.Tailoring()
		v, j := s.version(a, s.resume(a, "CV", now).ID, now), s.jobFor(a, "Cashier", now)
		short := &match.Report{Version: "1", Unscored: "The posting names only 2 requirements."}
		one := s.analysis(a, v.ID, j.ID, now)
		for what, score := range map[string]*float64{"none": nil, "zero": new(0.0), "some": new(41.5)} {
			one.Score = score
			s.ok(store.SaveAnalysis(ctx, one, short))
			got, err := store.Analysis(ctx, a, one.ID)
			s.ok(err)
			s.same(what, got.Score, score)
		}
		one.ID, one.Score = s.ids.Analysis(), nil
		s.ok(store.AddAnalysis(ctx, one, short))
		all, err := store.AnalysesAfter(ctx, a, "", 9)
		s.ok(err)
		s.same("as added, for the export", all[len(all)-1].Score, (*float64)(nil))
		s.same("its report", all[len(all)-1].Report, short)
	})
}

func TestTheNewestAnalysesOfMany(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		r, gone := s.resume(a, "CV", now), s.resume(a, "trashed", now)
		one, two, hidden := s.version(a, r.ID, now), s.version(a, r.ID, now), s.version(a, gone.ID, now)
		job, other, trashed := s.jobFor(a, "job", now), s.jobFor(a, "other", now), s.jobFor(a, "trashed", now)
		x := func(v resume.Version, j tailor.JobDescription, at int) id.Analysis {
			return s.analysis(a, v.ID, j.ID, later(at)).ID
		}
		// What is in the trash takes no place among the newest.
		a1, a2, a3 := x(one, job, 1), x(one, job, 2), x(one, other, 3)
		x(one, trashed, 4)
		x(one, trashed, 5)
		b1 := x(two, job, 6)
		x(hidden, job, 7)
		x(hidden, job, 8)
		s.ok(store.MoveJobToTrash(ctx, a, trashed.ID, now))
		s.ok(s.db.Resumes().MoveToTrash(ctx, a, gone.ID, now))
		ids := func(all []tailor.Analysis) []id.Analysis {
			var out []id.Analysis
			for _, one := range all {
				out = append(out, one.ID)
			}
			return out
		}
		for n, want := range map[int]map[id.Version][]id.Analysis{
			1: {one.ID: {a3}, two.ID: {b1}}, 2: {one.ID: {a3, a2}, two.ID: {b1}},
			9: {one.ID: {a3, a2, a1}, two.ID: {b1}},
		} {
			got, err := store.NewestAnalyses(ctx, a, []id.Version{one.ID, two.ID, hidden.ID, "\x00", s.ids.Version()},
				n)
			s.ok(err)
			found := map[id.Version][]id.Analysis{}
			for v, all := range got {
				found[v] = ids(all)
			}
			s.same(fmt.Sprint("the newest ", n), found, want)
		}
		for n, want := range map[int]map[id.JobDescription][]id.Analysis{
			1: {job.ID: {b1}, other.ID: {a3}}, 2: {job.ID: {b1, a2}, other.ID: {a3}},
			9: {job.ID: {b1, a2, a1}, other.ID: {a3}},
		} {
			got, err := store.NewestByJob(ctx, a, []id.JobDescription{job.ID, other.ID, trashed.ID, "\x00"}, n)
			s.ok(err)
			found := map[id.JobDescription][]id.Analysis{}
			for j, all := range got {
				found[j] = ids(all)
			}
			s.same(fmt.Sprint("the newest ", n, " by job"), found, want)
		}
		byVersion, err := store.NewestAnalyses(ctx, b, []id.Version{one.ID}, 9)
		s.ok(err)
		byJob, err := store.NewestByJob(ctx, b, []id.JobDescription{job.ID}, 9)
		s.ok(err)
		s.same("of somebody else", len(byVersion)+len(byJob), 0)
		pages := eachPage(s, func(p owned.Page) ([]tailor.Analysis, error) {
			return store.AnalysesOf(ctx, a, one.ID,
				p)
		},
			func(x tailor.Analysis) string { return string(x.ID) },
			func(x tailor.Analysis) string { return string(x.ID) })
		s.same("pages", pages, []string{string(a3), string(a2), string(a1)})
		none, err := store.AnalysesOf(ctx, a, "\x00", owned.Page{First: 9})
		s.ok(err)
		s.same("of what is no identifier", len(none), 0)
	})
}

func TestHowAVersionWasMade(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		r := s.resume(a, "CV", now)
		base, made, plain := s.version(a, r.ID, now), s.version(a, r.ID, now), s.version(a, r.ID, now)
		o := s.optimization(a, made.ID, base.ID, s.jobFor(a, "Baker", now).ID)
		of := func(owner id.User) map[id.Version]tailor.Optimization {
			got, err := store.Optimizations(ctx, owner, []id.Version{made.ID, base.ID, plain.ID, "\x00"})
			s.ok(err)
			return got
		}
		s.same("as added", of(a), map[id.Version]tailor.Optimization{made.ID: o})
		s.same("of somebody else", len(of(b)), 0)
		origins := func(owner id.User) map[id.Version]tailor.Optimization {
			got, err := store.Origins(ctx, owner, []id.Version{made.ID, base.ID, plain.ID, "\x00"})
			s.ok(err)
			return got
		}
		s.same("from what", origins(a), map[id.Version]tailor.Optimization{made.ID: {
			Version: o.Version, Owner: a, Base: o.Base, Job: o.Job, Before: o.Before, After: o.After,
		}})
		s.same("from what, of somebody else", len(origins(b)), 0)
		o.Decisions = tailor.Decisions{TakenBack: []string{}, Edits: map[string]string{"c1": "\"<x>\""}}
		o.Findings, o.Markdown, o.After = []check.Finding{{Kind: "number", Value: "7"}}, mended, s.ids.Analysis()
		saved := o
		// only the decisions and what follows from them
		saved.Markdown, saved.Notes, saved.Base = broken, []string{"other"}, plain.ID
		s.ok(store.SaveDecisions(ctx, saved))
		s.same("as saved", of(a), map[id.Version]tailor.Optimization{made.ID: o})
		saved.Owner = b
		s.missing("to save somebody else's", store.SaveDecisions(ctx, saved))
		s.missing("to save none", store.SaveDecisions(ctx, tailor.Optimization{Version: base.ID, Owner: a}))
		foreign := s.version(b, s.resume(b, "CV", now).ID, now)
		for what, x := range map[string]tailor.Optimization{
			"somebody else's version": {Owner: a, Version: foreign.ID, Base: base.ID},
			"somebody else's base":    {Owner: a, Version: plain.ID, Base: foreign.ID},
			"another owner":           {Owner: b, Version: plain.ID, Base: base.ID}, "nothing": {Owner: a},
			"NUL": {Owner: a, Version: "\x00", Base: "\x00"},
		} {
			s.missing(what, store.AddOptimization(ctx, x))
		}
		s.ok(s.db.Resumes().MoveToTrash(ctx, a, r.ID, now))
		s.same("of a resume in the trash", len(of(a)), 0)
		s.missing("to save it", store.SaveDecisions(ctx, o))
		s.ok(s.db.Resumes().Erase(ctx, a, r.ID))
		s.same("rows", s.count(`SELECT COUNT(*) FROM optimizations`), 0)
	})
}

func TestAVersionAndHowItWasMadeAreKeptTogetherOrNotAtAll(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, stop := s.add("ada"), errors.New("stop")
		r := s.resume(a, "CV", now)
		base, made := s.version(a, r.ID, now), resume.Version{
			ID: s.ids.Version(), Resume: r.ID, Owner: a,
			Origin: resume.Optimized,
		}
		save := func(end error) error {
			return s.db.Tailoring().InTx(ctx, func(tx tailor.Store) error {
				_, err := tx.AddVersion(ctx, made, said("x"))
				s.ok(err)
				s.ok(tx.AddOptimization(ctx, tailor.Optimization{Version: made.ID, Owner: a, Base: base.ID}))
				return end
			})
		}
		if err := save(stop); !errors.Is(err, stop) {
			t.Fatal(err)
		}
		s.same("rows", s.count(`SELECT COUNT(*) FROM versions`)+s.count(`SELECT COUNT(*) FROM optimizations`), 1)
		s.ok(save(nil))
		got, err := s.db.Resumes().Version(ctx, a, made.ID)
		s.ok(err)
		s.same("number", got.Number, 2)
	})
}
