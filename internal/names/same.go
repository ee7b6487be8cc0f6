package names

import (
	"slices"
	"strings"

	"vitae/internal/text"
)

// Context is what a name stands among: the vector of the text around it, which decides between the senses of a name.
// The zero Context decides nothing.
type Context struct {
	Around Vector
}

// Chances that two names are of the same thing, by what they share.
const (
	chanceStems     = 0.98 // the same words in another form or order
	chanceListed    = 0.96 // a short form with what it stands for
	chanceNamed     = 0.94 // an abbreviation that occupational data spell out so
	chanceHead      = 0.88 // the same but for a maker's name or a word like "software"
	chanceEnding    = 0.9  // one word with another ending: "higienista", "higienistas"
	chanceCompound  = 0.7  // the last part of a compound
	chanceCut       = 0.75 // a word cut short: "med" for "medical"
	chanceSkeleton  = 0.7  // a word without its vowels: "ctr"
	leastEnding     = 5
	mostEnding      = 3
	leastCompound   = 6
	leastCut        = 3
	rareName        = 4.5 // rarity from which on a word alone is a name
	senseFloor      = 0.15
	chancePartial   = 0.8
	leastPartial    = 0.5
	longestShorting = 6
	knownCut        = 3
	leastMembers    = 4   // letters of a body whose members put A, M or F before its name
	chanceMember    = 0.9 // "ACIPM" for "CIPM"
	otherWord       = 0.4
)

// Same returns the probability that two names are of the same thing. Case, order, inflection and abbreviation do not
// matter; what is close but another thing stays low.
func Same(a, b string, ctx Context) float64 {
	x, y := Cut(a), Cut(b)
	if len(x) == 0 || len(y) == 0 {
		return 0
	}
	if joined(x) == joined(y) {
		return 1
	}
	return sameTokens(x, y, ctx)
}

func joined(ts []Token) string {
	var b strings.Builder
	for _, t := range ts {
		b.WriteString(t.Low)
	}
	return b.String()
}

func sameTokens(x, y []Token, ctx Context) float64 {
	p := max(shortOf(x, y, ctx), shortOf(y, x, ctx))
	cx, cy := content(x), content(y)
	if len(cx) > len(cy) {
		cx, cy = cy, cx
	}
	return max(p, overlap(cx, cy))
}

// shortOf returns the chance that x is a short form of y.
func shortOf(x, y []Token, ctx Context) float64 {
	if len(x) > 2 {
		return 0
	}
	m := load()
	p := 0.0
	if len(x) == 1 {
		t := x[0]
		p = m.listedShort(t, y, ctx)
		if names, ok := m.regions[t.Text]; ok {
			for _, n := range names {
				if joined(Cut(n)) == joined(y) {
					p = max(p, chanceListed)
				}
			}
		}
		p = max(p, abbreviates(t, y))
		if whole := joined(y); len(t.Low) >= 3 && len(y) > 1 && t.Low == whole {
			p = max(p, chanceStems)
		}
		return p
	}
	// "CM/ECF", "B.S. Civil": several pieces that stand for one name.
	if both := x[0].Text + x[1].Text; len(both) <= longestShorting && shortLike(text.Fold(both)) {
		p = abbreviates(Token{Text: both, Low: text.Fold(both)}, y)
	}
	return p
}

// listedShort looks a short form up. Where it stands for several things, the context says which.
func (m *model) listedShort(t Token, y []Token, ctx Context) float64 {
	forms := m.short[strings.TrimSuffix(bare(t), "'")]
	if len(forms) == 0 {
		return 0
	}
	want := stemsOf(content(y))
	best := 0.0
	for _, f := range forms {
		if !sameStems(f.stems, want) {
			continue
		}
		p := chanceNamed
		if f.listed {
			p = chanceListed
		} else if !shortLike(t.Low) {
			p = 0.5
		}
		if len(forms) > 1 {
			p *= m.sense(f, forms, ctx)
		}
		best = max(best, p)
	}
	return best
}

// SpeltOut returns the stems of the words that a listed abbreviation stands for: "register" and "nurs" of "RN".
func SpeltOut(short string) []string {
	var out []string
	for _, f := range load().short[text.Fold(short)] {
		if f.listed {
			out = append(out, f.stems...)
		}
	}
	return out
}

// sense reports how well one of several meanings fits the context: 1 where it is the nearest, less where another is
// nearer.
func (m *model) sense(f form, forms []form, ctx Context) float64 {
	if ctx.Around == (Vector{}) {
		return 0.9
	}
	near := func(f form) float64 {
		var v Vector
		for _, s := range f.stems {
			m.add(&v, s, 1)
		}
		v = v.unit()
		return max(0.01, v.Cosine(&ctx.Around))
	}
	own, best := near(f), 0.01
	for _, o := range forms {
		best = max(best, near(o))
	}
	return max(senseFloor, min(1, own/best))
}

func sameStems(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for _, s := range a {
		if !slices.Contains(b, s) {
			return false
		}
	}
	return true
}

