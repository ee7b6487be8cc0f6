package identity

import (
	"crypto/sha256"
	"sync"
)

// tokensSeen bounds the memory of checked tokens, to some 2 MB.
const tokensSeen = 8192

// seenToken is a token whose signature was right under the key of that name.
type seenToken struct {
	claims claims
	key    string
}

// seenTokens remembers tokens by their SHA-256. Where it is full it forgets all: they are checked again.
type seenTokens struct {
	mu  sync.RWMutex
	all map[[sha256.Size]byte]seenToken
}

func (s *seenTokens) get(sum [sha256.Size]byte) (seenToken, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	t, ok := s.all[sum]
	return t, ok
}

func (s *seenTokens) add(sum [sha256.Size]byte, t seenToken) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all == nil || len(s.all) >= tokensSeen {
		s.all = map[[sha256.Size]byte]seenToken{}
	}
	s.all[sum] = t
}
