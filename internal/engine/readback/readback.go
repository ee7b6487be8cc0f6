// Package readback reads an exported file as a stranger's software would and tells, field by field, what of the
// document is not where it belongs.
//
// It never draws, never changes a document, and never keeps what it read: of a file without a loss it remembers a hash.
package readback

import (
	"context"

	"vitae/internal/base/fault"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/docrender"
	"vitae/internal/engine/document"
)

// Kind says what became of something that a document says.
type Kind string

// The kinds of loss.
const (
	Missing Kind = "missing" // it is in no field of what was read
	Moved   Kind = "moved"   // it was read whole, into another field
	Changed Kind = "changed" // its field reads otherwise; a field that ought to be empty has no Wanted
)

// Loss is one thing that the document says and that was not read back as it stands there. Path is its place in the
// document ("work[2].highlights[1]"), Label the same in the user's words ("Job 3, line 2").
type Loss struct {
	Path   string `json:"path"`
	Label  string `json:"label"`
	Wanted string `json:"wanted"`
	Got    string `json:"got"` // what was read in its place, or where it was found; "" where it is nowhere
	At     string `json:"at"`  // where Got was read, in the user's words; "" where that is Label's own place
	Kind   Kind   `json:"kind"`
}

// NoField is a Loss's At where the text was read but belongs to no field.
const NoField = "no field"

// Unreadable reports whether the loss is that of a file that cannot be read at all; Got says why.
func (l Loss) Unreadable() bool { return l.Path == wholeFile && l.At == NoField }

// Result is what was read of a file, beside what the file was made of.
type Result struct {
	Text     string           `json:"text"`     // the words of the file in the order in which they were read
	Document *document.Resume `json:"document"` // what they were understood as
	Losses   []Loss           `json:"losses"`   // never nil
}

// Reader reads a resume file. docparse.Reader is the one there is.
type Reader interface {
	Read(ctx context.Context, name string, data []byte) (*docparse.Result, error)
}

// Checker reads files back. Make it with New; it is safe for concurrent use.
type Checker struct {
	reader Reader
	whole  *remembered
}

// New makes a Checker.
func New(r Reader) *Checker { return &Checker{reader: r, whole: newRemembered(maxRemembered)} }

// Compare reads a file that was made of a document and compares the two. A PDF costs some 35 ms a page, of which two
// are read at a time; the other formats cost a few milliseconds.
func (c *Checker) Compare(ctx context.Context, want *document.Resume, file []byte, f docrender.Format) (*Result,
	error,
) {
	read, err := c.reader.Read(ctx, "resume."+string(f), file)
	switch fault.KindOf(err) {
	case fault.Unreadable, fault.TooLarge, fault.Unsupported: // software that reads resumes has nothing of it
		return &Result{Document: &document.Resume{}, Losses: []Loss{unreadable(want, err)}}, nil
	}
	if err != nil {
		return nil, err
	}
	out := &Result{Text: read.Text, Document: read.Document, Losses: Losses(want, read)}
	if len(out.Losses) == 0 {
		c.whole.add(fingerprint(want, file, f))
	}
	return out, nil
}

// wholeFile is the path of the loss of a whole file.
const wholeFile = "basics"

// unreadable is the one loss of a file that cannot be read at all.
func unreadable(want *document.Resume, err error) Loss {
	return Loss{
		Path: wholeFile, Label: "The whole file", Wanted: want.Basics.Name, Got: fault.Public(err),
		At: NoField, Kind: Missing,
	}
}

// Losses is Compare for who needs nothing else. A file that was found whole before is not read again: a second download
// costs a hash.
func (c *Checker) Losses(ctx context.Context, want *document.Resume, file []byte, f docrender.Format) ([]Loss, error) {
	if c.whole.has(fingerprint(want, file, f)) {
		return nil, nil
	}
	r, err := c.Compare(ctx, want, file, f)
	if err != nil {
		return nil, err
	}
	return r.Losses, nil
}
