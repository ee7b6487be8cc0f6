package docparse

import "strings"

// laterWords stand before the title that somebody came to, earlierWords before or behind one that they had before;
// folded. So do turns before words that the models take for a title: "made foreman", "(was clerk till 2019)".
var (
	laterWords = set(`then later afterwards subsequently promoted danach später anschließend dann befördert puis ensuite
		après promu promue luego después posteriormente ascendido ascendida promovido promovida poi depois`)
	earlierWords = set(`before previously formerly earlier davor vorher zuvor früher auparavant avant précédemment
		antes anteriormente previamente prima`)
	laterTurns   = set("made now became nun jetzt devenu devenue maintenant ahora")
	earlierTurns = set("was ex war ancien ancienne era")
	turnJoins    = set("that this to as in on dem zum zur als im cela ça comme en eso esto como a at of und and et y e")
	untilWords   = set("until till til to bis jusque jusqu'en jusqu'à jusqu'au hasta fino até")
)

// headWord is a word of an entry's head: the field that the models see in it, and the date that it is of.
type headWord struct {
	*token
	unit int
	c    byte
	goes bool // goes on with the field of the word before
	sure float64
	job  float64 // how likely it is of a title
	date *dateSpan
}

// headClauses cuts a head where signs, rows and words for a promotion stand, and returns what each part says.
func headClauses(words []headWord) []*stint {
	var out []*stint
	var cur []headWord
	arrow, inside := false, false
	end := func() {
		if len(cur) > 0 {
			s := clauseOf(cur, inside)
			if arrow && s.held == heldUntold && len(s.words) > 0 {
				s.held = heldLater
			}
			out = append(out, s)
			cur, arrow = nil, false
		}
	}
	for i := range words {
		w := &words[i]
		if i > 0 && (w.unit != words[i-1].unit || w.gap) {
			end()
		}
		switch {
		case isArrow(words, i):
			end()
			arrow = i > 0 && w.unit == words[i-1].unit
		case w.parts():
			end()
			inside = w.text == "(" || w.text == "[" || inside && !brackets[w.text]
		case w.date == nil && turnsAt(words[i:]), len(cur) > 0 && sinceTitle(words[i-1:]):
			end()
			cur = append(cur, *w)
		default:
			cur = append(cur, *w)
		}
	}
	end()
	return out
}

var (
	arrows      = set("→ ➜ ➔ ⇒")
	brackets    = set("( ) [ ]")
	clauseSigns = set(", ; : . ( ) [ ] | · • – — -")
)

// isArrow reports whether word i is an arrow, or the point of one in two signs.
func isArrow(words []headWord, i int) bool {
	w := &words[i]
	return w.date == nil && (arrows[w.text] || w.text == ">" && w.glued && i > 0 && words[i-1].text == "-")
}

// parts reports whether a word is a sign between the parts of a head. A sign within a title parts nothing, nor does one
// within a date, unless it is a bracket.
func (w *headWord) parts() bool {
	return (w.date == nil || brackets[w.text]) && (w.c != 'T' || !w.goes) && clauseSigns[w.text] &&
		(w.text != "-" || !w.glued)
}

// turnsAt reports whether words for a promotion begin here.
func turnsAt(words []headWord) bool {
	return turnOf(words[0].fold, laterWords, earlierWords) != heldUntold || turns(words)
}

// turnOf returns what a word says about when the title behind it was held.
func turnOf(word string, later, earlier map[string]bool) int {
	switch {
	case later[word]:
		return heldLater
	case earlier[word]:
		return heldEarlier
	}
	return heldUntold
}

// turns reports whether a head goes on with a word like "made" right before words that the models take for a title.
func turns(words []headWord) bool {
	if turnOf(words[0].fold, laterTurns, earlierTurns) == heldUntold || len(words) == 1 {
		return false
	}
	next := &words[1]
	return next.c == 'T' && next.unit == words[0].unit && (!next.goes || words[0].c == 'T')
}

