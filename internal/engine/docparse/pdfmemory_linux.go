package docparse

import (
	"context"
	"sync"
	"syscall"

	"github.com/tetratelabs/wazero/experimental"
)

// withMemory has PDFium's memory taken from the system and given back to it at once, beside the collector's heap. In
// the heap each growth would copy it all, and what one PDF leaves would lie there until the next collection: three
// times as much, for a hostile PDF more than 400 MB.
func withMemory(ctx context.Context) context.Context {
	return experimental.WithMemoryAllocator(ctx,
		experimental.MemoryAllocatorFunc(func(_, limit uint64) experimental.LinearMemory {
			return &systemMemory{space: spaces.take(limit)}
		}))
}

// systemMemory is the memory of one instance: as much address space as it may ever use, of which the system holds the
// pages that were written.
type systemMemory struct{ space []byte }

// Reallocate grows the memory in its place.
func (m *systemMemory) Reallocate(size uint64) []byte {
	if size > uint64(len(m.space)) {
		return nil
	}
	return m.space[:size]
}

// Free gives the pages back to the system. The address space stays mapped and reads as zeros, so that nobody who still
// looks at it can crash; the next instance takes it.
func (m *systemMemory) Free() {
	spaces.give(m.space)
	m.space = nil
}

// spaces are the address spaces that no instance uses.
var spaces freeSpaces

type freeSpaces struct {
	mu     sync.Mutex
	free   [][]byte
	mapped int // how many there are, lent ones too
}

func (s *freeSpaces) take(size uint64) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.free); n > 0 && uint64(len(s.free[n-1])) >= size {
		space := s.free[n-1]
		s.free = s.free[:n-1]
		return space
	}
	space, err := syscall.Mmap(-1, 0, int(size), syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return make([]byte, size) // the heap does as well, at a price
	}
	s.mapped++
	return space
}

func (s *freeSpaces) give(space []byte) {
	if space == nil || syscall.Madvise(space, syscall.MADV_DONTNEED) != nil {
		return // what is not known to be zero is not used again
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.free = append(s.free, space)
}
