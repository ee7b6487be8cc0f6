package docparse

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/document"
)

// builder turns sections into a document and notes where each field came from.
type builder struct {
	doc    document.Resume
	res    *Result
	layout document.Layout
	basics basicsReader
}

func pathf(format string, args ...any) string { return fmt.Sprintf(format, args...) }

func (b *builder) field(path string, confidence float64, p *para) {
	b.res.Fields = append(b.res.Fields, Field{Path: path, Confidence: confidence, Line: p.place()})
}

func (b *builder) notPlaced(text string, p *para) {
	l := p.place()
	l.Text = text
	b.res.NotPlaced = append(b.res.NotPlaced, l)
}

// build is the way from lines to a result: paragraphs, sections, fields, and what is left.
func build(format Format, lines []line) *Result {
	b := &builder{res: &Result{Format: format}}
	b.basics = basicsReader{out: b, b: &b.doc.Basics, urls: map[string]bool{}}
	lines = joinAddresses(lines)
	paras := join(lines)
	b.res.Text = textOf(lines)
	secs := sections(paras)
	tagSections(secs)
	for i := range secs {
		b.section(&secs[i])
	}
	for _, p := range paras {
		if !p.used {
			b.notPlaced(p.text(), p)
		}
	}
	b.finish()
	return b.res
}

func textOf(lines []line) string {
	var sb strings.Builder
	for i := range lines {
		if i > 0 && (lines[i].above > 0.6 || lines[i].stream != lines[i-1].stream) {
			sb.WriteByte('\n')
		}
		if lines[i].mark {
			sb.WriteString("- ")
		}
		sb.WriteString(lines[i].text())
		sb.WriteByte('\n')
	}
	return sb.String()
}

func (b *builder) section(s *section) {
	if len(s.paras) == 0 && s.kind != sectionOther {
		return
	}
	switch s.kind {
	case sectionHeader:
		b.basics.header(s.paras)
		return
	case sectionContact:
		b.basics.contactSection(s.paras)
		return
	case document.SectionSummary:
		if !b.basics.summarySection(s.paras) {
			return
		}
	case document.SectionWork:
		b.work(s.paras)
	case document.SectionVolunteer:
		b.volunteer(s.paras)
	case document.SectionEducation:
		b.education(s.paras)
	case document.SectionProjects:
		b.projects(s.paras)
	case document.SectionSkills:
		b.skills(s.paras, b.groupOf(s))
	case document.SectionLanguages:
		if !spoken(s.paras) {
			s.kind = document.SectionSkills // "Languages" over a list of programming languages
			b.skills(s.paras, b.groupOf(s))
			break
		}
		b.languages(s.paras)
	case document.SectionCertificates:
		b.certificates(s.paras)
	case document.SectionAwards:
		b.awards(s.paras)
	case document.SectionPublications:
		b.publications(s.paras)
	case document.SectionInterests:
		b.interests(s.paras)
	case document.SectionReferences:
		b.references(s.paras)
	default:
		b.other(s)
		return
	}
	b.placed(s.kind, s.heading)
}

// groupOf gives the name of the group that a further skills section is.
func (b *builder) groupOf(s *section) string {
	if len(b.doc.Skills) > 0 || headingWords[headingKey(s.heading)] == document.SectionLanguages || s.kind != document.SectionSkills {
		return s.heading
	}
	return ""
}

// placed notes a section's place in the order and its heading where it is the user's own.
func (b *builder) placed(kind document.Section, heading string) {
	if slices.Contains(b.layout.Order, kind) {
		return
	}
	b.layout.Order = append(b.layout.Order, kind)
	if heading != "" && headingKey(heading) != headingKey((&document.Resume{}).Heading(kind)) {
		if b.layout.Headings == nil {
			b.layout.Headings = map[document.Section]string{}
		}
		b.layout.Headings[kind] = heading
	}
}

