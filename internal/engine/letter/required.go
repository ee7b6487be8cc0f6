package letter

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
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
	for _, k := range w.report.KnockOuts {
		if k.Kind != string(posting.KindEducation) || !k.Met || w.isStudy(k.Line) {
			continue
		}
		if all := w.piecesFor(k.Line, 0, len(k.Line)); len(all) > 0 {
			add("held.credential", item{text: all[0], source: k.Line})
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
	if asked := w.permitsAsked(); asked != "" {
		add("held.permit", w.citizenship(asked))
		for _, it := range w.named(allowed) {
			add("held.permit", it)
		}
	}
	return found
}

// permitsAsked returns the posting's requirements of a right to work, one a line.
func (w *writer) permitsAsked() string {
	var out []string
	for _, q := range w.p.Requirements {
		if q.Class == posting.Must && (q.Kind == posting.KindPermit || allowed.MatchString(q.Text)) {
			out = append(out, q.Text)
		}
	}
	return strings.Join(out, "\n")
}

// isStudy reports whether a line is of the education.
func (w *writer) isStudy(line string) bool {
	return slices.ContainsFunc(w.r.Lines(), func(l document.Line) bool {
		return l.Text == line && l.Section == document.SectionEducation
	})
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

// heldFor names the credential of the resume that answers to what is asked, as the match cites it, at its fullest: no
// degree where there is another.
func (w *writer) heldFor(a requirement) item {
	if a.Status != match.Matched {
		return item{}
	}
	for _, e := range a.Proof {
		if line := w.expiredLine(e); line != "" {
			w.runOut = append(w.runOut, line)
			return item{}
		}
	}
	degree, best := item{}, item{}
	for _, e := range a.Proof {
		section, _, _ := strings.Cut(e.Path, "[")
		switch {
		case e.Grade == "qualified" || e.Grade == "related" || section == "projects" || section == "languages" ||
			section == "work" && !isCredit(e) || w.hasEndedAt(e.Path) || w.isOpen(e.Text):
		case section == "education" && degree.text == "" && w.degreeAt(e.Text).text != "":
			degree = w.degreeAt(e.Text)
		default:
			if all := w.piecesFor(e.Text, e.Start, e.End); len(all) > 0 && len(all[0]) > len(best.text) {
				best = item{text: all[0], source: e.Text}
			}
		}
	}
	if best.text == "" {
		return degree
	}
	return best
}

// isCredit reports whether evidence within a job is a credential that was read into its head.
func isCredit(e match.Evidence) bool {
	_, part, _ := strings.Cut(e.Path, "].")
	return part == "description"
}

// expiredLine returns the line that says of a credential which evidence names until when it was held, if that has
// passed. A credential that another line names without such a day, or until a later one, was renewed.
func (w *writer) expiredLine(e match.Evidence) string {
	name, expired := wholeName(e.Text[e.Start:e.End]), ""
	for _, l := range w.r.Lines() {
		at := []int{e.Start}
		if l.Text != e.Text {
			if at = name.FindStringIndex(l.Text); at == nil || l.Kind != document.LineCredit {
				continue
			}
		}
		switch {
		case w.runsOutAt(l.Text, at[0]):
			expired = l.Text
		case l.Kind == document.LineCredit && tidy(l.Text) != e.Text[e.Start:e.End]:
			// letters behind a name renew nothing
			return ""
		}
	}
	return expired
}

// wholeName matches a name where no letter or digit goes on with it.
func wholeName(name string) *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[^\pL\d])` + regexp.QuoteMeta(name) + `(?:$|[^\pL\d])`)
}

// runsOutAt reports whether the piece of a line in which a byte stands says until when something was held, which has
// passed.
func (w *writer) runsOutAt(line string, at int) bool {
	sentence, at := sentenceAt(line, at)
	pieces := outside(sentence)
	for i, p := range pieces {
		if p[0] <= at && at < p[1] {
			until := pieces[min(i+1, len(pieces)-1)]
			return w.hasRunOut(sentence[p[0]:p[1]]) ||
				w.hasRunOut(sentence[until[0]:until[1]]) && !w.speaksOfAnother(sentence[until[0]:until[1]])
		}
	}
	return false
}

// hasEndedAt reports whether the line at a path is of a certificate that was held until a day that has passed.
func (w *writer) hasEndedAt(path string) bool {
	return slices.ContainsFunc(w.r.Lines(), func(l document.Line) bool { return l.Path == path && w.hasEnded(l) })
}

// mostBefore is how many pieces of a line may stand before the one that names a credential and belong to it.
const mostBefore = 2

// longSentence is how many words a sentence has at most that names a credential as a whole.
const longSentence = 16

// piecesFor are the ways to cut out of a line the name of a credential that stands in a part of it, the best first: its
// sentence, the sentence as far as that part, that part.
func (w *writer) piecesFor(line string, from, to int) []string {
	sentence, at := sentenceAt(line, from)
	pieces := closedPieces(sentence, at)
	first := slices.IndexFunc(pieces, func(p [2]int) bool { return p[0] <= at && at < p[1] })
	if first < 0 {
		return nil
	}
	last := first
	for last+1 < len(pieces) && pieces[last+1][0] < at+to-from {
		last++
	}
	for last+1 < len(pieces) && match.NamesRegion(sentence[pieces[last+1][0]:pieces[last+1][1]]) {
		last++
	}
	spans := [][2]int{{pieces[first][0], pieces[last][1]}}
	if first <= mostBefore {
		spans = [][2]int{{0, len(sentence)}, {0, pieces[last][1]}, spans[0]}
	}
	spans = slices.DeleteFunc(spans, func(p [2]int) bool { return yearBetween.MatchString(sentence[p[0]:p[1]]) })
	var out []string
	for i, p := range spans { // the part alone is also cut as any credential is
		if i == len(spans)-1 {
			if s := w.pieceAt(line, from); strings.Contains(s, firstWord(line[from:to])) {
				out = append(out, s)
			}
		}
		s := withoutShout(tidy(strings.Trim(sentence[behindBracket(sentence, p[0], at):p[1]], " .,;|·")))
		s = text.Capital(ownLead(w.code).ReplaceAllString(withoutHeading(s), ""))
		if w.namesHeld(s) && len(strings.Fields(s)) <= longSentence {
			out = append(out, s)
		}
	}
	whole := sentence[pieces[first][0]:pieces[last][1]]
	if bare := withoutShout(line[from:to]); text.Capital(bare) == bare && w.namesHeld(bare) && !w.isHedged(whole) &&
		!w.notHad(whole) && !isPart(whole) {
		out = append(out, bare)
	}
	return slices.DeleteFunc(out,
		func(s string) bool { return s == "" || allowed.MatchString(s) || !w.unquestioned(s) })
}

// yearBetween matches a year that stands between two credentials of a line.
var yearBetween = regexp.MustCompile(` / (?:19|20)\d\d / `)

// namesHeld reports whether a text reads as something that one holds, all of it.
func (w *writer) namesHeld(s string) bool {
	first := strings.ToLower(firstWord(s))
	if slices.ContainsFunc(outside(s), func(p [2]int) bool { return losesDay(strings.TrimSpace(s[p[0]:p[1]])) }) {
		return false
	}
	return s != "" && balanced(s) && !anyCredential[text.Fold(s)] &&
		!strings.Contains(s, ":") && !runsOut.MatchString(s) &&
		w.isWholly(s) && !w.hasRunOut(s) && !isPart(s) && !w.notHad(s) && !w.isDenied(s) && !tellsOf.MatchString(s) &&
		!allowed.MatchString(s) && !w.isStillLearning(s) &&
		!slices.Contains(ownWords, first) && !leansBack(s) && !firstPerson.MatchString(s)
}

// ownLead is how one says of oneself that one holds something.
var ownLead = lang.Each(func(code string) *regexp.Regexp {
	return matching(`^(?i:{} (?:(?:`+choice("piece", "the", code)+`) )?)`, choice("piece", "holds", code))
})

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

// degreesAsked are the degrees that answer to what is asked, the one first that the match cites.
func (w *writer) degreesAsked() []item {
	var all, out []item
	for _, k := range w.report.KnockOuts {
		if k.Kind == string(posting.KindEducation) && k.Met {
			all = append(all, w.degreeAt(k.Line))
		}
	}
	if len(all) > 0 {
		all = append(all, w.degrees()...)
	}
	for _, it := range all {
		if it.text != "" && len(out) < mostDegrees && w.unquestioned(it.text) &&
			(len(out) == 0 || posting.DegreeHeld(it.text) >= afterSchool) {
			out = addItem(out, it)
		}
	}
	return out
}

// namesSkill reports whether a text names a skill that is no credential.
func (w *writer) namesSkill(s string) bool {
	return slices.ContainsFunc(w.c.Find(s), func(m skill.Mention) bool {
		known, _ := w.c.Skill(m.Skill)
		return known.Kind != skill.Credential
	})
}
