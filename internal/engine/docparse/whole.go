package docparse

import (
	"strings"

	"vitae/internal/engine/document"
)

// Whole returns the document with every line of its file: those that fit no field stand word for word in a section of
// their own at the end, so that no licence, permit or job is lost with them. What a JSON file states beyond the schema
// is no line that anybody wrote for a page, and is listed alone. The result is not changed.
func (r *Result) Whole() *document.Resume {
	if r.Format == JSON {
		return r.Document
	}
	var lines []string
	for _, l := range r.NotPlaced {
		if t := strings.TrimSpace(l.Text); t != "" {
			lines = append(lines, t)
		}
	}
	if len(lines) == 0 {
		return r.Document
	}
	out := r.Document.Clone()
	l := out.LayoutOf()
	heading := document.StandardHeading(out.Language(), sectionOther)
	l.Other = append(l.Other[:len(l.Other):len(l.Other)], document.OtherSection{Heading: heading, Lines: lines})
	out.SetLayout(l)
	return out
}
