package docparse

import (
	"bytes"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/wlynxg/chardet"
	"golang.org/x/text/encoding/htmlindex"

	"vitae/internal/fault"
)

// The bounds of a resume's words: far above any real one, they keep every later stage within milliseconds. A file over
// them is refused rather than cut, since a cut would lose lines.
const (
	maxText      = 1 << 20
	maxTextLines = 5_000
	maxLine      = 20_000
)

const longText = "This holds far more text than a resume. Upload the resume alone."

// refuseLong refuses a text that is over the bounds.
func refuseLong(text string) error {
	tooLong := len(text) > maxText || strings.Count(text, "\n") > maxTextLines
	for line := range strings.Lines(text) {
		tooLong = tooLong || len(line) > maxLine
	}
	if tooLong {
		return fault.New("docparse.refuseLong", fault.TooLarge, longText)
	}
	return nil
}

// decodeText gives the bytes of a text file as a string: by its byte order mark, else as UTF-8, else by a guess.
func decodeText(data []byte) (string, error) {
	const op = "docparse.decodeText"
	switch {
	case bytes.HasPrefix(data, []byte("\xef\xbb\xbf")):
		data = data[3:]
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return decodeUTF16(data[2:], data[0] == 0xfe), nil
	}
	if utf8.Valid(data) && bytes.IndexByte(data, 0) < 0 {
		return string(data), nil
	}
	binary := fault.New(op, fault.Unsupported, "This file is neither PDF, DOCX, text, Markdown nor JSON Resume. Save it as one of these and try again.")
	if bytes.IndexByte(data, 0) >= 0 || controls(data) > len(data)/200 {
		return "", binary
	}
	sample := data[:min(len(data), 16<<10)]
	enc, err := htmlindex.Get(chardet.Detect(sample).Encoding)
	if err != nil {
		if enc, err = htmlindex.Get("windows-1252"); err != nil {
			return "", fault.Wrap(op, fault.Internal, "", err)
		}
	}
	out, err := enc.NewDecoder().Bytes(data)
	if err != nil || bytes.Count(out, []byte("\ufffd")) > len(out)/100 {
		return "", binary
	}
	return string(out), nil
}

func decodeUTF16(data []byte, bigEndian bool) string {
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		lo, hi := data[i], data[i+1]
		if bigEndian {
			lo, hi = hi, lo
		}
		units = append(units, uint16(lo)|uint16(hi)<<8)
	}
	return strings.ReplaceAll(string(utf16.Decode(units)), "\x00", "")
}

func controls(data []byte) int {
	n := 0
	for _, c := range data {
		if c < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' {
			n++
		}
	}
	return n
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\f", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n")

var escapes = strings.NewReplacer(`\*`, "*", `\_`, "_", `\#`, "#", `\-`, "-", `\|`, "|", `\.`, ".")

// textLines cuts a plain or Markdown text into lines with the cues that text has: indents, bullets, blank lines,
// wide gaps, underlines and Markdown marks.
func textLines(s string) []line {
	s = lineEnds.Replace(s)
	var out []line
	blank := 0.0
	for len(s) > 0 && len(out) < maxTextLines {
		raw, rest, _ := strings.Cut(s, "\n")
		s = rest
		text := strings.TrimRight(expandTabs(raw), " \u00a0")
		if strings.TrimSpace(text) == "" {
			blank++
			continue
		}
		if level := underline(text); level > 0 {
			if len(out) > 0 && blank == 0 && !out[len(out)-1].mark && len(out[len(out)-1].segs) == 1 {
				out[len(out)-1].level = level
				out[len(out)-1].solid = true
			}
			blank++
			continue
		}
		l := textLine(text)
		l.above = blank
		blank = 0
		if len(l.segs) > 0 {
			out = append(out, l)
		}
	}
	return out
}

