package posting

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// clause is a span of the text that asks in one way: a sentence, or the part of one up to a semicolon or a cue.
// stated reports that a heading or cue says so; elsewhere the role is a guess from the wording.
type clause struct {
	start, end int
	role       role
	stated     bool
	bullet     bool
}

// outline is a posting cut into clauses, with the facts that labels state and what was left out.
type outline struct {
	words     *wording
	text, low string
	clauses   []clause
	labels    map[role]clause // "Company: …" and its like: what follows the colon
	dropped   []Span
	section   role
	stated    bool
	soft      bool   // the part's heading is known but by the lines that follow it, up to the next empty one
	required  bool   // a part has been headed that says what is required
	firm      string // the firm's name in lower case, where the head has it
}

type line struct {
	start, end int
	bullet     bool
	icon       bool // a picture stands before it, as it may before items and headings alike
	leads      bool // it is no item, and items follow
	apart      bool // an empty line stands before it
	heads      bool // and none after it
}

var (
	bulletSign = regexp.MustCompile(`^[ \t]*(?:[•·▪●◦■□○►▶➤➢❖✓✔✅☑⁃∙‣▸→➔➜★☆◆◇✦*–—>§+-]+|\(?\d{1,2}[.)]|[a-z]\)|o)[ \t]+`)
	glyphs     = "•▪●◦■►▶➤➢❖✓✔✅☑∙"
)

// lines cuts a text into lines. Bullets inside a line, as a paste leaves them, begin lines of their own, and so do
// labels inside a very long one.
func (w *wording) lines(text string) []line {
	var out []line
	for start := 0; start <= len(text); {
		end := strings.IndexByte(text[start:], '\n')
		if end < 0 {
			end = len(text)
		} else {
			end += start
		}
		for _, l := range w.splitBullets(text, start, end) {
			out = appendLine(out, text, l[0], l[1])
		}
		start = end + 1
	}
	relate(text, out)
	return out
}

func appendLine(out []line, text string, start, end int) []line {
	l := line{start: start, end: end}
	if m := bulletSign.FindStringIndex(text[start:end]); m != nil {
		l.start, l.bullet = start+m[1], true
	} else if r, size := utf8.DecodeRuneInString(text[start:end]); strings.ContainsRune(glyphs, r) {
		l.start, l.bullet = start+size, true
	} else if unicode.Is(unicode.So, r) {
		l.start, l.icon = start+iconSize(text[start:end]), true
	}
	l.start, l.end = trim(text, l.start, l.end)
	for l.end > l.start {
		r, size := utf8.DecodeLastRuneInString(text[l.start:l.end])
		if !unicode.Is(unicode.So, r) {
			break
		}
		l.start, l.end = trim(text, l.start, l.end-size)
	}
	return append(out, l)
}

func (w *wording) splitBullets(text string, start, end int) [][2]int {
	s := text[start:end]
	cuts := []int{}
	for i, r := range s {
		if i > 0 && strings.ContainsRune(glyphs, r) {
			cuts = append(cuts, i)
		}
	}
	for _, sign := range []string{" - ", " * ", " · ", " – "} {
		if len(cuts) == 0 && len(s) > 200 && strings.Count(s, sign) >= 3 {
			for from := 0; ; {
				i := strings.Index(s[from:], sign)
				if i < 0 {
					break
				}
				cuts = append(cuts, from+i+1)
				from += i + len(sign) - 1
			}
		}
	}
	if len(s) > 300 {
		cuts = append(cuts, w.labelCuts(s)...)
	}
	return pieces(cuts, start, end)
}

var longLabel = regexp.MustCompile(`[A-Z][A-Za-z' &-]{2,40}:`)

// labelCuts finds headings that a paste has run into the text: "… clean. Requirements: five years …".
func (w *wording) labelCuts(s string) []int {
	var cuts []int
	for _, m := range longLabel.FindAllStringIndex(s, -1) {
		label := s[m[0] : m[1]-1]
		for at := 0; at < len(label); {
			if _, ok := w.headingRole(label[at:], 0, true); ok && m[0]+at > 0 && label[at] >= 'A' && label[at] <= 'Z' {
				cuts = append(cuts, m[0]+at)
				break
			}
			next := strings.IndexByte(label[at:], ' ')
			if next < 0 {
				break
			}
			at += next + 1
		}
	}
	return cuts
}

// pieces cuts the range at the given distances from start, in any order.
func pieces(cuts []int, start, end int) [][2]int {
	if len(cuts) == 0 {
		return [][2]int{{start, end}}
	}
	marks := make(map[int]bool, len(cuts))
	for _, c := range cuts {
		marks[c] = true
	}
	var out [][2]int
	from := start
	for i := start + 1; i < end; i++ {
		if marks[i-start] {
			out = append(out, [2]int{from, i})
			from = i
		}
	}
	return append(out, [2]int{from, end})
}

