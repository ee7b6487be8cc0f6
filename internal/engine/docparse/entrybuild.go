package docparse

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// found is a field of an entry as the model found it: its words and where they stand.
type found struct {
	text string
	unit int // where it begins
	sure float64
}

// read is an entry of a run: its fields by the letter of their label.
type readEntry struct {
	kind   byte
	fields map[byte][]found
	units  []int      // of its head
	spoken dateSpan   // the period that its head shows
	shown  []dateSpan // all dates and periods of its head
	dashed bool       // a dash that no end follows stands behind its start
	open   bool       // nothing but a gap or a bracket stands behind that dash
	rest   []headNote // what its head says beside its fields
	body   []int
}

// headNote is words of a head that are labelled as nothing, with the piece of a line that they stand in and the line.
type headNote struct{ text, unit, line string }

// entriesOf cuts the labelled tokens of a run into entries.
func (o *outline) entriesOf(r *headRun, labels []int, sure [][]float64) []readEntry {
	out := []readEntry{{kind: r.kind, fields: map[byte][]found{}}}
	cur := &out[0]
	i := 0
	last := byte('O')
	dirty := false
	for _, ui := range r.units {
		u := &o.units[ui]
		text := o.lines[u.line].text()
		cur.units = append(cur.units, ui)
		for k := range u.toks {
			t := &u.toks[k]
			l := headLabels[labels[i]]
			p := 1.0
			if sure != nil {
				p = sure[i][labels[i]]
			}
			i++
			c := l[len(l)-1]
			if c == 'O' && last != 'O' && closes(t.text, cur.fields[last]) {
				l, c = "I"+string(last), last // the bracket around the end of a field is the field's
			}
			if c == 'O' {
				cur.dashed = cur.dashed || last == 'S' && isDash(t.text)
				cur.open = cur.open || last == 'S' && u.endsOpen(k)
				cur.note(t, headNote{unit: u.text, line: text}, last == 'O', k == 0)
				last = 'O'
				continue
			}
			if l[0] == 'N' && dirty {
				out = append(out, readEntry{kind: r.kind, fields: map[byte][]found{}, units: []int{ui}})
				cur = &out[len(out)-1]
				dirty = false
			}
			word := found{text: text[t.from:t.to], unit: ui, sure: p}
			if l[0] == 'I' && last == c {
				cur.goOn(c, word, t.glued, k == 0)
			} else {
				cur.fields[c] = append(cur.fields[c], word)
			}
			dirty = dirty || c != 'Y'
			last = c
		}
	}
	out[len(out)-1].body = r.body
	if len(out) == 1 {
		out[0].spoken, out[0].shown = o.periodShown(r)
	}
	return out
}

// endsOpen reports whether token k is a dash with nothing but a gap or a sign behind it, as in "(Oct '20 – )".
func (u *unit) endsOpen(k int) bool {
	if !isDash(u.toks[k].text) {
		return false
	}
	if k+1 == len(u.toks) {
		return true
	}
	t := &u.toks[k+1]
	return t.gap || t.from > u.toks[k].to+1 || slices.Contains(openSigns, t.text)
}

// goOn adds a word to the last place of a field, or begins one where there is none.
func (e *readEntry) goOn(c byte, word found, glued, firstOfUnit bool) {
	fs := e.fields[c]
	if len(fs) == 0 {
		e.fields[c] = append(fs, word)
		return
	}
	f := &fs[len(fs)-1]
	if !glued || f.unit != word.unit && firstOfUnit {
		f.text += " "
	}
	f.text += word.text
	f.sure = min(f.sure, word.sure)
}

// periodShown returns the period that the head of a run shows, and all that it could be.
func (o *outline) periodShown(r *headRun) (one dateSpan, all []dateSpan) {
	for _, ui := range r.units {
		all = append(all, o.units[ui].dates...)
	}
	if d, ok := o.rules.spans[o.units[r.units[0]].line]; ok && d.isRange {
		return d, all
	}
	one, _ = period(all)
	return one, all
}

// closes reports whether a sign closes a bracket that the last place of a field opened.
func closes(sign string, fs []found) bool {
	return sign == ")" && len(fs) > 0 && strings.Count(fs[len(fs)-1].text, "(") > strings.Count(fs[len(fs)-1].text, ")")
}

