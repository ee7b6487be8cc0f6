package compose

import (
	"slices"
	"strings"

	"vitae/internal/document"
)

// firstPerson turns a bullet into a clause that can follow "I": "Led a team of 4 engineers" gives "led a team of 4
// engineers". Clauses of its own after a semicolon get their own "I". ok is false where the line does not open with a
// verb whose subject is surely the person; then it may only be quoted.
func firstPerson(bullet string, t tense) (clause string, ok bool) {
	var parts []string
	for i, s := range sentences(bullet) {
		said, ok := verbClause(s, t)
		if !ok {
			if i == 0 {
				return "", false
			}
			break // the rest cannot be joined; the line's first sentence stands alone
		}
		parts = append(parts, said)
	}
	if len(parts) > 2 {
		parts = parts[:2]
	}
	if len(parts) == 0 {
		return "", false
	}
	clause = parts[0]
	if len(parts) > 1 {
		clause = joinDeeds(parts[0], parts[1])
	}
	return clause, true
}

// joinDeeds ties two clauses of one person: "wrote the plan and trained two teams". Where they stand in different
// tenses, or the first could take the second for its own, the second gets an "I".
func joinDeeds(a, b string) string {
	va, fa, okA := readVerb(bare(at(strings.Fields(a), 0)))
	vb, fb, okB := readVerb(bare(at(strings.Fields(b), 0)))
	same := okA && okB && (fa == fb || fa != gerund && fb != gerund && (va.tenseless() || vb.tenseless()))
	barred := []string{"and", "or", "that", "who", "which"}
	if fb == base {
		barred = append(barred, "to")
	}
	inner := slices.ContainsFunc(barred, func(x string) bool { return hasPhrase(a, x) }) || hasPhrase(b, "and")
	if same && !inner && !strings.ContainsAny(a, ",;:") && !strings.Contains(b, ",") {
		return a + " and " + b
	}
	return a + ", and I " + b
}

// verbClause readies one sentence that opens with the person's own verb.
func verbClause(s string, t tense) (string, bool) {
	s = strings.TrimRight(strings.TrimSpace(s), ".;,")
	pieces := strings.Split(s, "; ")
	head, ok := ownVerb(pieces[0], t)
	if !ok {
		return "", false
	}
	head, pieces = withObject(head), pieces[1:]
	if len(pieces) > 0 {
		if own, isOwn := ownVerb(pieces[0], t); isOwn && (hasObject(own) || doneHere(own)) {
			head, pieces = joinDeeds(head, withObject(withoutTail(small(own)))), pieces[1:]
		}
	}
	return joinPieces(head, pieces, t, ", with "), true
}

// withObject gives a deed's object the article that a line on a resume leaves out: "shipped the driver app".
func withObject(clause string) string {
	words := strings.Fields(clause)
	if len(words) < 2 || startsNounGroup(words[1]) || pronouns[bare(words[1])] || !startsSmall(words[1]) || prepositions[bare(words[1])] || particles[bare(words[1])] || isJoint(words[1]) {
		return clause
	}
	if _, f, ok := readVerb(bare(words[1])); ok && f != past {
		if !countables[bare(words[1])] {
			return clause
		}
	}
	if head := headNoun(words[1:]); countables[head] && !figuredThings[head] {
		return words[0] + " the " + strings.Join(words[1:], " ")
	}
	return clause
}

// passives are participles that open lines about what was done to the person: "Promoted to", "Awarded the".
var passives = wordSet(`promoted awarded selected elected nominated appointed recognised recognized named chosen hired seconded
honoured honored assigned ranked voted invited certified licensed admitted trained based exposed tasked commissioned rated given
sponsored funded known contracted employed recruited engaged involved retained transferred headhunted approached requested
asked required cited featured published supervised mentored`)

// ownVerb says that a clause opens with a verb of the person's, in a form that fits behind "I", and writes it small.
func ownVerb(s string, t tense) (string, bool) {
	words := strings.Fields(s)
	at := 0
	if len(words) > 2 && (strings.HasSuffix(words[0], "ly") || bare(words[0]) == "also" || bare(words[0]) == "then") {
		at = 1
	}
	if len(words) < at+2 || isShouted(words[at]) {
		return "", false
	}
	verbWord, next := bare(words[at]), bare(words[at+1])
	v, f, ok := readVerb(verbWord)
	switch {
	case !ok, f == gerund, f == third:
		return "", false
	case f == base && (next == "of" || personNouns[verbWord] && prepositions[next]):
		return "", false
	case f == base && !v.tenseless() && (t != present || !surelyVerb(v, words[at+1:], s)):
		return "", false
	case passives[verbWord] && (prepositions[next] || next == "as" || verbWord == "named" || verbWord == "awarded" || verbWord == "voted"):
		return "", false
	case f == past && (next == "by" || describes(words[at+1:])):
		return "", false
	case strings.HasSuffix(words[at], ",") && !startsVerb(words[at+1:], f):
		return "", false
	}
	words[0] = small(words[0])
	return strings.Join(words, " "), true
}

