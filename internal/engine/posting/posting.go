// Package posting reads a job posting: what it asks for, how firmly, for how long, and of whom.
//
// It never sees a resume, never scores, and never adds a requirement that the text does not state.
package posting

import "vitae/internal/engine/skill"

// Class says how firmly something is asked for.
type Class string

// The classes, firmest first.
const (
	Must Class = "must"
	Nice Class = "nice"
	Duty Class = "duty" // what the person will do, rather than what they must bring
)

// Kind says what sort of requirement it is.
type Kind string

// The kinds of requirement.
const (
	KindSkill      Kind = "skill"
	KindYears      Kind = "years"
	KindCredential Kind = "credential" // certificate, licence, registration
	KindEducation  Kind = "education"
	KindLanguage   Kind = "language" // a spoken language
	KindLocation   Kind = "location"
	KindPermit     Kind = "permit" // permission to work, clearance
)

// Requirement is one thing the posting asks for. Text is the posting's own words, Start and End their byte offsets
// in Posting.Text. Terms are what it names; where Either is set one of them is enough and the group counts once.
type Requirement struct {
	ID     string
	Class  Class
	Kind   Kind
	Text   string
	Start  int
	End    int
	Terms  []Term
	Either bool
	Years  float64 // KindYears, or years asked of these terms; 0 where none are
	// Confidence is how likely it is that the posting asks for this, from 0 to 1.
	Confidence float64
	// KindEducation: "bachelor", "master", …; KindCredential: status asked ("active"); KindLanguage: "A1" to "C2" or
	// "native"; else ""
	Level string
}

// Term is one thing named by a requirement: a skill of the catalogue, or (Skill empty) the posting's own words.
type Term struct {
	Name  string
	Skill skill.ID
	Start int
	End   int
}

// Posting is a job posting, read.
type Posting struct {
	Text         string
	Title        string // as the posting has it, without company and place
	TitleID      string // skill.Title.ID, empty where the catalogue lacks it
	Level        skill.Level
	Family       string
	Company      string
	Location     string
	Language     string // ISO 639-1, "en" where it cannot be determined
	Years        float64
	Requirements []Requirement
	Dropped      []Span // boilerplate that was left out
}

// Span is a part of Posting.Text, in bytes.
type Span struct {
	Start, End int
	Reason     string
}
