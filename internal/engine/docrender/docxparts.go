package docrender

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
)

type docxPart struct{ name, content string }

func zipParts(parts []docxPart) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, p := range parts {
		f, err := z.CreateHeader(&zip.FileHeader{Name: p.name, Method: zip.Deflate})
		if err == nil {
			_, err = f.Write([]byte(p.content))
		}
		if err != nil {
			panic(fmt.Sprintf("docrender: writing a zip into memory failed: %v", err))
		}
	}
	if err := z.Close(); err != nil {
		panic(fmt.Sprintf("docrender: writing a zip into memory failed: %v", err))
	}
	return b.Bytes()
}

const xmlHead = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"

func docxContentTypes(p *docxPlan) string {
	const word = `ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.`
	out := `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/>` +
		`<Override PartName="/word/document.xml" ` + word + `document.main+xml"/>` +
		`<Override PartName="/word/styles.xml" ` + word + `styles+xml"/>` +
		`<Override PartName="/word/numbering.xml" ` + word + `numbering+xml"/>` +
		`<Override PartName="/word/settings.xml" ` + word + `settings+xml"/>` +
		`<Override PartName="/word/fontTable.xml" ` + word + `fontTable+xml"/>` +
		`<Override PartName="/word/footer1.xml" ` + word + `footer+xml"/>`
	if p.photo != nil {
		out += `<Default Extension="jpeg" ContentType="image/jpeg"/>`
	}
	if p.grounds() {
		out += `<Override PartName="/word/header1.xml" ` + word + `header+xml"/>` +
			`<Override PartName="/word/header2.xml" ` + word + `header+xml"/>`
	}
	return out + `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
		`<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`
}

const docxRootRelations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
	`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>` +
	`<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
	`<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties" Target="docProps/app.xml"/>` +
	`</Relationships>`

const docxApp = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Vitae</Application></Properties>`

func docxSettings(s *setting) string {
	return `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/>` +
		`<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>` +
		`<w:themeFontLang w:val="` + escape(s.language) + `"/></w:settings>`
}

// docxFont is how a font family is declared to Word. Nothing is embedded: where the family is missing Word takes the
// substitute, which its own systems have, or what comes nearest to the panose figures.
type docxFont struct {
	name       string
	substitute string
	panose     string // from the font's OS/2 table
	kind       string
	complex    string  // for Hebrew and Arabic
	line       float64 // the font's own distance of lines, in sizes, from its hhea table
}

var docxFonts = map[string]docxFont{
	"lato":         {"Lato", "Calibri", "020F0502020204030203", "swiss", "Arial", 1.2},
	"noto-sans":    {"Noto Sans", "Segoe UI", "020B0502040504020204", "swiss", "Arial", 1.362},
	"source-serif": {"Source Serif 4", "Cambria", "02040603050405020204", "roman", "Times New Roman", 1.371},
}

func docxFontTable(s *setting) string {
	f := docxFonts[s.family]
	return fmt.Sprintf(`<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="%s"><w:altName w:val="%s"/><w:panose1 w:val="%s"/><w:charset w:val="00"/><w:family w:val="%s"/><w:pitch w:val="variable"/></w:font><w:font w:name="%s"><w:charset w:val="00"/><w:family w:val="%s"/><w:pitch w:val="variable"/></w:font></w:fonts>`,
		f.name, f.substitute, f.panose, f.kind, f.complex, f.kind)
}

// docxFooter holds the page number. The field has no stored result: Word and others fill it in, and who reads the
// file as text finds nothing there. The first page has none.
func docxFooter(p *docxPlan) string {
	bidi := ""
	if p.rtl {
		bidi = `<w:bidi/>`
	}
	return `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:pPr><w:pStyle w:val="Footer"/>` + bidi + `</w:pPr>` +
		`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`
}

// docxHeaders holds the grounds behind the text, of the first page and of the others: drawings that say nothing. They
// are VML, the oldest form there is, which every version of Word and LibreOffice draws alike.
func docxHeaders(p *docxPlan) []docxPart {
	if !p.grounds() {
		return nil
	}
	return []docxPart{{"word/header1.xml", docxHeader(p.first)}, {"word/header2.xml", docxHeader(p.later)}}
}

func docxHeader(boxes []box) string {
	drawing := ""
	for _, b := range boxes {
		drawing += docxRectangle(b)
	}
	return `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>` + drawing + `</w:p></w:hdr>`
}

func docxRectangle(b box) string {
	return fmt.Sprintf(`<w:r><w:pict><v:rect alt="" style="position:absolute;margin-left:%spt;margin-top:%spt;width:%spt;height:%spt;z-index:-251658240;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" fillcolor="#%s" stroked="f"/></w:pict></w:r>`,
		number(b.x), number(b.y), number(b.width), number(b.height), b.color.hex())
}

func docxCore(p *piece, s *setting) string {
	return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
		fmt.Sprintf(`<dc:title>%s</dc:title><dc:creator>%s</dc:creator><dc:language>%s</dc:language></cp:coreProperties>`, escape(clean(p.title)), escape(clean(p.author)), escape(s.language))
}

func escape(s string) string {
	var b bytes.Buffer
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic(fmt.Sprintf("docrender: writing into memory failed: %v", err))
	}
	return b.String()
}
