package skill

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// gap says what stands between a token and the one before it.
type gap uint8

const (
	gapBreak    gap = 1 << iota // a name never runs across it: comma, colon, bracket, dash with spaces, blank line
	gapList                     // it separates items of a list
	gapSentence                 // a sentence ends
	gapLine                     // a line ends
)

// token is a word of a text: its bytes and the id of its folded form, 0 where no name of the catalogue holds it.
type token struct {
	start, end int
	id         uint32
	gap        gap // before the token
}

// lexicon numbers the folded words that names of the catalogue are made of.
type lexicon map[string]uint32

// add returns the id of a folded word, a new one where it has none.
func (l lexicon) add(word []byte) uint32 {
	id, ok := l[string(word)]
	if !ok {
		id = uint32(len(l) + 1)
		l[string(word)] = id
	}
	return id
}

// scanner cuts a text into tokens. Its buffer is reused from word to word.
type scanner struct {
	text string
	pos  int
	line int // where the line begins
	buf  []byte

	passed gap // the gap before the next word
}

// shortLine is the length under which a line that is followed by a capital counts as ended, not as wrapped.
const shortLine = 45

// tokens cuts a text into tokens.
func (l lexicon) tokens(text string) []token {
	s := scanner{text: text, buf: make([]byte, 0, 64)}
	out := make([]token, 0, len(text)/6+4)
	for s.next() {
		t := s.token(len(out) == 0)
		l.resolve(&s, &t)
		out = append(out, t)
	}
	return out
}

// learn appends the ids of the words of a name, adding unknown words to the lexicon. Its scanner is reused.
func (l lexicon) learn(s *scanner, name string, ids []uint32) []uint32 {
	*s = scanner{text: name, buf: s.buf}
	for s.next() {
		t := s.token(false)
		ids = append(ids, l.add(s.nameWord(t)))
	}
	return ids
}

// next passes a gap and tells whether a word follows.
func (s *scanner) next() bool {
	s.passed = s.gap()
	return s.pos < len(s.text)
}

// token reads the word after the gap just passed.
func (s *scanner) token(first bool) token {
	s.pos += s.elision()
	t := s.word()
	s.passGender(t)
	t.gap = s.passed
	if first {
		t.gap |= gapBreak | gapList | gapSentence
	}
	return t
}

// resolve finds the id of the word just read: folded, and as it stands where it could be an abbreviation ("LIMS"). An
// unknown word is tried again without its trailing signs and version digits ("Python3", "Docker+"); the token then
// ends before them.
func (l lexicon) resolve(s *scanner, t *token) {
	whole := len(s.buf)
	capitals := whole > 3 && s.text[t.end-1] == 'S' && s.text[t.end-2] >= 'A' && s.text[t.end-2] <= 'Z'
	if capitals {
		if t.id = l[string(s.buf)]; t.id != 0 {
			return
		}
	}
	plural := whole > 3 && s.buf[whole-1] == 's'
	s.buf = fold(s.buf)
	if t.id = l[string(s.buf)]; t.id != 0 || whole < 3 {
		return
	}
	if plural && !capitals {
		if t.id = l[string(append(s.buf, 's'))]; t.id != 0 {
			return
		}
	}
	if t.id = l.tailed(s.buf); t.id == 0 {
		l.resolveBare(s, t)
	}
}

// resolveBare finds the id of a word without its trailing signs and version digits.
func (l lexicon) resolveBare(s *scanner, t *token) {
	last := s.text[t.end-1]
	if last != '+' && last != '#' && (last < '0' || last > '9') {
		return
	}
	end := t.end
	for end > t.start && !letter(s.text[end-1]) {
		end--
	}
	if end-t.start < 3 {
		return
	}
	short := scanner{text: s.text[:end], pos: t.start, buf: s.buf[:0]}
	short.word()
	if id := l[string(fold(short.buf))]; id != 0 {
		t.id, t.end = id, end
	}
	s.buf = short.buf
}

// longestAbbreviation is the length up to which a word in capitals counts as an abbreviation.
const longestAbbreviation = 6

// nameWord returns the form under which a word of a name is known: folded, but for abbreviations that end in a capital
// S ("LIMS" is no plural of "LIM").
func (s *scanner) nameWord(t token) []byte {
	word := s.text[t.start:t.end]
	if len(word) <= longestAbbreviation && strings.HasSuffix(word, "S") && word == strings.ToUpper(word) {
		return s.buf
	}
	return fold(s.buf)
}

