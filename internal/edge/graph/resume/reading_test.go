package resume_test

import (
	"context"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"vitae/internal/base/id"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/posting"
)

// atWork counts the readings that are under way.
type atWork struct {
	world
	now, most *atomic.Int64
}

func (w atWork) Reading(context.Context, tailor.JobDescription) (*posting.Posting, error) {
	n := w.now.Add(1)
	defer w.now.Add(-1)
	for most := w.most.Load(); n > most && !w.most.CompareAndSwap(most, n); {
		most = w.most.Load()
	}
	for range 100 {
		runtime.Gosched()
	}
	return &posting.Posting{}, nil
}

// A list of jobs is read one after the other: all at once they would fill the queue for the engine and be refused.
func TestAListOfReadingsWaitsForOneTurnAtATime(t *testing.T) {
	t.Parallel()
	w := atWork{
		world{calls: &calls{count: map[string]int{}, given: map[string]any{}}, n: 100},
		new(atomic.Int64),
		new(atomic.Int64),
	}
	body := askOf(t, w, `{jobMatchAnalyses(resumeVersionId:"`+string(key[id.Version]('v', 1))+
		`",first:50){jobDescription{reading}}}`, nil)
	if n := w.most.Load(); n != 1 || strings.Contains(body, "errors") {
		t.Errorf("%d at once: %.300s", n, body)
	}
}
