package docparse

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// headRun is the head of one entry, or of several that share their lines, and what is said about it.
type headRun struct {
	kind  byte  // J or E
	units []int // of the head
	body  []int
}

// headRuns cuts labelled units into the heads of jobs and studies.
func headRuns(labels []int) []headRun {
	var out []headRun
	open := map[byte]int{}
	for i, y := range labels {
		l := unitLabels[y]
		if l == "H" {
			clear(open)
			continue
		}
		k := l[0]
		if len(l) != 2 || k != 'J' && k != 'E' {
			continue
		}
		at, ok := open[k]
		switch {
		case l[1] == 'B' || l[1] == 'H' && !ok:
			out = append(out, headRun{kind: k, units: []int{i}})
			clear(open)
			open[k] = len(out) - 1
		case l[1] == 'H':
			out[at].units = append(out[at].units, i)
		case ok:
			out[at].body = append(out[at].body, i)
		}
	}
	return out
}

// chunk is a span of a head between separators; from and to are places among the head's tokens.
type chunk struct {
	from, to      int
	text          string
	before, after string // the separators around it
	dated         bool
	scores        [5]int // as a title, an organisation, a school, a degree, a place

	ended       bool   // first and last are known
	first, last string // words, folded
}

// headToken is a token of a head with where it stands.
type headToken struct {
	*token
	unit  int // its unit's place in the run
	first bool
	line  *line
	shape string
	role  string // what the rules make of it
	wide  bool   // more than one space stands before it
	depth int    // brackets around it
	chunk int
}

var headSeparators = set("| , ; : · • / ( ) [ ] – — - → ► ▪ ● ~ @")

var connectors = set(`at in for with from to as of by since until and bei beim im als von vom bis seit in an am für und chez à au aux de du des en comme depuis jusqu'à pour dans et
	como desde hasta para con y em no na da do até e presso come dal al da per bij als van tot voor w jako od do na`)

// shapeOf returns the look of a word: X for capitals, x for small letters, 9 for digits, each once or twice.
func shapeOf(s string) string {
	var out []byte
	for _, r := range s {
		c := byte('.')
		switch {
		case unicode.IsUpper(r):
			c = 'X'
		case unicode.IsLetter(r):
			c = 'x'
		case unicode.IsDigit(r):
			c = '9'
		case r < 128:
			c = byte(r)
		}
		n := len(out)
		if c == '9' || n < 2 || out[n-1] != c || out[n-2] != c {
			out = append(out, c)
		}
	}
	return string(out)
}

func (o *outline) headTokensOf(r *headRun) []headToken {
	var out []headToken
	for n, ui := range r.units {
		u := &o.units[ui]
		roles := o.tokenRoles(u)
		depth := 0
		for k := range u.toks {
			t := &u.toks[k]
			if t.text == ")" || t.text == "]" {
				depth = max(0, depth-1)
			}
			wide := k > 0 && t.seg == u.toks[k-1].seg && t.from > u.toks[k-1].to+1
			out = append(out, headToken{
				token: t, unit: n, first: k == 0, line: &o.lines[u.line],
				shape: shapeOf(t.text), role: roles[k], wide: wide, depth: depth,
			})
			if t.text == "(" || t.text == "[" {
				depth++
			}
		}
	}
	return out
}

// tokenRoles returns what the rules make of each token of a unit: the role of the piece that holds it, B where it
// begins.
func (o *outline) tokenRoles(u *unit) []string {
	out := make([]string, len(u.toks))
	l := &o.lines[u.line]
	var letters strings.Builder
	at := make([]int, len(u.toks)+1)
	for i, t := range u.toks {
		at[i] = letters.Len()
		letters.WriteString(t.text)
	}
	at[len(u.toks)] = letters.Len()
	text := letters.String()
	pos := 0
	for _, p := range o.rules.pieces[o.rules.first[l.id]] {
		want := strings.Join(strings.Fields(p.text), "")
		from := strings.Index(text[pos:], want)
		if from < 0 || want == "" {
			if from = strings.Index(text, want); from < 0 || want == "" {
				continue
			}
		} else {
			from += pos
		}
		pos = from + len(want)
		for i := range u.toks {
			if at[i] >= from && at[i] < pos {
				out[i] = strconv.Itoa(int(p.role))
				if at[i] == from {
					out[i] += "B"
				}
			}
		}
	}
	return out
}

