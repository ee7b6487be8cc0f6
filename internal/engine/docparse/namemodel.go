package docparse

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// nameTokenLabels are what a token of a line with the person's name can be: B begins the name, I goes on with it, O is
// none of it: a label, a title of the document, letters behind the name, a town.
var nameTokenLabels = []string{"O", "B", "I"}

const outsideName, beginsName, insideName = 0, 1, 2

// nameRuns returns the runs of units that hold the name, by the labels of all units.
func nameRuns(labels []int) [][]int {
	var out [][]int
	for i, y := range labels {
		if unitLabels[y] != "N" {
			continue
		}
		if i > 0 && unitLabels[labels[i-1]] == "N" {
			out[len(out)-1] = append(out[len(out)-1], i)
		} else {
			out = append(out, []int{i})
		}
	}
	return out
}

// mailboxes returns what stands before the @ of the file's e-mail addresses.
func (o *outline) mailboxes() []string {
	var out []string
	for i := range o.lines {
		text := o.lines[i].text()
		if !strings.Contains(text, "@") {
			continue
		}
		for _, m := range mailsIn(text) {
			mailbox, _, _ := strings.Cut(fold(text[m[0]:m[1]]), "@")
			out = append(out, mailbox)
		}
	}
	return out
}

// nameFeatures returns the features of the tokens of a run of units that hold the name.
func (o *outline) nameFeatures(units []int) [][]uint32 {
	mailboxes := o.mailboxes()
	var core []bag
	var toks []*token
	for n, ui := range units {
		u := &o.units[ui]
		l := &o.lines[u.line]
		depth := 0
		for k := range u.toks {
			t := &u.toks[k]
			b := o.nameToken(u, k)
			b.num("row", min(n, 2))
			b.num("depth", min(depth, 1))
			b.flag("larger", l.segs[t.seg].size > l.size+otherSize)
			b.flag("mailed", utf8.RuneCountInString(t.text) > 2 &&
				slices.ContainsFunc(mailboxes,
					func(m string) bool { return strings.Contains(m, strings.Trim(t.fold, ".")) }))
			switch t.text {
			case "(", "[", "{":
				depth++
			case ")", "]", "}":
				depth = max(0, depth-1)
			}
			core, toks = append(core, b), append(toks, t)
		}
	}
	out := make([][]uint32, len(core))
	sign, since := "^", 0
	for i := range core {
		b := append(bag{}, core[i]...)
		for _, k := range []int{-2, -1, 1, 2} {
			if j := i + k; j >= 0 && j < len(core) {
				b.beside(core[j], k)
			} else {
				b.num("edge", k)
			}
		}
		b.add("since", sign+string(rune('0'+min(since, 5))))
		if wordRune(firstRune(toks[i].text)) {
			since++
		} else {
			sign, since = toks[i].text, 0
		}
		out[i] = b
	}
	return out
}

// nameToken are the features of a token that its neighbours look at too.
func (o *outline) nameToken(u *unit, k int) bag {
	t := &u.toks[k]
	word := strings.Trim(t.fold, ".")
	var b bag
	b.add("w", t.fold)
	b.add("shape", shapeOf(t.text))
	b.num("length", bucket(utf8.RuneCountInString(t.text), 1, 2, 3, 5, 8))
	b.num("at", bucket(k, 0, 1, 2, 3, 5))
	b.num("left", bucket(len(u.toks)-1-k, 0, 1, 2, 3, 5, 9))
	b.flag("capitals", isUpper(t.text))
	b.flag("mixed", mixedCase(t.text))
	b.flag("stopped", strings.Contains(t.text, "."))
	b.flag("gap", t.gap)
	b.flag("glued", t.glued)
	b.flag("credential", credentialNames[word])
	b.flag("degree", degreeWords[word])
	b.flag("academic", academicTitles[word])
	b.flag("particle", nameParticles[word])
	b.flag("label", labelParts()[lettersOf(word)])
	return b
}

// goldName returns the labels of the tokens of a run of units by the tags.
func goldName(t *Tagged, gold [][]goldToken, units []int) []int {
	var out []int
	last := -1
	for _, u := range units {
		for _, g := range gold[u] {
			switch {
			case g.tag < 0 || t.Spans[g.tag].Tag != "name":
				out, last = append(out, outsideName), -1
			case g.tag == last:
				out = append(out, insideName)
			default:
				out, last = append(out, beginsName), g.tag
			}
		}
	}
	return out
}

