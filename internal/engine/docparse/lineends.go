package docparse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// longRow is how many bytes a row of a text has at least for headings and bullets to be looked for inside it: a resume
// that was pasted without its line ends.
const longRow = 600

// mostHeadingWords is how many words a heading inside a row has at most.
const mostHeadingWords = 4

// withLineEnds cuts the rows of a text that was pasted without its line ends, where most of it stands in rows that are
// too long for one line of a resume: before the headings and bullets inside them, and behind each sentence.
func withLineEnds(rows []textRow) []textRow {
	long, all := 0, 0
	for _, r := range rows {
		if all += len(r.text); len(r.text) >= longRow {
			long += len(r.text)
		}
	}
	if 2*long < all || long == 0 {
		return rows
	}
	out := make([]textRow, 0, len(rows))
	for _, row := range rows {
		if len(row.text) < longRow {
			out = append(out, row)
			continue
		}
		for i, t := range cutRow(row.text) {
			blank := 0.0
			if i == 0 {
				blank = row.blank
			}
			out = append(out, textRow{text: t, blank: blank})
		}
	}
	return out
}

// cutRow cuts a row before each heading and bullet inside it, and behind each heading and sentence.
func cutRow(s string) []string {
	ws := strings.Fields(s)
	bullet := bulletOf(ws)
	var out []string
	from := 0
	cut := func(to int) {
		if to > from {
			out = append(out, strings.Join(ws[from:to], " "))
		}
		from = to
	}
	seen := map[document.Section]bool{}
	for i := 0; i < len(ws); i++ {
		if bullet != "" && ws[i] == bullet {
			cut(i)
			continue
		}
		if n, kind := headingAt(ws, i); n > 0 && !seen[kind] {
			seen[kind] = true
			cut(i)
			cut(i + n)
			i += n - 1
			continue
		}
		if i+1 < len(ws) && strings.HasSuffix(ws[i], ".") && !abbreviation(ws[i]) && len(ws[i]) > len("Str.") &&
			startsUpper(ws[i+1]) {
			cut(i + 1)
		}
	}
	cut(len(ws))
	return out
}

// bulletOf returns the sign that stands between words as bullets do, "" where none does.
func bulletOf(ws []string) string {
	count := map[string]int{}
	for _, w := range ws {
		if rest, ok := cutMark(w + " x"); ok && rest == "x" && !isDash(w) {
			count[w]++
		}
	}
	best := ""
	for w, n := range count {
		if n >= fewestBullets && (best == "" || n > count[best] || n == count[best] && w < best) {
			best = w
		}
	}
	return best
}

const fewestBullets = 3

// headingAt returns how many words from i on are a heading, and of which kind: in capitals, before a colon, or behind
// the end of a sentence or a date.
func headingAt(ws []string, i int) (int, document.Section) {
	if !unicode.IsUpper(firstRune(ws[i])) {
		return 0, ""
	}
	for n := min(mostHeadingWords, len(ws)-i); n > 0; n-- {
		t := strings.Join(ws[i:i+n], " ")
		kind := headingKind(strings.TrimRight(t, ":."))
		if kind == "" || kind == sectionPreamble || strings.ContainsAny(t, ",;(") {
			continue
		}
		if isUpper(t) && utf8.RuneCountInString(t) > shortestCapitals || strings.HasSuffix(t, ":") ||
			ownKind(kind) && (i == 0 || endsStatement(ws[i-1])) {
			return n, kind
		}
	}
	return 0, ""
}

// shortestCapitals is how many letters a word in capitals has more than if it is a heading: "IT" may be a skill.
const shortestCapitals = 3

// endsStatement reports whether a word ends a sentence, a bracket or a date.
func endsStatement(w string) bool {
	last := lastRune(w)
	return strings.ContainsRune(".!?)", last) || unicode.IsDigit(last)
}
