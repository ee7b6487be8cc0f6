package docparse

import (
	"math"
	"slices"

	"vitae/internal/engine/document"
)

// doubtBounds are those doubts, in nats for each entry, from which on the models' reading takes the place of the
// rules': the lower one where an entry of the rules lacks its title, its organisation or its dates. Entries of left-out
// authors are read better the lower they are; with lower ones the product's own texts, and the layouts that the rules
// were tuned on, are no longer read as they were.
type doubtBounds struct{ lacking, whole float64 }

var (
	jobDoubts   = map[bool]doubtBounds{false: {3, 5}, true: {3, 5}} // in texts, and on pages
	studyDoubts = map[bool]doubtBounds{false: {4, 12}, true: {4, 30}}
)

func (d doubtBounds) of(whole bool) float64 {
	if whole {
		return d.whole
	}
	return d.lacking
}

// keepsJobs reports whether the rules' reading of the jobs stands.
func (r *reading) keepsJobs(m *Models, ruled *document.Resume) bool {
	whole := !slices.ContainsFunc(ruled.Work, func(w document.Work) bool {
		return w.Name == "" || w.Position == "" ||
			w.StartDate == ""
	})
	if r.swallows(document.SectionWork) {
		return false
	}
	bound := jobDoubts[r.laid].of(whole)
	return whole && r.form(document.SectionWork, len(ruled.Work)) || r.agrees(ruled, 'J') ||
		r.doubt(m, ruled, 'J') < bound
}

// swallows reports whether the rules' section of jobs or studies goes on with what the models are sure is a list of
// skills, languages or certificates, under a heading of its own that no list knows.
func (r *reading) swallows(kind document.Section) bool {
	p := r.lattice.Marginals()
	headed := false
	for i := range r.units {
		l := unitLabels[r.labels[i]]
		if r.rules.kind[r.units[i].line] != kind || r.rules.part[r.units[i].line] == 'h' {
			headed = false
			continue
		}
		sure := p[i][r.labels[i]] >= sureOfKind
		switch {
		case l == "H" && sure:
			headed = true
		case headed && sure && (l == "K" || l == "L" || l[0] == 'C'):
			return true
		case len(l) == 2 && (l[0] == 'J' || l[0] == 'E'):
			headed = false
		}
	}
	return false
}

// formLines is how many lines with a label make an entry of a text a form's: anything before a colon looks like a
// label.
const formLines = 3

// form reports whether a form's labels say what the lines of a section with some entries are. On a page one is enough,
// as they stand in cells of their own.
func (r *reading) form(kind document.Section, entries int) bool {
	n := 0
	for i := range r.lines {
		if r.rules.kind[i] == kind && (r.rules.formed[i] || r.lines[i].segs[0].field != fieldNone) {
			n++
		}
	}
	return n > 0 && (r.laid || n >= formLines*entries)
}

// keepsStudies reports whether the rules' reading of the studies stands.
func (r *reading) keepsStudies(m *Models, ruled *document.Resume) bool {
	whole := !slices.ContainsFunc(ruled.Education, func(e document.Education) bool {
		return e.Institution == "" || e.StudyType+e.Area == "" || e.EndDate == "" && e.StartDate == ""
	})
	registered := func(e readEntry) bool { return e.kind == 'E' && isCredential(r.units[e.units[0]].text) }
	if whole && len(ruled.Education) > 0 && slices.ContainsFunc(r.entries, registered) {
		return true // a registration is no course of study
	}
	if r.swallows(document.SectionEducation) {
		return false
	}
	bound := studyDoubts[r.laid].of(whole)
	if !r.laid && r.schooledOtherwise(ruled) {
		bound = 0
	}
	return whole && r.form(document.SectionEducation, len(ruled.Education)) || r.agrees(ruled, 'E') ||
		r.doubt(m, ruled, 'E') < bound
}

// sureOfSchool is how sure the models are at least of a school that the rules' reading gives way to.
const sureOfSchool = 0.5

// schooledOtherwise reports whether the models find a school for every course of study, and not the schools of the
// rules: of a text, the rules then know nothing better.
func (r *reading) schooledOtherwise(ruled *document.Resume) bool {
	var schools []string
	for i := range r.entries {
		if e := &r.entries[i]; e.kind == 'E' {
			g := e.fields['G']
			if len(g) == 0 || g[0].sure < sureOfSchool {
				return false
			}
			schools = append(schools, lettersOf(e.first('G')))
		}
	}
	return !slices.EqualFunc(schools, ruled.Education, func(school string, e document.Education) bool {
		return school == lettersOf(e.Institution)
	})
}

// doubt reports how much less probable the models find the rules' reading of the jobs or studies than their own, in
// nats for each entry; where the rules found none and the models did, it is infinite, but for what stands right under a
// heading of certificates, before any heading that only the models know, without a word for a degree or a school.
func (r *reading) doubt(m *Models, ruled *document.Resume, kind byte) float64 {
	want := r.ruledUnits(ruled)
	has, certified, headed := false, true, false
	for i := range want {
		if unitLabels[r.first.labels[i]] == "H" {
			headed = r.rules.part[r.units[i].line] != 'h'
		}
		w, g := unitLabels[want[i]], unitLabels[r.first.labels[i]]
		has = has || w[0] == kind && len(w) == 2
		if g[0] == kind && len(g) == 2 {
			certified = certified && !headed &&
				r.rules.kind[r.units[i].line] == document.SectionCertificates && !r.units[i].studied()
		}
		if (w[0] != kind || len(w) != 2) && (g[0] != kind || len(g) != 2) {
			want[i] = r.first.labels[i]
		}
	}
	switch {
	case !has && certified:
		return 0
	case !has:
		return math.Inf(1)
	}
	sum := r.first.lattice.Score(r.first.labels) - r.first.lattice.Score(want)
	entries := 0
	for _, run := range headRuns(want) {
		if run.kind != kind {
			continue
		}
		entries++
		l := m.heads.Lattice(r.headFeatures(&run))
		sum += l.Score(l.Decode()) - l.Score(r.ruledHead(&run))
	}
	return sum / float64(max(1, entries))
}

// studied reports whether a unit has a word for a degree or a school.
func (u *unit) studied() bool {
	return slices.ContainsFunc(u.toks, func(t token) bool { return degreeWords[t.fold] || schoolWords[t.fold] })
}
