package compose

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
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
		pick("summary", "Registered nurse with a calm head.", "Electrician, nine years, two of them as foreman.", "Student of law, expected to finish in 2027; basics of German."),
		"EXPERIENCE",
	}
	year := n("start", 2001, 2012)
	for range n("jobs", 1, 4) {
		end := year + n("length", 0, 4)
		lines = append(lines, fmt.Sprintf("%s, %s, %s",
			pick("title", "Senior Accountant", "Junior Sous Chef", "Assistant Teacher (part-time)", "Site Foreman", "Trainee Solicitor", "HGV Driver"),
			pick("employer", "Hanley & Moss LLP", "Hotel Beaumont", "St Brannoc NHS Trust", "Quell GmbH"),
			pick("dates", fmt.Sprintf("%d - %d", year, end), fmt.Sprintf("Mar %d – Nov %d", year, end), fmt.Sprintf("%d - Present", year))))
		for range n("bullets", 1, 5) {
			lines = append(lines, "- "+fmt.Sprintf(pick("bullet",
				"Cut waiting time from %d to %d minutes by a new rota.", "Helped train %d colleagues at %d sites.", "Wrote %d lesson plans; results rose %d%%.",
				"Kept costs of $%dk under budget in %d of four years.", "Looked after %d patients a shift on a %d-bed ward, without a complaint.",
				"Supported the head chef with menus for %d guests and %d events.", "Wired %d flats in %d months under supervision of a master electrician.",
				"Drove %d,000 miles a year, %d drops a day, no points on the licence."), n("a", 2, 99), n("b", 2, 99)))
		}
		year = end + n("gap", 0, 1)
	}
	return append(lines, "EDUCATION", pick("degree", "B.Sc. Nursing, Corran University, 2011", "LL.B. Law, Bexley, expected 2027", "PGCE, 2010"),
		"SKILLS", pick("skills", "Excel, SAP (basics), French (B1)", "AWS, Kubernetes (k8s), Go, course in Rust", "HACCP, ServSafe, CPA candidate"))
}

// A text claims nothing beyond itself.
func TestCheckOfItselfIsEmpty(t *testing.T) {
	t.Parallel()
	c := checkCatalogue(t)
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
	c := checkCatalogue(t)
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
	c := checkCatalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		lines := drawResume(t)
		number := rapid.IntRange(130, 1890).Draw(t, "number")
		planted := fmt.Sprintf(rapid.SampledFrom([]string{"- Wrote %d lesson plans.", "- Saved %d hours.", "- Looked after %d patients.", "- A budget of $%dk."}).Draw(t, "form"), number)
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

// The benchmark's own originals, too, claim nothing beyond themselves, and neither does any line of them.
func TestCheckOfPublicOriginals(t *testing.T) {
	t.Parallel()
	c := checkCatalogue(t)
	files, err := filepath.Glob("testdata/truth/*.original.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, path := range files {
		text := readFile(t, path)
		k := NewChecker(c, Text{Text: text})
		for _, part := range append(strings.Split(text, "\n"), text) {
			if found := k.Check(Text{Text: part}); len(found) > 0 {
				t.Errorf("%s: %q: %+v", path, part, found)
			}
		}
	}
}

// lies plants lies in a resume, one at a time: a figure, the dates, employer and title of a job, a degree, a tool, a
// certificate.
func lies(text string) []string {
	var out []string
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		plant := func(lie string) {
			changed := slices.Clone(lines)
			changed[i] = lie
			out = append(out, strings.Join(changed, "\n"))
		}
		start := regexp.MustCompile(`((?:19|20)\d\d) ?-`).FindStringSubmatchIndex(line)
		switch parts := strings.Split(line, ", "); {
		case strings.HasPrefix(line, "- "):
			for _, at := range regexp.MustCompile(`\b\d[\d,.]*`).FindAllStringIndex(line, -1) {
				v, err := strconv.ParseFloat(strings.Trim(strings.ReplaceAll(line[at[0]:at[1]], ",", ""), "."), 64)
				if err == nil {
					plant(line[:at[0]] + strconv.FormatFloat(v*3+7, 'f', -1, 64) + line[at[1]:])
				}
			}
			plant(strings.TrimRight(line, ".") + ", in AutoCAD.")
			plant(strings.TrimRight(line, ".") + "; PRINCE2 certified.")
		case start != nil:
			year, _ := strconv.Atoi(line[start[2]:start[3]])
			plant(line[:start[2]] + strconv.Itoa(year-3) + line[start[3]:])
			plant("Operations Director, " + strings.Join(parts[1:], ", "))
			plant(parts[0] + ", Zentrix Partners, " + parts[len(parts)-1])
		case strings.Contains(line, "B.Sc."):
			plant(strings.Replace(line, "B.Sc.", "M.Sc.", 1))
		}
	}
	return out
}

