package fault_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/base/fault"
)

func TestPanicTextHoldsNothingOfTheClient(t *testing.T) {
	t.Parallel()
	for _, v := range []any{
		"Jane Doe", errors.New("Jane Doe"), fmt.Errorf("reading: %w", errors.New("Jane Doe")),
		[]string{"Jane Doe"},
	} {
		if got := fault.PanicText(v); strings.Contains(got, "Jane") || !strings.HasPrefix(got, "a ") {
			t.Errorf("%T: %q", v, got)
		}
	}
	defer func() {
		if got := fault.PanicText(recover()); !strings.Contains(got, "index out of range") {
			t.Errorf("a runtime error: %q", got)
		}
	}()
	var none []int
	_ = none[len(none)]
}
