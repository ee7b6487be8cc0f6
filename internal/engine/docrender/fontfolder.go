package docrender

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"

	"vitae/internal/base/fault"
)

// FontFolder is the operator's own fonts. They stand in where the built-in ones have no glyph, in the order of their
// file names, a bold one first in bold text; so a folder with one Chinese font is enough to write Chinese.
type FontFolder struct {
	fonts   int
	skipped []string
	weights [2]chain // as regular and as bold text asks
}

// Skipped names the files that are not used, each with the reason.
func (f *FontFolder) Skipped() []string { return f.skipped }

// Fonts is how many fonts there are.
func (f *FontFolder) Fonts() int { return f.fonts }

// OpenFonts looks through a folder and the folders in it for .ttf, .otf, .ttc and .otc. It reads of each only what
// characters it has; the rest is read when a document first needs it, and kept. What cannot be used is in Skipped.
func OpenFonts(folder fs.FS) (*FontFolder, error) {
	const op = "docrender.OpenFonts"
	out := &FontFolder{}
	var plain, bold chain
	taken := map[string]int{}
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() || !strings.Contains(".ttf .otf .ttc .otc", strings.ToLower(path.Ext(name))) ||
			path.Ext(name) == "" {
			return nil
		}
		found, err := facesOf(folder, name)
		if err != nil {
			out.skipped = append(out.skipped, name+": "+err.Error())
		}
		out.fonts += len(found)
		for _, f := range found {
			if f.bold {
				f.name += "-Bold"
			}
			if taken[f.name]++; taken[f.name] > 1 {
				f.name += fmt.Sprintf("-%d", taken[f.name]) // names of fonts are told apart in a file
			}
			if f.variable {
				plain, bold = append(plain, f.typeface(regularWeight)), append(bold, f.typeface(boldWeight))
			} else if f.bold {
				bold = append(bold, f.typeface(0))
			} else {
				plain = append(plain, f.typeface(0))
			}
		}
		return nil
	})
	if err != nil {
		return nil, fault.Wrap(op, fault.Invalid, "The fonts folder cannot be read.", err)
	}
	out.weights = [2]chain{append(plain[:len(plain):len(plain)], bold...), append(bold[:len(bold):len(bold)], plain...)}
	return out, nil
}

const regularWeight, boldWeight = 400, 700

// folderFace is one face of a file of the folder.
type folderFace struct {
	folder         fs.FS
	file           string
	index          int // in a collection
	name           string
	cmap           font.Cmap
	bold, variable bool
}

var (
	errNotSubset = errors.New("its license doesn't allow embedding a subset of it")
	errNoOutline = errors.New("it has no outlines")
	errItalic    = errors.New("it is italic")
)

// facesOf reads what faces a file has. A file of which one face can be used has no error.
func facesOf(folder fs.FS, name string) ([]folderFace, error) {
	loaders, closeFile, err := openFace(folder, name)
	if err != nil {
		return nil, err
	}
	defer closeFile()
	var out []folderFace
	var problem error
	for i, ld := range loaders {
		f := folderFace{folder: folder, file: name, index: i}
		if err := f.describe(ld); err != nil {
			problem = err
			continue
		}
		out = append(out, f)
	}
	if len(out) > 0 {
		problem = nil
	}
	return out, problem
}

func openFace(folder fs.FS, name string) (loaders []*ot.Loader, closeFile func(), err error) {
	file, err := folder.Open(name)
	if err != nil {
		return nil, nil, err
	}
	closeFile = func() { _ = file.Close() } // only read
	resource, ok := file.(ot.Resource)
	if !ok {
		err = errors.New("it isn't a regular file")
	} else {
		loaders, err = ot.NewLoaders(resource)
	}
	if err != nil {
		closeFile()
		return nil, nil, err
	}
	return loaders, closeFile, nil
}

