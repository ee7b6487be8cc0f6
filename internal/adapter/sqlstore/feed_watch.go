package sqlstore

import (
	"sync"

	"vitae/internal/base/id"
)

// watchers are who waits in this process for events of a user.
type watchers struct {
	mu  sync.Mutex
	all map[id.User]map[chan struct{}]struct{}
}

// add returns a channel that wake fills, and how to end that. It holds one wake-up: more of them mean no more.
func (w *watchers) add(user id.User) (wake <-chan struct{}, stop func()) {
	c := make(chan struct{}, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.all == nil {
		w.all = map[id.User]map[chan struct{}]struct{}{}
	}
	if w.all[user] == nil {
		w.all[user] = map[chan struct{}]struct{}{}
	}
	w.all[user][c] = struct{}{}
	return c, func() { w.remove(user, c) }
}

func (w *watchers) remove(user id.User, c chan struct{}) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.all[user], c)
	if len(w.all[user]) == 0 {
		delete(w.all, user)
	}
}

// wake wakes who watches these users.
func (w *watchers) wake(users ...id.User) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, u := range users {
		for c := range w.all[u] {
			nudge(c)
		}
	}
}

// wakeAll wakes everybody.
func (w *watchers) wakeAll() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, of := range w.all {
		for c := range of {
			nudge(c)
		}
	}
}

func nudge(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // it has not looked since the last one
	}
}
