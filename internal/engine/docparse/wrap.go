package docparse

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// join merges wrapped lines into paragraphs. A line goes on where the next one's first word would not have fitted.
func join(lines []line) []*para {
	right := rightEdges(lines)
	var vocabulary map[string]bool
	var out []*para
	for i := range lines {
		l := lines[i]
		if len(out) > 0 {
			p := out[len(out)-1]
			if continues(p, &lines[i-1], &l, right[edgeOf(&l)]) {
				if vocabulary == nil && strings.HasSuffix(p.text(), "-") {
					vocabulary = lineWords(lines)
				}
				p.absorb(&l, vocabulary)
				continue
			}
		}
		out = append(out, &para{line: l, rows: 1})
	}
	return out
}

// joinAddresses puts together the addresses that a narrow column breaks.
func joinAddresses(lines []line) []line {
	right := rightEdges(lines)
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		if n := len(out); n > 0 && out[n-1].stream == l.stream && out[n-1].page == l.page {
			prev := &out[n-1]
			if joined, ok := brokenAddress(prev, &l, right[edgeOf(&l)]); ok {
				prev.segs = append([]segment{}, prev.segs...)
				prev.segs[0].text, prev.segs[0].words = joined, nil
				prev.bottom = l.bottom
				continue
			}
		}
		out = append(out, l)
	}
	return out
}

// brokenAddress joins an e-mail or web address that a narrow column breaks over two lines, at any letter.
func brokenAddress(prev, l *line, right float64) (string, bool) {
	if l.page == 0 || len(prev.segs) != 1 || len(l.segs) != 1 || l.mark || l.above > halfWhite ||
		math.Abs(prev.size-l.size) > sameSize {
		return "", false
	}
	text, b := prev.segs[0].text, l.segs[0].text
	note := "" // LinkedIn says behind an address whose it is
	if i := strings.Index(b, " ("); i > 0 {
		b, note = b[:i], b[i:]
	}
	label, a := "", text
	if i := strings.LastIndexByte(text, ' ') + 1; i > 0 {
		label, a = text[:i], text[i:]
	}
	if label != "" && !strings.Contains(label, ":") || !addressParts(a, b) {
		return "", false
	}
	perChar := (prev.x1 - prev.x0) / float64(utf8.RuneCountInString(text))
	if isMail(b) && beginsMail(a) {
		return text + b + note, prev.x1 > right-perChar // the break stands before the @
	}
	full := prev.x1 > right-lastLetters*perChar && utf8.RuneCountInString(b) <= 20
	return text + b + note, !wholeAddress(a) || full
}

// beginsMail reports whether letters can be the beginning of the part of a mail address before the @.
func beginsMail(a string) bool {
	return hasLetter(a) && strings.ContainsAny(a, "._-") && !strings.ContainsRune(".-_", rune(a[len(a)-1])) &&
		a == strings.ToLower(a)
}

// wholeAddress reports whether an address is whole as it stands: none ends in a hyphen.
func wholeAddress(a string) bool {
	return (isMail(a) && topLabel(a) || isURL(a) && !strings.Contains(a, "@")) && !strings.HasSuffix(a, "-")
}

// addressParts reports whether a and b can be the two parts of one address, and b is none by itself.
func addressParts(a, b string) bool {
	if a == "" || b == "" || strings.ContainsAny(b, " ,") || startsUpper(b) && b != strings.ToUpper(b) &&
		!strings.Contains(b, "/") {
		return false
	}
	joined := a + b
	own := isMail(b) || isURL(b) && !strings.Contains(a, "@")
	switch {
	case strings.Count(joined, "@") > 1, own && (!hasLetter(a) || !strings.ContainsAny(a, ".-_/")):
		return false
	case strings.Contains(joined, "@"):
		return isMail(joined) && topLabel(joined)
	}
	return (strings.Contains(a, "/") || strings.HasPrefix(a, "www.")) && isURL(joined)
}

// topLabel reports whether an address ends in a known top-level domain.
func topLabel(s string) bool {
	t := strings.ToLower(s[strings.LastIndexByte(s, '.')+1:])
	return topDomains[t] || countryDomains[t]
}

