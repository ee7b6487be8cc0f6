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

// Conjugate turns the verb at the head of a clause and every verb coordinated with it from one form into another:
// "managing a team and writing reports" gives "managed a team and wrote reports". ok is false where a later word may
// or may not be one of those verbs: then nothing is certain and the line must stay.
func Conjugate(words []string, from, to Form) (string, bool) {
	out := append([]string(nil), words...)
	v, f, ok := ReadVerb(Bare(words[0]))
	if !ok || f != from {
		return "", false
	}
	out[0] = SwapWord(words[0], v.In(to))
	run, nested := true, false // run: only verbs and joints so far; nested: a verb of this form hangs on a preposition
	for i := 1; i < len(words); i++ {
		if IsJoint(words[i]) {
			continue
		}
		w, ok := verbOf(words[i], from)
		if !ok {
			run = false
			nested = nested || opensClause[Bare(words[i])]
			continue
		}
		switch {
		case !joins(words[i-1]):
			nested = nested || from != Past && hangs(words[i-1], from)
			if i == 1 && from == Gerund {
				return "", false // "managing hiring": two readings
			}
			continue
		case run:
		case nested:
			return "", false
		case from == Gerund && strings.HasSuffix(words[i-1], ",") && !joinedLater(words[i+1:], from):
			continue // ", ensuring …": a participle, right after any tense
		case endsClause(words, i):
			continue // "and training": a noun
		case !IsProven(w, from, words[i+1:]):
			return "", false
		}
		out[i] = SwapWord(words[i], w.In(to))
	}
	return strings.Join(out, " "), true
}

// verbOf reads a word as a verb of one form.
func verbOf(word string, f Form) (*Verb, bool) {
	v, is, ok := ReadVerb(Bare(word))
	return v, ok && is == f && !IsShouted(word)
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

// hangs reports whether a verb after this word belongs to it: "by using", "to improve".
func hangs(before string, f Form) bool {
	if f == Base {
		return Bare(before) == "to"
	}
	return prepositions[Bare(before)]
}

var prepositions = Words("prepositions")

func joinedLater(words []string, f Form) bool {
	for i := 1; i < len(words); i++ {
		if _, wf, ok := ReadVerb(Bare(words[i])); ok && wf == f && IsJoint(words[i-1]) {
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
