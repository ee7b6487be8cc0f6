package docrender

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"unicode/utf16"
)

// pdfFont is one embedded font. A code stands for a glyph together with the text it was drawn for, so that the same
// shape used for two characters is read back as what was meant each time. Code 0 is kept for "no glyph".
type pdfFont struct {
	file   *fontFile
	object ref
	name   string // the resource name in content streams
	codes  map[codeKey]uint16
	glyphs []uint16 // by code
	texts  []string
}

type codeKey struct {
	glyph uint16
	text  string
}

func newPDFFont(f *fontFile, object ref) *pdfFont {
	return &pdfFont{file: f, object: object, name: fmt.Sprintf("F%d", f.index), codes: map[codeKey]uint16{}, glyphs: []uint16{0}, texts: []string{""}}
}

func (p *pdfFont) code(id uint16, text string) uint16 {
	k := codeKey{id, text}
	c, ok := p.codes[k]
	if !ok {
		c = uint16(len(p.glyphs))
		p.codes[k] = c
		p.glyphs = append(p.glyphs, id)
		p.texts = append(p.texts, text)
	}
	return c
}

// write adds the font's objects to the file (ISO 32000-1, 9.7).
func (p *pdfFont) write(f *pdfFile) {
	file := p.file.subset(p.glyphs)
	name := p.tag() + "+" + p.file.name
	data := f.stream(file, fmt.Sprintf("/Length1 %d", len(file)))
	weight := 80
	if p.file.bold {
		weight = 140
	}
	descriptor := f.add("<</Type/FontDescriptor/FontName/%s/Flags 4/FontBBox%s/ItalicAngle 0/Ascent %s/Descent %s/CapHeight %s/StemV %d/FontFile2 %v>>",
		name, p.file.box(), number(p.file.ascent), number(p.file.descent), number(p.file.capHeight), weight, data)
	descendant := f.add("<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor %v/CIDToGIDMap/Identity/W[0[%s]]>>",
		name, descriptor, p.widths())
	unicode := f.stream([]byte(p.toUnicode()), "")
	f.set(p.object, "<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%v]/ToUnicode %v>>", name, descendant, unicode)
}

// tag is the six letters that mark a subset, made from what is in it.
func (p *pdfFont) tag() string {
	sum := sha256.Sum256(fmt.Append(nil, p.file.name, p.glyphs))
	var b strings.Builder
	for _, c := range sum[:6] {
		b.WriteByte('A' + c%26)
	}
	return b.String()
}

func (p *pdfFont) widths() string {
	out := make([]string, len(p.glyphs))
	for i, g := range p.glyphs {
		out[i] = number(p.file.width(g))
	}
	return strings.Join(out, " ")
}

const perMapBlock = 100 // the most entries a bfchar block may have

// toUnicode is the map from codes back to text. A glyph that carries no text of its own, the second one of a
// cluster, is left out.
func (p *pdfFont) toUnicode() string {
	var entries []string
	for c := 1; c < len(p.texts); c++ {
		if p.texts[c] == "" {
			continue
		}
		var hex strings.Builder
		for _, u := range utf16.Encode([]rune(p.texts[c])) {
			fmt.Fprintf(&hex, "%04X", u)
		}
		entries = append(entries, fmt.Sprintf("<%04X><%s>", c, hex.String()))
	}
	var b strings.Builder
	b.WriteString("/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n" +
		"/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange<0000><FFFF>endcodespacerange\n")
	for len(entries) > 0 {
		n := min(perMapBlock, len(entries))
		fmt.Fprintf(&b, "%d beginbfchar\n%s\nendbfchar\n", n, strings.Join(entries[:n], "\n"))
		entries = entries[n:]
	}
	b.WriteString("endcmap CMapName currentdict/CMap defineresource pop end end")
	return b.String()
}
