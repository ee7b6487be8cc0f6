package docparse

import (
	"bytes"
	"context"
	"math/rand/v2"
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
	if grown := m.Reallocate(3 * page); &grown[0] != &small[0] || len(grown) != 3*page ||
		!bytes.HasPrefix(grown, []byte("somebody")) {
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

// TestMutantsLeaveNoMemory holds that damaged PDFs, whatever becomes of them, share a few address spaces: one that
// keeps its instance's memory would cost up to 80 MiB.
func TestMutantsLeaveNoMemory(t *testing.T) {
	t.Parallel()
	mapped := func() int {
		spaces.mu.Lock()
		defer spaces.mu.Unlock()
		return spaces.mapped
	}
	r, src, before := engineReader(t, kept()), rand.New(rand.NewPCG(11, 1)), mapped()
	reads := mutantsWanted(t, 48)
	for range reads {
		res, err := r.Read(context.Background(), "", mutant(plainPDF(), src))
		holdAnswer(t, "mutant", res, err)
	}
	if grown := mapped() - before; reads > 40 && grown > reads*3/4 { // some are of the tests beside this one
		t.Errorf("%d readings left %d address spaces", reads, grown)
	}
}
