package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/match"
)

type matchCmd struct {
	Resume string `help:"Resume file; - for standard input."`
	Job    string `help:"File with the job posting; - for standard input."`
	JSON   bool   `help:"Print the whole analysis as JSON."`
	Batch  bool   `help:"Read JSON lines {id, resume, job} from standard input and print {id, score, years, must, nice}."`
}

// Run prints the analysis, or scores a batch.
func (c *matchCmd) Run(ctx context.Context, s streams) error {
	if c.Batch {
		if c.Resume != "" || c.Job != "" {
			return &misuseError{"--batch reads standard input; leave out --resume and --job"}
		}
		return open(s, func(n *session) error { return n.Tailor.MatchBatch(s.in, s.out) })
	}
	if c.Resume == "" || c.Job == "" {
		return &misuseError{"match needs --resume and --job, or --batch"}
	}
	return open(s, func(n *session) error {
		n.unplaced = asSection
		r, p, err := n.pair(ctx, c.Resume, c.Job)
		if err != nil {
			return err
		}
		report := n.Tailor.Match(r.Whole(), p)
		n.line.done()
		if c.JSON {
			return printJSON(s.out, report)
		}
		return printReport(s.out, report)
	})
}

// printReport writes the analysis for a person to read.
func printReport(w io.Writer, r *match.Report) error {
	var b strings.Builder
	if r.Unscored != "" {
		fmt.Fprintf(&b, "No score: %s\n", r.Unscored)
	} else {
		fmt.Fprintf(&b, "Match score: %.0f of 100. Showing every requirement in full would add at most %s.\n",
			r.Figures.Now, counted(int(math.Round(r.Figures.NewSkills)), "1 point", "%d points"))
	}
	for _, k := range r.KnockOuts {
		if !k.Met {
			fmt.Fprintf(&b, "  ! %s: %s\n", k.Asked, k.Message)
		}
	}
	for _, p := range r.Parts {
		if p.MaxPoints > 0 {
			fmt.Fprintf(&b, "\n%5.1f of %-4.1f %s\n    %s\n", p.Points, p.MaxPoints, p.Name, p.Explanation)
		}
	}
	b.WriteString("\nWhat the posting asks for\n")
	for _, k := range r.Skills {
		firm := "nice to have"
		if k.Required {
			firm = "required"
		}
		fmt.Fprintf(&b, "  %-8s %-12s  %s\n", strings.ToLower(string(k.Status)), firm, k.Skill)
		if len(k.Evidence) > 0 {
			fmt.Fprintf(&b, "                         “%s”\n", k.Evidence[0])
		}
	}
	b.WriteString("\nHow to improve\n")
	for _, i := range r.Improvements {
		fmt.Fprintf(&b, "  %s: %s\n", i.Section, i.Text)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

type tailorCmd struct {
	Resume   string   `required:"" help:"Resume file; - for standard input."`
	Job      string   `required:"" help:"File with the job posting; - for standard input."`
	Out      string   `required:"" help:"File to write: .pdf .docx .txt .md .json."`
	Length   string   `help:"keep, one-page or two-pages." enum:"keep,one-page,two-pages" default:"keep"`
	Tone     string   `help:"professional, confident, friendly or concise." enum:"professional,confident,friendly,concise" default:"professional"`
	Notes    string   `help:"File for the list of changes as JSON."`
	TakeBack []string `help:"IDs of changes to leave out (see --notes)." placeholder:"ID"`

	AllowUnplaced bool `help:"Succeed even if some lines don't fit any field. They are added at the end of the file either way."`
	lookFlags
}

// Run writes the tailored resume, and says in one line what it did. Lines that fit no field stand at its end, word for
// word; unless that is allowed, the command then fails, so that nobody sends the file unread.
func (c *tailorCmd) Run(ctx context.Context, s streams) error {
	format, err := docrender.FormatByName(c.Out)
	if err != nil {
		return &fileError{c.Out, err}
	}
	return open(s, func(n *session) error {
		n.unplaced = standsAtEnd
		r, p, err := n.pair(ctx, c.Resume, c.Job)
		if err != nil {
			return err
		}
		n.line.step("Tailoring")
		o := compose.DefaultOptions()
		o.Tone, o.Length = toneOf(c.Tone), lengthOf(c.Length)
		t, err := n.Tailor.Tailor(context.Background(), r.Whole(), p, o, tailor.Decisions{TakenBack: c.TakeBack})
		if err != nil {
			return &fileError{c.Resume, err}
		}
		look, err := c.options(n)
		if err != nil {
			return err
		}
		look.MaxPages = pagesOf(o.Length)
		if err := n.write(ctx, t.Document, format, look, c.Out); err != nil {
			return err
		}
		if c.Notes != "" {
			var b strings.Builder
			if err := printJSON(&b, t.Changes); err != nil {
				return err
			}
			if err := writeFile(c.Notes, []byte(b.String()), s.out); err != nil {
				return err
			}
		}
		if err := sayTailored(s.err, t.Tailored); err != nil {
			return err
		}
		return c.unplaced(r)
	})
}

// errUnplaced ends `tailor` where lines fit no field and that is not allowed: what was written holds them at its end.
var errUnplaced = errors.New("unplaced lines")

// unplaced fails where lines fit no field, unless that is allowed.
func (c *tailorCmd) unplaced(r *docparse.Result) error {
	if len(r.NotPlaced) == 0 || c.AllowUnplaced {
		return nil
	}
	stand := counted(len(r.NotPlaced), "One line doesn't fit any field, so it is",
		"%d lines don't fit any field, so they are") + " in a section of their own at the end of "
	if r.Format == docparse.JSON {
		stand = counted(len(r.NotPlaced), "JSON Resume has no field for one value, so it is",
			"JSON Resume has no field for %d values, so they are") + " left out of "
	}
	msg := stand + c.Out + ". Fix the resume, or use --allow-unplaced."
	return &fileError{c.Resume, fault.Wrap("vitae.tailor", fault.Invalid, msg, errUnplaced)}
}

// counted returns one, or many with the number in it.
func counted(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf(many, n)
}

func sayTailored(w io.Writer, t *compose.Tailored) error {
	if t.Before.Unscored != "" {
		_, err := fmt.Fprintf(w, "%s. No score: %s\n", counted(len(t.Changes), "1 change", "%d changes"),
			t.Before.Unscored)
		return err
	}
	_, err := fmt.Fprintf(w, "%s. Match score: %.0f → %.0f of 100. Nothing was added that isn't in your resume.\n",
		counted(len(t.Changes), "1 change", "%d changes"), t.Before.Score, t.After.Score)
	return err
}

type letterCmd struct {
	Resume string `required:"" help:"Resume file; - for standard input."`
	Job    string `required:"" help:"File with the job posting; - for standard input."`
	Out    string `required:"" help:"File to write: .pdf .docx .txt .md."`
	Tone   string `help:"professional, confident, friendly or concise." enum:"professional,confident,friendly,concise" default:"professional"`
	Words  int    `help:"Approximate number of words: 150, 250 or 350." default:"250"`
	Here   string `name:"why-here" help:"Why this employer, in your own words. Without it, the letter has a blank to fill in." placeholder:"TEXT"`
	Now    string `name:"why-now" help:"Why now, in your own words. Without it, the letter has a blank to fill in." placeholder:"TEXT"`
	lookFlags
}

// Run writes the cover letter.
func (c *letterCmd) Run(ctx context.Context, s streams) error {
	if err := letter.CheckLength(c.Words); err != nil {
		return err
	}
	format, err := docrender.FormatByName(c.Out)
	if err != nil {
		return &fileError{c.Out, err}
	}
	return open(s, func(n *session) error {
		n.unplaced = asSection
		r, p, err := n.pair(ctx, c.Resume, c.Job)
		if err != nil {
			return err
		}
		l, err := n.Tailor.Letter(context.Background(), r.Whole(), p, letter.Options{
			Tone: toneOf(c.Tone), Words: c.Words, WhyHere: c.Here,
			WhyNow: c.Now,
		})
		if err != nil {
			return &fileError{c.Resume, err}
		}
		look, err := c.options(n)
		if err != nil {
			return err
		}
		out, err := docrender.Cover(l, format, look)
		if err != nil {
			return &fileError{c.Out, err}
		}
		if err := n.finish(out, c.Out); err != nil {
			return err
		}
		return sayLetter(s.err, l)
	})
}

// sayLetter reports what the user should know of a letter, and which places wait for a sentence of theirs.
func sayLetter(w io.Writer, l *document.Letter) error {
	notes := l.Notes
	for _, p := range l.Paragraphs {
		for _, open := range lang.Placeholders(p.Text) {
			notes = append(notes, "Fill this in before you send the letter: "+open.Of(p.Text))
		}
	}
	for _, note := range notes {
		if _, err := fmt.Fprintln(w, note); err != nil {
			return err
		}
	}
	return nil
}

func toneOf(flag string) compose.Tone { return compose.Tone(strings.ToUpper(flag)) }

func lengthOf(flag string) compose.Length {
	return compose.Length(strings.ToUpper(strings.ReplaceAll(flag, "-", "_")))
}

func pagesOf(l compose.Length) int {
	return map[compose.Length]int{compose.OnePage: 1, compose.TwoPages: 2}[l]
}