// note adds a token to what the head says beside its fields; more says that the token before did too.
func (e *readEntry) note(t *token, at headNote, more, begins bool) {
	if !more || begins || t.gap || len(e.rest) == 0 {
		e.rest = append(e.rest, at)
	}
	s := &e.rest[len(e.rest)-1].text
	if *s != "" && !t.glued {
		*s += " "
	}
	*s += t.text
}

// notes returns what the head says beside its fields: neither signs nor labels nor the small words between fields.
func (e *readEntry) notes() []string {
	start, end := e.dates()
	out := append(e.restNotes(start != ""), e.unkeptNotes()...)
	if s := e.first('S'); start == "" && hasLetter(s) && (end == "" || readDate(s) != end) {
		out = append(out, s)
	}
	if s := e.first('E'); start == "" && end == "" && hasLetter(s) {
		out = append(out, s)
	}
	return withoutRepeats(out)
}

// restNotes returns the words that are labelled as nothing and say something all the same; where they are torn from
// their sentence, the sentence. Those that mean that a period is open say nothing beside one.
func (e *readEntry) restNotes(dated bool) []string {
	var out []string
	for _, n := range e.rest {
		s := n.text
		says := false
		label := strings.Contains(s, ":")
		for _, w := range words(fold(s)) {
			says = says || !connectors[w] && !articles[w] && !joining[w] && !(openWords[w] && dated) &&
				!(label && labelParts()[w]) && (utf8.RuneCountInString(w) > 2 || hasDigit(w))
		}
		if s = strings.Trim(s, " ,;:|·•–—-*/()[]"); says && hasLetter(s) && !onlyLabels(s) && !isDuration(s) {
			out = append(out, n.whole(s))
		}
	}
	return out
}

// longestWhole is how many words a sentence has at most that stands for what is torn from it; a longer one is a
// paragraph, which the entry's body holds too.
const longestWhole = 45

// whole returns the words of a note, or the sentence that they are torn from.
func (n headNote) whole(words string) string {
	if !isTorn(n.text) {
		return words
	}
	for _, s := range []string{n.unit, n.line} {
		if s = tidyField(s); len(s) > len(words) && len(strings.Fields(s)) <= longestWhole {
			return s
		}
	}
	return words
}

// isTorn reports whether words are what is left of a sentence without its fields: "I have been at", "since Jan 2021",
// "74 on roll)".
func isTorn(s string) bool {
	ws := words(fold(s))
	if len(ws) < 2 {
		return false
	}
	first, last := ws[0], ws[len(ws)-1]
	return connectors[last] || articles[last] || indefinite[last] || joining[last] || sentenceTo[last] ||
		sinceWords[first] && (opensDate[ws[1]] || hasDigit(ws[1])) || sentenceOn[first] ||
		strings.Count(s, "(") != strings.Count(s, ")")
}

// sentenceOn are words that go on with a sentence and begin none, sentenceTo words that end none; folded.
var (
	sentenceOn = set("and und et y as of")
	sentenceTo = set("i it was were am been became")
)

// withoutRepeats leaves out the texts whose words others hold, the second of two that are the same.
func withoutRepeats(texts []string) []string {
	var out []string
	for i, s := range texts {
		words := strings.TrimRight(s, " .,;")
		held := slices.ContainsFunc(texts[:i], func(t string) bool { return holdsWords(t, words) }) ||
			slices.ContainsFunc(texts[i+1:], func(t string) bool { return t != s && holdsWords(t, words) })
		if !held {
			out = append(out, s)
		}
	}
	return out
}

// holdsWords reports whether a text holds another between its words: "part time" holds no "art".
func holdsWords(s, other string) bool {
	for from := 0; from+len(other) <= len(s); {
		i := strings.Index(s[from:], other)
		if i < 0 {
			return false
		}
		from += i
		before, _ := utf8.DecodeLastRuneInString(s[:from])
		behind, _ := utf8.DecodeRuneInString(s[from+len(other):])
		if other == "" || !unicode.IsLetter(before) && !unicode.IsDigit(before) && !unicode.IsLetter(behind) &&
			!unicode.IsDigit(behind) && behind != '+' && behind != '#' {
			return true
		}
		from++
	}
	return false
}

