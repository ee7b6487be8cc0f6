package posting

import (
	"context"
	"strings"
	"unicode"
	"unicode/utf8"
)

// relate tells of each line how it stands to those around it. Lines beside each other that begin with the same picture
// are items of a list.
func relate(text string, ls []line) {
	items := map[rune]bool{} // pictures that stand before two lines beside each other
	for i := 1; i < len(ls); i++ {
		if ls[i].icon && ls[i-1].icon && iconOf(text, ls[i]) == iconOf(text, ls[i-1]) {
			items[iconOf(text, ls[i])] = true
		}
	}
	last := -1 // the line with words before this one
	for i := range ls {
		if ls[i].start == ls[i].end {
			continue
		}
		if ls[i].icon {
			ls[i].bullet = items[iconOf(text, ls[i])]
		}
		if last >= 0 {
			ls[i].apart = i > last+1
			ls[last].leads = ls[i].bullet && !ls[last].bullet && strings.Contains(text[ls[last].end:ls[i].start], "\n")
		}
		if last >= 0 {
			ls[last].heads = ls[last].apart && !ls[i].apart && !ls[last].bullet
		}
		last = i
	}
}

// iconSize is how many bytes of a line its pictures take, with the signs that colour or join them.
func iconSize(s string) int {
	for i, r := range s {
		if !unicode.In(r, unicode.So, unicode.Sk, unicode.Me, unicode.Mn) && r != ' ' {
			return i
		}
	}
	return len(s)
}

func iconOf(text string, l line) rune {
	begin := strings.LastIndexByte(text[:l.start], '\n') + 1
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(text[begin:l.start], " "))
	return r
}

// read cuts the posting from the given line on. Each line is a heading, a label with its content, or sentences.
func (o *outline) read(ctx context.Context, ls []line) error {
	inList := false
	for i, l := range ls {
		if err := ctx.Err(); err != nil {
			return err
		}
		if l.start == l.end {
			continue
		}
		if o.heading(ls[i:]) {
			inList = false
			continue
		}
		if o.soft && l.apart && !l.bullet {
			o.section, o.stated, o.soft = intro, false, false
		}
		if inList && !l.bullet && o.endsList(l) {
			o.section, o.stated, inList = intro, false, false
		}
		l.bullet = l.bullet || o.stated && o.itemLike(l)
		inList = inList || l.bullet
		o.sentences(l)
	}
	return nil
}

// endsList reports whether a line after a list ends what the list's heading said: a paragraph of its own.
func (o *outline) endsList(l line) bool {
	s := o.text[l.start:l.end]
	switch o.section {
	case nice:
		return len(s) > 200 || l.apart && isProse(s)
	case must:
		return l.apart && isProse(s)
	}
	return false
}

// itemLike reports whether a line without a sign may be an item of a list all the same: it is no sentence.
func (o *outline) itemLike(l line) bool {
	s := o.text[l.start:l.end]
	return !endsSentence(s) && len(strings.Fields(s)) <= 25
}

func endsSentence(s string) bool { return strings.IndexByte(".!?", s[len(s)-1]) >= 0 }

// isProse reports whether a line holds the end of a sentence.
func isProse(s string) bool {
	return endsSentence(s) || containsAny(s, ". ", "? ", "! ")
}

// longestHeading is how many words a heading has at most.
const longestHeading = 8

// heading takes the first line where it is nothing but a heading.
func (o *outline) heading(ls []line) bool {
	l := ls[0]
	s := o.text[l.start:l.end]
	if !mayHead(s, l.bullet) && (!l.leads || !trailsOff(s)) {
		return false
	}
	words := len(strings.Fields(s))
	leads := l.leads && words <= longestHeading
	r, ok := o.headed(l, s)
	if !ok && !looksLikeHeading(l, s) {
		return false
	}
	if r >= fact {
		r = duty
	}
	if !ok && o.groups(words, leads && l.apart) {
		return true
	}
	if !ok && leads {
		if r, ok = o.guess(ls[1:]); !ok && o.section == duty {
			return true // it leads on: "As one of six you will:"
		}
	}
	o.section, o.stated = r, ok
	o.soft = l.heads && !l.leads && !isClosed(s) && !shouting(s)
	o.required = o.required || r == must
	if r == drop {
		o.leave(l.start, l.end, "about the employer or the offer")
	}
	return true
}