// Where a line stands below the one that it goes on, in font sizes, and how far lines reach to the right, in letters;
// tuned as the bounds of white are.
const (
	belowSign    = 0.2 // right of a bullet, up to which a line stands below the bullet and not below its text
	belowText    = 1.2 // from the edge of a point's text
	sameEdge     = 0.6
	firstIndent  = 3   // below the first line of a paragraph
	sameMiddle   = 2   // twice the distance of the middles
	twoWidths    = 1.5 // times, from which on gaps are of two widths
	lastLetters  = 1.6 // room at the end of a line up to which an address fills it
	spareLetters = 0.3 // room that must be left behind a word for it to have fitted: letters differ in width
	nearLetters  = 8   // the same for it to have fitted with room to spare
)

// shortestWrap and longestWrap are the widths, in characters, under and over which nobody wraps a text by hand.
const (
	shortestWrap = 50
	longestWrap  = 120
)

// headsSection reports whether a line is a section's heading right below running text.
func headsSection(prev, l *line) bool {
	t := l.text()
	kind := headingKind(t)
	if l.page > 0 && l.above < hardWhite && isUpper(prev.text()) && prev.size == l.size && prev.bold == l.bold {
		return false // "INSTITUTE OF" over "TECHNOLOGY"
	}
	return kind != "" && kind != sectionPreamble && (isUpper(t) && utf8.RuneCountInString(t) > 3 || startsUpper(t) &&
		strings.HasSuffix(prev.text(), "."))
}

// edge names a column of a page.
type edge struct{ page, stream int }

func edgeOf(l *line) edge { return edge{l.page, l.stream} }

func rightEdges(lines []line) map[edge]float64 {
	right := map[edge]float64{}
	for i := range lines {
		e := edgeOf(&lines[i])
		right[e] = math.Max(right[e], lines[i].x1)
	}
	return right
}

// continues reports whether l goes on what p began; prev is p's last line.
func continues(p *para, prev, l *line, right float64) bool {
	if apart(p, prev, l, right) {
		return false
	}
	if p.mark {
		return continuesPoint(p, prev, l, right)
	}
	if !linedUp(p, prev, l) || p.italic != l.italic && prev.segs[0].endItalic() != l.italic {
		return false
	}
	if l.page > 0 && l.above > wrapWhite && startsUpper(l.text()) && !strings.HasSuffix(prev.text(), ",") {
		return false
	}
	if len(prev.segs) > 1 {
		return true
	}
	switch fits(prev, l, right) {
	case tooLong:
		return !opensHead(prev, l) && !opensBullet(prev, l)
	case nearly:
		return startsLower(l.text()) && utf8.RuneCountInString(prev.text()) > 30 && !opensHead(prev, l)
	}
	return false
}

// continuesPoint reports whether l goes on a point: it hangs under the point's text, or begins below its sign and
// small.
func continuesPoint(p *para, prev, l *line, right float64) bool {
	em := math.Max(l.size, 1)
	full := fits(prev, l, right) == tooLong
	if l.x0 > p.x0+belowSign*em {
		return l.page == 0 || math.Abs(l.x0-p.textX) < belowText*em || full
	}
	if l.page == 0 && full && l.above == 0 && closesBracket(p.text(), l.text()) {
		return true
	}
	open := l.page == 0 && (full || !strings.ContainsAny(lastLetter(prev.text()), ".;:!?"))
	return (open && l.above == 0 || full && l.page > 0 && l.above < wrapWhite) && startsLower(l.text()) &&
		len(findDates(l.text())) == 0
}

// closesBracket reports whether a text leaves a bracket open that the next one closes first.
func closesBracket(text, next string) bool {
	i := strings.IndexAny(next, "()")
	return i >= 0 && next[i] == ')' && strings.LastIndexByte(text, '(') > strings.LastIndexByte(text, ')')
}

