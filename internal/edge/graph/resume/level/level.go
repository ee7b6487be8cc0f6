// Package level keeps together what one level of an answer holds, so that what hangs on its items is looked up for all
// of them at once, by whichever item is asked first: `resumes { versions { jobMatches } }` costs three look-ups,
// whatever the lists hold.
//
// It never looks anything up itself and belongs to one request.
package level

import (
	"sync"

	"vitae/internal/base/fault"
	"vitae/internal/domain/coach"
	"vitae/internal/domain/resume"
	"vitae/internal/domain/tailor"
)

// Resumes are the resumes of a level.
type Resumes struct {
	Looked
	All []resume.Resume
}

// Versions are the versions of a level.
type Versions struct {
	Looked
	All []resume.Version
}

// Jobs are the job descriptions of a level.
type Jobs struct {
	Looked
	All []tailor.JobDescription
}

// Analyses are the analyses of a level.
type Analyses struct {
	Looked
	All []tailor.Analysis
}

// Optimizations tell how the versions of a level were made.
type Optimizations struct {
	Looked
	All []tailor.Optimization
}

// Letters are the cover letters of a level.
type Letters struct {
	Looked
	All []coach.Letter
}

// Plans are the development plans of a level.
type Plans struct {
	Looked
	All []coach.Plan
}

// Guides are the interview guides of a level.
type Guides struct {
	Looked
	All []coach.Guide
}

// Comparisons are the comparisons of jobs of a level.
type Comparisons struct {
	Looked
	All []coach.Comparison
}

// Looked is what was looked up for the items of a level. It is safe for concurrent use.
type Looked struct {
	budget *Budget

	mu    sync.Mutex
	found map[any]any // a look-up's key, and func() (T, error)
}

// Under makes the Looked of a level that counts against a budget.
func Under(b *Budget) Looked { return Looked{budget: b} }

// Budget returns what the level counts against.
func (l *Looked) Budget() *Budget { return l.budget }

// Once looks something up for a level at the first call with a key, and gives what was found at each.
func Once[T any](l *Looked, key any, find func() (T, error)) (T, error) {
	l.mu.Lock()
	if l.found == nil {
		l.found = map[any]any{}
	}
	once, known := l.found[key].(func() (T, error))
	if !known {
		once = sync.OnceValues(find)
		l.found[key] = once
	}
	l.mu.Unlock()
	return once()
}

// Budget bounds what one root field's answer holds, since lists inside lists multiply. It is safe for concurrent use.
type Budget struct {
	mu   sync.Mutex
	left int
	work sync.Mutex
}

// Limit is how much an answer may hold, and what its items weigh: what is large weighs more.
const (
	Limit    = 10_000
	Light    = 1  // a resume or version
	Heavy    = 5  // a job description, an analysis or its report
	Document = 10 // what a version says
	Reading  = 50 // what a job description asks for, which is read anew
)

// NewBudget returns a whole budget.
func NewBudget() *Budget { return &Budget{left: Limit} }

// Work waits until no other work of the answer is under way, so that a list does not queue for the engine with all its
// items at once. The caller ends its own with the function.
func (b *Budget) Work() (done func()) {
	b.work.Lock()
	return b.work.Unlock
}

// Take counts items that were looked up, or are about to be.
func (b *Budget) Take(items, weight int) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.left -= items * weight; b.left < 0 {
		return fault.New("level.Take", fault.Invalid, "The response would be too large. Use the argument “first” to request fewer items.")
	}
	return nil
}
