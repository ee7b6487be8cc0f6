package match

import (
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// lexicon is what judges share that work on the same resumes, so that a resume is cut into words once however many
// postings it is compared with. It is not safe for concurrent use.
type lexicon struct {
	lines map[lineIn]*lineWords
	texts map[string]*wholeText // by all lines of a resume
}

// wholeText is a resume's words and language.
type wholeText struct {
	words      *names.Vocabulary
	language   string
	admissions []admission
}

// mostTexts is how many resumes a lexicon keeps.
const mostTexts = 64

// lineWords is a line cut into words with its place among occupations.
type lineWords struct {
	tokens []names.Token
	vector names.Vector
	claims *claim.Reading
}

// lineIn is a line and the language that it is read in.
type lineIn struct{ text, language string }

func newLexicon() *lexicon {
	return &lexicon{lines: map[lineIn]*lineWords{}, texts: map[string]*wholeText{}}
}

func (x *lexicon) line(text, language string) *lineWords {
	key := lineIn{text, language}
	l, ok := x.lines[key]
	if !ok {
		ts := names.CutIn(text, language)
		l = &lineWords{tokens: ts, vector: names.VectorOf(ts)}
		x.lines[key] = l
	}
	return l
}

// claims returns what a line claims.
func (x *lexicon) claims(text, language string) *claim.Reading {
	l := x.line(text, language)
	if l.claims == nil {
		l.claims = claim.Read(text, language)
	}
	return l.claims
}

// whole returns the words and the language of a resume's entries.
func (x *lexicon) whole(entries []entry) *wholeText {
	var key strings.Builder
	for _, e := range entries {
		key.WriteString(e.line.Text)
		key.WriteByte('\n')
	}
	if t, ok := x.texts[key.String()]; ok {
		return t
	}
	if len(x.texts) >= mostTexts {
		clear(x.texts)
	}
	lines, language := make([][]names.Token, len(entries)), languageOf(entries)
	for i, e := range entries {
		lines[i] = x.line(e.line.Text, language).tokens
	}
	t := &wholeText{words: names.NewVocabulary(lines), language: language}
	t.admissions = x.admissions(entries, t.language)
	x.texts[key.String()] = t
	return t
}

// languageOf tells the language of a resume by its lines, never by the posting.
func languageOf(entries []entry) string {
	var text strings.Builder
	for _, e := range entries {
		if e.line.Kind != document.LineEmployer && text.Len() < enoughText && !slices.Contains(e.read.bare, true) &&
			!slices.Contains(e.read.copied, true) {
			text.WriteString(e.line.Text)
			text.WriteByte('\n')
		}
	}
	code, _ := lang.Detect(text.String())
	return code
}

// enoughText is how many bytes tell a language.
const enoughText = 3000

// bySimilarity lists the lines that name a term in another form, or say most of it or what belongs to it. Those that
// known names found already are left out.
func (j *Judge) bySimilarity(p *profile, a *requirement, t *requirementTerm, known []candidate) []candidate {
	if a.Kind == posting.KindLanguage || t.phrase.Words() == 0 {
		return nil
	}
	seen := map[int]bool{}
	for _, c := range known {
		if c.direct() {
			seen[c.entry] = true
		}
	}
	hits := p.vocab.Find(t.phrase)
	for _, o := range t.others {
		hits = bestHits(hits, p.vocab.Find(o))
	}
	worked(len(hits))
	if a.Kind == posting.KindCredential {
		return j.byName(p, a, t, hits, seen)
	}
	var out []candidate
	for _, h := range hits {
		e := p.entries[h.Line]
		if seen[h.Line] || e.line.Kind == document.LineEmployer || ofDegreeTitle(e, t, h) {
			continue
		}
		seen[h.Line] = true
		if c, ok := j.graded(p, a, t, h); ok {
			out = append(out, c)
		}
	}
	if a.Kind != posting.KindSkill || t.kind == skill.Tool || t.phrase.Words() < leastOwnWords && t.kind == "" {
		return out
	}
	for i, e := range p.entries {
		if seen[i] || e.line.Kind != document.LineBullet {
			continue
		}
		if c, ok := j.graded(p, a, t, names.Hit{Line: i, End: len(e.line.Text)}); ok {
			out = append(out, c)
		}
	}
	return out
}

// ofDegreeTitle reports whether a hit is only the letters of a degree, taken for an abbreviation of several words: the
// "Sc" of "M.Sc." names no "static code analysis".
func ofDegreeTitle(e entry, t *requirementTerm, h names.Hit) bool {
	return e.line.Kind == document.LineDegree && t.phrase.Words() > 1 && h.End-h.Start <= longestDegreeLetters
}

// longestDegreeLetters is the length of the longest abbreviation of a kind of degree ("Dipl", "Mag.", "LL.M").
const longestDegreeLetters = 4

// bestHits keeps the better of two hits of a line.
func bestHits(a, b []names.Hit) []names.Hit {
	for _, h := range b {
		i := slices.IndexFunc(a, func(x names.Hit) bool { return x.Line == h.Line })
		switch {
		case i < 0:
			a = append(a, h)
		case max(h.Same, h.Cover) > max(a[i].Same, a[i].Cover):
			a[i] = h
		}
	}
	return a
}

// graded weighs a line by how sure it names the term, how much of it stands there, and how near the work lies.
func (j *Judge) graded(p *profile, a *requirement, t *requirementTerm, h names.Hit) (candidate, bool) {
	e := p.entries[h.Line]
	c := candidate{entry: h.Line, Evidence: Evidence{Path: e.line.Path, Text: e.line.Text, Start: h.Start, End: h.End}}
	bare, copied := e.read.listedOrCopied(h)
	c.stand = j.standFor(a, t.kind, e, p.language, c.Start, c.End)
	c.Weight, c.Grade = weigh(e, a, t, c.stand, bare, copied)
	c.standing = standingOf(e, bare)
	worth := 0.0
	if h.Same >= sameName {
		worth = h.Same
	}
	c.partial = worth < sureName
	if a.Kind == posting.KindSkill && t.kind != skill.Tool && c.partial {
		worth = max(worth, j.likeWork(p, e, t, h))
	}
	if worth < leastWorth || c.Weight == 0 || e.names() {
		return c, false
	}
	c.Weight *= worth
	if c.partial {
		c.Grade = "related"
	}
	return c, true
}

// listedOrCopied reports whether a word of a hit stands in a bare list, and whether one is copied from the posting.
func (r *reading) listedOrCopied(h names.Hit) (bare, copied bool) {
	for k := wordAt(r.words, h.Start); k < len(r.words) && r.words[k].start < max(h.End, h.Start+1); k++ {
		bare, copied = bare || r.bare[k], copied || r.copied[k]
	}
	return bare, copied
}

// likeWork returns what a line shows of a skill that it does not name: by the share of its words and by how near the
// work lies.
func (j *Judge) likeWork(p *profile, e entry, t *requirementTerm, h names.Hit) float64 {
	line := &j.lexicon.line(e.line.Text, p.language).vector
	near := max(0, t.phrase.Vector.Cosine(line)-nearFrom) / (1 - nearFrom)
	near *= max(0, min(1, j.around.Around.Cosine(line)/sameField)) // of one field, not only of one word
	share := max(0, h.Cover-coverFrom) / (1 - coverFrom)
	return learned.SimMost * min(1, learned.SimCover*share+learned.SimNear*near)
}

// wordAt returns the index of the first word that ends after a byte.
func wordAt(words []word, at int) int {
	for i, w := range words {
		if w.end > at {
			return i
		}
	}
	return len(words)
}

// How a line is weighed that does not hold a known name of what is asked. Set by hand on the tagged jobs of wild, an
// author left out at a time, before the weights of learned.json were learned beside them.
const (
	sameName      = 0.55 // from this chance on a line is taken to name the thing
	sureName      = 0.8  // from this chance on it counts as the thing itself
	coverFrom     = 0.34 // share of the words from which on a line says something of the thing
	nearFrom      = 0.3  // cosine from which on the work is near
	leastWorth    = 0.35 // below it a line is no evidence
	leastOwnWords = 1
	sameField     = 0.4 // cosine to the posting from which on a line is of its field
)
