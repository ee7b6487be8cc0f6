package tailor

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func newTestEngine(t *testing.T) *Engine {
	t.Helper()
	catalogue, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	reader, err := docparse.NewReader(docparse.Config{})
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewEngine(EngineDeps{Catalogue: catalogue, Reader: reader, Clock: clock.System{}})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// A text is read once, whoever asks, and not to its end for a client who has left.
func TestAPostingIsReadOnce(t *testing.T) {
	t.Parallel()
	e := newTestEngine(t)
	const text = "Welder\n\nRequirements\n- Experience with Go and SQL\n"
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := e.Requirements(gone, text); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("for a client who has left: %v", err)
	}
	first, err := e.Job(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := e.Requirements(gone, text); err != nil || again != first {
		t.Errorf("it was read again: %v", err)
	}
	if corrected := first.Correct([]posting.Correction{{Text: first.Requirements[0].Text}}); len(
		corrected.Requirements) == len(first.Requirements) {
		t.Error("a correction has no effect")
	}
	if again, _ := e.Job(t.Context(), text); len(again.Requirements) != len(first.Requirements) {
		t.Error("a correction of one reader is another's")
	}
}

func TestReadingsAreBounded(t *testing.T) {
	t.Parallel()
	r := newReadings(10_000)
	for i := range 20 {
		text := fmt.Sprint(i, strings.Repeat("x", 2_000))
		r.put(text, &posting.Posting{Text: text})
		r.put(text, &posting.Posting{Text: text})
		if r.get("0"+strings.Repeat("x", 2_000)) == nil { // used each time
			t.Fatalf("the latest used was forgotten after %d", i)
		}
	}
	if n := len(r.of); n != r.order.Len() || n > 4 || r.cost > 10_000 || r.cost <= 0 {
		t.Errorf("%d readings of %d bytes", n, r.cost)
	}
	r.put("large", &posting.Posting{Text: strings.Repeat("x", 20_000)})
	if r.get("large") != nil || r.get("19"+strings.Repeat("x", 2_000)) == nil {
		t.Error("one that is too large pushed others out")
	}
}
