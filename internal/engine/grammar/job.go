package grammar

import (
	"slices"
	"strings"

	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// JobRule is one thing that the lines of a job should not have together. Nothing is ever changed by it: it is a
// question to the user. Its examples are the lines of a job with " | " between them, behind "ended:" or "current:".
type JobRule struct {
	Name    string
	Message string
	Wrong   []string
	Right   []string
	find    func(*job) []int
}

// Question is a line of a job that a rule asks about.
type Question struct {
	Rule *JobRule
	Line int
}

// JobRules lists the rules about the lines of a job. Callers must not change it.
func JobRules() []JobRule { return jobRules }

var jobRules = []JobRule{
	{
		Name: "present-in-ended-job", Message: "The line is in the present tense, but the job has ended.",
		Wrong: []string{
			"ended: Manage the diaries of two directors | Kept the books", "ended: Reconciles three bank accounts",
			"ended: Maintain 14 sites in two counties",
		},
		Right: []string{
			"current: Manage the diaries of two directors", "ended: Lift station upgrade",
			"ended: Ordering of stationery",
			"ended: Managed the diaries", "ended: Process engineer for two lines", "ended: Direct reports: 6",
			"ended: Set the rotas of 12 people", "ended: Present at board meetings",
			"ended: Complete overhaul of the plant",
			"ended: Design reviews and audits", "ended: Lead generation",
		},
		find: presentInEnded,
	},
	{
		Name: "past-in-current-job", Message: "The line is in the past tense, but this is your current job and its other lines are in the present tense.",
		Wrong: []string{"current: Manage the diaries | Maintain a register | Prepare the minutes | Answered the phones"},
		Right: []string{
			"current: Manage the diaries | Maintain a register | Prepare the minutes | Cut queries by 12% in 2023",
			"current: Managed the diaries | Maintained a register | Answered the phones | Prepare the minutes",
			"ended: Manage the diaries | Maintain a register | Prepare the minutes | Answered the phones",
		},
		find: pastInCurrent,
	},
	{
		Name: "parallel", Message: "The line starts differently from the other lines of this job.",
		Wrong: []string{
			"ended: Kept the books | Closed the year | Filed 300 returns | Managing a team of six",
			"ended: Kept the books | Closed the year | Filed 300 returns | Responsible for the payroll",
		},
		Right: []string{
			"ended: Kept the books | Closed the year | Managing a team of six", "ended: Kept the books | Payroll of 40 people",
			"ended: Kept the books | Closed the year | Filed 300 returns | Training of staff",
			"ended: Kept the books | Closed the year | Filed 300 returns | Employee of the year 2019",
		},
		find: unlikeOthers,
	},
}

// form is how a line begins.
type form uint8

const (
	otherForm form = iota
	pastForm
	presentForm
	gerundForm
	dutyForm // "Responsible for …"
)

// job is the lines of a job with how each begins.
type job struct {
	lines []string
	forms []form
	ended bool
}

// Ask asks about the lines of one job of an English resume: tense by the job's dates, and lines that begin unlike all
// others. It asks about a line once.
func Ask(lines []string, ended bool) []Question {
	j := &job{lines: lines, ended: ended}
	for _, l := range lines {
		j.forms = append(j.forms, formOf(l))
	}
	var out []Question
	for i := range jobRules {
		for _, line := range jobRules[i].find(j) {
			if !slices.ContainsFunc(out, func(q Question) bool { return q.Line == line }) {
				out = append(out, Question{&jobRules[i], line})
			}
		}
	}
	return out
}

// leastWords is how many words a line has at least whose first can be read: "grade 4" has no verb.
const leastWords = 3

// formOf reads how a line begins. A word that may be a noun there has no form: "Lift station upgrade", "Ordering of
// stationery", "Present at board meetings".
func formOf(line string) form {
	words := strings.Fields(line)
	if len(words) < leastWords {
		return otherForm
	}
	first := prose.Bare(words[0])
	if first == "responsible" && prose.Bare(words[1]) == "for" {
		return dutyForm
	}
	v, f, ok := prose.ReadVerb(first)
	if !ok || v.IsTenseless() {
		return otherForm
	}
	object := prose.StartsNounGroup(words[1])
	switch {
	case f == prose.Past:
		return pastForm
	case (f == prose.Base || f == prose.Third) && object:
		return presentForm
	case f == prose.Gerund && object:
		return gerundForm
	}
	return otherForm
}

func presentInEnded(j *job) []int {
	if !j.ended {
		return nil
	}
	return j.all(presentForm)
}

func (j *job) all(f form) []int {
	var out []int
	for i, has := range j.forms {
		if has == f {
			out = append(out, i)
		}
	}
	return out
}

// leastAlike is how many lines of a job begin alike at least for another to stand out.
const leastAlike = 3

func pastInCurrent(j *job) []int {
	past := j.all(pastForm)
	if j.ended || len(past) != 1 || len(j.all(presentForm)) < leastAlike ||
		strings.ContainsAny(j.lines[past[0]], "0123456789") { // what was achieved is over
		return nil
	}
	return past
}

func unlikeOthers(j *job) []int {
	count := map[form]int{}
	for _, f := range j.forms {
		count[f]++
	}
	odd := -1
	for i, f := range j.forms {
		if f != gerundForm && f != dutyForm {
			continue
		}
		if odd >= 0 {
			return nil
		}
		odd = i
	}
	past, present := count[pastForm], count[presentForm]
	if odd < 0 || max(past, present) < leastAlike || min(past, present) > 0 {
		return nil
	}
	return []int{odd}
}

// PastOf returns a line that begins with a verb in the present in the past tense, "" where that is not certain: only
// its first verb is turned, so a line with a second one is left alone.
func PastOf(line string) string {
	words := strings.Fields(line)
	if len(words) < 2 || formOf(line) != presentForm {
		return ""
	}
	for _, w := range words[1:] {
		if v, f, ok := prose.ReadVerb(prose.Bare(w)); ok && !v.Noun && (f == prose.Base || f == prose.Third) {
			return ""
		}
	}
	v, _, _ := prose.ReadVerb(prose.Bare(words[0]))
	past := v.Past
	if opensLarge(line) {
		past = text.Capital(past)
	}
	return past + strings.TrimPrefix(line, words[0])
}
