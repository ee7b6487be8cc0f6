package posting

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/skill"
)

// item is one member of a list inside a clause: "Python" in "Python, Go or Rust".
type item struct {
	start, end int
	terms      []Term
	bare       bool // nothing but its terms
	or         bool // "or" or a slash leads to the next item
	listed     bool // a comma, "or" or a slash leads to the next item
	standalone bool // it is a whole member of a list, not the second half of "design and read"
	aside      bool // it stands after "with" or "such as": company or example, not what is asked for
}

// group is what one requirement names.
type group struct {
	start, end int
	terms      []Term
	either     bool
}

// groups reads the members of a clause: catalogue skills, and where own is set the posting's own words for the rest.
// Members that "or" joins are one group.
func (w *wording) groups(text, low string, c clause, mentions []skill.Mention, own bool) []group {
	items := w.mergePairs(w.cutItems(text, low, c, mentions), low, mentions)
	codes := false // the item before is a licence or one of its codes
	for i := range items {
		switch {
		case w.english:
		case c.role == duty:
			w.skipVerbs(&items[i], text, low)
		default:
			w.skipAddress(&items[i], low)
		}
		w.fill(&items[i], text, low, mentions, own)
		if codes = codes && isCode(items[i]); codes {
			items[i].terms = nil // "Habilitations B2V, BR, BC"
		}
		codes = codes || holdsAny(low[items[i].start:items[i].end], w.licence)
		if i > 0 && len(items[i].terms) == 1 && len(items[i-1].terms) == 1 &&
			abbreviates(items[i].terms[0].Name, items[i-1].terms[0].Name) {
			items[i].terms = nil // "Qualified Teacher Status (QTS)"
		}
		if i > 0 && !w.english && bothGenders(low[items[i-1].start:items[i-1].end], low[items[i].start:items[i].end]) {
			items[i].terms = nil
		}
	}
	return join(items)
}

// mergePairs makes one item of two single words that "and" joins and the catalogue lacks: "health and safety",
// "commitment to equality and diversity".
func (w *wording) mergePairs(items []item, low string, mentions []skill.Mention) []item {
	for i := 0; i+1 < len(items); i++ {
		a, b := items[i], items[i+1]
		between := low[a.end:b.start]
		if between != " and " && between != " & " || a.aside || named(a, mentions) || named(b, mentions) ||
			len(strings.Fields(low[b.start:b.end])) != 1 {
			continue
		}
		s, e, ok := w.ownWords(low, a.start, a.end)
		if !ok || e != a.end || len(w.contentWords(low[s:e])) != 1 && !w.endsInObject(low[s:e]) {
			continue
		}
		items[i].end, items[i].or, items[i].listed, items[i].standalone = b.end, b.or, b.listed, true
		items = append(items[:i+1], items[i+2:]...)
	}
	return items
}

// bothGenders reports whether an item only says the last word before it for the other gender: "Patientinnen und
// Patienten".
func bothGenders(before, item string) bool {
	last := before[strings.LastIndexByte(before, ' ')+1:]
	n := min(len(last), len(item)) - 4
	return n >= 4 && !strings.Contains(item, " ") && last[:n] == item[:n]
}

// endsInObject reports whether a phrase ends in a preposition and one word, which a second word may follow:
// "admission as a solicitor in England" and Wales.
func (w *wording) endsInObject(low string) bool {
	words := strings.Fields(low)
	return len(words) > 2 && w.prepositions[words[len(words)-2]]
}

func named(it item, mentions []skill.Mention) bool {
	for _, m := range mentions {
		if m.Start < it.end && it.start < m.End {
			return true
		}
	}
	return false
}

// abbreviates reports whether short is made of the first letters of long.
func abbreviates(short, long string) bool {
	initials := ""
	for _, word := range strings.Fields(long) {
		r, _ := utf8.DecodeRuneInString(word)
		initials += string(unicode.ToUpper(r))
	}
	return len(short) > 1 && strings.ToUpper(short) == initials
}

