package compose

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/document"
	"vitae/internal/skill"
)

// Many lines about work are no sentences: "120-node EKS estate on AWS; account bill down 31%". This file makes clauses
// of them by adding only what English wants: an article, a small letter, "with". What it is not sure of it leaves.

// nounClause readies a line that names what the work was, so that it can follow "My work covers". name says whether a
// word keeps its capital. ok is false where the line has another shape.
func nounClause(bullet string, t tense, name func(word string) bool) (clause string, ok bool) {
	pieces := piecesOf(bullet)
	head, ok := thing(pieces[0], name)
	if !ok {
		return "", false
	}
	return joinPieces(head, pieces[1:], t, " as well as "), true
}

// piecesOf parts the first sentence of a line at its semicolons.
func piecesOf(bullet string) []string {
	first := ""
	if s := sentences(bullet); len(s) > 0 {
		first = s[0]
	}
	return strings.Split(strings.TrimRight(first, ".;,"), "; ")
}

// ownSubject readies a line that is a sentence with a subject of its own: "Cycle counts lifted stock accuracy to 99%".
func ownSubject(bullet string, t tense, name func(word string) bool) (clause string, ok bool) {
	pieces := piecesOf(bullet)
	words := strings.Fields(pieces[0])
	for i := 1; i < min(len(words)-1, 7); i++ {
		v, f, isVerb := readVerb(bare(words[i]))
		if prepositions[bare(words[i])] || strings.HasSuffix(words[i-1], ",") || isJoint(words[i]) {
			return "", false
		}
		if strings.HasSuffix(words[i], ",") {
			return "", false // "Two near misses reported, no accident": a participle
		}
		if !changes[bare(words[i])] && (!isVerb || f != past || v.tenseless() || prepositions[bare(words[i+1])]) {
			continue
		}
		subject, ok := thing(strings.Join(words[:i], " "), name)
		if !ok {
			return "", false
		}
		return joinPieces(subject+" "+strings.Join(words[i:], " "), pieces[1:], t, ", with "), true
	}
	return "", false
}

// thing readies a group of nouns: a small first letter unless it is a name, an article where its head wants one.
func thing(s string, name func(string) bool) (string, bool) {
	words := strings.Fields(s)
	if len(words) == 0 || strings.Contains(words[0], "%") || strings.Contains(s, ":") || hasOwnVerb(words) {
		return "", false
	}
	if opensLikeVerb(words[0]) && bare(at(words, 1)) != "of" || unsaid[lastNoun(withoutPer(words))] || isKeywords(words) {
		return "", false
	}
	if len(words) > 1 && startsNounGroup(words[0]) && timeUnits[bare(words[1])] {
		return "", false // "one week each July" says when, not what
	}
	if b := bare(words[0]); negations[b] || prepositions[b] || finite[b] || passives[b] {
		return "", false
	}
	article, ok := articleFor(words)
	if next := at(words, 1); name(words[0]) && (isJoint(next) || strings.HasSuffix(words[0], ",")) {
		ok = true // a list of names
	}
	if !ok {
		return "", false
	}
	if !name(words[0]) && !isShouted(words[0]) && !isProper(small(words[0])) {
		if !ordinary(words[0]) && !listsThings(words) {
			return "", false
		}
		words[0] = small(words[0])
	}
	return article + withAnd(strings.Join(words, " ")), true
}

// listsThings says that words begin a list of things in small letters, so that its first word is no name either:
// "Announcements, tickets and doors".
func listsThings(words []string) bool {
	first := strings.TrimSuffix(words[0], ",")
	return first != words[0] && isMany(bare(first)) && startsSmall(at(words, 1)) && (isJoint(at(words, 2)) || strings.HasSuffix(at(words, 1), ","))
}

// withoutPer leaves out how often at the end of a group of nouns: "60 interviews a year".
func withoutPer(words []string) []string {
	if n := len(words); n > 2 && timeUnits[bare(words[n-1])] && (bare(words[n-2]) == "a" || bare(words[n-2]) == "per") {
		return words[:n-2]
	}
	return words
}

var timeUnits = wordSet("hour hours day days week weeks month months year years")

