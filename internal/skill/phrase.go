package skill

import (
	"slices"
	"strings"
)

// Phrase is a stretch of text that names a skill, known to the catalogue or not. Start and End are byte offsets; Kind
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

// Phrases gives the skills that a text names: those of the catalogue, and what it asks for in other words, found by
// the words before ("experience with …"), by its look (AcmeDB, XYZ9) or as an activity ("ability to …", a line that
// begins with a verb). In the order of the text, none over another; a known skill inside an activity is kept and the
// activity dropped.
func (c *Catalogue) Phrases(text string) []Phrase { return newPhraser(c, text).phrases() }

// phrases gives the phrases of the text.
func (p *phraser) phrases() []Phrase {
	c := p.finder.c
	for _, m := range p.finder.mentions() {
		s, _ := c.Skill(m.Skill)
		lone := s.Kind == Method && !strings.ContainsAny(m.Text, " -/") && m.Text == strings.ToLower(m.Text)
		if lone || p.partOfTitle(m.End) {
			continue // "reporting" is too little to stand alone, "Java developer" is who is sought
		}
		p.take(Phrase{Start: m.Start, End: m.End, Kind: phraseKind(s.Kind, m.Text), Known: m.Skill})
	}
	for i := range p.words {
		if n := p.cueAt(i); n > 0 {
			p.items(i + n)
		}
	}
	for i := range p.words {
		if p.technical(i) {
			p.take(Phrase{Start: p.tokens[i].start, End: p.tokens[i].end, Kind: PhraseKnowledge})
		}
	}
	for i := range p.words {
		if p.beginsActivity(i) {
			p.activity(i)
		}
	}
	slices.SortFunc(p.found, func(a, b Phrase) int { return a.Start - b.Start })
	return p.found
}

