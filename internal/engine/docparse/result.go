package docparse

import "vitae/internal/engine/document"

// Format is a format that can be read.
type Format string

// The formats.
const (
	PDF      Format = "pdf"
	DOCX     Format = "docx"
	ODT      Format = "odt"
	RTF      Format = "rtf"
	HTML     Format = "html"
	TXT      Format = "txt"
	Markdown Format = "md"
	JSON     Format = "json"
)

// laidOut reports whether files of a format say how their text looks.
func (f Format) laidOut() bool {
	switch f {
	case PDF, DOCX, ODT, RTF, HTML:
		return true
	case TXT, Markdown, JSON:
	}
	return false
}

// Result is a resume, read.
type Result struct {
	Document  *document.Resume
	Format    Format
	Pages     int        // 0 for formats without pages
	Text      string     // the words of the file in reading order, line by line
	NotPlaced []Line     // lines that ended in no field
	Fields    []Field    // where each field was found and how sure it is
	Warnings  []string   // sentences for the user: pages left out, hidden text, glyphs without a Unicode map
	Layout    Layout     // how the file is made
	Failures  []*Failure // mistakes of the reader that cost a part of the file, for the log

	lines []line // of the file, as the learned reader takes them
}

// Line is one line of the file.
type Line struct {
	Text string `json:"text"`
	Page int    `json:"page,omitempty"` // from 1; 0 for formats without pages
	Box  *Box   `json:"box,omitempty"`
}

// Box is a place on a page in points from its top left corner.
type Box struct {
	X0 float64 `json:"x0"`
	Y0 float64 `json:"y0"`
	X1 float64 `json:"x1"`
	Y1 float64 `json:"y1"`
}

// Field says where a field of the document came from. Path is as in document.Line ("work[0].name",
// "basics.email"); Confidence is 0 to 1.
type Field struct {
	Path       string  `json:"path"`
	Confidence float64 `json:"confidence"`
	Line       Line    `json:"line"`
}
