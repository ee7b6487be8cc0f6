// Package compose is the built-in writer of tailored resumes: what to put first, name, shorten or leave out for a
// posting. Each is a change with a reason, and can be taken back on its own.
//
// It writes only what the user's own words support. It never touches numbers, dates, names, titles, employers,
// degrees or statuses, never adds a skill, and makes no network call.
package compose

import (
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
)

// Tone is the tone of voice of what is written. The values are the contract's.
type Tone string

// The tones.
const (
	Professional Tone = "PROFESSIONAL"
	Confident    Tone = "CONFIDENT"
	Friendly     Tone = "FRIENDLY"
	Concise      Tone = "CONCISE"
)

// Length is how long the tailored resume may be. The values are the contract's.
type Length string

// The lengths.
const (
	Keep     Length = "KEEP"
	OnePage  Length = "ONE_PAGE"
	TwoPages Length = "TWO_PAGES"
)

// Options say what the writer may do. The zero value is not useful; start from DefaultOptions.
type Options struct {
	Tone            Tone
	Length          Length
	RewriteSummary  bool
	RewriteBullets  bool
	ReorderSections bool
	Emphasize       []string // skills the user wants in front; one that the resume does not support is named in Notes
}

// DefaultOptions are the contract's defaults.
func DefaultOptions() Options {
	return Options{Tone: Professional, Length: Keep, RewriteSummary: true, RewriteBullets: true, ReorderSections: true}
}

// The kinds of change.
const (
	KindHeadline = "headline"
	KindSummary  = "summary"
	KindBullet   = "bullet" // a line reworded: only in results stored before rewording was switched off
	KindSlip     = "slip"   // a line of the user's in which only errors of spelling and the like are put right
	KindTerm     = "term"   // a line in which only the posting's word for a skill was added
	KindSkills   = "skills" // a skill added to a skills list; Path names the list
	KindOrder    = "order"  // a list put in another order; Path names the list
	KindCut      = "cut"    // a line left out
	KindFact     = "fact"   // a line that the user added in an answer; Path names the list
)

// Change is one change that tailoring made. It can be kept or taken back on its own: Apply makes the document that
// results from any subset. Evidence is never empty where text was written. The ID depends on what is changed and
// where, not on the other changes.
type Change struct {
	ID       string   `json:"id"`
	Section  string   `json:"section"`
	Kind     string   `json:"kind"` // one of the Kind constants
	Path     string   `json:"path"` // document.Line.Path in the original, where the change has one
	Before   *string  `json:"before"`
	After    *string  `json:"after"`
	Reason   string   `json:"reason"`
	Evidence []string `json:"evidence"`
	Points   float64  `json:"points"` // what the score gains by this change alone, ≥ 0
	// KindOrder: the items of the list in their new order, named by their paths in the original
	Order []string `json:"order,omitempty"`
}

// Tailored is the result of tailoring. Notes say in sentences what was left out and why.
type Tailored struct {
	Document *document.Resume `json:"document"`
	Changes  []Change         `json:"changes"`
	Before   *match.Report    `json:"before"`
	After    *match.Report    `json:"after"`
	Notes    []string         `json:"notes"`

	refused []Change // what Check would not let pass; none, unless a rule is wrong
}
