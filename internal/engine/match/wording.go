package match

import (
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// byWords lists the lines that hold the words of a term that the catalogue lacks: all of them, or most of three or
// more.
func (j *Judge) byWords(p *profile, a *requirement, t *requirementTerm) []candidate {
	want := t.stems
	if len(want) == 0 || a.Kind == posting.KindCredential { // byName reads those
		return nil
	}
	var out []candidate
	for i, e := range p.entries {
		hits, first, last := j.stems.shared(e.read.words, want)
		if at, end := spelledOut(e, t.initials); end > 0 {
			hits, first, last = len(want), at, end-1
		}
		if hits < len(want) && (len(want) < 3 || float64(hits) < leastShared*float64(len(want))) {
			continue
		}
		c := candidate{entry: i, partial: hits < len(want), Evidence: Evidence{
			Path: e.line.Path, Text: e.line.Text,
			Start: e.read.words[first].start, End: e.read.words[last].end,
		}}
		c.stand = j.standFor(a, t.kind, e, p.language, c.Start, c.End)
		c.Weight, c.Grade = weigh(e, a, t, c.stand, e.read.bare[first], e.read.copied[first])
		c.standing = standingOf(e, e.read.bare[first])
		if c.partial {
			c.Weight, c.Grade = c.Weight*gradePartial, "related"
		}
		out = append(out, c)
	}
	return out
}

// spelledOut finds the initials of a term as a word of the line ("QTS"), or, where the term is made of initials, the
// words that begin with them. It gives their range, end 0 where there is none.
func spelledOut(e entry, initials string) (start, end int) {
	if initials == "" {
		return 0, 0
	}
	text, words := e.line.Text, e.read.words
	for i, w := range words {
		if text[w.start:w.end] == initials {
			return i, i + 1
		}
		if i+len(initials) <= len(words) && initialsOf(text, words[i:i+len(initials)]) == initials {
			return i, i + len(initials)
		}
	}
	return 0, 0
}

// leastInitials is how many letters an abbreviation must have to be known by its letters alone.
const leastInitials = 3

// initialsOf returns the first letters of words in capitals, "" where one does not begin with a plain letter.
func initialsOf(text string, words []word) string {
	out := make([]byte, 0, 8)
	for _, w := range words {
		c := text[w.start] &^ 0x20
		if c < 'A' || c > 'Z' {
			return ""
		}
		out = append(out, c)
	}
	return string(out)
}

// shared counts the stems of want that stand in a line, and gives the first and last word that is one.
func (s *stemmer) shared(words []word, want []string) (hits, first, last int) {
	first = -1
	worked(len(words) * len(want))
	for _, w := range want {
		for i := range words {
			if s.same(words[i].stem, w) {
				hits++
				if first < 0 || i < first {
					first = i
				}
				last = max(last, i)
				break
			}
		}
	}
	return hits, max(first, 0), last
}

// longestClass is how many bytes a line has at most that names but the class of the licence above it.
const longestClass = 60

// byHeading lists the short lines that name a credential together with the heading that they stand under:
// "Führerschein" above "Klasse B".
func (j *Judge) byHeading(p *profile, a *requirement, t *requirementTerm) []candidate {
	var out []candidate
	for i, e := range p.entries {
		heading := p.doc.Heading(e.line.Section)
		if heading == "" || len(e.line.Text) > longestClass || e.line.Kind != document.LineCredit &&
			e.line.Kind != document.LineOther {
			continue
		}
		for _, m := range j.cat.Find(heading + " " + e.line.Text) {
			rel, near := t.toward[m.Skill]
			if m.Negated || m.Skill != t.Skill && (!near || rel.Kind != skill.Implies) || m.End <= len(heading) {
				continue
			}
			out = j.appendSeen(out, p, a, t,
				place{entry: i, occurrence: occurrence{id: m.Skill, end: len(e.line.Text)}}, rel)
		}
	}
	return out
}
