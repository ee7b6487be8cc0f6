package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
)

func head() {
	fmt.Printf("%-30s%6s%8s%14s%16s%14s%14s%9s%6s%7s\n", "", "pairs", "kept", "score", "posting's words",
		fmt.Sprintf("first %d lines", firstLines), "page one", "changes", "high", "ms")
}

// row prints the figures of some pairs: means, and shares of what is asked for.
func row(name string, of []figures) {
	var sum figures
	changes, high := 0, 0
	for _, f := range of {
		sum.before, sum.after = sum.before+f.before, sum.after+f.after
		sum.terms, sum.named, sum.renamed = sum.terms+f.terms, sum.named+f.named, sum.renamed+f.renamed
		sum.asked += f.asked
		sum.first, sum.firstAfter, sum.page, sum.pageAfter = sum.first+f.first, sum.firstAfter+f.firstAfter,
			sum.page+f.page, sum.pageAfter+f.pageAfter
		sum.words, sum.lost, sum.took = sum.words+f.words, sum.lost+f.lost, sum.took+f.took
		high += min(1, f.high)
		for _, n := range f.kinds {
			changes += n
		}
	}
	n := float64(len(of))
	fmt.Printf("%-30s%6d%7.1f%%%8.1f → %4.1f%8d%% → %3d%%%7d%% → %3d%%%7d%% → %3d%%%9.1f%6d%7.1f\n", name, len(of),
		100*float64(sum.words-sum.lost)/float64(sum.words),
		sum.before/n, sum.after/n, share(sum.named, sum.terms), share(sum.renamed, sum.terms),
		share(sum.first, sum.asked), share(sum.firstAfter, sum.asked),
		share(sum.page, sum.asked), share(sum.pageAfter, sum.asked), float64(changes)/n, high,
		float64(sum.took)/n/float64(time.Millisecond))
}

func share(part, of int) int { return (100*part + of/2) / max(1, of) }

// kinds prints how many changes of each kind there are.
func kinds(of []figures) {
	sum := map[string]int{}
	for _, f := range of {
		for k, n := range f.kinds {
			sum[k] += n
		}
	}
	var out []string
	for _, k := range slices.Sorted(maps.Keys(sum)) {
		out = append(out, fmt.Sprintf("%s %d", k, sum[k]))
	}
	fmt.Println("  changes by kind: " + strings.Join(out, ", "))
}

// write shows what tailoring made of a resume.
func write(name string, r *document.Resume, made *compose.Tailored) {
	fmt.Printf("\n######## %s: %.0f → %.0f\n%s\n---- tailored\n%s\n---- changes\n%s", name, made.Before.Score,
		made.After.Score, r.Text(), made.Document.Text(), made.NotesMarkdown())
}
