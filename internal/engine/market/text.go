package market

import (
	"fmt"
	"strings"

	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
)

// Markdown returns the market view for a person to read.
func (m *View) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# What %d jobs ask for: %s\n\n%s\n\n## The jobs\n\n", len(m.Jobs), m.Title, m.Summary)
	for _, j := range m.Jobs {
		score := fmt.Sprintf("match %.0f of 100", j.Score)
		if j.Unscored != "" {
			score = "no score. " + j.Unscored
		}
		fmt.Fprintf(&b, "- %s: %s\n", prose.JobName(j.Title, j.Company), score)
	}
	m.writeSkills(&b)
	prose.WriteList(&b, "Requirements you must meet", m.conditionLines())
	prose.WriteList(&b, "What your resume shows", m.Strengths)
	prose.WriteList(&b, "What's missing", m.Gaps)
	var levers []string
	for _, l := range m.Levers {
		levers = append(levers, l.Text)
	}
	prose.WriteList(&b, "What would raise the scores most", levers)
	return b.String()
}

func (m *View) writeSkills(b *strings.Builder) {
	fmt.Fprintf(b, "\n## What they ask for\n\n| Requirement | Postings | Required by | Your resume |\n|---|---|---|---|\n")
	for _, s := range m.Skills {
		fmt.Fprintf(b, "| %s | %d of %d | %d | %s |\n", s.Skill, s.Asked, len(m.Jobs), s.Required, s.Standing())
	}
}

// Standing describes in words how the resume shows it.
func (s Skill) Standing() string {
	switch {
	case s.Status == match.Missing || len(s.Evidence) == 0:
		return "not shown"
	case s.Status == match.Related:
		return "something similar"
	case prose.InPart(s.Evidence[0].Text):
		return standings["qualified"]
	case s.Strength >= strongShown:
		return "shown"
	}
	if words, ok := standings[s.Evidence[0].Grade]; ok {
		return words
	}
	return "partly shown"
}

// standings say what a grade of evidence means to its reader.
var standings = map[string]string{
	"listed": "only in a list", "summary": "only in the summary", "qualified": "limited experience",
	"implied": "implied by your work",
}

func (m *View) conditionLines() []string {
	names := map[string]string{
		"years": "Years of experience", "education": "Education", "permit": "Permits and checks",
		"location": "Location and travel",
	}
	var out []string
	for _, c := range m.Conditions {
		line := fmt.Sprintf("%s: requested by %d of %d postings (“%s”)", names[c.Kind], c.Asked, len(m.Jobs),
			strings.Join(c.Words, "”, “"))
		if c.Met > 0 || c.Unclear < c.Asked {
			line += fmt.Sprintf("; met by your resume in %d", c.Met)
		}
		if c.Unclear > 0 {
			line += fmt.Sprintf("; unclear in %d", c.Unclear)
		}
		out = append(out, line+".")
	}
	return out
}
