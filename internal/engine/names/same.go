package names

import (
	"slices"
	"strings"

	"vitae/internal/engine/text"
)

// Context is what a name stands among: the vector of the text around it, which decides between the senses of a name.
// The zero Context decides nothing.
type Context struct {
	Around   Vector
	Language string // of the names, whose titles of women are read as men's
}

// Chances that two names are of the same thing, by what they share. They and the bounds below are set by hand on the
// pairs of same_test.go and on the ranking of the tagged jobs of wild, which bench/matching measures; they order the
// kinds of likeness and are no measured frequencies.
const (
	chanceStems    = 0.98 // the same words in another form or order
	chanceListed   = 0.96 // a short form with what it stands for
	chanceNamed    = 0.94 // an abbreviation that occupational data spell out so
	chanceWord     = 0.5  // the same where the abbreviation is a word by itself
	chanceHead     = 0.88 // the same but for a maker's name or a word like "software"
	chanceEnding   = 0.9  // one word with another ending: "higienista", "higienistas"
	chanceMember   = 0.9  // "ACIPM" for "CIPM"
	chanceTail     = 0.8  // the last part of a compound
	chanceCompound = 0.7  // the first part of a compound
	chanceCut      = 0.75 // a word cut short: "med" for "medical"
	chanceSkeleton = 0.7  // a word without its vowels: "ctr"
	chancePartial  = 0.8  // a word that is a name by itself, and little besides
	chanceCommon   = 0.5  // words that both have, and others besides
	otherWord      = 0.4  // a word of its own that looks like a form of the other
	chanceApart    = 0.2  // one of apart
)

// What the chances are taken times for, set with them.
const (
	nameBonus   = 1.5  // the share of a name's words, where what is shared is a name by itself
	shorterCut  = 0.1  // lost for every two letters that a word cut short has less than five
	oneWordPart = 0.9  // letters of a single word
	nearlyAll   = 0.99 // of the shorter name's words, so that rounding leaves none out
)

// How well a meaning of an abbreviation fits its context, set with the chances.
const (
	senseFloor   = 0.15 // of a meaning that others fit better than
	senseUnknown = 0.9  // where there is no context
	senseLeast   = 0.01 // cosine that stands for any below, so that there is something to divide by
)

// Bounds of words, in letters and in rarity, set with the chances.
const (
	leastEnding     = 5
	mostEnding      = 3
	leastCompound   = 6
	leastCut        = 3
	longestCut      = 6
	longestLetters  = 5   // of a word that may be letters of another
	longestListed   = 8   // of a short form of one word that is looked up
	rareName        = 4.5 // rarity from which on a word alone is a name
	leastPartial    = 0.5
	longestShorting = 6
	knownCut        = 3
	leastMembers    = 4 // letters of a body whose members put A, M or F before its name
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
			p = chanceWord
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
		return senseUnknown
	}
	near := func(f form) float64 {
		var v Vector
		for _, s := range f.stems {
			m.add(&v, s, 1)
		}
		v = v.unit()
		return max(senseLeast, v.Cosine(&ctx.Around))
	}
	own, best := near(f), senseLeast
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
	c := commonWords(x, y)
	if c.shared < nearlyAll*c.total*c.chance || c.total == 0 || c.shared == 0 || c.shared < leastPartial*c.total {
		return 0
	}
	m := load()
	extra, generic := 0, true
	for i, o := range y {
		if !c.used[i] {
			extra++
			generic = generic && m.generic[o.Stem]
		}
	}
	switch {
	case extra == 0:
		return chanceStems * c.chance
	case c.rare == 0:
		return 0
	case generic:
		return chanceHead * c.chance
	case c.rare >= rareName && extra <= 2:
		return chancePartial * c.chance * float64(len(x)) / float64(len(x)+extra) * nameBonus
	}
	return chanceCommon * c.chance * float64(len(x)) / float64(len(x)+extra)
}

// common is what two names share, by the rarity of the words.
type common struct {
	shared, total float64 // of the shorter name
	chance        float64 // of the pair of words that is least alike
	rare          float64 // the rarest shared word that is not generic
	used          []bool  // words of the longer name that stand for one of the shorter
}

// commonWords finds for each word of x the one of y that is most like it.
func commonWords(x, y []Token) common {
	generic := load().generic
	c := common{chance: 1, used: make([]bool, len(y))}
	for _, t := range x {
		weight := Rarity(t.Stem)
		c.total += weight
		best, at := 0.0, -1
		for i, o := range y {
			if c.used[i] {
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
		c.used[at] = true
		c.shared += weight * best
		c.chance = min(c.chance, best)
		if !generic[t.Stem] {
			c.rare = max(c.rare, weight)
		}
	}
	return c
}

// Word returns the probability that two single words say the same.
func Word(a, b Token) float64 {
	if a.Low == b.Low || a.Stem == b.Stem {
		return 1
	}
	short, long := a, b
	if len(short.Low) > len(long.Low) {
		short, long = b, a
	}
	if len(short.Low) < 2 {
		return 0
	}
	if apart[short.Low+" "+long.Low] {
		return chanceApart
	}
	if p := standsFor(short, long); p > 0 {
		return p
	}
	if p := alike(short, long); p > 0 {
		return p
	}
	if len(short.Low) <= longestLetters && shortLike(short.Low) {
		return abbreviates(short, []Token{long}) * oneWordPart
	}
	return 0
}

// standsFor returns the chance of a word that is a known or regular short form of another: "k8s", a region's letters.
func standsFor(short, long Token) float64 {
	m := load()
	s, l := short.Low, long.Low
	if len(s) <= longestListed {
		for _, f := range m.short[s] {
			if f.listed && len(f.stems) == 1 && f.stems[0] == long.Stem {
				return chanceListed
			}
		}
	}
	if numeronym(s, l) {
		return chanceStems
	}
	if strings.IndexByte(memberLetters, l[0]) >= 0 {
		if p := memberOf(short, long); p > 0 {
			return p
		}
	}
	if region, ok := m.wordRegions[s]; ok && region == l {
		return chanceListed
	}
	return 0
}

// alike returns the chance of two words that begin or end alike, or have the same consonants.
func alike(short, long Token) float64 {
	s, l := short.Low, long.Low
	n := prefix(s, l)
	switch {
	case n >= leastEnding && otherEnding(s[n:], l[n:]) && 3*n >= 2*len(l):
		if n == len(s) && doers[l[n:]] {
			return otherWord // who does it, not what is done
		}
		return chanceEnding
	case n == len(s) && n >= leastCut && len(l) >= n+2 && len(s) <= longestCut:
		return cutShort(short)
	case len(s) >= leastCompound && strings.HasSuffix(l, s):
		return chanceTail
	case n >= leastCompound && len(l) >= n+4 && n == len(s):
		return chanceCompound
	case skeleton(s, l) && load().short[s] == nil:
		return chanceSkeleton
	}
	return 0
}

// cutShort returns the chance that a word is the beginning of a longer one and no word of its own ("Java").
func cutShort(short Token) float64 {
	if _, known := load().words[short.Stem]; known && Rarity(short.Stem) >= knownCut {
		return otherWord
	}
	return chanceCut - shorterCut*max(0, float64(5-len(short.Low))/2)
}

// otherEnding reports whether two rests of words are endings of forms of one word.
func otherEnding(a, b string) bool {
	return len(a) <= mostEnding && len(b) <= mostEnding && endings[a] && endings[b]
}

// doers are the endings of who does what a word says.
var doers = text.Set("or er ors ers")

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
	if len(short) < 3 || len(short) > longestLetters || len(long) < len(short)+2 || short[0] != long[0] {
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
