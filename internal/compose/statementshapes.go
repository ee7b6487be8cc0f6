package compose

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Shapes of lines that are no deeds: what somebody is or was part of, how a figure stands, what stands before the verb.

// memberOf reads "Part of a team of six that moved 80,000 items": somebody is or was part of it. What the thing did in
// the past makes the whole past.
func memberOf(bullet string, t tense) (string, bool) {
	pieces := piecesOf(bullet)
	head := pieces[0]
	low := strings.ToLower(head)
	be := "am "
	if t == pastTense || tellsPast(strings.Fields(head)) {
		be = "was "
	}
	for lead, said := range map[string]string{"part of ": "part of ", "member of ": "a member of ", "one of ": "one of "} {
		if strings.HasPrefix(low, lead) && len(low) == len(head) && t != noTense && wordCount(head) > 3 {
			return joinPieces(be+said+head[len(lead):], pieces[1:], t, ", with "), true
		}
	}
	return "", false
}

// tellsPast says that a relative clause in the past stands behind a noun: "a team that moved".
func tellsPast(words []string) bool {
	for i, x := range words {
		if b := bare(x); b == "that" || b == "which" || b == "who" {
			_, f, ok := readVerb(bare(at(words, i+1)))
			return ok && f == past
		}
	}
	return false
}

// standsAs reads a line that names a part that somebody has, with what it is for: "Key user for the SAP rollout", "Union
// representative for 40 guards".
func standsAs(bullet string, t tense) (string, bool) {
	pieces := piecesOf(bullet)
	words := strings.Fields(pieces[0])
	n := slices.IndexFunc(words, func(x string) bool { return prepositions[bare(x)] })
	if t == noTense || n < 1 || n > 4 || n+1 >= len(words) || strings.ContainsAny(strings.Join(words[:n], " "), ",:;(") || strings.Contains(pieces[0], ":") {
		return "", false
	}
	head := bare(words[n-1])
	if !roleWords[head] && !occupationEnd(head) || n == 1 && roleWords[head] && !sureRoleWords[head] {
		return "", false
	}
	if v, f, ok := readVerb(bare(words[0])); ok && f == base && n > 1 && !v.noun && !adjectives[v.base] {
		return "", false // "Train supervisor for the day": a deed
	}
	be := "am "
	if t == pastTense || tellsPast(words) {
		be = "was "
	}
	who := words[0]
	if !isShouted(who) && ordinary(who) {
		who = small(who)
	} else if !isShouted(who) && !strings.Contains(who, "-") {
		return "", false
	}
	said := strings.Join(append([]string{who}, words[1:]...), " ")
	if first := bare(words[0]); first == "sole" || first == "lead" || first == "responsible" || first == "only" {
		said = "the " + said
	} else {
		said = article(said)
	}
	return joinPieces(be+said, pieces[1:], t, ", with "), true
}

// roleWords are words for what somebody is to others that do not end as the names of people do.
var roleWords = wordSet("user person lead representative contact deputy purser author co-author champion delegate guide spokesperson reserve steward chair secretary")

// sureRoleWords are those of them that are no verbs and no other things.
var sureRoleWords = wordSet("representative deputy purser author co-author delegate spokesperson steward secretary")

// adjectives are verbs in their base form that describe people too.
var adjectives = wordSet("lead present")

// occupationEnd says that a word is the name of one person by what they do.
func occupationEnd(word string) bool {
	if strings.HasSuffix(word, "s") || len(word) < 5 {
		return false
	}
	if _, f, ok := readVerb(word); ok && f == base {
		return false
	}
	for _, end := range []string{"tor", "sor", "ner", "ller", "cher", "ager"} {
		if strings.HasSuffix(word, end) && !machines[word] {
			return true
		}
	}
	return personSuffix(word)
}

// machines end as the names of people do.
var machines = wordSet("generator indicator calculator elevator radiator reactor motor sensor processor monitor tractor container banner corner dinner scanner manner trailer poster")