// cutItems cuts a clause at commas, brackets, slashes, "and" and "or", never inside a mention.
func (w *wording) cutItems(text, low string, c clause, mentions []skill.Mention) []item {
	k := itemCutter{words: w, text: text, low: low, clause: c, from: c.start, standalone: true}
	m := 0
	for i := c.start; i < c.end; {
		for m < len(mentions) && mentions[m].End <= i {
			m++
		}
		if m < len(mentions) && i >= mentions[m].Start {
			i = mentions[m].End
			continue
		}
		j := w.separator(low, i, c.end)
		if j.size == 0 || j.word != "" && low[i-1] == '-' && !j.list || insideName(low, i, mentions, m) {
			i++
			continue
		}
		k.cut(i, j)
		i += j.size
	}
	k.cut(c.end, joint{})
	return k.items
}

// itemCutter is what is known of a clause while it is cut into items.
type itemCutter struct {
	words      *wording
	text, low  string
	clause     clause
	items      []item
	from       int  // where the next item begins
	standalone bool // nothing but a joint leads to it
	aside      bool // it is company or an example
	inside     bool // it stands in brackets that hold examples
}

// cut ends an item at a joint.
func (k *itemCutter) cut(at int, j joint) {
	start, end := trimItem(k.text, k.from, at)
	if start < end {
		k.items = append(k.items, item{
			start: start, end: end, or: j.or, listed: j.list || j.or,
			standalone: k.standalone && (j.list || j.or || at == k.clause.end), aside: k.aside,
		})
	} else if last := len(k.items) - 1; j.or && last >= 0 && at-k.from <= 2 {
		k.items[last].or, k.items[last].listed = true, true // ", or"
	}
	k.passSign(j, start, end)
	k.standalone = j.list || j.or || k.standalone && start >= end
	k.from = at + j.size
}

// passSign settles whether what follows the item from start to end and its joint is an aside.
func (k *itemCutter) passSign(j joint, start, end int) {
	switch {
	case j.opens:
		k.inside = len(k.items) > 0 || start < end || follows(k.text, k.clause.start)
		k.aside = k.inside
	case j.closes || j.aside:
		k.aside = start < end && len(k.words.contentWords(k.low[start:end])) > 0
		k.inside = k.inside && !j.closes
	case j.list:
		k.aside = k.inside
	}
}

// insideName reports whether a slash belongs to the word around it.
func insideName(low string, i int, mentions []skill.Mention, next int) bool {
	return low[i] == '/' && low[i-1] != ' ' && !beside(mentions, next, i)
}

// beside reports whether a mention ends or begins at a slash: "AWS/GCP" is a choice, "lockout/tagout" a name.
func beside(mentions []skill.Mention, next, slash int) bool {
	return next > 0 && mentions[next-1].End == slash || next < len(mentions) && mentions[next].Start == slash+1
}

// joint is what parts two items.
type joint struct {
	opens  bool // a bracket, whose members are examples
	closes bool
	word   string
	size   int  // bytes it takes, 0 where there is none
	or     bool // one of the items is enough
	list   bool // the items are members of one list
	aside  bool // what follows is company or example
}

// separator returns the joint at i.
func (w *wording) separator(low string, i, end int) joint {
	switch low[i] {
	case ',':
		if amongDigits(low, i, end) {
			return joint{}
		}
		return joint{size: 1, list: true}
	case ')', ']':
		if closesEnding(low, i) {
			return joint{}
		}
		return joint{size: 1, closes: true}
	case '(', '[':
		if n := strings.IndexByte(low[i:min(end, i+9)], ')'); n > 0 && closesEnding(low, i+n) {
			return joint{}
		}
		return joint{size: 1, opens: true}
	case ';', ':', '|':
		if low[i] == ':' && amongDigits(low, i, end) {
			return joint{} // "4:30"
		}
		return joint{size: 1, list: low[i] == ';' || low[i] == '|'}
	case '/':
		if i > 0 && endsWord(low[i-1]) && i+1 < end && endsWord(low[i+1]) {
			return joint{size: 1, or: true}
		}
	case ' ':
		return w.spokenJoint(low[i:end])
	}
	return joint{}
}

