package docparse

import (
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/crf"
	"vitae/internal/engine/document"
)

// Models are the sequence models of the reader: one labels units, one the tokens of heads, each with a second that
// looks again with what the first found in the whole file; one parts the bodies of entries into points, one labels the
// tokens of lists, one those of the lines that hold the name.
type Models struct{ units, heads, unitsAgain, headsAgain, points, lists, names *crf.Model }

// reading is what the models make of a file.
type reading struct {
	*outline
	lattice *crf.Lattice
	labels  []int    // of the units
	first   struct { // the first look's, which the rules' reading is held against
		lattice *crf.Lattice
		labels  []int
	}
	entries []readEntry
	habit   *bodyHabits

	laid                  bool // it comes from a page, not from a text
	keepJobs, keepStudies bool // the rules' reading of them stands

	parts []*para // what entries leave of paragraphs
}

// read labels the units of a file and the tokens of its heads.
func (m *Models) read(o *outline) *reading {
	h := o.bodyHabits()
	r := &reading{outline: o, habit: &h}
	features := o.unitFeatures()
	r.first.lattice = m.units.Lattice(features)
	first := r.first.lattice.Marginals()
	r.lattice = m.unitsAgain.Lattice(o.unitsAgain(features, first))
	r.doubtNowhere(first)
	r.believeHeadings(r.first.lattice)
	r.believeHeadings(r.lattice)
	r.favourHeads()
	r.first.labels, r.labels = r.first.lattice.Decode(), r.lattice.Decode()
	r.entries = m.entries(o, r.labels)
	r.weigh()
	return r
}

// readingsTried is among how many readings of a head the best is looked for.
const readingsTried = 12

// lacks is what an entry that lacks a title or degree, an organization, or its dates costs, in nats: nearly every job
// and course of study has them, which a chain of neighbouring words cannot know. Set by hand on four authors that the
// models have not learned from, and checked on five others.
var lacks = map[byte]struct{ title, org, date float64 }{'J': {3, 3, 0.5}, 'E': {1.5, 3, 0.5}}

// lacking is what a reading of a head costs for the fields it lacks.
func lacking(kind byte, labels []int) float64 {
	var has [256]bool
	for _, y := range labels {
		name := headLabels[y]
		has[name[len(name)-1]] = true
	}
	cost, of := 0.0, lacks[kind]
	if !has['T'] {
		cost += of.title
	}
	if !has['G'] {
		cost += of.org
	}
	if !has['S'] && (kind == 'J' || !has['E']) {
		cost += of.date
	}
	return cost
}

// likelyHead returns the labels of a head's tokens that fit best together with what an entry should have. A likeliest
// reading that lacks nothing is the best.
func likelyHead(kind byte, l *crf.Lattice) []int {
	best := l.Decode()
	if lacking(kind, best) == 0 {
		return best
	}
	top := l.Score(best) - lacking(kind, best)
	for _, p := range l.NBest(readingsTried) {
		if score := p.Score - lacking(kind, p.Labels); score > top {
			best, top = p.Labels, score
		}
	}
	return best
}

// soleWorth is what the models' word for a value is worth where the rules have not found the same: on authors left
// out, values that both find are right far more often.
const soleWorth = 0.92

// weigh makes the fields of the entries as sure as the lines that hold them, and less so where the rules did not find
// them.
func (r *reading) weigh() {
	marginals := r.lattice.Marginals()
	for i := range r.entries {
		for _, fs := range r.entries[i].fields {
			for k := range fs {
				fs[k].sure *= marginals[fs[k].unit][r.labels[fs[k].unit]]
			}
		}
	}
}

// doubtSole lowers what the models say of values that the rules have in no entry.
func (r *reading) doubtSole(ruled *document.Resume) {
	have := map[string]bool{}
	for _, w := range ruled.Work {
		have["T"+lettersOf(w.Position)], have["G"+lettersOf(w.Name)], have["S"+string(w.StartDate)],
			have["E"+string(w.EndDate)] = true, true, true, true
	}
	for _, e := range ruled.Education {
		have["T"+lettersOf(e.StudyType)], have["G"+lettersOf(e.Institution)], have["S"+string(e.StartDate)],
			have["E"+string(e.EndDate)] = true, true, true, true
	}
	for i := range r.entries {
		e := &r.entries[i]
		start, end := e.dates()
		said := map[byte]string{
			'T': lettersOf(e.all('T')), 'G': lettersOf(e.first('G')), 'S': string(start),
			'E': string(end),
		}
		for c, fs := range e.fields {
			if v, ok := said[c]; ok && have[string(c)+v] {
				continue
			}
			for k := range fs {
				fs[k].sure *= soleWorth
			}
		}
	}
}

// headingWorth is how many nats a known heading over projects, voluntary work, awards or publications counts against
// their being jobs or studies, which look the same.
const headingWorth = 4

