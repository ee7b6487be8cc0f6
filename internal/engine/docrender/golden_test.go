package docrender

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	stdcolor "image/color"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"vitae/internal/engine/document"
)

var (
	update   = flag.Bool("update", false, "write the golden pictures of pages")
	pictures = flag.String("pictures", "", "write the pictures of docs/templates.md into this folder")
)

// sample is the resume that the pictures show: two pages of an invented nurse's career.
func sample(t testing.TB) *document.Resume {
	t.Helper()
	data, err := os.ReadFile("testdata/sample.json")
	if err != nil {
		t.Fatal(err)
	}
	r, err := document.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func sampleLetter(t *testing.T) *document.Letter {
	t.Helper()
	return &document.Letter{
		Sender: sample(t).Basics, Date: "21 November 2026", Company: "Harbour Lane Hospital\n4 Quay Street, Bristol",
		Position: "Ward Manager, Acute Medicine",
		Greeting: "Dear Ms Adeyemi,", Closing: "Kind regards,",
		Paragraphs: []document.Paragraph{
			{Text: "You are looking for somebody to lead a ward of 32 beds through a year of change. I have led one of 28 for five years, and the change in it was made by the people who work there."},
			{Text: "In that time falls with harm went from eleven a year to four. We did it with a walk at shift change, bed by bed, and by writing down what we saw. Agency hours fell by a third, since those who had left came back."},
			{Text: "What draws me to Harbour Lane is your school of nursing. I have taught newly qualified nurses since 2019, and most of what I know about a ward I learned from their questions."},
			{Text: "I would be glad to walk your ward with you and to hear what keeps it busy."},
		},
	}
}

// pagePicture draws page n of a PDF with poppler, which is not of our making, in grey.
func pagePicture(t *testing.T, pdf []byte, n, dpi int, colour bool) image.Image {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "a.pdf")
	if err := os.WriteFile(file, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"-png", "-r", fmt.Sprint(dpi), "-f", fmt.Sprint(n), "-l", fmt.Sprint(n), "-singlefile"}
	if !colour {
		args = append(args, "-gray")
	}
	if out, err := exec.Command("pdftoppm",
		append(args, file, filepath.Join(dir, "a"))...).CombinedOutput(); err != nil {
		t.Fatalf("pdftoppm (scripts/install-pdf-tools installs it): %v %s", err, out)
	}
	data, err := os.ReadFile(filepath.Join(dir, "a.png"))
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func grey(img image.Image, x, y int) int {
	return int(stdcolor.GrayModel.Convert(img.At(x, y)).(stdcolor.Gray).Y)
}

// difference returns the share of small squares of two pictures whose grey differs much. A square of 4 × 4 forgives
// what another version of poppler does to the edge of a letter, and sees a line that has moved by half its height.
func difference(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 1
	}
	const side, much = 4, 12
	off, all := 0, 0
	for y := 0; y+side <= a.Bounds().Dy(); y += side {
		for x := 0; x+side <= a.Bounds().Dx(); x += side {
			sum := 0
			for i := range side * side {
				sum += grey(a, x+i%side, y+i/side) - grey(b, x+i%side, y+i/side)
			}
			if all++; sum > much*side*side || -sum > much*side*side {
				off++
			}
		}
	}
	return float64(off) / float64(all)
}

// TestGoldenPages compares the pages of every template with the pictures that were looked at. After a change that is
// meant: go test ./internal/engine/docrender -run Golden -update, and look at what has changed.
func TestGoldenPages(t *testing.T) {
	t.Parallel()
	for _, tm := range Templates() {
		t.Run(tm.Name, func(t *testing.T) {
			t.Parallel()
			o := Options{Template: tm.Name}
			resume := render(t, sample(t), PDF, o)
			letter, err := Cover(sampleLetter(t), PDF, o)
			if err != nil {
				t.Fatal(err)
			}
			compareGolden(t, tm.Name+"-1.png", resume.Bytes, 1)
			compareGolden(t, tm.Name+"-2.png", resume.Bytes, resume.Pages)
			compareGolden(t, tm.Name+"-letter.png", letter.Bytes, 1)
		})
	}
}

