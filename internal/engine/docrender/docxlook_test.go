package docrender

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// wordDocuments are what every look is tried with.
func wordDocuments(t *testing.T) map[string]*document.Resume {
	out := maps.Clone(odd())
	out["full"], out["two pages"], out["scripts"] = full(t), sized(7), scripts()
	return out
}

// wordFiles draws every document in every template, and a letter, on both papers.
func wordFiles(t *testing.T, docs map[string]*document.Resume) map[string][]byte {
	out := map[string][]byte{}
	for _, tm := range Templates() {
		for _, paper := range []Paper{A4, Letter} {
			o := Options{Template: tm.Name, Paper: paper}
			for name, r := range docs {
				out[fmt.Sprintf("%s-%s-%s", tm.Name, paper, strings.ReplaceAll(name, " ", "-"))] = render(t, r, DOCX,
					o).Bytes
			}
			letter, err := Cover(sampleLetter(t), DOCX, o)
			if err != nil {
				t.Fatal(err)
			}
			out[fmt.Sprintf("%s-%s-a-letter", tm.Name, paper)] = letter.Bytes
		}
	}
	return out
}

// schemaOrder is how the schema of WordprocessingML orders the properties that are written. Word refuses a file with
// another order.
var schemaOrder = map[string][]string{
	"pPr":    strings.Fields("pStyle keepNext keepLines framePr widowControl numPr pBdr shd tabs bidi spacing ind contextualSpacing jc outlineLvl"),
	"rPr":    strings.Fields("rStyle rFonts b bCs caps color spacing sz szCs rtl lang"),
	"style":  strings.Fields("name basedOn next uiPriority semiHidden qFormat pPr rPr"),
	"sectPr": strings.Fields("headerReference footerReference pgSz pgMar titlePg bidi"),
	"font":   strings.Fields("altName panose1 charset family pitch"),
	"lvl":    strings.Fields("start numFmt pStyle lvlText lvlJc pPr"),
}

// checkOrder walks a part and compares the order of children with the schema's.
func checkOrder(part string) error {
	d := xml.NewDecoder(strings.NewReader(part))
	type level struct {
		name string
		last int
	}
	stack := []level{{}}
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch x := tok.(type) {
		case xml.StartElement:
			top := &stack[len(stack)-1]
			if order := schemaOrder[top.name]; order != nil {
				at := slices.Index(order, x.Name.Local)
				if at < top.last {
					return fmt.Errorf("%s in %s stands behind %s, or is not known", x.Name.Local, top.name,
						order[top.last])
				}
				top.last = at
			}
			stack = append(stack, level{name: x.Name.Local})
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		}
	}
}

func TestEveryLookIsAValidWordFile(t *testing.T) {
	t.Parallel()
	const heaviest = 80 << 10
	again := wordFiles(t, wordDocuments(t))
	for name, data := range wordFiles(t, wordDocuments(t)) {
		if !bytes.Equal(data, again[name]) {
			t.Errorf("%s: not the same bytes twice", name)
		}
		if len(data) > heaviest {
			t.Errorf("%s: %d bytes", name, len(data))
		}
		parts := docxParts(t, data)
		for part, content := range parts {
			if err := checkOrder(content); err != nil {
				t.Errorf("%s, %s: %v", name, part, err)
			}
		}
		document, rels := parts["word/document.xml"], parts["word/_rels/document.xml.rels"]
		for _, m := range regexp.MustCompile(`r:id="(\w+)"`).FindAllStringSubmatch(document, -1) {
			if !strings.Contains(rels, `Id="`+m[1]+`"`) {
				t.Errorf("%s: relationship %s is not there", name, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`Target="(\w+\.xml)"`).FindAllStringSubmatch(rels, -1) {
			if _, ok := parts["word/"+m[1]]; !ok || !strings.Contains(parts["[Content_Types].xml"], "/word/"+m[1]) {
				t.Errorf("%s: part %s is not there", name, m[1])
			}
		}
	}
}

// TestWordKeepsTheOrderOfReading holds that a second column is read as a whole between the head and the career, and
// that it loses no word.
func TestWordKeepsTheOrderOfReading(t *testing.T) {
	t.Parallel()
	for _, tm := range Templates() {
		for name, r := range wordDocuments(t) {
			got, _ := docxWords(t,
				docxParts(t, render(t, r, DOCX, Options{Template: tm.Name}).Bytes)["word/document.xml"])
			want := without(without(wordsOf(resumeBlocks(r, lookByName(tm.Name))), "·"), "•")
			got = without(without(got, "·"), "•")
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: the words differ:\n%q\n%q", tm.Name, name, want, got)
			}
		}
	}
	parts := docxParts(t, render(t, sized(7), DOCX, Options{Template: "aside"}).Bytes)
	_, side, ok := strings.Cut(parts["word/document.xml"], "<w:framePr")
	if !ok {
		t.Fatal("the second column is no frame")
	}
	side, _, _ = strings.Cut(side, ">Experience<")
	if !strings.Contains(side, ">Skills<") || strings.Contains(parts["word/document.xml"], "<w:tbl") {
		t.Errorf("the second column does not stand before the first: %s", side)
	}
}

func TestStretches(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"plain 12":           "plain 12",
		"Led צוות גדול":      "Led |<צוות גדול>",
		"מהנדס (Go) 12":      "<מהנדס (>|Go|<) 12>",
		"2019 – 2021":        "2019 – 2021",
		"ב-35% בשנת 2023":    "<ב-35% בשנת 2023>",
		"Go and שלום and C":  "Go and |<שלום>| and C",
		"עם Go Cloud, עבודה": "<עם >|Go Cloud|<, עבודה>",
	} {
		var got []string
		for _, s := range textRunsOf(text, readsRightToLeft(plain(text)), "en") {
			if s.rtl {
				s.text = "<" + s.text + ">"
			}
			got = append(got, s.text)
		}
		if g := strings.Join(got, "|"); g != want {
			t.Errorf("%q: %q, want %q", text, g, want)
		}
	}
	if got := textRunsOf("2019 – 2021", true, "he"); len(got) != 1 || got[0].rtl {
		t.Errorf("figures of a paragraph from right to left: %+v", got)
	}
	if got := textRunsOf("שלום", false, "en"); got[0].language != "he" {
		t.Errorf("language: %+v", got)
	}
}
