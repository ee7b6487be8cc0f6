package skill

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// articleWords may stand inside a name without being part of it.
var articleWords = []string{"the", "a", "an", "our", "my", "their", "its", "your", "his", "her"}

// cueWords are the words that turn a mention into its opposite.
type cueWords struct {
	no, not, joining map[uint32]bool
	without          uint32
	in, order, to    uint32          // "in order to"
	possession       map[uint32]bool // what one has "no … of": experience, knowledge
	needed           map[uint32]bool // "not required"
	only             uint32
	unable           map[uint32]bool // "lack of", "lacking", "never used", "unfamiliar with"
	linking          map[uint32]bool // words that may stand between the cue and the name
}

func newCueWords(l *loader) cueWords {
	id := func(word string) uint32 { return l.words(word)[0] }
	return cueWords{
		no: l.wordSet([]string{
			"no", "kein", "keine", "keinen", "keinerlei", "aucun", "aucune", "ninguna",
			"ningún",
		}),
		not:     l.wordSet([]string{"not", "nicht"}),
		joining: l.wordSet([]string{"and", "or", "und", "oder", "et", "ou", "y"}),
		without: id("without"), only: id("only"),
		in: id("in"), order: id("order"), to: id("to"),
		possession: l.wordSet([]string{
			"experience", "knowledge", "background", "exposure", "skills", "familiarity",
			"need", "training", "qualification", "certification", "degree", "prior", "previous", "formal", "hands-on",
			"working",
		}),
		needed: l.wordSet([]string{
			"required", "needed", "necessary", "essential", "mandatory", "expected",
			"requirement", "erforderlich", "notwendig", "nötig", "requis", "requise", "nécessaire", "exigé",
			"requerido", "necesario", "necesaria", "imprescindible",
		}),
		unable: l.wordSet([]string{
			"without", "ohne", "sans", "sin", "lack", "lacking", "lacks", "never",
			"unfamiliar", "cannot", "don't", "doesn't", "haven't", "isn't", "aren't",
		}),
		linking: l.wordSet([]string{
			"experience", "knowledge", "of", "in", "with", "for", "using", "on", "a", "an",
			"any", "the", "to", "used", "know", "need", "have", "prior", "previous", "professional", "formal",
			"working", "hands-on", "familiar", "is", "are", "be", "or", "background", "training", "exposure", "mit",
			"von", "erfahrung", "kenntnisse", "en", "de", "d", "expérience", "connaissance", "avec",
			"experiencia", "conocimiento", "con",
		}),
	}
}

// Find returns the skills named in a text: the longest name at each place, left to right, none over another. Names that
// are also plain words count only where case or the words around show that the skill is meant. It reads the text once,
// at some 20 MB/s or more, and allocates the tokens and the mentions.
func (c *Catalogue) Find(text string) []Mention { return newFinder(c, text).mentions() }

// FindAsked returns the skills named in a text like Find. A name that is also a plain word counts as well where it is
// the name of a skill that is asked for and is written as a name: with its capital inside a sentence ("used Excel
// daily"), or alone in an item of a list.
func (c *Catalogue) FindAsked(text string, asked map[ID]bool) []Mention {
	f := newFinder(c, text)
	f.asked = asked
	return f.mentions()
}

// finder is one reading of a text.
type finder struct {
	c        *Catalogue
	text     string
	asked    map[ID]bool // skills for which a capital or an item of their own is context enough
	tokens   []token
	hits     []hit
	last     int // end of the last mention, in tokens
	lastKind Kind
	steps    int // tokens read in tries, for the test that the work grows with the text and no faster
}

func newFinder(c *Catalogue, text string) *finder {
	return &finder{c: c, text: text, tokens: c.words.tokens(text), hits: make([]hit, 0, 8)}
}

// mentions returns the skills named in the text.
func (f *finder) mentions() []Mention {
	c, text, tokens := f.c, f.text, f.tokens
	out := make([]Mention, 0, len(tokens)/8)
	for i := 0; i < len(tokens); {
		n, end := f.at(i)
		if end == 0 {
			i++
			continue
		}
		m := Mention{
			Skill: c.skills[n.entry].ID, Start: tokens[i].start, End: tokens[end-1].end,
			Text: text[tokens[i].start:tokens[end-1].end], Negated: f.negated(i, end),
		}
		if drivingLicences[m.Skill] {
			ms, stop := f.classes(m)
			out = append(out, ms...)
			for end < len(tokens) && tokens[end].start < stop {
				end++
			}
		} else {
			out = append(out, m)
		}
		f.last, f.lastKind = end, c.skills[n.entry].Kind
		i = end
	}
	return out
}

