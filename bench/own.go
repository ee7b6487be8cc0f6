package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/base/fault"
	"vitae/internal/domain/tailor"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/letter"
	"vitae/internal/engine/posting"
)

// ownOutput tailors every public resume to every public posting, writes the result as text, reads it again, and counts
// what Check finds in it against the file that was uploaded.
func (b *bench) ownOutput() error {
	e, err := app.NewEngines(app.UserCacheDir(), clock.System{})
	if err != nil {
		return err
	}
	defer e.Close()
	resumes, err := readResumes(e)
	if err != nil {
		return err
	}
	jobs, err := readJobs(e)
	if err != nil {
		return err
	}
	t := tally{}
	for _, p := range jobs {
		for _, r := range resumes {
			if err := t.add(e, r, p); err != nil {
				return err
			}
		}
	}
	fmt.Printf("%d tailored, %d letters: findings high %d, review %d; score fell %d times; mean gain %.1f points, %.1f changes\n",
		t.pairs, t.letters, t.high, t.review, t.fell, t.gain/float64(t.pairs), float64(t.changes)/float64(t.pairs))
	return nil
}

func readResumes(e *app.Engines) ([]*docparse.Result, error) {
	var names []string
	for _, pattern := range []string{
		"testdata/ranking/public/*/best.txt", "testdata/ranking/public/*/near.txt",
		"testdata/parsing/docs/*",
	} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		names = append(names, found...)
	}
	var out []*docparse.Result
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		r, err := e.Tailor.Resume(context.Background(), filepath.Base(name), data)
		if err != nil {
			fmt.Println("not read:", name, err)
			continue
		}
		out = append(out, r)
	}
	return out, nil
}

func readJobs(e *app.Engines) ([]*posting.Posting, error) {
	names, err := filepath.Glob("testdata/ranking/public/*/jd.txt")
	if err != nil {
		return nil, err
	}
	var out []*posting.Posting
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		p, err := e.Tailor.Job(context.Background(), string(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out = append(out, p)
	}
	return out, nil
}

type tally struct {
	pairs, letters, high, review, fell, changes int
	gain                                        float64
}

func (t *tally) add(e *app.Engines, original *docparse.Result, p *posting.Posting) error {
	r := original.Document
	made, err := e.Tailor.Tailor(context.Background(), r, p, compose.DefaultOptions(), tailor.Decisions{})
	if err != nil {
		return err
	}
	t.pairs++
	t.changes += len(made.Changes)
	t.gain += made.After.Score - made.Before.Score
	if made.After.Score < made.Before.Score {
		t.fell++
	}
	for _, f := range e.Tailor.Check(original, docparse.FromText(made.Document.Text())) {
		t.count(f, r.Basics.Name+" → "+p.Title)
	}
	letter, err := e.Tailor.Letter(context.Background(), r, p, letter.Options{
		Tone: compose.Professional, WhyHere: "I know your work.",
		WhyNow: "I am ready for more.",
	})
	if fault.KindOf(err) == fault.Invalid { // a resume with nothing to say to this posting gets a refusal, not a letter
		return nil
	}
	if err != nil {
		return err
	}
	t.letters++
	for _, para := range letter.Paragraphs {
		if strings.Contains(para.Text, "[") {
			fmt.Println("placeholder in a letter:", para.Text)
		}
	}
	return nil
}

func (t *tally) count(f check.Finding, where string) {
	if f.Severity == check.High {
		t.high++
		fmt.Printf("high: %s: %s %q in %q\n", where, f.Kind, f.Value, f.Line)
		return
	}
	t.review++
}
