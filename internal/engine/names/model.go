package names

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/text"
)

//go:embed data/*.gz data/*.tsv data/*.txt
var data embed.FS

// Vector is the place of a word, a text or an occupation among all occupations: what belongs to like work points the
// same way.
type Vector [Dimensions]float32

// model holds the tables. It never changes once it is loaded.
type model struct {
	words    map[string]int32
	idf      []byte
	vectors  []int8
	occs     []int8
	occCount int
	keys     []uint32 // of titles, sorted
	keyOccs  []uint16
	short    map[string][]form // by abbreviation in lower case
	regions  map[string][]string
	generic  map[string]bool
	// wordRegions are the regions of one word by abbreviations that are no words.
	wordRegions map[string]string
}

// form is one thing that an abbreviation stands for, by its stems.
type form struct {
	stems  []string
	name   string
	listed bool // in the list of short forms, rather than among the names of O*NET
}

var load = sync.OnceValue(func() *model {
	m, err := loadModel()
	if err != nil {
		panic("names: " + err.Error()) // the tables are part of the program
	}
	return m
})

func loadModel() (*model, error) {
	m := &model{
		short: map[string][]form{}, regions: map[string][]string{}, generic: map[string]bool{},
		wordRegions: map[string]string{},
	}
	if err := m.loadWords(); err != nil {
		return nil, err
	}
	if err := m.loadTitles(); err != nil {
		return nil, err
	}
	for _, f := range []string{"short", "abbreviations"} {
		raw, err := data.ReadFile("data/" + f + ".tsv")
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(raw)) {
			cols := strings.Split(strings.TrimSpace(line), "\t")
			if strings.HasPrefix(line, "#") || len(cols) < 2 {
				continue
			}
			key := text.Fold(cols[0])
			for _, c := range cols[1:] {
				m.short[key] = append(m.short[key], form{
					stems: stemsOf(content(Cut(c))), name: c,
					listed: f == "short",
				})
			}
		}
	}
	raw, err := data.ReadFile("data/regions.tsv")
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(raw)) {
		cols := strings.Split(strings.TrimSpace(line), "\t")
		m.regions[cols[0]] = cols[1:]
		low, long := text.Fold(cols[0]), text.Fold(cols[1])
		if _, word := m.words[low]; !word && !stop[low] && !strings.Contains(long, " ") {
			m.wordRegions[low] = long
		}
	}
	if raw, err = data.ReadFile("data/generic.txt"); err != nil {
		return nil, err
	}
	for w := range strings.FieldsSeq(string(raw)) {
		m.generic[Stem(w)] = true
	}
	return m, nil
}

func stemsOf(ts []Token) []string {
	out := make([]string, len(ts))
	for i, t := range ts {
		out[i] = t.Stem
	}
	return out
}

func unzipped(name string) ([]byte, error) {
	raw, err := data.ReadFile("data/" + name)
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}

var errShort = errors.New("a table is cut short")

func (m *model) loadWords() error {
	raw, err := unzipped("words.gz")
	if err != nil || len(raw) < 4 {
		return errors.Join(err, errShort)
	}
	n := int(binary.LittleEndian.Uint32(raw))
	raw = raw[4:]
	m.words = make(map[string]int32, n)
	for i := range n {
		end := bytes.IndexByte(raw, '\n')
		if end < 0 {
			return errShort
		}
		m.words[string(raw[:end])] = int32(i)
		raw = raw[end+1:]
	}
	if len(raw) != n*(1+Dimensions) {
		return errShort
	}
	m.idf = raw[:n]
	m.vectors = turned(raw[n:], n)
	return nil
}

// turned returns rows of Dimensions values from the columns that a table stores.
func turned(columns []byte, n int) []int8 {
	out := make([]int8, n*Dimensions)
	for d := range Dimensions {
		for i := range n {
			out[i*Dimensions+d] = int8(columns[d*n+i])
		}
	}
	return out
}

