package interview

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// MaxQuestions bounds what is asked for one posting: as much as is answered in one sitting.
const MaxQuestions = 12

// Kind says what answers a question. The values are the contract's.
type Kind string

// The kinds of question.
const (
	Evidence  Kind = "EVIDENCE"  // a line about work done
	Holding   Kind = "HOLDING"   // a certificate, a degree or a language, as it would stand in the resume
	Condition Kind = "CONDITION" // yes or no; nothing is printed
)

// Question is about one requirement that the resume does not show.
type Question struct {
	Requirement string  `json:"requirement"` // the posting's words, which name the question
	Kind        Kind    `json:"kind"`
	Text        string  `json:"text"`
	Why         string  `json:"why"`
	Term        string  `json:"term"` // what a line should name to be found; "" for a condition
	Required    bool    `json:"required"`
	Points      float64 `json:"points"` // what the score gains at most
	Places      []Place `json:"places"` // where the line may stand, the likeliest first; none for a condition
	// Fact is what its owner said of this before; nil for nothing. It is offered, and answers nothing by itself.
	Fact *Recalled `json:"fact,omitempty"`
}

// denied reports whether a kept fact says that it is not so: there is nothing to ask unless its owner wants to.
func (q Question) denied() bool { return q.Fact != nil && q.Fact.Reply == No }

// Place is a list of the resume that a line can be added to.
type Place struct {
	Path  string `json:"path"` // of the list, as "work[0].highlights"
	Label string `json:"label"`
}

// Ask lists what is open of a posting: first what a kept fact answers, then what is required and brings most. r is the
// match of the resume as it is now, d the resume that the paths of places are of. What was answered is not asked again.
// What a fact denies comes last, beside the questions that MaxQuestions bounds. facts have the latest first.
func Ask(p *posting.Posting, r *match.Report, d *document.Resume, answers []Answer, facts []Fact) []Question {
	out := []Question{}
	seen := map[string]bool{}
	keyed := make([]Fact, len(facts))
	for i, f := range facts {
		keyed[i] = f.Keyed()
	}
	for _, a := range answers {
		seen[a.Requirement] = true
	}
	for _, q := range p.Requirements {
		if seen[q.Text] {
			continue
		}
		if asked, isOpen := ask(q, r, d); isOpen {
			seen[q.Text] = true
			asked.Fact = recall(asked, q, d, keyed)
			out = append(out, asked)
		}
	}
	slices.SortStableFunc(out, func(a, b Question) int {
		return cmp.Or(cmp.Compare(a.rank(), b.rank()), cmp.Compare(b.Points, a.Points))
	})
	open := slices.IndexFunc(out, Question.denied)
	if open < 0 {
		open = len(out)
	}
	return slices.Concat(out[:min(open, MaxQuestions)], out[open:min(len(out), open+MaxQuestions)])
}

// rank is where a question stands: what a fact answers is one press, and what it denies is no question.
func (q Question) rank() int {
	switch {
	case q.denied():
		return 3
	case q.Fact != nil:
		return 0
	case q.Required:
		return 1
	}
	return 2
}

// ask makes the question of one requirement; open says whether there is one.
func ask(q posting.Requirement, r *match.Report, d *document.Resume) (out Question, open bool) {
	out = Question{Requirement: q.Text, Required: q.Class == posting.Must, Places: []Place{}}
	switch q.Kind {
	case posting.KindSkill:
		return askSkill(out, q.Terms, r, d)
	case posting.KindCredential, posting.KindLanguage:
		return askHolding(out, q.Kind, r)
	case posting.KindEducation:
		return askDegree(out, r)
	case posting.KindLocation, posting.KindPermit:
		return askCondition(out, r)
	}
	return out, false // years follow from dates alone
}

// leastOpen is the points below which a question is not worth a person's time. By hand.
const leastOpen = 0.3

func askSkill(q Question, terms []posting.Term, r *match.Report, d *document.Resume) (Question, bool) {
	m, found := skillOf(r, q.Requirement)
	if !found || pointsOpen(m) < leastOpen {
		return q, false
	}
	e := best(m)
	if e.Grade == "used" || e.Grade == "implied" {
		return q, false
	}
	q.Kind, q.Points, q.Term = Evidence, m.MostGain(), q.Requirement
	if len(terms) > 0 {
		q.Term = terms[0].Name
	}
	q.Text, q.Why = skillText(q, e)
	q.Places = workPlaces(d, e.Path)
	if m.ID != "" && e.Grade == "" {
		q.Places = append(q.Places, skillsPlace(d))
	}
	return q, len(q.Places) > 0
}