// Each lie planted in an original is found at severity high, in plain text as in a read document.
func TestCheckFindsPlantedLies(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/truth/*.original.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, path := range files {
		for kind, text := range map[string]func(string) Text{"text": asText, "document": asDocument} {
			original := readFile(t, path)
			k := NewChecker(checkCatalogue(t), text(original))
			for _, lie := range lies(original) {
				if len(highs(k.Check(text(lie)))) == 0 {
					t.Errorf("%s as %s: not found in\n%s", path, kind, lie)
				}
			}
		}
	}
}

// A letter may name the firm, the title and the person it is for, and nothing else that the resume does not say.
func TestCheckLetter(t *testing.T) {
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
		allow            []string
	}{
		{"as it stands", "", "", allow},
		{"firm not allowed", "", "Norrsken Energi", allow[1:]},
		{"new figure", "I also led 45 engineers.", "45", allow},
		{"new employer", "Before that I worked for Ericsson.", "Ericsson", allow},
		{"too many years", "I bring fifteen years of experience.", "fifteen years", allow},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			high := highs(Check(checkCatalogue(t), original, Text{Text: letter + "\n\n" + c.add, Allow: c.allow, Now: "2026-11"}))
			if c.found == "" && len(high) > 0 || c.found != "" && !slices.ContainsFunc(high, func(f Finding) bool { return f.Value == c.found }) {
				t.Errorf("want %q, got %+v", c.found, high)
			}
		})
	}
}

func FuzzCheck(f *testing.F) {
	c := checkCatalogue(f)
	files, _ := filepath.Glob("testdata/truth/*.txt")
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(b), strings.ToUpper(string(b)))
	}
	f.Add("- o", "• ● 1.2.3 ,4%% $ £5k-6m to 2019–20 since 03/2020 a.b@c.d www. (")
	f.Fuzz(func(t *testing.T, original, rewritten string) {
		first := Check(c, Text{Text: original}, Text{Text: rewritten})
		for i, g := range Check(c, Text{Text: original}, Text{Text: rewritten}) {
			if g != first[i] {
				t.Fatalf("two answers: %+v, %+v", first[i], g)
			}
		}
	})
}

// BenchmarkCheck checks a resume of two pages (some 900 words) whole, and one of its lines.
func BenchmarkCheck(b *testing.B) {
	c := checkCatalogue(b)
	var original, rewritten strings.Builder
	files, _ := filepath.Glob("testdata/truth/*.original.txt")
	for _, path := range files {
		original.WriteString(readFile(b, path) + "\n")
		rewritten.WriteString(readFile(b, strings.Replace(path, "original", "honest", 1)) + "\n")
	}
	o, r := Text{Text: original.String()}, Text{Text: rewritten.String()}
	b.Run("resume", func(b *testing.B) {
		b.ReportMetric(float64(len(strings.Fields(r.Text))), "words")
		for b.Loop() {
			Check(c, o, r)
		}
	})
	k := NewChecker(c, o)
	b.Run("line", func(b *testing.B) {
		for b.Loop() {
			k.Check(Text{Text: "Brought food cost down from 34% to 28.5% through weekly inventory counts and new suppliers."})
		}
	})
}
