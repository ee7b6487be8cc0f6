package grammar

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// words are the lists of a language.
type words struct {
	twice    map[string]bool      // may stand twice in a row
	dangling map[string]bool      // want another word behind them
	joints   map[string]bool      // join two things
	wanting  map[string]bool      // seldom end a text
	vowel    map[string]string    // English words before which an article is not as their first letter says
	slips    map[string][]slip    // by the first word
	counted  map[string][2]string // one and several of a unit of time
}

// slip is a wrong spelling, of one word or more, with the right one.
type slip struct {
	wrong []string
	right string
}

var wordsOf = lang.Each(func(code string) *words {
	w := &words{
		twice: map[string]bool{}, dangling: map[string]bool{}, joints: map[string]bool{}, vowel: map[string]string{},
		slips:   map[string][]slip{},
		counted: map[string][2]string{}, wanting: lang.Set(code, "dangle"),
	}
	for _, e := range lang.Entries(code, "grammar") {
		if many, ok := strings.CutPrefix(e.Value, "many "); ok {
			pair := [2]string{e.Term, many}
			w.counted[e.Term], w.counted[many] = pair, pair
			continue
		}
		if strings.HasPrefix(e.Value, "then ") {
			continue // a coordination: see opened
		}
		for is := range strings.FieldsSeq(e.Value) {
			switch is {
			case "twice":
				w.twice[e.Term] = true
			case "ends":
				w.dangling[e.Term] = true
			case "joins":
				w.joints[e.Term], w.dangling[e.Term] = true, true
			case "a", "an":
				w.vowel[e.Term] = is
			}
		}
	}
	for _, e := range lang.Entries(code, "misspelt") {
		wrong := strings.Fields(e.Term)
		w.slips[wrong[0]] = append(w.slips[wrong[0]], slip{wrong, e.Value})
	}
	return w
})

func low(s string) string { return strings.ToLower(strings.ReplaceAll(s, "’", "'")) }

func doubledWords(r *reading) []Finding {
	var out []Finding
	w := wordsOf(r.code)
	for i := 0; i+1 < len(r.words); i++ {
		a, b := r.word(i), r.word(i+1)
		first, _ := utf8.DecodeRuneInString(b)
		if low(a) != low(b) || strings.TrimSpace(r.between(i)) != "" || r.between(i) == "" || !unicode.IsLower(first) ||
			w.twice[low(a)] || strings.Contains(r.between(i), "\n") ||
			strings.HasPrefix(r.text[r.words[i+1].End:], "-") {
			continue
		}
		out = append(out, Finding{Start: r.words[i].End, End: r.words[i+1].End, Fixes: true})
	}
	return out
}

var (
	sentenceEnd = regexp.MustCompile(`[.!?;:]\s`)
	itemEnd     = regexp.MustCompile(`,| (?:and|or|und|oder|et|ou|y|e|o) `)
)

const fewItems = 3 // a list has at least as many

func doubledItems(r *reading) []Finding {
	var out []Finding
	from := 0
	for _, end := range append(sentenceEnd.FindAllStringIndex(r.text, -1), []int{len(r.text), len(r.text)}) {
		s := r.text[from:end[0]]
		items := itemEnd.Split(strings.TrimRight(s, ".!? "), -1)
		seen := map[string]bool{}
		for i, it := range items {
			it = low(strings.TrimSpace(it))
			if i == 0 { // "Experienced in ML" has the item at its end
				for _, other := range items[1:] {
					if o := low(strings.TrimSpace(other)); len(o) > 1 && len(items) >= fewItems &&
						strings.HasSuffix(it, " "+o) {
						out = append(out, Finding{Start: from, End: end[0]})
					}
				}
				continue
			}
			if len(it) > 1 && seen[it] && len(items) >= fewItems && !isDigits(it) {
				out = append(out, Finding{Start: from, End: end[0]})
			}
			seen[it] = true
		}
		from = end[1]
	}
	return out
}

func isDigits(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' }) < 0
}

