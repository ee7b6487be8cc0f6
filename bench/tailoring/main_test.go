package main

import (
	"testing"

	"vitae/bench/matching"
	"vitae/internal/engine/skill"
)

// TestTailoringKeepsItsPromisesOnEveryPair tailors the fit of every job of the sets, as tagged and as read: nothing of
// the original is lost without being listed as cut, the score does not fall, and the check finds nothing grave in it.
func TestTailoringKeepsItsPromisesOnEveryPair(t *testing.T) {
	t.Parallel()
	c, err := skill.Load()
	if err != nil {
		t.Fatal(err)
	}
	sets, err := matching.Load(c, "../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sets {
		for _, j := range s.Jobs {
			r, p := j.Best.Read, j.Read
			for range 2 {
				if r == nil {
					break
				}
				f, _, err := measure(c, r, p)
				if err != nil {
					t.Fatal(err)
				}
				if f.high > 0 || f.lost > 0 || f.after < f.before {
					t.Errorf("%s/%s: %d grave findings, %d of %d words lost, score %.0f to %.0f", s.Name, j.Name,
						f.high, f.lost, f.words, f.before, f.after)
				}
				r, p = j.Best.Tagged, j.Tagged
			}
		}
	}
}
