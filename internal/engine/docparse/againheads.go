package docparse

import (
	"slices"
	"strconv"
	"strings"
)

// looked is a head with what a first look at it found.
type looked struct {
	run      *headRun
	features [][]uint32
	p        [][]float64
	labels   []int

	toks   []headToken
	chunks []chunk
	keys   [][3]string // how each chunk stands in its head, from the exact to the rough; empty for a sign
	has    string      // the fields that it has
	order  string      // the fields in their order
}

// headLetters are the fields of heads.
const headLetters = "TGSEPFRY"

// letterShares sums the probabilities of the labels of each field.
func letterShares(row []float64) (out [len(headLetters) + 1]float64) {
	for y, v := range row {
		l := headLabels[y]
		k := strings.IndexByte(headLetters, l[len(l)-1])
		if k < 0 {
			k = len(headLetters)
		}
		out[k] += v //nolint:gosec // k is a place in headLetters or right behind it
	}
	return out
}

// lookedAt notes what a first look found in a head.
func (o *outline) lookedAt(r *headRun, features [][]uint32, p [][]float64) looked {
	h := looked{run: r, features: features, p: p, labels: best(p)}
	h.toks = o.headTokensOf(r)
	h.chunks = chunksOf(h.toks)
	h.keys = make([][3]string, len(h.chunks))
	row, at := -1, 0
	rowEnds := map[int]int{}
	for c := range h.chunks {
		rowEnds[h.toks[h.chunks[c].from].unit] = c
	}
	for c := range h.chunks {
		t := &h.toks[h.chunks[c].from]
		if t.unit != row {
			row, at = t.unit, 0
		}
		s := t.line.segs[t.seg]
		look := strconv.FormatBool(s.bold) + strconv.FormatBool(s.italic) + strconv.FormatBool(h.chunks[c].dated)
		k := &h.chunks[c]
		h.keys[c] = [3]string{
			strconv.Itoa(row) + "," + strconv.Itoa(at) + k.before + k.after + look,
			strconv.Itoa(row) + "," + strconv.Itoa(rowEnds[row]-c) + k.before + look,
			k.before + k.after + look + caseOf(h.tokensOf(c)),
		}
		at++
	}
	last := byte('O')
	for _, y := range h.labels {
		l := headLabels[y]
		c := l[len(l)-1]
		if c != last && c != 'O' && c != 'Y' {
			h.order += string(c)
			if !strings.Contains(h.has, string(c)) {
				h.has += string(c)
			}
		}
		last = c
	}
	return h
}

// tokensOf returns the tokens of a chunk.
func (h *looked) tokensOf(c int) []token {
	out := make([]token, 0, h.chunks[c].to-h.chunks[c].from)
	for i := h.chunks[c].from; i < h.chunks[c].to; i++ {
		out = append(out, *h.toks[i].token)
	}
	return out
}

// chunkTally sums what the first look found of chunks that stand alike.
type chunkTally struct {
	sum [len(headLetters) + 1]float64
	n   int
}

// average sets s to the mean of what the first look found in the tokens of a chunk.
func (h *looked) average(s *chunkTally, c *chunk) {
	for k := c.from; k < c.to; k++ {
		for x, v := range letterShares(h.p[k]) {
			s.sum[x] += v
		}
	}
	for x := range s.sum {
		s.sum[x] /= float64(c.to - c.from)
	}
}

