package compose

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// topSkills names what the posting asks for and lines about work show in the same words, and a text does not name yet,
// with those lines.
func (w *writer) topSkills(said string) (found, evidence []string) {
	taken := map[skill.ID]bool{}
	for _, m := range w.c.Find(said) {
		taken[m.Skill] = true
	}
	for i := range w.requirements {
		a := &w.requirements[i]
		if len(found) == maxSummarySkills {
			break
		}
		if a.Status != match.Matched || a.kind == skill.Credential || a.kind == skill.Language ||
			a.kind == skill.Soft || a.ID != "" && taken[a.ID] || w.isCredential(a) || w.heldDown(*a) {
			continue
		}
		name, line := w.sharedName(a)
		if name == "" || w.inTitle(name) || namesOne(name) || sameWords(name, said) || repeats(name, found) ||
			!w.isStandalone(name) {
			continue
		}
		taken[a.ID] = true
		for _, m := range w.c.Find(name) {
			taken[m.Skill] = true
		}
		found, evidence = append(found, name), append(evidence, line)
	}
	return found, evidence
}

// repeats reports whether a name says what another one does, or a part of it.
func repeats(name string, others []string) bool {
	return slices.ContainsFunc(others, func(x string) bool {
		return prose.SameName(x, name) || sameWords(x, name) || sameWords(name, x)
	})
}

// sharedName returns the words for a thing that the posting has and a line about work, as the line has them.
func (w *writer) sharedName(a *requirement) (name, line string) {
	term := a.term
	if a.ID == "" {
		term = a.Skill
	}
	tool := a.kind == skill.Tool && isProper(term)
	if n := len(strings.Fields(term)); n > maxNamedWords || n == 1 && !tool && !isAbbreviation(term) ||
		!prose.HasPhrase(w.posting.Text, term) {
		return "", ""
	}
	for _, l := range w.lines {
		if l.Kind != document.LineBullet || l.Section != document.SectionWork && l.Section != document.SectionProjects {
			continue
		}
		i, ok := prose.IndexPhrase(strings.ToLower(l.Text), strings.ToLower(term))
		if !ok || i+len(term) > len(l.Text) {
			continue
		}
		if is := w.wordingOf(sentenceAt(l.Text, i)); !is.Full() || onlyWeighed(l.Text) {
			continue
		}
		own := l.Text[i : i+len(term)]
		if made, ok := w.makersName(own); ok {
			own = made
		} else if i == 0 && !isProper(prose.Small(own)) {
			own = prose.Small(own)
		}
		return own, l.Text
	}
	return "", ""
}

// makersName writes the name of a tool as its makers do.
func (w *writer) makersName(name string) (string, bool) {
	s, ok := w.c.Named(name)
	return s.Name, ok && s.Kind == skill.Tool && prose.SameName(s.Name, name)
}

// sentenceAt returns the sentence of a text in which a byte stands.
func sentenceAt(s string, at int) string {
	from := 0
	for _, x := range text.Prose(s) {
		i := strings.Index(s[from:], x)
		if i < 0 {
			return s
		}
		if from += i + len(x); at < from {
			return x
		}
	}
	return s
}

// ownWords reports whether a name may stand in this document: in a language other than English, only what it says
// itself, and names of tools.
func (w *writer) ownWords(a requirement, name string) bool {
	return w.english || a.kind == skill.Tool || w.says(name)
}

// inTitle reports whether a title of the person's names a thing: an HR manager gains nothing by "HR".
func (w *writer) inTitle(name string) bool {
	return prose.HasPhrase(w.resume.Basics.Label, name) ||
		slices.ContainsFunc(w.resume.Work, func(j document.Work) bool { return prose.HasPhrase(j.Position, name) })
}

// heldDown reports whether a line of the resume names a skill and says less of it: "Python (basic)".
func (w *writer) heldDown(a requirement) bool {
	return slices.ContainsFunc(a.evidence, func(s evidence) bool { return prose.LesserPart(s.line.Text) })
}

// namesOne reports whether a name is one of a person by a trade ("responsible pharmacist"), which nobody is experienced
// in.
func namesOne(name string) bool {
	words := strings.Fields(name)
	last := strings.TrimSuffix(prose.Bare(words[len(words)-1]), "s")
	return strings.HasSuffix(last, "ist") || strings.HasSuffix(last, "eer") || strings.HasSuffix(last, "ician") ||
		strings.HasSuffix(last, "auditor")
}
