package letter

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/claim"
	"vitae/internal/match"
	"vitae/internal/posting"
	"vitae/internal/skill"
	"vitae/internal/text"
)

// item is something named as the resume names it, with the line that it is from.
type item struct{ text, source string }

// heldGroup is what the posting asks for and the resume holds, of one kind.
type heldGroup struct {
	name  string // of its wording: "held.credential"
	items []item
}

// mostOfAGroup bounds the items of a group.
const mostOfAGroup = 5

// hold names the licences, degrees and languages that the posting asks for and the resume has, exactly as it has them,
// and the skills that only a list names.
func (w *writer) hold() {
	w.studied = w.degree()
	var credentials, languages, listed []item
	for _, a := range w.requirements {
		for _, e := range a.Proof {
			it, kind := w.itemOf(a, e)
			switch {
			case it.text == "":
				continue
			case kind == "certificates":
				credentials = addItem(credentials, it)
			case kind == "languages":
				languages = addItem(languages, it)
			case kind == "skills":
				listed = addItem(listed, it)
			}
			break
		}
	}
	var degrees []item
	if w.requiresDegree() {
		if w.studied.text != "" {
			degrees = append(degrees, w.studied)
		}
	}
	for _, g := range []heldGroup{
		{"held.credential", credentials},
		{"held.degree", degrees},
		{"held.language", languages},
	} {
		if len(g.items) > 0 {
			w.held = append(w.held, g)
		}
	}
	w.listed = listed
}

func addItem(all []item, it item) []item {
	for i, o := range all {
		if strings.Contains(strings.ToLower(o.text), strings.ToLower(it.text)) {
			return all
		}
		if strings.Contains(strings.ToLower(it.text), strings.ToLower(o.text)) {
			all[i] = it
			return all
		}
	}
	if len(all) == mostOfAGroup {
		return all
	}
	return append(all, it)
}

// itemOf names what a piece of evidence outside of work shows, with the section that it stands in.
func (w *writer) itemOf(a requirement, e match.Evidence) (item, string) {
	section, _, _ := strings.Cut(e.Path, "[")
	named := e.Text[e.Start:e.End]
	if !alike(named, a.Asked) && !alike(named, a.Skill) {
		return item{}, ""
	}
	switch section {
	case "certificates", "awards":
		if e.Grade != "used" || a.Strength < leastProof {
			return item{}, ""
		}
		return item{w.credential(e), e.Text}, "certificates"
	case "languages":
		return item{w.languageItem(e), e.Text}, "languages"
	case "skills":
		s := tidy(e.Text)
		if n := len(strings.Fields(s)); n > 6 || strings.Count(s, "(") != strings.Count(s, ")") ||
			strings.ContainsAny(s, ":;") || w.notHad(s) || !w.hard(a.ID, s) {
			return item{}, ""
		}
		return item{s, e.Text}, section
	}
	return item{}, ""
}

// hard reports whether an item of a skills list is a thing one can name in a letter: a tool or a field, no trait.
func (w *writer) hard(id skill.ID, s string) bool {
	if known, ok := w.c.Skill(id); ok {
		return known.Kind != skill.Soft
	}
	return strings.IndexFunc(s, unicode.IsUpper) >= 0
}

// longCredential is how many words a credential's name has at most; more are several that stand in one line.
const longCredential = 12

// credential cuts the piece of a line that names a credential: between commas, with what follows it in small letters or
// figures, which says until when or in what state it is held. One that is not held now is not named.
func (w *writer) credential(e match.Evidence) string {
	pieces := outside(e.Text)
	for i, p := range pieces {
		if e.Start < p[0] || e.Start >= p[1] {
			continue
		}
		from, end := p[0], p[1]
		for _, next := range pieces[i+1:] {
			s := strings.TrimSpace(e.Text[next[0]:next[1]])
			if r, _ := utf8.DecodeRuneInString(s); s == "" || !unicode.IsLower(r) && !unicode.IsDigit(r) {
				break
			}
			end = next[1]
		}
		s := heading.ReplaceAllString(tidy(strings.Trim(e.Text[from:max(end, p[1])], " .,;|·")), "$1")
		r, _ := utf8.DecodeRuneInString(s)
		if n := len(strings.Fields(s)); n == 0 || n > longCredential || strings.Count(s, "(") != strings.Count(s,
			")") || !unicode.IsUpper(r) || strings.Contains(s, ":") ||
			slices.Contains(ownWords, strings.ToLower(strings.Fields(s)[0])) || isPart(s) || w.notHad(s) {
			return ""
		}
		return s
	}
	return ""
}

