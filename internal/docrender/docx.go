package docrender

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"
	"unicode"
)

// docxWriter writes the paragraphs of word/document.xml and collects the links they need.
type docxWriter struct {
	setting *setting
	body    strings.Builder
	links   []string // targets, by relationship number - firstLink
}

// writeDOCX writes an Office Open XML document (ECMA-376) with real styles, so that it stays easy to edit: Title,
// Subtitle, Heading 1 and 2, List Bullet with numbering, Hyperlink. It carries no times: the same input, the same bytes.
func writeDOCX(p *piece, s *setting) []byte {
	w := &docxWriter{setting: s}
	for i, b := range p.blocks {
		keep := b.role == roleDetail && i+1 < len(p.blocks) && p.blocks[i+1].role != roleEntry && p.blocks[i+1].role != roleSection
		w.paragraph(b, keep)
	}
	parts := []docxPart{
		{"[Content_Types].xml", docxContentTypes},
		{"_rels/.rels", docxRootRelations},
		{"docProps/core.xml", docxCore(p, s)},
		{"docProps/app.xml", docxApp},
		{"word/document.xml", w.document()},
		{"word/_rels/document.xml.rels", w.relations()},
		{"word/styles.xml", docxStyles(s)},
		{"word/numbering.xml", docxNumbering(s)},
		{"word/settings.xml", docxSettings},
		{"word/fontTable.xml", docxFonts},
		{"word/footer1.xml", docxFooter},
	}
	return zipParts(parts)
}

type docxPart struct{ name, content string }

func zipParts(parts []docxPart) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, p := range parts {
		f, err := z.CreateHeader(&zip.FileHeader{Name: p.name, Method: zip.Deflate})
		if err == nil {
			_, err = f.Write([]byte(xmlHead + p.content))
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

// docxStyleIDs name the Word style of each role.
var docxStyleIDs = [roleCount]string{
	roleName: "Title", roleHeadline: "Subtitle", roleContact: "Contact", roleSection: "Heading1", roleEntry: "Heading2",
	roleDetail: "EntryDetail", roleText: "BodyText", roleNote: "Note", roleBullet: "ListBullet", roleDate: "Date",
	roleAddressee: "Addressee", roleSubject: "Subject", roleLetter: "LetterText", roleSignature: "Signature",
}

// paragraph writes a block; keep holds it on the page of the next one, where its style does not do so already.
func (w *docxWriter) paragraph(b block, keep bool) {
	fmt.Fprintf(&w.body, `<w:p><w:pPr><w:pStyle w:val="%s"/>`, docxStyleIDs[b.role])
	if keep {
		w.body.WriteString(`<w:keepNext/>`)
	}
	if len(b.right) > 0 {
		fmt.Fprintf(&w.body, `<w:tabs><w:tab w:val="right" w:pos="%d"/></w:tabs>`, twips(w.setting.width-2*w.setting.look.margin))
	}
	if readsRightToLeft(b.spans) {
		w.body.WriteString(`<w:bidi/>`)
	}
	w.body.WriteString(`</w:pPr>`)
	for i, s := range b.spans {
		if i > 0 && b.role == roleContact {
			w.run(span{text: dot, muted: true}, false)
		}
		w.run(s, false)
	}
	if len(b.right) > 0 {
		w.body.WriteString(`<w:r><w:tab/></w:r>`)
		for _, s := range b.right {
			w.run(s, w.setting.look.styles[b.role].bold)
		}
	}
	w.body.WriteString("</w:p>\n")
}

// run writes one span; light takes back the bold of the paragraph's style.
func (w *docxWriter) run(s span, light bool) {
	if s.link != "" {
		fmt.Fprintf(&w.body, `<w:hyperlink r:id="rId%d" w:history="1">`, w.link(s.link))
	}
	w.body.WriteString(`<w:r><w:rPr>`)
	if s.link != "" {
		w.body.WriteString(`<w:rStyle w:val="Hyperlink"/>`)
	}
	if s.bold {
		w.body.WriteString(`<w:b/><w:bCs/>`)
	}
	if light {
		w.body.WriteString(`<w:b w:val="0"/><w:bCs w:val="0"/>`)
	}
	if s.muted {
		fmt.Fprintf(&w.body, `<w:color w:val="%s"/>`, w.setting.look.muted.hex())
	}
	if readsRightToLeft([]span{s}) {
		w.body.WriteString(`<w:rtl/>`)
	}
	w.body.WriteString(`</w:rPr><w:t xml:space="preserve">` + escape(s.text) + `</w:t></w:r>`)
	if s.link != "" {
		w.body.WriteString(`</w:hyperlink>`)
	}
}

// link gives the relationship number of a target.
func (w *docxWriter) link(target string) int {
	for i, t := range w.links {
		if t == target {
			return firstLink + i
		}
	}
	w.links = append(w.links, target)
	return firstLink + len(w.links) - 1
}

func readsRightToLeft(spans []span) bool {
	for _, s := range spans {
		for _, r := range s.text {
			if isRightToLeft(r) {
				return true
			}
			if unicode.IsLetter(r) {
				return false
			}
		}
	}
	return false
}

func (w *docxWriter) document() string {
	s := w.setting
	margin := twips(s.look.margin)
	return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>` + "\n" +
		w.body.String() +
		fmt.Sprintf(`<w:sectPr><w:footerReference w:type="default" r:id="rId5"/><w:pgSz w:w="%d" w:h="%d"/><w:pgMar w:top="%d" w:right="%d" w:bottom="%d" w:left="%d" w:header="%d" w:footer="%d" w:gutter="0"/><w:titlePg/></w:sectPr></w:body></w:document>`,
			twips(s.width), twips(s.height), margin, margin, margin, margin, margin/2, margin/2)
}

const firstLink = 6 // the relationships before it are the document's own parts

func (w *docxWriter) relations() string {
	const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	var b strings.Builder
	b.WriteString(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`)
	for i, part := range []string{"styles", "numbering", "settings", "fontTable"} {
		fmt.Fprintf(&b, `<Relationship Id="rId%d" Type="%s%s" Target="%s.xml"/>`, i+1, kind, part, part)
	}
	fmt.Fprintf(&b, `<Relationship Id="rId5" Type="%sfooter" Target="footer1.xml"/>`, kind)
	for i, t := range w.links {
		fmt.Fprintf(&b, `<Relationship Id="rId%d" Type="%shyperlink" Target="%s" TargetMode="External"/>`, firstLink+i, kind, escape(t))
	}
	b.WriteString(`</Relationships>`)
	return b.String()
}

// twips is a length in twentieths of a point.
func twips(points float64) int { return int(points*20 + .5) }

// hex writes a colour as Word does.
func (c color) hex() string { return fmt.Sprintf("%02X%02X%02X", c[0], c[1], c[2]) }

func escape(s string) string {
	var b bytes.Buffer
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic(fmt.Sprintf("docrender: writing into memory failed: %v", err))
	}
	return b.String()
}
