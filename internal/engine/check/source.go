package check

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/names"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// source is what a rewritten text is compared with, with what is looked up in it. It never changes.
type source struct {
	catalogue   *skill.Catalogue
	document    *document.Resume // where it was read as one
	read        *claim.Reading
	units       []claim.Statement         // the statements, then windows of short lines that belong together
	single      int                       // how many of units are statements
	quantities  []located[claim.Quantity] // of all units
	periods     []located[claim.Period]
	words       []sourceWord
	byLow       map[string]int
	byStem      map[string][]int
	byLetter    map[byte][]int
	shorts      []int                     // words that may abbreviate others
	spelt       map[string][]int          // by stem: the words that abbreviate something with it
	skills      map[skill.ID]bool         // named in it
	languages   map[string]spokenLanguage // the languages that it names, by their English names
	denied      map[string]int            // what it says that it is not known, in small letters, and the unit that says so
	sentences   map[string]bool           // the plain form of each statement and line
	degree      int                       // the highest that it names
	years       [2]int                    // first and last year of work that it names
	vectors     []names.Vector            // of the units
	parts       [][]part                  // of the units
	wordVectors []names.Vector
	known       map[string]*alignment // by statement, while lessons are read; nil otherwise
}

// sourceWord is a distinct word of the source and where it stands.
type sourceWord struct {
	low, stem string
	token     names.Token
	stop      bool
	title     bool // what somebody is called by what they do: "controller"
	person    bool // names somebody that way, written small: "the controller"
	cut       bool // a short form with a full stop: "resp."
	at        []place
}

type place struct{ unit, word int32 }

// located is something that a unit names.
type located[T any] struct {
	unit int
	of   *T
}

func newSource(c *skill.Catalogue, original Text) *source {
	code, _ := lang.Detect(original.Text)
	o := &source{
		catalogue: c, document: original.Document, read: claim.Read(original.Text, code),
		byLow: map[string]int{}, byStem: map[string][]int{}, byLetter: map[byte][]int{}, spelt: map[string][]int{},
		skills: map[skill.ID]bool{}, denied: map[string]int{}, sentences: map[string]bool{},
	}
	o.units = slices.Clone(o.read.Statements)
	o.single = len(o.units)
	o.addWindows()
	lists := wordsOf(code)
	for n := range o.units {
		u := &o.units[n]
		for i := range u.Words {
			o.addWord(&u.Words[i], place{int32(n), int32(i)}, lists)
		}
		for i := range u.Quantities {
			o.quantities = append(o.quantities, located[claim.Quantity]{n, &u.Quantities[i]})
		}
		for i := range u.Periods {
			o.periods = append(o.periods, located[claim.Period]{n, &u.Periods[i]})
		}
	}
	o.readShortForms()
	o.readSkills(c)
	o.readDenied()
	o.readLanguages()
	for i := range o.read.Statements {
		o.sentences[plain(o.read.Statements[i].Span.Of(original.Text))] = true
	}
	for line := range strings.Lines(original.Text) {
		o.sentences[plain(line)] = true
	}
	o.readYears()
	o.degree = highestDegree(o.read)
	for i := range o.words {
		o.wordVectors = append(o.wordVectors, names.VectorOf([]names.Token{o.words[i].token}))
	}
	for u := range o.units {
		o.parts = append(o.parts, partsOf(&o.units[u]))
		ts := make([]names.Token, len(o.units[u].Words))
		for i := range ts {
			ts[i] = o.words[o.byLow[o.units[u].Words[i].Low]].token
		}
		o.vectors = append(o.vectors, names.VectorOf(ts))
	}
	return o
}

// readShortForms notes the words that may abbreviate others.
func (o *source) readShortForms() {
	for i := range o.words {
		if w := &o.words[i]; len(w.token.Text) >= 2 && len(w.token.Text) <= longestShort {
			o.shorts = append(o.shorts, i)
			if abbreviationLike(w.token.Text) {
				for _, stem := range names.SpeltOut(w.low) {
					o.spelt[stem] = append(o.spelt[stem], i)
				}
			}
		}
	}
}

// readSkills notes the skills that the source names, and those that it only denies.
func (o *source) readSkills(c *skill.Catalogue) {
	if c == nil {
		return
	}
	named := c.Find(o.read.Text)
	for _, m := range named {
		if !m.Negated {
			o.skills[m.Skill] = true
		}
	}
	for _, m := range named {
		if m.Negated && !o.skills[m.Skill] {
			o.denied[text.Fold(m.Text)] = o.unitAt(m.Start)
		}
	}
}

