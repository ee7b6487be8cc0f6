package compose

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/check"
	"vitae/internal/engine/document"
	"vitae/internal/engine/grammar"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// A line about dated work can show a skill that it does not name: who ran an estate on EKS ran Kubernetes. Such a line
// gets the posting's name in brackets behind the user's own word: "EKS (Kubernetes)".

const (
	maxNamed       = 4 // names of implied skills written into the lines of one resume
	maxNamedListed = 2 // and into its skills lists
	maxNamedWords  = 3 // words of such a name: brackets hold a name, not a phrase
)

// naming is a name to write behind words of a line.
type naming struct {
	behind string // the user's words, "Debian and RHEL"
	name   string // as it stands in a sentence
	tool   bool   // the name of one: it may stand before a noun, "EKS (Kubernetes) estate"
	reason string
}

// namings chooses, by path, the lines that get the name of a skill they imply: the skill that is asked for most first,
// each in the line that shows it best, one to a line.
func (w *writer) namings() map[string]naming {
	out := map[string]naming{}
	for _, a := range w.requirements {
		if len(out) == maxNamed {
			break
		}
		if a.Status != match.Matched || a.ID == "" || len(a.Proof) == 0 || a.Proof[0].Grade != "implied" ||
			!w.english && a.kind != skill.Tool {
			continue
		}
		for _, e := range a.Proof {
			if _, taken := out[e.Path]; e.Named == 0 || taken || strings.ContainsAny(e.Text, "()[]") ||
				prose.LesserPart(e.Text) || onlyTried(e.Text) {
				continue
			}
			if n, ok := w.naming(a, e); ok {
				out[e.Path] = n
				break
			}
		}
	}
	return out
}

// onlyTried reports whether a line tells of something that was not kept, or not done.
func onlyTried(line string) bool {
	return slices.ContainsFunc(strings.Fields(line), func(x string) bool { return untaken[prose.Bare(x)] })
}

var untaken = prose.Words("untaken")

// naming tries the posting's name for the skill and then, where the posting has that too, the canonical one: of "CI/CD
// pipelines" a line about pipelines lacks only "CI/CD".
func (w *writer) naming(a requirement, e match.Evidence) (naming, bool) {
	for _, name := range []string{a.term, w.canonical(a)} {
		if a.term = name; w.writable(a) {
			if n, ok := w.behindWords(a, e); ok {
				return n, true
			}
		}
	}
	return naming{}, false
}

// writable reports whether the posting has a name for the skill that can stand in brackets.
func (w *writer) writable(a requirement) bool {
	return prose.HasPhrase(w.posting.Text, a.term) && len(strings.Fields(a.term)) <= maxNamedWords &&
		!strings.ContainsAny(a.term, "()[],;:") && !opensWithVerb(a.term)
}

// behindWords finds the words of a line behind which the name of the skill that they imply reads well.
func (w *writer) behindWords(a requirement, e match.Evidence) (naming, bool) {
	run := w.impliers(a.ID, e)
	if len(run) == 0 {
		return naming{}, false
	}
	first, last := run[0], run[len(run)-1]
	n := naming{behind: e.Text[first.Start:last.End], name: w.inSentence(a.term), tool: a.kind == skill.Tool &&
		len(strings.Fields(a.term)) == 1}
	after, ok := n.write(e.Text)
	if !ok || strings.Contains(strings.ToLower(n.behind), strings.ToLower(n.name)) || !w.standsFor(run, a) ||
		w.overlaps(e.Text, a) || !w.passes(after) {
		return naming{}, false
	}
	n.reason = w.whyNamed(a, first)
	return n, true
}

// impliers returns the names in a line that imply a skill: the one that the evidence points at, with those that follow
// it in one list, so that "Debian and RHEL (Linux)" says it once of both.
func (w *writer) impliers(id skill.ID, e match.Evidence) []skill.Mention {
	var run []skill.Mention
	for _, m := range w.named[e.Path] {
		r, ok := w.c.Relation(m.Skill, id)
		implies := ok && r.Kind == skill.Implies && r.Weight >= match.LeastNameable && !m.Negated
		switch {
		case len(run) == 0:
			if implies && m.Start == e.Start {
				run = append(run, m)
			}
		case implies && joints[e.Text[run[len(run)-1].End:m.Start]]:
			run = append(run, m)
		case m.Start >= run[len(run)-1].End:
			return run
		}
	}
	return run
}

// overlaps reports whether a text has a word of the skill's names already: "REST API (APIs)" says nothing.
func (w *writer) overlaps(text string, a requirement) bool {
	has := map[string]bool{}
	for _, x := range strings.FieldsFunc(text, func(r rune) bool { return !prose.IsWordRune(r) }) {
		has[prose.FoldName(x)] = true
	}
	for _, x := range strings.FieldsFunc(a.term, func(r rune) bool { return !prose.IsWordRune(r) }) {
		if !smallWords[strings.ToLower(x)] && has[prose.FoldName(x)] {
			return true
		}
	}
	return false
}

