package compose

import (
	"fmt"
	"math"
	"strings"

	"vitae/internal/engine/check"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
)

const maxMissing = 8 // missing skills named in the notes

// notes say in sentences what was left out and why.
func (w *writer) notes(t *Tailored, left int) []string {
	var out []string
	if w.phrases.since == "" {
		out = append(out, "Vitae can't write sentences in the language of this resume, so it changed only the order of lines and the names of skills.")
	}
	out = append(out, w.languageNotes()...)
	out = append(out, w.missingNotes()...)
	out = append(out, w.emphasisNotes()...)
	if len(t.refused) > 0 {
		out = append(out, fmt.Sprintf(
			"We dropped %s because the new wording claimed more than yours.", count(len(t.refused), "change")))
	}
	if left > 0 {
		out = append(out, fmt.Sprintf(
			"The resume is still about %s longer than %s (estimated). Only jobs, degrees and important lines are left, so you need to decide what else to cut.", count(left, "line"), w.opts.Length.words()))
	}
	if t.Before.Unscored != "" {
		out = append(out, t.Before.Unscored)
	}
	return out
}

// missingNotes name what the posting asks for and the resume does not show.
func (w *writer) missingNotes() []string {
	var required, welcome []string
	for _, a := range w.requirements {
		if a.Status == match.Matched {
			continue
		}
		if a.Required && len(required) < maxMissing {
			required = append(required, a.term)
		} else if !a.Required && a.ID != "" && len(welcome) < maxMissing {
			welcome = append(welcome, a.term)
		}
	}
	var out []string
	if len(required) > 0 {
		out = append(out, fmt.Sprintf(
			"Required by the posting, but not shown in your resume, so not added: %s. If any of this applies to you, add a line that shows it.", prose.List(required)))
	}
	if len(welcome) > 0 {
		out = append(out, fmt.Sprintf("Also not added (nice to have): %s.", prose.List(welcome)))
	}
	return out
}

// emphasisNotes name the skills that the user wants in front and the resume does not support.
func (w *writer) emphasisNotes() []string {
	var out []string
	for _, e := range w.opts.Emphasize {
		if e = strings.TrimSpace(e); e != "" && !w.supports(e) {
			out = append(out, fmt.Sprintf(
				"You asked to highlight %s, but no line of your resume shows it, so it wasn't added.", prose.Quote(e)))
		}
	}
	return out
}

// supports reports whether the resume names a skill under this name or another of its names.
func (w *writer) supports(name string) bool {
	if s, ok := w.c.Named(name); ok {
		return len(w.places(s.ID)) > 0
	}
	return w.says(name)
}

// kindNames head the parts of the notes, in their order.
var kindNames = []struct{ kind, heading string }{
	{KindHeadline, "Headline"},
	{KindSummary, "Summary"},
	{KindBullet, "Lines reworded"},
	{KindSlip, "Errors fixed"},
	{KindTerm, "Terms from the posting"},
	{KindSkills, "Skills added to your list"},
	{KindOrder, "New order"},
	{KindCut, "Left out"},
}

// NotesMarkdown returns every change and why, and what was left out and why, as Markdown.
func (t *Tailored) NotesMarkdown() string { return t.NotesMarkdownWith(nil) }

// NotesMarkdownWith is NotesMarkdown of changes that the user edited: it names what their words claim beyond the
// resume.
func (t *Tailored) NotesMarkdownWith(findings []check.Finding) string {
	return t.markdown(t.scoreLine(len(findings) > 0), findings)
}

// NotesMarkdownWithout is NotesMarkdownWith where there is no match before and after any more.
func (t *Tailored) NotesMarkdownWithout(findings []check.Finding) string {
	return t.markdown(count(len(t.Changes), "change")+"."+said(len(findings) > 0), findings)
}

func (t *Tailored) markdown(first string, findings []check.Finding) string {
	var b strings.Builder
	b.WriteString(first + "\n")
	for _, k := range kindNames {
		first := true
		for _, c := range t.Changes {
			if c.Kind != k.kind {
				continue
			}
			if first {
				b.WriteString("\n## " + k.heading + "\n")
				first = false
			}
			b.WriteString("- " + c.markdown() + "\n")
		}
	}
	if len(findings) > 0 {
		b.WriteString("\n## In your own words\n")
		for _, f := range findings {
			b.WriteString("- " + f.Message + "\n")
		}
	}
	if len(t.Notes) > 0 {
		b.WriteString("\n## Not added\n")
		for _, n := range t.Notes {
			b.WriteString("- " + n + "\n")
		}
	}
	return b.String()
}

// said ends the first line of the notes.
func said(claims bool) string {
	if claims {
		return " Your own words say something that wasn't in your resume. See below."
	}
	return " Nothing was added that isn't in your resume."
}

// Rises reports whether the match is higher after the changes than before, in the whole points that are shown.
func (t *Tailored) Rises() bool {
	return math.RoundToEven(t.After.Score) > math.RoundToEven(t.Before.Score)
}

func (t *Tailored) scoreLine(claims bool) string {
	nothing := said(claims)
	n := count(len(t.Changes), "change")
	switch {
	case len(t.Changes) == 0:
		return "No change would help here without claiming more than your resume does."
	case t.Before.Unscored != "":
		return n + "." + nothing
	case !t.Rises():
		return fmt.Sprintf("%s. The match score stays at %.0f of 100. What your resume shows is now easier to see.%s", n,
			t.After.Score, nothing)
	}
	return fmt.Sprintf("%s. The match score goes from %.0f to %.0f of 100.%s", n, t.Before.Score, t.After.Score,
		nothing)
}

// count returns "1 change", "2 changes".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// leastPoints are the fewest points that are spoken of: what is shown as 0.1.
const leastPoints = 0.05

func (c Change) markdown() string {
	var s string
	switch {
	case c.Kind == KindOrder:
		s = c.Reason
	case c.After == nil:
		s = fmt.Sprintf("~~%s~~ %s", *c.Before, c.Reason)
	case c.Before == nil:
		s = fmt.Sprintf("**%s** %s", *c.After, c.Reason)
	default:
		s = fmt.Sprintf("“%s” → “%s” %s", *c.Before, *c.After, c.Reason)
	}
	if c.Points >= leastPoints {
		s += fmt.Sprintf(" (+%.1f points)", c.Points)
	}
	return s
}
