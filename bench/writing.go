package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// writingStep takes one pair of resume and posting in so many, another for each resume.
const writingStep = 7

// writing tailors the resumes of every set of testdata for the postings, in turn in each tone and length, and counts
// what breaks a promise: a finding of Check, a figure or a name that the resume does not have, a change that cannot be
// taken back and kept again.
func (b *bench) writing() error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	people, err := writers()
	if err != nil {
		return err
	}
	jobs, err := askers(c)
	if err != nil {
		return err
	}
	t := writingTally{c: c}
	for i, r := range people {
		for j, p := range jobs {
			if (i+j)%writingStep == 0 {
				if err := t.add(r, p, i/2+j); err != nil {
					return err
				}
			}
		}
	}
	fmt.Printf("%d resumes, %d postings, %d pairs: tailored with a high finding %d, with any %d; original not given back %d; a change not kept again %d; new figures %d, names touched %d\n",
		len(people), len(jobs), t.pairs, t.high, t.any, t.lost, t.unlike, t.figures, t.touched)
	return nil
}

// writers are the resumes of all sets, as they are read from their files.
func writers() ([]*docparse.Result, error) {
	var out []*docparse.Result
	for _, pattern := range []string{
		"testdata/ranking/public/*/best.txt", "testdata/ranking/public/*/near.txt",
		"testdata/postings/*/*.resume.txt",
	} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			out = append(out, docparse.FromText(string(data)))
		}
	}
	sets, err := filepath.Glob("testdata/truth-own/*.txt")
	if err != nil {
		return nil, err
	}
	for _, set := range sets {
		cases, err := readTruthCases(set)
		if err != nil {
			return nil, err
		}
		for _, k := range cases {
			out = append(out, docparse.FromText("Robin Hale\nrobin@example.org\n\n"+k.original))
		}
	}
	return out, nil
}

// askers are the postings of all sets.
func askers(c *skill.Catalogue) ([]*posting.Posting, error) {
	var out []*posting.Posting
	names, err := filepath.Glob("testdata/ranking/public/*/jd.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out = append(out, posting.Read(c, string(data)))
	}
	sets, err := parts(postingsRoot, "")
	if err != nil {
		return nil, err
	}
	for _, set := range sets {
		cases, err := postingCases(filepath.Join(postingsRoot, set))
		if err != nil {
			return nil, err
		}
		for _, k := range cases {
			out = append(out, posting.Read(c, k.text))
		}
	}
	return out, nil
}

type writingTally struct {
	c                                       *skill.Catalogue
	pairs, high, any, lost, unlike, figures int
	touched                                 int
}

const writingDay = document.Date("2026-11-21")

func (t *writingTally) add(r *docparse.Result, p *posting.Posting, turn int) error {
	if r.Document.Empty() {
		return nil
	}
	t.pairs++
	tones := []compose.Tone{compose.Professional, compose.Confident, compose.Friendly, compose.Concise}
	o := compose.DefaultOptions()
	o.Tone = tones[turn%4]
	o.Length = []compose.Length{compose.Keep, compose.OnePage, compose.TwoPages}[turn/4%3]
	made, err := compose.Tailor(t.c, r.Document, p, o, writingDay)
	if err != nil {
		return err
	}
	if err := t.tailored(r, p, made); err != nil {
		return err
	}
	return nil
}

// tailored counts what is wrong with a tailored resume.
func (t *writingTally) tailored(r *docparse.Result, p *posting.Posting, made *compose.Tailored) error {
	where := r.Document.Basics.Label + " → " + p.Title
	said := check.Text{Text: r.Text + "\n\n" + r.Document.Text(), Document: r.Document}
	found := check.Check(t.c, said, check.Text{Text: made.Document.Text(), Document: made.Document, Now: writingDay})
	t.any += min(1, len(found))
	if bad := high(found); len(bad) > 0 {
		t.high++
		fmt.Printf("  high in a resume: %s: %s %q in %q\n", where, bad[0].Kind, bad[0].Value, bad[0].Line)
	}
	back, err := compose.Apply(r.Document, nil)
	if err != nil {
		return err
	}
	if !bytes.Equal(back.JSON(), r.Document.JSON()) {
		t.lost++
	}
	all := made.Document.JSON()
	for i, c := range made.Changes {
		without := slices.Delete(slices.Clone(made.Changes), i, i+1)
		if _, err := compose.Apply(r.Document, without); err != nil {
			return fmt.Errorf("%s: without %s %s: %w", where, c.Kind, c.Path, err)
		}
		again, err := compose.Apply(r.Document, append(without, c))
		if err != nil {
			return err
		}
		if !bytes.Equal(again.JSON(), all) && !oneOfSeveral(c, without) {
			t.unlike++
			fmt.Printf("  not the same when kept again: %s: %s %s\n", where, c.Kind, c.Path)
		}
	}
	if x := newFigure(made.Document.Text(), said.Text+numberOfYears(made.Before.Years)); x != "" {
		t.figures++
		fmt.Printf("  new figure in a resume: %s: %q\n", where, x)
	}
	if !sameNames(r.Document, made.Document) {
		t.touched++
		fmt.Printf("  names touched: %s\n", where)
	}
	return nil
}

// oneOfSeveral reports whether a change adds one of several skills to the same list, whose order is that of the
// changes.
func oneOfSeveral(c compose.Change, others []compose.Change) bool {
	return c.Kind == compose.KindSkills &&
		slices.ContainsFunc(others, func(o compose.Change) bool { return o.Kind == c.Kind && o.Path == c.Path })
}

var writtenFigure = regexp.MustCompile(`\d+([.,]\d+)*`)

// newFigure is the first figure of a text that another does not hold.
func newFigure(text, source string) string {
	has := map[string]bool{}
	for _, f := range writtenFigure.FindAllString(source, -1) {
		has[f] = true
	}
	for _, f := range writtenFigure.FindAllString(text, -1) {
		if !has[f] {
			return f
		}
	}
	return ""
}

// roundedYears is what a sum of months may lack of a whole year by rounding.
const roundedYears = 0.01

// numberOfYears names the whole years that the report counts, which a summary may state.
func numberOfYears(years float64) string {
	return fmt.Sprintf(" %d %d ", int(years), int(years+roundedYears))
}

// sameNames reports whether employers, titles, dates, schools and degrees are those of the original.
func sameNames(a, b *document.Resume) bool {
	names := func(r *document.Resume) string {
		var out []string
		for _, w := range r.Work {
			out = append(out, w.Name, w.Position, string(w.StartDate), string(w.EndDate))
		}
		for _, e := range r.Education {
			out = append(out, e.Institution, e.StudyType, e.Area, string(e.StartDate), string(e.EndDate))
		}
		for _, c := range r.Certificates {
			out = append(out, c.Name, string(c.Date))
		}
		slices.Sort(out)
		return strings.Join(append(out, r.Basics.Name), "\n")
	}
	return names(a) == names(b)
}
