package check

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/skill"
)

// practiceFolder holds answers about the resumes of testdata/opened, in two halves: one was tuned on.
const practiceFolder = "../../../testdata/practice"

// resumeTags are the tags of testdata/wild/README.md.
var resumeTags = regexp.MustCompile(`</?[a-z]+\b[^<>]*>`)

type practiceAnswer struct{ resume, kind, text string }

func practiceAnswers(t *testing.T, half string) []practiceAnswer {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(practiceFolder, half))
	if err != nil {
		t.Fatal(err)
	}
	var out []practiceAnswer
	for line := range strings.Lines(string(data)) {
		cols := strings.Split(strings.TrimSpace(line), " | ")
		if len(cols) < 3 || strings.HasPrefix(line, "#") {
			continue
		}
		source, err := os.ReadFile(filepath.Join("../../../testdata/opened", cols[0], "best.tag"))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, practiceAnswer{resumeTags.ReplaceAllString(string(source), ""), cols[1], cols[2]})
	}
	return out
}

// TestTrueAnswersAreNotQuestioned holds that no true answer is questioned, and how many contradictions are found.
func TestTrueAnswersAreNotQuestioned(t *testing.T) {
	t.Parallel()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	for half, floor := range map[string]int{"tuned.txt": 19, "held.txt": 17} {
		all, asked := map[string]int{}, map[string]int{}
		for _, a := range practiceAnswers(t, half) {
			all[a.kind]++
			found := NewChecker(c, Text{Text: a.resume}).Answer(a.text, Beside{})
			if len(found) == 0 {
				continue
			}
			asked[a.kind]++
			if a.kind != "lie" {
				t.Errorf("%s: %q is true: %s", half, a.text, found[0].Message)
			}
			for _, f := range found {
				if !strings.HasSuffix(f.Message, "?") || f.Severity != Review || !strings.Contains(a.text, f.Line) {
					t.Errorf("%s: %+v", half, f)
				}
			}
		}
		t.Logf("%s: of %v questioned %v", half, all, asked)
		if all["close"] != 25 || all["new"] != 25 || all["lie"] != 25 || asked["lie"] < floor {
			t.Errorf("%s: %d of %d contradictions found, at least %d before", half, asked["lie"], all["lie"], floor)
		}
	}
}

// TestLongAnswersAreNotQuestioned holds that true answers in one are as true as each alone.
func TestLongAnswersAreNotQuestioned(t *testing.T) {
	t.Parallel()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	joined := map[string]string{}
	for _, half := range []string{"tuned.txt", "held.txt"} {
		for _, a := range practiceAnswers(t, half) {
			if a.kind != "lie" {
				joined[a.resume] += a.text + "\n"
			}
		}
	}
	for resume, answer := range joined {
		if found := NewChecker(c, Text{Text: resume}).Answer(answer, Beside{}); len(found) > 0 {
			t.Errorf("%+v", found)
		}
	}
}

// TestKeptFactsAnswerForTheirOwner holds that what the user has confirmed elsewhere is not questioned.
func TestKeptFactsAnswerForTheirOwner(t *testing.T) {
	t.Parallel()
	k := NewChecker(nil, Text{Text: "Night nurse, Hollin Hospital\n- Assisted the unit educator with the bundle refresh"})
	const answer = "I led the bundle refresh with the unit educator."
	if len(k.Answer(answer, Beside{})) != 1 {
		t.Error("leading for assisting is not questioned")
	}
	if found := k.Answer(answer, Beside{Facts: []string{"I led the bundle refresh with the unit educator from May on"}}); len(found) != 0 {
		t.Errorf("a kept fact is questioned: %+v", found)
	}
}

// TestAnEmployerIsNamed holds how the name of an employer is found in an answer.
func TestAnEmployerIsNamed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		said, employer string
		named          bool
	}{
		{"Bank of America promoted me to director.", "Bank of America", true},
		{"At McDonald's I led the shift.", "McDonald's", true},
		{"O'Brien made me a partner.", "O'Brien", true},
		{"Bank holidays were busy.", "Bank of America", false},
		{"We led the shift of the bank.", "Bank of America", false},
	} {
		read := claim.Read(c.said, "en")
		x := &comparison{read: read}
		if got := x.names(&read.Statements[0], c.employer); got != c.named {
			t.Errorf("%q names %q: %v, want %v", c.said, c.employer, got, c.named)
		}
	}
}
