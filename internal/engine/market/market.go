package market

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// How many postings a market view compares. The bounds are the contract's.
const (
	LeastJobs = 2
	MostJobs  = 10
)

// View is what the postings that a person chose ask for, and where one resume stands on each thing. All shares are of
// these postings and of nothing else: there is no percentile in it and no chance of anything.
type View struct {
	Title      string      `json:"title"`
	Summary    string      `json:"summary"`
	Jobs       []Job       `json:"jobs"`         // in the order in which they were given
	Skills     []Skill     `json:"marketSkills"` // what most postings ask for first
	Conditions []Condition `json:"conditions"`   // years, degrees, permits and the like
	Strengths  []string    `json:"strengths"`
	Gaps       []string    `json:"gaps"`
	Closest    int         `json:"closest"` // index into Jobs of the best score; -1 where none has a score
	Levers     []Lever     `json:"levers"`  // what would lift the scores most, the biggest first; at most three
}

// Job is one posting with its score as match computes it.
type Job struct {
	Title    string        `json:"title"`
	Company  string        `json:"company,omitempty"`
	Score    float64       `json:"score"`
	Unscored string        `json:"unscored,omitempty"` // why there is no score
	Figures  match.Figures `json:"figures"`
}

// Skill is one thing asked for. Demand is Asked of all the postings, 0 to 1.
type Skill struct {
	Skill    string           `json:"skill"`
	ID       skill.ID         `json:"skillId,omitempty"`
	Asked    int              `json:"asked"`    // postings that name it, each counted once
	Required int              `json:"required"` // those that require it
	Demand   float64          `json:"demand"`
	Status   match.Status     `json:"status"`
	Strength float64          `json:"strength"` // 0 to 1: how well the resume shows it
	Evidence []match.Evidence `json:"evidence,omitempty"`
	Cells    []Cell           `json:"cells"` // one for each posting that names it
}

// Cell is one posting's demand for one thing: in which words, how firmly, and the points of its score that hang
// on it. A client that lets the user weigh postings adds the points up anew.
type Cell struct {
	Job       int           `json:"job"` // index into View.Jobs
	Words     string        `json:"words"`
	Class     posting.Class `json:"class"`
	Choice    []string      `json:"choice,omitempty"` // the other things of which one is enough
	Points    float64       `json:"points"`
	MaxPoints float64       `json:"maxPoints"`

	from posting.Requirement
}

// Condition is a kind of knock-out over the postings: how many ask it, and how many of those the resume meets.
type Condition struct {
	Kind    string   `json:"kind"` // posting.Kind
	Asked   int      `json:"asked"`
	Met     int      `json:"met"`
	Unclear int      `json:"unclear"` // the resume says nothing either way
	Words   []string `json:"words"`   // the postings' words, each once
}

// Compare makes the market view of a resume over two to ten postings. The same input gives the same view; asOf is
// the month that "present" means.
func Compare(c *skill.Catalogue, r *document.Resume, jobs []*posting.Posting, asOf document.Date) (*View, error) {
	const op = "market.Compare"
	if r == nil || r.Empty() {
		return nil, fault.New(op, fault.Invalid, "The resume is empty, so there's nothing to compare.")
	}
	if len(jobs) < LeastJobs || len(jobs) > MostJobs {
		return nil, fault.New(op, fault.Invalid, "Choose two to ten jobs to compare.")
	}
	v := &comparison{c: c, resume: r, jobs: jobs, asOf: asOf, m: &View{Title: marketTitle(jobs), Closest: -1}}
	v.count()
	v.judge()
	v.stand()
	v.conditions()
	v.levers()
	v.tell()
	return v.m, nil
}

// comparison is a market view in the making.
type comparison struct {
	c            *skill.Catalogue
	resume       *document.Resume
	jobs         []*posting.Posting
	asOf         document.Date
	judges       []*match.Judge
	reports      []*match.Report // one for each posting, and one for all they ask for
	rows         map[string]int  // index into m.Skills, by termKey
	requirements []posting.Requirement
	m            *View
}

