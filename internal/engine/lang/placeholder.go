package lang

import (
	"regexp"
	"strings"
	"sync"

	"vitae/internal/engine/text"
)

// The values of the list "placeholder".
const (
	placeholderField  = "field"  // names a field between brackets: "[Company]"
	placeholderLine   = "line"   // a whole line that a template shows
	placeholderBegins = "begins" // how such a line, or filler text, begins
	placeholderMark   = "mark"   // stands in capitals where something is missing
)

// longestPlaceholder is the length from which a line in brackets is taken for what somebody wrote, in bytes.
const longestPlaceholder = 200

// The shapes of a place to fill in: [Company], {{name}}, <role>, «Fax_Number», ____. A Markdown link is matched with
// its target, so that it is not taken for a place. boxes is a line of nothing else, signs between them apart.
const blank = `\[\pL[^\[\]\n]{0,60}\](?:\([^)\n]*\))?|\{\{?\pL[^{}\n]{0,60}\}?\}|<\pL[\pL \-’']{0,40}>|«\s*\w+\s*»|_{3,}`

var (
	boxes = regexp.MustCompile(`^(?:[\[<{]{1,2}[^\[\]<>{}]*[\]>}]{1,2}[\s,;|·•/–—-]*)+$`)
	forms = regexp.MustCompile(`^(?:«\s*\w+\s*»[\s,;|·]*)+$`)
)

// placeholderWords are the lists of all languages: a template is often in another one than what is written into it.
type placeholderWords struct {
	lines  map[string]bool
	begins []string
	field  *regexp.Regexp // a word of a field
	open   *regexp.Regexp // a place within a text
}

var placeholders = sync.OnceValue(func() placeholderWords {
	p := placeholderWords{lines: map[string]bool{}}
	var fields []string
	open := blank
	for _, code := range Codes() {
		for _, e := range Entries(code, "placeholder") {
			switch term := text.Fold(e.Term); e.Value {
			case placeholderLine:
				p.lines[term] = true
			case placeholderBegins:
				p.begins = append(p.begins, term)
				open += `|(?i:\b` + regexp.QuoteMeta(e.Term) + `\b)`
			case placeholderField:
				fields = append(fields, regexp.QuoteMeta(term))
			case placeholderMark:
				open += `|\b` + regexp.QuoteMeta(strings.ToUpper(e.Term)) + `\b`
			}
		}
	}
	p.field = regexp.MustCompile(`\b(?:` + strings.Join(fields, "|") + `)\b`)
	p.open = regexp.MustCompile(open)
	return p
})

// Placeholders returns the places of a text that its writer meant to fill in, in the text's order.
func Placeholders(s string) []text.Span {
	var out []text.Span
	for _, m := range placeholders().open.FindAllStringIndex(s, -1) {
		if s[m[1]-1] != ')' { // a link
			out = append(out, text.Span{Start: m[0], End: m[1]})
		}
	}
	return out
}

// IsPlaceholder reports whether a line is what a template shows and nobody filled in: "Your Name", "[Email] | [Phone]".
func IsPlaceholder(line string) bool {
	if forms.MatchString(line) {
		return true
	}
	p := placeholders()
	low := strings.Trim(strings.Join(strings.Fields(text.Fold(line)), " "), " :*.")
	if p.lines[strings.TrimSuffix(low, " here")] {
		return true
	}
	for _, b := range p.begins {
		if strings.HasPrefix(low, b) {
			return true
		}
	}
	return len(low) < longestPlaceholder && boxes.MatchString(low) && p.field.MatchString(low)
}
