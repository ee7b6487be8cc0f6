package docparse

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
)

// odtStyles are the styles of an OpenDocument text. Those of paragraphs and of text have names of their own each.
type odtStyles struct {
	styles
	runs     map[string]richStyle
	filled   map[string]bool         // the styles of cells and shapes with a ground of their own
	unsigned map[string]map[int]bool // levels of list styles that show neither bullet nor number
}

func newODTStyles() *odtStyles {
	return &odtStyles{
		styles: styles{byID: map[string]richStyle{}, standard: "Standard", defaults: richStyle{size: usualSize}},
		runs:   map[string]richStyle{}, filled: map[string]bool{}, unsigned: map[string]map[int]bool{},
	}
}

// run returns the style of a span, with all that it is based on.
func (st *odtStyles) run(id string) richStyle {
	return (&styles{byID: st.runs}).chain(id)
}

// fills reports whether a style of a cell or a shape sets a ground.
func (st *odtStyles) fills(name string) bool { return st.filled[name] }

// signed reports whether the items of a list begin with a bullet or a number.
func (st *odtStyles) signed(l odtList) bool { return !st.unsigned[l.style][l.depth] }

// part reads the styles of a part.
func (st *odtStyles) part(a *archive, name string) error {
	rc, err := a.open(name)
	if err != nil {
		return err
	}
	defer rc.Close()
	for s := newXMLStream(rc); ; {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if start == nil {
			continue
		}
		switch start.Name.Local {
		case "style", "default-style":
			err = st.style(s, start)
		case "list-style":
			err = st.listStyle(s, start)
		}
		if err != nil {
			return err
		}
	}
}

func (st *odtStyles) style(s *xmlStream, e *xml.StartElement) error {
	d := unsaid()
	name, family := attr(e, "name"), attr(e, "family")
	d.basedOn = attr(e, "parent-style-name")
	if d.name = attr(e, "display-name"); d.name == "" {
		d.name = strings.ReplaceAll(name, "_20_", " ")
	}
	if n, err := strconv.Atoi(attr(e, "default-outline-level")); err == nil && n > 0 && n < 10 {
		d.level = n
	}
	filled := false
	err := s.children(func(e *xml.StartElement) error {
		filled = filled || odtGround(e)
		d.odtProperties(e)
		return s.discard()
	}, nil)
	switch {
	case e.Name.Local == "default-style":
		if family == "paragraph" {
			st.defaults = d.over(st.defaults)
		}
	case family == "paragraph":
		d.byName()
		st.byID[name] = d
	case family == "text":
		st.runs[name] = d
	default:
		st.filled[name] = filled
	}
	return err
}

// odtProperties takes what an element of properties says.
func (d *richStyle) odtProperties(e *xml.StartElement) {
	for _, a := range e.Attr {
		if take := cssProperties[a.Name.Local]; take != nil {
			take(d, a.Value)
		}
	}
}

// odtGround reports whether an element of properties sets a ground that is not white.
func odtGround(e *xml.StartElement) bool {
	fill := attr(e, "fill")
	return groundColor(attr(e, "background-color")) || fill == "solid" && !isWhite(attr(e, "fill-color")) ||
		fill == "gradient" || fill == "bitmap"
}

// listStyle reads which levels of a list style show no sign.
func (st *odtStyles) listStyle(s *xmlStream, e *xml.StartElement) error {
	none := map[int]bool{}
	st.unsigned[attr(e, "name")] = none
	return s.children(func(e *xml.StartElement) error {
		level, err := strconv.Atoi(attr(e, "level"))
		if err == nil && len(none) < 10 && (e.Name.Local == "list-level-style-number" && attr(e, "num-format") == "" ||
			e.Name.Local == "list-level-style-bullet" && strings.TrimSpace(attr(e, "bullet-char")) == "") {
			none[level] = true
		}
		return s.discard()
	}, nil)
}
