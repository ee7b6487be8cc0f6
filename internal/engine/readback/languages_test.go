package readback

import (
	"context"
	"fmt"
	"testing"

	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// TestStandardWordsAreReadBack draws a resume that gives no section a heading in each language, with a job for each
// month, and finds every field again.
func TestStandardWordsAreReadBack(t *testing.T) {
	t.Parallel()
	c := New(newReader(t))
	for _, code := range lang.Codes() {
		d := whole()
		d.Work = nil
		for month := 12; month > 0; month-- {
			d.Work = append(d.Work, document.Work{
				Position: "Ward Nurse", Name: fmt.Sprintf("Hill Hospital %d", month),
				StartDate:  document.Date(fmt.Sprintf("%d-%02d", 2000+month, month)),
				EndDate:    document.Date(fmt.Sprint(2001 + month)),
				Highlights: []string{"Cared for up to nine patients in a shift"},
			})
		}
		d.Work[0].EndDate = ""
		l := d.LayoutOf()
		l.Language, l.Headings = code, nil
		d.SetLayout(l)
		for _, f := range formats {
			out, err := docrender.Resume(d, f, docrender.Options{})
			if err != nil {
				t.Fatal(err)
			}
			got, err := c.Compare(context.Background(), d, out.Bytes, f)
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range got.Losses {
				t.Errorf("%s, %s: %+v", code, f, l)
			}
		}
	}
}
