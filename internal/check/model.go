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
	fSame
	fSeen
	fSeenBest
	fConflict
	fRatio
	fSmall
	fContext
	fWhole
	fUnit
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
	fYears
	fClause
	fLeft
	fReplaced
	fOwnShort
	fMany
	fHole
	fHoleShort
	fHoleLike
	fPhrase
	fPhraseNew
	fLabel
	fGloss
	fOther
	fHead
	fDegree
	fCaps
	features
)

// vector holds the features of a suspicion.
type vector [features]float32

// node is a step of a tree: Left where the feature is at most At. A leaf has Feature -1 and its Value.
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

// model has a forest for each family of rules, and what it knows of words: how often honest texts bring one in that their source
// lacks, or drop one.
type model struct {
	Rules map[string]*forest `json:"rules"`
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
func (m *model) chance(rule string, x *vector) float64 {
	f := m.Rules[family(rule)]
	if f == nil {
		return 0
	}
	return f.chance(x)
}

func (f *forest) chance(x *vector) float64 {
	z := f.Base
	for _, t := range f.Trees {
		n := 0
		for t[n].Feature >= 0 {
			if x[t[n].Feature] <= t[n].At {
				n = t[n].Children[0]
			} else {
				n = t[n].Children[1]
			}
		}
		z += t[n].Value
	}
	return 1 / (1 + math.Exp(-float64(z)))
}

func (m *model) judge(all []*suspicion) []judged {
	out := make([]judged, 0, len(all))
	for _, s := range all {
		s.weighGlue(func(key string) float32 { return m.Glue[key] })
		chance := m.chance(s.rule, &s.x)
		switch {
		case s.rule == "number-new" && s.x[fSmall] == 0, s.degreeRaised(), s.newTool():
			chance = max(chance, rules[s.rule].High) // no model may let these pass
		case s.perhapsTool():
			chance = max(chance, rules[s.rule].Review)
		case s.replacedName() && chance >= likelyReplaced:
			chance = max(chance, rules[s.rule].High)
		case s.shortForm(), s.rule == "date-new" && s.x[fGloss] > 0:
			chance = min(chance, rules[s.rule].High-justBelow)
		}
		out = append(out, judged{s, chance})
	}
	return out
}

const (
	justBelow      = 0.001
	mostlyNew      = 0.9
	nameHole       = 2.0 // the weight of two names
	likelyReplaced = 0.8
	longestLoose   = 5 // letters of a short form that may stand for what everybody knows: GPA, FTE, COVID
)

// degreeRaised says whether a suspicion is of a degree above each that the source names.
func (s *suspicion) degreeRaised() bool { return s.x[fDegree] == degreeAboveAll && s.rule == "new" }

// perhapsTool says whether a suspicion is of a known tool, written as a name, that nothing in the source may be another
// name of. Where it stands behind names that the source has, it may still be a part of them.
func (s *suspicion) perhapsTool() bool {
	v := &s.x
	return s.rule == "new" && v[fSkill] == skillIsTool && v[fCapital]+v[fUpper] > 0 && v[fOther] < halfLike && v[fGloss]+v[fLabel]+v[fCaps]+v[fNeighbour] == 0
}

// newTool says the same of one that stands for itself, as in a list.
func (s *suspicion) newTool() bool { return s.perhapsTool() && s.x[fPhraseNew] >= mostlyNew }

// replacedName says whether a suspicion is of a name in the head of a job or study where the source's head of the same
// dates has names that the text lacks.
func (s *suspicion) replacedName() bool {
	v := &s.x
	return s.rule == "new" && v[fHead] == headLacks && v[fHole] >= nameHole && v[fCapital] > 0 && v[fUpper] == 0
}

// shortForm says whether a suspicion is of one short form alone, which an editor may have put beside what it stands for.
func (s *suspicion) shortForm() bool {
	v := &s.x
	return s.rule == "new" && v[fRun] == 1 && v[fUpper] == 1 && v[fDigit] == 0 && v[fSkill] < skillIsTool && v[fDegree] < degreeAboveAll && len(s.value) <= longestLoose
}

// weighGlue fills in how often honest texts do with a suspicion's words what it suspects.
func (s *suspicion) weighGlue(of func(key string) float32) {
	if len(s.keys) == 0 {
		return
	}
	least, most := float32(math.MaxFloat32), float32(0)
	for _, k := range s.keys {
		g := float32(math.Log1p(float64(of(k))))
		least, most = min(least, g), max(most, g)
	}
	s.x[fGlue], s.x[fGlueMost] = least, most
}
