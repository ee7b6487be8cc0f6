package posting

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// floods are texts of which an endless one would cost most: no sentence ends, each word is a thing that is asked for,
// a list, a bracket, a heading or a cue.
var floods = []string{
	"SAP C++ SQL Built C# ", "C++ C# .NET Node.js ", "k8s ", "Go, ", "Go or ", "Go and Rust ", "(Go ", "Go) ", "- Go\n",
	"5 years of Go ",
	"5 years as data analyst. ", "degree in physics ", "English and German ", "must have ", "word and ", "word/",
	"AWS/", "a\n", "? ", "Go? We train you. ",
	"driving licence B, C, ", "unknown words here, ", "registered nurse ", "Go; (x) ", "foo (we train you), ",
	"Python is a plus, ", "ideally Go, ", "Job title: Chef / Cook / ",
	"Deutsch C1 oder ", "Python und gerne ", "x", "<li>", "Requirements: Go ", "SQL; ", "CPA, CIPD or PMP ",
}

const floodSize = 6 << 10

// TestReadingGrowsWithTheTextAndNoFaster counts the bytes that are searched for phrases and the allocations: twice the
// text may cost two and a half times as much. Where it costs more, the second half of what is added may cost a quarter
// more than the first: the first lines of a text are read as its head, and cost less than what follows.
func TestReadingGrowsWithTheTextAndNoFaster(t *testing.T) { // not parallel: it counts what all reading does
	const slack = 2000
	for _, flood := range floods {
		cost := func(size int) (scanned, allocs float64) {
			text := "Clerk\n\nRequirements\n" + strings.Repeat(flood, size/len(flood))
			onScan = func(bytes int) { scanned += float64(bytes) }
			defer func() { onScan = nil }()
			Read(catalogue, text)
			onScan = nil
			return scanned, testing.AllocsPerRun(1, func() { Read(catalogue, text) })
		}
		scanned, allocs := cost(floodSize)
		twiceScanned, twiceAllocs := cost(2 * floodSize)
		if twiceScanned > 2.5*scanned+slack {
			t.Errorf("%q: %.0f bytes searched, %.0f of twice the text", flood, scanned, twiceScanned)
		}
		if twiceAllocs > 2.5*allocs+slack {
			_, half := cost(3 * floodSize / 2)
			if twiceAllocs-half > 1.25*(half-allocs)+slack {
				t.Errorf("%q: %.0f allocations, %.0f and %.0f of one and a half and of twice the text", flood, allocs,
					half, twiceAllocs)
			}
		}
		if per := twiceScanned / (2 * floodSize); per > mostScans {
			t.Errorf("%q: each byte is searched %.0f times", flood, per)
		}
	}
}

// mostScans is how often each byte of a text may be searched for a phrase: about once for each phrase of the wording.
const mostScans = 5000

// TestReadingEndsWithItsContext gives up where nobody waits any more.
func TestReadingEndsWithItsContext(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if p, err := ReadContext(ctx, catalogue, "Clerk\n\nRequirements\n- Go\n"); !errors.Is(err, context.Canceled) ||
		p != nil {
		t.Errorf("%v, %v", p, err)
	}
}

// TestAPostingAsksForSoMuch keeps the firmest of what a text asks for that asks for more than anybody does.
func TestAPostingAsksForSoMuch(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("Clerk\n\nNice to have\n")
	for i := range mostRequirements {
		b.WriteString("- " + strings.Repeat("ab", i%7+1) + strings.Repeat("cd", i/7%9+1) + strings.Repeat("ef",
			i/63+1) + " filing\n")
	}
	b.WriteString("\nRequirements\n- Python\n")
	p := Read(catalogue, b.String())
	if n := len(p.Requirements); n != mostRequirements || p.Requirements[0].Class != Must ||
		p.Requirements[0].Terms[0].Name != "Python" {
		t.Errorf("%d requirements, the first %+v", n, p.Requirements[0])
	}
}
