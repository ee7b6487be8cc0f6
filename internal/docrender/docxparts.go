package docrender

import (
	"fmt"
	"strings"
)

const docxContentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
	`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
	`<Default Extension="xml" ContentType="application/xml"/>` +
	`<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>` +
	`<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>` +
	`<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>` +
	`<Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/>` +
	`<Override PartName="/word/fontTable.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.fontTable+xml"/>` +
	`<Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/>` +
	`<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
	`<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>` +
	`</Types>`

const docxRootRelations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
	`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>` +
	`<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
	`<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties" Target="docProps/app.xml"/>` +
	`</Relationships>`

const docxApp = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Vitae</Application></Properties>`

const docxSettings = `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>` +
	`<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`

// docxFonts names what stands in for Calibri where it is missing: Carlito has the same widths and the forms of Lato.
const docxFonts = `<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
	`<w:font w:name="Calibri"><w:altName w:val="Carlito"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font>` +
	`<w:font w:name="Symbol"><w:family w:val="roman"/><w:pitch w:val="variable"/></w:font></w:fonts>`

// docxFooter holds the page number. The field has no stored result: Word and others fill it in, and who reads the
// file as text finds nothing there.
const docxFooter = `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>` +
	`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`

func docxCore(p *piece, s *setting) string {
	return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
		fmt.Sprintf(`<dc:title>%s</dc:title><dc:creator>%s</dc:creator><dc:language>%s</dc:language></cp:coreProperties>`, escape(clean(p.title)), escape(clean(p.author)), escape(s.language))
}

// docxStyle is what a paragraph style has beyond the values of its role.
type docxStyle struct {
	role     role
	name     string
	next     role
	outline  int  // heading level from 1, 0 for none
	keepNext bool // stays with the paragraph after it
}

var docxParagraphs = []docxStyle{
	{role: roleName, name: "Title", next: roleContact},
	{role: roleHeadline, name: "Subtitle", next: roleContact},
	{role: roleContact, name: "Contact", next: roleText},
	{role: roleSection, name: "heading 1", next: roleText, outline: 1, keepNext: true},
	{role: roleEntry, name: "heading 2", next: roleDetail, outline: 2, keepNext: true},
	{role: roleDetail, name: "Entry Detail", next: roleBullet},
	{role: roleText, name: "Body Text", next: roleText},
	{role: roleNote, name: "Note", next: roleText},
	{role: roleBullet, name: "List Bullet", next: roleBullet},
	{role: roleDate, name: "Date", next: roleAddressee},
	{role: roleAddressee, name: "Addressee", next: roleAddressee},
	{role: roleSubject, name: "Subject", next: roleLetter, keepNext: true},
	{role: roleLetter, name: "Letter Text", next: roleLetter},
	{role: roleSignature, name: "Signature", next: roleLetter},
}

func docxStyles(s *setting) string {
	var b strings.Builder
	base := s.look.styles[roleText]
	fmt.Fprintf(&b, `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri" w:eastAsia="Calibri"/><w:color w:val="%s"/><w:sz w:val="%d"/><w:szCs w:val="%d"/><w:lang w:val="%s"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0"/></w:pPr></w:pPrDefault></w:docDefaults>`,
		base.color.hex(), halfPoints(base.size), halfPoints(base.size), escape(s.language))
	b.WriteString(`<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>` +
		`<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>`)
	for _, d := range docxParagraphs {
		d.write(&b, s.look)
	}
	fmt.Fprintf(&b, `<w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/><w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="right"/></w:pPr><w:rPr><w:color w:val="%s"/><w:sz w:val="%d"/><w:szCs w:val="%d"/></w:rPr></w:style>`, s.look.muted.hex(), halfPoints(footerSize), halfPoints(footerSize))
	b.WriteString(`<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:basedOn w:val="DefaultParagraphFont"/><w:uiPriority w:val="99"/></w:style></w:styles>`)
	return b.String()
}

// write writes one style. Word adds the spaces of two paragraphs that meet or takes the larger, by version and
// setting; only space above is used, but for a heading with its rule.
func (d docxStyle) write(b *strings.Builder, l look) {
	st := l.styles[d.role]
	if st.ink == inkPaper {
		st.color = l.accent // there is no band to stand on
	}
	fmt.Fprintf(b, `<w:style w:type="paragraph" w:styleId="%s"><w:name w:val="%s"/><w:basedOn w:val="Normal"/><w:next w:val="%s"/><w:qFormat/><w:pPr>`, docxStyleIDs[d.role], d.name, docxStyleIDs[d.next])
	if d.keepNext {
		b.WriteString(`<w:keepNext/><w:keepLines/>`)
	}
	b.WriteString(`<w:widowControl/>`)
	if d.role == roleBullet {
		b.WriteString(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`)
	}
	if st.rule != ruleNone {
		fmt.Fprintf(b, `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="%s"/></w:pBdr>`, l.ruleColor.hex())
	}
	after := 0.0
	if st.rule != ruleNone {
		after = st.after * .6
	}
	fmt.Fprintf(b, `<w:spacing w:before="%d" w:after="%d" w:line="%d" w:lineRule="auto"/>`, twips(st.before), twips(after), docxLine(st.leading))
	if d.role == roleBullet {
		fmt.Fprintf(b, `<w:ind w:left="%d" w:hanging="%d"/>`, twips(st.indent), twips(st.indent))
	}
	if st.stacked {
		b.WriteString(`<w:contextualSpacing/>`)
	}
	if d.outline > 0 {
		fmt.Fprintf(b, `<w:outlineLvl w:val="%d"/>`, d.outline-1)
	}
	b.WriteString(`</w:pPr><w:rPr>`)
	if st.bold {
		b.WriteString(`<w:b/><w:bCs/>`)
	}
	fmt.Fprintf(b, `<w:color w:val="%s"/><w:sz w:val="%d"/><w:szCs w:val="%d"/></w:rPr></w:style>`, st.color.hex(), halfPoints(st.size), halfPoints(st.size))
}

// docxLine turns leading into 240ths of a line; Calibri's own line is 1.22 times its size.
func docxLine(leading float64) int { return int(240*max(leading/1.22, .9) + .5) }

// halfPoints is a size as Word stores it. Calibri looks smaller than Lato at the same size: half a point more.
func halfPoints(points float64) int { return int(points*2 + 1) }

func docxNumbering(s *setting) string {
	st := s.look.styles[roleBullet]
	return fmt.Sprintf(`<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="%d" w:hanging="%d"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`, twips(st.indent), twips(st.indent))
}