// other keeps a section that the schema lacks, line by line.
func (b *builder) other(s *section) {
	i := len(b.layout.Other)
	o := document.OtherSection{Heading: s.heading}
	for _, p := range s.paras {
		p.used = true
		o.Lines = append(o.Lines, p.text())
		b.field(pathf("meta.vitae.other[%d].lines[%d]", i, len(o.Lines)-1), 0.6, p)
	}
	if len(o.Lines) == 0 {
		if s.head != nil {
			s.head.used = false
		}
		return
	}
	b.layout.Other = append(b.layout.Other, o)
	b.layout.Order = append(b.layout.Order, document.OtherSectionName(i))
}

func (b *builder) finish() {
	if len(b.layout.Order) > 0 || len(b.layout.Other) > 0 {
		b.doc.SetLayout(b.layout)
	}
	b.res.Document = &b.doc
}

// bodyText parts an entry's body into running text and points. Without bullets in the whole section, each paragraph of
// a body is a point where any entry has several.
func bodyText(e *entry, unmarked bool) (summary string, highlights []string) {
	var running []string
	for _, p := range e.body {
		p.used = true
		t := strings.Join(strings.Fields(p.text()), " ")
		switch {
		case bodyLabel(t) || t == "":
		case p.mark || unmarked || len(highlights) > 0:
			highlights = append(highlights, t)
		default:
			running = append(running, t)
		}
	}
	return strings.Join(running, " "), highlights
}

// unmarkedLists says whether a section sets its points without bullets.
func unmarkedLists(es []entry) bool {
	several := false
	for i := range es {
		n := 0
		for _, p := range es[i].body {
			if p.mark {
				return false
			}
			if !bodyLabel(p.text()) {
				n++
			}
		}
		several = several || n > 1
	}
	return several
}

func (b *builder) work(paras []*para) {
	es := entries(paras)
	hs, unmarked := heads(es, jobRoles, false), unmarkedLists(es)
	lastOrg := ""
	for i := range es {
		e, h := &es[i], &hs[i]
		var w document.Work
		w.Position, w.Name, w.Location = h.text(roleTitle), h.text(roleOrg), h.text(rolePlace)
		w.URL = h.text(roleLink)
		w.StartDate, w.EndDate = jobDates(e.span)
		w.Description = notes(h)
		w.Summary, w.Highlights = bodyText(e, unmarked)
		if w.Name == "" && w.Position != "" && lastOrg != "" && i > 0 && es[i].date != nil {
			w.Name = lastOrg
		}
		lastOrg = ""
		if org := h.first(roleOrg); org != nil && org != h.first(roleTitle) {
			lastOrg = w.Name
		}
		n := len(b.doc.Work)
		b.doc.Work = append(b.doc.Work, w)
		b.entryFields(pathf("work[%d]", n), e, h, "position", "name", len(w.Highlights), w.Summary != "")
	}
}

// notes joins what an entry's head says beside its roles; lengths of time are left out, the dates say them.
func notes(h *head) string {
	var out []string
	for i, p := range h.pieces {
		if h.roles[i] == roleNote && !isDuration(p.text) && !bodyLabel(p.text) && !openWords[fold(p.text)] {
			out = append(out, p.text)
		}
	}
	return strings.Join(out, ", ")
}

// jobDates gives the dates of a job. A single date is its end and its start: a job without a period is one point.
func jobDates(d dateSpan) (start, end document.Date) {
	if !d.isRange && d.end != "" {
		return d.end, d.end
	}
	return d.start, d.end
}

