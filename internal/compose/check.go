package compose

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"vitae/internal/skill"
)

// Check lists what rewritten claims and original does not, by line of the rewritten text, each (kind, value) once. It
// knows no facts: a claim is sound where the original's own words carry it. High is a claim with no source, Review a
// question to the user. Same input, same output. A two-page resume takes a few milliseconds; where one original meets
// many rewritten lines, prepare it with NewChecker.
func Check(c *skill.Catalogue, original, rewritten Text) []Finding {
	return NewChecker(c, original).Check(rewritten)
}

// Checker is an original prepared for many checks. It never changes and is safe for use by many goroutines.
type Checker struct{ old *source }

// NewChecker prepares an original.
func NewChecker(c *skill.Catalogue, original Text) *Checker {
	return &Checker{old: newSource(c, original)}
}

// Check lists what rewritten (a resume, a letter, a single bullet) claims and the original does not.
func (k *Checker) Check(rewritten Text) []Finding {
	n := newComparison(k.old, rewritten)
	n.checkDates()
	n.checkHeaders()
	n.checkRanks()
	n.checkDegrees()
	n.checkCredentials()
	n.checkSkills()
	n.checkStatuses()
	n.checkLevels()
	n.checkNumbers()
	n.checkNames()
	n.checkWording()
	return n.result()
}

// comparison is one rewritten text beside the original.
type comparison struct {
	old      *source
	now      *reading
	text     Text
	mentions []mention
	numbers  []*quantity
	allowed  string                 // the allowed words in lower case, each between spaces
	allow    map[string]bool        // their stems
	flagged  map[int]bool           // places already reported: tokens that no further check reports, see place
	nearby   map[*statement]nearest // see sourceOfAll
	found    []foundAt
}

type foundAt struct {
	Finding
	line, order int
}

func newComparison(old *source, rewritten Text) *comparison {
	k := &comparison{old: old, now: read(rewritten.Text, old.texts, old.lang), text: rewritten, allow: map[string]bool{}, flagged: map[int]bool{}, nearby: map[*statement]nearest{}}
	k.mentions = findMentions(old.c, k.now)
	k.numbers = k.now.quantities(k.knownName)
	for _, a := range rewritten.Allow {
		for _, t := range scan(plainRunes.Replace(a)) {
			k.allow[t.stem], k.allow[t.low] = true, true
			k.allowed += " " + t.low
		}
		k.allowed += " | "
	}
	return k
}

// isAllowed says whether the words stand side by side in what the posting allows.
func (k *comparison) isAllowed(words string) bool {
	if k.allowed == "" {
		return false
	}
	low := ""
	for _, t := range scan(plainRunes.Replace(words)) {
		low += " " + t.low
	}
	return low != "" && strings.Contains(k.allowed+" ", low+" ")
}

// report adds a finding. line indexes the lines of the rewritten text.
func (k *comparison) report(f Finding, line int, message string) {
	f.Message = message
	if line >= 0 && line < len(k.now.lines) {
		f.Line = strings.TrimSpace(k.now.lines[line])
	}
	k.found = append(k.found, foundAt{Finding: f, line: line, order: len(k.found)})
}

// result sorts the findings by line and drops what is said twice, the milder one of two.
func (k *comparison) result() []Finding {
	slices.SortStableFunc(k.found, func(a, b foundAt) int {
		return cmp.Or(cmp.Compare(a.line, b.line), cmp.Compare(a.order, b.order))
	})
	at := map[[2]string]int{}
	var out []Finding
	for _, f := range k.found {
		key := [2]string{f.Kind, strings.ToLower(f.Value)}
		i, twice := at[key]
		switch {
		case !twice:
			at[key] = len(out)
			out = append(out, f.Finding)
		case f.Severity == High && out[i].Severity != High:
			out[i].Severity, out[i].Message = High, f.Message
		}
	}
	return out
}

// place numbers a token of a statement for flagged.
func place(statement, token int) int { return statement<<12 | min(token, 1<<12-1) }

// clip shortens a line for a message.
func clip(s string) string {
	if r := []rune(s); len(r) > 90 {
		return string(r[:87]) + "…"
	}
	return s
}

// source is the original with what is looked up in it.
type source struct {
	*reading
	c        *skill.Catalogue
	text     Text
	texts    map[string]bool // whole statements
	words    map[string]bool // lower case, also joined across hyphens: "monthend"
	stems    map[string]bool
	initials []byte          // of neighbouring words: "pmp" of "Project Management Professional"; runs with and without small words
	proper   map[string]bool // words with a capital inside a statement, in lower case
	capitals map[string]bool // words in capitals, in lower case: what an expansion may rest on
	shorts   []string        // words in capitals and short words with a full stop, as "flt": see contracts
	contacts map[string]bool
	phones   map[string]bool
	years    map[int]bool
	spans    []span
	headers  []header
	mentions []mention
	skills   map[skill.ID]*support
	numbers  []*quantity
	index    map[string][]int // statements by feature
	degrees  []degree
	lesser   []item // what is never shown without a status, see lessened
}

