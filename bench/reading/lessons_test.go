package reading

import (
	"os"
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
)

func TestWeightsAreThoseOfTheLessons(t *testing.T) {
	t.Parallel()
	want, err := Fingerprint("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../internal/engine/docparse/reader.weights.sum")
	if err != nil {
		t.Fatal(err)
	}
	if strings.TrimSpace(string(got)) != want {
		t.Error("the reader was trained on other documents or features than there are now; run make train")
	}
}

func TestTruthAgainstItselfIsWhole(t *testing.T) {
	t.Parallel()
	tagged, err := docparse.ReadTagged("one",
		"<name>Ann Lee</name>\n<job><title>Nurse</title>, <employer>Elm Clinic</employer>, <start>03/2019</start> - <end>now</end></job>\n")
	if err != nil {
		t.Fatal(err)
	}
	got := truthOf(tagged)
	if len(got.work) != 1 || got.work[0].titles[0] != "Nurse" || got.work[0].employer != "Elm Clinic" ||
		got.name != "Ann Lee" {
		t.Errorf("read %+v", got)
	}
	for _, c := range []struct {
		want, got string
		same      bool
	}{
		{"03/2019", "2019-03", true},
		{"Sept. 2017", "2017-09", true},
		{"now", "", true},
		{"2011", "2012", false},
		{"'15", "2015", true},
		{"3/19", "2019-04", false},
	} {
		if sameDate(c.want, c.got) != c.same {
			t.Errorf("%q and %q: same is not %v", c.want, c.got, c.same)
		}
	}
}

// A resume that was written in another way holds what its tags say: each tag lies on words of its own.
func TestAVariedResumeIsTaggedWell(t *testing.T) {
	t.Parallel()
	authors, err := LoadTagged("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, doc := range authors["birch"] {
		for n := range 4 {
			v := Vary(doc, authors["rowan"], n)
			if again := Vary(doc, authors["rowan"], n); again.Text != v.Text {
				t.Fatalf("%s: two texts of one number", doc.Name)
			}
			jobs := 0
			for _, s := range v.Spans {
				if s.From >= s.To || s.To > len(v.Text) || strings.TrimSpace(v.Text[s.From:s.To]) == "" {
					t.Fatalf("%s: an empty tag %v", doc.Name, s)
				}
				if s.Tag == "job" {
					jobs++
				}
			}
			if want := len(truthOf(doc).work); jobs != want {
				t.Errorf("%s: %d jobs of %d", doc.Name, jobs, want)
			}
		}
	}
}
