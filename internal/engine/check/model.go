package check

import (
	_ "embed"
	"encoding/json"
	"math"
	"sync"
)

// What a suspicion is judged by. Names stand in the trained file beside the trees, for those who read it.
type feature int

const (
	fRule feature = iota
	fClass
	fBest
	fUnion
	fBack
	fLocal
	fInAll
	fWords
	fHeader
	fList
	fBullet
	fEnglish
	fPage
	fPosition
	fSeen
	fSeenBest
	fConflict
	fRatio
	fSmall
	fContext
	fWhole
	fRun
	fRarest
	fGlue
	fGlueMost
	fCapital
	fUpper
	fSkill
	fNeighbour
	fLike
	fVector
	fOpposed
	fWeakNear
	fStrongNear
	fScope
	fElsewhere
	fCueCovered
	fDistance
	fSecond
	fNew
	fDigit
	fInWords
	fStrongNew
	fClause
	fLeft
	fMany
	fHole
	fPhrase
	fPhraseNew
	fLabel
	fGloss
	fOther
	fHead
	fDegree
	fCaps
	fMates
	fMatesNew
	fMatesCue
	fCover
	fInUnit
	fLostRank
	fTop
	fRival
	fJump
	fTwice
	fFirst
	fFirstSlot
	fTheirFirst
	fAnd
	fSaid
	fSlots
	features = fSlots + 2*feature(slots)
)

// vector holds the features of a suspicion.
type vector [features]float32

// node is a step of a tree: the first of its Children is next where the feature is at most At, else the second. A leaf
// has Feature -1 and its Value.
type node struct {
	Feature  int     `json:"f"`
	At       float32 `json:"t,omitempty"`
	Value    float32 `json:"v,omitempty"`
	Children [2]int  `json:"c"`
}

// forest is a sum of small trees.
type forest struct {
	Base  float32  `json:"base"`
	Trees [][]node `json:"trees"`
}

// model has a forest for each family of rules, one for lines, and what it knows of words: how often honest texts bring
// one in that their source lacks, or drop one.
type model struct {
	Rules map[string]*forest `json:"rules"`
	Line  *forest            `json:"line"`
	Glue  map[string]float32 `json:"glue"`
}

//go:embed model.json
var modelFile []byte

var trained = sync.OnceValue(func() *model {
	m := &model{}
	if len(modelFile) == 0 {
		return m
	}
	if err := json.Unmarshal(modelFile, m); err != nil {
		panic("check: " + err.Error()) // the model is part of the program
	}
	return m
})

// chance is the model's probability that a suspicion of a rule is right.
func (m *model) chance(rule string, x []float32) float64 {
	f := m.Rules[family(rule)]
	if f == nil {
		return 0
	}
	return f.chance(x)
}

func (f *forest) chance(x []float32) float64 {
	z := f.Base
	for _, t := range f.Trees {
		z += leaf(t, x)
	}
	return 1 / (1 + math.Exp(-float64(z)))
}

func leaf(t []node, x []float32) float32 {
	n := 0
	for t[n].Feature >= 0 {
		if x[t[n].Feature] <= t[n].At {
			n = t[n].Children[0]
		} else {
			n = t[n].Children[1]
		}
	}
	return t[n].Value
}

// judge weighs all that is suspected on each line, and gives the likeliest suspicion of each line the chance of the
// line.
func (m *model) judge(all []*suspicion) []judged {
	var out []judged
	for _, line := range byLine(all) {
		chances := make([]float64, len(line))
		for i, s := range line {
			chances[i] = m.chance(s.rule, s.weighed(func(key string) float32 { return m.Glue[key] }))
		}
		of, chance := likeliest(line, chances), m.Line.chance(lineVector(line, chances))
		for i, s := range line {
			if s.certain(chances[i]) && (!line[of].certain(chances[of]) || chances[i] > chances[of]) {
				of = i
			}
		}
		if line[of].certain(chances[of]) {
			chance = max(chance, rules[line[of].rule].High) // no model may let these pass
		}
		j := line[of].bounded(chance)
		if j.severity() == "" {
			j = m.unlearned(line, worthAsking(line, chances, j))
		}
		out = append(out, j)
	}
	return out
}

// worthAsking returns the first suspicion of a line that is a question by itself, or else what was judged: what is
// likeliest on a line hides no tool that the source lacks.
func worthAsking(line []*suspicion, chances []float64, otherwise judged) judged {
	for i, s := range line {
		chance := min(chances[i], otherwise.chance, rules[s.rule].Review-justBelow)
		if j := s.bounded(chance); j.severity() != "" {
			return j
		}
	}
	return otherwise
}

// unlearned returns the first suspicion of a line whose rule the model has not learned, or else what was judged: until
// the model is trained with a new rule, the rule's level alone decides whether to speak of it.
func (m *model) unlearned(line []*suspicion, otherwise judged) judged {
	for _, s := range line {
		if m.Rules[family(s.rule)] == nil {
			return judged{s, 0}
		}
	}
	return otherwise
}

