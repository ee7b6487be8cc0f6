// Command bench prints the project's figures: Go benchmarks of the engines, the command line as a process, and the
// quality of reading, ranking and checking on the public sets under testdata. One table it also writes to
// docs/quality.md.
//
// It asserts nothing about time and never fails on a slow figure; it fails only where something does not run. With
// -floors it prints no figures but holds the scores of reading against those kept in testdata/reading/floors.json.
// `bench load` is the day of many users at growing rates; see docs/reliability.md.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// section is one group of figures.
type section struct {
	title string
	run   func() error
}

func main() {
	if settings := os.Getenv(bareSettings); settings != "" {
		fmt.Fprintln(os.Stderr, "bench:", beBare(settings))
		os.Exit(1)
	}
	if len(os.Args) > 1 && os.Args[1] == "load" {
		if err := loadCommand(os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "bench load:", err)
			os.Exit(1)
		}
		return
	}
	only := flag.String("only", "", "run the sections alone whose title holds this")
	million := flag.Bool("million", false, "look a user up among a million, too, which takes minutes to make")
	misses := flag.Bool("misses", false, "print what is read wrongly of the open postings")
	floors := flag.String("floors", "",
		"check: fail where reading scores under testdata/reading/floors.json; update: write that file")
	flag.Parse()
	work := func() error { return run(*only, *million, *misses) }
	if *floors != "" {
		work = func() error { return checkFloors(*floors == "update") }
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(only string, million, misses bool) error {
	bin, err := filepath.Abs("bin/vitae")
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "vitae-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	b := &bench{bin: bin, work: work, million: million, misses: misses}
	for _, s := range []section{
		{"Engines (go test -bench)", b.engines},
		{"Command line, PDF to PDF, as a process", b.process},
		{"Reading: score, time and memory of parsing", b.parsing},
		{"Confidence: how often a field is right", b.confidence},
		{"Ranking: testdata/ranking", b.ranking},
		{"Reading of postings, by language: testdata/postings", b.postings},
		{"Truth: testdata/truth", b.truth},
		{"Truth of our own: testdata/truth-own", b.ownTruth},
		{"Own output: every resume × every posting", b.ownOutput},
		{"Writing: resumes from every set", b.writing},
		{"Stage by stage: whole jobs of every author", b.stages},
		{"Letters: testdata/wild and testdata/opened", b.letters},
		{"Server: bin/vitae serve on SQLite", b.server},
		{"Others beside one who floods: bin/vitae serve on SQLite", b.hostile},
		{"Resumes: uploads, tailoring, long lists", b.resumes},
		{"Lists nested in lists, through GraphQL", b.nested},
		{"Accounts: look-ups on SQLite", b.lookUps},
	} {
		if !strings.Contains(s.title, only) {
			continue
		}
		fmt.Printf("\n== %s\n", s.title)
		if err := s.run(); err != nil {
			return fmt.Errorf("%s: %w", s.title, err)
		}
	}
	return nil
}