// judge matches the resume with each posting, and with one that asks for all that they ask for: what that finds says
// how well the resume shows each of several things of which one is enough. A line copied from any of the postings is
// evidence for none.
func (v *comparison) judge() {
	texts := make([]string, len(v.jobs))
	for i, p := range v.jobs {
		texts[i] = p.Text
	}
	all := &posting.Posting{
		Text: strings.Join(texts, "\n\n"), Language: v.jobs[0].Language, Level: skill.LevelUnknown,
		Requirements: v.requirements,
	}
	v.judges = match.ForEach(v.c, append(slices.Clone(v.jobs), all), v.asOf)
	for _, j := range v.judges {
		v.reports = append(v.reports, j.Analyze(v.resume))
	}
	for i, p := range v.jobs {
		rep := v.reports[i]
		v.m.Jobs = append(v.m.Jobs, Job{
			Title: p.Title, Company: p.Company, Score: rep.Score,
			Unscored: rep.Unscored, Figures: rep.Figures,
		})
		if rep.Unscored == "" && (v.m.Closest < 0 || rep.Score > v.m.Jobs[v.m.Closest].Score) {
			v.m.Closest = i
		}
	}
}

// skillOf returns the skill that a term asks for, "" if the catalog has none. Words that are a skill's name ask for
// that skill, even if the posting was too unclear to say so.
func (v *comparison) skillOf(t posting.Term) skill.ID {
	if t.Skill != "" {
		return t.Skill
	}
	if s, ok := v.c.Named(t.Name); ok && prose.FoldName(s.Name) == prose.FoldName(t.Name) {
		return s.ID
	}
	return ""
}

// termKey returns the same key for two terms that ask for one thing.
func (v *comparison) termKey(t posting.Term) string {
	if id := v.skillOf(t); id != "" {
		return string(id)
	}
	return "words " + prose.FoldName(t.Name)
}

// count makes a row of each thing asked for. A posting that names a thing twice counts once, with its firmest class.
func (v *comparison) count() {
	v.rows = map[string]int{}
	asking := map[string]map[int]bool{} // by termKey: the postings
	v.eachTerm(func(job int, _ posting.Requirement, t posting.Term) {
		key := v.termKey(t)
		if asking[key] == nil {
			asking[key] = map[int]bool{}
		}
		asking[key][job] = true
	})
	v.eachTerm(func(job int, q posting.Requirement, t posting.Term) {
		if len(asking[v.termKey(t)]) > 1 || v.saysSomething(t, v.jobs[job].Language) {
			v.requirement(job, q, t)
		}
	})
	for i := range v.m.Skills {
		s := &v.m.Skills[i]
		s.Asked = len(s.Cells)
		s.Demand = float64(s.Asked) / float64(len(v.jobs))
		for _, c := range s.Cells {
			if c.Class == posting.Must {
				s.Required++
			}
		}
	}
}

// eachTerm calls f for each term that a posting asks for as a skill, credential or language.
func (v *comparison) eachTerm(f func(job int, q posting.Requirement, t posting.Term)) {
	for i, p := range v.jobs {
		for _, q := range p.Requirements {
			if q.Kind != posting.KindSkill && q.Kind != posting.KindCredential && q.Kind != posting.KindLanguage ||
				isPermit(p, q) {
				continue
			}
			for _, t := range q.Terms {
				f(i, q, t)
			}
		}
	}
}

// leastShortName is how many bytes a word has at least that says something: "MS" may be anything.
const leastShortName = 3

// saysSomething reports whether a term says enough for a row of its own where only one posting has it: a skill of the
// catalog, several words, or a name. A word like "patients" or "Plan" compares nothing.
func (v *comparison) saysSomething(t posting.Term, language string) bool {
	if v.skillOf(t) != "" {
		return true
	}
	words := 0
	for _, w := range strings.Fields(t.Name) {
		if len(prose.Bare(w)) >= leastShortName {
			words++
		}
	}
	if words != 1 {
		return words > 1 && !strings.HasSuffix(t.Name, "/")
	}
	name := strings.Trim(t.Name, " /.,;:")
	if len(name) < leastShortName {
		return false
	}
	first, _ := utf8.DecodeRuneInString(name)
	shouted := strings.ToUpper(name) == name && strings.ToLower(name) != name
	proper := unicode.IsUpper(first) && language != "de" && !strings.ContainsAny(name, "'’")
	return shouted || proper || strings.ContainsAny(name, "0123456789")
}

// isPermit reports whether a requirement stands among the words of a legal condition, which is counted as one.
func isPermit(p *posting.Posting, q posting.Requirement) bool {
	return slices.ContainsFunc(p.Requirements, func(x posting.Requirement) bool {
		return x.Kind == posting.KindPermit && q.Start < x.End && x.Start < q.End
	})
}

