package compose

import (
	"slices"
	"strings"
)

// strongOpening puts the work itself at the head of a sentence that opens with a phrase about the work
// ("Responsible for managing", "Was able to reduce"). The verb it chooses claims no more than the phrase did: what was
// help stays help, what was part of something stays part. weak is the phrase that went.
func strongOpening(s string, t tense) (strong, weak string, ok bool) {
	lower := strings.ToLower(s)
	for _, o := range openings {
		if !strings.HasPrefix(lower, o.phrase+" ") || len(lower) != len(s) {
			continue
		}
		rest := strings.Fields(s[len(o.phrase)+1:])
		if len(rest) == 0 {
			return s, "", false
		}
		if o.said != noTense {
			t = o.said
		}
		if strong, ok = o.rewrite(rest, t); ok {
			return capital(strong), capital(o.phrase), true
		}
		return s, "", false
	}
	return s, "", false
}

// opening is a phrase about work. said is the tense that the phrase itself stands in; noTense leaves it to the dates.
type opening struct {
	phrase  string
	said    tense
	rewrite func(rest []string, t tense) (string, bool)
}

// openings, longest first where one begins another.
var openings = []opening{
	{"was also responsible for", pastTense, duty},
	{"also responsible for", noTense, duty},
	{"was responsible for", pastTense, duty},
	{"responsible for", noTense, duty},
	{"my responsibilities included", pastTense, duty},
	{"responsibilities included", pastTense, duty},
	{"responsibilities include", noTense, duty},
	{"my duties included", pastTense, duty},
	{"duties included", pastTense, duty},
	{"duties include", noTense, duty},
	{"was tasked with", pastTense, deeds},
	{"tasked with", noTense, deeds},
	{"was in charge of", pastTense, deeds},
	{"in charge of", noTense, deeds},
	{"charged with", noTense, deeds},
	{"was actively involved in", pastTense, swap("contribute", "to")},
	{"actively involved in", noTense, swap("contribute", "to")},
	{"was involved in", pastTense, swap("contribute", "to")},
	{"involved in", noTense, swap("contribute", "to")},
	{"was able to", pastTense, done},
	{"managed to", pastTense, done},
	{"assisted in", pastTense, help},
	{"assisted with", pastTense, help},
	{"assist in", present, help},
	{"assist with", present, help},
	{"helped out with", pastTense, swap("help", "with")},
	{"helped to", pastTense, swap("help", "")},
	{"made sure that", pastTense, swap("ensure", "that")},
	{"made sure", pastTense, swap("ensure", "")},
	{"came up with", pastTense, swap("devise", "")},
	{"dealt with", pastTense, handle},
}

// duty reads what follows "Responsible for": deeds, a deed made a noun ("the preparation of"), or a thing.
func duty(rest []string, t tense) (string, bool) {
	if s, ok := deeds(rest, t); ok {
		return s, true
	}
	if s, ok := nominal(rest, t); ok {
		return s, true
	}
	return handle(rest, t)
}

// deeds reads gerunds: "managing stock and writing orders".
func deeds(rest []string, t tense) (string, bool) {
	v, f, ok := readVerb(bare(rest[0]))
	if t == noTense || !ok || f != gerund || endsClause(rest, 0) && !isJoint(at(rest, 1)) {
		return "", false
	}
	coordinated := isJoint(at(rest, 1)) || strings.HasSuffix(rest[0], ",")
	if !coordinated && !proven(v, gerund, rest[1:]) {
		return "", false
	}
	return conjugate(rest, gerund, t.form())
}

// nominal reads deeds made nouns: "the preparation and filing of VAT returns" gives "Prepared and filed VAT returns".
func nominal(rest []string, t tense) (string, bool) {
	if t == noTense || hasGerund(rest) {
		return "", false
	}
	if bare(rest[0]) == "the" {
		rest = rest[1:]
	}
	of := slices.Index(rest, "of")
	if of < 1 || of > 3 || of == 2 || of+1 >= len(rest) {
		return "", false
	}
	first, ok := nominals[rest[0]]
	if !ok {
		return "", false
	}
	head := conjugated(first, t)
	if of == 3 {
		second, ok := nominals[rest[2]]
		if !ok || rest[1] != "and" {
			return "", false
		}
		head += " and " + conjugated(second, t)
	}
	return head + " " + strings.Join(rest[of+1:], " "), true
}

