package learning

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// The levels of a plan, as the contract has them: 1 is a novice, 5 an expert.
const (
	LeastLevel = 1
	MostLevel  = 5
)

// Request asks for a plan from one level of a skill to another. Have are the skills that the person shows already;
// nothing else is known of them.
type Request struct {
	Skill skill.ID
	From  int
	To    int
	Have  []skill.ID
	// Country is where a credential is wanted, as an ISO code. Empty where it isn't known.
	Country string
	// Spelling is "licence" or "license", as the resume has it. Empty where it has neither: then the country decides.
	Spelling string
}

// Plan is a way from one level of a skill to another. Hours are the sum of the steps'.
type Plan struct {
	Skill skill.ID `json:"skillId"`
	Name  string   `json:"name"`
	From  int      `json:"currentProficiencyLevel"`
	To    int      `json:"targetProficiencyLevel"`
	Hours float64  `json:"estimatedTimeToComplete"`
	Steps []Step   `json:"steps"`
	Notes []string `json:"notes"` // where the hours come from, and what the plan does not know
}

// Step is one step: what to do, what to have in hand at its end, and from which allowance its hours come.
type Step struct {
	Number      int        `json:"stepNumber"`
	Description string     `json:"description"`
	Hours       float64    `json:"estimatedTimeInHours"`
	Basis       string     `json:"basis"`
	Evidence    string     `json:"evidence"`
	Resources   []Resource `json:"resources"`
}

// Resource is a place to learn, from the catalogue and from nowhere else.
type Resource struct {
	Type        string `json:"resourceType"`
	Title       string `json:"title"`
	URL         string `json:"url"`
	Description string `json:"description"` // which skill it teaches, and why it stands here
}

// MakePlan writes the plan for a skill of the catalogue. The same request gives the same plan.
func MakePlan(c *skill.Catalogue, q Request) (*Plan, error) {
	const op = "learning.MakePlan"
	s, ok := c.Skill(q.Skill)
	if !ok {
		return nil, fault.New(op, fault.NotFound, "This skill isn't in our catalog.")
	}
	if q.From < LeastLevel || q.To > MostLevel || q.From >= q.To {
		return nil, fault.New(op, fault.Invalid,
			fmt.Sprintf("Choose a target level above the current level, both from %d to %d.", LeastLevel, MostLevel))
	}
	p := &planner{
		c: c, q: q, s: s, plan: &Plan{Skill: s.ID, Name: s.Name, From: q.From, To: q.To, Steps: []Step{}},
		named: map[string]bool{}, country: q.Country,
	}
	p.ground()
	if s.Kind == skill.Credential {
		p.credential() // one holds a license or does not
	} else {
		for level := q.From; level < q.To; level++ {
			p.climb(level)
		}
	}
	p.askFirst()
	p.finish()
	p.spell()
	return p.plan, nil
}

// planner is a plan in the making.
type planner struct {
	c    *skill.Catalogue
	q    Request
	s    skill.Skill
	plan *Plan

	named   map[string]bool // places that a step has named, by address
	country string          // whose steps these are, or where they are wanted
}

// ground is the first step of a beginner: what the skill stands on and the person does not show.
func (p *planner) ground() {
	if p.q.From != LeastLevel || p.s.Kind == skill.Credential || p.s.Kind == skill.Language || p.s.Kind == skill.Soft {
		return
	}
	needs := Prerequisites(p.c, p.q.Skill, p.q.Have)
	if len(needs) == 0 {
		return
	}
	var labels []string
	var res []Resource
	for _, id := range needs {
		s, _ := p.c.Skill(id)
		labels = append(labels, p.spoken(s))
		res = append(res, p.resources(s, p.spoken(s)+", which "+p.spoken(p.s)+" builds on")...)
	}
	their, is := "it", "is"
	if len(labels) > 1 {
		their, is = "them", "are"
	}
	p.add(Step{
		Description: fmt.Sprintf(
			"Start with the basics: %s. Working %s requires %s. If you already know %s, skip this step.", prose.List(labels),
			p.with(), their, their),
		Evidence: fmt.Sprintf(
			"A page in your own words about what %s %s for, and one small exercise done without help.", prose.List(labels),
			is),
		Resources: res,
	}, groundHours*float64(len(needs)), fmt.Sprintf("%d hours for each basic skill", groundHours))
}

