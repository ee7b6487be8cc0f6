package docrender

import (
	"embed"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
)

//go:embed fonts/*.ttf
var fontFiles embed.FS

// typeface is a font that is read when a character first asks for it, and then kept.
type typeface struct {
	from rune             // the first character it is asked for
	cmap font.Cmap        // of a font of the folder: what it has, known before the rest is read; nil for a built-in one
	file func() *fontFile // nil where it cannot be read
}

// shows reports whether the font has a glyph for the character.
func (t *typeface) shows(r rune) bool {
	if r < t.from {
		return false
	}
	if t.cmap != nil {
		if _, ok := t.cmap.Lookup(r); !ok {
			return false
		}
	}
	f := t.file()
	return f != nil && f.has(r)
}

// chain is typefaces in the order in which a character is looked up.
type chain []*typeface

// fonts holds the built-in typefaces: the chains of every family, for regular and for bold text.
type fonts struct {
	families map[string][2]chain // regular, bold
	shapers  sync.Pool
}

// families names the files of each family, most wanted first: its own typeface, then those that stand in where it has
// no glyph. %s is the weight; symbols and emoji have one only.
var families = map[string][]string{
	"lato": {
		"Lato-%s", "NotoSans-%s", "NotoSansHebrew-%s", "NotoSansArabic-%s", emoji,
		"NotoSansSymbols2-Regular", "NotoEmoji-Regular",
	},
	"noto-sans": {
		"NotoSans-%s", "Lato-%s", "NotoSansHebrew-%s", "NotoSansArabic-%s", emoji,
		"NotoSansSymbols2-Regular", "NotoEmoji-Regular",
	},
	"source-serif": {
		"SourceSerif4-%s", "NotoSans-%s", "Lato-%s", "NotoSerifHebrew-%s", "NotoNaskhArabic-%s", emoji,
		"NotoSansSymbols2-Regular", "NotoEmoji-Regular",
	},
}

// emoji stands for the font of emoji, asked for emoji only: the plain signs that it has, too, such as arrows and ticks,
// come from a font of signs first.
const emoji = "emoji"

// library is the built-in fonts. None of them is read before it is needed.
var library = sync.OnceValue(func() *fonts {
	l := &fonts{families: map[string][2]chain{}}
	files := map[string]func() *fontFile{}
	for family, names := range families {
		var both [2]chain
		for i, weight := range []string{"Regular", "Bold"} {
			for _, name := range names {
				t := &typeface{}
				if name == emoji {
					name, t.from = "NotoEmoji-Regular", 0x1f000
				}
				name = strings.Replace(name, "%s", weight, 1)
				if files[name] == nil {
					files[name] = sync.OnceValue(func() *fontFile { return mustReadFont(name) })
				}
				t.file = files[name]
				both[i] = append(both[i], t)
			}
		}
		l.families[family] = both
	}
	return l
})

// mustReadFont reads a built-in font, some milliseconds of work. That each can be read is tested.
func mustReadFont(name string) *fontFile {
	f, err := readFont(name)
	if err != nil {
		panic(fmt.Sprintf("docrender: the built-in font %s cannot be read: %v", name, err))
	}
	return f
}

// fontFile is one typeface, read once and then only read from.
type fontFile struct {
	name    string // PostScript name
	bold    bool
	parsed  *font.Font
	upem    float64
	head    []byte // raw tables that a subset is made from
	hhea    []byte
	maxp    []byte
	glyf    []byte // nil for a font of the folder, which is written as CFF
	loca    []uint32
	advance []uint16
	bearing []int16

	variations []font.Variation

	ascent, descent, capHeight float64 // thousandths of an em
}

func readFont(name string) (*fontFile, error) {
	file, err := fontFiles.Open("fonts/" + name + ".ttf")
	if err != nil {
		return nil, err
	}
	ld, err := ot.NewLoader(file.(ot.Resource)) // a file of an embed.FS can always be read anywhere
	if err != nil {
		return nil, err
	}
	f := &fontFile{name: name, bold: strings.HasSuffix(name, "-Bold")}
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

// newFace returns what one goroutine at a time draws and shapes with.
func (f *fontFile) newFace() *font.Face {
	face := font.NewFace(f.parsed)
	if f.variations != nil {
		face.SetVariations(f.variations)
	}
	return face
}

func (f *fontFile) has(r rune) bool {
	_, ok := f.parsed.NominalGlyph(r)
	return ok
}

// width is a glyph's own advance in thousandths of an em.
func (f *fontFile) width(glyph uint16) float64 { return float64(f.advance[glyph]) * 1000 / f.upem }

// box is the font's bounding box as a PDF array.
func (f *fontFile) box() string {
	var out [4]string
	for i := range out {
		out[i] = number(float64(int16(binary.BigEndian.Uint16(f.head[36+2*i:]))) * 1000 / f.upem)
	}
	return "[" + strings.Join(out[:], " ") + "]"
}

// shaper takes a shaper for a setting that no other goroutine uses; put gives it back.
func (l *fonts) shaper(s *setting) *shaper {
	sh, ok := l.shapers.Get().(*shaper)
	if !ok {
		sh = newShaper()
	}
	sh.missing, sh.chains, sh.language, sh.rtl = nil, l.families[s.family], s.language, false
	if s.folder != nil {
		for i := range sh.chains {
			sh.chains[i] = slices.Concat(sh.chains[i], s.folder.weights[i])
		}
	}
	return sh
}

func (l *fonts) put(s *shaper) { l.shapers.Put(s) }
