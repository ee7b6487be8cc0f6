package guide

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// walkThrough opens most first conversations.
func (g *writer) walkThrough() Question {
	q := Question{
		Question:  "Walk me through your resume.",
		Rationale: "Most interviews start with this. Take about two minutes, and end with what this job asks for.",
	}
	if job := compose.Latest(g.resume, g.asOf); job != nil {
		q.Cited = g.cite(g.jobPath(job) + ".position")
		q.Rationale = fmt.Sprintf(
			"Most interviews start with this. Take about two minutes: start with %s and end with what this job asks for.",
			prose.Quote(job.Position))
	}
	if len(q.Cited) == 0 && len(g.lines) > 0 {
		q.Cited = g.cite(g.lines[0].Path)
	}
	q.Stories = g.tell(g.bestLines(func(l document.Line) bool { return !prose.InPart(l.Text) }))
	return q
}

// jobPath is the path of a job of the resume.
func (g *writer) jobPath(job *document.Work) string {
	for i := range g.resume.Work {
		if &g.resume.Work[i] == job {
			return pathOf(document.SectionWork, i)
		}
	}
	return ""
}

// whyThisJob asks for the motive, which only its owner knows.
func (g *writer) whyThisJob() Question {
	q := Question{
		Question: fmt.Sprintf("Why do you want %s?", g.thisJob()),
		Prepare:  []string{"What attracts you to this work or this employer? Answer in your own words. Your resume can't say it for you."},
	}
	switch {
	case len(g.wants) > 0:
		q.Cited = []Cited{fromPosting(g.wants[0].source)}
		q.Rationale = fmt.Sprintf(
			"The posting says what the work is about: %s. Mentioning it shows that you've read the posting.",
			prose.Quote(prose.Shortened(g.wants[0].source)))
	case g.foremost() != "":
		first := g.foremost()
		q.Cited = []Cited{fromPosting(first)}
		q.Rationale = fmt.Sprintf("The posting says: %s. Mentioning it shows that you've read the posting.",
			prose.Quote(prose.Shortened(first)))
	default:
		q.Rationale = "People trust candidates who know why they're applying."
	}
	return q
}

// foremost is what the posting says of the work itself: its first duty, else the first skill it asks for.
func (g *writer) foremost() string {
	for _, fits := range []func(posting.Requirement) bool{
		func(q posting.Requirement) bool { return q.Class == posting.Duty },
		func(q posting.Requirement) bool { return q.Kind == posting.KindSkill && q.Class == posting.Must },
	} {
		if i := slices.IndexFunc(g.posting.Requirements, fits); i >= 0 {
			return g.posting.Requirements[i].Text
		}
	}
	return ""
}

func (g *writer) thisJob() string {
	if company := g.company(); company != "" {
		return "this job at " + company
	}
	return "this job"
}

func (g *writer) company() string { return prose.SpokenName(g.posting.Company) }

// timeQuestions asks about conditions and dates: years, place, permits, degrees, gaps, short stays.
func (g *writer) timeQuestions() []Question {
	var out []Question
	for _, k := range g.report.KnockOuts {
		q, ok := g.conditionQuestion(k)
		if !ok {
			continue
		}
		// two conditions of one kind
		if i := slices.IndexFunc(out, func(o Question) bool { return o.Question == q.Question }); i >= 0 {
			out[i].Cited = append(out[i].Cited, q.Cited...)
			out[i].Rationale += " It also asks for this: " + prose.Quote(prose.Shortened(k.Asked)) + "."
			continue
		}
		out = append(out, q)
	}
	out = append(out, g.gapQuestions()...)
	if q, ok := g.shortStays(); ok {
		out = append(out, q)
	}
	return out
}

