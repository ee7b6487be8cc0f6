package letter

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// placeKind says what a place is.
type placeKind uint8

const (
	atWork placeKind = iota
	asVolunteer
	inProject
	ofSelf // the summary, which stands at no place
)

// place is an entry of the resume that lines belong to.
type place struct {
	kind            placeKind
	title, employer string
	start, end      document.Date
	source          string // its head, as a source of what a letter says of it
	known           bool   // the title is one of the catalogue's
	study           bool   // what was read as a job is a course: "Beschäftigtenlehrgang II"
	titles          string // what was left out of the title, such as several held one after the other
}

func (p place) named() bool { return p.title != "" || p.employer != "" || p.kind == ofSelf }

// line is one line of the resume that a letter may quote, with the lines that it was cut into joined again.
type line struct {
	text  string
	lines []string // as they stand in the resume
	paths []string
	at    int // its place
	order int // among the lines of the resume
}

// enoughDescribed is how many lines of work are enough to leave the summary alone.
const enoughDescribed = 4

// Bounds of a line that a letter quotes, in words.
const (
	shortestLine = 4
	longestLine  = 48
	longSummary  = 30 // a paragraph longer than this is quoted by the sentence
)

// read lists places and lines.
func (w *writer) read() {
	for i, e := range w.r.Work {
		title := e.Position
		if e.EndDate == "" && toldOf(w.code).MatchString(e.Description) {
			title = "" // it was another one since: "clerk until 2020, manager since then"
		}
		at := w.place(place{kind: atWork, title: title, employer: e.Name, start: e.StartDate, end: e.EndDate})
		w.paragraph(at, e.Summary, fmt.Sprintf("work[%d].summary", i))
		w.bullets(at, withoutHead(e.Highlights, e.Description), fmt.Sprintf("work[%d].highlights", i))
	}
	for i, e := range w.r.Projects {
		at := w.place(place{kind: inProject, employer: e.Name, start: e.StartDate, end: e.EndDate})
		w.paragraph(at, e.Description, fmt.Sprintf("projects[%d].description", i))
		w.bullets(at, e.Highlights, fmt.Sprintf("projects[%d].highlights", i))
	}
	for i, e := range w.r.Volunteer {
		at := w.place(place{
			kind: asVolunteer, title: e.Position, employer: e.Organization, start: e.StartDate,
			end: e.EndDate,
		})
		w.paragraph(at, e.Summary, fmt.Sprintf("volunteer[%d].summary", i))
		w.bullets(at, e.Highlights, fmt.Sprintf("volunteer[%d].highlights", i))
	}
	w.undate()
	w.paragraph(w.place(place{kind: ofSelf}), w.r.Basics.Summary, "basics.summary")
}

// undate takes the dates off a job without an end that began before another one did: it may have ended.
func (w *writer) undate() {
	for i := range w.places {
		p := &w.places[i]
		if p.kind == atWork && p.end == "" && p.start != "" && slices.ContainsFunc(w.places, func(o place) bool {
			return o.kind == atWork && !o.study && o.start.Year() > p.start.Year()
		}) {
			p.start = ""
		}
	}
}

// place adds a place with names as a sentence can hold them; what may be no name is left out.
func (w *writer) place(p place) int {
	p.source = strings.Join(text.NonEmpty(p.title, p.employer), ", ")
	p.study = w.namesCourse(p.title)
	w.nameEmployer(&p)
	w.nameTitle(&p)
	if p.start == p.end && p.start.Month() > 0 || p.end != "" && p.end.Months() < p.start.Months() {
		p.start, p.end = "", "" // a single month is oftener a beginning that was read twice
	}
	w.places = append(w.places, p)
	return len(w.places) - 1
}