func letter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' || b >= utf8.RuneSelf }
func alnum(b byte) bool  { return letter(b) || b >= '0' && b <= '9' }

// passing is what a gap has shown so far.
type passing struct {
	from   int // where it began
	gap    gap
	spaces bool
	dashes bool
	lines  int
	short  bool // the line that ended last was short
}

// asciiGap returns what a sign below U+0080 means between words; a full stop depends on what follows.
func asciiGap(b byte) gap {
	switch b {
	case '-', '_', '\'', '.':
		return 0
	case '/':
		return gapList
	case '!', '?':
		return gapBreak | gapSentence
	case ',', ';', '|', '(', ')', ':', '*', '+':
		return gapBreak | gapList
	}
	return gapBreak
}

// gap reads up to the next word and says what it passed.
func (s *scanner) gap() gap {
	p := passing{from: s.pos}
	for s.pos < len(s.text) {
		b := s.text[s.pos]
		switch {
		case b == ' ' || b == '\t' || b == '\r':
			p.spaces = true
		case b == '\n':
			p.lines++
			p.short = s.pos-s.line < shortLine
			s.line = s.pos + 1
		case b >= utf8.RuneSelf:
			size, word := s.wideGap(&p)
			if word {
				return s.closeGap(p)
			}
			s.pos += size
			continue
		case b == '&' || alnum(b) || b == '.' && s.dotNet():
			return s.closeGap(p)
		case b == '.' && (s.pos+1 >= len(s.text) || !alnum(s.text[s.pos+1])):
			p.gap |= gapBreak | gapSentence
		default:
			p.gap |= asciiGap(b)
			p.dashes = p.dashes || b == '-'
		}
		s.pos++
	}
	return s.closeGap(p)
}

// wideGap reads a character beyond ASCII and tells its size and whether a word begins with it.
func (s *scanner) wideGap(p *passing) (int, bool) {
	r, size := utf8.DecodeRuneInString(s.text[s.pos:])
	switch {
	case wordRune(r):
		return size, true
	case unicode.IsSpace(r):
		p.spaces = true
	case r == '‐' || r == '‑' || r == '’':
	case r == '–' || r == '—':
		p.gap |= gapBreak
	default:
		p.gap |= gapBreak | gapList // bullets and other signs
	}
	return size, false
}

// closeGap adds what is known only at the end of a gap: dashes between spaces, and line ends.
func (s *scanner) closeGap(p passing) gap {
	g := p.gap
	if p.dashes && (p.spaces || p.lines > 0) && !s.suspended(p.from) {
		g |= gapBreak | gapList
	}
	if p.lines > 0 {
		g |= gapLine | gapList
	}
	if p.lines > 1 {
		g |= gapBreak | gapSentence
	}
	if p.lines == 1 && p.short && s.pos < len(s.text) && s.text[s.pos] >= 'A' && s.text[s.pos] <= 'Z' {
		g |= gapBreak
	}
	return g
}

// dotNet reports whether ".NET" as a name of its own starts here.
func (s *scanner) dotNet() bool {
	if s.pos+4 > len(s.text) || s.pos > 0 && alnum(s.text[s.pos-1]) {
		return false
	}
	t := s.text[s.pos:]
	return t[1]|0x20 == 'n' && t[2]|0x20 == 'e' && t[3]|0x20 == 't' && (len(t) == 4 || !alnum(t[4]))
}

// word reads one word into the buffer, in lower case and without accents: letters and digits, an apostrophe inside
// dropped, dotted initials as one word ("U.S."), "C++", "C#" and ".NET" whole, "&" as "and".
func (s *scanner) word() token {
	s.buf = s.buf[:0]
	t := token{start: s.pos}
	switch s.text[s.pos] {
	case '&':
		s.pos++
		s.buf = append(s.buf, "and"...)
		t.end = s.pos
		return t
	case '.':
		s.pos++
		s.buf = append(s.buf, '.')
	}
	if s.initials() {
		t.end = s.pos
		return t
	}
	for s.pos < len(s.text) {
		b := s.text[s.pos]
		switch {
		case b >= 'a' && b <= 'z' || b >= '0' && b <= '9':
			s.buf = append(s.buf, b)
			s.pos++
		case b >= 'A' && b <= 'Z':
			s.buf = append(s.buf, b|0x20)
			s.pos++
		case b >= utf8.RuneSelf:
			if !s.wide() {
				t.end = s.pos
				return t
			}
		case b == '\'' && s.inside(1):
			s.pos++
		case (b == '+' || b == '#') && s.signs(t.start):
			t.end = s.pos
			return t
		default:
			t.end = s.pos
			return t
		}
	}
	t.end = s.pos
	return t
}

