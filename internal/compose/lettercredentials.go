package compose

import (
	"slices"
	"strings"

	"vitae/internal/match"
)

// credentials are certificates without any doubt about their status, those that the posting asks for first.
func (l *letterWriter) credentials() []string {
	var askedFor, rest []string
	for i, e := range l.resume.Certificates {
		if e.Name == "" || lesserPart(e.Name) || doubtful(e.Name) {
			continue
		}
		path := itemKey("certificates", i) + ".name"
		name, _, _ := strings.Cut(e.Name, ";")
		if name = withoutStatus(name); !isWhole(name) {
			continue
		}
		if slices.ContainsFunc(l.asked, func(a asked) bool {
			return a.Status == match.Matched && slices.ContainsFunc(a.Proof, func(e match.Evidence) bool { return e.Path == path })
		}) {
			askedFor = append(askedFor, name)
		} else {
			rest = append(rest, name)
		}
	}
	return append(askedFor, rest...)
}

// isWhole says that a credential's name reads as one: no remark behind a colon, no bracket left open, no word that wants
// another behind it.
func isWhole(name string) bool {
	words := strings.Fields(name)
	return len(words) > 0 && !strings.Contains(name, ":") && strings.Count(name, "(") == strings.Count(name, ")") && !prepositions[bare(words[len(words)-1])]
}

// withoutStatus leaves out what stands behind a credential's name: "SWE registration current". It claims less, never more.
func withoutStatus(name string) string {
	words := strings.Fields(name)
	for len(words) > 1 && statusWords[bare(words[len(words)-1])] {
		words = words[:len(words)-1]
	}
	return strings.TrimRight(strings.Join(words, " "), " ,(")
}

var statusWords = wordSet("current valid active passed achieved completed held obtained certified")

// doubtful says that a credential's words hold a status that a letter must not smooth over.
func doubtful(s string) bool {
	lower := strings.ToLower(s)
	return slices.ContainsFunc([]string{"candidate", "expected", "progress", "pending", "course", "learner", "permit", "student", "eligible", "expired", "lapsed", "studying", "enrolled", "booked", "applied", "part 1", "partial", "planned", "due ", "in training", "nominated", "finalist", "shortlisted", "discontinued", "credits"}, func(x string) bool {
		return strings.Contains(lower, x)
	})
}

// certified names up to two credentials.
func (l *letterWriter) certified() (fact, bool) {
	names := l.credentials()
	if len(names) == 0 {
		return fact{}, false
	}
	names = names[:min(2, len(names))]
	if words := strings.Fields(names[0]); len(words) > 1 && beingWords[bare(words[len(words)-1])] {
		return fact{text: "I am " + names[0] + ".", sources: names[:1], entry: ofRest}, true
	} else if len(names) == 1 && heldThings[bare(words[len(words)-1])] {
		return fact{text: "I hold " + held(names[0]) + ".", sources: names, entry: ofRest}, true
	}
	text := list(names)
	if len(names) > 1 && strings.Contains(names[0]+names[1], " and ") {
		text = names[0] + " as well as " + names[1]
	}
	return fact{text: "My credentials include " + text + ".", sources: names, entry: ofRest}, true
}

// held puts an article before a credential whose last word is a thing one can have one of: "an IP qualification".
func held(name string) string {
	words := strings.Fields(name)
	if !isShouted(words[0]) && ordinary(words[0]) {
		words[0] = small(words[0])
	}
	return article(strings.Join(words, " "))
}

var heldThings = wordSet("licence license certificate qualification diploma permit badge card")

// beingWords are words for what somebody is by a credential: "HCPC registered".
var beingWords = wordSet("registered certified chartered licensed qualified accredited")
