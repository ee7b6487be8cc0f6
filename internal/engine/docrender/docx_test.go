package docrender

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// docxParts opens a DOCX and checks that every part is well-formed XML.
func docxParts(t interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}, data []byte,
) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, f := range z.File {
		rd, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(rd)
		if err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(bytes.NewReader(body))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", f.Name, err)
			}
		}
		out[f.Name] = string(body)
	}
	return out
}

type wordParagraph struct {
	Style struct {
		Val string `xml:"val,attr"`
	} `xml:"pPr>pStyle"`
	Inner string `xml:",innerxml"`
}

// docxWords returns the words of the body and the style of each paragraph.
func docxWords(t interface{ Fatal(args ...any) }, document string) (words, styles []string) {
	var doc struct {
		Paragraphs []wordParagraph `xml:"body>p"`
	}
	if err := xml.Unmarshal([]byte(document), &doc); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, p := range doc.Paragraphs {
		styles = append(styles, p.Style.Val)
		d := xml.NewDecoder(strings.NewReader("<p xmlns:w='w' xmlns:r='r'>" + p.Inner + "</p>"))
		for {
			tok, err := d.Token()
			if err != nil {
				break
			}
			switch x := tok.(type) {
			case xml.CharData:
				b.Write(x)
			case xml.StartElement:
				if x.Name.Local == "tab" {
					b.WriteByte(' ')
				}
			}
		}
		b.WriteByte(' ')
	}
	return strings.Fields(b.String()), styles
}

func TestDOCXHoldsEveryWordInItsStyle(t *testing.T) {
	t.Parallel()
	r := full(t)
	r.Work[0].Highlights = append(r.Work[0].Highlights, `<w:p> & "quotes" 'n' ]]> \x01`+"\x01\ufffe", "日本 🚀")
	parts := docxParts(t, render(t, r, DOCX, Options{}).Bytes)
	got, styles := docxWords(t, parts["word/document.xml"])
	want := wordsOf(resumeBlocks(r, classic()))
	if d := cmp.Diff(without(without(want, "·"), "•"), without(without(got, "·"), "•")); d != "" {
		t.Error(d)
	}
	for i, b := range resumeBlocks(r, classic()) {
		if styles[i] != docxStyleIDs[b.role] {
			t.Errorf("paragraph %d: style %s, want %s", i, styles[i], docxStyleIDs[b.role])
		}
	}
}

func TestDOCXReferencesHold(t *testing.T) {
	t.Parallel()
	parts := docxParts(t, render(t, full(t), DOCX, Options{Paper: Letter, Language: "sv"}).Bytes)
	for _, m := range regexp.MustCompile(`<w:(?:pStyle|rStyle|next|basedOn) w:val="(\w+)"`).FindAllStringSubmatch(
		parts["word/document.xml"]+parts["word/styles.xml"]+parts["word/numbering.xml"], -1) {
		if !strings.Contains(parts["word/styles.xml"], `w:styleId="`+m[1]+`"`) {
			t.Errorf("style %s is not defined", m[1])
		}
	}
	for _, m := range regexp.MustCompile(`r:id="(\w+)"`).FindAllStringSubmatch(parts["word/document.xml"], -1) {
		if !strings.Contains(parts["word/_rels/document.xml.rels"], `Id="`+m[1]+`"`) {
			t.Errorf("relationship %s is not there", m[1])
		}
	}
	for _, m := range regexp.MustCompile(`PartName="/([^"]+)"`).FindAllStringSubmatch(parts["[Content_Types].xml"],
		-1) {
		if _, ok := parts[m[1]]; !ok {
			t.Errorf("part %s is not there", m[1])
		}
	}
	core := parts["docProps/core.xml"]
	if !strings.Contains(core, "<dc:creator>Agnieszka Wójcik-Lindqvist</dc:creator>") ||
		strings.Contains(core, "dcterms") {
		t.Errorf("core properties: %s", core)
	}
	if !strings.Contains(parts["word/document.xml"], `<w:pgSz w:w="12240" w:h="15840"/>`) {
		t.Error("the page is not Letter")
	}
	if strings.Contains(parts["word/footer1.xml"], "<w:t") {
		t.Error("the footer holds text that a reader would take for content")
	}
}
