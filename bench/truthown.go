package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitae/internal/engine/check"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/skill"
)

// truthCase is one case of testdata/truth-own; its README tells the form.
type truthCase struct {
	name, original, honest, letter string
	lies                           []truthLie
}

// truthLie is a lie in the honest rewrite, or in the letter, and the words that stand for it.
type truthLie struct {
	kind, text string
	hard       bool
	letter     bool
}

// ownTruth scores Check on the cases of our own, part by part. TRUTH_SHOW names the parts of which it lists what went
// wrong.
func (b *bench) ownTruth() error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	names, err := parts(filepath.Join("testdata", "truth-own"), ".txt")
	if err != nil {
		return err
	}
	for _, part := range names {
		cases, err := readTruthCases(filepath.Join("testdata", "truth-own", part+".txt"))
		if err != nil {
			return err
		}
		t := truthTally{show: slices.Contains(strings.Split(os.Getenv("TRUTH_SHOW"), ","), part)}
		for _, k := range cases {
			t.score(c, k)
		}
		fmt.Printf("%s: hard lies found %s, subtle %s (with a high finding %d); honest texts with a high finding %s, with any %d\n", part,
			t.hard, t.subtle, t.subtleHigh, t.accused, t.asked)
	}
	return nil
}

func readTruthCases(path string) ([]truthCase, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out []truthCase
	for _, block := range strings.Split(string(data), "\n== ")[1:] {
		name, body, _ := strings.Cut(block, "\n")
		k := truthCase{name: name}
		var rest string
		var lies string
		k.original, rest, _ = strings.Cut(body, "\n-- honest\n")
		k.honest, rest, _ = strings.Cut(rest, "\n-- letter\n")
		k.letter, lies, _ = strings.Cut(rest, "\n-- lies\n")
		for _, line := range strings.Split(strings.TrimSpace(lies), "\n") {
			lie, err := k.lie(line)
			if err != nil {
				return nil, fmt.Errorf("%s: %s: %w", path, name, err)
			}
			k.lies = append(k.lies, lie)
		}
		out = append(out, k)
	}
	return out, nil
}

// lie reads a line of lies and puts it in its place.
func (k *truthCase) lie(line string) (truthLie, error) {
	label, change, ok := strings.Cut(line, " | ")
	hard, kind, named := strings.Cut(label, " ")
	if !ok || !named {
		return truthLie{}, fmt.Errorf("no lie: %q", line)
	}
	l := truthLie{kind: kind, hard: hard == "h"}
	if added, ok := strings.CutPrefix(change, "+ "); ok {
		l.letter, l.text = true, k.letter+" "+added
		return l, nil
	}
	was, now, ok := strings.Cut(change, " => ")
	if !ok || strings.Count(k.honest, was) != 1 {
		return truthLie{}, fmt.Errorf("does not stand once in the honest rewrite: %q", was)
	}
	l.text = strings.Replace(k.honest, was, now, 1)
	return l, nil
}

// share counts some of all.
type share struct{ some, all int }

func (s share) String() string { return fmt.Sprintf("%d of %d", s.some, s.all) }

func (s *share) add(yes bool) {
	s.all++
	if yes {
		s.some++
	}
}

// truthTally is the score of one part.
type truthTally struct {
	show                  bool
	hard, subtle, accused share
	subtleHigh, asked     int
}

func (t *truthTally) score(c *skill.Catalogue, k truthCase) {
	checker := check.NewChecker(c, truthResume(k.original))
	honest := map[bool][]check.Finding{
		false: checker.Check(truthResume(k.honest)),
		true:  checker.Check(check.Text{Text: k.letter}),
	}
	for _, found := range honest {
		t.accused.add(len(high(found)) > 0)
		if len(found) > 0 {
			t.asked++
		}
		t.list(k.name, "honest", found)
	}
	for _, l := range k.lies {
		text := check.Text{Text: l.text}
		if !l.letter {
			text = truthResume(l.text)
		}
		found := slices.DeleteFunc(checker.Check(text), func(f check.Finding) bool {
			return slices.ContainsFunc(honest[l.letter], func(h check.Finding) bool {
				return h.Kind == f.Kind && h.Value == f.Value && h.Severity == f.Severity
			})
		})
		if l.hard {
			t.hard.add(len(high(found)) > 0)
		} else {
			t.subtle.add(len(found) > 0)
			t.subtleHigh += min(1, len(high(found)))
		}
		if t.show && (len(found) == 0 || len(high(found)) == 0) {
			fmt.Printf("  %s: %s: %d findings, none high\n", k.name, l.kind, len(found))
		}
	}
}

func (t *truthTally) list(name, what string, found []check.Finding) {
	for _, f := range found {
		if t.show {
			fmt.Printf("  %s: %s: %s %s %q in %q\n", name, what, f.Severity, f.Kind, f.Value, f.Line)
		}
	}
}

func truthResume(text string) check.Text {
	r := docparse.FromText(text)
	return check.Text{Text: r.Text, Document: r.Document}
}

func high(found []check.Finding) []check.Finding {
	return slices.DeleteFunc(slices.Clone(found), func(f check.Finding) bool { return f.Severity != check.High })
}
