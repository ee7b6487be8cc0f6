package guide

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/base/fault"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Guide prepares one person for the interviews of one job: what an interviewer is likely to ask and why, which lines of
// the resume answer it, and what the person must still find out about their own work. It never says that a company asks
// something, and it states nothing of the person that their resume does not say.
type Guide struct {
	Title  string            `json:"title"`
	Rounds []Round           `json:"rounds"`
	Ask    []CounterQuestion `json:"ask"` // what to ask them
	Notes  []string          `json:"notes"`
}

// Questions lists the questions of all rounds in their order, as the contract has them.
func (g *Guide) Questions() []Question {
	var out []Question
	for _, r := range g.Rounds {
		out = append(out, r.Questions...)
	}
	return out
}

// Round is one conversation by its audience.
type Round struct {
	Name      string     `json:"name"`
	Audience  string     `json:"audience"`
	Questions []Question `json:"questions"`
}

// Question is one question with its grounds. Cited holds every line that Rationale rests on.
type Question struct {
	Category  string   `json:"category"` // the round's name
	Question  string   `json:"question"`
	Rationale string   `json:"rationale"`
	Cited     []Cited  `json:"cited"`
	Stories   []Story  `json:"stories"` // lines of the resume that answer it
	Prepare   []string `json:"prepare"` // what the user must answer: no text says it
	Care      []string `json:"care"`    // where an answer could go beyond the truth
	Good      []string `json:"good"`    // what a good answer contains in general; empty where that depends on the person

	// stories, preparation and care as sentences, each story with its source words: the contract's shape
	TalkingPoints []string `json:"talkingPoints"`
}

// Cited is a line of one of the two texts, word for word. Path is document.Line.Path; it is empty for the posting.
type Cited struct {
	Path string `json:"path,omitempty"`
	Text string `json:"text"`
}

// Story is a line of the resume, laid out as situation, task, action and result.
type Story struct {
	Cited
	Frame Frame `json:"frame"`
}

// Frame is a story in four parts. Each is made of the user's own words, or it asks for them.
type Frame struct {
	Situation Piece `json:"situation"`
	Task      Piece `json:"task"`
	Action    Piece `json:"action"`
	Result    Piece `json:"result"`
}

// Piece is one part of a story: the words of the resume, or, where it has none, the question to its owner.
type Piece struct {
	Words string `json:"words,omitempty"`
	Ask   string `json:"ask,omitempty"`
}

// CounterQuestion is a question to ask the employer.
type CounterQuestion struct {
	Question string  `json:"question"`
	Why      string  `json:"why"`
	Cited    []Cited `json:"cited"`
}

// Prepare writes the guide for a resume and a posting. The same input gives the same guide; asOf is the month
// that "present" means.
func Prepare(c *skill.Catalogue, r *document.Resume, p *posting.Posting, asOf document.Date) (*Guide, error) {
	const op = "guide.Prepare"
	if r == nil || r.Empty() {
		return nil, fault.New(op, fault.Invalid, "The resume is empty, so there's nothing to prepare from.")
	}
	g := newWriter(read(c, r, p, asOf))
	return g.write(), nil
}

// writer is a guide in the making.
type writer struct {
	*reading
	wants []need
	asked [][]string     // what questions of the bank may be based on: see askedTexts
	used  map[string]int // how often a line has been a story
	asks  map[string]int // how often a way of asking has been used
}

// The most questions of each round: what one can prepare, the most telling first.
const (
	mostFirst   = 6
	mostManager = 6
	mostExpert  = 8
	mostTeam    = 4
	mostCounter = 7
)

func newWriter(d *reading) *writer {
	return &writer{reading: d, used: map[string]int{}, asks: map[string]int{}}
}

