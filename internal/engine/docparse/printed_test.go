package docparse

import "testing"

// TestPagesThatPrintMarkdown reads pages that show the source of a Markdown file: its marks are no words.
func TestPagesThatPrintMarkdown(t *testing.T) {
	t.Parallel()
	var lines []line
	for i, text := range []string{
		"# Taavi Kuusk", "taavi@example.org | Tartu", "---", "## Experience", "### Park Ranger",
		"**Soomaa National Park**, Kõpu", "2019 – 2022",
		"- Counted 40 beaver lodges", "## Education", "**BSc Forestry**, Estonian University of Life Sciences",
		"2015 – 2018",
	} {
		l := line{
			page: 1, x0: 50, x1: 50 + 5*float64(len(text)), size: 10, top: float64(40 + 14*i),
			bottom: float64(50 + 14*i),
		}
		l.segs = []segment{{text: text, x0: l.x0, x1: l.x1, size: 10}}
		lines = append(lines, l)
	}
	doc := build(PDF, lines).Document
	if doc.Basics.Name != "Taavi Kuusk" || len(doc.Work) != 1 || doc.Work[0].Position != "Park Ranger" ||
		doc.Work[0].Name != "Soomaa National Park" {
		t.Errorf("read %q with jobs %+v", doc.Basics.Name, doc.Work)
	}
	if len(doc.Education) != 1 || doc.Education[0].StudyType+doc.Education[0].Area == "" {
		t.Errorf("read studies %+v", doc.Education)
	}
}
