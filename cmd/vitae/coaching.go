package main

import (
	"context"
	"io"
	"slices"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

type guideCmd struct {
	Resume string `required:"" help:"Resume file; - for standard input."`
	Job    string `required:"" help:"File with the job posting; - for standard input."`
	JSON   bool   `help:"Print JSON."`
}

// Run prints the interview guide.
func (c *guideCmd) Run(ctx context.Context, s streams) error {
	return open(s, func(n *session) error {
		n.unplaced = asSection
		r, p, err := n.pair(ctx, c.Resume, c.Job)
		if err != nil {
			return err
		}
		g, err := n.Tailor.Guide(r.Whole(), p)
		if err != nil {
			return &fileError{c.Resume, err}
		}
		return n.print(g, c.JSON)
	})
}

type planCmd struct {
	Skill  string `required:"" help:"Name of the skill."`
	From   int    `help:"Current level, from 1 (novice) to 4 (proficient)." default:"1"`
	To     int    `help:"Target level, from 2 (beginner) to 5 (expert)." default:"3"`
	Resume string `help:"Resume file, so that the plan leaves out skills the resume already shows; - for standard input."`
	JSON   bool   `help:"Print JSON."`
}

// Run prints the plan.
func (c *planCmd) Run(ctx context.Context, s streams) error {
	return open(s, func(n *session) error {
		var known *document.Resume
		if c.Resume != "" {
			n.unplaced = asSection
			r, err := n.resume(ctx, c.Resume)
			if err != nil {
				return err
			}
			known = r.Whole()
		}
		p, err := n.Tailor.Plan(c.Skill, c.From, c.To, known)
		if err != nil {
			return err
		}
		return n.print(p, c.JSON)
	})
}

type marketCmd struct {
	Resume string   `required:"" help:"Resume file; - for standard input."`
	Job    []string `required:"" sep:"none" help:"File with a job posting. Give this flag two to ten times."`
	JSON   bool     `help:"Print JSON."`
}

// Run prints the market view.
func (c *marketCmd) Run(ctx context.Context, s streams) error {
	if slices.Contains(c.Job, "-") {
		return &misuseError{"--job needs files; only --resume can be standard input"}
	}
	return open(s, func(n *session) error {
		n.unplaced = asSection
		r, err := n.resume(ctx, c.Resume)
		if err != nil {
			return err
		}
		var jobs []*posting.Posting
		for _, name := range c.Job {
			p, err := n.job(ctx, name)
			if err != nil {
				return err
			}
			jobs = append(jobs, p)
		}
		m, err := n.Tailor.Market(r.Whole(), jobs)
		if err != nil {
			return err
		}
		return n.print(m, c.JSON)
	})
}

// print writes an answer as Markdown for a person or as JSON for a program.
func (n *session) print(answer interface{ Markdown() string }, asJSON bool) error {
	n.line.done()
	if asJSON {
		return printJSON(n.s.out, answer)
	}
	_, err := io.WriteString(n.s.out, answer.Markdown())
	return err
}
