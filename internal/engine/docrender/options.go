package docrender

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// Paper is a paper size.
type Paper string

// The paper sizes.
const (
	A4     Paper = "a4"
	Letter Paper = "letter"
)

// Options say how a document is drawn. An empty field takes what the document's own style says, then what the template
// says. A name that is not known is refused here and ignored in a document, which another program may have written.
type Options struct {
	Template string
	Accent   string
	Font     string
	Density  string
	Paper    Paper
	// BCP 47 tag of the text, for screen readers and spelling ("fr", "de-CH"); empty is guessed from the text
	Language string
	Photo    Photo
	Folder   *FontFolder // fonts that stand in where the built-in ones have no glyph; nil is none
	MaxPages int         // fit to this many pages by spacing and size only, never by cutting; below 0 is no limit
}

// Photo says whether the photo is on the page; empty is as PhotoHidden.
type Photo string

// What can be said of the photo.
const (
	PhotoShown  Photo = "shown"
	PhotoHidden Photo = "hidden"
)

// Template is a look.
type Template struct {
	Name        string
	Title       string // as it is shown
	Description string // what it looks like and when to use it
	Columns     int
	Photo       bool   // there is room for a photo
	Accent      string // the accent it was made with
	Font        string // the font it was made with
}

// Accent is a colour for names, headings and lines. Each reaches a contrast of 4.5 to 1 on white.
type Accent struct {
	Name, Title string
	Hex         string // "#1c385c"
}

// FontFamily is a typeface in regular and bold.
type FontFamily struct {
	Name, Title, Description string

	factor float64 // to look as large as Lato at the same size
}

// Density is how much air stands between the lines; a page limit starts from it.
type Density struct{ Name, Title, Description string }

// PaperSize is a paper in points.
type PaperSize struct {
	Name          Paper
	Title         string
	Width, Height float64
}

// Templates lists the looks there are; the first is the default.
func Templates() []Template {
	looks := allLooks()
	out := make([]Template, len(looks))
	for i, l := range looks {
		out[i] = l.Template
	}
	return out
}

// Accents lists the accent colours.
func Accents() []Accent {
	out := make([]Accent, len(accents))
	for i, a := range accents {
		out[i] = Accent{Name: a.name, Title: a.title, Hex: "#" + strings.ToLower(a.color.hex())}
	}
	return out
}

// Fonts lists the font families.
func Fonts() []FontFamily { return slices.Clone(fontFamilies) }

var fontFamilies = []FontFamily{
	{"lato", "Lato", "A warm sans serif that reads well at every size.", 1},
	{"noto-sans", "Noto Sans", "A plain, slightly wider sans serif. The clearest on screens.", .95},
	{"source-serif", "Source Serif", "A serif for law, academia and long texts.", 1.04},
}

// Densities lists how close the lines may stand.
func Densities() []Density {
	return []Density{
		{Name: "airy", Title: "Airy", Description: "More white space, for a short resume."},
		{Name: "normal", Title: "Normal", Description: "The template's default."},
		{Name: "close", Title: "Tight", Description: "Less white space, for a long resume."},
	}
}

// Papers lists the paper sizes, in points: 210 × 297 mm (ISO 216) and 8.5 × 11 inches (ANSI).
func Papers() []PaperSize {
	return []PaperSize{
		{Name: A4, Title: "A4", Width: 595.28, Height: 841.89},
		{Name: Letter, Title: "US Letter", Width: 612, Height: 792},
	}
}

// accents are chosen for print, too: dark enough to stay a colour and not a grey, light enough not to be taken for
// black.
var accents = []struct {
	name, title string
	color       color
}{
	{"navy", "Navy", color{28, 56, 92}},
	{"ink", "Ink", color{31, 35, 40}},
	{"blue", "Blue", color{24, 90, 157}},
	{"teal", "Teal", color{15, 102, 108}},
	{"forest", "Forest", color{36, 92, 58}},
	{"burgundy", "Burgundy", color{122, 31, 51}},
	{"plum", "Plum", color{92, 44, 107}},
	{"rust", "Rust", color{148, 66, 24}},
}

