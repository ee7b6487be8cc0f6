package posting

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/annotation"
	"vitae/internal/engine/skill"
)

// Lesson is a posting with marks by hand of what it asks for; testdata/wild/README.md describes them.
type Lesson struct {
	Author, Name string
	Text         string // without marks
	Tags         []Tag  // in the order of the text
	stated       bool   // what it asks for was said beside it
}

// Tag is one mark by hand: bytes of Lesson.Text, with its attributes.
type Tag = annotation.Tag

// ParseLesson reads a text with marks.
func ParseLesson(author, name, marked string) (Lesson, error) {
	t, err := annotation.Parse(marked)
	if err != nil {
		return Lesson{}, fmt.Errorf("posting: %s: %w", name, err)
	}
	return Lesson{Author: author, Name: name, Text: t.Text, Tags: t.Tags}, nil
}

// All returns the words under the tags of a name.
func (l *Lesson) All(name string) []string {
	var out []string
	for _, t := range l.Tags {
		if t.Name == name {
			out = append(out, l.Words(t))
		}
	}
	return out
}

// Words returns the words of a tag, in one line.
func (l *Lesson) Words(t Tag) string { return annotation.Tidy(l.Text[t.Start:t.End]) }

// inPlain returns the place in the plain text of every byte of the text as it was given.
func inPlain(given, plain string) []int {
	out := make([]int, len(given)+1)
	j := 0
	for i, r := range given {
		size := utf8.RuneLen(r)
		if size < 0 {
			size = 1
		}
		p := plainRune(r)
		k, n, ok := nextRune(plain, j, p)
		for b := i; b < min(i+size, len(given)); b++ {
			out[b] = j
			if ok {
				out[b] = k
			}
		}
		if ok && !unicode.IsSpace(p) && p >= 0 {
			j = k + n
		}
	}
	out[len(given)] = len(plain)
	return out
}

// nextRune finds a rune in the plain text from a place on, across blanks and what cleaning put there.
func nextRune(plain string, from int, r rune) (at, size int, ok bool) {
	if r < 0 || unicode.IsSpace(r) {
		return from, 0, false
	}
	for at = from; at < len(plain) && at < from+8; {
		p, n := utf8.DecodeRuneInString(plain[at:])
		if p == r {
			return at, n, true
		}
		if !unicode.IsSpace(p) && p != '•' {
			return from, 0, false
		}
		at += n
	}
	return from, 0, false
}

// truth is what the marks by hand say of a view.
type truth struct {
	roles []int // of passages
	words []int // labels of words
	tags  []goldTag
}

type goldTag struct {
	Tag
	from, to int // words
	text     string
	verdict  int
}

func (l *Lesson) truth(v *view) *truth {
	places := inPlain(l.Text, v.text)
	t := &truth{roles: make([]int, len(v.passages)), words: make([]int, len(v.words))}
	for _, tag := range l.Tags {
		g := goldTag{Tag: tag, text: l.Words(tag)}
		start, end := places[tag.Start], places[tag.End-1]+1
		g.from = v.at(start)
		for g.to = g.from; g.to < len(v.words) && v.words[g.to].start < end; {
			g.to++
		}
		if g.from >= g.to {
			continue
		}
		g.verdict = isMust
		switch {
		case tag.Name == "nice" || tag.Attrs["c"] == "nice":
			g.verdict = isNice
		case tag.Name == "no":
			g.verdict = isNo
		}
		t.tags = append(t.tags, g)
	}
	t.label()
	t.give(v)
	return t
}

// label gives the words their labels: of tags within tags the inner ones.
func (t *truth) label() {
	for _, g := range t.tags {
		name := g.Name
		if name == "must" || name == "nice" {
			name = "ask"
		}
		kind := slices.Index(wordKinds, name)
		if kind < 0 {
			continue
		}
		for k := g.from; k < g.to; k++ {
			t.words[k] = inside(kind)
		}
		t.words[g.from] = beginning(kind)
		if g.to < len(t.words) && t.words[g.to] > 0 && t.words[g.to]%2 == 0 {
			t.words[g.to]-- // the outer tag goes on
		}
	}
}

// give gives the passages their roles.
func (t *truth) give(v *view) {
	for i := range v.passages {
		t.roles[i] = prevailing(t.wordsByRole(&v.passages[i]))
	}
	for i := len(v.passages) - 2; i >= 0; i-- {
		if n := t.roles[i+1]; t.roles[i] == 0 && v.passages[i].heads && n >= 2 {
			if n < 6 {
				n += 4
			}
			t.roles[i] = n // it heads what follows
		}
	}
}

