package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"sync"

	"vitae/bench/matching"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/skill"
)

// The margins, in points, that training asks for, and what falling short of them costs. All by hand.
const (
	marginNear   = 8.0
	marginFake   = 20.0
	marginMisfit = 25.0
	fitFrom      = 60.0
	softness     = 6.0
	mostMisfits  = 4
	steepest     = 2.5 // points of a score for one of the sum

	misfitCost = 0.5 // of what a near miss that comes too near costs
	fitCost    = 0.3
	fakeCost   = 0.2 // a stuffed text above a near miss
)

// What an example counts, of 1 for a text as tagged: by hand.
const (
	readWeight  = 0.7 // what is lost in reading is not the matching's to learn
	cleanWeight = 1.5 // clean texts, which are to stay in order
)

// example is one job as it is read or tagged, with the resumes that training compares.
type example struct {
	author  string
	judge   *match.Judge
	best    *document.Resume
	near    *document.Resume
	fake    *document.Resume
	misfits []*document.Resume
	weight  float64
}

// examples makes one of each job as tagged and one as read.
func examples(cat *skill.Catalogue, jobs []*matching.Job) []*example {
	var out []*example
	for _, j := range jobs {
		for _, tagged := range []bool{true, false} {
			if tagged && j.Tagged == nil {
				continue
			}
			e := &example{
				author: j.Author, judge: match.For(cat, postingOf(j, tagged), asOf),
				best: docOf(&j.Best, tagged), near: docOf(&j.Near, tagged), fake: j.Fake.Read, weight: 1,
			}
			if j.Tagged != nil && !tagged {
				e.weight = readWeight
			}
			if j.Author == "ranking" {
				e.weight = cleanWeight
			}
			for i, o := range jobs {
				if o != j && o.Author == j.Author && len(e.misfits) < mostMisfits && (i+len(j.Name))%2 == 0 {
					e.misfits = append(e.misfits, docOf(&o.Best, tagged))
				}
			}
			out = append(out, e)
		}
	}
	return out
}

// outcome is what the resumes of an example score.
type outcome struct {
	best, near, fake, misfit float64
}

// seen are the traits of an example's resumes, which stay while only weights change.
type seen struct {
	best, near, fake, short *match.Traits
	misfits                 []*match.Traits
	works, otherWorks       []*match.Work // of the jobs of the best resume, and of the misfits'
}

// look analyses every resume of the examples with the learned numbers in use.
func look(es []*example) []seen {
	out := make([]seen, len(es))
	var wg sync.WaitGroup
	for half := range 2 {
		wg.Go(func() {
			for i := half; i < len(es); i += 2 {
				e := es[i]
				out[i] = seen{
					best: e.judge.Traits(e.best), near: e.judge.Traits(e.near), fake: e.judge.Traits(e.fake),
					short: e.judge.Traits(shortened(e.best)), works: e.judge.Works(e.best),
				}
				for _, m := range e.misfits {
					out[i].misfits = append(out[i].misfits, e.judge.Traits(m))
					out[i].otherWorks = append(out[i].otherWorks, e.judge.Works(m)...)
				}
			}
		})
	}
	wg.Wait()
	return out
}

func outcomes(all []seen, l *match.Learned) []outcome {
	score := func(t *match.Traits) float64 {
		if t == nil {
			return 0
		}
		return l.Exact(t)
	}
	out := make([]outcome, len(all))
	for i, s := range all {
		out[i] = outcome{best: score(s.best), near: score(s.near), fake: score(s.fake)}
		for _, m := range s.misfits {
			out[i].misfit = max(out[i].misfit, score(m))
		}
	}
	return out
}

func softplus(x float64) float64 {
	if x > 30 {
		return x
	}
	return math.Log1p(math.Exp(x))
}

// loss reports how far the scores are from where they should be.
func loss(es []*example, all []seen, l *match.Learned) float64 {
	sum, weight := 0.0, 0.0
	for i, o := range outcomes(all, l) {
		cost := softplus((marginNear-(o.best-o.near))/softness) + softplus((marginFake-(o.best-o.fake))/softness) +
			misfitCost*softplus((marginMisfit-(o.best-o.misfit))/softness) +
			fitCost*softplus((fitFrom-o.best)/softness) + fakeCost*softplus((o.fake-o.near)/softness)
		sum += es[i].weight * cost
		weight += es[i].weight
	}
	return sum / weight
}

// limits are the least and most that a learned number may become. By hand.
var limits = map[string][2]float64{
	"Required": {48, 75}, "Preferred": {4, 10}, "Title": {8, 16}, "Years": {6, 16}, "Duties": {2, 10},
	"Education": {6, 14},
	"Listed":    {0.3, 0.8}, "Summary": {0.1, 0.3}, "Undated": {0.5, 0.9}, "Other": {0.2, 0.45},
	"Qualified": {0.05, 0.3},
	"SimMost":   {0.3, 0.8}, "SimCover": {0.3, 1.1}, "SimNear": {0, 0.6}, "OwnWords": {0.15, 1}, "Core": {1, 3},
	"Rare": {0, 0.8}, "Often": {0, 0.6}, "First": {1, 1.6}, "Method": {0.5, 1},
	"Enough": {0.4, 1}, "EnoughOwn": {0.3, 1},
	"Field": {0, 0.5}, "Bend": {0, 0},
	"PendingLicence": {0.3, 0.9}, "SilentLicence": {1, 1}, "OtherLicence": {0.85, 1}, "Unheld": {0.5, 1},
	"LowLanguage": {0.5, 1}, "ShortYears": {0.4, 1},
	"WeakMust": {0.5, 1}, "OpenDegree": {0.5, 1}, "Admitted": {0.5, 1}, "NoLead": {0.5, 1},
}

