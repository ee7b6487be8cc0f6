package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"vitae/internal/engine/readability"
)

type atsCmd struct {
	File string `arg:"" help:"Resume: PDF, DOCX, ODT, RTF, HTML, TXT, MD or JSON Resume; - for standard input."`
	JSON bool   `help:"Print the report as JSON, with the text that simple parsers see."`
}

// Run prints how readable a file is for applicant tracking systems; a low score is no failure of the command.
func (c *atsCmd) Run(ctx context.Context, s streams) error {
	return open(s, func(n *session) error {
		r, err := n.resume(ctx, c.File)
		if err != nil {
			return err
		}
		n.line.done()
		n.remarks = nil // the report says it
		report := readability.Of(r)
		if c.JSON {
			return printJSON(s.out, report)
		}
		return printReadability(s.out, report)
	})
}

// shownPlaces is how many places of a check are listed for people; the JSON has more.
const shownPlaces = 5

func printReadability(w io.Writer, r readability.Report) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Readability: %d of 100\n", r.Score)
	var passed []string
	for _, c := range r.Checks {
		if c.Level == readability.Pass {
			passed = append(passed, c.Message)
			continue
		}
		fmt.Fprintf(&b, "\n%4d  %-8s %s\n", -c.Points, c.Level, c.Title)
		fmt.Fprintf(&b, "      %s\n      How to fix it: %s\n", c.Message, c.Advice)
		for i, p := range c.Places {
			if i == shownPlaces {
				fmt.Fprintf(&b, "      … and %d more\n", len(c.Places)-i)
				break
			}
			at := ""
			if p.Page > 0 {
				at = fmt.Sprintf("page %d: ", p.Page)
			}
			fmt.Fprintf(&b, "      - %s%s\n", at, p.Text)
		}
	}
	if len(passed) > 0 {
		fmt.Fprintf(&b, "\nPassed\n      %s\n", strings.Join(passed, "\n      "))
	}
	_, err := io.WriteString(w, b.String())
	return err
}
