package compose

import (
	"fmt"
	"strings"

	"vitae/internal/skill"
	"vitae/internal/text"
)

// levelHours is the one table of hours: what is allowed for the way from each level to the next, by the kind of skill.
// docs/coaching.md shows it and says where it comes from.
var levelHours = map[skill.Kind][4]int{
	skill.Tool:       {20, 40, 80, 160},
	skill.Knowledge:  {30, 60, 120, 240},
	skill.Method:     {20, 60, 120, 240},
	skill.Soft:       {10, 30, 60, 120},
	skill.Language:   {90, 170, 150, 200},
	skill.Credential: {40, 40, 40, 40},
}

const (
	groundHours    = 8   // for each thing that a skill stands on
	mostHeadStart  = 0.5 // share of the first step that a skill as good as the same one would save
	leastHeadStart = 0.4 // weight of the relation from which on a skill saves time
)

var allowanceNames = map[skill.Kind]string{
	skill.Tool: "allowance for a tool", skill.Knowledge: "allowance for a field of knowledge", skill.Method: "allowance for a method",
	skill.Soft: "allowance for a personal skill", skill.Language: "guided learning hours for a language", skill.Credential: "allowance for preparing a credential",
}

// hoursNote says of each kind where its hours come from.
var hoursNote = map[skill.Kind]string{
	skill.Tool: "The hours are allowances to plan with: each level takes two or three times the hours of the one before. Nobody has measured them for you; change them as you go.",
	skill.Language: "The hours follow the guided learning hours that Cambridge English has published for the levels A1 to C1 of English; the lower figures are taken, for any language. " +
		"A language far from yours takes longer.",
	skill.Credential: "How many hours a credential takes is for the body that gives it to say. The figure is an allowance; replace it with theirs.",
}

// stepText is one step of the way between two levels. The shares of a level add up to 1.
type stepText struct {
	share     float64
	do, show  string
	learns    bool // the catalogue's places belong here
	practised bool // work that can hurt somebody
}

// texts gives the steps from a level to the next.
func (p *planner) texts(level int) []stepText {
	switch p.s.Kind {
	case skill.Soft:
		return softSteps[level-1]
	case skill.Language:
		return languageSteps[level-1]
	case skill.Credential:
		return credentialSteps
	case skill.Tool, skill.Knowledge, skill.Method:
	}
	return workSteps[level-1]
}

var workSteps = [4][]stepText{
	{
		{
			share: 0.6, learns: true, practised: true, do: "Work through an introduction to {x} from beginning to end, and repeat each exercise yourself.",
			show: "Your own notes, with their date. In a resume this counts as a course and no more, so write it as one.",
		},
		{
			share: 0.4, practised: true, do: "Do one small task {with} without instructions in front of you.",
			show: "What you made or did, with its date, and one sentence that says what it was for.",
		},
	},
	{
		{
			share: 0.7, practised: true, learns: true, do: "Do one whole piece of work {with}, from beginning to end.",
			show: "A finished piece of work with its dates: what it was for, what you did, what came of it. This is a line for your resume once it is true.",
		},
		{
			share: 0.3, do: "Show that work to somebody who works {with} every day, and mend what they find.",
			show: "A list of what they found and what you changed.",
		},
	},
	{
		{
			share: 0.7, practised: true, do: "Work {with} for some months on something that others rely on, hard cases included: in a job, as a volunteer or in a project.",
			show: "A dated line under that job or project, with a number if you know one.",
		},
		{
			share: 0.3, do: "Teach {x} to somebody who is new to it, in a short guide or a session.",
			show: "The guide, or the date of the session and what the learner could do after it.",
		},
	},
	{
		{
			share: 0.7, practised: true, do: "Take on what others could not solve {with}, and set down how it is done where you work.",
			show: "Two or three cases in writing: the problem, what you decided and why, what came of it.",
		},
		{
			share: 0.3, do: "Let people outside judge what you know of {x}: give a talk, publish something or sit an exam.",
			show: "The programme, the link or the certificate, with its date.",
		},
	},
}

