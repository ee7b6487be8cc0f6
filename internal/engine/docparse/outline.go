package docparse

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// outline is a file as the learned reader sees it: its lines cut into units, with what the rules make of each.
type outline struct {
	lines []line
	units []unit
	rules *ruleHints

	columns      [][]columnTitle // of the table that a line is a row of
	namesColumns []bool
}

// unit is a line, or a sentence of a line that holds several.
type unit struct {
	line  int
	first bool // begins its line
	text  string
	toks  []token
	dates []dateSpan // offsets in text
}

// token is a word or a sign of a unit; from and to are byte offsets in the line's text.
type token struct {
	text, fold string
	from, to   int
	seg        int  // the line's segment
	gap        bool // a wide gap stands before it
	glued      bool // no space stands before it
	date       int  // its date among the unit's, -1 for none
}

// longUnit is the length in bytes from which a line is cut into its sentences.
const longUnit = 60

func newOutline(lines []line, rules *ruleHints) *outline {
	o := &outline{lines: lines, rules: rules}
	o.columns, o.namesColumns = columnsOver(lines)
	for i := range lines {
		o.cutLine(i)
	}
	return o
}

// cutLine cuts a line into units at the ends of its sentences, where it holds several.
func (o *outline) cutLine(i int) {
	toks := tokensOf(&o.lines[i])
	text := o.lines[i].text()
	from := 0
	if len(text) > longUnit {
		for k := 1; k < len(toks); k++ {
			if sentenceEnds(toks, k) {
				o.addUnit(i, text, toks[from:k], from == 0)
				from = k
			}
		}
	}
	o.addUnit(i, text, toks[from:], from == 0)
}

func (o *outline) addUnit(i int, text string, toks []token, first bool) {
	if len(toks) == 0 {
		return
	}
	u := unit{line: i, first: first, toks: toks, text: text[toks[0].from:toks[len(toks)-1].to]}
	u.dates = findDates(u.text)
	base := toks[0].from
	for k := range u.toks {
		t := &u.toks[k]
		t.date = -1
		for d, s := range u.dates {
			if t.from-base >= s.from && t.to-base <= s.to {
				t.date = d
			}
		}
	}
	o.units = append(o.units, u)
}

// sentenceEnds reports whether a new sentence begins at token k.
func sentenceEnds(toks []token, k int) bool {
	p, t := toks[k-1], toks[k]
	if t.glued || !strings.HasSuffix(p.text, ".") && p.text != "!" && p.text != "?" && p.text != ";" && p.text != "。" {
		return false
	}
	if p.text == ";" {
		return false
	}
	word := strings.TrimRight(p.text, ".")
	if word == "" && k > 1 {
		word = toks[k-2].text
	}
	if utf8.RuneCountInString(word) < 3 && !hasDigit(word) && word != ")" || companyForms[fold(word)] ||
		strings.Contains(word, ".") || shortForms[fold(word)] {
		return false
	}
	r, _ := utf8.DecodeRuneInString(t.text)
	return unicode.IsUpper(r) || r == '‘' || r == '"' || r == '“' || r == '„'
}

// shortForms end in a full stop that ends no sentence.
var shortForms = set("sept inc ltd corp dept univ prof dipl ing prac tech mrs bros assn govt engg natl intl approx jan feb mar apr jun jul aug oct nov dec inst gen asst sgt str tel nov sen cert")

// tokensOf cuts the text of a line into words and signs.
func tokensOf(l *line) []token {
	var out []token
	base := 0
	for s := range l.segs {
		text := l.segs[s].text
		first := true
		for i := 0; i < len(text); {
			r, n := utf8.DecodeRuneInString(text[i:])
			if unicode.IsSpace(r) {
				i += n
				continue
			}
			j := i + n
			if wordRune(r) {
				j = wordEnd(text, i)
			}
			t := token{
				text: text[i:j], from: base + i, to: base + j, seg: s, gap: first && s > 0,
				glued: len(out) > 0 && out[len(out)-1].to == base+i,
			}
			t.fold = fold(t.text)
			out = append(out, t)
			first = false
			i = j
		}
		base += len(text) + 1
	}
	return out
}

func wordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r) || unicode.Is(unicode.Mc, r)
}

var isoDay = regexp.MustCompile(`^(?:19|20)\d\d-[01]\d-[0-3]\d\b`)

