package letter

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// require finds what the posting requires on paper and the resume holds, in the resume's own words, by the wording of
// its group: licences, certificates, degrees, languages, the right to work. A letter names all of it.
func (w *writer) require() map[string][]item {
	found := map[string][]item{}
	add := func(kind string, it item) {
		if it.text != "" {
			it.must = true
			found[kind] = addItem(found[kind], it)
		}
	}
	for _, a := range w.credentialsAsked() {
		add("held.credential", w.heldFor(a))
	}
	if w.mustDrive() {
		for _, it := range w.named(driving) {
			if w.unquestioned(it.text) {
				add("held.credential", it)
				break
			}
		}
	}
	for _, it := range w.degreesAsked() {
		add("held.degree", it)
	}
	for _, a := range w.requirements {
		if w.kindOf(a) == posting.KindLanguage && a.Required {
			add("held.language", w.languageFor(a))
		}
	}
	if slices.ContainsFunc(w.p.Requirements, func(q posting.Requirement) bool {
		return q.Class == posting.Must && (q.Kind == posting.KindPermit || allowed.MatchString(q.Text))
	}) {
		for _, it := range w.named(allowed) {
			add("held.permit", it)
		}
	}
	return found
}

// credentialsAsked are the credentials that the posting requires, in its order.
func (w *writer) credentialsAsked() []requirement {
	var out []requirement
	for _, s := range w.report.Skills {
		a := requirement{s, s.Weight()}
		if s.Required && w.kindOf(a) == posting.KindCredential {
			out = append(out, a)
		}
	}
	return out
}

// mustDrive reports whether the posting requires a driving licence.
func (w *writer) mustDrive() bool {
	return slices.ContainsFunc(w.p.Requirements, func(q posting.Requirement) bool {
		return q.Class == posting.Must && driving.MatchString(q.Text)
	})
}

// candidate is a credential of the resume that may be the one asked for, with how many words of what is asked it has.
type candidate struct {
	item
	shared int
	degree bool
}

// heldFor names the credential of the resume that answers best to what is asked: the one with most of its words; of
// those with as many no degree where there is another, and the one that the match cites first.
func (w *writer) heldFor(a requirement) item {
	asked := ownTokens(a.Asked)
	all := append(w.citedFor(a, asked), w.namedFor(a, asked)...)
	if len(all) == 0 {
		return item{}
	}
	return slices.MaxFunc(all, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.shared, b.shared), degreeLast(a, b))
	}).item
}

func degreeLast(a, b candidate) int {
	switch {
	case a.degree == b.degree:
		return 0
	case a.degree:
		return -1
	}
	return 1
}

// citedFor are the candidates that the match cites.
func (w *writer) citedFor(a requirement, asked []string) []candidate {
	var out []candidate
	for _, e := range a.Proof {
		section, _, _ := strings.Cut(e.Path, "[")
		if section == "education" {
			if it := w.degreeAt(e.Text); it.text != "" {
				out = append(out, candidate{it, sharedTokens(asked, it.text), true})
				continue
			}
		}
		if e.Grade == "qualified" || section == "projects" || section == "languages" ||
			section == "work" && !w.isCredit(e, asked) {
			continue
		}
		least := 1
		if a.Status == match.Matched && e.Grade != "related" && a.Strength >= leastHeld {
			least = 0
		}
		out = append(out, w.candidates(e.Text, e.Start, e.End, asked, least)...)
	}
	return out
}

// namedFor are the candidates among the lines of credentials, and among those of sections that the schema lacks.
func (w *writer) namedFor(a requirement, asked []string) []candidate {
	least := 1
	if a.Status == match.Missing { // the match knows of none
		least = max(2, (len(asked)+1)/2)
	}
	var out []candidate
	for _, l := range w.r.Lines() {
		credit := l.Kind == document.LineCredit && l.Section != document.SectionPublications ||
			strings.HasPrefix(l.Path, "meta.") && credited.MatchString(text.Fold(l.Text))
		if !credit {
			continue
		}
		for _, p := range outside(l.Text) {
			if sharedTokens(asked, l.Text[p[0]:p[1]]) >= least {
				out = append(out, w.candidates(l.Text, p[0], p[1], asked, least)...)
			}
		}
	}
	return out
}

