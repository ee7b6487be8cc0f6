package check

import (
	"math"
	"slices"
)

// example is a suspicion with whether it was right, to learn from.
type example struct {
	suspicion *suspicion
	rule      string
	lesson    int
	x         []float32
	wrong     bool // the claim is a lie, the suspicion right
	weight    float32
}

// How the trees are grown: many shallow ones, each correcting a little.
const (
	rounds      = 80
	depth       = 3
	shrink      = 0.1
	leastLeaf   = 10
	leafPenalty = 6.0
	bins        = 24
)

// growAll fits a forest to the examples of each family of rules.
func growAll(all []example) *model {
	m := &model{Rules: map[string]*forest{}}
	by := map[string][]example{}
	for _, e := range all {
		by[family(e.rule)] = append(by[family(e.rule)], e)
	}
	for rule, of := range by {
		m.Rules[rule] = grow(of)
	}
	return m
}

// grow fits boosted trees to the examples by the gradient of the logistic loss. It is deterministic.
func grow(all []example) *forest {
	m := &forest{}
	pos, sum := 0.0, 0.0
	for i := range all {
		sum += float64(all[i].weight)
		if all[i].wrong {
			pos += float64(all[i].weight)
		}
	}
	if pos == 0 || pos == sum {
		return m
	}
	m.Base = float32(math.Log(pos / (sum - pos)))
	g := &grower{all: all, cuts: cutsOf(all), grad: make([]float64, len(all)), hess: make([]float64, len(all))}
	g.bin()
	z := make([]float64, len(all))
	for i := range z {
		z[i] = float64(m.Base)
	}
	for range rounds {
		for i := range all {
			p := 1 / (1 + math.Exp(-z[i]))
			y := 0.0
			if all[i].wrong {
				y = 1
			}
			w := float64(all[i].weight)
			g.grad[i], g.hess[i] = w*(y-p), w*p*(1-p)
		}
		index := make([]int, len(all))
		for i := range index {
			index[i] = i
		}
		var tree []node
		g.split(&tree, index, depth)
		for i := range all {
			z[i] += float64(leaf(tree, all[i].x))
		}
		m.Trees = append(m.Trees, tree)
	}
	return m
}

type grower struct {
	all        []example
	cuts       [][]float32
	binned     [][]uint8
	grad, hess []float64
}

// cutsOf chooses where each feature may be cut: at quantiles of its values.
func cutsOf(all []example) [][]float32 {
	cuts := make([][]float32, len(all[0].x))
	for f := range cuts {
		values := make([]float32, len(all))
		for i := range all {
			values[i] = all[i].x[f]
		}
		slices.Sort(values)
		values = slices.Compact(values)
		step := max(1, len(values)/bins)
		if f <= int(fClass) { // names of rules and classes, in no order
			step = 1
		}
		for i := step - 1; i+1 < len(values); i += step {
			cuts[f] = append(cuts[f], (values[i]+values[i+1])/2)
		}
	}
	return cuts
}

func (g *grower) bin() {
	g.binned = make([][]uint8, len(g.all))
	for i := range g.all {
		g.binned[i] = make([]uint8, len(g.cuts))
		for f := range g.cuts {
			n, _ := slices.BinarySearch(g.cuts[f], g.all[i].x[f])
			g.binned[i][f] = uint8(n)
		}
	}
}

// split grows a tree over some examples and returns its root's index.
func (g *grower) split(tree *[]node, index []int, deep int) int {
	at := len(*tree)
	*tree = append(*tree, node{Feature: -1})
	G, H := 0.0, 0.0
	for _, i := range index {
		G, H = G+g.grad[i], H+g.hess[i]
	}
	f, cut := -1, 0
	if deep > 0 && len(index) >= 2*leastLeaf {
		f, cut = g.best(index, G, H)
	}
	if f < 0 {
		(*tree)[at].Value = float32(shrink * G / (H + leafPenalty))
		return at
	}
	var left, right []int
	for _, i := range index {
		if int(g.binned[i][f]) <= cut {
			left = append(left, i)
		} else {
			right = append(right, i)
		}
	}
	l := g.split(tree, left, deep-1)
	r := g.split(tree, right, deep-1)
	(*tree)[at] = node{Feature: f, At: g.cuts[f][cut], Children: [2]int{l, r}}
	return at
}

// best finds the cut that gains most, f -1 where none gains.
func (g *grower) best(index []int, G, H float64) (f, cut int) {
	f = -1
	gain := 0.05 // a cut that gains less is chance
	whole := G * G / (H + leafPenalty)
	for k := range g.cuts {
		n := len(g.cuts[k])
		if n == 0 {
			continue
		}
		var gs, hs [256]float64
		var count [256]int
		for _, i := range index {
			b := g.binned[i][k]
			gs[b] += g.grad[i]
			hs[b] += g.hess[i]
			count[b]++
		}
		gl, hl, nl := 0.0, 0.0, 0
		for c := range n {
			gl, hl, nl = gl+gs[c], hl+hs[c], nl+count[c]
			if nl < leastLeaf || len(index)-nl < leastLeaf {
				continue
			}
			gr, hr := G-gl, H-hl
			if s := gl*gl/(hl+leafPenalty) + gr*gr/(hr+leafPenalty) - whole; s > gain {
				gain, f, cut = s, k, c
			}
		}
	}
	return f, cut
}

// family is the rule whose forest judges a rule: words and names are judged by one, which learns from all of them.
func family(rule string) string {
	if rule == "word" || rule == "moved" {
		return "new"
	}
	return rule
}
