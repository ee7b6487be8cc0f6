package docparse

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The builders of small Word documents. A text with line breaks is a paragraph each line; "**" before it sets it bold,
// "- " makes it a point of a list, "_" gives it a border below.
func wordText(text string) string {
	var b strings.Builder
	for t := range strings.SplitSeq(text, "\n") {
		pr, run := "", ""
		if rest, ok := strings.CutPrefix(t, "_"); ok {
			t, pr = rest, `<w:pBdr><w:bottom w:val="single"/></w:pBdr>`
		}
		if rest, ok := strings.CutPrefix(t, "- "); ok {
			t, pr = rest, `<w:numPr><w:numId w:val="1"/></w:numPr>`
		}
		if rest, ok := strings.CutPrefix(t, "# "); ok {
			t, pr, run = rest, `<w:numPr><w:numId w:val="7"/></w:numPr>`, "<w:b/>"
		}
		if rest, ok := strings.CutPrefix(t, "**"); ok {
			t, run = rest, "<w:b/>"
		}
		t = strings.NewReplacer("\t", `</w:t><w:tab/><w:t>`, "\\", `</w:t><w:br/><w:t>`).Replace(t)
		b.WriteString(`<w:p><w:pPr>` + pr + `</w:pPr><w:r><w:rPr>` + run + `</w:rPr><w:t xml:space="preserve">` + t +
			`</w:t></w:r></w:p>`)
	}
	return b.String()
}

// wordTable makes a table of rows of cells; a row of one cell covers two columns.
func wordTable(rows ...[]string) string {
	var b strings.Builder
	for _, row := range rows {
		b.WriteString("<w:tr>")
		for _, c := range row {
			span := ""
			if len(row) == 1 {
				span = `<w:gridSpan w:val="2"/>`
			}
			if !strings.HasPrefix(c, "<") {
				c = wordText(c)
			}
			b.WriteString("<w:tc><w:tcPr>" + span + "</w:tcPr>" + c + "</w:tc>")
		}
		b.WriteString("</w:tr>")
	}
	return "<w:tbl>" + b.String() + "</w:tbl>"
}

