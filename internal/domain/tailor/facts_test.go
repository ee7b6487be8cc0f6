package tailor_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
)

var wildTag = regexp.MustCompile(`</?[a-z]+(?:\s+[a-z]+="[^"]*")*\s*>`)

// wildFact is a tagged part of a resume that may not get lost: who the person is, where they worked as what, what they
// studied, hold and may do. Dates are facts too, and are written anew.
var wildFact = regexp.MustCompile(
	`<(name|email|phone|place|status|employer|title|school|degree|cname|issuer|language|level)[^>]*>([^<]*)</`)

// writtenAnew are words of a fact that a reading says in its own way: a month of a year, and the label of a number.
var writtenAnew = regexp.MustCompile(`^(?:\d{1,2}[./]\d{4}|DNI)$`)

// letters returns the letters and digits of a text in lower case, so that signs and line ends do not count.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// TestEveryFactStays tailors every resume at hand: each fact of the file, and each word of what was read of it, stands
// in the tailored document or is listed as cut.
func TestEveryFactStays(t *testing.T) {
	t.Parallel()
	e := service(t)
	for _, pattern := range []string{
		"wild/*/*/best.tag", "wild/*/*/near.tag", "ranking/public/*/best.txt",
		"ranking/public/*/near.txt",
	} {
		files, err := filepath.Glob(filepath.Join("../../../testdata", pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("no %s: %v", pattern, err)
		}
		for _, file := range files {
			raw := string(must(t, file))
			posting := filepath.Join(filepath.Dir(file), "jd"+filepath.Ext(file))
			kept := tailoredText(t, e, read(t, e, wildTag.ReplaceAllString(raw, "")),
				wildTag.ReplaceAllString(string(must(t, posting)), ""))
			for _, m := range wildFact.FindAllStringSubmatch(raw, -1) {
				for word := range strings.FieldsSeq(m[2]) {
					if !strings.Contains(kept, letters(word)) && !writtenAnew.MatchString(word) {
						t.Errorf("%s: %s %q has lost %q", file, m[1], m[2], word)
					}
				}
			}
		}
	}
}

// TestEveryLineStays tailors every other resume at hand for one job: each word of it stays, or is listed as cut.
func TestEveryLineStays(t *testing.T) {
	t.Parallel()
	e := service(t)
	job := string(must(t, "../../../testdata/ranking/public/dataanalyst/jd.txt"))
	for _, pattern := range []string{
		"parsing/docs/*.txt", "reading/*/docs/*.txt", "reading/*/docs/*.md",
		"truth/cases/*.original.txt", "parsing/truth/*.json", "reading/*/truth/*.json",
	} {
		files, err := filepath.Glob(filepath.Join("../../../testdata", pattern))
		if err != nil || len(files) == 0 {
			t.Fatalf("no %s: %v", pattern, err)
		}
		for _, file := range files {
			if filepath.Ext(file) != ".json" {
				tailoredText(t, e, read(t, e, string(must(t, file))), job)
			} else if doc, err := document.Decode(must(t, file)); err == nil && !doc.Empty() {
				tailoredText(t, e, doc, job)
			}
		}
	}
}

// read reads a resume with all its lines.
func read(t *testing.T, e *tailor.Engine, text string) *document.Resume {
	t.Helper()
	got, err := e.Pasted(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	return got.Whole()
}

// tailoredText returns the letters of a tailored resume and of what is listed as cut.
func tailoredText(t *testing.T, e *tailor.Engine, whole *document.Resume, job string) string {
	t.Helper()
	p, err := e.Job(t.Context(), job)
	if err != nil {
		t.Fatal(err)
	}
	o := compose.DefaultOptions()
	o.Length = compose.OnePage
	done, err := e.Tailor(t.Context(), whole, p, o, tailor.Decisions{})
	if err != nil {
		t.Fatal(err)
	}
	out := done.Document.Text()
	for _, f := range private(done.Document) { // kept with the document, apart from what is drawn
		out += "\n" + f.Label + " " + f.Text
	}
	for _, c := range done.Changes {
		if c.Kind == compose.KindCut || c.Kind == compose.KindSlip {
			out += "\n" + *c.Before
		}
	}
	for _, l := range whole.Lines() {
		for word := range strings.FieldsSeq(l.Text) {
			if !strings.Contains(letters(out), letters(word)) && !slices.Contains([]string{"", "present"},
				letters(word)) {
				t.Errorf("%q has lost %q", l.Text, word)
			}
		}
	}
	return letters(out)
}

func must(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// private returns what a document keeps apart of the person.
func private(d *document.Resume) []document.PrivateFact {
	if d.Meta == nil || d.Meta.Vitae == nil {
		return nil
	}
	return d.Meta.Vitae.Private
}
