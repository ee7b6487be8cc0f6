package guide

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// The most questions of each kind that a guide takes from the bank: what fits beside the others of a round.
const (
	mostScenarios  = 4
	mostBehavioral = 3
)

// picked is a question of the bank with the sentence of the posting that it touches.
type picked struct {
	banked
	sentence string // empty where the question only fits the family
	score    int
}

// bankLanguage is the language that the questions are asked in: the posting's, where there are questions in it.
func (d *reading) bankLanguage() string {
	if bankLanguages[d.posting.Language] {
		return d.posting.Language
	}
	return lang.Default
}

// bankQuestions returns the scenarios and the questions about past behavior that touch what the posting asks for.
func (g *writer) bankQuestions() (scenarios, behavioral []Question) {
	code := g.bankLanguage()
	all := bank(code)[g.family()]
	for _, p := range g.pick(all, code, true) {
		scenarios = append(scenarios, g.bankQuestion(p, code))
	}
	for _, p := range g.pick(all, code, false) {
		behavioral = append(behavioral, g.bankQuestion(p, code))
	}
	return scenarios, behavioral
}

// general is the family of jobs that are of no other one.
const general = "general"

// family returns the family of professions whose questions fit: that of the posting's title, else the one of most
// skills that it asks for. Spoken languages and soft skills are asked for in any profession, so they don't count.
func (d *reading) family() string {
	if d.posting.TitleID != "" {
		return d.posting.Family
	}
	count := map[string]int{}
	best := general
	for _, a := range d.requirements {
		s, ok := d.c.Skill(a.ID)
		if !ok || s.Kind == skill.Language || s.Kind == skill.Soft || s.Family == general {
			continue
		}
		count[s.Family]++
		if n := count[s.Family]; n > max(count[best], 1) || n > 1 && n == count[best] && s.Family < best {
			best = s.Family
		}
	}
	return best
}

// gradeOf is the grade of the job; a posting that doesn't say is for people with experience.
func (d *reading) gradeOf() grade {
	switch l := d.posting.Level; {
	case l >= skill.LevelLead:
		return leading
	case l == skill.LevelTrainee, l == skill.LevelJunior:
		return entry
	}
	return experienced
}

// suits reports whether a question of one grade may be asked for a job of another.
func suits(question, job grade) bool {
	return question == job || job == experienced && question == entry || job != experienced && question == experienced
}

// pick chooses from a family's questions: what touches the posting first, then what is of the job's grade.
func (g *writer) pick(all []banked, code string, scenario bool) []picked {
	job := g.gradeOf()
	var out []picked
	for _, q := range all {
		if q.scenario != scenario || !suits(q.grade, job) {
			continue
		}
		p := g.touching(q, code)
		if q.anywhere || p.score > 0 {
			out = append(out, p)
		}
	}
	rank := func(p picked) int {
		n := 2 * min(p.score, 1)
		if !p.anywhere {
			n++ // more precise than what fits everywhere
		}
		if p.grade == job {
			n += 2
		}
		return n
	}
	slices.SortStableFunc(out, func(a, b picked) int {
		return cmp.Or(cmp.Compare(rank(b), rank(a)), cmp.Compare(b.score, a.score))
	})
	most := mostBehavioral
	if scenario {
		most = mostScenarios
	}
	return out[:min(len(out), most)]
}

// touching finds what a question touches: a requirement, else the title, else any sentence of the posting.
func (g *writer) touching(q banked, code string) picked {
	p := picked{banked: q}
	for _, texts := range g.asked {
		for _, s := range texts {
			if n := q.touched(s, code == "de"); n > p.score {
				p.sentence, p.score = s, n
			}
		}
		if p.score > 0 {
			break
		}
	}
	return p
}

// askedTexts are what a question may be based on: the posting's requirements, its title, and its other sentences.
func (d *reading) askedTexts() [][]string {
	var requirements, title []string
	for _, q := range d.posting.Requirements {
		requirements = append(requirements, q.Text)
	}
	if strings.Contains(d.posting.Text, d.posting.Title) {
		title = []string{d.posting.Title}
	}
	return [][]string{
		text.NonEmpty(requirements...), text.NonEmpty(title...), text.NonEmpty(postingSentences(d.posting)...),
	}
}

func (g *writer) bankQuestion(p picked, code string) Question {
	q := Question{Question: p.question, Good: p.good}
	if p.sentence != "" {
		q.Rationale = fmt.Sprintf("The posting mentions %s.", prose.Quote(prose.Shortened(p.sentence)))
		q.Cited = []Cited{fromPosting(p.sentence)}
	} else {
		q.Rationale = "This comes up in most jobs in this line of work."
	}
	if p.scenario {
		q.Rationale += " With a situation like this, they can see how you think and what you do first."
	} else {
		q.Rationale += " They ask about the past because it shows how you work."
	}
	q.Stories = g.tell(g.bestLines(func(l document.Line) bool { return p.touched(l.Text, code == "de") > 0 }))
	switch {
	case len(q.Stories) > 0 && p.scenario:
		q.Care = []string{"This line is only related to the situation. Say which parts you've done and which you would do."}
	case len(q.Stories) > 0:
	case p.scenario:
		q.Prepare = []string{"Have you been in a situation like this? If so, write down where it was, what your task was, what you did and what the result was."}
		q.Care = []string{"If you haven't, say what you would do. Don't tell it as if it had happened."}
	default:
		q.Prepare = []string{"Which situation from your own work fits? Write down where it was, what your task was, what you did and what the result was."}
		q.Care = []string{"Choose a real situation, even a small one. Follow-up questions quickly show whether a story is made up."}
	}
	return q
}