// withAnd ties the last of a list of things: "record systems, stock orders" gives "record systems and stock orders".
func withAnd(s string) string {
	i := strings.LastIndex(s, ", ")
	if i < 0 || hasPhrase(s, "and") || hasPhrase(s, "or") || len(figures(s[i:])) > 0 && strings.Count(s, ", ") < 2 {
		return s
	}
	last := strings.Fields(s[i+2:])
	if hasOwnVerb(last) || outcome(last) || adverbs[bare(last[0])] || slices.ContainsFunc(last, func(x string) bool { return prepositions[bare(x)] || negations[bare(x)] }) {
		return s
	}
	return s[:i] + " and " + s[i+2:]
}

var adverbs = wordSet("mostly mainly chiefly partly largely also including among usually often")

// opensLikeVerb says that a word could be a verb at the head of a line: "Check tickets", "Design fittings" are deeds as
// often as things.
func opensLikeVerb(word string) bool {
	b := bare(word)
	_, f, ok := readVerb(b)
	return strings.HasSuffix(b, "ed") || plainDeeds[b] || ok && f == base
}

var plainDeeds = wordSet(`follow hand wash dry watch tidy take give get go do bring put send call talk meet listen look fill empty lock clear pass drop
collect remind fetch deal wipe mop sweep stack scan weigh feed walk clean ask tell show fold hang sort find join turn move`)

// unsaid are things that work does not consist of.
var unsaid = wordSet("promotion promotions award awards prize prizes year years month months certificate certificates complaint complaints misses accident accidents incident incidents")

// isKeywords says that words stand side by side without anything that ties them.
func isKeywords(words []string) bool {
	return len(words) > 8 && !slices.ContainsFunc(words, func(x string) bool { return prepositions[bare(x)] || isJoint(x) || strings.HasSuffix(x, ",") })
}

// ordinary says that a word is one of the language, not a name.
func ordinary(word string) bool {
	if _, rest, ok := strings.Cut(word, "-"); ok && startsSmall(rest) {
		return true // "Champion-challenger", not "Coca-Cola"
	}
	for _, x := range strings.Split(bare(word), "-") {
		if !commonWords[stemOf(x)] && !oftenWords[x] && !startsNounGroup(x) && !countables[x] {
			return false
		}
	}
	return true
}

// hasOwnVerb says that a group of words opens with a verb or holds one of its own: no group of nouns. A participle
// with what belongs to it is none: "model used for a refinancing", "controls tested each quarter".
func hasOwnVerb(words []string) bool {
	if len(words) == 0 {
		return false
	}
	if v, f, ok := readVerb(bare(words[0])); ok && (f == past || f == gerund || f == base && (!v.noun || proven(v, base, words[1:]) || isJoint(at(words, 1)))) {
		return true
	}
	for i, x := range words[1:] {
		if finite[bare(x)] || thirdPersons[bare(x)] || changes[bare(x)] || isFinite(words, i+1) {
			return true
		}
	}
	return false
}

// isFinite says that a word behind the first is a verb that tells, no participle of the noun beside it.
func isFinite(words []string, i int) bool {
	x, next := words[i], bare(at(words, i+1))
	switch v, f, ok := readVerb(bare(x)); {
	case !ok:
		return strings.HasSuffix(x, "ed") && x != "aged" && startsNounGroup(at(words, i+1))
	case f != past || prepositions[bare(words[i-1])] && !v.tenseless(): // "for machined parts"
		return false
	case v.past != regularPast(v.base) && !v.tenseless():
		return true
	default:
		return next != "" && next != "each" && next != "every" && !prepositions[next] && !isJoint(at(words, i+1)) && !strings.HasSuffix(x, ",")
	}
}

var quantities = wordSet("all both most none each some many")

var thirdPersons = wordSet("i it them him her")

// changes tell how a figure moved, without an object.
var changes = wordSet("went fell rose grew dropped climbed shrank doubled halved tripled increased decreased improved moved stayed held reached cut saved lifted raised")

// articleFor gives "a " or "an " before one countable thing and nothing before several or before what is not counted;
// ok is false where letters cannot tell.
func articleFor(words []string) (string, bool) {
	first := words[0]
	head := lastNoun(words)
	number := first[0] >= '0' && first[0] <= '9'
	many := strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") && !strings.HasSuffix(head, "us") && !strings.HasSuffix(head, "is")
	switch {
	case determiners[bare(first)], many, number && !strings.Contains(first, "-"):
		return "", true
	case isAbstract(head), strings.HasSuffix(head, "ing"), uncounted[head]:
		return "", true
	case countables[head]:
		if strings.HasPrefix(first, "8") || strings.HasPrefix(first, "11-") || strings.HasPrefix(first, "18-") {
			return "an ", true
		}
		return strings.TrimSuffix(article(first+" x"), first+" x"), true
	}
	return "", false
}

