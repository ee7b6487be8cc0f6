package compose

import "strings"

// Verbs that claim more than the original's.

// helpedOnes are whom one helps as one's own work.
var helpedOnes = stemSet(`customer client user patient resident student pupil child guest family people person visitor member caller learner passenger shopper colleague staff employee tenant elder adult parent public`)

// coworkers are whom one helps with their work.
var coworkers = stemSet(`colleague staff employee member`)

// helpPairs are two words by which a clause says so.
var helpPairs = map[string]bool{
	"involved in": true, "worked on": true, "worked with": true, "worked alongside": true, "sat in": true, "part of": true, "exposed to": true, "assistance with": true,
}

// helps finds the verb by which a clause says that somebody else did it, -1 where there is none; ownWork says that it is
// the work itself ("helped customers", "supported 120 users").
func helps(c clause) (at int, ownWork bool) {
	tokens := c.tokens()
	for i := range tokens {
		t := &tokens[i]
		if helpPairs[t.low+" "+lowAt(tokens, i+1)] {
			return c.from + i, t.low == "worked" && tokens[i+1].low == "with"
		}
		if !helpVerbs[t.stem] || !isVerbHere(tokens, i) {
			continue
		}
		for j := i + 1; j < len(tokens) && j < i+4; j++ {
			w := &tokens[j]
			if w.kind == numberToken || smallNumbers[w.low] > 0 || stopWords[w.low] && w.low != "with" && w.low != "in" && w.low != "to" {
				continue
			}
			if helpedOnes[w.stem] {
				return c.from + i, !doesAfter(tokens, j) && (!coworkers[w.stem] || lowAt(tokens, j+1) != "with")
			}
			break
		}
		return c.from + i, false
	}
	return -1, false
}

// doesAfter says whether a verb of making follows: "helped the team build".
func doesAfter(tokens []token, j int) bool {
	for i := j + 1; i < len(tokens) && i < j+4; i++ {
		if makeVerbs[tokens[i].stem] || leadVerbs[tokens[i].stem] {
			return true
		}
	}
	return false
}

// isVerbHere tells the verb from the noun: "supported", "helps with", "support the" at the start; not "customer support".
func isVerbHere(tokens []token, i int) bool {
	low := tokens[i].low
	switch low {
	case "helper", "helpers", "assistant", "assistants", "supporter", "contributor", "observer", "observation", "observations", "joint", "shadows", "participants", "participant", "assistance", "contribution", "contributions", "aids":
		return false
	}
	if strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "ing") {
		return true
	}
	if i > 0 && tokens[i].glued || i+1 < len(tokens) && (tokens[i+1].low == "desk" || tokens[i+1].glued) {
		return false
	}
	return i == 0 || tokens[i].pause >= pauseComma || verbLeads[tokens[i-1].low]
}

// verbLeads are words behind which a form that could be a noun is a verb: "and support", "I help".
var verbLeads = setOf("and to i also")

// leadNouns share a stem with verbs of leading; leadBases are such verbs in their base form.
var (
	leadNouns = setOf(`owner owners manager managers leader leaders director directors supervisor management leadership direct head`)
	leadBases = setOf(`lead own manage oversee direct supervise`)
)

// leads finds a verb of leading, -1 where there is none.
func leads(c clause) int {
	tokens := c.tokens()
	for i := range tokens {
		t := &tokens[i]
		if runsUnit(tokens, i) {
			return c.from + i
		}
		if t.glued || i+1 < len(tokens) && tokens[i+1].glued || !leadVerbs[t.stem] && !signVerbs[t.stem] {
			continue
		}
		past := strings.HasSuffix(t.low, "ed") || t.low == "led" || t.low == "oversaw"
		opens := i == 0 && !leadNouns[t.low]
		second := i > 0 && tokens[i-1].low == "and" && leadBases[t.low]
		if past || opens || second {
			return c.from + i
		}
	}
	return -1
}

// makes finds a verb by which the writer did it.
func makes(c clause) int {
	tokens := c.tokens()
	for i := range tokens {
		t := &tokens[i]
		if makeVerbs[t.stem] && !t.glued && (i == 0 || strings.HasSuffix(t.low, "ed") || tokens[i].pause >= pauseComma || tokens[i-1].low == "and" || irregular[t.low] != "" && irregular[t.low] != t.low) && !strings.HasSuffix(t.low, "er") && !strings.HasSuffix(t.low, "ment") {
			return c.from + i
		}
	}
	return -1
}

// checkVerbs finds a verb that claims more than the original's: help told as doing, doing told as leading.
func (k *comparison) checkVerbs(a aligned) {
	lead, do := leads(a.now), makes(a.now)
	help, ownWork := helps(a.old)
	if still, _ := helps(a.now); still >= 0 {
		help = -1
	}
	report := func(at int, severity, was string) {
		value, line := a.now.text(), a.now.st.tokens[a.now.from].line
		if at >= 0 {
			value, line = a.now.st.tokens[at].text, a.now.st.tokens[at].line
		}
		k.report(Finding{Kind: "verb", Value: clip(value), Severity: severity}, line, "Your original resume says less than “"+clip(value)+"” here: “"+clip(was)+"”. Is it right?")
	}
	whole := clause{a.old.st, 0, len(a.old.st.tokens)}
	switch {
	case help >= 0 && whole.st.bullet && !helpsAnywhere(a.now.st):
		severity := High
		if ownWork || lead < 0 && do < 0 {
			severity = Review
		}
		if ownWork && lead < 0 {
			return
		}
		report(max(lead, do), severity, a.old.text())
	case lead >= 0 && !k.inCharge(whole):
		report(lead, Review, a.old.text())
	}
}

func helpsAnywhere(s *statement) bool {
	at, _ := helps(clause{s, 0, len(s.tokens)})
	return at >= 0
}

// inCharge says whether a statement of the original bears a verb of leading.
func (k *comparison) inCharge(c clause) bool {
	for i := c.from; i < c.to; i++ {
		if t := &c.st.tokens[i]; chargeWords[t.stem] && !othersPost(c.st.tokens, i) {
			return true
		}
	}
	return false
}

// chiefs are posts of those who lead.
var chiefs = setOf(`manager owner director supervisor leader chief head foreman principal captain`)

// othersPost says whether the word is the post of somebody else: "the site manager", "reported to the head".
func othersPost(tokens []token, i int) bool {
	if !chiefs[tokens[i].low] {
		return false
	}
	for j := i - 1; j >= 0 && j >= i-3 && tokens[j+1].pause == pauseNone; j-- {
		switch tokens[j].low {
		case "as":
			return false
		case "the", "our", "my", "by", "to", "with", "his", "her", "their":
			return lowAt(tokens, j-1) != "as"
		}
	}
	return false
}

// units are what one runs.
var units = setOf(`kitchen shop store ward department office branch clinic school restaurant team crew shift practice studio class workshop depot farm hotel`)

// runsUnit says whether the verb at token i says that a unit is run: "ran the kitchen", "run a crew of four".
func runsUnit(tokens []token, i int) bool {
	if low := tokens[i].low; low != "run" && low != "ran" && low != "runs" && low != "running" {
		return false
	}
	for j := i + 1; j < len(tokens) && j < i+4 && tokens[j].pause == pauseNone; j++ {
		if units[tokens[j].low] {
			return true
		}
	}
	return false
}