// linedUp reports whether a line begins below the one before, or has the same middle; below a paragraph's first line it
// may be set in.
func linedUp(p *para, prev, l *line) bool {
	em := math.Max(l.size, 1)
	off, middles := math.Abs(l.x0-prev.x0), math.Abs((l.x0+l.x1)-(prev.x0+prev.x1))
	return off < sameEdge*em || p.rows == 1 && off < firstIndent*em || middles < sameMiddle*em
}

func lastLetter(s string) string {
	_, n := utf8.DecodeLastRuneInString(s)
	return s[len(s)-n:]
}

// apart reports whether a line cannot go on the paragraph above it, whatever its words: it begins something by its own
// structure, stands elsewhere, or is set otherwise.
func apart(p *para, prev, l *line, right float64) bool {
	switch {
	case p.solid || l.solid || l.mark || p.level != l.level || p.level > 0 || p.stream != l.stream:
		return true
	case tagged(prev) && tagged(l):
		return true
	case l.page == 0 && !p.mark && (right < shortestWrap || right > longestWrap):
		return true
	case headsSection(prev, l), beginsField(l):
		return true
	case len(l.segs) > 1 && !datedTail(l), len(prev.segs) > 1 && !overDate(p, prev, l, right):
		return true
	case setOtherwise(p, prev, l):
		return true
	}
	return prev.page == l.page && l.above > paraWhite
}

// setOtherwise reports whether a line is set in other letters than the paragraph above it.
func setOtherwise(p *para, prev, l *line) bool {
	a, b := prev.segs[0], l.segs[0]
	return l.page > 0 && (p.rows == 1 && capitalName(a.text) && !isUpper(b.text) || a.endBold != b.bold) ||
		math.Abs(p.segs[0].size-b.size) > sameSize
}

// capitalName reports whether a line is set in capitals altogether, as names of employers and schools are: text in
// another setting goes on none of it.
func capitalName(s string) bool {
	return isUpper(s) && len(strings.Fields(s)) > 1 && utf8.RuneCountInString(s) > 8 || isUpper(s) &&
		utf8.RuneCountInString(s) > 12
}

// tagged reports whether a line is a row of tags: its words stand wider apart than running text sets them, and nothing
// else parts them. A row of one tag counts.
func tagged(l *line) bool {
	s := l.segs[0]
	if l.page == 0 || strings.ContainsAny(s.text, ",;•·|") {
		return false
	}
	tags := len(tagsOf(s))
	if len(s.words) > 8 {
		return tags > 1 && 2*tags <= len(s.words)+1 && s.twoSpaces()
	}
	return tags > 1 || len(s.words) <= 2 && l.above > tagWhite
}

// twoSpaces reports whether the gaps of a row are of two clearly different widths; a text set to both margins has one.
func (s segment) twoSpaces() bool {
	narrow, wide, space := 0.0, math.Inf(1), s.widestSpace()
	for i := 1; i < len(s.words); i++ {
		if g := s.gap(i); g > space {
			wide = min(wide, g)
		} else {
			narrow = max(narrow, g)
		}
	}
	return narrow > 0 && wide > twoWidths*narrow
}

// datedTail reports whether a line is text with nothing but a date far to its right: the last line of a wrapped head.
func datedTail(l *line) bool {
	if len(l.segs) != 2 || l.mark || l.page == 0 || l.above > wrapWhite {
		return false
	}
	return isDateSegment(l.segs[1]) && len(findDates(l.segs[0].text)) == 0
}

// overDate reports whether a line wraps because the date at its right leaves it no room. In a text the date must stand
// at the right edge: one that follows a few spaces behind makes no line narrow.
func overDate(p *para, prev, l *line, right float64) bool {
	if p.rows > 1 || len(l.segs) > 1 || l.above > wrapWhite || len(prev.segs) != 2 || !isDateSegment(prev.segs[1]) ||
		prev.segs[0].endItalic() != l.italic {
		return false
	}
	if l.page == 0 && prev.segs[1].x1 < right-1 {
		return false
	}
	perChar := (prev.segs[0].x1 - prev.segs[0].x0) / float64(utf8.RuneCountInString(prev.segs[0].text)+1)
	first, _, _ := strings.Cut(l.segs[0].text, " ")
	return prev.segs[0].x1+perChar*float64(utf8.RuneCountInString(first)+3) > prev.segs[1].x0
}

