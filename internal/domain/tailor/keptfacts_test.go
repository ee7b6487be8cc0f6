package tailor_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"vitae/internal/base/fault"
	"vitae/internal/base/id"
	"vitae/internal/domain/billing"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/interview"
)

func (w *world) facts() []tailor.Fact {
	w.t.Helper()
	all, err := w.Facts(w.ctx, w.me)
	w.ok(err)
	return all
}

// open returns the questions of a version.
func (w *world) open(v id.Version) []interview.Question {
	w.t.Helper()
	all, err := w.Questions(w.ctx, w.made(v))
	w.ok(err)
	return all
}

// answerable is the first question that a line of work answers.
func answerable(t *testing.T, all []interview.Question) interview.Question {
	t.Helper()
	i := slices.IndexFunc(all, func(q interview.Question) bool { return q.Kind == interview.Evidence })
	if i < 0 {
		t.Fatalf("nothing to answer: %+v", all)
	}
	return all[i]
}

func (w *world) decide(v id.Version, answers ...interview.Answer) {
	w.t.Helper()
	_, err := w.Decide(w.ctx, w.me, v, tailor.Decisions{Answers: answers})
	w.ok(err)
	w.clock.Advance(time.Minute)
}

func TestAnAnswerIsOfferedForTheNextPosting(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		v, _ := w.optimized(r.Latest, w.job("x").ID)
		q := answerable(t, w.open(v.ID))
		words := "Ran it for 14 teams: " + q.Term
		answer := interview.Answer{
			Requirement: q.Requirement, Reply: interview.Line, Path: q.Places[0].Path, Text: words,
		}
		w.decide(v.ID, answer)
		kept := w.facts()
		if len(kept) != 1 || kept[0].Text != words || kept[0].Place != q.Places[0].Label || kept[0].Version != v.ID {
			t.Fatalf("%+v", kept)
		}
		next, _ := w.optimized(r.Latest, w.job("y").ID)
		if strings.Contains(w.text(next.ID).Content, words) {
			t.Error("a fact is in a resume that nobody put it in")
		}
		again := w.open(next.ID)
		if len(again) == 0 || again[0].Fact == nil || again[0].Fact.Text != words ||
			again[0].Fact.Path != answer.Path || again[0].Fact.ID != string(kept[0].ID) {
			t.Fatalf("%+v", again)
		}
		// Using it says nothing new, and taking it back here leaves what was said there.
		w.decide(next.ID, answer)
		w.decide(next.ID)
		if now := w.facts(); len(now) != 1 || now[0] != kept[0] {
			t.Errorf("%+v", now)
		}
		// Taken back where it was given, it is gone.
		w.decide(v.ID)
		if now := w.facts(); len(now) != 0 {
			t.Errorf("%+v", now)
		}
	})
}

func TestOtherWordsTakeTheirPlaceAndADenialEndsTheQuestion(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r := w.resume()
		v, _ := w.optimized(r.Latest, w.job("x").ID)
		q := answerable(t, w.open(v.ID))
		line := func(words string) interview.Answer {
			return interview.Answer{
				Requirement: q.Requirement, Reply: interview.Line, Path: q.Places[0].Path, Text: words,
			}
		}
		w.decide(v.ID, line("First "+q.Term))
		w.decide(v.ID, line("Second "+q.Term))
		if now := w.facts(); len(now) != 1 || now[0].Text != "Second "+q.Term {
			t.Errorf("%+v", now)
		}
		next, _ := w.optimized(r.Latest, w.job("y").ID)
		w.decide(next.ID, interview.Answer{Requirement: q.Requirement, Reply: interview.No})
		if now := w.facts(); len(now) != 1 || now[0].Reply != interview.No {
			t.Errorf("%+v", now)
		}
		third, _ := w.optimized(r.Latest, w.job("z").ID)
		all := w.open(third.ID)
		if last := all[len(all)-1]; last.Requirement != q.Requirement || last.Fact.Reply != interview.No {
			t.Errorf("%+v", all)
		}
	})
}

