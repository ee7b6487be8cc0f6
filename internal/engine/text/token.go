package text

import (
	"unicode"
	"unicode/utf8"
)

// Kind is what a token consists of.
type Kind uint8

// The kinds of token.
const (
	Word   Kind = iota // letters, with what is written as part of a name: "C++", "Node.js", ".NET", "don't", "K8s"
	Number             // begins with a digit and holds no letter: "12", "3.5", "10,000", "2019"
	Sign               // one rune that is neither letter, digit nor space
)

// Token is a word, a number or a sign of a text. Start and End are byte offsets; Spaced says that white space, or
// the text's beginning, stands before it, Line that a line ends before it.
type Token struct {
	Start, End   int
	Kind         Kind
	Spaced, Line bool
}

// Of returns the token's text.
func (t Token) Of(s string) string { return s[t.Start:t.End] }

// Tokens cuts a text into tokens. Hyphens and slashes are signs of their own, not Spaced between the words they join;
// an apostrophe, a full stop or a comma between letters or digits belongs to the word or number. Invalid UTF-8 counts
// as white space. The cost is linear in the text.
func Tokens(s string) []Token {
	out := make([]Token, 0, len(s)/5+1)
	spaced, line := true, true
	for i := 0; i < len(s); {
		c := class(s[i])
		size := 1
		if c == other {
			c, size = classAt(s, i)
		}
		switch c {
		case space:
			line = line || s[i] == '\n'
			spaced = true
			i += size
			continue
		case letter, digit:
			end, kind := wordEnd(s, i)
			out = append(out, Token{Start: i, End: end, Kind: kind, Spaced: spaced, Line: line})
			i = end
		default:
			end, kind := i+size, Sign
			if s[i] == '.' && spaced && i+1 < len(s) && isUpperASCII(s[i+1]) { // ".NET"
				end, kind = wordEnd(s, i+1)
			}
			out = append(out, Token{Start: i, End: end, Kind: kind, Spaced: spaced, Line: line})
			i = end
		}
		spaced, line = false, false
	}
	return out
}

type charClass uint8

const (
	other  charClass = iota // not ASCII: look closer
	letter                  // and marks that stand on letters
	digit
	space
	sign
)

var ascii = func() (t [256]charClass) {
	for c := range 128 {
		switch {
		case 'a' <= c|0x20 && c|0x20 <= 'z':
			t[c] = letter
		case '0' <= c && c <= '9':
			t[c] = digit
		case c <= ' ' || c == 0x7f:
			t[c] = space
		default:
			t[c] = sign
		}
	}
	return t
}()

func class(c byte) charClass { return ascii[c] }

func isUpperASCII(c byte) bool { return 'A' <= c && c <= 'Z' }

// classAt returns the class of the rune at i and its size.
func classAt(s string, i int) (charClass, int) {
	if s[i] < utf8.RuneSelf {
		return ascii[s[i]], 1
	}
	r, size := utf8.DecodeRuneInString(s[i:])
	switch {
	case r == utf8.RuneError, r == '\u200b', r == '\ufeff', r == '\u00ad', unicode.IsSpace(r):
		return space, size
	case unicode.IsLetter(r), unicode.Is(unicode.M, r):
		return letter, size
	case unicode.IsDigit(r):
		return digit, size
	}
	return sign, size
}

// wordEnd returns where the word or number that begins at i ends.
func wordEnd(s string, i int) (end int, kind Kind) {
	kind = Number
	for i < len(s) {
		switch ascii[s[i]] {
		case letter:
			kind = Word
			i++
			continue
		case digit:
			i++
			continue
		case space:
			return i, kind
		}
		c, size := classAt(s, i)
		switch c {
		case letter:
			kind = Word
		case digit:
		default:
			if !joins(s, i, size) {
				return withSuffix(s, i, kind), kind
			}
		}
		i += size
	}
	return i, kind
}

// joins reports whether the sign at i belongs to the word around it: "don't", "Node.js", "3.5", "10,000", "U.S.".
func joins(s string, i, size int) bool {
	if i+size >= len(s) {
		return false
	}
	before, _ := classBefore(s, i)
	after, _ := classAt(s, i+size)
	switch s[i] {
	case '\'', '.':
		return before == after && before == digit || before == letter && (after == letter || after == digit) &&
			s[i] == '.' && short(s, i+1) ||
			s[i] == '\'' && before == letter && after == letter
	case ',':
		return before == digit && after == digit
	}
	return s[i] >= utf8.RuneSelf && s[i:i+size] == "’" && before == letter && after == letter
}

// longestSuffix bounds what follows a full stop inside a word ("Node.js", "U.S.", "employer.com"): after a longer one a
// writer forgot the space that ends a sentence.
const longestSuffix = 4

// short reports whether at most longestSuffix letters or digits follow, or another full stop sooner.
func short(s string, i int) bool {
	n := 0
	for i < len(s) && n <= longestSuffix {
		c, size := classAt(s, i)
		if c != letter && c != digit {
			break
		}
		n++
		i += size
	}
	return n <= longestSuffix
}

func classBefore(s string, i int) (charClass, int) {
	if s[i-1] < utf8.RuneSelf {
		return ascii[s[i-1]], 1
	}
	r, size := utf8.DecodeLastRuneInString(s[:i])
	switch {
	case unicode.IsLetter(r), unicode.Is(unicode.M, r):
		return letter, size
	case unicode.IsDigit(r):
		return digit, size
	}
	return sign, size
}

// withSuffix takes the plus and sharp signs that end a name: "C++", "C#", "F#", "5+" not.
func withSuffix(s string, i int, kind Kind) int {
	if kind != Word {
		return i
	}
	end := i
	for end < len(s) && end-i < 2 && (s[end] == '+' || s[end] == '#') {
		end++
	}
	if end < len(s) {
		if c, _ := classAt(s, end); c == letter || c == digit { // "a+b"
			return i
		}
	}
	return end
}