func (g *writer) conditionQuestion(k match.KnockOut) (Question, bool) {
	q := Question{Cited: []Cited{fromPosting(k.Asked)}, Rationale: "The posting says you must meet this requirement: " +
		prose.Quote(prose.Shortened(k.Asked)) + "."}
	switch posting.Kind(k.Kind) {
	case posting.KindYears:
		if k.Met {
			return q, false
		}
		return g.yearsQuestion(q), true
	case posting.KindEducation:
		if k.Met {
			return q, false
		}
		q.Question = "What did you study, and how does it relate to this job?"
		q.Rationale += " Your resume doesn't fully show it."
		for _, l := range g.lines {
			if l.Kind == document.LineDegree {
				q.Cited = append(q.Cited, Cited{Path: l.Path, Text: l.Text})
			}
		}
		q.Prepare = []string{"What training or work experience do you have instead? State your degree exactly as it is."}
	case posting.KindLocation:
		q.Question = "Are you comfortable with the location and any travel?"
		q.Rationale += saysOf(k)
		q.Prepare = []string{"Where can you work, how far are you willing to travel, and when could you start?"}
	case posting.KindPermit:
		q.Question = "Do you meet the legal requirements for this job?"
		q.Rationale += saysOf(k)
		q.Prepare = []string{"Which permits or checks do you have, and when do they expire? Have the documents ready."}
	default:
		return q, false
	}
	return q, true
}

// saysOf returns a sentence on what the resume says of a condition that only its owner can judge.
func saysOf(k match.KnockOut) string {
	if k.Line == "" {
		return " Your resume doesn't say."
	}
	return " Your resume says: " + prose.Quote(prose.Shortened(k.Line)) + "."
}

func (g *writer) yearsQuestion(q Question) Question {
	have, want := g.report.Years, g.report.YearsAsked
	q.Question, q.Stories = fmt.Sprintf("We're looking for %s of experience. Why do you think you're ready with less?", yearsSaid(want)),
		g.tell(g.bestLines(func(l document.Line) bool { return !prose.InPart(l.Text) }))
	q.Care = []string{"Don't round up. Your resume shows the dates."}
	if have == 0 {
		q.Question = fmt.Sprintf("We're looking for %s of experience. Which of your jobs count toward that?", yearsSaid(want))
		q.Rationale += " Your resume has no jobs with dates in this role."
		return q
	}
	q.Rationale += fmt.Sprintf(" Your jobs in this role add up to %s.", yearsSaid(have))
	return q
}

func yearsSaid(y float64) string {
	if y == 1 {
		return "1 year"
	}
	return fmt.Sprintf("%g years", y)
}

// span is a dated part of the resume in months; end is exclusive.
type dated struct {
	path       string
	start, end int
	from, to   document.Date
	job        bool
}

// Gaps in time: how long one must be to be asked about, how far back anybody asks, and how many are worth a question.
const (
	leastGap = 6
	gapReach = 120
	mostGaps = 2
	shortJob = 12
)

// datedParts lists what has dates, as wide as the dates allow: a year alone is the whole year.
func (g *writer) datedParts() []dated {
	var out []dated
	add := func(path string, from, to document.Date, job bool) {
		if from == "" && to == "" {
			return
		}
		d := dated{path: path, from: from, to: to, job: job, start: from.Months(), end: g.asOf.Months() + 1}
		if to != "" {
			d.end = to.Months() + 1
			if to.Month() == 0 {
				d.end += 11
			}
		}
		if from == "" {
			d.start = to.Months()
		}
		out = append(out, d)
	}
	for _, e := range g.posts {
		add(e.path, e.start, e.end, e.section == document.SectionWork)
	}
	for i, e := range g.resume.Education {
		if e.EndDate != "" || e.StartDate != "" {
			add(pathOf(document.SectionEducation, i), e.StartDate, e.EndDate, false)
		}
	}
	slices.SortStableFunc(out, func(a, b dated) int { return a.start - b.start })
	return out
}

