// Package skill is the catalogue: skills, job titles and credentials of many professions with their aliases,
// relations and learning resources, and the search for them in text.
//
// It never reads resumes or postings as such, never scores, and never guesses a skill that a text does not name.
package skill

// ID is a stable slug ("kubernetes", "general-ledger"). Once released, it never changes its meaning.
type ID string

// Kind says what sort of skill it is.
type Kind string

// The kinds of skill.
const (
	Tool       Kind = "tool"
	Knowledge  Kind = "knowledge"
	Method     Kind = "method"
	Credential Kind = "credential" // certificates, licences, registrations
	Soft       Kind = "soft"
	Language   Kind = "language" // spoken languages
)

// Skill is one entry of the catalogue. Aliases are other names of the same thing, never of a part or a neighbour.
type Skill struct {
	ID          ID
	Name        string
	Kind        Kind
	Family      string // the family of professions it belongs to, "software", "nursing", "general"
	Aliases     []string
	Description string
}

// Mention is a skill named in a text. Start and End are byte offsets, Text is the words that stand there.
type Mention struct {
	Skill   ID
	Start   int
	End     int
	Text    string
	Negated bool // "no experience with X", "X not required"
}

// RelationKind says how two skills stand to each other.
type RelationKind string

// The kinds of relation.
const (
	Implies RelationKind = "implies" // whoever shows From shows To: EKS implies Kubernetes
	Related RelationKind = "related" // close enough to learn from one another: MySQL, PostgreSQL
)

// Relation says how far having From speaks for To: Weight is 0 to 1.
type Relation struct {
	From   ID
	To     ID
	Kind   RelationKind
	Weight float64
}

// Level is the seniority of a title, from 0 (trainee) to 6 (executive); LevelUnknown where a title says nothing.
type Level int

// The levels.
const (
	LevelUnknown   Level = -1
	LevelTrainee   Level = 0
	LevelJunior    Level = 1
	LevelMid       Level = 2
	LevelSenior    Level = 3
	LevelLead      Level = 4
	LevelHead      Level = 5
	LevelExecutive Level = 6
)

// Title is a job title of the catalogue without its seniority words: "Senior Backend Engineer" is the title
// backend-engineer at LevelSenior.
type Title struct {
	ID     string
	Name   string
	Family string
	Level  Level
}

// Resource is a place to learn a skill.
type Resource struct {
	Title string
	URL   string
	Kind  string // course, documentation, book, practice, certificate
}
