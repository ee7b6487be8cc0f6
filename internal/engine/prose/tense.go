package prose

import (
	"strings"
)

// IsProven reports whether a verb that might be a noun is a verb here: what follows can only be its object.
func IsProven(v *Verb, f Form, next []string) bool {
	doubt := v.Noun
	if f == Gerund {
		doubt = gerundNouns[v.Gerund]
	}
	return !doubt || len(next) > 0 && (StartsNounGroup(next[0]) || f == Gerund && persons[Bare(next[0])])
}

// BaseOf turns the gerund at the head of a clause and every one coordinated with it to its base: "managing a team and
// writing reports" gives "manage a team and write reports". ok is false where a later word may or may not be one of
// those verbs: then nothing is certain and the line must stay.
func BaseOf(words []string) (string, bool) {
	out := append([]string(nil), words...)
	v, ok := gerundOf(words[0])
	if !ok {
		return "", false
	}
	out[0] = SwapWord(words[0], v.Base)
	run, nested := true, false // run: only verbs and joints so far; nested: a gerund hangs on a preposition
	for i := 1; i < len(words); i++ {
		if IsJoint(words[i]) {
			continue
		}
		w, ok := gerundOf(words[i])
		if !ok || IsShouted(words[i]) {
			run = false
			nested = nested || opensClause[Bare(words[i])]
			continue
		}
		switch {
		case !joins(words[i-1]):
			nested = nested || prepositions[Bare(words[i-1])] // "by using"
			if i == 1 {
				return "", false // "managing hiring": two readings
			}
			continue
		case run:
		case nested:
			return "", false
		case strings.HasSuffix(words[i-1], ",") && !joinedLater(words[i+1:]):
			continue // ", ensuring …": a participle, right after any tense
		case endsClause(words, i):
			continue // "and training": a noun
		case !IsProven(w, Gerund, words[i+1:]):
			return "", false
		}
		out[i] = SwapWord(words[i], w.Base)
	}
	return strings.Join(out, " "), true
}

// gerundOf reads a word as a gerund.
func gerundOf(word string) (*Verb, bool) {
	v, f, ok := ReadVerb(Bare(word))
	return v, ok && f == Gerund
}

// joins reports whether a word or the sign behind it coordinates what follows with what stands before.
func joins(word string) bool {
	return IsJoint(word) || strings.HasSuffix(word, ",") || strings.HasSuffix(word, ";")
}

// IsJoint reports whether a word joins others: "and", "or".
func IsJoint(word string) bool {
	switch strings.ToLower(word) {
	case "and", "or", "&", "then":
		return true
	}
	return false
}

// opensClause are words after which verbs belong to another clause.
var opensClause = Words("opens-clause")

var prepositions = Words("prepositions")

// joinedLater reports whether a gerund follows right behind "and".
func joinedLater(words []string) bool {
	for i := 1; i < len(words); i++ {
		if _, ok := gerundOf(words[i]); ok && IsJoint(words[i-1]) {
			return true
		}
	}
	return false
}

// endsClause reports whether nothing that could be an object follows word i.
func endsClause(words []string, i int) bool {
	if i+1 == len(words) || strings.ContainsAny(words[i], ".,;:)") {
		return true
	}
	next := Bare(words[i+1])
	return prepositions[next] || IsJoint(words[i+1])
}

// gerundNouns are -ing forms that are nouns or adjectives of resumes as often as verbs ("marketing campaigns", "working
// knowledge", "operating systems"): a verb only where what follows proves it.
var gerundNouns = Words("gerund-nouns")
