// Package docrender draws a document.Resume or a document.Letter as PDF, DOCX, plain text, Markdown or JSON.
//
// It is pure: the same document and options give the same bytes. It never changes what the document says, never needs
// a browser, and never leaves out a glyph in silence: what a font lacks is listed in Output.Missing.
package docrender

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

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

// Output is a drawn document.
type Output struct {
	Bytes   []byte
	Pages   int      // PDF only
	TooLong bool     // Options.MaxPages could not be met, even with the closest setting; nothing was cut
	NoPhoto string   // why the photo that was asked for is not in the file; "" where it is, or none was
	Missing []string // characters that no embedded font can show, in the order they appear; a box stands in their place
}

// FormatByName returns the format that a file's ending asks for.
func FormatByName(fileName string) (Format, error) {
	switch ext := strings.ToLower(strings.TrimPrefix(filepath.Ext(fileName), ".")); ext {
	case "pdf", "docx", "txt", "md", "json":
		return Format(ext), nil
	case "markdown":
		return Markdown, nil
	default:
		return "", fault.New("docrender.FormatByName", fault.Unsupported,
			fmt.Sprintf("The extension of %q isn't supported. Use .pdf, .docx, .txt, .md or .json.",
				filepath.Base(fileName)))
	}
}

// Resume draws a resume. A name or format that is not known is fault.Invalid with a sentence that lists the names.
func Resume(r *document.Resume, f Format, o Options) (*Output, error) {
	const op = "docrender.Resume"
	s, err := o.forResume(op, r)
	if err != nil {
		return nil, err
	}
	out, err := s.drawResume(op, r, f)
	if err == nil {
		out.NoPhoto = s.leftOut(r, f)
	}
	return out, err
}

func (s *setting) drawResume(op string, r *document.Resume, f Format) (*Output, error) {
	switch f {
	case TXT:
		return &Output{Bytes: []byte(r.Text())}, nil
	case Markdown:
		return &Output{Bytes: []byte(spacedMarkdown(r.Markdown()))}, nil
	case JSON:
		return &Output{Bytes: r.JSON()}, nil
	}
	return s.draw(op, f, s.resumePiece(r))
}

func (s *setting) resumePiece(r *document.Resume) *piece {
	s.language = cmp.Or(s.language, r.LayoutOf().Language) // as the headings are
	s.portrait = s.portraitOf(r)
	return s.inLanguage(&piece{
		title: titleOf(r.Basics.Name, "Resume"), author: r.Basics.Name,
		blocks: resumeBlocks(r, s.look),
	})
}

// Cover draws a letter. JSON is refused: a letter has no JSON form that another program would read.
func Cover(l *document.Letter, f Format, o Options) (*Output, error) {
	const op = "docrender.Cover"
	s, err := o.resolve(op, l.Style, paperFor(&l.Sender, o.Language))
	if err != nil {
		return nil, err
	}
	switch f {
	case TXT:
		return &Output{Bytes: []byte(l.Text())}, nil
	case Markdown:
		return &Output{Bytes: []byte(l.Markdown())}, nil
	case JSON:
		return nil, fault.New(op, fault.Invalid, "Letters can't be exported as JSON. Use pdf, docx, txt or md.")
	}
	return s.draw(op, f, s.letterPiece(l))
}

// letterPiece returns a letter and leaves the look as a letter wears it in s.
func (s *setting) letterPiece(l *document.Letter) *piece {
	s.look = s.look.forLetter()
	return s.inLanguage(&piece{
		title: titleOf(l.Sender.Name, "Cover letter"), author: l.Sender.Name,
		blocks: letterBlocks(l, s.look),
	})
}

// draw writes the two formats that have a look. With a page limit both take their sizes from the same fit; a DOCX then
// has about as many pages as the PDF, since only its reader breaks it into pages.
func (s *setting) draw(op string, f Format, p *piece) (*Output, error) {
	if f != PDF && f != DOCX {
		return nil, fault.New(op, fault.Invalid, fmt.Sprintf("Unknown format %q. Use pdf, docx, txt, md or json.", f))
	}
	if f == DOCX && s.maxPages <= 0 && s.look.side.width == 0 && !s.look.band && s.portrait == nil {
		s.look = s.look.at(steps[s.start])
		return &Output{Bytes: writeDOCX(p, s, nil)}, nil
	}
	s.narrow = f == DOCX
	lib := library()
	sh := lib.shaper(s)
	defer lib.put(sh)
	pages := s.fit(sh, p.blocks)
	tooLong := s.maxPages > 0 && len(pages) > s.maxPages
	if f == DOCX {
		// the reader's own fonts show it: none is missing
		return &Output{Bytes: writeDOCX(p, s, pages), TooLong: tooLong}, nil
	}
	data := writePDF(p, s, pages, sh)
	return &Output{Bytes: data, Pages: len(pages), TooLong: tooLong, Missing: sh.missing}, nil
}

func titleOf(name, what string) string {
	if name = strings.TrimSpace(clean(name)); name == "" {
		return what
	}
	return name + " – " + what
}
