package letter

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/text"
)

// longCredential is how many words a credential's name has at most; more are several that stand in one line.
const longCredential = 12

// pieceAt cuts the piece of a line that something at a byte stands in: of its sentence what is between commas, with
// what follows in small letters or figures, which says until when or in what state it is held. It is "" where that
// tells of something not held, or reads as no name.
func (w *writer) pieceAt(line string, at int) string {
	line, at = sentenceAt(line, at)
	pieces := closedPieces(line, at)
	i := slices.IndexFunc(pieces, func(p [2]int) bool { return p[0] <= at && at < p[1] })
	if i < 0 {
		return ""
	}
	end := pieces[i][1]
	for _, next := range pieces[i+1:] {
		if len(strings.Fields(line[pieces[i][0]:next[1]])) > longCredential ||
			endsUntil.MatchString(line[pieces[i][0]:end]) || !w.goesOn(strings.TrimSpace(line[next[0]:next[1]])) {
			break
		}
		end = next[1]
	}
	start := behindBracket(line, pieces[i][0], at)
	s := withoutHeading(withoutShout(tidy(strings.Trim(line[start:end], " .,;|·"))))
	if w.isDenied(s) {
		return ""
	}
	if credited.MatchString(text.Fold(s)) {
		s = text.Capital(s)
	}
	s = dated.ReplaceAllString(s, "")
	if !readsAsName(s) || isPart(s) || w.notHad(s) || !w.isWholly(s) || w.hasRunOut(s) || losesDay(s) ||
		w.isStillLearning(s) {
		return ""
	}
	return s
}

// behindBracket is where a name begins before a byte of a line: behind a bracket with a capital after it, since two
// lines may have been read into one ("a little Postgres (home lab) Oregon driver's license").
func behindBracket(line string, from, at int) int {
	if i := strings.LastIndex(line[from:at], ") "); i >= 0 && unicode.IsUpper(firstOf(line[from+i+2:])) {
		return from + i + 2
	}
	return from
}

// licenseClass matches the class of a license that stands behind a comma.
var licenseClass = regexp.MustCompile(`^[A-Z][A-Z0-9]{0,2}$`)

// goesOn reports whether a piece belongs to the credential before it: small letters or figures, who gave it and when,
// its class, its state.
func (w *writer) goesOn(s string) bool {
	if strings.Contains(s, ". ") || w.speaksOfAnother(s) || losesDay(s) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(s)
	ofIt := yearInName.MatchString(s) && !credited.MatchString(text.Fold(s)) || // who gave it, and when
		ranks(w.code)[text.Fold(s)] // "Associate"
	return unicode.IsLower(r) || unicode.IsDigit(r) || ofIt || licenseClass.MatchString(s) || match.NamesRegion(s)
}

// ranks are the words behind the name of a credential that say which of several it is.
var ranks = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "piece", "rank") })

// losesDay reports whether a piece says until when something is held without a day, which was read into a field of its
// own: "good to WWC Class 1".
func losesDay(s string) bool {
	return opensUntil.MatchString(s) && !yearBehind.MatchString(s)
}

// speaksOfAnother reports whether a piece says in a bracket behind it that something else is not held: "clean record
// (had a lorry licence till 2016)".
func (w *writer) speaksOfAnother(s string) bool {
	before, remark, ok := strings.Cut(s, " (")
	return ok && !w.notHad(before) && !isPart(before) && (w.notHad(remark) || w.hasRunOut(remark))
}

// renewable is for how many months after it has run out a credential may have been renewed since the resume was
// written. By hand.
const renewable = 12

// hasRunOut reports whether a text says of something that it was held until a day long past: "exp 4/2024".
func (w *writer) hasRunOut(s string) bool {
	for _, m := range untilDay.FindAllStringSubmatch(s, -1) {
		year, _ := strconv.Atoi(m[3])
		month := monthsOfYear
		if n, err := strconv.Atoi(m[2]); err == nil && n >= 1 && n <= monthsOfYear {
			month = n
		} else if m[1] != "" {
			month = w.monthOf(m[1])
		}
		if monthsOfYear*year+month < monthsOfYear*w.asOf.Year()+max(1, w.asOf.Month())-renewable {
			return true
		}
	}
	return false
}

