// Command postings trains the reader of postings, and shows how well it reads those of authors it was not trained on.
//
//	go run ./bench/postings            # leaves each author out in turn
//	go run ./bench/postings -train     # writes internal/engine/posting/weights
//
// It never reads a posting that is that is held out.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

func main() {
	train := flag.Bool("train", false, "train on all postings and write the weights")
	root := flag.String("data", "testdata", "folder of wild and wild-single")
	parts := flag.Int("parts", 0, "leave out so many groups of authors rather than each author")
	misses := flag.Bool("misses", false, "print what is read wrongly")
	only := flag.String("only", "", "leave out these authors alone, with commas between")
	flag.Parse()
	if err := run(*root, *train, *parts, *misses, *only); err != nil {
		fmt.Fprintln(os.Stderr, "postings:", err)
		os.Exit(1)
	}
}

func run(root string, train bool, parts int, misses bool, only string) error {
	cat, err := skill.Load()
	if err != nil {
		return err
	}
	all, err := lessons(root)
	if err != nil {
		return err
	}
	open, err := stated(cat, root)
	if err != nil {
		return err
	}
	began := time.Now()
	authors := make([]string, len(all))
	for i, l := range all {
		authors[i] = l.Author
	}
	if train {
		every := slices.Concat(all, open)
		return write(posting.Learn(cat, every), posting.Fingerprint(every))
	}
	groups := groupsOf(authors, parts, only)
	fmt.Printf("%-34s%s\n", "", heading)
	var before, after figures
	for _, g := range groups {
		var rest, held []posting.Lesson
		for i := range all {
			if slices.Contains(g, authors[i]) {
				held = append(held, all[i])
			} else {
				rest = append(rest, all[i])
			}
		}
		r := posting.Learn(cat, slices.Concat(rest, open))
		var old, now figures
		if misses {
			now.misses = func(format string, args ...any) { fmt.Printf("  "+format+"\n", args...) }
		}
		for i := range held {
			old.score(cat, &held[i], posting.Draft(cat, held[i].Text))
			p, err := r.Read(context.Background(), cat, held[i].Text)
			if err != nil {
				return err
			}
			now.score(cat, &held[i], p)
		}
		name := strings.Join(g, " ")
		fmt.Printf("%-24.24s by wording%s\n%-24s   learned%s\n", name, &old, "", &now)
		before.add(&old)
		after.add(&now)
	}
	fmt.Printf("%-24s by wording%s\n%-24s   learned%s\n%.0f s\n", "all", &before, "", &after,
		time.Since(began).Seconds())
	return nil
}

// weights is where the program has what its reader of postings has learned.
const weights = "internal/engine/posting/weights"

func write(r *posting.Reader, fingerprint string) error {
	files, err := r.Files(fingerprint)
	if err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(weights, name), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// groupsOf returns the authors to leave out together.
func groupsOf(authors []string, parts int, only string) [][]string {
	known := slices.Compact(slices.Sorted(slices.Values(authors)))
	if only != "" {
		known = strings.Split(only, ",")
	}
	if parts == 0 {
		parts = len(known)
	}
	out := make([][]string, min(parts, len(known)))
	for i, a := range known {
		out[i%len(out)] = append(out[i%len(out)], a)
	}
	return out
}