// requirement notes that a posting asks for a term.
func (v *comparison) requirement(job int, q posting.Requirement, t posting.Term) {
	key := v.termKey(t)
	t.Skill = v.skillOf(t)
	row, seen := v.rows[key]
	if !seen {
		row = len(v.m.Skills)
		v.rows[key] = row
		v.m.Skills = append(v.m.Skills, Skill{Skill: v.termName(t), ID: t.Skill})
		v.requirements = append(v.requirements, posting.Requirement{
			ID: key, Class: posting.Must, Kind: q.Kind, Text: t.Name,
			Terms: []posting.Term{t},
		})
	}
	s := &v.m.Skills[row]
	cell := Cell{Job: job, Words: q.Text, Class: q.Class, from: q}
	for _, other := range q.Terms {
		if k := v.termKey(other); q.Either && k != key {
			cell.Choice = append(cell.Choice, v.termName(other))
		}
	}
	if n := len(s.Cells); n > 0 && s.Cells[n-1].Job == job {
		if firmer(q.Class, s.Cells[n-1].Class) {
			s.Cells[n-1] = cell
		}
		return
	}
	s.Cells = append(s.Cells, cell)
}

func (v *comparison) termName(t posting.Term) string {
	if s, ok := v.c.Skill(v.skillOf(t)); ok {
		return s.Name
	}
	return t.Name
}

// firmer reports whether one class asks more firmly than another.
func firmer(a, b posting.Class) bool {
	order := []posting.Class{posting.Must, posting.Duty, posting.Nice}
	return slices.Index(order, a) < slices.Index(order, b)
}

// matchOf finds a requirement in a report.
func matchOf(rep *match.Report, q posting.Requirement) (match.SkillMatch, bool) {
	i := slices.IndexFunc(rep.Skills, func(m match.SkillMatch) bool {
		return m.Asked == q.Text && m.Required == (q.Class == posting.Must) &&
			slices.ContainsFunc(q.Terms, func(t posting.Term) bool {
				return t.Skill != "" && t.Skill == m.ID || strings.Contains(m.Skill, t.Name)
			})
	})
	if i < 0 {
		return match.SkillMatch{}, false
	}
	return rep.Skills[i], true
}

// stand notes how well the resume shows each thing, and the points that hang on it in each posting. What a posting asks
// for by itself stands as in that posting's own report, where several do as in the best of them.
func (v *comparison) stand() {
	for _, m := range v.reports[len(v.jobs)].Skills {
		if row, ok := v.rows[v.termKey(posting.Term{Name: m.Asked, Skill: m.ID})]; ok {
			s := &v.m.Skills[row]
			s.Status, s.Strength, s.Evidence = m.Status, m.Strength, m.Proof
		}
	}
	for i := range v.m.Skills {
		own := false
		for k := range v.m.Skills[i].Cells {
			s := &v.m.Skills[i]
			c := &s.Cells[k]
			m, ok := matchOf(v.reports[c.Job], c.from)
			c.Points, c.MaxPoints = m.Points, m.MaxPoints
			if ok && len(c.Choice) == 0 && m.ID == s.ID && (!own || m.Strength > s.Strength) {
				s.Status, s.Strength, s.Evidence, own = m.Status, m.Strength, m.Proof, true
			}
		}
	}
	slices.SortStableFunc(v.m.Skills, func(a, b Skill) int {
		if a.Asked != b.Asked {
			return b.Asked - a.Asked
		}
		return b.Required - a.Required
	})
}

// conditions adds up the knock-outs that are no skills.
func (v *comparison) conditions() {
	v.m.Conditions = []Condition{}
	for _, kind := range []posting.Kind{
		posting.KindYears, posting.KindEducation, posting.KindPermit,
		posting.KindLocation,
	} {
		c := Condition{Kind: string(kind)}
		for _, rep := range v.reports[:len(v.jobs)] {
			v.condition(&c, rep)
		}
		if c.Asked > 0 {
			v.m.Conditions = append(v.m.Conditions, c)
		}
	}
}

// condition adds one posting's knock-outs of a kind: it is met where each of them is.
func (v *comparison) condition(c *Condition, rep *match.Report) {
	named, met, unclear := false, true, false
	for _, k := range rep.KnockOuts {
		if k.Kind != c.Kind {
			continue
		}
		named, met, unclear = true, met && k.Met, unclear || k.Unclear
		if !slices.Contains(c.Words, k.Asked) {
			c.Words = append(c.Words, k.Asked)
		}
	}
	switch {
	case !named:
		return
	case unclear:
		c.Unclear++
	case met:
		c.Met++
	}
	c.Asked++
}