// unkeptNotes returns the fields that the document has no place for: the second of a kind that it has one place for,
// and the kinds that an entry has none for.
func (e *readEntry) unkeptNotes() []string {
	var out []string
	for _, c := range []byte("GRSE") {
		for _, f := range e.fields[c][min(1, len(e.fields[c])):] {
			if t := tidyField(f.text); hasLetter(t) {
				out = append(out, t)
			}
		}
	}
	for _, c := range unkept[e.kind] {
		for _, f := range e.fields[c] {
			if t := tidyField(f.text); t != "" {
				out = append(out, t)
			}
		}
	}
	return out
}

// unkept are the fields that the document has no place for in an entry of a kind: their words are among its notes.
var unkept = map[byte][]byte{'J': []byte("FR"), 'E': []byte("P")}

// first returns the words of a field's first place.
func (e *readEntry) first(c byte) string {
	if fs := e.fields[c]; len(fs) > 0 {
		return tidyField(fs[0].text)
	}
	return ""
}

// all joins the words of all places of a field.
func (e *readEntry) all(c byte) string {
	var parts []string
	for _, f := range e.fields[c] {
		if t := tidyField(f.text); t != "" {
			parts = append(parts, t)
		}
	}
	return strings.Join(parts, ", ")
}

// tidyField takes the signs off the ends of a field, and the stop of a sentence.
func tidyField(s string) string {
	s = strings.TrimLeft(strings.Trim(s, " ,;:|·•–—-*_\"“”„‘’'"), "# ")
	if ws := strings.Fields(s); len(ws) > 0 && strings.HasSuffix(s, ".") && !abbreviation(ws[len(ws)-1]) {
		s = strings.TrimSuffix(s, ".")
	}
	if strings.Count(s, "(") != strings.Count(s, ")") {
		s = strings.Trim(s, "() ")
	}
	return s
}

// dates reads the period of an entry. The one date of a course of study is its end; the one date of a job that does not
// say that it goes on is both its ends: nobody who wrote "Waiter, 2009" is one still.
func (e *readEntry) dates() (start, end document.Date) {
	start, end = e.labelledDates()
	if end != "" && end.Year() < start.Year() {
		return "", "" // no period is better than one that ends before it begins
	}
	if e.kind == 'E' && e.first('S') != "" && e.first('E') == "" && end == "" && !e.spoken.isRange && !e.spoken.open &&
		!e.open {
		return "", start
	}
	if e.kind == 'J' && start != "" && end == "" && e.first('E') == "" && !e.spoken.isRange && !e.open &&
		(e.spoken.start == start || e.spoken.end == start) {
		return start, start
	}
	return start, end
}

// labelledDates reads the period of an entry as its words are labelled.
func (e *readEntry) labelledDates() (start, end document.Date) {
	s, t := e.date('S'), e.date('E')
	start, end, whole := periodOf(s, t)
	switch d := e.spoken; {
	case s == "" && t == "" && !d.isRange && e.kind == 'J' && d.end == "":
		return d.start, d.start
	case start == "" && end == "" && (d.isRange || s == "" && t == ""), e.saysMore(start, end),
		// "2020–21", whose end is no date by itself
		end == "" && start != "" && d.isRange && !d.open && d.start.Year() == start.Year():
		return d.start, d.end
	case whole:
		return start, end
	}
	if start == "" {
		start = e.startBy(s, end)
	}
	if end == "" && start != "" && twoDigits.MatchString(t) { // "2018–21"
		n, _ := strconv.Atoi(strings.Trim(t, "'’"))
		end = yearDate(shortYear(n))
	}
	return start, end
}

// periodOf reads the words of a start and an end: whole says that they make a period together, else each is read alone.
func periodOf(s, t string) (start, end document.Date, whole bool) {
	if s != "" && t != "" {
		if d, ok := period(findDates(s + " – " + t)); ok && d.isRange && d.start != "" && (d.end != "" || d.open) {
			return d.start, d.end, true
		}
	}
	if m := shortYears.FindStringSubmatch(s); m != nil && t == "" && m[1] < m[2] {
		return readDate("'" + m[1]), readDate("'" + m[2]), true
	}
	return readDate(s), readDate(t), false
}