func (g *writer) write() *Guide {
	g.wants, g.asked = g.needs(), g.askedTexts()
	out := &Guide{
		Title: "Interview guide: " + prose.JobName(g.posting.Title, g.posting.Company),
		Notes: []string{"Nobody can know exactly what they'll ask. These questions are based on the posting and your resume, and each shows the line it comes from."},
	}
	conditions, work, expert, team := g.skillQuestions()
	first := append([]Question{g.walkThrough(), g.whyThisJob()}, append(conditions, g.timeQuestions()...)...)
	manager := append(g.roleQuestions(), work...)
	team = append(team, g.leading()...)
	scenarios, behavioral := g.bankQuestions()
	for _, r := range []struct {
		name, audience string
		most           int
		questions      []Question
		banked         []Question // in the posting's language, besides the most of the round
	}{
		{
			"First call", "A recruiter who checks whether you meet the basic requirements and whether your resume is consistent.",
			mostFirst, first, nil,
		},
		{
			"Hiring manager", "Your future manager, who wants to know what you've done and what you would do here.",
			mostManager, manager, nil,
		},
		{"Subject-matter expert", "Someone who does this work and asks how you do it.", mostExpert, expert, scenarios},
		{
			"Working together", "Your future colleagues, who want to know what it's like to work with you.", mostTeam,
			team, behavioral,
		},
	} {
		r.questions = slices.DeleteFunc(r.questions,
			func(q Question) bool { return !grammar.Passes(q.Question, lang.Default, grammar.Sentence) })
		r.questions = append(r.questions[:min(len(r.questions), r.most)], r.banked...)
		if len(r.questions) == 0 {
			continue
		}
		round := Round{Name: r.name, Audience: r.audience, Questions: r.questions}
		for i := range round.Questions {
			g.complete(&round.Questions[i], r.name)
		}
		out.Rounds = append(out.Rounds, round)
	}
	out.Ask = g.counterQuestions()
	return out
}

// complete gives a question its category, and what its stories call for.
func (g *writer) complete(q *Question, round string) {
	q.Category = round
	for _, s := range q.Stories {
		q.Care = append(q.Care, careOf(s)...)
	}
	q.Care = text.Distinct(q.Care)
	for _, list := range []*[]string{&q.Prepare, &q.Care, &q.Good} {
		if *list == nil {
			*list = []string{}
		}
	}
	if q.Stories == nil {
		q.Stories = []Story{}
	}
	if q.Cited == nil {
		q.Cited = []Cited{}
	}
	q.TalkingPoints = q.talkingPoints()
}

// fromPosting cites words of the posting.
func fromPosting(text string) Cited { return Cited{Text: text} }

// lineAt finds a line of the resume by its path.
func (g *writer) lineAt(path string) (document.Line, bool) {
	i := slices.IndexFunc(g.lines, func(l document.Line) bool { return l.Path == path })
	if i < 0 {
		return document.Line{}, false
	}
	return g.lines[i], true
}

// cite cites a line of the resume by its path; nothing where there is none.
func (g *writer) cite(paths ...string) []Cited {
	var out []Cited
	for _, p := range paths {
		if l, ok := g.lineAt(p); ok {
			out = append(out, Cited{Path: l.Path, Text: l.Text})
		}
	}
	return out
}

const (
	leastStory  = 4 // words of a line that can be used
	mostStories = 2 // of one question
	storyChoice = 4 // the best lines, of which those are used that have been used least
)

// tell picks, of lines about work, those that have been used least, and lays them out.
func (g *writer) tell(paths []string) []Story {
	paths = slices.DeleteFunc(text.Distinct(paths), func(p string) bool {
		l, ok := g.lineAt(p)
		return !ok || l.Kind != document.LineBullet || g.entryOf(p) == nil || prose.WordCount(l.Text) < leastStory
	})
	paths = paths[:min(len(paths), storyChoice)]
	slices.SortStableFunc(paths, func(a, b string) int { return g.used[a] - g.used[b] })
	var out []Story
	for _, p := range paths[:min(len(paths), mostStories)] {
		l, _ := g.lineAt(p)
		g.used[p]++
		out = append(out, Story{Cited: Cited{Path: p, Text: l.Text}, Frame: g.frame(l)})
	}
	return out
}

// entryOf returns the job, project or volunteer post that a line stands under, nil for none.
func (g *writer) entryOf(path string) *post {
	for i := range g.posts {
		if strings.HasPrefix(path, g.posts[i].path+".") {
			return &g.posts[i]
		}
	}
	return nil
}

// bestLines returns the paths of lines about work that say most for this posting, best first; where needed holds, only
// lines for which it does.
func (g *writer) bestLines(needed func(document.Line) bool) []string {
	var lines []document.Line
	for _, l := range g.lines {
		if l.Kind == document.LineBullet && g.entryOf(l.Path) != nil && (needed == nil || needed(l)) {
			lines = append(lines, l)
		}
	}
	slices.SortStableFunc(lines, func(a, b document.Line) int {
		return cmp.Compare(g.relevance(b)+compose.Recency(b, g.asOf), g.relevance(a)+compose.Recency(a, g.asOf))
	})
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.Path
	}
	return out
}