func articles(r *reading) []Finding {
	var out []Finding
	for i := 0; i+1 < len(r.words); i++ {
		a, next := r.word(i), r.word(i+1)
		if low(a) != "a" && low(a) != "an" || r.between(i) != " " || i > 0 && a == "A" &&
			!strings.ContainsAny(r.text[r.words[i-1].End:r.words[i].Start], ".:;(") {
			continue
		}
		want := Article(next)
		if want == "" || want == low(a) || strings.HasPrefix(r.text[r.words[i+1].End:], ")") {
			continue
		}
		out = append(out, Finding{Start: r.words[i].Start, End: r.words[i].End, Fix: likeArticle(want, a), Fixes: true})
	}
	return out
}

func likeArticle(want, like string) string {
	if like[0] == 'A' {
		return text.Capital(want)
	}
	return want
}

// Article returns the article of an English word by its sound, "" where that is not certain.
func Article(word string) string {
	known := wordsOf("en").vowel
	w := low(word)
	for n := len(w); n > 1; n-- { // "user" holds for "users" and "user-led"
		if a := known[w[:n]]; a != "" && (n == len(w) || n > 3) {
			return a
		}
	}
	number := w[:len(w)-len(strings.TrimLeft(w, "0123456789"))]
	switch c := w[0]; {
	case c == '8', number == "11", number == "18": // "8th", "11th"
		return "an"
	case number != "", len(w) < 2, strings.ToUpper(word) == word, c == 'h', c >= utf8.RuneSelf:
		return "" // letters and initials, among others
	case strings.ContainsRune("aeio", rune(c)):
		return "an"
	case c == 'u':
		return ""
	case strings.IndexFunc(w, func(r rune) bool { return strings.ContainsRune("aeiouy", r) }) < 0:
		return "" // initials in small letters
	}
	return "a"
}

func unfinished(r *reading) []Finding {
	n := len(r.words)
	if n < 2 {
		return nil
	}
	last := r.words[n-1]
	behind := strings.TrimSpace(r.text[last.End:])
	of := last.Of(r.text)
	if !wordsOf(r.code).dangling[of] || strings.ContainsAny(behind, ")”\"'») ") ||
		strings.TrimLeft(behind, ".,;") != "" || strings.HasSuffix(behind, ":") {
		return nil
	}
	return []Finding{{Start: last.Start, End: len(r.text)}}
}

func emptyJoints(r *reading) []Finding {
	var out []Finding
	for i := 0; i+1 < len(r.words); i++ {
		if gap := r.between(i); wordsOf(r.code).joints[r.word(i)] && strings.HasPrefix(strings.TrimLeft(gap, " "),
			",") && !strings.Contains(r.text[r.words[i+1].Start:], ",") {
			out = append(out, Finding{Start: r.words[i].Start, End: r.words[i].End})
		}
	}
	if n := len(r.words); n > 2 && wordsOf(r.code).wanting[text.Fold(r.word(n-1))] &&
		wordsOf(r.code).joints[r.word(n-2)] {
		out = append(out, Finding{Start: r.words[n-2].Start, End: len(r.text)})
	}
	return out
}

var badSigns = regexp.MustCompile(` ,|,\s*,|\(\s*\)|\{\w*\}|;\s*;|,\s*;| \.(?:\s|$)|[^.]\.\.(?:[^.]|$)`)

func signs(r *reading) []Finding {
	var out []Finding
	for _, m := range badSigns.FindAllStringIndex(r.text, -1) {
		f := Finding{Start: m[0], End: m[1]}
		if r.text[m[0]:m[1]] == " ," {
			f.Fix, f.Fixes = ",", true
		}
		out = append(out, f)
	}
	return out
}

var listMark = regexp.MustCompile(`(?:^|[\s:;,.])[\da-zA-Z]{1,4}$`)

// longestMark is more bytes than a mark of a list has, so that a mark isn't found at a cut.
const longestMark = 8

