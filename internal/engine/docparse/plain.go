package docparse

import (
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\f", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n",
	"\u0085", "\n")

// textRow is a line of a text file whose marks are still in it.
type textRow struct {
	text  string
	blank float64 // empty lines above it
	rule  int     // 1 where it draws a rule of "===", 2 where it draws another, 0 where it has words
}

// textLines cuts a plain or Markdown text into lines with the cues that text has: indents, bullets, blank lines,
// wide gaps, rules, signs around headings and Markdown marks.
func textLines(s string) []line {
	front, s := frontMatter(withoutMarkup(lineEnds.Replace(s)))
	rows := withLineEnds(withoutFeet(textRows(s)))
	out := make([]line, 0, len(front)+len(rows))
	out = append(out, front...)
	blank := 0.0
	for i, row := range rows {
		blank += row.blank
		switch {
		case row.rule > 0:
			if underlines(rows, i) && len(out) > 0 {
				l := &out[len(out)-1]
				l.level, l.solid = row.rule, true
			}
			blank++
			continue
		case tableRule(row.text):
			if n := len(out); n > 0 && blank == 0 {
				out[n-1].aside = columnTitles(out[n-1].segs)
			}
			continue
		}
		l := textLine(row.text)
		if len(l.segs) == 0 {
			continue
		}
		l.above, blank = blank, 0
		out = append(out, l)
	}
	listMarks(out)
	headingSigns(out)
	return out
}

func textRows(s string) []textRow {
	var rows []textRow
	blank := 0.0
	for len(s) > 0 && len(rows) < maxTextLines {
		raw, rest, _ := strings.Cut(s, "\n")
		s = rest
		text := strings.TrimRightFunc(expandTabs(raw), unicode.IsSpace)
		if strings.TrimSpace(text) == "" {
			blank++
			continue
		}
		rows = append(rows, textRow{text: text, blank: blank, rule: rule(text)})
		blank = 0
	}
	if len(rows) > 0 {
		usualSpace(rows[1:])
	}
	return rows
}

// usualSpace takes from the empty lines above each row what the least of them has more than one: a text all of whose
// paragraphs stand two lines apart reads as one where they stand one apart.
func usualSpace(rows []textRow) {
	least := math.Inf(1)
	for _, r := range rows {
		if r.blank > 0 {
			least = min(least, r.blank)
		}
	}
	for i := range rows {
		if rows[i].blank > 0 {
			rows[i].blank -= least - 1
		}
	}
}

func expandTabs(s string) string { return strings.ReplaceAll(s, "\t", "    ") }

// rule recognises a line that only draws a rule: 1 for "===", 2 for "---" and the like.
func rule(s string) int {
	t := strings.ReplaceAll(strings.TrimSpace(s), " ", "")
	if utf8.RuneCountInString(t) < 3 {
		return 0
	}
	first, _ := utf8.DecodeRuneInString(t)
	if !strings.ContainsRune("=-_*~#─━═—–.·•+^", first) || strings.Trim(t, string(first)) != "" {
		return 0
	}
	if first == '=' || first == '═' {
		return 1
	}
	return 2
}

// underlines reports whether the rule in row i belongs to the line right above it, which is a heading then, and does
// not just part what is above from what is below or stand over the heading below.
func underlines(rows []textRow, i int) bool {
	if i == 0 || rows[i].blank > 0 || rows[i-1].rule > 0 {
		return false
	}
	t := strings.TrimSpace(rows[i-1].text)
	if _, marked := cutMark(t); marked || utf8.RuneCountInString(t) > 70 || strings.HasSuffix(t, ".") ||
		len(splitGaps(t)) > 1 {
		return false
	}
	if i > 1 && rows[i-2].rule > 0 && rows[i-1].blank == 0 {
		return true
	}
	if i+1 < len(rows) && rows[i+1].rule == 0 && rows[i+1].blank == 0 {
		boxed := i+2 < len(rows) && rows[i+2].rule == rows[i].rule && rows[i+2].blank == 0
		return !boxed && (headingKind(t) != "" || headingKind(rows[i+1].text) == "")
	}
	return true
}

// textLine reads the marks of one line.
func textLine(raw string) line {
	text := strings.TrimLeftFunc(raw, unicode.IsSpace)
	l := line{x0: float64(utf8.RuneCountInString(raw) - utf8.RuneCountInString(text)), size: 1, bottom: 1}
	if rest, level := atxHeading(text); level > 0 {
		l.level, l.solid, text = level, true, rest
	} else if inner, ok := banner(text); ok {
		l.level, l.solid, text = 2, true, inner
	} else if rest, ok := cutMark(text); ok {
		l.sign, _ = utf8.DecodeRuneInString(text)
		l.mark, text = true, rest
	} else if rest, ok := cutNumber(text); ok && len(findDates(text)) == 0 {
		l.number = strings.TrimRight(text[:len(text)-len(rest)], ".) ")
		l.sign, l.mark, text = '1', true, rest
	}
	text = tableCells(strings.TrimPrefix(text, "> "))
	text = withoutFillers(text)
	text, l.links = withoutLinks(text)
	x := float64(utf8.RuneCountInString(raw) - utf8.RuneCountInString(text))
	if !l.mark {
		x = l.x0
	}
	l.textX = x
	for _, part := range splitGaps(text) {
		t, bold, italic := emphasised(part.text)
		if t == "" {
			continue
		}
		from := x + float64(part.at)
		l.segs = append(l.segs, segment{
			text: t, x0: from, x1: from + float64(utf8.RuneCountInString(t)), size: 1,
			bold: bold, italic: italic,
		})
	}
	if len(l.segs) > 0 {
		l.bold, l.italic = l.segs[0].bold, l.segs[0].italic
		l.x1 = l.segs[len(l.segs)-1].x1
	}
	return l
}

