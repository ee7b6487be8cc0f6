package guide

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// reading is a resume beside a posting, as a guide looks at both.
type reading struct {
	c            *skill.Catalogue
	resume       *document.Resume
	posting      *posting.Posting
	asOf         document.Date
	report       *match.Report
	lines        []document.Line
	named        map[string][]skill.Mention // by Line.Path: the skills that a line names
	requirements []required
	words        string             // every line, in lower case
	theirs       map[string]bool    // the posting's words of substance
	worth        map[string]float64 // by Line.Path: what relevance gave
	posts        []post
}

// required is one thing that the posting asks for.
type required struct {
	match.SkillMatch
	kind   skill.Kind
	weight float64
}

// post is a job, project or volunteer post.
type post struct {
	section     document.Section
	path        string
	name, title string
	start, end  document.Date
}

func read(c *skill.Catalogue, r *document.Resume, p *posting.Posting, asOf document.Date) *reading {
	d := &reading{
		c: c, resume: r, posting: p, asOf: asOf, report: match.Analyze(c, r, p, asOf), lines: r.Lines(),
		named: map[string][]skill.Mention{}, theirs: compose.PostingWords(p), worth: map[string]float64{},
		posts: postsOf(r),
	}
	asked, texts := p.Asked(), make([]string, len(d.lines))
	for i, l := range d.lines {
		texts[i] = l.Text
		d.named[l.Path] = compose.NamedIn(c, l, asked)
	}
	d.words = strings.ToLower(strings.Join(texts, "\n"))
	for _, m := range d.report.Skills {
		d.requirements = append(d.requirements, d.requiredOf(m))
	}
	slices.SortStableFunc(d.requirements, func(a, b required) int { return cmp.Compare(b.weight, a.weight) })
	return d
}

func (d *reading) requiredOf(m match.SkillMatch) required {
	a := required{SkillMatch: m, weight: m.Weight()}
	if s, ok := d.c.Skill(m.ID); ok {
		a.kind = s.Kind
	}
	return a
}

// shows reports whether a line of the resume names a skill.
func (d *reading) shows(id skill.ID) bool {
	return slices.ContainsFunc(d.lines, func(l document.Line) bool { return d.namesSkill(l, id) })
}

func (d *reading) namesSkill(l document.Line, id skill.ID) bool {
	return slices.ContainsFunc(d.named[l.Path], func(m skill.Mention) bool { return m.Skill == id && !m.Negated })
}

// names reports whether a line names what is asked for.
func (d *reading) names(l document.Line, a required) bool {
	if a.ID == "" {
		return prose.HasPhrase(l.Text, a.Skill)
	}
	return d.namesSkill(l, a.ID)
}

// postsOf lists jobs, then projects, then volunteer posts.
func postsOf(r *document.Resume) []post {
	var out []post
	for i, e := range r.Work {
		out = append(out, post{
			document.SectionWork, pathOf(document.SectionWork, i), e.Name, e.Position, e.StartDate,
			e.EndDate,
		})
	}
	for i, e := range r.Projects {
		out = append(out, post{
			document.SectionProjects, pathOf(document.SectionProjects, i), e.Name, "", e.StartDate,
			e.EndDate,
		})
	}
	for i, e := range r.Volunteer {
		out = append(out, post{
			document.SectionVolunteer, pathOf(document.SectionVolunteer, i), e.Organization, e.Position, e.StartDate,
			e.EndDate,
		})
	}
	return out
}

// pathOf is the path of an entry of a section, as document.Line has it.
func pathOf(s document.Section, i int) string { return fmt.Sprintf("%s[%d]", s, i) }

// relevance reports how much a line does for this posting: the weights of the asked skills it names, each once, a
// little for each word of substance that the posting has too, and a little for a figure.
func (d *reading) relevance(l document.Line) float64 {
	if r, ok := d.worth[l.Path]; ok {
		return r
	}
	r := d.weigh(l)
	d.worth[l.Path] = r
	return r
}

// What a line counts besides the skills that it names, by their weights. By hand, on the postings of testdata/wild.
const (
	wordRelevance   = 0.12 // a word of substance that the posting has too
	mostRelevant    = 5    // such words of a line
	figureRelevance = 0.1
)

func (d *reading) weigh(l document.Line) float64 {
	sum := 0.0
	shared := map[string]bool{}
	for _, x := range strings.Fields(l.Text) {
		if b := prose.FoldName(prose.Bare(x)); len(b) > 3 && d.theirs[b] {
			shared[b] = true
		}
	}
	sum += wordRelevance * float64(min(len(shared), mostRelevant))
	for _, a := range d.requirements {
		if a.Status == match.Matched && d.names(l, a) {
			sum += a.weight
		}
	}
	if sum > 0 && len(prose.Figures(l.Text)) > 0 {
		sum += figureRelevance
	}
	return sum
}

// related reports whether a title is near the one of the posting: by the catalogue, or by a word that both have. A
// title from another world ("Team Member" for a developer) would speak against the person.
func (d *reading) related(title string) bool {
	if t, ok := d.c.FindTitle(title); ok && d.posting.TitleID != "" &&
		d.c.TitleRelation(t.ID, d.posting.TitleID) >= farTrade {
		return true
	}
	for _, x := range strings.Fields(title) {
		if b := prose.Bare(x); len(b) > 2 && !titleRanks[b] && prose.HasPhrase(d.posting.Title, b) {
			return true
		}
	}
	return false
}

// farTrade is the relation of two titles of the catalogue from which on one does not speak against a person who asks
// for the other. By hand, on the pairs of testdata/wild.
const farTrade = 0.3

// titleRanks are words for a rank, which say nothing of the trade.
var titleRanks = prose.Words("rank-words")
