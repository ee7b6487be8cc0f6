package letter

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/text"
)

// clause is a piece of a line between sentence ends and semicolons, as byte offsets.
type clause struct {
	from, to int
	full     bool // claims work of one's own and denies none of it
	denied   bool // says from its head that something is not had
}

// fullPart returns the part of a line that claims one's own, whole work, where what limits it speaks of other things:
// of "Cleaned 31,000 records; the migration was the vendor's" the first half. What would claim more without the rest
// stays whole. A part is a piece of the line, word for word.
func (w *writer) fullPart(s string) string {
	units := w.clauses(s)
	denied := len(units) > 1 && slices.ContainsFunc(units, func(c clause) bool { return c.denied })
	if w.isFull(s) && !denied {
		return s
	}
	best := ""
	for i := range units {
		if first, _ := utf8.DecodeRuneInString(s[units[i].from:]); !units[i].full ||
			i > 0 && (!unicode.IsUpper(first) || w.isOrphan(s[units[i].from:])) {
			continue
		}
		k := i
		for k+1 < len(units) && units[k+1].full {
			k++
		}
		if part := strings.TrimRight(s[units[i].from:units[k].to],
			" ;,."); len(strings.Fields(part)) > len(strings.Fields(best)) {
			best = part
		}
	}
	if best == "" {
		best = w.beforeBracket(s)
	}
	if len(strings.Fields(best)) < leastPart && !denied {
		return s
	}
	return best
}

// isFull reports whether a text claims one's own, whole work.
func (w *writer) isFull(s string) bool {
	is := w.wording(s)
	return is.Own() && !w.isHedged(s) && !w.leavesToOthers(s)
}

const (
	leastPart = 4 // words of a part of a line that is quoted alone
	ownClause = 4 // words of a clause that can have a thing of its own
)

// clauses parts a line at the ends of sentences and at semicolons; a clause that leans on the one before it is one with
// it.
func (w *writer) clauses(s string) []clause {
	var out []clause
	for _, span := range text.Sentences(s) {
		from, depth := span.Start, 0
		for i, r := range s[span.Start:span.End] {
			at := span.Start + i
			switch r {
			case '(', '[':
				depth++
			case ')', ']':
				depth--
			case ';':
				if depth <= 0 {
					out = append(out, clause{from: from, to: at})
					from = at + 1
				}
			}
		}
		out = append(out, clause{from: from, to: span.End})
	}
	joined := out[:0]
	for _, c := range out {
		for c.from < c.to && s[c.from] == ' ' {
			c.from++
		}
		said := s[c.from:c.to]
		words := w.wording(said)
		c.denied = w.isDenied(said) && !words.Figure && !words.Result && !overTime.MatchString(said)
		c.full = w.isFull(said) && !c.denied
		if n := len(joined); n > 0 && (abbreviated.MatchString(s[:joined[n-1].to]) || !c.full && w.leans(said)) {
			joined[n-1].to = c.to
			both := w.wording(s[joined[n-1].from:c.to])
			joined[n-1].full = both.Own() && !w.isHedged(s[joined[n-1].from:c.to])
			continue
		}
		joined = append(joined, c)
	}
	return joined
}

// leans reports whether a clause which makes something smaller may speak of what was said before it.
func (w *writer) leans(s string) bool {
	words := strings.Fields(s)
	first, _ := utf8.DecodeRuneInString(s)
	if len(words) < ownClause || leansBack(s) || unicode.IsDigit(first) || opensPart.MatchString(text.Fold(s)) {
		return true
	}
	r := w.claims(s)
	for i := range r.Statements {
		for _, q := range r.Statements[i].Cues {
			if slices.Contains(leaning, q.Class) && (i > 0 || q.From > 0) || q.Class == claim.Supervised {
				return true
			}
		}
	}
	return false
}

// leaning are classes of words that say with whom or how something was done that stands before them.
var leaning = []claim.Class{claim.Helped, claim.Shared, claim.Deputy, claim.Trainee, claim.Others}

// opensPart matches the beginnings of clauses that count some of what was said.
var opensPart = regexp.MustCompile(
	`^(?:one|two|three|four|half|some|most|all|both|none|only|with|but|eins?|zwei|drei|davon|teils|alle|beide|nur|mit|aber|une?|deux|trois|dont|tout|toutes?|tous|avec|mais|seulement|dos|tres|parte|todos?|todas?|ambos|con|pero|solo) `)

// beforeBracket cuts the last piece of an enumeration where the bracket behind it limits it: "A, B, C (still
// learning)".
func (w *writer) beforeBracket(s string) string {
	if !strings.HasSuffix(s, ")") || strings.Count(s, "(") != 1 {
		return ""
	}
	open := strings.LastIndexByte(s, '(')
	comma := strings.LastIndexByte(s[:open], ',')
	if comma < 0 {
		return ""
	}
	part := s[:comma]
	if words := w.wording(part); !words.Own() {
		return ""
	}
	return part
}
