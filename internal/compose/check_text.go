package compose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// pause says what stands between a token and the one before it; a greater one separates more.
type pause uint8

const (
	pauseNone     pause = iota
	pauseBracket        // an opening bracket
	pauseComma          // comma, closing bracket, a slash with spaces
	pauseClause         // semicolon, colon, bar, dash with spaces
	pauseSentence       // full stop, and the start of a statement
)

type tokenKind uint8

const (
	wordToken    tokenKind = iota
	numberToken            // digits, with what is glued to them: "$900k", "4.2%", "10kW"
	contactToken           // an e-mail or web address
)

// token is a word, a number or an address of a statement.
type token struct {
	text       string // as written, with plain dashes and quotes
	low        string
	stem       string // what is compared, see stemOf
	start, end int    // byte offsets in statement.text
	line       int    // index into reading.lines
	pause      pause  // before it
	kind       tokenKind
	glued      bool   // joined to the token before by a hyphen or slash
	money      bool   // numbers: a currency sign stands at it
	digits     string // numbers: the figure itself
	suffix     string // numbers: what is glued to it, "k", "%", "th", "kw"
}

func (t *token) capital() bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return unicode.IsUpper(r)
}

// statement is a bullet, a sentence or a line that stands alone; lines that a page broke are joined again.
type statement struct {
	text    string
	tokens  []token
	bullet  bool
	heading bool     // a section's heading
	copied  bool     // in a rewritten text: stands in the original as it is
	upper   bool     // all in capitals: capitals say nothing there
	titled  bool     // most words begin with a capital
	ranges  []span   // periods, see findSpans
	years   []yearAt // single years outside the periods
	cover   []bool   // per token: part of a date or a telephone number
}

// reading is a text cut into statements.
type reading struct {
	lines []string
	all   []statement
}

// texts gives the statements' texts and those of their sentences, see plainSentence.
func (r *reading) texts() map[string]bool {
	m := make(map[string]bool, len(r.all))
	for i := range r.all {
		s := &r.all[i]
		m[plainSentence(s.text)] = true
		if ends := sentenceEnds(s.tokens); len(ends) > 1 {
			from := 0
			for _, to := range ends {
				m[s.sentence(from, to)] = true
				from = to
			}
		}
	}
	return m
}

// sentence gives the text of tokens from to to, a whole sentence, to compare.
func (s *statement) sentence(from, to int) string {
	end := len(s.text)
	if to < len(s.tokens) {
		end = s.tokens[to].start
	}
	return plainSentence(s.text[s.tokens[from].start:end])
}

// plainSentence cuts what may end a sentence.
func plainSentence(s string) string { return strings.TrimRight(s, " .;") }

// sentenceEnds gives the token after each sentence.
func sentenceEnds(tokens []token) []int {
	var out []int
	for i := 1; i < len(tokens); i++ {
		if tokens[i].pause == pauseSentence {
			out = append(out, i)
		}
	}
	return append(out, len(tokens))
}

// withoutCopied takes out the sentences that the original holds word for word, so that only what is new is judged; where
// nothing is, the statement stays whole and counts as copied.
func (s *statement) withoutCopied(known map[string]bool) {
	var kept []token
	from := 0
	for _, to := range sentenceEnds(s.tokens) {
		if from < to && !known[s.sentence(from, to)] {
			kept = append(kept, s.tokens[from:to]...)
		}
		from = to
	}
	if s.copied = len(kept) == 0; !s.copied {
		s.tokens = kept
	}
}

var plainRunes = strings.NewReplacer(
	"\u2010", "-", "\u2011", "-", "\u2012", "-", "\u2013", "-", "\u2014", " - ", "\u2212", "-", "\u2192", " to ",
	"\u2018", "'", "\u2019", "'", "\u201c", "\"", "\u201d", "\"", "\u00a0", " ", "\u2009", " ", "\u202f", " ", "\u2002", " ", "\u2003", " ",
	"\u200b", "", "\u00ad", "", "\ufeff", "", "\u00d7", "x", "\ufb01", "fi", "\ufb02", "fl", "\ufb00", "ff", "**", "", "\t", " | ", "\r", "",
)

// read cuts a text into statements. known are the texts of the original: a statement that stands there as it is is
// marked, and of others its sentences that stand there are left out.
func read(text string, known map[string]bool) *reading {
	r := &reading{lines: strings.Split(text, "\n")}
	var open *joiner
	flush := func() {
		if open != nil {
			r.all = append(r.all, open.statement(known))
			open = nil
		}
	}
	for i, raw := range r.lines {
		line := strings.TrimSpace(plainRunes.Replace(raw))
		body, bullet := cutBullet(line)
		if body == "" {
			flush()
			continue
		}
		if open != nil && !bullet && open.continues(body) {
			open.add(body, i)
			continue
		}
		flush()
		open = &joiner{bullet: bullet}
		open.add(body, i)
	}
	flush()
	return r
}

