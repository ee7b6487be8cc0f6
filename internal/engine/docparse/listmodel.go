package docparse

import (
	"strconv"
	"strings"

	"vitae/internal/engine/document"
)

// listLabels are what a token of a list of skills or languages can be: a skill (K), the name of a group of skills (G),
// a language (L), how well one knows it (V), nothing of these (O). B begins an item, I goes on with it.
var listLabels = []string{"O", "BK", "IK", "BG", "IG", "BL", "IL", "BV", "IV"}

var listNumber = labelNumbers(listLabels)

// listTags give the letter of a list's token by its tag.
var listTags = map[string]byte{"skill": 'K', "group": 'G', "language": 'L', "level": 'V'}

// listRuns cuts labelled units into runs of skills and languages.
func listRuns(labels []int) [][]int {
	var out [][]int
	open := false
	for i, y := range labels {
		l := unitLabels[y]
		if l != "K" && l != "L" {
			open = false
			continue
		}
		if !open {
			out = append(out, nil)
		}
		open = true
		out[len(out)-1] = append(out[len(out)-1], i)
	}
	return out
}

// goldList returns the labels of the tokens of a list by their tags.
func goldList(t *Tagged, gold [][]goldToken, units []int) []int {
	var out []int
	last := -1
	for _, ui := range units {
		for _, g := range gold[ui] {
			label := "O"
			if g.tag >= 0 {
				if c := listTags[t.Spans[g.tag].Tag]; c != 0 {
					label = "B" + string(c)
					if g.tag == last {
						label = "I" + string(c)
					}
				}
			}
			last = g.tag
			out = append(out, listNumber[label])
		}
	}
	return out
}

// longestItem is the number of tokens that an item of a list has at most.
const longestItem = 12

// ruledList returns the labels of the tokens of a list by what the rules read.
func (o *outline) ruledList(units []int, doc *document.Resume) []int {
	kind := map[string]byte{}
	for _, l := range doc.Languages {
		kind[lettersOf(l.Fluency)], kind[lettersOf(l.Language)] = 'V', 'L'
	}
	for _, s := range doc.Skills {
		kind[lettersOf(s.Name)] = 'K'
		if len(s.Keywords) > 0 {
			kind[lettersOf(s.Name)] = 'G'
		}
		for _, k := range s.Keywords {
			kind[lettersOf(k)] = 'K'
		}
	}
	delete(kind, "")
	toks := o.listTokens(units)
	out := make([]int, len(toks))
	for i := 0; i < len(toks); {
		letters, to := "", i
		for j := i; j < min(len(toks), i+longestItem); j++ {
			letters += lettersOf(toks[j].text)
			if kind[letters] != 0 {
				to = j + 1
			}
		}
		if to == i {
			i++
			continue
		}
		letters = ""
		for j := i; j < to; j++ {
			letters += lettersOf(toks[j].text)
		}
		out[i] = listNumber["B"+string(kind[letters])]
		for j := i + 1; j < to; j++ {
			out[j] = listNumber["I"+string(kind[letters])]
		}
		i = to
	}
	return out
}

// listToken is a token of a list with where it stands.
type listToken struct {
	*token
	unit  int
	first bool // of its unit
	opens bool // of its line
	depth int  // brackets around it
}

func (o *outline) listTokens(units []int) []listToken {
	var out []listToken
	depth := 0
	for _, ui := range units {
		u := &o.units[ui]
		if o.rules.first[u.line] == u.line && u.first {
			depth = 0
		}
		for k := range u.toks {
			t := listToken{token: &u.toks[k], unit: ui, first: k == 0, opens: k == 0 && u.first}
			switch t.text {
			case "(", "[":
				depth++
				t.depth = depth
			case ")", "]":
				t.depth = depth
				depth = max(0, depth-1)
			default:
				t.depth = depth
			}
			out = append(out, t)
		}
	}
	return out
}

// farthestSign is how many tokens back the sign before an item is looked for, so that a long line costs no more than
// its length.
const farthestSign = 200

