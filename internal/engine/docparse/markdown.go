package docparse

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

var (
	htmlComment = regexp.MustCompile(`(?s)<!--.*?-->`)
	htmlBreak   = regexp.MustCompile(`(?i)<br\s*/?>`)
	htmlTag     = regexp.MustCompile(
		`(?i)</?(?:b|i|u|em|strong|small|sub|sup|span|div|center|p|h[1-6]|font|hr|details|summary|img)(?:\s[^<>]*)?/?>`)
	fence      = regexp.MustCompile(`(?m)^[ \t]*(?::{3,}|` + "`{3,}" + `)[^\n]*$`)
	attributes = regexp.MustCompile(`([\]\w)"'*` + "`" + `]\s?)\{[#.][^{}\n]*\}`)
	hardBreak  = regexp.MustCompile(`(?m)\\[ \t]*$`)
	codeGap    = regexp.MustCompile("`[ \t]+`")
	autoLink   = regexp.MustCompile(`<((?:https?://|mailto:)?[^\s<>]+[.@][^\s<>]+)>`)
)

var entities = strings.NewReplacer("&nbsp;", " ", "&amp;", "&", "&lt;", "<", "&gt;", ">", "&ndash;", "–", "&mdash;",
	"—", "&middot;", "·", "&bull;", "•", "&emsp;", "    ", "&ensp;", " ", "&quot;", `"`, "&#39;", "'")

// withoutMarkup takes out what a Markdown file holds for its converter alone: comments, tags, fences, attributes.
func withoutMarkup(s string) string {
	if strings.ContainsRune(s, '<') {
		s = htmlComment.ReplaceAllString(s, "")
		s = htmlTag.ReplaceAllString(htmlBreak.ReplaceAllString(s, "\n"), "")
	}
	if strings.Contains(s, ":::") || strings.Contains(s, "```") {
		s = fence.ReplaceAllString(s, "")
	}
	if strings.ContainsRune(s, '{') {
		s = attributes.ReplaceAllString(s, "$1")
	}
	if strings.ContainsRune(s, '\\') {
		s = hardBreak.ReplaceAllString(s, "")
	}
	if strings.ContainsRune(s, '&') {
		s = entities.Replace(s)
	}
	return s
}

// frontMatter takes the block of settings off the head of a Markdown file. A name and contact data among them belong
// to the header; what else it says is of the file.
func frontMatter(s string) ([]line, string) {
	s = strings.TrimLeft(s, "\n")
	head, rest, ok := strings.Cut(strings.TrimPrefix(s, "---\n"), "\n---\n")
	if !ok || !strings.HasPrefix(s, "---\n") || strings.Count(head, "\n") > 40 || !strings.Contains(head, ":") {
		return nil, s
	}
	var out []line
	for row := range strings.Lines(head) {
		key, value, ok := strings.Cut(strings.TrimSpace(row), ":")
		value = strings.Trim(strings.TrimSpace(value), `"'`)
		if value == "" || strings.HasPrefix(row, "#") {
			continue
		}
		l := textLine(key + ": " + value)
		label := fold(key)
		l.solid = true
		l.aside = !ok || !contactLabels[label] && !nameLabels[label]
		if len(l.segs) > 0 {
			out = append(out, l)
		}
	}
	return out, rest
}

// atxHeading takes the signs off a heading of Markdown: "## Skills ##".
func atxHeading(s string) (string, int) {
	n := len(s) - len(strings.TrimLeft(s, "#"))
	if n == 0 || n > 6 || !strings.HasPrefix(s[n:], " ") {
		return s, 0
	}
	return strings.TrimSpace(strings.TrimRight(s[n:], "#")), n
}

// tableCells sets the cells of a table's row apart by gaps.
func tableCells(s string) string {
	t := strings.TrimSpace(s)
	if !strings.HasPrefix(t, "|") || !strings.HasSuffix(t, "|") || strings.Count(t, "|") < 3 {
		return s
	}
	var cells []string
	for _, c := range strings.Split(t, "|") {
		if c = strings.TrimSpace(c); c != "" {
			cells = append(cells, c)
		}
	}
	return strings.Join(cells, "    ")
}

// tableRule recognises the line between a table's head and its rows, and the rules of a table that is drawn by signs.
func tableRule(s string) bool {
	t := strings.TrimSpace(s)
	return strings.ContainsAny(t, "|+") && strings.ContainsAny(t, "-=") && strings.Trim(t, "|+-=: ") == ""
}

