package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
)

// docxStyle is what matters of a paragraph's or run's style.
type docxStyle struct {
	basedOn string
	name    string
	level   int // rank as a heading, 1 highest; 0 none; -1 not said
	list    int // 1 in a list, 0 not, -1 not said
	bold    int // 1, 0, -1 not said
	italic  int
	caps    int
	ruled   int     // a border above or below
	number  rune    // stands for the list that it is in
	size    float64 // 0 not said
	before  float64 // space above and below in points, -1 not said
	after   float64
	hidden  bool
	white   int  // 1 white text, 0 another colour, -1 not said
	shaded  bool // on a ground of its own
}

func unsaid() docxStyle {
	return docxStyle{level: -1, list: -1, bold: -1, italic: -1, caps: -1, ruled: -1, white: -1, before: -1, after: -1}
}

// over lays s over base: what s says counts.
func (s docxStyle) over(base docxStyle) docxStyle {
	for _, f := range [][2]*int{
		{&s.level, &base.level},
		{&s.list, &base.list},
		{&s.bold, &base.bold},
		{&s.italic, &base.italic},
		{&s.caps, &base.caps},
		{&s.ruled, &base.ruled},
		{&s.white, &base.white},
	} {
		if *f[0] < 0 {
			*f[0] = *f[1]
		}
	}
	for _, f := range [][2]*float64{{&s.before, &base.before}, {&s.after, &base.after}} {
		if *f[0] < 0 {
			*f[0] = *f[1]
		}
	}
	if s.size == 0 {
		s.size = base.size
	}
	if s.number == 0 {
		s.number = base.number
	}
	s.hidden, s.shaded = s.hidden || base.hidden, s.shaded || base.shaded
	return s
}

// styles holds a document's styles by id, and its defaults.
type styles struct {
	byID     map[string]docxStyle
	standard string // id of the default paragraph style
	defaults docxStyle
}

func readStyles(r io.Reader) (*styles, error) {
	st := &styles{byID: map[string]docxStyle{}, defaults: docxStyle{size: 11}}
	s := newXMLStream(r)
	for {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			return st, nil
		}
		if err != nil {
			return nil, err
		}
		if start == nil {
			continue
		}
		switch start.Name.Local {
		case "docDefaults":
			d := unsaid()
			if err := d.read(s); err != nil {
				return nil, err
			}
			st.defaults = d.over(st.defaults)
		case "style":
			id, kind, isDefault := attr(start, "styleId"), attr(start, "type"), attr(start, "default")
			d := unsaid()
			if err := d.read(s); err != nil {
				return nil, err
			}
			d.byName()
			st.byID[id] = d
			if kind == "paragraph" && (isDefault == "1" || isDefault == "true") {
				st.standard = id
			}
		}
	}
}

// read reads the properties inside the element that has just begun, at any depth.
func (d *docxStyle) read(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error {
		d.property(e)
		return d.read(s)
	}, nil)
}

// property takes one property element.
func (d *docxStyle) property(e *xml.StartElement) {
	if take := docxProperties[e.Name.Local]; take != nil {
		take(d, e)
	}
}

// docxProperties take what a property element says, by its name.
var docxProperties = map[string]func(*docxStyle, *xml.StartElement){
	"name":       func(d *docxStyle, e *xml.StartElement) { d.name = attr(e, "val") },
	"basedOn":    func(d *docxStyle, e *xml.StartElement) { d.basedOn = attr(e, "val") },
	"outlineLvl": (*docxStyle).takeLevel,
	"numId":      (*docxStyle).takeNumber,
	"b":          func(d *docxStyle, e *xml.StartElement) { d.bold = flag(on(e)) },
	"i":          func(d *docxStyle, e *xml.StartElement) { d.italic = flag(on(e)) },
	"sz":         (*docxStyle).takeSize,
	"caps":       (*docxStyle).takeCaps,
	"smallCaps":  (*docxStyle).takeCaps,
	"top":        (*docxStyle).takeRule,
	"bottom":     (*docxStyle).takeRule,
	"spacing":    (*docxStyle).space,
	"color":      func(d *docxStyle, e *xml.StartElement) { d.white = flag(strings.EqualFold(attr(e, "val"), "FFFFFF")) },
	"shd":        func(d *docxStyle, e *xml.StartElement) { d.shaded = isGround(e) },
	"highlight":  func(d *docxStyle, e *xml.StartElement) { d.shaded = isGround(e) },
	"vanish":     func(d *docxStyle, e *xml.StartElement) { d.hidden = on(e) },
}

func (d *docxStyle) takeLevel(e *xml.StartElement) {
	d.level = 0
	if n, err := strconv.Atoi(attr(e, "val")); err == nil && n >= 0 && n < 9 {
		d.level = n + 1
	}
}

func (d *docxStyle) takeNumber(e *xml.StartElement) {
	d.list = 1
	if attr(e, "val") == "0" {
		d.list = 0
	}
	if n, err := strconv.ParseUint(attr(e, "val"), 10, 16); err == nil {
		d.number = rune(n) + firstNumber
	}
}

func (d *docxStyle) takeSize(e *xml.StartElement) {
	if n, err := strconv.ParseFloat(attr(e, "val"), 64); err == nil && n > 0 && n < 400 {
		d.size = n / 2
	}
}

func (d *docxStyle) takeCaps(e *xml.StartElement) { d.caps = max(d.caps, flag(on(e))) }

// takeRule takes the line above or below a paragraph. Margins of table cells are elements of the same names.
func (d *docxStyle) takeRule(e *xml.StartElement) {
	if attr(e, "val") != "" && attr(e, "w") == "" {
		d.ruled = max(d.ruled, flag(on(e) && attr(e, "val") != "nil"))
	}
}

// firstNumber sets the lists of a document, told apart by their number, off from the signs that begin points.
const firstNumber = 0x110000

// space takes the space above and below a paragraph. Spacing of letters is an element of the same name.
func (d *docxStyle) space(e *xml.StartElement) {
	for name, to := range map[string]*float64{"before": &d.before, "after": &d.after} {
		if n, err := strconv.ParseFloat(attr(e, name), 64); err == nil && n >= 0 && n < 2000 {
			*to = n / 20
		}
	}
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

// headingStyles are the names of the built-in headings before their number. Word writes them in English whatever its
// own language, other programs do not.
var headingStyles = set("heading überschrift titre título titulo titolo kop nagłówek rubrik overskrift otsikko nadpis заголовок 标题 標題 見出し 제목")

// byName takes from a built-in style's name what the style itself does not say.
func (d *docxStyle) byName() {
	f := fold(d.name)
	if i := strings.LastIndexByte(f, ' '); i > 0 && d.level < 0 && headingStyles[f[:i]] {
		if n, err := strconv.Atoi(f[i+1:]); err == nil && n > 0 && n < 10 {
			d.level = n
		}
	}
	if strings.HasPrefix(f, "list bullet") || strings.HasPrefix(f, "list number") {
		d.list = 1
	}
	if f == "title" && d.size == 0 {
		d.size = 26
	}
}

// resolve returns a style with all that it is based on and the document's defaults.
func (st *styles) resolve(id string) docxStyle {
	if id == "" {
		id = st.standard
	}
	return st.chain(id).over(st.defaults)
}

// chain returns a style with all that it is based on.
func (st *styles) chain(id string) docxStyle {
	out := unsaid()
	for n := 0; id != "" && n < 20; n++ {
		s, ok := st.byID[id]
		if !ok {
			break
		}
		out = out.over(s)
		id = s.basedOn
	}
	return out
}