// startBy reads a start that has its year from the end ("06 – 08/2019", "Jan – Mar 2019"), or takes that of the period
// which the head shows where no words are labelled so.
func (e *readEntry) startBy(s string, end document.Date) document.Date {
	if s == "" {
		for _, d := range append([]dateSpan{e.spoken}, e.shown...) {
			if d.isRange && d.end == end {
				return d.start
			}
		}
		return ""
	}
	if end == "" {
		return ""
	}
	if d := readDate(s + " " + yearDateText(end)); d != "" {
		return d
	}
	return readDate(s + "/" + yearDateText(end))
}

// saysMore reports whether the period that a head shows is the one of its labelled words, with the months that stand
// apart from their years.
func (e *readEntry) saysMore(start, end document.Date) bool {
	d := e.spoken
	return d.isRange && start != "" && d.start.Year() == start.Year() && d.open == (end == "") &&
		(d.open || d.end.Year() == end.Year())
}

// date returns the words of a date, also where a comma parts its year from the day: "July 1, 2020".
func (e *readEntry) date(c byte) string {
	fs := e.fields[c]
	if len(fs) > 1 && fs[0].unit == fs[1].unit && !yearIn.MatchString(fs[0].text) && len(fs[1].text) == 4 &&
		yearLike(fs[1].text) {
		return tidyField(fs[0].text) + ", " + fs[1].text
	}
	return e.first(c)
}

func yearDateText(d document.Date) string { return strconv.Itoa(d.Year()) }

var (
	shortYears = regexp.MustCompile(`^(\d\d)(?: [-–—] |[–—])(\d\d)$`)
	twoDigits  = regexp.MustCompile(`^['’]?\d\d$`)
	yearIn     = regexp.MustCompile(`(?:19|20)\d\d`)
	monthShort = regexp.MustCompile(`(?:^|\D)(\d{1,2})\s*[/.\-]\s*(\d{2})$`)
	monthLong  = regexp.MustCompile(`(?:^|\D)(\d{1,2})\s*[/.\-]\s*(?:19|20)\d\d`)
	shortEnd   = regexp.MustCompile(`['’ ](\d\d)$`)
)

// readDate reads words that are known to be a date, in whatever form.
func readDate(s string) document.Date {
	s = strings.TrimSpace(s)
	if s == "" {
		return ""
	}
	f := fold(s)
	if p, ok := period(findDates(s)); ok {
		if p.start != "" {
			return p.start
		}
		if p.end != "" {
			return p.end
		}
	}
	month := 0
	for _, w := range words(f) {
		if m := monthWords[strings.Trim(w, ".")]; m > 0 {
			month = m
			break
		}
	}
	year := 0
	if y := yearIn.FindString(f); y != "" {
		year, _ = strconv.Atoi(y)
		if m := monthLong.FindStringSubmatch(f); m != nil && month == 0 {
			month, _ = strconv.Atoi(m[1])
		}
	} else if m := monthShort.FindStringSubmatch(f); m != nil {
		n, _ := strconv.Atoi(m[2])
		year = shortYear(n)
		if month == 0 {
			month, _ = strconv.Atoi(m[1])
		}
	} else if m := shortEnd.FindStringSubmatch(" " + f); m != nil {
		n, _ := strconv.Atoi(m[1])
		year = shortYear(n)
	}
	switch {
	case year == 0:
		return ""
	case month >= 1 && month <= 12:
		return monthDate(year, month)
	}
	return yearDate(year)
}

// job returns the entry as a job.
func (e *readEntry) job() document.Work {
	var w document.Work
	w.Position, w.Name, w.Location = e.all('T'), e.first('G'), e.all('P')
	w.StartDate, w.EndDate = e.dates()
	w.Description = strings.Join(e.notes(), ", ")
	return w
}

// study returns the entry as a course of study.
func (e *readEntry) study() document.Education {
	var d document.Education
	d.StudyType, d.Area, d.Institution, d.Score = e.all('T'), e.all('F'), e.first('G'), e.first('R')
	d.StartDate, d.EndDate = e.dates()
	return d
}