// figureStands reads a line in which a figure stands without a verb, and gives it one: "Print costs down 15%" gives
// "print costs are down 15%", "Fuel use reduced from 31 to 28 litres" gives "the fuel use was reduced from …".
func figureStands(bullet string, t tense, name func(string) bool) (string, bool) {
	pieces := piecesOf(bullet)
	words := strings.Fields(pieces[0])
	for i := 1; i < min(len(words)-1, 7); i++ {
		if strings.HasSuffix(words[i-1], ",") || isJoint(words[i]) && len(figures(words[i+1])) > 0 {
			return "", false
		}
		if verb := verbOfFigure(words, i, t); verb != "" {
			subject, ok := subjectOf(words[:i], name)
			if !ok {
				return "", false
			}
			return joinPieces(subject+" "+verb+" "+strings.Join(words[i:], " "), pieces[1:], t, ", with "), true
		}
		if endsSubject(words, i) {
			return "", false
		}
	}
	return "", false
}

// verbOfFigure is the verb that belongs between what a figure is of and the words from i on, which say how it stands or
// how it moved; nothing where they do not.
func verbOfFigure(words []string, i int, t tense) string {
	subject, b, rest := words[:i], bare(words[i]), words[i+1:]
	_, f, isVerb := readVerb(b)
	switch {
	case upOrDown(words, i) && opensFigure(rest):
		return beingOf(subject, t)
	case unicode.IsDigit(rune(words[i][0])) && levels[bare(rest[0])] && holdsYear(words[i:]):
		return beingOf(subject, pastTense)
	case unicode.IsDigit(rune(words[i][0])) && levels[bare(rest[0])]:
		return beingOf(subject, t)
	case passiveChange[b] && isVerb && (f == past || f == base) && opensFigure(rest):
		return beingOf(subject, pastTense)
	case b == "from" && len(rest) > 2 && len(figures(rest[0])) > 0 && bare(rest[1]) == "to" && len(figures(rest[2])) > 0:
		return "went"
	}
	return ""
}

var levels = wordSet("above below over under")

// upOrDown says that a word tells which way a figure moved: not "up to 45 files", not "a total of up to".
func upOrDown(words []string, i int) bool {
	switch bare(words[i]) {
	case "down":
		return !prepositions[bare(words[i-1])]
	case "up":
		return !prepositions[bare(words[i-1])] && bare(words[i+1]) != "to"
	}
	return false
}

// endsSubject says that a word cannot belong to what a figure is of: a verb, or a preposition that opens something else.
func endsSubject(words []string, i int) bool {
	b, next := bare(words[i]), bare(words[i+1])
	if _, f, ok := readVerb(b); ok && f == past || finite[b] && !passiveChange[next] && next != "down" && next != "up" {
		return true
	}
	return prepositions[b] && i > 1 && b != "of" && b != "in" && b != "with"
}

// passiveChange are participles by which a figure was moved.
var passiveChange = wordSet("reduced cut lowered raised lifted increased halved doubled shortened improved")

// subjectOf readies the group of nouns whose figure it is: "the" before one countable thing, and a small letter unless it
// is a name.
func subjectOf(words []string, name func(string) bool) (string, bool) {
	head := lastNoun(words)
	first := bare(words[0])
	if head == "" || persons[head] || negations[first] || prepositions[first] || strings.Contains(strings.Join(words, " "), ":") || hasPhrase(strings.Join(words[1:], " "), "who") {
		return "", false
	}
	out := slices.Clone(words)
	if !name(words[0]) && !isShouted(words[0]) && !isProper(small(words[0])) {
		if _, _, verb := readVerb(first); !startsSmall(words[0]) && !ordinary(words[0]) && !verb && !isMany(first) {
			return "", false
		}
		out[0] = small(words[0])
	}
	if determiners[first] || isMany(head) || name(words[0]) || unicode.IsDigit(rune(first[0])) {
		return strings.Join(out, " "), true
	}
	return "the " + strings.Join(out, " "), true
}

// opensFigure says that words begin with a figure, or tell from where to where it moved.
func opensFigure(words []string) bool {
	b := bare(words[0])
	if b == "from" || b == "by" || b == "to" {
		return len(words) > 1 && (len(figures(words[1])) > 0 || b == "by")
	}
	return len(figures(words[0])) > 0
}

