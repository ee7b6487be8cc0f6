package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Span is a part of a text, in bytes.
type Span struct{ Start, End int }

// Of returns the span's text.
func (x Span) Of(s string) string { return s[x.Start:x.End] }

// Sentences cuts a text into sentences. A line that a page broke is joined with the one before it: it begins with a
// small letter and the one before ends without a full stop. A bullet, a blank line and a line that begins with a
// capital begin a sentence anew. Spans leave out bullets and the white space around.
func Sentences(s string) []Span {
	var out []Span
	for _, b := range Blocks(s) {
		out = appendSentences(out, s, b, ".!?;")
	}
	return out
}

// Prose returns the sentences of a paragraph, over the ends of its lines and with what follows a semicolon: joined with
// spaces they give it again, up to white space.
func Prose(paragraph string) []string {
	s := strings.Join(strings.Fields(paragraph), " ")
	var out []string
	for _, x := range appendSentences(nil, s, Span{0, len(s)}, ".!?") {
		out = append(out, x.Of(s))
	}
	return out
}

// Blocks cuts a text into bullets, paragraphs and lines that stand alone; see Sentences.
func Blocks(s string) []Span {
	var out []Span
	open := false
	for start := 0; start <= len(s); {
		end := len(s)
		if n := strings.IndexByte(s[start:], '\n'); n >= 0 {
			end = start + n
		}
		line := trim(s, Span{start, end})
		body, bullet := SkipBullet(s, line)
		switch {
		case body.Start == body.End:
			open = false
		case open && !bullet && continues(s, out[len(out)-1], body):
			out[len(out)-1].End = body.End
		default:
			out = append(out, body)
			open = true
		}
		start = end + 1
	}
	return out
}

// bullets are the signs that begin an item of a list.
const bullets = "-*•·▪◦●‣▸►➢➤✓✔■□–—"

// SkipBullet returns a line without the sign or number that makes it an item of a list, and whether there was one.
func SkipBullet(s string, line Span) (body Span, bullet bool) {
	body, bullet = skipOne(s, line)
	for again := bullet; again; { // "• 1. Led …"
		line, again = skipOne(s, body)
		if again {
			body = line
		}
	}
	return body, bullet
}

func skipOne(s string, line Span) (body Span, bullet bool) {
	t := line.Of(s)
	r, size := utf8.DecodeRuneInString(t)
	switch {
	case t == "":
		return line, false
	case strings.ContainsRune(bullets, r) || unicode.Is(unicode.Co, r):
	case r == 'o' && strings.HasPrefix(t, "o "):
	default:
		if size = numbering(t); size == 0 {
			return line, false
		}
	}
	rest := strings.TrimLeft(t[size:], " \t")
	if len(rest) == len(t[size:]) && (r == '-' || r == '*' || r == 'o') && rest != "" {
		return line, false // "-5", "*note": no space, no item
	}
	return Span{line.End - len(rest), line.End}, true
}

// numbering returns the length of "1.", "12)", "a)" or "(3)" before a space, 0 where a line begins otherwise.
func numbering(t string) int {
	i := 0
	if t[0] == '(' {
		i = 1
	}
	from := i
	for i < len(t) && i-from < 2 && '0' <= t[i] && t[i] <= '9' {
		i++
	}
	if i == from && i+1 < len(t) && 'a' <= t[i] && t[i] <= 'z' && t[i+1] == ')' {
		i++
	}
	if i == from || i+1 >= len(t) || t[i] != '.' && t[i] != ')' || t[i+1] != ' ' && t[i+1] != '\t' {
		return 0
	}
	return i + 1
}

func trim(s string, x Span) Span {
	for x.Start < x.End && (s[x.Start] <= ' ') {
		x.Start++
	}
	for x.Start < x.End && (s[x.End-1] <= ' ') {
		x.End--
	}
	return x
}

// widthOfProse is the length from which a line may have been broken by a page rather than by its writer.
const widthOfProse = 45

// continues reports whether a line goes on with the sentence of the block before it.
func continues(s string, block, line Span) bool {
	last := s[block.End-1]
	r, _ := utf8.DecodeRuneInString(s[line.Start:])
	switch {
	case strings.IndexByte(".!?:", last) >= 0:
		return false
	case last == ',', unicode.IsLower(r):
		return true
	}
	from := strings.LastIndexByte(s[block.Start:block.End], '\n') + 1 + block.Start
	return block.End-from >= widthOfProse && !unicode.IsUpper(r)
}

// appendSentences cuts a block at the signs that end a sentence.
func appendSentences(out []Span, s string, b Span, signs string) []Span {
	from := b.Start
	for i := b.Start; i < b.End; i++ {
		if strings.IndexByte(signs, s[i]) < 0 || !endsSentence(s, b, i) {
			continue
		}
		end := i + 1
		for end < b.End && strings.IndexByte(`"')]`, s[end]) >= 0 {
			end++
		}
		if x := trim(s, Span{from, end}); x.Start < x.End {
			out = append(out, x)
		}
		from, i = end, end-1
	}
	if x := trim(s, Span{from, b.End}); x.Start < x.End {
		out = append(out, x)
	}
	return out
}

// endsSentence reports whether the sign at i ends a sentence: white space and no small letter follow, and the word
// before it is no abbreviation.
func endsSentence(s string, b Span, i int) bool {
	if i+1 >= b.End {
		return false
	}
	after := i + 1
	for after < b.End && strings.IndexByte(`"')]`, s[after]) >= 0 {
		after++
	}
	if after >= b.End || s[after] > ' ' {
		return false
	}
	rest := strings.TrimLeft(s[after:b.End], " \t\n\r")
	r, _ := utf8.DecodeRuneInString(rest)
	if s[i] != '.' {
		return true
	}
	return !unicode.IsLower(r) && !abbreviated(s[b.Start:i], r)
}

// abbreviated reports whether the word before a full stop is written short: one of abbreviations, a single letter, or a
// day's number before a month ("3. Mai").
func abbreviated(before string, next rune) bool {
	word := before[strings.LastIndexAny(before, " \t\n(/-")+1:]
	switch n := utf8.RuneCountInString(word); {
	case n == 0:
		return false
	case n == 1 && unicode.IsUpper([]rune(word)[0]):
		return true
	case n <= 2 && word[0] >= '0' && word[0] <= '9':
		return true
	case word == "ms": // no title: milliseconds
		return false
	case strings.Contains(word, ".") && n <= 5 && !abbreviations[strings.ToLower(word)]: // "e.g", "z.B", "U.S"
		return !unicode.IsUpper(next) || unicode.IsLower([]rune(word)[0])
	}
	return abbreviations[strings.ToLower(word)]
}

// abbreviations end in a full stop that ends no sentence, in any language.
var abbreviations = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(
		`approx dept dr mr mrs ms prof st no nr inc ltd co corp vs etc jr sr ph eng incl min max mio tel ca bzw bzgl ggf inkl
		evtl usw jan feb mar apr jun jul aug sep sept oct nov dec dez mai okt ene abr ago dic févr janv juil ing dipl mag art abt str av avda sra dra lic ud uds núm pág env resp gen lt sgt capt col univ dept assoc asst mgr
		b.s m.s b.a m.a ph.d b.sc m.sc`) {
		m[w] = true
	}
	return m
}()
