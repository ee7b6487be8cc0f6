package docparse

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// entry is one job, course of study or project: the lines of its head and what is said about it.
type entry struct {
	head []*para
	body []*para
	span dateSpan
	date *para
}

// entries cuts a section into entries. Dates anchor them: a head is the run of short lines around a date; where the
// section shows none, a heading's look or the change from bullets to plain lines begins the next entry.
func entries(paras []*para) []entry { return cutEntries(paras, document.SectionEducation) }

// cutEntries is entries for a kind of section: in projects, entries with and without dates stand side by side; in jobs,
// a phrase that names no job and no employer is a point of the list even without a bullet.
func cutEntries(paras []*para, kind document.Section) []entry {
	paras, led := fieldEntries(paras)
	paras = mergeDates(paras)
	body := bodies(paras)
	undated := kind == document.SectionProjects
	if kind == document.SectionWork || kind == document.SectionVolunteer {
		phrases(paras, body)
	}
	fieldBodies(paras, body)
	starts := levelStarts(paras)
	if starts == nil && led {
		starts = fieldStarts(paras)
	}
	if starts == nil {
		if starts = anchoredStarts(paras, body); starts != nil && undated {
			starts = withUndated(paras, body, starts)
		}
	}
	if starts == nil {
		starts = plainStarts(paras, body)
	}
	var out []entry
	for i, s := range starts {
		end := len(paras)
		if i+1 < len(starts) {
			end = starts[i+1]
		}
		if i == 0 && s > 0 {
			s = 0
		}
		out = append(out, newEntry(paras[s:end], body[s:end]))
	}
	return out
}

// newEntry parts an entry's lines into head and body: the head ends at the first line of the body.
func newEntry(paras []*para, body []bool) entry {
	var e entry
	for i, p := range paras {
		if body[i] || len(e.body) > 0 && p.field() == fieldNone {
			if d, ok := onlyDate(p); ok && e.date == nil && len(e.body) == 0 {
				e.span, e.date = d, p
				continue
			}
			e.body = append(e.body, p)
			continue
		}
		e.head = append(e.head, p)
		if p.undated() {
			continue
		}
		if d, ok := period(p.dates()); ok && (e.date == nil || d.isRange && !e.span.isRange) {
			e.span, e.date = d, p
		}
	}
	if len(e.head) == 0 && len(e.body) > 0 {
		e.head, e.body = e.body[:1], e.body[1:]
		if d, ok := period(findDates(e.head[0].text())); ok {
			e.span, e.date = d, e.head[0]
		}
	}
	return e
}

// mergeDates joins a period that is broken over two lines: "2014" above "2018", "Mar 2021 –" above "Present".
func mergeDates(paras []*para) []*para {
	var out []*para
	var joinedTo *para // a period stands on two lines at most
	for _, p := range paras {
		if len(out) > 0 && out[len(out)-1] != joinedTo {
			prev := out[len(out)-1]
			a, okA := onlyDate(prev)
			_, okB := onlyDate(p)
			if !okB {
				okB = openWords[strings.Trim(fold(p.text()), " .()")]
			}
			if okA && okB && (!a.isRange || a.open && a.end == "") && prev.page == p.page {
				joined := strings.TrimRight(prev.text(), " –—-") + " – " + strings.TrimLeft(p.text(), " –—-")
				if d, ok := period(findDates(joined)); ok && d.isRange {
					prev.segs = []segment{{text: joined, x0: prev.x0, x1: p.x1, size: prev.size, field: prev.field()}}
					prev.bottom = p.bottom
					p.used, joinedTo = true, prev
					continue
				}
			}
		}
		out = append(out, p)
	}
	return out
}

// onlyDate reports whether a line is nothing but a date or period, with a length of time behind it at most.
func onlyDate(p *para) (dateSpan, bool) {
	t, ds := p.text(), p.dates()
	d, ok := period(ds)
	if !ok {
		return d, false
	}
	rest := tidy(strings.ReplaceAll(cut(t, ds), "\x00", " "))
	return d, rest == "" || isDuration(rest)
}

// isDuration recognises "3 years 7 months", "(2 yrs)".
func isDuration(s string) bool {
	if !hasDigit(s) {
		return false
	}
	for _, w := range words(fold(s)) {
		switch strings.Trim(w, "0123456789") {
		case "", "year", "years", "yr", "yrs", "y", "month", "months", "mo", "mos", "m", "and", "jahre", "jahr",
			"monate", "monat", "ans", "an", "mois", "anos", "ano", "meses", "mes", "anni", "anno", "mesi", "mese",
			"jaar", "maanden", "maand", "lat", "lata", "rok", "miesiecy", "miesiace", "miesiac", "j", "et", "e",
			"und", "+", "weeks", "less", "than", "a":
		default:
			return false
		}
	}
	return true
}

