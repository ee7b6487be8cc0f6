package check

import (
	"slices"
	"testing"
)

// A rule that the model of lines has not learned from changes nothing of what it sees, and may stand alone.
func TestNewRuleOnALine(t *testing.T) {
	t.Parallel()
	word, number, unknown := &suspicion{rule: "new"}, &suspicion{rule: "number-new"}, &suspicion{rule: "sole"}
	want := lineVector([]*suspicion{word, number}, []float64{0.3, 0.2})
	if got := lineVector([]*suspicion{unknown, word, number}, []float64{0.9, 0.3, 0.2}); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := lineVector([]*suspicion{unknown}, []float64{0}); len(got) != len(want) {
		t.Errorf("%d features, want %d", len(got), len(want))
	}
}
