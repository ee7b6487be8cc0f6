package work

import (
	"context"
	"testing"

	"vitae/internal/base/fault"
)

func spend(b *Budget, steps ...int) (int, error) {
	return Within(b, func() (int, error) {
		done := 0
		for _, n := range steps {
			b.Spend(n)
			done++
		}
		return done, nil
	})
}

func TestWorkEndsWithItsSteps(t *testing.T) {
	t.Parallel()
	b := New(t.Context(), 10)
	if done, err := spend(b, 4, 6); done != 2 || err != nil || b.Spent() != 10 {
		t.Errorf("%d, %v, %d steps", done, err, b.Spent())
	}
	if done, err := spend(b, 1); done != 0 || fault.KindOf(err) != fault.TooLarge || fault.Public(err) == "" {
		t.Errorf("beyond: %d, %v", done, err)
	}
	if done, err := spend(nil, 1<<40, 1<<40); done != 2 || err != nil {
		t.Errorf("without bound: %d, %v", done, err)
	}
}

func TestWorkEndsWhereNobodyWaits(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	b := New(ctx, 100*lookEvery)
	if done, err := spend(b, lookEvery, lookEvery); done != 2 || err != nil {
		t.Errorf("%d, %v", done, err)
	}
	cancel()
	if _, err := spend(b, lookEvery+1); fault.KindOf(err) != fault.Unavailable {
		t.Errorf("%v", err)
	}
}

func TestAPanicOfAnotherKindGoesOn(t *testing.T) {
	t.Parallel()
	outer, inner := New(t.Context(), 1), New(t.Context(), 100)
	for want, f := range map[any]func(){
		"x": func() { panic("x") }, "outer": func() { outer.Spend(2) },
	} {
		got := func() (v any) {
			defer func() { v = recover() }()
			_, _ = Within(inner, func() (int, error) { f(); return 0, nil })
			return nil
		}()
		if s, ok := got.(stop); got != want && !(ok && s.of == outer && want == "outer") {
			t.Errorf("%v: %v", want, got)
		}
	}
}
