// Package readability says how well a resume file can be read by the software that employers receive it with: a score
// that is the sum of explained checks, from what docparse saw in the file.
//
// It never judges the person or the words, never claims to know what one product does (which software does what is not
// known outside the companies that make it; the checks speak of simple parsers), and never becomes a part of a match
// score.
package readability

import "vitae/internal/engine/docparse"

// Version names the checks and weights. It changes with every change of a score.
const Version = "1"

// Level says how much a check matters.
type Level string

// The levels, from the best.
const (
	Pass    Level = "pass"
	Advice  Level = "advice"  // could be better
	Warning Level = "warning" // some software will read a part of the file wrong
	Failure Level = "failure" // simple software will miss or mix up what matters most
)

// Report is what the checks found in one file.
type Report struct {
	Score   int    `json:"score"` // 100 minus the points of all checks, 0 at least
	Version string `json:"version"`
	// those that apply to the format, in a fixed order; passed ones too, but not where no dated job was read for them
	// to look at
	Checks     []Check `json:"checks"`
	ParserText string  `json:"parserText"` // the text in the order in which the file itself holds it
}

// Check is one thing that was looked at. Points is what it takes off the score, 0 where it is passed.
type Check struct {
	Kind    string          `json:"kind"`
	Level   Level           `json:"level"`
	Points  int             `json:"points"`
	Title   string          `json:"title"`
	Message string          `json:"message"` // what was found and why it matters
	Advice  string          `json:"advice"`  // what to do; empty where the check is passed
	Places  []docparse.Line `json:"places"`
}

const maxPlaces = 20

// Of checks a file that was read.
func Of(r *docparse.Result) Report {
	out := Report{Score: 100, Version: Version, Checks: []Check{}, ParserText: r.Layout.StreamText}
	for _, k := range rules {
		if !k.applies(r.Format) {
			continue
		}
		if c, ok := k.check(r); ok {
			out.Score -= c.Points
			out.Checks = append(out.Checks, c)
		}
	}
	out.Score = max(out.Score, 0)
	return out
}
