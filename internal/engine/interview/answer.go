package interview

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/base/fault"
)

// Bounds of what one user answers about one posting, in characters where nothing else is said.
const (
	maxAnswers     = 200 // answers
	maxRequirement = 2000
	maxLine        = 500
)

// Reply is what an answer says. The values are the contract's.
type Reply string

// The replies.
const (
	Line Reply = "LINE" // a line of the resume: Path and Text say where and what
	Yes  Reply = "YES"  // it is so, and nothing is printed
	No   Reply = "NO"   // it is not so: not asked again
)

// Answer is what its owner says of one requirement.
type Answer struct {
	Requirement string `json:"requirement"` // Question.Requirement
	Reply       Reply  `json:"reply"`
	Path        string `json:"path,omitempty"` // Line: the list that the line is added to
	Text        string `json:"text,omitempty"` // Line: in the owner's words
}

// lists are the lists that an answer may add a line to.
var lists = regexp.MustCompile(
	`^(work|volunteer|projects)\[\d{1,3}\]\.highlights$|^skills\[\d{1,3}\]\.keywords$|^(skills|certificates|languages|education)$`)

// Tidied returns answers in one form: one for each requirement, the last where there are several, each text as one
// line.
func Tidied(answers []Answer) ([]Answer, error) {
	const op = "interview.Tidied"
	out := make([]Answer, 0, len(answers))
	if len(answers) > maxAnswers {
		return nil, fault.Field(op, "answers", fmt.Sprintf("You can answer at most %d questions for one posting.",
			maxAnswers))
	}
	for _, a := range answers {
		a.Requirement, a.Text = strings.TrimSpace(a.Requirement), strings.Join(strings.Fields(a.Text), " ")
		if err := a.check(op); err != nil {
			return nil, err
		}
		out = slices.DeleteFunc(out, func(b Answer) bool { return b.Requirement == a.Requirement })
		out = append(out, a)
	}
	return out, nil
}

func (a Answer) check(op string) error {
	switch {
	case a.Requirement == "" || utf8.RuneCountInString(a.Requirement) > maxRequirement:
		return fault.Field(op, "answers", "Each answer must quote its requirement from the posting.")
	case a.Reply == Yes || a.Reply == No:
		if a.Path != "" || a.Text != "" {
			return fault.Field(op, "answers", "Only a LINE answer can have a path and text.")
		}
	case a.Reply != Line:
		return fault.Field(op, "answers", "An answer must be LINE, YES or NO.")
	case a.Text == "":
		return fault.Field(op, "answers", "Write what you did, or choose “I haven't done this”.")
	case utf8.RuneCountInString(a.Text) > maxLine:
		return fault.Field(op, "answers", fmt.Sprintf("A line can have at most %d characters.", maxLine))
	case !lists.MatchString(a.Path):
		return fault.Field(op, "answers",
			"A line can be added only to a job, a project, volunteering, skills, certificates, languages or education.")
	}
	return nil
}