// overlap compares two names by their words: x is the shorter. All words of x must be in y; what y has besides must say
// little, or what they share must be a name by itself.
func overlap(x, y []Token) float64 {
	m := load()
	shared, total, chance := 0.0, 0.0, 1.0
	rare := 0.0
	used := make([]bool, len(y))
	for _, t := range x {
		weight := Rarity(t.Stem)
		total += weight
		best, at := 0.0, -1
		for i, o := range y {
			if used[i] {
				continue
			}
			p := Word(t, o)
			if p == 0 && len(x) > 1 && len(x) == len(y) {
				p = letter(t, o)
			}
			if p > best {
				best, at = p, i
			}
		}
		if at < 0 || best < leastPartial {
			continue
		}
		used[at] = true
		shared += weight * best
		chance = min(chance, best)
		if !m.generic[t.Stem] {
			rare = max(rare, weight)
		}
	}
	if shared < 0.99*total*chance || total == 0 || shared == 0 {
		return 0
	}
	if shared < leastPartial*total {
		return 0
	}
	extra, generic := 0, true
	for i, o := range y {
		if !used[i] {
			extra++
			generic = generic && m.generic[o.Stem]
		}
	}
	switch {
	case extra == 0:
		return chanceStems * chance
	case rare == 0:
		return 0
	case generic:
		return chanceHead * chance
	case rare >= rareName && extra <= 2:
		return chancePartial * chance * float64(len(x)) / float64(len(x)+extra) * 1.5
	}
	return 0.5 * chance * float64(len(x)) / float64(len(x)+extra)
}

// Word returns the probability that two single words say the same.
//
//nolint:gocyclo // one branch for each way in which two spellings agree
func Word(a, b Token) float64 {
	if a.Low == b.Low || a.Stem == b.Stem {
		return 1
	}
	short, long := a, b
	if len(short.Low) > len(long.Low) {
		short, long = b, a
	}
	s, l := short.Low, long.Low
	if len(s) < 2 {
		return 0
	}
	if apart[s+" "+l] {
		return 0.2
	}
	best := 0.0
	if len(s) <= 8 {
		if forms, ok := load().short[s]; ok {
			for _, f := range forms {
				if f.listed && len(f.stems) == 1 && f.stems[0] == long.Stem {
					return chanceListed
				}
			}
		}
	}
	if numeronym(s, l) {
		return chanceStems
	}
	if len(s) >= leastMembers && len(l) == len(s)+1 && strings.HasSuffix(l, s) && strings.IndexByte("amf", l[0]) >= 0 &&
		shortLike(s) {
		return chanceMember
	}
	if long, ok := load().wordRegions[s]; ok && long == l {
		return chanceListed
	}
	n := prefix(s, l)
	switch {
	case n >= leastEnding && len(s)-n <= mostEnding && len(l)-n <= mostEnding && 3*n >= 2*len(l) && endings[s[n:]] &&
		endings[l[n:]]:
		best = chanceEnding
		if n == len(s) && (l[n:] == "or" || l[n:] == "er" || l[n:] == "ors" || l[n:] == "ers") {
			best = otherWord // who does it, not what is done
		}
	case n == len(s) && n >= leastCut && len(l) >= n+2 && len(s) <= 6:
		best = chanceCut - 0.1*max(0, float64(5-len(s))/2)
		if _, known := load().words[short.Stem]; known && Rarity(short.Stem) >= knownCut {
			best = otherWord // a word of its own: "Java"
		}
	case len(s) >= leastCompound && strings.HasSuffix(l, s):
		best = chanceCompound + 0.1
	case n >= leastCompound && len(l) >= n+4 && n == len(s):
		best = chanceCompound
	case len(s) <= 5 && len(s) >= 3 && len(l) >= len(s)+2 && skeleton(s, l) && load().short[s] == nil:
		best = chanceSkeleton
	}
	if best == 0 && len(s) <= 5 && shortLike(s) {
		best = max(best, abbreviates(short, []Token{long})*0.9)
	}
	return best
}

// apart are words that look like forms of one and are not.
var apart = map[string]bool{
	"product production": true, "java javascript": true, "market marketing": true, "custom customer": true,
	"count counter": true, "comput computer": true,
	"office officer": true, "train trainer": true, "account accountant": true, "secur security": true,
	"mining minimal": true,
}

// endings are what forms of one word differ by, in the languages that postings are read in.
var endings = func() map[string]bool {
	out := text.Set(`a o as os e es en er ern em n s in innen ung ungen ing ings ed ion ions ment ments ive ier iere eur euse teur trice ante ent al ally ity y ies ist te t r rs nt ad ado ada ar`)
	out[""] = true
	return out
}()

// letter returns the chance that one word is the other's first letter: "A-line" for "arterial line".
func letter(a, b Token) float64 {
	if len(a.Text) > len(b.Text) {
		a, b = b, a
	}
	if len(a.Text) == 1 && capitals(a.Text) && len(b.Low) > 2 && a.Low[0] == b.Low[0] {
		return chanceCut
	}
	return 0
}

// prefix counts the letters that two words begin with alike.
func prefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// skeleton reports whether short is long without its vowels, or most of it: "ctr" of "center", "mgmt" of "management".
func skeleton(short, long string) bool {
	if short[0] != long[0] {
		return false
	}
	i := 1
	for k := 1; k < len(long) && i < len(short); k++ {
		if long[k] == short[i] {
			i++
		}
	}
	if i < len(short) {
		return false
	}
	for _, c := range []byte(short[1:]) {
		if vowel(c) {
			return false
		}
	}
	return short[len(short)-1] == long[len(long)-1] || short[len(short)-1] == long[max(0, len(long)-2)]
}
