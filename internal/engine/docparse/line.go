package docparse

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// segment is a span of a line that stands apart from its neighbours by more than a word space.
type segment struct {
	text         string
	x0, x1       float64
	size         float64
	bold, italic bool   // of its first word
	endBold      bool   // of its last word
	mark         bool   // began with a bullet
	caps, ruled  bool   // DOCX only: shown in capitals; a border above or below
	words        []word // PDF only: where each word begins
	field        field  // what the label beside it or over its column says it is
}

// word is the place of a word in a segment: the offset of its first byte, its ends on the page, and how it is set.
type word struct {
	from   int
	x0, x1 float64
	size   float64
	bold   bool
	italic bool
}

// cutAt cuts a segment before its words i.
func (s segment) cutAt(at ...int) []segment {
	var out []segment
	from := 0
	for _, i := range append(at, len(s.words)) {
		if i <= from || i > len(s.words) {
			continue
		}
		end := len(s.text)
		if i < len(s.words) {
			end = s.words[i].from
		}
		c := s
		c.text = strings.TrimSpace(s.text[s.words[from].from:end])
		c.x0, c.x1 = s.words[from].x0, s.words[i-1].x1
		c.words = nil
		for _, w := range s.words[from:i] {
			w.from -= s.words[from].from
			c.words = append(c.words, w)
		}
		c.mark = s.mark && from == 0
		if s.words[from].size > 0 {
			c.setAs(s.words[from:i])
		}
		out = append(out, c)
		from = i
	}
	if len(out) == 0 {
		return []segment{s}
	}
	return out
}

// setAs gives a piece of a segment the look of its own words: the pieces that a narrow gap parts may be set
// differently.
func (s *segment) setAs(ws []word) {
	s.size, s.bold, s.italic, s.endBold = ws[0].size, ws[0].bold, ws[0].italic, ws[len(ws)-1].bold
	for _, w := range ws[1:] {
		s.size = math.Max(s.size, w.size)
	}
}

// endItalic reports whether the last word is italic.
func (s *segment) endItalic() bool {
	if n := len(s.words); n > 0 && s.words[n-1].size > 0 {
		return s.words[n-1].italic
	}
	return s.italic
}

// line is one line of the file as every format gives it. Lengths are in points for PDF, in characters elsewhere;
// y grows downwards.
type line struct {
	id           int // its place among the file's lines
	segs         []segment
	page         int
	x0, x1       float64
	top, bottom  float64
	size         float64
	bold, italic bool
	above        float64 // empty space over the line in line heights: 0 is close, 1 a blank line
	mark         bool    // began with a bullet, which is not part of the text
	sign         rune    // what that bullet was, where the file tells; '1' for a number
	number       string  // the number that stood in place of a bullet, in texts
	textX        float64 // where the text begins, after a bullet
	level        int     // rank as a heading by the file's own structure, 1 highest; 0 none
	stream       int     // column that the line belongs to; a new stream begins a new flow of text
	solid        bool    // a whole paragraph by the file's own structure
	aside        bool    // about the file or its tables, not the person: it is listed and ends in no field
	links        []string
	turned       float64 // the width of its page where that reads from right to left: x is then counted from the right
}

// span returns where the line stands on the page as it is seen.
func (l *line) span() (x0, x1 float64) {
	if l.turned > 0 {
		return l.turned - l.x1, l.turned - l.x0
	}
	return l.x0, l.x1
}

func (l *line) text() string {
	if len(l.segs) == 1 {
		return l.segs[0].text
	}
	parts := make([]string, len(l.segs))
	for i, s := range l.segs {
		parts[i] = s.text
	}
	return strings.Join(parts, " ")
}

// para is one or more lines that read as one: a wrapped paragraph or bullet.
type para struct {
	line
	rows int
	used bool // ended in a field or served as a heading or label

	rowTexts []string // each row's own text, where there are several
	seen     string   // the text that spans belongs to
	spans    []dateSpan
}

// dates finds the dates of the paragraph's text, once.
func (p *para) dates() []dateSpan {
	if t := p.text(); t != p.seen {
		p.seen, p.spans = t, findDates(t)
	}
	return p.spans
}

// place returns where the line stands, with its words.
func (l *line) place() Line {
	out := l.spot()
	out.Text = l.text()
	return out
}

// spot is place without the text.
func (l *line) spot() Line {
	out := Line{Page: l.page}
	if l.page > 0 {
		x0, x1 := l.span()
		out.Box = &Box{X0: x0, Y0: l.top, X1: x1, Y1: l.bottom}
	}
	return out
}

// look is how a line is set, for telling headings from entries and entries from text.
type look struct {
	size  float64
	bold  bool
	caps  bool
	ruled bool
	level int
}

func (p *para) look() look {
	s := p.segs[0]
	return look{
		size: math.Round(s.size*2) / 2, bold: s.bold, caps: s.caps || isUpper(s.text), ruled: s.ruled,
		level: p.level,
	}
}

const bulletSigns = "•・◦▪▫▸▹‣⁃●○■□◆◇►▶➤➢➔→✓✔✦★❖·∙⦁\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf071§*–—-+»›"

// cutMark takes a leading bullet off a text. Dashes and other signs of writing count only before a space.
func cutMark(s string) (string, bool) {
	t := strings.TrimLeft(s, " \t\u00a0")
	r, n := utf8.DecodeRuneInString(t)
	if n == 0 || !strings.ContainsRune(bulletSigns, r) {
		return s, false
	}
	rest := t[n:]
	spaced := rest == "" || strings.HasPrefix(rest, " ") || strings.HasPrefix(rest, "\t") ||
		strings.HasPrefix(rest, "\u00a0")
	if !spaced && strings.ContainsRune("*–—-+§»›→·", r) {
		return s, false
	}
	rest = strings.TrimLeft(rest, " \t\u00a0")
	if r == '§' && unicode.IsDigit(firstRune(rest)) {
		return s, false // of a law: "§ 34a GewO"
	}
	return rest, true
}

// cutNumber takes a leading "1." or "2)" off a text.
func cutNumber(s string) (string, bool) {
	i := 0
	for i < len(s) && i < 2 && s[i] >= '0' && s[i] <= '9' {
		i++
	}
	if i == 0 || i+1 >= len(s) || (s[i] != '.' && s[i] != ')') || s[i+1] != ' ' {
		return s, false
	}
	return strings.TrimSpace(s[i+1:]), true
}
