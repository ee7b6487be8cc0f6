// Package main searches for texts that take the engines longer than they should. The search is evolutionary: pieces of
// text are repeated, joined and changed, and the slowest survive. Texts that take longer than the limit are saved under
// testdata/slow, and the tests of bench/slow run them from then on. They never assert times.
//
//	go run ./bench/slow -for 20m
package main

import (
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// limit is what one run may take of a processor before its text is kept. The goal is a second.
const limit = 2 * time.Second

func main() {
	long := flag.Duration("for", time.Minute, "how long to look")
	seed := flag.Uint64("seed", uint64(time.Now().UnixNano()), "seed of the random numbers")
	keep := flag.String("keep", "testdata/slow", "folder for the slow texts that are found")
	flag.Parse()
	if err := run(*long, *seed, *keep); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(long time.Duration, seed uint64, keep string) error {
	e, err := newEngines()
	if err != nil {
		return err
	}
	fmt.Printf("seed %d\n", seed)
	s := &search{e: e, r: rand.New(rand.NewPCG(seed, 1)), best: map[string][]found{}}
	found, tried := 0, 0
	for end := time.Now().Add(long); time.Now().Before(end); tried++ {
		name := names[tried%len(names)]
		piece := s.next(name)
		took := s.measure(name, piece)
		s.note(name, piece, took)
		if took > limit && s.measure(name, piece) > limit { // twice: garbage of earlier texts may have been collected
			found++
			sum := sha256.Sum256([]byte(piece))
			file := filepath.Join(keep, fmt.Sprintf("%s-%x.txt", name, sum[:4]))
			fmt.Printf("%s %q %s -> %s\n", name, piece, took, file)
			if err := os.WriteFile(file, []byte(piece), 0o600); err != nil {
				return err
			}
		}
	}
	for _, name := range names {
		for _, f := range s.best[name][:min(3, len(s.best[name]))] {
			fmt.Printf("%-8s %6d ms %q\n", name, f.took.Milliseconds(), f.piece)
		}
	}
	fmt.Printf("%d texts, %d took longer than %s\n", tried, found, limit)
	return nil
}

type found struct {
	piece string
	took  time.Duration
}

// search is the texts that cost most so far, for each engine.
type search struct {
	e    *engines
	r    *rand.Rand
	best map[string][]found
}

const (
	kept         = 24 // texts that go on, for each engine
	longestPiece = 400
)

func (s *search) measure(name, piece string) time.Duration {
	began := spent()
	_ = s.e.run(context.Background(), name, piece) // what is refused has cost its time too
	return spent() - began
}

// spent is the time of processors that this process took: others on the machine do not show in it.
func spent() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // there is none
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func (s *search) note(name, piece string, took time.Duration) {
	all := append(s.best[name], found{piece, took})
	slices.SortFunc(all, func(a, b found) int { return int(b.took - a.took) })
	s.best[name] = all[:min(len(all), kept)]
}

// next changes one of the best, or begins anew.
func (s *search) next(name string) string {
	pick := func(from []string) string { return from[s.r.IntN(len(from))] }
	best := s.best[name]
	if len(best) < kept || s.r.IntN(5) == 0 {
		return pick(pieces) + pick(pieces)
	}
	a, b := best[s.r.IntN(len(best))].piece, best[s.r.IntN(len(best))].piece
	at := s.r.IntN(len(a) + 1)
	switch s.r.IntN(4) {
	case 0:
		a += b
	case 1:
		a = a[:at] + pick(pieces) + a[at:]
	case 2:
		a = a[:at] + a[min(len(a), at+1+s.r.IntN(8)):]
	default:
		a = strings.Repeat(a[:at], 2) + a[at:]
	}
	a = strings.ToValidUTF8(a, "")
	if a == "" || len(a) > longestPiece {
		return pick(pieces)
	}
	return a
}

// pieces are what texts begin with: what once cost too much, and what resumes and postings are made of.
var pieces = []string{
	"SAP C++ SQL Built C# ", "k8s ", "Go, ", "Go or ", "(Go ", "Go) ", "- Go\n", "5 years of Go ", "degree in physics ",
	"English and German ", "must have ", "word/", "AWS/", "a\n", "? ", "x", "SQL; ", "\t", "a\u0301", ",", "漢字",
	"2020 ",
	"- Built Go services for 20% of users in 2020\n", "- Led team\n", "Engineer, Acme, Jan 2020 - Present\n",
	"Jan 2020 - Present ", "Engineer ", "jane@example.com ", "https://x.io/ ", "| a | b |\n", "EXPERIENCE\n",
	"Skills: Go\n", "  ", "\"", "(", "!", "and ", "Jane Doe\n", "BSc, MIT, 2010\n", "-", ".", ":", "\n", "1", "X",
}
