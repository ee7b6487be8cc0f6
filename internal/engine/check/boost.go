package check

import (
	"math"
	"math/rand/v2"
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

// How the trees are grown: many shallow ones, each correcting a little. All by hand; the shares came with the slots,
// and were measured together with them (docs/checking.md).
const (
	rounds      = 130
	depth       = 3
	shrink      = 0.08
	rowShare    = 0.7 // of the examples that a tree is grown from, drawn anew for each
	columnShare = 0.4 // of the features
	leastLeaf   = 10
	leafPenalty = 6.0
	leastGain   = 0.05 // a cut that gains less is chance
	binned      = 24   // parts that a feature's values are cut into
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
	g := newGrower(all)
	z := make([]float64, len(all))
	for i := range z {
		z[i] = float64(m.Base)
	}
	for turn := range rounds {
		g.slope(z)
		m.Trees = append(m.Trees, g.tree(uint64(turn)))
		for i := range all {
			z[i] += float64(leaf(m.Trees[len(m.Trees)-1], all[i].x))
		}
	}
	return m
}

// grower grows trees over examples whose features are cut into bins.
type grower struct {
	all    []example
	cuts   [][]float32
	bins   [][]uint8 // of each feature, by example
	from   []int     // where each feature's bins begin in a histogram
	total  int       // bins of a histogram
	used   []bool    // features of this tree
	slopes []slope
}

// slope is what an example asks of the next tree: the gradient of the loss and its curvature.
type slope struct{ g, h float64 }

// bin sums the examples of a node that fall into one bin of a feature.
type bin struct {
	slope
	n int
}

func newGrower(all []example) *grower {
	g := &grower{all: all, cuts: cutsOf(all), slopes: make([]slope, len(all))}
	g.bins, g.from, g.used = make([][]uint8, len(g.cuts)), make([]int, len(g.cuts)), make([]bool, len(g.cuts))
	for f, cuts := range g.cuts {
		g.bins[f] = make([]uint8, len(all))
		for i := range all {
			n, _ := slices.BinarySearch(cuts, all[i].x[f])
			g.bins[f][i] = uint8(n)
		}
		g.from[f] = g.total
		g.total += len(cuts) + 1
	}
	return g
}

// slope takes the gradient of the logistic loss at what the trees so far say.
func (g *grower) slope(z []float64) {
	for i := range g.all {
		p := 1 / (1 + math.Exp(-z[i]))
		w := float64(g.all[i].weight)
		g.slopes[i] = slope{w * (flag64(g.all[i].wrong) - p), w * p * (1 - p)}
	}
}

// cutsOf chooses where each feature may be cut: at quantiles of its values.
func cutsOf(all []example) [][]float32 {
	cuts := make([][]float32, len(all[0].x))
	values := make([]float32, len(all))
	for f := range cuts {
		for i := range all {
			values[i] = all[i].x[f]
		}
		slices.Sort(values)
		different := slices.Compact(slices.Clone(values))
		step := max(1, len(different)/binned)
		if f <= int(fClass) { // names of rules and classes, in no order
			step = 1
		}
		for i := step - 1; i+1 < len(different); i += step {
			cuts[f] = append(cuts[f], (different[i]+different[i+1])/2)
		}
	}
	return cuts
}

// tree grows one tree over a part of the examples and of the features, so that no few of them decide everywhere.
func (g *grower) tree(turn uint64) []node {
	draw := rand.New(rand.NewPCG(turn, 1)) //nolint:gosec // G404: the same in each training
	index := make([]int32, 0, len(g.all))
	for i := range g.all {
		if draw.Float64() < rowShare {
			index = append(index, int32(i))
		}
	}
	for f := range g.used {
		g.used[f] = len(g.cuts[f]) > 0 && draw.Float64() < columnShare
	}
	var tree []node
	g.split(&tree, index, g.histogram(index), depth)
	return tree
}

// histogram sums some examples by the bins of each feature.
func (g *grower) histogram(index []int32) []bin {
	out := make([]bin, g.total)
	of := make([]slope, len(index))
	for k, i := range index {
		of[k] = g.slopes[i]
	}
	for f, bins := range g.bins {
		if !g.used[f] {
			continue
		}
		h := out[g.from[f] : g.from[f]+len(g.cuts[f])+1]
		for k, i := range index {
			b := &h[bins[i]]
			b.g, b.h, b.n = b.g+of[k].g, b.h+of[k].h, b.n+1
		}
	}
	return out
}

// split grows a tree over some examples and returns its root's index.
func (g *grower) split(tree *[]node, index []int32, sums []bin, deep int) int {
	at := len(*tree)
	*tree = append(*tree, node{Feature: -1})
	var all slope
	for _, i := range index {
		all.g, all.h = all.g+g.slopes[i].g, all.h+g.slopes[i].h
	}
	f, cut := -1, 0
	if deep > 0 && len(index) >= 2*leastLeaf {
		f, cut = g.best(sums, all, len(index))
	}
	if f < 0 {
		(*tree)[at].Value = float32(shrink * all.g / (all.h + leafPenalty))
		return at
	}
	var left, right []int32
	for _, i := range index {
		if int(g.bins[f][i]) <= cut {
			left = append(left, i)
		} else {
			right = append(right, i)
		}
	}
	var ofLeft, ofRight []bin
	if deep > 1 {
		ofLeft, ofRight = g.parted(sums, left, right)
	}
	l := g.split(tree, left, ofLeft, deep-1)
	r := g.split(tree, right, ofRight, deep-1)
	(*tree)[at] = node{Feature: f, At: g.cuts[f][cut], Children: [2]int{l, r}}
	return at
}

// parted returns the histograms of two parts of a node: the smaller is summed, the other is the rest.
func (g *grower) parted(whole []bin, left, right []int32) (ofLeft, ofRight []bin) {
	few := left
	if len(right) < len(left) {
		few = right
	}
	small := g.histogram(few)
	rest := whole
	for i, b := range small {
		rest[i].g, rest[i].h, rest[i].n = rest[i].g-b.g, rest[i].h-b.h, rest[i].n-b.n
	}
	if len(right) < len(left) {
		return rest, small
	}
	return small, rest
}

// best finds the cut that gains most, f -1 where none gains.
func (g *grower) best(sums []bin, all slope, count int) (f, cut int) {
	f = -1
	gain := leastGain
	score := func(s slope) float64 { return s.g * s.g / (s.h + leafPenalty) }
	for k := range g.cuts {
		if !g.used[k] {
			continue
		}
		var left bin
		for c := range len(g.cuts[k]) {
			b := &sums[g.from[k]+c]
			left.g, left.h, left.n = left.g+b.g, left.h+b.h, left.n+b.n
			if left.n < leastLeaf || count-left.n < leastLeaf {
				continue
			}
			if s := score(left.slope) + score(slope{all.g - left.g, all.h - left.h}) - score(all); s > gain {
				gain, f, cut = s, k, c
			}
		}
	}
	return f, cut
}

// family is the rule whose forest judges a rule: words and names are judged by one, which learns from all of them.
func family(rule string) string {
	if rule == "word" {
		return "new"
	}
	return rule
}
