package letter

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// item is something named as the resume names it, with the line that it is from. What the posting requires, a letter
// always names.
type item struct {
	text, source string
	must         bool
	also         []string // other words that show it
}

// heldGroup is what the posting asks for and the resume holds, of one kind.
type heldGroup struct {
	name  string // of its wording: "held.credential"
	items []item
}

// Bounds of a group, in items.
const (
	mostOfAGroup = 6
	mostDegrees  = 2
)

// heldKinds are the wordings of the groups, in the order in which a letter names them.
var heldKinds = []string{"held.credential", "held.degree", "held.language", "held.permit"}

const heldSkill = "held.skill"

// hold names what the posting asks for and the resume has beside its work, exactly as it has it: licences, degrees,
// languages, the right to work, and the skills that only a list names.
func (w *writer) hold() {
	found := w.require()
	if allowed.MatchString(w.p.Text) || slices.ContainsFunc(w.p.Requirements,
		func(q posting.Requirement) bool { return q.Kind == posting.KindPermit }) {
		for _, it := range w.named(allowed) {
			found["held.permit"] = addItem(found["held.permit"], it)
		}
	}
	for _, a := range w.requirements {
		for _, e := range a.Proof {
			if it, kind := w.itemOf(a, e); it.text != "" {
				if kind == "held.language" && w.isLittle(it.text) {
					continue
				}
				it.must = a.Required && kind == heldSkill
				found[kind] = addItem(found[kind], it)
				break
			}
		}
	}
	w.nameTools(found)
	others := w.alsoCertified()
	if driving.MatchString(w.p.Text) {
		others = append(w.named(driving), others...)
	}
	for _, it := range others {
		found["held.credential"] = addItem(found["held.credential"], it)
	}
	degrees := w.degrees()
	if len(degrees) > 0 {
		w.studied = degrees[0]
	}
	if w.requiresDegree() {
		for i, it := range degrees[:min(len(degrees), mostDegrees)] {
			if i == 0 || posting.DegreeHeld(it.text) >= afterSchool {
				found["held.degree"] = addItem(found["held.degree"], it)
			}
		}
	}
	w.nameOnce(found)
	for _, kind := range heldKinds {
		if len(found[kind]) > 0 {
			w.held = append(w.held, heldGroup{kind, found[kind]})
		}
	}
	w.listed = found[heldSkill]
}

// isLittle reports whether a language is had at a level that no letter boasts of.
func (w *writer) isLittle(s string) bool {
	is := w.wording(s)
	return is.Weak > 0 || firstLevels.MatchString(s)
}

var firstLevels = matching(`(?i:\bA[12]\b|{})`, choice("piece", "little", lang.Codes()...))

// nameOnce takes out of the credentials what another group names too: a degree, the right to work.
func (w *writer) nameOnce(found map[string][]item) {
	found["held.credential"] = slices.DeleteFunc(found["held.credential"], func(it item) bool {
		return slices.ContainsFunc(slices.Concat(found["held.degree"], found["held.permit"]),
			func(o item) bool { return o.text == it.text })
	})
}

func addItem(all []item, it item) []item {
	spaced := func(s string) string { return " " + strings.Join(tokensOf(s), " ") + " " }
	for i, o := range all {
		within := strings.Contains(spaced(o.text), spaced(it.text))
		if !within && !strings.Contains(spaced(it.text), spaced(o.text)) {
			continue
		}
		if !within {
			all[i].text, all[i].source = it.text, it.source
		}
		all[i].must, all[i].also = o.must || it.must, slices.Concat(o.also, it.also)
		return all
	}
	if len(all) >= mostOfAGroup && !it.must {
		return all
	}
	return append(all, it)
}

// itemOf names what a piece of evidence outside of work shows, with the group that it belongs to.
func (w *writer) itemOf(a requirement, e match.Evidence) (item, string) {
	section, _, _ := strings.Cut(e.Path, "[")
	named := e.Text[e.Start:e.End]
	kind := w.kindOf(a)
	if a.ID == "" && !alike(named, a.Asked) && !alike(named, a.Skill) {
		return item{}, ""
	}
	switch {
	case section == "languages", kind == posting.KindLanguage && section != "work":
		return item{text: w.languageItem(a.ID, e.Text, a.Required), source: e.Text}, "held.language"
	case slices.Contains(creditSections, section),
		kind == posting.KindCredential && !slices.Contains(deedSections, section):
		return w.credential(a, e), "held.credential"
	case section == "education" && kind == posting.KindCredential:
		return w.degreeAt(e.Text), "held.degree"
	case section == "skills":
		return w.listedSkill(a.ID, w.skillName(e)), heldSkill
	}
	return item{}, ""
}

// The sections that hold nothing but credentials, and those whose lines tell of more than a credential that they name.
var (
	creditSections = []string{"certificates", "awards"}
	deedSections   = []string{"work", "education", "projects"}
)

// degreeAt names the degree that a line of the resume begins with.
func (w *writer) degreeAt(line string) item {
	for _, e := range w.r.Education {
		if e.StudyType != "" && strings.HasPrefix(line, e.StudyType) {
			return w.degree(e)
		}
	}
	return item{}
}