// monthOf returns the month that a word begins, the last where it begins none.
func (w *writer) monthOf(word string) int {
	word = text.Fold(strings.Trim(word, ". "))
	for n := 1; n <= monthsOfYear && len(word) >= shortMonth; n++ {
		if strings.HasPrefix(text.Fold(w.get("month."+strconv.Itoa(n))), word) {
			return n
		}
	}
	return monthsOfYear
}

const (
	monthsOfYear = 12
	shortMonth   = 3 // letters of a month's name at least
)

var (
	untilWords = choice("piece", "until", lang.Codes()...)
	// endsUntil matches the word before a day that was read into a field of its own
	endsUntil  = matching(`(?i)(?:^|[^\pL]){}\.?:?[\s,;]*(?:$|,)`, untilWords)
	opensUntil = matching(`(?i)^{}\.?:?(?:[^\pL]|$)`, untilWords)
	yearBehind = regexp.MustCompile(`\d{2}`)
	// untilDay finds until when something is held: a month by name or by number, and a year
	untilDay = matching(
		`(?i)(?:^|[^\pL]){}\.?:?\s*(?:(\pL{3,10}\.?)\s+)?(?:\d{1,2}\.\s?)?(?:(\d{1,2})\s?[/.-]\s?(?:\d{1,2}[/.-])?)?((?:19|20)\d\d)`,
		untilWords)
)

var (
	// ofOneself matches a remark about oneself. "Class I" is none.
	ofOneself = eachOf(wholeWord, "piece", "self")
	// cutClass matches a licence whose class was cut off: "FS Kl".
	cutClass = matching(`(?i)\b{}\.?$`, choice("piece", "class", lang.Codes()...))
)

// isWholly reports whether nothing in a name says that what it names is less than it seems, and it breaks off nowhere.
func (w *writer) isWholly(s string) bool {
	words := strings.Fields(s)
	return len(words) > 0 && utf8.RuneCountInString(s) > 1 && !dangles(words[len(words)-1]) &&
		!cutClass.MatchString(s) && !w.isHedged(s) && !ofOneself(w.code).MatchString(s)
}

// sentenceAt returns the sentence of a line in which a byte stands, and where the byte stands in it. A short word with
// a full stop ends none: "FS Kl. B", "Lohn u. Gehalt".
func sentenceAt(line string, at int) (sentence string, place int) {
	from := 0
	for _, span := range text.Sentences(line) {
		if m := classBehind.FindString(line[span.End:]); m != "" && classBefore.MatchString(span.Of(line)) {
			span.End += len(m) // "FS Kl. B"
		} else if rest := strings.TrimLeft(line[span.End:], " "); rest != "" &&
			(rest[0] == '(' || shortened.MatchString(span.Of(line))) {
			continue
		}
		if at < span.End {
			s := line[from:span.End]
			blank := len(s) - len(strings.TrimLeft(s, " "))
			return s[blank:], max(0, at-from-blank)
		}
		from = span.End
	}
	return line[from:], max(0, at-from)
}

var (
	classBefore = regexp.MustCompile(`\b(?:Kl|Kat|Nr|No|Cl|Cat)\.\s*$`)
	classBehind = regexp.MustCompile(`^ ?[A-Z0-9]{1,3}\b(?:, ?[A-Z0-9]{1,3}\b)*`)
)

// shortened matches a sentence that ends with a short word, which tells of no end.
var shortened = matching(`(?i)(?:^|[\s(/])(?:\pL{1,2}|{})\.\s*$`, choice("piece", "short", lang.Codes()...))

