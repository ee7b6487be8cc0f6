package letter

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// tolerance is how far a letter may be from the length asked for, as a share of it: what docs/writing.md counts.
const tolerance = 0.1

// What a plan costs besides half the share by which its letter misses the length asked for. All by hand, on the pairs
// of docs/writing.md.
const (
	beyondTolerance = 10.0 // times the share by which it misses the tolerance
	lineTooMany     = 0.03 // each line more than read well
	lineTooFew      = 0.05
	sentenceCost    = 0.02 // each thing that a letter can do without
)

// plans are the ways to put together what a letter can do without; what the resume lacks is in none.
func (w *writer) plans() []plan {
	out := []plan{{}}
	double := func(set func(*plan)) {
		for _, p := range slices.Clone(out) {
			set(&p)
			out = append(out, p)
		}
	}
	b := &body{writer: w}
	double(func(p *plan) { p.long = true })
	switch {
	case b.latest() < 0 || w.o.Tone == compose.Concise:
	case w.p.Years > 0:
		for i := range out {
			out[i].who = true
		}
	default:
		double(func(p *plan) { p.who = true })
	}
	if len(w.listed) > 0 {
		double(func(p *plan) { p.listed = true })
	}
	if (posting.DegreeHeld(w.studied.text) >= afterSchool || w.studied.text != "" && w.asksDegree()) &&
		!slices.ContainsFunc(w.held, func(g heldGroup) bool { return g.name == "held.degree" }) {
		if w.asksDegree() {
			for i := range out {
				out[i].education = true
			}
		} else {
			double(func(p *plan) { p.education = true })
		}
	}
	if slices.ContainsFunc(w.places, func(p place) bool { return p.kind == atWork && p.end != "" }) {
		double(func(p *plan) { p.earlier = true })
	}
	if w.o.Words < shortLetter && len(w.held) > 0 {
		double(func(p *plan) { p.brief = true })
	}
	return out
}

// asksDegree reports whether the posting requires something to have been studied.
func (w *writer) asksDegree() bool {
	return slices.ContainsFunc(w.p.Requirements, func(q posting.Requirement) bool {
		return q.Class == posting.Must && q.Kind == posting.KindEducation
	})
}

// afterSchool is the least degree, as posting.DegreeRank orders them, that a letter speaks of unasked.
const afterSchool = 2

// shortLetter is the length under which a letter leaves out all that it can.
const shortLetter = 200

// plan says what a letter holds: how many lines it quotes, and which of the sentences that it can do without.
type plan struct {
	proofs                                int
	who, listed, education, earlier, long bool
	brief                                 bool // of what is held, two of a kind
}

// fit finds the plan whose letter comes nearest to the length asked for, and of those about as near the one that argues
// best: few lines rather than a list of all, and no sentence for its own sake.
func (w *writer) fit() (paragraphs []document.Paragraph, words int) {
	best := math.Inf(1)
	low, high, soft := w.bounds()
	plans := w.plans()
	for n := low; n <= high; n++ {
		for _, p := range plans {
			p.proofs = n
			ps := w.compose(p)
			count := wordsOf(ps)
			off := math.Abs(float64(count-w.o.Words)) / float64(w.o.Words)
			cost := off / 2
			if off > tolerance {
				cost += beyondTolerance * (off - tolerance)
			}
			cost += lineTooMany*float64(max(0, n-soft)) + lineTooFew*float64(max(0, soft-n))
			for _, b := range []bool{p.long, p.listed, p.education, p.earlier, p.earlier, p.brief, !p.who} {
				if b {
					cost += sentenceCost
				}
			}
			if cost < best {
				best, paragraphs, words = cost, ps, count
			}
		}
	}
	return paragraphs, words
}

// bounds returns how many lines a letter of this length quotes: the fewest, the most, and how many read well.
func (w *writer) bounds() (low, high, soft int) {
	have := len(w.proofs)
	switch {
	case w.o.Words < shortLetter:
		low, high, soft = 1, 5, 3
	case w.o.Words < 300:
		low, high, soft = 3, 12, 6
	default:
		low, high, soft = 4, mostProofs, 10
	}
	return min(low, have), min(high, have), min(soft, have)
}

// wordsOf counts what one reads between greeting and closing.
func wordsOf(ps []document.Paragraph) int {
	n := 0
	for _, p := range ps {
		for word := range strings.FieldsSeq(p.Text) {
			if strings.IndexFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) >= 0 {
				n++
			}
		}
	}
	return n
}

// compose writes the paragraphs of a plan in the shape of the tone.
func (w *writer) compose(p plan) []document.Paragraph {
	b := &body{writer: w, plan: p, chosen: w.proofs[:p.proofs], led: -1}
	b.open()
	b.qualified()
	switch w.o.Tone {
	case compose.Confident:
		b.confident()
	case compose.Friendly:
		b.friendly()
	case compose.Concise:
		b.concise()
	default:
		b.professional()
	}
	b.rest()
	b.own()
	b.close()
	return b.out
}
