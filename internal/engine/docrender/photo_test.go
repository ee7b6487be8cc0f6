package docrender

import (
	"archive/zip"
	"bytes"
	"image"
	"image/jpeg"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/picture"
)

// withPhoto is the full resume with a photo that is all red, to be found on a page.
func withPhoto(t testing.TB) (*document.Resume, []byte) {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, 420, 540))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+3] = 255, 255
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		t.Fatal(err)
	}
	made, err := picture.ForResume(b.Bytes(), picture.Middle)
	if err != nil {
		t.Fatal(err)
	}
	r := full(t)
	r.Basics.Image = picture.URL(made)
	r.SetStyle(&document.Style{Photo: string(PhotoShown)})
	return r, made
}

// redOn returns where a page is red, in points.
func redOn(t *testing.T, pdf []byte) image.Rectangle {
	t.Helper()
	m := pagePicture(t, pdf, 1, 72, true)
	var found image.Rectangle
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			r, g, b, _ := m.At(m.Bounds().Min.X+x, m.Bounds().Min.Y+y).RGBA()
			if r > 0xd000 && g < 0x4000 && b < 0x4000 {
				found = found.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return found
}

// Each template with room for a photo shows it whole, over no text, and on no other page than the first; the words of
// the file are the same as without it.
func TestAPhotoIsWhereTheTemplateHasRoom(t *testing.T) {
	t.Parallel()
	r, made := withPhoto(t)
	bare := full(t)
	for _, tm := range Templates() {
		for name, change := range map[string]func(*document.Resume){
			"full":     func(*document.Resume) {},
			"nameless": func(r *document.Resume) { r.Basics.Name, r.Basics.Label = "", "" },
			"headless": func(r *document.Resume) { r.Basics = document.Basics{Image: r.Basics.Image} },
			"Hebrew":   func(r *document.Resume) { *r = hebrew(r) },
		} {
			t.Run(tm.Name+"/"+name, func(t *testing.T) {
				t.Parallel()
				with, without := r.Clone(), bare.Clone()
				change(with)
				change(without)
				out := render(t, with, PDF, Options{Template: tm.Name, Language: "en"})
				if bytes.Contains(out.Bytes, made) != tm.Photo || (out.NoPhoto == "") != tm.Photo {
					t.Fatalf("photo %v: %q", tm.Photo, out.NoPhoto)
				}
				if !tm.Photo {
					return
				}
				checkPhoto(t, out.Bytes)
				got := lettersIn(t, out)
				want := lettersIn(t, render(t, without, PDF, Options{Template: tm.Name}))
				for _, w := range want {
					if !slices.Contains(got, w) {
						t.Errorf("%q is not on the pages", w)
					}
				}
			})
		}
	}
}

// hebrew is a document that reads from right to left, with the photo and the style of another.
func hebrew(r *document.Resume) document.Resume {
	out := document.Resume{
		Basics: document.Basics{Name: "דנה לוי", Label: "מהנדסת תוכנה", Image: r.Basics.Image},
		Work:   []document.Work{{Position: "מהנדסת", Name: "חברה", Highlights: []string{"בניית שירותים"}}},
	}
	out.SetStyle(r.StyleOf())
	return out
}

func checkPhoto(t *testing.T, pdf []byte) {
	t.Helper()
	got := redOn(t, pdf)
	if dx, dy := got.Dx(), got.Dy(); dx < 78 || dx > 81 || dy < 101 || dy > 104 {
		t.Errorf("it is at %v", got)
	}
	p := openPDF(t, pdf)
	p.checkCatalogue()
	for _, n := range p.pages() {
		p.checkPage(n)
	}
	tree := ask(t, "pdfinfo", "-struct", keep(t, t.TempDir(), pdf))
	if n := strings.Count(tree, "Figure"); n != 1 {
		t.Errorf("%d figures in the structure", n)
	}
	for _, shown := range p.page(p.pages()[0]) {
		at := image.Pt(int(shown.x), int(841.89-shown.y))
		if at.In(got.Inset(1)) {
			t.Errorf("words begin on the photo, at %v", at)
		}
	}
}

// lettersIn returns the words with letters in a file.
func lettersIn(t *testing.T, out *Output) []string {
	t.Helper()
	words := strings.Fields(ask(t, "pdftotext", keep(t, t.TempDir(), out.Bytes), "-"))
	return slices.DeleteFunc(words, func(w string) bool { return strings.IndexFunc(w, unicode.IsLetter) < 0 })
}

func TestAPhotoIsOnlyWhereItIsWanted(t *testing.T) {
	t.Parallel()
	r, made := withPhoto(t)
	has := func(o Options, style string) bool {
		with := r.Clone()
		with.SetStyle(&document.Style{Photo: style})
		return bytes.Contains(render(t, with, PDF, o).Bytes, made)
	}
	for _, c := range []struct {
		asked Photo
		style string
		want  bool
	}{
		{"", "", false},
		{"", "hidden", false},
		{"", "shown", true},
		{"", "yes", false},
		{PhotoHidden, "shown", false},
		{PhotoShown, "", true},
		{PhotoShown, "hidden", true},
	} {
		if got := has(Options{Photo: c.asked}, c.style); got != c.want {
			t.Errorf("asked %q, style %q: %v", c.asked, c.style, got)
		}
	}
	if _, err := Resume(r, PDF, Options{Photo: "yes"}); err == nil {
		t.Error("an unknown way is taken")
	}
	letter := &document.Letter{
		Sender: r.Basics, Style: r.StyleOf(), Paragraphs: []document.Paragraph{{Text: "I apply."}},
	}
	out, err := Cover(letter, PDF, Options{})
	if err != nil || bytes.Contains(out.Bytes, made) {
		t.Errorf("a letter has it: %v", err)
	}
}

func TestAFileWithoutItsPhotoSaysWhy(t *testing.T) {
	t.Parallel()
	r, _ := withPhoto(t)
	linked, broken := r.Clone(), r.Clone()
	linked.Basics.Image = "https://example.com/me.jpg"
	broken.Basics.Image = r.Basics.Image[:5000]
	for name, c := range map[string]struct {
		r    *document.Resume
		f    Format
		o    Options
		says string
	}{
		"pdf":         {r, PDF, Options{}, ""},
		"docx":        {r, DOCX, Options{}, ""},
		"json":        {r, JSON, Options{Template: "compact"}, ""},
		"text":        {r, TXT, Options{}, "Text files can't contain a photo."},
		"markdown":    {r, Markdown, Options{}, "Text files can't contain a photo."},
		"no room":     {r, PDF, Options{Template: "compact"}, "The template Compact has no room for a photo."},
		"no room, w":  {r, DOCX, Options{Template: "executive"}, "The template Executive has no room for a photo."},
		"hidden":      {r, TXT, Options{Photo: PhotoHidden}, ""},
		"linked":      {linked, PDF, Options{}, "The photo is on another website. Vitae doesn't load it: add it in the editor."},
		"linked, off": {linked, PDF, Options{Photo: PhotoHidden}, ""},
		"broken":      {broken, PDF, Options{}, "The photo is damaged. Choose it again in the editor."},
	} {
		if out := render(t, c.r, c.f, c.o); out.NoPhoto != c.says {
			t.Errorf("%s: %q", name, out.NoPhoto)
		}
	}
}

func TestADOCXHasThePhotoOnce(t *testing.T) {
	t.Parallel()
	r, made := withPhoto(t)
	for _, tm := range Templates() {
		data := render(t, r, DOCX, Options{Template: tm.Name}).Bytes
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		parts := map[string]string{}
		for _, f := range z.File {
			part, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			content, _ := io.ReadAll(part)
			parts[f.Name] = string(content)
		}
		body := parts["word/document.xml"]
		if !tm.Photo {
			if parts[photoPart] != "" || strings.Contains(body, "w:drawing") {
				t.Errorf("%s has a photo", tm.Name)
			}
			continue
		}
		if parts[photoPart] != string(made) || strings.Count(body, `r:embed="rIdPhoto"`) != 1 ||
			!strings.Contains(body, `descr="Photo: Agnieszka Wójcik-Lindqvist"`) ||
			!strings.Contains(parts["word/_rels/document.xml.rels"], `Id="rIdPhoto"`) ||
			!strings.Contains(parts["[Content_Types].xml"], `Extension="jpeg"`) {
			t.Errorf("%s: %v", tm.Name, regexp.MustCompile(`<w:drawing>.*</w:drawing>`).FindString(body))
		}
	}
}

func TestAPreviewShowsThePhoto(t *testing.T) {
	t.Parallel()
	r, _ := withPhoto(t)
	p, err := Pages(r, Options{})
	if err != nil || strings.Count(strings.Join(p.Pages, ""), "<image ") != 1 ||
		!strings.Contains(p.Pages[0], `href="`+r.Basics.Image+`"`) {
		t.Errorf("%v", err)
	}
	evil := r.Clone()
	evil.Basics.Image = `data:image/svg+xml,"/><script>alert(1)</script>`
	if p, err = Pages(evil, Options{}); err != nil || strings.Contains(p.Pages[0], "<image") ||
		strings.Contains(p.Pages[0], "script") {
		t.Errorf("%v: %.300s", err, p.Pages[0])
	}
}