// climb adds the steps from one level to the next.
func (p *planner) climb(level int) {
	hours := float64(levelHours[p.s.Kind][level-1])
	basis := fmt.Sprintf("%s, level %d to %d: %g hours", allowanceNames[p.s.Kind], level, level+1, hours)
	less, why := p.headStart(level)
	for i, t := range p.texts(level) {
		share := hours * t.share
		said := fmt.Sprintf("%s, of which this step takes %.0f%%", basis, 100*t.share)
		if i == 0 && less > 0 {
			share *= 1 - less
			said += fmt.Sprintf("; %.0f%% less, because %s", 100*less, why)
		}
		step := Step{Description: p.fill(t.do), Evidence: p.fill(t.show)}
		if t.practised && supervised[p.s.Family] {
			step.Description += " Work with a qualified person until they let you work on your own."
		}
		if t.practised && confidential[p.s.Family] {
			step.Evidence += " Leave out anything that identifies a person you worked for."
		}
		if t.learns {
			step.Resources = p.learning()
		}
		p.add(step, share, said)
	}
}

func (p *planner) add(s Step, hours float64, basis string) {
	s.Number = len(p.plan.Steps) + 1
	s.Hours = max(1, math.Round(hours))
	s.Basis = basis
	if s.Resources == nil {
		s.Resources = []Resource{}
	}
	p.plan.Steps = append(p.plan.Steps, s)
	p.plan.Hours += s.Hours
}

// headStart reports how much shorter the first step of a novice is for what the person shows already.
func (p *planner) headStart(level int) (less float64, why string) {
	if level != LeastLevel {
		return 0, ""
	}
	var best skill.Relation
	for _, have := range p.q.Have {
		if r, ok := p.c.Relation(have, p.q.Skill); ok && (r.Weight > best.Weight || r.Weight == best.Weight &&
			r.From < best.From) {
			best = r
		}
	}
	if best.Weight < leastHeadStart {
		return 0, ""
	}
	s, _ := p.c.Skill(best.From)
	return math.Round(100*best.Weight*mostHeadStart) / 100,
		"your resume already shows " + p.spoken(s) + ", which is similar"
}

// learning lists where the skill is taught: its own places, else those of what it nearly is.
func (p *planner) learning() []Resource {
	if len(p.c.Resources(p.q.Skill)) > 0 {
		return p.resources(p.s, the(p.s))
	}
	for _, id := range widerOf(p.c, p.q.Skill) {
		if s, _ := p.c.Skill(id); len(p.c.Resources(id)) > 0 {
			return p.resources(s, p.spoken(s)+", which includes "+p.spoken(p.s))
		}
	}
	return nil
}

// resources returns the places of a skill that the plan has not named yet.
func (p *planner) resources(s skill.Skill, why string) []Resource {
	var out []Resource
	for _, r := range p.c.Resources(s.ID) {
		if !p.named[r.URL] {
			p.named[r.URL] = true
			out = append(out, Resource{Type: r.Kind, Title: r.Title, URL: r.URL, Description: "About " + why + "."})
		}
	}
	return out
}

// askFirst puts a question before the first step: whether it has been done already, perhaps under another name.
func (p *planner) askFirst() {
	first := &p.plan.Steps[0]
	if p.s.Kind == skill.Credential {
		first.Description = fmt.Sprintf("Do you already have %s, part of it, or its equivalent from another country? If so, "+
			"add it to your resume and skip what you've done. If not: %s", one(p.s), prose.Small(first.Description))
		return
	}
	if p.s.Kind != skill.Language && p.q.From == LeastLevel {
		first.Description = fmt.Sprintf("Have you worked %s before, even if it was called something else? If so, add it to "+
			"your resume and start at a later step. If not: %s", p.with(), prose.Small(first.Description))
	}
}

// finish reports where the hours come from and what the plan does not know.
func (p *planner) finish() {
	hours := hoursNote[p.s.Kind]
	if hours == "" {
		hours = hoursNote[skill.Tool]
	}
	p.plan.Notes = append(p.plan.Notes, hours)
	if p.q.From < MostLevel-2 &&
		!slices.ContainsFunc(p.plan.Steps, func(s Step) bool { return len(s.Resources) > 0 }) {
		p.plan.Notes = append(p.plan.Notes,
			fmt.Sprintf("Our catalog has no learning resources for %s. Ask someone who does this work, your employer or a library.", p.spoken(p.s)))
	}
	p.plan.Notes = append(p.plan.Notes,
		"This plan doesn't change your resume. Add a line once you've done the work.")
}

// with reports what one works with, or in: "with Kubernetes", "in wound care".
func (p *planner) with() string {
	if p.s.Kind == skill.Tool {
		return "with " + p.spoken(p.s)
	}
	return "in " + p.spoken(p.s)
}

// spoken writes a skill's name as it stands in a sentence: what is no proper name is small.
func (p *planner) spoken(s skill.Skill) string { return prose.SpokenSkill(s) }

func (p *planner) fill(template string) string {
	name := one(p.s)
	return text.Capital(strings.NewReplacer("{with}", p.with(), "{x}", name).Replace(template))
}