// candidates is the best name of a credential in a part of a line that has enough of the words asked for, if any.
func (w *writer) candidates(line string, from, to int, asked []string, least int) []candidate {
	for _, s := range w.piecesFor(line, from, to) {
		if shared := sharedTokens(asked, s); shared >= least {
			return []candidate{{item{text: s, source: line}, shared, false}}
		}
	}
	return nil
}

// isCredit reports whether evidence within a job is a credential that was read into it: in the head of the job, in the
// words of what is asked, and no title.
func (w *writer) isCredit(e match.Evidence, asked []string) bool {
	_, part, _ := strings.Cut(e.Path, "].")
	_, title := w.c.FindTitle(e.Text)
	return (part == "description" || part == "position" && !title) &&
		sharedTokens(asked, e.Text[e.Start:e.End]) > 0
}

// ownTokens are the words that say which credential it is: no "license", "valid", "certificate".
func ownTokens(s string) []string {
	return slices.DeleteFunc(tokensOf(s), func(x string) bool { return credited.MatchString(x) })
}

// sharedTokens counts the words of substance that a text has of some, by their beginnings.
func sharedTokens(asked []string, s string) int {
	n := 0
	has := tokensOf(s)
	for _, x := range asked {
		if slices.ContainsFunc(has, func(y string) bool { return alike(x, y) }) {
			n++
		}
	}
	return n
}

// mostBefore is how many pieces of a line may stand before the one that names a credential and belong to it.
const mostBefore = 2

// longSentence is how many words a sentence has at most that names a credential as a whole.
const longSentence = 16

// piecesFor are the ways to cut out of a line the name of a credential that stands in a part of it, the best first: its
// sentence, the sentence as far as that part, that part.
func (w *writer) piecesFor(line string, from, to int) []string {
	sentence, at := sentenceAt(line, from)
	pieces := outside(sentence)
	first := slices.IndexFunc(pieces, func(p [2]int) bool { return p[0] <= at && at < p[1] })
	if first < 0 {
		return nil
	}
	last := first
	for last+1 < len(pieces) && pieces[last+1][0] < at+to-from {
		last++
	}
	spans := [][2]int{{pieces[first][0], pieces[last][1]}}
	if first <= mostBefore {
		spans = [][2]int{{0, len(sentence)}, {0, pieces[last][1]}, spans[0]}
	}
	var out []string
	for i, p := range spans { // the part alone is also cut as any credential is
		if i == len(spans)-1 {
			if s := w.pieceAt(line, from); strings.Contains(s, firstWord(line[from:to])) {
				out = append(out, s)
			}
		}
		s := withoutShout(tidy(strings.Trim(sentence[p[0]:p[1]], " .,;|·")))
		s = text.Capital(ownLead.ReplaceAllString(withoutHeading(s), ""))
		if w.namesHeld(s) && len(strings.Fields(s)) <= longSentence {
			out = append(out, s)
		}
	}
	if bare := withoutShout(line[from:to]); text.Capital(bare) == bare && w.namesHeld(bare) {
		out = append(out, bare)
	}
	return slices.DeleteFunc(out,
		func(s string) bool { return s == "" || allowed.MatchString(s) || !w.unquestioned(s) })
}

// namesHeld reports whether a text reads as something that one holds, all of it.
func (w *writer) namesHeld(s string) bool {
	first := strings.ToLower(firstWord(s))
	return s != "" && balanced(s) && !strings.Contains(s, ":") && !runsOut.MatchString(s) &&
		w.isWholly(s) && !isPart(s) && !w.notHad(s) && !w.isDenied(s) && !tellsOf.MatchString(s) &&
		!allowed.MatchString(s) &&
		!slices.Contains(ownWords, first) && !leansBack(s) && !firstPerson.MatchString(s)
}

