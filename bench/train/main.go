// Command train trains what the engines have learned, and shows how well it holds on jobs of authors left out. It
// is never part of the program.
//
//	go run ./bench/train occupations -onet DIR -esco DIR
//	go run ./bench/train reader [-leave all|AUTHOR,AUTHOR]
//	go run ./bench/train match -show -sets DIR
package main

import (
	"flag"
	"fmt"
	"os"

	"vitae/bench/matching"
	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/skill"
)

const asOf = document.Date("2026-11")

func main() {
	sets := flag.String("sets", "testdata", "folder with wild, ranking2 and ranking")
	show := flag.Bool("show", false, "print the figures of what is committed, without training")
	onet := flag.String("onet", "", "folder of O*NET, for occupations")
	esco := flag.String("esco", "", "folder of ESCO, for occupations")
	leave := flag.String("leave", "", "for the reader: leave these authors out in turn (or all) and show the figures, without writing weights")
	what := ""
	if len(os.Args) > 1 && os.Args[1][0] != '-' {
		what = os.Args[1]
		os.Args = append(os.Args[:1], os.Args[2:]...)
	}
	flag.Parse()
	if what == "occupations" {
		if err := deriveOccupations(*onet, *esco, "internal/names/data"); err != nil {
			fmt.Fprintln(os.Stderr, "train:", err)
			os.Exit(1)
		}
		return
	}
	if what == "reader" {
		if err := trainReader(*sets, *leave); err != nil {
			fmt.Fprintln(os.Stderr, "train:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(*sets, *show); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(dir string, show bool) error {
	cat, err := skill.Load()
	if err != nil {
		return err
	}
	wild, err := matching.LoadWild(cat, dir+"/wild")
	if err != nil {
		return err
	}
	two, err := matching.LoadPlain(cat, "ranking2", dir+"/ranking2/jobs")
	if err != nil {
		return err
	}
	open, err := matching.LoadPlain(cat, "ranking", dir+"/ranking/public")
	if err != nil {
		return err
	}
	_ = show
	matching.Head(os.Stdout)
	for _, set := range []struct {
		name string
		jobs []*matching.Job
	}{{"wild", wild}, {"ranking2", two}, {"ranking", open}} {
		tfidf, bm25 := matching.Baselines(set.jobs)
		matching.Measure(set.jobs, tfidf).Row(os.Stdout, set.name+" tf-idf")
		matching.Measure(set.jobs, bm25).Row(os.Stdout, set.name+" bm25")
		matching.Measure(set.jobs, func(j *matching.Job, r *matching.Resume) float64 {
			return match.Analyze(cat, r.Read, j.Read, asOf).Score
		}).Row(os.Stdout, set.name+" as read")
		matching.Measure(set.jobs, func(j *matching.Job, r *matching.Resume) float64 {
			p, d := j.Tagged, r.Tagged
			if p == nil {
				p = j.Read
			}
			if d == nil {
				d = r.Read
			}
			return match.Analyze(cat, d, p, asOf).Score
		}).Row(os.Stdout, set.name+" as tagged")
	}
	return nil
}
