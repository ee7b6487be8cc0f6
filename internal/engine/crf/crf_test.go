package crf

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"
)

// sample draws sequences of a hidden Markov chain whose items show their label three times of four.
func sample(seed uint64, n int) []Example {
	random := rand.New(rand.NewPCG(seed, 0))
	out := make([]Example, n)
	for i := range out {
		y := random.IntN(3)
		for range 12 {
			if random.Float64() < 0.3 {
				y = (y + 1) % 3
			}
			shown := y
			if random.Float64() < 0.25 {
				shown = random.IntN(3)
			}
			out[i].Items = append(out[i].Items, []uint32{
				Hash("bias"), Hash("shown " + strconv.Itoa(shown)),
				HashPair("word", strconv.Itoa(random.IntN(50))),
			})
			out[i].Labels = append(out[i].Labels, y)
		}
	}
	return out
}

func accuracy(m *Model, ex []Example) float64 {
	right, all := 0, 0
	for _, e := range ex {
		for i, y := range m.Decode(e.Items) {
			all++
			if y == e.Labels[i] {
				right++
			}
		}
	}
	return float64(right) / float64(all)
}

var names = []string{"a", "b", "c"}

func TestAModelUsesNeighbours(t *testing.T) {
	t.Parallel()
	m := Train(names, sample(1, 400), Options{})
	if got := accuracy(m, sample(2, 200)); got < 0.85 {
		t.Errorf("accuracy %.3f on new sequences; an item alone shows its label in .83", got)
	}
}

func TestTheSameExamplesGiveTheSameBytes(t *testing.T) {
	t.Parallel()
	var a, b bytes.Buffer
	for _, w := range []*bytes.Buffer{&a, &b} {
		if _, err := Train(names, sample(1, 50), Options{Epochs: 3}).WriteTo(w); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two trainings on the same examples differ")
	}
}

func TestAModelReadsBack(t *testing.T) {
	t.Parallel()
	m := Train(names, sample(1, 100), Options{Epochs: 3})
	var file bytes.Buffer
	if _, err := m.WriteTo(&file); err != nil {
		t.Fatal(err)
	}
	whole := file.Bytes()
	back, err := Read(bytes.NewReader(whole))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range sample(3, 50) {
		want, got := m.Marginals(e.Items), back.Marginals(e.Items)
		for i := range want {
			for y := range want[i] {
				if math.Abs(want[i][y]-got[i][y]) > 1e-4 {
					t.Fatalf("item %d label %d: %.5f read back as %.5f", i, y, want[i][y], got[i][y])
				}
			}
		}
	}
	for cut := range len(whole) {
		if _, err := Read(bytes.NewReader(whole[:cut])); err == nil {
			t.Fatalf("a file cut at %d of %d was read", cut, len(whole))
		}
	}
}

func TestNBestBeginsWithDecodeAndIsOrdered(t *testing.T) {
	t.Parallel()
	m := Train(names, sample(1, 100), Options{Epochs: 3})
	for _, e := range sample(4, 30) {
		l := m.Lattice(e.Items)
		best, paths := l.Decode(), l.NBest(5)
		sum := 0.0
		for p, path := range paths {
			sum += path.Probability
			if math.Abs(l.Score(path.Labels)-path.Score) > 1e-9 {
				t.Fatalf("path %d says %.3f and scores %.3f", p, path.Score, l.Score(path.Labels))
			}
			if p > 0 && path.Score > paths[p-1].Score {
				t.Fatalf("path %d scores more than the one before", p)
			}
		}
		if math.Abs(paths[0].Score-l.Score(best)) > 1e-9 {
			t.Fatalf("the best path scores %.4f, Decode %.4f", paths[0].Score, l.Score(best))
		}
		if sum > 1+1e-9 {
			t.Fatalf("five paths have %.3f of the probability", sum)
		}
	}
}

func TestMarginalsAreTheSumsOverAllPaths(t *testing.T) {
	t.Parallel()
	m := Train(names, sample(1, 50), Options{Epochs: 2})
	items := sample(5, 1)[0].Items[:5]
	l := m.Lattice(items)
	got := l.Marginals()
	want := table(5, 3)
	for _, p := range l.NBest(3 * 3 * 3 * 3 * 3) {
		for i, y := range p.Labels {
			want[i][y] += p.Probability
		}
	}
	for i := range want {
		for y := range want[i] {
			if math.Abs(want[i][y]-got[i][y]) > 1e-9 {
				t.Errorf("item %d label %d: %.6f, all paths give %.6f", i, y, got[i][y], want[i][y])
			}
		}
	}
}

func TestAForbiddenPairNeverComes(t *testing.T) {
	t.Parallel()
	ex := sample(1, 100)
	m := Train(names, ex, Options{Epochs: 2, Forbid: func(from, to int) bool { return from == 0 && to == 2 }})
	for _, e := range sample(6, 50) {
		y := m.Decode(e.Items)
		for i := 1; i < len(y); i++ {
			if y[i-1] == 0 && y[i] == 2 {
				t.Fatal("the pair a, c came")
			}
		}
	}
}

func TestAnEmptySequence(t *testing.T) {
	t.Parallel()
	m := Train(names, sample(1, 10), Options{Epochs: 1})
	if m.Decode(nil) != nil || m.Marginals(nil) != nil || m.NBest(nil, 3) != nil {
		t.Error("an empty sequence has labels")
	}
}
