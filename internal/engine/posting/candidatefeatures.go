package posting

import (
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/names"
)

// candidateFeatures describes a candidate for the model of heads.
func (v *view) candidateFeatures(found *readings, c *candidate) features {
	f := make(features, 0, 160)
	at := v.words[c.from].passage
	p := &v.passages[at]
	said := v.said(c)
	low := v.low[v.words[c.from].start:v.words[c.to-1].end]
	f.add("lang", v.d.p.Language)
	for kind, is := range c.drafts {
		f.flag("draft "+headKinds[kind], is)
	}
	f.flag("line", c.line)
	f.number("size", c.to-c.from)
	v.candidateLikely(&f, found, c, p)
	best, _ := roleOf(found.roles[at])
	f.add("role", best)
	f.number("passage", at)
	f.add("nth", strconv.Itoa(min(at, 6)))
	f.flag("bullet", p.line.bullet)
	f.flag("heads", p.heads)
	f.flag("sentence", endsSentence(v.text[p.start:p.end]))
	f.number("of", p.to-p.from)
	f.flag("begins", c.from == p.from)
	f.flag("ends", c.to == p.to)
	f.flag("behind label", c.from == p.label && p.label > p.from)
	f.flag("in label", c.to <= p.label)
	if p.label > p.from && c.from >= p.label {
		for k := p.from; k < p.label-1; k++ {
			f.add("label", v.words[k].low)
		}
		f.add("label is", p.announces)
	}
	title := names.ReadTitle(said)
	v.candidateWords(&f, c, p, title)
	f.fine("occupation", title.Sure())
	f.flag("occupation in line", title.Sure() == 1 && c.line)
	_, known := v.cat.FindTitle(said)
	f.flag("known title", known)
	f.flag("mode", mode.MatchString(said))
	f.flag("place like", placeLike.MatchString(said))
	f.flag("time", v.d.o.words.isTime(said))
	f.flag("firm", namesFirm(said))
	f.flag("firm of language", holdsAny(low, v.d.o.words.firm))
	f.flag("town", townIn(said, "") != "")
	f.flag("shouts", shouting(said))
	f.flag("inclusive", isInclusive(said))
	within := p.gender && genderMarkIn(said) != nil
	f.flag("marked", p.gender && !within && genderMarkIn(v.text[v.words[c.from].start:p.end]) != nil)
	f.flag("marked within", within)
	f.flag("heading", v.d.o.announces(said))
	n := countUpTo(v.low, low, 4)
	f.number("again", min(3, n-1))
	if n > 1 && known {
		f.flag("title again", true)
	}
	v.candidateSides(&f, found, at)
	return f
}

// candidateLikely adds what the model of words makes of a candidate, and how sharply it ends.
func (v *view) candidateLikely(f *features, found *readings, c *candidate, p *passage) {
	for _, name := range headKinds[:isOther] {
		kind := slices.Index(wordKinds, name)
		begins := found.words[c.from][beginning(kind)]
		least := begins
		for k := c.from + 1; k < c.to; k++ {
			least = min(least, found.words[k][inside(kind)])
		}
		goesOn, led := 0.0, 0.0
		if c.to < p.to {
			goesOn = found.words[c.to][inside(kind)]
		}
		if c.from > p.from {
			led = found.words[c.from-1][beginning(kind)] + found.words[c.from-1][inside(kind)]
		}
		f.fine("is "+name, least)
		f.fine("begins "+name, begins)
		f.fine("goes on "+name, goesOn)
		f.fine("led "+name, led)
	}
	f.share("is ask", found.words[c.from][beginning(0)]+found.words[c.from][inside(0)])
}

// fineSteps are the sizes of a probability that fine tells apart, closer where the likeliest of many are. The model is
// trained with them.
var fineSteps = [...]float64{.01, .03, .08, .15, .3, .5, .7, .85, .95}

// fine adds a probability by its size, the slight ones too.
func (f *features) fine(name string, p float64) {
	for i, least := range fineSteps {
		if p >= least {
			f.add(name, strconv.Itoa(i))
		}
	}
}

// candidateWords adds the words of a candidate and those on its sides.
func (v *view) candidateWords(f *features, c *candidate, p *passage, title names.Title) {
	capitals := 0
	for k := c.from; k < c.to; k++ {
		w := &v.words[k]
		f.add("w", w.low)
		f.add("p5", prefix(w.low, 5))
		f.add("s4", suffix(w.low, 4))
		shape := shapeOf(v.text[w.start:w.end])
		if strings.HasPrefix(shape, "A") {
			capitals++
		}
		f.flag("digits", shape == "9")
	}
	f.flag("all capitals", capitals == c.to-c.from)
	f.flag("no capitals", capitals == 0)
	before := v.low[max(p.start, v.words[c.from].start-contextBefore):v.words[c.from].start]
	seeking := maySeek(before)
	if seeking && seekBefore.MatchString(before) {
		f.flag("sought", true)
		f.fine("sought occupation", title.Sure())
	}
	f.flag("as", seeking && asBefore.MatchString(before))
	f.add("first", v.words[c.from].low)
	f.add("last", v.words[c.to-1].low)
	f.add("last end", suffix(v.words[c.to-1].low, 3))
	f.add("shape", shapeOf(v.text[v.words[c.from].start:v.words[c.from].end]))
	v.neighbours(f, c.from, c.to, p)
	if c.from-2 >= p.from {
		f.add("b12", v.words[c.from-2].low+" "+v.words[c.from-1].low)
	}
}

// candidateSides adds what the lines around a candidate are likely to be.
func (v *view) candidateSides(f *features, found *readings, at int) {
	for _, k := range [...]int{-2, -1, 1, 2} {
		n := at + k
		where := "n" + strconv.Itoa(k)
		if n < 0 || n >= len(v.passages) {
			f.add(where, "none")
			continue
		}
		p := &v.passages[n]
		best, _ := roleOf(found.roles[n])
		f.add(where, best)
		for _, name := range headKinds[:isOther] {
			kind := slices.Index(wordKinds, name)
			most := 0.0
			for j := p.from; j < p.to; j++ {
				most = max(most, found.words[j][beginning(kind)])
			}
			f.share(where+" is "+name, most)
		}
		if k*k == 1 {
			for j := p.from; j < min(p.to, p.from+4); j++ {
				f.add(where+"w", v.words[j].low)
			}
			f.flag(where+" short", p.to-p.from <= 8)
		}
	}
}

// countUpTo counts how often a text that is not empty stands in another, and no further than most: what is there ten
// thousand times is asked for ten thousand times.
func countUpTo(in, text string, most int) int {
	n := 0
	for n < most {
		_, rest, found := strings.Cut(in, text)
		if !found {
			break
		}
		n, in = n+1, rest
	}
	return n
}
