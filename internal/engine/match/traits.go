package match

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// The parts of a score in their order.
const (
	inRequired = iota
	inPreferred
	inTitle
	inYears
	inDuties
	inEducation
	partCount
)

// Traits are all that a score is made of, before anything is weighed.
type Traits struct {
	Shares   [partCount][]Trait
	HasTitle bool
	Role     float64 // how near the nearest job is
	Near     float64 // how near words and work are, whatever the structure
	HasYears bool
	Years    float64 // how far the years that are asked are shown
	Lacks    []Lack
	// Substance is what the resume says beyond the posting.
	Substance Substance
}

// Trait is one requirement: what it weighs, and how far it is met.
type Trait struct {
	Soft, Own, Core, Method, First bool
	Unheld                         bool    // a credential that is not shown to be held
	Rarity                         float64 // of its rarest word, up to 1 for one that no occupation has
	Named                          float64 // how often the posting names it, 1 at least
	Met                            float64
	requirement                    int // index into Judge.requirements, or asDegree
}

// asDegree stands in the place of a requirement for a degree, of which half is half.
const asDegree = -1

// LackKind says in what way something that decides is not met.
type LackKind int

// The ways.
const (
	LackLicence LackKind = iota // the resume shows that it is not held
	LackSilent                  // a licence that the resume says nothing of
	LackOther                   // a licence that the resume shows something else instead of
	LackLanguage
	LackYears
	LackSkill // expressly not had
	LackDegree
	LackAdmitted // the resume itself says that it is not had yet
	LackLead     // others are to be led, and nothing shows that it was done
)

// Lack is something that decides and is not met. Amount is how far it is met.
type Lack struct {
	Kind   LackKind
	Amount float64
	Label  string
}

const labelYears = "years" // of a Lack of years

// admitted reports whether the resume shows that something other than years is not had.
func (l Lack) admitted() bool { return l.Kind == LackAdmitted && l.Label != labelYears }

func (l *Learned) weight(t Trait) float64 {
	w := 1.0
	switch {
	case t.Soft:
		w = softShare
	case t.Own:
		w = l.OwnWords
	}
	if t.Core {
		w *= l.Core
	}
	if t.Method {
		w *= l.Method
	}
	if t.First {
		w *= l.First
	}
	return w * math.Pow(t.Rarity, l.Rare) * (1 + l.Often*math.Log(t.Named))
}

// credit returns how far a requirement counts as met that a resume shows so far.
func (l *Learned) credit(t Trait) float64 {
	if t.requirement == asDegree {
		return min(1, t.Met)
	}
	if t.Unheld {
		return min(1, t.Met) * l.Unheld
	}
	if t.Own || t.Method {
		return min(1, t.Met/l.EnoughOwn)
	}
	return min(1, t.Met/l.Enough)
}

func (l *Learned) factor(k Lack) float64 {
	switch k.Kind {
	case LackLicence:
		return l.PendingLicence
	case LackSilent:
		return l.SilentLicence
	case LackOther:
		return l.OtherLicence
	case LackLanguage:
		return l.LowLanguage
	case LackSkill:
		return l.WeakMust
	case LackDegree:
		return l.OpenDegree
	case LackAdmitted:
		return l.Admitted + (1-l.Admitted)*k.Amount
	case LackLead:
		return l.NoLead
	}
	return l.ShortYears + (1-l.ShortYears)*k.Amount
}

// part returns what a part weighs, 0 where nothing is asked, and how far it is met.
func (l *Learned) part(i int, t *Traits) (weight, met float64) {
	weights := [partCount]float64{l.Required, l.Preferred, l.Title, l.Years, l.Duties, l.Education}
	switch i {
	case inTitle:
		if t.HasTitle {
			return weights[i], min(1, (1-l.Field)*t.Role+l.Field*t.Near)
		}
		return 0, 0
	case inYears:
		if t.HasYears {
			return weights[i], min(1, t.Years)
		}
		return 0, 0
	}
	total := 0.0
	for _, x := range t.Shares[i] {
		w := l.weight(x)
		total += w
		met += w * l.credit(x)
	}
	if total == 0 {
		return 0, 0
	}
	if i == inRequired || i == inPreferred {
		return weights[i], l.enough(met / total)
	}
	return weights[i], min(1, met/total)
}

// enough bends a share of what is required: what is shown of it first counts most, all of it still counts more than
// most.
func (l *Learned) enough(share float64) float64 {
	share = min(1, share)
	return share * (1 + l.Bend) / (1 + l.Bend*share)
}

// Score returns the score of traits, a whole number of points.
func (l *Learned) Score(t *Traits) float64 { return l.score(t, l.settled) }

// unlowered returns the score of traits as it were if nothing that decides lowered it.
func (l *Learned) unlowered(t *Traits) float64 {
	return l.score(t, func(sum float64, _ *Traits) float64 { return l.scaled(sum) })
}

