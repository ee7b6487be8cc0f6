package main

import "math"

// How odds are fitted: by hand.
const (
	oddsRounds = 600
	oddsStep   = 0.3
	oddsDecay  = 1e-3
)

// rowsOf returns the counts of each of a list.
func rowsOf[T any](list []T, counts func(T) []float64) [][]float64 {
	out := make([][]float64, len(list))
	for i, x := range list {
		out[i] = counts(x)
	}
	return out
}

// fitOdds fits a logistic regression of what is something and what is not, both weighing the same. It returns the base
// and the weight of each count, in hundredths; the first rising ones are never negative.
func fitOdds(is, isNot [][]float64, rising int) []float64 {
	w := make([]float64, 1+len(is[0]))
	steps, slope := make([]float64, len(w)), make([]float64, len(w))
	for range oddsRounds {
		clear(slope)
		add := func(row []float64, target, weight float64) {
			z := w[0]
			for i, x := range row {
				z += w[i+1] * x
			}
			miss := weight * (1/(1+math.Exp(-z)) - target)
			slope[0] += miss
			for i, x := range row {
				slope[i+1] += miss * x
			}
		}
		for _, row := range is {
			add(row, 1, 0.5/float64(len(is)))
		}
		for _, row := range isNot {
			add(row, 0, 0.5/float64(len(isNot)))
		}
		for i := range w {
			if i > 0 {
				slope[i] += oddsDecay * w[i]
			}
			steps[i] += slope[i] * slope[i]
			w[i] -= oddsStep * slope[i] / math.Sqrt(steps[i]+1e-9)
			if i > 0 && i <= rising {
				w[i] = max(0, w[i])
			}
		}
	}
	for i := range w {
		w[i] = math.Round(w[i]*100) / 100
	}
	return w
}
