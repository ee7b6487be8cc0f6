package learning

import (
	"fmt"
	"strings"

	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// levelHours is the one table of hours: what is allowed for the way from each level to the next, by the kind of skill.
// docs/coaching.md shows it and says where it comes from.
var levelHours = map[skill.Kind][4]int{
	skill.Tool:      {20, 40, 80, 160},
	skill.Knowledge: {30, 60, 120, 240},
	skill.Method:    {20, 60, 120, 240},
	skill.Soft:      {10, 30, 60, 120},
	skill.Language:  {90, 170, 150, 200},
}

// What changes the hours of a step. By hand (docs/coaching.md).
const (
	groundHours    = 8   // for each thing that a skill stands on
	mostHeadStart  = 0.5 // share of the first step that a skill as good as the same one would save
	leastHeadStart = 0.4 // weight of the relation from which on a skill saves time
)

var allowanceNames = map[skill.Kind]string{
	skill.Tool: "typical time for a tool", skill.Knowledge: "typical time for a field of knowledge",
	skill.Method: "typical time for a method",
	skill.Soft:   "typical time for a soft skill", skill.Language: "guided learning hours for a language",
}

// hoursNote says of each kind where its hours come from.
var hoursNote = map[skill.Kind]string{
	skill.Tool: "The hours are rough estimates: each level takes two or three times as long as the one before. They aren't based on your pace, so adjust them as you go.",
	skill.Language: "The hours are based on the guided learning hours Cambridge English publishes for levels A1 to C1 of English. We use the lower figures for every language. " +
		"A language very different from yours takes longer.",
	skill.Credential: "We give hours only where the rules of a credential set them. For other steps, ask the issuer or the school.",
}

// stepText is one step of the way between two levels. The shares of a level add up to 1; they are
// allowances of ours, as levelHours are.
type stepText struct {
	share     float64
	do, show  string
	learns    bool // the catalogue's places belong here
	practised bool // work that can hurt somebody
}

// texts returns the steps from a level to the next.
func (p *planner) texts(level int) []stepText {
	switch p.s.Kind {
	case skill.Soft:
		return softSteps[level-1]
	case skill.Language:
		return languageSteps[level-1]
	case skill.Tool, skill.Knowledge, skill.Method, skill.Credential:
	}
	return workSteps[level-1]
}

var workSteps = [4][]stepText{
	{
		{
			share: 0.6, learns: true, practised: true,
			do:   "Work through an introduction to {x} from start to finish, and do every exercise yourself.",
			show: "Your own notes, with the date. On a resume this counts as a course, so list it as one.",
		},
		{
			share: 0.4, practised: true, do: "Do one small task {with} without instructions in front of you.",
			show: "What you made or did, with its date and one sentence about its purpose.",
		},
	},
	{
		{
			share: 0.7, practised: true, learns: true, do: "Complete one project {with}, from start to finish.",
			show: "A finished project with its dates: its purpose, what you did and the result. You can then add it to your resume.",
		},
		{
			share: 0.3, do: "Show that work to someone who works {with} every day, and fix what they find.",
			show: "A list of what they found and what you changed.",
		},
	},
	{
		{
			share: 0.7, practised: true,
			do:   "For a few months, work {with} on something others rely on, including difficult cases: in a job, as a volunteer or in a project.",
			show: "A resume line about it under that job or project, with a number if you know one.",
		},
		{
			share: 0.3, do: "Teach {x} to someone who is new to it, with a short guide or a session.",
			show: "The guide, or the date of the session and what the learner could do after it.",
		},
	},
	{
		{
			share: 0.7, practised: true,
			do:   "Solve problems {with} that others couldn't, and document your solutions for the people you work with.",
			show: "Two or three short case studies: the problem, what you decided and why, and the result.",
		},
		{
			share: 0.3, do: "Let others judge what you know about {x}: give a talk, publish something or take an exam.",
			show: "The program, the link or the certificate, with its date.",
		},
	},
}

var softSteps = [4][]stepText{
	{
		{
			share: 0.4, learns: true,
			do:   "Read one good article or book about {x}, and write down three situations where it mattered to you.",
			show: "The three situations, one sentence each.",
		},
		{
			share: 0.6, do: "Try one thing from it in five everyday situations, and note what happened each time.",
			show: "Five notes with their dates.",
		},
	},
	{
		{
			share: 0.7, do: "Ask for a task that calls for {x}, and agree in advance how you'll know it went well.",
			show: "The task, its date and the result. This makes a good story for an interview.",
		},
		{
			share: 0.3, do: "Ask two people who were there what they would have done differently.",
			show: "Their answers in their words.",
		},
	},
	{
		{
			share: 0.7, do: "Take on tasks like this regularly for a few months, including difficult ones.",
			show: "Two stories with situation, task, action and result, and a line on your resume for one of them.",
		},
		{
			share: 0.3, do: "Help a colleague with the same thing.",
			show: "What you did together and what changed.",
		},
	},
	{
		{
			share: 0.7, do: "Take responsibility for work that depends on {x}.",
			show: "Two or three short case studies: what was at stake, what you did and the result.",
		},
		{
			share: 0.3, do: "Pass it on: mentor someone or run a session.",
			show: "The date, the people and what they learned.",
		},
	},
}

// languageSteps go from A1 to C1.
var languageSteps = [4][]stepText{
	{
		{
			share: 0.6, learns: true, do: "Take a course in {x} from A1 to A2, with a teacher if you can.",
			show: "A passing result on the course's A2 test.",
		},
		{
			share: 0.4, do: "Speak and write a little {x} each week: introduce yourself, describe your day, ask for directions.",
			show: "A two-minute recording you'd be happy to play for a teacher.",
		},
	},
	{
		{
			share: 0.6, learns: true, do: "Take a course in {x} from A2 to B1.",
			show: "A passing result on the course's B1 test.",
		},
		{
			share: 0.4, do: "Have a half-hour conversation in {x} each week, and read short news articles.",
			show: "A page in your own words about a news story, corrected by someone who speaks {x} well.",
		},
	},
	{
		{
			share: 0.5, learns: true, do: "Take a course in {x} from B1 to B2 that covers the vocabulary of your profession.",
			show: "A passing result on the course's B2 test, or an official certificate with its date.",
		},
		{
			share: 0.5, do: "Use {x} for your work: read instructions, write messages, take part in a meeting.",
			show: "What you used it for, with dates. Then add the level to your resume.",
		},
	},
	{
		{
			share: 0.5, learns: true, do: "Study {x} from B2 to C1: long texts, formal writing, subtle differences in meaning.",
			show: "An official certificate for C1 with its date.",
		},
		{
			share: 0.5, do: "Use {x} for difficult work: present, negotiate, write a report.",
			show: "The report or the date of the talk, and the result.",
		},
	},
}

var credentialSteps = []stepText{
	{
		do:   "Check with the issuer what {x} requires: who can apply, how many hours and exams, what it costs and how long it's valid.",
		show: "A list of the requirements with their source and the date you checked, and which ones you meet.",
	},
	{
		do:   "Work through the requirements in the order the issuer sets.",
		show: "Proof of each requirement you've met. Until you have it, your resume should only say that you're preparing for it.",
	},
	{
		do:   "Register and take the exam.",
		show: "The certificate or license itself. Then add it to your resume, with its date and issuer.",
	},
}

// supervised are families of professions in which practice without supervision can hurt somebody.
var supervised = prose.Words("supervised")

// confidential are families of professions whose work is about people who must not be named.
var confidential = prose.Words("confidential")

// Allowance is one number of the hours' table, for docs/coaching.md.
type Allowance struct {
	Kind  skill.Kind
	Hours [4]int // from each level to the next
}

// Allowances lists the table of hours. docs/coaching.md is generated from it.
func Allowances() []Allowance {
	var out []Allowance
	for _, k := range []skill.Kind{
		skill.Tool, skill.Knowledge, skill.Method, skill.Soft, skill.Language,
	} {
		out = append(out, Allowance{k, levelHours[k]})
	}
	return out
}

var levelNames = [...]string{"", "novice", "beginner", "competent", "proficient", "expert"}

// spokenHours returns the hours of a step behind its number, nothing where they aren't known.
func spokenHours(hours float64) string {
	if hours == 0 {
		return ""
	}
	return fmt.Sprintf(": %.0f hours", hours)
}

// Markdown returns the plan for a person to read.
func (p *Plan) Markdown() string {
	var b strings.Builder
	if p.Hours > 0 {
		fmt.Fprintf(&b, "# %s: from level %d (%s) to level %d (%s)\n\nAbout %.0f hours in %d steps.\n", p.Name, p.From,
			levelNames[p.From], p.To, levelNames[p.To], p.Hours, len(p.Steps))
	} else {
		fmt.Fprintf(&b, "# %s\n\n%d steps.\n", p.Name, len(p.Steps))
	}
	for _, s := range p.Steps {
		fmt.Fprintf(&b, "\n## Step %d%s\n\n%s\n\n- At the end, you'll have: %s\n- Hours: %s.\n", s.Number,
			spokenHours(s.Hours), s.Description, prose.Small(s.Evidence), s.Basis)
		for _, r := range s.Resources {
			fmt.Fprintf(&b, "- %s: [%s](%s). %s\n", text.Capital(r.Type), r.Title, r.URL, r.Description)
		}
	}
	prose.WriteList(&b, "Good to know", p.Notes)
	return b.String()
}
