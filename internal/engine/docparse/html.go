package docparse

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"

	"vitae/internal/base/fault"
)

const (
	emptyHTML  = "This web page has no text in it. Save it as PDF, or paste its text."
	unsafeHTML = "The elements of this web page are nested too deeply for a resume. Save it as PDF, or paste its text."
)

// readHTML reads a web page by its elements, as readDOCX reads a Word document. Nothing is fetched and no script runs,
// so it's the text that the file itself holds.
//
// It reads tags one by one and builds no tree: a tree repeats unclosed elements for each paragraph behind them, so that
// a small file could make one that fills memory.
func readHTML(data []byte) (*Result, error) {
	text, err := decodeHTML(data)
	if err != nil {
		return nil, err
	}
	r := newHTMLReader()
	lines, err := r.read(text)
	if err != nil {
		return nil, richFault("docparse.readHTML", err, emptyHTML, longText, unsafeHTML)
	}
	if len(lines) == 0 {
		return nil, fault.New("docparse.readHTML", fault.Unreadable, emptyHTML)
	}
	return richResult(HTML, lines, &r.top.room.facts), nil
}

// htmlReader collects the lines of a page.
type htmlReader struct {
	top    *richWriter
	w      *richWriter // of the cell that is read, or top
	p      *richPara   // nil between paragraphs
	open   []htmlElement
	tables []htmlTable
	sheet  cssSheet
	lists  int
	term   int // how many lines stood in w when a dt ended that nothing has followed yet
}

// htmlElement is an element that has begun, with what its content inherits.
type htmlElement struct {
	name  string
	style richStyle
	block bool
	pre   bool
	item  bool // a list item whose first paragraph has not begun
	skip  bool
	list  rune // stands for the innermost list
	apart bool // floats to the side
	from  int  // how many lines stood in the writer when it began
}

func newHTMLReader() *htmlReader {
	w := newRichWriter()
	base := richStyle{size: usualSize}
	return &htmlReader{top: w, w: w, open: []htmlElement{{style: base, block: true}}}
}

// htmlDepth bounds the nesting of elements, as browsers do; docxDepth bounds that of tables.
const htmlDepth = 512

func (r *htmlReader) read(text string) ([]line, error) {
	z := html.NewTokenizer(strings.NewReader(text))
	for {
		kind := z.Next()
		if r.top.room.take(0, 0); r.top.room.spent() {
			return nil, errTooLong
		}
		switch kind {
		case html.ErrorToken:
			if err := z.Err(); !errors.Is(err, io.EOF) {
				return nil, err
			}
			r.closeTo(0)
			r.flush()
			return r.top.finished(nil, r.top.end(), nil, nil)
		case html.TextToken:
			r.text(string(z.Text()))
		case html.StartTagToken, html.SelfClosingTagToken:
			token := tagOf(z, kind)
			if name := r.here().name; name == "svg" || name == "math" { // a title there holds elements
				z.NextIsNotRawText()
			}
			if err := r.start(token); err != nil {
				return nil, err
			}
		case html.EndTagToken:
			name, _ := z.TagName()
			r.end(string(name))
		}
	}
}

// maxAttributes is how many attributes of an element are looked at; none needs as many.
const maxAttributes = 100

// tagOf returns the start of an element with its first attributes.
func tagOf(z *html.Tokenizer, kind html.TokenType) html.Token {
	name, more := z.TagName()
	t := html.Token{Type: kind, Data: string(name)}
	for more && len(t.Attr) < maxAttributes {
		var key, value []byte
		key, value, more = z.TagAttr()
		t.Attr = append(t.Attr, html.Attribute{Key: string(key), Val: string(value)})
	}
	return t
}

func (r *htmlReader) here() *htmlElement { return &r.open[len(r.open)-1] }

// htmlSkipped are elements whose content is no text of the page.
var htmlSkipped = set("script style title noscript template iframe object svg math canvas video audio select datalist textarea map noembed noframes rt rp")

// htmlBlocks are elements that begin lines of their own.
var htmlBlocks = set("html body address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table caption tbody thead tfoot tr td th ul")

// htmlVoid are elements without content.
var htmlVoid = set("area base br col embed hr img input link meta param source track wbr")

// htmlRaw are elements whose content is text up to their end, whatever their start says.
var htmlRaw = set("iframe noembed noframes noscript plaintext script style textarea title xmp")