// credential names a credential, but not what is named as the right to work, and no tools that were read as one.
func (w *writer) credential(a requirement, e match.Evidence) item {
	if e.Grade == "qualified" || e.Grade == "related" || a.Strength < leastHeld || w.isOpen(e.Text) {
		return item{}
	}
	if line := w.expiredLine(e); line != "" {
		w.runOut = append(w.runOut, line)
		return item{}
	}
	s := w.pieceAt(e.Text, e.Start)
	for _, c := range w.r.Certificates {
		if c.Issuer != "" && strings.HasPrefix(e.Text, c.Name) && e.Start >= len(c.Name) &&
			s != "" && strings.Contains(c.Issuer, s) {
			s = w.pieceAt(c.Name, 0) // the posting's word is in the name of who gave it
		}
	}
	if s == "" || allowed.MatchString(s) || w.namesTools(s) {
		return item{}
	}
	return item{text: s, source: e.Text}
}

// deniedFirst finds, at the head of a text, what says in a language that something is not held: "Kein Gb-Schein".
var deniedFirst = lang.Each(func(code string) *regexp.Regexp { return asidesOf("denied", "^", code) })

// numbered follows a "No." that stands for a number: "No. 5 welding certificate".
var numbered = regexp.MustCompile(`^\.? ?\d`)

// sansInstitute is the issuer whose name is the French word for "without".
var sansInstitute = regexp.MustCompile(`^SANS (?:\p{Lu}{3} ?\d{3}\b|Institute\b)`)

// isDenied reports whether a text of the letter's language says that something is not held.
func (w *writer) isDenied(s string) bool {
	m := deniedFirst(w.code).FindString(s)
	return m != "" && strings.Contains(s, " ") && !numbered.MatchString(s[len(m):]) && !sansInstitute.MatchString(s)
}

// isOpen reports whether a line names a certificate that is not finished according to its issuer field: "CIPP (two
// papers left)".
func (w *writer) isOpen(line string) bool {
	return slices.ContainsFunc(w.r.Certificates, func(c document.Certificate) bool {
		return strings.HasPrefix(line, c.Name) && isPart(c.Issuer)
	})
}

// leastHeld is how well a resume shows what it holds at least. By hand.
const leastHeld = 0.3

// kindOf returns what sort of requirement something is.
func (w *writer) kindOf(a requirement) posting.Kind {
	for _, q := range w.p.Requirements {
		if q.Text == a.Asked || slices.ContainsFunc(q.Terms, func(t posting.Term) bool { return t.Name == a.Skill }) {
			return q.Kind
		}
	}
	return posting.KindSkill
}

// hard reports whether an item of a skills list is a thing one can name in a letter: a tool or a field, no trait.
func (w *writer) hard(id skill.ID, s string) bool {
	if known, ok := w.c.Skill(id); ok {
		return known.Kind != skill.Soft
	}
	return strings.IndexFunc(s, unicode.IsUpper) >= 0
}

// notHad reports whether a text tells of something begun, planned, lapsed or failed.
func (w *writer) notHad(s string) bool {
	r := w.claims(s)
	for i := range r.Statements {
		if slices.ContainsFunc(r.Statements[i].Cues, func(c claim.Cue) bool {
			return c.Class == claim.Progress || c.Class == claim.Planned || c.Class == claim.Expired ||
				c.Class == claim.Failed
		}) {
			return true
		}
	}
	return false
}

// requiresDegree reports whether the posting asks for a degree that the resume shows.
func (w *writer) requiresDegree() bool {
	return slices.ContainsFunc(w.report.KnockOuts,
		func(k match.KnockOut) bool { return k.Kind == "education" && k.Met })
}

// degrees names the degrees that are ended, the latest first.
func (w *writer) degrees() []item {
	all := slices.Clone(w.r.Education)
	slices.SortStableFunc(all,
		func(a, b document.Education) int { return cmp.Compare(b.EndDate.Year(), a.EndDate.Year()) })
	var out []item
	for _, e := range all {
		if it := w.degree(e); it.text != "" {
			out = append(out, it)
		}
	}
	return out
}

// degree names a degree with its school and year, "" where it is not ended or reads as none.
func (w *writer) degree(e document.Education) item {
	name := strings.Join(text.NonEmpty(e.StudyType, e.Area), " ")
	beside := e.Score // of the name, "Planning" tells of no plan
	for _, c := range e.Courses {
		if len(strings.Fields(c)) <= mostOfAName { // a longer one tells of something else
			beside += ". " + c
		}
	}
	if e.StudyType == "" || len(strings.Fields(name)) > mostOfAName ||
		!balanced(name) || w.notHad(beside) || isPart(name+". "+beside) ||
		e.EndDate.Months() > w.asOf.Months() || e.EndDate == "" && e.StartDate != "" {
		return item{}
	}
	if w.isStillLearning(name) {
		return item{}
	}
	it := item{text: name, source: strings.Join(text.NonEmpty(e.StudyType, e.Area), ", ")}
	if len(e.Courses) > 0 && closesName.MatchString(e.Courses[0]) {
		it.text += " (" + e.Courses[0] // the name was read in two: "Arboriculture) L4"
	}
	if school := nameIn(e.Institution); school != "" {
		it.text += ", " + school
	}
	if y := e.EndDate.Year(); y > 0 {
		it.text += " (" + strconv.Itoa(y) + ")"
	}
	return it
}