var particles = wordSet("up out off down over back away together through forward")

// figuredThings are countable things that lines on a resume speak of without an article: "took food cost from 34% to 28%".
var figuredThings = wordSet("time rate cost error score backlog page line area quarter month")

// surelyVerb says that a base form at the head of a clause is no noun there, by what follows it.
func surelyVerb(v *verb, rest []string, clause string) bool {
	return proven(v, base, rest) || estimated(rest) || v.base == "cover" && bare(rest[0]) == "for" || sureOpener[v.base] || pairedVerb(rest) || helpsOut(v, rest) || deedsInRow(clause)
}

// personNouns are verbs whose base form names a person too: "Mentor for two interns" is no deed of mentoring for.
var personNouns = wordSet("mentor coach tutor cook guide volunteer host")

// helpsOut says that "help" has the verb or the matter it goes with behind it: "Help plan campaigns", "Help with stock".
func helpsOut(v *verb, rest []string) bool {
	_, f, ok := readVerb(bare(rest[0]))
	return v.base == "help" && len(rest) > 1 && (bare(rest[0]) == "with" || ok && f == base)
}

// deedsInRow says that a clause has three deeds in their base form in a row, "Schedule interviews, post adverts and use
// the system", so that the first, which could be a noun alone, is a verb.
func deedsInRow(clause string) bool {
	words := strings.Fields(clause)
	n := 0
	for i, x := range words {
		opens := i == 0 || strings.HasSuffix(words[i-1], ",") || strings.HasSuffix(words[i-1], ";") || isJoint(words[i-1])
		next := at(words, i+1)
		if _, f, ok := readVerb(bare(x)); opens && ok && f == base && next != "" && !isJoint(next) && !prepositions[bare(next)] && !strings.ContainsAny(x, ",;") {
			n++
		}
	}
	return n >= 3
}

// pairedVerb says that a second verb in its base form and its object follow: "Plan and lead 24 staff".
func pairedVerb(rest []string) bool {
	if len(rest) < 3 || !isJoint(rest[0]) {
		return false
	}
	v, f, ok := readVerb(bare(rest[1]))
	return ok && f == base && (proven(v, base, rest[2:]) || sureOpener[v.base])
}

// hasObject says that a clause's first word is surely a verb: one whose past is no adjective ("led", "wrote"), or one
// that its object follows ("shortened it", "fixed 120 findings").
func hasObject(clause string) bool {
	words := strings.Fields(clause)
	if v, f, ok := readVerb(words[0]); ok && f == past && v.past != regularPast(v.base) {
		return true
	}
	if len(words) > 2 && isJoint(words[1]) {
		return hasObject(strings.Join(words[2:], " ")) // "let and ran 25 trade packages"
	}
	return len(words) > 1 && (startsNounGroup(words[1]) || pronouns[bare(words[1])])
}

var pronouns = wordSet("it them him her all everything both")

// describes says that a participle describes the noun behind it, which has a verb of its own: "automated flows now bring".
func describes(rest []string) bool {
	if startsNounGroup(rest[0]) || isJoint(rest[0]) && startsVerb(rest[1:], past) {
		return false
	}
	for _, x := range rest[1:min(len(rest), 4)] {
		if prepositions[bare(x)] || isJoint(x) {
			return false
		}
		if _, f, ok := readVerb(bare(x)); finite[bare(x)] || ok && f == past {
			return true
		}
	}
	return false
}

var finite = wordSet("now is are was were has have had can will now then still bring brings save saves cover covers help helps keep keeps run runs serve serves fell rose went grew")

func startsVerb(words []string, f form) bool {
	_, got, ok := readVerb(bare(at(words, 0)))
	return ok && got == f
}

// sureOpener are verbs that are nouns elsewhere but hardly ever at the head of a line about the current job, whatever
// follows: "Run toolbox talks", "Teach".
var sureOpener = wordSet("run own coach mentor train keep write teach draft edit chart cook drive carry pull pack order visit greet sell buy")

// told is a line about work that can be told in a letter.
type told struct {
	line   document.Line
	clause string // what stands behind the form's lead
	form   clauseForm
	worth  float64
	entry  int      // index in writer.entries
	with   []string // lines that are told in the same sentence
}

// clauseForm says what a clause can stand behind.
type clauseForm int

const (
	ofPerson clauseForm = iota // "I"
	ofWork                     // "My work covers"
	ofItself                   // nothing: it has its own subject
	ofFigure                   // "One figure from that work:"
)

// minClause is how many words a clause must have to say something, by its form.
var minClause = map[clauseForm]int{ofPerson: 3, ofWork: 2, ofItself: 4, ofFigure: 4}

const maxClause = 38 // words