func cutBullet(line string) (string, bool) {
	line = strings.TrimLeft(line, "# ")
	body := strings.TrimLeft(line, "-*•·▪◦●‣>–oO ")
	if len(body) == len(line) {
		return line, false
	}
	mark := line[:len(line)-len(body)]
	if strings.TrimRight(mark, " oO") == "" && mark != "o " { // a word that begins with o
		return line, false
	}
	if i := strings.LastIndexAny(mark, " -*•·▪◦●‣>"); i >= 0 { // "- one": the o belongs to the word
		_, n := utf8.DecodeRuneInString(mark[i:])
		return strings.TrimSpace(line[i+n:]), true
	}
	return line, false
}

// joiner gathers the lines of one statement.
type joiner struct {
	text   strings.Builder
	starts []int // byte offset at which each line begins
	lines  []int
	bullet bool
	last   string
}

const wrapWidth = 60 // a shorter line is not taken for one that the page broke

func (j *joiner) continues(next string) bool {
	end := j.last[len(j.last)-1]
	if strings.IndexByte(".:;!?|", end) >= 0 || !j.bullet && (hasYear(j.last) || strings.ContainsAny(j.last, "@|")) || isHeading(scan(next)) {
		return false
	}
	if first, _ := utf8.DecodeRuneInString(next); unicode.IsLower(first) {
		return len(j.last) >= wrapWidth/2 || end == ','
	}
	return len(j.last) >= wrapWidth && !isUpper(next) && !hasYear(next)
}

func (j *joiner) add(body string, line int) {
	if j.text.Len() > 0 {
		j.text.WriteByte(' ')
	}
	j.starts, j.lines, j.last = append(j.starts, j.text.Len()), append(j.lines, line), body
	j.text.WriteString(body)
}

func (j *joiner) statement(known map[string]bool) statement {
	s := statement{text: j.text.String(), bullet: j.bullet}
	s.tokens = scan(s.text)
	if known != nil && (s.bullet || known[plainSentence(s.text)] || !hasYear(s.text) || !spanShape.MatchString(strings.ToLower(s.text))) {
		s.withoutCopied(known) // the head of a job stays whole
	}
	at := 0
	capitals, words := 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		for at+1 < len(j.starts) && j.starts[at+1] <= t.start {
			at++
		}
		t.line = j.lines[at]
		if t.kind == wordToken && !stopWords[t.low] {
			words++
			if t.capital() {
				capitals++
			}
		}
	}
	s.upper = isUpper(s.text)
	s.titled = words > 1 && capitals*3 >= words*2
	s.heading = !s.bullet && isHeading(s.tokens)
	s.cover = make([]bool, len(s.tokens))
	s.readDates()
	s.coverPhones()
	return s
}

