package capture

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// skipped hold nothing of a posting.
var skipped = map[atom.Atom]bool{
	atom.Script: true, atom.Style: true, atom.Noscript: true, atom.Template: true, atom.Svg: true, atom.Iframe: true,
	atom.Nav: true, atom.Header: true,
	atom.Footer: true, atom.Aside: true, atom.Form: true, atom.Button: true, atom.Select: true, atom.Textarea: true,
	atom.Head: true, atom.Title: true, atom.Dialog: true,
}

// lines begin a line of their own.
var lines = map[atom.Atom]bool{
	atom.P: true, atom.Div: true, atom.Section: true, atom.Article: true, atom.Main: true, atom.Ul: true, atom.Ol: true,
	atom.Li: true, atom.Br: true,
	atom.H1: true, atom.H2: true, atom.H3: true, atom.H4: true, atom.H5: true, atom.H6: true, atom.Table: true,
	atom.Tr: true, atom.Dl: true, atom.Dt: true,
	atom.Dd: true, atom.Blockquote: true, atom.Pre: true, atom.Hr: true,
}

// spaced stand apart from the line before by an empty one.
var spaced = map[atom.Atom]bool{
	atom.P: true, atom.H1: true, atom.H2: true, atom.H3: true, atom.H4: true, atom.H5: true, atom.H6: true,
	atom.Ul: true, atom.Ol: true, atom.Table: true,
}

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
