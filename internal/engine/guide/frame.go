package guide

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// frame lays a line out as situation, task, action and result. Task, action and result are pieces of the line itself;
// the situation is the entry it stands under. What the line does not say is asked of its owner.
func (g *writer) frame(l document.Line) Frame {
	e := g.entryOf(l.Path)
	task, action, result := storyParts(l.Text)
	f := Frame{
		Situation: Piece{Words: g.situation(e)},
		Task:      Piece{Words: task, Ask: "What were you asked to achieve, and why did it matter?"},
		Action:    Piece{Words: action, Ask: "How did you do it? Describe your own steps."},
		Result:    Piece{Words: result, Ask: "What was the result? Give a number only if you know it."},
	}
	if f.Situation.Words == "" {
		f.Situation.Ask = "Where and when was this, and who was involved?"
	}
	for _, p := range []*Piece{&f.Task, &f.Action, &f.Result} {
		if p.Words != "" {
			p.Ask = ""
		}
	}
	return f
}

// situation names the entry of a story in the words of the resume.
func (g *writer) situation(e *post) string {
	parts := text.NonEmpty(e.title, e.name)
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(text.NonEmpty(strings.Join(parts, ", "), document.Span(e.start, e.end, lang.Default)), ", ")
}

// storyParts parts a line into what it was for, what was done and what came of it. Each part stands in the line as it
// is given back; a part that the line lacks is empty. A line that cannot be parted is an action.
func storyParts(line string) (task, action, result string) {
	line = strings.TrimRight(strings.TrimSpace(line), ". ")
	head, tail := cutResult(line)
	result = tail
	if opensWithOutcome(head) {
		outcome, means := cutMeans(head)
		switch {
		case means != "" && result == "":
			return "", means, outcome
		case means == "" && result == "" && len(prose.Figures(head)) > 0:
			return "", "", head
		}
	}
	action, task = cutPurpose(head)
	return task, action, result
}

// cutResult finds the clause from which on a line tells what came of the work.
func cutResult(line string) (head, result string) {
	for _, at := range clauseStarts(line) {
		if clause := line[at:]; tellsOutcome(clause) {
			return strings.TrimRight(line[:at], " ,;:–—-."), clause
		}
	}
	return line, ""
}

