package readability_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/readability"
)

// reader starts PDFium once for all tests, from the folder that docparse's tests keep it in.
var reader = sync.OnceValue(func() *docparse.Reader {
	r, err := docparse.NewReader(docparse.Config{CacheDir: filepath.Join(os.TempDir(), "vitae-test-wasm")})
	if err != nil {
		panic(err)
	}
	return r
})

func read(t testing.TB, data []byte) *docparse.Result {
	t.Helper()
	r, err := reader().Read(context.Background(), "", data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// failed returns the checks that a file fails, by kind.
func failed(r readability.Report) map[string]readability.Check {
	out := map[string]readability.Check{}
	for _, c := range r.Checks {
		if c.Points > 0 {
			out[c.Kind] = c
		}
	}
	return out
}

// resumeLines is a resume of one page that no check finds anything in; "#" begins a heading.
var resumeLines = strings.Split(`Jane Example
jane@example.com | +44 20 7946 0018 | Leeds
# Summary
Nurse with twelve years on surgical wards and in day surgery, at work where a calm hand and a clear word are needed.
# Work experience
Ward Nurse, Hill Hospital, Leeds
March 2018 - Present
- Cared for up to nine patients in a shift and wrote the hand-over for the night team each evening
- Taught fourteen students how to take blood, to place lines and to keep records that others can follow
- Moved the store of dressings beside the ward so that nobody had to leave it during a round
Staff Nurse, Dale Clinic, York
June 2012 - February 2018
- Ran the pre-assessment for day surgery and called patients on the evening after they had gone home
- Kept the emergency trolley complete and checked it every morning with a colleague
# Education
BSc Nursing, University of York
2009 - 2012
# Skills
Wound care, Venepuncture, Triage, Handover, Teaching, Record keeping`, "\n")

// docx is a Word file in the making.
type docx struct {
	body, header string
}

const officeNS = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ` +
	`xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ` +
	`xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"`

func run(text, properties string) string {
	return `<w:r><w:rPr>` + properties + `</w:rPr><w:t xml:space="preserve">` + text + `</w:t></w:r>`
}

func paragraph(text string) string {
	if h, ok := strings.CutPrefix(text, "# "); ok {
		return `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>` + run(h, "<w:b/>") + `</w:p>`
	}
	return `<w:p>` + run(text, "") + `</w:p>`
}

func newDocx(lines []string) *docx {
	p := &docx{}
	for _, l := range lines {
		p.body += paragraph(l)
	}
	return p
}

// swap replaces a paragraph by other XML, or by another line where it is one.
func (p *docx) swap(t testing.TB, line, by string) {
	t.Helper()
	if !strings.HasPrefix(by, "<") && by != "" {
		by = paragraph(by)
	}
	if !strings.Contains(p.body, paragraph(line)) {
		t.Fatalf("there is no line %q", line)
	}
	p.body = strings.Replace(p.body, paragraph(line), by, 1)
}

func (p *docx) bytes(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	write := func(name, content string) {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write([]byte(content))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	write("[Content_Types].xml", "<Types/>")
	write("word/document.xml", `<?xml version="1.0"?><w:document `+officeNS+`><w:body>`+p.body+`</w:body></w:document>`)
	if p.header != "" {
		write("word/header1.xml", `<?xml version="1.0"?><w:hdr `+officeNS+`>`+p.header+`</w:hdr>`)
		write("word/_rels/document.xml.rels",
			`<?xml version="1.0"?><Relationships><Relationship Id="h" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pdfText is a PDF in the making: one content stream a page, in a standard font, and a grey picture named P, in a group
// named G too.
type pdfText struct{ pages []string }

// show sets a line; y counts from the top of a page 842 points high.
func show(text string, x, y float64) string {
	text = strings.NewReplacer(`\`, `\\`, `(`, `\(`, `)`, `\)`).Replace(text)
	return fmt.Sprintf("BT /F1 10 Tf %.1f %.1f Td (%s) Tj ET\n", x, 842-y, text)
}

// drawn sets lines from the top; headings are larger.
func drawn(lines []string, x, y float64) string {
	var b strings.Builder
	for _, l := range lines {
		if h, ok := strings.CutPrefix(l, "# "); ok {
			y += 10
			b.WriteString(strings.Replace(show(h, x, y), "/F1 10", "/F2 14", 1))
			y += 20
			continue
		}
		b.WriteString(show(l, x, y))
		y += 15
	}
	return b.String()
}

func (s *pdfText) bytes() []byte {
	var b bytes.Buffer
	var offsets []int
	object := func(text string) {
		offsets = append(offsets, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", len(offsets), text)
	}
	stream := func(dict, data string) {
		object(fmt.Sprintf("<<%s/Length %d>>\nstream\n%s\nendstream", dict, len(data), data))
	}
	b.WriteString("%PDF-1.4\n")
	kids := make([]string, len(s.pages))
	for i := range s.pages {
		kids[i] = fmt.Sprintf("%d 0 R", 8+2*i)
	}
	object("<</Type/Catalog/Pages 2 0 R>>")
	object(fmt.Sprintf("<</Type/Pages/Count %d/Kids[%s]>>", len(kids), strings.Join(kids, " ")))
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>")
	stream("/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</P 6 0 R>>>>", "/P Do")
	stream("/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8", "\x80")
	for _, content := range s.pages {
		stream("", content)
		object(fmt.Sprintf("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents %d 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>/XObject<</G 5 0 R/P 6 0 R>>>>>>", len(offsets)))
	}
	xref := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, o := range offsets {
		fmt.Fprintf(&b, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&b, "trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, xref)
	return b.Bytes()
}
