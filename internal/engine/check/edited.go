package check

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
)

// Edits compares edits with an original whose numbers are read once.
type Edits struct {
	language string
	said     []claim.Quantity
}

// NewEdits reads the numbers of an original.
func NewEdits(original string) *Edits {
	code, _ := lang.Detect(original)
	return &Edits{code, quantitiesOf(original, code)}
}

// Of lists the numbers that an edit puts in the place of others and that the original doesn't give of the same, as
// questions: “ten years” for “eight years”, which the original's dates alone would allow.
func (e *Edits) Of(was, now string) []Finding {
	before := quantitiesOf(was, e.language)
	read := claim.Read(now, languageOf(now, e.language))
	findings := []Finding{}
	for i := range read.Statements {
		st := &read.Statements[i]
		for j := range st.Quantities {
			q := &st.Quantities[j]
			same := func(o claim.Quantity) bool { return ofTheSame(q, &o) && sameValue(q, &o) }
			other := func(o claim.Quantity) bool { return ofTheSame(q, &o) && !sameValue(q, &o) }
			if q.Name || slices.ContainsFunc(before, same) || slices.ContainsFunc(e.said, same) ||
				!slices.ContainsFunc(before, other) {
				continue
			}
			to := q.To
			if len(q.Counts) > 0 && to < len(st.Words) && !st.Words[to].Parts() {
				to++
			}
			value := read.Of(st, q.From, to)
			if end := st.Words[to-1].End; q.Unit == "%" && strings.HasPrefix(read.Text[end:], "%") {
				value += "%"
			}
			findings = append(findings, Finding{
				Kind: "number", Value: value, Severity: Review, Line: strings.TrimSpace(now),
				Message: fmt.Sprintf("“%s” isn't in the original. Is it correct?", value),
			})
		}
	}
	return findings
}

// quantitiesOf returns the numbers of a text.
func quantitiesOf(s, code string) []claim.Quantity {
	var out []claim.Quantity
	for _, st := range claim.Read(s, languageOf(s, code)).Statements {
		out = append(out, st.Quantities...)
	}
	return out
}

// ofTheSame reports whether two quantities count the same thing, or are both bare shares or amounts of one unit.
func ofTheSame(a, b *claim.Quantity) bool {
	return countsAlike(a, b) || a.Unit != "" && a.Unit == b.Unit && len(a.Counts)+len(b.Counts) == 0
}
