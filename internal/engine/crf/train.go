package crf

import "math"

// Options say how a model is trained. The zero value of a field stands for its default.
type Options struct {
	Epochs   int                     // passes over the examples; default 12
	Rate     float64                 // learning rate; default defaultRate
	L1, L2   float64                 // regularisation; defaults defaultL1 and 1
	MinCount int                     // features of fewer items are left out; default 2
	Dropout  float64                 // share of an item's features that a step does not see; default 0
	Shared   bool                    // features of the examples of one source alone are left out
	Seed     uint64                  // of the order in which examples are seen
	Forbid   func(from, to int) bool // pairs of labels that never follow each other, in no example either
}

// Defaults of training: the rate that FTRL-proximal is usually begun with, and a penalty that leaves out most features
// of few examples. The models of this repository set what they were measured best with.
const (
	defaultRate = 0.1
	defaultL1   = 0.5
)

func (o Options) withDefaults() Options {
	set := func(x *float64, v float64) {
		if *x == 0 {
			*x = v
		}
	}
	set(&o.Rate, defaultRate)
	set(&o.L1, defaultL1)
	set(&o.L2, 1)
	if o.Epochs == 0 {
		o.Epochs = 12
	}
	if o.MinCount == 0 {
		o.MinCount = 2
	}
	return o
}

// Train returns a model of the examples. It maximises the regularised likelihood by FTRL-proximal (McMahan and others
// 2013), one example at a time, which leaves most weights at zero. The same input gives the same model.
func Train(labels []string, examples []Example, opt Options) *Model {
	t := newTrainer(len(labels), examples, opt.withDefaults())
	order := make([]int, len(examples))
	for i := range order {
		order[i] = i
	}
	for range t.opt.Epochs {
		for i := len(order) - 1; i > 0; i-- { // Fisher and Yates
			j := int(t.random.next() % uint64(i+1))
			order[i], order[j] = order[j], order[i]
		}
		for _, i := range order {
			t.learn(i)
		}
	}
	return t.model(labels)
}

// splitMix draws numbers that the seed alone decides (Steele, Lea and Flood 2014).
type splitMix uint64

func (s *splitMix) next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// trainer holds the state of FTRL-proximal for every weight: z, n and the weight they give.
type trainer struct {
	opt      Options
	random   splitMix
	labels   int
	keys     []uint32 // hashed feature of each row
	examples []prepared

	rows               weights // len(keys) × labels
	trans, first, last weights
}

// prepared is an example whose features are rows of the trainer.
type prepared struct {
	items  [][]int32
	labels []int
	weight float64
}

// weights are parameters with their FTRL state.
type weights struct{ w, z, n []float64 }

func newWeights(n int) weights {
	return weights{w: make([]float64, n), z: make([]float64, n), n: make([]float64, n)}
}

// smooth is FTRL's beta.
const smooth = 1

// update moves one weight against its gradient.
func (s *weights) update(i int, g float64, o *Options, l1 float64) {
	root := math.Sqrt(s.n[i])
	s.n[i] += g * g
	grown := math.Sqrt(s.n[i])
	s.z[i] += g - (grown-root)/o.Rate*s.w[i]
	if math.Abs(s.z[i]) <= l1 {
		s.w[i] = 0
		return
	}
	s.w[i] = -(s.z[i] - math.Copysign(l1, s.z[i])) / ((smooth+grown)/o.Rate + o.L2)
}

func newTrainer(labels int, examples []Example, opt Options) *trainer {
	t := &trainer{opt: opt, labels: labels, random: splitMix(opt.Seed)}
	count, source, shared := map[uint32]int{}, map[uint32]string{}, map[uint32]bool{}
	for _, e := range examples {
		for _, features := range e.Items {
			for _, f := range features {
				count[f]++
				if !opt.Shared {
					continue
				}
				if of, seen := source[f]; !seen {
					source[f] = e.Source
				} else if of != e.Source {
					shared[f] = true
				}
			}
		}
	}
	row := map[uint32]int32{}
	for _, e := range examples {
		p := prepared{labels: e.Labels, weight: e.Weight, items: make([][]int32, len(e.Items))}
		if p.weight == 0 {
			p.weight = 1
		}
		for i, features := range e.Items {
			for _, f := range features {
				if count[f] < opt.MinCount || opt.Shared && !shared[f] {
					continue
				}
				r, ok := row[f]
				if !ok {
					r = int32(len(t.keys))
					row[f] = r
					t.keys = append(t.keys, f)
				}
				p.items[i] = append(p.items[i], r)
			}
		}
		t.examples = append(t.examples, p)
	}
	t.rows = newWeights(len(t.keys) * labels)
	t.trans, t.first, t.last = newWeights(labels*labels), newWeights(labels), newWeights(labels)
	if opt.Forbid != nil {
		for x := range labels {
			for y := range labels {
				if opt.Forbid(x, y) {
					t.trans.w[x*labels+y] = forbidden
				}
			}
		}
	}
	return t
}

// slight is the gradient under which a weight is left alone: it saves nine updates of ten and moves no figure.
const slight = 1e-4

// learn takes one step on one example.
func (t *trainer) learn(i int) {
	e := &t.examples[i]
	if len(e.items) == 0 {
		return
	}
	n := t.labels
	l := &Lattice{labels: n, trans: t.trans.w, first: t.first.w, last: t.last.w, Unary: table(len(e.items), n)}
	seen, scale := t.seen(e.items)
	for at, features := range seen {
		for _, f := range features {
			row := t.rows.w[int(f)*n : int(f)*n+n]
			for y, w := range row {
				l.Unary[at][y] += w * scale
			}
		}
	}
	f, b := l.forward(), l.backward()
	z := l.total(f)
	for at, features := range seen {
		for y := range n {
			g := math.Exp(f[at][y]+b[at][y]-z) - truth(e.labels[at] == y)
			g *= e.weight
			if math.Abs(g) < slight {
				continue
			}
			for _, r := range features {
				t.rows.update(int(r)*n+y, g*scale, &t.opt, t.opt.L1)
			}
			if at == 0 {
				t.first.update(y, g, &t.opt, 0)
			}
			if at == len(e.items)-1 {
				t.last.update(y, g, &t.opt, 0)
			}
		}
	}
	t.learnPairs(e, l, f, b, z)
}

// seen draws the features that a step sees, and gives what each then counts for (Srivastava and others 2014).
func (t *trainer) seen(items [][]int32) ([][]int32, float64) {
	if t.opt.Dropout == 0 {
		return items, 1
	}
	out := make([][]int32, len(items))
	bound := uint64(t.opt.Dropout * (1 << 32))
	for i, features := range items {
		for _, f := range features {
			if t.random.next()>>32 >= bound {
				out[i] = append(out[i], f)
			}
		}
	}
	return out, 1 / (1 - t.opt.Dropout)
}

// learnPairs takes the step on the weights of neighbouring labels.
func (t *trainer) learnPairs(e *prepared, l *Lattice, f, b [][]float64, z float64) {
	n := t.labels
	g := make([]float64, n*n)
	for at := 1; at < len(e.items); at++ {
		for x := range n {
			before := f[at-1][x] - z
			for y := range n {
				if s := before + l.trans[x*n+y] + l.Unary[at][y] + b[at][y]; s > -15 { // e^-15 is below slight
					g[x*n+y] += math.Exp(s)
				}
			}
		}
		g[e.labels[at-1]*n+e.labels[at]]--
	}
	for i, d := range g {
		if math.Abs(d) >= slight && !math.IsInf(t.trans.w[i], -1) {
			t.trans.update(i, d*e.weight, &t.opt, 0)
		}
	}
}

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
