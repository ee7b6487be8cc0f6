package docrender

import (
	"fmt"
	"slices"
	"strings"
)

// docxWriter writes the paragraphs of word/document.xml and collects the links they need.
type docxWriter struct {
	setting *setting
	plan    *docxPlan
	body    strings.Builder
	links   []string // targets, by relationship number - firstLink
}

// writeDOCX writes an Office Open XML document (ECMA-376) with real styles, so that it stays easy to edit: Title,
// Subtitle, Heading 1 and 2, List Bullet with numbering, Hyperlink. It carries no times: the same input, the same
// bytes. Pages is what fit gave, nil where the look asks for no layout.
func writeDOCX(p *piece, s *setting, pages []page) []byte {
	w := &docxWriter{setting: s, plan: planDOCX(s, p.blocks, pages)}
	for n := 0; n < len(w.plan.order); n++ {
		n += w.paragraph(n, p.blocks)
	}
	parts := append([]docxPart{
		{"[Content_Types].xml", docxContentTypes(w.plan)},
		{"_rels/.rels", docxRootRelations},
		{"docProps/core.xml", docxCore(p, s)},
		{"docProps/app.xml", docxApp},
		{"word/document.xml", w.document()},
		{"word/_rels/document.xml.rels", w.relations()},
		{"word/styles.xml", docxStyles(s, w.plan)},
		{"word/numbering.xml", docxNumbering(s)},
		{"word/settings.xml", docxSettings(s)},
		{"word/fontTable.xml", docxFontTable(s)},
		{"word/footer1.xml", docxFooter(w.plan)},
	}, docxHeaders(w.plan)...)
	for i := range parts {
		parts[i].content = xmlHead + parts[i].content
	}
	if w.plan.photo != nil {
		parts = append(parts, docxPart{photoPart, string(s.portrait.JPEG)})
	}
	return zipParts(parts)
}

// docxStyleIDs name the Word style of each role.
var docxStyleIDs = [roleCount]string{
	roleName: "Title", roleHeadline: "Subtitle", roleContact: "Contact", roleSection: "Heading1", roleEntry: "Heading2",
	roleDetail: "EntryDetail", roleText: "BodyText", roleNote: "Note", roleBullet: "ListBullet", roleDate: "Date",
	roleAddressee: "Addressee", roleSubject: "Subject", roleLetter: "LetterText", roleSignature: "Signature",
}

// paragraph writes the block that is n-th in the file, and gives how many of the next ones it wrote, too. In the second
// column each of the contact data is a paragraph, and who gave a certificate stands in that of the certificate: alone
// on a line it would be read as one more.
func (w *docxWriter) paragraph(n int, blocks []block) (more int) {
	i := w.plan.order[n]
	b := blocks[i]
	space := w.spacing(n, blocks)
	if w.plan.isCredit(n, blocks) {
		b.spans = append(append(slices.Clone(b.spans), span{text: dot, muted: true}),
			mutedSpans(blocks[w.plan.order[n+1]].spans)...)
		w.write(i, b, false, space)
		return 1
	}
	if b.role != roleContact || !w.plan.inSide(i) {
		w.write(i, b, w.plan.keepsNext(n, blocks), space)
		return 0
	}
	for _, item := range b.spans {
		b.spans = []span{item}
		w.write(i, b, true, space)
		space = `<w:spacing w:before="0"/>`
	}
	return 0
}

func mutedSpans(spans []span) []span {
	out := slices.Clone(spans)
	for i := range out {
		out[i].muted = true
	}
	return out
}

// write writes one paragraph. What its style does not say, it says itself, in the order that the schema asks for.
func (w *docxWriter) write(i int, b block, keep bool, space string) {
	bidi := w.rightToLeft(b)
	hung := bidi == w.plan.rtl && w.hung(b)
	fmt.Fprintf(&w.body, `<w:p><w:pPr><w:pStyle w:val="%s"/>`, docxStyleIDs[b.role])
	if keep {
		w.body.WriteString(`<w:keepNext/>`)
	}
	w.body.WriteString(w.plan.framed(i) + w.ground(i, b) + w.tabs(i, b))
	if bidi {
		w.body.WriteString(`<w:bidi/>`)
	}
	w.body.WriteString(space + w.indent(i, b, bidi, hung))
	if w.plan.rtl && !bidi && w.setting.look.styles[b.role].align == alignStart {
		w.body.WriteString(`<w:jc w:val="right"/>`)
	}
	w.body.WriteString(`</w:pPr>`)
	if i == w.plan.order[0] {
		w.body.WriteString(w.photoRun())
	}
	w.words(i, b, bidi, hung)
	w.body.WriteString("</w:p>\n")
}

// words writes what a block says. Dates stand behind a tab at the end of the line, or before it where they hang in the
// margin; a place, which may be of any length, then follows what it belongs to.
func (w *docxWriter) words(i int, b block, bidi, hung bool) {
	light := w.setting.look.styles[b.role].bold
	b.right = unbroken(b.right)
	if hung {
		w.runs(b, b.right, bidi, light)
		w.body.WriteString(`<w:r><w:tab/></w:r>`)
		b.right = nil
	}
	for k, s := range b.spans {
		if k > 0 && b.role == roleContact {
			w.runs(b, []span{{text: dot, muted: true}}, bidi, false)
		}
		w.runs(b, []span{s}, bidi, false)
	}
	switch {
	case len(b.right) == 0:
	case w.plan.inSide(i) || w.setting.look.hang > 0 && b.role == roleDetail:
		w.runs(b, append([]span{{text: dot, muted: true}}, b.right...), bidi, light)
	default:
		w.body.WriteString(`<w:r><w:tab/></w:r>`)
		w.runs(b, b.right, bidi, light)
	}
}

