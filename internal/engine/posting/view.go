package posting

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/skill"
)

// view is a posting as the learned reading sees it: passages of words, with what the reading by wording makes of each.
type view struct {
	cat       *skill.Catalogue
	d         *draft
	text, low string
	passages  []passage
	words     []word
	counts    map[string]int // of words
}

// passage is a sentence, or a line without sentences.
type passage struct {
	start, end int
	from, to   int // its words
	line       line
	nth        int  // of the line's sentences
	first      bool // of its line
	last       bool
	heading    int    // the passage above that heads it, -1 where there is none
	heads      bool   // it looks like a heading
	announces  string // what the wording takes it to announce, where it heads
	gender     bool   // it holds a gender mark
	label      int    // the word behind "Label:" at its start, from where it has none
	cues       []sentenceCue
}

// sentenceCue is a phrase that says of what stands before it, or of a turn behind it, how firmly it is asked.
type sentenceCue struct {
	start, end int
	role       role
	turn       bool
}

// word is a run of letters and digits, or one other sign.
type word struct {
	start, end  int
	low         string
	passage     int
	clause      string // what the reading by wording makes of the place: "must+", "duty", "drop", ""
	requirement string // whether it reads a requirement there: "B-must-skill"
	named       string // a name of the catalogue: "B-tool"
	head        string // what it takes for title, employer or place: "B-title"
	cue         string // what the last heading within the passage announces: "... Benefits Paid leave"
	mention     *skill.Mention
}

// longPassage is how many words a passage may have before semicolons cut it.
const longPassage = 25

func newView(cat *skill.Catalogue, d *draft) *view {
	v := &view{cat: cat, d: d, text: d.o.text, low: d.o.low}
	spread := allApart(d.lines)
	for _, l := range d.lines {
		if l.start < l.end {
			l.apart = l.apart && !spread
			v.line(l)
		}
	}
	v.counts = make(map[string]int, len(v.words))
	for i := range v.words {
		v.counts[v.words[i].low]++
	}
	v.headings()
	v.annotate()
	v.cues()
	v.sentenceCues()
	return v
}

// size is how many words and signs stand outside of boilerplate.
func (v *view) size() int {
	n := 0
	for i := range v.words {
		if v.words[i].clause != "drop" {
			n++
		}
	}
	return n
}

// allApart reports whether empty lines stand between nearly all lines, so that they say nothing.
func allApart(ls []line) bool {
	all, apart := 0, 0
	for _, l := range ls {
		if l.start < l.end {
			all++
			if l.apart {
				apart++
			}
		}
	}
	return apart*10 > all*8
}

func (v *view) line(l line) {
	parts := split(v.text, l.start, l.end, outsideBrackets())
	for i, s := range parts {
		pieces := [][2]int{s}
		if len(strings.Fields(v.text[s[0]:s[1]])) > longPassage {
			pieces = split(v.text, s[0], s[1], clauseEnd)
		}
		var short [][2]int
		for _, c := range pieces {
			short = append(short, v.shortened(c)...)
		}
		pieces = short
		for k, c := range pieces {
			p := passage{start: c[0], end: c[1], line: l, nth: i, first: i == 0 && k == 0, last: i == len(parts)-1 &&
				k == len(pieces)-1, heading: -1}
			p.from = len(v.words)
			v.cut(p.start, p.end, len(v.passages))
			p.to = len(v.words)
			p.label = p.from
			if p.from < p.to {
				v.passages = append(v.passages, p)
			}
		}
	}
}

// widestPassage is how many bytes a passage may have; a longer one is read in pieces.
const widestPassage = 700

// shortened cuts a range that is too long, between words.
func (v *view) shortened(c [2]int) [][2]int {
	var out [][2]int
	for c[1]-c[0] > widestPassage {
		i := strings.LastIndexByte(v.text[c[0]:c[0]+widestPassage], ' ')
		if i <= 0 {
			i = widestPassage
			for !utf8.RuneStart(v.text[c[0]+i]) {
				i--
			}
		}
		out = append(out, [2]int{c[0], c[0] + i})
		c[0] += i
	}
	return append(out, c)
}

// cut appends the words of a range.
func (v *view) cut(start, end, passage int) {
	for i := start; i < end; {
		r, size := utf8.DecodeRuneInString(v.text[i:end])
		if unicode.IsSpace(r) {
			i += size
			continue
		}
		j := i + size
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			for j < end {
				r, n := utf8.DecodeRuneInString(v.text[j:end])
				if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) {
					break
				}
				j += n
			}
		}
		v.words = append(v.words, word{start: i, end: j, low: v.low[i:j], passage: passage})
		i = j
	}
}

// longestLabel is how many words stand before the colon of a label at most.
const longestLabel = 8

// headings finds the passages that look like headings, and of each passage the one above it.
func (v *view) headings() {
	above := -1
	for i := range v.passages {
		p := &v.passages[i]
		s := v.text[p.start:p.end]
		p.gender = genderMarkIn(s) != nil
		p.heads = p.first && p.last && p.looksLikeHeading(s)
		p.label = v.labelEnd(p)
		if p.heads || p.label > p.from && p.first {
			stop := p.end
			if !p.heads {
				stop = v.words[p.label-1].start
			}
			if r, ok := v.d.o.words.headingRole(v.text[p.start:stop], 4, true); ok {
				p.announces = roleName(r)
			}
		}
		p.heading = above
		if p.heads {
			above = i
		}
	}
}

