package posting_test

import (
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func TestCorrectionsChangeAClassOrTakeARequirementOut(t *testing.T) {
	t.Parallel()
	cat, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	p := posting.Read(cat, "Engineer\nRequirements:\n- 5+ years of experience with Go\n- Docker\n- Kubernetes\n")
	texts := map[string]bool{}
	for _, r := range p.Requirements {
		texts[r.Text] = true
	}
	for name, c := range map[string]struct {
		by    posting.Correction
		years float64
	}{
		"another class":       {posting.Correction{Text: "Docker", Class: posting.Nice}, 5},
		"none":                {posting.Correction{Text: "Kubernetes"}, 5},
		"a text that is gone": {posting.Correction{Text: "COBOL", Class: posting.Must}, 5},
	} {
		got, err := p.Corrected([]posting.Correction{c.by})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range got.Requirements {
			if r.Text == c.by.Text && r.Class != c.by.Class {
				t.Errorf("%s: %+v", name, r)
			}
		}
		if left := len(p.Requirements) - len(got.Requirements); (left == 1) != (c.by.Class == "") ||
			got.Years != c.years {
			t.Errorf("%s: %d fewer, %v years", name, left, got.Years)
		}
	}
	var years []posting.Correction
	for text := range texts {
		if strings.Contains(text, "years") {
			years = append(years, posting.Correction{Text: text})
		}
	}
	if got := p.Correct(years); len(years) == 0 || got.Years != 0 || p.Years != 5 {
		t.Errorf("without the years: %v, the posting itself %v", got.Years, p.Years)
	}
	if p.Correct(nil) != p {
		t.Error("no corrections make another posting")
	}
}

func TestCorrectionsThatCannotBeAreRefused(t *testing.T) {
	t.Parallel()
	for name, by := range map[string][]posting.Correction{
		"a class that there is not": {{Text: "Go", Class: "maybe"}},
		"a long text":               {{Text: strings.Repeat("x", 2001)}},
		"too many":                  make([]posting.Correction, 501),
	} {
		if err := posting.CheckCorrections(by); fault.KindOf(err) != fault.Invalid || fault.Public(err) == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}
