package document

import (
	"strings"
	"unicode"
)

// Coverage is how much of a file was read into fields that say what they are, in counts that a person can check.
type Coverage struct {
	Words    int  `json:"words"`    // on the pages
	Placed   int  `json:"placed"`   // of them, in fields of the document
	Jobs     int  `json:"jobs"`     // found
	Complete int  `json:"complete"` // of them, with a title, an employer and dates
	Sound    bool `json:"sound"`    // enough was read for a match and a tailored resume to mean something
}

// From where on a reading is sound. A summary as long as a page is a whole career in one field: people write 30 to 100
// words. By hand.
const (
	longestSummary = 150 // words that count as a summary
	soundShare     = 0.8 // of the words
)

// CoverageOf returns how much of a text is in the fields of the document that was read from it. Lost are the lines that
// are in none. Sections of no known kind, and what is too long for a summary, count as lost.
func CoverageOf(r *Resume, text string, lost []string) Coverage {
	c := Coverage{Words: words(text), Jobs: len(r.Work)}
	unplaced := max(0, words(r.Basics.Summary)-longestSummary)
	for _, line := range lost {
		unplaced += words(line)
	}
	if r.Meta != nil && r.Meta.Vitae != nil {
		for _, o := range r.Meta.Vitae.Other {
			for _, line := range o.Lines {
				unplaced += words(line)
			}
		}
	}
	c.Placed = max(0, c.Words-unplaced)
	for _, w := range r.Work {
		if w.Position != "" && w.Name != "" && (w.StartDate != "" || w.EndDate != "") {
			c.Complete++
		}
	}
	c.Sound = c.Complete > 0 && c.mostPlaced()
	return c
}

// Doubtful reports whether somebody should look at what was read: much of the text is in no field, or jobs were found
// and none is whole.
func (c Coverage) Doubtful() bool { return !c.mostPlaced() || c.Jobs > 0 && c.Complete == 0 }

func (c Coverage) mostPlaced() bool { return float64(c.Placed) >= soundShare*float64(c.Words) }

// words counts the words of a text: what has a letter or a digit.
func words(text string) int {
	n := 0
	for w := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(w, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