// signBefore returns the sign before a token that parts items, "gap" or "line" where none stands, and the number of
// words since.
func signBefore(toks []listToken, i int) (sep string, since int) {
	t := &toks[i]
	for j := i - 1; j >= max(0, i-farthestSign) && toks[j].unit == t.unit; j-- {
		if s := toks[j].text; !wordRune(firstRune(s)) && toks[j].depth <= t.depth && s != "-" && s != "&" {
			return s, since
		}
		if toks[j+1].gap {
			return "gap", since
		}
		since++
	}
	return "line", since
}

// listFeatures returns the features of the tokens of a list.
func (o *outline) listFeatures(units []int) [][]uint32 {
	toks := o.listTokens(units)
	core := make([]bag, len(toks))
	for i := range toks {
		core[i] = o.listToken(toks, i)
	}
	out := make([][]uint32, len(toks))
	unit, commas, sentence := -1, 0, false
	for i := range toks {
		t := &toks[i]
		b := append(bag{}, core[i]...)
		for _, k := range []int{-2, -1, 1, 2} {
			switch j := i + k; {
			case j < 0:
				b.num("before", k)
			case j >= len(toks):
				b.num("after", k)
			default:
				b.beside(core[j], k)
			}
		}
		u := &o.units[t.unit]
		if t.unit != unit { // once for all tokens of a line
			unit, commas, sentence = t.unit, strings.Count(u.text, ","), isSentence(u.text)
		}
		b.num("commas", bucket(commas, 0, 1, 3))
		b.flag("sentence", sentence)
		b.flag("mark", o.lines[u.line].mark)
		b.add("rule", string(o.rules.kind[u.line]))
		b.num("depth", min(t.depth, 2))
		colon := false
		for j := i; j < len(toks) && toks[j].unit == t.unit && j < i+6; j++ {
			colon = colon || toks[j].text == ":"
		}
		b.flag("colon ahead", colon && t.depth == 0)
		sep, since := signBefore(toks, i)
		b.add("sep", sep)
		b.add("sep+since", sep+string(rune('0'+min(since, 5))))
		if i+1 < len(toks) && toks[i+1].unit == t.unit {
			b.add("next", toks[i+1].fold)
		}
		if i > 0 {
			b.add("prev", toks[i-1].fold)
			b.add("2w", toks[i-1].fold+" "+t.fold)
		}
		out[i] = b
	}
	return out
}

// listSigns are the signs between the items of a list in other scripts, by those that stand for them.
var listSigns = map[string]string{"、": ",", "，": ",", "；": ";", "،": ",", "؛": ";"}

// listToken are the features of a token that its neighbours look at too.
func (o *outline) listToken(toks []listToken, i int) bag {
	t := &toks[i]
	var b bag
	word := t.fold
	if sign, ok := listSigns[word]; ok {
		word = sign
	}
	b.add("w", word)
	b.add("shape", shapeOf(word))
	if t.opens && i > 0 {
		l, above := &o.lines[o.units[t.unit].line], &o.lines[o.units[toks[i-1].unit].line]
		b.add("line", startKind(firstRune(t.text))+endKind(lastRune(toks[i-1].text))+strconv.FormatBool(
			o.rules.first[l.id] == l.id)+strconv.FormatBool(l.mark)+strconv.FormatBool(strings.Contains(above.text(),
			", ")))
		b.num("above ends", bucket(int(above.ending()/above.wordWidth(1)), 20, 40, 60, 75))
	}
	if r := []rune(t.fold); len(r) > 3 {
		b.add("suf", string(r[len(r)-3:]))
		b.add("pre", string(r[:3]))
	}
	b.flag("opens", t.opens)
	b.flag("first", t.first)
	b.flag("gap", t.gap)
	b.flag("glued", t.glued)
	b.flag("language", languageNames[t.fold])
	b.flag("fluency", isFluency(t.text))
	b.flag("in brackets", t.depth > 0)
	return b
}
