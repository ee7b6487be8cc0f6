package check

import (
	"cmp"
	"math"
	"slices"
)

// byLine groups suspicions by the line that they speak of.
func byLine(all []*suspicion) [][]*suspicion {
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b *suspicion) int { return cmp.Compare(a.line, b.line) })
	var out [][]*suspicion
	for i, s := range sorted {
		if i == 0 || sorted[i-1].line != s.line {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], s)
	}
	return out
}

// families are the forests, in the order of a line's features. A rule whose family is not among them is no part of
// these: the model of lines has not learned what it says.
var families = []string{
	"new", "entry", "raised", "dropped", "number-new", "number-moved", "date-new",
	"swapped", "line",
}

// ofLine are the features that a line has from its likeliest suspicion.
var ofLine = []feature{
	fClass, fBest, fUnion, fBack, fLocal, fInAll, fWords, fHeader, fList, fBullet, fEnglish, fPage,
	fPosition, fSecond, fNew, fNeighbour, fLike,
}

// ofWhole are those that it has from the comparison as a whole of the statement of that suspicion.
var ofWhole = []feature{
	fRun, fRarest, fCapital, fUpper, fDigit, fScope, fWeakNear, fStrongNear, fVector, fMany, fOther, fJump,
	fTwice, fDistance, fLeft, fHole, fOpposed, fElsewhere, fLostRank, fConflict,
	fWhole, fSmall, fRatio, fFirst, fFirstSlot, fTheirFirst,
}

const nothing = -10 // for a chance that is none

// lineVector is what a line as a whole is judged by: the two likeliest suspicions of each family and of all.
func lineVector(line []*suspicion, chances []float64) []float32 {
	line, chances = learned(line, chances)
	n := len(families)
	out := make([]float32, 2+2*n+2, 2+2*n+2+len(ofLine))
	for i := 2; i < len(out); i++ {
		out[i] = nothing
	}
	if len(line) == 0 {
		return append(out, make([]float32, len(ofLine)+2*int(slots)+len(ofWhole))...)
	}
	top := 0
	for i := range line {
		if chances[i] > chances[top] {
			top = i
		}
	}
	most := line[top]
	for i, s := range line {
		f := slices.Index(families, family(s.rule))
		v := logit(chances[i])
		if v > out[2+f] {
			out[2+f], v = v, out[2+f]
		}
		out[2+n+f] = max(out[2+n+f], v)
		if i != top && (s.statement != most.statement || s.from >= most.to || most.from >= s.to) {
			out[3+2*n] = max(out[3+2*n], logit(chances[i]))
		}
	}
	out[0], out[1], out[2+2*n] = float32(slices.Index(families, family(most.rule))), float32(len(line)),
		logit(chances[top])
	for _, f := range ofLine {
		out = append(out, most.x[f])
	}
	out = append(out, most.x[fSlots:]...)
	var whole vector
	for _, s := range line {
		if s.rule == "line" && s.statement == most.statement {
			whole = s.x
		}
	}
	for _, f := range ofWhole {
		out = append(out, whole[f])
	}
	return out
}

// learned keeps the suspicions of the rules that the model of lines has learned from, with their chances.
func learned(line []*suspicion, chances []float64) (kept []*suspicion, of []float64) {
	for i, s := range line {
		if slices.Contains(families, family(s.rule)) {
			kept, of = append(kept, s), append(of, chances[i])
		}
	}
	return kept, of
}

// logitSlack keeps the logit of what is certain finite. By hand.
const logitSlack = 1e-4

func logit(p float64) float32 { return float32(math.Log((p + logitSlack) / (1 - p + logitSlack))) }

func flag64(b bool) float64 { return float64(flag(b)) }