// chunksOf cuts a head at its separators and dates.
func chunksOf(toks []headToken) []chunk {
	var out []chunk
	sep := "^"
	var cur *chunk
	end := func(after string) {
		if cur != nil {
			cur.after = after
			out = append(out, *cur)
			cur = nil
		}
	}
	for i := range toks {
		t := &toks[i]
		if t.first {
			end("\n")
			if i > 0 {
				sep = "\n"
			}
		} else if t.gap || t.wide {
			end("\t")
			sep = "\t"
		}
		dated := t.date >= 0
		if cur != nil && cur.dated != dated {
			end("d")
			sep = "d"
		}
		word := wordRune(firstRune(t.text))
		if !word && !dated && headSeparators[t.text] {
			end(t.text)
			sep = t.text
			t.chunk = -1
			continue
		}
		if cur == nil {
			cur = &chunk{from: i, before: sep, dated: dated}
		}
		t.chunk = len(out)
		cur.to = i + 1
	}
	end("$")
	for c := range out {
		k := &out[c]
		var sb strings.Builder
		for i := k.from; i < k.to; i++ {
			if i > k.from && !toks[i].glued {
				sb.WriteByte(' ')
			}
			sb.WriteString(toks[i].text)
		}
		k.text = strings.TrimRight(sb.String(), ".")
		if !k.dated && len(k.text) < 100 {
			s := k.text
			k.scores = [5]int{
				scoreBucket(titleScore(s)), scoreBucket(orgScore(s)), scoreBucket(schoolScore(s)),
				scoreBucket(degreeScore(s)), scoreBucket(placeScore(s)),
			}
		}
	}
	return out
}

var chunkScoreNames = [5]string{"title", "org", "school", "degree", "town"}

// headFeatures returns the features of every token of a run.
func (o *outline) headFeatures(r *headRun) [][]uint32 {
	toks := o.headTokensOf(r)
	chunks := chunksOf(toks)
	n := len(toks)
	core := make([]bag, n)
	for i := range toks {
		core[i] = tokenCore(toks, i)
	}
	kind := string(r.kind)
	out := make([][]uint32, n)
	firstDate := -1
	for i := range toks {
		if toks[i].date >= 0 || yearLike(toks[i].text) {
			firstDate = i
			break
		}
	}
	prevWord, prevAt := "", 0
	for i := range toks {
		t := &toks[i]
		b := append(bag{}, core[i]...)
		for _, k := range []int{-2, -1, 1, 2} {
			if j := i + k; j >= 0 && j < n {
				b.beside(core[j], k)
			} else {
				b.num("edge", k)
			}
		}
		b.add("kind", kind)
		b.add("kind+role", kind+t.role)
		b.add("kind+w", kind+t.fold)
		b.num("row", bucket(t.unit, 0, 1, 2, 4))
		b.num("rows", bucket(len(r.units), 1, 2, 3, 5))
		b.num("depth", min(t.depth, 1))
		b.add("connector", prevWord+strconv.Itoa(bucket(i-prevAt, 1, 2, 3, 5, 8)))
		b.add("connector1", prevWord)
		if connectors[t.fold] {
			prevWord, prevAt = t.fold, i
		} else if headSeparators[t.text] {
			prevWord, prevAt = t.text, i
		}
		switch {
		case firstDate < 0:
			b.add("date", "none")
		case i < firstDate:
			b.add("date", "later")
		case i > firstDate:
			b.add("date", "before")
		}
		o.chunkFeatures(&b, r, toks, chunks, i)
		o.columnFeatures(&b, t.line, t.seg)
		out[i] = b
	}
	return out
}

