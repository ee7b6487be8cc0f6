package docparse

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
)

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

// unmarkedLists reports whether a section sets its points without bullets.
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
	es := cutEntries(paras, document.SectionWork)
	hs, unmarked := heads(es, jobRoles, false), unmarkedLists(es)
	if unmarked {
		for i := range es {
			es[i].trail(&hs[i])
		}
	}
	wholeTitles(hs)
	townsInBrackets(hs)
	townsBehindTitles(hs)
	b.hints.entries(es, hs)
	var over employer
	for i := range es {
		e, h := &es[i], &hs[i]
		if i+1 < len(es) && over.begins(e, h, &es[i+1], &hs[i+1]) {
			continue
		}
		if !e.span.isRange && oneName(h) != "" && b.credential(e, h) {
			continue
		}
		var w document.Work
		w.Position, w.Name, w.Location = h.text(roleTitle), h.text(roleOrg), h.text(rolePlace)
		w.URL = h.text(roleLink)
		w.StartDate, w.EndDate = jobDates(e.span)
		w.Description = notes(h)
		w.Summary, w.Highlights = bodyText(e, unmarked)
		over.lend(&w, e, h)
		n := len(b.doc.Work)
		b.doc.Work = append(b.doc.Work, w)
		b.entryFields(pathf("work[%d]", n), e, h, "position", "name", len(w.Highlights), w.Summary != "")
	}
}

// wholeTitles gives titles back what stands behind their comma ("General Manager, Supply Chain") and was taken for an
// employer, where the other employers of the section have lines of their own, set larger than the titles.
func wholeTitles(hs []head) {
	apart := 0.0 // the least size of an employer's own line
	for i := range hs {
		t, o := hs[i].piece(roleTitle), hs[i].piece(roleOrg)
		switch {
		case t == nil || o == nil || t.row == o.row:
		case o.size < t.size+largerSize:
			return
		case apart == 0 || o.size < apart:
			apart = o.size
		}
	}
	for i := range hs {
		t, o := hs[i].piece(roleTitle), hs[i].piece(roleOrg)
		if t == nil || o == nil || t.row != o.row || o.strong || apart == 0 || o.size > apart-largerSize {
			continue
		}
		for k, r := range hs[i].roles {
			if r == roleOrg {
				hs[i].roles[k] = roleTitle
			}
		}
	}
}

// trail moves the last lines of a head that say nothing the head is for to the body: points without bullets.
func (e *entry) trail(h *head) {
	said := map[*para]bool{e.date: true}
	for i, p := range h.pieces {
		if h.roles[i] != roleNote || descriptive(p.text) || isEmploymentKind(p.text) || isDuration(p.text) {
			said[p.para] = true
		}
	}
	n := len(e.head)
	for n > 1 && !said[e.head[n-1]] {
		n--
	}
	if n == len(e.head) || h.text(roleTitle) == "" || h.text(roleOrg) == "" {
		return
	}
	moved := e.head[n:]
	e.body = append(slices.Clone(moved), e.body...)
	e.head = e.head[:n]
	for i, p := range h.pieces {
		if slices.Contains(moved, p.para) {
			h.roles[i] = roleNone
		}
	}
}

// employer is what stands once above several posts: its name, and its place and the whole time where they are shown.
type employer struct {
	name, place string
	span        dateSpan // of the whole time, or of the last post
	whole       bool
}

// begins reports whether an entry only names the employer of the posts below: it has one name, a period, no text, and
// the next entry has one name as well and lies within that period.
func (o *employer) begins(e *entry, h *head, next *entry, post *head) bool {
	name := oneName(h)
	if name == "" || len(e.body) > 0 || !e.span.isRange || !next.span.isRange || oneName(post) == "" ||
		!e.span.holds(next.span) || len(next.body) == 0 && post.text(roleTitle) == "" {
		return false
	}
	*o = employer{name: name, place: h.text(rolePlace), span: e.span, whole: true}
	return true
}

// oneName returns an entry's only name, as title or as organisation; "" where it has both.
func oneName(h *head) string {
	title, org := h.text(roleTitle), h.text(roleOrg)
	if title != "" && org != "" {
		return ""
	}
	return title + org
}

// lend gives a post without an employer that of the post above, or of the line over both, where the times agree.
func (o *employer) lend(w *document.Work, e *entry, h *head) {
	org := h.first(roleOrg)
	if o.whole && w.Name != "" && w.Position == "" && o.span.holds(e.span) {
		w.Position, w.Name, org = w.Name, "", nil
	}
	switch {
	case w.Name != "" || w.Position == "":
		*o = employer{}
		if org != nil && org != h.first(roleTitle) { // the name has a line of its own
			*o = employer{name: w.Name, span: e.span}
		}
	case o.name == "" || e.date == nil || o.whole && !o.span.holds(e.span) || !o.whole && !o.span.follows(e.span):
		*o = employer{}
	default:
		w.Name = o.name
		if w.Location == "" {
			w.Location = o.place
		}
		if !o.whole {
			o.span = e.span
		}
	}
}

// holds reports whether a period lies within d.
func (d dateSpan) holds(in dateSpan) bool {
	if !in.isRange || d.start == "" || in.start.Year() < d.start.Year() {
		return false
	}
	return d.end == "" || in.end != "" && in.end.Year() <= d.end.Year()
}