func TestAVisitorsAnswersComeAlongAsFacts(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, _ := w.optimized(r.Latest, j.ID)
		q := answerable(t, w.open(v.ID))
		request := tailor.OptimizeRequest{
			Version: r.Latest, Job: j.ID, Options: compose.DefaultOptions(), Key: "k",
			Decisions: tailor.Decisions{Answers: []interview.Answer{{
				Requirement: q.Requirement, Reply: interview.Line, Path: q.Places[0].Path, Text: "Led " + q.Term,
			}}},
		}
		together(w, 4, func(int) (resume.Version, error) { return w.Optimize(w.ctx, w.me, request) })
		if now := w.facts(); len(now) != 1 || now[0].Text != "Led "+q.Term {
			t.Errorf("%+v", now)
		}
	})
}

func TestWhatAFactSaysIsNoFinding(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		r, j := w.resume(), w.job("x")
		v, o := w.optimized(r.Latest, j.ID)
		i := slices.IndexFunc(o.Proposed, func(c compose.Change) bool {
			return c.After != nil && c.Kind != compose.KindOrder
		})
		if i < 0 {
			t.Fatal("no line is rewritten")
		}
		edit := tailor.Decisions{Edits: map[string]string{
			o.Proposed[i].ID: "Moved 31 services of Northwind to Kubernetes in Oslo",
		}}
		_, err := w.Decide(w.ctx, w.me, v.ID, edit)
		w.ok(err)
		before := w.made(v.ID).Findings
		if len(before) == 0 {
			t.Fatal("an invented number is no finding")
		}
		work := w.text(r.Latest).Document.Work[0]
		_, err = w.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Kubernetes", Reply: interview.Line, Place: work.Position + ", " + work.Name,
			Text: "Moved 31 services of Northwind to Kubernetes in Oslo",
		}})
		w.ok(err)
		_, err = w.Decide(w.ctx, w.me, v.ID, edit)
		w.ok(err)
		if after := w.made(v.ID).Findings; len(after) != 0 {
			t.Errorf("%+v, before %+v", after, before)
		}
	})
}

func TestFactsAreAddedChangedAndDeleted(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		said := start.AddDate(0, 0, -6)
		in := tailor.NewFact{Key: "k", Fact: interview.Fact{
			Requirement: " Python ", Reply: interview.Line, Text: " Built\nreports ", Place: "Analyst, Initech",
			SaidAt: said,
		}}
		all := together(w, 4, func(int) (tailor.Fact, error) { return w.AddFact(w.ctx, w.me, in) })
		f := all[0]
		if len(w.facts()) != 1 || f.Requirement != "Python" || f.Text != "Built reports" || f.Skill != "python" ||
			!f.SaidAt.Equal(said) || f != all[3] {
			t.Errorf("%+v", f)
		}
		words, no := "Built all reports", interview.No
		changed, err := w.ChangeFact(w.ctx, w.me, f.ID, tailor.FactChange{Text: &words})
		w.ok(err)
		if changed.Text != words || !changed.SaidAt.Equal(start) || w.facts()[0] != changed {
			t.Errorf("%+v", changed)
		}
		w.clock.Advance(time.Hour)
		same, err := w.ChangeFact(w.ctx, w.me, f.ID, tailor.FactChange{Text: &words})
		w.ok(err)
		if same != changed {
			t.Errorf("no change has a date: %+v", same)
		}
		denied, err := w.ChangeFact(w.ctx, w.me, f.ID, tailor.FactChange{Reply: &no})
		w.ok(err)
		if denied.Text != "" || denied.Place != "" || denied.ID != f.ID {
			t.Errorf("%+v", denied)
		}
		late := in
		late.Key, late.SaidAt = "", start.AddDate(1, 0, 0)
		w.refused("a date to come", second(w.AddFact(w.ctx, w.me, late)), fault.Invalid)
		w.refused("nothing", second(w.AddFact(w.ctx, w.me, tailor.NewFact{})), fault.Invalid)
		for _, foreign := range []id.Fact{f.ID, "", "x", "00000000000000000000000000"} {
			w.refused("a change", second(w.ChangeFact(w.ctx, w.other, foreign, tailor.FactChange{})), fault.NotFound)
			w.refused("a deletion", w.DeleteFact(w.ctx, w.other, foreign), fault.NotFound)
		}
		again := in
		again.Key = ""
		w.refused("over a newer one", second(w.AddFact(w.ctx, w.me, again)), fault.Conflict)
		if now := w.facts(); len(now) != 1 || now[0] != denied {
			t.Errorf("%+v", now)
		}
		w.ok(w.DeleteFact(w.ctx, w.me, f.ID))
		if back, err := w.AddFact(w.ctx, w.me, again); err != nil || !back.SaidAt.Equal(said) {
			t.Errorf("%+v %v", back, err)
		}
		w.refused("twice", w.DeleteFact(w.ctx, w.me, f.ID), fault.NotFound)
	})
}

