package market

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// What one does about a lever.
const (
	LeverSay   = "say"   // the resume names it outside of dated work: show it there, if it was used there
	LeverLearn = "learn" // nothing shows it: it belongs in a plan
)

// Lever is one thing that would lift scores if a dated line showed it. Gains hold each posting whose score would rise;
// Points are their sum. The scores after are match's own, of the resume with one such line.
type Lever struct {
	Skill  string   `json:"skill"`
	ID     skill.ID `json:"skillId,omitempty"`
	Kind   string   `json:"kind"` // LeverSay or LeverLearn
	Points float64  `json:"points"`
	Gains  []Gain   `json:"gains"`
	Text   string   `json:"text"`
}

// Gain is what a lever does for one posting.
type Gain struct {
	Job    int     `json:"job"` // index into View.Jobs
	Before float64 `json:"before"`
	After  float64 `json:"after"`
}

// What is tried and shown as a lever. By hand.
const (
	mostLevers   = 3
	leverTrials  = 4    // rows whose gain is computed in full: those with the most points open
	worthMending = 0.95 // shown as well as this, there is nothing to gain
	leastOpen    = 0.05 // points that are spoken of: what is shown as 0.1
)

// levers finds what would lift the scores most. The rows with the most points open are tried in full.
func (v *comparison) levers() {
	type row struct {
		at   int
		open float64
	}
	var rows []row
	for i, s := range v.m.Skills {
		open := 0.0
		for _, c := range s.Cells {
			open += c.MaxPoints - c.Points
		}
		if s.Strength < worthMending && open > leastOpen && !v.soft(s.ID) {
			rows = append(rows, row{i, open})
		}
	}
	slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(b.open, a.open) })
	v.m.Levers = []Lever{}
	for _, r := range rows[:min(len(rows), leverTrials)] {
		if l := v.lever(v.m.Skills[r.at]); l.Points > 0 {
			v.m.Levers = append(v.m.Levers, l)
		}
	}
	slices.SortStableFunc(v.m.Levers, func(a, b Lever) int { return cmp.Compare(b.Points, a.Points) })
	v.m.Levers = v.m.Levers[:min(len(v.m.Levers), mostLevers)]
}

func (v *comparison) soft(id skill.ID) bool {
	s, ok := v.c.Skill(id)
	return ok && s.Kind == skill.Soft
}

// lever scores the resume as if one line showed the skill. The line is for the sum alone and is never shown or kept.
func (v *comparison) lever(s Skill) Lever {
	l := Lever{Skill: s.Skill, ID: s.ID, Kind: LeverLearn}
	if s.Status == match.Matched {
		l.Kind = LeverSay
	}
	shown := v.showing(s)
	tenths := 0
	for _, c := range s.Cells {
		before := v.reports[c.Job]
		if before.Unscored != "" {
			continue
		}
		after := v.judges[c.Job].Analyze(shown).Score
		if rise := int(math.Round((after - before.Score) * 10)); rise > 0 {
			l.Gains = append(l.Gains, Gain{Job: c.Job, Before: before.Score, After: after})
			tenths += rise
		}
	}
	l.Points = float64(tenths) / 10
	l.Text = v.sayLever(l, s)
	return l
}

// showing is the resume with one dated entry that names a skill, where match looks for one of its kind. It is a project
// and not a line of a job: one skill more makes no job another role.
func (v *comparison) showing(s Skill) *document.Resume {
	r := v.resume.Clone()
	kind := skill.Tool
	if known, ok := v.c.Skill(s.ID); ok {
		kind = known.Kind
	}
	switch {
	case kind == skill.Credential || v.requiredKind(s) == posting.KindCredential:
		r.Certificates = append(r.Certificates, document.Certificate{Name: s.Skill, Date: v.asOf})
	case kind == skill.Language:
		r.Languages = append(r.Languages, document.Language{Language: s.Skill})
	default:
		r.Projects = append(r.Projects, document.Project{
			StartDate: v.asOf, EndDate: v.asOf,
			Highlights: []string{s.Skill},
		})
	}
	return r
}

func (v *comparison) requiredKind(s Skill) posting.Kind {
	for _, q := range v.requirements {
		if v.termKey(q.Terms[0]) == v.termKey(posting.Term{Name: s.Skill, Skill: s.ID}) {
			return q.Kind
		}
	}
	return posting.KindSkill
}

// first returns the name for the start of a line: the catalog's own spelling (dbt, npm), else the posting's words.
func (s Skill) first() string {
	if s.ID != "" {
		return s.Skill
	}
	return text.Capital(s.Skill)
}

