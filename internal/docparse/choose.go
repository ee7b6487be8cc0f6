package docparse

import (
	"math"
	"slices"

	"vitae/internal/document"
)

// The doubts, in nats for each entry, from which on the models' reading takes the place of the rules': the lower one where
// an entry of the rules lacks its title, its organisation or its dates. Of documents in layouts that the rules were made
// for, one in ten comes near; of those that people wrote in their own way, nine pass.
const (
	doubtedJob, doubtedWholeJob     = 3, 14
	doubtedStudy, doubtedWholeStudy = 4, 20
)

// keepsJobs says whether the rules' reading of the jobs stands.
func (r *reading) keepsJobs(m *Models, ruled *document.Resume) bool {
	bound := float64(doubtedWholeJob)
	for _, w := range ruled.Work {
		if w.Name == "" || w.Position == "" || w.StartDate == "" {
			bound = doubtedJob
		}
	}
	return bound == doubtedWholeJob && r.laid && r.form(document.SectionWork) || r.agrees(ruled, 'J') || r.doubt(m, ruled, 'J') < bound
}

// form says whether a form's labels say what the lines of a section are. On a page they stand in cells of their own; in a
// text, where anything before a colon looks like one, the models know better.
func (r *reading) form(kind document.Section) bool {
	for i := range r.lines {
		if r.rules.kind[i] == kind && (r.rules.formed[i] || r.lines[i].segs[0].field != fieldNone) {
			return true
		}
	}
	return false
}

// keepsStudies says whether the rules' reading of the studies stands.
func (r *reading) keepsStudies(m *Models, ruled *document.Resume) bool {
	bound := float64(doubtedWholeStudy)
	for _, e := range ruled.Education {
		if e.Institution == "" || e.StudyType+e.Area == "" || e.EndDate == "" && e.StartDate == "" {
			bound = doubtedStudy
		}
	}
	return bound == doubtedWholeStudy && r.laid && r.form(document.SectionEducation) || r.agrees(ruled, 'E') || r.doubt(m, ruled, 'E') < bound
}

// doubt says how much less probable the models find the rules' reading of the jobs or studies than their own, in nats for
// each entry; where the rules found none and the models did, it is infinite, but
// for what stands under a heading of certificates without a word for a degree or a school.
func (r *reading) doubt(m *Models, ruled *document.Resume, kind byte) float64 {
	want := r.ruledUnits(ruled)
	has, certified := false, true
	for i := range want {
		w, g := unitLabels[want[i]], unitLabels[r.first.labels[i]]
		has = has || w[0] == kind && len(w) == 2
		if g[0] == kind && len(g) == 2 {
			certified = certified && r.rules.kind[r.units[i].line] == document.SectionCertificates && !r.units[i].studied()
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

// studied says whether a unit has a word for a degree or a school.
func (u *unit) studied() bool {
	return slices.ContainsFunc(u.toks, func(t token) bool { return degreeWords[t.fold] || schoolWords[t.fold] })
}
