package posting

import "strings"

// Postings that chat ask a question and answer it, put asides in brackets, and say that the same holds of one thing
// more.

// outsideBrackets returns EndsSentence for the text from a line's start on: no sentence ends inside a bracket that the
// line closes, "(not there yet? We pay the course!)".
func outsideBrackets() func(text string, i, end int) bool {
	closes, open := -1, true // open: brackets are still looked for
	return func(text string, i, end int) bool {
		if text[i] == '(' && i > closes && open {
			n := strings.IndexByte(text[i:end], ')')
			closes, open = i+n, n > 0
		}
		return i > closes && EndsSentence(text, i, end)
	}
}

// withoutAside takes the bracket off the end of a sentence, or off its middle where a list goes on behind it, if it
// only chats, offers or welcomes beginners. rest is what follows the bracket.
func (o *outline) withoutAside(c clause) (before, rest clause, ok bool) {
	low := o.low[c.start:c.end]
	for from := 0; ; {
		open := strings.IndexByte(low[from:], '(')
		if open < 0 {
			return c, clause{}, false
		}
		open += from
		size := strings.IndexByte(low[open:], ')')
		if size < 0 {
			return c, clause{}, false
		}
		inside, after := low[open+1:open+size], strings.TrimLeft(low[open+size+1:], " ")
		if open > 0 && (after == "" || strings.ContainsAny(after[:1], ".,;!")) && o.chats(inside) {
			before, rest = c, c
			before.end, rest.start = c.start+open, c.start+open+size+1
			o.leave(before.end, rest.start, "about the employer or the offer")
			return before, rest, true
		}
		from = open + size + 1
	}
}

// chats reports whether the words of a bracket ask for nothing.
func (o *outline) chats(inside string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(inside), " ")
	return strings.ContainsAny(inside, "?!") || o.words.we[first] && !o.words.prepositions[first] ||
		holdsAny(inside, o.words.boilerplate) || holdsAny(inside, o.words.newcomers)
}

// answered reports whether a question is followed by an answer that makes what it names welcome: "Shopify? We'll train
// you."
func (o *outline) answered(question, answer [2]int) bool {
	low := o.low[question[0]:question[1]]
	return low[len(low)-1] == '?' && (holdsAny(o.low[answer[0]:answer[1]], o.words.answers))
}

// asBefore reports whether a sentence says of one thing more that it is welcome, too: "Same for Canva."
func (o *outline) asBefore(low string) bool {
	if len(o.clauses) == 0 || o.clauses[len(o.clauses)-1].role != nice {
		return false
	}
	for _, p := range o.words.same {
		if strings.HasPrefix(low, p+" ") {
			return true
		}
	}
	return false
}

// condition returns where the last condition of a text begins that something stands before: "French, and if you speak
// Spanish". 0 where there is none.
func (w *wording) condition(low string) int {
	at := 0
	for _, p := range w.conditions {
		if i := strings.LastIndex(low, " "+p+" "); i > at {
			at = i
		}
	}
	return at
}
