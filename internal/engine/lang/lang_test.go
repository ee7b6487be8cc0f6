package lang

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/annotation"
	"vitae/internal/engine/text"
)

func TestDetect(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"We are looking for a nurse who will work with our team in Leeds.":                         "en",
		"Wir suchen eine Pflegefachkraft für unser Team in Graz, die mit uns an der Zukunft baut.": "de",
		"Nous recherchons un comptable pour notre équipe dans le sud de la France.":                "fr",
		"Buscamos una enfermera para nuestro equipo en Sevilla, con experiencia en la UCI.":        "es",
		"": "en",
		"日本語の履歴書です。東京都で働いていました。":                 "ja",
		"Senior Go Developer · Kubernetes · AWS": "en",
	} {
		if got, _ := Detect(in); got != want {
			t.Errorf("%q is taken for %s, want %s", in, got, want)
		}
	}
}

// TestDetectOnTaggedDocuments reads each tagged posting and resume whose folder says its language.
func TestDetectOnTaggedDocuments(t *testing.T) {
	t.Parallel()
	right, all := 0, 0
	files, _ := filepath.Glob("../../../testdata/wild/*/*/meta.json")
	for _, f := range files {
		meta, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(string(meta), `"language"`)
		want := strings.Trim(strings.SplitN(rest, `"`, 3)[1], `" `)
		for _, name := range []string{"jd.tag", "best.tag", "near.tag"} {
			b, err := os.ReadFile(filepath.Join(filepath.Dir(f), name))
			if err != nil {
				t.Fatal(err)
			}
			d, err := annotation.Parse(string(b))
			if err != nil {
				t.Fatal(err)
			}
			all++
			if got, _ := Detect(d.Text); got == want {
				right++
			} else {
				t.Logf("%s/%s: %s, want %s", filepath.Dir(f), name, got, want)
			}
		}
	}
	if all > 0 && right < all*98/100 {
		t.Errorf("the language of %d of %d documents is right", right, all)
	}
}

func TestListsAreWellFormed(t *testing.T) {
	t.Parallel()
	for _, code := range Codes() {
		for _, list := range Lists() {
			seen := map[string]bool{}
			entries := Entries(code, list)
			if len(entries) == 0 {
				t.Logf("%s lacks %s", code, list)
			}
			for _, e := range entries {
				if strings.ToLower(e.Term) != e.Term {
					t.Errorf("%s/%s: %q is not in small letters", code, list, e.Term)
				}
				if seen[e.Term] {
					t.Errorf("%s/%s: %q stands twice", code, list, e.Term)
				}
				seen[e.Term] = true
			}
		}
	}
	if !IsStop("Für", "de") || IsStop("Für", "en") || text.Fold("Für") != "fur" {
		t.Error("stop words are looked up folded")
	}
}

// What a document calls its own parts is whole in each language, so that no page mixes two.
func TestEachLanguageNamesAllPartsOfAResume(t *testing.T) {
	t.Parallel()
	terms := func(code string) (out []string) {
		for _, e := range Entries(code, "resume") {
			if e.Value == "" {
				t.Errorf("%s: %s has no word", code, e.Term)
			}
			out = append(out, e.Term)
		}
		return out
	}
	for _, code := range Codes() {
		if got := terms(code); !slices.Equal(got, terms(Default)) {
			t.Errorf("%s names %v", code, got)
		}
	}
}

func BenchmarkDetect(b *testing.B) {
	s := strings.Repeat("Moved 46 pipelines from Jenkins to GitHub Actions with ArgoCD; deploys went from 2 a week to 30 a day.\n", 80)
	for b.Loop() {
		Detect(s)
	}
}
