package crf

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
)

// magic begins a model's file and names its format.
const magic = "vitaecrf1\n"

// units is the largest quantised weight.
const units = 127

// model returns what was learned as a model with quantised weights. Rows whose weights all round to zero are left out.
func (t *trainer) model(labels []string) *Model {
	m := &Model{
		Labels: slices.Clone(labels), trans: t.trans.w, first: t.first.w, last: t.last.w,
		pairs: exponentials(t.trans.w),
	}
	top := 0.0
	for _, w := range t.rows.w {
		top = max(top, math.Abs(w))
	}
	m.step = float64(float32(top / units))
	type row struct {
		key     uint32
		entries []entry
	}
	var rows []row
	for i, key := range t.keys {
		r := row{key: key}
		for y, w := range t.rows.w[i*t.labels : (i+1)*t.labels] {
			if q := math.Round(w / max(m.step, math.SmallestNonzeroFloat64)); w != 0 && q != 0 {
				r.entries = append(r.entries, entry{label: uint8(y), weight: int8(q)})
			}
		}
		if len(r.entries) > 0 {
			rows = append(rows, r)
		}
	}
	slices.SortFunc(rows, func(a, b row) int { return int(int64(a.key) - int64(b.key)) })
	m.size(len(rows))
	for _, r := range rows {
		m.insert(r.key, r.entries)
	}
	return m
}

// size makes room for n features at a load of at most a half.
func (m *Model) size(n int) {
	places := 2
	for places < 2*n {
		places *= 2
	}
	m.keys, m.rows, m.counts = make([]uint32, places), make([]uint32, places), make([]uint8, places)
}

func (m *Model) insert(key uint32, entries []entry) {
	mask := uint32(len(m.keys) - 1)
	at := spread(key) & mask
	for m.keys[at] != 0 {
		at = (at + 1) & mask
	}
	m.keys[at], m.rows[at], m.counts[at] = key, uint32(len(m.entries)), uint8(len(entries))
	m.entries = append(m.entries, entries...)
}

// WriteTo writes the model: labels, the weights of label pairs as float32, then each feature by rising hash as the
// distance to the one before, the number of its entries, and label and weight of each.
func (m *Model) WriteTo(w io.Writer) (int64, error) {
	var b []byte
	b = append(b, magic...)
	b = binary.AppendUvarint(b, uint64(len(m.Labels)))
	for _, l := range m.Labels {
		b = binary.AppendUvarint(b, uint64(len(l)))
		b = append(b, l...)
	}
	b = appendFloat(b, m.step)
	for _, ws := range [][]float64{m.trans, m.first, m.last} {
		for _, x := range ws {
			b = appendFloat(b, x)
		}
	}
	var at []int
	for i, key := range m.keys {
		if key != 0 {
			at = append(at, i)
		}
	}
	slices.SortFunc(at, func(i, j int) int { return int(int64(m.keys[i]) - int64(m.keys[j])) })
	b = binary.AppendUvarint(b, uint64(len(at)))
	before := uint32(0)
	for _, i := range at {
		b = binary.AppendUvarint(b, uint64(m.keys[i]-before))
		before = m.keys[i]
		b = append(b, m.counts[i])
		for _, e := range m.entries[m.rows[i] : m.rows[i]+uint32(m.counts[i])] {
			b = append(b, e.label, byte(e.weight))
		}
	}
	n, err := io.Copy(w, bytes.NewReader(b))
	return n, err
}

func appendFloat(b []byte, x float64) []byte {
	return binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(x)))
}

// errDamaged is returned for a file that is no model.
var errDamaged = errors.New("crf: the model's file is damaged")

// Read reads a model that WriteTo wrote.
func Read(r io.Reader) (*Model, error) {
	in := bufio.NewReaderSize(r, 1<<16)
	head := make([]byte, len(magic))
	if _, err := io.ReadFull(in, head); err != nil || string(head) != magic {
		return nil, errDamaged
	}
	m := &Model{}
	if err := m.readHead(in); err != nil {
		return nil, fmt.Errorf("%w: %w", errDamaged, err)
	}
	if err := m.readFeatures(in); err != nil {
		return nil, fmt.Errorf("%w: %w", errDamaged, err)
	}
	return m, nil
}

func (m *Model) readHead(in *bufio.Reader) error {
	n, err := binary.ReadUvarint(in)
	if err != nil || n == 0 || n > math.MaxUint8 {
		return errors.Join(err, errors.New("the number of labels"))
	}
	for range n {
		size, err := binary.ReadUvarint(in)
		if err != nil || size > 1<<10 {
			return errors.Join(err, errors.New("a label's length"))
		}
		name := make([]byte, size)
		if _, err := io.ReadFull(in, name); err != nil {
			return err
		}
		m.Labels = append(m.Labels, string(name))
	}
	k := int(n)
	floats := make([]byte, 4*(1+k*k+2*k))
	if _, err := io.ReadFull(in, floats); err != nil {
		return err
	}
	values := make([]float64, len(floats)/4)
	for i := range values {
		values[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(floats[4*i:])))
	}
	m.step, values = values[0], values[1:]
	m.trans, m.first, m.last = values[:k*k], values[k*k:k*k+k], values[k*k+k:]
	m.pairs = exponentials(m.trans)
	return nil
}

func (m *Model) readFeatures(in *bufio.Reader) error {
	n, err := binary.ReadUvarint(in)
	if err != nil || n > 1<<24 {
		return errors.Join(err, errors.New("the number of features"))
	}
	m.size(int(n))
	key, buffer := uint32(0), make([]byte, 2*math.MaxUint8)
	entries := make([]entry, 0, len(m.Labels))
	for range n {
		gap, err := binary.ReadUvarint(in)
		if err != nil || gap == 0 || gap > math.MaxUint32 {
			return errors.Join(err, errors.New("a feature"))
		}
		key += uint32(gap)
		count, err := in.ReadByte()
		if err != nil {
			return err
		}
		pairs := buffer[:2*int(count)]
		if _, err := io.ReadFull(in, pairs); err != nil {
			return err
		}
		entries = entries[:0]
		for i := range int(count) {
			label, weight := pairs[2*i], pairs[2*i+1]
			if int(label) >= len(m.Labels) {
				return errors.New("a label")
			}
			entries = append(entries, entry{label: label, weight: int8(weight)})
		}
		m.insert(key, entries)
	}
	return nil
}
