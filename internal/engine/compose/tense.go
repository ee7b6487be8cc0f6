package compose

import (
	"strings"
)

// proven reports whether a verb that might be a noun is a verb here: what follows can only be its object.
func proven(v *verb, f form, next []string) bool {
	doubt := v.noun
	if f == gerund {
		doubt = gerundNouns[v.gerund]
	}
	return !doubt || len(next) > 0 && (startsNounGroup(next[0]) || f == gerund && persons[bare(next[0])])
}

// conjugate turns the verb at the head of a clause and every verb coordinated with it from one form into another:
// "managing a team and writing reports" gives "managed a team and wrote reports". ok is false where a later word may
// or may not be one of those verbs: then nothing is certain and the line must stay.
func conjugate(words []string, from, to form) (string, bool) {
	out := append([]string(nil), words...)
	v, f, ok := readVerb(bare(words[0]))
	if !ok || f != from {
		return "", false
	}
	out[0] = swapWord(words[0], v.in(to))
	run, nested := true, false // run: only verbs and joints so far; nested: a verb of this form hangs on a preposition
	for i := 1; i < len(words); i++ {
		if isJoint(words[i]) {
			continue
		}
		w, ok := verbOf(words[i], from)
		if !ok {
			run = false
			nested = nested || opensClause[bare(words[i])]
			continue
		}
		switch {
		case !joins(words[i-1]):
			nested = nested || from != past && hangs(words[i-1], from)
			if i == 1 && from == gerund {
				return "", false // "managing hiring": two readings
			}
			continue
		case run:
		case nested:
			return "", false
		case from == gerund && strings.HasSuffix(words[i-1], ",") && !joinedLater(words[i+1:], from):
			continue // ", ensuring …": a participle, right after any tense
		case endsClause(words, i):
			continue // "and training": a noun
		case !proven(w, from, words[i+1:]):
			return "", false
		}
		out[i] = swapWord(words[i], w.in(to))
	}
	return strings.Join(out, " "), true
}

// verbOf reads a word as a verb of one form.
func verbOf(word string, f form) (*verb, bool) {
	v, is, ok := readVerb(bare(word))
	return v, ok && is == f && !isShouted(word)
}

// joins reports whether a word or the sign behind it coordinates what follows with what stands before.
func joins(word string) bool {
	return isJoint(word) || strings.HasSuffix(word, ",") || strings.HasSuffix(word, ";")
}

func isJoint(word string) bool {
	switch strings.ToLower(word) {
	case "and", "or", "&", "then":
		return true
	}
	return false
}

// opensClause are words after which verbs belong to another clause.
var opensClause = listed("opens-clause")

// hangs reports whether a verb after this word belongs to it: "by using", "to improve".
func hangs(before string, f form) bool {
	if f == base {
		return bare(before) == "to"
	}
	return prepositions[bare(before)]
}

var prepositions = listed("prepositions")

func joinedLater(words []string, f form) bool {
	for i := 1; i < len(words); i++ {
		if _, wf, ok := readVerb(bare(words[i])); ok && wf == f && isJoint(words[i-1]) {
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
	next := bare(words[i+1])
	return prepositions[next] || isJoint(words[i+1])
}
