// Tailoring measures what tailoring does to the fits of the sets of jobs: what is kept, what is gained, what changed.
// It never looks at a text that stands outside testdata.
//
//	go run ./bench/tailoring                  # the table of docs/writing.md
//	go run ./bench/tailoring -pairs           # a row for each pair, too
//	go run ./bench/tailoring -show rowan      # both documents and the changes of an author's pairs, or of one pair
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"vitae/bench/matching"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// today is the day on which jobs that go on are measured.
const today = document.Date("2026-11-22")

func main() {
	show := flag.String("show", "", "author, or author/job, of which to print the documents and changes")
	pairs := flag.Bool("pairs", false, "print a row for each pair")
	asRead := flag.Bool("read", false, "with -show or -pairs: as our readers read them, not as the tags say")
	flag.Parse()
	if err := (choice{*show, *pairs, *asRead}).print(); err != nil {
		fmt.Fprintln(os.Stderr, "tailoring:", err)
		os.Exit(1)
	}
}

// choice is what is asked for.
type choice struct {
	show          string // the author, or author/job, whose documents are printed; empty for the table
	pairs, asRead bool
}

func (o choice) print() error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	sets, err := matching.Load(c, "testdata")
	if err != nil {
		return err
	}
	if o.show == "" {
		head()
	}
	for _, read := range []bool{false, true} {
		var all []figures
		for _, s := range sets {
			own, err := o.author(c, s, read)
			if err != nil {
				return err
			}
			all = append(all, own...)
			if o.show == "" && len(own) > 0 {
				row(s.Name+sourceOf(read), own)
			}
		}
		if o.show == "" {
			row("all"+sourceOf(read), all)
			kinds(all)
		}
	}
	return nil
}

// author measures the jobs of an author, as read or by their tags, and prints of each what is asked for.
func (o choice) author(c *skill.Catalogue, s matching.Set, read bool) ([]figures, error) {
	var out []figures
	for _, j := range s.Jobs {
		name := s.Name + "/" + j.Name
		if j.Tagged == nil || o.show != "" && o.show != s.Name && o.show != name {
			continue
		}
		r, p := j.Best.Tagged, j.Tagged
		if read {
			r, p = j.Best.Read, j.Read
		}
		f, made, err := measure(c, r, p)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out = append(out, f)
		switch {
		case read != o.asRead: // it counts in the table only
		case o.show != "":
			write(name, r, made)
		case o.pairs:
			row("  "+j.Name, []figures{f})
		}
	}
	return out, nil
}

func sourceOf(read bool) string {
	if read {
		return ", as read"
	}
	return ", by tags"
}

// The parts of a page that a reader sees first: in the first seconds, and before the page is turned.
const (
	firstLines = 15
	pageLines  = 50
	lineWidth  = 98
)

// figures are what is measured of one pair.
type figures struct {
	before, after float64 // score
	// what the posting asks for, and what of it stands in the resume in the posting's words, before and after
	terms, named, renamed int
	asked                 int // requirements that the resume meets
	first, firstAfter     int // of them, those that the first lines show
	page, pageAfter       int // … the first page
	words, lost           int
	high                  int // grave findings of the check
	kinds                 map[string]int
	took                  time.Duration
}

func measure(c *skill.Catalogue, r *document.Resume, p *posting.Posting) (figures, *compose.Tailored, error) {
	start := time.Now()
	made, err := compose.Tailor(c, r, p, compose.DefaultOptions(), today)
	if err != nil {
		return figures{}, nil, err
	}
	f := figures{took: time.Since(start), before: made.Before.Score, after: made.After.Score, kinds: map[string]int{}}
	for _, ch := range made.Changes {
		f.kinds[ch.Kind]++
	}
	was, is := strings.ToLower(r.Text()), strings.ToLower(made.Document.Text())
	for _, q := range p.Requirements {
		if q.Class == posting.Duty || q.Kind == posting.KindYears {
			continue
		}
		for _, t := range q.Terms {
			f.terms++
			f.named += holds(was, strings.ToLower(t.Name))
			f.renamed += holds(is, strings.ToLower(t.Name))
		}
	}
	j := match.For(c, p, today)
	f.asked = matched(made.After)
	f.first, f.firstAfter = matched(j.Analyze(top(r, firstLines))), matched(j.Analyze(top(made.Document, firstLines)))
	f.page, f.pageAfter = matched(j.Analyze(top(r, pageLines))), matched(j.Analyze(top(made.Document, pageLines)))
	f.words, f.lost = facts(r, made)
	for _, x := range check.Check(c, check.Text{Text: r.Text(), Document: r},
		check.Text{Text: made.Document.Text(), Document: made.Document, Now: today}) {
		if x.Severity == check.High {
			f.high++
			fmt.Printf("  high: %s %q in %q\n", x.Kind, x.Value, x.Line)
		}
	}
	return f, made, nil
}

