package crf

import "math"

// Example is one labelled sequence. Items[i] holds the hashed features of item i, Labels[i] the number of its label.
// Weight says how much the sequence counts in training; 0 means 1.
type Example struct {
	Items  [][]uint32
	Labels []int
	Weight float64
	Source string // who wrote it
}

// Model is a trained model. It is safe for concurrent use.
type Model struct {
	Labels []string

	keys    []uint32  // open addressing: hashed feature, 0 where the place is free
	rows    []uint32  // where the entries of keys[i] begin in entries; they end where the count says
	counts  []uint8   // entries of keys[i]
	entries []entry   // label and weight of every feature, feature by feature
	step    float64   // what one unit of entry.weight is worth
	trans   []float64 // from*len(Labels)+to
	first   []float64 // of the first item's label
	last    []float64 // of the last item's label
	pairs   []float64 // exp of trans
}

// entry is the quantised weight of a feature for a label.
type entry struct {
	label  uint8
	weight int8
}

// FNV-1a, 32 bits (Fowler, Noll and Vo).
const (
	fnvOffset = 2166136261
	fnvPrime  = 16777619
)

// Hash returns the number of a feature's name. It is never 0.
func Hash(feature string) uint32 {
	h := uint32(fnvOffset)
	for i := range len(feature) {
		h = (h ^ uint32(feature[i])) * fnvPrime
	}
	return max(h, 1)
}

// HashPair returns the number of the conjunction of a feature's name and a value, without building a string.
func HashPair(name, value string) uint32 {
	h := uint32(fnvOffset)
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * fnvPrime
	}
	h = (h ^ '=') * fnvPrime
	for i := range len(value) {
		h = (h ^ uint32(value[i])) * fnvPrime
	}
	return max(h, 1)
}

// Lattice returns the scores of every label at every item.
func (m *Model) Lattice(items [][]uint32) *Lattice {
	n := len(m.Labels)
	l := &Lattice{
		labels: n, trans: m.trans, first: m.first, last: m.last, pairs: m.pairs,
		Unary: make([][]float64, len(items)),
	}
	cells := make([]float64, n*len(items))
	for i, features := range items {
		row := cells[i*n : (i+1)*n : (i+1)*n]
		for _, f := range features {
			m.add(f, row)
		}
		l.Unary[i] = row
	}
	return l
}

// add adds the weights of a feature to the scores of the labels.
func (m *Model) add(feature uint32, row []float64) {
	at, ok := m.find(feature)
	if !ok {
		return
	}
	start := m.rows[at]
	for _, e := range m.entries[start : start+uint32(m.counts[at])] {
		row[e.label] += float64(e.weight) * m.step
	}
}

// find returns the place of a feature in the table.
func (m *Model) find(feature uint32) (int, bool) {
	mask := uint32(len(m.keys) - 1)
	for at := spread(feature) & mask; m.keys[at] != 0; at = (at + 1) & mask {
		if m.keys[at] == feature {
			return int(at), true
		}
	}
	return 0, false
}

// spread mixes a hash's bits, so that neighbouring hashes do not cluster in the table (Knuth's multiplicative hashing).
func spread(h uint32) uint32 { return h * 2654435769 >> 7 }

// Decode returns the most probable labels of a sequence.
func (m *Model) Decode(items [][]uint32) []int { return m.Lattice(items).Decode() }

// Marginals returns the probability of each label at each item.
func (m *Model) Marginals(items [][]uint32) [][]float64 { return m.Lattice(items).Marginals() }

// NBest returns the n most probable labellings, best first.
func (m *Model) NBest(items [][]uint32, n int) []Path { return m.Lattice(items).NBest(n) }

// Label returns the number of a label's name, -1 where the model has none of that name.
func (m *Model) Label(name string) int {
	for i, l := range m.Labels {
		if l == name {
			return i
		}
	}
	return -1
}

// forbidden is the score of a pair of labels that may not follow each other.
var forbidden = math.Inf(-1)
