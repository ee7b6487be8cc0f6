package docrender

import (
	"bytes"
	"embed"
	"encoding/binary"
	"fmt"
	"strings"
	"sync"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
)

//go:embed fonts/*.ttf
var fontFiles embed.FS

// fontFile is one typeface, read once and then only read from.
type fontFile struct {
	index   int
	name    string // PostScript name
	bold    bool
	parsed  *font.Font
	upem    float64
	head    []byte // raw tables that a subset is made from
	hhea    []byte
	maxp    []byte
	glyf    []byte
	loca    []uint32
	advance []uint16
	bearing []int16

	ascent, descent, capHeight float64 // thousandths of an em
}

// fonts holds the typefaces in the order in which a character is looked up, for regular and for bold text.
// Lato covers Latin, Greek, Cyrillic and Vietnamese; the others stand in where it has no glyph, upright and regular.
type fonts struct {
	files         []*fontFile
	regular, bold []*fontFile
	shapers       sync.Pool
}

// library loads the fonts on first use, some 10 ms, and keeps them.
var library = sync.OnceValues(loadFonts)

func loadFonts() (*fonts, error) {
	l := &fonts{}
	for _, name := range []string{"Lato-Regular", "Lato-Bold", "NotoSans-Regular", "NotoSansHebrew-Regular", "NotoSansArabic-Regular", "NotoSansSymbols2-Regular"} {
		f, err := readFont(name)
		if err != nil {
			return nil, fmt.Errorf("font %s: %w", name, err)
		}
		f.index = len(l.files)
		l.files = append(l.files, f)
	}
	rest := l.files[2:]
	l.regular = append([]*fontFile{l.files[0]}, rest...)
	l.bold = append([]*fontFile{l.files[1]}, rest...)
	l.files[1].bold = true
	return l, nil
}

func readFont(name string) (*fontFile, error) {
	data, err := fontFiles.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return nil, err
	}
	ld, err := ot.NewLoader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	f := &fontFile{name: name}
	if f.parsed, err = font.NewFont(ld); err != nil {
		return nil, err
	}
	raw := map[string][]byte{}
	for _, tag := range []string{"head", "hhea", "hmtx", "loca", "glyf", "maxp", "OS/2"} {
		if raw[tag], err = ld.RawTable(ot.MustNewTag(tag)); err != nil {
			return nil, fmt.Errorf("table %s: %w", tag, err)
		}
	}
	f.head, f.hhea, f.maxp, f.glyf = raw["head"], raw["hhea"], raw["maxp"], raw["glyf"]
	f.readMetrics(raw)
	return f, nil
}

// readMetrics reads the tables of the OpenType specification that the parsed font does not hand out.
func (f *fontFile) readMetrics(raw map[string][]byte) {
	be := binary.BigEndian
	f.upem = float64(be.Uint16(f.head[18:]))
	count := int(be.Uint16(raw["maxp"][4:]))
	long := int(be.Uint16(f.hhea[34:])) // glyphs with an advance of their own; the others share the last one
	f.advance, f.bearing, f.loca = make([]uint16, count), make([]int16, count), make([]uint32, count+1)
	for g := range count {
		k := min(g, long-1)
		f.advance[g] = be.Uint16(raw["hmtx"][4*k:])
		if g < long {
			f.bearing[g] = int16(be.Uint16(raw["hmtx"][4*g+2:]))
		} else {
			f.bearing[g] = int16(be.Uint16(raw["hmtx"][4*long+2*(g-long):]))
		}
	}
	wide := be.Uint16(f.head[50:]) == 1
	for g := range f.loca {
		if wide {
			f.loca[g] = be.Uint32(raw["loca"][4*g:])
		} else {
			f.loca[g] = 2 * uint32(be.Uint16(raw["loca"][2*g:]))
		}
	}
	f.ascent = float64(int16(be.Uint16(f.hhea[4:]))) * 1000 / f.upem
	f.descent = float64(int16(be.Uint16(f.hhea[6:]))) * 1000 / f.upem
	f.capHeight = 700
	if os2 := raw["OS/2"]; be.Uint16(os2) >= 2 && len(os2) >= 90 {
		f.capHeight = float64(int16(be.Uint16(os2[88:]))) * 1000 / f.upem
	}
}

// chain gives the typefaces of a family in the order in which a character is looked up. Every family is Lato so far.
func (l *fonts) chain(_ string, bold bool) []*fontFile {
	if bold {
		return l.bold
	}
	return l.regular
}

// width is a glyph's own advance in thousandths of an em.
func (f *fontFile) width(glyph uint16) float64 { return float64(f.advance[glyph]) * 1000 / f.upem }

// shaper takes a shaper for a family that no other goroutine uses; put gives it back.
func (l *fonts) shaper(family string) *shaper {
	s, ok := l.shapers.Get().(*shaper)
	if !ok {
		s = newShaper(l)
	}
	s.missing, s.family = nil, family
	return s
}

func (l *fonts) put(s *shaper) { l.shapers.Put(s) }

// box is the font's bounding box as a PDF array.
func (f *fontFile) box() string {
	var out [4]string
	for i := range out {
		out[i] = number(float64(int16(binary.BigEndian.Uint16(f.head[36+2*i:]))) * 1000 / f.upem)
	}
	return "[" + strings.Join(out[:], " ") + "]"
}
