package guide

import (
	"fmt"
	"strings"

	"vitae/internal/engine/prose"
)

// talkingPoints are the question's stories and open points as plain sentences.
func (q Question) talkingPoints() []string {
	out := []string{}
	for _, s := range q.Stories {
		out = append(out, s.said())
	}
	for _, p := range q.Prepare {
		out = append(out, "Prepare: "+p)
	}
	for _, c := range q.Care {
		out = append(out, "Be careful: "+c)
	}
	for _, p := range q.Good {
		out = append(out, "A good answer covers: "+p)
	}
	return out
}

// said writes a story in one line: its parts in their order, then what is still to be found out, then the source.
func (s Story) said() string {
	var parts, open []string
	for _, p := range s.Frame.parts() {
		if p.piece.Words != "" {
			parts = append(parts, p.name+": "+p.piece.Words)
		} else {
			open = append(open, p.piece.Ask)
		}
	}
	text := strings.Join(parts, ". ") + "."
	if len(open) > 0 {
		text += " Still to answer: " + strings.Join(open, " ")
	}
	return text + " (From your resume: " + prose.Quote(s.Text) + ")"
}

type framePart struct {
	name  string
	piece Piece
}

func (f Frame) parts() []framePart {
	return []framePart{{"Situation", f.Situation}, {"Task", f.Task}, {"Action", f.Action}, {"Result", f.Result}}
}

// Markdown returns the guide for a person to read or print.
func (g *Guide) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n", g.Title)
	for _, n := range g.Notes {
		fmt.Fprintf(&b, "\n%s\n", n)
	}
	laidOut := map[string]bool{}
	for _, r := range g.Rounds {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n", r.Name, r.Audience)
		for _, q := range r.Questions {
			q.write(&b, laidOut)
		}
	}
	fmt.Fprintf(&b, "\n## What to ask them\n\n")
	for _, q := range g.Ask {
		fmt.Fprintf(&b, "- %s %s\n", q.Question, q.Why)
	}
	return b.String()
}

// write writes a question; a story that was laid out before is only named.
func (q Question) write(b *strings.Builder, laidOut map[string]bool) {
	fmt.Fprintf(b, "\n### %s\n\nWhy they ask: %s\n", q.Question, q.Rationale)
	for _, s := range q.Stories {
		fmt.Fprintf(b, "\n> %s\n\n", s.Text)
		if laidOut[s.Path] {
			b.WriteString("- See above.\n")
			continue
		}
		laidOut[s.Path] = true
		for _, p := range s.Frame.parts() {
			words := p.piece.Words
			if words == "" {
				words = "*" + p.piece.Ask + "*"
			}
			fmt.Fprintf(b, "- %s: %s\n", p.name, words)
		}
	}
	if len(q.Prepare)+len(q.Care)+len(q.Good) > 0 {
		b.WriteString("\n")
	}
	for _, p := range q.Prepare {
		fmt.Fprintf(b, "- Prepare: %s\n", p)
	}
	for _, c := range q.Care {
		fmt.Fprintf(b, "- Be careful: %s\n", c)
	}
	for _, p := range q.Good {
		fmt.Fprintf(b, "- A good answer covers: %s\n", p)
	}
}