func isDateSegment(s segment) bool {
	ds := findDates(s.text)
	return len(ds) > 0 && tidy(strings.ReplaceAll(cut(s.text, ds), "\x00", "")) == ""
}

// opensHead reports whether two full lines are two statements all the same: contact data, a date or a label begins one.
func opensHead(prev, l *line) bool {
	a, b := prev.text(), l.text()
	if strings.Contains(a, "@") || strings.Contains(b, "@") || strings.Contains(a, " | ") ||
		strings.Contains(b, " | ") {
		return true
	}
	if len(phonesIn(a)) > 0 && !hasLetter(a) || isURL(a) || isURL(b) || len(phonesIn(b)) > 0 && !hasLetter(b) {
		return true
	}
	if datesPart(a, b) || namesAnother(a, b) {
		return true
	}
	i := strings.Index(b, ": ")
	return i > 0 && i < 25 && startsUpper(b) && strings.Contains(a, ": ")
}

// datesPart reports whether the dates of two full lines tell that they are two statements.
func datesPart(a, b string) bool {
	if d, ok := period(findDates(b)); ok && d.isRange && utf8.RuneCountInString(b) < 60 && !startsLower(b) {
		return true
	}
	if d, ok := period(findDates(a)); ok && d.isRange && utf8.RuneCountInString(a) < 90 {
		return true
	}
	if ds := findDates(b); len(ds) > 0 && strings.HasSuffix(a, ".") && startsUpper(b) &&
		utf8.RuneCountInString(b) < 60 && endsWithDate(b, ds[len(ds)-1]) {
		return true
	}
	from, next := findDates(a), findDates(b)
	return len(from) > 0 && len(next) > 0 && from[0].from == 0 && next[0].from == 0 // each line begins with its date
}

// namesAnother reports whether b names what a does not, and so does not go on it: a school below a degree, a degree
// below a school, a grade below either.
func namesAnother(a, b string) bool {
	from, to := strings.Fields(a), strings.Fields(b)
	if len(from) == 0 || len(from) > 8 || len(to) > 8 || leadsOn(from[len(from)-1]) ||
		strings.ContainsRune(",-–&/(", rune(a[len(a)-1])) {
		return false
	}
	study, school := degreeScore(a), schoolScore(a)
	switch {
	case isScore(b):
		return study >= 1 || school >= surelySchool
	case !startsUpper(b) || strings.HasSuffix(a, "."):
		return false
	}
	return study >= 1 && school < 1 && schoolScore(b) >= surelySchool && degreeScore(b) <= 0 ||
		school >= surelySchool && study <= 0 && degreeScore(b) >= 1 && schoolScore(b) < 1
}

// leadsOn reports whether a word leads on to the next: no line of a head ends in one.
func leadsOn(w string) bool {
	f := fold(w)
	return smallWords[f] || articles[f] || nameParticles[f]
}

// opensBullet reports whether a full line and the next are two points of a list without bullets: the next begins with a
// verb as such points do, though no sentence has ended.
func opensBullet(prev, l *line) bool {
	a := strings.TrimSpace(prev.text())
	if a == "" || l.page == 0 || strings.ContainsRune(".,;:&-–/(", rune(a[len(a)-1])) || !startsUpper(l.text()) {
		return false
	}
	first, _, _ := strings.Cut(l.text(), " ")
	f := fold(first)
	return len(f) > 4 && strings.HasSuffix(f, "ed") && f == strings.ToLower(first) || listVerbs[f]
}

// listVerbs begin a point of a list and are neither names nor nouns that begin a line by chance.
var listVerbs = set(`built led ran wrote won grew drove made taught held oversaw began took gave kept sold bought brought spoke found
	own manage develop maintain coordinate write teach serve plan run oversee create implement provide ensure perform conduct assist
	prepare collaborate deliver handle organise organize analyse analyze monitor review mentor supervise supported drafted`)

type fit int