func isUpper(s string) bool {
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

// isHeading says whether the words are only such as headings of sections are made of.
func isHeading(tokens []token) bool {
	if len(tokens) == 0 || len(tokens) > 6 {
		return false
	}
	for i := range tokens {
		if t := &tokens[i]; t.kind != wordToken || !stopWords[t.low] && !headingWords[t.low] {
			return false
		}
	}
	return true
}

// scan cuts a statement into tokens.
func scan(text string) []token {
	s := scanner{text: text, gap: pauseSentence, out: make([]token, 0, len(text)/5+2)}
	for s.pos < len(text) {
		s.step()
	}
	return s.out
}

type scanner struct {
	text  string
	pos   int
	gap   pause
	glued bool
	money bool
	out   []token
}

func (s *scanner) step() {
	r, n := utf8.DecodeRuneInString(s.text[s.pos:])
	switch {
	case s.contact():
	case r >= '0' && r <= '9':
		s.number()
	case unicode.IsLetter(r):
		s.word()
	default:
		s.mark(r, n)
	}
}

// contact takes an address as one token.
func (s *scanner) contact() bool {
	if s.pos > 0 && s.text[s.pos-1] != ' ' && s.text[s.pos-1] != '(' && s.text[s.pos-1] != ':' && s.text[s.pos-1] != '|' {
		return false
	}
	rest := s.text[s.pos:]
	if end := strings.IndexAny(rest, " |()<>,;"); end >= 0 {
		rest = rest[:end]
	}
	rest = strings.TrimRight(rest, ".:!?")
	at := strings.IndexByte(rest, '@')
	mail := at > 0 && strings.Contains(rest[at:], ".")
	if !mail && !strings.Contains(rest, "://") && !strings.HasPrefix(strings.ToLower(rest), "www.") && !domainPath(rest) {
		return false
	}
	s.emit(token{kind: contactToken, low: plainAddress(rest)}, s.pos+len(rest))
	return true
}

// domainPath tells "github.com/someone" from "and/or" and "Node.js".
func domainPath(s string) bool {
	host, path, ok := strings.Cut(s, "/")
	dot := strings.LastIndexByte(host, '.')
	return ok && path != "" && dot > 0 && len(host)-dot >= 3 && len(host)-dot <= 5 && strings.ToLower(host[dot:]) == host[dot:]
}

func plainAddress(s string) string {
	s = strings.ToLower(s)
	for _, p := range []string{"mailto:", "https://", "http://", "www."} {
		s = strings.TrimPrefix(s, p)
	}
	return strings.TrimRight(s, "/")
}

func (s *scanner) emit(t token, end int) {
	t.start, t.end, t.text = s.pos, end, s.text[s.pos:end]
	t.pause, t.glued = s.gap, s.glued && s.gap == pauseNone
	if t.low == "" {
		t.low = strings.ToLower(t.text)
	}
	if t.kind == wordToken {
		t.stem = stemOf(t.low)
	}
	s.out = append(s.out, t)
	s.pos, s.gap, s.glued, s.money = end, pauseNone, false, false
}

// number takes digits with their separators and a scale or unit glued to them. Digits glued to other letters are a
// name ("5S", "3D") and become a word.
func (s *scanner) number() {
	end := s.pos
	for end < len(s.text) && (digit(s.text[end]) || strings.IndexByte(",.'", s.text[end]) >= 0 && end+1 < len(s.text) && digit(s.text[end+1])) {
		end++
	}
	t := token{kind: numberToken, digits: s.text[s.pos:end], money: s.money}
	unit := end
	for unit < len(s.text) && letterAt(s.text, unit) {
		unit++
	}
	letters := strings.ToLower(s.text[end:unit])
	switch {
	case letters == "":
		t.suffix, end = s.percent(end)
	case gluedUnits[letters] && (unit == len(s.text) || !digit(s.text[unit])):
		t.suffix, end = letters, unit
	default:
		s.word()
		return
	}
	s.emit(t, end)
}

func (s *scanner) percent(end int) (string, int) {
	switch {
	case end < len(s.text) && s.text[end] == '%':
		return "%", end + 1
	case end+1 < len(s.text) && s.text[end] == ' ' && s.text[end+1] == '%':
		return "%", end + 2
	}
	return "", end
}

func digit(b byte) bool { return b >= '0' && b <= '9' }

func letterAt(s string, i int) bool {
	r, _ := utf8.DecodeRuneInString(s[i:])
	return unicode.IsLetter(r) || !utf8.RuneStart(s[i])
}

// word takes letters and digits with dots, ampersands and apostrophes inside ("Node.js", "R&D", "B.Sc").
func (s *scanner) word() {
	end := s.pos
	for end < len(s.text) {
		r, n := utf8.DecodeRuneInString(s.text[end:])
		inside := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
		if !inside && (r == '.' || r == '&' || r == '\'' || r == '+' && end == s.pos+1) && end+n < len(s.text) {
			next, _ := utf8.DecodeRuneInString(s.text[end+n:])
			inside = unicode.IsLetter(next) || unicode.IsDigit(next)
		}
		if !inside {
			break
		}
		end += n
	}
	for end < len(s.text) && (s.text[end] == '+' || s.text[end] == '#') {
		end++
	}
	s.emit(token{}, end)
}

// mark takes what is neither word nor number and notes what it separates.
func (s *scanner) mark(r rune, n int) {
	before, after := s.pos > 0 && s.text[s.pos-1] == ' ', s.pos+n >= len(s.text) || s.text[s.pos+n] == ' '
	gap := pauseNone
	switch r {
	case '(', '[':
		gap = pauseBracket
	case ',', ')', ']', '"':
		gap = pauseComma
	case ';', ':', '|', '•', '·', '▪', '●':
		gap = pauseClause
	case '.', '!', '?':
		if after && !s.abbreviation() {
			gap = pauseSentence
		}
	case '-', '/', '&':
		s.glued = !before && !after
		if r == '-' && before && after {
			gap = pauseClause
		} else if before {
			gap = pauseComma
		}
		if r == '&' {
			gap = pauseNone
		}
	case '$', '€', '£', '¥', '₹':
		s.money = true
		if k := len(s.out) - 1; k >= 0 && !before && s.out[k].end == s.pos && s.out[k].kind == numberToken {
			s.out[k].money, s.money = true, false
		}
	}
	s.gap = max(s.gap, gap)
	s.pos += n
}

// abbreviation says whether the full stop just met belongs to the word before it ("B.Sc.", "Dr.", "St.").
func (s *scanner) abbreviation() bool {
	if len(s.out) == 0 {
		return false
	}
	last := &s.out[len(s.out)-1]
	if last.end != s.pos || last.kind != wordToken {
		return false
	}
	if shortForms[last.low] && len(s.out) > 1 && s.out[len(s.out)-2].kind == numberToken {
		next, _ := utf8.DecodeRuneInString(strings.TrimLeft(s.text[s.pos+1:], " "))
		return !unicode.IsUpper(next) // "in 5 min. Besides"
	}
	first, _, dotted := strings.Cut(last.text, ".")
	return dotted && len(first) <= 2 || len(last.text) == 1 || shortForms[last.low]
}