// looksLikeHeading reports whether a passage that is a whole line looks like a heading.
func (p *passage) looksLikeHeading(s string) bool {
	n := len(strings.Fields(s))
	if isClosed(s) && n <= 2*longestHeading {
		return true
	}
	return !p.line.bullet && n <= longestHeading &&
		(isClosed(s) || p.line.leads || shouting(s) || p.line.heads && !endsSentence(s) || strings.HasSuffix(s, "?"))
}

// labelEnd returns the word behind the colon of the label that a passage begins with, its first where it has none.
func (v *view) labelEnd(p *passage) int {
	for k := p.from; k < min(p.to, p.from+longestLabel); k++ {
		if v.words[k].low == ":" && k+1 < p.to {
			return k + 1
		}
	}
	return p.from
}

func roleName(r role) string {
	for name, known := range roleNames {
		if known == r {
			return name
		}
	}
	return "intro"
}

// annotate writes beside each word what the reading by wording makes of its place.
func (v *view) annotate() {
	for _, c := range v.d.o.clauses {
		s := roleName(c.role)
		if c.stated {
			s += "+"
		}
		v.each(c.start, c.end, func(w *word, _ bool) { w.clause = s })
	}
	for _, s := range v.d.o.dropped {
		v.each(s.Start, s.End, func(w *word, _ bool) { w.clause = "drop" })
	}
	for i := range v.d.requirements {
		q := &v.d.requirements[i]
		for _, s := range placesOf(q) {
			kind := string(q.Class) + "-" + string(q.Kind)
			v.each(s[0], s[1], func(w *word, begins bool) {
				if w.requirement == "" || q.Kind != KindPermit && q.Kind != KindLocation {
					w.requirement = begun(begins) + kind
				}
			})
		}
	}
	for i := range v.d.mentions {
		m := &v.d.mentions[i]
		kind := "?"
		if s, ok := v.cat.Skill(m.Skill); ok {
			kind = string(s.Kind)
		}
		if m.Negated {
			kind += "-not"
		}
		v.each(m.Start, m.End, func(w *word, begins bool) { w.named = begun(begins) + kind; w.mention = m })
	}
	for _, h := range [...]struct{ text, kind string }{
		{v.d.p.Location, "place"},
		{v.d.p.Company, "employer"},
		{v.d.p.Title, "title"},
	} {
		if h.text == "" {
			continue
		}
		for from, n := 0, 0; n < 3; n++ {
			at := strings.Index(v.text[from:], h.text)
			if at < 0 {
				break
			}
			from += at
			v.each(from, from+len(h.text), func(w *word, begins bool) { w.head = begun(begins) + h.kind })
			from += len(h.text)
		}
	}
}

func begun(begins bool) string {
	if begins {
		return "B-"
	}
	return "I-"
}

// placesOf returns where a requirement stands: its terms, or the whole of it.
func placesOf(q *Requirement) [][2]int {
	if q.Kind == KindSkill || q.Kind == KindCredential || q.Kind == KindLanguage {
		out := make([][2]int, 0, len(q.Terms))
		for _, t := range q.Terms {
			out = append(out, [2]int{t.Start, t.End})
		}
		return out
	}
	return [][2]int{{q.Start, q.End}}
}

// at returns the first word that ends behind an offset.
func (v *view) at(offset int) int {
	low, high := 0, len(v.words)
	for low < high {
		mid := (low + high) / 2
		if v.words[mid].end <= offset {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low
}

func (v *view) each(start, end int, do func(w *word, begins bool)) {
	first := true
	for i := v.at(start); i < len(v.words) && v.words[i].start < end; i++ {
		do(&v.words[i], first)
		first = false
	}
}

// longestCue is how many words a heading within a passage has at most.
const longestCue = 4

// cues finds headings that a paste has run into the text, by their words and capitals.
func (v *view) cues() {
	exact := v.d.o.words.exact
	for i := range v.passages {
		p := &v.passages[i]
		cue := ""
		for k := p.from; k < p.to; k++ {
			w := &v.words[k]
			if r, _ := utf8.DecodeRuneInString(v.text[w.start:]); unicode.IsUpper(r) && !p.heads {
				for n := min(longestCue, p.to-k); n > 0; n-- {
					last := v.words[k+n-1]
					if said, ok := exact[v.low[w.start:last.end]]; ok {
						cue = roleName(said)
						break
					}
				}
			}
			w.cue = cue
		}
	}
}

// sentenceCues finds in each passage the phrases that make what stands beside them required or welcome.
func (v *view) sentenceCues() {
	w := v.d.o.words
	for i := range v.passages {
		p := &v.passages[i]
		if p.heads {
			continue
		}
		low := v.low[p.start:p.end]
		for _, t := range w.tails {
			if k := find(low, t.text); k > 0 &&
				!slices.ContainsFunc(p.cues, func(c sentenceCue) bool {
					return c.start <= p.start+k &&
						p.start+k < c.end
				}) {
				p.cues = append(p.cues, sentenceCue{start: p.start + k, end: p.start + k + len(t.text), role: t.role})
			}
		}
		for _, t := range w.turns {
			if k := strings.Index(low, t); k > 0 {
				p.cues = append(p.cues, sentenceCue{
					start: p.start + k, end: p.start + k + len(t), role: nice,
					turn: true,
				})
			}
		}
		slices.SortStableFunc(p.cues, func(a, b sentenceCue) int { return a.start - b.start })
	}
}