// walk returns the names of a trie that begin at token i, shortest first.
func (f *finder) walk(t *trie, i int, articles map[uint32]bool, hits []hit) []hit {
	hits, read := t.walk(f.tokens, i, articles, hits)
	f.steps += read
	return hits
}

// at returns the longest name that begins at token i and its end, or end 0.
func (f *finder) at(i int) (name, int) {
	if !f.c.skillTrie.starts(f.tokens[i].id) {
		return name{}, 0
	}
	f.hits = f.walk(f.c.skillTrie, i, f.c.articles, f.hits[:0])
	hits := f.hits
	for k := len(hits) - 1; k >= 0; k-- {
		if n, ok := f.choose(hits[k].names, i, hits[k].end); ok {
			return n, hits[k].end
		}
	}
	return name{}, 0
}

// choose picks the name that is meant by tokens i to end: one that the context speaks for before one that needs no
// context, each in the order of the files.
func (f *finder) choose(names []name, i, end int) (name, bool) {
	plain := -1
	for k, n := range names {
		if f.barred(n, i, end) {
			continue
		}
		if !n.context && (!n.exact || f.sameCase(n, i, end)) {
			if plain < 0 {
				plain = k
			}
			if f.c.skills[n.entry].near == nil || len(names) == 1 {
				continue
			}
		}
		if f.inContext(n, i, end) {
			return n, true
		}
	}
	if plain >= 0 {
		return names[plain], true
	}
	return name{}, false
}

// barred reports whether the word after a name of one word says that something else is meant ("excel at", "go to").
// "In order to" says nothing.
func (f *finder) barred(n name, i, end int) bool {
	not := f.c.skills[n.entry].not
	if not == nil || end-i > 1 || f.asked[f.c.skills[n.entry].ID] && f.writtenAsName(n, i, end) ||
		end >= len(f.tokens) || f.tokens[end].gap&gapBreak != 0 || !not[f.tokens[end].id] {
		return false
	}
	cue := &f.c.cues
	return end+2 >= len(f.tokens) || f.tokens[end].id != cue.in || f.tokens[end+1].id != cue.order ||
		f.tokens[end+2].id != cue.to
}

// inContext reports whether a name that is also a plain word is meant as a skill: a telling word stands near, or it is
// an item of a list beside a skill of its kind. In the wrong case, only a tool does with one neighbour.
func (f *finder) inContext(n name, i, end int) bool {
	kind := f.c.skills[n.entry].Kind
	if n.exact && !f.sameCase(n, i, end) {
		if n.context || kind != Tool {
			return len(n.text) > 1 && f.listedBefore(kind, i) && f.listedAfter(kind, end)
		}
		return f.listedBefore(kind, i) || f.listedAfter(kind, end)
	}
	e := &f.c.skills[n.entry]
	return f.asked[e.ID] && f.writtenAsName(n, i, end) || f.near(e.near, i, end) ||
		n.language > 0 && f.near(f.c.languages[n.language-1].own, i, end) ||
		f.listedBefore(kind, i) || f.listedAfter(kind, end)
}

// writtenAsName reports whether tokens i to end are written as a name: with a capital where a plain word has none, or
// alone in an item of a list.
func (f *finder) writtenAsName(n name, i, end int) bool {
	t := f.tokens
	before, behind := i == 0 || t[i].gap&gapList != 0, end == len(t) || t[end].gap&gapList != 0
	if before && behind {
		return !n.exact || f.sameCase(n, i, end)
	}
	r, _ := utf8.DecodeRuneInString(n.text)
	return unicode.IsUpper(r) && f.sameCase(n, i, end) && i > 0 && t[i].gap&(gapList|gapSentence|gapBreak) == 0 &&
		(!f.capitalized(i-1) || f.loud(i-1) && f.loud(i))
}

// capitalized reports whether a token inside a sentence starts with a capital, as all words of a heading or name do.
func (f *finder) capitalized(i int) bool {
	r, _ := utf8.DecodeRuneInString(f.text[f.tokens[i].start:])
	return i > 0 && f.tokens[i].gap&(gapSentence|gapBreak) == 0 && unicode.IsUpper(r)
}

