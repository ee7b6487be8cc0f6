package docparse

import (
	"math"

	"vitae/internal/document"
)

// The doubts, in nats for each entry, from which on the models' reading takes the place of the rules': the lower one where
// an entry of the rules lacks its title, its organisation or its dates. Of documents in layouts that the rules were made
// for, one in ten comes near; of those that people wrote in their own way, nine pass.
const (
	doubtedJob, doubtedWholeJob     = 1.5, 5
	doubtedStudy, doubtedWholeStudy = 4, 14
)

// keepsJobs says whether the rules' reading of the jobs stands.
func (r *reading) keepsJobs(m *Models, ruled *document.Resume) bool {
	bound := float64(doubtedWholeJob)
	for _, w := range ruled.Work {
		if w.Name == "" || w.Position == "" || w.StartDate == "" {
			bound = doubtedJob
		}
	}
	return bound == doubtedWholeJob && r.form(document.SectionWork) || r.agrees(ruled, 'J') || r.doubt(m, ruled, 'J') < bound
}

// form says whether a form's labels say what the lines of a section are.
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
	return bound == doubtedWholeStudy && r.form(document.SectionEducation) || r.agrees(ruled, 'E') || r.doubt(m, ruled, 'E') < bound
}

// doubt says how much less probable the models find the rules' reading of the jobs or studies than their own, in nats for
// each entry; where the rules found none and the models did, it is infinite.
func (r *reading) doubt(m *Models, ruled *document.Resume, kind byte) float64 {
	want := r.ruledUnits(ruled)
	has := false
	for i := range want {
		w, g := unitLabels[want[i]], unitLabels[r.labels[i]]
		has = has || w[0] == kind && len(w) == 2
		if (w[0] != kind || len(w) != 2) && (g[0] != kind || len(g) != 2) {
			want[i] = r.labels[i]
		}
	}
	if !has {
		return math.Inf(1)
	}
	sum := r.lattice.Score(r.labels) - r.lattice.Score(want)
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