func wordBox(content string) string {
	return `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>` + content +
		`</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>` + content +
		`</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
}

// TestDOCXLayouts reads one resume as people build it in a word processor; each way must give the same facts.
func TestDOCXLayouts(t *testing.T) {
	t.Parallel()
	const want = `Martin Keller |  | m.keller@example.ch | +41 44 555 01 23 | Zürich
work | Head of Controlling | Alpina Insurance AG | Zürich | May 2017 – Present | --
work | Controller | Bright & Hale | Basel | Aug 2011 – Apr 2017 | -
school | MSc | Banking and Finance | Universität St. Gallen | 2009 – 2011
skill | SAP | 
skill | IFRS | 
`
	const header = "**Martin Keller\nm.keller@example.ch\t+41 44 555 01 23\nZürich"
	jobs := "Head of Controlling\\Alpina Insurance AG, Zürich\\05/2017 – present\n- Budget of CHF 240m\n- Led nine people\nController\\Bright &amp; Hale, Basel\\08/2011 – 04/2017\n- Monthly reports"
	study := "MSc Banking and Finance, Universität St. Gallen, 2009 – 2011"
	side := "**Contact\nm.keller@example.ch\n+41 44 555 01 23\nZürich\n**Skills\nSAP\nIFRS"
	main := "**Work Experience\n" + jobs + "\n**Education\n" + study
	for name, body := range map[string]string{
		"borders under headings, breaks inside paragraphs": wordText(header + "\n_Work Experience\n" + jobs +
			"\n_Education\n" + study + "\n_Skills\nSAP\nIFRS"),
		"numbered headings": wordText(header + "\n# Work Experience\n" + jobs + "\n# Education\n" +
			study + "\n# Skills\nSAP\nIFRS"),
		"several spaces before the dates": wordText(header +
			"\n**Work Experience\nHead of Controlling          05/2017 – present\nAlpina Insurance AG, Zürich\n- Budget of CHF 240m\n- Led nine people\nController          08/2011 – 04/2017\nBright &amp; Hale, Basel\n- Monthly reports\n**Education\n" + study + "\n**Skills\nSAP, IFRS"),
		"a sidebar under a name over both": wordTable([]string{"**Martin Keller"}, []string{side, main}),
		"a sidebar to the right":           wordText("**Martin Keller") + wordTable([]string{main, side}),
		"a text box in the margin":         wordBox(wordText(side)) + wordText("**Martin Keller\n"+main),
		"a text box amid a section": wordText("**Martin Keller\n**Work Experience") + wordBox(
			wordText(side)) + wordText(jobs+"\n**Education\n"+study),
		"a table of jobs with dates at its right": wordText(header+"\n**Work Experience") + wordTable(
			[]string{
				"Head of Controlling\nAlpina Insurance AG, Zürich\n- Budget of CHF 240m\n- Led nine people",
				"05/2017 – present",
			},
			[]string{"Controller\nBright &amp; Hale, Basel\n- Monthly reports", "08/2011 – 04/2017"}) +
			wordText("**Education") + wordTable([]string{
			"MSc Banking and Finance, Universität St. Gallen",
			"2009 – 2011",
		}) + wordText("**Skills\nSAP, IFRS"),
		"a table with headings at its left": wordText(header) + wordTable([]string{"Work Experience", jobs},
			[]string{"Education", study}, []string{"Skills", "SAP, IFRS"}),
		"tables in a table": wordTable([]string{wordTable([]string{
			"**Martin Keller",
			"m.keller@example.ch\n+41 44 555 01 23\nZürich",
		})}, []string{"**Work Experience"},
			[]string{wordTable([]string{
				"05/2017 – present",
				"Head of Controlling\nAlpina Insurance AG, Zürich\n- Budget of CHF 240m\n- Led nine people",
			},
				[]string{"08/2011 – 04/2017", "Controller\nBright &amp; Hale, Basel\n- Monthly reports"})},
			[]string{"**Education"}, []string{study}, []string{"**Skills"}, []string{"SAP, IFRS"}),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), "cv.docx", docxOf(t, body))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(want, brief(res.Document)); d != "" {
				t.Errorf("%s\n%s", d, res.Text)
			}
		})
	}
}

// TestDOCXFurniture holds which page headers are read, that a link in a field counts, that deleted rows do not, and
// that footnotes are reported.
func TestDOCXFurniture(t *testing.T) {
	t.Parallel()
	part := func(root, text string) string {
		return `<w:` + root + ` ` + wordNS + `>` + wordText(text) + `</w:` + root + `>`
	}
	field := `<w:p><w:r><w:instrText> HYPERLINK "https://github.com/ciara" </w:instrText></w:r><w:r><w:t>Code</w:t></w:r></w:p>`
	row := func(change, text string) string {
		return `<w:tr><w:trPr>` + change + `</w:trPr><w:tc>` + wordText(text) + `</w:tc></w:tr>`
	}
	data := zipOf(t, "[Content_Types].xml", "<Types/>",
		"word/_rels/document.xml.rels",
		`<Relationships><Relationship Id="a" Type="x/header" Target="1.xml"/><Relationship Id="b" Type="x/header" Target="2.xml"/><Relationship Id="c" Type="x/header" Target="3.xml"/><Relationship Id="n" Type="x/footnotes" Target="4.xml"/></Relationships>`,
		"word/1.xml", part("hdr", "Ciara Doherty – Page 2"), "word/2.xml",
		part("hdr", "**Ciara Doherty\nciara@example.ie"), "word/3.xml", part("hdr", "A header of an old draft"),
		"word/4.xml", part("footnotes", "Part time until 2012"),
		"word/document.xml", `<w:document `+wordNS+` xmlns:r="r"><w:body>`+field+wordText("**Skills")+`<w:tbl>`+row("",
			"Go")+row("<w:del/>", "Cobol")+`</w:tbl>
			<w:sectPr><w:headerReference w:type="default" r:id="a"/><w:headerReference w:type="first" r:id="b"/><w:titlePg/></w:sectPr></w:body></w:document>`)
	res, err := testReader().Read(context.Background(), "cv.docx", data)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff("Ciara Doherty |  | ciara@example.ie |  | \nskill | Go | \n", brief(res.Document)); d != "" {
		t.Errorf("%s\n%s", d, res.Text)
	}
	if p := res.Document.Basics.Profiles; len(p) != 1 || p[0].URL != "https://github.com/ciara" {
		t.Errorf("profiles %+v", p)
	}
	if n := len(res.NotPlaced); n == 0 || res.NotPlaced[n-1].Text != "Part time until 2012" {
		t.Errorf("not placed: %+v", res.NotPlaced)
	}
}