func (b *builder) entryFields(at string, e *entry, h *head, title, org string, highlights int, summary bool) {
	sure := func(r role) float64 {
		if h.score > 5 {
			return 0.9
		}
		return 0.6
	}
	for _, f := range []struct {
		r    role
		name string
	}{{roleTitle, title}, {roleOrg, org}, {rolePlace, "location"}, {roleArea, "area"}, {roleScore, "score"}, {roleLink, "url"}, {roleNote, "description"}} {
		if p := h.first(f.r); p != nil && f.name != "" {
			b.field(at+"."+f.name, sure(f.r), p)
		}
	}
	if e.date != nil {
		b.field(at+".startDate", 0.9, e.date)
	}
	k := 0
	for _, p := range e.body {
		if bodyLabel(p.text()) {
			continue
		}
		if highlights > 0 && k < highlights && (!summary || p.mark) {
			b.field(fmt.Sprintf("%s.highlights[%d]", at, k), 0.85, p)
			k++
		} else {
			b.field(at+".summary", 0.7, p)
		}
	}
}

func (b *builder) volunteer(paras []*para) {
	es := entries(listed(paras))
	hs := heads(es, jobRoles, false)
	for i := range es {
		e, h := &es[i], &hs[i]
		var v document.Volunteer
		v.Position, v.Organization, v.URL = h.text(roleTitle), h.text(roleOrg), h.text(roleLink)
		if place := h.text(rolePlace); place != "" {
			v.Organization = strings.TrimPrefix(v.Organization+", "+place, ", ")
		}
		v.StartDate, v.EndDate = jobDates(e.span)
		v.Summary, v.Highlights = bodyText(e, false)
		if n := notes(h); n != "" {
			v.Summary = strings.TrimSpace(n + " " + v.Summary)
		}
		n := len(b.doc.Volunteer)
		b.doc.Volunteer = append(b.doc.Volunteer, v)
		b.entryFields(pathf("volunteer[%d]", n), e, h, "position", "organization", len(v.Highlights), v.Summary != "")
	}
}

// listed takes the bullets off a section that consists of nothing else: each is an entry then, none a highlight.
func listed(paras []*para) []*para {
	for _, p := range paras {
		if !p.mark {
			return paras
		}
	}
	out := make([]*para, len(paras))
	for i, p := range paras {
		p.used = true
		c := *p
		c.mark, c.above, c.rows = false, 1, 1
		out[i] = &c
	}
	return out
}

func (b *builder) education(paras []*para) {
	es := entries(listed(statements(dateGrid(paras))))
	hs := heads(es, studyRoles, true)
	for i := range es {
		e, h := &es[i], &hs[i]
		var d document.Education
		d.Institution, d.Area, d.Score, d.URL = h.text(roleOrg), h.text(roleArea), h.text(roleScore), h.text(roleLink)
		d.StudyType = h.text(roleTitle)
		if d.Area == "" {
			d.StudyType, d.Area = splitDegree(d.StudyType)
		}
		if place := h.text(rolePlace); place != "" {
			b.notPlaced(place, h.first(rolePlace))
		}
		for _, f := range []*string{&d.Area, &d.StudyType, &d.Institution} {
			if i := strings.LastIndex(*f, " ("); i > 0 && strings.HasSuffix(*f, ")") && d.Score == "" && isScore((*f)[i+2:len(*f)-1]) {
				*f, d.Score = (*f)[:i], (*f)[i+2:len(*f)-1]
			}
		}
		if e.span.isRange {
			d.StartDate, d.EndDate = e.span.start, e.span.end
		} else {
			d.EndDate = e.span.end
		}
		summary, courses := bodyText(e, false)
		if summary != "" {
			courses = append([]string{summary}, courses...)
		}
		if n := notes(h); n != "" {
			courses = append([]string{n}, courses...)
		}
		for _, c := range courses {
			if d.Score == "" && isScore(c) {
				d.Score = c
				continue
			}
			d.Courses = append(d.Courses, c)
		}
		n := len(b.doc.Education)
		b.doc.Education = append(b.doc.Education, d)
		b.entryFields(pathf("education[%d]", n), e, h, "studyType", "institution", 0, false)
	}
}

