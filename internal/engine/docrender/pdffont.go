package docrender

import (
	"crypto/sha256"
	"fmt"
	"math"
	"strings"
	"unicode/utf16"

	"github.com/go-text/typesetting/font"
)

// pdfFont is one embedded font. A code stands for a drawing together with the text it was drawn for, so that the same
// shape used for two characters is read back as what was meant each time. Code 0 is kept for "no glyph".
type pdfFont struct {
	file     *fontFile
	face     *font.Face
	object   ref
	name     string // the resource name in content streams
	codes    map[codeKey]uint16
	joint    map[string]uint16 // codes of drawings of several glyphs, by all that is in them
	drawings []drawing         // by code
	texts    []string
}

type codeKey struct {
	glyph uint16
	text  string
}

// drawing is what a code shows: a glyph of the font, or several glyphs laid over each other. Lengths are font units.
type drawing struct {
	glyph   uint16
	parts   []placed // nil for one glyph as it stands in the font
	advance uint16
}

// placed is a glyph at a place.
type placed struct {
	glyph  uint16
	dx, dy int16
}

// blank is a drawing with nothing in it, which only carries text; its width is in thousandths of an em.
const (
	blank      = 0xffff
	blankWidth = 80
)

func newPDFFont(f *fontFile, face *font.Face, index int, object ref) *pdfFont {
	return &pdfFont{
		file: f, face: face, object: object, name: fmt.Sprintf("F%d", index), codes: map[codeKey]uint16{},
		joint:    map[string]uint16{},
		drawings: []drawing{{advance: f.advance[0]}}, texts: []string{""},
	}
}

// code returns the code of a glyph that carries a text.
func (p *pdfFont) code(id uint16, text string) uint16 {
	k := codeKey{id, text}
	c, ok := p.codes[k]
	if !ok {
		d := drawing{glyph: id}
		if id == blank {
			d.parts, d.advance = []placed{}, uint16(math.Round(blankWidth*p.file.upem/1000))
		} else {
			d.advance = p.file.advance[id]
		}
		c = p.add(d, text)
		p.codes[k] = c
	}
	return c
}

// jointCode returns the code of several glyphs that carry a text together.
func (p *pdfFont) jointCode(d drawing, text string) uint16 {
	k := fmt.Sprint(d, text)
	c, ok := p.joint[k]
	if !ok {
		c = p.add(d, text)
		p.joint[k] = c
	}
	return c
}

func (p *pdfFont) add(d drawing, text string) uint16 {
	p.drawings = append(p.drawings, d)
	p.texts = append(p.texts, text)
	return uint16(len(p.drawings) - 1)
}

// write adds the font's objects to the file (ISO 32000-1, 9.7).
func (p *pdfFont) write(f *pdfFile) {
	name := p.tag() + "+" + p.file.name
	subtype, program := p.program(f)
	weight := 80
	if p.file.bold {
		weight = 140
	}
	descriptor := f.add("<</Type/FontDescriptor/FontName/%s/Flags 4/FontBBox%s/ItalicAngle 0/Ascent %s/Descent %s/CapHeight %s/StemV %d/%s>>",
		name, p.file.box(), number(p.file.ascent), number(p.file.descent), number(p.file.capHeight), weight, program)
	descendant := f.add("<</Type/Font/Subtype/%s/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor %v/W[0[%s]]>>",
		subtype, name, descriptor, p.widths())
	unicode := f.stream([]byte(p.toUnicode()), "")
	f.set(p.object, "<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%v]/ToUnicode %v>>",
		name, descendant, unicode)
}

// program embeds the outlines: as TrueType where the font has its raw tables at hand, else as CFF.
func (p *pdfFont) program(f *pdfFile) (subtype, entry string) {
	if p.file.glyf == nil {
		return "CIDFontType0",
			fmt.Sprintf("FontFile3 %v", f.stream(p.file.cff(p.face, p.drawings), "/Subtype/CIDFontType0C"))
	}
	file := p.file.subset(p.drawings)
	return "CIDFontType2/CIDToGIDMap/Identity",
		fmt.Sprintf("FontFile2 %v", f.stream(file, fmt.Sprintf("/Length1 %d", len(file))))
}

// tag is the six letters that mark a subset, made from what is in it.
func (p *pdfFont) tag() string {
	sum := sha256.Sum256(fmt.Append(nil, p.file.name, p.drawings))
	var b strings.Builder
	for _, c := range sum[:6] {
		b.WriteByte('A' + c%26)
	}
	return b.String()
}

func (p *pdfFont) widths() string {
	out := make([]string, len(p.drawings))
	for i, d := range p.drawings {
		out[i] = number(float64(d.advance) * 1000 / p.file.upem)
	}
	return strings.Join(out, " ")
}

const perMapBlock = 100 // the most entries a bfchar block may have

// toUnicode is the map from codes back to text: every code has some but the first.
func (p *pdfFont) toUnicode() string {
	var entries []string
	for c := 1; c < len(p.texts); c++ {
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