// stories lists the lines of jobs, projects and volunteer posts that can be told in the first person, in the order of
// the resume, each with what it is worth for this posting.
func (w *writer) stories() []told {
	var out []told
	for i, e := range w.entries() {
		n := 0
		for _, l := range w.lines {
			if l.Kind != document.LineBullet || !strings.HasPrefix(l.Path, e.path+".") || refersBack([]string{l.Text}) {
				continue
			}
			n++
			clause, form, ok := w.clauseOf(l, e.tense(w.asOf))
			if words := wordCount(clause); !ok || words < minClause[form] || words > maxClause {
				continue
			}
			worth := w.relevance(l) + w.recency(l) - 0.01*float64(n)
			switch {
			case form == ofFigure, strings.HasPrefix(clause, "was nominated"), strings.HasPrefix(clause, "came "):
				worth -= 0.3 // no deed, and so no line to begin with
			case len(figures(l.Text)) > 0:
				worth += 0.25
			}
			out = append(out, told{line: l, clause: clause, form: form, worth: worth, entry: i})
		}
	}
	return out
}

// clauseOf makes a clause of a line in the first form that fits it.
func (w *writer) clauseOf(l document.Line, t tense) (clause string, form clauseForm, ok bool) {
	if clause, ok = firstPerson(l.Text, t); ok {
		return clause, ofPerson, true
	}
	for _, shape := range []func(string, tense) (string, bool){partOf, memberOf, standsAs, charge, happened} {
		if clause, ok = shape(l.Text, t); ok {
			return clause, ofPerson, true
		}
	}
	if clause, ok = w.likeItsNeighbours(l, t); ok {
		return clause, ofPerson, true
	}
	name := w.keepsCapital(l)
	if clause, ok = ownSubject(l.Text, t, name); ok {
		return clause, ofItself, true
	}
	if clause, ok = figureStands(l.Text, t, name); ok {
		return clause, ofItself, true
	}
	if clause, ok = afterPlace(l.Text, t); ok {
		return clause, ofItself, true
	}
	if clause, ok = nounClause(l.Text, t, name); ok {
		return clause, ofWork, true
	}
	clause, ok = opensWithFigure(l.Text)
	return clause, ofFigure, ok
}

// likeItsNeighbours reads a line of a job that goes on as a deed where its first word could be a verb or a noun
// ("Update titles on the website"), since most lines beside it open with a verb in the present and one of them surely.
func (w *writer) likeItsNeighbours(l document.Line, t tense) (string, bool) {
	list, _, err := splitIndex(l.Path)
	pieces := piecesOf(l.Text)
	if err != nil || t != present || !opensAsDeed(pieces[0]) || !isMany(headNoun(strings.Fields(pieces[0])[1:])) {
		return "", false // "Interview lead for the group" has no object behind a verb
	}
	deeds, sure, all := 0, opensAsDeeds(pieces), 0
	for _, x := range w.linesOf(list) {
		all++
		if opensAsDeed(x.Text) {
			deeds++
		}
		if _, ok := firstPerson(x.Text, t); ok && opensInBase(x.Text) {
			deeds, sure = deeds+1, true
		}
		sure = sure || opensAsDeeds(piecesOf(x.Text))
	}
	if !sure || 2*deeds <= all {
		return "", false
	}
	return joinPieces(withObject(small(strings.TrimRight(pieces[0], ".;,"))), pieces[1:], t, ", with "), true
}

// opensAsDeeds says that each of several pieces of a line opens with a word that may be a verb, with its object: "Design
// fittings; update drawings".
func opensAsDeeds(pieces []string) bool {
	return len(pieces) > 1 && !slices.ContainsFunc(pieces, func(p string) bool { return !opensAsDeed(capital(p)) })
}

// isMany says that a noun is in its plural or is not counted, and so needs no article behind a verb.
func isMany(noun string) bool {
	return uncounted[noun] || strings.HasSuffix(noun, "s") && !strings.HasSuffix(noun, "ss") && !strings.HasSuffix(noun, "us") && !strings.HasSuffix(noun, "is")
}

// opensInBase says that a line opens with a verb in its base form.
func opensInBase(line string) bool {
	_, f, ok := readVerb(bare(at(strings.Fields(line), 0)))
	return ok && f == base
}

// opensAsDeed says that a line opens with a word that may be a verb in its base form, with what may be its object.
func opensAsDeed(line string) bool {
	words := strings.Fields(line)
	if len(words) < 3 || isShouted(words[0]) || strings.ContainsAny(words[0], ",;:-") || strings.Contains(line, ":") {
		return false
	}
	v, f, ok := readVerb(bare(words[0]))
	next := bare(words[1])
	if !ok || f != base || !v.noun || v.tenseless() || prepositions[next] || isJoint(words[1]) || isShouted(words[1]) {
		return false
	}
	_, nextForm, nextVerb := readVerb(next)
	return !hasOwnVerb(words[1:]) && !finite[next] && (!nextVerb || nextForm != past && nextForm != gerund)
}