// evidence are the numbers that change what is read of a resume, so that it must be analysed again.
var evidence = []string{"Listed", "Summary", "Undated", "Other", "Qualified", "SimMost", "SimCover", "SimNear"}

// The steps of the search, as shares of a number's room, and what a step must gain to be taken. By hand.
const (
	deepStep    = 0.2
	firstStep   = 0.25
	lastStep    = 0.01
	stepShrinks = 1.6
	leastDeep   = 1e-4
	leastGain   = 1e-5
)

// search finds learned numbers that rank the examples well: one number after the other, a step up or down, while it
// helps. Where deep, those that take a new analysis as well.
func search(es []*example, all []seen, from match.Learned, deep, say bool) match.Learned {
	at := within(from)
	at.Substance = substanceOf(all)
	at, best := weigh(es, all, at)
	if deep {
		for _, n := range evidence {
			for _, sign := range []float64{1, -1} {
				next := stepped(at, n, sign*deepStep)
				match.Use(next)
				again := look(es)
				got := loss(es, again, &next)
				if got < best-leastDeep {
					at, best, all = next, got, again
					if say {
						fmt.Printf("%s: %.4f\n", n, best)
					}
					break
				}
			}
		}
		at, best = weigh(es, all, at)
	}
	if say {
		fmt.Printf("loss %.4f\n", best)
	}
	at.Scale = scale(es, all, at)
	match.Use(at)
	return at
}

// within returns numbers brought into their limits, without a calibration.
func within(l match.Learned) match.Learned {
	for n := range limits {
		l = stepped(l, n, 0)
	}
	l.Scale = nil
	return l
}

// stepped moves one number by a share of the room that it has.
func stepped(l match.Learned, name string, by float64) match.Learned {
	f := reflect.ValueOf(&l).Elem().FieldByName(name)
	room := limits[name]
	f.SetFloat(min(room[1], max(room[0], f.Float()+by*(room[1]-room[0]))))
	return l
}

// weigh finds the numbers that take no new analysis.
func weigh(es []*example, all []seen, at match.Learned) (match.Learned, float64) {
	best := loss(es, all, &at)
	var names []string
	for n := range limits {
		if !slices.Contains(evidence, n) {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	for step := firstStep; step > lastStep; step /= stepShrinks {
		for _, n := range names {
			for _, sign := range []float64{1, -1} {
				next := stepped(at, n, sign*step)
				if got := loss(es, all, &next); got < best-leastGain {
					at, best = next, got
					break
				}
			}
		}
	}
	return at, best
}

// anchors are the points of the calibration: which score a quantile of the misfits or of the fits gets. By hand:
// misfits stay under 30, and the fits that are read rightly spread over 62 to 92.
var anchors = []struct {
	ofMisfits       bool
	quantile, score float64
}{{true, 0.6, 20}, {false, 0.12, 60}, {false, 0.5, 78}, {false, 0.9, 90}}

// scale fits the calibration.
func scale(es []*example, all []seen, l match.Learned) [][2]float64 {
	l.Scale = nil
	var fits, misfits []float64
	for i, o := range outcomes(all, &l) {
		if es[i].weight >= 1 {
			fits = append(fits, o.best)
			misfits = append(misfits, o.misfit)
		}
	}
	slices.Sort(fits)
	slices.Sort(misfits)
	out := make([][2]float64, len(anchors))
	for i, a := range anchors {
		xs := fits
		if a.ofMisfits {
			xs = misfits
		}
		out[i] = [2]float64{xs[int(a.quantile*float64(len(xs)-1))], a.score}
		if i > 0 {
			out[i][0] = max(out[i][0], out[i-1][0]+(out[i][1]-out[i-1][1])/steepest)
		}
		out[i][0] = math.Round(out[i][0]*10) / 10
	}
	return out
}

// rounded makes the parts weigh 100 together, in whole points.
func rounded(l *match.Learned) {
	parts := []*float64{&l.Preferred, &l.Title, &l.Years, &l.Duties, &l.Education}
	total := l.Required
	for _, p := range parts {
		total += *p
	}
	l.Required = 100
	for _, p := range parts {
		*p = math.Round(100 * *p / total)
		l.Required -= *p
	}
}

func writeLearned(l match.Learned, file string) error {
	v := reflect.ValueOf(&l).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Float64 {
			f.SetFloat(math.Round(f.Float()*1000) / 1000)
		}
	}
	rounded(&l)
	raw, err := json.MarshalIndent(l, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(raw, '\n'), 0o644)
}

// value is a report's score, 0 where there is none.
func value(r *match.Report) float64 { return r.Score }
