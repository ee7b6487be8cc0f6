package docparse

import (
	"bytes"
	"errors"
	"strconv"
	"unicode/utf16"

	"vitae/internal/base/fault"
)

const (
	damagedRTF = "This RTF document is damaged. Save a new copy and upload that."
	unsafeRTF  = "The parts of this RTF document are nested too deeply for a resume. Save it as DOCX and try again."
	emptyRTF   = "This RTF document has no text in it. If it is a scan, upload a file with text or paste the text."
)

var errRTF = errors.New("rtf: damaged")

// readRTF reads an RTF document (specification 1.9.1) as readDOCX reads a Word document: page headers, the body in
// order with tables and text boxes, page footers, notes. Pictures, objects, comments and deleted text are left out.
func readRTF(data []byte) (*Result, error) {
	r := newRTFReader(data)
	lines, err := r.document()
	if err != nil {
		return nil, richFault("docparse.readRTF", err, damagedRTF, longText, unsafeRTF)
	}
	if len(lines) == 0 {
		return nil, fault.New("docparse.readRTF", fault.Unreadable, emptyRTF)
	}
	return richResult(RTF, lines, &r.room.facts), nil
}

// rtfReader reads an RTF document byte by byte, each group by a call of group.
type rtfReader struct {
	data []byte
	at   int
	deep int
	room *richBudget

	rtfScope
	fonts    map[int]string // code pages of the fonts
	font     int            // the one that text has where nothing is said
	page     string         // the document's own code page
	colors   []bool         // of the table of colours: whether each is white
	styles   map[int]richStyle
	listText bool         // the document writes out the signs of its lists
	lastHigh uint16       // first half of a character that two \u make
	heads    [2]pageLines // page headers and footers
	notes    []line
	first    bool // the first page has a header of its own
}

// pageLines are the lines of page headers or footers: those of the first page, and those of the others.
type pageLines struct{ first, others []line }

// rtfScope is a flow of text: the body, a page header, a note or a text box.
type rtfScope struct {
	w      *richWriter
	p      *richPara
	tables []*rtfTable
	bytes  []byte // text that is not decoded yet
	skips  int    // characters that stand for the \u before them
	sign   bool   // the paragraph's bullet or number is written out
	row    rtfRowLook
}

// rtfState is what a group inherits and its end takes back.
type rtfState struct {
	run   richStyle
	para  rtfPara
	font  int  // -1 the document's
	skip  bool // nothing in it is shown
	dead  bool // deleted by a change that is tracked
	after int  // characters that follow each \u for readers that don't know it
}

// rtfPara is how a paragraph is set.
type rtfPara struct {
	style  int
	level  int // as a heading; 0 none, -1 not said
	before float64
	after  float64
	ruled  int
	shaded bool
	list   int // its \ls
	depth  int // of the table that it stands in
}

func newRTFReader(data []byte) *rtfReader {
	w := newRichWriter()
	return &rtfReader{
		data: data, room: w.room, rtfScope: rtfScope{w: w}, page: "windows-1252", fonts: map[int]string{},
		styles: map[int]richStyle{}, listText: bytes.Contains(data, []byte(`\listtext`)),
	}
}

func (r *rtfReader) document() ([]line, error) {
	r.at = bytes.Index(r.data, []byte(rtfMagic)) + 1
	if r.at == 0 {
		return nil, errRTF
	}
	st := rtfState{run: plainRun(), para: plainPara(), after: 1, font: -1}
	if err := r.group(st); err != nil {
		return nil, err
	}
	body := r.finish()
	var outside [2][]line
	for i, h := range r.heads {
		if r.first {
			outside[i] = h.first
		}
		outside[i] = once(append(outside[i], h.others...))
	}
	return r.w.finished(outside[0], body, outside[1], aside(r.notes))
}

// rtfMagic begins every RTF document.
const rtfMagic = `{\rtf`

func plainRun() richStyle { return richStyle{size: usualSize} }

func plainPara() rtfPara { return rtfPara{level: -1} }

// finish ends the flow of text and returns its lines.
func (r *rtfReader) finish() []line {
	if r.p != nil && !r.p.empty() {
		r.endPara(rtfState{para: rtfPara{level: -1, depth: len(r.tables)}})
	}
	r.tablesTo(0)
	return r.w.end()
}