func trim(text string, start, end int) (int, int) {
	const spare = " \t\n,;"
	for start < end && strings.IndexByte(spare, text[start]) >= 0 {
		start++
	}
	for end > start && strings.IndexByte(spare, text[end-1]) >= 0 {
		end--
	}
	return start, end
}

func (o *outline) leave(start, end int, reason string) {
	o.dropped = append(o.dropped, Span{Start: start, End: end, Reason: reason})
}

// sentences takes a line of content. A label at the start of a sentence holds up to the next label; on a bullet it
// ends with the line, elsewhere bullets that follow keep it.
func (o *outline) sentences(l line) {
	role, stated := o.section, o.stated
	all := shortened(o.text, split(o.text, l.start, l.end, outsideBrackets()))
	for i, s := range all {
		start, end := s[0], s[1]
		if r, ok := o.question(start, end); ok {
			role, stated, o.section, o.stated = r, true, r, true
			continue
		}
		if i > 0 && o.answered(all[i-1], s) {
			o.leave(start, end, "about the employer or the offer")
			continue
		}
		if i+1 < len(all) && o.answered(s, all[i+1]) && role != drop {
			o.sentence(clause{start: start, end: end, role: nice, stated: true, bullet: l.bullet})
			continue
		}
		if r, body, ok := o.label(start, end); ok {
			if r == fact {
				o.leave(start, end, "a fact that asks for nothing")
				continue
			}
			if r >= place {
				if _, seen := o.labels[r]; !seen {
					o.labels[r] = clause{start: body, end: end}
				}
				continue
			}
			role, stated, start = r, true, body
			if !l.bullet && body >= end {
				o.section, o.stated = r, true
			}
		}
		if start < end {
			o.sentence(clause{start: start, end: end, role: role, stated: stated, bullet: l.bullet})
		}
	}
}

// question reads a question that heads what follows it: "What do we ask? Two years of …".
func (o *outline) question(start, end int) (role, bool) {
	s := o.text[start:end]
	if s[len(s)-1] != '?' || len(strings.Fields(s)) > longestHeading {
		return intro, false
	}
	r, ok := o.words.headingRole(s, 2, true)
	if !ok {
		r, ok = o.words.signRole(s)
	}
	return r, ok && r <= drop
}

// label reads "Essential: …", "It would be a plus: …" at the start of a sentence.
func (o *outline) label(start, end int) (role, int, bool) {
	i := strings.IndexByte(o.text[start:end], ':')
	if i < 0 || i > 70 || len(strings.Fields(o.text[start:start+i])) > 8 {
		return intro, 0, false
	}
	if i+2 < end-start && o.text[start+i+1] == '/' {
		return intro, 0, false // a web address
	}
	r, ok := o.words.headingRole(o.text[start:start+i], 4, true)
	if !ok {
		r, ok = o.words.signRole(o.text[start : start+i])
		ok = ok && r == nice // "Lovely, but really not needed: …"
	}
	if !ok {
		return intro, 0, false
	}
	body, _ := trim(o.text, start+i+1, end)
	return r, body, true
}

// cutByCues cuts a clause where a cue changes its role: after "… required", before ", ideally …".
func (o *outline) cutByCues(c clause) {
	for _, t := range o.words.turns {
		if i := strings.Index(o.low[c.start:c.end], t); i > 0 {
			after := c
			after.start, after.role, after.stated = c.start+i+len(t), nice, true
			c.end = c.start + i
			o.cutByTails(c)
			o.push(after)
			return
		}
	}
	o.cutByTails(c)
}

// cutByTails gives each item up to a cue that follows it the cue's role; what stands after the last cue keeps its own.
func (o *outline) cutByTails(c clause) {
	for c.start < c.end {
		at, end, r := o.tail(c)
		if at < 0 {
			o.push(c)
			return
		}
		head := c
		head.end = c.start + at
		if cut := o.lastItem(head, c.start+end); cut > 0 {
			before := head
			before.end = cut
			o.push(before)
			head.start = cut
		}
		head.role, head.stated = r, true
		o.push(head)
		c.start += end
		if holdsAny(o.low[c.start:min(c.end, c.start+12)], o.words.likewise) {
			c.role, c.stated = r, true // "… von Vorteil, ebenso …"
		}
	}
}

// lastItem returns where the last item of a list begins that a cue in the singular closes: of "PZB and LZB, ETCS would
// be a plus" only ETCS is one. 0 where the cue speaks of the whole list.
func (o *outline) lastItem(head clause, end int) int {
	low := o.low[head.start:head.end]
	if i := o.words.condition(low); i > 0 {
		return head.start + i
	}
	if i := strings.LastIndex(low, " – "); i > 0 {
		return head.start + i + len(" – ") // "class B – BE would be a plus – and"
	}
	i := strings.LastIndexByte(low, ',')
	if i <= 0 || strings.TrimRight(low, " ,") != strings.TrimRight(low, " ") ||
		!holdsAny(o.low[head.end:end], o.words.singular) {
		return 0
	}
	last := " " + strings.TrimLeft(low[i+1:], " ")
	for _, j := range o.words.joints {
		if (j.or || j.list) && strings.HasPrefix(last, j.word) || strings.Contains(last, j.word) && j.or {
			return 0
		}
	}
	return head.start + i + 1
}