// nameEmployer leaves of a place's employer what a sentence can hold.
func (w *writer) nameEmployer(p *place) {
	p.employer = nameIn(p.employer)
	if p.kind == atWork && p.title == "" && !strings.Contains(p.employer, " ") {
		p.employer = "" // a single word without a title may be a town
	}
	if p.kind != inProject && !w.namesEmployer(p.employer) {
		p.employer = ""
	}
	if p.kind == atWork || p.kind == asVolunteer {
		p.employer = prose.SpokenName(p.employer)
	}
	if oneself.MatchString(p.employer) || alone.FindString(p.employer) == p.employer {
		p.employer = ""
	}
}

// nameTitle leaves of a place's title what a sentence can hold.
func (w *writer) nameTitle(p *place) {
	p.titles, p.title = nameIn(bracketedYear.ReplaceAllString(p.title, "")), nameIn(p.title)
	if severalTitles(p.title) || endsOpen(p.title, w.code) {
		p.titles = "" // when which of them was held is not said
		if p.title = firstTitle(p.title); p.employer != "" {
			p.title = ""
		}
	}
	if _, p.known = w.c.FindTitle(p.title); !p.known && p.employer != "" && text.OpensSmall(p.title) {
		p.title = "" // "third grade"
	}
	if !p.known && p.employer != "" && w.isNoTitle(p.title) {
		p.title, p.titles = "", ""
	}
	if p.title != "" {
		p.titles = ""
	}
}

// namesEmployer reports whether what was read as an employer may be one: no word of time ("Now"), and in English, which
// writes names large, neither opens nor ends small ("an agency", "Five-bed EBD home").
func (w *writer) namesEmployer(s string) bool {
	words := strings.Fields(prose.SpokenName(s))
	if len(words) == 0 || times(w.code)[text.Fold(s)] {
		return false
	}
	last := words[len(words)-1]
	last = last[strings.LastIndexAny(last, "'")+1:] // "l'Eau"
	return w.code != "en" || len(words) == 1 ||
		!text.OpensSmall(last) && !(text.OpensSmall(s) && lang.IsStop(words[0], "en"))
}

// times are the words that say when rather than where.
var times = lang.Each(func(code string) map[string]bool {
	out := lang.SetOf(code, "piece", "when")
	maps.Copy(out, lang.SetOf(code, "period", "99"))
	return out
})

// isNoTitle reports whether what was read as a title need be none: it is a time of learning, or no occupation has any
// of its words, such as a town's name.
func (w *writer) isNoTitle(title string) bool {
	return stages(w.code)[text.Fold(title)] || !match.HasOccupationWord(title, w.code)
}

var (
	stages  = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "piece", "stage") })
	courses = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "piece", "course") })
)

// namesCourse reports whether a title's main word names a course: the first in French and Spanish, else the last. In
// German it may end in one.
func (w *writer) namesCourse(title string) bool {
	words := strings.FieldsFunc(text.Fold(title), func(r rune) bool { return !unicode.IsLetter(r) })
	words = slices.DeleteFunc(words, func(s string) bool { return strings.Trim(s, "ivx") == "" }) // "II"
	if len(words) == 0 {
		return false
	}
	main := words[len(words)-1]
	if w.code == "fr" || w.code == "es" {
		main = words[0]
	}
	for course := range courses(w.code) {
		if main == course || w.code == "de" && strings.HasSuffix(main, course) {
			return true
		}
	}
	return false
}

// mostOfAName is how many words a title or an employer's name has; more is a sentence that was read as one.
const mostOfAName = 10

// sameAgain matches what stands in the place of a name that was said before: "Same hospital".
var sameAgain = regexp.MustCompile(`(?i)^(?:same|ditto|idem|ebenda|misma|mismo|même) `)

// bracketedYear is since when a title was held: "Junior Controller (2015)".
var bracketedYear = regexp.MustCompile(` \((?:since |ab |seit |depuis |desde )?(?:19|20)\d\d\)`)

var yearInName = regexp.MustCompile(`\b(?:19|20)\d\d\b`)

