package tailor

import (
	"vitae/internal/base/id"
	"vitae/internal/domain/resume"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/posting"
)

// NewJob is a job description to keep. A Key that was used before gives the first one again.
type NewJob struct {
	Title        string
	Company      string
	Location     string
	Description  string
	Requirements string
	Notes        string
	Stage        Stage // "" is Saved
	Corrections  []posting.Correction
	Tracking     TrackingChange
	Key          string
}

// JobChange is what to change of a job description; nil leaves a thing as it is.
type JobChange struct {
	Title        *string
	Company      *string
	Location     *string
	Description  *string
	Requirements *string
	Notes        *string
	Stage        *Stage
	Corrections  *[]posting.Correction
	Sent         *id.Version // "" takes it back
	Tracking     TrackingChange
}

// OptimizeRequest asks for an optimised version. A Key that was used before gives the first one again; the events that
// tell the progress carry it.
type OptimizeRequest struct {
	Version   id.Version
	Job       id.JobDescription
	Options   compose.Options
	Decisions Decisions
	Key       string
}

// Dashboard is what the first screen shows. Every list in it is short.
type Dashboard struct {
	Resumes int
	Jobs    int
	Matches []RecentMatch  // at most 5
	Missing []MissingSkill // at most 8
	Matched int            // jobs that are not closed and have a match: Missing counts over them
	Stages  map[Stage]int
	Next    NextStep
	Others  []NextStep // what to do else, at most 2
	Steps   []DueStep  // of plans, at most 3
}

// RecentMatch is the newest analysis for a job. Previous is the score of the one before it, nil for the first.
type RecentMatch struct {
	Analysis Analysis
	Resume   id.Resume
	Previous *float64 // the score before; nil where there is none
}

// MissingSkill is a skill that saved jobs ask for and their newest analyses miss.
type MissingSkill struct {
	Skill    string
	Jobs     int
	Required int
}

// NextStep is the next best thing to do: one sentence, and the path of the screen where it is done.
type NextStep struct {
	Kind string // the contract's NextStepKind
	Text string
	Path string
}

// Comparison is what differs between two versions.
type Comparison struct {
	From, To resume.Version
	Lines    []LineDifference
	Scores   []ScoreDifference
}

// LineDifference is one line. Both texts: changed; one alone: added or removed.
type LineDifference struct {
	Section string
	Before  *string
	After   *string
}

// ScoreDifference is the scores for a job for which both versions have one.
type ScoreDifference struct {
	Job      JobDescription
	From, To float64
}