// loud reports whether a token is written in capitals.
func (f *finder) loud(i int) bool {
	word := f.text[f.tokens[i].start:f.tokens[i].end]
	return strings.ToUpper(word) == word
}

// near looks for telling words in the eight tokens on either side, not beyond a blank line.
func (f *finder) near(words map[uint32]bool, i, end int) bool {
	if words == nil {
		return false
	}
	for k := i - 1; k >= 0 && k >= i-8; k-- {
		if words[f.tokens[k].id] {
			return true
		}
	}
	for k := end; k < len(f.tokens) && k < end+8; k++ {
		if words[f.tokens[k].id] {
			return true
		}
	}
	return false
}

// listedBefore reports whether token i begins an item of a list and the item before is a skill of this kind.
func (f *finder) listedBefore(kind Kind, i int) bool {
	t, prev := f.tokens, i
	if prev > 0 && f.joins(prev-1) {
		prev--
	} else if t[i].gap&gapList == 0 {
		return false
	}
	return f.last > 0 && f.last == prev && f.lastKind == kind && t[prev].gap&gapSentence == 0
}

// listedAfter reports whether an item of a list ends before token end and the next item is for certain a skill of this
// kind.
func (f *finder) listedAfter(kind Kind, end int) bool {
	t, next := f.tokens, end
	if next < len(t) && f.joins(next) {
		next++
	} else if next < len(t) && t[next].gap&gapList == 0 {
		return false
	}
	if next >= len(t) || t[end].gap&gapSentence != 0 || !f.c.skillTrie.starts(t[next].id) {
		return false
	}
	for _, h := range f.walk(f.c.skillTrie, next, f.c.articles, nil) {
		if h.end < len(t) && t[h.end].gap&(gapList|gapSentence) == 0 && !f.joins(h.end) {
			continue
		}
		for _, n := range h.names {
			if !n.context && f.c.skills[n.entry].Kind == kind && (!n.exact || f.sameCase(n, next, h.end)) {
				return true
			}
		}
	}
	return false
}

// joins reports whether the token is "and" or "or".
func (f *finder) joins(i int) bool { return f.c.cues.joining[f.tokens[i].id] }

// sameCase reports whether the text writes the name letter for letter, signs between words and a plural s aside, or
// all of it in capitals.
func (f *finder) sameCase(n name, i, end int) bool {
	got := plainDigits(f.text[f.tokens[i].start:f.tokens[end-1].end])
	if got == n.text || strings.TrimSuffix(got, "s") == n.text {
		return true
	}
	g, w, capitals := 0, 0, true
	for {
		for g < len(got) && !alnum(got[g]) {
			g++
		}
		for w < len(n.text) && !alnum(n.text[w]) {
			w++
		}
		if g == len(got) || w == len(n.text) {
			return g == len(got) && w == len(n.text)
		}
		capitals = capitals && (got[g] < 'a' || got[g] > 'z')
		if got[g] != n.text[w] && (!capitals || len(n.text) < 4 || got[g]|0x20 != n.text[w]|0x20) {
			return false
		}
		g++
		w++
	}
}

// negated reports whether the sentence denies the mention at tokens i to end: "no experience with", "without",
// "not required", "never used".
func (f *finder) negated(i, end int) bool { return f.deniedBefore(i) || f.deniedBehind(end) }

// deniedBefore reports whether a denial leads to the mention at token i.
func (f *finder) deniedBefore(i int) bool {
	t, cue := f.tokens, &f.c.cues
	for k := i - 1; k >= 0 && k >= i-6 && t[k+1].gap&gapSentence == 0; k-- {
		id := t[k].id
		if cue.unable[id] || cue.no[id] || cue.not[id] && t[k+1].id != cue.only {
			return true
		}
		if !cue.linking[id] && !cue.possession[id] || t[k+1].gap&gapBreak != 0 {
			return false
		}
	}
	return false
}

// deniedBehind reports whether what stands behind a mention says that it is not needed.
func (f *finder) deniedBehind(end int) bool {
	t, cue := f.tokens, &f.c.cues
	for k := end; k < len(t) && k < end+5 && t[k].gap&gapBreak == 0; k++ {
		if id := t[k].id; cue.not[id] || cue.no[id] || cue.unable[id] && id != cue.without {
			for m := k + 1; m < len(t) && m < k+4 && t[m].gap&gapBreak == 0; m++ {
				if cue.needed[t[m].id] {
					return true
				}
			}
		}
	}
	return false
}
