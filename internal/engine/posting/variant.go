package posting

import (
	"regexp"
	"slices"
	"strings"
)

// edit replaces bytes of a lesson's text.
type edit struct {
	start, end int
	with       string
}

// edited returns a lesson with its text changed and its tags where they then stand. Edits are in the order of the text
// and do not overlap; one that replaces a tag's words leaves the tag around the new ones.
func (l Lesson) edited(name string, edits []edit) Lesson {
	out := Lesson{Author: l.Author, Name: l.Name + name, Tags: make([]Tag, len(l.Tags))}
	var b strings.Builder
	starts, ends := make([]int, len(l.Text)+1), make([]int, len(l.Text)+1)
	at := 0
	keep := func(to int) {
		for ; at < to; at++ {
			starts[at], ends[at] = b.Len(), b.Len()
			b.WriteByte(l.Text[at])
		}
	}
	for _, e := range edits {
		keep(e.start)
		from := b.Len()
		b.WriteString(e.with)
		for ; at < e.end; at++ {
			starts[at], ends[at] = from, b.Len()
		}
		starts[e.start], ends[e.start] = from, from
	}
	keep(len(l.Text))
	starts[at], ends[at] = b.Len(), b.Len()
	out.Text = b.String()
	for i, t := range l.Tags {
		t.Start, t.End = starts[t.Start], ends[t.End]
		out.Tags[i] = t
	}
	return out
}

var (
	lineStart = regexp.MustCompile(`[ \t]*\n+[ \t]*(?:(?:[-*•–▪·o›+]|\(?[\da-z]{1,2}[.)])[ \t]+)?`)
	lineSign  = regexp.MustCompile(`\n[ \t]*(?:[-*•–▪·o›+]|\(?[\da-z]{1,2}[.)])[ \t]+`)
)

// dice throws numbers that look random and are the same each time (Steele and others 2014, splitmix64).
type dice uint64

func (d *dice) roll(n int) int {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// Variant returns the lesson in another form: its lines run together or its bullets changed, and some of what it asks
// for replaced by what others ask for, so that a reader learns from what stands around it. pool holds such words of the
// lesson's language.
func (l Lesson) Variant(n int, pool []string) Lesson {
	random := dice(uint64(n)<<32 + uint64(len(l.Text)))
	var edits []edit
	last := 0
	if len(pool) > 20 {
		for _, t := range l.Tags {
			if (t.Name == "must" || t.Name == "nice" || t.Name == "no") && t.Start >= last && random.roll(10) < 4 {
				edits = append(edits, edit{t.Start, t.End, pool[random.roll(len(pool))]})
				last = t.End
			}
		}
	}
	swapped := l.edited("#"+string(rune('a'+n)), edits)
	edits = nil
	signs := []string{"\n- ", "\n• ", "\n* ", "\n", "\n– ", "\n  o ", "\n1. "}
	sign := signs[random.roll(len(signs))]
	form := lineSign
	switch random.roll(5) {
	case 0, 1:
		form, sign = lineStart, " "
	case 2:
		form, sign = regexp.MustCompile(`\n[ \t]*\n[ \t]*`), "\n"
	}
	for _, m := range form.FindAllStringIndex(swapped.Text, -1) {
		if !slices.ContainsFunc(swapped.Tags, func(t Tag) bool {
			return t.Start < m[1] && m[0] < t.Start || t.Start < m[1] && m[1] > t.End && m[0] < t.End
		}) {
			edits = append(edits, edit{m[0], m[1], sign})
		}
	}
	out := swapped.edited("", edits)
	if random.roll(10) < sunkOf10 {
		out = out.sunk()
	}
	if random.roll(10) < clutteredOf10 {
		return out.cluttered(&random)
	}
	return out
}

// clutteredOf10 is how many of ten variants carry the clutter of a board.
const clutteredOf10 = 6

// sunkOf10 is in how many of ten variants the title stands further down.
const sunkOf10 = 3

// Pools gives, by language, what lessons ask for or deny, to make variants of.
func Pools(lessons []Lesson) map[string][]string {
	out := map[string][]string{}
	for _, l := range lessons {
		lang := l.Language()
		for _, t := range l.Tags {
			if t.Name == "must" || t.Name == "nice" || t.Name == "no" {
				if w := l.Words(t); w != "" {
					out[lang] = append(out[lang], w)
				}
			}
		}
	}
	return out
}

// Language returns the language of a lesson's text.
func (l Lesson) Language() string {
	lang, _ := languageOf(lower(clean(l.Text)))
	return lang
}
