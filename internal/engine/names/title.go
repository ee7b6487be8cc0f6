package names

import (
	"hash/fnv"
	"slices"
	"strings"

	"vitae/internal/engine/text"
)

// levels are words of a title that say how senior it is, not what the work is.
var levels = text.Set(`senior junior lead leading principal head chief trainee intern internship graduate mid sr jr associate i ii iii iv v staff deputy level
	acting interim entry experienced assistant stagiaire debutant confirme leitender leitende leitung stellvertretende stellvertretender becario principiante
	student apprentice certified licensed registered`)

// decoration are words beside a title that say when, where and how much.
var decoration = text.Set(`night nights day days evening evenings weekend weekends shift shifts beds bed remote hybrid onsite fulltime parttime full part time temporary
	temp contract permanent casual perdiem prn fte hours hrs week based position job role vacancy m w d f h x gn all genders gender unit
	nacht tagdienst vollzeit teilzeit befristet unbefristet jour nuit cdi cdd turno jornada completa`)

// TitleKey is a number for a title's words, whatever their order, form and level, 0 for a title without words.
func TitleKey(title string) uint32 { return keyOf(titleStems(Cut(title))) }

func keyOf(stems []string) uint32 {
	if len(stems) == 0 {
		return 0
	}
	sorted := slices.Compact(slices.Sorted(slices.Values(stems)))
	h := fnv.New32a()
	h.Write([]byte(strings.Join(sorted, " ")))
	return h.Sum32()
}

func titleStems(ts []Token) []string {
	var out []string
	for _, t := range ts {
		if stop[t.Low] || levels[t.Low] && len(ts) > 1 || decoration[t.Low] || strings.Trim(t.Low, "0123456789") == "" {
			continue
		}
		out = append(out, t.Stem)
	}
	return out
}

// Initials returns the first letters of words in lower case.
func Initials(ts []Token) string {
	out := make([]byte, 0, len(ts))
	for _, t := range ts {
		out = append(out, t.Low[0])
	}
	return string(out)
}

// Dimensions is the length of the vectors of words and occupations.
const Dimensions = 48

// titleHead returns the words of a title without what stands beside it: "RDH, nights, 18 beds" is RDH.
func titleHead(title string) [][]Token {
	var out [][]Token
	from := 0
	cut := func(to int) {
		ts := Cut(title[from:to])
		if len(titleStems(ts)) > 0 {
			out = append(out, ts)
		}
	}
	for i, r := range title {
		if strings.ContainsRune(",;|/()–—·•:", r) || r == '-' && i > 0 && i+1 < len(title) && title[i-1] == ' ' &&
			title[i+1] == ' ' {
			cut(i)
			from = i + len(string(r))
		}
	}
	cut(len(title))
	return out
}

// Title is a job title, read: what its words say and which occupations it has.
type Title struct {
	stems  []string // of its words, the head last
	occs   []uint16
	sure   float64 // how sure the occupations are: 1 where the whole title is known, less where a part of it is
	vector Vector
}

// knownPart is how sure occupations are that only a part of a title names, set by hand on the titles of wild.
const knownPart = 0.8

// ReadTitle reads a job title, "Registered Nurse – ICU, nights". Short forms are spelled out.
func ReadTitle(title string) Title { return ReadTitleIn(title, "") }

// ReadTitleIn reads a job title in a language of which women's titles are read as men's.
func ReadTitleIn(title, code string) Title {
	var best Title
	for i, ts := range titleHead(OneGender(title)) {
		t := readTitle(spelled(masculine(ts, code)))
		if i == 0 || len(best.occs) == 0 && len(t.occs) > 0 || len(best.stems) == 0 {
			if i > 0 {
				t.stems = append(slices.Clone(best.stems), t.stems...)
			}
			best = t
		}
	}
	return best
}

// spelled puts what a short form of a title stands for in its place: "RN" becomes "registered nurse".
func spelled(ts []Token) []Token {
	m := load()
	var out []Token
	for _, t := range ts {
		forms := m.short[bare(t)]
		at := slices.IndexFunc(forms, func(f form) bool { return len(m.occupationsOf(TitleKey(f.name))) > 0 })
		switch {
		case at >= 0 && capitals(t.Text):
			out = append(out, Cut(forms[at].name)...)
		case len(forms) > 0 && forms[0].listed && len(forms[0].stems) == 1:
			out = append(out, Cut(forms[0].name)...)
		default:
			out = append(out, t)
		}
	}
	return out
}

func readTitle(ts []Token) Title {
	m := load()
	out := Title{stems: titleStems(ts)}
	n := len(out.stems)
	if n == 0 {
		return out
	}
	if out.occs = m.occupationsOf(keyOf(out.stems)); len(out.occs) > 0 {
		out.sure = 1
	}
	for size := n - 1; size >= 1 && len(out.occs) == 0; size-- {
		for from := n - size; from >= 0; from-- {
			if occs := m.occupationsOf(keyOf(out.stems[from : from+size])); len(occs) > 0 &&
				(size > 1 || from == n-1 || n == 2) {
				out.occs, out.sure = occs, knownPart*float64(size)/float64(n)
				break
			}
		}
	}
	for _, s := range out.stems {
		m.add(&out.vector, s, float32(Rarity(s)))
	}
	out.vector = out.vector.unit()
	for _, o := range out.occs {
		out.vector = out.vector.Plus(m.occupation(o), float32(out.sure)/float32(len(out.occs)))
	}
	return out
}

// How titles compare, set by hand on the titles of wild.
const (
	sameOccupation = 0.95
	nearWork       = 0.9 // work of the very same place among occupations
	wordsAlike     = 0.6 // what the words of titles count beside their occupations
	otherHead      = 0.75
	nearFrom       = 0.35 // cosine of the places of two titles from which on their work is alike
)

// Like reports how far work under one title is work under another, 0 to 1: by shared occupations, by the words, by how
// near the work lies. Levels do not count.
func (t Title) Like(o Title) float64 {
	if len(t.stems) == 0 || len(o.stems) == 0 {
		return 0
	}
	if sameStems(t.stems, o.stems) {
		return 1
	}
	best := 0.0
	for _, a := range t.occs {
		if slices.Contains(o.occs, a) {
			best = sameOccupation * t.sure * o.sure
			break
		}
	}
	shared := 0.0
	total := 0.0
	for _, s := range t.stems {
		total += Rarity(s)
		if slices.Contains(o.stems, s) {
			shared += 2 * Rarity(s)
		}
	}
	for _, s := range o.stems {
		total += Rarity(s)
	}
	words := shared / total
	near := max(0, t.vector.Cosine(&o.vector)-nearFrom) / (1 - nearFrom)
	mixed := wordsAlike*words + (1-wordsAlike)*near
	if t.stems[len(t.stems)-1] != o.stems[len(o.stems)-1] {
		mixed *= otherHead + (1-otherHead)*near
	}
	return max(best, mixed, near*near*nearWork)
}

// Near returns the place of the title among occupations.
func (t Title) Near() Vector { return t.vector }

// Sure is how sure it is that the title is one of an occupation, 0 to 1.
func (t Title) Sure() float64 { return t.sure }

// Aside reports whether a word of a title says how senior, when or where the work is, not what it is.
func Aside(low string) bool { return levels[low] || decoration[low] }
