package docparse

import (
	"fmt"
	"regexp"
	"strings"
)

// Tagged is a resume with inline tags, as testdata/wild/README.md describes them: its text and the tagged spans.
type Tagged struct {
	Name  string
	Text  string
	Spans []Span
}

// Span is a tagged stretch of a text, in bytes.
type Span struct {
	Tag      string
	From, To int
}

var tagSign = regexp.MustCompile(`<(/?)([a-z]+)((?:\s+[a-z]+="[^"]*")*)\s*>`)

// ReadTagged reads a resume with inline tags.
func ReadTagged(name, s string) (*Tagged, error) {
	out := &Tagged{Name: name}
	var text strings.Builder
	var open []int
	pos := 0
	for _, m := range tagSign.FindAllStringSubmatchIndex(s, -1) {
		text.WriteString(s[pos:m[0]])
		pos = m[1]
		tag := s[m[4]:m[5]]
		if m[2] == m[3] {
			out.Spans = append(out.Spans, Span{Tag: tag, From: text.Len()})
			open = append(open, len(out.Spans)-1)
			continue
		}
		if len(open) == 0 || out.Spans[open[len(open)-1]].Tag != tag {
			return nil, fmt.Errorf("%s: </%s> closes nothing", name, tag)
		}
		out.Spans[open[len(open)-1]].To = text.Len()
		open = open[:len(open)-1]
	}
	if len(open) > 0 {
		return nil, fmt.Errorf("%s: <%s> is never closed", name, out.Spans[open[0]].Tag)
	}
	text.WriteString(s[pos:])
	out.Text = text.String()
	return out, nil
}

// blockTags hold other tags.
var blockTags = map[string]byte{"job": 'J', "edu": 'E', "cert": 'C', "proj": 'P', "vol": 'V', "pub": 'U', "award": 'A'}

// placeOf finds where each token of a file stands in its tagged text, -1 where it does not.
func (o *outline) placeIn(text string) [][]int {
	const window = 600
	out := make([][]int, len(o.units))
	pos := 0
	for i := range o.units {
		out[i] = make([]int, len(o.units[i].toks))
		for k, t := range o.units[i].toks {
			at := strings.Index(text[pos:min(len(text), pos+window)], t.text)
			if at < 0 || at > 80 && len(t.text) < 4 {
				out[i][k] = -1
				continue
			}
			out[i][k] = pos + at
			pos += at + len(t.text)
		}
	}
	return out
}
