package guide

import (
	"fmt"
	"regexp"
	"strings"

	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// counterQuestions are what to ask the employer: about the work the posting names, about what the resume lacks, and
// about what the posting leaves open.
func (g *writer) counterQuestions() []CounterQuestion {
	var out []CounterQuestion
	for i, n := range g.wants[:min(len(g.wants), 2)] {
		ask := fmt.Sprintf("You're looking for someone to %s. What would you like to see after the first three months?",
			n.phrase)
		if i > 0 {
			ask = fmt.Sprintf("How do you currently %s, and what would you like to change about it?", n.phrase)
		}
		out = append(out, CounterQuestion{
			Question: ask, Why: "The posting describes the work this way.",
			Cited: []Cited{fromPosting(n.source)},
		})
	}
	out = append(out, g.missingCounter()...)
	if g.posting.Level >= skill.LevelSenior {
		out = append(out, CounterQuestion{
			Question: "Which decisions could I make on my own, and which would I make with others?",
			Why:      "The same title means different things at different companies.",
			Cited:    []Cited{fromPosting(g.posting.Title)},
		})
	}
	text := strings.ToLower(g.posting.Text)
	for _, o := range openPoints {
		if !saysOne(text, o.said) {
			out = append(out, CounterQuestion{Question: o.ask, Why: o.why, Cited: []Cited{}})
		}
	}
	out = append(out, g.whenAndWhere()...)
	return out[:min(len(out), mostCounter)]
}

// missingCounter asks how much hangs on what the resume does not show.
func (g *writer) missingCounter() []CounterQuestion {
	var out []CounterQuestion
	for _, a := range g.byStake() {
		s, known := g.c.Skill(a.ID)
		if a.Status != match.Missing || !a.Required || !known || s.Kind == skill.Soft || s.Kind == skill.Credential ||
			s.Kind == skill.Language || len(out) == 1 {
			continue
		}
		out = append(out, CounterQuestion{
			Question: fmt.Sprintf("How much of the work involves %s, and would I have time to learn it?", prose.SpokenSkill(s)),
			Why:      "The posting requires it and your resume doesn't show it. It's better to know before an offer than after.",
			Cited:    []Cited{fromPosting(a.Asked)},
		})
	}
	return out
}

// openPoint is something that a posting may leave open, with the words by which one sees that it does not.
type openPoint struct {
	ask, why string
	said     []string
}

var openPoints = []openPoint{
	{
		"How large is the team, and who would I work with most?", "The posting doesn't say how large the team is.",
		[]string{"team of", "people team", "strong team", "team von", "team aus", "équipe de", "equipo de"},
	},
	{
		"After six months, how will you know that you hired the right person?",
		"The posting lists tasks, but not what counts as success.",
		[]string{
			"success looks like", "kpi", "okr",
			"you will be measured", "erfolg", "objectifs", "objetivos",
		},
	},
	{
		"Why is the position open?", "The posting doesn't say whether it's new.",
		[]string{
			"new role", "new position", "newly created", "maternity", "parental leave", "replacement", "growing",
			"growth", "expanding", "elternzeit", "création de poste", "nueva creación",
		},
	},
	{
		"What would my first weeks look like?", "The posting says nothing about the first weeks.",
		[]string{
			"onboarding", "induction", "orientation", "training", "einarbeitung", "intégration", "formation",
			"formación",
		},
	},
}

// What a posting says of working hours and of the place of work.
var (
	hoursSaid = []string{
		"hours", "hour", "hrs", "shift", "shifts", "full-time", "part-time", "full time", "part time", "fulltime",
		"parttime", "rota", "nights", "weekends", "monday", "mondays", "flexitime", "vollzeit", "teilzeit",
		"schicht", "schichten", "stunden", "montag", "wochenende", "gleitzeit", "horaires", "heures", "temps plein",
		"mi-temps", "lundi", "jornada", "turno", "turnos", "horario", "horas", "lunes",
	}
	clockSaid = regexp.MustCompile(
		`\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}[:.h]\d\d ?(?:uhr)? ?(?:-|–|to|until|bis|à|a) ?\d{1,2}[:.h]\d\d|\bmon ?(?:-|–|to) ?(?:thu|fri|sat|sun)|\b\d on,? \d off\b`)
	placeSaid = []string{
		"remote", "remotely", "hybrid", "on-site", "on site", "onsite", "home office", "homeoffice", "based in",
		"based at", "location", "work from home", "arbeitsort", "standort", "télétravail", "lieu de travail",
		"teletrabajo", "presencial", "lugar de trabajo",
	}
)

// whenAndWhere asks about the working hours and the place of work, whichever the posting leaves open.
func (g *writer) whenAndWhere() []CounterQuestion {
	lower := strings.ToLower(g.posting.Text)
	lower = strings.ReplaceAll(lower, strings.ToLower(g.posting.Title), "") // "Shift Manager" says no hours
	hours := saysOne(lower, hoursSaid) || clockSaid.MatchString(lower)
	place := g.posting.Location != "" || saysOne(lower, placeSaid)
	q := CounterQuestion{Why: "The posting doesn't say.", Cited: []Cited{}}
	switch {
	case hours && place:
		return nil
	case hours:
		q.Question = "Where would I work in a typical week?"
	case place:
		q.Question = "What are the working hours in a typical week?"
	default:
		q.Question = "What are the working hours and the location in a typical week?"
	}
	return []CounterQuestion{q}
}

// saysOne reports whether one of some phrases stands in a text in lower case.
func saysOne(lower string, phrases []string) bool {
	for _, p := range phrases {
		if _, ok := prose.IndexPhrase(lower, p); ok {
			return true
		}
	}
	return false
}
