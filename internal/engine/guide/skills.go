package guide

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// skillQuestions asks about each thing that the posting asks for, in the round where it belongs: conditions, the work
// itself, its craft, and the work with others.
func (g *writer) skillQuestions() (conditions, work, expert, team []Question) {
	var open []required
	for _, a := range g.byStake() {
		if g.isCredential(a) && g.standing(a) == shownNowhere && a.Required {
			if !g.isPermit(a) {
				open = append(open, a)
			}
			continue
		}
		q, ok := g.skillQuestion(a)
		switch {
		case !ok:
		case g.isCredential(a), a.kind == skill.Language, g.requiredKind(a) == posting.KindLanguage:
			conditions = append(conditions, q)
		case a.kind == skill.Soft:
			team = append(team, q)
		case a.ID == "" || g.requiredClass(a) == posting.Duty:
			work = append(work, q)
		default:
			expert = append(expert, q)
		}
	}
	return append(g.openCredentials(open), conditions...), work, expert, team
}

func (g *writer) isCredential(a required) bool {
	return a.kind == skill.Credential || g.requiredKind(a) == posting.KindCredential
}

// isPermit reports whether the posting makes a legal condition of a thing, which is asked about as one.
func (g *writer) isPermit(a required) bool {
	return slices.ContainsFunc(g.report.KnockOuts, func(k match.KnockOut) bool {
		return k.Kind == string(posting.KindPermit) &&
			(strings.Contains(k.Asked, a.Asked) || strings.Contains(a.Asked, k.Asked))
	})
}

// openCredentials asks once about all credentials that are required and not shown.
func (g *writer) openCredentials(open []required) []Question {
	var labels, words []string
	var cited []Cited
	for _, a := range open {
		if name := g.requiredName(a); name != "" {
			labels = append(labels, name)
			words = append(words, prose.Quote(prose.Shortened(a.Asked)))
			cited = append(cited, fromPosting(a.Asked))
		}
	}
	if len(labels) == 0 {
		return nil
	}
	ask, it := "Do you have this: ", "it"
	if len(labels) > 1 {
		ask, it = "Which of these do you have: ", "them"
	}
	return []Question{{
		Question: ask + prose.List(labels) + "?",
		Rationale: fmt.Sprintf("The posting requires %s, and nothing in your resume shows %s.",
			prose.List(text.Distinct(words)), it),
		Cited:   cited,
		Prepare: []string{"If you have any of these, add them to your resume before the interview, with dates and issuers. If not, find out what it would take to get them."},
	}}
}

