package docparse

import "testing"

// mostShare is how many examples of one kind must be read whole, but for one of a few. A model that learns from other
// documents reads some example in another way each time; what it reads worse as a whole shows here and in the floors.
const mostShare = 0.9

// most counts the examples that are read wrong. It fails the test at its end where they are too many.
type most struct {
	*testing.T
	of, wrong int
}

func mostOf(t *testing.T, examples int) *most {
	m := &most{T: t, of: examples}
	t.Cleanup(func() {
		if m.wrong > 1 && float64(m.of-m.wrong) < mostShare*float64(m.of) {
			t.Errorf("%d of %d examples are read wrong", m.wrong, m.of)
		}
	})
	return m
}

// wrongly notes one example that is read wrong.
func (m *most) wrongly(format string, args ...any) {
	m.Helper()
	m.wrong++
	m.Logf(format, args...)
}