func tokenCore(toks []headToken, i int) bag {
	t := &toks[i]
	var b bag
	b.add("w", t.fold)
	b.add("shape", t.shape)
	if rs := []rune(t.fold); len(rs) > 3 && unicode.IsLetter(rs[0]) {
		b.add("suf", string(rs[len(rs)-3:]))
		b.add("pre", string(rs[:3]))
	}
	if t.date >= 0 {
		after, open := 0, false
		for j := i - 1; j >= 0 && toks[j].date == t.date && toks[j].unit == t.unit; j-- {
			after++
			open = open || isDash(toks[j].text) || rangeWords[toks[j].fold] || toks[j].fold == "and"
		}
		b.num("indate", bucket(after, 0, 1, 2, 4))
		b.flag("enddate", open)
		b.num("whichdate", min(t.date, 2))
	}
	b.flag("year", yearLike(t.text))
	b.flag("open", openWords[t.fold])
	b.flag("month", monthWords[strings.Trim(t.fold, ".")] > 0)
	b.flag("connects", connectors[t.fold])
	b.add("role", t.role)
	b.flag("first", t.first)
	b.flag("gap", t.gap)
	b.flag("wide", t.wide)
	b.flag("glued", t.glued)
	s := t.line.segs[t.seg]
	b.flag("bold", s.bold)
	b.flag("italic", s.italic)
	b.flag("small", utf8.RuneCountInString(t.text) < 3)
	if s.field != fieldNone {
		b.num("field", int(s.field))
	}
	if s.size > t.line.size+otherSize {
		b.flag("larger", true)
	}
	return b
}

// chunkFeatures are those of the span between separators that holds a token, and of its neighbours.
func (o *outline) chunkFeatures(b *bag, r *headRun, toks []headToken, chunks []chunk, i int) {
	t := &toks[i]
	kind := string(r.kind)
	if t.chunk < 0 {
		b.add("sign", kind+t.text)
		return
	}
	c := &chunks[t.chunk]
	b.add("cpos", c.position(i))
	b.num("cn", bucket(t.chunk, 0, 1, 2, 3, 5))
	b.num("clen", bucket(c.to-c.from, 1, 2, 3, 5, 8, 14))
	b.add("csep", c.before+c.after)
	b.add("cbefore", kind+c.before)
	b.add("cafter", kind+c.after)
	best := 0
	for s, name := range chunkScoreNames {
		b.num("c"+name, c.scores[s])
		if c.scores[s] > c.scores[best] {
			best = s
		}
	}
	b.add("cbest", kind+chunkScoreNames[best]+strconv.Itoa(c.scores[best]))
	if c.to-c.from <= 6 {
		b.add("ctext", fold(c.text))
	}
	if !c.ended { // once for all tokens of a chunk, which may be the whole line
		c.ended = true
		if words := strings.Fields(fold(c.text)); len(words) > 0 {
			c.first, c.last = words[0], words[len(words)-1]
		}
	}
	if c.first != "" {
		b.add("clast", kind+c.last)
		b.add("cfirst", kind+c.first)
	}
	neighbourFeatures(b, chunks, t.chunk, best)
	// the label before a colon at the line's beginning
	if c.before == ":" && t.chunk > 0 {
		b.add("label", fold(chunks[t.chunk-1].text))
	}
}

// position returns where a chunk has its token i: the only one, at the beginning (b), at the end (e), or between (m).
func (c *chunk) position(i int) string {
	switch {
	case i == c.from && i == c.to-1:
		return "only"
	case i == c.from:
		return "b"
	case i == c.to-1:
		return "e"
	}
	return "m"
}

// neighbourFeatures adds what stands in the chunks around the one at at, whose best score is best.
func neighbourFeatures(b *bag, chunks []chunk, at, best int) {
	c := &chunks[at]
	for _, k := range []int{-2, -1, 1, 2} {
		j := at + k
		if j < 0 || j >= len(chunks) {
			b.num("noc", k)
			continue
		}
		d := &chunks[j]
		name := "c" + strconv.Itoa(k)
		if d.dated {
			b.flag(name+"dated", true)
			continue
		}
		for s := range chunkScoreNames {
			if d.scores[s] > 0 {
				b.add(name+chunkScoreNames[s], strconv.Itoa(d.scores[s]))
				b.add(name+"+", chunkScoreNames[s]+strconv.Itoa(min(d.scores[s], 2))+chunkScoreNames[best])
			}
		}
		if k == -1 && len(d.text) < 25 {
			b.add(name+"t", fold(d.text)+c.before)
		}
	}
}
