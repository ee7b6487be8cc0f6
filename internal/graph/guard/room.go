package guard

import (
	"sync/atomic"
	"time"

	"vitae/internal/fault"
)

// Room bounds the operations that are answered at once, in all endpoints that share it. What is under way shares the
// processors, so that beyond some number each more makes all of them slower and holds memory meanwhile: who finds no room
// is asked to come back at once, which costs next to nothing. An operation takes room once its body is read and gives it
// back before its answer is sent, so that slow clients take none.
type Room struct {
	most  int64
	taken atomic.Int64
}

// NewRoom makes a Room for so many.
func NewRoom(most int) *Room { return &Room{most: int64(most)} }

// comeBackIn is when who found no room is asked to come back.
const comeBackIn = 2 * time.Second

// enter takes room and gives what gives it back. A nil Room has no bound.
func (r *Room) enter() (leave func(), err error) {
	if r == nil {
		return func() {}, nil
	}
	if r.taken.Add(1) > r.most {
		r.taken.Add(-1)
		return nil, &fault.Error{Op: "guard.Room", Kind: fault.Unavailable, Message: "The server is busy. Try again in a few seconds.", Wait: comeBackIn}
	}
	return func() { r.taken.Add(-1) }, nil
}
