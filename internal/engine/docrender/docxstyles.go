package docrender

import (
	"fmt"
	"strings"
)

// docxStyle is what a paragraph style has beyond the values of its role.
type docxStyle struct {
	role     role
	name     string // Word's own where it has one
	own      bool   // Word has no such style
	next     role
	outline  int  // heading level from 1, 0 for none
	keepNext bool // stays with the paragraph after it
}

var docxParagraphs = []docxStyle{
	{role: roleName, name: "Title", next: roleContact, keepNext: true},
	{role: roleHeadline, name: "Subtitle", next: roleContact, keepNext: true},
	{role: roleContact, name: "Contact", own: true, next: roleText},
	{role: roleSection, name: "heading 1", next: roleText, outline: 1, keepNext: true},
	{role: roleEntry, name: "heading 2", next: roleDetail, outline: 2, keepNext: true},
	{role: roleDetail, name: "Entry Detail", own: true, next: roleBullet},
	{role: roleText, name: "Body Text", next: roleText},
	{role: roleNote, name: "Note", own: true, next: roleText},
	{role: roleBullet, name: "List Bullet", next: roleBullet},
	{role: roleDate, name: "Date", next: roleAddressee},
	{role: roleAddressee, name: "Addressee", own: true, next: roleAddressee},
	{role: roleSubject, name: "Subject", own: true, next: roleLetter, keepNext: true},
	{role: roleLetter, name: "Letter Text", own: true, next: roleLetter},
	{role: roleSignature, name: "Signature", next: roleLetter},
}

func docxStyles(s *setting, p *docxPlan) string {
	f := docxFonts[s.family]
	base := s.look.styles[roleText]
	spoken := `w:val="` + escape(s.language) + `"`
	if p.rtl {
		spoken += ` w:bidi="` + escape(s.language) + `"`
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="%s" w:eastAsia="%s" w:hAnsi="%s" w:cs="%s"/><w:color w:val="%s"/><w:sz w:val="%d"/><w:szCs w:val="%d"/><w:lang %s/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:widowControl/><w:spacing w:before="0" w:after="0"/></w:pPr></w:pPrDefault></w:docDefaults>`,
		f.name, f.name, f.name, f.complex, base.color.hex(), halfPoints(base.size), halfPoints(base.size), spoken)
	b.WriteString(`<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>` +
		`<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>` +
		`<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/><w:uiPriority w:val="99"/><w:semiHidden/></w:style>`)
	for _, d := range docxParagraphs {
		d.write(&b, s, p)
	}
	b.WriteString(`<w:style w:type="paragraph" w:styleId="Header"><w:name w:val="header"/><w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/><w:rPr><w:sz w:val="2"/><w:szCs w:val="2"/></w:rPr></w:style>`)
	fmt.Fprintf(&b, `<w:style w:type="paragraph" w:styleId="Footer"><w:name w:val="footer"/><w:basedOn w:val="Normal"/><w:uiPriority w:val="99"/><w:pPr><w:ind w:right="%d"/><w:jc w:val="right"/></w:pPr><w:rPr><w:color w:val="%s"/><w:sz w:val="%d"/><w:szCs w:val="%d"/></w:rPr></w:style>`, twips(s.look.margin-p.right), s.look.muted.hex(), halfPoints(footerSize), halfPoints(footerSize))
	b.WriteString(`<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:basedOn w:val="DefaultParagraphFont"/><w:uiPriority w:val="99"/></w:style></w:styles>`)
	return b.String()
}

// write writes one style, its properties in the order that the schema asks for.
func (d docxStyle) write(b *strings.Builder, s *setting, p *docxPlan) {
	l := s.look
	st := l.styles[d.role]
	custom := ""
	if d.own {
		custom = ` w:customStyle="1"`
	}
	fmt.Fprintf(b, `<w:style w:type="paragraph"%s w:styleId="%s"><w:name w:val="%s"/><w:basedOn w:val="Normal"/><w:next w:val="%s"/><w:uiPriority w:val="%d"/><w:qFormat/><w:pPr>`, custom, docxStyleIDs[d.role], d.name, docxStyleIDs[d.next], int(d.role)+1)
	if d.keepNext {
		b.WriteString(`<w:keepNext/><w:keepLines/>`)
	}
	if d.role == roleBullet {
		b.WriteString(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`)
	}
	b.WriteString(docxLines(l, d.role))
	if hasStop(d.role) {
		fmt.Fprintf(b, `<w:tabs><w:tab w:val="right" w:pos="%d"/></w:tabs>`, twips(p.width(s)))
	}
	fmt.Fprintf(b, `<w:spacing w:before="%d" w:after="0" %s/>`, twips(st.before), docxLine(st, s.family))
	b.WriteString(docxIndent(st, d.role))
	if st.stacked {
		b.WriteString(`<w:contextualSpacing/>`)
	}
	if st.align == alignCentre {
		b.WriteString(`<w:jc w:val="center"/>`)
	}
	if d.outline > 0 {
		fmt.Fprintf(b, `<w:outlineLvl w:val="%d"/>`, d.outline-1)
	}
	b.WriteString(`</w:pPr><w:rPr>`)
	if st.bold {
		b.WriteString(`<w:b/><w:bCs/>`)
	}
	if st.caps {
		b.WriteString(`<w:caps/>`)
	}
	fmt.Fprintf(b, `<w:color w:val="%s"/>`, st.color.hex())
	if st.track != 0 {
		fmt.Fprintf(b, `<w:spacing w:val="%d"/>`, twips(st.track*st.size/1000))
	}
	fmt.Fprintf(b, `<w:sz w:val="%d"/><w:szCs w:val="%d"/></w:rPr></w:style>`, halfPoints(st.size), halfPoints(st.size))
}