// group reads to the end of the group that has just begun.
func (r *rtfReader) group(st rtfState) error {
	if r.deep++; r.deep > docxDepth {
		return errUnsafe
	}
	defer func() { r.deep-- }()
	starred, opened := false, true
	for r.at < len(r.data) {
		c := r.data[r.at]
		r.at++
		switch c {
		case '{':
			r.flush(&st)
			r.skips = 0
			if err := r.group(st); err != nil {
				return err
			}
			opened = false
		case '}':
			r.flush(&st)
			r.skips = 0
			return nil
		case '\\':
			word, n, has := r.control()
			if word == "*" {
				starred = true
				continue
			}
			if opened && (starred || rtfDestinations[word]) {
				return r.destination(word, st)
			}
			opened = false
			if err := r.word(&st, word, n, has); err != nil {
				return err
			}
		case '\r', '\n', 0:
		default:
			opened = false
			r.literal(&st, c)
		}
		if r.room.spent() {
			return errTooLong
		}
	}
	return errRTF
}

// longestWord and longestNumber bound a control word and its number, by the specification.
const (
	longestWord   = 32
	longestNumber = 10
)

// control reads a control word with its number, or a control symbol, behind its backslash.
func (r *rtfReader) control() (word string, n int, has bool) {
	from := r.at
	for r.at < len(r.data) && r.at-from < longestWord && isASCIILetter(r.data[r.at]) {
		r.at++
	}
	if word = string(r.data[from:r.at]); word == "" {
		if r.at < len(r.data) {
			r.at++
		}
		return string(r.data[from:r.at]), 0, false
	}
	from = r.at
	if r.at < len(r.data) && r.data[r.at] == '-' {
		r.at++
	}
	digits := r.at
	for r.at < len(r.data) && r.at-digits < longestNumber && r.data[r.at] >= '0' && r.data[r.at] <= '9' {
		r.at++
	}
	if r.at == digits {
		r.at = from
	} else if v, err := strconv.Atoi(string(r.data[from:r.at])); err == nil {
		n, has = v, true
	}
	if r.at < len(r.data) && r.data[r.at] == ' ' {
		r.at++
	}
	return word, n, has
}

func isASCIILetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// literal takes a byte of text.
func (r *rtfReader) literal(st *rtfState, c byte) {
	switch {
	case r.skips > 0:
		r.skips--
	case !st.skip && !st.dead:
		r.bytes = append(r.bytes, c)
	}
}

// hex takes a byte that is written as two digits.
func (r *rtfReader) hex(st *rtfState) error {
	if r.at+2 > len(r.data) {
		return errRTF
	}
	v, err := strconv.ParseUint(string(r.data[r.at:r.at+2]), 16, 8)
	if err != nil {
		return errRTF
	}
	r.at += 2
	r.literal(st, byte(v))
	return nil
}

// unicode takes a character that is written as its number.
func (r *rtfReader) unicode(st *rtfState, n int) {
	r.flush(st)
	r.skips = st.after
	if st.skip || st.dead {
		return
	}
	unit := uint16(n)
	high := r.lastHigh
	r.lastHigh = 0
	switch {
	case utf16.IsSurrogate(rune(unit)) && unit < lowSurrogates:
		r.lastHigh = unit
	case utf16.IsSurrogate(rune(unit)):
		if c := utf16.DecodeRune(rune(high), rune(unit)); high != 0 {
			r.write(st, string(c))
		}
	default:
		r.write(st, string(rune(unit)))
	}
}

// lowSurrogates begin where the second halves of characters over U+FFFF do.
const lowSurrogates = 0xdc00

// flush decodes and writes what has been read of text.
func (r *rtfReader) flush(st *rtfState) {
	if len(r.bytes) == 0 {
		return
	}
	text := r.decode(st.font, r.bytes)
	r.bytes = r.bytes[:0]
	r.write(st, text)
}

// write adds text to the paragraph.
func (r *rtfReader) write(st *rtfState, text string) {
	if st.skip || st.dead || text == "" {
		return
	}
	run := st.run
	run.shaded = run.shaded || st.para.shaded
	r.para().spaced(text, run)
}

// para returns the paragraph that is written.
func (r *rtfReader) para() *richPara {
	if r.p == nil {
		r.p = r.w.newPara(richStyle{})
	}
	return r.p
}

// endPara ends a paragraph: only now is it known how it is set.
func (r *rtfReader) endPara(st rtfState) {
	p := r.para()
	r.p = nil
	base := r.styles[st.para.style]
	p.style = richStyle{
		level: st.para.level, before: st.para.before, after: st.para.after, ruled: st.para.ruled, size: usualSize,
	}
	if p.style.level < 0 {
		p.style.level = max(base.level, 0)
	}
	if r.sign || st.para.list > 0 && !r.listText {
		p.style.list, p.style.number = 1, firstNumber+rune(st.para.list)
	}
	r.sign = false
	r.tablesTo(st.para.depth)
	r.flow().emit(p)
}