// spokenJoint returns the joint of words, or of a dash between blanks, that a text begins with.
func (w *wording) spokenJoint(low string) joint {
	for _, j := range w.joints {
		if strings.HasPrefix(low, j.word) {
			j.size = len(j.word) - 1
			return j
		}
	}
	if strings.HasPrefix(low, " - ") {
		return joint{size: 2, list: true}
	}
	return joint{}
}

// amongDigits reports whether a sign stands between two digits.
func amongDigits(low string, i, end int) bool {
	return i+1 < end && i > 0 && isDigit(low[i-1]) && isDigit(low[i+1])
}

// endsWord reports whether a byte beside a slash is of a word or the blank behind one.
func endsWord(b byte) bool { return wordByte(b) || b == ' ' }

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// offered is money or an hour of the day, which nobody asks of a person.
var offered = regexp.MustCompile(
	`\d ?(?:€|euros?\b|£|\$|k€|uhr\b|usd\b|chf\b)|[€£$] ?\d|\b\d{1,2}(?::\d\d|h\d\d) ?(?:uhr|h|am|pm)?\b`)

func trimItem(text string, start, end int) (int, int) {
	for start < end && strings.IndexByte(" \t\n.!?\"'-*", text[start]) >= 0 {
		if text[start] == '.' && start+1 < end && wordByte(text[start+1]) {
			break // .NET
		}
		start++
	}
	for end > start && strings.IndexByte(" \t\n.!?\"'-*", text[end-1]) >= 0 {
		end--
	}
	return start, end
}

// skipJoiners returns where an item begins without the words that only join it to what stands before.
func (w *wording) skipJoiners(low string, start, end int) int {
	for again := true; again; {
		again = false
		for _, p := range w.joiners {
			if rest, ok := strings.CutPrefix(low[start:end], p); ok && rest != "" && rest[0] == ' ' {
				start, _ = trimItem(low, start+len(p), end)
				again = true
			}
		}
	}
	return start
}

// fill finds what the item names. Mentions win; own words stand in only where the catalogue has nothing.
func (w *wording) fill(it *item, text, low string, mentions []skill.Mention, own bool) {
	it.start = w.skipJoiners(low, it.start, it.end)
	at := it.start
	rest := strings.Builder{}
	for _, m := range mentions {
		if m.End <= it.start || m.Start >= it.end || m.Negated {
			continue
		}
		it.terms = append(it.terms, Term{Name: m.Text, Skill: m.Skill, Start: m.Start, End: m.End})
		if m.Start > at {
			rest.WriteString(low[at:m.Start])
		}
		at = m.End
	}
	if len(it.terms) > 0 {
		if at < it.end {
			rest.WriteString(low[at:it.end])
		}
		it.bare = len(w.contentWords(rest.String())) == 0
		return
	}
	if !own || it.aside {
		return
	}
	start, end, ok := w.ownWords(low, it.start, it.end)
	if !ok || offered.MatchString(low[start:end]) || !it.standalone && len(w.contentWords(low[start:end])) < 2 &&
		low[start:end] == text[start:end] && !w.isNoun(low[start:end]) {
		return
	}
	it.terms = []Term{{Name: text[start:end], Start: start, End: end}}
	it.bare = start == it.start && end == it.end && len(strings.Fields(low[start:end])) <= 3
}

// isNoun reports whether a lone word in small letters may name a thing in a language that does not write nouns with a
// capital: it is long and has no ending of an infinitive.
func (w *wording) isNoun(word string) bool {
	if w.english || len(word) < 6 {
		return false
	}
	for _, end := range [...]string{"er", "ir", "re", "ar", "en"} {
		if strings.HasSuffix(word, end) {
			return false
		}
	}
	return true
}