// nameIn returns a title or an employer's name as it stands in a sentence, "" where it reads as neither.
func nameIn(s string) string {
	s, _, _ = strings.Cut(strings.Join(strings.Fields(s), " "), " *")
	s = strings.Trim(s, " ,;:|·–-")
	if sameAgain.MatchString(s) {
		return ""
	}
	if n := len(strings.Fields(s)); n == 0 || n > mostOfAName || yearInName.MatchString(s) ||
		!balanced(s) || strings.ContainsAny(s, "@[]{}") || n > 4 &&
		text.OpensSmall(s) {
		return ""
	}
	if words := strings.Fields(s); len(words) > 1 && dangles(words[len(words)-1]) {
		if text.OpensSmall(s) {
			return "" // "ran a"
		}
		s = strings.Join(words[:len(words)-1], " ") // "Te Ara Hou Youth Services as"
	}
	return prose.Unshouted(s)
}

// timeSpent is how long a job lasted, as a network writes it: "Full-time · 4 yrs 7 mos".
var timeSpent = regexp.MustCompile(`(?i)\b\d+ (?:yrs?|years?|mos?|months?)(?: \d+ (?:mos?|months?))?$`)

// paragraph adds a text of several sentences, by the sentence where it is long.
func (w *writer) paragraph(at int, s, path string) {
	if strings.TrimSpace(s) != "" {
		w.parted(line{text: tidy(s), lines: []string{s}, paths: []string{path}, at: at}, longSummary)
	}
}

// runTogether returns where a second line begins in one that two were read into without a sign between them: "six
// hands Walked the route". 0 where none does.
func (w *writer) runTogether(s string) int {
	before := ""
	for at := 0; at < len(s); {
		word, _, _ := strings.Cut(s[at:], " ")
		last, _ := utf8.DecodeLastRuneInString(before)
		goesOn := before != "" && (text.OpensSmall(before) || unicode.IsDigit(last) || last == ')') &&
			(unicode.IsLetter(last) || unicode.IsDigit(last) || last == ')') && !dangles(before) &&
			!lang.IsStop(before, w.code)
		if first, _ := utf8.DecodeRuneInString(word); goesOn && unicode.IsUpper(first) && !allCapitals(word) &&
			(w.code == "en" && compose.OpensAsWork(s[at:]) || w.isOrphan(s[at:])) {
			return at
		}
		before = word
		at += len(word) + 1
	}
	return 0
}

// parted adds a line, by the sentence where it has more words than most. A sentence that makes the one before it
// smaller stays with it. What was run together is two.
func (w *writer) parted(l line, most int) {
	if at := w.runTogether(l.text); at > 0 {
		second := l
		l.text, second.text = strings.TrimSpace(l.text[:at]), l.text[at:]
		w.parted(l, most)
		w.parted(second, most)
		return
	}
	if len(strings.Fields(l.text)) <= most && (w.selfSource == "" || w.places[l.at].kind != ofSelf) {
		w.line(l)
		return
	}
	var parts []string
	for _, one := range text.Prose(l.text) {
		if n := len(parts); n > 0 && (abbreviated.MatchString(parts[n-1]) || leansBack(one) || w.isOrphan(one) ||
			w.wording(one).Weak > 0) && len(strings.Fields(parts[n-1]+one)) <= longestLine {
			parts[n-1] += " " + tidy(one)
			continue
		}
		parts = append(parts, tidy(one))
	}
	for i, one := range parts {
		if l.text = one; one != tidy(w.selfSource) && (i == 0 || !leansBack(one)) {
			w.line(l)
		}
	}
}

// abbreviated says that what was taken for the end of a sentence is that of a short word: "off the Civ. R. deadlines".
var abbreviated = regexp.MustCompile(`\s\p{Lu}\p{Ll}{0,3}\.$`)

var danglers, backWords = lang.SetOfAll("dangle"), lang.SetOfAll("back")

// leansBack reports whether a sentence speaks of what was said before it.
func leansBack(s string) bool {
	first, _, _ := strings.Cut(text.Fold(s), " ")
	return backWords[strings.Trim(first, ",;:")]
}

// numeral is the number of a line: "(ii) ", "3) ".
var numeral = regexp.MustCompile(`^\s*(?:\((?:[ivx]{1,5}|[a-z]|\d{1,2})\)|\d{1,2}\)) `)

