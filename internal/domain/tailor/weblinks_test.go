package tailor_test

import (
	"testing"

	"vitae/internal/base/fault"
)

func TestWithoutAReaderNoLinkIsRead(t *testing.T) {
	t.Parallel()
	each(t, func(w *world) {
		_, err := w.ReadLink(w.ctx, "https://example.com/")
		w.refused("a link", err, fault.Unavailable)
	})
}
