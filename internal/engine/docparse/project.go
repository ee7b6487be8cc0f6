package docparse

import (
	"strings"

	"vitae/internal/engine/document"
)

func (b *builder) projects(paras []*para) {
	list := listed(paras)
	for _, e := range cutEntries(list, document.SectionProjects) {
		p, said, first := projectHead(&e)
		if len(entryLinks(e)) > 0 && p.URL == "" {
			p.URL = entryLinks(e)[0]
		}
		if p.EndDate = e.span.end; e.span.isRange {
			p.StartDate = e.span.start
		}
		p.Keywords = keywordLine(&e)
		summary, highlights := bodyText(&e, false)
		p.Highlights = highlights
		if summary != "" {
			said = append(said, summary)
		}
		p.Description = strings.Join(said, ", ")
		if p.Name == "" && p.Description == "" && len(p.Highlights) == 0 && len(p.Keywords) == 0 {
			continue
		}
		n := len(b.doc.Projects)
		b.doc.Projects = append(b.doc.Projects, p)
		if first != nil {
			b.field(pathf("projects[%d].name", n), notedWeakly, first)
		}
		for _, q := range e.body {
			b.field(pathf("projects[%d].highlights", n), notedWeakly, q)
		}
	}
}

// projectHead reads the head of a project: its address, its name with the line that it stands in, and what is said
// beside it.
func projectHead(e *entry) (p document.Project, said []string, first *para) {
	for _, q := range e.head {
		q.used = true
		t := q.text()
		if ds := q.dates(); len(ds) > 0 && q == e.date && (endsWithDate(t, ds[len(ds)-1]) || len(q.segs) > 1) {
			t = cut(t, ds)
		}
		for _, m := range reverse(urlsIn(t)) {
			if p.URL == "" {
				p.URL = t[m[0]:m[1]]
				t = t[:m[0]] + "\x00" + t[m[1]:]
			}
		}
		for _, part := range splitAny(t, []string{" | ", " — ", " – ", " - ", ": ", "\x00", " · "}) {
			switch part = tidyPiece(part); {
			case part == "":
			case p.Name == "":
				p.Name, first = part, q
			default:
				said = append(said, part)
			}
		}
	}
	return p, said, first
}
