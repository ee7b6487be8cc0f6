package check

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/engine/skill"
)

var loadCatalogue = sync.OnceValues(skill.Load)

func catalogue(t testing.TB) *skill.Catalogue {
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

// Every rule suspects its examples, the check speaks of them, perhaps by another rule, and is silent about their
// counterparts.
func TestRules(t *testing.T) {
	t.Parallel()
	for _, r := range Rules() {
		if r.Kind == "" || r.Says == "" || r.Message == "" {
			t.Errorf("%s is incomplete", r.Name)
		}
		for _, p := range r.Fires {
			if !suspects(t, r.Name, p) {
				t.Errorf("%s: it suspects nothing in %q of %q", r.Name, p.Rewritten, p.Original)
			}
			if found := Check(catalogue(t), Text{Text: p.Original}, Text{Text: p.Rewritten}); len(found) == 0 {
				t.Errorf("%s: nothing is found in %q of %q", r.Name, p.Rewritten, p.Original)
			}
		}
		for _, p := range r.Passes {
			if found := Check(catalogue(t), Text{Text: p.Original}, Text{Text: p.Rewritten}); len(found) > 0 {
				t.Errorf("%s: %q of %q: %+v", r.Name, p.Rewritten, p.Original, found)
			}
		}
	}
}

// suspects reports whether a rule suspects something in a pair, whatever the model makes of it.
func suspects(t *testing.T, rule string, p Pair) bool {
	t.Helper()
	k := NewChecker(catalogue(t), Text{Text: p.Original})
	return slices.ContainsFunc(compare(k.source, Text{Text: p.Rewritten}, nil, nil).suspicions,
		func(s *suspicion) bool { return s.rule == rule })
}

// checkCase is one case of testdata.
type checkCase struct{ name, original, rewritten, want string }

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
		out = append(out, checkCase{
			name: name, original: original, rewritten: rewritten,
			want: strings.TrimSpace(want),
		})
	}
	return out
}

// lines are the cases of lines.txt, each beside a resume whose words and figures must not mislead.
func lines(t testing.TB) []checkCase {
	t.Helper()
	const resume = `Mateus Araujo
Site reliability engineer, six years.
EXPERIENCE
SRE, Pontal Games, 2020 - Present
- 120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules; account bill down 31%.
- Moved 46 pipelines from Jenkins to GitHub Actions; deploys went from 2 a week to 30 a day.
Systems Engineer, Ferrin Land, 2018 - 2020
- Supported 18 offices with two colleagues; pages per week fell from 40 to 9.
`
	var out []checkCase
	for _, line := range strings.Split(readFile(t, "../../../testdata/truth-lines/lines.txt"), "\n") {
		part := strings.Split(line, " | ")
		if len(part) != 4 {
			continue
		}
		original, plain := strings.CutPrefix(part[1], "> ")
		bullet := "- "
		if plain {
			bullet = ""
		}
		out = append(out, checkCase{
			name: part[0] + " " + part[2], original: resume + bullet + original,
			rewritten: resume + bullet + part[2], want: part[3],
		})
	}
	return out
}

// The cases that earlier checks were tuned on: how many lies are found, and how many honest rewrites have no high
// finding.
func TestCases(t *testing.T) {
	t.Parallel()
	for _, set := range []struct {
		name         string
		cases        []checkCase
		lies, honest int // of a hundred, at least
	}{
		{"tuned", readCases(t, "../../../testdata/truth-lines/tuned.txt"), 70, 95},
		// of ten: a line has one finding, and fewer
		{"held", readCases(t, "../../../testdata/truth-lines/held.txt"), 70, 95},
		{"lines", lines(t), 65, 95},
	} {
		lies, found, honest, clean := 0, 0, 0, 0
		for _, c := range set.cases {
			all := Check(catalogue(t), Text{Text: c.original}, Text{Text: c.rewritten})
			if c.want == "honest" {
				honest++
				if len(highs(all)) == 0 {
					clean++
				} else {
					t.Logf("%s: honest: %+v", c.name, highs(all))
				}
				continue
			}
			lies++
			if len(all) > 0 {
				found++
			} else {
				t.Logf("%s: not found", c.name)
			}
		}
		t.Logf("%s: lies found %d of %d, honest without a high finding %d of %d", set.name, found, lies, clean, honest)
		if found*100 < set.lies*lies || clean*100 < set.honest*honest {
			t.Errorf("%s: below the floor", set.name)
		}
	}
}