// joints stand between the members of a list.
var joints = map[string]bool{", ": true, " and ": true, ", and ": true, " or ": true, "/": true, " & ": true}

// standsFor reports whether words are a name behind which another can stand: a product, or a term of two words or more.
// A deed ("run the pass") is none, and neither is a plain word ("five sprints") or what only says how often.
func (w *writer) standsFor(run []skill.Mention, a requirement) bool {
	for _, m := range run {
		s, _ := w.c.Skill(m.Skill)
		words := strings.Fields(m.Text)
		if isProper(prose.Small(m.Text)) || s.Kind == skill.Tool && isProper(prose.Small(s.Name)) || isProper(m.Text) &&
			s.Kind == skill.Tool {
			continue
		}
		_, _, deed := prose.ReadVerb(prose.Bare(words[0]))
		if len(words) < 2 || deed || prose.StartsNounGroup(words[0]) || oftenWords[prose.Bare(words[0])] ||
			a.kind == skill.Tool {
			return false
		}
	}
	return true
}

var oftenWords = prose.Words("often-words")

// write puts the name behind the words; false where they stand there twice, inside a compound, or before a noun that
// belongs to them and not to the name: "HACCP logs (food safety)", never "HACCP (food safety) logs".
func (n naming) write(text string) (string, bool) {
	i := strings.Index(text, n.behind)
	if i < 0 || strings.Count(text, n.behind) > 1 || strings.ContainsAny(text, "()[]") {
		return text, false
	}
	before, after := text[:i], text[i+len(n.behind):]
	if before != "" && !strings.HasSuffix(before, " ") {
		return text, false
	}
	if after != "" && !strings.ContainsRune(" ,.;:", rune(after[0])) {
		return text, false
	}
	next, _, _ := strings.Cut(strings.TrimSpace(after), " ")
	if strings.HasPrefix(after, " ") && !leavesGroup(next) && (!n.tool || opensLarge(next)) {
		return text, false
	}
	return before + n.behind + " (" + n.name + ")" + after, true
}

// leavesGroup reports whether a word cannot belong to the noun before it.
func leavesGroup(word string) bool {
	b := prose.Bare(word)
	return isPreposition[b] || prose.IsJoint(word) || clauseOpener[b] || finite[b] || word == "–" || word == "—" ||
		word == "-"
}

// passes reports whether neither the language gate nor Check has anything against a line.
func (w *writer) passes(line string) bool {
	return grammar.Passes(line, w.language, grammar.Line) &&
		len(w.checker.Check(check.Text{Text: line, Now: w.asOf})) == 0
}

// whyNamed reports what ties the two names, in a sentence that is true of them in general.
func (w *writer) whyNamed(a requirement, m skill.Mention) string {
	s, _ := w.c.Skill(m.Skill)
	name, asks := w.inSentence(w.canonical(a)), "the posting uses that name."
	if !prose.SameName(name, a.term) {
		asks = "the posting calls it " + prose.Quote(a.term) + "."
	}
	if s.Kind == skill.Tool {
		return fmt.Sprintf("Working with %s means working with %s; %s", m.Text, name, asks)
	}
	return fmt.Sprintf("The work you describe as %s is part of %s; %s", prose.Quote(m.Text), name, asks)
}

// nameListed writes the name of an asked skill behind an entry of a skills list that implies it, where no line about
// work shows it.
func (w *writer) nameListed(a requirement) (Change, bool) {
	if len(a.Proof) == 0 || a.Proof[0].Grade != "listed" || a.Proof[0].Via == "" || !w.writable(a) ||
		a.kind == skill.Soft {
		return Change{}, false
	}
	for _, l := range w.lines {
		if l.Path != a.Proof[0].Path || l.Kind != document.LineSkill || strings.TrimSpace(l.Text) != l.Text {
			continue
		}
		run := w.impliers(a.ID, a.Proof[0])
		if len(run) != 1 || run[0].Text != l.Text || !isProper(l.Text) || w.overlaps(l.Text, a) {
			return Change{}, false
		}
		before, after := l.Text, l.Text+" ("+w.inSentence(a.term)+")"
		return Change{
			Section: string(l.Section), Kind: KindTerm, Path: l.Path, Before: &before, After: &after,
			Reason: w.whyNamed(a, run[0]), Evidence: []string{l.Text},
		}, w.passes(after)
	}
	return Change{}, false
}

var finite = prose.Words("finite")

var (
	isPreposition = prose.Words("prepositions")
	clauseOpener  = prose.Words("opens-clause")
)
