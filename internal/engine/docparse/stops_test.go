package docparse

import (
	"strings"
	"testing"
)

// TestStopsPartAHead cuts heads that are written as sentences at their full stops, and at no abbreviation's.
func TestStopsPartAHead(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Fjord Boats, Bergen. Senior Joiner, \x00.":         "Fjord Boats | Bergen | Senior Joiner",
		"NCEA Level 3. Waiau Area School, \x00.":            "NCEA Level 3 | Waiau Area School",
		"Joiner, Fjord Boats. Bergen":                       "Joiner | Fjord Boats. Bergen",
		"M.Sc. Botany, Bot. Garten der Univ. Bergen, \x00.": "M.Sc. Botany | Bot. Garten der Univ. Bergen",
		"Clerk, Holm & Sons Inc. Bergen, \x00.":             "Clerk | Holm & Sons Inc. Bergen",
	} {
		p := &para{line: line{segs: []segment{{text: in}}}, rows: 1}
		var got []string
		for _, piece := range pieces(p, 0, p.segs) {
			got = append(got, piece.text)
		}
		if g := strings.Join(got, " | "); g != want {
			t.Errorf("%q: %s", in, g)
		}
	}
}
