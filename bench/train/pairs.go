package main

import (
	"fmt"

	"vitae/bench/matching"
	"vitae/internal/engine/match"
	"vitae/internal/engine/skill"
)

// pairs prints, of each job, how the fit and the near miss score and what each is seen to lack.
func pairs(cat *skill.Catalogue, sets []matching.Set) {
	for _, s := range sets {
		over := 0
		for _, j := range s.Jobs {
			b, n := match.Analyze(cat, j.Best.Read, j.Read, asOf), match.Analyze(cat, j.Near.Read, j.Read, asOf)
			mark := "  "
			if b.Score <= n.Score {
				mark = "! "
			} else {
				over++
			}
			fmt.Printf("%s%s/%s %.0f %.0f\n", mark, j.Author, j.Name, b.Score, n.Score)
			judge := match.For(cat, j.Read, asOf)
			for k, r := range []*matching.Resume{&j.Best, &j.Near} {
				if t := judge.Traits(r.Read); t != nil {
					fmt.Printf("      %s %v\n", []string{"best", "near"}[k], t.Lacks)
				}
			}
		}
		fmt.Printf("== %s %d of %d\n", s.Name, over, len(s.Jobs))
	}
}
