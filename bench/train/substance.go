package main

import (
	"math"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
)

// How the odds that a text is not stuffed are fitted: by hand.
const (
	substanceRounds = 600
	substanceStep   = 0.3
	substanceDecay  = 1e-3
	shortBy         = 3 // lines that a resume keeps which is cut short
)

// fitSubstance finds how a text with content of its own differs from a stuffed one: a logistic regression, both kinds
// weighing the same. What a resume says of its own never counts against it.
func fitSubstance(own, stuffed []match.Substance) match.SubstanceWeights {
	var w match.SubstanceWeights
	at := []*float64{&w.Base, &w.Lines, &w.Figures, &w.Employers, &w.Months, &w.Named}
	steps := make([]float64, len(at))
	for range substanceRounds {
		slope := make([]float64, len(at))
		add := func(s match.Substance, target, weight float64) {
			miss := weight * (1/(1+math.Exp(-w.Odds(s))) - target)
			slope[0] += miss
			for i, x := range []float64{s.Lines, s.Figures, s.Employers, s.Months, s.Named} {
				slope[i+1] += miss * math.Log1p(x)
			}
		}
		for _, s := range own {
			add(s, 1, 0.5/float64(len(own)))
		}
		for _, s := range stuffed {
			add(s, 0, 0.5/float64(len(stuffed)))
		}
		for i := range at {
			if i > 0 {
				slope[i] += substanceDecay * *at[i]
			}
			steps[i] += slope[i] * slope[i]
			*at[i] -= substanceStep * slope[i] / math.Sqrt(steps[i]+1e-9)
			if i > 0 && i < len(at)-1 {
				*at[i] = max(0, *at[i])
			}
		}
	}
	for _, x := range at {
		*x = math.Round(*x*100) / 100
	}
	return w
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