// readsAsName reports whether a piece of a line reads as the name of a credential.
func readsAsName(s string) bool {
	words := strings.Fields(s)
	r, _ := utf8.DecodeRuneInString(s)
	return len(words) > 0 && len(words) <= longCredential &&
		!anyCredential[text.Fold(s)] && unicode.IsUpper(r) && balanced(s) &&
		!strings.Contains(s, ":") && !runsOut.MatchString(s) &&
		!slices.Contains(ownWords, strings.ToLower(words[0])) && !tellsOf.MatchString(s)
}

// balanced reports whether a text closes as many brackets as it opens.
func balanced(s string) bool { return strings.Count(s, "(") == strings.Count(s, ")") }

var (
	// tellsOf matches a verb: the piece is a sentence and no name
	tellsOf = matching(`\b{}\b`, choice("piece", "tells", lang.Codes()...))
	// dated matches what is left of a date that was read into a field of its own
	dated   = matching(`(?i)(?:[\s,;(]+{}:?)+$`, choice("piece", "dated", lang.Codes()...)+"|"+untilWords)
	runsOut = regexp.MustCompile(`\.\.|…`)
	// credited matches words of any credential, folded
	credited   = regexp.MustCompile(folded("piece", "credited"))
	someOf     = regexp.MustCompile(`\b\d+ (?:\pL+ )?(?:of|von|de|sur|out of) \d+\b`) // "1 of 4 modules"
	unfinished = asides("unfinished", `\b`)
)

// isPart reports whether a text tells of a course that is not ended, or of a part of one.
func isPart(s string) bool { return someOf.MatchString(s) || unfinished.MatchString(s) }

// closedPieces returns the pieces of a line, as outside does, and none where a colon behind a byte says that what
// stands there isn't finished: "Diploma: two exams left".
func closedPieces(line string, at int) [][2]int {
	if _, state, ok := strings.Cut(line[at:], ": "); ok && isPart(state) {
		return nil
	}
	return outside(line)
}

// withoutHeading takes off a heading and a bracket that is left open, and puts what stands behind a label in brackets:
// "EXAMS: CII Certificate", "driving licence: full, clean".
func withoutHeading(s string) string {
	if strings.Count(s, "(") > strings.Count(s, ")") {
		s = strings.TrimPrefix(s, "(")
	}
	before, after, ok := strings.Cut(s, ": ")
	switch {
	case !ok || strings.Contains(after, ":"):
		return s
	case allCapitals(before):
		return after
	case credited.MatchString(text.Fold(before)) && len(strings.Fields(before)) <= shortPieces:
		return before + " (" + lowered(after) + ")"
	case credited.MatchString(text.Fold(after)) && len(strings.Fields(before)) <= shortPieces:
		return text.Capital(after)
	}
	return s
}

// withoutShout takes off a heading that was read into the line, but no word of a credential's name in large letters:
// "JOURNEYMAN PLUMBER".
func withoutShout(s string) string {
	if first := firstWord(s); allCapitals(first) && shouted.MatchString(text.Fold(first)) {
		return s
	}
	return heading.ReplaceAllString(s, "$1")
}

// shouted are words that a credential's name in large letters begins with, folded.
var shouted = matching(`^{}$`, folded("piece", "shout"))

// heading is a heading that was read into the line.
var heading = regexp.MustCompile(`^(?:Title|Qualification|[A-ZÄÖÜÉÁÍÓÚÑ]{6,}(?: ETC\b\.?:?)?|ETC\.) (\S)`)

// outside returns the pieces of a line between commas, semicolons, bars and slashes with spaces around them that stand
// in no brackets, as byte offsets.
func outside(s string) [][2]int {
	var out [][2]int
	from, depth := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',', ';', '|', '·', '•', '/':
			if depth <= 0 && (r != '/' || strings.HasSuffix(s[:i], " ") && strings.HasPrefix(s[i+1:], " ")) {
				out = append(out, [2]int{from, i})
				from = i + utf8.RuneLen(r)
			}
		}
	}
	return append(out, [2]int{from, len(s)})
}
