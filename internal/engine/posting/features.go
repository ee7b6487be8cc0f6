package posting

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/crf"
)

// features are the hashed features of one item of a sequence.
type features []uint32

func (f *features) add(name, value string) { *f = append(*f, crf.HashPair(name, value)) }

func (f *features) flag(name string, on bool) {
	if on {
		*f = append(*f, crf.Hash(name))
	}
}

// number adds a count by its size: 0, 1, 2, 3, 5, 8 and more.
func (f *features) number(name string, n int) {
	size := 0
	for _, step := range [...]int{1, 2, 3, 5, 8, 13, 21, 34} {
		if n >= step {
			size = step
		}
	}
	f.add(name, strconv.Itoa(size))
}

// shareSteps are the sizes of a probability that share tells apart. The models are trained with them.
var shareSteps = [...]float64{.12, .35, .65, .9}

// share adds a probability by its size; nothing where it is slight.
func (f *features) share(name string, p float64) {
	size := 0
	for i, least := range shareSteps {
		if p > least {
			size = i + 1
		}
	}
	if size > 0 {
		f.add(name, strconv.Itoa(size))
	}
}

// prefix returns the first n letters of a word.
func prefix(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}

func suffix(s string, n int) string {
	i := len(s)
	for n > 0 && i > 0 {
		_, size := utf8.DecodeLastRuneInString(s[:i])
		i -= size
		n--
	}
	return s[i:]
}

// shapeOf writes a word by what its letters are: "Aa", "A", "a", "9", "A9".
func shapeOf(s string) string {
	var b strings.Builder
	last := byte(0)
	for _, r := range s {
		var c byte
		switch {
		case unicode.IsUpper(r):
			c = 'A'
		case unicode.IsLower(r):
			c = 'a'
		case unicode.IsDigit(r):
			c = '9'
		default:
			return s
		}
		if c != last {
			b.WriteByte(c)
			last = c
		}
	}
	return b.String()
}

// roleFeatures describes a passage for the model of roles.
func (v *view) roleFeatures(i int) features {
	f := make(features, 0, 120)
	p := &v.passages[i]
	w := v.d.o.words
	low := v.low[p.start:p.end]
	f.add("lang", v.d.p.Language)
	f.flag("bullet", p.line.bullet)
	f.flag("apart", p.line.apart)
	f.flag("leads", p.line.leads)
	f.flag("icon", p.line.icon)
	f.flag("heads", p.heads)
	f.flag("first", p.first)
	f.flag("last", p.last)
	f.number("nth", p.nth)
	f.number("size", p.to-p.from)
	f.number("line", i)
	f.add("ends", low[len(low)-1:])
	f.flag("shouts", shouting(v.text[p.start:p.end]))
	f.add("announces", p.announces)
	v.passageWords(&f, "", p, 60)
	v.draftOf(&f, "d", p)
	f.flag("address", strings.Contains(low, "@") || strings.Contains(low, "http") || strings.Contains(low, "www."))
	f.flag("money", strings.ContainsAny(low, "$€£"))
	f.flag("digits", strings.ContainsAny(low, "0123456789"))
	f.flag("boilerplate", holdsAny(low, w.boilerplate))
	f.flag("asking", holdsAny(low, w.asking))
	if r, stated, ok := w.leadRole(low); ok {
		f.add("lead", roleName(r)+strconv.FormatBool(stated))
	}
	if p.heading >= 0 {
		h := &v.passages[p.heading]
		f.add("heading", h.announces)
		f.add("heading from", strconv.FormatBool(i-p.heading > 8))
		v.passageWords(&f, "h", h, 8)
		if h.announces != "" {
			f.add("heading bullet", h.announces+strconv.FormatBool(p.line.bullet))
		}
	} else {
		f.flag("no heading", true)
	}
	for _, k := range [...]int{-2, -1, 1, 2} {
		at := "n" + strconv.Itoa(k)
		if i+k < 0 || i+k >= len(v.passages) {
			f.add(at, "none")
			continue
		}
		n := &v.passages[i+k]
		f.add(at+"announces", n.announces)
		f.add(at+"bullet", strconv.FormatBool(n.line.bullet))
		v.draftOf(&f, at, n)
		if k*k == 1 {
			v.passageWords(&f, at, n, 4)
		}
	}
	return f
}

// passageWords adds the words of a passage, at most so many; those of its start with their places.
func (v *view) passageWords(f *features, name string, p *passage, most int) {
	last := ""
	for k := p.from; k < min(p.to, p.from+most); k++ {
		w := v.words[k].low
		f.add(name+"w", w)
		if k-p.from < 3 {
			f.add(name+"w"+strconv.Itoa(k-p.from), w)
		}
		if len(w) > 5 {
			f.add(name+"p", prefix(w, 5))
		}
		if last != "" {
			f.add(name+"b", last+" "+w)
		}
		last = w
	}
}

// draftOf adds what the reading by wording makes of a passage.
func (v *view) draftOf(f *features, name string, p *passage) {
	clauses, requirements := "", map[string]int{}
	named := 0
	for k := p.from; k < p.to; k++ {
		w := &v.words[k]
		if w.clause != clauses {
			clauses = w.clause
			f.add(name+"clause", clauses)
		}
		if strings.HasPrefix(w.requirement, "B-") {
			requirements[w.requirement[2:]]++
		}
		if strings.HasPrefix(w.named, "B-") {
			named++
		}
	}
	for _, kind := range sortedKeys(requirements) {
		f.add(name+"asked", kind)
		f.flag(name+"asked2"+kind, requirements[kind] > 1)
	}
	f.number(name+"named", named)
}