// Spans finds phrases in a text that is given as tokens.
func (c *Catalogue) Spans(tokens []string) []Span {
	starts := make([]int, len(tokens))
	var b strings.Builder
	for i, t := range tokens {
		if i > 0 {
			b.WriteByte(' ')
		}
		starts[i] = b.Len()
		b.WriteString(t)
	}
	spans := []Span{}
	for _, p := range c.Phrases(b.String()) {
		first, _ := slices.BinarySearch(starts, p.Start+1)
		last, _ := slices.BinarySearch(starts, p.End)
		s := Span{Start: first - 1, End: last, Kind: p.Kind}
		if n := len(spans); n > 0 && s.Start < spans[n-1].End {
			continue
		}
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
	finder *finder
	text   string
	tokens []token
	words  []string // the tokens in lower case
	taken  []bool   // by token
	found  []Phrase
	steps  int // words read for items and activities, as in finder
}

func newPhraser(c *Catalogue, text string) *phraser {
	f := newFinder(c, text)
	p := &phraser{finder: f, text: text, tokens: f.tokens}
	p.words = make([]string, len(p.tokens))
	p.taken = make([]bool, len(p.tokens))
	for i, t := range p.tokens {
		p.words[i] = strings.ToLower(text[t.start:t.end])
	}
	return p
}

// take keeps a phrase unless one of its words belongs to another already.
func (p *phraser) take(f Phrase) {
	from := p.tokenAt(f.Start)
	for i := from; i < len(p.tokens) && p.tokens[i].start < f.End; i++ {
		if p.taken[i] {
			return
		}
	}
	for i := from; i < len(p.tokens) && p.tokens[i].start < f.End; i++ {
		p.taken[i] = true
	}
	p.found = append(p.found, f)
}

// partOfTitle tells whether a word for a person or a place of work follows: "developer", "department".
func (p *phraser) partOfTitle(end int) bool {
	i := p.tokenAt(end)
	return i < len(p.words) && p.tokens[i].gap&gapBreak == 0 && roleNouns[p.words[i]]
}

// tokenAt gives the first token that begins at or after a byte.
func (p *phraser) tokenAt(start int) int {
	i, _ := slices.BinarySearchFunc(p.tokens, start, func(t token, at int) int { return t.start - at })
	return i
}

// takeTokens keeps tokens from to end as a phrase.
func (p *phraser) takeTokens(from, end int, kind string) {
	p.take(Phrase{Start: p.tokens[from].start, End: p.tokens[end-1].end, Kind: kind})
}

// cueAt gives the number of words of the cue at token i after which the things asked for are listed, or 0.
func (p *phraser) cueAt(i int) int {
	next, ok := cueStarts[p.words[i]]
	if ok && i+1 < len(p.words) && p.tokens[i+1].gap&gapBreak == 0 && slices.Contains(next, p.words[i+1]) {
		return 2
	}
	return 0
}

// longestItem is the number of words up to which an item of a list is a name. The list ends with the first longer one.
const longestItem = 4

// items takes the items of the list at token i: short runs of words between commas, "and" and "or", up to a word that
// ends the list.
func (p *phraser) items(i int) {
	for items := 0; i < len(p.words) && items < 12; items++ {
		for i < len(p.words) && (listLead[p.words[i]] || joinWords[p.words[i]]) && (items > 0 || p.tokens[i].gap&gapSentence == 0) {
			i++
			p.steps++
		}
		end := i
		for end < len(p.words) && end-i <= longestItem && !joinWords[p.words[end]] && !itemStop[p.words[end]] && (end == i || p.tokens[end].gap&gapBreak == 0) {
			end++
			p.steps++
		}
		p.item(i, end)
		if end-i > longestItem || end >= len(p.words) || itemStop[p.words[end]] || p.tokens[end].gap&gapSentence != 0 || end == i {
			return
		}
		i = end
	}
}

// item takes one item of a list where it is short enough to be a name.
func (p *phraser) item(from, end int) {
	if end-from < 1 || end-from > longestItem || p.tokens[from].gap&gapSentence != 0 {
		return
	}
	for _, w := range p.words[from:end] {
		if vagueWords[w] {
			return
		}
	}
	kind := PhraseKnowledge
	if strings.HasSuffix(p.words[from], "ing") && actionVerbs[baseVerb(p.words[from])] {
		kind = PhraseSkill
	}
	p.takeTokens(from, end, kind)
}

// technical tells whether a word looks like the name of a technology: a capital inside, or letters with digits or
// signs.
func (p *phraser) technical(i int) bool {
	w := p.text[p.tokens[i].start:p.tokens[i].end]
	if len(w) < 3 || len(w) > 20 || w[0] < 'A' || w[0] > 'Z' {
		return false
	}
	lower, inner := 0, 0
	for _, b := range []byte(w[1:]) {
		switch {
		case b >= 'a' && b <= 'z':
			lower++
		case b >= 'A' && b <= 'Z':
			inner++
		case b >= '0' && b <= '9', b == '+', b == '#':
		default:
			return false
		}
	}
	return inner > 0 && inner < 4 && lower > 0 && lower >= inner && !strings.HasSuffix(w, "s") || inner > 0 && lower > 2
}

// beginsActivity tells whether an activity begins at token i: a verb after "ability to", "you will" and the like, or
// at the start of a line or list.
func (p *phraser) beginsActivity(i int) bool {
	if p.taken[i] || !actionVerbs[baseVerb(p.words[i])] {
		return false
	}
	if p.tokens[i].gap&gapSentence != 0 {
		return i+2 < len(p.words)
	}
	if i < 2 || p.tokens[i].gap&gapBreak != 0 {
		return false
	}
	before, two := p.words[i-1], p.words[i-2]
	return slices.Contains(activityCues[before], two)
}

// activity takes the words of an activity up to the end of its clause.
func (p *phraser) activity(i int) {
	end := i + 1
	for end < len(p.words) && end-i < 9 && p.tokens[end].gap&gapBreak == 0 && !activityStop[p.words[end]] {
		p.steps++
		if joinWords[p.words[end]] && end+1 < len(p.words) && actionVerbs[baseVerb(p.words[end+1])] && end-i > 1 {
			break
		}
		end++
	}
	for end > i+1 && (joinWords[p.words[end-1]] || listLead[p.words[end-1]]) {
		end--
	}
	if end-i > 1 {
		p.takeTokens(i, end, PhraseSkill)
	}
}

// baseVerb brings a verb in -ing, -s or -ed to the form that actionVerbs has.
func baseVerb(word string) string {
	for _, ending := range [...]string{"ing", "es", "ed", "s"} {
		stem, ok := strings.CutSuffix(word, ending)
		if !ok || len(stem) < 3 {
			continue
		}
		for _, try := range [...]string{stem, stem + "e", stem[:len(stem)-1]} {
			if actionVerbs[try] {
				return try
			}
		}
	}
	return word
}
