package interview

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Fact is an answer that its owner keeps for later postings.
type Fact struct {
	ID          string    `json:"-"`           // names it to its owner
	SaidAt      time.Time `json:"-"`           // when these words were given
	Requirement string    `json:"requirement"` // what was asked, in the words of the posting
	Kind        Kind      `json:"kind"`
	Skill       skill.ID  `json:"skillId,omitempty"` // the one skill that the requirement named; "" for none or several
	Level       string    `json:"level,omitempty"`   // of a language, as posting.Requirement.Level
	Reply       Reply     `json:"reply"`
	Text        string    `json:"text,omitempty"`    // Line: the owner's words
	Place       string    `json:"place,omitempty"`   // Line: what the job or list that it belongs to is called
	Section     string    `json:"section,omitempty"` // Line: the section that it stands in, as "work"

	key string // what words returns, once it is known
}

// Keyed returns the fact with what it is compared by, which costs more than the comparison: for a fact that is compared
// with many. Its requirement must not change after that.
func (f Fact) Keyed() Fact {
	f.key = f.words()
	return f
}

// Recalled is a fact that answers a question, as it is offered. It is never an answer by itself.
type Recalled struct {
	ID     string    `json:"id"`
	Reply  Reply     `json:"reply"`
	Text   string    `json:"text,omitempty"`
	Place  string    `json:"place,omitempty"` // as it was called when it was said
	Path   string    `json:"path,omitempty"`  // Line: the question's place that it belongs to, the likeliest where none does
	SaidAt time.Time `json:"saidAt"`
}

// FactOf returns the fact that an answer is. p is the posting and d the resume that the answer's path is of; without
// them, nil, a fact is named by its words alone.
func FactOf(a Answer, p *posting.Posting, d *document.Resume) Fact {
	f := Fact{Requirement: a.Requirement, Kind: Evidence, Reply: a.Reply, Text: a.Text}
	if a.Reply == Line {
		f.Section, _, _ = strings.Cut(a.Path, "[")
		f.Place = labelOf(d, a.Path)
		if label := []rune(f.Place); len(label) > maxPlace { // kept for years; a resume may say anything
			f.Place = string(label[:maxPlace])
		}
	}
	if _, ok := holdingLabel(f.Section); ok {
		f.Kind = Holding
	}
	if p == nil {
		return f
	}
	i := slices.IndexFunc(p.Requirements, func(q posting.Requirement) bool { return q.Text == a.Requirement })
	if i < 0 {
		return f
	}
	q := p.Requirements[i]
	f.Kind, f.Level = kindOf(q.Kind), ""
	if q.Kind == posting.KindLanguage {
		f.Level = q.Level
	}
	if len(q.Terms) == 1 {
		f.Skill = q.Terms[0].Skill
	}
	return f
}

// holdingLabel returns what a list of holdings, such as certificates, is called; ok is false for other sections.
func holdingLabel(section string) (label string, ok bool) {
	for _, p := range holdings {
		if p.Path == section {
			return p.Label, true
		}
	}
	return "", false
}

func kindOf(k posting.Kind) Kind {
	switch k {
	case posting.KindCredential, posting.KindLanguage, posting.KindEducation:
		return Holding
	case posting.KindLocation, posting.KindPermit:
		return Condition
	}
	return Evidence
}

// labelOf returns what the list at path is called: the job's title and employer, or the name of the list.
func labelOf(d *document.Resume, path string) string {
	section, _, _ := strings.Cut(path, "[")
	if label, ok := holdingLabel(section); ok {
		return label
	}
	if section == string(document.SectionSkills) {
		return "Skills"
	}
	if d == nil {
		return ""
	}
	for _, p := range workPlaces(d, "") {
		if p.Path == path {
			return p.Label
		}
	}
	return ""
}

// Replaces reports whether a fact that is said now takes the place of an older one: both are about the same in the same
// job, or they contradict each other. A name in the list of skills is no reason to forget a line about work.
func (f Fact) Replaces(old Fact) bool {
	switch {
	case f.Reply == No:
		return f.sameWords(old)
	case old.Reply == No:
		return f.sameWords(old) || denies(old, f)
	case f.listed() && !old.listed():
		return false
	}
	return f.about(old) && text.Fold(f.Place) == text.Fold(old.Place)
}

// Known reports whether facts say all that f says.
func (f Fact) Known(facts []Fact) bool {
	return slices.ContainsFunc(facts, func(old Fact) bool {
		switch {
		case f.Reply != old.Reply:
			return false
		case f.Reply == No:
			return f.sameWords(old) || denies(old, f)
		}
		return f.about(old) && (f.Same(old) || f.listed())
	})
}

// Same reports whether two facts answer the same.
func (f Fact) Same(g Fact) bool {
	return f.Reply == g.Reply && f.Text == g.Text && f.Place == g.Place
}

// about reports whether two facts are about the same.
func (f Fact) about(g Fact) bool {
	return f.sameWords(g) || f.Skill != "" && f.Skill == g.Skill && f.Kind == g.Kind
}

// sameWords reports whether two facts answer the same requirement.
func (f Fact) sameWords(g Fact) bool { return f.Level == g.Level && f.words() == g.words() }

// listed reports whether a fact is a name in the list of skills.
func (f Fact) listed() bool { return f.Section == string(document.SectionSkills) }

