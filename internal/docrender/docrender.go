// Package docrender draws a document.Resume or a document.Letter as PDF, DOCX, plain text, Markdown or JSON.
//
// It is pure: the same document and options give the same bytes. It never changes what the document says, never needs
// a browser, and never leaves out a glyph in silence: what a font lacks is listed in Output.Missing.
package docrender

// Format is a format that can be written.
type Format string

// The formats.
const (
	PDF      Format = "pdf"
	DOCX     Format = "docx"
	TXT      Format = "txt"
	Markdown Format = "md"
	JSON     Format = "json"
)

// Paper is a paper size.
type Paper string

// The paper sizes.
const (
	A4     Paper = "a4"
	Letter Paper = "letter"
)

// Options say how a document is drawn. Empty fields take the defaults: the first template, A4, no page limit.
type Options struct {
	Template string
	Paper    Paper
	MaxPages int // fit to this many pages by spacing and size only, never by cutting; 0 is no limit
}

// Output is a drawn document.
type Output struct {
	Bytes   []byte
	Pages   int      // PDF only
	Missing []string // characters that no embedded font can show
}

// Template is a look.
type Template struct {
	Name        string
	Description string
}
