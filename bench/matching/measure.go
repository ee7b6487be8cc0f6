package matching

import (
	"fmt"
	"io"
	"slices"
)

// Scorer gives the score of a resume for the posting of a job. tagged says that both are to be taken as their tags say.
type Scorer func(j *Job, r *Resume) float64

// Figures are the measures of one scorer on one set.
type Figures struct {
	Jobs           int
	OverNear       float64 // share of jobs whose fit scores above the near miss
	OverFake       float64 // … above the stuffed text
	NearOverFake   float64
	Clear          float64 // … at 60 or more
	TopOne         float64 // … above every other author's-own resume of the pool
	PoolBest       float64 // … above the fits of the other jobs alone
	Median         float64 // score of a fit
	NearMedian     float64
	MisfitMedian   float64
	MisfitHigh     float64 // the 95th centile of the fits of other jobs
	HighestMisfits float64
}

// Measure scores every job with its own three resumes and with those of the other jobs of its author.
func Measure(jobs []*Job, score Scorer) Figures {
	f := Figures{Jobs: len(jobs)}
	if len(jobs) == 0 {
		return f
	}
	one := 1 / float64(len(jobs))
	var bests, nears, misfits []float64
	for _, j := range jobs {
		b, n, k := score(j, &j.Best), score(j, &j.Near), score(j, &j.Fake)
		bests, nears = append(bests, b), append(nears, n)
		top, pool := max(n, k), 0.0
		for _, o := range jobs {
			if o == j || o.Author != j.Author {
				continue
			}
			s := score(j, &o.Best)
			misfits = append(misfits, s)
			pool = max(pool, s)
			top = max(top, s, score(j, &o.Near))
		}
		f.OverNear += one * truth(b > n)
		f.OverFake += one * truth(b > k)
		f.NearOverFake += one * truth(n > k)
		f.Clear += one * truth(b >= 60)
		f.TopOne += one * truth(b > top)
		f.PoolBest += one * truth(b > pool)
	}
	f.Median, f.NearMedian, f.MisfitMedian = centile(bests, median), centile(nears, median), centile(misfits, median)
	f.MisfitHigh = centile(misfits, highCentile)
	return f
}

// The centiles that are shown of scores.
const (
	median      = 0.5
	highCentile = 0.95
)

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func centile(xs []float64, q float64) float64 {
	if len(xs) == 0 {
		return 0
	}
	xs = slices.Sorted(slices.Values(xs))
	return xs[min(len(xs)-1, int(q*float64(len(xs))))]
}

// Head writes the head of the table that Row fills.
func Head(w io.Writer) {
	fmt.Fprintf(w, "%-26s%5s%7s%7s%7s%7s%7s%7s%7s%7s%7s%7s\n", "", "jobs", "b>near", "b>fake", "n>fake", "fit≥60",
		"top-1", "pool", "fit", "near", "misfit", "mis95")
}

// Row writes the figures of one scorer on one set.
func (f Figures) Row(w io.Writer, name string) {
	fmt.Fprintf(w, "%-26s%5d%7.2f%7.2f%7.2f%7.2f%7.2f%7.2f%7.1f%7.1f%7.1f%7.1f\n",
		name, f.Jobs, f.OverNear, f.OverFake, f.NearOverFake, f.Clear, f.TopOne, f.PoolBest, f.Median, f.NearMedian,
		f.MisfitMedian, f.MisfitHigh)
}

// Baselines are TF-IDF and BM25 over the texts of the jobs.
func Baselines(jobs []*Job) (tfidf, bm25 Scorer) {
	var docs []string
	for _, j := range jobs {
		docs = append(docs, j.Best.Text, j.Near.Text, j.Fake.Text)
	}
	c := corpusOf(docs)
	return func(j *Job, r *Resume) float64 { return c.tfidf(j.Text, r.Text) },
		func(j *Job, r *Resume) float64 { return c.bm25(j.Text, r.Text) }
}