// gapQuestions asks about months of the last ten years that no dated line covers, the latest first.
func (g *writer) gapQuestions() []Question {
	var out []Question
	parts := g.datedParts()
	if !slices.ContainsFunc(parts, func(d dated) bool { return d.job }) {
		return nil
	}
	reach, last := 0, dated{}
	for _, d := range append(parts, dated{start: g.asOf.Months() + 1}) {
		if reach > 0 && d.start-reach >= leastGap && reach > g.asOf.Months()-gapReach {
			out = append(out, g.gapQuestion(last, d))
		}
		if d.end > reach {
			reach, last = d.end, d
		}
	}
	slices.Reverse(out)
	return out[:min(len(out), mostGaps)]
}

func (g *writer) gapQuestion(before, after dated) Question {
	q := Question{
		Question:  fmt.Sprintf("What have you been doing since %s?", before.to),
		Rationale: fmt.Sprintf("Your resume shows nothing after %s.", before.to),
		Prepare:   []string{"What do you want to say about that time? One or two sentences are enough."},
		Care:      []string{"Don't change the dates of a job to cover the gap."},
	}
	ends := []string{titlePath(before.path)}
	if after.path != "" {
		q.Question = fmt.Sprintf("What did you do between %s and %s?", before.to, after.from)
		q.Rationale = fmt.Sprintf("Your resume shows nothing between %s and %s.", before.to, after.from)
		ends = append(ends, titlePath(after.path))
	}
	q.Cited = g.cite(ends...)
	return q
}

// titlePath is the path of the line that names an entry.
func titlePath(path string) string {
	switch {
	case strings.HasPrefix(path, "projects"):
		return path + ".name"
	case strings.HasPrefix(path, "education"):
		return path + ".studyType"
	}
	return path + ".position"
}

// shortStays asks about jobs of less than a year, where several ended so.
func (g *writer) shortStays() (Question, bool) {
	var paths []string
	for _, d := range g.datedParts() {
		if d.job && d.from.Month() > 0 && d.to.Month() > 0 && d.end-d.start < shortJob &&
			d.end > g.asOf.Months()-gapReach {
			paths = append(paths, titlePath(d.path))
		}
	}
	if len(paths) < 2 {
		return Question{}, false
	}
	return Question{
		Question: fmt.Sprintf("%s of your jobs lasted less than a year. Why?",
			text.Capital(prose.NumberWord(len(paths)))),
		Rationale: "Employers invest in training, so they want to know whether you'll stay.",
		Cited:     g.cite(paths...),
		Prepare:   []string{"Why did each of them end? “The contract ended” is a fine answer, and so is “It was the wrong choice”."},
		Care:      []string{"Don't say anything about a former employer that you wouldn't say to them."},
	}, true
}

// roleQuestions asks about the step from the present position to this one, and about what the person is proud of.
func (g *writer) roleQuestions() []Question {
	var out []Question
	if q, ok := g.changeQuestion(); ok {
		out = append(out, q)
	} else if q, ok := g.levelQuestion(); ok {
		out = append(out, q)
	}
	if q, ok := g.proudest(); ok {
		out = append(out, q)
	}
	return out
}

// proudest asks for a result, and says whether the resume names any.
func (g *writer) proudest() (Question, bool) {
	own := func(l document.Line) bool { return !prose.InPart(l.Text) }
	paths := g.bestLines(func(l document.Line) bool {
		_, _, result := storyParts(l.Text)
		return result != "" && own(l)
	})
	why := "Your resume shows results, so expect this question. An example: %s."
	if len(paths) == 0 {
		paths = g.bestLines(own)
		why = "Your resume says what you did but rarely the result, so someone may ask about it. An example: %s."
	}
	q := Question{
		Question: "Which piece of work are you proudest of, and what was your part in it?",
		Stories:  g.tell(paths),
	}
	if len(q.Stories) == 0 {
		return q, false
	}
	q.Cited = []Cited{q.Stories[0].Cited}
	q.Rationale = fmt.Sprintf(why, prose.Quote(prose.Shortened(q.Stories[0].Text)))
	return q, true
}

