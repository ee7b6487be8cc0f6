package docrender

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"vitae/internal/engine/document"
)

// The tests of this file ask programs that others wrote what they make of our files.

type fatal interface {
	Helper()
	Fatalf(format string, args ...any)
}

// ask runs a program on a file and gives what it prints.
func ask(t fatal, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Fatalf("%s is not installed; scripts/install-pdf-tools installs it", name)
	}
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// keep writes a file for the programs.
func keep(t fatal, dir string, data []byte) string {
	t.Helper()
	name := filepath.Join(dir, "out.pdf")
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatalf("%v", err)
	}
	return name
}

// accept wants a file without errors and warnings, and each of its fonts embedded, a subset, and mapped to Unicode.
func accept(t fatal, file string) (fonts string) {
	t.Helper()
	if out := ask(t, "qpdf", "--check", file); strings.Contains(out, "WARNING") ||
		!strings.Contains(out, "No syntax or stream encoding errors found") {
		t.Fatalf("qpdf: %s", out)
	}
	fonts = ask(t, "pdffonts", file)
	for _, line := range strings.Split(strings.TrimSpace(fonts), "\n")[2:] {
		if f := strings.Fields(line); strings.Join(f[len(f)-5:len(f)-2], " ") != "yes yes yes" {
			t.Fatalf("pdffonts: %s", fonts)
		}
	}
	return fonts
}

// TestProgramsAcceptEveryLook draws documents of 1, 2 and 40 pages in every template and family.
func TestProgramsAcceptEveryLook(t *testing.T) {
	t.Parallel()
	many := long(310)
	many.Work[0].Position = strings.Repeat("Head of Reliability and Rotating Equipment, ", 7)
	for _, tm := range Templates() {
		for _, f := range Fonts() {
			t.Run(tm.Name+"/"+f.Name, func(t *testing.T) {
				t.Parallel()
				o := Options{Template: tm.Name, Font: f.Name}
				for name, r := range map[string]*document.Resume{
					"full": full(t), "empty": {}, "scripts": scripts(),
					"long": many,
				} {
					if name == "long" && f.Name != tm.Font {
						continue // slow, and the font changes nothing
					}
					out := render(t, r, PDF, o)
					file := keep(t, t.TempDir(), out.Bytes)
					accept(t, file)
					if got := ask(t, "pdfinfo",
						file); !regexp.MustCompile(
						fmt.Sprintf(`(?m)^Tagged: +yes$(?s:.*)^Suspects: +no$(?s:.*)^Pages: +%d$`,
							out.Pages)).MatchString(got) {
						t.Errorf("%s: %s", name, got)
					}
					if name == "long" && out.Pages < 40 {
						t.Errorf("%d pages", out.Pages)
					}
					if name != "long" && len(out.Bytes) > 80_000 {
						t.Errorf("%s: %d bytes", name, len(out.Bytes))
					}
				}
			})
		}
	}
}

// inScripts are words that the built-in fonts must show in regular and bold.
var inScripts = map[string]string{
	"Latin":      "Zażółć gęślą jaźń, Příliš žluťoučký kůň, Árvíztűrő tükörfúrógép, İıŞşĞğ, Ærøskøbing, Þórður, Ștefan Țepeș, Māori, Ħaż-Żabbar, ŵŷ",
	"Vietnamese": "Nguyễn Thị Thu Hường, kỹ sư phần mềm, đường Điện Biên Phủ, ế ặ ỗ ữ",
	"Greek":      "Γεώργιος Παπαδόπουλος, Ψηφιακή στρατηγική, ΐ ΰ",
	"Cyrillic":   "Щербакова Юлія Їжаківна, инженер-программист, ћирилица, ќерка, қазақ",
	"Hebrew":     "מהנדסת תוכנה באוניברסיטת תל אביב",
	"Arabic":     "مهندس برمجيات في جامعة القاهرة لا إله والإنتاج مطورًا مقدمًا",
	"signs":      "€20 ₽ £ ½ m² ✓ ★ ● → “quotes” … – — • §5, ©2020, 5±3 °C, Go™ now",
}

// scripts is a resume with words of every script in bold and regular.
func scripts() *document.Resume {
	r := &document.Resume{Basics: document.Basics{Name: "Zoë Nguyễn-Ångström", Email: "zoe@example.com"}}
	for _, name := range []string{"Latin", "Vietnamese", "Greek", "Cyrillic", "Hebrew", "Arabic", "signs"} {
		r.Work = append(r.Work, document.Work{
			Position: inScripts[name], Name: name, StartDate: "2020-01",
			Highlights: []string{inScripts[name]},
		})
	}
	return r
}

var directionMarks = strings.NewReplacer("\u202a", "", "\u202b", "", "\u202c", "", "\u200e", "", "\u200f", "")

