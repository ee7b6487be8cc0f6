package docparse

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// pointLabels are what a unit of an entry's body can be: it begins a point (B), goes on with what stands before it (I),
// or tells about the entry as a whole (S).
var pointLabels = []string{"S", "B", "I"}

var pointNumber = labelNumbers(pointLabels)

// bodyHabits are what the bodies of a file have in common.
type bodyHabits struct {
	width  map[edge]float64 // where the longest lines end
	marked bool             // points have bullets
}

// markedLines is how many lines with bullets make them the habit of a file.
const markedLines = 3

func (o *outline) bodyHabits() bodyHabits {
	h := bodyHabits{width: map[edge]float64{}}
	n := 0
	for i := range o.lines {
		l := &o.lines[i]
		h.width[edgeOf(l)] = max(h.width[edgeOf(l)], l.ending())
		if l.mark {
			n++
		}
	}
	h.marked = n >= markedLines
	return h
}

// ending is where a line ends: on a page its right edge, in a text the number of its letters.
func (l *line) ending() float64 {
	if l.page == 0 {
		return l.x0 + float64(utf8.RuneCountInString(l.text()))
	}
	return l.x1
}

// wordWidth is how much room a word of n letters takes in a line.
func (l *line) wordWidth(n int) float64 {
	letters := utf8.RuneCountInString(l.text())
	if l.page == 0 || letters == 0 {
		return float64(n)
	}
	return (l.x1 - l.x0) / float64(letters) * float64(n)
}

// pointFeatures returns the features of the units of an entry's body.
func (o *outline) pointFeatures(body []int, h *bodyHabits) [][]uint32 {
	out := make([][]uint32, len(body))
	marks := 0
	for _, ui := range body {
		if u := &o.units[ui]; u.first && o.lines[u.line].mark {
			marks++
		}
	}
	bodyMarks := [...]string{"none", "one", "some"}[min(marks, 2)]
	widest, shape := o.bodyShape(body)
	for i, ui := range body {
		u := &o.units[ui]
		var b bag
		begins := o.beginning(u)
		prev, room := "first", "0"
		if i > 0 {
			p := &o.units[body[i-1]]
			prev = endKind(lastRune(p.text))
			if u.first {
				room = o.roomFeatures(&b, u, p, h, widest, shape)
			}
		}
		starts := startKind(firstRune(u.text))
		habit := bodyMarks
		if h.marked {
			habit += "+"
		}
		b.add("begins", begins)
		b.add("begins+habit", begins+habit)
		b.add("begins+prev", begins+prev+habit)
		b.add("begins+prev+starts", begins+prev+starts)
		b.add("begins+room+starts", begins+room+starts)
		b.add("begins+prev+room+starts", begins+prev+room+starts+habit)
		b.add("begins+shape", begins+shape+prev)
		b.add("begins+shape+starts", begins+shape+prev+starts+room)
		b.add("starts", starts)
		b.add("ends", endKind(lastRune(u.text)))
		b.num("at", min(i, 3))
		b.add("at+begins", string(rune('0'+min(i, 3)))+begins+habit)
		b.num("of", bucket(len(body), 1, 2, 4, 8))
		b.num("words", bucket(len(u.toks), 2, 4, 8, 16, 30))
		b.add("first", u.toks[0].fold)
		b.add("first+begins", u.toks[0].fold+begins)
		if i > 0 {
			p := o.units[body[i-1]].toks
			b.add("last", p[len(p)-1].fold)
		}
		b.flag("label", bodyLabel(u.text))
		b.flag("colon", strings.HasSuffix(u.text, ":"))
		out[i] = b
	}
	return out
}

// beginning returns how a unit of a body begins: within its line (same), a line, a paragraph (para), or with a mark.
func (o *outline) beginning(u *unit) string {
	switch {
	case !u.first:
		return "same"
	case o.lines[u.line].mark:
		return "mark"
	case o.rules.first[u.line] == u.line:
		return "para"
	}
	return "line"
}

// roomFeatures adds how the line of unit u follows that of p, and returns whether u's first word would have fit behind
// p: it fits, or the line is full.
func (o *outline) roomFeatures(b *bag, u, p *unit, h *bodyHabits, widest float64, shape string) string {
	l, pl := &o.lines[u.line], &o.lines[p.line]
	free, word := h.width[edgeOf(pl)]-pl.ending(), pl.wordWidth(utf8.RuneCountInString(u.toks[0].text)+1)
	room := "fits"
	if free < word {
		room = "full"
	}
	b.num("free", bucket(int(free/pl.wordWidth(1)), 2, 6, 12, 25, 45))
	inBody := widest - pl.ending()
	b.flag("fills the body", inBody < word)
	b.add("free in body", shape+strconv.Itoa(bucket(int(inBody/pl.wordWidth(1)), 2, 6, 12, 25, 45)))
	b.num("step", bucket(int((l.x0-pl.x0)/max(l.size, 1)*2), -2, 0, 2))
	b.flag("apart", l.above > pl.above+moreWhite)
	b.num("short", bucket(len(p.toks), 3, 8))
	return room
}