// believeHeadings makes jobs and studies less probable under known headings of sections that look like them, and skills
// more probable after a skills heading on the same line.
func (r *reading) believeHeadings(l *crf.Lattice) {
	for i := range r.units {
		if segs := r.lines[r.units[i].line].segs; len(segs) > 1 && headingKind(segs[0].text) == document.SectionSkills {
			l.Unary[i][unitNumber["K"]] += headingWorth
		}
		switch r.rules.kind[r.units[i].line] {
		case document.SectionProjects, document.SectionVolunteer, document.SectionAwards, document.SectionPublications:
			for y, name := range unitLabels {
				if len(name) == 2 && (name[0] == 'J' || name[0] == 'E') {
					l.Unary[i][y] -= headingWorth
				}
			}
		}
	}
}

// headWorth is by how many nats a further line of a head counts for more: what does not belong to a head the model of
// heads finds nothing in, and what is not taken for one it never sees. Set by hand with eight authors left out.
const headWorth = 0.5

func (r *reading) favourHeads() {
	for _, row := range r.lattice.Unary {
		row[unitNumber["JH"]] += headWorth
		row[unitNumber["EH"]] += headWorth
	}
}

// firstWorth is how much the first model's doubt that a unit belongs nowhere counts beside the second model, which
// reads the first one's labels and has seldom seen them be right about a line of an unknown shape. Set by hand on 60
// resumes of five authors that the models have not learned from; 0.5 and 1 read them alike.
const firstWorth = 0.75

// leastNowhere is the least probability of belonging nowhere that counts.
const leastNowhere = 1e-3

// doubtNowhere makes it less probable that a unit belongs nowhere where the first model, by its probabilities of every
// unit's labels, doubts it.
func (r *reading) doubtNowhere(first [][]float64) {
	nowhere := unitNumber["O"]
	for i, row := range r.lattice.Unary {
		row[nowhere] += firstWorth * math.Log(max(first[i][nowhere], leastNowhere))
	}
}

// entries reads the heads of the entries that labelled units hold.
func (m *Models) entries(o *outline, labels []int) []readEntry {
	var out []readEntry
	runs := headRuns(labels)
	heads := make([]looked, len(runs))
	for i := range runs {
		features := o.headFeatures(&runs[i])
		heads[i] = o.lookedAt(&runs[i], features, m.heads.Marginals(features))
	}
	for i, features := range headsAgain(heads) {
		l := m.headsAgain.Lattice(features)
		out = append(out, o.entriesOf(&runs[i], likelyHead(runs[i].kind, l), l.Marginals())...)
	}
	out = slices.DeleteFunc(out, func(e readEntry) bool { return !e.named() })
	settleEnds(out)
	return assigned(promoted(out))
}

// named reports whether an entry has anything that makes it one.
func (e *readEntry) named() bool {
	return e.first('T') != "" || e.first('G') != ""
}

// readLines reads lines by the rules and by the models. Where the models find the rules' reading of the jobs
// or the studies hardly less probable than their own, it stands.
func (m *Models) readLines(format Format, lines []line) (res *Result) {
	hints := newRuleHints(len(lines))
	ruled := byRules(format, copyLines(lines), hints)
	defer func() {
		if cause := recover(); cause != nil {
			res = ruled
			res.Failures = append(res.Failures, failure(cause))
		}
	}()
	r := m.read(newOutline(lines, hints))
	r.laid = format.laidOut()
	r.keepJobs, r.keepStudies = r.keepsJobs(m, ruled.Document), r.keepsStudies(m, ruled.Document)
	r.doubtSole(ruled.Document)
	if r.keepJobs && r.keepStudies {
		res = byRulesAnd(format, lines, nil, m, r)
	} else {
		res = m.document(format, lines, r, ruled)
	}
	r.reopen(res)
	r.settleName(m, res)
	if !r.laid {
		r.settleHeadline(res)
	}
	r.settleNameInHeadline(res)
	r.settleRest(res)
	return res
}

// readLists reads lists by what a reading of their file says.
func (m *Models) readLists(r *reading) readLists {
	return func(b *builder, s *section) bool { return r.lists(m, b, s) }
}

// agrees reports whether the rules found the same entries of a kind.
func (r *reading) agrees(doc *document.Resume, kind byte) bool {
	n := 0
	for i := range r.entries {
		e := &r.entries[i]
		if e.kind != kind {
			continue
		}
		var title, org string
		var start, end document.Date
		switch {
		case kind == 'J' && n < len(doc.Work):
			w := &doc.Work[n]
			title, org, start, end = w.Position, w.Name, w.StartDate, w.EndDate
		case kind == 'E' && n < len(doc.Education):
			d := &doc.Education[n]
			title, org, start, end = d.StudyType+d.Area, d.Institution, d.StartDate, d.EndDate
		default:
			return false
		}
		s, t := e.dates()
		if e.first('S') == "" && s == "" && start == end {
			start = ""
		}
		own := e.all('T')
		if kind == 'E' {
			own += e.all('F')
		}
		if lettersOf(own) != lettersOf(title) || lettersOf(e.first('G')) != lettersOf(org) || s != start || t != end {
			return false
		}
		n++
	}
	if kind == 'J' {
		return n == len(doc.Work)
	}
	return n == len(doc.Education)
}