const (
	longestShort = 6 // letters of the longest abbreviation that is looked for
	shortLine    = 9 // words of a line that may be one of several in a job's head
	windowSize   = 4
)

// implies reports whether a skill that the source names has another one in it.
func (o *source) implies(want skill.ID) bool {
	for _, r := range o.catalogue.Toward(want) {
		if r.Kind == skill.Implies && o.skills[r.From] {
			return true
		}
	}
	return false
}

// addWord notes a word of the source by its forms.
func (o *source) addWord(w *claim.Word, at place, lists *words) {
	i, ok := o.byLow[w.Low]
	if !ok {
		i = len(o.words)
		o.byLow[w.Low] = i
		o.byStem[w.Stem] = append(o.byStem[w.Stem], i)
		if len(w.Low) <= longestLike {
			o.byLetter[w.Low[0]] = append(o.byLetter[w.Low[0]], i)
		}
		t := names.Token{Low: w.Low, Stem: names.Stem(w.Low), Text: o.read.Text[w.Start:w.End]}
		o.words = append(o.words, sourceWord{
			low: w.Low, stem: w.Stem, token: t, stop: w.Stop,
			title: !w.Stop && !w.Number && names.ReadTitle(w.Low).Sure() == 1,
		})
	}
	known := &o.words[i]
	known.at = append(known.at, at)
	known.person = known.person || lists.people[w.Low] || known.title && !w.Capital
	known.cut = known.cut || o.isCut(w, known.token.Stem, at)
}

// isCut reports whether a word is a short form with a full stop behind. Where the stop ends a sentence, no word that
// people know is one: "Built in Java." has no short "JavaScript", "Nat. Dip. Marine Studies" has a short "Diploma".
func (o *source) isCut(w *claim.Word, stem string, at place) bool {
	if w.Stop || len(w.Low) < leastCut || !stopped(w, o.read.Text) {
		return false
	}
	unknown := names.Rarity(stem) == names.UnknownRarity
	if unknown || int(at.unit) >= o.single {
		return unknown
	}
	words := o.units[at.unit].Words
	last := int(at.word)+1 == len(words)
	return !last || len(words) < leastSentence && strings.HasPrefix(o.read.Text[w.End:], ". ")
}

// stopped reports whether a full stop stands right behind a word of a text.
func stopped(w *claim.Word, written string) bool {
	return w.End < len(written) && written[w.End] == '.'
}

// addWindows joins short lines that stand around a date: a job's head may take one line or four.
func (o *source) addWindows() {
	for i := range o.single {
		if len(o.units[i].Periods) == 0 || len(o.units[i].Words) > 2*shortLine {
			continue
		}
		from, to := i, i+1
		for from > 0 && i-from < windowSize && o.short(from-1) {
			from--
		}
		for to < o.single && to-i < windowSize && o.short(to) {
			to++
		}
		if to-from > 1 {
			o.units = append(o.units, o.read.Join(from, to))
		}
	}
}

func (o *source) short(i int) bool {
	return len(o.units[i].Words) <= shortLine && !o.units[i].Bullet
}

// plain is the form in which statements are compared as a whole.
func plain(s string) string {
	return strings.Join(strings.FieldsFunc(text.Fold(s), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r > 127 || r == '%' || r == '+' || r == '#')
	}), " ")
}

// readYears finds the first year of work that the source names, and the last year of all: work lasts, so that a degree
// or a single date begins it only where nothing else does.
func (o *source) readYears() {
	first := func(of func(p located[claim.Period]) bool) (year int) {
		for _, p := range o.periods {
			if y := p.of.Start.Year; y > 0 && y != claim.Now && (year == 0 || y < year) && of(p) {
				year = y
			}
		}
		return year
	}
	lists := wordsOf(o.read.Language)
	o.years[0] = cmp.Or(first(func(p located[claim.Period]) bool {
		return p.unit < o.single && !p.of.Single && !lists.isStudy(o.units[p.unit].Words)
	}), first(func(located[claim.Period]) bool { return true }))
	for _, p := range o.periods {
		for _, y := range []int{p.of.Start.Year, p.of.End.Year} {
			if y != claim.Now {
				o.years[1] = max(o.years[1], y)
			}
		}
	}
}