// dateGrid reorders entries that stand side by side, so that they follow each other: a line of nothing but periods
// shows where each begins.
func dateGrid(paras []*para) []*para {
	var cols []float64
	for _, p := range paras {
		if len(p.segs) < 2 || p.page == 0 {
			continue
		}
		cols = cols[:0]
		for _, s := range p.segs {
			if isDateSegment(s) {
				cols = append(cols, s.x0)
			}
		}
		if len(cols) == len(p.segs) {
			break
		}
		cols = nil
	}
	if len(cols) < 2 {
		return paras
	}
	buckets := make([][]*para, len(cols))
	for _, p := range paras {
		p.used = true
		for _, s := range p.segs {
			for _, c := range cutAtColumns(s, cols) {
				k := 0
				for k+1 < len(cols) && c.x0 > cols[k+1]-4 {
					k++
				}
				q := *p
				q.segs, q.x0, q.x1, q.bold = []segment{c}, c.x0, c.x1, c.bold
				buckets[k] = append(buckets[k], &q)
			}
		}
	}
	for _, b := range buckets {
		if len(b) > 0 {
			b[0].above = 1
		}
	}
	return slices.Concat(buckets...)
}

// cutAtColumns cuts a segment before the words that stand where a column begins.
func cutAtColumns(s segment, cols []float64) []segment {
	var at []int
	for i, w := range s.words {
		for _, c := range cols {
			if i > 0 && math.Abs(w.x0-c) < 2 {
				at = append(at, i)
			}
		}
	}
	return s.cutAt(at...)
}

// bodies reports which lines tell about an entry rather than name it: bullets, wrapped paragraphs, sentences, and lines
// set in from the heads.
func bodies(paras []*para) []bool {
	out := make([]bool, len(paras))
	left := leftEdges(paras)
	anyMark := false
	for _, p := range paras {
		anyMark = anyMark || p.mark
	}
	for i, p := range paras {
		switch {
		case p.level > 0:
		case p.mark:
			out[i] = !markedHead(p, paras[0]) && !datedIcon(p)
		case labelled(p.text()):
			out[i] = true
		case datedHead(p):
		case running(p), bodyLabel(p.text()), p.page == 0 && i > 0 && said(p):
			out[i] = true
		case !anyMark && i > 0 && p.page > 0 && len(p.segs) == 1 && !p.bold:
			out[i] = setIn(paras, out, i, left[edgeOf(&p.line)])
		}
	}
	blockBodies(paras, out)
	return out
}

// How far the body of an entry is set in from its head, and lines of one indent differ, in font sizes; tuned as the
// bounds of white.
const (
	bodyIndent = 0.9
	sameIndent = 0.3
)

// setIn reports whether line i is set in from the heads, whose edge is given, as part of a body: beside such a line, or
// as a long one.
func setIn(paras []*para, body []bool, i int, edge float64) bool {
	p := paras[i]
	em := max(p.size, 1)
	if p.x0 <= edge+bodyIndent*em {
		return false
	}
	if body[i-1] && math.Abs(paras[i-1].x0-p.x0) < sameIndent*em {
		return true
	}
	t := p.text()
	return !centred(paras, i) && (utf8.RuneCountInString(t) > 40 || len(strings.Fields(t)) > 5)
}

// phrases marks the lines below a date that read like a point of a list without a bullet, up to the next head: several
// words, most of them small, that name neither a job nor an employer nor a place.
func phrases(paras []*para, body []bool) {
	below := false // a date
	for i, p := range paras {
		_, next := paras[min(i+1, len(paras)-1)].datesIn()
		_, dated := p.datesIn()
		if below = below || dated; !below || body[i] || dated || next || p.level > 0 || p.bold || len(p.segs) > 1 ||
			p.above >= 1 && p.page == 0 {
			continue
		}
		body[i] = phrase(p.text())
	}
}

// phrase reports whether a text tells of work rather than names a job or an employer.
func phrase(t string) bool {
	fields := strings.Fields(t)
	if len(fields) < 4 || descriptive(t) || isDuration(t) {
		return false
	}
	lower := 0
	for _, w := range fields[1:] {
		if f := fold(w); startsLower(w) && utf8.RuneCountInString(w) > 2 && !nameParticles[f] && !articles[f] {
			lower++
		}
	}
	return lower >= 2 && titleScore(t) < 1 && orgScore(t) < ratherName && placeScore(t) < 1
}

// datesIn returns the period of a line, where it has one.
func (p *para) datesIn() (dateSpan, bool) { return period(p.dates()) }

// markedHead reports whether a bullet is an entry's head: the section begins with a bullet, and this one ends in a
// period.
func markedHead(p, first *para) bool {
	d, dated := period(p.dates())
	return first.mark && dated && d.isRange && endsWithDate(p.text(), d)
}

// datedIcon reports whether a bullet is the sign of a calendar: nothing but a date stands behind it, or up to a gap.
func datedIcon(p *para) bool { return isDateSegment(p.segs[0]) }

// datedHead reports whether a line's date makes it part of a head: the line is short, or the date stands at its end.
func datedHead(p *para) bool {
	d, dated := period(p.dates())
	if !dated {
		return false
	}
	t := p.text()
	n, ends := utf8.RuneCountInString(t), endsWithDate(t, d)
	switch {
	case ends && n < 250 && (strings.Contains(t, " | ") || strings.Contains(t, " · ")):
		return true
	case d.isRange:
		return n < 120 && (ends || len(p.segs) > 1 || len(strings.Fields(t)) < 10) && !tellsWhen(t[:p.dates()[0].from])
	}
	before := t[:p.dates()[0].from]
	return ends && n < 80 && !tellsWhen(before)
}

