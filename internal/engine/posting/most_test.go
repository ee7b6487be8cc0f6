package posting

import "testing"

// most counts the examples of a learned reading that are read wrong. A model that learns from other postings reads some
// example in another way each time; the test fails where fewer than least are right, and logs those that are not.
type most struct {
	*testing.T
	of, wrong int
}

func mostOf(t *testing.T, examples, least int) *most {
	t.Helper()
	m := &most{T: t, of: examples}
	t.Cleanup(func() {
		if m.of-m.wrong < least {
			t.Errorf("%d of %d are read right, not %d", m.of-m.wrong, m.of, least)
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