const (
	short   fit = iota // the next word would have fitted with room to spare
	nearly             // it would have just fitted
	tooLong            // it would not have fitted
)

// fits reports whether the first word of l would have had room at the end of prev.
func fits(prev, l *line, right float64) fit {
	t := l.text()
	first, _, _ := strings.Cut(t, " ")
	n := utf8.RuneCountInString(t)
	if n == 0 {
		return short
	}
	perChar := (l.x1 - l.textX) / float64(n)
	need := prev.x1 + perChar*float64(utf8.RuneCountInString(first)+1)
	if cjkStart(t) {
		need = prev.x1 + 2*perChar
	}
	switch {
	case need > right-spareLetters*perChar:
		return tooLong
	case need > right-nearLetters*perChar:
		return nearly
	}
	return short
}

func cjkStart(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// absorb appends a line's text to the paragraph.
func (p *para) absorb(l *line, vocabulary map[string]bool) {
	s := p.segs[0]
	if p.rowTexts == nil {
		p.rowTexts = []string{s.text}
	}
	p.rowTexts = append(p.rowTexts, l.segs[0].text)
	s.text, s.words = glue(s.text, l.segs[0].text, vocabulary), nil
	s.x1, s.endBold = math.Max(s.x1, l.segs[0].x1), l.segs[0].endBold
	p.segs = append(append([]segment{s}, p.segs[1:]...), l.segs[1:]...)
	p.rows++
	p.x0, p.x1 = math.Min(p.x0, l.x0), math.Max(p.x1, l.x1)
	if l.page == p.page {
		p.bottom = l.bottom
	}
	p.links = append(p.links, l.links...)
}

// glue joins two lines. A hyphen at the end goes where the whole word stands elsewhere in the file or its first part
// stands nowhere: then it only marks the break.
func glue(a, b string, vocabulary map[string]bool) string {
	if strings.HasSuffix(a, "\u00ad") {
		return strings.TrimSuffix(a, "\u00ad") + b
	}
	if strings.HasSuffix(a, "-") && !strings.HasSuffix(a, " -") && startsUpper(b) {
		return a + b // "Rowe-" over "Talbot"
	}
	if first, _, _ := strings.Cut(fold(b), " "); strings.HasSuffix(a, "-") && suspended[first] {
		return a + " " + b
	}
	if strings.HasSuffix(a, "-") && startsLower(b) {
		head, tail := strings.TrimSuffix(a, "-"), b
		if i := strings.LastIndexByte(head, ' '); i >= 0 {
			head = head[i+1:]
		}
		if i := strings.IndexByte(tail, ' '); i >= 0 {
			tail = tail[:i]
		}
		head, tail = fold(head), fold(strings.Trim(tail, ".,;:)"))
		if vocabulary[head+tail] || (!vocabulary[head] && !hyphenated[head] && utf8.RuneCountInString(head) > 2 &&
			!strings.Contains(head, "-")) {
			return strings.TrimSuffix(a, "-") + b
		}
		return a + b
	}
	if cjkStart(b) && a != "" {
		if r, _ := utf8.DecodeLastRuneInString(a); cjkStart(string(r)) {
			return a + b
		}
	}
	return a + " " + b
}

// suspended begin what follows a hyphen that stands for a word: "Planungs-" over "und Bauleitung".
var suspended = set(`und oder bzw sowie bis and or to en of et ou och og`)

// hyphenated holds first parts that keep their hyphen.
var hyphenated = set(`self well non co pre post multi cross high low full long short real end on in out anti inter intra
	mid part single double two three four five six seven eight nine ten first second third data state right left
	time cost customer client team third-party user decision problem mission business award hands on-site follow up
	step peer open closed large small medium evidence patient policy project quality risk result role value face
	back front e pro micro macro semi sub super ultra under over half all best better fast hard high-level free`)

func lineWords(lines []line) map[string]bool {
	m := map[string]bool{}
	for i := range lines {
		t := fold(lines[i].text())
		for _, w := range strings.FieldsFunc(t, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
			if !strings.HasSuffix(w, "-") {
				m[w] = true
			}
		}
	}
	return m
}
