package annotation_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/annotation"
)

func TestParse(t *testing.T) {
	t.Parallel()
	got, err := annotation.Parse(
		"<job><title>Nurse</title>,\n<employer>Elm  Clinic,</employer></job> 3 < 4 <skill n=\"2\" of=\"Go\">Go</skill>\n")
	want := annotation.Document{Text: "Nurse,\nElm  Clinic, 3 < 4 Go\n", Tags: []annotation.Tag{
		{Name: "job", Start: 0, End: 19, Attrs: map[string]string{}},
		{Name: "title", Start: 0, End: 5, Attrs: map[string]string{}},
		{Name: "employer", Start: 7, End: 19, Attrs: map[string]string{}},
		{Name: "skill", Start: 26, End: 28, Attrs: map[string]string{"n": "2", "of": "Go"}},
	}}
	if d := cmp.Diff(want, got); d != "" || err != nil {
		t.Error(d, err)
	}
	if w := got.Words(got.Tags[2]); w != "Elm Clinic" {
		t.Errorf("%q", w)
	}
	for _, s := range []string{"<job>Nurse", "Nurse</job>", "<job><title>Nurse</job></title>"} {
		if _, err := annotation.Parse(s); err == nil {
			t.Errorf("%s is no error", s)
		}
	}
}
