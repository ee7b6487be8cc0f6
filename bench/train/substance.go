package main

import (
	"math"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
)

// shortBy is how many lines a resume keeps which is cut short.
const shortBy = 3

// fitSubstance finds how a text with content of its own differs from a stuffed one. What a resume says of its own never
// counts against it.
func fitSubstance(own, stuffed []match.Substance) match.SubstanceWeights {
	counts := func(s match.Substance) []float64 {
		out := []float64{s.Lines, s.Figures, s.Employers, s.Months, s.Named}
		for i, x := range out {
			out[i] = math.Log1p(x)
		}
		return out
	}
	w := fitOdds(rowsOf(own, counts), rowsOf(stuffed, counts), 4)
	return match.SubstanceWeights{Base: w[0], Lines: w[1], Figures: w[2], Employers: w[3], Months: w[4], Named: w[5]}
}

// substanceOf fits the odds on resumes, whole and cut short, and on the stuffed texts.
func substanceOf(all []seen) match.SubstanceWeights {
	var own, stuffed []match.Substance
	add := func(to *[]match.Substance, t *match.Traits) {
		if t != nil {
			*to = append(*to, t.Substance)
		}
	}
	for _, s := range all {
		add(&stuffed, s.fake)
		add(&own, s.best)
		add(&own, s.near)
		add(&own, s.short)
	}
	return fitSubstance(own, stuffed)
}

// shortened returns a resume with the first lines of its last job alone.
func shortened(r *document.Resume) *document.Resume {
	out := r.Clone()
	out.Work = out.Work[:min(1, len(out.Work))]
	for i := range out.Work {
		out.Work[i].Highlights = out.Work[i].Highlights[:min(shortBy, len(out.Work[i].Highlights))]
	}
	out.Certificates = nil
	return out
}
