package posting

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/skill"
)

// titleWord is what begins a line that begins with a title.
var titleWord = regexp.MustCompile(`^\p{Lu}[\p{L}-]{3,}`)

// isInclusive reports whether a line begins with a title and its ending for the other gender: "Lokführer*in",
// "opticien(ne)".
func isInclusive(s string) bool {
	at := len(titleWord.FindString(s))
	return at > 0 && lang.GenderEnding(s[at:]) > 0
}

// titleNote is a part of the title's line that speaks of hours, pay, contract, start or newcomers.
var titleNote = regexp.MustCompile(
	`(?i)^(?:gerne? |auch |quereinst|berufs(?:ein|an)f|berufseinst|ab sofort|sofort|zum nächst|urgen?t|urge\b|incorporación|contrato|turno|jornada|sustitu|prise de poste|dès que|débutant|poste à pourvoir|remplacement|ects? |nqts? |maternity|paternity|immediate|start |career change|no experience|graduates? |(?:mps|ups|tlr|band|grade)\b[ /\d]*|\d|[€£$]|.* (?:welcome|möglich|willkommen)!*$)`)

// pointEnding is the ending for the other gender behind a full stop: "chef.fe", "CONFIRMÉ.E".
var pointEnding = regexp.MustCompile(`(?i)(\p{L}{2})[.·](?:e|ne|fe|ve|se|te|le|ère|trice|euse|rice)s?(\s|$)`)

// plainTitle returns a title without what advertises: pictures and what follows them, what follows an exclamation, the
// ending behind a full stop, and the seniority that then closes it.
func plainTitle(s string) string {
	for i, r := range s {
		if i > 0 && (r == '!' || r == '¡' || unicode.Is(unicode.So, r)) {
			s = s[:i]
			break
		}
	}
	s = pointEnding.ReplaceAllString(s, "$1$2")
	return strings.TrimRight(s, " ,-–|")
}

// withoutNotes leaves out the parts of the title's line that are notes.
func withoutNotes(parts []string) []string {
	return slices.DeleteFunc(parts, titleNote.MatchString)
}

var mailSubject = regexp.MustCompile(`(?i)^(?:subject|betreff|objet|asunto): *(?:(?:fwd?|re|aw|wg|tr) *: *)*`)

// titleLine looks for the title among the first lines where nothing marks it: a line of its own that begins with a word
// in both genders, else the first short one that the catalogue knows a title in.
func (o *outline) titleLine(cat *skill.Catalogue, h *head, ls []line) {
	known := ""
	for _, l := range ls[:min(len(ls), firstLines)] {
		s := mailSubject.ReplaceAllString(o.text[l.start:l.end], "")
		if s == "" || l.bullet || isProse(s) || utf8.RuneCountInString(s) > 90 || o.announces(s) {
			continue
		}
		parts := headParts(cat, s)
		switch {
		case len(parts) == 0:
		case isInclusive(s):
			h.title, h.beside = parts[0], append(h.beside, parts[1:]...)
			h.settle(cat, o.text)
			return
		case known == "" && isTitle(cat, parts) && len(strings.Fields(s)) <= 8 &&
			!strings.Contains(strings.TrimPrefix(s, parts[0]), ": "):
			known = parts[max(0, titlePart(cat, parts, 2))]
		}
	}
	h.title = closingMark.ReplaceAllString(known, "")
}
