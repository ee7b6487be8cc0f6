package crf

import (
	"math"
	"slices"
)

// Lattice holds the scores of one sequence. Unary[i][y] is the score of label y at item i, a log-potential; a caller
// may add to it, or set it to negative infinity to forbid a label there.
type Lattice struct {
	Unary [][]float64

	labels             int
	trans, first, last []float64
	pairs              []float64 // exp of trans
}

// Path is one labelling of a sequence. Probability is its share of all labellings, 0 to 1.
type Path struct {
	Labels      []int
	Score       float64
	Probability float64
}

// Decode returns the most probable labels (Viterbi).
func (l *Lattice) Decode() []int {
	if len(l.Unary) == 0 {
		return nil
	}
	n := l.labels
	back := make([]int, n*len(l.Unary))
	now, next := make([]float64, n), make([]float64, n)
	for y := range n {
		now[y] = l.first[y] + l.Unary[0][y]
	}
	for i := 1; i < len(l.Unary); i++ {
		for y := range n {
			best, from := math.Inf(-1), 0
			for x := range n {
				if s := now[x] + l.trans[x*n+y]; s > best {
					best, from = s, x
				}
			}
			next[y] = best + l.Unary[i][y]
			back[i*n+y] = from
		}
		now, next = next, now
	}
	y := 0
	for x := range n {
		if now[x]+l.last[x] > now[y]+l.last[y] {
			y = x
		}
	}
	out := make([]int, len(l.Unary))
	for i := len(out) - 1; i >= 0; i-- {
		out[i] = y
		y = back[i*n+y]
	}
	return out
}

// Score returns the score of a labelling.
func (l *Lattice) Score(labels []int) float64 {
	if len(labels) == 0 {
		return 0
	}
	s := l.first[labels[0]] + l.last[labels[len(labels)-1]]
	for i, y := range labels {
		s += l.Unary[i][y]
		if i > 0 {
			s += l.trans[labels[i-1]*l.labels+y]
		}
	}
	return s
}

// Marginals returns the probability of each label at each item (forward-backward). It works with probabilities that are
// scaled at each item, which takes no exponential for a pair of labels; where they vanish it goes by their logarithms.
func (l *Lattice) Marginals() [][]float64 {
	if len(l.Unary) == 0 {
		return nil
	}
	n := l.labels
	if l.pairs == nil {
		l.pairs = exponentials(l.trans)
	}
	f, here := table(len(l.Unary), n), table(len(l.Unary), n)
	for i, row := range l.Unary {
		top := slices.Max(row)
		for y, u := range row {
			here[i][y] = math.Exp(u - top)
			if i == 0 {
				f[0][y] = math.Exp(l.first[y])
			}
		}
		if i > 0 {
			for x, p := range f[i-1] {
				if p > 0 {
					addScaled(f[i], l.pairs[x*n:x*n+n], p)
				}
			}
		}
		for y, h := range here[i] {
			f[i][y] *= h
		}
		if !scale(f[i]) {
			return l.logMarginals()
		}
	}
	b, next := make([]float64, n), make([]float64, n)
	for y := range b {
		b[y] = math.Exp(l.last[y])
	}
	for i := len(f) - 1; i >= 0; i-- {
		for y := range b {
			f[i][y] *= b[y]
			next[y] = b[y] * here[i][y]
		}
		if !scale(f[i]) {
			return l.logMarginals()
		}
		for x := range b {
			b[x] = 0
			for y, e := range l.pairs[x*n : x*n+n] {
				b[x] += e * next[y]
			}
		}
		if i > 0 && !scale(b) {
			return l.logMarginals()
		}
	}
	return f
}

// logMarginals is Marginals by logarithms.
func (l *Lattice) logMarginals() [][]float64 {
	f, b := l.forward(), l.backward()
	z := l.total(f)
	for i := range f {
		for y := range f[i] {
			f[i][y] = math.Exp(f[i][y] + b[i][y] - z)
		}
	}
	return f
}

func addScaled(to, row []float64, by float64) {
	for y, e := range row {
		to[y] += by * e
	}
}

// scale divides by the sum, and reports whether there is one to divide by.
func scale(row []float64) bool {
	sum := 0.0
	for _, x := range row {
		sum += x
	}
	if sum < 1e-200 || math.IsInf(sum, 1) || math.IsNaN(sum) {
		return false
	}
	for y := range row {
		row[y] /= sum
	}
	return true
}