// columnWords name the columns of a table; folded.
var columnWords = set(`skill skills level area category tool tools technology technologies language proficiency experience details description year years period date dates
	company employer role position title degree institution school grade place topic field item keywords name
	bereich kenntnisse niveau stufe sprache zeitraum jahr firma competence competences domaine langue periode
	area_de_conocimiento habilidad nivel idioma competencia periodo ano area habilidade competenza livello lingua obszar poziom jezyk umiejetnosci vaardigheid taal`)

// columnTitles reports whether a table's first row names its columns rather than holding data.
func columnTitles(cells []segment) bool {
	named := 0
	for _, c := range cells {
		if hasDigit(c.text) || len(strings.Fields(c.text)) > 3 {
			return false
		}
		if f, _ := labelOf(c.text); f != fieldNone || columnWords[fold(c.text)] {
			named++
		}
	}
	return len(cells) > 1 && (2*named > len(cells) || 2*named == len(cells) && named > 1)
}

// withoutLinks takes link syntax off a text and gives the links' targets.
func withoutLinks(s string) (string, []string) {
	var links []string
	for range 20 {
		open := strings.Index(s, "](")
		if open < 0 {
			break
		}
		start, end := strings.LastIndexByte(s[:open], '['), strings.IndexByte(s[open:], ')')
		if start < 0 || end < 0 {
			break
		}
		target := strings.Fields(s[open+2:open+end] + " ")
		before, label := s[:start], s[start+1:open]
		if strings.HasSuffix(before, "!") { // a picture: its words stand for what is not shown
			before, label, target = strings.TrimSuffix(before, "!"), "", nil
		}
		if len(target) > 0 {
			links = append(links, target[0])
		}
		s = before + label + s[open+end+1:]
	}
	if strings.ContainsRune(s, '<') {
		s = autoLink.ReplaceAllStringFunc(s,
			func(t string) string { return strings.TrimPrefix(strings.Trim(t, "<>"), "mailto:") })
	}
	return s, links
}

var escapes = strings.NewReplacer(`\*`, "*", `\_`, "_", `\#`, "#", `\-`, "-", `\|`, "|", `\.`, ".", `\+`, "+", `\(`,
	"(", `\)`, ")", `\[`, "[", `\]`, "]", `\'`, "'", `\$`, "$", `\&`, "&", `\~`, "~", `\@`, "@", `\<`, "<", `\>`, ">",
	"\\`", "`")

// emphasised takes the marks of emphasis and code off a text and says how its first word is set.
func emphasised(s string) (text string, bold, italic bool) {
	s = strings.TrimSpace(s)
	if !strings.ContainsAny(s, "*_~`\\") {
		return s, false, false
	}
	s = codeGap.ReplaceAllString(s, "`, `")
	for _, mark := range []string{"***", "**", "__", "~~", "*", "_", "`"} {
		if strings.Contains(s, mark) {
			var first bool
			s, first = withoutMark(s, mark)
			bold = bold || first && (mark == "***" || mark == "**" || mark == "__")
			italic = italic || first && (mark == "***" || mark == "*" || mark == "_")
		}
	}
	return strings.TrimSpace(escapes.Replace(s)), bold, italic
}

// withoutMark takes pairs of a mark off a text: the first before a word, the second behind one. first says that a pair
// stands around its first word.
func withoutMark(s, mark string) (out string, first bool) {
	var b strings.Builder
	for from := 0; ; {
		open := openingMark(s, mark, from)
		end := -1
		if open >= 0 {
			end = closingMark(s, mark, open+len(mark))
		}
		if end < 0 {
			b.WriteString(s[from:])
			return b.String(), first
		}
		first = first || open == 0
		b.WriteString(s[from:open])
		b.WriteString(s[open+len(mark) : end])
		from = end + len(mark)
	}
}

func openingMark(s, mark string, from int) int {
	for i := from; ; {
		k := strings.Index(s[i:], mark)
		if k < 0 {
			return -1
		}
		i += k
		before, _ := utf8.DecodeLastRuneInString(s[:i])
		after, _ := utf8.DecodeRuneInString(s[i+len(mark):])
		if (i == 0 || !unicode.IsLetter(before) && !unicode.IsDigit(before) && before != '\\') &&
			after != utf8.RuneError && !unicode.IsSpace(after) {
			return i
		}
		i += len(mark)
	}
}

func closingMark(s, mark string, from int) int {
	for i := from; ; {
		k := strings.Index(s[i:], mark)
		if k < 0 {
			return -1
		}
		i += k
		before, _ := utf8.DecodeLastRuneInString(s[:i])
		after, _ := utf8.DecodeRuneInString(s[i+len(mark):])
		if i > from && !unicode.IsSpace(before) && before != '\\' && !unicode.IsLetter(after) &&
			!unicode.IsDigit(after) {
			return i
		}
		i += len(mark)
	}
}