// wordEnd returns the end of the word that begins at i. Signs inside a word belong to it, as a stop behind it does;
// signs between numbers do not, but for a stop.
func wordEnd(s string, i int) int {
	if day := isoDay.FindString(s[i:]); day != "" {
		return i + len(day)
	}
	j := i
	for j < len(s) {
		r, n := utf8.DecodeRuneInString(s[j:])
		if wordRune(r) {
			j += n
			continue
		}
		if r == '.' {
			j += n
			continue
		}
		if j+n < len(s) && strings.ContainsRune("'’&+#@_-/", r) {
			next, _ := utf8.DecodeRuneInString(s[j+n:])
			prev, _ := utf8.DecodeLastRuneInString(s[:j])
			if wordRune(next) && !(unicode.IsDigit(prev) && (r == '-' || r == '/')) &&
				!(unicode.IsDigit(next) && r == '-') {
				j += n
				continue
			}
		}
		if (r == '+' || r == '#') && j > i {
			j += n
			continue
		}
		break
	}
	return j
}

// ruleHints is what the rules of the reader made of each line: its section, its part of an entry and what its pieces
// say.
type ruleHints struct {
	kind   []document.Section
	part   []byte // h heading, e first line of an entry, n further line of its head, b of its body, 0 none
	first  []int  // the first line of the paragraph that the line belongs to
	pieces [][]rolePiece
	spans  map[int]dateSpan // the periods of the entries, by their first line
	formed []bool           // a form's label says what the line is
}

type rolePiece struct {
	text string
	role role
}

func newRuleHints(n int) *ruleHints {
	h := &ruleHints{
		kind: make([]document.Section, n), part: make([]byte, n), first: make([]int, n),
		pieces: make([][]rolePiece, n), spans: map[int]dateSpan{}, formed: make([]bool, n),
	}
	for i := range h.first {
		h.first[i] = i
	}
	return h
}

// sections notes the section of each paragraph.
func (h *ruleHints) sections(secs []section) {
	if h == nil {
		return
	}
	for i := range secs {
		s := &secs[i]
		if s.head != nil {
			h.set(s.head, s.kind, 'h')
		}
		for _, p := range s.paras {
			h.set(p, s.kind, 0)
		}
	}
}

func (h *ruleHints) set(p *para, kind document.Section, part byte) {
	for i := p.id; i < min(p.id+p.rows, len(h.kind)); i++ {
		h.kind[i], h.first[i] = kind, p.id
		if part == 'h' || h.part[i] != 'h' {
			h.part[i] = part
		}
	}
}

// entries notes the entries of a section and what the pieces of their heads say.
func (h *ruleHints) entries(es []entry, hs []head) {
	if h == nil {
		return
	}
	for i := range es {
		for k, p := range es[i].head {
			part := byte('n')
			if k == 0 {
				part = 'e'
			}
			if k == 0 {
				h.spans[p.id] = es[i].span
			}
			for r := p.id; r < min(p.id+p.rows, len(h.part)); r++ {
				h.formed[r] = p.field() != fieldNone
				h.part[r] = part
				part = 'n'
			}
		}
		for _, p := range es[i].body {
			for r := p.id; r < min(p.id+p.rows, len(h.part)); r++ {
				h.part[r] = 'b'
			}
		}
		for k, pc := range hs[i].pieces {
			if pc.para != nil && pc.para.id < len(h.pieces) {
				h.pieces[pc.para.id] = append(h.pieces[pc.para.id], rolePiece{pc.text, hs[i].roles[k]})
			}
		}
	}
}

// outlineOf reads lines by the rules, for their hints, and cuts them into units.
func outlineOf(format Format, lines []line) *outline {
	hints := newRuleHints(len(lines))
	func() {
		defer func() { _ = recover() }() // where the rules fail, their hints are what they made until then
		byRules(format, copyLines(lines), hints)
	}()
	return newOutline(lines, hints)
}

func copyLines(lines []line) []line {
	out := make([]line, len(lines))
	for i, l := range lines {
		l.segs = append([]segment{}, l.segs...)
		out[i] = l
	}
	return out
}

// linesOfText returns the lines of a text, numbered.
func linesOfText(text string) []line {
	lines := joinName(joinAddresses(formTables(textLines(text))))
	for i := range lines {
		lines[i].id = i
	}
	return lines
}

// outlineOfText is outlineOf for a text.
func outlineOfText(text string) *outline { return outlineOf(TXT, linesOfText(text)) }