var softSteps = [4][]stepText{
	{
		{
			share: 0.4, learns: true, do: "Read one good account of {x}, and write down three situations of your own in which it mattered.",
			show: "The three situations, one sentence each.",
		},
		{
			share: 0.6, do: "Try one thing from it in five ordinary situations, and note each time what happened.",
			show: "Five notes with their dates.",
		},
	},
	{
		{
			share: 0.7, do: "Ask for a task that needs {x}, and agree beforehand how you will know that it went well.",
			show: "The task, its date and what came of it. This is a story for an interview once it has happened.",
		},
		{
			share: 0.3, do: "Ask two people who were there what they would have done differently.",
			show: "Their answers in their words.",
		},
	},
	{
		{
			share: 0.7, do: "Take such tasks regularly for some months, difficult ones included.",
			show: "Two stories with situation, task, action and result, and a dated line in your resume for one of them.",
		},
		{
			share: 0.3, do: "Help a colleague with the same thing.",
			show: "What you did together and what changed.",
		},
	},
	{
		{
			share: 0.7, do: "Take the responsibility where {x} decides whether the work succeeds.",
			show: "Two or three cases in writing: what was at stake, what you did, what came of it.",
		},
		{
			share: 0.3, do: "Pass it on: mentor somebody or run a session.",
			show: "The date, the people and what they took from it.",
		},
	},
}

// languageSteps go from A1 to C1.
var languageSteps = [4][]stepText{
	{
		{share: 0.6, learns: true, do: "Take a course of {x} from A1 to A2, with a teacher if you can.", show: "The course's own test for A2, passed."},
		{share: 0.4, do: "Speak and write a little {x} each week: introduce yourself, describe your day, ask the way.", show: "A recording of two minutes that you would let a teacher hear."},
	},
	{
		{share: 0.6, learns: true, do: "Take a course of {x} from A2 to B1.", show: "The course's own test for B1, passed."},
		{share: 0.4, do: "Hold a conversation of half an hour in {x} each week, and read short news.", show: "A page in your own words on a piece of news, corrected by somebody."},
	},
	{
		{share: 0.5, learns: true, do: "Take a course of {x} from B1 to B2, with the words of your profession.", show: "The course's own test for B2, passed, or an official certificate with its date."},
		{share: 0.5, do: "Use {x} for your work: read instructions, write messages, take part in a meeting.", show: "What you used it for, with dates. Then write the level into your resume."},
	},
	{
		{share: 0.5, learns: true, do: "Study {x} from B2 to C1: long texts, formal writing, fine differences.", show: "An official certificate for C1 with its date."},
		{share: 0.5, do: "Use {x} for difficult work: present, negotiate, write a report.", show: "The report or the date of the talk, and what came of it."},
	},
}

var credentialSteps = []stepText{
	{
		share: 0.1, learns: true, do: "Look up what {x} takes with the body that gives it: who may apply, which hours or exams it asks for, what it costs and how long it is valid.",
		show: "A list of the conditions with their source and the day you looked, and which of them you meet.",
	},
	{
		share: 0.7, do: "Prepare for what is asked, in the order that the body sets.",
		show: "Proof of each condition that you have met. Until you hold it, your resume says at most that you are preparing for it.",
	},
	{
		share: 0.2, do: "Apply and sit what has to be sat.",
		show: "The document itself. Only then does {x} go into your resume, with its date and issuer.",
	},
}

// supervised are families of professions in which practice without supervision can hurt somebody.
var supervised = listed("supervised")

// confidential are families of professions whose work is about people who must not be named.
var confidential = listed("confidential")

// Allowance is one number of the hours' table, for docs/coaching.md.
type Allowance struct {
	Kind  skill.Kind
	Hours [4]int // from each level to the next
}

// Allowances lists the table of hours. docs/coaching.md is generated from it.
func Allowances() []Allowance {
	var out []Allowance
	for _, k := range []skill.Kind{skill.Tool, skill.Knowledge, skill.Method, skill.Soft, skill.Language, skill.Credential} {
		out = append(out, Allowance{k, levelHours[k]})
	}
	return out
}

var levelNames = [...]string{"", "novice", "beginner", "competent", "proficient", "expert"}

// Markdown gives the plan for a person to read.
func (p *Plan) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s: from level %d (%s) to level %d (%s)\n\nAbout %.0f hours in %d steps.\n", p.Name, p.From, levelNames[p.From], p.To, levelNames[p.To], p.Hours, len(p.Steps))
	for _, s := range p.Steps {
		fmt.Fprintf(&b, "\n## Step %d: %.0f hours\n\n%s\n\n- At the end you have: %s\n- Hours: %s.\n", s.Number, s.Hours, s.Description, small(s.Evidence), s.Basis)
		for _, r := range s.Resources {
			fmt.Fprintf(&b, "- %s: [%s](%s). %s\n", text.Capital(r.Type), r.Title, r.URL, r.Description)
		}
	}
	writeList(&b, "To know", p.Notes)
	return b.String()
}