// lastNoun is the noun that a group of nouns ends in, before its first preposition or comma; "pre-trip and post-trip
// checks" are checks.
func lastNoun(words []string) string {
	last := ""
	for _, w := range words {
		b := bare(w)
		if prepositions[b] || opensClause[b] {
			break
		}
		if _, f, ok := readVerb(b); ok && f == past && last != "" && !countables[b] {
			break
		}
		if !isJoint(w) && !strings.HasPrefix(w, "(") {
			last = b
		}
		if strings.ContainsAny(w[len(w)-1:], ",;:.") {
			break
		}
	}
	return last
}

// uncounted things take no article.
var uncounted = wordSet("work care stock research software hardware data support equipment advice content design analysis paperwork safety traffic payroll")

// countables are things of which there is one or are several.
var countables = wordSet(`estate caseload workload programme program project model team book portfolio ward round unit account store
site fleet platform pipeline system service app application product process plan report budget forecast ledger network
cluster database dashboard course class workshop survey study campaign newsletter website shop kitchen menu section bill
roadmap app register rota portal intranet warehouse bundle time rate cost backlog error score queue page desk line shift route area branch office territory quarter month`)

// joinPieces ties the pieces that follow a clause to it: a clause of the person's gets its own "I", one with its own
// subject stands behind a semicolon, a figure that came of it behind "with", another group of nouns behind tie. What
// could be a verb or a noun is left out.
func joinPieces(head string, pieces []string, t tense, tie string) string {
	for _, p := range pieces {
		words := strings.Fields(p)
		if len(words) == 0 {
			continue
		}
		own, isOwn := ownVerb(p, t)
		v, f, isVerb := readVerb(bare(words[0]))
		switch {
		case isOwn && (hasObject(own) || doneHere(own)), unknownDeed(words):
			head += ", and I " + withoutTail(small(p))
		case strings.HasPrefix(p, "I "):
			head += ", and " + p
		case quantities[bare(words[0])] && !prepositions[bare(at(words, 1))]:
			head += "; " + p // "all remained on the unit"
		case strings.HasPrefix(p, "no "), strings.HasPrefix(p, "zero "):
			head += ", with " + p
		case movedPiece(p, t) != "":
			head += "; " + movedPiece(p, t)
		case fromTo.MatchString(p) && !hasOwnVerb(words) && !outcome(words[:3]):
			head += "; " + withArticle(fromTo.ReplaceAllString(p, "$1 went from $2 to "))
		case isVerb && f == base && startsSmall(p) && (!v.noun || t == present && !hasOwnVerb(words[1:])):
			continue
		case isOwn, hasOwnVerb(words), strings.Contains(p, ", ") && outcome(words):
			head += "; " + withArticle(p)
		case strings.Count(p, ", ") == 1 && strings.Contains(p, ", no "):
			head += ", with " + strings.Replace(p, ", no ", " and no ", 1)
		case strings.Contains(p, ", "):
			continue
		case outcome(words):
			head += ", with " + withArticle(p)
		case strings.Contains(head, ", "):
			head += "," + strings.TrimPrefix(tie, ",") + withArticle(p)
		default:
			head += tie + withArticle(p)
		}
	}
	return head
}

// withoutTail cuts a fragment behind the last comma that could be read as one more verb: "keep HACCP logs, score 5 at
// three inspections".
func withoutTail(clause string) string {
	i := strings.LastIndex(clause, ", ")
	if i < 0 {
		return clause
	}
	first, _, _ := strings.Cut(strings.TrimSpace(clause[i+2:]), " ")
	if v, f, ok := readVerb(bare(first)); ok && f == base && v.noun {
		return clause[:i]
	}
	return clause
}

// movedPiece gives a piece that tells how a figure was moved its verb: "empty runs cut from 22% to 16%".
func movedPiece(piece string, t tense) string {
	words := strings.Fields(piece)
	moved := func(x string) bool {
		return passiveChange[bare(x)] || (bare(x) == "down" || bare(x) == "up") && hasOwnVerb(words)
	}
	if !slices.ContainsFunc(words[1:], moved) || hasPhrase(piece, "and") {
		return ""
	}
	said, _ := figureStands(piece, t, func(x string) bool { return !startsSmall(x) })
	return said
}

