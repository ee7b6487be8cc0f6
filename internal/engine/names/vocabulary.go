package names

import "strings"

// Vocabulary is the words of a document, line by line, made to look many names up in it.
type Vocabulary struct {
	lines    [][]Token
	distinct []word
	byLow    map[string]int
	byStem   map[string][]int
	byLetter map[byte][]int
	plain    map[string][]near // what a word of a name was found to be like
}

// word is one word of the document with the places where it stands.
type word struct {
	Token
	at []place
}

type place struct{ line, token int32 }

// near is a word of the document that says the same as one of a name, with the chance.
type near struct {
	word   int
	chance float64
}

// NewVocabulary takes the lines of a document, each cut into words.
func NewVocabulary(lines [][]Token) *Vocabulary {
	v := &Vocabulary{
		lines: lines, byLow: map[string]int{}, byStem: map[string][]int{}, byLetter: map[byte][]int{},
		plain: map[string][]near{},
	}
	for l, ts := range lines {
		for k, t := range ts {
			i, ok := v.byLow[t.Low]
			if !ok {
				i = len(v.distinct)
				v.byLow[t.Low] = i
				v.byStem[t.Stem] = append(v.byStem[t.Stem], i)
				v.byLetter[t.Low[0]] = append(v.byLetter[t.Low[0]], i)
				v.distinct = append(v.distinct, word{Token: t})
			}
			v.distinct[i].at = append(v.distinct[i].at, place{int32(l), int32(k)})
		}
	}
	return v
}

// Phrase is a name that is looked up in documents.
type Phrase struct {
	tokens  []Token
	content []Token
	weights []float64 // of content, by rarity
	total   float64
	generic []bool
	exact   bool // its words stand for it as they are, not in other forms: the name of a tool
	Vector  Vector
	ctx     Context
}

// NewTool prepares the name of a tool or product, of which forms of its words say nothing: "Teams" is no team. A name
// of one word is looked up by its other forms alone, as the catalogue knows best where the word itself means the tool.
func NewTool(name string, ctx Context) *Phrase {
	p := NewPhrase(name, ctx)
	p.exact = true
	return p
}

// NewPhrase prepares a name.
func NewPhrase(name string, ctx Context) *Phrase {
	m := load()
	p := &Phrase{tokens: CutIn(name, ctx.Language), ctx: ctx}
	seen := map[string]bool{}
	for _, t := range content(p.tokens) {
		if seen[t.Stem] {
			continue
		}
		seen[t.Stem] = true
		p.content = append(p.content, t)
	}
	for _, t := range p.content {
		w := Rarity(t.Stem)
		g := m.generic[t.Stem]
		if g && len(p.content) > 1 {
			w *= genericWeight
		}
		p.weights, p.generic, p.total = append(p.weights, w), append(p.generic, g), p.total+w
	}
	p.Vector = VectorOf(p.tokens)
	return p
}

// Rare reports whether the name has a word that is a name by itself.
func (p *Phrase) Rare() bool {
	for i, w := range p.weights {
		if !p.generic[i] && w >= rareName {
			return true
		}
	}
	return false
}

// Words returns how many words of the name say something.
func (p *Phrase) Words() int { return len(p.content) }

// genericWeight is what a maker's name or a word like "software" counts beside the rest of a name, set by hand on wild.
const genericWeight = 0.35

// Hit is a line that names a phrase or a part of it.
type Hit struct {
	Line       int
	Same       float64 // chance that the line names the very thing
	Cover      float64 // share of the phrase's words that stand in the line, the rare ones counting more
	Start, End int     // bytes of the line from the first to the last of them
}

// Find returns the lines that hold at least one word of a name or a short form of it, in their order.
func (v *Vocabulary) Find(p *Phrase) []Hit {
	if len(p.content) == 0 {
		return nil
	}
	found := map[int]*state{}
	at := func(line int32) *state {
		s := found[int(line)]
		if s == nil {
			s = &state{best: make([]float64, len(p.content)), token: make([]int32, len(p.content))}
			found[int(line)] = s
		}
		return s
	}
	for i, t := range p.content {
		for _, n := range v.like(t) {
			if p.exact && (v.distinct[n.word].Low == t.Low) == (len(p.content) == 1) && n.chance != chanceListed &&
				n.chance != chanceStems {
				continue
			}
			for _, pl := range v.distinct[n.word].at {
				s := at(pl.line)
				if n.chance > s.best[i] {
					s.best[i], s.token[i] = n.chance, pl.token
				}
			}
		}
	}
	v.shortForms(p, at)
	v.longForms(p, at)
	out := make([]Hit, 0, len(found))
	for line := range v.lines {
		if s := found[line]; s != nil {
			if h, ok := p.hit(v.lines[line], s); ok {
				h.Line = line
				out = append(out, h)
			}
		}
	}
	return out
}

