package docparse

import (
	"strings"
	"testing"
)

// TestListsSayHowWell reads what a list says beside a skill as its level, and languages among skills as languages.
func TestListsSayHowWell(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Excel (daily), SAP (two courses), Word":               "Excel: daily; SAP: two courses; Word",
		"Python 4/5, SQL 5/5, R 2/5":                           "Python: 4/5; SQL: 5/5; R: 2/5",
		"Tools: Jira, Confluence\nMethods: Scrum, Kanban":      "Tools [Jira Confluence]; Methods [Scrum Kanban]",
		"Excel, Outlook, Teams\nLanguages: Polish (fluent)":    "Excel; Outlook; Teams; language Polish: fluent",
		"Vendor audits • Batch review • CAPA • Deviation logs": "Vendor audits; Batch review; CAPA; Deviation logs",
	} {
		doc := FromText("Jane Example\njane@example.com\n\nSkills\n" + in + "\n").Document
		var got []string
		put := func(name, level string) { got = append(got, strings.TrimSuffix(name+": "+level, ": ")) }
		for _, s := range doc.Skills {
			if len(s.Keywords) > 0 {
				got = append(got, s.Name+" ["+strings.Join(s.Keywords, " ")+"]")
				continue
			}
			put(s.Name, s.Level)
		}
		for _, l := range doc.Languages {
			put("language "+l.Language, l.Fluency)
		}
		if g := strings.Join(got, "; "); g != want {
			t.Errorf("%s:\n got %s\nwant %s", in, g, want)
		}
	}
}

// TestPointsOfPlainText parts the bodies of jobs into points where no bullets say how.
func TestPointsOfPlainText(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][]string{
		"Ran the night shift of the packing hall with nine people.\n\nCut the scrap rate from 4 to 2.1 percent.": {
			"Ran the night shift of the packing hall with nine people.", "Cut the scrap rate from 4 to 2.1 percent.",
		},
		"- Ran the night shift of the packing hall with nine people, from 10 pm to\n  6 am, four nights a week, and the handover to the day shift\n- Cut the scrap rate": {
			"Ran the night shift of the packing hall with nine people, from 10 pm to 6 am, four nights a week, and the handover to the day shift", "Cut the scrap rate",
		},
	} {
		doc := FromText("Jane Example\njane@example.com\n\nWHERE I HAVE WORKED\n\n2019-23   shift lead @ Dray Packing (Leeds)\n" + in + "\n\n2016-19   packer @ Ollerton Foods\nLoaded trays\n").Document
		if len(doc.Work) != 2 || strings.Join(doc.Work[0].Highlights, "|") != strings.Join(want, "|") {
			t.Errorf("%s:\n%+v", in, doc.Work)
		}
	}
}
