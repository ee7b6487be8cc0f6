package check

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// drawResume makes the text of a resume of any profession, one line per statement.
func drawResume(t *rapid.T) []string {
	pick := func(label string, of ...string) string { return rapid.SampledFrom(of).Draw(t, label) }
	n := func(label string, from, to int) int { return rapid.IntRange(from, to).Draw(t, label) }
	lines := []string{
		pick("name", "Ines Duarte", "Oleg Brandt", "Mary-Ann O'Neil"),
		pick("contact", "ines@example.org | +351 912 345 678 | Porto", "555-0143-229 | Leeds", "github.com/someone"),
		pick("summary", "Registered nurse with a calm head.", "Electrician, nine years, two of them as foreman.",
			"Student of law, expected to finish in 2027; basics of German."),
		"EXPERIENCE",
	}
	year := n("start", 2001, 2012)
	for range n("jobs", 1, 4) {
		end := year + n("length", 0, 4)
		lines = append(lines, fmt.Sprintf("%s, %s, %s",
			pick("title", "Senior Accountant", "Junior Sous Chef", "Assistant Teacher (part-time)", "Site Foreman",
				"Trainee Solicitor", "HGV Driver"),
			pick("employer", "Hanley & Moss LLP", "Hotel Beaumont", "St Brannoc NHS Trust", "Quell GmbH"),
			pick("dates", fmt.Sprintf("%d - %d", year, end), fmt.Sprintf("Mar %d – Nov %d", year, end),
				fmt.Sprintf("%d - Present", year))))
		for range n("bullets", 1, 5) {
			lines = append(lines, "- "+fmt.Sprintf(pick("bullet",
				"Cut waiting time from %d to %d minutes by a new rota.", "Helped train %d colleagues at %d sites.",
				"Wrote %d lesson plans; results rose %d%%.",
				"Kept costs of $%dk under budget in %d of four years.",
				"Looked after %d patients a shift on a %d-bed ward, without a complaint.",
				"Supported the head chef with menus for %d guests and %d events.",
				"Wired %d flats in %d months under supervision of a master electrician.",
				"Drove %d,000 miles a year, %d drops a day, no points on the licence."), n("a", 2, 99), n("b", 2, 99)))
		}
		year = end + n("gap", 0, 1)
	}
	return append(lines, "EDUCATION", pick("degree", "B.Sc. Nursing, Corran University, 2011",
		"LL.B. Law, Bexley, expected 2027", "PGCE, 2010"),
		"SKILLS", pick("skills", "Excel, SAP (basics), French (B1)", "AWS, Kubernetes (k8s), Go, course in Rust",
			"HACCP, ServSafe, CPA candidate"))
}

// A text claims nothing beyond itself.
func TestCheckOfItselfIsEmpty(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(drawResume(t), "\n")
		if found := Check(c, Text{Text: text}, Text{Text: text}); len(found) > 0 {
			t.Fatalf("%+v\n%s", found, text)
		}
	})
}

// Leaving lines out and changing their order invents nothing.
func TestCheckAllowsFewerAndMovedLines(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		lines := drawResume(t)
		kept := rapid.Permutation(lines).Draw(t, "moved")[:rapid.IntRange(1, len(lines)).Draw(t, "kept")]
		text := strings.Join(kept, "\n")
		if found := highs(Check(c, Text{Text: strings.Join(lines, "\n")}, Text{Text: text})); len(found) > 0 {
			t.Fatalf("%+v\n%s", found, text)
		}
	})
}

// A planted number is always found.
func TestCheckFindsPlantedNumber(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		lines := drawResume(t)
		number := rapid.IntRange(130, 1890).Draw(t, "number")
		planted := fmt.Sprintf(rapid.SampledFrom([]string{
			"- Wrote %d lesson plans.", "- Saved %d hours.",
			"- Looked after %d patients.", "- A budget of $%dk.",
		}).Draw(t, "form"), number)
		at := rapid.IntRange(5, len(lines)).Draw(t, "at")
		text := strings.Join(slices.Insert(slices.Clone(lines), at, planted), "\n")
		for _, f := range Check(c, Text{Text: strings.Join(lines, "\n")}, Text{Text: text}) {
			if f.Kind == "number" && f.Severity == High && strings.Contains(f.Value, fmt.Sprint(number)) {
				return
			}
		}
		t.Fatalf("%q was not found", planted)
	})
}

// The benchmark's originals, too, claim nothing beyond themselves, and neither does any line of them.
func TestOriginalsClaimNothing(t *testing.T) {
	t.Parallel()
	files, _ := filepath.Glob("../../../testdata/truth[23]/cases/*.original.txt")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, path := range files {
		text := readFile(t, path)
		k := NewChecker(catalogue(t), Text{Text: text})
		for _, part := range append(strings.Split(text, "\n"), text) {
			if found := k.Check(Text{Text: part}); len(found) > 0 {
				t.Errorf("%s: %q: %+v", path, part, found)
			}
		}
	}
}