// closesName matches the end of a name that began in another field.
var closesName = regexp.MustCompile(`^[\pL\d ]+\)(?: [\pL\d]+)?$`)

// isStillLearning reports whether a course of study is what somebody is still learning at work: an apprenticeship,
// where the present job is an apprentice's.
func (w *writer) isStillLearning(name string) bool {
	return trainings(w.code).MatchString(name) && slices.ContainsFunc(w.r.Work, func(e document.Work) bool {
		return e.EndDate == "" && trainings(w.code).MatchString(e.Position)
	})
}

// trainings finds the words of training at work, for who is trained and for the training.
var trainings = eachOf(wholeWord, "piece", "trainee")

// alsoCertified names the certificates that the posting names in other words than the match knows: those that share a
// word of substance with it.
func (w *writer) alsoCertified() []item {
	theirs := map[string]bool{}
	for _, x := range tokensOf(w.p.Text) {
		theirs[x] = true
	}
	var out []item
	for _, l := range w.r.Lines() {
		if l.Kind != document.LineCredit || l.Section != document.SectionCertificates || w.isOpen(l.Text) {
			continue
		}
		for i, p := range outside(l.Text) {
			s := w.pieceAt(l.Text, p[0])
			if s == "" || i > 0 && !namesCredential(text.Fold(s)) || len(posting.Spoken(s)) > 0 ||
				allowed.MatchString(s) || w.namesTools(s) || w.isBareWord(s) || w.tellsOfDoing(s) ||
				w.hasEnded(l) {
				continue
			}
			if slices.ContainsFunc(tokensOf(s), func(x string) bool {
				return theirs[x] && !credited.MatchString(x) && len(x) >= stemLength
			}) {
				out = append(out, item{text: s, source: l.Text})
			}
		}
	}
	return out
}

// namesCredential reports whether a piece of a line, folded, has a word of a credential and names not who gave one.
func namesCredential(low string) bool { return credited.MatchString(low) && !issuer.MatchString(low) }

// issuer matches a piece that names who gave a credential, folded: "Institute of Sales Management, level 4".
var issuer = matching(`^{}\b`, folded("piece", "issuer"))

// tellsOfDoing reports whether a text tells what somebody does or is rather than what they hold: "Reads minutes for
// fun", "Volunteer firefighter since 2015".
func (w *writer) tellsOfDoing(s string) bool {
	first := prose.Bare(firstWord(s))
	_, form, verb := prose.ReadVerb(first)
	told := w.code == "en" && verb && (form == prose.Third || form == prose.Past)
	if told && !credited.MatchString(text.Fold(first)) {
		return true
	}
	return !credited.MatchString(text.Fold(s)) && (statesSince.MatchString(s) || w.code == "en" && !w.namesOne(s))
}

// namesOne reports whether a text may be a name: it has a word with a capital behind its first, or a figure, or no
// small word that makes a sentence of it. "Reads minutes for fun" is none.
func (w *writer) namesOne(s string) bool {
	words := strings.Fields(s)
	return strings.ContainsFunc(strings.Join(words[min(1, len(words)):], " "), unicode.IsUpper) ||
		strings.ContainsFunc(s, unicode.IsDigit) ||
		!slices.ContainsFunc(words, func(x string) bool { return lang.IsStop(x, w.code) })
}

// statesSince matches since when something is done.
var statesSince = regexp.MustCompile(`(?i)\b(?:since|seit|depuis|desde) (?:\pL+\.? )?\d{4}\b`)

// hasEnded reports whether a line is of a certificate that was held until a day long past.
func (w *writer) hasEnded(l document.Line) bool {
	return l.Section == document.SectionCertificates && l.End != "" && l.End.Months() < w.asOf.Months()-renewable &&
		endsUntil.MatchString(l.Text)
}

// isBareWord reports whether a text is a single word that need be no credential: a town.
func (w *writer) isBareWord(s string) bool {
	_, known := w.c.Named(s)
	return !strings.ContainsAny(s, " -0123456789") && !allCapitals(s) && !known && !credited.MatchString(text.Fold(s))
}

// anyCredential are the words that name no credential alone, folded: "Tickets".
var anyCredential = lang.SetOfAll("credential")

// namesTools reports whether a line is one of tools, and names no credential.
func (w *writer) namesTools(s string) bool {
	tools := false
	for _, m := range w.c.Find(s) {
		known, _ := w.c.Skill(m.Skill)
		if known.Kind == skill.Credential {
			return false
		}
		tools = tools || known.Kind == skill.Tool
	}
	return tools && !credited.MatchString(text.Fold(s))
}
