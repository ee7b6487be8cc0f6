package docparse

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/crf"
	"vitae/internal/engine/document"
)

// bag collects the hashed features of one item.
type bag []uint32

func (b *bag) add(name, value string) { *b = append(*b, crf.HashPair(name, value)) }

func (b *bag) flag(name string, on bool) {
	if on {
		*b = append(*b, crf.Hash(name))
	}
}

func (b *bag) num(name string, n int) { b.add(name, strconv.Itoa(n)) }

// beside adds the features of a neighbour, marked by where it stands.
func (b *bag) beside(of []uint32, where int) {
	for _, h := range of {
		*b = append(*b, max((h^uint32(where+7)*0x9e3779b9)*16777619, 1))
	}
}

// bucket returns the number of the first bound that n does not pass.
func bucket(n int, bounds ...int) int {
	for i, b := range bounds {
		if n <= b {
			return i
		}
	}
	return len(bounds)
}

// scoreBucket rounds a score of the rules for use as a feature.
func scoreBucket(s float64) int {
	switch {
	case s < -1:
		return -2
	case s <= 0:
		return -1
	case s < 1:
		return 0
	case s < 2:
		return 1
	case s < 3:
		return 2
	}
	return 3
}

// caseOf reports how the words of a text are written: u all capitals, t most words with a capital, s only the first, l
// none.
func caseOf(toks []token) string {
	upper, title, words := 0, 0, 0
	for _, t := range toks {
		r, _ := utf8.DecodeRuneInString(t.text)
		if !unicode.IsLetter(r) {
			continue
		}
		words++
		if isUpper(t.text) && utf8.RuneCountInString(t.text) > 1 {
			upper++
		}
		if unicode.IsUpper(r) {
			title++
		}
	}
	switch {
	case words == 0:
		return "0"
	case upper == words:
		return "u"
	case title*10 >= words*7:
		return "t"
	case title == 0:
		return "l"
	}
	if r, _ := utf8.DecodeRuneInString(toks[0].text); unicode.IsUpper(r) && title == 1 {
		return "s"
	}
	return "m"
}

// dateLook reports which dates a unit has and where they stand.
func dateLook(u *unit) string {
	if len(u.dates) == 0 {
		return "0"
	}
	kind := "1"
	for _, d := range u.dates {
		if d.isRange {
			kind = "r"
		}
		if d.open {
			kind = "o"
		}
	}
	first, last := u.dates[0], u.dates[len(u.dates)-1]
	switch {
	case first.from == 0 && last.to >= len(u.text)-1:
		kind += "all"
	case first.from <= 2:
		kind += "front"
	case last.to >= len(u.text)-2:
		kind += "end"
	default:
		kind += "mid"
	}
	if len(u.dates) > 1 {
		kind += "+"
	}
	return kind
}

// looseDate reports whether a unit has a token that can be a year or the end of a period which no rule knows.
func looseDate(u *unit) bool {
	for i, t := range u.toks {
		if yearLike(t.text) || i > 0 && (u.toks[i-1].text == "'" || u.toks[i-1].text == "’") && len(t.text) == 2 &&
			isDigit(t.text[0]) {
			return true
		}
	}
	return false
}

func yearLike(s string) bool {
	n := len(s)
	if n >= 4 && (strings.HasPrefix(s[n-4:], "19") || strings.HasPrefix(s[n-4:], "20")) && isDigit(s[n-1]) &&
		isDigit(s[n-2]) {
		return true
	}
	return n == 3 && s[0] == '\'' && isDigit(s[1]) && isDigit(s[2])
}

// unitFeatures returns the features of every unit of a file.
func (o *outline) unitFeatures() [][]uint32 {
	n := len(o.units)
	core, own := make([]bag, n), make([]bag, n)
	g := o.measure()
	for i := range o.units {
		core[i] = o.coreFeatures(i, &g)
		own[i] = o.wordFeatures(i)
	}
	o.underHeadings(own)
	out := make([][]uint32, n)
	for i := range o.units {
		b := append(bag{}, core[i]...)
		b = append(b, own[i]...)
		for _, k := range []int{-2, -1, 1, 2} {
			switch j := i + k; {
			case j < 0:
				b.num("before", k)
			case j >= n:
				b.num("after", k)
			default:
				b.beside(core[j], k)
			}
		}
		b.num("place", bucket(i, 0, 1, 2, 4, 8, 16))
		b.num("share", 10*i/n)
		out[i] = b
	}
	return out
}

// measures are what a file's lines are compared with.
type measures struct {
	body  float64
	left  map[edge]float64
	width float64
	ruled bool // the rules found a section of jobs
}