// tail finds the first cue that follows what it speaks of: it must close the clause, an item or a bracket.
func (o *outline) tail(c clause) (at, end int, r role) {
	at = -1
	low := o.low[c.start:c.end]
	for _, t := range o.words.tails {
		i := find(low, t.text)
		if i <= 0 || at >= 0 && i > at || at >= 0 && i == at && len(t.text) < end-at {
			continue
		}
		rest := strings.TrimLeft(low[i+len(t.text):], " .!")
		if first, _, _ := strings.Cut(rest, " "); rest != "" && !strings.ContainsAny(rest[:1], ",;()") &&
			!afterTail[first] {
			continue
		}
		at, end, r = i, i+len(t.text), t.role
	}
	return at, end, r
}

// afterTail are words that may follow a cue in its sentence: they give a reason or begin something else.
var afterTail = wordSet("but and for though although as since so aber und da mais et car pero y ya – -")

func (o *outline) push(c clause) {
	c.start, c.end = trim(o.text, c.start, c.end)
	for c.end > c.start && strings.IndexByte(" .!?(:-", o.text[c.end-1]) >= 0 {
		c.end--
	}
	if c.end > c.start {
		o.clauses = append(o.clauses, c)
	}
}

// split cuts the range where ends says that a part ends with the byte at i.
func split(text string, start, end int, ends func(text string, i, end int) bool) [][2]int {
	var out [][2]int
	from := start
	for i := start; i < end; i++ {
		if ends(text, i, end) {
			out = appendRange(out, text, from, i+1)
			from = i + 1
		}
	}
	return appendRange(out, text, from, end)
}

// shortened cuts sentences that are longer than any real one, so that reading a text costs what its words do: before a
// comma, else at a space, else where the bound is.
func shortened(text string, sentences [][2]int) [][2]int {
	if !slices.ContainsFunc(sentences, func(s [2]int) bool { return s[1]-s[0] > longestSentence }) {
		return sentences
	}
	var out [][2]int
	for _, s := range sentences {
		start, end := s[0], s[1]
		for end-start > longestSentence {
			at := start + longestSentence
			if i := strings.LastIndexByte(text[start+longestSentence/2:at], ','); i >= 0 {
				at = start + longestSentence/2 + i + 1
			} else if i := strings.LastIndexByte(text[start+longestSentence/2:at], ' '); i >= 0 {
				at = start + longestSentence/2 + i + 1
			}
			for !utf8.RuneStart(text[at]) {
				at--
			}
			out = appendRange(out, text, start, at)
			start = at
		}
		out = appendRange(out, text, start, end)
	}
	return out
}

func appendRange(out [][2]int, text string, start, end int) [][2]int {
	if start, end = trim(text, start, end); start < end {
		return append(out, [2]int{start, end})
	}
	return out
}

func clauseEnd(text string, i, _ int) bool { return text[i] == ';' }

var abbreviations = []string{
	"e.g", "i.e", "etc", "inc", "ltd", "approx", "vs", "st", "no", "dr", "mr", "mrs", "incl",
	"bzw", "z.b", "u.s", "u.k", "min", "b.sc", "m.sc", "ph.d", "b.s", "b.a", "m.a", "m.s", "b.eng", "dept", "o. ä",
	"ca", "inkl", "kl", "zzgl", "mind", "jr", "sr", "co", "corp",
}

// ownSpelling reports whether a text begins with a name that has its capital inside: "memoQ", "iOS".
func ownSpelling(s string) bool {
	first, _, _ := strings.Cut(s, " ")
	return strings.ContainsFunc(first, unicode.IsUpper)
}

// EndsSentence reports whether a sentence ends at i: a full stop before a capital or a bullet, never one of an
// abbreviation.
func EndsSentence(text string, i, end int) bool {
	switch text[i] {
	case '!', '?':
		return i+1 == end || text[i+1] == ' '
	case '.':
	default:
		return false
	}
	if i+1 >= end {
		return true
	}
	if text[i+1] != ' ' {
		return false
	}
	next := strings.TrimLeft(text[i+1:end], " \"'(-")
	r, _ := utf8.DecodeRuneInString(next)
	if next == "" || unicode.IsLower(r) && !ownSpelling(next) {
		return next == ""
	}
	word := strings.LastIndexAny(text[:i], " \n(,/")
	before := lower(text[word+1 : i])
	for _, a := range abbreviations {
		if before == a {
			return false
		}
	}
	return len(before) != 1
}
