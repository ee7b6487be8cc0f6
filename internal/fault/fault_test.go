package fault_test

import (
	"errors"
	"fmt"
	"io"
	"testing"

	"vitae/internal/fault"
)

func TestKindAndSentenceComeFromTheChain(t *testing.T) {
	t.Parallel()
	cause := fault.Wrap("docparse.Read", fault.Unreadable, "The file is cut off.", io.ErrUnexpectedEOF)
	for name, c := range map[string]struct {
		err    error
		kind   fault.Kind
		public string
	}{
		"own":            {cause, fault.Unreadable, "The file is cut off."},
		"wrapped by fmt": {fmt.Errorf("upload: %w", cause), fault.Unreadable, "The file is cut off."},
		"silent outer":   {fault.Wrap("tailor.Resume", fault.Invalid, "", cause), fault.Invalid, "The file is cut off."},
		"foreign":        {io.EOF, fault.Internal, "Something went wrong on our side."},
		"none":           {nil, fault.Internal, "Something went wrong on our side."},
	} {
		if got := fault.KindOf(c.err); got != c.kind {
			t.Errorf("%s: kind %v", name, got)
		}
		if got := fault.Public(c.err); got != c.public {
			t.Errorf("%s: %q", name, got)
		}
	}
	if !errors.Is(cause, io.ErrUnexpectedEOF) {
		t.Error("the cause is lost")
	}
	if got := cause.Error(); got != "docparse.Read: The file is cut off.: unexpected EOF" {
		t.Errorf("log line %q", got)
	}
}