// ownLead is how one says of oneself that one holds something.
var ownLead = regexp.MustCompile(
	`^(?i:I(?: also| currently)? (?:hold|have|am|keep)|I['’](?:m|ve got|ve)|ich (?:habe|bin|besitze)|j['’]ai|je (?:suis|possède|détiens)|tengo|poseo|soy) (?i:(?:the|a|an|my|both|den|die|das|einen|eine|ein|le|la|les|un|une|mon|ma|mes|el|los|las|una|mi|titulaire (?:du|de la|d'un|d'une)) )?`)

func firstWord(s string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(s), " ")
	return strings.Trim(first, ",;:.")
}

// unquestioned reports whether the check finds nothing in a text that stands alone.
func (w *writer) unquestioned(s string) bool {
	out, known := w.passes[s]
	if !known {
		out = len(w.findings([]string{s})) == 0
		w.passes[s] = out
	}
	return out
}

// degreesAsked are the degrees that answer to what is asked, the one that the posting names first: where the match
// finds that none is enough, those that the posting names.
func (w *writer) degreesAsked() []item {
	var asked []string
	for _, q := range w.p.Requirements {
		if q.Class == posting.Must && q.Kind == posting.KindEducation {
			asked = append(asked, ownTokens(q.Text)...)
		}
	}
	enough := w.requiresDegree()
	all := slices.DeleteFunc(w.degrees(), func(it item) bool {
		return !enough && sharedTokens(asked, it.text) == 0 || !w.unquestioned(it.text)
	})
	slices.SortStableFunc(all, func(a, b item) int {
		return cmp.Compare(sharedTokens(asked, b.text), sharedTokens(asked, a.text))
	})
	var out []item
	for i, it := range all {
		if len(out) < mostDegrees && (i == 0 || posting.DegreeHeld(it.text) >= afterSchool) {
			out = append(out, it)
		}
	}
	return out
}

// languageFor names a language that is asked for as the resume has it.
func (w *writer) languageFor(a requirement) item {
	for _, e := range a.Proof {
		section, _, _ := strings.Cut(e.Path, "[")
		if section == "work" || section == "projects" {
			continue
		}
		if s := w.languageItem(a.ID, e.Text); s != "" && w.unquestioned(s) {
			return item{text: s, source: e.Text}
		}
	}
	for _, l := range w.r.Languages {
		spoken := posting.Spoken(l.Language)
		line := strings.Join(text.NonEmpty(l.Language, l.Fluency), ", ")
		level := cmp.Or(framework.FindString(l.Fluency), outsideFirst(l.Fluency))
		if len(spoken) == 0 || spoken[0].Skill != a.ID || level == "" || len(strings.Fields(level)) > longFluency ||
			isPart(level) || w.notHad(level) || !balanced(level) {
			continue
		}
		other := allCapitals(level) && !framework.MatchString(level) || // a heading
			w.namesSkill(level) // what it is used for
		if is := w.wording(level); is.Weak > 0 || is.Limited || other {
			continue
		}
		if s := strings.Trim(l.Language, " ,:;.") + " (" + level + ")"; w.unquestioned(s) {
			return item{text: s, source: line}
		}
	}
	return item{}
}

// namesSkill reports whether a text names a skill that is no credential.
func (w *writer) namesSkill(s string) bool {
	return slices.ContainsFunc(w.c.Find(s), func(m skill.Mention) bool {
		known, _ := w.c.Skill(m.Skill)
		return known.Kind != skill.Credential
	})
}

// outsideFirst is what stands before the first comma of a text.
func outsideFirst(s string) string {
	first := outside(s)[0]
	return strings.Trim(s[first[0]:first[1]], " ,:;.–-")
}