func accentByName(name string) (color, bool) {
	for _, a := range accents {
		if a.name == name {
			return a.color, true
		}
	}
	return color{}, false
}

// setting is Options after the names in it were looked up.
type setting struct {
	look          look
	family        string // the name of a font family
	folder        *FontFolder
	width, height float64 // of the page, in points
	language      string
	maxPages      int // 0 is no limit
	// the first column stays as wide as it is beside the second: in Word nobody knows where a page begins
	narrow   bool
	start    int // the first of the densities to try
	photo    Photo
	portrait *portrait // nil where none is on the page
}

// forResume resolves the options for a resume.
func (o Options) forResume(op string, r *document.Resume) (*setting, error) {
	return o.resolve(op, r.StyleOf(), paperFor(&r.Basics, firstOf(o.Language, r.LayoutOf().Language)))
}

// resolve looks the names up: those of the options, then those of the document's style, then the template's. The usual
// paper is taken where none is chosen.
func (o Options) resolve(op string, st *document.Style, usual Paper) (*setting, error) {
	if err := o.refuseUnknown(op); err != nil {
		return nil, err
	}
	if st != nil {
		o = o.completed(*st)
	}
	s := &setting{
		folder: o.Folder, language: validLanguage(o.Language), maxPages: max(0, o.MaxPages),
		start: startOf(o.Density), photo: o.Photo,
	}
	paper := cmp.Or(o.Paper, usual)
	for _, p := range Papers() {
		if p.Name == paper {
			s.width, s.height = p.Width, p.Height
		}
	}
	s.look = lookByName(o.Template)
	s.family = firstOf(o.Font, s.look.Font)
	if c, ok := accentByName(firstOf(o.Accent, s.look.Accent)); ok {
		s.look = s.look.inAccent(c)
	}
	for _, f := range fontFamilies {
		if f.Name == s.family {
			s.look = s.look.scaled(f.factor)
		}
	}
	return s, nil
}

// completed fills what the options leave open from a document's style, as far as its names are known.
func (o Options) completed(st document.Style) Options {
	o.Template = firstOf(o.Template, known(templateNames(), st.Template))
	o.Accent = firstOf(o.Accent, known(accentNames(), st.Accent))
	o.Font = firstOf(o.Font, known(fontNames(), st.Font))
	o.Density = firstOf(o.Density, known(densityNames(), st.Density))
	o.Paper = Paper(firstOf(string(o.Paper), known(paperNames(), st.Paper)))
	o.Photo = Photo(firstOf(string(o.Photo), known(photoNames(), st.Photo)))
	if o.MaxPages == 0 {
		o.MaxPages = st.Pages
	}
	return o
}

func (o Options) refuseUnknown(op string) error {
	for _, c := range []struct {
		what, name string
		names      []string
	}{
		{"template", o.Template, templateNames()},
		{"accent color", o.Accent, accentNames()},
		{"font", o.Font, fontNames()},
		{"line spacing", o.Density, densityNames()},
		{"paper size", string(o.Paper), paperNames()},
		{"way to treat the photo", string(o.Photo), photoNames()},
	} {
		if c.name != "" && known(c.names, c.name) == "" {
			return fault.New(op, fault.Invalid, fmt.Sprintf("There is no %s %q. Choose one of: %s.", c.what, c.name,
				strings.Join(c.names, ", ")))
		}
	}
	return nil
}

func known(names []string, name string) string {
	for _, n := range names {
		if n == name {
			return name
		}
	}
	return ""
}

func firstOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func namesOf[T any](list []T, name func(T) string) []string {
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = name(e)
	}
	return out
}

func templateNames() []string { return namesOf(Templates(), func(t Template) string { return t.Name }) }
func accentNames() []string   { return namesOf(Accents(), func(a Accent) string { return a.Name }) }
func fontNames() []string     { return namesOf(Fonts(), func(f FontFamily) string { return f.Name }) }
func densityNames() []string  { return namesOf(Densities(), func(d Density) string { return d.Name }) }
func paperNames() []string {
	return namesOf(Papers(), func(p PaperSize) string { return string(p.Name) })
}
func photoNames() []string { return []string{string(PhotoShown), string(PhotoHidden)} }