// headsAgain returns the features of the tokens of every head of a file for the second look: those of the first, and
// what the first found in the head and in the others of its kind.
func headsAgain(heads []looked) [][][]uint32 {
	like := map[string]*chunkTally{}
	own := make([][][3]*chunkTally, len(heads))
	shares := make([][]chunkTally, len(heads))
	names := map[string]*chunkTally{}
	called := make([][]*chunkTally, len(heads)) // by chunk: of those with its text
	orders := map[string]int{}
	for i := range heads {
		h := &heads[i]
		own[i], shares[i], called[i] = make([][3]*chunkTally, len(h.chunks)), make([]chunkTally, len(h.chunks)),
			make([]*chunkTally, len(h.chunks))
		for c := range h.chunks {
			s := &shares[i][c]
			h.average(s, &h.chunks[c])
			for k, key := range h.keys[c] {
				own[i][c][k] = addTo(like, string(h.run.kind)+strconv.Itoa(k)+key, s)
			}
			if !h.chunks[c].dated {
				called[i][c] = addTo(names, fold(h.chunks[c].text), s)
			}
		}
		orders[string(h.run.kind)+h.order]++
	}
	out := make([][][]uint32, len(heads))
	for i := range heads {
		h := &heads[i]
		usual := usualOrder(orders, h)
		out[i] = make([][]uint32, len(h.toks))
		for t := range h.toks {
			b := append(bag{}, h.features[t]...)
			h.tokenAgain(&b, t)
			b.add("1has", string(h.run.kind)+h.has)
			b.add("1usual", usual+headLabels[h.labels[t]])
			c := h.toks[t].chunk
			if c < 0 {
				out[i][t] = b
				continue
			}
			s := &shares[i][c]
			for x, v := range s.sum {
				if v > leastShare {
					b.add("1c", strconv.Itoa(x)+strconv.Itoa(share(v)))
				}
			}
			y := headLabels[h.labels[t]]
			for k, m := range own[i][c] {
				m.features(&b, "like"+strconv.Itoa(k), s, y)
			}
			if !h.chunks[c].dated {
				called[i][c].features(&b, "same", s, y)
			}
			out[i][t] = b
		}
	}
	return out
}

// addTo adds a chunk to the tally of a key.
func addTo(m map[string]*chunkTally, key string, s *chunkTally) *chunkTally {
	t := m[key]
	if t == nil {
		t = &chunkTally{}
		m[key] = t
	}
	t.n++
	for x, v := range s.sum {
		t.sum[x] += v
	}
	return t
}

// features adds what other chunks of a tally are.
func (t *chunkTally) features(b *bag, name string, own *chunkTally, label string) {
	others := t.n - 1
	b.num(name+"n", bucket(others, 0, 1, 3))
	if others == 0 {
		return
	}
	for x, v := range t.sum {
		if s := share((v - own.sum[x]) / float64(others)); s > 1 {
			b.add(name, strconv.Itoa(x)+strconv.Itoa(s))
			b.add(name+"&", strconv.Itoa(x)+strconv.Itoa(s)+label)
		}
	}
}

// tokenAgain adds what the first look found of a token and its neighbours.
func (h *looked) tokenAgain(b *bag, t int) {
	y := h.labels[t]
	b.add("1", headLabels[y]+strconv.Itoa(share(h.p[t][y])))
	for x, v := range letterShares(h.p[t]) {
		if v > leastShare {
			b.add("1or", strconv.Itoa(x)+strconv.Itoa(share(v)))
		}
	}
	for _, k := range []int{-2, -1, 1, 2} {
		if j := t + k; j >= 0 && j < len(h.labels) {
			b.add("1@"+strconv.Itoa(k), headLabels[h.labels[j]])
			if k == -1 || k == 1 {
				b.add("1@&"+strconv.Itoa(k),
					headLabels[h.labels[j]]+headLabels[y]+strconv.Itoa(share(h.p[j][h.labels[j]])))
			}
		}
	}
}

// usualOrder returns the order of fields that most other heads of the kind have.
func usualOrder(orders map[string]int, h *looked) string {
	kind := string(h.run.kind)
	var keys []string
	for k := range orders {
		if strings.HasPrefix(k, kind) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	usual, most := "", 0
	for _, k := range keys {
		n := orders[k]
		if k == kind+h.order {
			n--
		}
		if n > most {
			usual, most = k, n
		}
	}
	return usual
}
