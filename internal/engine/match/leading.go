package match

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/skill"
)

// leadsPeople is the skill of leading people, which words alone don't show: "in line with" is no line management.
const leadsPeople skill.ID = "people-management"

// byLeading lists the places that show that others were led: titles of those who lead, lines that say whom they led.
// Of what the words for it show only what a list names or another skill implies is kept.
func (j *Judge) byLeading(p *profile, a *requirement, t *requirementTerm, known []candidate) []candidate {
	seen := map[int]bool{}
	for _, c := range known {
		seen[c.entry] = true
	}
	for i, e := range p.entries {
		from, to, ok := 0, len(e.line.Text), false
		switch {
		case seen[i] || e.job < 0:
		case e.line.Kind == document.LineTitle:
			ok = p.jobs[e.job].leads()
		case e.line.Kind == document.LineBullet && e.tells():
			from, to, ok = j.ledIn(p, e)
		}
		if !ok {
			continue
		}
		c := candidate{entry: i, Evidence: Evidence{Path: e.line.Path, Text: e.line.Text, Start: from, End: to}}
		c.Weight, c.Grade = weigh(e, a, t, sound, false, false)
		c.standing = standingOf(e, false)
		known = append(known, c)
	}
	return known
}

// leads reports whether a job's title is that of somebody who leads others.
func (b *job) leads() bool {
	return b.level >= skill.LevelLead || stands().leadsBy(b.title) ||
		slotted().above.MatchString(b.title)
}

// ledIn returns where a line says that its owner led others, and does not deny it.
func (j *Judge) ledIn(p *profile, e entry) (from, to int, ok bool) {
	m := slotted().led.FindStringIndex(e.line.Text)
	if m == nil || slotted().ledNobody(e.line.Text) ||
		slices.ContainsFunc(p.admissions, func(x admission) bool { return x.line == e.line.Text }) {
		return 0, 0, false
	}
	said := strings.TrimSpace(e.line.Text[m[0]:m[1]])
	if len(e.read.words) < fewLed && strings.Contains(strings.ToLower(j.post.Text), strings.ToLower(said)) {
		return 0, 0, false // a name from the posting, on a line of its own
	}
	return m[0], m[1], true
}