// mostQuoted is the words of a requirement that a question still reads well with.
const mostQuoted = 8

// skillText asks by how far the resume shows a skill, in the words of the posting and of the resume.
func skillText(q Question, e match.Evidence) (ask, why string) {
	named, line, this := e.Text[e.Start:e.End], strings.TrimRight(e.Text, ". "), q.Requirement
	if len(strings.Fields(this)) > mostQuoted {
		this = q.Term
	}
	switch e.Grade {
	case "listed":
		return fmt.Sprintf("You list %s as a skill. Where did you use it, and for what?", named),
			says(q) + " No job in your resume shows it."
	case "summary":
		return fmt.Sprintf("Your summary mentions %s. Where did you use it, and for what?", named),
			says(q) + " No job in your resume shows it."
	case "qualified":
		return fmt.Sprintf("Have you done more of this than your resume says: %s?", this),
			says(q) + fmt.Sprintf(" Your resume says “%s”.", line)
	case "related":
		return fmt.Sprintf("Your resume shows something similar. Have you done exactly this: %s?", this),
			says(q) + fmt.Sprintf(" Your resume says “%s”.", line)
	}
	return fmt.Sprintf("Where have you done or used this: %s?", this), says(q) + " Your resume doesn't show it."
}

func says(q Question) string {
	if q.Required {
		return fmt.Sprintf("The posting requires “%s”.", q.Requirement)
	}
	return fmt.Sprintf("The posting asks for “%s”.", q.Requirement)
}

// holdings are the lists that what one holds stands in.
var holdings = map[posting.Kind]Place{
	posting.KindCredential: {Path: string(document.SectionCertificates), Label: "Certifications"},
	posting.KindLanguage:   {Path: string(document.SectionLanguages), Label: "Languages"},
	posting.KindEducation:  {Path: string(document.SectionEducation), Label: "Education"},
}

func askHolding(q Question, kind posting.Kind, r *match.Report) (Question, bool) {
	m, found := skillOf(r, q.Requirement)
	if !found || m.Status == match.Matched {
		return q, false
	}
	q.Kind, q.Term, q.Points, q.Places = Holding, m.Skill, m.MostGain(), []Place{holdings[kind]}
	q.Why = says(q) + " Your resume doesn't show it."
	q.Text = fmt.Sprintf("Do you have this: %s?", m.Skill)
	if kind == posting.KindLanguage {
		q.Text = fmt.Sprintf("Do you speak %s?", m.Skill)
	}
	return q, true
}

func askDegree(q Question, r *match.Report) (Question, bool) {
	k, found := conditionOf(r, posting.KindEducation, q.Requirement)
	if !found || k.Met {
		return q, false
	}
	q.Kind, q.Places = Holding, []Place{holdings[posting.KindEducation]}
	q.Text, q.Why = fmt.Sprintf("Do you have this: %s?", q.Requirement), k.Message
	return q, true
}

func askCondition(q Question, r *match.Report) (Question, bool) {
	for _, kind := range []posting.Kind{posting.KindLocation, posting.KindPermit} {
		if k, found := conditionOf(r, kind, q.Requirement); found && (k.Unclear || !k.Met) {
			q.Kind = Condition
			q.Text = fmt.Sprintf("The posting says “%s”. Do you meet this requirement?", q.Requirement)
			q.Why = "Your resume doesn't mention it."
			if k.Line != "" {
				q.Why = fmt.Sprintf("Your resume says: “%s”.", k.Line)
			}
			q.Why += " Your answer isn't added to your resume and doesn't change the score."
			return q, true
		}
	}
	return q, false
}

func skillOf(r *match.Report, requirement string) (match.SkillMatch, bool) {
	i := slices.IndexFunc(r.Skills, func(m match.SkillMatch) bool { return m.Asked == requirement })
	if i < 0 {
		return match.SkillMatch{}, false
	}
	return r.Skills[i], true
}

func conditionOf(r *match.Report, kind posting.Kind, requirement string) (match.KnockOut, bool) {
	i := slices.IndexFunc(r.KnockOuts, func(k match.KnockOut) bool {
		return k.Kind == string(kind) &&
			k.Asked == requirement
	})
	if i < 0 {
		return match.KnockOut{}, false
	}
	return r.KnockOuts[i], true
}

// best returns the best line that shows a skill, none where nothing does.
func best(m match.SkillMatch) match.Evidence {
	if m.Status == match.Missing || len(m.Proof) == 0 {
		return match.Evidence{}
	}
	return m.Proof[0]
}

// pointsOpen is how many points hang on what is not shown in full.
func pointsOpen(m match.SkillMatch) float64 { return max(0, m.MaxPoints-m.Points) }