// wide reads one character outside ASCII if it is part of a word, and reports whether it is.
func (s *scanner) wide() bool {
	r, size := utf8.DecodeRuneInString(s.text[s.pos:])
	inside := s.inside(size)
	switch d := raisedDigit(r); {
	case r == '’' && inside:
	case d != 0 && inside:
		s.buf = append(s.buf, d)
	case wordRune(r):
		s.buf = appendPlain(s.buf, r)
	default:
		return false
	}
	s.pos += size
	return true
}

// raisedDigit returns the plain digit of a raised or lowered one, 0 for any other character. It is part of a word only
// between two letters ("I²C"): at a word's end it may be the number of a footnote.
func raisedDigit(r rune) byte {
	switch {
	case r == '¹':
		return '1'
	case r == '²' || r == '³':
		return byte(r-'²') + '2'
	case r == '⁰' || r >= '⁴' && r <= '⁹':
		return byte(r-'⁰') + '0'
	case r >= '₀' && r <= '₉':
		return byte(r-'₀') + '0'
	}
	return 0
}

// plainDigits writes the raised and lowered digits of a name as plain ones.
func plainDigits(name string) string {
	return strings.Map(func(r rune) rune {
		if d := raisedDigit(r); d != 0 {
			return rune(d)
		}
		return r
	}, name)
}

// inside reports whether the sign of this size at the position stands between two letters.
func (s *scanner) inside(size int) bool {
	return s.pos > 0 && letter(s.text[s.pos-1]) && s.pos+size < len(s.text) && letter(s.text[s.pos+size])
}

// signs takes the # or the one or two + that belong to the word, as in C++, C#, Network+ and C++17.
func (s *scanner) signs(start int) bool {
	if s.pos == start || !letter(s.text[s.pos-1]) {
		return false
	}
	end := s.pos + 1
	if end < len(s.text) && s.text[end] == '+' {
		end++
	}
	versioned := end-s.pos == len("++") && end < len(s.text) && s.text[end] >= '0' && s.text[end] <= '9'
	if end < len(s.text) && alnum(s.text[end]) && !versioned {
		return false
	}
	s.buf = append(s.buf, s.text[s.pos:end]...)
	s.pos = end
	return true
}

// mostInitials is the number of letters up to which dotted letters are one word. It bounds how far initials looks.
const mostInitials = 8

// initials reads dotted initials ("U.S.", "R.N.", "e.g.") as one word, the last dot included where it does not end
// the text or line.
func (s *scanner) initials() bool {
	n := 0
	t := s.text[s.pos:]
	for n < mostInitials && 2*n+1 < len(t) && letter(t[2*n]) && t[2*n] < utf8.RuneSelf && t[2*n+1] == '.' {
		n++
	}
	if n == 0 {
		return false
	}
	size := 2 * n
	if size < len(t) && alnum(t[size]) {
		if size+1 < len(t) && alnum(t[size+1]) || t[size] >= utf8.RuneSelf {
			return false // "e.coli", "B.Sc."
		}
		size++
	}
	if size < 3 {
		return false
	}
	for i := 0; i < size; i += 2 {
		s.buf = append(s.buf, t[i]|0x20)
	}
	s.pos += size
	return true
}

func wordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

// plainLatin holds the base letters of U+00C0 to U+017F, by position.
const plainLatin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty" +
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln" +
	"nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"

// appendPlain appends a letter in lower case, Latin ones without their accents. Combining marks vanish.
func appendPlain(buf []byte, r rune) []byte {
	if unicode.Is(unicode.Mn, r) {
		return buf
	}
	if i := int(r) - 0xC0; i >= 0 && i < len(plainLatin) && plainLatin[i] != ' ' {
		return append(buf, plainLatin[i])
	}
	return utf8.AppendRune(buf, unicode.ToLower(r))
}