// splitDegree cuts "Bachelor of Science in Nursing" and "BSc Computer Science" into degree and subject.
func splitDegree(s string) (degree, area string) {
	for _, sep := range []string{" in ", ", ", " en ", ": ", " – "} {
		if a, c, ok := strings.Cut(s, sep); ok && degreeScore(a) > 0 {
			return tidy(a), tidy(c)
		}
	}
	first, rest, ok := strings.Cut(s, " ")
	if ok && bareDegrees[strings.ReplaceAll(strings.Trim(fold(first), "."), ".", "")] && !strings.HasPrefix(rest, "(") && !strings.HasPrefix(rest, "of ") {
		return first, tidy(rest)
	}
	return s, ""
}

func (b *builder) projects(paras []*para) {
	list := listed(paras)
	for _, e := range cutEntries(list, true) {
		var p document.Project
		var first *para
		var said []string
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
				if part = tidyPiece(part); part == "" {
					continue
				}
				if p.Name == "" {
					p.Name, first = part, q
					continue
				}
				said = append(said, part)
			}
		}
		if len(q2links(e)) > 0 && p.URL == "" {
			p.URL = q2links(e)[0]
		}
		if e.span.isRange {
			p.StartDate, p.EndDate = e.span.start, e.span.end
		} else {
			p.EndDate = e.span.end
		}
		summary, highlights := bodyText(&e, false)
		p.Highlights = highlights
		if summary != "" {
			said = append(said, summary)
		}
		p.Description = strings.Join(said, ", ")
		if p.Name == "" && p.Description == "" && len(p.Highlights) == 0 {
			continue
		}
		n := len(b.doc.Projects)
		b.doc.Projects = append(b.doc.Projects, p)
		if first != nil {
			b.field(pathf("projects[%d].name", n), 0.7, first)
		}
		for _, q := range e.body {
			b.field(pathf("projects[%d].highlights", n), 0.7, q)
		}
	}
}

func q2links(e entry) []string {
	var out []string
	for _, p := range e.head {
		for _, l := range p.links {
			if strings.HasPrefix(strings.ToLower(l), "http") {
				out = append(out, l)
			}
		}
	}
	return out
}

func (b *builder) certificates(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Certificates)
		name, from := c.name, c.from
		if c.note != "" {
			from = strings.TrimPrefix(from+", "+c.note, ", ")
		}
		b.doc.Certificates = append(b.doc.Certificates, document.Certificate{Name: name, Issuer: from, Date: c.date, URL: c.url})
		b.field(pathf("certificates[%d].name", n), 0.75, c.para)
	}
}

func (b *builder) awards(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Awards)
		b.doc.Awards = append(b.doc.Awards, document.Award{Title: c.name, Awarder: c.from, Date: c.date, Summary: c.note})
		b.field(pathf("awards[%d].title", n), 0.75, c.para)
	}
}

func (b *builder) publications(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Publications)
		b.doc.Publications = append(b.doc.Publications, document.Publication{Name: c.name, Publisher: c.from, ReleaseDate: c.date, URL: c.url, Summary: c.note})
		b.field(pathf("publications[%d].name", n), 0.7, c.para)
	}
}

func (b *builder) interests(paras []*para) {
	for _, p := range paras {
		p.used = true
		for _, s := range p.segs {
			for _, it := range listItems(s.text) {
				b.doc.Interests = append(b.doc.Interests, document.Interest{Name: it})
				b.field(pathf("interests[%d].name", len(b.doc.Interests)-1), 0.8, p)
			}
		}
	}
}

func (b *builder) references(paras []*para) {
	for _, p := range paras {
		p.used = true
		name, said, ok := strings.Cut(p.text(), ": ")
		if !ok {
			name, said = "", p.text()
			if len(strings.Fields(said)) <= 6 && startsUpper(said) {
				name, said = said, ""
			}
		}
		b.doc.References = append(b.doc.References, document.Reference{Name: strings.TrimSpace(name), Reference: strings.TrimSpace(said)})
		b.field(pathf("references[%d].reference", len(b.doc.References)-1), 0.6, p)
	}
}
