package capture

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// skipped hold nothing of a posting.
var skipped = kinds(atom.Script, atom.Style, atom.Noscript, atom.Template, atom.Svg, atom.Iframe, atom.Nav, atom.Header,
	atom.Footer, atom.Aside, atom.Form, atom.Button, atom.Select, atom.Textarea, atom.Head, atom.Title, atom.Dialog)

// lines begin a line of their own.
var lines = kinds(atom.P, atom.Div, atom.Section, atom.Article, atom.Main, atom.Ul, atom.Ol, atom.Li, atom.Br,
	atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Table, atom.Tr, atom.Dl, atom.Dt, atom.Dd,
	atom.Blockquote, atom.Pre, atom.Hr)

// spaced stand apart from the line before by an empty one.
var spaced = kinds(atom.P, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Ul, atom.Ol, atom.Table)

// pageText returns the text of a page's main part: its main or article element, where it has one with text, or else its
// body.
func pageText(root *html.Node) string {
	for _, part := range []atom.Atom{atom.Main, atom.Article} {
		if n := first(root, part); n != nil {
			if text := textOf(n); len(text) >= 2*minText {
				return text
			}
		}
	}
	return textOf(root)
}

// first returns the first element of a kind, nil where there is none.
func first(root *html.Node, kind atom.Atom) *html.Node {
	for n := range root.Descendants() {
		if n.Type == html.ElementNode && n.DataAtom == kind {
			return n
		}
	}
	return nil
}

// textOf returns the text under a node, with a line for each block and "- " before the items of lists.
func textOf(root *html.Node) string {
	var b strings.Builder
	write(&b, root)
	var out []string
	for line := range strings.Lines(b.String()) {
		line = strings.Join(strings.Fields(line), " ")
		if line == "-" || line == "" && (len(out) == 0 || out[len(out)-1] == "") {
			continue
		}
		out = append(out, line)
	}
	return strings.TrimSpace(strings.Join(out, "\n"))
}

// write writes the text under a node. A tree is at most maxDepth deep.
func write(b *strings.Builder, n *html.Node) {
	if n.Type == html.TextNode {
		b.WriteString(strings.Join(strings.FieldsFunc(n.Data, func(r rune) bool { return r == '\n' || r == '\r' }),
			" "))
		return
	}
	if n.Type == html.ElementNode {
		if skipped[n.DataAtom] || hidden(n) {
			return
		}
		switch {
		case spaced[n.DataAtom]:
			b.WriteString("\n\n")
		case lines[n.DataAtom]:
			b.WriteString("\n")
		}
		switch n.DataAtom {
		case atom.Li:
			b.WriteString("- ")
		case atom.Td, atom.Th:
			b.WriteString(" ")
		}
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		write(b, c)
	}
	if n.Type == html.ElementNode && lines[n.DataAtom] {
		b.WriteString("\n")
	}
}

func hidden(n *html.Node) bool {
	for _, a := range n.Attr {
		if a.Key == "hidden" || a.Key == "aria-hidden" && a.Val == "true" {
			return true
		}
	}
	return false
}
