package coach

import (
	"regexp"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/text"
)

// The words by which the parts of a story are recognised. They are signs and no proof, so that a part that is missed is
// a question.
var (
	situationWords = regexp.MustCompile(
		`(?i)\b(when (?:i|we)|while (?:i|we)|at the time|back then|during|last year|in (?:19|20)\d\d|our (?:team|company|client|customers?)|(?:i|we) (?:was|were) (?:working|at|in)|there was|there were|(?:i|we) had (?:a|an|no|just|only))\b`)
	taskWords = regexp.MustCompile(
		`(?i)\b(my (?:task|job|role|part|goal|aim|responsibility)|the (?:goal|aim|task|problem|challenge|question) was|(?:i|we) (?:had|needed|wanted|was asked|were asked|was told|were told) to|asked me to|(?:i|we) (?:was|were) responsible|was supposed to|in order to|so i had)\b`)
	actionWords = regexp.MustCompile(
		`\bI (?:\w+ly |also |then |first |personally )?(?:\w{2,}ed|built|led|wrote|made|ran|took|set|held|brought|chose|cut|drew|found|gave|got|grew|kept|met|put|sent|sold|spent|spoke|taught|told|thought|went|won|began|broke|bought|did)\b`)
)

// storyParts looks for situation, task, action and result.
func storyParts(answer string, doc *document.Resume) []PracticeCheck {
	return []PracticeCheck{
		storyPart("SITUATION", situationWords.MatchString(answer) || namesAPlace(answer, doc),
			"You said where and when it was.", "Where and when was it? One sentence is enough."),
		storyPart("TASK", taskWords.MatchString(answer), "You said what the task was.",
			"What was the task, and why was it yours?"),
		storyPart("ACTION", actionWords.MatchString(answer), "You said what you did.",
			"What did you do yourself? Start a sentence with “I” and say what you did."),
		storyPart("RESULT", namesAResult(answer), "You said what the result was.",
			"What was the result? A number, a change, or what you learned."),
	}
}

func storyPart(kind string, ok bool, found, missed string) PracticeCheck {
	if ok {
		return PracticeCheck{Kind: kind, OK: true, Message: found}
	}
	return PracticeCheck{Kind: kind, Message: missed}
}

// The words by which a result is recognised: what says that one follows, and a change that happened. “From Leeds to
// Wakefield”, “finally” and “so that” are no results, and what was planned isn't one yet.
var (
	resultFollows = regexp.MustCompile(
		`(?i)\b(as a result|in the end|the (?:result|outcome) was|(?:this|that|it|which) (?:led to|resulted in|meant|saved|gave us|brought)|since then|ever since|(?:i|we) (?:also )?(?:learned|learnt)|taught me|we shipped|we won)\b`)
	changed = regexp.MustCompile(
		`(?i)\b(?:(?:increased|decreased|reduced|improved|shortened|dropped|fell|rose|grew|climbed|went|came|got|cut|raised|lowered|brought|took)\b.{0,60}?\b(?:(?:by|to|from|below|above|under|over) (?:about |around |almost |nearly |over |under |just )?[$€£]?\d|(?:by|in) half\b)|(?:went|came|fell|cut|brought)\b.{0,60}?\b(?:up|down)(?:$|[.;])|(?:halved|doubled|tripled|saved)\b|(?:increased|decreased|improved) by\b|(?:got|became|was|were) (?:much |far |a lot )?(?:faster|quicker|better|cheaper|safer|fewer|shorter|easier|smoother)\b|no (?:more|further)\b|(?:finished|delivered|completed|cleared|shipped|passed|met|reached|hit|launched)\b.{0,40}?\b(?:on time|early|ahead|within|under budget|target|deadline|goal|in (?:a|one|two|three|\d+) (?:days?|weeks?|months?)))`)
	percent = regexp.MustCompile(`(?i)\b(?:by|to|from|above|over|nearly|almost) (?:about |around )?\d[\d.,]* ?(?:%|percent\b)|\b(?:de|von|from) \d[\d.,]* ?(?:%|percent\b).{0,10}? (?:à|a|auf|to) \d`)
	planned = regexp.MustCompile(
		`(?i)\b(?:(?:goal|aim|target|task|job|plan|idea|challenge) was|(?:had|needed|wanted|hoped|tried|planned|going|supposed|asked me|was asked|were asked|was told|were told) to|so that|in order to|to (?:see|find out|know)|would|should|could)\b`)
	resultUnknown = regexp.MustCompile(
		`(?i)\b(?:(?:don't|do not|didn't|did not|never) (?:know|knew|remember|measure|measured|see|saw|learn|learned|change|changed|improve)|no (?:result|outcome|change)|nothing (?:changed|came of it|happened))\b`)
)

// namesAResult reports whether a sentence of an answer names what came of it.
func namesAResult(answer string) bool {
	answer = strings.Join(strings.Fields(answer), " ")
	for _, at := range text.Sentences(answer) {
		s := at.Of(answer)
		if resultUnknown.MatchString(s) || strings.HasSuffix(s, "?") {
			continue
		}
		if resultFollows.MatchString(s) {
			return true
		}
		for part := range strings.SplitSeq(s, ", ") {
			if !planned.MatchString(part) && (changed.MatchString(part) || percent.MatchString(part)) {
				return true
			}
		}
	}
	return false
}

// namesAPlace reports whether an answer names an employer, a project or a school of the resume.
func namesAPlace(answer string, doc *document.Resume) bool {
	if doc == nil {
		return false
	}
	var places []string
	for _, w := range doc.Work {
		places = append(places, w.Name)
	}
	for _, p := range doc.Projects {
		places = append(places, p.Name)
	}
	for _, e := range doc.Education {
		places = append(places, e.Institution)
	}
	low := strings.ToLower(answer)
	for _, p := range places {
		if p = strings.ToLower(strings.TrimSpace(p)); len(p) > 2 && strings.Contains(low, p) {
			return true
		}
	}
	return false
}
