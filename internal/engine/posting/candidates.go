package posting

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// candidate is a run of words that may be the title, the employer or the place.
type candidate struct {
	from, to int
	drafts   [3]bool // the draft takes it for the kind
	line     bool    // it is the whole of its passage
	likely   [4]float64
}

// headKinds are what a candidate may be.
var headKinds = []string{"title", "employer", "place", "none"}

// The places of headKinds.
const (
	isTitleKind = iota
	isEmployerKind
	isPlaceKind
	isOther
)

// How many passages, words of a passage and of a candidate, and pieces of a passage are looked at for the head.
const (
	headPassages = 40
	longestLine  = 26
	longestName  = 12
	mostPieces   = 10
	widestRun    = 3
)

// How likely a word must begin title, employer or place for a candidate to begin there, and how much less likely the
// next word must go on for the candidate to end, possibly or surely. Set by hand so that nearly every tagged head of
// the open postings is among the candidates; which of them it is, the model learns.
var leastBegins = [...]float64{0.003, 0.02, 0.02}

const (
	mayEnd    = 0.8
	surelyEnd = 0.1
)

// offers are the candidates of a view, each once.
type offers struct {
	v    *view
	list []candidate
	at   map[[2]int]int // the place in list by the words from and to
}

// offer adds a run of words where it can be a name, without the signs on its sides.
func (o *offers) offer(from, to int) *candidate {
	v := o.v
	for from < to && !v.speaks(from) {
		from++
	}
	for to > from && !v.speaks(to-1) && v.words[to-1].low != ")" {
		to--
	}
	if from == to || to-from > longestName || v.contracted(from) {
		return &candidate{}
	}
	i, ok := o.at[[2]int{from, to}]
	if !ok {
		i = len(o.list)
		o.at[[2]int{from, to}] = i
		p := &v.passages[v.words[from].passage]
		o.list = append(o.list, candidate{from: from, to: to, line: from == p.from && to == p.to})
	}
	return &o.list[i]
}

// candidates returns every run of words that may be of the head: what the draft takes for it, the pieces of short
// lines, and what the model of words holds for it.
func (v *view) candidates(found *readings) []candidate {
	o := offers{v: v, at: map[[2]int]int{}}
	o.drafted()
	for i := range v.passages[:min(len(v.passages), headPassages)] {
		if p := &v.passages[i]; p.to-p.from <= longestLine {
			v.pieces(p, o.offer)
		}
		v.sought(&v.passages[i], o.offer)
	}
	for nth, name := range headKinds[:isOther] {
		kind := slices.Index(wordKinds, name)
		for k := range v.words {
			if found.words[k][beginning(kind)] >= leastBegins[nth] {
				o.learned(found, k, kind)
			}
		}
	}
	return o.list
}

// drafted offers what the draft takes for title, employer and place.
func (o *offers) drafted() {
	v := o.v
	for kind, said := range [...]string{v.d.p.Title, v.d.p.Company, v.d.p.Location} {
		if i := strings.Index(v.text, said); said != "" && i >= 0 {
			from := v.at(i)
			to := from
			for to < len(v.words) && v.words[to].start < i+len(said) {
				to++
			}
			o.offer(from, to).drafts[kind] = true
		}
	}
}

// learned offers the runs that the model of words lets begin at a word, up to every word where it lets them end.
func (o *offers) learned(found *readings, k, kind int) {
	begins := found.words[k][beginning(kind)]
	last := o.v.passages[o.v.words[k].passage].to
	for j := k + 1; j <= last; j++ {
		on := 0.0
		if j < last {
			on = found.words[j][inside(kind)]
		}
		if on < mayEnd*begins {
			o.offer(k, j)
		}
		if on < surelyEnd*begins {
			break
		}
	}
}

// contextBefore is how many bytes before a candidate may say that it is sought.
const contextBefore = 60

