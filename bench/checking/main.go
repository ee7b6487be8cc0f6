// Checking trains and measures the check: each author's texts by a model that was trained without them. It never looks
// at a text that stands outside testdata.
//
//	go run ./bench/checking              # the table of docs/checking.md
//	go run ./bench/checking -show rowan  # what is missed and what is wrongly accused
//	go run ./bench/checking -write       # trains on everything and writes internal/engine/check/model.json
//	go run ./bench/checking -heldout DIR # how the program's model does on a folder in the form of testdata/truth3 or wild
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/check"
	"vitae/internal/engine/check/cases"
	"vitae/internal/engine/skill"
)

func main() {
	show := flag.String("show", "", "authors of whom to list what went wrong, or all")
	write := flag.Bool("write", false, "train on every set and write the model")
	types := flag.Bool("types", false, "also by type of lie")
	sweep := flag.Bool("sweep", false,
		"also at one level for all rules: what is found where so many honest pages are accused, so many times")
	heldOut := flag.String("heldout", "",
		"an author's folder, of the form of testdata/truth3 or wild, to measure the program's own model on")
	flag.Parse()
	if *heldOut != "" {
		if err := scoreHeldOut(*heldOut, *show != ""); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := run(*show, *write, *types, *sweep); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(show string, write, byType, sweep bool) error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	all, err := cases.Load("testdata")
	if err != nil {
		return err
	}
	standalone, err := cases.Standalone("testdata")
	if err != nil {
		return err
	}
	lessons := check.Study(c, append(cases.Lessons(all), standalone...))
	if write {
		model, err := lessons.Train().JSON()
		if err != nil {
			return err
		}
		if err := os.WriteFile("internal/engine/check/model.json", append(model, '\n'), 0o644); err != nil || !sweep {
			return err
		}
	}
	predicted := leaveOut(lessons)
	review, high := 0.0, 0.0 // the rules' own
	if sweep {
		for _, accused := range accusedShares {
			at(predicted, func(t *tally) bool { return float64(t.accused) <= accused*float64(t.pages) })
		}
		for _, each := range findingsEach {
			at(predicted, func(t *tally) bool { return float64(t.highs) <= each*float64(t.pages) })
		}
	}
	for _, g := range cases.Groups(all) {
		if g == "own" {
			continue
		}
		t := tally{name: g, review: review, high: high, show: show == "all" || slices.Contains(strings.Split(show, ","),
			g)}
		t.all(predicted, func(p *check.Predicted) bool { return p.Group == g && !p.Made })
		t.print()
	}
	total := tally{name: "all pages", review: review, high: high}
	total.all(predicted, pages)
	total.print()
	made := tally{name: "made by program", review: review, high: high}
	made.all(predicted, func(p *check.Predicted) bool { return p.Made })
	made.print()
	if byType {
		printRules(predicted)
		printTypes(predicted, review, high)
	}
	return nil
}

// scoreHeldOut prints the figures of the program's own model on a folder, by language and type of lie.
func scoreHeldOut(dir string, show bool) error {
	c, err := skill.Load()
	if err != nil {
		return err
	}
	all, err := cases.Folder(dir)
	if err != nil {
		return err
	}
	lessons := check.Study(c, cases.Written(all))
	var predicted []check.Predicted
	for _, g := range lessons.Groups() {
		predicted = append(predicted, lessons.Predict(check.Trained(), g)...)
	}
	printTypes(predicted, 0, 0)
	languages := map[string]string{}
	for _, k := range all {
		languages[k.Name] = k.Language
	}
	for _, language := range []string{"en", "de", "fr", "es", ""} {
		t := tally{name: "all " + language, show: show && language == ""}
		t.all(predicted, func(p *check.Predicted) bool { return language == "" || languages[p.Name] == language })
		t.print()
	}
	return nil
}

// The points of the curve of docs/checking.md: shares of honest pages with a high finding, and high findings an honest
// page. By hand, from the goals on upwards.
var (
	accusedShares = []float64{0.05, 0.10, 0.20, 0.30, 0.40}
	findingsEach  = []float64{0.1, 0.5, 1, 1.5, 2, 3, 4}
)

// The levels that are tried for a point of the curve. By hand.
const (
	lowestLevel = 0.05
	levelStep   = 0.005
)

// at prints the figures at the lowest level for every rule that honest pages allow.
func at(predicted []check.Predicted, allowed func(*tally) bool) {
	for level := lowestLevel; level < 1; level += levelStep {
		t := tally{review: level, high: level, name: fmt.Sprintf("from %.3f on", level)}
		t.all(predicted, pages)
		if allowed(&t) {
			t.print()
			return
		}
	}
}

// pages keeps the sets of whole pages that others wrote.
func pages(p *check.Predicted) bool { return p.Group != "own" && p.Group != "truth" && !p.Made }

// leaveOut predicts each group by a model that was trained without it, some groups at a time. The short texts of those
// who build the check are trained on only.
func leaveOut(l *check.Lessons) []check.Predicted {
	groups := slices.DeleteFunc(l.Groups(), func(g string) bool { return g == "own" })
	out := make([][]check.Predicted, len(groups))
	var wait sync.WaitGroup
	turns := make(chan struct{}, 3)
	for i := 0; i < len(groups); i += atOnce {
		turns <- struct{}{}
		wait.Go(func() {
			defer func() { <-turns }()
			some := groups[i:min(i+atOnce, len(groups))]
			m := l.Train(some...)
			for k, g := range some {
				out[i+k] = l.Predict(m, g)
			}
		})
	}
	wait.Wait()
	return slices.Concat(out...)
}

const atOnce = 6 // groups that one training leaves out

type tally struct {
	name                          string
	review, high                  float64
	show                          bool
	pages, accused, highs, found  int
	hard, hardHigh, hardAny       int
	subtle, subtleHigh, subtleAny int
}

func (t *tally) all(predicted []check.Predicted, keep func(*check.Predicted) bool) {
	for i := range predicted {
		if keep(&predicted[i]) {
			t.score(&predicted[i])
		}
	}
}

func (t *tally) score(p *check.Predicted) {
	found, high := 0, 0
	for _, f := range p.Found {
		if f.Chance >= t.review && (t.review > 0 || f.Severity != "") {
			found++
		}
		if f.Chance >= t.high && (t.high > 0 || f.Severity == check.High) {
			high++
		}
	}
	switch {
	case !p.Lie:
		t.pages, t.found, t.highs, t.accused = t.pages+1, t.found+found, t.highs+high, t.accused+min(1, high)
	case p.Hard:
		t.hard, t.hardAny, t.hardHigh = t.hard+1, t.hardAny+min(1, found), t.hardHigh+min(1, high)
	default:
		t.subtle, t.subtleAny, t.subtleHigh = t.subtle+1, t.subtleAny+min(1, found), t.subtleHigh+min(1, high)
	}
	if !t.show {
		return
	}
	for _, f := range p.Found {
		if !p.Lie && f.Severity != "" {
			fmt.Printf("  honest %.2f "+f.Severity+" %s %s %q in %q: %s\n", f.Chance, p.Name, f.Rule, f.Value, f.Line,
				f.Message)
		}
	}
	if p.Lie && (found == 0 || p.Hard && high == 0) {
		best := ""
		for _, f := range p.Found {
			best += fmt.Sprintf(" %.2f %s %q", f.Chance, f.Rule, f.Value)
		}
		fmt.Printf("  missed %s hard=%v found=%d %s: %s |%s\n", p.Name, p.Hard, found, p.Kind,
			changed(p.Base.Text, p.Text.Text), best)
	}
}

func (t *tally) print() {
	per := func(n, of int) string {
		if of == 0 {
			return "–"
		}
		return fmt.Sprintf("%d/%d %d%%", n, of, 100*n/of)
	}
	fmt.Printf("%-22s honest accused %-12s high %.2f all %.2f | hard any %-11s high %-11s | subtle any %-13s high %s\n",
		t.name,
		per(t.accused, t.pages), float64(t.highs)/float64(max(1, t.pages)), float64(t.found)/float64(max(1, t.pages)),
		per(t.hardAny, t.hard), per(t.hardHigh, t.hard),
		per(t.subtleAny, t.subtle), per(t.subtleHigh, t.subtle))
}

func printTypes(predicted []check.Predicted, review, high float64) {
	by := map[string]*tally{}
	var names []string
	for i := range predicted {
		p := &predicted[i]
		if !p.Lie {
			continue
		}
		kind := strings.ReplaceAll(strings.ReplaceAll(p.Kind, "_", "-"), " ", "-")
		if by[kind] == nil {
			by[kind] = &tally{name: kind, review: review, high: high}
			names = append(names, kind)
		}
		by[kind].score(p)
	}
	slices.Sort(names)
	for _, n := range names {
		by[n].print()
	}
}

// changed returns the lines in which two texts differ.
func changed(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("%q => %q", x[i], y[i])
		}
	}
	return ""
}

// printRules lists how often each rule speaks of honest texts, and is the likeliest on a lie.
func printRules(predicted []check.Predicted) {
	type count struct{ honest, honestSure, lie, lieSure int }
	by := map[string]*count{}
	var names []string
	for i := range predicted {
		p := &predicted[i]
		if !pages(p) {
			continue
		}
		best := check.Chance{}
		for _, f := range p.Found {
			c := by[f.Rule]
			if c == nil {
				c = &count{}
				by[f.Rule] = c
				names = append(names, f.Rule)
			}
			if !p.Lie {
				c.honest++
				if f.Severity != "" {
					c.honestSure++
				}
			}
			if f.Chance > best.Chance {
				best = f
			}
		}
		if p.Lie && best.Chance > 0 {
			by[best.Rule].lie++
			if best.Severity != "" {
				by[best.Rule].lieSure++
			}
		}
	}
	slices.Sort(names)
	for _, n := range names {
		c := by[n]
		fmt.Printf("%-24s honest %4d, sure %4d | lies %4d, sure %4d\n", n, c.honest, c.honestSure, c.lie, c.lieSure)
	}
}