func expandTabs(s string) string {
	if !strings.Contains(s, "\t") {
		return s
	}
	lead := len(s) - len(strings.TrimLeft(s, "\t "))
	return strings.ReplaceAll(s[:lead], "\t", "    ") + strings.ReplaceAll(s[lead:], "\t", "    ")
}

// underline recognises a line that only draws a rule: 1 for "===", 2 for "---" and the like.
func underline(s string) int {
	t := strings.ReplaceAll(strings.TrimSpace(s), " ", "")
	if utf8.RuneCountInString(t) < 3 {
		return 0
	}
	first, _ := utf8.DecodeRuneInString(t)
	if !strings.ContainsRune("=-_*~#─━═—–", first) || strings.Trim(t, string(first)) != "" {
		return 0
	}
	if first == '=' || first == '═' {
		return 1
	}
	return 2
}

func textLine(raw string) line {
	text := strings.TrimLeft(raw, " \u00a0")
	l := line{x0: float64(utf8.RuneCountInString(raw) - utf8.RuneCountInString(text)), size: 1, bottom: 1}
	if n := len(text) - len(strings.TrimLeft(text, "#")); n > 0 && n <= 6 && strings.HasPrefix(text[n:], " ") {
		l.level, l.solid = n, true
		text = strings.TrimSpace(strings.TrimRight(text[n:], "#"))
	} else if rest, ok := cutMark(text); ok {
		l.mark = true
		text = rest
	} else if rest, ok := cutNumber(text); ok && len(findDates(text)) == 0 {
		l.mark = true
		text = rest
	}
	text = strings.TrimPrefix(text, "> ")
	l.bold = isWrapped(text, "**") || isWrapped(text, "__")
	text, l.links = plainMarkdown(text)
	l.textX = float64(utf8.RuneCountInString(raw) - utf8.RuneCountInString(text))
	if !l.mark {
		l.textX = l.x0
	}
	l.x1 = l.textX + float64(utf8.RuneCountInString(text))
	x := l.textX
	for _, part := range strings.Split(text, "   ") {
		n := float64(utf8.RuneCountInString(part))
		if t := strings.TrimSpace(part); t != "" {
			from := x + n - float64(utf8.RuneCountInString(strings.TrimLeft(part, " ")))
			l.segs = append(l.segs, segment{text: t, x0: from, x1: from + float64(utf8.RuneCountInString(t)), size: 1, bold: l.bold})
		}
		x += n + 3 // a field ends where three or more spaces stand
	}
	return l
}

func isWrapped(s, mark string) bool {
	return len(s) > 2*len(mark) && strings.HasPrefix(s, mark) && strings.HasSuffix(s, mark) && strings.Count(s, mark) == 2
}

// plainMarkdown takes emphasis, code marks and link syntax off a text and gives the links' targets.
func plainMarkdown(s string) (string, []string) {
	var links []string
	for i := 0; i < 20; i++ {
		open := strings.Index(s, "](")
		if open < 0 {
			break
		}
		start, end := strings.LastIndexByte(s[:open], '['), strings.IndexByte(s[open:], ')')
		if start < 0 || end < 0 {
			break
		}
		target := strings.Fields(s[open+2:open+end] + " ")
		if len(target) > 0 {
			links = append(links, target[0])
		}
		s = strings.TrimSuffix(s[:start], "!") + s[start+1:open] + s[open+end+1:]
	}
	s = strings.ReplaceAll(s, "**", "")
	if strings.Count(s, "__") > 1 {
		s = strings.ReplaceAll(s, "__", "")
	}
	if strings.Count(s, "`") > 1 {
		s = strings.ReplaceAll(s, "`", "")
	}
	if isWrapped(s, "*") || isWrapped(s, "_") {
		s = s[1 : len(s)-1]
	}
	if strings.HasPrefix(s, "<") && strings.HasSuffix(s, ">") {
		s = s[1 : len(s)-1]
	}
	return escapes.Replace(s), links
}
