package reading

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"vitae/internal/engine/crf"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// measuresShown are the measures of wild.py that are shown, all F1.
var measuresShown = []string{
	"whole job", "title", "employer", "job place", "dates", "school", "degree", "degree whole",
	"points", "skills", "usable",
}

func (t tally) row() string {
	s := ""
	for _, k := range measuresShown {
		s += fmt.Sprintf("  %12.3f", t.f1(k))
	}
	return s
}

// LeaveOut trains without each group of authors in turn and shows how their resumes are read, by the rules alone and
// with what the others taught. Where lost is not nil, what is read wrong is written there.
func LeaveOut(w, lost io.Writer, authors Authors, extra []*docparse.Lesson, opt crf.Options, groups [][]string) {
	lessons := authors.Learned().Lessons()
	if len(groups) == 0 {
		for _, a := range slices.Sorted(maps.Keys(authors)) {
			groups = append(groups, []string{a})
		}
	}
	fmt.Fprintf(w, "%-16s", "left out")
	for _, k := range measuresShown {
		fmt.Fprintf(w, "  %12s", k)
	}
	fmt.Fprintln(w)
	rules, learned, sure := tally{}, tally{}, tally{}
	right, all := 0, 0
	for _, out := range groups {
		with := slices.Clone(extra)
		for _, l := range lessons {
			if !slices.ContainsFunc(l.Authors, func(a string) bool { return slices.Contains(out, a) }) {
				with = append(with, l.Lesson)
			}
		}
		m := docparse.Train(with, opt)
		for _, a := range out {
			R, L := tally{}, tally{}
			r, n := 0, 0
			for _, t := range authors[a] {
				want := truthOf(t)
				res := m.FromText(t.Text)
				old, now := docparse.FromTextByRules(t.Text).Document, res.Document
				calibrate(sure, want, res)
				scoreWild(R, want, old)
				scoreWild(rules, want, old)
				scoreWild(L, want, now)
				scoreWild(learned, want, now)
				if lost != nil {
					showLost(lost, t, want, now)
				}
				right1, all1 := m.Lines(docparse.LessonOfTagged(t, 1))
				r, n = r+right1, n+all1
			}
			right, all = right+r, all+n
			fmt.Fprintf(w, "%-9s rules %s\n%-9s models%s  lines %.3f\n", a, R.row(), "", L.row(), float64(r)/float64(n))
		}
	}
	fmt.Fprintf(w, "%-9s rules %s\n%-9s models%s  lines %.3f\n", "all", rules.row(), "", learned.row(),
		float64(right)/float64(max(1, all)))
	for _, band := range []string{"0.9", "0.7", "0.0"} {
		if a := sure[band]; a != nil {
			fmt.Fprintf(w, "said %s or more: %d of %d right\n", band, a[0], a[0]+a[1])
		}
	}
}

// showLost writes the jobs and studies of a resume that are not read whole, and what is read in their place.
func showLost(w io.Writer, t *docparse.Tagged, want wildTruth, doc *document.Resume) {
	fmt.Fprintf(w, "== %s\n", t.Name)
	lost, wrong := unmatched(want.work, doc.Work, func(i, j int) bool {
		job, read := &want.work[i], &doc.Work[j]
		return job.titled(read) && job.employed(read) && job.dated(read)
	})
	for _, job := range lost {
		fmt.Fprintf(w, "LOST %+v\n", job)
	}
	for _, g := range wrong {
		fmt.Fprintf(w, "READ {%s %s %s [%s] (%s)}\n", g.Name, g.StartDate, g.EndDate, g.Position, g.Location)
	}
	lostStudies, wrongStudies := unmatched(want.edu, doc.Education,
		func(i, j int) bool { return want.edu[i].whole(&doc.Education[j]) })
	for _, study := range lostStudies {
		fmt.Fprintf(w, "LOSTEDU %+v\n", study)
	}
	for _, g := range wrongStudies {
		fmt.Fprintf(w, "READEDU {%s [%s|%s] %s %s}\n", g.Institution, g.StudyType, g.Area, g.StartDate, g.EndDate)
	}
	showTexts(w, "POINT", want.points, pointsOf(doc), samePoint)
	showTexts(w, "SKILL", want.skills, skillsOf(doc), sameSkill)
}

// showTexts writes the values of one kind that a resume has and that are not read, and what is read in their place.
func showTexts(w io.Writer, kind string, want, read []string, same func(want, got string) bool) {
	lost, wrong := unmatched(want, read, func(i, j int) bool { return same(want[i], read[j]) })
	for _, t := range lost {
		fmt.Fprintf(w, "LOST%s %s\n", kind, t)
	}
	for _, t := range wrong {
		fmt.Fprintf(w, "READ%s %s\n", kind, t)
	}
}

// unmatched returns what was wanted and not read, and what was read and not wanted, where same says what goes together.
func unmatched[W, R any](want []W, read []R, same func(i, j int) bool) (lost []W, wrong []R) {
	taken := make([]bool, len(read))
	for i := range want {
		found := false
		for j := range read {
			if found = same(i, j); found {
				taken[j] = true
				break
			}
		}
		if !found {
			lost = append(lost, want[i])
		}
	}
	for j := range read {
		if !taken[j] {
			wrong = append(wrong, read[j])
		}
	}
	return lost, wrong
}

// calibrate counts, by how sure the reader said to be of a title, an employer or a date, whether some job has it.
func calibrate(sure tally, want wildTruth, res *docparse.Result) {
	seen := map[string]bool{}
	for _, f := range res.Fields {
		var at int
		var field string
		if n, _ := fmt.Sscanf(f.Path, "work[%d].%s", &at, &field); n != 2 || seen[f.Path] {
			continue
		}
		seen[f.Path] = true
		says := sameJobField[field]
		if says == nil {
			continue
		}
		right := slices.ContainsFunc(want.work, func(w wildJob) bool { return says(w, res.Document.Work[at]) })
		if right {
			sure.add(bandOf(f.Confidence), 1, 0, 0)
		} else {
			sure.add(bandOf(f.Confidence), 0, 1, 0)
		}
	}
}

// sameJobField reports, by field, whether a job of the truth has what was read.
var sameJobField = map[string]func(want wildJob, got document.Work) bool{
	"position": func(want wildJob, got document.Work) bool {
		return near(strings.Join(want.titles, " "), got.Position) ||
			slices.ContainsFunc(want.titles, func(t string) bool { return near(t, got.Position) })
	},
	"name": func(want wildJob, got document.Work) bool { return near(want.employer, got.Name) },
	"startDate": func(want wildJob, got document.Work) bool {
		return sameDate(want.start, string(got.StartDate)) && got.StartDate != ""
	},
	"endDate": func(want wildJob, got document.Work) bool { return sameDate(want.end, string(got.EndDate)) },
}

// The bands of confidence that are counted apart, each by hand a little under what the reader says of a value: plain
// (0.92) and likely (0.8) of internal/engine/docparse.
const (
	sureBand   = 0.9
	likelyBand = 0.7
)

// bandOf names the band of a confidence by its lower end.
func bandOf(confidence float64) string {
	switch {
	case confidence >= sureBand:
		return "0.9"
	case confidence >= likelyBand:
		return "0.7"
	}
	return "0.0"
}
