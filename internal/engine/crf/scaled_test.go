package crf

import (
	"math"
	"testing"
)

// Scaled probabilities are those of their logarithms.
func TestScaledMarginalsAreThoseOfLogarithms(t *testing.T) {
	t.Parallel()
	examples := sample(3, 60)
	m := Train([]string{"a", "b", "c"}, examples,
		Options{Forbid: func(from, to int) bool { return from == 0 && to == 9 }})
	for _, e := range examples {
		l := m.Lattice(e.Items)
		want := l.logMarginals()
		for i, row := range l.Marginals() {
			for y, p := range row {
				if math.Abs(p-want[i][y]) > 1e-9 {
					t.Fatalf("%g, not %g", p, want[i][y])
				}
			}
		}
	}
}