// bodyShape returns where the longest line of a body ends and how its lines break: n where it has one line, else by how
// many of ten lines end with a sentence or a part of one.
func (o *outline) bodyShape(body []int) (widest float64, shape string) {
	lines, closed, sentences := 0, 0, 0
	for i, ui := range body {
		u := &o.units[ui]
		widest = max(widest, o.lines[u.line].ending())
		if !u.first {
			sentences = 1
			continue
		}
		if lines++; i > 0 && strings.ContainsRune(".;!?", lastRune(o.units[body[i-1]].text)) {
			closed++
		}
	}
	if lines < 2 {
		return widest, "n" + strconv.Itoa(sentences)
	}
	return widest, strconv.Itoa(bucket(10*closed/(lines-1), 0, 3, 6, 9)) + strconv.Itoa(sentences)
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// endKind reports how a text ends: with a letter, a digit, or which sign.
func endKind(r rune) string {
	switch startKind(r) {
	case "a", "A":
		return "a"
	case "9":
		return "9"
	}
	return string(r)
}

// startKind reports how a text begins: small, with a capital, with a digit, with a sign.
func startKind(r rune) string {
	switch s := string(r); {
	case startsLower(s):
		return "a"
	case startsUpper(s):
		return "A"
	case r >= '0' && r <= '9':
		return "9"
	}
	return "-"
}

// goldPoints returns the label of each unit of a body by its tags.
func goldPoints(t *Tagged, gold [][]goldToken, body []int) []int {
	out := make([]int, len(body))
	seen := map[int]bool{}
	for i, ui := range body {
		votes := map[int]int{}
		for _, g := range gold[ui] {
			if g.tag >= 0 && t.Spans[g.tag].Tag == "point" {
				votes[g.tag]++
			} else if s := pointAround(t, g.tag); s >= 0 {
				votes[s]++
			}
		}
		best, most := -1, len(gold[ui])/3
		for s, n := range votes {
			if n > most || n == most && s < best {
				best, most = s, n
			}
		}
		switch {
		case best < 0:
			out[i] = pointNumber["S"]
		case seen[best]:
			out[i] = pointNumber["I"]
		default:
			out[i] = pointNumber["B"]
		}
		for s := range votes {
			seen[s] = true
		}
	}
	return out
}

// pointAround returns the point that holds a span, -1 for none.
func pointAround(t *Tagged, span int) int {
	if span < 0 {
		return -1
	}
	at := &t.Spans[span]
	return slices.IndexFunc(t.Spans, func(s Span) bool {
		return s.Tag == "point" && s.From <= at.From &&
			at.To <= s.To
	})
}

// ruledPoints returns the label of each unit of a body by its bullets; nil where it has none.
func (o *outline) ruledPoints(body []int) []int {
	out := make([]int, len(body))
	marked := false
	for i, ui := range body {
		u := &o.units[ui]
		begins := u.first && o.lines[u.line].mark
		switch {
		case begins:
			out[i], marked = pointNumber["B"], true
		case marked:
			out[i] = pointNumber["I"]
		default:
			out[i] = pointNumber["S"]
		}
	}
	if !marked {
		return nil
	}
	return out
}

// bodyPart is a span of an entry's body: a point, or text about the entry as a whole.
type bodyPart struct {
	text  string
	point bool
	from  *para
}

// bodyParts reads the body of an entry: its points, and its text that is none.
func (r *reading) bodyParts(m *Models, e *readEntry, byLine []*para) []bodyPart {
	if len(e.body) == 0 {
		return nil
	}
	labels := m.points.Lattice(r.pointFeatures(e.body, r.habit)).Decode()
	var out []bodyPart
	for i := 0; i < len(e.body); {
		j := i + 1
		for j < len(e.body) && goesOn(pointLabels[labels[i]], pointLabels[labels[j]]) {
			j++
		}
		if t := r.partOf(e.body[i:j], byLine); t.text != "" && !bodyLabel(t.text) {
			t.point = pointLabels[labels[i]] != "S"
			out = append(out, t)
		}
		i = j
	}
	return out
}

// goesOn reports whether a unit with label next belongs to the span that one with label first begins.
func goesOn(first, next string) bool {
	return next == "I" || first == "S" && next == "S"
}

// partOf joins the text of units.
func (r *reading) partOf(units []int, byLine []*para) bodyPart {
	var t bodyPart
	for i := 0; i < len(units); {
		p := byLine[r.units[units[i]].line]
		j := i
		for j < len(units) && byLine[r.units[units[j]].line] == p {
			j++
		}
		if p != nil {
			q := r.part(p, units[i:j])
			q.used, p.used = true, true
			if t.from == nil {
				t.from = q
			}
			next := strings.Join(strings.Fields(q.text()), " ")
			if t.text != "" {
				next = glue(t.text, next, nil)
			}
			t.text = next
		}
		i = j
	}
	return t
}