// wordsByRole counts the tagged words of a passage by their roles, in the order of passageRoles.
func (t *truth) wordsByRole(p *passage) [6]int {
	var words [6]int
	deed := map[int]bool{}
	for _, g := range t.tags {
		if g.Name == "duty" {
			for k := max(g.from, p.from); k < min(g.to, p.to); k++ {
				deed[k] = true
			}
		}
	}
	words[4] = len(deed)
	for _, g := range t.tags {
		n := min(g.to, p.to) - max(g.from, p.from)
		if n <= 0 || g.Name == "duty" {
			continue
		}
		switch {
		case ofHead[g.Name]:
			words[1] += n
		case g.verdict == isNo:
			words[5] += n
		case deed[g.from]:
		case g.verdict == isNice:
			words[3] += n
		default:
			words[2] += n
		}
	}
	return words
}

// ofHead are the tags of what stands in the head and is no requirement.
var ofHead = wordSet("title employer place pay")

// prevailing returns the role of a passage whose tagged words are counted.
func prevailing(words [6]int) int {
	requirements := words[2] + words[3]
	switch {
	case requirements > 0 && words[4] > 3*requirements:
		return 4
	case requirements > 0 && words[3] > words[2]:
		return 3
	case requirements > 0:
		return 2
	case words[4] > 0:
		return 4
	case words[5] > 0:
		return 5
	case words[1] > 0:
		return 1
	}
	return 0
}

// verdict reports what a mark is, and how much of a lesson that is.
func (t *truth) verdict(v *view, m *mark) (int, float64) {
	said := v.of(m)
	size := len(plainWords(said))
	best, weight := isNone, 1.0
	rank := 0
	for _, g := range t.tags {
		if g.to <= m.from || m.to <= g.from || ofHead[g.Name] {
			continue
		}
		if g.Name == "duty" {
			if rank == 0 && g.from <= m.from && m.to <= g.to {
				best = isDuty
			}
			continue
		}
		full := len(plainWords(g.text))
		named := m.draft >= 0 || m.kind == "years" || m.kind == "degree"
		switch {
		case SameWords(g.text, said):
			if rank < 2 || g.verdict < best {
				best, weight, rank = g.verdict, 1, 2
			}
		case rank < 1 && HoldsWords(g.text, said):
			if named || 2*size >= full && 2*full >= size {
				best, weight, rank = g.verdict, partWeight, 1
			} else {
				best, weight, rank = isNone, partWeight, 1
			}
		}
	}
	return best, weight
}

var notWord = regexp.MustCompile(`[^\p{L}\p{N}_+#]+`)

// plainWords returns the words of a text in lower case, without signs.
func plainWords(s string) []string {
	return strings.Fields(notWord.ReplaceAllString(strings.ToLower(s), " "))
}

// sameShare is the share of all words of two texts that both have where they say the same, as testdata/wild/wild.py
// counts.
const sameShare = 0.7

// SameWords reports whether two texts have seven of ten words in common.
func SameWords(a, b string) bool {
	x, y := wordsIn(a), wordsIn(b)
	if len(x) == 0 || len(y) == 0 {
		return false
	}
	both := 0
	for w := range x {
		if y[w] {
			both++
		}
	}
	return float64(both) >= sameShare*float64(len(x)+len(y)-both)
}

func wordsIn(s string) map[string]bool {
	out := map[string]bool{}
	for _, w := range plainWords(s) {
		out[w] = true
	}
	return out
}

// HoldsWords reports whether two texts have nearly the same words, or one stands in the other.
func HoldsWords(a, b string) bool {
	if SameWords(a, b) {
		return true
	}
	x, y := " "+strings.Join(plainWords(a), " ")+" ", " "+strings.Join(plainWords(b), " ")+" "
	return len(x) > 2 && len(y) > 2 && (strings.Contains(x, y) || strings.Contains(y, x))
}

// Years returns the longest experience that the tags ask for, as Posting.Years counts it.
func (l *Lesson) Years() float64 {
	most := 0.0
	for _, t := range l.Tags {
		if n, err := strconv.ParseFloat(t.Attrs["n"], 64); err == nil && t.Name == "years" {
			most = max(most, n)
		}
	}
	return most
}

// viewOf reads the text of a lesson by its wording.
func (l *Lesson) viewOf(cat *skill.Catalogue) *view {
	d, _ := draftOf(context.Background(), cat, l.Text) // which is never done
	return newView(cat, d)
}
