package docrender

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// piece is a document as it is drawn: blocks from top to bottom, the same for PDF and DOCX.
type piece struct {
	title, author string
	blocks        []block
}

// block is a paragraph. Right stands at the right margin, on the baseline of the last line.
// A contact block's spans are items: a line is broken between two of them only.
type block struct {
	role    role
	area    area
	section int  // counts the sections; -1 in the head
	panel   bool // stands on a light ground
	spans   []span
	right   []span
	list    bool // items with commas between them: a line is broken after a comma, so that no item is torn
	parts   bool // parts with dots between them: a line is broken after a dot where it can
	loose   bool // a little more space above than its style has
}

// span is a piece of text in one manner. Link is an absolute URL, or empty.
type span struct {
	text  string
	bold  bool
	muted bool
	link  string
}

// area is where a block stands.
type area uint8

const (
	areaHead area = iota
	areaMain
	areaSide // the second column
	areaCount
)

// blockWriter collects blocks for a look; empty ones are left out.
type blockWriter struct {
	look     look
	language string // ISO 639-1
	area     area
	section  int
	panel    bool
	out      []block
}

func (w *blockWriter) add(ro role, spans, right []span) {
	b := block{
		role: ro, area: w.area, section: w.section, panel: w.panel, spans: cleanSpans(spans),
		right: cleanSpans(right),
	}
	if len(b.spans) == 0 {
		b.spans, b.right = b.right, nil
	}
	if len(b.spans) > 0 {
		w.out = append(w.out, b)
	}
}

// last is the block that was added last; where none was yet, one that nobody keeps.
func (w *blockWriter) last() *block {
	if len(w.out) == 0 {
		return &block{}
	}
	return &w.out[len(w.out)-1]
}

// list adds a block of items with commas between them.
func (w *blockWriter) list(ro role, spans []span) {
	n := len(w.out)
	w.add(ro, spans, nil)
	if len(w.out) > n {
		w.out[n].list = true
	}
}

// text adds a block for every line of s: a summary may hold several paragraphs.
func (w *blockWriter) text(ro role, s string) {
	for _, line := range strings.FieldsFunc(s, isLineBreak) {
		w.add(ro, plain(line), nil)
	}
}

func (w *blockWriter) bullets(items []string) {
	for _, it := range items {
		w.add(roleBullet, plain(it), nil)
	}
}

func isLineBreak(r rune) bool { return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' }

func plain(s string) []span { return []span{{text: s}} }

// joined returns the parts that are not empty with a separator in the muted colour between them.
func joined(separator string, parts ...span) []span {
	var out []span
	for _, p := range parts {
		if p.text = strings.TrimSpace(clean(p.text)); p.text == "" {
			continue
		}
		if len(out) > 0 {
			out = append(out, span{text: separator, muted: true})
		}
		out = append(out, p)
	}
	return out
}

func cleanSpans(spans []span) []span {
	var out []span
	for _, s := range spans {
		if s.text = clean(s.text); s.text != "" {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return nil
	}
	out[0].text = strings.TrimLeft(out[0].text, " ")
	out[len(out)-1].text = strings.TrimRight(out[len(out)-1].text, " ")
	if len(out) == 1 && out[0].text == "" {
		return nil
	}
	return out
}

// clean makes text fit for a page: composed (NFC), white space as single spaces or no-break spaces, without control
// characters, without invisible formatting characters other than the joiners that Arabic and Indic scripts need, and
// without bytes that are no UTF-8. Private-use characters go too: outside of the font they were made for, an icon
// font mostly, they mean nothing. No other visible character is lost.
func clean(s string) string {
	var b strings.Builder
	space := false
	for _, r := range norm.NFC.String(strings.ToValidUTF8(s, "")) {
		switch {
		case unicode.IsSpace(r) && r != '\u00a0' && r != '\u2007' && r != '\u202f':
			if !space {
				b.WriteByte(' ')
			}
			space = true
			continue
		case r == '\u2007' || r == '\u202f':
			r = '\u00a0'
		case r == '\u200c' || r == '\u200d':
		case unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Cc, r) || unicode.Is(unicode.Co, r) || isNonCharacter(r) ||
			isVariation(r):
			continue
		}
		space = false
		b.WriteRune(r)
	}
	return b.String()
}

// isNonCharacter finds code points that Unicode keeps for internal use and XML forbids.
func isNonCharacter(r rune) bool { return r&0xfffe == 0xfffe || r >= 0xfdd0 && r <= 0xfdef }

func isVariation(r rune) bool { return r >= 0xfe00 && r <= 0xfe0f || r >= 0xe0100 && r <= 0xe01ef }
