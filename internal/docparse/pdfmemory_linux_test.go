package docparse

import (
	"bytes"
	"testing"
)

// TestMemoryIsGivenBack holds that an instance's memory grows in its place, ends at its limit, and comes back as zeros.
func TestMemoryIsGivenBack(t *testing.T) {
	t.Parallel()
	const page = 64 << 10
	var s freeSpaces
	m := systemMemory{space: s.take(4 * page)}
	small := m.Reallocate(page)
	copy(small, "somebody's resume")
	if grown := m.Reallocate(3 * page); &grown[0] != &small[0] || len(grown) != 3*page || !bytes.HasPrefix(grown, []byte("somebody")) {
		t.Error("the memory moved or lost what it held")
	}
	if m.Reallocate(5*page) != nil {
		t.Error("the memory grew over its limit")
	}
	s.give(m.space)
	again := s.take(4 * page)
	if &again[0] != &small[0] || !bytes.Equal(again, make([]byte, 4*page)) {
		t.Error("the next instance sees what the last one held, or the space was not used again")
	}
}
