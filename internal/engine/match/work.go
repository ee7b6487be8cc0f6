package match

import (
	"math"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
)

// Work is what one job shows of the posting's role where the catalogue doesn't know its title.
type Work struct {
	Title  float64 // how close its title is to the posting's, 0 to 1
	Skills float64 // how many of the required skills it shows
	Words  float64 // of the posting's words that it has, the rare ones counting more: 1 for workWordsEnough of them
}

// WorkWeights holds what each of them adds to the odds that a job is the posting's role. None is negative: what a job
// says more never makes it less of a role.
type WorkWeights struct {
	Base, Title, Skills, Words float64
}

// workWordsEnough is the share of the posting's words that counts in full. By hand: one job seldom has more.
const workWordsEnough = 0.4

// workCounts is how close to the role a sure job is. By it, jobs count in full from a chance of 0.75 on: of those left
// out of training, .84 of the last jobs of people who fit, and .003 of the jobs of those who fit another posting.
const workCounts = 0.8

// Odds returns the odds, as a logarithm, that a job is the role. The first skills count most.
func (w WorkWeights) Odds(x Work) float64 {
	return w.Base + w.Title*x.Title + w.Skills*math.Sqrt(x.Skills) + w.Words*x.Words
}

// chance returns the chance that a job is the role.
func (w WorkWeights) chance(x Work) float64 { return 1 / (1 + math.Exp(-w.Odds(x))) }

// Works returns the work of a resume's jobs, nil for those with titles that the catalogue knows. Training learns from
// it.
func (j *Judge) Works(r *document.Resume) []*Work {
	p := j.profile(r)
	j.findAll(p)
	all := j.works(p)
	out := make([]*Work, len(all))
	for i := range all {
		if !p.jobs[i].known {
			out[i] = &all[i]
		}
	}
	return out
}

// works returns the work of each job. Employers' names, lists and copies of the posting show nothing.
func (j *Judge) works(p *profile) []Work {
	out := make([]Work, len(p.jobs))
	best := make([]float64, len(p.jobs))
	jobOf := func(line int) int {
		e := &p.entries[line]
		if e.line.Kind == document.LineTitle || e.line.Kind != document.LineEmployer && e.tells() {
			return e.job
		}
		return -1
	}
	for _, t := range j.words.tokens {
		clear(best)
		p.vocab.ShownBy(t, jobOf, best)
		for i, b := range best {
			out[i].Words += b * names.Rarity(t.Stem)
		}
	}
	for i, b := range p.jobs {
		out[i].Title = b.closeness
		if j.words.total > 0 {
			out[i].Words = min(1, out[i].Words/j.words.total/workWordsEnough)
		}
		for k := range b.shown {
			if q := &j.requirements[k]; q.isRequiredSkill() {
				out[i].Skills++
			}
		}
	}
	return out
}

// isRequiredSkill reports whether a job that shows the requirement shows the role by it.
func (k *requirement) isRequiredSkill() bool {
	return k.Class == posting.Must && k.Kind == posting.KindSkill
}
