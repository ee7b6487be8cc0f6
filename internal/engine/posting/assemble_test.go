package posting

import (
	"math/rand/v2"
	"testing"
)

// TestInsideOfFindsWhatComparingEachWithEachFinds holds the search to its definition.
func TestInsideOfFindsWhatComparingEachWithEachFinds(t *testing.T) {
	t.Parallel()
	const far, most = 12, 8
	r := rand.New(rand.NewPCG(1, 2))
	drawn := func() extent {
		start := r.IntN(far)
		return extent{start, start + r.IntN(far)}
	}
	for range 2000 {
		list := make([]extent, r.IntN(most))
		for i := range list {
			list[i] = drawn()
		}
		e, want := drawn(), false
		for _, o := range list {
			want = want || o.start <= e.start && e.end <= o.end && o.end-o.start > e.end-e.start
		}
		if got := insideOf(list)(e); got != want {
			t.Fatalf("%v within %v: %t, want %t", e, list, got, want)
		}
	}
}