// surroundings holds what the features of all words of a passage share.
type surroundings struct {
	shared features
	roles  []float64
}

// roleNamesOf are what a passage may be. Those in capitals head passages of the role.
var passageRoles = []string{"nothing", "head", "must", "nice", "duty", "excluded", "MUST", "NICE", "DUTY", "EXCLUDED"}

// wordContext describes a passage for the model of its words. roles are its marginals.
func (v *view) wordContext(i int, roles []float64) *surroundings {
	p := &v.passages[i]
	c := &surroundings{roles: roles}
	f := make(features, 0, 40)
	for r, name := range passageRoles {
		f.share("role "+name, roles[r])
	}
	f.add("lang", v.d.p.Language)
	f.flag("bullet", p.line.bullet)
	f.number("line", min(i, 8))
	if p.heading >= 0 {
		h := &v.passages[p.heading]
		f.add("heading", h.announces)
		for k := h.from; k < min(h.to, h.from+6); k++ {
			f.add("hw", v.words[k].low)
		}
	}
	if p.label > p.from {
		for k := p.from; k < p.label-1; k++ {
			f.add("label", v.words[k].low)
		}
		f.add("label is", p.announces)
	}
	f.add("opens", v.words[p.from].low)
	if p.to > p.from+1 {
		f.add("opens2", v.words[p.from].low+" "+v.words[p.from+1].low)
	}
	f.number("size", p.to-p.from)
	c.shared = f
	return c
}

// wordFeatures describes a word for the model of words, beside what its passage shares.
func (v *view) wordFeatures(i int, c *surroundings) features {
	p := &v.passages[v.words[i].passage]
	f := make(features, 0, 80)
	w := &v.words[i]
	s := v.text[w.start:w.end]
	shape := shapeOf(s)
	f.add("w", w.low)
	f.add("s", shape)
	f.add("p3", prefix(w.low, 3))
	f.add("p5", prefix(w.low, 5))
	f.add("s3", suffix(w.low, 3))
	f.add("s4", suffix(w.low, 4))
	f.add("asked", w.requirement)
	f.add("named", w.named)
	f.add("clause", w.clause)
	f.add("cue", w.cue)
	f.add("asked clause", w.requirement+w.clause)
	f.add("asked shape", w.requirement+shape)
	switch i {
	case p.from:
		f.flag("begins", true)
	case p.label:
		f.flag("begins body", true)
	}
	f.flag("in label", i < p.label)
	f.flag("ends", i == p.to-1)
	f.number("nth", i-p.from)
	f.number("left", p.to-1-i)
	best := 0
	for r := range passageRoles {
		if c.roles[r] > c.roles[best] {
			best = r
		}
	}
	role := passageRoles[best]
	f.add("role w", role+w.low)
	f.add("role asked", role+w.requirement)
	f.add("role named", role+w.named)
	f.add("role shape", role+shape)
	v.nearFeatures(&f, i, p)
	prev, next := "", ""
	if i > p.from {
		prev = v.words[i-1].low
		f.flag("glued", v.words[i-1].end == w.start)
	}
	if i+1 < p.to {
		next = v.words[i+1].low
		f.flag("glues", v.words[i+1].start == w.end)
	}
	f.add("bigram", prev+" "+w.low)
	f.add("bigram next", w.low+" "+next)
	f.add("around", prev+" _ "+next)
	v.before(&f, i, p)
	return f
}

// nearFeatures adds the words around word i of a passage.
func (v *view) nearFeatures(f *features, i int, p *passage) {
	for _, k := range [...]int{-3, -2, -1, 1, 2, 3} {
		at := "n" + strconv.Itoa(k)
		if i+k < p.from || i+k >= p.to {
			f.add(at, "")
			continue
		}
		n := &v.words[i+k]
		f.add(at, n.low)
		if k >= -2 && k <= 2 {
			f.add(at+"s", shapeOf(v.text[n.start:n.end]))
			f.add(at+"p", prefix(n.low, 4))
			f.add(at+"asked", n.requirement)
			f.add(at+"named", n.named)
			f.add(at+"e", suffix(n.low, 3))
		}
	}
}

// before adds what stands before a word in its part of the sentence: how far away a comma or a joining word is, whether
// a bracket is open, and the words that deny.
func (v *view) before(f *features, i int, p *passage) {
	depth := 0
	for k := p.from; k < i; k++ {
		switch v.words[k].low {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		}
	}
	f.flag("inside", depth > 0)
	for k := i - 1; k >= max(p.from, i-12); k-- {
		w := v.words[k].low
		if i-k <= 6 {
			f.add("before", w)
		}
		if denying[w] {
			f.flag("denied", true)
			f.add("denied by", w)
		}
		if w == "." || w == ";" {
			break
		}
	}
	for k := i + 1; k < min(p.to, i+7); k++ {
		f.add("after", v.words[k].low)
		if denying[v.words[k].low] {
			f.flag("denied after", true)
		}
	}
}

// denying are the words that deny what stands near them.
var denying = wordSet("no not without don doesn won isn aren never neither nor nobody none instead rather nicht kein keine keinen keiner keinem ohne weder noch niemand pas sans ni aucun aucune jamais non sin ningún ninguna nadie tampoco não nem sem niet geen nie")

func sortedKeys(m map[string]int) []string { return slices.Sorted(maps.Keys(m)) }