// The public benchmark: honest rewrites have next to no high finding, planted lies are found.
func TestPublicCases(t *testing.T) {
	t.Parallel()
	originals, _ := filepath.Glob("testdata/truth/*.original.txt")
	if len(originals) == 0 {
		t.Fatal("no cases")
	}
	high, lies, found := 0, 0, 0
	for _, path := range originals {
		base := strings.TrimSuffix(path, ".original.txt")
		k := NewChecker(catalogue(t), Text{Text: readFile(t, path)})
		for _, f := range highs(k.Check(Text{Text: readFile(t, base+".honest.txt")})) {
			t.Logf("%s: honest rewrite: %+v", filepath.Base(base), f)
			high++
		}
		files, _ := filepath.Glob(base + ".lie*.txt")
		for _, lie := range files {
			lies++
			if len(k.Check(Text{Text: readFile(t, lie)})) > 0 {
				found++
			} else {
				t.Logf("%s: not found", filepath.Base(lie))
			}
		}
	}
	if high > 1 || found < lies-1 {
		t.Errorf("%d high findings in honest rewrites, %d of %d lies found", high, found, lies)
	}
}

// A letter may name the firm, the title and the person it is for, and nothing else that the resume does not say.
func TestLetter(t *testing.T) {
	t.Parallel()
	original := Text{Text: readFile(t, "testdata/truth/devops.original.txt")}
	letter := `Dear Ms Hallberg,

I am applying for the position of Senior Platform Engineer at Norrsken Energi. At Pontal Games I run a 120-node EKS
estate in Terraform, and I brought the account bill down by 31%.

Your team's move to Kubernetes is what I would like to work on.

Kind regards,
Mateus Araujo`
	allow := []string{"Norrsken Energi", "Senior Platform Engineer", "Ms Hallberg"}
	for _, c := range []struct {
		name, add, found string
	}{
		{"as it stands", "", ""},
		{"new figure", "I also led 45 engineers.", "45"},
		{"new employer", "Before that I worked for Ericsson.", "Ericsson"},
	} {
		found := Check(catalogue(t), original, Text{Text: letter + "\n\n" + c.add, Allow: allow, Now: "2026-11"})
		hit := false
		for _, f := range found {
			hit = hit || c.found != "" && strings.Contains(f.Value, c.found)
		}
		if c.found == "" && len(highs(found)) > 0 || c.found != "" && !hit {
			t.Errorf("%s: want %q, got %+v", c.name, c.found, found)
		}
	}
}

// One line is checked with the lines that it cites, which count as source.
func TestLine(t *testing.T) {
	t.Parallel()
	k := NewChecker(catalogue(t), Text{Text: "Nurse, Harrow Clinic, 2019 - 2022\n- Looked after 12 patients a shift."})
	for _, c := range []struct {
		line, cited string
		want        bool
	}{
		{"Looked after 12 patients a shift.", "", false},
		{"Looked after 32 patients a shift.", "", true},
		{
			"Matched 120 supplier invoices a month in Sage 50.",
			"I match about 120 supplier invoices a month in Sage 50",
			false,
		},
		{
			"Matched 420 supplier invoices a month in Sage 50.",
			"I match about 120 supplier invoices a month in Sage 50",
			true,
		},
	} {
		if found := k.Line(c.line, c.cited); len(found) > 0 != c.want {
			t.Errorf("%q of %q: %+v", c.line, c.cited, found)
		}
	}
}

func FuzzCheck(f *testing.F) {
	c := catalogue(f)
	files, _ := filepath.Glob("testdata/truth/*.txt")
	for _, path := range files {
		text := readFile(f, path)
		f.Add(text, strings.ToUpper(text))
	}
	f.Add("- o", "• ● 1.2.3 ,4%% $ £5k-6m to 2019–20 since 03/2020 a.b@c.d www. (")
	f.Fuzz(func(t *testing.T, original, rewritten string) {
		first := fmt.Sprint(Check(c, Text{Text: original}, Text{Text: rewritten}))
		if again := fmt.Sprint(Check(c, Text{Text: original}, Text{Text: rewritten})); again != first {
			t.Fatalf("two answers: %s, %s", first, again)
		}
	})
}

// BenchmarkCheck checks a resume of two pages whole, and one of its lines.
func BenchmarkCheck(b *testing.B) {
	c := catalogue(b)
	original, rewritten := "", ""
	files, _ := filepath.Glob("../../../testdata/truth3/cases/[bcd]*.original.txt")
	for _, path := range files[:3] {
		original += readFile(b, path) + "\n"
		rewritten += readFile(b, strings.Replace(path, "original", "honest2", 1)) + "\n"
	}
	o, r := Text{Text: original}, Text{Text: rewritten}
	b.Run("resume", func(b *testing.B) {
		b.ReportMetric(float64(len(strings.Fields(r.Text))), "words")
		for b.Loop() {
			Check(c, o, r)
		}
	})
	k := NewChecker(c, o)
	b.Run("line", func(b *testing.B) {
		for b.Loop() {
			k.Line("Brought food cost down from 34% to 28.5% through weekly inventory counts and new suppliers.")
		}
	})
}
