package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
)

// styles holds a document's styles by id, and its defaults.
type styles struct {
	byID     map[string]richStyle
	standard string // id of the default paragraph style
	defaults richStyle
}

func readStyles(r io.Reader) (*styles, error) {
	st := &styles{byID: map[string]richStyle{}, defaults: richStyle{size: 11}}
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
func (d *richStyle) read(s *xmlStream) error {
	return s.children(func(e *xml.StartElement) error {
		d.property(e)
		return d.read(s)
	}, nil)
}

// property takes one property element.
func (d *richStyle) property(e *xml.StartElement) {
	if take := docxProperties[e.Name.Local]; take != nil {
		take(d, e)
	}
}

// docxProperties take what a property element says, by its name.
var docxProperties = map[string]func(*richStyle, *xml.StartElement){
	"name":       func(d *richStyle, e *xml.StartElement) { d.name = attr(e, "val") },
	"basedOn":    func(d *richStyle, e *xml.StartElement) { d.basedOn = attr(e, "val") },
	"outlineLvl": (*richStyle).takeLevel,
	"numId":      (*richStyle).takeNumber,
	"b":          func(d *richStyle, e *xml.StartElement) { d.bold = flag(on(e)) },
	"i":          func(d *richStyle, e *xml.StartElement) { d.italic = flag(on(e)) },
	"sz":         (*richStyle).takeSize,
	"caps":       (*richStyle).takeCaps,
	"smallCaps":  (*richStyle).takeCaps,
	"top":        (*richStyle).takeRule,
	"bottom":     (*richStyle).takeRule,
	"spacing":    (*richStyle).space,
	"color":      func(d *richStyle, e *xml.StartElement) { d.white = flag(strings.EqualFold(attr(e, "val"), "FFFFFF")) },
	"shd":        func(d *richStyle, e *xml.StartElement) { d.shaded = isGround(e) },
	"highlight":  func(d *richStyle, e *xml.StartElement) { d.shaded = isGround(e) },
	"vanish":     func(d *richStyle, e *xml.StartElement) { d.hidden = on(e) },
}

func (d *richStyle) takeLevel(e *xml.StartElement) {
	d.level = 0
	if n, err := strconv.Atoi(attr(e, "val")); err == nil && n >= 0 && n < 9 {
		d.level = n + 1
	}
}

func (d *richStyle) takeNumber(e *xml.StartElement) {
	d.list = 1
	if attr(e, "val") == "0" {
		d.list = 0
	}
	if n, err := strconv.ParseUint(attr(e, "val"), 10, 16); err == nil {
		d.number = rune(n) + firstNumber
	}
}

func (d *richStyle) takeSize(e *xml.StartElement) {
	if n, err := strconv.ParseFloat(attr(e, "val"), 64); err == nil && n > 0 && n < 400 {
		d.size = n / 2
	}
}

func (d *richStyle) takeCaps(e *xml.StartElement) { d.caps = max(d.caps, flag(on(e))) }

// takeRule takes the line above or below a paragraph. Margins of table cells are elements of the same names.
func (d *richStyle) takeRule(e *xml.StartElement) {
	if attr(e, "val") != "" && attr(e, "w") == "" {
		d.ruled = max(d.ruled, flag(on(e) && attr(e, "val") != "nil"))
	}
}

// space takes the space above and below a paragraph. Spacing of letters is an element of the same name.
func (d *richStyle) space(e *xml.StartElement) {
	for name, to := range map[string]*float64{"before": &d.before, "after": &d.after} {
		if n, err := strconv.ParseFloat(attr(e, name), 64); err == nil && n >= 0 && n < 2000 {
			*to = n / 20
		}
	}
}

// headingStyles are the names of the built-in headings before their number. Word writes them in English whatever its
// own language, other programs do not.
var headingStyles = set("heading überschrift titre título titulo titolo kop nagłówek rubrik overskrift otsikko nadpis заголовок 标题 標題 見出し 제목")

// byName takes from a built-in style's name what the style itself does not say.
func (d *richStyle) byName() {
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
func (st *styles) resolve(id string) richStyle {
	if id == "" {
		id = st.standard
	}
	return st.chain(id).over(st.defaults)
}

// chain returns a style with all that it is based on.
func (st *styles) chain(id string) richStyle {
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