// clauseStarts returns where clauses begin inside a line: behind commas, semicolons, colons, dashes and full stops, and
// at phrases that announce a result.
func clauseStarts(line string) []int {
	var out []int
	lower := strings.ToLower(line)
	for _, mark := range []string{", ", "; ", ": ", " – ", " — ", " - ", ". "} {
		for from := 0; ; {
			i := strings.Index(line[from:], mark)
			if i < 0 {
				break
			}
			from += i + len(mark)
			out = append(out, from)
		}
	}
	if len(lower) == len(line) {
		for _, mark := range resultLeads {
			if i, ok := prose.IndexPhrase(lower, mark); ok && i > 0 {
				out = append(out, i)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// resultLeads announce what came of the work, in any place of a line.
var resultLeads = []string{
	"resulting in", "which resulted in", "leading to", "which led to", "so that", "which cut", "which saved",
	"which raised", "and thereby",
	"wodurch", "sodass", "was zu", "ce qui a", "permettant de", "lo que", "logrando", "consiguiendo",
}

// tellsOutcome reports whether a clause tells what came of something: it opens with a lead or a verb of change, or it
// holds a figure beside a word of movement.
func tellsOutcome(clause string) bool {
	lower := strings.ToLower(clause)
	for _, lead := range resultLeads {
		if i, ok := prose.IndexPhrase(lower, lead); ok && i == 0 {
			return true
		}
	}
	words := strings.Fields(lower)
	for len(words) > 1 && openJoints[prose.Bare(words[0])] {
		words = words[1:]
	}
	if len(words) < 2 {
		return false
	}
	if outcomeWord(words[0]) || noneOf[text.Fold(prose.Bare(words[0]))] ||
		slices.ContainsFunc(inTime, func(p string) bool { return prose.HasPhrase(clause, p) }) {
		return true
	}
	first := clause
	if i := strings.IndexAny(clause, ";"); i > 0 {
		first = clause[:i]
	}
	return len(prose.Figures(first)) > 0 && slices.ContainsFunc(strings.Fields(strings.ToLower(first)),
		func(x string) bool { return movement[prose.Bare(x)] })
}

// noneOf open clauses that tell of a good thing by what did not happen: "no lost-time injuries".
var noneOf = lang.SetOfAll("none")

// inTime are words for work that kept to its time or money.
var inTime = []string{
	"early", "ahead of schedule", "ahead of time", "ahead of plan", "on time", "under budget",
	"within budget", "on budget", "termingerecht", "vorzeitig", "im budget", "dans les délais", "a tiempo",
}

var openJoints = prose.Words("open-joints")

// outcomeWord reports whether a word is a verb of change in a form that tells of one.
func outcomeWord(word string) bool {
	b := prose.Bare(word)
	if foreignOutcomes[b] {
		return true
	}
	v, f, ok := prose.ReadVerb(b)
	return ok && outcomes[v.Base] && (f == prose.Past || f == prose.Gerund || f == prose.Third || v.IsTenseless())
}

// outcomes are verbs that name a change, not a doing.
var outcomes = prose.Words("outcomes")

// foreignOutcomes are forms of such verbs as resumes in German, French and Spanish have them.
var foreignOutcomes = prose.Words("foreign-outcomes")

// movement are words beside which a figure tells of a change: "pages fell from 40 to 9", "bill down 31%".
var movement = prose.Words("movement")

// opensWithOutcome reports whether a line begins with what came of it: "Cut picking errors by 30%".
func opensWithOutcome(head string) bool {
	first, _, several := strings.Cut(head, " ")
	return several && outcomeWord(first)
}

// cutMeans parts "Cut deploys from 40 to 8 minutes by moving 12 services" before the means.
func cutMeans(head string) (outcome, means string) {
	lower := strings.ToLower(head)
	if len(lower) != len(head) {
		return head, ""
	}
	for _, mark := range []string{
		" by ", " through ", " with ", " durch ", " indem ", " mit ", " grâce à ", " en ",
		" avec ", " mediante ", " gracias a ", " con ",
	} {
		for from := 0; ; {
			i := strings.Index(lower[from:], mark)
			if i < 0 {
				break
			}
			i += from
			from = i + len(mark)
			if rest := strings.Fields(lower[from:]); len(rest) > 0 && isMeans(mark, rest[0], head[:i]) {
				return head[:i], head[i+1:]
			}
		}
	}
	return head, ""
}

// isMeans reports whether a word behind "by" or its like begins a means and not an amount or a place. "With" begins one
// only where the outcome before it is whole, with its figure.
func isMeans(mark, word, outcome string) bool {
	switch mark {
	case " with ", " mit ", " avec ", " con ":
		return len(prose.Figures(outcome)) > 0 && len(prose.Figures(word)) == 0
	case " by ":
		return strings.HasSuffix(prose.Bare(word), "ing")
	case " en ":
		return strings.HasSuffix(prose.Bare(word), "ant")
	}
	return len(prose.Figures(word)) == 0
}

// cutPurpose parts "Rebuilt the rota to reduce overtime" before the purpose.
func cutPurpose(head string) (action, purpose string) {
	lower := strings.ToLower(head)
	if len(lower) != len(head) {
		return head, ""
	}
	for _, lead := range []string{"in order to", "so as to", "with the aim of", "afin de", "con el fin de", "um"} {
		if i, ok := prose.IndexPhrase(lower, lead); ok && i > 0 &&
			(lead != "um" || strings.Contains(lower[i:], " zu ")) {
			return strings.TrimRight(head[:i], " ,"), head[i:]
		}
	}
	for from := 0; ; {
		i := strings.Index(lower[from:], " to ")
		if i < 0 {
			return head, ""
		}
		i += from
		from = i + len(" to ")
		next, _, several := strings.Cut(lower[from:], " ")
		if v, f, ok := prose.ReadVerb(prose.Bare(next)); ok && several && f == prose.Base &&
			(outcomes[v.Base] || purposes[v.Base]) {
			return strings.TrimRight(head[:i], " ,"), head[i+1:]
		}
	}
}

// purposes are verbs that name what work is for.
var purposes = prose.Words("purposes")

// careOf reports where an answer from a story could go beyond what the resume says.
func careOf(s Story) []string {
	var out []string
	if prose.InPart(s.Text) {
		out = append(out, fmt.Sprintf("Your resume says “%s”. Describe it the same way: what you did, and what others did.",
			prose.Shortened(s.Text)))
	}
	for _, x := range prose.Figures(s.Text) {
		if strings.HasSuffix(x, "%") {
			out = append(out, fmt.Sprintf(
				"You mention %s. Be ready to explain what it's a percentage of and how it was measured.", x))
			break
		}
	}
	return out
}
