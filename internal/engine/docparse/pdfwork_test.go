package docparse

import (
	"bytes"
	"compress/zlib"
	"context"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/base/fault"
)

// busyPDF makes a small PDF whose page holds operators that draw nothing, packed as they are or as a filter's second
// half.
func busyPDF(t *testing.T, times int, hidden bool) []byte {
	t.Helper()
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, err := z.Write(bytes.Repeat([]byte("q Q "), times))
	if err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	stream, filter := packed.String(), "/FlateDecode"
	if hidden {
		stream, filter = fmt.Sprintf("%x>", stream), "[/ASCIIHexDecode/FlateDecode]"
	}
	return bytes.Replace(simplePDF(1, ""), []byte("<</Length 0>>\nstream\n\nendstream"),
		fmt.Appendf(nil, "<</Length %d/Filter%s>>\nstream\n%s\nendstream", len(stream), filter, stream), 1)
}

// TestAPDFThatOnlyMakesWorkIsGivenUp holds that a few kilobytes do not keep the PDF engine busy: what can be counted is
// refused before it is drawn, what hides behind a second filter ends with the page's time or the engine's memory.
func TestAPDFThatOnlyMakesWorkIsGivenUp(t *testing.T) {
	for name, c := range map[string]struct {
		data []byte
		says string
	}{
		"8 million operators":           {busyPDF(t, 8_000_000, false), "takes too long to read"},
		"20 million behind two filters": {busyPDF(t, 20_000_000, true), ""},
	} {
		_, err := testReader().Read(context.Background(), "", c.data)
		if fault.KindOf(err) != fault.Unreadable || !strings.Contains(fault.Public(err), c.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if overdrawn(busyPDF(t, 100_000, false)) {
		t.Error("400 KB of operators are refused")
	}
}
