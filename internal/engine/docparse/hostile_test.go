package docparse

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"vitae/internal/base/fault"
)

// testReader is the one reader of all tests: PDFium starts once, from a cache that outlives the run.
var testReader = sync.OnceValue(func() *Reader {
	r, err := NewReader(Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		panic(err)
	}
	return r
})

func testdata(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// zipOf packs parts into an archive in the order given: name, content, name, content, …
func zipOf(t testing.TB, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(parts[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

const wordNS = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"`

func docxOf(t testing.TB, body string) []byte {
	t.Helper()
	return zipOf(t, "[Content_Types].xml", "<Types/>", "word/document.xml", `<?xml version="1.0"?><w:document `+wordNS+
		`><w:body>`+body+`</w:body></w:document>`)
}

// simplePDF makes a PDF of n pages, each with the text given in a standard font.
func simplePDF(n int, text string) []byte {
	var b bytes.Buffer
	var offsets []int
	object := func(s string) {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", len(offsets), s)
	}
	b.WriteString("%PDF-1.4\n")
	object("<</Type/Catalog/Pages 2 0 R>>")
	kids := make([]string, n)
	for i := range kids {
		kids[i] = fmt.Sprintf("%d 0 R", 5+i)
	}
	object(fmt.Sprintf("<</Type/Pages/Count %d/Kids[%s]>>", n, strings.Join(kids, " ")))
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
	stream := ""
	if text != "" {
		stream = "BT /F1 12 Tf 72 720 Td (" + text + ") Tj ET"
	}
	object(fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(stream), stream))
	for range n {
		object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>")
	}
	xref := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, o := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, xref)
	return b.Bytes()
}

// encryptedPDF makes a PDF whose key fits no password that a reader tries by itself.
func encryptedPDF() []byte {
	key := strings.Repeat("A7", 32)
	return bytes.Replace(simplePDF(1, "Jane"), []byte("/Root 1 0 R"),
		[]byte("/Root 1 0 R/ID[<00112233445566778899AABBCCDDEEFF><00112233445566778899AABBCCDDEEFF>]/Encrypt<</Filter/Standard/V 1/R 2/P -64/O<"+key+">/U<"+key+">>>"), 1)
}

// TestBadInput holds that every bad file gets a sentence that says what to do, of the right kind, soon.
func TestBadInput(t *testing.T) {
	t.Parallel()
	ole := "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 600)
	deep := strings.Repeat("<w:sdt>", 400) + strings.Repeat("</w:sdt>", 400)
	many := make([]string, 0, 2*docxEntries+4)
	for i := range docxEntries + 2 {
		many = append(many, fmt.Sprintf("word/%d.xml", i), "x")
	}
	noise := make([]byte, 4096)
	src := rand.New(rand.NewPCG(1, 2))
	for i := range noise {
		noise[i] = byte(src.Uint32())
	}
	pdf, docx := testdata(t, "p03__own-sidebar.pdf"), testdata(t, "p07__docx-plain.docx")
	odt := testdata(t, "formats/p03__docx-table.odt")
	for name, c := range map[string]struct {
		file string
		data []byte
		kind fault.Kind
		says string
	}{
		"empty":          {"cv.pdf", nil, fault.Unreadable, "empty"},
		"white space":    {"cv.txt", []byte(" \n\t\n"), fault.Unreadable, "no text"},
		"too large":      {"cv.txt", make([]byte, MaxFile+1), fault.TooLarge, "10 MB"},
		"truncated pdf":  {"cv.pdf", pdf[:len(pdf)/3], fault.Unreadable, "damaged"},
		"pdf head only":  {"cv.pdf", []byte("%PDF-1.7\n"), fault.Unreadable, "damaged"},
		"truncated docx": {"cv.docx", docx[:len(docx)/2], fault.Unreadable, "damaged"},
		"scan": {
			"cv.pdf", simplePDF(1, ""), fault.Unreadable,
			"This PDF is a scan. Upload a DOCX or paste the text.",
		},
		"encrypted pdf":  {"cv.pdf", encryptedPDF(), fault.Unreadable, "password"},
		"encrypted docx": {"cv.docx", []byte(ole + wide("EncryptedPackage")), fault.Unreadable, "password"},
		"old word":       {"cv.doc", []byte(ole + wide("WordDocument")), fault.Unsupported, ".doc"},
		"old word as docx": {
			"cv.docx", []byte(ole + wide("WordDocument")),
			fault.Unsupported, "Save it as DOCX or PDF",
		},
		"old word, no name": {"", []byte(ole + wide("WordDocument")), fault.Unsupported, "old Word document (.doc)"},
		"old sheet":         {"cv.doc", []byte(ole + wide("Workbook")), fault.Unsupported, "spreadsheet"},
		"old slides":        {"", []byte(ole + wide("PowerPoint Document")), fault.Unsupported, "presentation"},
		"word 2":            {"cv.doc", []byte("\xdb\xa5\x2d\x00Jane"), fault.Unsupported, "old Word document (.doc)"},
		"wordperfect":       {"cv.wpd", []byte("\xffWPCJane"), fault.Unsupported, "WordPerfect"},
		"text named doc": {
			"cv.doc", []byte("Jane Example\nEngineer"),
			fault.Unsupported, "ends in .doc, but the file is plain text",
		},
		"rtf as doc": {
			"cv.doc", []byte(`{\rtf1\ansi Jane}`),
			fault.Unsupported, "ends in .doc, but the file is an RTF document",
		},
		"rtf as txt": {"cv.txt", []byte(`{\rtf1\ansi Jane}`), fault.Unsupported, "RTF"},
		"rtf as docx": {
			"cv.docx", []byte(`{\rtf1\ansi Jane}`),
			fault.Unsupported, "ends in .docx, but the file is an RTF document",
		},
		"text named rtf": {"cv.rtf", []byte("Jane Example"), fault.Unsupported, "not an RTF document"},
		"text named odt": {"cv.odt", []byte("Jane Example"), fault.Unsupported, "not an OpenDocument text"},
		"text named html": {
			"cv.html", []byte("Jane Example"),
			fault.Unsupported, "ends in .html, but the file is plain text",
		},
		"page named pdf": {"cv.pdf", []byte("<!DOCTYPE html><html>Jane"), fault.Unsupported, "is a web page (HTML)"},
		"page named doc": {
			"cv.doc", []byte("<html xmlns:o='x'><p>Jane"),
			fault.Unsupported, "ends in .doc, but the file is a web page",
		},
		"web archive named doc": {"cv.doc", []byte("MIME-Version: 1.0\n\n<html>"), fault.Unsupported, "MHTML"},
		"word 2003":             {"cv.doc", []byte("<?xml version='1.0'?><?mso-application progid='Word.Document'?><w/>"), fault.Unsupported, "XML file"},
		"web archive":           {"cv.mht", []byte("MIME-Version: 1.0\n\n<html>"), fault.Unsupported, "MHTML"},
		"rtf cut off":           {"cv.rtf", []byte(`{\rtf1\ansi Jane {\b Example`), fault.Unreadable, "damaged"},
		"rtf without text":      {"cv.rtf", []byte(`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\par}`), fault.Unreadable, "no text"},
		"rtf bin": {
			"cv.rtf", []byte(`{\rtf1{\pict\bin99999999999 x}Jane}`), fault.Unreadable, "damaged",
		},
		"rtf bad hex": {"cv.rtf", []byte(`{\rtf1 Jane\'zz}`), fault.Unreadable, "damaged"},
		"deep rtf": {
			"cv.rtf", []byte(`{\rtf1 ` + strings.Repeat("{", 5_000) + "x" + strings.Repeat("}", 5_001)),
			fault.Invalid, "deep",
		},
		"many rtf paragraphs": {
			"cv.rtf", []byte(`{\rtf1 ` + strings.Repeat(`a\par `, 200_000) + "}"), fault.TooLarge, "far more text",
		},
		"many rtf tabs": {
			"cv.rtf", []byte(`{\rtf1 a` + strings.Repeat(`\tab`, 2_000_000) + "}"), fault.TooLarge, "far more text",
		},
		"many rtf cells": {
			"cv.rtf", []byte(`{\rtf1 a` + strings.Repeat(`\intbl\cell\row`, 500_000) + "}"), fault.TooLarge,
			"far more text",
		},
		"many rtf text boxes": {
			"cv.rtf", []byte(`{\rtf1 a` + strings.Repeat(`{\shp{\shptxt b}}`, 400_000) + "}"), fault.TooLarge,
			"far more text",
		},
		"odt without text": {
			"cv.odt", zipOf(t, "mimetype", odtType, "content.xml", "<office:text/>"),
			fault.Unreadable, "no text",
		},
		"odt cut off": {"cv.odt", odt[:len(odt)/2], fault.Unreadable, "damaged"},
		"ods": {
			"cv.odt", zipOf(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", "<x/>"),
			fault.Unsupported, "not a text document",
		},
		"encrypted odt": {
			"cv.odt", zipOf(t, "mimetype", odtType, "META-INF/manifest.xml", "<m><encryption-data/></m>", "content.xml",
				"\x01\x02"), fault.Unreadable, "password",
		},
		"odt bomb": {
			"cv.odt", odtOf(t, "", "<text:p>"+strings.Repeat("a", 12<<20)+"</text:p>"), fault.TooLarge, "too large",
		},
		"odt entity": {
			"cv.odt", zipOf(t, "mimetype", odtType, "content.xml",
				`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><office:text><text:p>&b;</text:p>`),
			fault.Invalid, "declaration",
		},
		"odt entities in the manifest": {
			"cv.odt", zipOf(t, "mimetype", odtType, "META-INF/manifest.xml", `<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>`,
				"content.xml", "<office:text><text:p>Jane</text:p></office:text>"), fault.Invalid, "declaration",
		},
		"deep odt": {
			"cv.odt", odtOf(t, "", strings.Repeat("<text:section>", 400)+strings.Repeat("</text:section>", 400)),
			fault.Invalid, "deep",
		},
		"many odt paragraphs": {
			"cv.odt", odtOf(t, "", strings.Repeat("<text:p>a</text:p>", 6_000)), fault.TooLarge, "far more text",
		},
		"many odt columns": {
			"cv.odt", odtOf(t, "", "<table:table>"+strings.Repeat(
				`<table:table-row><table:table-cell table:number-columns-repeated="99999999"/></table:table-row>`, 60_000)+
				"</table:table>"), fault.TooLarge, "too large",
		},
		"page without text": {"", []byte("<!DOCTYPE html><html><script>Jane</script>"), fault.Unreadable, "no text"},
		"deep page": {
			"cv.html", []byte("<html>" + strings.Repeat("<div>", 5_000) + "Jane"), fault.Invalid, "deep",
		},
		"many elements": {
			"cv.html", []byte("<html>" + strings.Repeat("<p>a", 200_000)), fault.TooLarge, "far more text",
		},
		"unclosed looks": { // 400 elements that a browser begins again in each paragraph
			"cv.html", []byte("<html>" + unclosed(400) + strings.Repeat("<p>a", 60_000)),
			fault.TooLarge, "far more text",
		},
		"many rules": {
			"cv.html", []byte("<html><style>" + strings.Repeat(".a{color:red;color:red}", 20_000) + "</style>" +
				strings.Repeat("<p class=a>a", 60_000)), fault.TooLarge, "far more text",
		},
		"picture":        {"cv.png", []byte("\x89PNG\r\n\x1a\n0000"), fault.Unsupported, "image"},
		"picture as pdf": {"cv.pdf", []byte("\xff\xd8\xff\xe0JFIF0000"), fault.Unsupported, "image"},
		"archive":        {"", zipOf(t, "a.txt", "x"), fault.Unsupported, "archive"},
		"spreadsheet": {
			"cv.xlsx", zipOf(t, "[Content_Types].xml", "x", "xl/workbook.xml", "x"),
			fault.Unsupported, "spreadsheet",
		},
		"macros": {
			"cv.docm", zipOf(t, "word/document.xml", "x", "word/vbaProject.bin", "x"),
			fault.Unsupported, "macros",
		},
		"pdf named docx":  {"cv.docx", pdf, fault.Unsupported, "is a PDF"},
		"pdf named txt":   {"cv.txt", pdf, fault.Unsupported, "is a PDF"},
		"docx named pdf":  {"cv.pdf", docx, fault.Unsupported, "Word document"},
		"text named pdf":  {"cv.pdf", []byte("Jane Example\nEngineer"), fault.Unsupported, "PDF"},
		"text named docx": {"cv.docx", []byte("Jane Example\nEngineer"), fault.Unsupported, "DOCX"},
		"random":          {"cv.bin", noise, fault.Unsupported, "supported"},
		"random as pdf":   {"cv.pdf", append([]byte("%PDF-1.4\n"), noise...), fault.Unreadable, "damaged"},
		"nul bytes":       {"cv.txt", make([]byte, 2000), fault.Unsupported, "supported"},
		"broken json":     {"cv.json", []byte(`{"basics":`), fault.Unreadable, "JSON"},
		"other json":      {"cv.json", []byte(`{"a":1}`), fault.Unreadable, "JSON Resume"},
		"zip bomb": {
			"cv.docx", docxOf(t, "<w:p><w:r><w:t>"+strings.Repeat("a", 12<<20)+"</w:t></w:r></w:p>"),
			fault.TooLarge, "too large",
		},
		"many entries": {"cv.docx", zipOf(t, many...), fault.TooLarge, "too large"},
		"external entity": {
			"cv.docx",
			zipOf(t, "word/document.xml", `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:document `+wordNS+
				`><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`), fault.Invalid, "declaration",
		},
		"deep xml": {"cv.docx", docxOf(t, deep), fault.Invalid, "deep"},
		"many paragraphs": {
			"cv.docx", docxOf(t, strings.Repeat("<w:p><w:r><w:t>a</w:t></w:r></w:p>", 60_000)),
			fault.TooLarge, "far more text",
		},
		"many runs": {
			"cv.docx", docxOf(t, "<w:p>"+strings.Repeat("<w:r><w:t>a</w:t></w:r>", 60_000)+"</w:p>"),
			fault.TooLarge, "far more text",
		},
		"one long run": {
			"cv.docx", docxOf(t, "<w:p><w:r><w:t>"+strings.Repeat("a", 30_000)+"</w:t></w:r></w:p>"),
			fault.TooLarge, "far more text",
		},
		"long text": {
			"cv.txt", []byte(strings.Repeat("- a line of it\n", 6_000)), fault.TooLarge,
			"far more text",
		},
		"long line":         {"cv.txt", []byte(strings.Repeat("a", 30_000)), fault.TooLarge, "far more text"},
		"unclosed xml":      {"cv.docx", docxOf(t, "<w:p>"), fault.Unreadable, "damaged"},
		"docx without text": {"cv.docx", docxOf(t, "<w:p/>"), fault.Unreadable, "no text"},
		"docx without body": {
			"cv.docx", zipOf(t, "[Content_Types].xml", "x", "word/other.xml", "x"), fault.Unreadable,
			"no text",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			began := time.Now()
			res, err := testReader().Read(context.Background(), c.file, c.data)
			if err == nil {
				t.Fatalf("no error, but %s", res.Document.JSON())
			}
			if fault.KindOf(err) != c.kind || !strings.Contains(fault.Public(err), c.says) {
				t.Errorf("%v %q, want %v with %q (%v)", fault.KindOf(err), fault.Public(err), c.kind, c.says, err)
			}
			if m := fault.Public(err); !strings.HasSuffix(m, ".") || strings.Contains(m, "\n") {
				t.Errorf("not a sentence: %q", m)
			}
			if d := time.Since(began); d > 20*time.Second {
				t.Errorf("took %v", d)
			}
		})
	}
}

// unclosed returns the starts of n elements that differ.
func unclosed(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "<b id=%d>", i)
	}
	return b.String()
}

