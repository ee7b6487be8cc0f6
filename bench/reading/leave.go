package reading

import (
	"fmt"
	"io"
	"maps"
	"slices"

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
	rules, learned := tally{}, tally{}
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
			old, now := docparse.FromTextByRules(t.Text).Document, m.FromText(t.Text).Document
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
}
