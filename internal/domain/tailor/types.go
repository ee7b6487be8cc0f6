package tailor

import (
	"time"

	"vitae/internal/base/id"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/interview"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// Limits of one entry. How many of them a user keeps is said by owned.Entitlements.
const (
	MaxTitle = 200   // characters of a title, company or place
	MaxNotes = 20000 // characters of a user's notes
)

// JobDescription is a posting that a user keeps.
type JobDescription struct {
	ID           id.JobDescription
	Owner        id.User
	Title        string
	Company      string
	Location     string
	Description  string
	Requirements string // what the user adds to the description; "" for none
	Notes        string // the user's own; no engine reads them
	Corrections  []posting.Correction
	Stage        Stage
	Sent         id.Version // the version that was sent to this employer; "" for none
	SentAt       time.Time
	CreatedAt    time.Time
	UpdatedAt    time.Time
	DeletedAt    time.Time // zero: it is not in the trash
	Tracking
}

// Headline names the job in a sentence: "Senior Backend Engineer at Initech".
func (j JobDescription) Headline() string {
	if j.Company == "" {
		return j.Title
	}
	return j.Title + " at " + j.Company
}

// Text is the posting as the engines read it.
func (j JobDescription) Text() string {
	if j.Requirements == "" {
		return j.Description
	}
	return j.Description + "\n\nRequirements:\n" + j.Requirements
}

// Stage is how far an application is. The values are the contract's.
type Stage string

// The stages, in their order.
const (
	Saved     Stage = "SAVED"
	Applied   Stage = "APPLIED"
	Interview Stage = "INTERVIEW"
	Offer     Stage = "OFFER"
	Closed    Stage = "CLOSED"
)

// Stages lists them in their order.
var Stages = []Stage{Saved, Applied, Interview, Offer, Closed}

// Analysis is the match of a version with a job description, without its report, which is large.
type Analysis struct {
	ID        id.Analysis
	Owner     id.User
	Version   id.Version
	Job       id.JobDescription
	Score     *float64 // the report's; nil where the posting holds too little for one
	Notes     string   // the user's own
	CreatedAt time.Time
	UpdatedAt time.Time
}

// Whole is an analysis with its report.
type Whole struct {
	Analysis
	Report *match.Report
}

// Decisions are what a user decided about proposed changes. Ids that name no change are kept and have no effect.
type Decisions struct {
	TakenBack []string          `json:"takenBack"`
	Edits     map[string]string `json:"edits"` // by change: the user's own words in place of its new text
	// Answers are about requirements that the original does not show. Their lines are the user's word, so they count as
	// said.
	Answers []interview.Answer `json:"answers,omitempty"`
	// Facts are what their user said elsewhere. They are a source and no decision, so they are kept apart.
	Facts []interview.Fact `json:"-"`
}

// Optimization is how an optimised version was made: Version is that version, Base the one that it was made from.
type Optimization struct {
	Version   id.Version
	Owner     id.User
	Base      id.Version
	Job       id.JobDescription
	Options   compose.Options
	Proposed  []compose.Change
	Decisions Decisions
	Findings  []check.Finding // about the user's edits
	Notes     []string
	Markdown  string // the contract's optimizationNotes
	Before    id.Analysis
	After     id.Analysis
}

// Kept lists the changes that the version has, with the user's words where they edited one.
func (o Optimization) Kept() []compose.Change { return o.Decisions.apply(o.Proposed) }