// isStudy reports whether words name a degree: "BSc Physics", "Master of Arts", but not "Sales Associate" or "Master
// Electrician", as titles of jobs have the whole word without "of" or "in".
func (w *words) isStudy(words []claim.Word) bool {
	for i := range words {
		whole := strings.IndexFunc(words[i].Low, func(r rune) bool { return !unicode.IsLetter(r) }) < 0 &&
			len(words[i].Low) >= wholeDegree
		if w.degreeOf(&words[i]) > 0 && (!whole || i+1 < len(words) && words[i+1].Stop) {
			return true
		}
	}
	return false
}

// wholeDegree is how many letters the name of a degree has that is not a short form.
const wholeDegree = 6

// hit is a word of the source that says what a word of the rewritten text says, with the chance.
type hit struct {
	word   int
	chance float32
}

// When two words say the same, as a chance and in letters that they have in common. All by hand, on the sets of
// docs/checking.md; the model learns from what they give.
const (
	leastLike   = 0.55
	likeEnding  = 0.85 // one word with another ending
	likePart    = 0.7  // the parts of a compound
	leastEnding = 5
	leastPart   = 5
	leastCut    = 3   // letters of a short form with a full stop
	longestLike = 100 // letters of what is compared letter by letter: longer, it is no word and no name
	// words of a sentence: fewer before a full stop in a line are short forms
	leastSentence = 3
)

// like finds the words of the source that say the same as a word. A name is not another one that begins alike.
func (o *source) like(w *claim.Word, t names.Token, name bool) []hit {
	out := o.sameWord(w)
	if w.Number || len(w.Low) < 2 || len(w.Low) > longestLike {
		return out
	}
	if i, ok := o.byLow[strings.TrimSuffix(w.Low, "s")]; ok && len(out) == 0 { // "PRVs"
		out = append(out, hit{i, likeEnding})
	}
	out = append(out, o.beginningAlike(w, t, name)...)
	if !name && (len(w.Low) >= 2*leastPart || len(out) == 0 && len(w.Low) >= leastPart) {
		out = append(out, o.inCompounds(w)...)
	}
	return out
}

// sameWord finds the words of the source that are a word or another form of it.
func (o *source) sameWord(w *claim.Word) []hit {
	var out []hit
	if i, ok := o.byLow[w.Low]; ok {
		out = append(out, hit{i, 1})
	}
	for _, i := range o.byStem[w.Stem] {
		if o.words[i].low != w.Low {
			out = append(out, hit{i, 1})
		}
	}
	return out
}

// beginningAlike finds the words of the source with a word's first letter that are short for it or much like it.
func (o *source) beginningAlike(w *claim.Word, t names.Token, name bool) []hit {
	var out []hit
	for _, i := range o.byLetter[w.Low[0]] {
		other := &o.words[i]
		if other.low == w.Low || other.stem == w.Stem || other.stop != w.Stop || name && newName(t, other.token) {
			continue
		}
		if other.cut && strings.HasPrefix(w.Low, other.low) && !apart(t, other.token) {
			out = append(out, hit{i, likeEnding})
			continue
		}
		if p := alike(w.Low, other.low, t, other.token); p >= leastLike &&
			(p >= likeEnding || !name || len(w.Low) <= longestShort || len(other.low) <= longestShort) {
			out = append(out, hit{i, p})
		}
	}
	return out
}

// inCompounds finds the words of the source that end with a word, or that it ends with.
func (o *source) inCompounds(w *claim.Word) []hit {
	var out []hit
	for i := range o.words {
		if other := o.words[i].low; other[0] != w.Low[0] && compound(w.Low, other) {
			out = append(out, hit{i, likePart})
		}
	}
	return out
}

// newName reports whether a name is a word that nobody knows beside one that everybody does: "Marketo" is no
// "marketing".
func newName(t, other names.Token) bool {
	return names.Rarity(t.Stem) > names.Rarity(other.Stem)+muchRarer && !strings.HasPrefix(t.Low, other.Low)
}

const muchRarer = 2

func alike(a, b string, x, y names.Token) float32 {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	p := float32(names.Word(x, y))
	if n >= leastEnding && len(a)-n <= 4 && len(b)-n <= 4 && 3*n >= 2*max(len(a), len(b))-1 {
		p = max(p, likeEnding)
	}
	if n >= leastPart && (n >= len(a)-2 || n >= len(b)-2) {
		p = max(p, likePart)
	}
	return p
}

// compound reports whether the shorter word ends the longer one: "rechnung" in "eingangsrechnung".
func compound(a, b string) bool {
	if len(a) < len(b) {
		a, b = b, a
	}
	b = strings.TrimRight(b, "ensr")
	return len(b) >= leastPart && strings.Contains(a[1:], b)
}