func brackets(r *reading) []Finding {
	depth := 0
	for i, c := range r.text {
		switch c {
		case '(', '[':
			depth++
		case ')', ']':
			if depth == 0 {
				if c == ')' && listMark.MatchString(r.text[max(0, i-longestMark):i]) {
					continue // "a) orders b) stock"
				}
				return []Finding{{Start: i, End: i + 1}}
			}
			depth--
		}
	}
	if depth == 0 {
		return nil
	}
	return []Finding{{Start: strings.LastIndexAny(r.text, "(["), End: len(r.text)}}
}

func smallBeginning(r *reading) []Finding {
	if len(r.words) == 0 || r.words[0].Start > 0 && r.text[0] == '.' {
		return nil
	}
	first := r.word(0)
	c, n := utf8.DecodeRuneInString(first)
	if !unicode.IsLower(c) || strings.IndexFunc(first[n:], func(r rune) bool {
		return unicode.IsUpper(r) ||
			unicode.IsDigit(r)
	}) >= 0 {
		return nil
	}
	return []Finding{{Start: 0, End: len(first)}}
}

func noStop(r *reading) []Finding {
	s := strings.TrimRight(r.text, " \n”\"»)]")
	if last, _ := utf8.DecodeLastRuneInString(s); s == "" || strings.ContainsRune(".!?…:", last) {
		return nil
	}
	return []Finding{{Start: len(s), End: len(s)}}
}

// numbers finds "1 years" and "3 year of".
func numbers(r *reading) []Finding {
	var out []Finding
	w := wordsOf(r.code)
	for i := 0; i+1 < len(r.words); i++ {
		n, unit := r.word(i), r.word(i+1)
		pair, ok := w.counted[low(unit)]
		before := ""
		if r.words[i].Start > 0 {
			before = r.text[r.words[i].Start-1 : r.words[i].Start]
		}
		if !ok || !isDigits(n) || strings.Trim(r.between(i), " \u00a0") != "" || r.between(i) == "" ||
			strings.ContainsAny(before, ",./-–$£€") {
			continue
		}
		of := r.word(i + 2)
		switch {
		case n == "1" && low(unit) == pair[1] && pair[0] != pair[1]:
			out = append(out, Finding{
				Start: r.words[i+1].Start, End: r.words[i+1].End, Fix: likeCase(pair[0], unit),
				Fixes: true,
			})
		case n != "1" && n != "0" && low(unit) == pair[0] && (of == "of" || of == "de" || of == "in"):
			out = append(out, Finding{
				Start: r.words[i+1].Start, End: r.words[i+1].End, Fix: likeCase(pair[1], unit),
				Fixes: true,
			})
		}
	}
	return out
}

var disagree = map[string]map[string]string{
	"was": {"they": "were", "we": "were", "you": "were"},
	"is":  {"they": "are", "we": "are", "you": "are"},
	"has": {"i": "have", "they": "have", "we": "have", "you": "have"},
}

func agreement(r *reading) []Finding {
	var out []Finding
	for i := 0; i+1 < len(r.words); i++ {
		right := disagree[r.word(i+1)][low(r.word(i))]
		first := i == 0 || strings.ContainsAny(r.text[r.words[i-1].End:r.words[i].Start], ".,;:!?")
		if right == "" || r.between(i) != " " || !first || strings.HasPrefix(r.text[r.words[i+1].End:], "-") {
			continue
		}
		out = append(out, Finding{Start: r.words[i+1].Start, End: r.words[i+1].End, Fix: right, Fixes: true})
	}
	return out
}

func contractions(r *reading) []Finding {
	var out []Finding
	for i := 0; i+1 < len(r.words); i++ {
		a := r.word(i)
		if r.word(i+1) != "el" || a != "a" && a != "de" || r.between(i) != " " {
			continue
		}
		out = append(out, Finding{
			Start: r.words[i].Start, End: r.words[i+1].End,
			Fix: map[string]string{"a": "al", "de": "del"}[a], Fixes: true,
		})
	}
	return out
}

// spanishEndings are endings that Spanish words have with an accent alone.
var spanishEndings = strings.NewReplacer("cion", "ción", "sion", "sión")