// tellsWhen reports whether what stands before a date is a phrase that goes on to tell when: "regional winners in".
func tellsWhen(before string) bool { return inWords[lastWord(before)] && phrase(before) }

// inWords stand before a year that a sentence tells of ("winners in 2018"), never before the date of an entry.
var inWords = set(`in im en em nel nell' w`)

func lastWord(s string) string {
	ws := strings.Fields(fold(s))
	if len(ws) == 0 {
		return ""
	}
	return ws[len(ws)-1]
}

// running reports whether a line is running text rather than a name, a title or a place.
func running(p *para) bool {
	t := p.text()
	n := utf8.RuneCountInString(t)
	if len(p.segs) > 1 || p.bold && n < 110 {
		return false
	}
	return n > 110 || isSentence(t) || p.rows > 1 && (n > 90 || len(strings.Fields(t)) > 8)
}

func endsWithDate(t string, d dateSpan) bool {
	return strings.Trim(t[d.to:], " .)") == "" || d.from == 0
}

// centred reports whether line i shares its middle with a neighbour rather than its left edge.
func centred(paras []*para, i int) bool {
	p := paras[i]
	for _, j := range []int{i - 1, i + 1} {
		if j >= 0 && j < len(paras) && paras[j].page == p.page {
			q := paras[j]
			if d := (p.x0 + p.x1) - (q.x0 + q.x1); d > -2 && d < 2 && p.x0 != q.x0 {
				return true
			}
		}
	}
	return false
}

func leftEdges(paras []*para) map[edge]float64 {
	left := map[edge]float64{}
	for _, p := range paras {
		e := edgeOf(&p.line)
		if x, ok := left[e]; !ok || p.x0 < x {
			left[e] = p.x0
		}
	}
	return left
}

// isSentence reports whether a line is running text: several words that end like a sentence.
func isSentence(t string) bool {
	fields := strings.Fields(t)
	n := len(fields)
	if strings.HasSuffix(t, "\u3002") || n < 4 && isHan(firstRune(t)) && utf8.RuneCountInString(t) > 30 &&
		strings.ContainsAny(t, "\uff0c\u3001\u3002") {
		return true
	}
	if n >= 6 && (strings.HasSuffix(t, ".") && !abbreviation(fields[n-1]) || strings.HasSuffix(t, ";") ||
		strings.HasSuffix(t, "!")) {
		return true
	}
	if n >= 4 && strings.HasSuffix(t, ".") && startsLower(fields[n-1]) && !abbreviation(fields[n-1]) {
		return true // names end in capitals
	}
	return n >= 12
}

// said reports whether a short line of a file without pages tells what was done, by how it begins: with a small letter
// where it names neither a profession nor an organisation, or with a verb.
func said(p *para) bool {
	t := p.text()
	ws := strings.Fields(t)
	if len(ws) < 2 || len(p.segs) > 1 || p.bold || titleScore(t) > 0 || degreeScore(t) > 0 || orgScore(t) >= 1 {
		return false
	}
	f, last := fold(ws[0]), ws[len(ws)-1]
	if len(ws) > 2 && strings.HasSuffix(t, ".") && startsLower(last) && !abbreviation(last) {
		return true
	}
	return startsLower(t) && len(f) > 3 || len(ws) > 2 && startsUpper(t) &&
		(listVerbs[f] || len(f) > 4 && strings.HasSuffix(f, "ed") && !startsUpper(ws[1]))
}

// abbreviation reports whether a word's final point belongs to it: "Inc.", "o.o.", "St.".
func abbreviation(w string) bool {
	w = strings.TrimSuffix(w, ".")
	return companyForms[fold(w)] || strings.Contains(w, ".") || utf8.RuneCountInString(w) < 3 && !hasDigit(w)
}

// bodyLabels are the small headings inside an entry that say nothing of their own.
//
//nolint:misspell // words of many languages
var bodyLabels = set(`highlights responsibilities key_responsibilities duties achievements key_achievements accomplishments main_duties tasks summary description role
	aufgaben tätigkeiten erfolge missions réalisations tareas funciones logros responsabilidades atividades responsabilità attività mansioni taken verantwoordelijkheden obowiązki zakres_obowiązków osiągnięcia
	key_accomplishments courses coursework relevant_coursework technologies tech_stack keywords tools environment selected_achievements main_responsibilities principales_missions key_projects`)

// labelled reports whether a line lists what an entry took: "Technologies: Go, SQL".
func labelled(t string) bool {
	head, rest, ok := strings.Cut(t, ":")
	if !ok || strings.TrimSpace(rest) == "" || strings.HasPrefix(rest, "//") {
		return false
	}
	kind := headingKind(head)
	return kind == document.SectionSkills || kind == "" && bodyLabel(head) && fold(head) != "role"
}

func bodyLabel(t string) bool {
	return len(t) <= longestHeading && bodyLabels[strings.Trim(fold(t), " :")]
}