// Shows returns the chance that a line that counts holds a word, in this or another form.
func (v *Vocabulary) Shows(t Token, counts func(line int) bool) float64 {
	best := 0.0
	for _, n := range v.like(t) {
		if n.chance <= best {
			continue
		}
		for _, pl := range v.distinct[n.word].at {
			if counts(int(pl.line)) {
				best = n.chance
				break
			}
		}
	}
	return best
}

// ShownBy raises, for each group of lines, the chance that one of them holds a word, in this or another form. groupOf
// returns the group of a line, an index into best, negative for none.
func (v *Vocabulary) ShownBy(t Token, groupOf func(line int) int, best []float64) {
	for _, n := range v.like(t) {
		for _, pl := range v.distinct[n.word].at {
			if g := groupOf(int(pl.line)); g >= 0 {
				best[g] = max(best[g], n.chance)
			}
		}
	}
}

// state is what one line shows of a phrase.
type state struct {
	best  []float64
	token []int32
	short float64 // chance that one token, or a run of them, is the whole name in another form
	from  int32
	to    int32
}

// toolName is the rarity from which on a word of a tool's name stands for it without its maker's.
const toolName = 5

func holdsDigit(s string) bool {
	for _, c := range []byte(s) {
		if digit(c) {
			return true
		}
	}
	return false
}

// Bounds of a hit, set by hand on the lines that the tagged jobs of wild rest on.
const (
	leastHit   = 0.3
	wideSpan   = 4   // so many words more than the name has may stand between its words
	farFactor  = 0.8 // what words that stand apart count
	coverBonus = 0.3 // added to the cover where only words like "software" are missing
)

func (p *Phrase) hit(ts []Token, s *state) (Hit, bool) {
	f := p.foundIn(ts, s)
	h := Hit{Cover: f.cover / p.total}
	if f.last >= 0 && int(f.last-f.first) > len(p.tokens)+wideSpan {
		h.Cover *= farFactor
		f.chance *= farFactor
	}
	switch {
	case f.missing == len(s.best):
	case f.missing == 0:
		h.Same = chanceStems * f.chance
	case f.missingGeneric && f.rare:
		h.Same = chanceHead * f.chance * min(1, h.Cover+coverBonus)
	}
	if s.short > h.Same {
		h.Same, h.Cover = s.short, max(h.Cover, s.short)
		f.first, f.last = s.from, s.to
	}
	if h.Cover < leastHit || f.last < 0 {
		return h, false
	}
	h.Start, h.End = ts[f.first].Start, ts[f.last].End
	return h, true
}

// foundWords is what a line has of a name's words, one by one.
type foundWords struct {
	cover, chance  float64
	first, last    int32 // tokens of the line; last is -1 where it has none
	missing        int
	missingGeneric bool // no word is missing but generic ones
	rare           bool // a word is there that may stand for the name
}

// foundIn sums up what a line has of the phrase's words.
func (p *Phrase) foundIn(ts []Token, s *state) foundWords {
	f := foundWords{chance: 1, first: int32(len(ts)), last: -1, missingGeneric: true}
	for i, b := range s.best {
		if b < leastPartial && i+1 < len(s.best) && s.best[i+1] > leastPartial && s.token[i+1] > 0 {
			if before := ts[s.token[i+1]-1]; len(before.Low) == 1 && before.Low[0] == p.content[i].Low[0] {
				b, s.token[i] = chanceCut, s.token[i+1]-1 // "A-line" for "arterial line"
			}
		}
		if b < leastPartial {
			f.missing++
			f.missingGeneric = f.missingGeneric && p.generic[i]
			continue
		}
		f.cover += p.weights[i] * b
		f.chance = min(f.chance, b)
		f.first, f.last = min(f.first, s.token[i]), max(f.last, s.token[i])
		f.rare = f.rare || !p.generic[i] && (!p.exact || p.weights[i] >= toolName || holdsDigit(p.content[i].Low))
	}
	return f
}

// like returns the words of the document that say the same as a word of a name.
func (v *Vocabulary) like(t Token) []near {
	if out, ok := v.plain[t.Low]; ok {
		return out
	}
	var out []near
	add := func(i int, p float64) {
		if p >= leastPartial {
			out = append(out, near{i, p})
		}
	}
	v.spelledAlike(t, add)
	v.listedFor(t, add)
	for _, letter := range []byte(memberLetters) {
		for _, i := range v.byLetter[letter] {
			add(i, memberOf(t, v.distinct[i].Token))
		}
	}
	v.plain[t.Low] = out
	return out
}

// spelledAlike adds the forms of a word, those that begin as it does, and compounds that end in it.
func (v *Vocabulary) spelledAlike(t Token, add func(i int, p float64)) {
	same := map[int]bool{}
	for _, i := range v.byStem[t.Stem] {
		same[i] = true
		add(i, 1)
	}
	for _, i := range v.byLetter[t.Low[0]] {
		if !same[i] {
			add(i, Word(t, v.distinct[i].Token))
		}
	}
	for i, w := range v.distinct {
		if w.Low[0] != t.Low[0] && (len(t.Low) >= leastCompound && len(w.Low) > len(t.Low) ||
			len(w.Low) >= leastCompound && len(w.Low) < len(t.Low)) {
			add(i, Word(t, w.Token)) // the last part of a compound
		}
	}
}

