package docparse

import (
	"strings"
	"testing"
)

// TestHeadingsOfAColumn sets a second column whose first heading is of words that no list has, or is broken over two
// lines: it is a heading where it looks as its column's headings do and speaks of a section.
func TestHeadingsOfAColumn(t *testing.T) {
	t.Parallel()
	type row struct {
		text  string
		size  float64
		bold  bool
		rows  int
		white float64
	}
	for name, c := range map[string]struct {
		column []row
		want   string
	}{
		"other words": {
			[]row{
				{"Formación y títulos", 12, true, 1, 2},
				{"Grado, Farmacia", 9, false, 1, 0},
				{"Idiomas", 12, true, 1, 1},
				{"Euskera", 9, false, 1, 0},
			},
			"header: | education: Grado, Farmacia | languages: Euskera",
		},
		"over two lines": {
			[]row{
				{"Education and Professional Qualifications", 12, true, 2, 2},
				{"BSc, Bergen", 9, false, 1, 0},
				{"Languages", 12, true, 1, 1},
				{"Sami", 9, false, 1, 0},
			},
			"header: | education: BSc, Bergen | languages: Sami",
		},
		"a place": {
			[]row{
				{"Bergen Harbour", 12, true, 1, 2},
				{"5003 Bergen", 9, false, 1, 0},
				{"Languages", 12, true, 1, 1},
				{"Sami", 9, false, 1, 0},
			},
			"header: Bergen Harbour, 5003 Bergen | languages: Sami",
		},
		"two lines of other words": {
			[]row{{"Languages", 12, true, 1, 2}, {"Sami", 9, false, 1, 0}, {
				"Sailing across the North Sea", 12, true, 2,
				1,
			}, {"Every year", 9, false, 1, 0}},
			"header: | languages: Sami, Sailing across the North Sea, Every year",
		},
	} {
		paras := []*para{{line: line{page: 1, segs: []segment{{text: "Mia Sørensen", size: 24}}, size: 24}, rows: 1}}
		for _, r := range c.column {
			paras = append(paras,
				&para{line: line{
					page: 1, stream: 1, segs: []segment{{text: r.text, size: r.size, bold: r.bold}},
					size: r.size, bold: r.bold, above: r.white,
				}, rows: r.rows})
		}
		var got []string
		for _, s := range sections(paras)[1:] {
			var texts []string
			for _, p := range s.paras {
				texts = append(texts, p.text())
			}
			got = append(got, strings.TrimSpace(string(s.kind)+": "+strings.Join(texts, ", ")))
		}
		if g := strings.Join(got, " | "); g != c.want {
			t.Errorf("%s: %s", name, g)
		}
	}
}
