package docparse

import (
	"fmt"
	"strings"

	"vitae/internal/engine/annotation"
)

// Tagged is a resume with inline tags, as testdata/wild/README.md describes them: its text and the tagged spans.
type Tagged struct {
	Name  string
	Text  string
	Spans []Span
}

// Span is a tagged part of a text, in bytes.
type Span struct {
	Tag      string
	From, To int
}

// ReadTagged reads a resume with inline tags.
func ReadTagged(name, s string) (*Tagged, error) {
	t, err := annotation.Parse(s)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	out := &Tagged{Name: name, Text: t.Text}
	for _, x := range t.Tags {
		out.Spans = append(out.Spans, Span{Tag: x.Name, From: x.Start, To: x.End})
	}
	return out, nil
}

// blockTags hold other tags.
var blockTags = map[string]byte{"job": 'J', "edu": 'E', "cert": 'C', "proj": 'P', "vol": 'V', "pub": 'U', "award": 'A'}

// placeIn finds where each token of a file stands in its tagged text, -1 where it does not.
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
