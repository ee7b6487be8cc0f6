package docrender

import (
	"bytes"
	"strings"
	"sync"
	"testing"
)

// TestManyDrawAtOnce draws in every template on as many goroutines, files and pages on the screen, from one document
// and one library of fonts. It is one of the tests that run under the race detector (see docs/testing.md).
func TestManyDrawAtOnce(t *testing.T) {
	t.Parallel()
	r, l := full(t), sampleLetter(t)
	draw := func(template string) (out [][]byte, err error) {
		o := Options{Template: template}
		for _, f := range []Format{PDF, DOCX, TXT} {
			file, err := Resume(r, f, o)
			if err != nil {
				return nil, err
			}
			letter, err := Cover(l, f, o)
			if err != nil {
				return nil, err
			}
			out = append(out, file.Bytes, letter.Bytes)
		}
		pages, err := Pages(r, o)
		if err != nil {
			return nil, err
		}
		return append(out, []byte(strings.Join(pages.Pages, "\n"))), nil
	}
	var all sync.WaitGroup
	got := make([][][]byte, len(Templates()))
	for i, tm := range Templates() {
		all.Go(func() {
			var err error
			if got[i], err = draw(tm.Name); err != nil {
				t.Errorf("%s: %v", tm.Name, err)
			}
		})
	}
	all.Wait()
	for i, tm := range Templates() {
		single, err := draw(tm.Name)
		if err != nil {
			t.Fatal(err)
		}
		for k := range single {
			if len(got[i]) != len(single) || !bytes.Equal(got[i][k], single[k]) {
				t.Errorf("%s, thing %d: other bytes than alone", tm.Name, k)
			}
		}
	}
}
