// Command train trains what the engines have learned, and shows how well it holds on jobs of authors left out. It
// is never part of the program.
//
//	go run ./bench/train occupations -onet DIR -esco DIR
//	go run ./bench/train reader [-leave all|AUTHOR,AUTHOR]
//	go run ./bench/train match [-show] [-explain JOB]
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"

	"vitae/bench/matching"
	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/skill"
)

const asOf = document.Date("2026-11")

func main() {
	what := ""
	if len(os.Args) > 1 && os.Args[1][0] != '-' {
		what = os.Args[1]
		os.Args = append(os.Args[:1], os.Args[2:]...)
	}
	var o options
	flag.StringVar(&o.sets, "sets", "testdata", "folder with wild, ranking2 and ranking")
	flag.StringVar(&o.explain, "explain", "", "print what the resumes of a job are credited with")
	flag.BoolVar(&o.tagged, "tagged", false, "explain as tagged")
	flag.BoolVar(&o.show, "show", false, "print the figures of what is committed, without training")
	flag.StringVar(&o.out, "out", "internal/match/learned.json", "file to write")
	flag.BoolVar(&o.deep, "deep", false, "search the weights of evidence as well, which analyses everything anew at each step")
	onet := flag.String("onet", "", "folder of O*NET, for occupations")
	esco := flag.String("esco", "", "folder of ESCO, for occupations")
	leave := flag.String("leave", "", "for the reader: leave these authors out in turn (or all) and show the figures, without writing weights")
	flag.Parse()
	var err error
	switch what {
	case "occupations":
		err = deriveOccupations(*onet, *esco, "internal/names/data")
	case "reader":
		err = trainReader(o.sets, *leave)
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
	sets, explain, out string
	tagged, show, deep bool
}

func trainMatch(o options) error {
	cat, err := skill.Load()
	if err != nil {
		return err
	}
	wild, err := matching.LoadWild(cat, o.sets+"/wild")
	if err != nil {
		return err
	}
	two, err := matching.LoadPlain(cat, "ranking2", o.sets+"/ranking2/jobs")
	if err != nil {
		return err
	}
	open, err := matching.LoadPlain(cat, "ranking", o.sets+"/ranking/public")
	if err != nil {
		return err
	}
	if o.explain != "" {
		explain(cat, append(append(wild, two...), open...), o.explain, o.tagged)
		return nil
	}
	if !o.show {
		return learn(cat, wild, two, open, o)
	}
	matching.Head(os.Stdout)
	for _, set := range []struct {
		name string
		jobs []*matching.Job
	}{{"wild", wild}, {"ranking2", two}, {"ranking", open}} {
		tfidf, bm25 := matching.Baselines(set.jobs)
		matching.Measure(set.jobs, tfidf).Row(os.Stdout, set.name+" tf-idf")
		matching.Measure(set.jobs, bm25).Row(os.Stdout, set.name+" bm25")
		for _, tagged := range []bool{false, true} {
			if tagged && set.jobs[0].Tagged == nil {
				continue
			}
			how := map[bool]string{false: " as read", true: " as tagged"}[tagged]
			matching.Measure(set.jobs, func(j *matching.Job, r *matching.Resume) float64 {
				return value(match.Analyze(cat, docOf(r, tagged), postingOf(j, tagged), asOf))
			}).Row(os.Stdout, set.name+how)
		}
	}
	return nil
}

// learn trains leaving out each author in turn, prints how those left out are ranked, then trains on all and writes it.
func learn(cat *skill.Catalogue, wild, two, open []*matching.Job, o options) error {
	all := append(append(slices.Clone(wild), two...), open...)
	from := match.InUse()
	es := examples(cat, all)
	held := map[*matching.Job]match.Learned{}
	for _, author := range []string{"birch", "linden", "maple", "rowan", "ranking2"} {
		var rest []*example
		for _, e := range es {
			if e.author != author {
				rest = append(rest, e)
			}
		}
		l := search(rest, from, false, false)
		for _, j := range all {
			if j.Author == author {
				held[j] = l
			}
		}
		fmt.Println("without", author, "done")
	}
	matching.Head(os.Stdout)
	for _, set := range []struct {
		name string
		jobs []*matching.Job
	}{{"wild", wild}, {"ranking2", two}} {
		for _, tagged := range []bool{false, true} {
			if tagged && set.jobs[0].Tagged == nil {
				continue
			}
			how := map[bool]string{false: " as read", true: " as tagged"}[tagged]
			matching.Measure(set.jobs, func(j *matching.Job, r *matching.Resume) float64 {
				match.Use(held[j])
				return value(match.Analyze(cat, docOf(r, tagged), postingOf(j, tagged), asOf))
			}).Row(os.Stdout, set.name+how)
		}
	}
	l := search(es, from, o.deep, true)
	return writeLearned(l, o.out)
}
