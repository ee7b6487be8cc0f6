package match

import (
	"fmt"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestMatchingGrowsWithTheResumeAndNoFaster counts the words, mentions and places that are looked at, and the
// allocations: twice the resume may cost two and a half times as much.
func TestMatchingGrowsWithTheResumeAndNoFaster(t *testing.T) { // not parallel: it counts what all matching does
	p := jobText(t, "backend")
	line := p.Requirements[0].Text
	repeat := func(text string, n int) []string {
		out := make([]string, n)
		for i := range out {
			out[i] = fmt.Sprintf(text, i)
		}
		return out
	}
	for name, build := range map[string]func(n int) *document.Resume{
		"one line of sentences": func(n int) *document.Resume {
			return &document.Resume{Basics: document.Basics{Summary: strings.Repeat("Ran Go. Built PostgreSQL! ", n)}}
		},
		"one line without end": func(n int) *document.Resume {
			return &document.Resume{Basics: document.Basics{Summary: strings.Repeat("some Go PostgreSQL and Docker ",
				n)}}
		},
		"lines copied from the posting": func(n int) *document.Resume {
			lines := repeat(strings.ReplaceAll(p.Text[:min(len(p.Text), 300)], "%", "")+" Go %d", n)
			return &document.Resume{Work: []document.Work{{
				Position: "Engineer", StartDate: "2020-01",
				Highlights: append(lines, line),
			}}}
		},
		"one list of skills": func(n int) *document.Resume {
			return &document.Resume{Skills: []document.Skill{{
				Name:     "Tools",
				Keywords: repeat("Go %d and PostgreSQL", n),
			}}}
		},
		"many jobs": func(n int) *document.Resume {
			r := &document.Resume{}
			for i := range n {
				r.Work = append(r.Work, document.Work{
					Position:  fmt.Sprintf("Backend Engineer %d", i),
					StartDate: "2020-01", EndDate: "2021-01", Highlights: []string{"Ran Go on Kubernetes"},
				})
			}
			return r
		},
	} {
		cost := func(n int) (steps, allocs float64) {
			r := build(n)
			onWork = func(k int) { steps += float64(k) }
			defer func() { onWork = nil }()
			Analyze(catalogue, r, p, asOf)
			onWork = nil
			return steps, testing.AllocsPerRun(1, func() { Analyze(catalogue, r, p, asOf) })
		}
		const lines = 150
		steps, allocs := cost(lines)
		twiceSteps, twiceAllocs := cost(2 * lines)
		if twiceSteps > 2.5*steps || twiceAllocs > 2.5*allocs {
			t.Errorf("%s: %.0f steps and %.0f allocations, %.0f and %.0f of twice the resume", name, steps, allocs,
				twiceSteps, twiceAllocs)
		}
	}
}

// TestALineOfCredentialsIsReadOnce counts what is looked at around the credentials of one line: twice as many may cost
// two and a half times as much.
func TestALineOfCredentialsIsReadOnce(t *testing.T) { // not parallel: it counts what all matching does
	p := posting.Read(catalogue, "Accountant\n\nRequirements\n- CPA\n- US GAAP\n")
	for _, words := range []string{"CPA candidate and ", "CPA exam and ", "not yet CPA and ", "CPA course, "} {
		cost := func(n int) (steps float64) {
			r := &document.Resume{Work: []document.Work{{
				Position: "Accountant", StartDate: "2020-01", Highlights: []string{strings.Repeat(words, n)},
			}}}
			onWork = func(k int) { steps += float64(k) }
			defer func() { onWork = nil }()
			Analyze(catalogue, r, p, asOf)
			return steps
		}
		const times = 200
		if once, twice := cost(times), cost(2*times); twice > 2.5*once {
			t.Errorf("%q: %.0f steps, and %.0f for twice as many", words, once, twice)
		}
	}
}

// TestMatchingGrowsWithThePostingUpToABound holds that a posting never asks for more than a bounded number of things,
// so that a resume is not compared with any number of them.
func TestMatchingGrowsWithThePostingUpToABound(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("Clerk\n\nRequirements\n")
	for i := range 3000 {
		fmt.Fprintf(&b, "- filing of form Q%dx%d\n", i, i)
	}
	if n := len(posting.Read(catalogue, b.String()).Requirements); n > 500 {
		t.Errorf("%d requirements", n)
	}
}