// htmlCloses are the elements that end where another one begins, up to one that holds both.
var htmlCloses = map[string]struct{ ends, within string }{
	"li": {"li", "ul ol menu"},
	"dt": {"dt dd", "dl"}, "dd": {"dt dd", "dl"},
	"td": {"td th", "table"}, "th": {"td th", "table"},
	"tr":    {"tr", "table"},
	"tbody": {"tbody thead tfoot", "table"}, "thead": {"tbody thead tfoot", "table"},
	"tfoot": {"tbody thead tfoot", "table"},
}

func (r *htmlReader) start(t html.Token) error {
	name, selfClosing := t.Data, t.Type == html.SelfClosingTagToken && !htmlRaw[t.Data]
	if here := r.here(); here.skip { // only elements of its own name can end later than it seems
		if name == here.name && !selfClosing && len(r.open) < htmlDepth {
			r.open = append(r.open, *here)
		}
		return nil
	}
	if by, ok := htmlCloses[name]; ok {
		r.closeOpen(strings.Fields(by.ends), strings.Fields(by.within))
	}
	if htmlBlocks[name] {
		r.closeOpen([]string{"p"}, []string{"table", "td", "th", "button", "object"})
	}
	switch name {
	case "br":
		r.para().newRow()
		return nil
	case "img":
		r.image(t)
		return nil
	case "body", "html":
		if len(r.open) > 2 {
			return nil
		}
	}
	if htmlVoid[name] {
		if htmlBlocks[name] {
			r.flush()
		}
		return nil
	}
	if selfClosing {
		return nil
	}
	if len(r.open) >= htmlDepth || len(r.tables) >= docxDepth {
		return errUnsafe
	}
	e := r.element(t)
	if e.block {
		r.flush()
		if e.from = len(r.w.out); e.from > 0 { // nothing is above the first line of a page or a cell
			r.w.gap = max(r.w.gap, e.style.before)
		}
	}
	r.open = append(r.open, e)
	if !e.skip {
		r.begun(t)
	}
	return nil
}

// begun does what the start of an element asks for beside its style.
func (r *htmlReader) begun(t html.Token) {
	switch t.Data {
	case "table":
		r.tables = append(r.tables, htmlTable{outer: r.w, depth: len(r.open)})
	case "tr":
		if n := len(r.tables); n > 0 && r.tables[n-1].cell == 0 {
			inHead := len(r.open) > 1 && r.open[len(r.open)-2].name == "thead"
			r.tables[n-1].rows = append(r.tables[n-1].rows, richRow{header: inHead})
		}
	case "td", "th":
		r.cell(t)
	case "a":
		to := strings.TrimSpace(attribute(t, "href"))
		if scheme, _, ok := strings.Cut(to, ":"); ok && linkSchemes[strings.ToLower(scheme)] {
			p := r.para()
			p.links = append(p.links, to)
		}
	}
	if r.here().apart {
		r.para().tab()
	}
}

var linkSchemes = set("http https mailto tel")

func attribute(t html.Token, name string) string {
	v, _ := find(t, name)
	return v
}

// image notes a picture that is larger than an icon.
func (r *htmlReader) image(t html.Token) {
	e := r.element(t)
	width, ok := points(strings.TrimSuffix(attribute(t, "width"), "px") + "px")
	height, ok2 := points(strings.TrimSuffix(attribute(t, "height"), "px") + "px")
	if !e.skip && !e.style.hidden && ok && ok2 {
		r.top.room.facts.picture(width * height)
	} else if !e.skip && !e.style.hidden {
		r.top.room.facts.picture(0)
	}
}

// closeOpen ends the innermost open element of one of some names, unless an element of other names stands between.
func (r *htmlReader) closeOpen(names, within []string) {
	for i := len(r.open) - 1; i > 0; i-- {
		switch name := r.open[i].name; {
		case slices.Contains(names, name):
			r.closeTo(i)
			return
		case slices.Contains(within, name):
			return
		}
	}
}

// end ends the innermost open element of a name with all inside it. One that is not open, or outside the cell that is
// read, is ignored.
func (r *htmlReader) end(name string) {
	if here := r.here(); here.skip && here.name != name {
		return
	}
	if name == "p" {
		r.flush()
	}
	for i := len(r.open) - 1; i > 0; i-- {
		if r.open[i].name == name {
			r.closeTo(i)
			return
		}
		if n := len(r.tables); n > 0 && r.tables[n-1].cell == i+1 && !tableParts[name] {
			return
		}
	}
}

