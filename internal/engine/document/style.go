package document

import "encoding/json"

// Style is how a document is to look, by the names that docrender lists. Everything in it is optional: what is empty
// takes the template's own value. It is part of the document, so that a version, a tailored copy and a letter keep it.
type Style struct {
	Template string `json:"template,omitempty"`
	Accent   string `json:"accent,omitempty"`
	Font     string `json:"font,omitempty"`
	Density  string `json:"density,omitempty"`
	Paper    string `json:"paper,omitempty"`
	Pages    int    `json:"pages,omitempty"` // the most pages it may take; 0 is no limit
	Photo    string `json:"photo,omitempty"` // whether basics.image is on the page
}

// UnmarshalJSON takes what fits and leaves the rest: a style that another program wrote must not cost the layout that
// stands beside it.
func (s *Style) UnmarshalJSON(data []byte) error {
	*s = Style{}
	var fields map[string]json.RawMessage
	_ = json.Unmarshal(data, &fields) // of another shape: nothing of it fits
	for name, to := range map[string]any{
		"template": &s.Template, "accent": &s.Accent, "font": &s.Font, "density": &s.Density, "paper": &s.Paper,
		"pages": &s.Pages, "photo": &s.Photo,
	} {
		if raw, ok := fields[name]; ok {
			_ = json.Unmarshal(raw, to) // of another kind: the template's own value stands
		}
	}
	s.Pages = max(0, s.Pages)
	return nil
}

// StyleOf returns a copy of the document's style, nil where it has none.
func (r *Resume) StyleOf() *Style {
	s := r.layout().Style
	if s == nil {
		return nil
	}
	c := *s
	return &c
}

// SetStyle stores how the document is to look and keeps the rest of its layout; nil takes the style away.
func (r *Resume) SetStyle(s *Style) {
	l := r.LayoutOf()
	l.Style = s
	r.SetLayout(l)
}
