package letter

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Bounds of the sentence by which the summary says who one is, in words.
const (
	leastSelf   = 4
	longestSelf = 34
	longTitle   = 6 // of the title that it opens with
	longShort   = 5 // letters of a short form; more in capitals are a heading
)

// selfOf returns the sentence by which the summary says who one is: the first, where it speaks in the first person, or
// opens with a title, which "I am" goes before. source is the sentence as the summary has it.
func (w *writer) selfOf() (sentence, source string) {
	all := text.Prose(w.r.Basics.Summary)
	if len(all) == 0 {
		return "", ""
	}
	s := tidy(all[0])
	words := strings.Fields(s)
	is := w.wording(s)
	if n := len(words); n < leastSelf || n > longestSelf || !is.Own() || wishes.MatchString(s) ||
		saysNothing(s, w.code) || address.MatchString(s) || strings.ContainsAny(s, ":|•\n") ||
		!balanced(s) || !grammar.Passes(s, w.code, grammar.Line) ||
		dangles(strings.TrimRight(words[n-1], ".")) {
		return "", ""
	}
	if firstPerson.MatchString(s) {
		return text.WithStop(s), all[0]
	}
	title := w.openingTitle(s)
	if title == "" {
		return "", ""
	}
	return text.WithStop(w.get("self", "post", w.post(title)) + s[len(title):]), all[0]
}

// openingTitle returns the known title that a sentence opens with and goes on behind, "" where it does not.
func (w *writer) openingTitle(s string) string {
	title := s
	if m := behindTitle.FindStringIndex(s); m != nil {
		title = s[:m[0]]
	}
	first, _, _ := strings.Cut(s, " ")
	if _, known := w.c.FindTitle(title); !known || len(strings.Fields(title)) > longTitle || len(title) == len(s) ||
		!unicode.IsUpper(firstOf(s)) || allCapitals(title) || strings.Contains(title, ".") ||
		len(first) > longShort && allCapitals(first) || !w.worksAs(title) {
		return ""
	}
	return title
}

// worksAs reports whether a title shares a word with one of the jobs or with the posting's: a developer who calls
// himself a plumber means something else.
func (w *writer) worksAs(title string) bool {
	return alike(title, w.p.Title) ||
		slices.ContainsFunc(w.r.Work, func(e document.Work) bool { return alike(title, e.Position) })
}

var (
	firstPerson = regexp.MustCompile(`^(?i:I|I'm|I’m|I've|I’ve|My|Ich|Je|J'ai|J’ai|Soy|Tengo|Llevo|Trabajo|Mein|Meine) `)
	// behindTitle is where a title ends in a sentence that goes on.
	behindTitle = regexp.MustCompile(
		`,? (?:with|who|that|in|at|for|from|since|based|and|working|mit|seit|bei|in der|im|für|und|avec|ayant|depuis|chez|et|dans|de|d'|con|desde|en|y|que|para) |,? \(|, `)
)

func firstOf(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// post is a title as it stands behind "as": "a Ledger Clerk", "Betriebselektrikerin", "aide-comptable".
func (w *writer) post(title string) string {
	if title == "" {
		return ""
	}
	switch w.code {
	case "en":
		first, _, _ := strings.Cut(title, " ")
		if slices.Contains(soleTitles, strings.ToLower(first)) || strings.Contains(title, ",") {
			return title
		}
		if named, known := w.c.Named(first); strings.IndexFunc(title[1:], unicode.IsUpper) < 0 &&
			(!known || named.Kind == skill.Soft) && len(posting.Spoken(first)) == 0 {
			title = lowered(title)
		}
		return indefinite(title) + " " + title
	case "fr", "es":
		return lowered(title)
	}
	return title
}

// soleTitles open titles that one person has, which stand without an article.
var soleTitles = strings.Fields("head chief vice president chair ceo cfo cto coo the a an")

// lowered writes the first letter of a title small, but for a short form.
func lowered(title string) string {
	r, n := utf8.DecodeRuneInString(title)
	if next, _ := utf8.DecodeRuneInString(title[n:]); !unicode.IsLower(next) {
		return title
	}
	return string(unicode.ToLower(r)) + title[n:]
}

// indefinite is the article before a title, by its sound: "an HR", "a UX", "a unit".
func indefinite(title string) string {
	first := strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(first) == 0 {
		return "a"
	}
	word := first[0]
	low := text.Fold(word)
	if allCapitals(word) && (len(word) < 4 || !strings.ContainsAny(low, "aeiouy")) {
		if strings.ContainsRune("aefhilmnorsx", rune(low[0])) {
			return "an" // "HR" is spelled
		}
		return "a"
	}
	if low[0] == 'u' {
		return cmp.Or(grammar.Article(low), "an")
	}
	return cmp.Or(grammar.Article(low), "a")
}