// looksLikeHeading reports whether a line that announces nothing known is a heading by its signs.
func looksLikeHeading(l line, s string) bool {
	words := len(strings.Fields(s))
	return !l.bullet && (isClosed(s) || l.leads && words <= longestHeading || shouting(s) && words <= 6)
}

// groups reports whether a heading names a group inside the list of what is asked for: "Languages:", "CLOUD".
func (o *outline) groups(words int, apart bool) bool {
	return (o.section == must || o.section == nice) && words <= 4 && !apart
}

// headed reports what a line announces. The signs by which it is a heading say how freely its words may be read.
func (o *outline) headed(l line, s string) (role, bool) {
	words := len(strings.Fields(s))
	short := words <= longestHeading
	leads := l.leads && short
	spare := 0
	switch {
	case isClosed(s):
		spare = 6
	case shouting(s) || titled(s) || leads:
		spare = 3
	}
	sure := isClosed(s) || shouting(s) || leads || (l.icon || l.heads && o.words.opensHeading(s)) && short &&
		!isProse(s)
	r, ok := o.words.headingRole(s, spare, sure)
	if !ok && sure && short {
		r, ok = o.words.signRole(s)
	}
	if !ok && isClosed(s) && !l.leads {
		low := lower(s)
		if r, _, ok := o.words.leadRole(low); ok {
			return r, true // "Sie verfügen über:"
		}
		return duty, o.words.tellsDeed(low) // "Vous interviendrez pour :"
	}
	return r, ok
}

// trailsOff reports whether a short line leaves its end to the list below: "This is you if …".
func trailsOff(s string) bool {
	return len(s) <= 80 && (strings.HasSuffix(s, "...") || strings.HasSuffix(s, "…"))
}

// opensHeading reports whether a line that no sign shows to be a heading begins as one: "Was du mitbringst", "Lo que
// pedimos".
func (w *wording) opensHeading(s string) bool {
	first, _, _ := strings.Cut(lower(strings.TrimLeft(s, "¿¡\"'( ")), " ")
	return w.headers[first] && !strings.ContainsAny(s, "0123456789")
}

func isClosed(s string) bool { return strings.HasSuffix(strings.TrimRight(s, " *"), ":") }

// mayHead reports whether a line can be a heading by its signs: it is short, ends no sentence, and holds no label's
// body.
func mayHead(s string, bullet bool) bool {
	if len(s) > 80 || bullet && !strings.HasSuffix(s, ":") || !isClosed(s) && strings.ContainsAny(s[len(s)-1:], ".;,") {
		return false
	}
	i := strings.IndexByte(s, ':')
	return i < 0 || i == len(s)-1 || strings.TrimSpace(s[i+1:]) == ""
}

// guess tells from the items of a list what a heading announces that no table knows: they ask, they offer, or, where
// they do neither, they are what is offered once something has been asked before, as postings are ordered.
func (o *outline) guess(ls []line) (role, bool) {
	items, asking := 0, 0
	for _, l := range ls {
		if l.start == l.end {
			continue
		}
		if !l.bullet {
			break
		}
		items++
		low := o.low[l.start:l.end]
		if holdsAny(low, o.words.boilerplate) {
			return drop, true
		}
		if holdsAny(low, o.words.asking) || holdsAny(low, o.words.character) || len(o.words.spoken(low)) > 0 {
			asking++
		}
	}
	switch {
	case asking*3 >= items:
		return must, true
	case o.required:
		return drop, true
	case items > 0:
		return duty, true // what is to be done stands before what is asked for
	}
	return intro, false
}

func shouting(s string) bool {
	letters := 0
	for _, r := range s {
		if unicode.IsLower(r) {
			return false
		}
		if unicode.IsUpper(r) {
			letters++
		}
	}
	return letters > 3
}

// titled reports whether a short line is written as a heading is: begun with a capital, without a sentence's end.
func titled(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) && len(strings.Fields(s)) <= 6
}
