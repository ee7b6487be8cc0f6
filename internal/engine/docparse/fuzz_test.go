package docparse

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// longestFuzz bounds what a fuzz target reads: longer inputs find nothing that these do not, and take their time.
const longestFuzz = 20_000

// addFiles seeds a target with the files of testdata that match a pattern.
func addFiles(f *testing.F, add func([]byte), patterns ...string) {
	f.Helper()
	n := 0
	for _, p := range patterns {
		names, err := filepath.Glob(filepath.FromSlash(p))
		if err != nil {
			f.Fatal(err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			if len(data) <= longestFuzz {
				add(data)
				n++
			}
		}
	}
	if n == 0 {
		f.Fatalf("no seed in %v", patterns)
	}
}

// fuzzFile reads data as a file of a name and holds what every reading owes.
func fuzzFile(t *testing.T, name string, data []byte) {
	t.Helper()
	if len(data) > longestFuzz {
		return
	}
	res, err := testReader().Read(context.Background(), name, data)
	holdAnswer(t, name, res, err)
}

func FuzzText(f *testing.F) {
	f.Add("Jane Example\njane@example.com | +1 415 555 0100\n\nEXPERIENCE\nEngineer, Acme, Jan 2020 - Present\n- Built\n\nEDUCATION\nBSc, X, 2010")
	f.Add("Lebenslauf\n\nBerufserfahrung\n03/2019 – heute  Acme GmbH\n")
	f.Add("Ana Roe\n\nEXPERIENCE\n\n! (Acme)\n2019 - 2020\n- Built\n\nSKILLS\n\n! (Acme), ? (Go)\n")
	addFiles(f, func(data []byte) { f.Add(string(data)) }, "testdata/*.txt", "../../../testdata/reading/ugly/*.txt")
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > longestFuzz {
			return
		}
		a := FromText(s)
		if b := FromText(s); !bytes.Equal(a.Document.JSON(), b.Document.JSON()) {
			t.Error("two readings differ")
		}
		holdAnswer(t, "text", a, nil)
	})
}

func FuzzMarkdown(f *testing.F) {
	f.Add("# A\n## Skills\n**Go**, [x](http://a.b)\n")
	f.Add("---\nname: Ana Roe\nemail: ana@example.com\n---\n<!-- x -->\n| When | What |\n|---|---|\n| 2019 | *Acme* `Go` \\* |\n\n::: {.two}\n<b>Nurse</b>{#id}\n:::\n")
	addFiles(f, func(data []byte) { f.Add(FromText(string(data)).Document.Markdown()) }, "testdata/*.txt")
	f.Fuzz(func(t *testing.T, s string) {
		fuzzFile(t, "cv.md", []byte("# "+s))
	})
}

func FuzzPDF(f *testing.F) {
	f.Add(plainPDF())
	addFiles(f, func(data []byte) { f.Add(data) }, "../../../testdata/reading/ugly/*.pdf")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzFile(t, "cv.pdf", data) })
}

func FuzzDOCX(f *testing.F) {
	addFiles(f, func(data []byte) { f.Add(data) }, "testdata/*.docx", "../../../testdata/reading/ugly/*.docx")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzFile(t, "cv.docx", data) })
}

// FuzzDOCXBody fuzzes what a packed file hides from FuzzDOCX: the document's XML.
func FuzzDOCXBody(f *testing.F) {
	f.Add(`<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Go</w:t><w:br/><w:t>C</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`)
	f.Fuzz(func(t *testing.T, body string) {
		if len(body) > longestFuzz {
			return
		}
		res, err := readDOCX(docxOf(t, body))
		holdAnswer(t, "body", res, err)
	})
}

func FuzzODT(f *testing.F) {
	addFiles(f, func(data []byte) { f.Add(data) }, "testdata/formats/*.odt")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzFile(t, "cv.odt", data) })
}

// FuzzODTBody fuzzes what a packed file hides from FuzzODT: the document's XML.
func FuzzODTBody(f *testing.F) {
	f.Add(`<style:style style:name="P" style:family="paragraph" style:parent-style-name="P"/>`,
		`<text:list><text:list-item><text:h text:outline-level="1">Skills<text:s text:c="9"/></text:h></text:list-item></text:list><table:table><table:table-row><table:table-cell table:number-columns-spanned="3"><text:p>Go<draw:frame><draw:text-box><text:p>C</text:p></draw:text-box></draw:frame></text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>`)
	f.Fuzz(func(t *testing.T, styles, body string) {
		if len(styles)+len(body) > longestFuzz {
			return
		}
		res, err := readODT(odtOf(t, styles, body))
		holdAnswer(t, "body", res, err)
	})
}

func FuzzRTF(f *testing.F) {
	for _, s := range []string{wordpad, wordRTF} {
		f.Add([]byte(strings.TrimPrefix(s, rtfMagic)))
	}
	addFiles(f, func(data []byte) { f.Add(bytes.TrimPrefix(data, []byte(rtfMagic))) }, "testdata/formats/*.rtf")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzFile(t, "cv.rtf", append([]byte(rtfMagic), data...)) })
}

func FuzzHTML(f *testing.F) {
	f.Add([]byte(webPage))
	addFiles(f, func(data []byte) { f.Add(data) }, "testdata/formats/*.html")
	f.Fuzz(func(t *testing.T, data []byte) { fuzzFile(t, "cv.html", append([]byte("<html>"), data...)) })
}

func FuzzJSON(f *testing.F) {
	f.Add([]byte(`{"basics":{"name":"Jane","location":{"city":"Leeds"}},"work":[{"company":"Acme","startDate":"2020-01-01"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > longestFuzz {
			return
		}
		res, err := FromJSON(data)
		holdAnswer(t, "json", res, err)
	})
}

// FuzzFile fuzzes how the format of a file is judged: by what is in it, under any name.
func FuzzFile(f *testing.F) {
	for _, name := range []string{"cv.pdf", "cv.docx", "cv.txt", "cv", strings.Repeat("x", 300) + ".json"} {
		f.Add(name, []byte("\xff\xfeJ\x00a\x00n\x00e\x00"))
		f.Add(name, []byte(`{"basics":{"name":"Jane"}}`))
		f.Add(name, plainPDF()[:200])
		f.Add(name, docxOf(f, "<w:p><w:r><w:t>Jane</w:t></w:r></w:p>"))
	}
	f.Fuzz(fuzzFile)
}