var (
	someOf     = regexp.MustCompile(`\b\d+ (?:of|von|de|sur|out of) \d+\b`) // "1 of 4 modules"
	unfinished = asides("unfinished", `\b`)
)

// isPart reports whether a text tells of a course that is not ended, or of a part of one.
func isPart(s string) bool { return someOf.MatchString(s) || unfinished.MatchString(s) }

// heading is a heading that was read into the line.
var heading = regexp.MustCompile(`^(?:Title|Qualification|[A-ZÄÖÜÉÁÍÓÚÑ]{5,}) (\S)`)

// outside returns the pieces of a line between commas, semicolons and bars that stand in no brackets, as byte offsets.
func outside(s string) [][2]int {
	var out [][2]int
	from, depth := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',', ';', '|', '·', '•':
			if depth <= 0 {
				out = append(out, [2]int{from, i})
				from = i + utf8.RuneLen(r)
			}
		}
	}
	return append(out, [2]int{from, len(s)})
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

// mostOfALanguage is how many words the name of a language has; more is a remark.
const mostOfALanguage = 2

// longFluency is how many words a level has at most.
const longFluency = 7

// languageItem names a language with how well one has it. One of which only a remark says how well is not named, nor is
// the letter's own without a level.
func (w *writer) languageItem(e match.Evidence) string {
	for _, l := range w.r.Languages {
		if l.Language == "" || !strings.HasPrefix(e.Text, l.Language) {
			continue
		}
		name := heading.ReplaceAllString(l.Language, "$1")
		fluency := strings.Trim(l.Fluency, "() ")
		if strings.Count(fluency, "(") > strings.Count(fluency, ")") { // "B2 (EOI 2019"
			fluency, _, _ = strings.Cut(fluency, "(")
			fluency = strings.TrimSpace(fluency)
		}
		spoken := posting.Spoken(name + " " + fluency)
		level := len(spoken) > 0 && spoken[0].Level != ""
		switch {
		case isPart(name + " " + fluency), len(strings.Fields(name)) > mostOfALanguage,
			len(strings.Fields(fluency)) > longFluency:
			return ""
		case level && fluency != "":
			return name + " (" + fluency + ")"
		case fluency != "" || len(spoken) > 0 && strings.EqualFold(string(spoken[0].Skill), nameOf(w.code)):
			return ""
		}
		return name
	}
	return ""
}

// requiresDegree reports whether the posting asks for a degree that the resume shows.
func (w *writer) requiresDegree() bool {
	if slices.ContainsFunc(w.report.KnockOuts, func(k match.KnockOut) bool { return k.Kind == "education" && k.Met }) {
		return true
	}
	return slices.ContainsFunc(w.requirements, func(a requirement) bool {
		return slices.ContainsFunc(a.Proof, func(e match.Evidence) bool {
			return strings.HasPrefix(e.Path, "education") && strings.HasSuffix(e.Path, "studyType")
		})
	})
}

// degree names the latest degree that is ended, with its school and year.
func (w *writer) degree() item {
	best, year := item{}, 0
	for _, e := range w.r.Education {
		name := strings.Join(text.NonEmpty(e.StudyType, e.Area), ", ")
		if e.StudyType == "" || len(strings.Fields(name)) > mostOfAName ||
			strings.Count(name, "(") != strings.Count(name, ")") ||
			w.notHad(strings.Join(append([]string{name}, e.Courses...), ". ")) ||
			e.EndDate.Months() > w.asOf.Months() || e.EndDate == "" && e.StartDate != "" {
			continue
		}
		it := item{name, name}
		if school := nameIn(e.Institution); school != "" {
			it.text += ", " + school
		}
		if y := e.EndDate.Year(); y > 0 {
			it.text += " (" + e.EndDate.String()[len(e.EndDate.String())-4:] + ")"
		}
		if best.text == "" || e.EndDate.Year() > year {
			best, year = it, e.EndDate.Year()
		}
	}
	return best
}
