// Package match compares a resume with a posting: a score made of explained parts, and for every skill asked for
// the lines of the resume that show it.
//
// It is pure: the same resume, posting and month give the same report. It never changes a resume and never rewards
// repetition. The formula is described in docs/scoring.md.
package match

import (
	"encoding/json"

	"vitae/internal/engine/skill"
)

// Version names the formula; it changes whenever a number could.
const Version = "1"

// Strong is the score from which a match is called strong. It is a mark to count by, not a promise.
const Strong = 75

// Weak is the score below which a match is called weak.
const Weak = 50

// Report is the analysis of one resume for one posting. Its JSON is the JobMatchAnalysis of the contract without ids.
type Report struct {
	Version string `json:"formulaVersion"`
	// 0 to 100, the sum of Parts; 0 where Unscored says why there is none, and null in JSON
	Score        float64       `json:"matchScore"`
	Unscored     string        `json:"unscored,omitempty"`
	Notes        *string       `json:"analysisNotes"`
	Skills       []SkillMatch  `json:"skillsMatch"`
	Improvements []Improvement `json:"suggestedImprovements"`
	Parts        []Part        `json:"scoreParts"` // MaxPoints add up to 100
	KnockOuts    []KnockOut    `json:"knockOuts"`
	Figures      Figures       `json:"figures"`
	Years        float64       `json:"years"`      // of the role, from the union of dated jobs
	YearsAsked   float64       `json:"yearsAsked"` // 0 where the posting asks none
}

// Known returns the score, or nil where Unscored says why there is none.
func (r *Report) Known() *float64 {
	if r.Unscored != "" {
		return nil
	}
	score := r.Score
	return &score
}

// MarshalJSON writes the report with a null matchScore where there is no score. Such a report reads back as it was.
func (r Report) MarshalJSON() ([]byte, error) {
	type plain Report
	return json.Marshal(struct {
		plain
		Score *float64 `json:"matchScore"`
	}{plain(r), r.Known()})
}

// Status says whether the resume shows a skill.
type Status string

// The statuses, as the contract has them.
const (
	Matched Status = "MATCHED"
	Related Status = "RELATED" // a neighbouring skill is shown: never counted as the skill itself
	Missing Status = "MISSING"
)

// SkillMatch is one thing asked for, with where the resume shows it.
type SkillMatch struct {
	Skill      string     `json:"skill"`
	Relevance  float64    `json:"relevance"` // 0 to 1: how much the posting asks for it
	Suggestion *string    `json:"suggestion"`
	Status     Status     `json:"status"`
	Required   bool       `json:"required"`
	Evidence   []string   `json:"evidence"` // quotes from the resume, best first
	ID         skill.ID   `json:"skillId,omitempty"`
	Asked      string     `json:"asked"`           // the posting's words
	Strength   float64    `json:"strength"`        // 0 to 1: how well the resume shows it
	Points     float64    `json:"points"`          // points it brings now
	MaxPoints  float64    `json:"maxPoints"`       // points it would bring if fully shown
	Proof      []Evidence `json:"proof,omitempty"` // Evidence with its places
	// Gain is how many whole points the score rises at most if the resume shows this in full and nothing else changes.
	// Reports that were kept by earlier versions have none.
	Gain *float64 `json:"gain,omitempty"`
}

// MostGain returns how many points the score rises at most if the resume shows the skill in full.
func (s *SkillMatch) MostGain() float64 {
	if s.Gain != nil {
		return *s.Gain
	}
	return max(0, s.MaxPoints-s.Points)
}

// forRequired is how much more a required skill weighs than a nice-to-have one, set by hand.
const forRequired = 0.5

// Weight returns how much space a text for the posting should give the skill. Required skills weigh more than
// nice-to-have ones.
func (s *SkillMatch) Weight() float64 {
	if s.Required {
		return s.Relevance + forRequired
	}
	return s.Relevance
}

// Evidence is one line of the resume that shows a skill.
type Evidence struct {
	Path  string `json:"path"` // document.Line.Path
	Text  string `json:"text"`
	Start int    `json:"start"` // byte offsets of the words within Text
	End   int    `json:"end"`
	// "used", "implied" by another skill that is used, "summary", "listed", "related", "qualified"
	Grade  string  `json:"grade"`
	Weight float64 `json:"weight"` // 0 to 1

	Via skill.ID `json:"via,omitempty"` // the skill that stands there, where it is not the one asked for
	// what the line would weigh if it named the implied skill too; 0 where it may not
	Named float64 `json:"named,omitempty"`
}

// Improvement is advice for one section of the resume.
type Improvement struct {
	Section string `json:"section"`
	Text    string `json:"text"`
}

// Part is one part of the score. Explanation says in words how the points came about.
type Part struct {
	Name        string  `json:"name"`
	Points      float64 `json:"points"`
	MaxPoints   float64 `json:"maxPoints"`
	Explanation string  `json:"explanation"`
}

// KnockOut is a condition that decides before any score: a licence, a permit, a degree, years, a language, a place.
type KnockOut struct {
	Kind    string `json:"kind"`
	Asked   string `json:"asked"`
	Met     bool   `json:"met"`
	Unclear bool   `json:"unclear,omitempty"` // the resume says nothing either way
	Message string `json:"message"`
	Line    string `json:"-"` // of the resume, that shows a degree or speaks of a condition
}

// Figures are two numbers, 0 to 100: the score now, and the points that it rises at most if the resume shows in full
// all that is asked for and that it does not show, or not in full. What better wording of the same facts would bring is
// not known, and not claimed.
type Figures struct {
	Now       float64 `json:"now"`
	NewSkills float64 `json:"newSkills"`
}