// join makes one group of the members that "or" joins, and one of every other term. A comma before "or" belongs to
// the choice only where its member is bare: "excellent SQL, dashboards in Tableau or Power BI" asks for SQL apart.
func join(items []item) []group {
	var out []group
	for i := 0; i < len(items); {
		j, or := i, false
		for k := i; k < len(items) && items[k].listed && k+1 < len(items) && len(items[k+1].terms) > 0; k++ {
			if items[k].or {
				j, or = k+1, true
			} else if !items[k].bare || !items[k+1].bare {
				break
			}
		}
		if !or || len(items[i].terms) == 0 {
			for _, t := range items[i].terms {
				out = append(out, group{start: items[i].start, end: items[i].end, terms: []Term{t}})
			}
			i++
			continue
		}
		first := items[i].terms
		for _, t := range first[:len(first)-1] {
			out = append(out, group{start: items[i].start, end: items[i].end, terms: []Term{t}})
		}
		g := group{
			start: first[len(first)-1].Start, end: items[j].end, terms: []Term{first[len(first)-1]},
			either: true,
		}
		for k := i + 1; k <= j; k++ {
			if t := items[k].terms[0]; t.Skill == "" ||
				!slices.ContainsFunc(g.terms, func(x Term) bool { return x.Skill == t.Skill }) {
				g.terms = append(g.terms, t)
			}
		}
		g.either = len(g.terms) > 1
		out = append(out, g)
		for _, t := range items[j].terms[1:] {
			out = append(out, group{start: items[j].start, end: items[j].end, terms: []Term{t}})
		}
		i = j + 1
	}
	return out
}

// ownWords returns the words that name the thing asked for: the item without the words that only ask. False where
// nothing is left, where only character is described, or where so much is left that it is a sentence, not a name.
func (w *wording) ownWords(low string, start, end int) (int, int, bool) {
	start, end = w.withoutAsking(low, start, end)
	if start >= end || holdsAny(low[start:end], w.character) {
		return 0, 0, false
	}
	if first, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(low[start:end], "but "), "and "),
		" "); w.we[first] && !w.prepositions[first] {
		return 0, 0, false // "but we will train the right person"
	}
	for _, p := range w.noItem {
		if strings.HasPrefix(low[start:end], p+" ") {
			return 0, 0, false
		}
	}
	words := w.contentWords(low[start:end])
	if len(words) > 6 || len(words) > 4 && !holdsAny(low[start:end], w.licence) {
		end = w.firstGroup(low, start, end)
		words = w.contentWords(low[start:end])
	}
	if len(words) == 0 || len(words) > 6 || utf8.RuneCountInString(low[start:end]) < 2 {
		return 0, 0, false
	}
	return start, end, true
}

// withoutAsking cuts off an item's first and last words that only ask.
func (w *wording) withoutAsking(low string, start, end int) (int, int) {
	for again := true; again; {
		again = false
		for _, p := range w.openers {
			if rest, ok := strings.CutPrefix(low[start:end], p); ok && (rest == "" || !wordByte(rest[0])) {
				start, _ = trimItem(low, start+len(p), end)
				again = true
			}
		}
		for _, p := range w.closers {
			if rest, ok := strings.CutSuffix(low[start:end], p); ok && (rest == "" || !wordByte(rest[len(rest)-1])) {
				_, end = trimItem(low, start, end-len(p))
				again = true
			}
		}
	}
	return start, end
}

// firstGroup ends a long item before the preposition that follows its first two words of content.
func (w *wording) firstGroup(low string, start, end int) int {
	content, at := 0, start
	for _, word := range strings.Fields(low[start:end]) {
		i := at + strings.Index(low[at:end], word)
		if content >= 2 && w.prepositions[word] {
			_, e := trimItem(low, start, i)
			return e
		}
		if !w.fillers[word] {
			content++
		}
		at = i + len(word)
	}
	return end
}

// contentWords returns the words of a lower-case text that carry meaning.
func (w *wording) contentWords(low string) []string {
	var out []string
	for word := range strings.FieldsFuncSeq(low, betweenWords) {
		if word = strings.Trim(word, ".-'"); word != "" && !w.fillers[word] && !w.prepositions[word] {
			out = append(out, word)
		}
	}
	return out
}

func betweenWords(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#&.-'", r)
}