// sinceTitle reports whether a head goes on with "since" and a date before a further title, behind the first word here:
// "clerk and from 2017 supervisor".
func sinceTitle(words []headWord) bool {
	if len(words) < 2 || words[1].date == nil || !words[1].date.open || !sinceWords[words[1].fold] {
		return false
	}
	for _, w := range words[2:] {
		switch {
		case w.unit != words[1].unit || brackets[w.text] || w.text == ",":
			return false
		case w.c == 'T':
			return !w.goes
		case w.date != words[1].date && !turnJoins[w.fold]:
			return false
		}
	}
	return false
}

// mostTitleWords is how many words a title has at most that the models don't take for one.
const mostTitleWords = 5

// likelyTitle is how likely the words behind a word for a promotion are of a title, by the models, to be taken for one.
const likelyTitle = 0.1

// clauseOf returns what a part of a head says, which may stand inside brackets. Behind a word for a promotion, the
// words that are left are the title.
func clauseOf(words []headWord, inside bool) *stint {
	s := &stint{}
	var rest []headWord
	named, likely := false, 0.0
	for i := 0; i < len(words); i++ {
		w := &words[i]
		switch {
		case w.date != nil:
			s.when(words, i)
		case i == 0 && turnsAt(words):
			s.held = max(turnOf(w.fold, laterWords, earlierWords),
				turnOf(w.fold, laterTurns, earlierTurns))
		case untilWords[w.fold] || sinceWords[w.fold]:
			i += s.loosely(words[i:])
		case w.c == 'T':
			s.words = append(s.words, *w)
		case w.c == 'G' || w.c == 'P':
			named = true
		case wordRune(firstRune(w.text)) && w.c == 'O':
			rest = append(rest, *w)
			rest[len(rest)-1].goes = true
			likely += w.job
		}
	}
	s.words, rest = bare(s.words), bare(rest)
	s.torn = len(s.words) == 0 && len(rest) > 0
	if s.torn && s.held != heldUntold && !named && (!inside || s.dated()) && isTitle(rest, likely) {
		s.words = rest
	}
	return s
}

// isTitle reports whether words behind one for a promotion are a title, with how likely each is of one, summed up.
func isTitle(words []headWord, likely float64) bool {
	t := stint{words: words}
	n := len(words)
	return n <= mostTitleWords && (titleScore(t.title().text) > 0 || likely >= likelyTitle*float64(n))
}

// loosely reads a date behind "until" or "since" that is one only there, "5/22", and returns how many words it has.
func (s *stint) loosely(words []headWord) int {
	text, n := "", 0
	for _, w := range words[1:] {
		if w.date != nil || !hasDigit(w.text) && w.text != "/" && monthWords[strings.Trim(w.fold, ".")] == 0 {
			break
		}
		if !w.glued {
			text += " "
		}
		text += w.text
		n++
	}
	switch d := readDate(text); {
	case d == "":
		return 0
	case untilWords[words[0].fold]:
		s.end = d
	default:
		s.start, s.open = d, true
	}
	return n
}

// bare takes the words that join off the ends of a title.
func bare(words []headWord) []headWord {
	joins := func(w headWord) bool {
		return turnJoins[w.fold] || connectors[w.fold] || untilWords[w.fold] || sinceWords[w.fold] ||
			!wordRune(firstRune(w.text)) && w.text != "(" && w.text != ")"
	}
	for len(words) > 0 && joins(words[0]) && !startsUpper(words[0].text) {
		words = words[1:]
	}
	for len(words) > 0 && joins(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	return words
}

// when reads the date that word i of a part begins.
func (s *stint) when(words []headWord, i int) {
	w := &words[i]
	if i > 0 && words[i-1].date == w.date {
		return
	}
	switch d := w.date; {
	case d.isRange:
		s.start, s.end, s.open = d.start, d.end, d.open
		s.ranged = !sinceWords[w.fold] && !fromWords[w.fold]
	case w.c == 'E' || i > 0 && untilWords[words[i-1].fold]:
		s.end = d.end
	default:
		s.start = d.end
	}
}
