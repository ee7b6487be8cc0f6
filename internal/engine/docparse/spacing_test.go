package docparse

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// helvetica holds the widths of Helvetica's letters from space to tilde, in thousandths of its size (Adobe's AFM file).
var helvetica = [...]int{
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
	556, 556, 556, 278, 278, 584, 584, 584, 556,
	1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667,
	944, 667, 667, 611, 278, 278, 278, 469, 556,
	333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
	722, 500, 500, 500, 334, 260, 334, 584,
}

// placing is how a program places the words of a line.
type placing struct {
	hinted   bool    // the places are counted with widths in whole pixels, the letters drawn with their own
	space    float64 // width of a space, in font sizes
	letters  bool    // each letter is placed by itself
	spaced   bool    // one word of each line brings its space along, as where a space may not end a line
	fontSize int     // in pixels
}

// placedPDF makes a PDF of lines of text as a program of that kind does: no space is written, each word is placed.
func placedPDF(lines []string, by placing) []byte {
	var page strings.Builder
	page.WriteString("0.75 0 0 -0.75 0 792 cm\n")
	advance := func(c byte) float64 {
		w := float64(helvetica[c-' ']) * float64(by.fontSize) / 1000
		if by.hinted {
			return math.Round(w)
		}
		return w
	}
	y := 40
	for _, line := range lines {
		x := 40.0
		for i, word := range strings.Fields(line) {
			show := func(x float64, s string) {
				s = strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`).Replace(s)
				fmt.Fprintf(&page, "BT /F1 %d Tf 1 0 0 -1 %.3f %d Tm (%s) Tj ET\n", by.fontSize, x, y, s)
			}
			if !by.letters {
				end := ""
				if by.spaced && i == 0 {
					end = " "
				}
				show(x, word+end)
			}
			for k := range len(word) {
				if by.letters {
					show(x, word[k:k+1])
				}
				x += advance(word[k])
			}
			gap := by.space * float64(by.fontSize)
			if by.hinted {
				gap = math.Round(gap)
			}
			x += gap
		}
		y += by.fontSize * 3 / 2
	}
	widths := strings.Trim(fmt.Sprint(helvetica[:]), "[]")
	return pdfOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>",
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 32/LastChar 126/Widths["+widths+"]>>",
		fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", page.Len(), page.String()))
}

// pdfOf makes a PDF of its objects, the first of which is the catalogue.
func pdfOf(objects ...string) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.4\n")
	offsets := make([]int, 0, len(objects))
	for i, s := range objects {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, s)
	}
	xref := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, o := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, xref)
	return b.Bytes()
}

// hygienist is a resume with words that are hard to tell apart where they touch.
var hygienist = []string{
	"Wilhelmina Ashdown", "Torrance, CA 90501 | (310) 555-0142 | w.ashdown@example.com", "PROFESSIONAL SUMMARY",
	"Registered Dental Hygienist with sixteen years of experience in family practices, who explains",
	"oral health conditions to patients in plain words and keeps all of the instruments sterile.", "WORK HISTORY",
	"Registered Dental Hygienist, Larkspur Family Dental, March 2012 to Current",
	"Examined oral health conditions of 12 patients a day and charted them in Dentrix.",
	"Took X-rays of teeth and jaws, and left the dentist a written note of what they show.",
	"Dental Hygienist, Heron Dental Group, June 2006 to February 2012",
	"Cleaned teeth below and above the gum line with hand tools and an ultrasonic scaler.",
	"Ordered materials for four treatment rooms within a budget of 40,000 a year.",
	"EDUCATION", "Associate of Science, Dental Hygiene, Cerro Bayo College, 2006", "SKILLS",
	"Periodontal charting, local anesthesia, digital radiography, infection control",
}

// TestPlacedWords reads PDFs that leave the spaces out, as programs of several kinds do, and finds every word. Where
// the places are counted in whole pixels some words touch; pdftotext loses up to 13 of these 140 there.
func TestPlacedWords(t *testing.T) {
	t.Parallel()
	want := strings.Fields(strings.Join(hygienist, " "))
	for name, by := range map[string]placing{
		"words, their own widths":   {space: 0.278},
		"words, a narrow space":     {space: 0.14},
		"words, whole pixels":       {space: 0.278, hinted: true},
		"words, some spaces":        {space: 0.16, spaced: true},
		"words, pixels, narrow":     {space: 0.2, hinted: true},
		"letters, their own widths": {space: 0.15, letters: true},
		"letters, whole pixels":     {space: 0.25, letters: true, hinted: true},
	} {
		for _, size := range []int{10, 11, 13, 16} {
			by.fontSize = size
			data := placedPDF(hygienist, by)
			if dir := os.Getenv("PLACED"); dir != "" { // for reading them by other programs
				if err := os.WriteFile(filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+fmt.Sprint(size)+".pdf"),
					data, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			res, err := testReader().Read(context.Background(), "cv.pdf", data)
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Fields(res.Text)
			if touching := by.hinted && len(got) >= len(want)*97/100; strings.Join(got, " ") != strings.Join(want,
				" ") && !touching {
				t.Errorf("%s, %d: %d words for %d:\n%s", name, size, len(got), len(want), res.Text)
			}
		}
	}
}

// pageTag is a tag of a page, or its style sheet.
var pageTag = regexp.MustCompile(`(?s)<style>.*?</style>|<[^>]*>`)

// TestProducers reads PDFs that programs made of pages in testdata/producers, and finds every word once.
func TestProducers(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"wkhtmltopdf", "wkhtmltopdf-columns"} {
		page := string(testFile(t, filepath.Join("testdata", "producers", name+".html")))
		res, err := testReader().Read(context.Background(), "cv.pdf",
			testFile(t, filepath.Join("testdata", "producers", name+".pdf")))
		if err != nil {
			t.Fatal(err)
		}
		count := map[string]int{}
		for _, w := range strings.Fields(pageTag.ReplaceAllString(page, " ")) {
			count[strings.TrimRight(w, ",")]++
		}
		for _, w := range strings.Fields(res.Text) {
			count[strings.TrimRight(w, ",")]--
		}
		for w, n := range count {
			if n != 0 && hasLetter(w) {
				t.Errorf("%s: %q is read %d times too few", name, w, n)
			}
		}
	}
}