// likeliest chooses the suspicion to speak of: one of a line as a whole only where there is no other to speak of.
func likeliest(line []*suspicion, chances []float64) int {
	best := 0
	worth := func(i int) float64 { return chances[i] - flag64(line[i].rule == "line") }
	for i := range line {
		if worth(i) > worth(best) {
			best = i
		}
	}
	return best
}

// bounded keeps a chance within what a suspicion can be sure of.
func (s *suspicion) bounded(chance float64) judged {
	switch {
	case s.perhapsTool(), s.leavesDenialOut() && chance >= likelyDenied, s.movedAndRaised() && chance >= likelyMoved:
		chance = max(chance, rules[s.rule].Review)
	case s.replacedName() && !s.short && chance >= likelyReplaced:
		chance = max(chance, rules[s.rule].High)
	case s.rule == "line" && (s.x[fWords] < leastLine || s.x[fRun]+s.x[fOpposed] == 0):
		// too little, or nothing new and nothing lost
		chance = min(chance, rules[s.rule].Review-justBelow)
	case s.shortForm(), s.short, s.named, s.rule == "date-new" && s.x[fGloss] > 0,
		s.rule == "number-new" && s.x[fHole] > 0:
		chance = min(chance, rules[s.rule].High-justBelow)
	}
	return judged{s, chance}
}

// leavesDenialOut reports whether a suspicion is of a word such as "not" that is gone from what the text takes over
// nearly as a whole, with no other word in the text that limits as much.
func (s *suspicion) leavesDenialOut() bool {
	return s.denies && s.x[fClause] >= mostOfClause && s.x[fWords] >= leastWords && s.x[fWeakNear] < 1
}

// movedAndRaised reports whether a suspicion is of a moved number in a statement that is suspected of several stronger
// or lost words as well.
func (s *suspicion) movedAndRaised() bool {
	return s.rule == "number-moved" && s.x[fMatesCue] >= severalCues
}

// certain reports whether a suspicion is right whatever else speaks against it.
func (s *suspicion) certain(chance float64) bool {
	return s.plain || s.sure > 0 && chance >= s.sure || s.degreeRaised() || s.newTool() ||
		s.rule == "number-new" && s.x[fSmall] == 0 && s.x[fHole] == 0
}

// What the model's chance is corrected by. By hand, on the sets of docs/checking.md.
const (
	justBelow      = 0.001
	leastLine      = 6 // words of a line to be spoken of as a whole
	mostlyNew      = 0.9
	nameHole       = 2.0 // the weight of two names
	likelyReplaced = 0.9
	shortestTool   = 2 // letters that are rather short for something else: FP
	likelyDenied   = 0.2
	leastWords     = 2   // of a statement that is no heading
	mostOfClause   = 0.7 // share of a denied clause that the text takes over
	likelyMoved    = 0.45
	severalCues    = 2
	longestLoose   = 5 // letters of a short form that may stand for what everybody knows: GPA, FTE, COVID
)

// degreeRaised reports whether a suspicion is of a degree above each that the source names.
func (s *suspicion) degreeRaised() bool { return s.x[fDegree] == degreeAboveAll && s.rule == "new" }

// perhapsTool reports whether a suspicion is of a known tool, written as a name, that nothing in the source may be
// another name of. Where it stands behind names that the source has, it may still be a part of them.
func (s *suspicion) perhapsTool() bool {
	v := &s.x
	return s.rule == "new" && v[fSkill] == skillIsTool && s.name && v[fOther] < halfLike &&
		len(s.value) > shortestTool && v[fGloss]+v[fLabel]+v[fCaps] == 0
}

// newTool reports the same of one that stands for itself, as in a list.
func (s *suspicion) newTool() bool {
	v := &s.x
	return s.perhapsTool() && v[fPhraseNew] >= mostlyNew && v[fCapital]+v[fUpper] > 0 && v[fNeighbour] == 0
}

// replacedName reports whether a suspicion is of a name in the head of a job or study where the source's head of the
// same dates has names that the text lacks.
func (s *suspicion) replacedName() bool {
	v := &s.x
	return s.rule == "new" && v[fHead] == headLacks && v[fHole] >= nameHole && v[fCapital] > 0 && v[fUpper] == 0
}

// shortForm reports whether a suspicion is of one short form alone, which an editor may have put beside what it stands
// for.
func (s *suspicion) shortForm() bool {
	v := &s.x
	return s.rule == "new" && v[fRun] == 1 && v[fUpper] == 1 && v[fDigit] == 0 && v[fSkill] < skillIsTool &&
		v[fDegree] < degreeAboveAll && len(s.value) <= longestLoose
}

// weighed returns the features of a suspicion with how often honest texts do with its words what it suspects.
func (s *suspicion) weighed(of func(key string) float32) []float32 {
	x := s.x
	least, most := float32(math.MaxFloat32), float32(0)
	for _, k := range s.keys {
		g := float32(math.Log1p(float64(of(k))))
		least, most = min(least, g), max(most, g)
	}
	if len(s.keys) > 0 {
		x[fGlue], x[fGlueMost] = least, most
	}
	return x[:]
}
