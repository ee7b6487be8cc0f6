package main

import (
	"math"
	"slices"
)

// What keeps words that are rare, whose counts say little, from seeming to mean much. Both by hand.
const (
	wordPrior        = 4.0 // counts that each word is taken to have besides
	associationShift = 0.2 // taken off each association
)

// cell is one value of the sparse matrix.
type cell struct {
	word, occ int
	v         float64
}

// associations are the positive pointwise mutual information of words and occupations.
func (c *counted) associations() (cells []cell, idf []float64) {
	total := 0.0
	word, occ, in := make([]float64, len(c.list)), make([]float64, len(c.cells)), make([]float64, len(c.list))
	for o, m := range c.cells {
		for w, n := range m {
			x := math.Log1p(float64(n))
			word[w] += x
			occ[o] += x
			total += x
			in[w]++
		}
	}
	idf = make([]float64, len(c.list))
	for w := range c.list {
		idf[w] = math.Log(float64(len(c.cells)+1) / (in[w] + 1))
	}
	for o, m := range c.cells {
		ws := make([]int, 0, len(m))
		for w := range m {
			ws = append(ws, w)
		}
		slices.Sort(ws)
		for _, w := range ws {
			if in[w] < leastWordCount {
				continue
			}
			x := math.Log1p(float64(m[w]))
			if v := math.Log(x*total/((word[w]+wordPrior)*occ[o])) - associationShift; v > 0 {
				cells = append(cells, cell{w, o, v})
			}
		}
	}
	return cells, idf
}

// factor returns vectors of words and of occupations whose products come near the associations: subspace iteration from
// a fixed start.
func factor(cells []cell, words, occs int) (w, o [][]float64) {
	seed := uint64(20261122)
	random := func() float64 {
		seed = seed*6364136223846793005 + 1442695040888963407
		return float64(seed>>40)/float64(1<<24) - 0.5
	}
	o = make([][]float64, dimensions)
	for d := range o {
		o[d] = make([]float64, occs)
		for i := range o[d] {
			o[d][i] = random()
		}
	}
	orthogonal(o)
	for range rounds {
		w = times(cells, o, words, func(c cell) (int, int) { return c.word, c.occ })
		orthogonal(w)
		o = times(cells, w, occs, func(c cell) (int, int) { return c.occ, c.word })
		orthogonal(o)
	}
	w = times(cells, o, words, func(c cell) (int, int) { return c.word, c.occ })
	// w = U·S; the scale is shared by both sides.
	for d := range w {
		s := math.Sqrt(math.Sqrt(dot(w[d], w[d])))
		for i := range w[d] {
			w[d][i] /= s
		}
		for i := range o[d] {
			o[d][i] *= s
		}
	}
	return w, o
}

func times(cells []cell, by [][]float64, n int, at func(cell) (int, int)) [][]float64 {
	out := make([][]float64, len(by))
	done := make(chan int)
	for d := range by {
		go func() {
			v := make([]float64, n)
			for _, c := range cells {
				i, k := at(c)
				v[i] += c.v * by[d][k]
			}
			out[d] = v
			done <- d
		}()
	}
	for range by {
		<-done
	}
	return out
}

func dot(a, b []float64) float64 {
	s := 0.0
	for i := range a {
		s += a[i] * b[i]
	}
	return s
}

// orthogonal makes vectors orthonormal, in place.
func orthogonal(v [][]float64) {
	for i := range v {
		for k := range i {
			x := dot(v[i], v[k])
			for n := range v[i] {
				v[i][n] -= x * v[k][n]
			}
		}
		length := math.Sqrt(dot(v[i], v[i]))
		for n := range v[i] {
			v[i][n] /= length
		}
	}
}
