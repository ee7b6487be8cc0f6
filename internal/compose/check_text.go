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
	feature    string // what statements are aligned by, see featureOf
	start, end int    // byte offsets in statement.text
	line       int    // index into reading.lines
	pause      pause  // before it
	kind       tokenKind
	glued      bool   // joined to the token before by a hyphen or slash
	money      string // numbers: the currency sign that stands at it
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
	lang    language // as that of the text
	nouns   bool     // nouns begin with a capital
	titled  bool     // most words begin with a capital
	ranges  []span   // periods, see readDates
	years   []yearAt // single years outside the periods
	phones  []phone
	cover   []bool // per token: part of a date or a telephone number
	classes uint32 // of its qualifiers, see classBits
}

// reading is a text cut into statements.
type reading struct {
	lines []string
	lang  language
	all   []statement
}

var plainRunes = strings.NewReplacer(
	"\u2010", "-", "\u2011", "-", "\u2012", "-", "\u2013", "-", "\u2014", " - ", "\u2212", "-", "\u2192", " to ",
	"\u2018", "'", "\u2019", "'", "\u201c", "\"", "\u201d", "\"", "\u00a0", " ", "\u2009", " ", "\u202f", " ", "\u2002", " ", "\u2003", " ",
	"\u200b", "", "\u00ad", "", "\ufeff", "", "\u00d7", "x", "\ufb01", "fi", "\ufb02", "fl", "\ufb00", "ff", "**", "", "\t", " | ", "\r", "", "M€", " Mio EUR", "k€", " k EUR", "T€", " k EUR", "Mio. €", "Mio EUR", "Mio. Eur", "Mio Eur",
)

// read cuts a text into statements. known are the texts of the original: a statement that stands there as it is is
// marked, and of others its sentences that stand there are left out. otherwise is the language of a text too short to tell.
func read(text string, known map[string]bool, otherwise language) *reading {
	r := &reading{lines: strings.Split(text, "\n"), lang: languageOf(text, otherwise)}
	var open *joiner
	flush := func() {
		if open != nil {
			r.all = append(r.all, open.statement(known).sentences()...)
			open = nil
		}
	}
	for i, line := range strings.Split(plainRunes.Replace(text), "\n") {
		body, bullet := cutBullet(strings.TrimSpace(line))
		if body == "" {
			flush()
			continue
		}
		if open != nil && !bullet && open.continues(body) {
			open.add(body, i)
			continue
		}
		flush()
		open = &joiner{bullet: bullet, lang: r.lang}
		open.add(body, i)
	}
	flush()
	for i := range r.all {
		r.all[i].readClasses()
	}
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
	lang   language
	last   string
}

const wrapWidth = 60 // a shorter line is not taken for one that the page broke

func (j *joiner) continues(next string) bool {
	end := j.last[len(j.last)-1]
	if strings.IndexByte(".:;!?|", end) >= 0 || !j.bullet && (hasYear(j.last) || strings.ContainsAny(j.last, "@|")) || isHeading(scanMost(next, longestHeading+1)) {
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
	s := statement{text: j.text.String(), bullet: j.bullet, lang: j.lang}
	s.tokens = scan(s.text)
	speak(s.tokens, j.lang)
	if known != nil && (s.bullet || known[plainSentence(s.text)] || !hasYear(s.text) || !spanOf(j.lang).MatchString(strings.ToLower(s.text))) {
		s.withoutCopied(known) // the head of a job stays whole
	}
	at := 0
	capitals, words := 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		for at+1 < len(j.starts) && j.starts[at+1] <= t.start {
			at++
		}
		t.line, t.feature = j.lines[at], featureOf(t)
		if t.kind == wordToken && !stopWords[t.low] {
			words++
			if t.capital() {
				capitals++
			}
		}
	}
	s.upper = isUpper(s.text)
	s.titled = words > 1 && capitals*3 >= words*2 && j.lang != german
	s.nouns = j.lang == german
	s.heading = !s.bullet && isHeading(s.tokens)
	s.cover = make([]bool, len(s.tokens))
	s.readDates()
	s.readPhones()
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

// longestHeading is how many words a section's heading has at most.
const longestHeading = 6

// isHeading says whether the words are only such as headings of sections are made of.
func isHeading(tokens []token) bool {
	if len(tokens) == 0 || len(tokens) > longestHeading {
		return false
	}
	for i := range tokens {
		if t := &tokens[i]; t.kind != wordToken || !stopWords[t.low] && !headingWords[t.low] {
			return false
		}
	}
	return true
}
