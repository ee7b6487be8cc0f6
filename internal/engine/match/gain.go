package match

import (
	"cmp"
	"math"
	"slices"

	"vitae/internal/engine/names"
)

// naming returns the requirements that name something.
func (j *Judge) naming() []int {
	var out []int
	for i := range j.requirements {
		if len(j.requirements[i].terms) > 0 {
			out = append(out, i)
		}
	}
	return out
}

// gainOf returns how many whole points the score rises at most if the resume shows some requirements in full. It is
// computed as the score is: a tool that the job is about lifts more than its own points, because what decides is then
// met, and what it implies is shown too. It is an upper bound, because they count as shown in every job.
func (a *analysis) gainOf(t *Traits, which ...int) float64 {
	shown := a.ifShown(which)
	with := *t
	for part := range with.Shares {
		with.Shares[part] = slices.Clone(t.Shares[part])
		for i := range with.Shares[part] {
			if x := &with.Shares[part][i]; x.requirement >= 0 {
				f := &shown.findings[x.requirement]
				x.Met, x.Unheld = f.strength, x.Unheld && !f.held
			}
		}
	}
	with.Role, with.Lacks, with.Near = shown.role, shown.lacking, shown.near.of(a.j.words)
	if with.HasYears {
		with.Years = shown.yearsMet()
	}
	with.Substance.Lines += float64(len(which))
	now := learned.Score(t)
	rise := max(learned.Score(&with)-now, math.Ceil(learned.Exact(&with)-learned.Exact(t)-sumError))
	return max(0, min(rise, 100-now))
}

// ifShown returns the analysis as it would be if the resume showed some requirements in full, in every job.
func (a *analysis) ifShown(which []int) *analysis {
	out := *a
	out.findings, out.works = slices.Clone(a.findings), slices.Clone(a.works)
	for k, w := range a.p.ifBacked { // what is shown in work backs up lists
		out.findings[k].strength = max(out.findings[k].strength, w)
	}
	for _, i := range which {
		for k, w := range a.j.requirements[i].shows {
			out.show(k, w)
		}
		out.say(i)
	}
	out.roles = a.j.roleOf(a.p, out.works)
	out.time = experienceOf(a.p, out.roles)
	out.best, out.role = a.j.bestRole(a.p, out.roles)
	out.lacking = nil
	for _, l := range a.lacking {
		if left, lacks := out.stillLacks(l, which); lacks {
			out.lacking = append(out.lacking, left)
		}
	}
	return &out
}

// show counts a requirement as shown so far in every job.
func (a *analysis) show(requirement int, weight float64) {
	f := &a.findings[requirement]
	f.held = f.held || weight >= gradeUsed
	if weight <= f.strength {
		return
	}
	if weight >= learned.Enough {
		for i, b := range a.p.jobs {
			if !b.shown[requirement] && a.j.requirements[requirement].isRequiredSkill() {
				a.works[i].Skills++
			}
		}
	}
	f.strength = weight
}

// say counts the words of a requirement as said in every job, in a line of their own.
func (a *analysis) say(requirement int) {
	rare := a.j.requirements[requirement].rare
	if a.j.words.total > 0 {
		for i := range a.works {
			a.works[i].Words = min(1, a.works[i].Words+rare/a.j.words.total/workWordsEnough)
		}
	}
	line := a.j.lexicon.line(a.j.requirements[requirement].label(), a.p.language).vector.Cosine(&a.j.around.Around)
	lines := append(slices.Clone(a.near.lines), line)
	slices.SortFunc(lines, func(x, y float64) int { return cmp.Compare(y, x) })
	a.near = nearness{shown: a.near.shown + rare, lines: lines[:min(len(lines), nearLines)]}
}

// readGains notes for each requirement what a resume that shows it shows by that.
func (j *Judge) readGains() {
	for i := range j.requirements {
		k := &j.requirements[i]
		stems := map[string]bool{}
		for _, t := range k.terms {
			for _, w := range names.Cut(t.label + " " + t.Name) {
				stems[w.Stem] = true
			}
		}
		for _, t := range j.words.tokens {
			if stems[t.Stem] {
				k.rare += names.Rarity(t.Stem)
			}
		}
		k.shows = make([]float64, len(j.requirements))
		for other := range k.shows {
			k.shows[other] = j.shownBy(i, other)
		}
	}
}

// shownBy returns how far a resume that shows a requirement shows another one by that.
func (j *Judge) shownBy(shown, other int) float64 {
	if shown == other {
		return 1
	}
	best := 0.0
	for _, s := range j.requirements[shown].terms {
		for _, t := range j.requirements[other].terms {
			if s.Skill != "" && s.Skill == t.Skill {
				return 1
			}
			if r, ok := t.toward[s.Skill]; ok && s.Skill != "" {
				best = max(best, r.Weight)
			}
		}
	}
	return best
}

// stillLacks returns what of something that decides is not met even if some requirements are.
func (a *analysis) stillLacks(l Lack, met []int) (Lack, bool) {
	switch {
	case l.Kind == LackYears:
		l.Amount = a.yearsMet()
		return l, l.Amount < 1
	case l.Label == labelYears:
		years, few := a.tooFewYears()
		l.Amount = max(years, l.Amount)
		return l, few
	}
	for _, i := range met {
		k := &a.j.requirements[i]
		if l.Label == k.label() || l.Label == k.Text || slices.ContainsFunc(k.terms, func(t requirementTerm) bool {
			return l.Label == t.Name || l.Label == t.label || t.Skill == leadsPeople && l.Kind == LackLead
		}) {
			return l, false
		}
	}
	return l, true
}
