package letter

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// bullets adds the lines of a list. A line that the page cut in two is one again; of one whose other half is not there,
// only the whole sentences are left.
func (w *writer) bullets(at int, items []string, path string) {
	items = withoutMark(items)
	list := habitsOf(items)
	first := w.headless(items)
	for i := 0; i < len(items); i++ {
		l := line{
			text: tidy(items[i]), lines: []string{items[i]}, paths: []string{fmt.Sprintf("%s[%d]", path, i)},
			at: at,
		}
		add := func(k int, both string) {
			l.text = both
			l.lines, l.paths = append(l.lines, items[k]), append(l.paths, fmt.Sprintf("%s[%d]", path, k))
		}
		switch {
		case first && i == 0:
			continue
		case w.continues(l.text, list):
			l.text = behindFirst(l.text)
		case first && i == len(items)-1:
			add(0, l.text+" "+tidy(items[0]))
		}
		for i+1 < len(items) {
			both := w.joined(l.text, tidy(items[i+1]), list)
			if both == "" {
				break
			}
			i++
			add(i, both)
		}
		if isCut(l.text) {
			l.text = wholeSentences(l.text)
		}
		if i+1 < len(items) && remainder.MatchString(items[i+1]) {
			continue // the rest of it was done by others
		}
		w.parted(l, longestLine)
	}
}

// withoutHead empties the lines of a list that stand in the head of their job as well: they are pieces of it.
func withoutHead(items []string, head string) []string {
	out := slices.Clone(items)
	for i, s := range out {
		if s != "" && !ended(s) && strings.Contains(head, s) {
			out[i] = ""
		}
	}
	return out
}

// headless reports whether the first line of a list is the second half of the last one, which stood in the head of the
// job: it begins with a small word where the others begin large, and the last line has no end.
func (w *writer) headless(items []string) bool {
	n := len(items)
	if n < 2 || items[n-1] == "" || ended(items[n-1]) || isCut(tidy(items[n-1])) {
		return false
	}
	head := tidy(items[0])
	words := strings.Fields(head)
	if !text.OpensSmall(head) || !ended(head) || len(words) > 1 && !lang.IsStop(words[0], w.code) {
		return false
	}
	return len(words) == 1 || !slices.ContainsFunc(items[1:], func(s string) bool { return text.OpensSmall(tidy(s)) })
}

// joined returns two lines of a list as one, where the second belongs to the first, "" otherwise.
func (w *writer) joined(before, next string, list habits) string {
	if runsOn(before, next) ||
		!ended(before) && (w.continues(next, list) || list.breaksOff(before) && !w.opensLine(next)) {
		return strings.TrimSpace(before + " " + next)
	}
	return w.together(before, next)
}

// opensLine reports whether a text begins a line of its own: with a deed, or with what speaks of something said before.
func (w *writer) opensLine(s string) bool {
	return w.code == "en" && compose.OpensAsWork(s) || w.isOrphan(s)
}

// habits are how a list is written: whether nearly all of its lines begin large, and whether all but one end with a
// full stop.
type habits struct{ large, stopped bool }

// Bounds of a habit: how many lines it takes to see one, and the share of the lines that keep it.
const (
	leastOfHabit = 4
	habitual     = 0.7
)

func habitsOf(items []string) habits {
	large, stopped, all := 0, 0, 0
	for _, s := range items {
		if s = tidy(s); s == "" {
			continue
		}
		all++
		if !text.OpensSmall(s) {
			large++
		}
		if ended(s) {
			stopped++
		}
	}
	return habits{
		large:   all >= leastOfHabit && float64(large) >= habitual*float64(all),
		stopped: all >= leastOfHabit && stopped == all-1,
	}
}

// continues reports whether a line of a list goes on with what stood before it: it begins with a small word where the
// others begin large. A time opens a line of its own: "since 2023".
func (w *writer) continues(s string, list habits) bool {
	first, rest, _ := strings.Cut(s, " ")
	return list.large && text.OpensSmall(s) &&
		(lang.IsStop(first, w.code) || dangles(first)) && !unicode.IsDigit(firstOf(rest))
}

// breaksOff reports whether a line of a list lacks its end: it has no full stop where the others do.
func (h habits) breaksOff(s string) bool { return h.stopped && !ended(s) }

