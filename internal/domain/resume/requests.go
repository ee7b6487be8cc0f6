package resume

import (
	"vitae/internal/base/id"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// New is a resume to keep: its text as Content (plain text or Markdown) or as Document, exactly one of the two. A Key
// that was used before gives the first resume again.
type New struct {
	Title    string
	Content  string
	Document *document.Resume
	Tags     []string
	Key      string
}

// Change is what to change of a resume; nil leaves a thing as it is. Content or Document, at most one, makes a new
// version.
type Change struct {
	Title    *string
	Content  *string
	Document *document.Resume
	Tags     *[]string
	Archived *bool
	Key      string
}

// NewVersion is the text of a new version, exactly one of the two. Base is the version that its author began from, ""
// where that does not matter: a newer one than that is fault.Conflict.
type NewVersion struct {
	Content  string
	Document *document.Resume
	Base     id.Version
	Key      string
}

// File is an uploaded file. Name is its name on the user's machine, as the browser sent it; Title "" takes the person's
// name, or the file's.
type File struct {
	Name  string
	Data  []byte
	Title string
	Key   string
}

// Received is an uploaded file, kept and read.
type Received struct {
	Resume  Resume
	Version Version
	Read    *docparse.Result
}
