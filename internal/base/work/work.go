// Package work bounds what one piece of work may cost. It counts steps rather than time, so that the same input always
// ends the same way, however busy the machine is. It never looks at what is done.
package work

import (
	"context"

	"vitae/internal/base/fault"
)

// Most is how many steps one run of the engines may take: about a second of a processor. A resume of 270 lines needs a
// tenth of it, and one of the longest that is tailored, 800 lines, about two thirds.
const Most = 60_000_000

// lookEvery is how many steps a Budget takes between checks whether anybody is still waiting.
const lookEvery = 1_000_000

// Budget is what is left of the steps that a piece of work may take. It belongs to one goroutine. A nil Budget is
// without bound.
type Budget struct {
	ctx   context.Context
	left  int
	look  int // where left is when it looks again
	spent int
}

// New makes a Budget of so many steps, which also ends with ctx.
func New(ctx context.Context, steps int) *Budget {
	return &Budget{ctx: ctx, left: steps, look: steps - lookEvery}
}

// stop is what ends the work of a Budget, up to Within.
type stop struct {
	of  *Budget
	err error
}

// Spend takes steps. Where none are left, or nobody waits any more, it ends the work: Within returns the error.
func (b *Budget) Spend(steps int) {
	if b == nil {
		return
	}
	b.left -= steps
	b.spent += steps
	if b.left < b.look || b.left < 0 {
		b.check()
	}
}

func (b *Budget) check() {
	const op = "work.Spend"
	b.look = b.left - lookEvery
	if err := b.ctx.Err(); err != nil {
		panic(stop{b, fault.Wrap(op, fault.Unavailable, "The request was canceled.", err)})
	}
	if b.left < 0 {
		panic(stop{b, fault.New(op, fault.TooLarge,
			"This text takes too long to process. Shorten long lines and lists, and remove repeated text.")})
	}
}

// Spent returns how many steps were taken.
func (b *Budget) Spent() int { return b.spent }

// Within runs f, which spends from b. If the budget ends f, Within returns that error.
func Within[T any](b *Budget, f func() (T, error)) (out T, err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case stop:
			if v.of != b {
				panic(v)
			}
			var none T
			out, err = none, v.err
		default:
			panic(v)
		}
	}()
	return f()
}