func (f *folderFace) describe(ld *ot.Loader) error {
	if !ld.HasTable(ot.MustNewTag("glyf")) && !ld.HasTable(ot.MustNewTag("CFF ")) &&
		!ld.HasTable(ot.MustNewTag("CFF2")) {
		return errNoOutline
	}
	var page tables.FontPage
	if raw, err := ld.RawTable(ot.MustNewTag("OS/2")); err == nil && len(raw) >= 64 {
		be := binary.BigEndian
		const restricted, wholeOnly = 0x0002, 0x0100 // fsType
		if kind := be.Uint16(raw[8:]); kind&0xf == restricted || kind&wholeOnly != 0 {
			return errNotSubset
		}
		const italic, bold = 1 << 0, 1 << 5 // fsSelection
		selection := be.Uint16(raw[62:])
		if selection&italic != 0 {
			return errItalic
		}
		f.bold = selection&bold != 0 || be.Uint16(raw[4:]) >= 600
		if os2, _, err := tables.ParseOs2(raw); err == nil {
			page = os2.FontPage()
		}
	}
	raw, err := ld.RawTable(ot.MustNewTag("cmap"))
	if err != nil {
		return err
	}
	parsed, _, err := tables.ParseCmap(raw)
	if err != nil {
		return err
	}
	if f.cmap, _, err = font.ProcessCmap(parsed, page); err != nil {
		return err
	}
	description, _ := font.Describe(ld, nil)
	f.name = postScriptName(description.Family)
	f.variable = ld.HasTable(ot.MustNewTag("fvar"))
	return nil
}

// postScriptName makes a name that a PDF file can hold as it is.
func postScriptName(family string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' {
			return r
		}
		return -1
	}, family)
	if name == "" {
		return "Unnamed"
	}
	return name
}

// typeface reads the face when it is needed; a variable one in the given weight.
func (f *folderFace) typeface(weight float32) *typeface {
	face := *f
	return &typeface{cmap: face.cmap, file: sync.OnceValue(func() *fontFile {
		out, err := face.read(weight)
		if err != nil {
			return nil // its characters are then missing, which is reported
		}
		return out
	})}
}

func (f *folderFace) read(weight float32) (*fontFile, error) {
	loaders, closeFile, err := openFace(f.folder, f.file)
	if err != nil {
		return nil, err
	}
	defer closeFile()
	if f.index >= len(loaders) {
		return nil, fmt.Errorf("face %d is gone", f.index)
	}
	ld := loaders[f.index]
	out := &fontFile{name: f.name, bold: f.bold || weight == boldWeight}
	if out.parsed, err = font.NewFont(ld); err != nil {
		return nil, err
	}
	if f.variable {
		out.name += fmt.Sprintf("-%.0f", weight)
		out.variations = []font.Variation{{Tag: ot.MustNewTag("wght"), Value: weight}}
	}
	if out.head, err = ld.RawTable(ot.MustNewTag("head")); err != nil {
		return nil, err
	}
	raw, err := ld.RawTable(ot.MustNewTag("maxp"))
	if err != nil {
		return nil, err
	}
	out.measure(int(binary.BigEndian.Uint16(raw[4:])))
	return out, nil
}

// measure reads the metrics of a font of the folder by way of its parsed form, which has checked them.
func (f *fontFile) measure(glyphs int) {
	face := f.newFace()
	f.upem = float64(f.parsed.Upem())
	f.advance = make([]uint16, max(glyphs, 1))
	for g := range glyphs {
		f.advance[g] = uint16(max(0, min(0xffff, face.HorizontalAdvance(font.GID(g)))))
	}
	f.ascent, f.descent, f.capHeight = 880, -120, 700
	if e, ok := face.FontHExtents(); ok {
		f.ascent, f.descent = float64(e.Ascender)*1000/f.upem, float64(e.Descender)*1000/f.upem
	}
	if c := face.LineMetric(font.CapHeight); c > 0 {
		f.capHeight = float64(c) * 1000 / f.upem
	}
}