func TestManyPages(t *testing.T) {
	t.Parallel()
	res, err := testReader().Read(context.Background(), "", simplePDF(10_000, "Jane Example works here and there"))
	if err != nil {
		t.Fatal(err)
	}
	if res.Pages != 10_000 || len(res.Warnings) == 0 || !strings.Contains(res.Warnings[0], "50") ||
		strings.Count(res.Text, "Jane") != maxPages {
		t.Errorf("%d pages, %q, %d times", res.Pages, res.Warnings, strings.Count(res.Text, "Jane"))
	}
}

// TestHiddenText holds that text which the page does not show is left out and reported, and white text on a dark ground
// is not.
func TestHiddenText(t *testing.T) {
	t.Parallel()
	hiddenWords := ") Tj 1 1 1 rg 0 -20 Td (Kubernetes wizard unseen) Tj 0 0 0 rg 5000 0 Td (Off the page entirely) Tj -5000 -20 Td (Plain again"
	onDark := ") Tj ET 0 0 0 rg 60 600 400 60 re f BT 1 1 1 rg /F1 12 Tf 72 620 Td (White on black banner) Tj 0 0 0 rg 0 -200 Td (Plain again"
	for in, want := range map[string]bool{hiddenWords: true, onDark: false} {
		res, err := testReader().Read(context.Background(), "", simplePDF(1, "Jane Example is a nurse"+in))
		if err != nil {
			t.Fatal(err)
		}
		if got := len(res.Warnings) == 1 && strings.Contains(res.Warnings[0], "hidden text"); got != want ||
			strings.Contains(res.Text, "unseen") || strings.Contains(res.Text, "banner") == want {
			t.Errorf("%v: %q, %q", want, res.Warnings, res.Text)
		}
	}
}

func TestCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, name := range []string{"p03__own-sidebar.pdf", "p07__docx-plain.docx"} {
		if _, err := testReader().Read(ctx, name, testdata(t, name)); fault.KindOf(err) != fault.Unavailable ||
			!errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestModule fails where a new version of the library hides the module that pdfDoc calls directly.
func TestModule(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	pool, done, err := testReader().pdf.use(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	d, err := openPDF(ctx, pool, simplePDF(1, "Jane"))
	if err != nil {
		t.Fatal(err)
	}
	defer d.close()
	p, err := d.page(0)
	if err != nil || len(p.glyphs) != 4 || p.glyphs[0].r != 'J' || p.glyphs[0].x0 < 70 || p.glyphs[0].x0 > 75 ||
		p.glyphs[0].baseline != 72 || p.glyphs[0].font.size != 12 {
		t.Errorf("%v, %+v", err, p)
	}
}
