package matching

import (
	"math"
	"strings"
	"unicode"
)

// stopWords are the words that the baselines leave out, those of testdata/ranking/baselines.py.
var stopWords = func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(
		`a an the and or of in on at to for with by from as is are be you your we our will have has must can who what one two all any not this that it its their them they per up off over under out job role work working team company looking required requirements responsibilities qualifications preferred experience years year ability skills knowledge strong excellent good nice plus need needs similar at least`) {
		out[w] = true
	}
	return out
}()

func tokens(s string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '#'
	}) {
		if !stopWords[w] {
			out = append(out, w)
		}
	}
	return out
}

// corpus counts in how many documents a word stands.
type corpus struct {
	df   map[string]int
	n    int
	mean float64
}

func corpusOf(docs []string) *corpus {
	c := &corpus{df: map[string]int{}, n: len(docs)}
	for _, d := range docs {
		ts := tokens(d)
		c.mean += float64(len(ts)) / float64(len(docs))
		for w := range counts(ts) {
			c.df[w]++
		}
	}
	return c
}

func counts(ts []string) map[string]int {
	out := map[string]int{}
	for _, w := range ts {
		out[w]++
	}
	return out
}

func (c *corpus) tfidf(query, doc string) float64 {
	vector := func(s string) map[string]float64 {
		out := map[string]float64{}
		norm := 0.0
		for w, n := range counts(tokens(s)) {
			out[w] = (1 + math.Log(float64(n))) * math.Log(float64(c.n+1)/float64(c.df[w]+1)+1)
			norm += out[w] * out[w]
		}
		for w := range out {
			out[w] /= math.Sqrt(norm)
		}
		return out
	}
	a, b := vector(query), vector(doc)
	sum := 0.0
	for w, x := range a {
		sum += x * b[w]
	}
	return sum
}

func (c *corpus) bm25(query, doc string) float64 {
	const k1, b = 1.5, 0.75
	d := tokens(doc)
	have := counts(d)
	sum := 0.0
	for w := range counts(tokens(query)) {
		if n := float64(have[w]); n > 0 {
			idf := math.Log(1 + (float64(c.n-c.df[w])+.5)/(float64(c.df[w])+.5))
			sum += idf * n * (k1 + 1) / (n + k1*(1-b+b*float64(len(d))/c.mean))
		}
	}
	return sum
}
