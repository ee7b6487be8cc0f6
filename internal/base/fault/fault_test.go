package fault_test

import (
	"errors"
	"fmt"
	"io"
	"testing"

	"vitae/internal/base/fault"
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
		"silent outer": {
			fault.Wrap("tailor.Resume", fault.Invalid, "", cause), fault.Invalid,
			"The file is cut off.",
		},
		"foreign": {io.EOF, fault.Internal, "Something went wrong on our side."},
		"none":    {nil, fault.Internal, "Something went wrong on our side."},
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

func TestAFieldIsReportedInTheMessageAndBesideIt(t *testing.T) {
	t.Parallel()
	err := fault.Field("op", "title", "Give it a title.")
	if fault.KindOf(err) != fault.Invalid || fault.Public(err) != "Give it a title." ||
		fault.FieldsOf(err)["title"] != "Give it a title." {
		t.Error(err)
	}
}

func TestOnlyWhatIsMissingGetsItsSentence(t *testing.T) {
	t.Parallel()
	missing := fault.New("op", fault.NotFound, "There is no such hat.")
	if err := fault.IfMissing(nil, missing); err != nil {
		t.Error(err)
	}
	if err := fault.IfMissing(fault.New("store", fault.NotFound, ""), missing); !errors.Is(err, missing) {
		t.Error(err)
	}
	if err := fault.IfMissing(fault.New("store", fault.Unavailable, ""), missing); errors.Is(err, missing) ||
		fault.KindOf(err) != fault.Unavailable {
		t.Error(err)
	}
}