// unbroken keeps what stands behind a tab on one line, as long as it is short: a date torn in two is read as two.
func unbroken(spans []span) []span {
	const longest = 30
	out := slices.Clone(spans)
	for i, s := range out {
		if len([]rune(s.text)) <= longest {
			out[i].text = strings.ReplaceAll(s.text, " ", "\u00a0")
		}
	}
	return out
}

// hung reports whether what stands on the right of a block hangs in the margin. What is too long for it does not.
func (w *docxWriter) hung(b block) bool {
	l := w.setting.look
	if l.hang == 0 || len(b.right) == 0 || b.role == roleDetail {
		return false
	}
	const widest = .55 // of a size, for a letter, on average
	letters := 0
	for _, s := range b.right {
		letters += len([]rune(s.text))
	}
	return float64(letters)*widest*l.styles[b.role].size < l.hang
}

// runs writes spans; light takes back the bold of the paragraph's style.
func (w *docxWriter) runs(b block, spans []span, bidi, light bool) {
	for _, s := range spans {
		if s.link != "" {
			fmt.Fprintf(&w.body, `<w:hyperlink r:id="rId%d" w:history="1">`, w.link(s.link))
		}
		for _, part := range textRunsOf(s.text, bidi, w.setting.language) {
			w.run(b, s, part, light)
		}
		if s.link != "" {
			w.body.WriteString(`</w:hyperlink>`)
		}
	}
}

func (w *docxWriter) run(b block, s span, part textRun, light bool) {
	var look strings.Builder
	if s.link != "" {
		look.WriteString(`<w:rStyle w:val="Hyperlink"/>`)
	}
	if s.bold {
		look.WriteString(`<w:b/><w:bCs/>`)
	}
	if light {
		look.WriteString(`<w:b w:val="0"/><w:bCs w:val="0"/>`)
	}
	if s.muted {
		fmt.Fprintf(&look, `<w:color w:val="%s"/>`, w.setting.look.styles[b.role].muted.hex())
	}
	if part.rtl {
		look.WriteString(`<w:rtl/>`)
	}
	if part.language != "" {
		fmt.Fprintf(&look, `<w:lang w:bidi="%s"/>`, part.language)
	}
	w.body.WriteString(`<w:r>`)
	if look.Len() > 0 {
		w.body.WriteString(`<w:rPr>` + look.String() + `</w:rPr>`)
	}
	w.body.WriteString(`<w:t xml:space="preserve">` + escape(part.text) + `</w:t></w:r>`)
}

// link returns the relationship number of a target.
func (w *docxWriter) link(target string) int {
	for i, t := range w.links {
		if t == target {
			return firstLink + i
		}
	}
	w.links = append(w.links, target)
	return firstLink + len(w.links) - 1
}

func (w *docxWriter) document() string {
	s, p := w.setting, w.plan
	end := ""
	if p.rtl {
		end = `<w:bidi/>`
	}
	heads := ""
	if p.grounds() {
		heads = `<w:headerReference w:type="first" r:id="rId6"/><w:headerReference w:type="default" r:id="rId7"/>`
	}
	edge := twips(s.look.margin)
	return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>` + "\n" +
		w.body.String() +
		fmt.Sprintf(`<w:sectPr>%s<w:footerReference w:type="default" r:id="rId5"/><w:pgSz w:w="%d" w:h="%d"/><w:pgMar w:top="%d" w:right="%d" w:bottom="%d" w:left="%d" w:header="%d" w:footer="%d" w:gutter="0"/><w:titlePg/>%s</w:sectPr></w:body></w:document>`,
			heads, twips(s.width), twips(s.height), edge, twips(p.right), edge, twips(p.left), edge/3, edge/2, end)
}

const firstLink = 8 // the relationships before it are the document's own parts

func (w *docxWriter) relations() string {
	const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	var b strings.Builder
	b.WriteString(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`)
	for i, part := range []string{"styles", "numbering", "settings", "fontTable"} {
		fmt.Fprintf(&b, `<Relationship Id="rId%d" Type="%s%s" Target="%s.xml"/>`, i+1, kind, part, part)
	}
	fmt.Fprintf(&b, `<Relationship Id="rId5" Type="%sfooter" Target="footer1.xml"/>`, kind)
	if w.plan.grounds() {
		fmt.Fprintf(&b, `<Relationship Id="rId6" Type="%sheader" Target="header1.xml"/><Relationship Id="rId7" Type="%sheader" Target="header2.xml"/>`, kind, kind)
	}
	if w.plan.photo != nil {
		fmt.Fprintf(&b, `<Relationship Id="%s" Type="%simage" Target="media/photo.jpeg"/>`, photoRelation, kind)
	}
	for i, t := range w.links {
		fmt.Fprintf(&b, `<Relationship Id="rId%d" Type="%shyperlink" Target="%s" TargetMode="External"/>`, firstLink+i,
			kind, escape(t))
	}
	b.WriteString(`</Relationships>`)
	return b.String()
}

// twips is a length in twentieths of a point.
func twips(points float64) int {
	if points < 0 {
		return -twips(-points)
	}
	return int(points*20 + .5)
}

// hex writes a colour as Word does.
func (c color) hex() string { return fmt.Sprintf("%02X%02X%02X", c[0], c[1], c[2]) }
