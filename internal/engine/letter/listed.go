package letter

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// nameTools adds the required things that no quoted line may name.
func (w *writer) nameTools(found map[string][]item) {
	for _, a := range w.requirements {
		if it := w.workedWith(a); it.text != "" {
			found[heldSkill] = addItem(found[heldSkill], it)
		}
	}
}

// workedWith names a required thing that a line about work names, in that line's words, for a letter that quotes no
// such line.
func (w *writer) workedWith(a requirement) item {
	if !a.Required || a.ID == "" || w.kindOf(a) != posting.KindSkill {
		return item{}
	}
	out := item{must: true}
	for _, e := range a.Proof {
		s := e.Text[e.Start:e.End]
		out.also = append(out.also, s)
		if out.text != "" || e.Via != "" || !w.isTool(a.ID) {
			continue
		}
		it := item{}
		if is := w.wording(e.Text); e.Grade == "used" && is.Weak == 0 && !is.Denied && !w.isHedged(e.Text) &&
			!w.leavesToOthers(e.Text) {
			it = w.listedSkill(a.ID, s)
		} else if e.Grade == "listed" && strings.HasPrefix(e.Path, "meta.") {
			it = w.listedSkill(a.ID, w.listPiece(e.Text, e.Start))
			if it.text == "" {
				it = w.listedSkill(a.ID, s)
			}
		}
		out.text, out.source = it.text, e.Text
	}
	return out
}

// listPiece is the piece of a list in one line that something stands in.
func (w *writer) listPiece(line string, at int) string {
	for _, p := range outside(line) {
		if p[0] <= at && at < p[1] {
			return strings.Trim(line[p[0]:p[1]], " .;")
		}
	}
	return ""
}

// isTool reports whether a skill is a thing with a name of its own.
func (w *writer) isTool(id skill.ID) bool {
	known, _ := w.c.Skill(id)
	return known.Kind == skill.Tool
}

// longSkill is how many words an item of a skills list has at most that a letter names.
const longSkill = 4

// listedSkill names an item of a skills list, "" where it is no plain name of a thing that one has.
func (w *writer) listedSkill(id skill.ID, line string) item {
	s := tidy(line)
	if w.ratesLow(s) || len(strings.Fields(s)) > longSkill ||
		!balanced(s) || strings.ContainsAny(s, ":;") || w.notHad(s) ||
		!w.hard(id, s) {
		return item{}
	}
	return item{text: s, source: line}
}

// ratesLow reports whether the skills rate a thing at one or two of five, or of more.
func (w *writer) ratesLow(name string) bool {
	return slices.ContainsFunc(w.r.Skills, func(s document.Skill) bool {
		return s.Name == name && lowRate.MatchString(s.Level)
	})
}

var lowRate = regexp.MustCompile(`^[12](?:$|[ /(])`)

// skillName is an item of a skills list by its name alone where small words behind it say how much of it one has
// ("PowerShell mucho"), or another skill stands right beside it, since two items may have been read as one.
func (w *writer) skillName(e match.Evidence) string {
	for _, m := range w.c.Find(e.Text) {
		if m.Start == e.End+1 || m.End+1 == e.Start {
			return e.Text[e.Start:e.End]
		}
	}
	behind := strings.Fields(e.Text[e.End:])
	for _, x := range behind {
		if !text.OpensSmall(x) || strings.ContainsFunc(x, func(r rune) bool { return !unicode.IsLetter(r) }) {
			return e.Text
		}
	}
	return e.Text[:e.End]
}