// follows reports whether d begins within a year of the end of the earlier period before.
func (d dateSpan) follows(before dateSpan) bool {
	if !before.isRange || before.end == "" {
		return d.end == "" // both go on
	}
	months := d.start.Months() - before.end.Months()
	return d.start == "" || months <= 12 && before.start <= d.start
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

// jobDates returns the dates of a job. A single date is its end and its start: a job without a period is one point.
func jobDates(d dateSpan) (start, end document.Date) {
	if !d.isRange && d.end != "" {
		return d.end, d.end
	}
	return d.start, d.end
}

// fittingHead is the score from which on the head of an entry fits as a whole: its title and its employer are known by
// their words. Tuned as the bounds of white.
const fittingHead = 5

func (b *builder) entryFields(at string, e *entry, h *head, title, org string, highlights int, summary bool) {
	sure := notedRest
	if h.score > fittingHead {
		sure = notedPlainly
	}
	for _, f := range []struct {
		r    role
		name string
	}{
		{roleTitle, title},
		{roleOrg, org},
		{rolePlace, "location"},
		{roleArea, "area"},
		{roleScore, "score"},
		{roleLink, "url"},
		{roleNote, "description"},
	} {
		if p := h.first(f.r); p != nil && f.name != "" {
			b.field(at+"."+f.name, sure, p)
		}
	}
	if e.date != nil {
		b.field(at+".startDate", notedPlainly, e.date)
	}
	k := 0
	for _, p := range e.body {
		if bodyLabel(p.text()) {
			continue
		}
		if highlights > 0 && k < highlights && (!summary || p.mark) {
			b.field(fmt.Sprintf("%s.highlights[%d]", at, k), notedPoint, p)
			k++
		} else {
			b.field(at+".summary", notedWeakly, p)
		}
	}
}

func (b *builder) volunteer(paras []*para) {
	es := cutEntries(listed(paras), document.SectionVolunteer)
	hs := heads(es, jobRoles, false)
	b.hints.entries(es, hs)
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
	es := entries(listed(b.statements(dateGrid(paras))))
	hs := heads(es, studyRoles, true)
	b.hints.entries(es, hs)
	for i := range es {
		e, h := &es[i], &hs[i]
		if b.credential(e, h) {
			continue
		}
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
			if i := strings.LastIndex(*f, " ("); i > 0 && strings.HasSuffix(*f, ")") && d.Score == "" &&
				isScore((*f)[i+2:len(*f)-1]) {
				*f, d.Score = (*f)[:i], (*f)[i+2:len(*f)-1]
			}
		}
		if e.span.isRange {
			d.StartDate, d.EndDate = e.span.start, e.span.end
		} else {
			d.EndDate = e.span.end
		}
		if d.Institution == "" {
			d.Institution = schoolBelow(e)
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

// schoolBelow takes the school off an entry's body where white space parts it from the degree above: its first line, no
// point and no sentence, in the words of a school's name.
func schoolBelow(e *entry) string {
	if len(e.body) == 0 {
		return ""
	}
	p := e.body[0]
	t := strings.Join(strings.Fields(p.text()), " ")
	if p.mark || isSentence(t) || schoolScore(t) < surelySchool || degreeScore(t) > 0 || len(strings.Fields(t)) > 10 {
		return ""
	}
	p.used, e.body = true, e.body[1:]
	return t
}

// honoursWords stand in brackets behind a degree.
var honoursWords = set("hons honours hon honors 1st 2:1 2.1")

// splitDegree cuts "Bachelor of Science in Nursing" and "BSc Computer Science" into degree and subject.
func splitDegree(s string) (degree, area string) {
	for _, sep := range []string{" in ", ", ", " en ", ": ", " – "} {
		if a, c, ok := strings.Cut(s, sep); ok && degreeScore(a) > 0 {
			return tidy(a), tidy(c)
		}
	}
	if ws := strings.Fields(s); len(ws) > 1 && isHan(firstRune(s)) && degreeWords[fold(ws[len(ws)-1])] {
		return ws[len(ws)-1], strings.Join(ws[:len(ws)-1], " ")
	}
	first, rest, ok := strings.Cut(s, " ")
	if honours, after, found := strings.Cut(rest, ") "); found && honoursWords[fold(strings.TrimPrefix(honours, "("))] {
		first, rest = first+" "+honours+")", after
		return first, tidy(rest)
	}
	if ok && bareDegrees[strings.ReplaceAll(strings.Trim(fold(first), "."), ".", "")] &&
		!strings.HasPrefix(rest, "(") && !strings.HasPrefix(rest, "of ") {
		return first, tidy(rest)
	}
	return s, ""
}

// keywordLine takes the last line off an entry's body where it is no more than a list of a few short words behind a
// text or points.
func keywordLine(e *entry) []string {
	n := len(e.body)
	if n < 2 {
		return nil
	}
	p := e.body[n-1]
	items := splitList(p.text())
	short := func(it string) bool { return len(strings.Fields(it)) <= 3 && !strings.ContainsAny(it, ".:") }
	if p.mark || len(items) < 2 || isSentence(p.text()) ||
		slices.ContainsFunc(items, func(it string) bool { return !short(it) }) {
		return nil
	}
	p.used, e.body = true, e.body[:n-1]
	return listItems(p.text())
}

func entryLinks(e entry) []string {
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
