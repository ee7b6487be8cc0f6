package tailor

import (
	"strings"

	"vitae/internal/docparse"
	"vitae/internal/document"
)

// UnplacedHeading heads the lines of a file that fit no field.
const UnplacedHeading = "Other"

// WithUnplaced gives a resume with every line of its file: those that fit no field stand word for word in a section of their own
// at the end, so that no licence, permit or job is lost with them. The result that was read is not changed.
func WithUnplaced(read *docparse.Result) *document.Resume {
	var lines []string
	for _, l := range read.NotPlaced {
		if t := strings.TrimSpace(l.Text); t != "" {
			lines = append(lines, t)
		}
	}
	if len(lines) == 0 {
		return read.Document
	}
	out := read.Document.Clone()
	l := out.LayoutOf()
	l.Other = append(l.Other[:len(l.Other):len(l.Other)], document.OtherSection{Heading: UnplacedHeading, Lines: lines})
	out.SetLayout(l)
	return out
}