// document reads lines by the models; what belongs to no job and no course of study is left to the rules.
func (m *Models) document(format Format, lines []line, r *reading, ruled *Result) *Result {
	b := &builder{res: &Result{Format: format}, sure: map[string]float64{}, ruled: ruled, lists: m.readLists(r)}
	b.basics = basicsReader{out: b, b: &b.doc.Basics, urls: map[string]bool{}}
	paras := join(lines)
	b.text(lines)
	secs := sections(withoutAsides(paras))
	tagSections(secs)
	secs = r.sections(r.byLabels(secs))
	b.basics.findName(secs)
	done := map[document.Section]bool{}
	for i := range secs {
		s := &secs[i]
		if s.kind != document.SectionWork && s.kind != document.SectionEducation {
			b.guarded(s, b.section)
			continue
		}
		if !done[s.kind] {
			b.learnedEntries(m, r, s.kind, paras)
			b.placed(s.kind, s.heading)
		}
		done[s.kind] = true
	}
	b.basics.settleLinks()
	for _, p := range slices.Concat(paras, r.parts) {
		if !p.used {
			b.notPlaced(p.text(), p)
		}
	}
	b.tellHeadings(secs)
	b.finish()
	values := valuesOf(&b.doc)
	b.tellLost(values, paras, secs)
	b.settleFields(values, paras)
	b.res.Layout = textFacts(paras, secs, b.res.Text)
	return b.res
}

// learnedEntries adds the entries of a kind to the document.
func (b *builder) learnedEntries(m *Models, r *reading, kind document.Section, paras []*para) {
	byLine := make([]*para, len(r.lines))
	for _, p := range paras {
		for i := p.id; i < min(p.id+p.rows, len(byLine)); i++ {
			byLine[i] = p
		}
	}
	var es []*readEntry
	for i := range r.entries {
		if e := &r.entries[i]; (e.kind == 'J') == (kind == document.SectionWork) {
			es = append(es, e)
		}
	}
	if b.keepRuled(r, kind, es, byLine) {
		return
	}
	for _, e := range es {
		body := r.bodyParts(m, e, byLine)
		at := b.learnedEntry(e, body)
		names := jobFields
		if e.kind == 'E' {
			names = studyFields
		}
		for c, name := range names {
			for _, f := range e.fields[c] {
				if p := byLine[r.units[f.unit].line]; p != nil {
					b.field(at+name, f.sure, p)
					if _, seen := b.sure[at+name]; !seen {
						b.sure[at+name] = f.sure
					}
				}
			}
		}
		for _, s := range body {
			b.field(at+"summary", plain, s.from)
		}
	}
}

// learnedEntry adds an entry to the document and gives the path of its fields.
func (b *builder) learnedEntry(e *readEntry, body []bodyPart) string {
	var texts, points []string
	for _, s := range body {
		if s.point {
			points = append(points, s.text)
		} else {
			texts = append(texts, s.text)
		}
	}
	running := strings.Join(texts, " ")
	for _, y := range e.fields['Y'] {
		points = append(points, tidyField(y.text))
	}
	if e.kind == 'J' {
		w := e.job()
		w.Summary, w.Highlights = running, points
		b.doc.Work = append(b.doc.Work, w)
		return pathf("work[%d].", len(b.doc.Work)-1)
	}
	d := e.study()
	d.Courses = e.notes()
	if running != "" {
		d.Courses = append(d.Courses, running)
	}
	d.Courses = append(d.Courses, points...)
	b.doc.Education = append(b.doc.Education, d)
	return pathf("education[%d].", len(b.doc.Education)-1)
}

// jobFields and studyFields name the fields of the document by the letters of the labels.
var (
	jobFields   = map[byte]string{'T': "position", 'G': "name", 'P': "location", 'S': "startDate", 'E': "endDate"}
	studyFields = map[byte]string{
		'T': "studyType", 'G': "institution", 'F': "area", 'R': "score", 'S': "startDate",
		'E': "endDate",
	}
)

// keepRuled takes the entries of a kind from the rules' result where the models found the same.
func (b *builder) keepRuled(r *reading, kind document.Section, es []*readEntry, byLine []*para) bool {
	letter := byte('J')
	if kind == document.SectionEducation {
		letter = 'E'
	}
	if len(es) == 0 || letter == 'J' && !r.keepJobs || letter == 'E' && !r.keepStudies {
		return false
	}
	if letter == 'J' {
		b.doc.Work = b.ruled.Document.Work
	} else {
		b.doc.Education = b.ruled.Document.Education
	}
	for _, f := range b.ruled.Fields {
		if strings.HasPrefix(f.Path, string(kind)+"[") {
			b.res.Fields = append(b.res.Fields, f)
			b.from = append(b.from, byLine[r.units[es[min(indexOf(f.Path), len(es)-1)].units[0]].line])
		}
	}
	return true
}
