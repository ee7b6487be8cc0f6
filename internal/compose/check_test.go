package compose

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/docparse"
	"vitae/internal/skill"
)

var loadCatalogue = sync.OnceValues(skill.Load)

func checkCatalogue(t testing.TB) *skill.Catalogue {
	t.Helper()
	c, err := loadCatalogue()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func readFile(t testing.TB, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func highs(found []Finding) []Finding {
	var out []Finding
	for _, f := range found {
		if f.Severity == High {
			out = append(out, f)
		}
	}
	return out
}

// The public benchmark: every planted lie is found at severity high, no honest rewrite has a high finding.
func TestCheckPublicCases(t *testing.T) {
	t.Parallel()
	c := checkCatalogue(t)
	originals, err := filepath.Glob("testdata/truth/*.original.txt")
	if err != nil || len(originals) == 0 {
		t.Fatal("no cases", err)
	}
	for _, path := range originals {
		base := strings.TrimSuffix(path, ".original.txt")
		for kind, text := range map[string]func(string) Text{"text": asText, "document": asDocument} {
			t.Run(filepath.Base(base)+" as "+kind, func(t *testing.T) {
				t.Parallel()
				checkPublicCase(t, NewChecker(c, text(readFile(t, path))), base, text)
			})
		}
	}
}

func asText(s string) Text { return Text{Text: s} }

// asDocument reads a text as the command line does.
func asDocument(s string) Text {
	r := docparse.FromText(s)
	return Text{Text: r.Text, Document: r.Document}
}

func checkPublicCase(t *testing.T, k *Checker, base string, text func(string) Text) {
	t.Helper()
	for _, f := range k.Check(text(readFile(t, base+".honest.txt"))) {
		if f.Severity == High {
			t.Errorf("honest rewrite: %s %q in %q", f.Kind, f.Value, f.Line)
		}
		t.Logf("%s %s %q in %q", f.Severity, f.Kind, f.Value, f.Line)
	}
	lies, _ := filepath.Glob(base + ".lie*.txt")
	for _, lie := range lies {
		found := highs(k.Check(text(readFile(t, lie))))
		if len(found) == 0 {
			t.Errorf("%s: the lie was not found", filepath.Base(lie))
		}
		for _, f := range found {
			t.Logf("%s: %s %q: %s", filepath.Base(lie), f.Kind, f.Value, f.Message)
		}
	}
}

// checkCase is one case of testdata/check.
type checkCase struct{ name, original, rewritten, want, kind string }

func readCases(t testing.TB, path string) []checkCase {
	t.Helper()
	var out []checkCase
	for _, block := range strings.Split(readFile(t, path), "\n== ")[1:] {
		name, body, _ := strings.Cut(block, "\n")
		original, rest, ok := strings.Cut(strings.ReplaceAll(body, "\n-- \n", "\n--\n"), "\n--\n")
		rewritten, want, ok2 := strings.Cut(rest, "\n-- ")
		if !ok || !ok2 {
			t.Fatalf("%s: no original, rewritten and expectation", name)
		}
		c := checkCase{name: name, original: original, rewritten: rewritten, want: strings.TrimSpace(want)}
		if words := strings.Fields(c.want); len(words) > 1 && words[len(words)-1] != "high" {
			c.kind = words[len(words)-1]
		}
		out = append(out, c)
	}
	return out
}

// wrong says what is wrong with the findings of a case, "" where nothing is.
func (c checkCase) wrong(found []Finding) string {
	high := highs(found)
	switch {
	case c.want == "honest" && len(high) > 0:
		return "honest, but a high finding"
	case strings.HasPrefix(c.want, "lie high") && len(high) == 0:
		return "a lie without a high finding"
	case strings.HasPrefix(c.want, "lie") && len(found) == 0:
		return "a lie without a finding"
	}
	if c.kind != "" {
		for _, f := range found {
			if f.Kind == c.kind {
				return ""
			}
		}
		return "no finding of kind " + c.kind
	}
	return ""
}

func TestCheckOwnCases(t *testing.T) {
	t.Parallel()
	for _, c := range readCases(t, "testdata/check/tuned.txt") {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			found := Check(checkCatalogue(t), Text{Text: c.original}, Text{Text: c.rewritten})
			if wrong := c.wrong(found); wrong != "" {
				t.Errorf("%s: %+v", wrong, found)
			}
			if c.want == "honest" {
				for _, f := range found {
					t.Logf("asks: %s %q", f.Kind, f.Value)
				}
			}
		})
	}
}

// Lies and honest rewrites of single lines, beside a resume whose words and figures must not mislead.
func TestCheckLines(t *testing.T) {
	t.Parallel()
	const resume = `Mateus Araujo
Site reliability engineer, six years.
EXPERIENCE
SRE, Pontal Games, 2020 - Present
- 120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules; account bill down 31%.
- Moved 46 pipelines from Jenkins to GitHub Actions; deploys went from 2 a week to 30 a day.
Systems Engineer, Ferrin Land, 2018 - 2020
- Supported 18 offices with two colleagues; pages per week fell from 40 to 9.
`
	for _, line := range strings.Split(readFile(t, "testdata/check/lines.txt"), "\n") {
		part := strings.Split(line, " | ")
		if len(part) != 4 {
			continue
		}
		t.Run(part[0]+" "+part[2], func(t *testing.T) {
			t.Parallel()
			original, plain := strings.CutPrefix(part[1], "> ")
			bullet := "- "
			if plain {
				bullet = ""
			}
			c := checkCase{want: part[3]}
			found := Check(checkCatalogue(t), Text{Text: resume + bullet + original}, Text{Text: resume + bullet + part[2]})
			if wrong := c.wrong(found); wrong != "" {
				t.Errorf("%s: %+v", wrong, found)
			}
		})
	}
}

// The cases kept aside: how many lies are found and how many honest rewrites pass, against the goals of the product.
func TestCheckHeldCases(t *testing.T) {
	t.Parallel()
	lies, found, honest, clean := 0, 0, 0, 0
	for _, c := range readCases(t, "testdata/check/held.txt") {
		wrong := c.wrong(Check(checkCatalogue(t), Text{Text: c.original}, Text{Text: c.rewritten}))
		if wrong != "" {
			t.Logf("%s: %s", c.name, wrong)
		}
		if c.want == "honest" {
			honest++
			if wrong == "" {
				clean++
			}
			continue
		}
		lies++
		if wrong == "" {
			found++
		}
	}
	t.Logf("lies found: %d of %d; honest rewrites without a high finding: %d of %d", found, lies, clean, honest)
	if found*20 < lies*18 || clean*16 < honest*15 {
		t.Error("below the goal")
	}
}
