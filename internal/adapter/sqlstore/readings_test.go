package sqlstore_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"vitae/internal/adapter/sqlstore"
	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

// noise is a text that does not get shorter.
func noise(bytes int) string {
	r := rand.New(rand.NewPCG(1, 2))
	b := make([]byte, bytes)
	for i := range b {
		b[i] = byte(' ' + r.IntN(90))
	}
	return string(b)
}

func TestAReadingIsKeptWithItsJob(t *testing.T) {
	eachStore(t, func(ctx context.Context, s accounts) {
		a, b, store := s.add("ada"), s.add("bob"), s.db.Tailoring()
		one, two := s.jobFor(a, "one", now), s.jobFor(a, "two", now)
		read := &posting.Posting{
			Text: "Bäcker <&> \u2028 Ofen", Title: "Bäcker", Years: 1.0 / 3,
			Requirements: []posting.Requirement{{ID: "1", Text: "Ofen", Terms: []posting.Term{}, Confidence: 0.1}},
			Dropped:      []posting.Span{{Start: 1, End: 2}},
		}
		found := func(what string, owner id.User, j id.JobDescription, sum string, want *posting.Posting) {
			s.t.Helper()
			got, err := store.KeptReading(ctx, owner, j, sum)
			s.ok(err)
			s.same(what, got, want)
		}
		found("before it is kept", a, one.ID, "", nil)
		s.ok(store.KeepReading(ctx, b, one.ID, tailor.KeptReading{Sum: "theirs", Read: &posting.Posting{}}))
		s.ok(store.KeepReading(ctx, a, one.ID, tailor.KeptReading{Sum: "sum", Read: read}))
		found("as kept", a, one.ID, "sum", read)
		found("of somebody else", b, one.ID, "sum", nil)
		found("under another sum", a, one.ID, "theirs", nil)
		found("of another job", a, two.ID, "sum", nil)
		for _, odd := range strange {
			found("of no job", a, id.JobDescription(odd), "sum", nil)
			s.ok(store.KeepReading(ctx, a, id.JobDescription(odd), tailor.KeptReading{Sum: "sum", Read: read}))
		}
		before, err := store.Job(ctx, a, one.ID)
		s.ok(err)
		s.same("the job itself", before, one)
		s.ok(store.SaveJob(ctx, one))
		found("after a change of the job", a, one.ID, "sum", read)
		s.ok(store.KeepReading(ctx, a, one.ID,
			tailor.KeptReading{Sum: "large", Read: &posting.Posting{Text: noise(100 << 10)}}))
		found("one that is too large", a, one.ID, "large", nil)
		found("in place of what was kept", a, one.ID, "sum", read)
		s.ok(s.db.Raw().InTx(ctx, func(tx sqlstore.Raw) error {
			_, err := tx.Exec(ctx, `UPDATE job_descriptions SET reading = ? WHERE id = ?`, []byte{1, 2, 3},
				string(one.ID))
			return err
		}))
		found("one that is damaged", a, one.ID, "sum", nil)
	})
}
