package posting

import (
	"context"
	"slices"
	"sync"

	"vitae/internal/engine/crf"
	"vitae/internal/engine/skill"
)

// Reader reads postings by what it has learnt. It is safe for concurrent use.
type Reader struct {
	roles, words, marks, heads *crf.Model
}

// folds is in how many parts lessons are cut, by author: each part is read by models of the other parts, so that the
// next model learns from readings as they will be of postings that nobody has seen.
const folds = 3

// sample is a lesson on its way through training.
type sample struct {
	v        *view
	t        *truth
	fold     int
	lines    [][]uint32 // features of its passages
	roles    [][]float64
	words    []sentenceItems
	readings *readings
}

// Samples are lessons, made ready for training.
type Samples []*sample

// variants is how many other forms of each lesson are learned from.
const variants = 1

// Prepare reads lessons by their wording.
func Prepare(cat *skill.Catalogue, lessons []Lesson) Samples {
	out := make(Samples, len(lessons))
	for i := range lessons {
		v := lessons[i].viewOf(cat)
		out[i] = &sample{v: v, t: lessons[i].truth(v)}
	}
	return out
}

// Learn trains a reader. The same lessons give the same reader.
func Learn(cat *skill.Catalogue, lessons []Lesson) *Reader {
	pools := Pools(lessons)
	var forms []Lesson
	for _, l := range lessons {
		forms = append(forms, l)
		for n := range variants {
			forms = append(forms, l.Variant(n, pools[l.Language()]))
		}
	}
	all := Prepare(cat, forms)
	var known []string
	for i, l := range forms {
		at := slices.Index(known, l.Author)
		if at < 0 {
			at = len(known)
			known = append(known, l.Author)
		}
		all[i].fold = at % folds
	}
	for _, s := range all {
		s.lines = s.v.roleItems()
	}
	r := &Reader{}
	all.crossed(func(part Samples, unseen Samples) {
		m := learnRoles(part)
		for _, s := range unseen {
			s.roles = m.Marginals(s.lines)
		}
	}, func() { r.roles = learnRoles(all) })
	for _, s := range all {
		s.words = s.v.wordItems(s.roles)
	}
	all.crossed(func(part Samples, unseen Samples) {
		m := learnWords(part)
		for _, s := range unseen {
			s.readings, _ = s.v.marksOf(context.Background(), s.roles, s.words, m) // which is never done
		}
	}, func() { r.words = learnWords(all) })
	r.marks = learnMarks(all)
	r.heads = learnHeads(all)
	return r
}

// crossed calls unseen with each part left out in turn, and whole, some of them at once.
func (all Samples) crossed(unseen func(part, rest Samples), whole func()) {
	var wait sync.WaitGroup
	turn := make(chan struct{}, 2)
	run := func(do func()) {
		turn <- struct{}{}
		wait.Go(func() {
			do()
			<-turn
		})
	}
	run(whole)
	for fold := range folds {
		run(func() {
			var part, rest Samples
			for _, s := range all {
				if s.fold == fold {
					rest = append(rest, s)
				} else {
					part = append(part, s)
				}
			}
			if len(rest) > 0 {
				unseen(part, rest)
			}
		})
	}
	wait.Wait()
}

func (v *view) roleItems() [][]uint32 {
	items := make([][]uint32, len(v.passages))
	for i := range v.passages {
		items[i] = v.roleFeatures(i)
	}
	return items
}

// sentenceItems are the features of the words of a passage, and those that all of them share.
type sentenceItems struct {
	shared features
	words  [][]uint32
}

// wordItems returns the features of the words of each passage.
func (v *view) wordItems(roles [][]float64) []sentenceItems {
	out := make([]sentenceItems, len(v.passages))
	for i := range v.passages {
		p := &v.passages[i]
		c := v.wordContext(i, roles[i])
		items := make([][]uint32, 0, p.to-p.from)
		for k := p.from; k < p.to; k++ {
			items = append(items, v.wordFeatures(k, c))
		}
		out[i] = sentenceItems{c.shared, items}
	}
	return out
}

// whole gives each word all its features.
func (s *sentenceItems) whole() [][]uint32 {
	out := make([][]uint32, len(s.words))
	for i, w := range s.words {
		out[i] = slices.Concat(s.shared, w)
	}
	return out
}

// lattice scores the words; what they share is looked up once.
func (s *sentenceItems) lattice(m *crf.Model) *crf.Lattice {
	l := m.Lattice(s.words)
	shared := m.Lattice([][]uint32{s.shared}).Unary[0]
	for _, row := range l.Unary {
		for y, w := range shared {
			row[y] += w
		}
	}
	return l
}

func (v *view) rolesBy(m *crf.Model) [][]float64 { return m.Marginals(v.roleItems()) }

// training is how the models of postings are trained: the usual rate, and penalties set by hand with authors left out,
// which keep the models small.
var training = crf.Options{Epochs: 10, Rate: 0.1, L1: 0.3, L2: 1, MinCount: 3}

func learnRoles(all Samples) *crf.Model {
	examples := make([]crf.Example, len(all))
	for i, s := range all {
		examples[i] = crf.Example{Items: s.lines, Labels: s.t.roles}
	}
	return crf.Train(passageRoles, examples, training)
}

func learnWords(all Samples) *crf.Model {
	var examples []crf.Example
	for _, s := range all {
		for i := range s.v.passages {
			p := &s.v.passages[i]
			labels := slices.Clone(s.t.words[p.from:p.to])
			for k := range labels {
				if labels[k] > 0 && labels[k]%2 == 0 && (k == 0 || forbiddenPair(labels[k-1], labels[k])) {
					labels[k]-- // a passage ends within a tag
				}
			}
			examples = append(examples, crf.Example{Items: s.words[i].whole(), Labels: labels})
		}
	}
	ofWords := training
	ofWords.Epochs, ofWords.Forbid = 5, forbiddenPair // there are many more words, and more epochs learn them by heart
	return crf.Train(wordLabels, examples, ofWords)
}

func learnMarks(all Samples) *crf.Model {
	var examples []crf.Example
	for _, s := range all {
		for i := range s.readings.marks {
			m := &s.readings.marks[i]
			if m.isHead() {
				continue
			}
			verdict, weight := s.t.verdict(s.v, m)
			examples = append(examples, crf.Example{
				Items:  [][]uint32{s.v.markFeatures(s.readings, m)},
				Labels: []int{verdict}, Weight: weight,
			})
		}
	}
	return crf.Train(verdicts, examples, training)
}

func learnHeads(all Samples) *crf.Model {
	var examples []crf.Example
	for _, s := range all {
		for _, c := range s.v.candidates(s.readings) {
			kind, weight := s.t.headTruth(s.v, &c)
			examples = append(examples, crf.Example{
				Items:  [][]uint32{s.v.candidateFeatures(s.readings, &c)},
				Labels: []int{kind}, Weight: weight,
			})
		}
	}
	return crf.Train(headKinds, examples, training)
}