// tolerance is the share of a page that may differ.
const tolerance = .004

func compareGolden(t *testing.T, name string, pdf []byte, page int) {
	t.Helper()
	const dpi = 40
	file := filepath.Join("testdata", "golden", name)
	got := pagePicture(t, pdf, page, dpi, false)
	if *update {
		writePNG(t, file, got, 16)
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if d := difference(want, got); d > tolerance {
		t.Errorf("%s: %.1f %% of the page has changed (-update writes it anew)", name, 100*d)
	}
}

// TestDifferenceSeesALineThatMoved: the tolerance must not swallow what the goldens are kept for.
func TestDifferenceSeesALineThatMoved(t *testing.T) {
	t.Parallel()
	r := sample(t)
	before := pagePicture(t, render(t, r, PDF, Options{}).Bytes, 1, 40, false)
	if d := difference(before, before); d != 0 {
		t.Errorf("a page differs from itself by %v", d)
	}
	r.Basics.Summary += " One more sentence makes one more line, and all that follows moves down by its height."
	if d := difference(before, pagePicture(t, render(t, r, PDF, Options{}).Bytes, 1, 40, false)); d < 2*tolerance {
		t.Errorf("a page that moved by a line differs by %v only", d)
	}
	if d := difference(before, pagePicture(t, render(t, sample(t), PDF, Options{Accent: "rust"}).Bytes, 1, 40,
		false)); d > 5*tolerance {
		t.Errorf("another accent changes the grey of a page by %v", d)
	}
}

// TestPicturesOfTheTemplates draws every template once for docs/templates.md, and fails where a picture would weigh
// more than a page should.
func TestPicturesOfTheTemplates(t *testing.T) {
	t.Parallel()
	dir := *pictures
	if dir == "" {
		dir = t.TempDir()
	}
	const heaviest = 60 << 10
	for _, tm := range Templates() {
		o := Options{Template: tm.Name}
		letter, err := Cover(sampleLetter(t), PDF, o)
		if err != nil {
			t.Fatal(err)
		}
		for name, pdf := range map[string][]byte{
			tm.Name + ".png":        render(t, sample(t), PDF, o).Bytes,
			tm.Name + "-letter.png": letter.Bytes,
		} {
			file := filepath.Join(dir, name)
			writePNG(t, file, pagePicture(t, pdf, 1, 92, true), 16)
			if info, err := os.Stat(file); err != nil || info.Size() > heaviest {
				t.Errorf("%s: %v bytes, %v", name, info.Size(), err)
			}
		}
	}
}

// writePNG writes a picture with as many shades of each colour: few colours make a small file.
func writePNG(t *testing.T, file string, img image.Image, shades int) {
	t.Helper()
	step := 255 / (shades - 1)
	var reduced [256]uint8
	for v := range reduced {
		reduced[v] = uint8((v + step/2) / step * step)
	}
	full, out := image.NewRGBA(img.Bounds()), image.NewPaletted(img.Bounds(), nil)
	draw.Draw(full, full.Bounds(), img, full.Bounds().Min, draw.Src)
	var palette stdcolor.Palette
	index := map[[4]uint8]uint8{}
	for i := range out.Pix {
		at := [4]uint8(full.Pix[4*i:])
		place, ok := index[at]
		if !ok {
			c := stdcolor.RGBA{reduced[at[0]], reduced[at[1]], reduced[at[2]], 255}
			place = uint8(palette.Index(c))
			if len(palette) == 0 || palette[place] != c && len(palette) < 256 {
				place, palette = uint8(len(palette)), append(palette, c)
			}
			index[at] = place
		}
		out.Pix[i] = place
	}
	out.Palette = palette
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, out); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