func newSource(c *skill.Catalogue, original Text) *source {
	o := &source{reading: read(original.Text, nil, english), c: c, text: original}
	size := len(original.Text) / 4 // about: few resumes grow beyond it
	o.words, o.stems, o.capitals = make(map[string]bool, size), make(map[string]bool, size/4), map[string]bool{}
	o.proper = map[string]bool{}
	o.contacts, o.phones, o.years = map[string]bool{}, map[string]bool{}, map[int]bool{}
	o.texts = o.reading.texts()
	o.mentions = findMentions(c, o.reading)
	for i := range o.all {
		o.collect(&o.all[i])
	}
	o.numbers = o.quantities(nil)
	o.headers = readHeaders(o.reading, original.Document)
	for i := range o.headers {
		o.spans = append(o.spans, o.headers[i].span)
	}
	o.skills = supports(o)
	o.degrees = readDegrees(o.reading)
	o.lesser = o.lessened()
	o.buildIndex()
	return o
}

// collect notes the words of one statement.
func (o *source) collect(s *statement) {
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind == contactToken {
			o.contacts[t.low] = true
			continue
		}
		o.words[t.low] = true
		o.words[strings.TrimSuffix(strings.TrimSuffix(t.low, "s"), "'")] = true
		o.stems[t.stem] = true
		if i > 0 && t.kind == wordToken && t.capital() {
			o.proper[t.low] = true
		}
		if t.kind == wordToken && len(t.text) >= 2 && isCapitals(t.text) {
			o.capitals[strings.ReplaceAll(t.low, ".", "")] = true
		}
		if t.kind == wordToken && len(t.low) <= 5 && (isCapitals(t.text) || titleForms[t.low] != "") {
			o.shorts = append(o.shorts, t.low)
		}
		for j, joined := i+1, t.low; j < len(s.tokens) && j < i+3 && (s.tokens[j].glued || s.tokens[j].pause == pauseNone); j++ {
			joined += s.tokens[j].low
			o.words[joined] = true
		}
	}
	o.collectInitials(s)
	for _, p := range s.phones {
		o.phones[p.digits] = true
	}
	for _, y := range s.years {
		o.years[y.year] = true
	}
	for _, p := range s.ranges {
		o.years[p.from.year], o.years[p.to.year] = true, true
		o.spans = append(o.spans, p)
	}
}

// collectInitials notes the initials of the words of a statement, once of all words and once of those that say something.
// A number stands for itself and ends a run: "KS3" of "Key Stage 3".
func (o *source) collectInitials(s *statement) {
	var main []byte
	for i := range s.tokens {
		t := &s.tokens[i]
		if t.kind == contactToken || t.pause > pauseComma {
			o.initials, main = append(o.initials, ' '), append(main, ' ')
		}
		switch t.kind {
		case contactToken:
		case numberToken:
			o.initials, main = append(append(o.initials, t.digits...), ' '), append(main, ' ')
		case wordToken:
			o.initials = append(o.initials, t.low[0])
			if !stopWords[t.low] {
				main = append(main, t.low[0])
			}
		}
	}
	o.initials = append(append(append(o.initials, ' '), main...), ' ')
}

// hasInitials says whether neighbouring words of the original begin with these letters.
func (o *source) hasInitials(letters string) bool { return bytes.Contains(o.initials, []byte(letters)) }

func isCapitals(s string) bool {
	letters := 0
	for i := 0; i < len(s); i++ {
		if s[i] >= 'a' && s[i] <= 'z' || s[i] >= 0x80 {
			return false
		}
		if s[i] >= 'A' && s[i] <= 'Z' {
			letters++
		}
	}
	return letters > 1
}

// quantities lists the numbers of a text.
func (r *reading) quantities(skip func(statement, token int) bool) []*quantity {
	var out []*quantity
	for i := range r.all {
		out = append(out, readQuantities(&r.all[i], func(t int) bool { return skip != nil && skip(i, t) })...)
	}
	return out
}

// lineAt gives the line of the byte at of the statement.
func (s *statement) lineAt(at int) int {
	line := 0
	for i := range s.tokens {
		if s.tokens[i].start > at {
			break
		}
		line = s.tokens[i].line
	}
	return line
}
