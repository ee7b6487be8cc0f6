package docparse

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"vitae/internal/base/fault"
)

// Limits of one DOCX. Sizes are counted while reading: what the archive says of itself is not believed.
const (
	docxEntries  = 2_000
	docxPart     = 20 << 20
	docxTotal    = 60 << 20
	docxRatio    = 100
	docxDepth    = 256
	ratioMatters = 1 << 20 // a part smaller than this may be packed as tightly as it likes
)

const (
	damagedDOCX = "This Word document is damaged. Save a new copy in Word and upload that."
	bombDOCX    = "This Word document is too large for a resume. Remove images and try again."
	unsafeDOCX  = "This Word document contains something a resume doesn't need (a document type declaration, or elements nested too deeply). Save a new copy in Word and upload that."
)

var errTooLarge = errors.New("docx: over a limit")

// archive is an opened DOCX with what is left of its budget.
type archive struct {
	files map[string]*zip.File
	left  int64
}

func openArchive(data []byte) (*archive, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	if len(z.File) > docxEntries {
		return nil, fmt.Errorf("%w: %d entries", errTooLarge, len(z.File))
	}
	a := &archive{files: map[string]*zip.File{}, left: docxTotal}
	for _, f := range z.File {
		name := strings.TrimPrefix(strings.ReplaceAll(f.Name, `\`, "/"), "/")
		if _, ok := a.files[strings.ToLower(name)]; !ok {
			a.files[strings.ToLower(name)] = f
		}
	}
	return a, nil
}

func (a *archive) has(name string) bool { return a.files[strings.ToLower(name)] != nil }

// open returns a part's bytes as a reader that fails at the limits; a part that is missing gives an empty one.
func (a *archive) open(name string) (io.ReadCloser, error) {
	f := a.files[strings.ToLower(name)]
	if f == nil {
		return io.NopCloser(strings.NewReader("")), nil
	}
	if f.Flags&1 != 0 {
		return nil, errors.New("docx: encrypted part")
	}
	rc, err := f.Open()
	if err != nil {
		return nil, err
	}
	return &part{rc: rc, archive: a, packed: int64(f.CompressedSize64)}, nil
}

// text returns a part as text.
func (a *archive) text(name string) (string, error) {
	rc, err := a.open(name)
	if err != nil {
		return "", err
	}
	defer rc.Close()
	data, err := io.ReadAll(rc)
	return string(data), err
}

// part counts what is read of one entry against the limits.
type part struct {
	rc      io.ReadCloser
	archive *archive
	packed  int64
	read    int64
}

func (p *part) Read(b []byte) (int, error) {
	n, err := p.rc.Read(b)
	p.read += int64(n)
	p.archive.left -= int64(n)
	if p.read > docxPart || p.archive.left < 0 || p.read > ratioMatters && p.read > docxRatio*(p.packed+1) {
		return 0, errTooLarge
	}
	return n, err
}

func (p *part) Close() error { return p.rc.Close() }

// declaresNothing refuses a part that is of no use to us and holds what no part may. One that is damaged hurts nobody.
func (a *archive) declaresNothing(name string) error {
	r, err := a.open(name)
	if err != nil {
		return err
	}
	defer r.Close()
	for s := newXMLStream(r); err == nil; {
		_, _, err = s.next()
	}
	if errors.Is(err, errUnsafe) || errors.Is(err, errTooLarge) {
		return err
	}
	return nil
}

var (
	errUnsafe  = errors.New("docx: declaration or depth")
	errTooLong = errors.New("more text than any resume")
)

// xmlStream reads an XML part token by token. It refuses document types and deep nesting, and checks that elements
// close.
type xmlStream struct {
	dec  *xml.Decoder
	open []string
}

func newXMLStream(r io.Reader) *xmlStream {
	d := xml.NewDecoder(r)
	d.CharsetReader = func(charset string, in io.Reader) (io.Reader, error) {
		if strings.EqualFold(charset, "us-ascii") {
			return in, nil
		}
		return nil, fmt.Errorf("docx: charset %q", charset)
	}
	return &xmlStream{dec: d}
}

// next returns the next start element, end element (as a nil start) or text; io.EOF at the end of the part.
func (s *xmlStream) next() (start *xml.StartElement, text []byte, err error) {
	for {
		t, err := s.dec.RawToken()
		if err != nil {
			if errors.Is(err, io.EOF) && len(s.open) > 0 {
				err = io.ErrUnexpectedEOF
			}
			return nil, nil, err
		}
		switch t := t.(type) {
		case xml.StartElement:
			if len(s.open) >= docxDepth {
				return nil, nil, errUnsafe
			}
			s.open = append(s.open, t.Name.Local)
			return &t, nil, nil
		case xml.EndElement:
			if len(s.open) == 0 || s.open[len(s.open)-1] != t.Name.Local {
				return nil, nil, errors.New("docx: elements do not match")
			}
			s.open = s.open[:len(s.open)-1]
			return nil, nil, nil
		case xml.CharData:
			return nil, t, nil
		case xml.Directive:
			return nil, nil, errUnsafe
		}
	}
}

// children calls f for each element inside the one that has just begun, and text, where it is not nil, for its text.
// f must read its element to the end.
func (s *xmlStream) children(f func(*xml.StartElement) error, text func([]byte)) error {
	depth := len(s.open)
	for {
		start, chars, err := s.next()
		switch {
		case err != nil:
			return err
		case start != nil:
			if err := f(start); err != nil {
				return err
			}
		case chars != nil:
			if text != nil {
				text(chars)
			}
		case len(s.open) < depth:
			return nil
		}
	}
}

// discard reads the element that has just begun to its end.
func (s *xmlStream) discard() error {
	return s.children(func(*xml.StartElement) error { return s.discard() }, nil)
}

func attr(e *xml.StartElement, local string) string {
	for _, a := range e.Attr {
		if a.Name.Local == local {
			return a.Value
		}
	}
	return ""
}

// on reports whether a switch element (<w:b/>, <w:b w:val="0"/>) is on.
func on(e *xml.StartElement) bool {
	switch attr(e, "val") {
	case "0", "false", "off", "none":
		return false
	}
	return true
}

// relation is a link from one part to another or to the outside.
type relation struct {
	target   string
	kind     string
	external bool
}

// relations reads the relations of a part.
func (a *archive) relations(of string) (map[string]relation, error) {
	name := path.Join(path.Dir(of), "_rels", path.Base(of)+".rels")
	if of == "" {
		name = "_rels/.rels"
	}
	rc, err := a.open(name)
	if err != nil {
		return nil, err
	}
	defer rc.Close()
	out := map[string]relation{}
	s := newXMLStream(rc)
	for {
		start, _, err := s.next()
		if errors.Is(err, io.EOF) {
			return out, nil
		}
		if err != nil {
			return nil, err
		}
		if start == nil || start.Name.Local != "Relationship" {
			continue
		}
		r := relation{
			target: attr(start, "Target"), kind: path.Base(attr(start, "Type")),
			external: attr(start, "TargetMode") == "External",
		}
		if !r.external {
			r.target = path.Join(path.Dir(of), r.target)
			if strings.HasPrefix(attr(start, "Target"), "/") {
				r.target = strings.TrimPrefix(attr(start, "Target"), "/")
			}
		}
		out[attr(start, "Id")] = r
	}
}

// docxFault returns the error that the user sees for what went wrong.
func docxFault(err error) error {
	return richFault("docparse.readDOCX", err, damagedDOCX, bombDOCX, unsafeDOCX)
}

// richFault returns the error that the user sees for what went wrong with a document of formatted text.
func richFault(op string, err error, damaged, tooLarge, unsafe string) error {
	switch {
	case errors.Is(err, errTooLarge):
		return fault.Wrap(op, fault.TooLarge, tooLarge, err)
	case errors.Is(err, errTooLong):
		return fault.Wrap(op, fault.TooLarge, longText, err)
	case errors.Is(err, errUnsafe):
		return fault.Wrap(op, fault.Invalid, unsafe, err)
	}
	return fault.Wrap(op, fault.Unreadable, damaged, err)
}