// seeks is what stands before a title that is sought, and names is what stands before one that is held.
const (
	seeks = `\b(?:hiring|look(?:ing|s)? for|look out for|seek(?:s|ing)?|recruit(?:s|ing)?|needs?|find|search(?:ing)? for|after|want|role of|post of|position of|vacancy for|applications for|recherch\w*|recrut\w*|embauch\w*|cherch\w*|poste d[e']|suche?n?|sucht|gesucht|verstärkung|stelle als|stelle der|busca\w*|selecciona\w*|precis\w*|necesit\w*|incorpor\w*|solicit\w*|puesto de|vacante de|procur\w*|cerc\w*|zoek\w*|szuka\w*)(?:\s+(?:wir|uns|for|an?|our|next|new|the|eine?n?|un|une|una|des|d'un|d'une|de|der|die|das|einer|zum|ab|sofort|nächst\w+|to|join|us|as)\b|[\s:¡!*-]+)*[\s"'(*]*`
	holds = `(?:\bas (?:an?|our|the)|\bals|\bcomme|\bcomo|\ben tant qu[e']\S*)[\s"'*]+`
)

var (
	seekBefore = regexp.MustCompile(seeks + "$")
	asBefore   = regexp.MustCompile(holds + "$")
	seekAny    = regexp.MustCompile(seeks + "|" + holds)
)

// seekStems is what every phrase of seeks and holds has in it.
var seekStems = strings.Fields(
	"hiring look seek recruit need find search after want role post position vacancy application recherch recrut embauch cherch such verstärkung stelle busca selecciona precis necesit incorpor solicit puesto vacante procur cerc zoek szuka as als comme como tant")

// maySeek is a quick look for what seekAny finds.
func maySeek(low string) bool { return containsAny(low, seekStems...) }

// speaks reports whether a word is of letters or digits.
func (v *view) speaks(k int) bool {
	return strings.IndexFunc(v.words[k].low, func(r rune) bool {
		return unicode.IsLetter(r) ||
			unicode.IsDigit(r)
	}) >= 0
}

// contractions are what stands behind the apostrophe of a contraction.
var contractions = wordSet("m s re ve ll t d")

// contracted reports whether a word is the end of one: "m" in "I'm Dana". No name begins there.
func (v *view) contracted(k int) bool {
	return k > 0 && contractions[v.words[k].low] && (v.words[k-1].low == "'" || v.words[k-1].low == "’") &&
		v.words[k-1].end == v.words[k].start
}

// sought offers what follows the words that seek.
func (v *view) sought(p *passage, offer func(from, to int) *candidate) {
	if !maySeek(v.low[p.start:p.end]) {
		return
	}
	for _, m := range seekAny.FindAllStringIndex(v.low[p.start:p.end], mostPieces) {
		from := v.at(p.start + m[1])
		for k := from; k < min(p.to, from+longestSought) && (k == from || !v.stops(k)); k++ {
			offer(from, k+1)
		}
	}
}

// longestSought is how many words a title has at most that a sentence names.
const longestSought = 8

// stops reports whether a sign ends what stands before it.
func (v *view) stops(k int) bool { return strings.Contains(".;:!?", v.words[k].low) }

// pieces offers the parts of a line that signs set apart, and what two or three of them make together.
func (v *view) pieces(p *passage, offer func(from, to int) *candidate) {
	cuts := []int{p.label}
	for k := p.label; k < p.to; k++ {
		if v.parts(k, p) {
			cuts = append(cuts, k, k+1)
		}
	}
	cuts = append(cuts, p.to)
	offer(p.from, p.to)
	for i := 0; i < min(len(cuts), 2*mostPieces); i += 2 {
		for n := range widestRun {
			if j := i + 1 + 2*n; j < len(cuts) && cuts[i] < cuts[j] {
				offer(cuts[i], cuts[j])
			}
		}
	}
}

// parts reports whether a sign sets apart what stands on its sides: a dash and a stroke only between blanks.
func (v *view) parts(k int, p *passage) bool {
	w := &v.words[k]
	if v.speaks(k) || w.low == "&" || w.low == "'" || w.low == "’" || w.low == "+" || w.low == "#" {
		return false
	}
	before := k > p.from && v.words[k-1].end == w.start
	after := k+1 < p.to && v.words[k+1].start == w.end
	return !before || !after || w.low == "(" || w.low == "["
}

// said returns the words of a candidate.
func (v *view) said(c *candidate) string {
	return strings.TrimSpace(v.text[v.words[c.from].start:v.words[c.to-1].end])
}

// What a candidate counts in training: one that is right more than one that is wrong, of which there are many, and one
// that holds the right words among others less, as neither answer is false. Set by hand on authors left out.
const (
	rightWeight = 5
	partWeight  = 0.5
)