// tidy returns a line without its bullet and number and with single spaces.
func tidy(s string) string {
	s = numeral.ReplaceAllString(s, "")
	return strings.TrimSpace(strings.TrimLeft(strings.Join(strings.Fields(s), " "), "-–—•*·▪>Ø§►●○◦‣✓➢ \uf0b7\uf0a7"))
}

var (
	address = regexp.MustCompile(`@|https?://|www\.`)
	wishes  = asides("wish", `\b`)
	leaving = asides("leaving", `\b`)
	opening = asides("opening", "^")
	firms   = asides("firm", "^")
	label   = asides("label", "^")
	oneself = asides("oneself", "^")
	alone   = asides("alone", "^")
	initial = regexp.MustCompile(`^\p{Lu}\. `) // the end of a sentence that was cut at a short form
)

// withoutLabel takes off a form's name for a line: "Role : Clearance opinions".
func withoutLabel(s string) string {
	m := label.FindStringIndex(s)
	if m == nil {
		return s
	}
	rest, ok := strings.CutPrefix(strings.TrimLeft(s[m[1]:], " "), ":")
	if !ok {
		return s
	}
	return text.Capital(strings.TrimSpace(rest))
}

// asides matches the terms of a kind in internal/engine/lang/<code>/aside.txt; before is what stands in front of one.
func asides(kind, before string) *regexp.Regexp { return asidesOf(kind, before, lang.Codes()...) }

// asidesOf finds those of some languages.
func asidesOf(kind, before string, codes ...string) *regexp.Regexp {
	return matching("(?i)"+before+"{}", alternation(termsOf("aside", kind, codes), "", `\b`))
}

// saysNothing reports whether a line holds what resumes say of everybody: a cliché, a duty that names no work,
// references.
func saysNothing(s, code string) bool {
	low := " " + strings.Join(strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) &&
			r != '-' && r != '\''
	}), " ") + " "
	return slices.ContainsFunc(fillers()[code], func(phrase string) bool { return strings.Contains(low, phrase) })
}

// fillers are phrases that say nothing of anybody, by language, between spaces.
var fillers = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "filler") {
			if (e.Value == "cliche" || e.Value == "duty" || e.Value == "request") && strings.Contains(e.Term, " ") {
				out[code] = append(out[code], " "+e.Term+" ")
			}
		}
	}
	return out
})

// unquotable match what no line has that a letter quotes.
var unquotable = []*regexp.Regexp{address, opening, firms, leaving, initial, writtenInSigns}

// line adds a line that reads as a statement on its own.
func (w *writer) line(l line) {
	l.text = strings.TrimRight(w.fullPart(withoutLabel(l.text)), " ;,")
	if !w.places[l.at].named() || !w.standsAlone(l.text) || w.isOfElsewhere(l) || isCut(l.text) || isCut(l.text+".") {
		return
	}
	if w.places[l.at].kind != ofSelf {
		w.described++
	} else if w.described >= enoughDescribed || wishes.MatchString(l.text) {
		return
	}
	if words := strings.Fields(l.text); dangles(words[len(words)-1]) && !phrasal[text.Fold(words[len(words)-1])] {
		return
	}
	l.order = len(w.proofs)
	w.proofs = append(w.proofs, proof{line: l})
}

// standsAlone reports whether a text is whole without what stands before and behind it, and says something.
func (w *writer) standsAlone(s string) bool {
	n := len(strings.Fields(s))
	if n < shortestLine || n > longestLine || n < shortLine/3 && timeSpent.MatchString(s) ||
		saysNothing(s, w.code) || len(lang.Placeholders(s)) > 0 || w.isOrphan(s) || tellsLittle(s) ||
		slices.ContainsFunc(unquotable, func(p *regexp.Regexp) bool { return p.MatchString(s) }) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(s)
	return !strings.HasSuffix(s, ":") && !strings.HasPrefix(s, "(") && balanced(s) &&
		!(unicode.IsLower(first) && leansBack(s))
}