func (l *Learned) score(t *Traits, settle func(sum float64, t *Traits) float64) float64 {
	sum, total, reach := 0.0, 0.0, 0.0
	for i := range partCount {
		w, met := l.part(i, t)
		total += w
		sum += w * met
		if met > 0 {
			reach += w
		}
	}
	if total == 0 {
		return 0
	}
	return min(whole(settle(100*sum/total, t)), math.Floor(100*reach/total)) // no part passes what it can give
}

// Exact returns the score of traits before it is rounded. Training learns from it.
func (l *Learned) Exact(t *Traits) float64 {
	sum, total := 0.0, 0.0
	for i := range partCount {
		w, met := l.part(i, t)
		total += w
		sum += w * met
	}
	if total == 0 {
		return 0
	}
	return l.settled(100*sum/total, t)
}

// settled returns the score that a sum of points stands for, with what decides taken into account.
func (l *Learned) settled(sum float64, t *Traits) float64 {
	out := l.scaled(sum)
	out *= l.leftOf(t.Substance)
	hard := false
	for _, k := range t.Lacks {
		out *= l.factor(k)
		hard = hard || k.Kind == LackLicence
	}
	if hard {
		out = capped(out)
	}
	return out
}

// whole rounds to whole points; sums that differ only by the order of their parts give the same.
func whole(x float64) float64 { return math.Floor(x + 0.5 + sumError) }

// sumError is more than the order of a sum's parts makes of a difference.
const sumError = 1e-6

// Traits returns what the score of a resume is made of, nil where the posting asks too little. Training learns from it.
func (j *Judge) Traits(r *document.Resume) *Traits {
	if j.weighable() < leastRequired {
		return nil
	}
	return j.analysis(r).traits()
}

// traits collects what the score is made of.
func (a *analysis) traits() *Traits {
	t := &Traits{
		HasTitle: a.j.post.Title != "", Role: a.role, HasYears: a.j.post.Years > 0, Lacks: a.lacking,
		Substance: a.substance,
	}
	t.Near = a.near.of(a.j.words)
	if t.HasYears {
		t.Years = a.yearsMet()
	}
	for i, k := range a.j.requirements {
		x := k.asked
		x.Met, x.requirement = a.findings[i].strength, i
		x.Unheld = k.Kind == posting.KindCredential && !a.findings[i].held
		at := inRequired
		switch {
		case k.Class == posting.Nice:
			at = inPreferred
		case k.Class == posting.Duty:
			at = inDuties
		case k.Kind == posting.KindCredential:
			at = inEducation
		}
		t.Shares[at] = append(t.Shares[at], x)
	}
	for i, q := range a.j.post.Requirements {
		if d, ok := a.degrees[i]; ok {
			x := Trait{Met: d.worth, Rarity: 1, Named: 1, requirement: asDegree}
			at := inEducation
			if q.Class == posting.Nice {
				at = inPreferred
			}
			t.Shares[at] = append(t.Shares[at], x)
		}
	}
	return t
}

// weighRequirements records for each requirement what its weight depends on. asked is the text of the title and of all
// requirements.
func (j *Judge) weighRequirements(asked string) {
	asked = strings.ToLower(asked)
	first := true
	for i := range j.requirements {
		k := &j.requirements[i]
		k.asked = Trait{Rarity: 1, Named: 1}
		for _, t := range k.terms {
			k.asked.Named = max(k.asked.Named, float64(countName(asked, strings.ToLower(t.Name))))
		}
		k.asked.Method = len(k.terms) > 0 && !slices.ContainsFunc(k.terms,
			func(t requirementTerm) bool { return t.kind != skill.Method })
		if k.Class == posting.Must && k.Kind != posting.KindCredential {
			k.asked.First, first = first, false
		}
		if k.Kind != posting.KindLanguage {
			k.asked.Rarity = k.rarity()
		}
		if k.Kind == posting.KindSkill {
			k.asked.Soft = len(k.terms) == 1 && k.terms[0].kind == skill.Soft
			k.asked.Own = !k.known()
			k.asked.Core = j.inTitle(k)
		}
	}
}

// leastRarity is that of names which every occupation uses, by hand.
const leastRarity = 0.1

// rarity reports how rare the words of a requirement are: the rarest of its most common alternative.
func (k *requirement) rarity() float64 {
	out := 1.0
	for _, t := range k.terms {
		rarest := 0.0
		for _, w := range names.Cut(t.label) {
			if !names.Empty(w.Low) {
				rarest = max(rarest, names.Rarity(w.Stem)/names.UnknownRarity)
			}
		}
		out = min(out, max(leastRarity, rarest))
	}
	return out
}

// countName counts how often a name stands in a text as words of its own, both in small letters.
func countName(text, name string) int {
	n := 0
	for from := 0; name != ""; {
		at := strings.Index(text[from:], name)
		if at < 0 {
			break
		}
		start, end := from+at, from+at+len(name)
		before, _ := utf8.DecodeLastRuneInString(text[:start])
		after, _ := utf8.DecodeRuneInString(text[end:])
		if !letter(before) && !letter(after) {
			n++
		}
		from = end
	}
	return n
}

func letter(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
