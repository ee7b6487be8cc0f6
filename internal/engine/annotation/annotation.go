// Package annotation reads texts that people have tagged by hand, as testdata/wild/README.md describes: resumes and
// postings with the parts between tags such as <employer>…</employer>. Training, measuring and tests use it; it never
// knows what a tag means.
package annotation

import (
	"fmt"
	"regexp"
	"strings"
)

// Document is a text without its tags, and the tags in the order in which they open: an outer one before the inner.
type Document struct {
	Text string
	Tags []Tag
}

// Tag is one tagged part: bytes of Document.Text, with the attributes of its tag.
type Tag struct {
	Name       string
	Start, End int
	Attrs      map[string]string
}

var (
	sign      = regexp.MustCompile(`<(/?)([a-z]+)((?:\s+[a-z]+="[^"]*")*)\s*>`)
	attribute = regexp.MustCompile(`([a-z]+)="([^"]*)"`)
)

// Parse takes the tags out of a text. It returns an error where one is closed that is not open, or never closed.
func Parse(s string) (Document, error) {
	var out Document
	var text strings.Builder
	var open []int
	pos := 0
	for _, m := range sign.FindAllStringSubmatchIndex(s, -1) {
		text.WriteString(s[pos:m[0]])
		pos = m[1]
		name := s[m[4]:m[5]]
		if m[2] == m[3] {
			t := Tag{Name: name, Start: text.Len(), Attrs: map[string]string{}}
			for _, a := range attribute.FindAllStringSubmatch(s[m[6]:m[7]], -1) {
				t.Attrs[a[1]] = a[2]
			}
			open = append(open, len(out.Tags))
			out.Tags = append(out.Tags, t)
			continue
		}
		if len(open) == 0 || out.Tags[open[len(open)-1]].Name != name {
			return Document{}, fmt.Errorf("annotation: </%s> closes nothing", name)
		}
		out.Tags[open[len(open)-1]].End = text.Len()
		open = open[:len(open)-1]
	}
	if len(open) > 0 {
		return Document{}, fmt.Errorf("annotation: <%s> is never closed", out.Tags[open[0]].Name)
	}
	text.WriteString(s[pos:])
	out.Text = text.String()
	return out, nil
}

// Words returns the words of a tag in one line, without the signs at its ends.
func (d *Document) Words(tag Tag) string { return Tidy(d.Text[tag.Start:tag.End]) }

// Tidy returns words in one line, without the signs at their ends.
func Tidy(s string) string {
	return strings.Trim(strings.Join(strings.Fields(s), " "), " ,;:|·•–—-")
}