// recall returns the fact that answers a requirement, nil where none does: what was said of exactly this, else what is
// so of the same skill, else a denial of something that this includes. facts have the latest first.
func recall(q Question, of posting.Requirement, d *document.Resume, facts []Fact) *Recalled {
	asked := FactOf(Answer{Requirement: of.Text}, &posting.Posting{Requirements: []posting.Requirement{of}}, d).Keyed()
	fits := []func(f Fact) bool{
		asked.sameWords,
		func(f Fact) bool {
			return f.Reply != No && f.Skill != "" &&
				slices.ContainsFunc(of.Terms, func(t posting.Term) bool { return t.Skill == f.Skill })
		},
		func(f Fact) bool { return f.Reply == No && !of.Either && denies(f, asked) },
	}
	for _, fit := range fits {
		for _, f := range facts {
			if !f.answers(q.Kind) || !fit(f) {
				continue
			}
			out := &Recalled{ID: f.ID, Reply: f.Reply, Text: f.Text, Place: f.Place, SaidAt: f.SaidAt}
			if f.Reply == Line {
				out.Path = pathOf(q.Places, f)
			}
			return out
		}
	}
	return nil
}

// answers reports whether a fact can answer a question of a kind.
func (f Fact) answers(k Kind) bool {
	switch f.Reply {
	case Line:
		return k != Condition
	case Yes:
		return k == Condition
	}
	return true
}

// denies reports whether a denial answers a requirement of the same skill that asks for more: who has not used Python
// has not used it for ten years.
func denies(no, asked Fact) bool {
	if no.Skill == "" || no.Skill != asked.Skill || no.Level != "" && no.Level != asked.Level {
		return false
	}
	have := strings.Fields(asked.words())
	for _, w := range strings.Fields(no.words()) {
		if !slices.Contains(have, w) {
			return false
		}
	}
	return true
}

// pathOf returns the place of a fact in another resume: the one that is called the same, else the likeliest of the same
// section, else the likeliest.
func pathOf(places []Place, f Fact) string {
	if path := pathCalled(places, f.Place); path != "" {
		return path
	}
	for _, p := range places {
		if section, _, _ := strings.Cut(p.Path, "["); section == f.Section {
			return p.Path
		}
	}
	if len(places) == 0 {
		return ""
	}
	return places[0].Path
}

// small are the words that postings put around what they ask for.
var small = text.Set(`a an the of in to for with is are be you your must have has need needs needed should will we
	required requirement essential candidates candidate applicants applicant please who`)

// words are what a requirement is about, in any order and wording around it: "You must have the right to work in the
// UK" is about what "Right to work in the UK" is about.
func (f Fact) words() string {
	if f.key != "" {
		return f.key
	}
	var out []string
	folded := text.Fold(f.Requirement)
	for _, t := range text.Tokens(folded) {
		if w := t.Of(folded); t.Kind != text.Sign && !small[w] {
			out = append(out, w)
		}
	}
	if len(out) == 0 {
		return folded
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}

// How many characters the label of a job can have, and the name of a section or of a language's level.
const (
	maxPlace = 300
	maxName  = 40
)

// Tidied returns a fact in one form, and refuses one that says nothing.
func (f Fact) Tidied() (Fact, error) {
	const op = "interview.Fact.Tidied"
	if f.Kind == "" {
		f.Kind = Evidence
	}
	switch {
	case f.Kind != Evidence && f.Kind != Holding && f.Kind != Condition:
		return f, fault.Field(op, "kind", "The kind must be EVIDENCE, HOLDING or CONDITION.")
	case f.Requirement == "":
		return f, fault.Field(op, "requirement", "Enter a skill or requirement.")
	case utf8.RuneCountInString(f.Requirement) > maxRequirement:
		return f, fault.Field(op, "requirement", "The requirement can have at most 2,000 characters.")
	case utf8.RuneCountInString(f.Level) > maxName:
		return f, fault.Field(op, "level", fmt.Sprintf("The level can have at most %d characters.", maxName))
	case utf8.RuneCountInString(f.Section) > maxName:
		return f, fault.Field(op, "section", fmt.Sprintf("The section can have at most %d characters.", maxName))
	case f.Reply == Yes || f.Reply == No:
		if f.Text != "" || f.Place != "" {
			return f, fault.Field(op, "text", "Only a LINE reply can have a text and a place.")
		}
		return f, nil
	case f.Reply != Line:
		return f, fault.Field(op, "reply", "The reply must be LINE, YES or NO.")
	case f.Text == "":
		return f, fault.Field(op, "text", "Write what you did.")
	case utf8.RuneCountInString(f.Text) > maxLine:
		return f, fault.Field(op, "text", fmt.Sprintf("A line can have at most %d characters.", maxLine))
	case utf8.RuneCountInString(f.Place) > maxPlace:
		return f, fault.Field(op, "place", fmt.Sprintf("The job can have at most %d characters.", maxPlace))
	}
	return f, nil
}

// PlaceOf returns the list of a resume that a fact's place is called by, "" where it has none.
func PlaceOf(d *document.Resume, label string) string {
	return pathCalled(workPlaces(d, ""), label)
}

// pathCalled returns the path of the first place with a label, "" if none has it.
func pathCalled(places []Place, label string) string {
	for _, p := range places {
		if text.Fold(p.Label) == text.Fold(label) {
			return p.Path
		}
	}
	return ""
}
