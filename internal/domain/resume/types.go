// Package resume keeps resumes: what users upload or write, version by version, with a trash for what they delete.
//
// It never changes a version that a person wrote, never judges a resume, and speaks neither HTTP, GraphQL nor SQL.
package resume

import (
	"time"

	"vitae/internal/base/id"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

// Limits of one entry. How many of them a user keeps is said by Entitlements.
const (
	MaxTitle   = 200       // characters
	MaxContent = 200 << 10 // bytes of one text
	MaxTags    = 20        // of a resume
	MaxTag     = 40        // characters
)

// Resume is a resume with all its versions. Latest is its newest version.
type Resume struct {
	ID         id.Resume
	Owner      id.User
	Title      string
	Tags       []string
	Versions   int // how many there are: also the newest one's number
	Latest     id.Version
	CreatedAt  time.Time
	UpdatedAt  time.Time
	ArchivedAt time.Time // zero: it is not archived
	DeletedAt  time.Time // zero: it is not in the trash
}

// Origin says how a version came about. The values are the contract's.
type Origin string

// The origins.
const (
	Written   Origin = "WRITTEN"
	Uploaded  Origin = "UPLOADED"
	Optimized Origin = "OPTIMIZED" // by tailoring: what was done is tailor.Optimization
	Restored  Origin = "RESTORED"
)

// Version is one version of a resume, without its text, so that lists are light.
type Version struct {
	ID        id.Version
	Resume    id.Resume
	Owner     id.User
	Number    int // 1, 2, 3, … without gaps
	Origin    Origin
	CreatedAt time.Time
}

// Text is what a version says. Content is what its user gave, else the document as Markdown.
type Text struct {
	Content  string
	Document *document.Resume
}

// Upload is the file that a resume came from. Blob is the key of its bytes.
type Upload struct {
	ID       id.Upload
	Resume   id.Resume
	Owner    id.User
	FileName string
	Format   docparse.Format
	Bytes    int64
	Blob     string
	At       time.Time
}

// Whole is a version with what it says.
type Whole struct {
	Version
	Text
}
