package sqlstore_test

import (
	"context"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/interview"
)

// factOf makes a fact of an owner.
func factOf(owner id.User, f id.Fact, words string, minute int) tailor.Fact {
	return tailor.Fact{
		ID: f, Owner: owner, CreatedAt: now.UTC(), SaidAt: later(minute).UTC(),
		Said: tailor.Said{Version: "v", Fact: interview.Fact{
			Requirement: "Python", Kind: interview.Evidence, Skill: "python", Reply: interview.Line, Text: words,
			Place: "Analyst, Initech", Section: "work",
		}},
	}
}

func TestFactsAreKeptForTheirOwnerAlone(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		first := factOf(a, "00000000000000000000000001", "Built reports", 1)
		second := factOf(a, "00000000000000000000000002", "Moved jobs", 2)
		odd := factOf(b, "00000000000000000000000003", broken, 3)
		for _, f := range []tailor.Fact{first, second, odd} {
			s.ok(store.SaveFact(ctx, f))
		}
		first.Text, first.SaidAt = "Built all reports", later(9).UTC()
		s.ok(store.SaveFact(ctx, first))
		got, err := store.Facts(ctx, a)
		s.ok(err)
		s.same("the latest said first", got, []tailor.Fact{first, second})

		theirs := factOf(b, first.ID, "theirs", 1)
		s.missing("to write somebody else's", store.SaveFact(ctx, theirs))
		s.missing("for nobody", store.SaveFact(ctx, factOf(404, "00000000000000000000000004", "x", 1)))
		s.missing("to delete somebody else's", store.DeleteFact(ctx, b, first.ID))
		for _, name := range strange {
			s.missing(name, store.DeleteFact(ctx, a, id.Fact(name)))
			if !id.WellFormed(id.Fact(name)) {
				s.missing(name, store.SaveFact(ctx, factOf(a, id.Fact(name), "x", 1)))
			}
		}
		s.ok(store.DeleteFact(ctx, a, first.ID))
		s.missing("one that is deleted", store.DeleteFact(ctx, a, first.ID))
		got, err = store.Facts(ctx, a)
		s.ok(err)
		s.same("the other stays", got, []tailor.Fact{second})
		got, err = store.Facts(ctx, b)
		s.ok(err)
		s.same("text that no database holds is cut, the rest stays", len(got), 1)
	})
}
