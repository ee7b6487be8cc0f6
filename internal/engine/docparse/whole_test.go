package docparse

import (
	"slices"
	"testing"

	"vitae/internal/engine/document"
)

// TestWhole holds that lines without a field stand at the end of a document, but not the values of a JSON file.
func TestWhole(t *testing.T) {
	t.Parallel()
	read := func(f Format) *Result {
		return &Result{
			Format: f, Document: &document.Resume{Basics: document.Basics{Name: "Ann Lee"}},
			NotPlaced: []Line{{Text: " Driving licence B "}, {Text: " "}},
		}
	}
	for _, f := range []Format{PDF, DOCX, TXT, Markdown} {
		r := read(f)
		other := r.Whole().LayoutOf().Other
		if len(other) != 1 || other[0].Heading != "Other" ||
			!slices.Equal(other[0].Lines, []string{"Driving licence B"}) || len(r.Document.LayoutOf().Other) != 0 {
			t.Errorf("%s: %+v, and the result itself %+v", f, other, r.Document)
		}
	}
	if r := read(JSON); r.Whole() != r.Document {
		t.Errorf("JSON: %+v", r.Whole())
	}
}