// TestFactsThatReplaceEachOtherAtOnceAreAllAnswered holds that a call returns the fact that it added, even if another
// call has replaced it since.
func TestFactsThatReplaceEachOtherAtOnceAreAllAnswered(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		for _, f := range together(w, 16, func(i int) (tailor.Fact, error) {
			return w.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
				Requirement: "Kafka", Reply: interview.Line, Text: fmt.Sprintf("Ran %d clusters", i),
			}})
		}) {
			if !strings.HasPrefix(f.Text, "Ran ") {
				t.Errorf("%+v", f)
			}
		}
		if n := len(w.facts()); n != 1 {
			t.Errorf("%d facts", n)
		}
	})
}

func TestAFullAccountStillTakesAnswers(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		bound := int(billing.Everything().Bounds[billing.Facts])
		w.ok(w.db.Tailoring().InTx(w.ctx, func(tx tailor.Store) error {
			for i := range bound {
				f := tailor.Fact{
					ID: id.Fact("0000000000000000000000" + string([]byte{
						byte('0' + i/1000%10), byte('0' + i/100%10), byte('0' + i/10%10), byte('0' + i%10),
					})), Owner: w.me, CreatedAt: start, SaidAt: start,
					Said: tailor.Said{Fact: interview.Fact{
						Requirement: "Skill " + string(rune('一'+i)), Kind: interview.Evidence, Reply: interview.No,
					}},
				}
				if err := tx.SaveFact(w.ctx, f); err != nil {
					return err
				}
			}
			return nil
		}))
		w.refused("one too many", second(w.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Python", Reply: interview.No,
		}})), fault.Quota)
		_, err := w.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Skill 一", Reply: interview.Line, Text: "Instead of the denial", Place: "Analyst",
		}})
		w.ok(err)
		v, _ := w.optimized(w.resume().Latest, w.job("x").ID)
		q := answerable(t, w.open(v.ID))
		w.decide(v.ID, interview.Answer{Requirement: q.Requirement, Reply: interview.No})
		if n := len(w.facts()); n != bound {
			t.Errorf("%d facts", n)
		}
		if o := w.made(v.ID); len(o.Decisions.Answers) != 1 {
			t.Errorf("the answer is lost: %+v", o.Decisions)
		}
	})
}

func TestFactsAreExported(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		f, err := w.AddFact(w.ctx, w.me, tailor.NewFact{Fact: interview.Fact{
			Requirement: "Python", Reply: interview.Line, Text: "Built reports",
		}})
		w.ok(err)
		found := map[string]string{}
		w.ok(w.Export(w.ctx, w.me, func(name string, data []byte) error {
			found[name] = string(data)
			return nil
		}))
		var got map[string]any
		w.ok(json.Unmarshal([]byte(found["facts/"+string(f.ID)+".json"]), &got))
		if got["text"] != "Built reports" || got["requirement"] != "Python" || got["saidAt"] != "2026-11-21T09:00:00Z" {
			t.Errorf("%v", found)
		}
		w.ok(w.Export(w.ctx, w.other, func(name string, _ []byte) error {
			t.Errorf("somebody else's export holds %s", name)
			return nil
		}))
	})
}