func (o *outline) measure() measures {
	g := measures{left: map[edge]float64{}}
	count := map[float64]int{}
	best := 0
	for i := range o.lines {
		l := &o.lines[i]
		e := edgeOf(l)
		if x, ok := g.left[e]; !ok || l.x0 < x {
			g.left[e] = l.x0
		}
		g.width = max(g.width, l.x1-l.x0)
		count[l.size] += len(l.text())
		if count[l.size] > best {
			best, g.body = count[l.size], l.size
		}
		g.ruled = g.ruled || o.rules.kind[i] == document.SectionWork
	}
	return g
}

// coreFeatures are those of a unit that its neighbours look at too.
func (o *outline) coreFeatures(i int, g *measures) bag {
	u := &o.units[i]
	l := &o.lines[u.line]
	var b bag
	nw := 0
	for _, t := range u.toks {
		if wordRune(firstRune(t.text)) {
			nw++
		}
	}
	dates, cas, mark := dateLook(u), caseOf(u.toks), markOf(u, l)
	b.num("nw", bucket(nw, 0, 1, 2, 3, 5, 8, 12, 20, 40))
	b.add("case", cas)
	b.add("dates", dates)
	b.flag("loose", looseDate(u) && dates == "0")
	b.add("ends", unitEnd(u))
	b.add("mark", mark)
	above := o.placeFeatures(&b, u, g)
	if l.page > 0 || l.level > 0 || l.bold {
		lookFeatures(&b, l, g, cas)
	}
	if f := l.segs[0].field; f != fieldNone {
		b.num("field", int(f))
	}
	textFeatures(&b, u.text, nw)
	scoreFeatures(&b, u, nw)
	kind, part := string(o.rules.kind[u.line]), o.rules.part[u.line]
	b.add("rule", kind)
	b.add("rulepart", kind+string(rune(part)))
	b.add("rulepart+dates", kind+string(rune(part))+dates[:1])
	b.add("mark+dates", mark+dates[:1]+strconv.Itoa(above))
	b.add("first", u.toks[0].fold)
	o.rowFeatures(&b, l)
	return b
}

// unitEnd returns how a unit ends: with a letter (w), a digit (9), or its last sign.
func unitEnd(u *unit) string {
	lastRune, _ := utf8.DecodeLastRuneInString(u.toks[len(u.toks)-1].text)
	switch {
	case unicode.IsLetter(lastRune):
		return "w"
	case unicode.IsDigit(lastRune):
		return "9"
	}
	return string(lastRune)
}

// markOf returns how a unit begins: behind a number (1) or a bullet (b), within its line (more), or plainly (0).
func markOf(u *unit, l *line) string {
	switch {
	case !u.first:
		return "more"
	case l.sign == '1':
		return "1"
	case l.mark:
		return "b"
	}
	return "0"
}

// stepShare is the share of the font size from which on a line is set in or out from the one above it. The models are
// trained with it.
const stepShare = 0.5

// placeFeatures adds where a unit stands on the page, and returns the space above it in steps.
func (o *outline) placeFeatures(b *bag, u *unit, g *measures) int {
	l := &o.lines[u.line]
	em := max(l.size, 1)
	indent := int((l.x0 - g.left[edgeOf(l)]) / em * 2)
	if l.page == 0 {
		indent = int(l.x0 - g.left[edgeOf(l)])
	}
	b.num("indent", bucket(indent, 0, 2, 5, 12, 30))
	if u.line > 0 && u.first {
		d := l.x0 - o.lines[u.line-1].x0
		switch {
		case d > stepShare*em:
			b.add("step", "in")
		case d < -stepShare*em:
			b.add("step", "out")
		default:
			b.add("step", "same")
		}
	}
	above := 0
	if u.first {
		above = bucket(int(l.above*10), 0, 3, 6, 10)
	}
	b.num("above", above)
	b.num("segs", bucket(len(l.segs), 1, 2, 3, 5))
	return above
}

// lookFeatures adds how a line is set.
func lookFeatures(b *bag, l *line, g *measures, cas string) {
	b.num("level", l.level)
	b.num("size", bucket(int((l.size-g.body)*2), -3, -1, 0, 1, 3, 6))
	b.flag("bold", l.segs[0].bold)
	b.flag("italic", l.segs[0].italic)
	b.flag("ruled", l.segs[0].ruled)
	b.add("look", strconv.FormatBool(l.segs[0].bold)+cas+strconv.Itoa(l.level))
}