// beingOf is the form of "be" for a group of nouns.
func beingOf(words []string, t tense) string {
	many := isMany(lastNoun(words)) && !uncounted[lastNoun(words)]
	switch {
	case t == present && many:
		return "are"
	case t == present:
		return "is"
	case many:
		return "were"
	}
	return "was"
}

func holdsYear(words []string) bool {
	return slices.ContainsFunc(words, func(x string) bool { return yearWord.MatchString(bare(x)) })
}

var yearWord = regexp.MustCompile(`^(19|20)\d\d$`)

// charge reads "Responsible for a crew of 3", which stays what it says where no verb can be put at its head.
func charge(bullet string, t tense) (string, bool) {
	pieces := piecesOf(bullet)
	low := strings.ToLower(pieces[0])
	be := "am "
	if t == pastTense {
		be = "was "
	}
	for _, lead := range []string{"responsible for ", "in charge of ", "accountable for "} {
		if strings.HasPrefix(low, lead) && len(low) == len(pieces[0]) && t != noTense && !isEnumeration(strings.Fields(low)) {
			return joinPieces(be+lead+pieces[0][len(lead):], pieces[1:], t, ", with "), true
		}
	}
	return "", false
}

// happened reads what was done to somebody, or how they came out: "Promoted to team lead in 2019", "Third in the regional
// contest".
func happened(bullet string, t tense) (string, bool) {
	pieces := piecesOf(bullet)
	words := strings.Fields(pieces[0])
	if len(words) < 3 || strings.Contains(pieces[0], ":") {
		return "", false
	}
	first, next := bare(words[0]), bare(words[1])
	switch {
	case honours[first] && honourPlaces[next]:
		return joinPieces("was "+small(pieces[0]), pieces[1:], t, ", with "), true
	case ordinals[first] && (next == "in" || next == "of" || next == "out" || next == "at") && !hasPhrase(pieces[0], "command") && !hasOwnVerb(words):
		return joinPieces("came "+small(pieces[0]), pieces[1:], t, ", with "), true
	}
	return "", false
}

var (
	honours      = wordSet("promoted elected nominated appointed selected chosen invited seconded named voted shortlisted recognised recognized")
	honourPlaces = wordSet("to for on as into by in from")
	ordinals     = wordSet("first second third fourth fifth runner-up")
)

// afterPlace reads a line whose deed stands behind where or with whom it was done: "On a shift of 4, handle roughly 25
// tickets a night".
func afterPlace(bullet string, t tense) (string, bool) {
	first := piecesOf(bullet)[0]
	place, deed, ok := strings.Cut(first, ", ")
	words := strings.Fields(place)
	if !ok || len(words) < 2 || len(words) > 8 || !leadsPlace[bare(words[0])] || len(figures(words[1])) > 0 && len(words) == 2 {
		return "", false
	}
	clause, ok := firstPerson(capital(deed), t)
	if !ok {
		return "", false
	}
	return small(place) + ", I " + clause, true
}

var leadsPlace = wordSet("on in with at as under during for together within")

// opensWithFigure says that a line states a figure and nothing that could be told: "118% of a $900k quota in 2023".
func opensWithFigure(bullet string) (string, bool) {
	first := piecesOf(bullet)
	words := strings.Fields(first[0])
	if about[bare(at(words, 0))] {
		words = words[1:] // "Approximately €700 in upgrades a month"
	}
	if len(words) < 4 || len(figures(words[0])) == 0 || hasOwnVerb(words) || strings.ContainsAny(first[0], ":") || len(first) > 2 {
		return "", false
	}
	return small(strings.Join(first, "; ")), true
}

// about are words that make a figure an estimate.
var about = wordSet("about around approximately roughly circa some nearly almost approx")

// estimated says that words begin with an estimate: "about 14 pairs".
func estimated(words []string) bool {
	return len(words) > 1 && about[bare(words[0])] && len(figures(words[1])) > 0
}