// gapPart is a span of a text between wide gaps; at counts the characters before it.
type gapPart struct {
	text string
	at   int
}

// fillers are the dots and strokes that lead the eye over a gap: "Baker ........ 2019".
var fillers = regexp.MustCompile(`[.…·]{4,}|…{3,}|(?:[.·] ){3,}[.·]?|_{4,}|[-–—]{5,}`)

// withoutFillers replaces fillers by spaces. Strokes that are glued to words on both sides, or that stand between two
// numbers, as in "2015 ----- 2018", are left alone.
func withoutFillers(text string) string {
	at := fillers.FindAllStringIndex(text, -1)
	if at == nil {
		return text
	}
	var b strings.Builder
	end := 0
	for _, m := range at {
		before, after := text[:m[0]], text[m[1]:]
		sign, _ := utf8.DecodeRuneInString(text[m[0]:])
		stroke := sign == '_' || unicode.Is(unicode.Pd, sign)
		glued := before != "" && after != "" && !strings.HasSuffix(before, " ") && !strings.HasPrefix(after, " ")
		ended, begun := strings.TrimRight(before, " "), strings.TrimLeft(after, " ")
		between := sign != '_' && hasDigit(ended[max(0, len(ended)-1):]) && unicode.IsDigit(firstRune(begun))
		if stroke && (glued || between) {
			continue
		}
		b.WriteString(text[end:m[0]])
		b.WriteString(strings.Repeat(" ", utf8.RuneCountInString(text[m[0]:m[1]])))
		end = m[1]
	}
	b.WriteString(text[end:])
	return b.String()
}

// splitGaps cuts a text where three or more spaces stand.
func splitGaps(s string) []gapPart {
	var out []gapPart
	at := 0
	for _, p := range strings.Split(s, "   ") {
		if t := strings.TrimSpace(p); t != "" {
			lead := len(p) - len(strings.TrimLeft(p, " "))
			out = append(out, gapPart{t, at + lead})
		}
		at += utf8.RuneCountInString(p) + 3
	}
	return out
}

// banner takes off the signs that stand around a heading: "=== SKILLS ===", "[ Skills ]", "--- Skills", "*** Skills
// ***". One sign at each end, or signs at the front alone, count only around a word that heads sections.
func banner(s string) (string, bool) {
	const signs = "=-_*~#+<>|/\\:.•·─━═—–[]{}()«»【】《》「」■□◆●▪"
	s = strings.TrimSpace(s)
	inner := strings.TrimSpace(strings.Trim(s, signs+" "))
	front, back, _ := strings.Cut(s, inner)
	if inner == "" || front == "" || utf8.RuneCountInString(inner) > 48 || strings.ContainsAny(inner, "@|") ||
		strings.HasPrefix(s, "**") && !strings.HasPrefix(s, "** ") && !strings.HasPrefix(s, "****") {
		return s, false
	}
	n, m := utf8.RuneCountInString(strings.TrimSpace(front)), utf8.RuneCountInString(strings.TrimSpace(back))
	kind := headingKind(inner)
	switch {
	case n >= 3 && m >= 3 && len(findDates(inner)) == 0, kind != "" && n >= 1 && m >= 1 && back != ":" && back != ".":
		return inner, true
	case bracketed(s, inner):
		return inner, kind != "" || isUpper(inner)
	}
	return inner, ownKind(kind) && n >= 2 && m == 0
}

// bracketed reports whether a text is one pair of brackets around inner and nothing else.
func bracketed(s, inner string) bool {
	for _, b := range []string{"[]", "{}", "【】", "《》", "「」", "<>", "«»"} {
		r := []rune(b)
		if strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(s, string(r[0])), string(r[1]))) == inner &&
			strings.HasSuffix(s, string(r[1])) {
			return true
		}
	}
	return false
}

// headingSigns finds the bullet or number that a text sets before its headings and not before its points, and makes
// the lines that begin with it headings.
func headingSigns(lines []line) {
	count, known := map[rune]int{}, map[rune]map[document.Section]bool{}
	for i := range lines {
		if lines[i].sign == 0 {
			continue
		}
		count[lines[i].sign]++
		if kind := headingKind(lines[i].text()); kind != "" {
			if known[lines[i].sign] == nil {
				known[lines[i].sign] = map[document.Section]bool{}
			}
			known[lines[i].sign][kind] = true
		}
	}
	for sign, kinds := range known {
		own := slices.ContainsFunc(slices.Collect(maps.Keys(kinds)), ownKind)
		if !own || len(kinds) < 2 || 2*len(kinds) < count[sign] {
			continue
		}
		for i := range lines {
			if lines[i].sign == sign {
				lines[i].mark, lines[i].level, lines[i].solid = false, 2, true
			}
		}
	}
}
