package posting

import (
	"html"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

var (
	breakingTag = regexp.MustCompile(`(?i)<\s*(?:br|/p|/div|/h[1-6]|/ul|/ol|/tr|/li|p|div|h[1-6]|ul|ol|tr)\b[^<>]*>`)
	itemTag     = regexp.MustCompile(`(?i)<\s*li\b[^<>]*>`)
	anyTag      = regexp.MustCompile(`</?[A-Za-z][^<>]{0,300}>`)
	markdown    = regexp.MustCompile(`\*\*|__|(?m)^[ \t]*#{1,6}[ \t]+`)
	angleBullet = regexp.MustCompile(`(?m)^([ \t]*)»[ \t]+`)
	quoteMark   = regexp.MustCompile(`(?m)^[ \t]*>{2,}[ \t]?`) // of mail that was passed on
	wideGap     = regexp.MustCompile(`[ \t]{2,}|\t`)
)

// clean returns the words of a pasted posting: HTML tags and entities resolved, odd spaces, quotes and line ends made
// plain. Offsets in a Posting count in what it returns.
func clean(text string) string {
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, " ")
	}
	if strings.Contains(text, "<") {
		text = itemTag.ReplaceAllString(text, "\n• ")
		text = breakingTag.ReplaceAllString(text, "\n")
		text = anyTag.ReplaceAllString(text, " ")
	}
	if strings.Contains(text, "&") {
		text = html.UnescapeString(html.UnescapeString(text)) // boards often escape twice
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.Contains(text, "»") {
		text = angleBullet.ReplaceAllString(text, "$1• ")
	}
	if strings.Contains(text, ">>") {
		text = quoteMark.ReplaceAllString(text, "")
	}
	text = strings.Map(plainRune, text)
	if containsAny(text, "**", "__", "#") {
		text = markdown.ReplaceAllString(text, "")
	}
	if containsAny(text, "  ", "\t") {
		text = wideGap.ReplaceAllString(text, " ")
	}
	return unwrap(strings.TrimSpace(text))
}

// wrappedFrom is the length from which a line that goes on in small letters was cut by its width.
const wrappedFrom = 40

// unwrap joins lines that a paste has cut by their width: the next begins in small letters, or a long line ends in a
// word that leads on. Offsets stay as they are.
func unwrap(text string) string {
	if !strings.Contains(text, "\n") {
		return text
	}
	out := []byte(text)
	start := 0
	for i := 0; i+1 < len(out); i++ {
		if out[i] != '\n' {
			continue
		}
		prev := strings.TrimRight(text[start:i], " ")
		next := strings.TrimLeft(text[i+1:], " ")
		start = i + 1
		if prev == "" || next == "" || next[0] == '\n' || strings.IndexByte(".;:!?", prev[len(prev)-1]) >= 0 ||
			bulletSign.MatchString(next[:min(len(next), 8)]) {
			continue
		}
		r, _ := utf8.DecodeRuneInString(next)
		word := prev[strings.LastIndexByte(prev, ' ')+1:]
		wide, leads := len(prev) >= wrappedFrom, leadingOn[word] && word != prev
		if unicode.IsLower(r) && (wide || leads) || wide && leads && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			out[i] = ' '
		}
	}
	return string(out)
}

// leadingOn are words that no line ends with of itself.
var leadingOn = wordSet(`and or of the a an with in for to und oder mit für der die das von et ou de des du avec pour y o con para del`)

func plainRune(r rune) rune {
	switch r {
	case '\r', '\u2028', '\u2029', '\v', '\f':
		return '\n'
	case '’', '‘', 'ʼ', '´', '`':
		return '\''
	case '“', '”', '„', '«', '»':
		return '"'
	case '‐', '‑':
		return '-'
	case '\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\ufe0f':
		return -1
	case '\n', '\t':
		return r
	}
	if unicode.IsSpace(r) {
		return ' '
	}
	if unicode.IsControl(r) {
		return -1
	}
	return r
}

// lower is strings.ToLower for ASCII and the Latin letters whose length does not change, so that offsets stay true.
func lower(s string) string {
	l := strings.ToLower(s)
	if len(l) == len(s) {
		return l
	}
	b := []byte(s)
	for i, c := range b {
		if c >= 'A' && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}

// wordByte reports whether a byte belongs to a word; every byte of a multi-byte letter does.
func wordByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b >= utf8.RuneSelf
}

// onScan receives the length of each text that is searched for a phrase. Only tests of the work set it.
var onScan func(bytes int)

// find returns the first place where phrase stands in s as whole words, -1 where it does not. Both are in lower case. A
// star at an end of the phrase stands for the rest of a word: "*ausbildung", "motiviert*".
func find(s, phrase string) int {
	start, _ := locate(s, phrase)
	return start
}

// locate is find with the end of what stands there.
func locate(s, phrase string) (start, end int) {
	if len(phrase) > len(s)+2 { // a star at each end takes nothing
		return -1, -1
	}
	if onScan != nil {
		onScan(len(s))
	}
	phrase, before := strings.CutPrefix(phrase, "*")
	phrase, after := strings.CutSuffix(phrase, "*")
	for from := 0; ; {
		i := strings.Index(s[from:], phrase)
		if i < 0 {
			return -1, -1
		}
		i += from
		end := i + len(phrase)
		if (before || i == 0 || !wordByte(s[i-1]) || !wordByte(phrase[0])) &&
			(after || end == len(s) || !wordByte(s[end]) || !wordByte(phrase[len(phrase)-1])) {
			for before && i > 0 && wordByte(s[i-1]) {
				i--
			}
			for after && end < len(s) && wordByte(s[end]) {
				end++
			}
			return i, end
		}
		from = i + 1
	}
}
