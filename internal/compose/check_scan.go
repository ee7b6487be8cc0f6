package compose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// scan cuts a statement into tokens.
func scan(text string) []token { return scanMost(text, len(text)) }

// scanMost cuts a text into tokens until there are so many.
func scanMost(text string, most int) []token {
	s := scanner{text: text, gap: pauseSentence, addresses: strings.ContainsAny(text, "@/") || strings.Contains(text, "ww"), out: make([]token, 0, min(most, len(text)/5+2))}
	for s.pos < len(text) && len(s.out) < most {
		s.step()
	}
	return s.out
}

type scanner struct {
	text  string
	pos   int
	gap   pause
	glued bool
	money string
	out   []token

	addresses bool // there may be one: all hold an @, a slash or "www."
}

func (s *scanner) step() {
	r, n := utf8.DecodeRuneInString(s.text[s.pos:])
	switch {
	case s.addresses && s.contact():
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
	s.pos, s.gap, s.glued, s.money = end, pauseNone, false, ""
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

// elisions are French words that lean on the next ("l'équipe").
var elisions = setOf(`l d j n s qu c m jusqu lorsqu`)

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
		if r == '\'' && elisions[strings.ToLower(s.text[s.pos:end])] {
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
		s.money = string(r)
		if k := len(s.out) - 1; k >= 0 && !before && s.out[k].end == s.pos && s.out[k].kind == numberToken {
			s.out[k].money, s.money = s.money, ""
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
