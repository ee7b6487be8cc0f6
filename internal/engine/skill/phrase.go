package skill

import (
	"slices"
	"strings"
)

// Phrase is a span of text that names a skill, known to the catalogue or not. Start and End are byte offsets; Kind
// is "KNOWLEDGE" (tools, fields, credentials, languages) or "SKILL" (doing something, or a personal quality); Known is
// empty where the catalogue lacks it.
type Phrase struct {
	Start, End int
	Kind       string
	Known      ID
}

// The kinds of phrase.
const (
	PhraseKnowledge = "KNOWLEDGE"
	PhraseSkill     = "SKILL"
)

// Span is a phrase in a text that is cut into tokens already: from token Start up to End (exclusive).
type Span struct {
	Start, End int
	Kind       string
}

// Phrases returns the skills that a text names: those of the catalogue, grown to the noun group they stand in
// ("Agile development methods"), and what it asks for in other words, found by the words before ("experience with …")
// or after ("… skills"), by its look (AcmeDB, XYZ9) or as an activity ("ability to …", a line that begins with a
// verb). What a sentence tells about the employer, the benefits or how to apply is nobody's skill. In the order of the
// text; phrases of one kind never overlap, but an activity may hold knowledge ("write services in Go").
func (c *Catalogue) Phrases(text string) []Phrase { return newPhraser(c, text).phrases() }

// phrases returns the phrases of the text.
func (p *phraser) phrases() []Phrase {
	p.readSentences()
	for i := range p.words {
		if p.beginsActivity(i) {
			p.activity(i)
		}
	}
	p.known()
	for i := range p.words {
		p.field(i)
	}
	p.degrees()
	for i := range p.words {
		if n := p.cueAt(i); n > 0 {
			p.items(i + n)
		}
		if possessed[p.words[i]] {
			p.namedBefore(i)
		}
	}
	for i := range p.words {
		if p.technical(i) && (p.roleAt(i) == asks || p.short(i)) && !p.partOfTitle(i+1) && !p.placeholder(i) {
			p.takeTokens(i, i+1, PhraseKnowledge)
		}
	}
	for i := range p.words {
		p.inRun(i)
	}
	p.coordinate()
	p.found = slices.DeleteFunc(p.found, func(f Phrase) bool { return f.Start == f.End })
	slices.SortStableFunc(p.found, func(a, b Phrase) int { return a.Start - b.Start })
	return p.found
}

// Spans finds phrases in a text that is given as tokens.
func (c *Catalogue) Spans(tokens []string) []Span {
	starts := make([]int, len(tokens))
	var b strings.Builder
	before := ""
	for i, t := range tokens {
		if i > 0 && (before != "." || !strings.EqualFold(t, "net")) { // tokenizers cut ".NET"
			b.WriteByte(' ')
		}
		before = t
		starts[i] = b.Len()
		b.WriteString(t)
	}
	spans := []Span{}
	ends := map[string]int{} // of the last span of each kind: two phrases may share a token
	for _, p := range c.Phrases(b.String()) {
		first, _ := slices.BinarySearch(starts, p.Start+1)
		last, _ := slices.BinarySearch(starts, p.End)
		s := Span{Start: first - 1, End: last, Kind: p.Kind}
		if s.Start < ends[p.Kind] {
			continue
		}
		ends[p.Kind] = s.End
		spans = append(spans, s)
	}
	return spans
}

// phraseKind says under which kind of phrase a known skill goes: qualities and things done are skills, the rest is
// knowledge.
func phraseKind(k Kind, text string) string {
	first, _, more := strings.Cut(strings.ToLower(text), " ")
	if k == Soft || k == Method && more && actionVerbs[baseVerb(first)] {
		return PhraseSkill
	}
	return PhraseKnowledge
}

// phraser is one reading of a text for phrases.
type phraser struct {
	finder   *finder
	text     string
	tokens   []token
	words    []string // the tokens in lower case
	sentence []int    // by token, which sentence it stands in
	roles    []role   // by sentence
	taken    [2][]int // by kind and token: which phrase holds it, counted from 1
	found    []Phrase
	steps    int // words read for items and activities, as in finder
}

func newPhraser(c *Catalogue, text string) *phraser {
	f := newFinder(c, text)
	p := &phraser{finder: f, text: text, tokens: f.tokens}
	p.words = make([]string, len(p.tokens))
	for k := range p.taken {
		p.taken[k] = make([]int, len(p.tokens))
	}
	for i, t := range p.tokens {
		p.words[i] = strings.ToLower(text[t.start:t.end])
	}
	return p
}

// layer returns the tokens that are taken by phrases of a kind.
func (p *phraser) layer(kind string) []int {
	if kind == PhraseSkill {
		return p.taken[1]
	}
	return p.taken[0]
}

// known takes the skills of the catalogue that the text asks for.
func (p *phraser) known() {
	c := p.finder.c
	for _, m := range p.finder.mentions() {
		s, _ := c.Skill(m.Skill)
		from := p.tokenAt(m.Start)
		end := p.tokenAt(m.End)
		if p.placeholder(from) || !p.asked(s.Kind, m, from, end) {
			continue
		}
		kind := phraseKind(s.Kind, m.Text)
		switch {
		case s.Kind == Language:
			from, end = p.bareLanguage(from, end)
		case kind == PhraseSkill:
			from, end = p.quality(from, end)
		case s.Kind == Credential:
			from, end = p.degreePair(from, end)
		default:
			from, end = p.group(s.Kind, from, end)
		}
		p.takeKnown(from, end, kind, m.Skill)
	}
}

// takeKnown takes tokens as a phrase of a known skill, with its abbreviation in brackets behind it.
func (p *phraser) takeKnown(from, end int, kind string, known ID) {
	last := p.tokens[end-1].end
	if n, closed := p.bracketed(from, end); n > 0 {
		end, last = end+n, closed
	}
	p.take(Phrase{Start: p.tokens[from].start, End: last, Kind: kind, Known: known}, from, end)
}

// take keeps a phrase unless one of its words belongs to another of its kind already.
func (p *phraser) take(f Phrase, from, end int) {
	taken := p.layer(f.Kind)
	if slices.Max(taken[from:end]) > 0 {
		return
	}
	p.found = append(p.found, f)
	for i := from; i < end; i++ {
		taken[i] = len(p.found)
	}
}

// takeTokens keeps tokens from to end as a phrase that the catalogue lacks.
func (p *phraser) takeTokens(from, end int, kind string) { p.takeKnown(from, end, kind, "") }

// tokenAt returns the first token that begins at or after a byte.
func (p *phraser) tokenAt(start int) int {
	i, _ := slices.BinarySearchFunc(p.tokens, start, func(t token, at int) int { return t.start - at })
	return i
}

// runsOn reports whether token i follows the one before without a comma, bracket or sentence end.
func (p *phraser) runsOn(i int) bool {
	return i > 0 && i < len(p.tokens) && p.tokens[i].gap&(gapBreak|gapSentence) == 0
}