// docxLines returns the line of a heading, and the ground of a head on a band: white letters must have one of their
// own, whatever becomes of the drawing behind them.
func docxLines(l look, r role) string {
	line := func(edge string, eighths, space int, c color) string {
		return fmt.Sprintf(`<w:pBdr><w:%s w:val="single" w:sz="%d" w:space="%d" w:color="%s"/></w:pBdr>`, edge, eighths,
			space, c.hex())
	}
	st := l.styles[r]
	switch {
	case st.ink == inkPaper:
		return fmt.Sprintf(`<w:shd w:val="clear" w:color="auto" w:fill="%s"/>`, l.accent.hex())
	case st.rule == ruleBelow:
		return line("bottom", 4, 1, l.ruleColor)
	case st.rule == ruleHeavy:
		return line("bottom", 12, 1, l.accent)
	case st.rule == ruleAbove:
		return line("top", 4, 4, l.ruleColor)
	case st.rule == ruleStub, st.rule == ruleBeside:
		return line("left", 24, 6, l.accent)
	case st.rule == ruleGround:
		return docxGround(l, panelPad, panelTint)
	}
	return ""
}

// docxIndent returns the indents of a style. A heading on a ground, or with a bar at its side, stands back from the
// edge.
func docxIndent(st style, r role) string {
	switch {
	case r == roleBullet:
		return fmt.Sprintf(`<w:ind w:left="%d" w:hanging="%d"/>`, twips(st.indent), twips(st.indent))
	case st.rule == ruleGround:
		return fmt.Sprintf(`<w:ind w:left="%d" w:right="%d"/>`, twips(panelPad), twips(panelPad))
	}
	return ""
}

// leastLine is the least share of a font's own distance of lines that is asked for, set by hand:
// closer, lines would touch.
const leastLine = .85

// docxLine returns the distance of lines. Where it is more than the font's own it is a least distance, which holds for
// whatever font stands in; where it is less only a share of the font's own can say it.
func docxLine(st style, family string) string {
	if own := docxFonts[family].line; st.leading < own {
		return fmt.Sprintf(`w:line="%d" w:lineRule="auto"`, int(240*max(st.leading/own, leastLine)+.5))
	}
	return fmt.Sprintf(`w:line="%d" w:lineRule="atLeast"`, twips(st.size*st.leading))
}

// roundUp is what a size in half points may lack of the next whole one to be set in it.
const roundUp = .2

// halfPoints is a size as Word stores it, rather smaller than larger: what fits its line in the PDF fits it in Word.
func halfPoints(points float64) int { return max(int(2*minimumSize), int(points*2+roundUp)) }

func docxNumbering(s *setting) string {
	st := s.look.styles[roleBullet]
	return fmt.Sprintf(`<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="%d" w:hanging="%d"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`, twips(st.indent), twips(st.indent))
}