// ruledName returns the labels of the tokens of a run of units by the name that the rules read.
func (o *outline) ruledName(name string, units []int) []int {
	want := lettersOf(name)
	var out []int
	for _, ui := range units {
		toks := o.units[ui].toks
		labels := make([]int, len(toks))
		for from := range toks {
			got, to := "", from
			for to < len(toks) && len(got) < len(want) {
				got += lettersOf(toks[to].text)
				to++
			}
			if got != want || lettersOf(toks[from].text) == "" {
				continue
			}
			for k := from; k < to; k++ {
				labels[k] = insideName
			}
			labels[from] = beginsName
			break
		}
		out = append(out, labels...)
	}
	return out
}

// foundName is a name as the models find it.
type foundName struct {
	text string
	unit int // where it begins
	sure float64
}

// The fewest and most words of a name that the models find.
const fewestNameWords, mostNameWords = 2, 7

// findName returns the likeliest name of a file, an empty one where the models find none.
func (r *reading) findName(m *Models) foundName {
	p := r.lattice.Marginals()
	runs := nameRuns(r.labels)
	if len(runs) == 0 {
		if u := likeliestName(p); u >= 0 {
			runs = [][]int{{u}}
		}
	}
	for _, units := range runs {
		l := m.names.Lattice(r.nameFeatures(units))
		f := r.nameIn(units, l.Decode(), l.Marginals())
		f.text = tidyPersonName(r.titled(f) + f.text)
		if words := len(strings.Fields(f.text)); words < fewestNameWords || words > mostNameWords ||
			strings.ContainsAny(f.text, "@[]<>{}0123456789") {
			continue
		}
		f.sure *= p[f.unit][unitNumber["N"]]
		return f
	}
	return foundName{}
}

// nameIn puts together the words of some units that are labelled as the name, once where they stand twice. sure is the
// likelihood of each label of each word.
func (r *reading) nameIn(units, labels []int, sure [][]float64) foundName {
	f := foundName{sure: 1}
	i, inside := 0, false
	for n, ui := range units {
		u := &r.units[ui]
		segs := r.lines[u.line].segs
		for k := range u.toks {
			t, y := &u.toks[k], labels[i]
			if len(segs) > 1 && t.seg == 0 && headingKind(segs[0].text) != "" {
				y = outsideName // a heading in the margin
			}
			again := k == 0 && f.text != "" && strings.Contains(lettersOf(u.text), lettersOf(f.text))
			if y == outsideName || y == beginsName && f.text != "" || again {
				inside = false
			}
			if y == beginsName && f.text == "" {
				inside, f.unit = true, ui
			}
			if inside {
				if f.text != "" && (!t.glued || k == 0) {
					f.text += " "
				}
				f.text += t.text
			}
			if n == 0 || inside {
				f.sure = min(f.sure, sure[i][y])
			}
			i++
		}
	}
	return f
}

// titled returns the academic titles that stand before a name in its line: they are said with it.
func (r *reading) titled(f foundName) string {
	before, _, ok := strings.Cut(r.units[f.unit].text, f.text)
	ws := strings.Fields(before)
	for i := range ws {
		ws[i] = strings.Trim(ws[i], "#*_|")
	}
	from := len(ws)
	for from > 0 && academicTitles[strings.Trim(fold(ws[from-1]), ".")] {
		from--
	}
	if !ok || from == len(ws) {
		return ""
	}
	return strings.Join(ws[from:], " ") + " "
}

// tidyPersonName takes signs off the ends of a name.
func tidyPersonName(s string) string {
	s = strings.Trim(s, "#*=_ \t,;:|/–—-~")
	if strings.Count(s, "(") != strings.Count(s, ")") {
		s = strings.Trim(s, "() ")
	}
	return s
}

// leastNameLine is how probable the likeliest line of a file has to be, so that a name is looked for there, set
// by hand with two authors left out.
const leastNameLine = 0.2

// likeliestName returns the unit that is most probably the name's, -1 where none is.
func likeliestName(p [][]float64) int {
	best, most := -1, leastNameLine
	for i := range p {
		if v := p[i][unitNumber["N"]]; v > most && !math.IsNaN(v) {
			best, most = i, v
		}
	}
	return best
}