func TestProgramsReadEveryScript(t *testing.T) {
	t.Parallel()
	for _, f := range Fonts() {
		for name, text := range inScripts {
			t.Run(f.Name+"/"+name, func(t *testing.T) {
				t.Parallel()
				r := &document.Resume{Basics: document.Basics{Name: text, Summary: text}}
				out := render(t, r, PDF, Options{Font: f.Name})
				if len(out.Missing) > 0 {
					t.Errorf("missing: %q", out.Missing)
				}
				file := keep(t, t.TempDir(), out.Bytes)
				fonts := accept(t, file)
				if name != "signs" && name != "Latin" && strings.Count(fonts, "-Bold") < strings.Count(fonts,
					"-Regular")-1 {
					t.Errorf("no bold: %s", fonts)
				}
				// The name may take several lines; each is one of words in their order.
				got := strings.Join(strings.Fields(directionMarks.Replace(ask(t, "pdftotext", "-layout", file, "-"))),
					" ")
				want := strings.Join(strings.Fields(text+" Summary "+text), " ")
				if d := cmp.Diff(want, got); d != "" {
					t.Errorf("%s\n%s", d, fonts)
				}
			})
		}
	}
}

// TestProgramsReadInOrder compares the words that Poppler takes out with those of the blocks, as they are drawn and by
// the structure tree.
func TestProgramsReadInOrder(t *testing.T) {
	t.Parallel()
	r := full(t)
	for _, tm := range Templates() {
		s, err := Options{Template: tm.Name}.resolve("test", nil, A4)
		if err != nil {
			t.Fatal(err)
		}
		blocks := s.resumePiece(r).blocks
		s.fit(withShaper(t), blocks) // may move contact data from one area to another
		var want []string
		for _, i := range inReadingOrder(blocks) {
			want = append(want, wordsOf(blocks[i:i+1])...)
		}
		file := keep(t, t.TempDir(), render(t, r, PDF, Options{Template: tm.Name}).Bytes)
		quoted := regexp.MustCompile(`(?m)^ *"(.*)"$`).FindAllStringSubmatch(ask(t, "pdfinfo", "-struct-text", file),
			-1)
		var tagged strings.Builder
		for _, q := range quoted {
			tagged.WriteString(q[1])
			if !strings.HasSuffix(q[1], " ") {
				tagged.WriteByte(' ')
			}
		}
		if d := cmp.Diff(without(want, "·"), without(strings.Fields(tagged.String()), "·")); d != "" {
			t.Errorf("%s, by structure: %s", tm.Name, d)
		}
	}
}

func TestProgramsSeeTheStructure(t *testing.T) {
	t.Parallel()
	r := full(t)
	r.Work[0].Highlights = append(r.Work[0].Highlights, "Wrote Ψηφιακή στρατηγική twice", "Wrote שלום עולם 12")
	file := keep(t, t.TempDir(), render(t, r, PDF, Options{}).Bytes)
	tree := ask(t, "pdfinfo", "-struct-text", file)
	for _, want := range []string{
		"Document\n  H1 (block)\n    \"" + r.Basics.Name + "\"\n",
		"  H2 (block)\n",
		"  H3 (block)\n",
		"  L (block):\n     /ListNumbering /Disc\n    LI (block)\n      Lbl (block)\n        \"•\"\n      LBody (block)\n        \"",
		"    Link (inline)\n      \"" + r.Basics.Email + "\"\n      Object ",
		"\"Wrote \"\n        Span (inline)\n          \"Ψηφιακή στρατηγική \"\n        \"twice\"\n",
	} {
		if !strings.Contains(tree, want) {
			t.Errorf("no %q in %s", want, tree)
		}
	}
	objects := ask(t, "qpdf", "--qdf", "--object-streams=disable", file, "-")
	for _, want := range []string{
		"/Lang <feff0065006c>", "/Lang <feff00680065>",
		"/ActualText <" + strings.ToLower(strings.Trim(pdfText("Wrote שלום עולם 12"), "<>")),
	} {
		if !strings.Contains(objects, want) {
			t.Errorf("no %q in the file", want)
		}
	}
	if strings.Contains(tree, "1 / ") || strings.Contains(tree, "2 / ") {
		t.Error("the page number stands in the structure")
	}
}

// TestAnyTextIsAValidFileThatGivesItBack draws whatever comes, and Poppler finds every character again: also those
// that no font shows.
func TestAnyTextIsAValidFileThatGivesItBack(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	rapid.Check(t, func(rt *rapid.T) {
		r := hostileResume(rt)
		o := Options{
			Template: rapid.SampledFrom(templateNames()).Draw(rt, "template"),
			Font:     rapid.SampledFrom(fontNames()).Draw(rt, "font"),
		}
		out, err := Resume(r, PDF, o)
		if err != nil {
			rt.Fatalf("%v", err)
		}
		file := keep(rt, dir, out.Bytes)
		accept(rt, file)
		count := map[rune]int{}
		for _, w := range wordsOf(resumeBlocks(r, lookByName(o.Template))) {
			for _, c := range w {
				count[oneBracket(c)]++
			}
		}
		for _, c := range ask(rt, "pdftotext", "-raw", file, "-") {
			count[oneBracket(c)]--
		}
		for c, n := range count {
			if n > 0 && c != '·' && c != zeroWidthJoiner && c != zeroWidthNonJoiner {
				rt.Fatalf("%q: %d more written than read", c, n)
			}
		}
	})
}
