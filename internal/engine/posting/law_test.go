package posting

import "testing"

// Whatever is learned, no head begins within a word, and a licence is none of the conditions that only a person can
// answer.
func TestLawsOfLearnedReadings(t *testing.T) {
	t.Parallel()
	if p := Read(catalogue, load(t, "bakery")); p.Title == "m Dana and" {
		t.Errorf("the title begins within a word: %q", p.Title)
	}
	for _, q := range Read(catalogue, load(t, "accountant")).Requirements {
		if q.Kind == KindPermit {
			t.Errorf("%q is a licence, no permit", q.Text)
		}
	}
}
