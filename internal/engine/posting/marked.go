package posting

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/skill"
)

// genderMark stands beside a title and nowhere else: "(m/w/d)", "H/F", "(all genders)".
var genderMark = regexp.MustCompile(
	`(?i)\s*(?:[(\[](?:gn|a|all genders?|alle geschlechter|geschlechtsneutral|mwd|m\.w\.d\.?|w\.m\.d\.?)[)\]]|[(\[]?\b(?:m|w|f|h|d|x|div|i|k)(?:\s?[/|*,]\s?(?:m|w|f|h|d|x|div|gn|i|k)){1,3}\b[)\]]?)`)

// genderMarkIn returns where a gender mark stands, nil where there is none. No mark is without one of a few signs.
func genderMarkIn(s string) []int {
	if !strings.ContainsAny(s, "/|*,([") {
		return nil
	}
	return genderMark.FindStringIndex(s)
}

// beforeTitle is the last thing in a sentence before the title that it names: an article, or a word that seeks.
var beforeTitle = regexp.MustCompile(
	`(?i)^.*(?:^|\s)(?:eine?(?:[:*_/-]n|/-?n|n|r|n/eine)?|une?|un\(e\)|un/une|un/a|una|als|as an?|an?|sucht|suchen wir|suchen|recherchons|recherche|recrutons(?: ?!)?|recrute(?: ?:)?|busca|buscamos|selecciona|for|für den bereich)[: ]\s*`)

// firmSeeks is a firm that seeks, at the start of a line.
var firmSeeks = regexp.MustCompile(
	`^(?:Die |Das |Der |La |Le |El |The )?([\p{Lu}\d][^,.:;!?]{1,60}?)(?: in [\p{Lu}][\p{L}-]+)? (?:sucht|recherche|recrute|busca|selecciona|seeks|is hiring)\b`)

// seekWord is a verb that seeks.
var seekWord = regexp.MustCompile(`(?i)\b(?:sucht|suchen|recherch\w*|recrut\w*|busca\w*|selecciona)\b`)

// firstLines is how many lines of content are looked through for a marked title.
const firstLines = 12

// marked finds the line that a gender mark shows to hold the title. It reads the title and what stands beside it, and
// the firm where a line before says that it seeks.
func (o *outline) marked(cat *skill.Catalogue, ls []line) (h head, ok bool) {
	seen := 0
	for i, l := range ls {
		if l.start == l.end {
			continue
		}
		if seen++; seen > firstLines {
			break
		}
		s := o.text[l.start:l.end]
		if m := firmSeeks.FindStringSubmatch(s); m != nil && h.company == "" {
			h.company = m[1]
		}
		at := genderMarkIn(s)
		if at == nil || at[0] == 0 || l.bullet {
			continue
		}
		sentence := len(strings.Fields(s)) > 12 || isSentence(s)
		parts := headParts(cat, aroundMark(s, at, sentence, sentence || seen > 1))
		if len(parts) == 0 || utf8.RuneCountInString(parts[0]) > 80 {
			continue
		}
		h.title = o.words.withoutTime(plainTitle(parts[0]))
		h.beside, h.marked = besideTitle(parts), true
		if seen == 2 && h.company == "" && !sentence {
			h.company = o.firmAbove(ls[i-1])
		}
		if !sentence && seen <= 5 {
			h.used = i + 1
		}
		h.at = i + 1
		return h, true
	}
	return head{}, false
}

// besideTitle returns what stands beside the title of a line, without its other form: "Koch / Köchin" is one title.
func besideTitle(parts []string) []string {
	beside := withoutNotes(parts[1:])
	if len(beside) > 0 && sameBeginning(parts[0], beside[0]) {
		return beside[1:]
	}
	return beside
}

// aroundMark returns the words of a line around its gender mark, without those that lead to the title. Of a sentence,
// what follows the mark is no part of it; led says that words may stand before the title.
func aroundMark(s string, mark []int, sentence, led bool) string {
	before, after := s[:mark[0]], genderMark.ReplaceAllString(s[mark[1]:], "")
	if m := beforeTitle.FindString(before); m != "" && (led || strings.ContainsAny(before, "!:") ||
		seekWord.MatchString(m) || firmSeeks.MatchString(s)) {
		before = before[len(m):]
	}
	if c := strings.LastIndex(before, ": "); c >= 0 {
		before = before[c+2:]
	}
	if sentence {
		after = ""
	}
	return strings.TrimSpace(before + after)
}

// firmAbove returns the line above the title where it can be the firm's name.
func (o *outline) firmAbove(l line) string {
	s := o.text[l.start:l.end]
	if s == "" || l.bullet || len(strings.Fields(s)) > 5 || endsSentence(s) || o.announces(s) ||
		timeLike.MatchString(s) {
		return ""
	}
	return s
}

// sameBeginning reports whether two words are forms of one: "Koch" and "Köchin".
func sameBeginning(a, b string) bool {
	a, b = noAccents.Replace(lower(a)), noAccents.Replace(lower(b))
	n := min(len(a), len(b), 4)
	return n > 2 && a[:n] == b[:n]
}

// withoutTime cuts words of hours and contracts off the end of a title: "Koch in Teilzeit".
func (w *wording) withoutTime(s string) string {
	low := lower(s)
	for _, t := range w.time {
		if rest, ok := strings.CutSuffix(low, " "+t); ok {
			for _, in := range [...]string{
				" in", " en", " à", " a", " oder", " o", " ou", " or", " und", " y", " et",
				" and",
			} {
				rest = strings.TrimSuffix(rest, in)
			}
			return w.withoutTime(strings.TrimRight(s[:len(rest)], " ,-–"))
		}
	}
	return s
}

// isTime reports whether a part of a head line is of hours or contracts.
func (w *wording) isTime(s string) bool {
	low := lower(s)
	if timeLike.MatchString(s) {
		return true
	}
	for _, t := range w.time {
		if low == t || strings.HasPrefix(low, t+" ") || strings.HasPrefix(low, t+",") {
			return true
		}
	}
	return false
}
