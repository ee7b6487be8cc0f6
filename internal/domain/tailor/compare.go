package tailor

import (
	"context"
	"slices"
	"strings"

	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/document"
)

// scoresCompared is how many of a version's newest matches are looked at for jobs that both were matched with.
const scoresCompared = 50

// Compare lists what differs between two versions of the owner's: line by line, and the scores for jobs that both were
// matched with.
func (s *Service) Compare(ctx context.Context, owner id.User, from, to id.Version) (Comparison, error) {
	var out Comparison
	var err error
	if out.From, err = s.version(ctx, owner, from); err != nil {
		return out, err
	}
	if out.To, err = s.version(ctx, owner, to); err != nil {
		return out, err
	}
	texts, err := s.d.Store.Texts(ctx, owner, []id.Version{from, to})
	if err != nil {
		return out, err
	}
	a, b := texts[from].Document, texts[to].Document
	if a == nil || b == nil {
		return out, resume.NoVersion("tailor.Compare")
	}
	out.Lines = differences(a, b)
	out.Scores, err = s.scores(ctx, owner, from, to)
	return out, err
}

func (s *Service) scores(ctx context.Context, owner id.User, from, to id.Version) ([]ScoreDifference, error) {
	out := []ScoreDifference{}
	found, err := s.d.Store.NewestAnalyses(ctx, owner, []id.Version{from, to}, scoresCompared)
	if err != nil {
		return nil, err
	}
	was := map[id.JobDescription]*float64{}
	for _, a := range slices.Backward(found[from]) {
		was[a.Job] = a.Score
	}
	at, seen := map[id.JobDescription]int{}, map[id.JobDescription]bool{}
	for _, a := range found[to] {
		score := was[a.Job]
		if score == nil || seen[a.Job] {
			continue
		}
		if seen[a.Job] = true; a.Score == nil {
			continue
		}
		at[a.Job] = len(out)
		out = append(out, ScoreDifference{From: *score, To: *a.Score})
	}
	ids := make([]id.JobDescription, 0, len(at))
	for j := range at {
		ids = append(ids, j)
	}
	jobs, err := s.d.Store.JobsByID(ctx, owner, ids)
	for _, j := range jobs {
		out[at[j.ID]].Job = j
	}
	return slices.DeleteFunc(out, func(d ScoreDifference) bool { return d.Job.ID == "" }), err
}

// statement is one line of a resume as it is compared: also who it is of, and when a job or a study was.
type statement struct{ section, text string }

const sectionContact = "contact"

// statements lists what a resume says, one line each.
func statements(r *document.Resume) []statement {
	b := r.Basics
	contact := []string{b.Name, b.Email, b.Phone, b.URL}
	if b.Location != nil {
		contact = append(contact, b.Location.String())
	}
	for _, p := range b.Profiles {
		contact = append(contact, strings.TrimSpace(p.Network+" "+p.Username+" "+p.URL))
	}
	var out []statement
	for _, c := range contact {
		if c = strings.TrimSpace(c); c != "" {
			out = append(out, statement{sectionContact, c})
		}
	}
	for _, l := range r.Lines() {
		text := l.Text
		if l.Dated && (l.Kind == document.LineTitle || l.Kind == document.LineDegree || l.Kind == document.LineCredit) {
			text += ", " + document.Span(l.Start, l.End, r.Language())
		}
		out = append(out, statement{string(l.Section), text})
	}
	return out
}

// differences lists the lines that only one of two resumes has, a reworded one beside what it was. A line that only
// moved within its section is none.
func differences(a, b *document.Resume) []LineDifference {
	out := []LineDifference{}
	was, is := statements(a), statements(b)
	var sections []string
	for _, s := range slices.Concat(is, was) {
		if !slices.Contains(sections, s.section) {
			sections = append(sections, s.section)
		}
	}
	for _, section := range sections {
		removed, added := apart(textsIn(was, section), textsIn(is, section))
		out = append(out, paired(section, removed, added)...)
	}
	return out
}

func textsIn(all []statement, section string) []string {
	var out []string
	for _, s := range all {
		if s.section == section {
			out = append(out, s.text)
		}
	}
	return out
}

// apart leaves out what both have.
func apart(a, b []string) (removed, added []string) {
	left := map[string]int{}
	for _, s := range a {
		left[s]++
	}
	for _, s := range b {
		if left[s] > 0 {
			left[s]--
			continue
		}
		added = append(added, s)
	}
	for _, s := range a {
		if left[s] > 0 {
			left[s]--
			removed = append(removed, s)
		}
	}
	return removed, added
}

// Which lines are shown as one that changed. By hand.
const (
	alike    = 0.35 // of the words of two lines that are one line reworded
	maxPairs = 300  // lines of a section that are looked at for pairs, so that the work stays bounded
)

// paired puts each added line beside the removed one that it is most like.
func paired(section string, removed, added []string) []LineDifference {
	before := partners(removed[:min(len(removed), maxPairs)], added[:min(len(added), maxPairs)])
	out := make([]LineDifference, 0, len(removed)+len(added))
	taken := map[int]bool{}
	for j := range added {
		d := LineDifference{Section: section, After: &added[j]}
		if i, ok := before[j]; ok {
			d.Before, taken[i] = &removed[i], true
		}
		out = append(out, d)
	}
	for i := range removed {
		if !taken[i] {
			out = append(out, LineDifference{Section: section, Before: &removed[i]})
		}
	}
	return out
}

// partners gives, by added line, the removed line it is reworded from: the most alike first.
func partners(removed, added []string) map[int]int {
	type pair struct {
		i, j int
		like float64
	}
	var pairs []pair
	words := make([]map[string]int, len(removed))
	for i, s := range removed {
		words[i] = wordsOf(s)
	}
	for j, s := range added {
		w := wordsOf(s)
		for i := range removed {
			if like := likeness(words[i], w); like >= alike {
				pairs = append(pairs, pair{i, j, like})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int {
		switch {
		case a.like > b.like:
			return -1
		case a.like < b.like:
			return 1
		}
		return 0
	})
	out := map[int]int{}
	used := map[int]bool{}
	for _, p := range pairs {
		if _, has := out[p.j]; !has && !used[p.i] {
			out[p.j], used[p.i] = p.i, true
		}
	}
	return out
}

func wordsOf(s string) map[string]int {
	out := map[string]int{}
	for w := range strings.FieldsSeq(strings.ToLower(s)) {
		out[strings.Trim(w, ".,;:()")]++
	}
	return out
}

// likeness is the share of the words of two lines that both have, 0 to 1.
func likeness(a, b map[string]int) float64 {
	both, all := 0, 0
	for w, n := range a {
		both += min(n, b[w])
		all += n
	}
	for _, n := range b {
		all += n
	}
	if all == 0 {
		return 0
	}
	return 2 * float64(both) / float64(all)
}
