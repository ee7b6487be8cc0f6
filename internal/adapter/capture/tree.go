package capture

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Bounds of what is read of a page. Those of job boards make some 1,000 to 10,000 nodes and are some 30 deep.
const (
	maxTokens = 100_000 // tags, texts and comments
	maxDepth  = 256
)

// parse returns the elements and texts of a page as a tree, with those attributes that are looked at. It reads tag by
// tag and makes one node of each at most, unlike html.Parse, which repeats unclosed elements in each paragraph that
// follows, so that 11 KB can grow to 122 MiB. What is behind the first maxTokens is left out.
func parse(page string) *html.Node {
	t := tree{open: []*html.Node{{Type: html.DocumentNode}}}
	z := html.NewTokenizer(strings.NewReader(page))
	for range maxTokens {
		switch z.Next() {
		case html.ErrorToken:
			return t.open[0]
		case html.TextToken:
			t.text(string(z.Text()))
		case html.StartTagToken, html.SelfClosingTagToken:
			t.start(z)
		case html.EndTagToken:
			name, _ := z.TagName()
			t.end(atom.Lookup(name))
		}
	}
	return t.open[0]
}

// tree is what was read of a page: the elements that are open, each within the one before.
type tree struct{ open []*html.Node }

func (t *tree) top() *html.Node { return t.open[len(t.open)-1] }

func (t *tree) text(s string) {
	if t.top().DataAtom == atom.Head && strings.TrimSpace(s) != "" {
		t.closeTo(len(t.open) - 1)
	}
	t.top().AppendChild(&html.Node{Type: html.TextNode, Data: s})
}

func (t *tree) start(z *html.Tokenizer) {
	name, more := z.TagName()
	kind := atom.Lookup(name)
	if kind == atom.Html || kind == atom.Body {
		return
	}
	n := &html.Node{Type: html.ElementNode, DataAtom: kind}
	for more {
		var key, value []byte
		key, value, more = z.TagAttr()
		if k := string(key); k == "hidden" || k == "aria-hidden" || k == "type" {
			n.Attr = append(n.Attr, html.Attribute{Key: k, Val: string(value)})
		}
	}
	if t.top().DataAtom == atom.Head && !ofHead[kind] {
		t.closeTo(len(t.open) - 1)
	}
	t.closeImplied(kind)
	t.top().AppendChild(n)
	if !void[kind] && len(t.open) < maxDepth {
		t.open = append(t.open, n)
	}
}

// closeImplied closes what can't hold an element of a kind: a paragraph before a block, an item before the next one.
func (t *tree) closeImplied(kind atom.Atom) {
	closed, within := siblings[kind], parents[kind]
	if closed == nil && lines[kind] {
		closed, within = paragraph, cells
	}
	for i := len(t.open) - 1; i > 0 && closed != nil; i-- {
		switch open := t.open[i].DataAtom; {
		case closed[open]:
			t.closeTo(i)
			return
		case within[open]:
			return
		}
	}
}

// end closes an element and those within it, if one of the kind is open. Inline elements don't close blocks, and what
// is in a cell closes nothing around its table.
func (t *tree) end(kind atom.Atom) {
	inline := !lines[kind] && !skipped[kind] && !ofTables[kind]
	for i := len(t.open) - 1; i > 0; i-- {
		switch open := t.open[i].DataAtom; {
		case open == kind:
			t.closeTo(i)
			return
		case inline && (lines[open] || skipped[open]), cells[open] && !ofTables[kind]:
			return
		}
	}
}

func (t *tree) closeTo(n int) { t.open = t.open[:n] }

func kinds(all ...atom.Atom) map[atom.Atom]bool {
	m := map[atom.Atom]bool{}
	for _, one := range all {
		m[one] = true
	}
	return m
}

// What HTML says about which elements hold no others, belong in the head, or end where another begins.
var (
	void = kinds(atom.Area, atom.Base, atom.Br, atom.Col, atom.Embed, atom.Hr, atom.Img, atom.Input, atom.Link,
		atom.Meta, atom.Param, atom.Source, atom.Track, atom.Wbr)
	ofHead = kinds(atom.Base, atom.Link, atom.Meta, atom.Noscript, atom.Script, atom.Style, atom.Template,
		atom.Title)
	paragraph = kinds(atom.P)
	terms     = kinds(atom.Dt, atom.Dd)
	cells     = kinds(atom.Td, atom.Th, atom.Caption, atom.Table)
	ofTables  = kinds(atom.Td, atom.Th, atom.Caption, atom.Table, atom.Tr, atom.Tbody, atom.Thead, atom.Tfoot)
	tables    = kinds(atom.Table)
	rows      = kinds(atom.Tr, atom.Table)
	siblings  = map[atom.Atom]map[atom.Atom]bool{
		atom.Li: kinds(atom.Li), atom.Dt: terms, atom.Dd: terms, atom.Option: kinds(atom.Option),
		atom.Td: kinds(atom.Td, atom.Th), atom.Th: kinds(atom.Td, atom.Th), atom.Tr: kinds(atom.Tr),
	}
	parents = map[atom.Atom]map[atom.Atom]bool{
		atom.Li: kinds(atom.Ul, atom.Ol, atom.Table, atom.Td, atom.Th), atom.Dt: kinds(atom.Dl, atom.Td, atom.Th),
		atom.Dd: kinds(atom.Dl, atom.Td, atom.Th), atom.Option: kinds(atom.Select),
		atom.Td: rows, atom.Th: rows, atom.Tr: tables,
	}
)
