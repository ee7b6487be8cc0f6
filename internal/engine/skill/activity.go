package skill

import (
	"slices"
	"strings"
)

// beginsActivity reports whether an activity begins at token i: a verb after "ability to", "you will" and the like, or
// at the start of a line or list.
func (p *phraser) beginsActivity(i int) bool {
	if p.taken[1][i] > 0 || !actionVerbs[baseVerb(p.words[i])] || p.roleAt(i) == tells {
		return false
	}
	if p.tokens[i].gap&gapSentence != 0 {
		return i+2 < len(p.words)
	}
	if p.tokens[i].gap&gapBreak != 0 {
		return false
	}
	before := p.words[i-1]
	if strings.HasSuffix(p.words[i], "ing") && gerundCues[before] {
		return true // "experience running kilns", "by solving problems"
	}
	if i < 2 {
		return false
	}
	if p.taken[1][i-2] > 0 && (before == "to" || joinWords[before]) {
		return true // a further one, or what the one before is for
	}
	return slices.Contains(activityCues[before], p.words[i-2])
}

// longestActivity is the number of words up to which an activity is taken.
const longestActivity = 12

// activity takes the words of an activity up to the end of its clause.
func (p *phraser) activity(i int) {
	end := i + 1
	for end < len(p.words) && end-i < longestActivity && p.tokens[end].gap&gapBreak == 0 &&
		!activityStop[p.words[end]] {
		p.steps++
		if joinWords[p.words[end]] && end+1 < len(p.words) && actionVerbs[baseVerb(p.words[end+1])] && end-i > 1 {
			break
		}
		if p.words[end] == "to" && end-i > 1 || p.freshStart(end) {
			break // what it is for or to whom it goes, or the next line
		}
		end++
	}
	for end > i+1 && (joinWords[p.words[end-1]] || openWords[p.words[end-1]]) {
		end--
	}
	if end-i > 1 {
		p.takeTokens(i, end, PhraseSkill)
	}
}

// baseVerb brings a verb in -ing, -s or -ed to the form that actionVerbs has.
func baseVerb(word string) string {
	for _, ending := range [...]string{"ing", "es", "ed", "s"} {
		stem, ok := trimEnding(word, ending)
		if !ok {
			continue
		}
		for _, try := range [...]string{stem, stem + "e", stem[:len(stem)-1]} {
			if actionVerbs[try] {
				return try
			}
		}
	}
	return word
}

// trimEnding cuts an ending off a word of which at least three letters stay.
func trimEnding(word, ending string) (string, bool) {
	n := len(word) - len(ending)
	if n < 3 || word[n:] != ending {
		return word, false
	}
	return word[:n], true
}