// sayLever reports what a lever would do, with its counts, and that it must be true first.
func (v *comparison) sayLever(l Lever, s Skill) string {
	strong := 0
	for _, g := range l.Gains {
		if g.Before < match.Strong && g.After >= match.Strong {
			strong++
		}
	}
	text := fmt.Sprintf("%s, requested by %s. ", s.first(), v.of(s.Asked))
	switch {
	case l.Kind == LeverSay:
		text += "Your resume mentions it, but no job or project with dates fully shows it. If you say where you used it, "
	case s.Status == match.Related:
		text += "Your resume shows something similar. Once you've done exactly this and added it to your resume, "
	case v.requiredKind(s) == posting.KindCredential:
		text += "Your resume doesn't show it. If you have it or get it, and add it to your resume, "
	case v.requiredKind(s) == posting.KindLanguage:
		text += "Your resume doesn't mention it. If you speak it or learn it, and add it to your resume, "
	default:
		text += "Your resume doesn't show it. Once you've done it and added it to your resume, "
	}
	text += rises(l.Gains)
	if strong > 0 && len(l.Gains) > 1 { // of a single score its new value is named
		text += fmt.Sprintf(", bringing %s of them to %d or more", prose.NumberWord(strong), match.Strong)
	}
	return text + "."
}

// rises reports how many scores would rise, and by how much.
func rises(gains []Gain) string {
	sum := 0.0
	for _, g := range gains {
		sum += g.After - g.Before
	}
	if len(gains) == 1 {
		return fmt.Sprintf("one score would rise from %.0f to %.0f", gains[0].Before, gains[0].After)
	}
	return fmt.Sprintf("%s scores would rise by %.1f points in total", prose.NumberWord(len(gains)), sum)
}

// of reports how many of the postings: "4 of 6 postings".
func (v *comparison) of(n int) string { return fmt.Sprintf("%d of %d postings", n, len(v.jobs)) }

const mostNamed = 5 // strengths and gaps

// tell writes the strengths, the gaps and the summary.
func (v *comparison) tell() {
	v.m.Strengths, v.m.Gaps = []string{}, []string{}
	for _, s := range v.m.Skills {
		required := ""
		if s.Required > 0 {
			required = fmt.Sprintf(", required by %d", s.Required)
		}
		demand := fmt.Sprintf("%s: requested by %s%s", s.first(), v.of(s.Asked), required)
		switch {
		case s.Status == match.Matched && s.Strength >= strongShown && !prose.InPart(s.Evidence[0].Text) &&
			len(v.m.Strengths) < mostNamed:
			v.m.Strengths = append(v.m.Strengths, demand+". Shown by “"+prose.Shortened(s.Evidence[0].Text)+"”.")
		case s.Status == match.Matched:
		case len(v.m.Gaps) >= mostNamed:
		case s.Status == match.Related && len(s.Evidence) > 0:
			v.m.Gaps = append(v.m.Gaps, demand+". Your resume shows only something similar: “"+
				prose.Shortened(s.Evidence[0].Text)+"”.")
		default:
			v.m.Gaps = append(v.m.Gaps, demand+". Your resume doesn't show it.")
		}
	}
	v.m.Summary = strings.Join(text.NonEmpty(v.sayCounts(), v.sayClosest(), v.sayBiggest()), " ")
}

// strongShown is the strength from which a skill is called shown: a dated line of the last six years, or an older one.
// By hand.
const strongShown = 0.8

func (v *comparison) sayCounts() string {
	shown, near := 0, 0
	for _, s := range v.m.Skills {
		switch s.Status {
		case match.Matched:
			shown++
		case match.Related:
			near++
		case match.Missing:
		}
	}
	text := fmt.Sprintf("The %s postings list %s. Your resume mentions or shows %s of them", prose.NumberWord(len(v.jobs)),
		things(len(v.m.Skills)), orNone(shown))
	switch {
	case near == 1:
		text += ", and something similar to one other"
	case near > 1:
		text += fmt.Sprintf(", and something similar to %d others", near)
	}
	return text + "."
}

// orNone writes a number as it stands in a sentence: none is a word.
func orNone(n int) string {
	if n == 0 {
		return "none"
	}
	return fmt.Sprint(n)
}

func things(n int) string {
	if n == 1 {
		return "one requirement"
	}
	return fmt.Sprintf("%d different requirements", n)
}

func (v *comparison) sayClosest() string {
	if v.m.Closest < 0 {
		return "None of them has enough requirements for a score."
	}
	j := v.m.Jobs[v.m.Closest]
	if j.Score < farOff {
		return fmt.Sprintf("None of them is a good fit. The best match score is %.0f of 100, for %s.", j.Score,
			prose.JobName(j.Title, j.Company))
	}
	return fmt.Sprintf("The best fit is %s, with a match score of %.0f of 100.", prose.JobName(j.Title, j.Company),
		j.Score)
}

func (v *comparison) sayBiggest() string {
	if len(v.m.Levers) == 0 {
		return ""
	}
	return "What would help most: " + v.m.Levers[0].Text
}

// farOff is the score below which no posting is called a fit.
const farOff = 30

// marketTitle names a comparison by its first posting.
func marketTitle(jobs []*posting.Posting) string {
	others := "one other job"
	if n := len(jobs) - 1; n > 1 {
		others = prose.NumberWord(n) + " other jobs"
	}
	return prose.JobName(jobs[0].Title, jobs[0].Company) + " and " + others
}
