package reading

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"vitae/internal/crf"
	"vitae/internal/docparse"
)

// measuresShown are the measures of wild.py that are shown, all F1.
var measuresShown = []string{"whole job", "title", "employer", "dates", "school", "usable"}

func (t tally) row() string {
	s := ""
	for _, k := range measuresShown {
		s += fmt.Sprintf("  %8.3f", t.f1(k))
	}
	return s
}

// LeaveOut trains without each author in turn and shows how the author's resumes are read, by the rules alone and with
// what the others taught. only names the authors to leave out, all where it is empty.
func LeaveOut(w io.Writer, authors Authors, extra []*docparse.Lesson, opt crf.Options, only []string) {
	lessons := map[string][]*docparse.Lesson{}
	for a, ts := range authors {
		for _, t := range ts {
			lessons[a] = append(lessons[a], docparse.LessonOfTagged(t))
		}
	}
	fmt.Fprintf(w, "%-16s", "left out")
	for _, k := range measuresShown {
		fmt.Fprintf(w, "  %9s", k)
	}
	fmt.Fprintln(w)
	rules, learned, sure := tally{}, tally{}, tally{}
	right, all := 0, 0
	for _, a := range slices.Sorted(maps.Keys(authors)) {
		if len(only) > 0 && !slices.Contains(only, a) {
			continue
		}
		with := slices.Clone(extra)
		for _, b := range slices.Sorted(maps.Keys(lessons)) {
			if b != a {
				with = append(with, lessons[b]...)
			}
		}
		m := docparse.Train(with, opt)
		R, L := tally{}, tally{}
		r, n := 0, 0
		for i, t := range authors[a] {
			want := truthOf(t)
			res := m.FromText(t.Text)
			old, now := docparse.FromTextByRules(t.Text).Document, res.Document
			calibrate(sure, want, res)
			scoreWild(R, want, old)
			scoreWild(rules, want, old)
			scoreWild(L, want, now)
			scoreWild(learned, want, now)
			right1, all1 := m.Lines(lessons[a][i])
			r, n = r+right1, n+all1
		}
		right, all = right+r, all+n
		fmt.Fprintf(w, "%-9s rules %s\n%-9s models%s  lines %.3f\n", a, R.row(), "", L.row(), float64(r)/float64(n))
	}
	fmt.Fprintf(w, "%-9s rules %s\n%-9s models%s  lines %.3f\n", "all", rules.row(), "", learned.row(), float64(right)/float64(max(1, all)))
	for _, band := range []string{"0.9", "0.7", "0.0"} {
		if a := sure[band]; a != nil {
			fmt.Fprintf(w, "said %s or more: %d of %d right\n", band, a[0], a[0]+a[1])
		}
	}
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
		g := res.Document.Work[at]
		right := false
		for _, w := range want.work {
			switch field {
			case "position":
				for _, t := range w.titles {
					right = right || near(t, g.Position)
				}
				right = right || near(strings.Join(w.titles, " "), g.Position)
			case "name":
				right = right || near(w.employer, g.Name)
			case "startDate":
				right = right || sameDate(w.start, string(g.StartDate)) && g.StartDate != ""
			case "endDate":
				right = right || sameDate(w.end, string(g.EndDate))
			default:
				right = true
			}
		}
		if field != "position" && field != "name" && field != "startDate" && field != "endDate" {
			continue
		}
		band := "0.0"
		switch {
		case f.Confidence >= 0.9:
			band = "0.9"
		case f.Confidence >= 0.7:
			band = "0.7"
		}
		if right {
			sure.add(band, 1, 0, 0)
		} else {
			sure.add(band, 0, 1, 0)
		}
	}
}
