// Command train trains what the engines have learned, and shows how well it holds on jobs of authors left out. It
// is never part of the program.
//
//	go run ./bench/train occupations -onet DIR -esco DIR
//	go run ./bench/train reader [-leave all|AUTHOR,AUTHOR+AUTHOR [-lost FILE]]
//	go run ./bench/train match [-leave all] [-show] [-pairs] [-explain JOB]
package main

import (
	"flag"
	"fmt"
	"os"

	"vitae/bench/matching"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/skill"
)

const asOf = document.Date("2026-11")

func main() {
	what := ""
	if len(os.Args) > 1 && os.Args[1][0] != '-' {
		what = os.Args[1]
		os.Args = append(os.Args[:1], os.Args[2:]...)
	}
	var o options
	flag.StringVar(&o.sets, "sets", "testdata", "folder with wild, opened, ranking2 and ranking")
	flag.StringVar(&o.explain, "explain", "", "print what the resumes of a job are credited with")
	flag.BoolVar(&o.tagged, "tagged", false, "explain as tagged")
	flag.BoolVar(&o.show, "show", false, "print the figures of what is committed, without training")
	flag.BoolVar(&o.pairs, "pairs", false,
		"print of each job how fit and near miss score and what each is seen to lack, without training")
	flag.StringVar(&o.out, "out", "internal/engine/match/learned.json", "file to write")
	flag.BoolVar(&o.deep, "deep", false,
		"search the weights of evidence as well, which analyses everything anew at each step")
	onet := flag.String("onet", "", "folder of O*NET, for occupations")
	esco := flag.String("esco", "", "folder of ESCO, for occupations")
	flag.StringVar(&o.leave, "leave", "",
		"leave these authors out in turn (or all) and show the figures, without writing; match knows all alone")
	lost := flag.String("lost", "", "for the reader: with -leave, the file to write what is read wrong to")
	flag.Parse()
	var err error
	switch what {
	case "occupations":
		err = deriveOccupations(*onet, *esco, "internal/engine/names/data")
	case "reader":
		err = trainReader(o.sets, o.leave, *lost)
	case "match":
		err = trainMatch(o)
	default:
		err = fmt.Errorf("nothing is called %q: occupations, reader or match", what)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

type options struct {
	sets, explain, out, leave string
	tagged, show, deep, pairs bool
}

func trainMatch(o options) error {
	cat, err := skill.Load()
	if err != nil {
		return err
	}
	sets, err := matching.Load(cat, o.sets)
	if err != nil {
		return err
	}
	switch {
	case o.explain != "":
		for _, s := range sets {
			explain(cat, s.Jobs, o.explain, o.tagged)
		}
		return nil
	case o.pairs:
		pairs(cat, sets)
		return nil
	case o.show:
		show(cat, sets)
		return nil
	case o.leave != "":
		leaveOut(cat, sets)
		return nil
	}
	var all []*matching.Job
	for _, s := range sets {
		all = append(all, s.Jobs...)
	}
	es := examples(cat, all)
	match.Use(within(match.InUse()))
	looked := lookWithWorks(es, look(es))
	if err := writeLearned(search(es, looked, match.InUse(), o.deep, true), o.out); err != nil {
		return err
	}
	sum, err := matching.Fingerprint(o.sets)
	if err != nil {
		return err
	}
	return os.WriteFile(o.out+".sum", []byte(sum+"\n"), 0o644)
}

// lookWithWorks fits the odds of roles, puts them to use and analyses the resumes of the examples with them.
func lookWithWorks(es []*example, looked []seen) []seen {
	l := match.InUse()
	l.Work = worksOf(looked)
	match.Use(l)
	return look(es)
}

// show prints how the committed numbers rank each set, beside counts of words.
func show(cat *skill.Catalogue, sets []matching.Set) {
	matching.Head(os.Stdout)
	for _, s := range append(sets, matching.Tagged(sets)) {
		tfidf, bm25 := matching.Baselines(s.Jobs)
		matching.Measure(s.Jobs, tfidf).Row(os.Stdout, s.Name+" tf-idf")
		matching.Measure(s.Jobs, bm25).Row(os.Stdout, s.Name+" bm25")
		rows(cat, s, func(*matching.Job) {})
	}
}

// rows prints the figures of a set as it is read and as it is tagged. before is called with each job before it is
// scored.
func rows(cat *skill.Catalogue, s matching.Set, before func(*matching.Job)) {
	for _, tagged := range []bool{false, true} {
		if tagged && s.Jobs[0].Tagged == nil {
			continue
		}
		how := map[bool]string{false: " as read", true: " as tagged"}[tagged]
		matching.Measure(s.Jobs, func(j *matching.Job, r *matching.Resume) float64 {
			before(j)
			return value(match.Analyze(cat, docOf(r, tagged), postingOf(j, tagged), asOf))
		}).Row(os.Stdout, s.Name+how)
	}
}

// leaveOut trains without each author in turn and prints how the jobs of those left out are ranked.
func leaveOut(cat *skill.Catalogue, sets []matching.Set) {
	from := match.InUse()
	var all []*matching.Job
	for _, s := range sets {
		all = append(all, s.Jobs...)
	}
	es := examples(cat, all)
	match.Use(within(from))
	looked := look(es)
	held := map[*matching.Job]match.Learned{}
	for _, s := range sets {
		var rest []*example
		var known []seen
		for i, e := range es {
			if e.author != s.Name {
				rest, known = append(rest, e), append(known, looked[i])
			}
		}
		match.Use(within(from))
		known = lookWithWorks(rest, known)
		l := search(rest, known, match.InUse(), false, false)
		for _, j := range s.Jobs {
			held[j] = l
		}
	}
	matching.Head(os.Stdout)
	for _, s := range append(sets, matching.Tagged(sets)) {
		rows(cat, s, func(j *matching.Job) { match.Use(held[j]) })
	}
}
