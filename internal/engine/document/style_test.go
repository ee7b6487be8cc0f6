package document_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

func TestStyleSurvivesJSONCloneAndLayout(t *testing.T) {
	t.Parallel()
	want := &document.Style{
		Template: "margin", Accent: "teal", Font: "lato", Density: "close", Paper: "letter",
		Pages: 2,
	}
	r := &document.Resume{Basics: document.Basics{Name: "Ana"}}
	if r.StyleOf() != nil {
		t.Error("a style out of nothing")
	}
	r.SetLayout(document.Layout{Order: []document.Section{document.SectionWork}})
	r.SetStyle(want)
	back, err := document.Decode(r.JSON())
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string]*document.Resume{"decoded": back, "cloned": r.Clone()} {
		if d := cmp.Diff(want, got.StyleOf()); d != "" {
			t.Errorf("%s: %s", name, d)
		}
		if len(got.LayoutOf().Order) != 1 {
			t.Errorf("%s: the order is lost", name)
		}
	}
	copied := r.StyleOf()
	if copied.Template = "other"; r.StyleOf().Template != "margin" {
		t.Error("StyleOf hands out the document's own style")
	}
}

func TestStyleOfAnotherProgramCostsNothing(t *testing.T) {
	t.Parallel()
	for style, want := range map[string]document.Style{
		`"modern"`:                               {},
		`[1,2]`:                                  {},
		`{"template":7,"accent":"teal"}`:         {Accent: "teal"},
		`{"pages":"2","template":"classic"}`:     {Template: "classic"},
		`{"pages":-3,"colour":{"r":1}}`:          {},
		`{"pages":2,"paper":"a4","font":"lato"}`: {Pages: 2, Paper: "a4", Font: "lato"},
	} {
		r, err := document.Decode(
			[]byte(`{"basics":{"name":"Ana"},"meta":{"vitae":{"headings":{"work":"Posts"},"style":` + style + `}}}`))
		if err != nil {
			t.Fatal(err)
		}
		if r.LayoutOf().Headings[document.SectionWork] != "Posts" {
			t.Errorf("%s: the headings are lost", style)
		}
		if d := cmp.Diff(&want, r.StyleOf()); d != "" {
			t.Errorf("%s: %s", style, d)
		}
	}
}
