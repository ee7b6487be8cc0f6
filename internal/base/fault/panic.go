package fault

import (
	"errors"
	"fmt"
	"runtime"
)

// PanicText describes the value of a recovered panic for a log: in the runtime's own words, or by its type where it is
// anything else, which may hold what a user sent.
func PanicText(v any) string {
	var e runtime.Error
	if err, ok := v.(error); ok && errors.As(err, &e) {
		return e.Error()
	}
	return fmt.Sprintf("a %T", v)
}