func exponentials(xs []float64) []float64 {
	out := make([]float64, len(xs))
	for i, x := range xs {
		out[i] = math.Exp(x)
	}
	return out
}

// forward returns the log of the summed potentials of all beginnings that end in a label.
func (l *Lattice) forward() [][]float64 {
	n := l.labels
	out := table(len(l.Unary), n)
	terms := make([]float64, n)
	for i := range out {
		for y := range n {
			if i == 0 {
				out[0][y] = l.first[y] + l.Unary[0][y]
				continue
			}
			for x := range n {
				terms[x] = out[i-1][x] + l.trans[x*n+y]
			}
			out[i][y] = logSum(terms) + l.Unary[i][y]
		}
	}
	return out
}

// backward returns the log of the summed potentials of all endings that follow a label.
func (l *Lattice) backward() [][]float64 {
	n := l.labels
	out := table(len(l.Unary), n)
	terms := make([]float64, n)
	for i := len(out) - 1; i >= 0; i-- {
		for x := range n {
			if i == len(out)-1 {
				out[i][x] = l.last[x]
				continue
			}
			for y := range n {
				terms[y] = l.trans[x*n+y] + l.Unary[i+1][y] + out[i+1][y]
			}
			out[i][x] = logSum(terms)
		}
	}
	return out
}

// total returns the log of the summed potentials of all labellings.
func (l *Lattice) total(forward [][]float64) float64 {
	ends := make([]float64, l.labels)
	for y := range ends {
		ends[y] = forward[len(forward)-1][y] + l.last[y]
	}
	return logSum(ends)
}

// hypothesis is one of the best beginnings of a labelling that end in a label.
type hypothesis struct {
	score    float64
	from, at int // label and rank of the hypothesis before
}

// keepBest inserts a hypothesis into the n best, of equal ones behind those that are there.
func keepBest(best []hypothesis, h hypothesis, n int) []hypothesis {
	i := len(best)
	for i > 0 && best[i-1].score < h.score {
		i--
	}
	switch {
	case i == n:
		return best
	case len(best) == n:
		best = best[:n-1]
	}
	return slices.Insert(best, i, h)
}

// NBest returns the n most probable labellings, best first.
func (l *Lattice) NBest(n int) []Path {
	if len(l.Unary) == 0 || n < 1 {
		return nil
	}
	k := l.labels
	steps := make([][][]hypothesis, len(l.Unary))
	for i := range steps {
		steps[i] = make([][]hypothesis, k)
		for y := range k {
			if i == 0 {
				steps[0][y] = []hypothesis{{score: l.first[y] + l.Unary[0][y]}}
				continue
			}
			best := make([]hypothesis, 0, n)
			for x := range k {
				for at, h := range steps[i-1][x] {
					best = keepBest(best, hypothesis{score: h.score + l.trans[x*k+y] + l.Unary[i][y], from: x, at: at},
						n)
				}
			}
			steps[i][y] = best
		}
	}
	var ends []hypothesis
	for y, hs := range steps[len(steps)-1] {
		for at, h := range hs {
			if s := h.score + l.last[y]; !math.IsInf(s, -1) {
				ends = keepBest(ends, hypothesis{score: s, from: y, at: at}, n)
			}
		}
	}
	z := l.total(l.forward())
	out := make([]Path, len(ends))
	for p, e := range ends {
		labels := make([]int, len(l.Unary))
		y, at := e.from, e.at
		for i := len(labels) - 1; i >= 0; i-- {
			labels[i] = y
			h := steps[i][y][at]
			y, at = h.from, h.at
		}
		out[p] = Path{Labels: labels, Score: e.score, Probability: math.Exp(e.score - z)}
	}
	return out
}

func table(rows, columns int) [][]float64 {
	cells := make([]float64, rows*columns)
	out := make([][]float64, rows)
	for i := range out {
		out[i] = cells[i*columns : (i+1)*columns : (i+1)*columns]
	}
	return out
}

// logSum returns log(Σ exp(x)) without overflow.
func logSum(xs []float64) float64 {
	top := math.Inf(-1)
	for _, x := range xs {
		top = max(top, x)
	}
	if math.IsInf(top, -1) {
		return top
	}
	s := 0.0
	for _, x := range xs {
		if d := x - top; d > -40 { // exp(-40) is below float64's precision beside 1
			s += math.Exp(d)
		}
	}
	return top + math.Log(s)
}