var nominals = map[string]string{
	"administration": "administer", "assembly": "assemble", "calibration": "calibrate", "coordination": "coordinate",
	"creation": "create", "delivery": "deliver", "deployment": "deploy", "design": "design", "development": "develop",
	"evaluation": "evaluate", "execution": "execute", "implementation": "implement", "inspection": "inspect",
	"installation": "install", "integration": "integrate", "introduction": "introduce", "maintenance": "maintain",
	"management": "manage", "negotiation": "negotiate", "operation": "operate", "organisation": "organise",
	"organization": "organize", "planning": "plan", "preparation": "prepare", "production": "produce", "promotion": "promote",
	"recruitment": "recruit", "supervision": "supervise", "translation": "translate", "analysis": "analyse",
	"filing": "file", "testing": "test", "training": "train",
}

// handle opens with "Handled" before a thing. People are not handled, and a sum of money or a place that somebody is
// responsible for means more than handling: such lines stay as they are.
func handle(rest []string, t tense) (string, bool) {
	head := headNoun(rest)
	if t == noTense || hasGerund(rest) || head == "" || persons[head] || charges[head] || personSuffix(head) || hasPhrase(strings.Join(rest, " "), "handling") || isEnumeration(rest) {
		return "", false
	}
	return conjugated("handle", t) + " " + strings.Join(rest, " "), true
}

// isEnumeration says that words only list many things: no verb makes work of them.
func isEnumeration(words []string) bool {
	commas := 0
	for _, x := range words {
		if strings.HasSuffix(x, ",") {
			commas++
		}
	}
	return commas > 2
}

// done reads what somebody was able to do: they did it.
func done(rest []string, _ tense) (string, bool) {
	if _, f, ok := readVerb(bare(rest[0])); !ok || f != base {
		return "", false
	}
	return conjugate(rest, base, past)
}

// help keeps help as help: "Assisted with preparing", "Assisted in the preparation of" give "Helped prepare".
func help(rest []string, t tense) (string, bool) {
	if t == noTense {
		return "", false
	}
	if v, f, ok := readVerb(bare(rest[0])); ok && f == gerund && len(rest) > 1 && !endsClause(rest, 0) && proven(v, gerund, rest[1:]) {
		s, ok := conjugate(rest, gerund, base)
		return conjugated("help", t) + " " + s, ok
	}
	if s, ok := nominal(rest, present); ok {
		return conjugated("help", t) + " " + s, true
	}
	return "", false
}

// swap opens with another verb and particle and keeps the rest.
func swap(verb, particle string) func([]string, tense) (string, bool) {
	return func(rest []string, t tense) (string, bool) {
		if t == noTense {
			return "", false
		}
		return strings.Join(strings.Fields(conjugated(verb, t)+" "+particle+" "+strings.Join(rest, " ")), " "), true
	}
}

func conjugated(verb string, t tense) string {
	v, _, _ := readVerb(verb)
	return v.in(t.form())
}

func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// hasGerund says that words open with a verb's -ing form, noun or not, or have one coordinated with what stands before.
func hasGerund(words []string) bool {
	for i, w := range words {
		if v, f, ok := readVerb(bare(w)); ok && f == gerund && (i == 0 || isJoint(words[i-1]) && proven(v, f, words[i+1:])) {
			return true
		}
	}
	return false
}

// headNoun is the noun that a noun group is about: the last word before its first preposition, comma or end.
func headNoun(words []string) string {
	head := ""
	for _, w := range words {
		b := bare(w)
		if prepositions[b] || isJoint(w) || opensClause[b] {
			break
		}
		head = b
		if strings.ContainsAny(w, ",;:.(") {
			break
		}
	}
	return head
}

var persons = wordSet(`team teams staff people personnel crew crews brigade colleagues employees reports children adults patients
residents students pupils customers clients guests members visitors families volunteers women men workers others candidates
graduates apprentices trainees interns nurses suppliers department squad workforce group groups class classes`)

// charges are things one is responsible for rather than busy with.
var charges = wordSet(`budget budgets p&l revenue revenues sales territory region regions portfolio area areas site sites store
stores branch branches floor section shift ward unit units division business company office offices caseload account accounts
safety security quality success performance profitability growth aspects`)

// personSuffix says that a word looks like the name of people by what they do: engineers, advisors, technicians.
func personSuffix(w string) bool {
	for _, s := range []string{"eers", "ers", "ors", "ists", "ians", "ants", "ees", "men", "eer", "ist", "ian"} {
		if strings.HasSuffix(w, s) {
			return true
		}
	}
	return false
}