// byStake orders what is asked for by what hangs on it: what is required first, then by the points of the match.
func (g *writer) byStake() []required {
	out := slices.Clone(g.requirements)
	slices.SortStableFunc(out, func(a, b required) int {
		if a.Required != b.Required {
			if a.Required {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.MaxPoints, a.MaxPoints)
	})
	return out
}

// inPosting finds what the posting says of an asked thing.
func (g *writer) inPosting(a required) (posting.Requirement, bool) {
	i := slices.IndexFunc(g.posting.Requirements, func(q posting.Requirement) bool {
		return q.Text == a.Asked && a.Required == (q.Class == posting.Must) &&
			slices.ContainsFunc(q.Terms, func(t posting.Term) bool {
				return t.Skill != "" && t.Skill == a.ID || strings.Contains(a.Skill, t.Name)
			})
	})
	if i < 0 {
		return posting.Requirement{}, false
	}
	return g.posting.Requirements[i], true
}

func (g *writer) requiredKind(a required) posting.Kind {
	q, _ := g.inPosting(a)
	return q.Kind
}

func (g *writer) requiredClass(a required) posting.Class {
	q, ok := g.inPosting(a)
	if !ok {
		return posting.Nice
	}
	return q.Class
}

// standing is how the resume shows an asked thing, as an interviewer would see it.
type standing int

const (
	shownWell standing = iota
	shownLongAgo
	shownSmall   // in a small way, by the resume's own words
	shownListed  // in a list or the summary alone
	shownBeside  // by something close
	shownNowhere // not at all
)

func (g *writer) standing(a required) standing {
	switch {
	case a.Status == match.Missing || len(a.Proof) == 0:
		return shownNowhere
	case a.Status == match.Related:
		return shownBeside
	}
	switch grade := a.Proof[0].Grade; {
	case g.inSummary(a):
		return shownListed
	case grade == "qualified", prose.InPart(a.Proof[0].Text):
		return shownSmall
	case grade == "listed":
		return shownListed
	case grade == "used" && a.Strength < freshlyShown && g.ended(a.Proof[0].Path):
		return shownLongAgo
	}
	return shownWell
}

// freshlyShown is the strength of evidence below which it is of work long past. By hand.
const freshlyShown = 0.95

// inSummary reports whether the headline or summary alone speaks of a thing.
func (g *writer) inSummary(a required) bool {
	l, ok := g.lineAt(a.Proof[0].Path)
	return ok && l.Section == document.SectionSummary
}

// ended reports whether a line stands under dates that are over.
func (g *writer) ended(path string) bool {
	l, ok := g.lineAt(path)
	return ok && l.End != ""
}

// skillQuestion asks about one thing. False where it cannot be named in a question.
func (g *writer) skillQuestion(a required) (Question, bool) {
	name := g.requiredName(a)
	if name == "" {
		return Question{}, false
	}
	how := g.standing(a)
	q := Question{Question: g.askOf(a, name, how), Cited: []Cited{fromPosting(a.Asked)}}
	q.Rationale = g.firmness(a) + " " + g.whyShown(a, how)
	if how != shownNowhere {
		q.Cited = append(q.Cited, g.cite(a.Proof[0].Path)...)
	}
	if how != shownListed && how != shownNowhere {
		q.Stories = g.tell(strongest(a.Proof))
	}
	q.Prepare, q.Care = g.openFor(a, name, how, len(q.Stories) > 0)
	return q, true
}

// nearlyBest is the share of the best line's weight from which on another line is as good a story. By hand.
const nearlyBest = 0.8

// strongest returns the paths of the lines that show a thing about as well as the best one does.
func strongest(proof []match.Evidence) []string {
	var out []string
	for _, e := range proof {
		if e.Weight >= nearlyBest*proof[0].Weight && (e.Grade == "related") == (proof[0].Grade == "related") {
			out = append(out, e.Path)
		}
	}
	return out
}

// requiredName is the name of an asked thing as it stands in a question; the posting's own words stand in quotes.
func (g *writer) requiredName(a required) string {
	if s, ok := g.c.Skill(a.ID); ok {
		if a.kind == skill.Credential || a.kind == skill.Language || a.kind == skill.Soft || a.kind == skill.Tool ||
			sharesBeginning(s.Name, g.posting.Text) {
			return prose.SpokenSkill(s)
		}
		// The posting's own words: the catalogue's name may not be what it means.
		if words := strings.Trim(a.Asked, " .,;:~-–•*·"); prose.WordCount(words) <= mostRequiredWords &&
			!strings.ContainsAny(words, "“”\n") {
			return prose.Quote(words)
		}
		if said := g.postingsTerm(a.ID); said != "" {
			return prose.Quote(said)
		}
		return prose.SpokenSkill(s)
	}
	if strings.ContainsAny(a.Skill, "“”\n") || prose.WordCount(a.Skill) > 8 {
		return ""
	}
	return prose.Quote(a.Skill)
}

// mostRequiredWords is how many words of a posting a question repeats in place of a skill's name.
const mostRequiredWords = 6

// postingsTerm returns the words of the posting that were read as a skill.
func (g *writer) postingsTerm(id skill.ID) string {
	for _, q := range g.posting.Requirements {
		for _, t := range q.Terms {
			if t.Skill == id && t.Start >= 0 && t.Start < t.End && t.End <= len(g.posting.Text) {
				if said := strings.Join(strings.Fields(g.posting.Text[t.Start:t.End]),
					" "); prose.WordCount(said) <= mostRequiredWords && !strings.ContainsAny(said, "“”") {
					return said
				}
			}
		}
	}
	return ""
}

// sharesBeginning reports whether a text has a word that begins like one of a name.
func sharesBeginning(name, s string) bool {
	const letters = 7
	low := " " + text.Fold(s)
	return slices.ContainsFunc(strings.Fields(text.Fold(name)), func(x string) bool {
		return len(x) > 1 && strings.Contains(low, " "+x[:min(len(x), letters)])
	})
}

// working reports how one has to do with a thing: "with Terraform", "in wound care", "on “pricing work”".
func (g *writer) working(a required, name string) string {
	switch {
	case a.ID == "", strings.HasPrefix(name, "“"):
		return "on " + name
	case a.kind == skill.Tool:
		return "with " + name
	}
	return "in " + name
}

// turn takes the ways of asking in turn, so that no two questions in a row read alike.
func (g *writer) turn(what string, ways ...string) string {
	n := g.asks[what]
	g.asks[what]++
	return ways[(n+choice(len(ways), what, g.posting.Title))%len(ways)]
}

// askOf words the question.
func (g *writer) askOf(a required, name string, how standing) string {
	fill := func(s string) string {
		return strings.NewReplacer("{x}", name, "{X}", text.Capital(name), "{working}", g.working(a, name)).Replace(s)
	}
	switch {
	case g.isCredential(a):
		return fill(credentialAsk(how))
	case a.kind == skill.Language:
		return fill("How well do you speak {x}, and what have you used it for at work?")
	case a.kind == skill.Soft && how == shownNowhere:
		return fill("Tell me about a situation at work in which {x} mattered. What did you do?")
	case how == shownNowhere && (a.Required || g.requiredClass(a) == posting.Duty):
		return fill(g.turn("missing", "This job needs {x}. What experience do you have with it, or with something similar?",
			"Have you worked {working}? If not, how would you learn it?",
			"What experience do you have with {x}?"))
	case how == shownNowhere:
		return fill(g.turn("wish", "Have you worked {working}?",
			"Experience with {x} would be a plus here. Do you have any?"))
	case a.kind == skill.Soft:
		return fill(g.turn("soft", "Tell me about a situation at work in which {x} mattered. What did you do?",
			"When was {x} put to the test in your work, and what happened?"))
	case how == shownBeside:
		return g.besideAsk(a, name)
	case how == shownSmall:
		return fill("How much experience do you have {working}?")
	case how == shownListed && g.inSummary(a):
		return fill("Your summary mentions {x}. Can you give an example from your work?")
	case how == shownListed:
		if l, ok := g.lineAt(a.Proof[0].Path); ok && l.Kind != document.LineSkill {
			return fill("Your resume mentions {x} in passing. Where have you used it?")
		}
		return fill(g.turn("listed", "You list {x} as a skill. Where have you used it?",
			"You list {x} as a skill. What was the last thing you did with it?"))
	case how == shownLongAgo:
		return fill("When did you last work {working}, and how would you get up to speed again?")
	case a.ID == "":
		return fill(g.turn("own", "Where has {x} come up in your work, and what did you do?",
			"The job asks for {x}. What in your experience shows it?"))
	case a.kind == skill.Tool:
		return fill(g.turn("tool", "Tell me about a piece of work in which you used {x}. What was your own part?",
			"Tell me about something that went wrong when you used {x}. How did you fix it?",
			"What have you done with {x} that you would do differently today?"))
	}
	return fill(g.turn("craft", "Walk me through one of your projects {working}, from start to finish.",
		"What was the hardest problem you've had {working}, and how did you solve it?",
		"How do you check the quality of your work {working}?"))
}

func credentialAsk(how standing) string {
	switch how {
	case shownNowhere:
		return "Do you have this: {x}?"
	case shownBeside, shownSmall:
		return "Do you already have this: {x}? If not, how far along are you?"
	case shownWell, shownLongAgo, shownListed:
	}
	return "{X}: when did you get it, and how long is it valid?"
}

// besideAsk asks about a thing through the one that the resume shows.
func (g *writer) besideAsk(a required, name string) string {
	l, _ := g.lineAt(a.Proof[0].Path)
	via, ok := g.c.Skill(a.Proof[0].Via)
	switch {
	case ok && (l.Kind != document.LineBullet || via.Kind == skill.Credential):
		return fmt.Sprintf("Your resume mentions %s. What would you still need to learn to work %s?", prose.SpokenSkill(via),
			g.working(a, name))
	case ok:
		return fmt.Sprintf("You've worked %s. What would you still need to learn to work %s?", workedWith(via), g.working(a, name))
	}
	return fmt.Sprintf("What in your work comes closest to %s?", name)
}

// workedWith is working for a skill of the catalogue.
func workedWith(s skill.Skill) string {
	if s.Kind == skill.Tool {
		return "with " + s.Name
	}
	return "in " + prose.SpokenSkill(s)
}

// firmness reports how the posting asks, in its words.
func (g *writer) firmness(a required) string {
	words := prose.Quote(prose.Shortened(a.Asked))
	switch g.requiredClass(a) {
	case posting.Must:
		return "The posting requires it: " + words + "."
	case posting.Duty:
		return "It's part of the job: " + words + "."
	case posting.Nice:
	}
	return "The posting lists it as nice to have: " + words + "."
}

// whyShown reports what an interviewer sees of it in the resume.
func (g *writer) whyShown(a required, how standing) string {
	line := ""
	if how != shownNowhere {
		line = prose.Quote(prose.Shortened(a.Proof[0].Text))
	}
	switch how {
	case shownNowhere:
		return "Your resume doesn't show it."
	case shownBeside:
		if via, ok := g.c.Skill(a.Proof[0].Via); ok {
			return fmt.Sprintf("Your resume shows %s, which is similar but not the same: %s.", prose.SpokenSkill(via), line)
		}
		return fmt.Sprintf("Your resume only shows something similar: %s.", line)
	case shownSmall:
		if via, ok := g.c.Skill(a.Proof[0].Via); ok {
			return fmt.Sprintf("Your resume only implies it through %s: %s.", prose.SpokenSkill(via), line)
		}
		return fmt.Sprintf("Your resume shows only limited experience with it: %s.", line)
	case shownListed:
		if g.inSummary(a) {
			return "Your resume mentions it in the summary, but no job shows it."
		}
		return "Your resume mentions it, but no job shows it: " + line + "."
	case shownLongAgo:
		l, _ := g.lineAt(a.Proof[0].Path)
		return fmt.Sprintf("The line that shows it is from work that ended in %d: %s.", l.End.Year(), line)
	case shownWell:
	}
	if via, ok := g.c.Skill(a.Proof[0].Via); ok {
		return fmt.Sprintf("Your resume shows it through %s: %s.", prose.SpokenSkill(via), line)
	}
	if a.kind == skill.Credential || a.kind == skill.Language {
		return "Your resume mentions it: " + line + "."
	}
	return "Your resume shows it, so expect to be asked how you did it: " + line + "."
}

// openFor reports what the person has to find out about their own work, and where the truth ends.
func (g *writer) openFor(a required, name string, how standing, described bool) (prepare, care []string) {
	credential := g.isCredential(a)
	switch {
	case how == shownNowhere && credential:
		return []string{"Do you have it? If so, add it to your resume with its date and issuer before the interview. If not, be ready to explain what you would need to do to get it."}, nil
	case how == shownNowhere && a.kind == skill.Language:
		return []string{fmt.Sprintf("If you speak %s, add your level to your resume.", name)}, nil
	case how == shownNowhere && a.kind == skill.Soft:
		return []string{"Which situation at work shows it? Write down what it was about, what you did and what the result was."}, nil
	case how == shownNowhere:
		return []string{"Have you done this before? If so, write down where, what you did and what the result was. If not, decide how you would start learning it."},
			[]string{fmt.Sprintf(
				"Don't claim more experience with %s than you have. The truth is better than a story that falls apart.", name)}
	case credential && how == shownBeside, credential && how == shownSmall:
		return nil, []string{fmt.Sprintf("Say exactly what you have: %s. Don't exaggerate.",
			prose.Quote(prose.Shortened(a.Proof[0].Text)))}
	case how == shownBeside:
		return nil, []string{fmt.Sprintf("Describe exactly what you did. It's similar to %s but not the same.",
			name)}
	case how == shownSmall:
		return []string{"What did you do yourself, and what did others decide?"},
			[]string{fmt.Sprintf("Your resume says %s. Don't claim more than that.",
				prose.Quote(prose.Shortened(a.Proof[0].Text)))}
	case how == shownListed, !described && a.kind != skill.Credential && a.kind != skill.Language:
		return []string{"Which part of your work shows this? Write down where it was, what your task was, what you did and what the result was."}, nil
	}
	return nil, nil
}

// hasWord reports whether a line holds one of some words.
func hasWord(l document.Line, words map[string]bool) bool {
	return slices.ContainsFunc(strings.Fields(l.Text), func(x string) bool { return words[prose.Bare(x)] })
}

func choice(n int, keys ...string) int {
	h := fnv.New32a()
	for _, k := range keys {
		h.Write([]byte(k))
		h.Write([]byte{0})
	}
	return int(h.Sum32() % uint32(n))
}