// unknownDeed says that a piece opens with a past form that no list has, and with what was done: "killed two features".
func unknownDeed(words []string) bool {
	_, _, known := readVerb(bare(words[0]))
	return !known && len(words) > 2 && startsSmall(words[0]) && strings.HasSuffix(words[0], "ed") && startsNounGroup(words[1])
}

// outcome says that words tell how something came out rather than what was done: "account bill down 31%".
func outcome(words []string) bool {
	for _, x := range words {
		if b := bare(x); b == "down" || b == "up" || b == "under" || b == "within" || b == "inside" || b == "none" || strings.HasSuffix(b, "%") {
			return true
		}
	}
	return false
}

// fromTo is a figure that moved, told without a verb: "CSAT from 86 to 94".
var fromTo = regexp.MustCompile(`^((?:[\p{L}&-]+ ){0,3}[\p{L}&-]+) from ([$£€]?\d\S*) to `)

// withArticle puts "the" before a small countable noun that stands alone: "bundle shrank by 38%".
func withArticle(piece string) string {
	words := strings.Fields(piece)
	if !startsSmall(piece) || startsNounGroup(words[0]) {
		return piece
	}
	for i := range min(3, len(words)) {
		if b := bare(words[i]); countables[b] && i+1 < len(words) && endsGroup(bare(words[i+1])) {
			return "the " + piece
		} else if _, _, verb := readVerb(b); prepositions[b] || verb && !countables[b] {
			break
		}
	}
	return piece
}

// endsGroup says that a word ends the group of nouns before it: a preposition, or a verb that tells how a thing moved.
func endsGroup(word string) bool {
	_, f, ok := readVerb(word)
	return prepositions[word] || changes[word] || word == "down" || word == "up" || ok && f == past
}

// doneHere says that a clause that opens with a past form tells a deed: nothing behind its first noun is a verb.
func doneHere(clause string) bool {
	words := strings.Fields(clause)
	v, f, ok := readVerb(words[0])
	if ok && f == base && sureOpener[v.base] {
		return true
	}
	if !ok || f != past && !v.tenseless() || len(words) < 4 || prepositions[bare(words[1])] {
		return false
	}
	for i, x := range words[2:] {
		if _, f, ok := readVerb(bare(x)); finite[bare(x)] || ok && f == past && !prepositions[bare(at(words, i+3))] {
			return false
		}
	}
	return true
}

// partOf reads a line that says what part somebody has: "Second in command of ten cooks", "Responsible pharmacist for
// 7,500 items a month". It gives the clause behind "I".
func partOf(bullet string, t tense) (string, bool) {
	pieces := piecesOf(bullet)
	words := strings.Fields(pieces[0])
	lower := strings.ToLower(pieces[0])
	if len(words) > 3 && personNouns[bare(words[0])] && prepositions[bare(words[1])] && t != noTense {
		be := "am a "
		if t == pastTense {
			be = "was a "
		}
		return joinPieces(be+small(pieces[0]), pieces[1:], t, ", with "), true
	}
	lead := false
	for _, p := range []string{"second in command ", "responsible ", "lead ", "sole ", "first point of contact ", "deputy "} {
		lead = lead || strings.HasPrefix(lower, p)
	}
	head := headNoun(words)
	if !lead || t == noTense || len(words) < 4 || strings.Contains(pieces[0], ":") || !strings.HasPrefix(lower, "second in ") && !strings.HasPrefix(lower, "first point ") && !personSuffix(head) {
		return "", false
	}
	verb := "am "
	if t == pastTense {
		verb = "was "
	}
	if v := bare(words[0]); v == "lead" || v == "responsible" || v == "sole" || v == "deputy" {
		verb += "the "
	}
	return joinPieces(verb+small(pieces[0]), pieces[1:], t, ", with "), true
}

// keepsCapital says that the first word of a line is a name there.
func (w *writer) keepsCapital(l document.Line) func(string) bool {
	return func(string) bool {
		for _, m := range w.named[l.Path] {
			if s, ok := w.c.Skill(m.Skill); m.Start == 0 && ok {
				words := strings.Fields(s.Name)
				return s.Kind == skill.Language || s.Kind == skill.Tool && !startsSmall(words[len(words)-1])
			}
		}
		return false
	}
}
