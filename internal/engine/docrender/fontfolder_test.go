package docrender

import (
	"os"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

func folder(t testing.TB, name string) *FontFolder {
	t.Helper()
	f, err := OpenFonts(os.DirFS(name))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// asian has words in Chinese, Japanese and Korean, bold and regular, and one letter that only a TrueType face and a
// variable font of the folder have.
func asian() *document.Resume {
	return &document.Resume{
		Basics: document.Basics{Name: "山田太郎", Summary: "ソフトウェアを書いた。東京大学（北京）"},
		Work:   []document.Work{{Position: "工程师 ก", Name: "서울 한국어", Highlights: []string{"中文「日本語」、 骨 ก"}}},
	}
}

func TestFontFolderShowsWhatTheBuiltInFontsLack(t *testing.T) {
	t.Parallel()
	r := asian()
	if out := render(t, r, PDF, Options{}); !slices.Contains(out.Missing, "山") || !slices.Contains(out.Missing, "ก") {
		t.Fatalf("without the folder %q are missing", out.Missing)
	}
	o := Options{Folder: folder(t, "testdata/fonts/good")}
	out := render(t, r, PDF, o)
	if len(out.Missing) > 0 {
		t.Errorf("missing: %q", out.Missing)
	}
	file := keep(t, t.TempDir(), out.Bytes)
	fonts := accept(t, file)
	for _, want := range []string{
		"+TinySansCJK-Bold ", "+TinySansCJK ", "+TinyDroid ", "+TinyBar-400 ",
		"+TinyBar-700 ",
	} {
		if !strings.Contains(fonts, want) || !strings.Contains(fonts, "CID Type 0C") {
			t.Errorf("no %s in %s", want, fonts)
		}
	}
	got := strings.Join(strings.Fields(ask(t, "pdftotext", "-raw", file, "-")), " ")
	if want := "山田太郎 Summary ソフトウェアを書いた。東京大学（北京） Experience 工程师 ก 서울 한국어 • 中文「日本語」、 骨 ก"; got != want {
		t.Errorf("%q", got)
	}
	if p, err := Pages(r, o); err != nil || len(p.Missing) > 0 || strings.Count(p.Pages[0], `id="TinyBar-400-`) != 1 {
		t.Errorf("the pages as pictures: %v, %q", err, p.Missing)
	}
	if again := render(t, r, PDF,
		Options{Folder: folder(t, "testdata/fonts/good")}); string(again.Bytes) != string(out.Bytes) {
		t.Error("the same folder gives other bytes")
	}
}

// TestVariableFontsAreDrawnInTheirWeight measures the letter that is a bar: its width is its weight.
func TestVariableFontsAreDrawnInTheirWeight(t *testing.T) {
	t.Parallel()
	f := folder(t, "testdata/fonts/good")
	width := func(weight int) float32 {
		for _, face := range f.weights[weight] {
			if face.shows('ก') {
				file := face.file()
				outline, _ := file.newFace().GlyphDataOutline(1)
				lo, hi := outline.Segments[0].Args[0].X, float32(0)
				for _, s := range outline.Segments {
					hi = max(hi, s.Args[0].X)
				}
				return hi - lo
			}
		}
		return 0
	}
	if regular, bold := width(0), width(1); regular != 250 || bold != 400 {
		t.Errorf("regular %v, bold %v", regular, bold)
	}
}

func TestFontFolderSaysWhatItDoesNotUse(t *testing.T) {
	t.Parallel()
	f := folder(t, "testdata/fonts")
	if f.Fonts() != 4 {
		t.Errorf("%d fonts", f.Fonts())
	}
	got := strings.Join(f.Skipped(), "\n")
	for _, want := range []string{
		"bad/italic.ttf: it is italic", "bad/noise.otf: ",
		"bad/restricted.ttf: its license",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %q", want, got)
		}
	}
	if len(f.Skipped()) != 3 {
		t.Errorf("skipped: %q", got)
	}
	if _, err := OpenFonts(os.DirFS("testdata/no-such-folder")); err == nil {
		t.Error("a folder that is not there is opened")
	}
}

// TestMissingCharactersStandAsBoxesThatCopy wants each missing character in the file's text, and reported once.
func TestMissingCharactersStandAsBoxesThatCopy(t *testing.T) {
	t.Parallel()
	r := &document.Resume{Basics: document.Basics{Name: "Ana 山田", Summary: "हिन्दी 山 again"}}
	out := render(t, r, PDF, Options{})
	if want := []string{"山", "田", "ह", "ि", "न", "्", "द", "ी"}; !slices.Equal(out.Missing, want) {
		t.Errorf("missing: %q", out.Missing)
	}
	file := keep(t, t.TempDir(), out.Bytes)
	accept(t, file)
	if got := ask(t, "pdftotext", "-raw", file, "-"); !strings.Contains(got, "Ana 山田") ||
		!strings.Contains(got, "हिन्दी 山 again") {
		t.Errorf("%q", got)
	}
}