// listedFor adds what a word is listed to stand for, and a region's name or letters.
func (v *Vocabulary) listedFor(t Token, add func(i int, p float64)) {
	m := load()
	for _, f := range m.short[t.Low] {
		if f.listed && len(f.stems) == 1 && f.stems[0][0] != t.Low[0] {
			for _, i := range v.byStem[f.stems[0]] {
				add(i, chanceListed)
			}
		}
	}
	if short := m.regionOf(t.Low); short != "" {
		if i, ok := v.byLow[short]; ok {
			add(i, chanceListed)
		}
	}
	if i, ok := v.byLow[m.wordRegions[t.Low]]; ok {
		add(i, chanceListed)
	}
}

// memberLetters begin the letters of associates, members and fellows of a body.
const memberLetters = "amf"

// memberOf returns the chance that a word says that somebody is a member of a body: "ACIPM" of the CIPM.
func memberOf(body, word Token) float64 {
	if len(body.Low) >= leastMembers && len(word.Low) == len(body.Low)+1 && strings.HasSuffix(word.Low, body.Low) &&
		shortLike(body.Low) {
		return chanceMember
	}
	return 0
}

// regionOf returns the abbreviation of a region's name.
func (m *model) regionOf(low string) string {
	for short, long := range m.wordRegions {
		if long == low {
			return short
		}
	}
	return ""
}

// leastShort is the chance from which on a word is taken for a short form of a name, set by hand on wild.
const leastShort = 0.5

// shortForms finds words of the document that abbreviate the name.
func (v *Vocabulary) shortForms(p *Phrase, at func(int32) *state) {
	if len(p.content) == 1 && len(p.content[0].Low) < 5 || len(p.tokens) > mostParts {
		return
	}
	letters := [256]bool{}
	letters[p.content[0].Low[0]] = true
	letters[p.tokens[0].Low[0]] = true
	for letter, on := range letters {
		if !on {
			continue
		}
		for _, i := range v.byLetter[byte(letter)] {
			w := v.distinct[i]
			if len(w.Low) < 2 || len(w.Low) > longestShort || len(p.content) == 1 && len(w.Low) > 5 {
				continue
			}
			chance := shortOf([]Token{w.Token}, p.content, p.ctx)
			if len(p.tokens) != len(p.content) {
				chance = max(chance, shortOf([]Token{w.Token}, p.tokens, p.ctx))
			}
			if chance < leastShort {
				continue
			}
			for _, pl := range w.at {
				if s := at(pl.line); chance > s.short {
					s.short, s.from, s.to = chance, pl.token, pl.token
				}
			}
		}
	}
}

// longForms finds the words of the document that the name, itself an abbreviation, stands for.
func (v *Vocabulary) longForms(p *Phrase, at func(int32) *state) {
	if len(p.content) != 1 {
		return
	}
	t := p.content[0]
	low := bare(t)
	if len(low) < 2 || len(low) > longestShorting {
		return
	}
	for _, f := range load().short[low] {
		v.listed(p, f, at)
	}
	if len(low) < 3 || !shortLike(low) && !capitals(t.Text) {
		return
	}
	for _, i := range v.byLetter[low[0]] {
		for _, pl := range v.distinct[i].at {
			ts := v.lines[pl.line]
			if end := spells(ts, int(pl.token), low); end > 0 {
				if s := at(pl.line); s.short < chanceNamed {
					s.short, s.from, s.to = chanceNamed, pl.token, int32(end-1)
				}
			}
		}
	}
}

// listed looks for what an abbreviation is known to stand for.
func (v *Vocabulary) listed(p *Phrase, f form, at func(int32) *state) {
	if len(f.stems) == 0 {
		return
	}
	chance := shortOf(p.content, Cut(f.name), p.ctx)
	for _, i := range v.byStem[f.stems[0]] {
		for _, pl := range v.distinct[i].at {
			ts := v.lines[pl.line]
			k, end := 0, int(pl.token)
			for ; end < len(ts) && k < len(f.stems); end++ {
				switch {
				case ts[end].Stem == f.stems[k]:
					k++
				case !stop[ts[end].Low]:
					end = len(ts)
				}
			}
			if k < len(f.stems) {
				continue
			}
			if s := at(pl.line); chance > s.short {
				s.short, s.from, s.to = chance, pl.token, int32(min(end, len(ts))-1)
			}
		}
	}
}

// spells returns the end of the words from token i that begin with the letters of an abbreviation, 0 where they do not.
func spells(ts []Token, i int, short string) int {
	k := 0
	for ; i < len(ts) && k < len(short); i++ {
		switch {
		case ts[i].Low[0] == short[k] && len(ts[i].Low) > 1:
			k++
		case !stop[ts[i].Low]:
			return 0
		}
	}
	if k < len(short) {
		return 0
	}
	return i
}
