package skill

import "math/bits"

// edges leads from a node of a trie and a word to the next node: a hash table with open addressing. Smaller
// and faster than a map of Go, and nothing that the garbage collector would follow.
type edges struct {
	slots []edge // a power of two, more than half of them free
	used  int
}

// edge leads from a node by a word to the next, which is never the root: 0 marks a free slot.
type edge struct{ node, word, next uint32 }

// newEdges returns an empty table with room for so many edges.
func newEdges(size int) edges {
	return edges{slots: make([]edge, 1<<bits.Len(uint(2*size-1)))}
}

// slot returns the place of an edge, or the free one where it belongs.
func (e *edges) slot(node, word uint32) *edge {
	const spread = 0x9E3779B97F4A7C15 // 2^64 over the golden ratio: keys that are close come apart
	hash := (uint64(node)<<32 | uint64(word)) * spread >> 32
	for i := int(hash); ; i++ {
		s := &e.slots[i&(len(e.slots)-1)]
		if s.next == 0 || s.node == node && s.word == word {
			return s
		}
	}
}

// at returns the next node, or 0 where there is none.
func (e *edges) at(node, word uint32) uint32 { return e.slot(node, word).next }

// add enters an edge that is not there yet.
func (e *edges) add(node, word, next uint32) {
	if 2*e.used >= len(e.slots) {
		old := e.slots
		e.slots = make([]edge, 2*len(old))
		for _, s := range old {
			if s.next != 0 {
				*e.slot(s.node, s.word) = s
			}
		}
	}
	*e.slot(node, word) = edge{node: node, word: word, next: next}
	e.used++
}
