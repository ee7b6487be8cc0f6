package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"

	"vitae/internal/base/fault"
	"vitae/internal/engine/check"
	"vitae/internal/engine/skill"
)

type checkCmd struct {
	Original  string `arg:"" help:"Original resume."`
	Rewritten string `arg:"" help:"Rewritten resume."`
	JSON      bool   `help:"Print the findings as JSON."`
}

// Run lists the findings; the exit status is 3 where one of them is high.
func (c *checkCmd) Run(ctx context.Context, s streams) error {
	if c.Original == "-" && c.Rewritten == "-" {
		return &misuseError{"only one of the two files can be standard input"}
	}
	return open(s, func(n *session) error {
		original, err := n.resume(ctx, c.Original)
		if err != nil {
			return err
		}
		rewritten, err := n.resume(ctx, c.Rewritten)
		if err != nil {
			return err
		}
		findings := n.Tailor.Check(original, rewritten)
		n.line.done()
		if err := printFindings(s.out, findings, c.JSON); err != nil {
			return err
		}
		for _, f := range findings {
			if f.Severity == check.High {
				return errFindings
			}
		}
		return nil
	})
}

func printFindings(w io.Writer, findings []check.Finding, asJSON bool) error {
	if asJSON {
		if findings == nil {
			findings = []check.Finding{}
		}
		return printJSON(w, findings)
	}
	if len(findings) == 0 {
		_, err := fmt.Fprintln(w, "The rewritten resume makes no claims beyond the original.")
		return err
	}
	for _, f := range findings {
		if _, err := fmt.Fprintf(w, "%-6s %-10s %s\n       in: %s\n", f.Severity, f.Kind, f.Message,
			f.Line); err != nil {
			return err
		}
	}
	return nil
}

type skillsCmd struct {
	File  string `arg:"" optional:"" help:"Text, resume or posting; - for standard input."`
	JSON  bool   `help:"Print JSON."`
	Batch bool   `help:"Read JSON lines {tokens} from standard input and print {spans}."`
}

// foundSkill is one skill in a text as the command prints it; Start and End are byte offsets in the words of the file.
type foundSkill struct {
	Skill string   `json:"skill,omitempty"`
	ID    skill.ID `json:"id,omitempty"`
	Kind  string   `json:"kind"`
	Text  string   `json:"text"`
	Start int      `json:"start"`
	End   int      `json:"end"`
}

// Run lists the skills in a text, or tags a batch of token lists.
func (c *skillsCmd) Run(ctx context.Context, s streams) error {
	if c.Batch {
		if c.File != "" {
			return &misuseError{"--batch reads standard input; leave out the file"}
		}
		return open(s, func(n *session) error { return tagBatch(n.Tailor.Catalogue(), s.in, s.out) })
	}
	if c.File == "" {
		return &misuseError{"skills needs a file, - for standard input, or --batch"}
	}
	return open(s, func(n *session) error {
		data, err := readFile(c.File, s.in)
		if err != nil {
			return err
		}
		text, err := n.Tailor.Words(ctx, baseName(c.File), data)
		if err != nil {
			return &fileError{c.File, err}
		}
		n.line.done()
		return printSkills(s.out, findSkills(n.Tailor.Catalogue(), text), c.JSON)
	})
}

func findSkills(c *skill.Catalogue, text string) []foundSkill {
	out := []foundSkill{}
	for _, p := range c.Phrases(text) {
		f := foundSkill{Kind: p.Kind, Text: text[p.Start:p.End], Start: p.Start, End: p.End}
		if k, ok := c.Skill(p.Known); ok {
			f.Skill, f.ID = k.Name, k.ID
		}
		out = append(out, f)
	}
	return out
}

func printSkills(w io.Writer, found []foundSkill, asJSON bool) error {
	if asJSON {
		return printJSON(w, found)
	}
	for _, f := range found {
		name := f.Skill
		if name == "" {
			name = "-"
		}
		if _, err := fmt.Fprintf(w, "%d\t%d\t%s\t%s\t%s\n", f.Start, f.End, f.Kind, name, f.Text); err != nil {
			return err
		}
	}
	return nil
}

// tagBatch answers each line of tokens with its spans, in order.
func tagBatch(c *skill.Catalogue, in io.Reader, out io.Writer) error {
	w := bufio.NewWriter(out)
	d := json.NewDecoder(in)
	for line := 1; ; line++ {
		var q struct {
			Tokens []string `json:"tokens"`
		}
		if err := d.Decode(&q); err == io.EOF {
			return w.Flush()
		} else if err != nil {
			return fault.Wrap("vitae.tagBatch", fault.Invalid,
				fmt.Sprintf("Record %d of the input is not a JSON object with tokens.", line), err)
		}
		spans := [][3]any{}
		for _, s := range c.Spans(q.Tokens) {
			spans = append(spans, [3]any{s.Start, s.End, s.Kind})
		}
		if err := json.NewEncoder(w).Encode(map[string]any{"spans": spans}); err != nil {
			return err
		}
	}
}
