// Package coach keeps what is made of a user's resumes and job descriptions besides tailored versions: cover letters,
// interview guides with practice, development plans and comparisons of jobs, and the skills that all of them speak of.
//
// It never claims of a user what no text of theirs says, never changes a resume, and speaks neither HTTP, GraphQL nor
// SQL.
package coach

import (
	"time"

	"vitae/internal/base/id"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
)

// Limits of one entry. How many of them a user keeps is said by owned.Entitlements.
const (
	MaxTitle          = 200    // characters
	MaxLetter         = 20_000 // characters of a letter
	MaxInstructions   = 2000   // characters
	MaxAnswers        = 5      // answers beside a letter
	MaxAnswer         = 300    // characters of one
	MaxLetterVersions = 100    // of a letter; the oldest go
)

// Kind says what an artifact is.
type Kind string

// The kinds.
const (
	KindLetter     Kind = "letter"
	KindPlan       Kind = "plan"
	KindGuide      Kind = "guide"
	KindComparison Kind = "comparison"
)

// The items that room is asked for, as the schema names them.
const (
	itemSkills = "SKILLS"
	itemTries  = "PRACTICE_ANSWERS"
)

// itemOf names the item that the artifacts of a kind are.
var itemOf = map[Kind]string{
	KindLetter: "COVER_LETTERS", KindPlan: "DEVELOPMENT_PLANS", KindGuide: "INTERVIEW_GUIDES",
	KindComparison: "COMPETITIVE_ANALYSES",
}

// names say what a kind is called in a sentence.
var names = map[Kind]string{
	KindLetter: "cover letter", KindPlan: "learning plan", KindGuide: "interview guide",
	KindComparison: "comparison",
}

// Artifact is what the kinds have in common: each is made once from a user's documents, listed, and kept in the trash
// for 30 days. Facts are what lists show and change easily; the body, which is large, is apart. Both are JSON of the
// kind's own types. An artifact stays when the resume or the job that it was made from is deleted: it is the user's.
type Artifact struct {
	ID        id.Artifact
	Owner     id.User
	Kind      Kind
	Title     string
	CreatedAt time.Time
	UpdatedAt time.Time
	DeletedAt time.Time // zero: it is not in the trash
	Facts     string
}

// Whole is an artifact with its body.
type Whole struct {
	Artifact
	Body string
}

// Letter is a cover letter without its text.
type Letter struct {
	Artifact
	LetterFacts
}

// LetterFacts are what lists show of a letter. Version and Job may name what was deleted since.
type LetterFacts struct {
	Version      id.Version        `json:"resumeVersionId"`
	Job          id.JobDescription `json:"jobDescriptionId"`
	Tone         compose.Tone      `json:"tone"`
	Length       int               `json:"length"` // the words it was to have
	Instructions string            `json:"instructions"`
	Answers      []Answer          `json:"answers"`
	Number       int               `json:"number"` // of its newest version: 1, 2, 3, …
}

// Answer is what the user said to one of the questions beside a letter: their own words, which stand in it as they are.
type Answer struct {
	Question LetterQuestion `json:"question"`
	Text     string         `json:"text"`
}

// LetterQuestion is one of the questions beside a letter. The values are the schema's.
type LetterQuestion string

// The questions.
const (
	WhyThisJob  LetterQuestion = "WHY_THIS_JOB"
	WhyNow      LetterQuestion = "WHY_NOW"
	ProudOf     LetterQuestion = "PROUD_OF"
	NotInResume LetterQuestion = "NOT_IN_RESUME"
	WhenToBegin LetterQuestion = "WHEN_TO_BEGIN"
)

// LetterBody is what a letter says. Written is the letter as it came from the writer: its head serves the edited one
// too.
type LetterBody struct {
	Written    *document.Letter `json:"written"`
	Content    string           `json:"content"` // Markdown
	Paragraphs []Paragraph      `json:"paragraphs"`
	Findings   []check.Finding  `json:"findings"`            // what Content claims and no text of the user's says
	Unchecked  string           `json:"unchecked,omitempty"` // why an edited text was not checked
}

// Paragraph is one paragraph of a letter with what it rests on.
type Paragraph struct {
	Text    string   `json:"text"`
	Sources []Source `json:"sources"`
}

// Source is a line that a paragraph rests on, word for word.
type Source struct {
	From SourceKind `json:"from"`
	Path string     `json:"path,omitempty"` // document.Line.Path, of a line of the resume
	Text string     `json:"text"`
}

// SourceKind says whose words a source is. The values are the schema's.
type SourceKind string

// Where sources stand.
const (
	FromResume  SourceKind = "RESUME"
	FromPosting SourceKind = "POSTING"
	FromUser    SourceKind = "YOUR_WORDS"
)

// LetterVersion is one state of a letter's text.
type LetterVersion struct {
	Letter    id.Artifact
	Owner     id.User
	Number    int
	CreatedAt time.Time
	Content   string
}