// levelQuestion asks about a step up or down.
func (g *writer) levelQuestion() (Question, bool) {
	job := compose.Latest(g.resume, g.asOf)
	if job == nil || g.posting.Level == skill.LevelUnknown {
		return Question{}, false
	}
	have, want := g.c.LevelOf(job.Position), g.posting.Level
	if have == skill.LevelUnknown {
		have = skill.LevelMid
	}
	q := Question{
		Cited: append([]Cited{fromPosting(g.posting.Title)}, g.cite(g.jobPath(job)+".position")...),
		Rationale: fmt.Sprintf("The posting's title is %s. Your latest title is %s.", prose.Quote(g.posting.Title),
			prose.Quote(job.Position)),
	}
	switch {
	case want > have:
		q.Question = "When have you worked at this level before?"
		q.Stories = g.tell(g.bestLines(func(l document.Line) bool { return hasWord(l, leadingWords) }))
		q.Prepare = []string{"What did you decide yourself, and who were you responsible for?"}
		q.Care = []string{"Don't change your job titles."}
	case have > want+1 || have >= skill.LevelLead && want < have:
		q.Question = "Why do you want this position when the title is a step down?"
		q.Prepare = []string{"What would this job give you that your last one didn't?"}
	default:
		return q, false
	}
	return q, true
}

// fewPoints is the share of the title's points under which a job counts as one of another line of work. By hand.
const fewPoints = 0.25

// otherField reports whether a title is of another line of work: neither title, years nor required skills of the match
// speak for the job, and the catalogue does not put both titles into one family.
func (g *writer) otherField(title string) bool {
	t, known := g.c.FindTitle(title)
	if g.related(title) || g.report.Years > 0 || known && t.Family == g.posting.Family || len(g.report.Parts) == 0 {
		return false
	}
	for _, p := range g.report.Parts {
		if (p.Name == "Title and role" || p.Name == "Required skills") && p.Points >= fewPoints*p.MaxPoints {
			return false
		}
	}
	return true
}

// changeQuestion asks about a change of field.
func (g *writer) changeQuestion() (Question, bool) {
	if job := compose.Latest(g.resume, g.asOf); job != nil && g.otherField(job.Position) {
		return Question{
			Question: "Your work so far has been different. Why do you want to change, and what would you bring to this job?",
			Rationale: fmt.Sprintf("The posting is for %s. Your latest title is %s.", prose.Quote(g.posting.Title),
				prose.Quote(job.Position)),
			Cited:   append([]Cited{fromPosting(g.posting.Title)}, g.cite(g.jobPath(job)+".position")...),
			Stories: g.tell(g.bestLines(func(l document.Line) bool { return g.relevance(l) > 0 })),
			Prepare: []string{"What draws you to this work? Say it without criticizing your current job."},
		}, true
	}
	return Question{}, false
}

// leadingWords are words of lines that tell of work with people and decisions.
var leadingWords = prose.Words("leading-words")

// leading asks about work with others, from lines that tell of it.
func (g *writer) leading() []Question {
	paths := g.bestLines(func(l document.Line) bool { return hasWord(l, leadingWords) })
	if len(paths) == 0 {
		return nil
	}
	l, _ := g.lineAt(paths[0])
	text, cited := "Tell me about a time when people you worked with disagreed with you.", g.cite(l.Path)
	why := "Your resume mentions working with others: " + prose.Quote(prose.Shortened(l.Text)) + "."
	if g.posting.Level >= skill.LevelLead {
		text = "How do you lead? Tell me about someone who grew on your team, and about an unpopular decision you made."
		why = fmt.Sprintf("The title suggests that people report to this position: %s. ", prose.Quote(g.posting.Title)) + why
		cited = append([]Cited{fromPosting(g.posting.Title)}, cited...)
	}
	return []Question{{
		Question: text, Rationale: why, Cited: cited, Stories: g.tell(paths),
		Prepare: []string{"Who disagreed, what did each of you want, and what did you agree on?"},
	}}
}