// ended reports whether a text ends with a sign that ends a sentence.
func ended(s string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s, " ”»)\"'"))
	return strings.ContainsRune(".!?", last)
}

// behindFirst returns a text without its first sentence.
func behindFirst(s string) string {
	all := text.Prose(s)
	return strings.Join(all[min(1, len(all)):], " ")
}

// wholeSentences returns a text without its last sentence, which breaks off.
func wholeSentences(s string) string {
	all := text.Prose(s)
	return strings.Join(all[:max(0, len(all)-1)], " ")
}

// withoutMark takes a bullet that was read as a letter ("o Planned …") from the lines that all begin with it.
func withoutMark(items []string) []string {
	if len(items) < 2 {
		return items
	}
	mark, _, _ := strings.Cut(strings.TrimSpace(items[0]), " ")
	if utf8.RuneCountInString(mark) != 1 || mark == "I" || mark == "A" || mark[0] >= '0' && mark[0] <= '9' {
		return items
	}
	var out []string
	for _, s := range items {
		rest, ok := strings.CutPrefix(strings.TrimSpace(s), mark+" ")
		if !ok {
			return items
		}
		out = append(out, rest)
	}
	return out
}

// runsOn reports whether a line goes on in the next one: it breaks off in a bracket or at a word that wants another, or
// the next begins with what joins the two. Small letters alone say nothing: many write all their lines small.
func runsOn(before, next string) bool {
	before, next = strings.TrimSpace(before), strings.TrimSpace(next)
	last, _ := utf8.DecodeLastRuneInString(before)
	if next == "" || before == "" || strings.ContainsRune(".!?:", last) && !isCut(before) {
		return false
	}
	words := strings.Fields(before)
	first, _, _ := strings.Cut(next, " ")
	end := text.Fold(words[len(words)-1])
	return last == ',' || dangles(end) && !(phrasal[end] && unicode.IsUpper(firstOf(next))) ||
		strings.Count(before, "(") > strings.Count(before, ")") ||
		joins[first] || breaksAtI.MatchString(before) || isCut(before)
}

// isCut reports whether a line ends where no sentence does: at the number of a section sign, at one of so many, at a
// number that counts what isn't there, or at a word that ends none ("zus. mit ext.", "22 offices around").
func isCut(s string) bool { return cutNumber.MatchString(s) || cutWord.MatchString(s) }

var (
	cutNumber = matching(`§§?[\s\d,]*\d$|(?i)(?:, |(?:^|[^\pL])(?:`+choice("piece", "among", lang.Codes()...)+`) ){}$`,
		choice("number", "", lang.Codes()...))
	cutWord = matching(`(?i)(?:^|[^\pL]){}$`, choice("piece", "cut", lang.Codes()...))
)

// remainder matches a line about what is left of the work in the line before it.
var remainder = matching(wholeWord, choice("others", "rest", lang.Codes()...))

// isOfElsewhere reports whether a line speaks of another time or place than those under which it stands: of a year
// after the end, or of an employer of its own.
func (w *writer) isOfElsewhere(l line) bool {
	p := w.places[l.at]
	if p.kind == ofSelf {
		return false
	}
	if p.end != "" && slices.ContainsFunc(yearInName.FindAllString(l.text, -1), func(year string) bool {
		n, err := strconv.Atoi(year)
		return err == nil && n > p.end.Year()
	}) {
		return true
	}
	first, rest, _ := strings.Cut(l.text, " ")
	if _, behind, ok := strings.Cut(rest, "'"); ok && text.OpensSmall(rest) {
		rest = behind // "l'Albergo"
	}
	return text.OpensSmall(first) && atPlace(w.code)[text.Fold(first)] && unicode.IsUpper(firstOf(rest))
}

// atPlace are the words that stand before where something was.
var atPlace = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "piece", "place") })

// phrasal are the words that want another or end a verb: "receipts over", "since I took over".
var phrasal = lang.SetOf("en", "dangle", "phrasal")

// breaksAtI matches a clause that was cut behind its first word.
var breaksAtI = regexp.MustCompile(`\b(?:when|that|which|as|what|where|because) I$`)

// joins are words that go on with what stands before them.
var joins = text.Set("and or und oder et ou y")

// dangles reports whether a word at the end of a line wants another behind it.
func dangles(word string) bool {
	return strings.Trim(word, "&/+") == "" || danglers[text.Fold(word)]
}