func (m *model) loadTitles() error {
	raw, err := unzipped("titles.gz")
	if err != nil || len(raw) < 4 {
		return errors.Join(err, errShort)
	}
	m.occCount = int(binary.LittleEndian.Uint32(raw))
	raw = raw[4:]
	m.occs = turned(raw[:m.occCount*Dimensions], m.occCount)
	raw = raw[m.occCount*Dimensions:]
	n := int(binary.LittleEndian.Uint32(raw))
	raw = raw[4:]
	m.keys, m.keyOccs = make([]uint32, n), make([]uint16, n)
	last := uint32(0)
	for i := range n {
		x, size := binary.Uvarint(raw)
		if size <= 0 {
			return errShort
		}
		last += uint32(x)
		m.keys[i] = last
		raw = raw[size:]
	}
	if len(raw) != 2*n {
		return errShort
	}
	for i := range n {
		m.keyOccs[i] = binary.LittleEndian.Uint16(raw[2*i:])
	}
	return nil
}

// Rarities that the table does not say, set by hand on wild; the table's own numbers are twenty-fifths, as bench/train
// writes them.
const (
	leastRarity = 0.3
	shortRarity = 3 // of an unknown word of at most two letters
	stepsOfOne  = 25
)

// UnknownRarity is the rarity of a word that no occupation has, mostly a name: that of the rarer words that some have,
// set by hand on wild.
const UnknownRarity = 5.5

// Rarity reports how much a word tells: about 1 for one that most occupations share, 7 for one of very few. It takes a
// stem.
func Rarity(stem string) float64 {
	m := load()
	i, ok := m.words[stem]
	if !ok {
		if len(stem) <= 2 {
			return shortRarity
		}
		return UnknownRarity
	}
	return max(leastRarity, float64(m.idf[i])/stepsOfOne)
}

// add adds a known word's vector, times its weight.
func (m *model) add(v *Vector, stem string, weight float32) {
	i, ok := m.words[stem]
	if !ok {
		return
	}
	row := m.vectors[int(i)*Dimensions : int(i+1)*Dimensions]
	for d := range v {
		v[d] += weight * float32(row[d])
	}
}

// VectorOf returns the place of a text: the sum of its words, the rare ones counting more. It is zero where no word is
// known.
func VectorOf(ts []Token) Vector {
	m := load()
	var v Vector
	for _, t := range ts {
		if !Empty(t.Low) {
			m.add(&v, t.Stem, float32(Rarity(t.Stem)))
		}
	}
	return v.unit()
}

func (v Vector) unit() Vector {
	sum := float32(0)
	for _, x := range v {
		sum += x * x
	}
	if sum == 0 {
		return v
	}
	f := float32(1 / math.Sqrt(float64(sum)))
	for i := range v {
		v[i] *= f
	}
	return v
}

// Plus returns the direction between two.
func (v Vector) Plus(o Vector, weight float32) Vector {
	for i := range v {
		v[i] += weight * o[i]
	}
	return v.unit()
}

// Cosine reports how near two places are: 1 the same, 0 nothing in common.
func (v *Vector) Cosine(o *Vector) float64 {
	sum := float32(0)
	for i := range v {
		sum += v[i] * o[i]
	}
	return float64(sum)
}

// occupation returns the vector of an occupation.
func (m *model) occupation(i uint16) Vector {
	var v Vector
	row := m.occs[int(i)*Dimensions : (int(i)+1)*Dimensions]
	for d := range v {
		v[d] = float32(row[d])
	}
	return v.unit()
}

// occupationsOf returns the occupations that a title key has.
func (m *model) occupationsOf(key uint32) []uint16 {
	i, ok := slices.BinarySearch(m.keys, key)
	if !ok || key == 0 {
		return nil
	}
	k := i
	for k < len(m.keys) && m.keys[k] == key {
		k++
	}
	return m.keyOccs[i:k]
}