// textFeatures adds what signs and words a unit of nw words holds.
func textFeatures(b *bag, text string, nw int) {
	b.flag("mail", strings.Contains(text, "@"))
	b.flag("url", len(text) < 200 && len(urlsIn(text)) > 0)
	b.flag("phone", len(phonesIn(text)) > 0)
	b.flag("bar", strings.Contains(text, " | ") || strings.Contains(text, " · ") || strings.Contains(text, " • "))
	b.num("commas", bucket(strings.Count(text, ","), 0, 1, 2, 4))
	if colon := strings.IndexByte(text, ':'); colon > 0 && colon < 40 {
		b.add("label", fold(text[:colon]))
		b.flag("labelled", colon < len(text)-1)
	}
	short := nw <= 14
	if short {
		b.add("known", string(headingKind(text)))
		if nw <= 6 {
			b.add("cued", string(cuedHeading(text)))
		}
	}
	b.flag("sentence", isSentence(text))
}

// unscored is below every score: what is too long to be a name is not scored. The models
// are trained with it.
const unscored = -9.0

// scoreFeatures adds how much the parts of a unit look like a title, an employer, a school, a degree or a place.
func scoreFeatures(b *bag, u *unit, nw int) {
	bare := u.text
	if len(u.dates) > 0 {
		bare = tidyPiece(strings.ReplaceAll(cut(u.text, u.dates), "\x00", " "))
	}
	t, og, sc, dg, pl := unscored, unscored, unscored, unscored, unscored
	if nw <= 30 {
		for _, part := range splitAny(bare, append([]string{", "}, strongSigns...)) {
			if part = tidyPiece(part); part == "" || len(part) > 90 {
				continue
			}
			t, og, sc, dg, pl = max(t, titleScore(part)), max(og, orgScore(part)), max(sc, schoolScore(part)),
				max(dg, degreeScore(part)), max(pl, placeScore(part))
		}
	}
	b.num("title", scoreBucket(t))
	b.num("org", scoreBucket(og))
	b.num("school", scoreBucket(sc))
	b.num("degree", scoreBucket(dg))
	b.num("town", scoreBucket(pl))
}

// wordFeatures are the words of a unit.
func (o *outline) wordFeatures(i int) bag {
	u := &o.units[i]
	var b bag
	seen := map[string]bool{}
	for k, t := range u.toks {
		if k > 40 {
			break
		}
		if seen[t.fold] || !unicode.IsLetter(firstRune(t.fold)) {
			continue
		}
		seen[t.fold] = true
		b.add("w", t.fold)
		if r := []rune(t.fold); len(r) > 4 {
			b.add("suf", string(r[len(r)-3:]))
			if k < 3 {
				b.add("pre", string(r[:4]))
			}
		}
		if k > 0 && k < 12 {
			b.add("2w", u.toks[k-1].fold+" "+t.fold)
		}
	}
	b.add("last", u.toks[len(u.toks)-1].fold)
	if len(u.toks) > 1 {
		b.add("first2", u.toks[0].fold+" "+u.toks[1].fold)
	}
	b.num("piece", bucket(len(o.rules.pieces[u.line]), 0, 1, 2, 3, 5))
	for _, p := range o.rules.pieces[u.line] {
		b.num("rulerole", int(p.role))
	}
	return b
}

// headingLike reports whether a unit may be a heading, by its look or its words.
func (o *outline) headingLike(i int) bool {
	u := &o.units[i]
	l := &o.lines[u.line]
	if !u.first || len(u.dates) > 0 || len(u.toks) > 9 || strings.Contains(u.text, "@") {
		return false
	}
	if o.rules.part[u.line] == 'h' || headingKind(u.text) != "" {
		return true
	}
	if l.mark && !isUpper(u.text) {
		return false
	}
	return l.level > 0 || isUpper(u.text) && utf8.RuneCountInString(u.text) > 3 || strings.HasSuffix(u.text, ":") ||
		l.bold && l.above > headWhite || len(u.toks) <= 4 && l.above >= 1 && cuedHeading(u.text) != sectionOther
}

// underHeadings adds to each unit what the last two lines above say that may be headings.
func (o *outline) underHeadings(own []bag) {
	last, sure := -1, -1
	for i := range o.units {
		if last >= 0 {
			o.under(&own[i], "under", last, i)
		}
		if sure >= 0 && sure != last {
			o.under(&own[i], "below", sure, i)
		}
		if o.headingLike(i) {
			own[i].flag("headinglike", true)
			last = i
			if headingKind(o.units[i].text) != "" || cuedHeading(o.units[i].text) != sectionOther {
				sure = i
			}
		}
	}
}

func (o *outline) under(b *bag, name string, h, i int) {
	u := &o.units[h]
	kind := headingKind(u.text)
	if kind == "" {
		kind = cuedHeading(u.text)
	}
	b.add(name, string(kind))
	b.add(name+"+far", string(kind)+strconv.Itoa(bucket(i-h, 1, 2, 4, 10)))
	b.add(name+"+dates", string(kind)+dateLook(&o.units[i])[:1])
	for _, t := range u.toks {
		if len(t.fold) > 2 {
			b.add(name+"w", t.fold)
		}
	}
}