var tableParts = set("table tbody thead tfoot tr td th")

// closeTo ends the open elements from a depth on.
func (r *htmlReader) closeTo(depth int) {
	for len(r.open) > max(depth, 1) {
		e := *r.here()
		if e.apart && r.p != nil {
			r.p.tab()
		}
		if e.block {
			r.endBlock(&e)
		}
		if n := len(r.tables); n > 0 {
			table := &r.tables[n-1]
			if table.cell == len(r.open) {
				r.endCell(table)
			}
			if table.depth == len(r.open) {
				r.w = table.outer
				r.w.place(table.rows)
				r.tables = r.tables[:n-1]
			}
		}
		r.open = r.open[:len(r.open)-1]
	}
}

// endBlock ends an element that stands on lines of its own. A term and its description of one line each are one line,
// as in a table.
func (r *htmlReader) endBlock(e *htmlElement) {
	r.flush()
	r.w.gap = max(r.w.gap, e.style.after)
	switch out := r.w.out; {
	case e.name == "dt" && len(out) == e.from+1 && utf8.RuneCountInString(out[e.from].text()) <= longestTerm:
		r.term = len(out)
	case e.name == "dd" && r.term > 0 && r.term == e.from && len(out) == e.from+1 && !out[e.from].mark &&
		out[e.from].level == 0:
		out[r.term-1].beside(&out[r.term])
		r.w.out, r.term = out[:r.term], 0
	case e.name == "dd" || e.name == "dt" || e.name == "dl":
		r.term = 0
	}
}

// longestTerm is how many letters a term has that is a label or a period rather than a heading of its own.
const longestTerm = 40

// para returns the paragraph that is written, begun where there is none.
func (r *htmlReader) para() *richPara {
	if r.p != nil {
		return r.p
	}
	style := richStyle{}
	for i := len(r.open) - 1; i >= 0; i-- {
		if r.open[i].block {
			style = r.open[i].style
			break
		}
	}
	style.list, style.before = 0, 0 // the space above was taken where the element began
	for i := len(r.open) - 1; i > 0; i-- {
		if r.open[i].name == "li" {
			if r.open[i].item && r.open[i].list != 0 {
				style.list, style.number, r.open[i].item = 1, r.open[i].list, false
			}
			break
		}
	}
	r.p = r.w.newPara(style)
	return r.p
}

// flush ends the paragraph that is written. One without any text takes no room on the page.
func (r *htmlReader) flush() {
	p := r.p
	if r.p = nil; p == nil {
		return
	}
	if !p.empty() {
		r.w.emit(p)
		return
	}
	if p.style.list == 1 { // its first paragraph is still to come
		for i := len(r.open) - 1; i > 0; i-- {
			if r.open[i].name == "li" {
				r.open[i].item = true
				return
			}
		}
	}
}

func (r *htmlReader) text(t string) {
	e := r.here()
	if e.skip {
		if e.name == "style" {
			r.sheet.add(t)
		}
		return
	}
	if e.pre {
		for i, row := range strings.Split(strings.ReplaceAll(t, "\r\n", "\n"), "\n") {
			p := r.para()
			if r.top.room.take(0, 0); r.top.room.spent() {
				return
			}
			if i > 0 {
				p.newRow()
			}
			p.spaced(row, e.style)
		}
		return
	}
	for i, part := range r.tabStops(t) {
		if r.p == nil && strings.TrimLeftFunc(part, collapses) == "" {
			continue
		}
		if r.top.room.take(0, 0); r.top.room.spent() {
			return
		}
		if i > 0 {
			r.para().tab()
		}
		r.para().flowing(part, e.style)
	}
}

// tabStops cuts a text at tabs that stand between words. Word processors write those of a document so, while the tabs
// that indent a file follow white space.
func (r *htmlReader) tabStops(t string) []string {
	if !strings.Contains(t, "\t") {
		return []string{t}
	}
	afterWord := r.p != nil && !r.p.empty() && !r.p.trails
	var out []string
	from := 0
	for i, c := range t {
		if c == '\t' && afterWord {
			if rest := strings.TrimLeft(t[i:], "\t"); rest != "" && !collapses(rune(rest[0])) {
				out = append(out, t[from:i])
				from = i + 1
			}
		}
		afterWord = !collapses(c)
	}
	return append(out, t[from:])
}