func matched(r *match.Report) int {
	n := 0
	for _, s := range r.Skills {
		if s.Status == match.Matched {
			n++
		}
	}
	return n
}

// holds is 1 where a text holds a name as whole words.
func holds(text, name string) int {
	for from := 0; name != ""; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return 0
		}
		from += i + len(name)
		if (from == len(name) || !isLetter(text[from-len(name)-1])) && (from == len(text) || !isLetter(text[from])) {
			return 1
		}
	}
	return 0
}

func isLetter(b byte) bool { return b >= 'a' && b <= 'z' || b >= '0' && b <= '9' || b >= 0x80 }

// top leaves of a resume what stands on its first lines.
func top(r *document.Resume, lines int) *document.Resume {
	var seen strings.Builder
	n, broken := 0, ""
	for line := range strings.SplitSeq(r.Text(), "\n") {
		if line == "" {
			continue
		}
		before := n
		if n += 1 + (len([]rune(line))-1)/lineWidth; n > lines {
			broken = strings.TrimPrefix(string([]rune(line)[:(lines-before)*lineWidth]), "- ")
			break
		}
		seen.WriteString(line + "\n")
	}
	has := func(s string) bool { return strings.Contains(seen.String(), strings.Join(strings.Fields(s), " ")) }
	lacks := func(s string) bool { return !has(s) }
	out := r.Clone()
	cut := func(s *string) {
		if one := strings.Join(strings.Fields(*s), " "); lacks(one) {
			*s = ""
			if broken != "" && strings.HasPrefix(one, broken) {
				*s = broken
			}
		}
	}
	items := func(list []string) []string {
		for i := range list {
			cut(&list[i])
		}
		return slices.DeleteFunc(list, func(s string) bool { return s == "" })
	}
	cut(&out.Basics.Summary)
	out.Work = slices.DeleteFunc(out.Work, func(w document.Work) bool { return lacks(w.Position) || lacks(w.Name) })
	for i := range out.Work {
		out.Work[i].Highlights = items(out.Work[i].Highlights)
		cut(&out.Work[i].Summary)
	}
	out.Projects = slices.DeleteFunc(out.Projects, func(x document.Project) bool { return lacks(x.Name) })
	for i := range out.Projects {
		out.Projects[i].Highlights = items(out.Projects[i].Highlights)
	}
	out.Volunteer = slices.DeleteFunc(out.Volunteer, func(x document.Volunteer) bool { return lacks(x.Organization) })
	out.Education = slices.DeleteFunc(out.Education, func(x document.Education) bool {
		return lacks(x.Institution) ||
			lacks(x.StudyType)
	})
	out.Certificates = slices.DeleteFunc(out.Certificates, func(x document.Certificate) bool { return lacks(x.Name) })
	out.Languages = slices.DeleteFunc(out.Languages, func(x document.Language) bool { return lacks(x.Language) })
	out.Awards = slices.DeleteFunc(out.Awards, func(x document.Award) bool { return lacks(x.Title) })
	out.Skills = slices.DeleteFunc(out.Skills, func(x document.Skill) bool {
		return lacks(x.Name) ||
			slices.ContainsFunc(x.Keywords, lacks)
	})
	l := out.LayoutOf()
	l.Other = slices.Clone(l.Other)
	for i := range l.Other {
		l.Other[i].Lines = slices.DeleteFunc(slices.Clone(l.Other[i].Lines), lacks)
	}
	out.SetLayout(l)
	return out
}

// facts counts the words of a resume, and those that are neither in the tailored one nor listed as cut or put right.
func facts(r *document.Resume, made *compose.Tailored) (words, lost int) {
	kept := map[string]int{}
	take := func(text string) {
		for w := range strings.FieldsSeq(text) {
			kept[bare(w)]++
		}
	}
	take(made.Document.Text())
	for _, c := range made.Changes {
		if c.Kind == compose.KindCut || c.Kind == compose.KindSlip {
			take(*c.Before)
		}
	}
	for _, l := range r.Lines() {
		for w := range strings.FieldsSeq(l.Text) {
			if words++; kept[bare(w)] == 0 {
				lost++
			}
		}
	}
	return words, lost
}

func bare(w string) string { return strings.ToLower(strings.Trim(w, ".,;:()[]\"“”|–-")) }