func misspelt(r *reading) []Finding {
	var out []Finding
	w := wordsOf(r.code)
	for i := range r.words {
		own := r.word(i)
		word := low(own)
		if len(own) > 1 && strings.ToUpper(own) == own || r.isQuoted(i) || r.isAddress(i) {
			continue // capitals go without accents, and names are in capitals
		}
		if r.code == "es" && len(word) > 6 && (strings.HasSuffix(word, "cion") || strings.HasSuffix(word, "sion")) {
			cut := len(own) - len("cion")
			out = append(out, Finding{
				Start: r.words[i].Start, End: r.words[i].End,
				Fix: own[:cut] + spanishEndings.Replace(own[cut:]), Fixes: true,
			})
			continue
		}
		if i > 0 && opensLarge(own) && !strings.ContainsAny(r.text[r.words[i-1].End:r.words[i].Start], ".:;!?\n•") &&
			r.code != "de" {
			continue // a name
		}
		for _, s := range w.slips[word] {
			end := i + len(s.wrong) - 1
			if !r.says(i, s.wrong) {
				continue
			}
			out = append(out, Finding{
				Start: r.words[i].Start, End: r.words[end].End, Fix: likeFirst(s.right, own),
				Fixes: true,
			})
			break
		}
	}
	return out
}

// quotes are the pairs of marks that stand around the titles of works.
var quotes = [][2]rune{{'“', '”'}, {'„', '“'}, {'«', '»'}, {'‘', '’'}, {'"', '"'}}

// isQuoted reports whether a word stands in quotation marks, as the titles of works do.
func (r *reading) isQuoted(i int) bool {
	if r.quoted == nil {
		r.quoted = make([]bool, len(r.words))
		for _, q := range quotes {
			r.quote(q[0], q[1])
		}
	}
	return r.quoted[i]
}

// quote notes the words between an opening mark and a closing one.
func (r *reading) quote(opening, closing rune) {
	last := strings.LastIndex(r.text, string(closing))
	inside, word := false, 0
	for at, c := range r.text {
		for ; word < len(r.words) && r.words[word].Start <= at; word++ {
			r.quoted[word] = r.quoted[word] || inside
		}
		switch c {
		case opening:
			inside = last > at && (opening != closing || !inside)
		case closing:
			inside = false
		}
	}
}

// isAddress reports whether a word is part of an address on the web: "www.example.org", "a@b.org".
func (r *reading) isAddress(i int) bool {
	w := r.words[i]
	before, after := r.text[:w.Start], r.text[w.End:]
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(after, "."))
	return strings.HasSuffix(before, ".") || strings.HasSuffix(before, "@") || strings.HasSuffix(before, "/") ||
		strings.HasPrefix(after, "@") || strings.HasPrefix(after, ".") && unicode.IsLetter(next)
}

func opensLarge(s string) bool {
	c, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(c)
}

func likeFirst(word, like string) string {
	if opensLarge(like) {
		return text.Capital(word)
	}
	return word
}

// says reports whether words stand in a row from word i.
func (r *reading) says(i int, all []string) bool {
	if i+len(all) > len(r.words) {
		return false
	}
	for k, x := range all {
		if low(r.word(i+k)) != x || k > 0 && r.between(i+k-1) != " " {
			return false
		}
	}
	return true
}

// selves are the words for oneself that open a line.
var selves = map[string]string{"en": "I", "de": "ich", "es": "yo", "fr": "je j'ai j'étais"}

func firstPerson(r *reading) []Finding {
	if len(r.words) < 2 || r.between(0) != " " {
		return nil
	}
	own := r.word(0)
	if r.code != "en" {
		own = low(own)
	}
	if slices.Contains(strings.Fields(selves[r.code]), own) {
		return []Finding{{Start: r.words[0].Start, End: r.words[0].End}}
	}
	return nil
}

// mistitled are the misspelled words of a language's job titles.
var mistitled = lang.Each(func(code string) map[string]string {
	out := map[string]string{}
	for _, e := range lang.Entries(code, "mistitled") {
		out[e.Term] = e.Value
	}
	return out
})

// TitleWord returns the word that a word of a job title is a misspelling of, "" where it is none that is known.
func TitleWord(word, code string) string { return mistitled(code)[low(word)] }