// headTruth reports what a candidate is, and how much of a lesson that is.
func (t *truth) headTruth(v *view, c *candidate) (kind int, weight float64) {
	said := v.said(c)
	kind, weight = isOther, 1
	for _, g := range t.tags {
		k := slices.Index(headKinds, g.Name)
		if k < 0 {
			continue
		}
		switch {
		case strings.Join(plainWords(g.text), " ") == strings.Join(plainWords(said), " "):
			return k, rightWeight
		case SameWords(g.text, said):
			kind, weight = k, 1
		case kind == isOther && HoldsWords(g.text, said):
			weight = partWeight
		}
	}
	return kind, weight
}

// head takes title, employer and place from the candidates that are likeliest to be them, where they are likely enough.
// Where the draft has the same in a form of its own, its form stands. Of a short text it gives way only to what is far
// likelier.
func (r *Reader) head(v *view, found *readings) {
	short := v.size() < leastWords
	cs := v.candidates(found)
	for i := range cs {
		copy(cs[i].likely[:], r.heads.Marginals([][]uint32{v.candidateFeatures(found, &cs[i])})[0])
	}
	var taken []candidate
	for kind, field := range [...]*string{&v.d.p.Title, &v.d.p.Company, &v.d.p.Location} {
		c := choose(cs, taken, kind)
		if c.best == nil {
			continue
		}
		c.located = c.located || *field == ""
		if !short && c.located && c.likely < leastLikely[kind] && c.held < leastKept {
			*field = ""
		}
		said := v.said(c.best)
		takes := c.isLikely(kind)
		if short {
			takes = kind == isTitleKind && c.isFarLikelier() && !HoldsWords(said, *field)
		}
		if !takes {
			continue
		}
		taken = append(taken, *c.best)
		if kind == isTitleKind {
			said = v.d.titleOf(said)
		}
		if c.replaces(said, *field) {
			*field = said
		}
	}
}

// choice is the likeliest candidate for a part of the head.
type choice struct {
	best    *candidate // nil where there is none
	likely  float64
	held    float64 // how likely what the draft has is
	located bool    // what the draft has is among the candidates, or it has nothing
}

// choose returns the likeliest candidate that no part of the head holds yet.
func choose(cs, taken []candidate, kind int) choice {
	var out choice
	most := 0.0
	for i := range cs {
		c := &cs[i]
		if c.drafts[kind] {
			out.located, out.held = true, max(out.held, c.likely[kind])
		}
		if slices.ContainsFunc(taken, func(o candidate) bool { return o.from < c.to && c.from < o.to }) {
			continue
		}
		worth := c.likely[kind]
		if c.drafts[kind] {
			worth *= draftWorth
		}
		if out.best == nil || worth > most {
			out.best, out.likely, most = c, c.likely[kind], worth
		}
	}
	return out
}

// isLikely reports whether the choice is likely enough for its kind.
func (c *choice) isLikely(kind int) bool {
	return c.likely >= leastLikely[kind] && (c.located || c.likely >= leastInstead)
}

// replaces reports whether the words of the choice stand in the place of what the draft has in words of its own.
func (c *choice) replaces(said, field string) bool {
	words, old := plainWords(said), plainWords(field)
	n, o := len(words), len(old)
	return said != "" && !slices.Equal(words, old) && (c.located || !HoldsWords(said, field) || o > 2*n || n > 3*o)
}

// isFarLikelier reports whether the choice is far likelier than what the draft has.
func (c *choice) isFarLikelier() bool {
	return c.located && c.likely >= leastInstead && c.held <= c.likely/mostInstead
}

// How likely a candidate must be title, employer or place to be taken for it; and how likely instead of what the draft
// has in words of its own. These and the three below are set by hand on the open postings, authors left out.
var leastLikely = [...]float64{0.015, 0.1, 0.1}

const leastInstead = 0.3

// draftWorth is what a candidate counts beside others that the draft takes for the same.
const draftWorth = 1.5

// mostInstead is how many times likelier than what the draft has a candidate must be to replace it in a short text.
const mostInstead = 5

// leastKept is how likely what the draft has must be to stay where nothing is likely enough to replace it.
const leastKept = 0.01
