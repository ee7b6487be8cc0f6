package main

import (
	"math"

	"vitae/internal/engine/match"
)

// worksOf fits the odds that a job is the posting's role: the last jobs of those who fit against all jobs of those who
// fit other postings.
func worksOf(all []seen) match.WorkWeights {
	var role, other []match.Work
	for _, s := range all {
		if len(s.works) > 0 && s.works[0] != nil {
			role = append(role, *s.works[0])
		}
		for _, w := range s.otherWorks {
			if w != nil {
				other = append(other, *w)
			}
		}
	}
	w := fitOdds(rowsOf(role, workCounts), rowsOf(other, workCounts), 3)
	return match.WorkWeights{Base: w[0], Title: w[1], Skills: w[2], Words: w[3]}
}

func workCounts(w match.Work) []float64 { return []float64{w.Title, math.Sqrt(w.Skills), w.Words} }
