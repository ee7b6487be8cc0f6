package compose

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/base/work"
	"vitae/internal/engine/check"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// writer holds what every rule of one run looks at. It changes nothing: rules return changes.
type writer struct {
	c            *skill.Catalogue
	resume       *document.Resume
	posting      *posting.Posting
	opts         Options
	asOf         document.Date
	judge        *match.Judge
	checker      *check.Checker
	budget       *work.Budget
	report       *match.Report
	lines        []document.Line
	named        map[string][]skill.Mention // by Line.Path: the skills that a line names
	requirements []requirement
	words        string             // every line, in lower case
	theirs       map[string]bool    // the posting's words of substance
	mine         map[string]bool    // the resume's words
	standalone   map[string]bool    // names that may stand alone
	values       map[string]float64 // by Line.Path: what value gave
	roles        map[string]bool    // by title: what isRole gave

	language string // of the resume, by its own text alone
	claims   string // the language by whose words claims are read
	phrases  *stock
	english  bool
}

// requirement is one thing the posting asks for, with the resume's lines that name it under one of its own names.
type requirement struct {
	match.SkillMatch
	kind     skill.Kind
	term     string // the name to write: the posting's word where it is a name of the skill
	weight   float64
	evidence []evidence
}

// evidence is a place where the resume names a skill.
type evidence struct {
	line    document.Line
	mention skill.Mention
}

func newWriter(c *skill.Catalogue, r *document.Resume, p *posting.Posting, o Options, asOf document.Date) *writer {
	w := &writer{
		c: c, resume: r, posting: p, opts: o, asOf: asOf, judge: match.For(c, p, asOf),
		checker: check.NewChecker(c, check.Text{Text: r.Text(), Document: r}), lines: r.Lines(),
		named: map[string][]skill.Mention{}, values: map[string]float64{},
		roles: map[string]bool{}, mine: map[string]bool{}, standalone: map[string]bool{},
	}
	w.report = w.judge.Analyze(r)
	asked, texts := p.Asked(), make([]string, len(w.lines))
	for i, l := range w.lines {
		texts[i] = l.Text
		w.named[l.Path] = NamedIn(c, l, asked)
	}
	w.words = strings.ToLower(strings.Join(texts, "\n"))
	for _, x := range strings.FieldsFunc(w.words, func(r rune) bool {
		return unicode.IsSpace(r) || r == '-' ||
			r == '/'
	}) {
		w.mine[prose.FoldName(prose.Bare(x))] = true
	}
	w.theirs = PostingWords(p)
	w.language = languageOf(r.Text())
	w.english = w.language == "en"
	w.claims, w.phrases = w.language, phrasesOf(w.language)
	for _, m := range w.report.Skills {
		w.requirements = append(w.requirements, w.requirementOf(m))
	}
	slices.SortStableFunc(w.requirements, func(a, b requirement) int { return cmp.Compare(b.weight, a.weight) })
	return w
}

// PostingWords are a posting's words of substance, folded as names are.
func PostingWords(p *posting.Posting) map[string]bool {
	out := map[string]bool{}
	for _, x := range strings.Fields(p.Text) {
		if b := prose.Bare(x); len(b) > 3 && !plainWords[b] {
			out[prose.FoldName(b)] = true
		}
	}
	return out
}

// plainWords are words of every posting, and so of none.
var plainWords = prose.Words("plain-words")

// NamedIn returns the skills that a line names, for a posting that asks for some. An entry of a skills list that is a
// skill's name means that skill, even where its name is a plain word elsewhere ("Go").
func NamedIn(c *skill.Catalogue, l document.Line, asked map[skill.ID]bool) []skill.Mention {
	found := c.FindAsked(l.Text, asked)
	if len(found) == 0 && l.Kind == document.LineSkill {
		if s, ok := c.Named(l.Text); ok {
			found = []skill.Mention{{Skill: s.ID, End: len(l.Text), Text: l.Text}}
		}
	}
	return found
}

// requirementOf gathers what the writer needs of one asked skill. What the user wants in front weighs 1 more.
func (w *writer) requirementOf(m match.SkillMatch) requirement {
	a := requirement{SkillMatch: m, term: m.Skill, weight: m.Weight()}
	if m.ID != "" {
		if s, ok := w.c.Skill(m.ID); ok {
			a.kind = s.Kind
			a.term = w.term(s)
		}
		a.evidence = w.places(m.ID)
	}
	if slices.ContainsFunc(w.opts.Emphasize, func(e string) bool { return w.means(e, a) }) {
		a.weight++
	}
	return a
}

// means reports whether the user's word for a skill is this one.
func (w *writer) means(word string, a requirement) bool {
	if s, ok := w.c.Named(word); ok && a.ID != "" {
		return s.ID == a.ID
	}
	return strings.EqualFold(strings.TrimSpace(word), a.Skill)
}

// places lists where the resume names a skill, in the order of its lines, each name once a line.
func (w *writer) places(id skill.ID) []evidence {
	var out []evidence
	for _, l := range w.lines {
		seen := map[string]bool{}
		for _, m := range w.named[l.Path] {
			if m.Skill == id && !m.Negated && !seen[m.Text] {
				seen[m.Text] = true
				out = append(out, evidence{l, m})
			}
		}
	}
	return out
}

// term returns the posting's name for a skill, as a name is written: the posting's own spelling where it has capitals
// of its own, the catalogue's elsewhere, and the canonical name where the posting only describes the skill.
func (w *writer) term(s skill.Skill) string {
	for _, r := range w.posting.Requirements {
		for _, t := range r.Terms {
			if t.Skill != s.ID || t.Start < 0 || t.End > len(w.posting.Text) || t.Start >= t.End {
				continue
			}
			if name, ok := nameOf(s, w.posting.Text[t.Start:t.End]); ok {
				return name
			}
		}
	}
	return s.Name
}

// nameOf spells a word as a name of the skill; false where it is no name of it that could stand in a list: "run demos"
// tells what one does, and "quota" alone is a plain word.
func nameOf(s skill.Skill, word string) (string, bool) {
	for _, n := range append([]string{s.Name}, s.Aliases...) {
		switch {
		case !prose.SameName(n, word):
			continue
		case n == s.Name:
			return n, true
		case opensWithVerb(n), s.Kind != skill.Tool && !strings.Contains(n, " ") && strings.ToLower(n) == n:
			return "", false
		case strings.ToLower(n) == n && word != strings.ToLower(word) && !prose.IsShouted(word):
			return word, true
		}
		return n, true
	}
	return "", false
}

func opensWithVerb(name string) bool {
	words := strings.Fields(name)
	_, f, ok := prose.ReadVerb(words[0])
	return ok && len(words) > 1 && (f == prose.Base || f == prose.Gerund)
}

// inSentence writes a name as it stands within a sentence: small where either text writes it small, or where its
// other words are ("Budget control"), as it is elsewhere ("SolidWorks").
func (w *writer) inSentence(name string) string {
	lower := strings.ToLower(name)
	if made, ok := w.makersName(name); ok && !strings.Contains(made, " ") {
		return made
	}
	if lower == name || prose.IsShouted(name) {
		return name
	}
	if _, f, ok := prose.ReadVerb(lower); ok && f == prose.Gerund || w.writtenSmall(lower) ||
		prose.Small(name) == lower && (w.namesIdea(name) || severalWords(name)) {
		return lower
	}
	return name
}

// writtenSmall reports whether the posting or the resume has a name in small letters.
func (w *writer) writtenSmall(lower string) bool {
	if _, ok := prose.IndexPhrase(w.posting.Text, lower); ok {
		return true
	}
	return slices.ContainsFunc(w.lines, func(l document.Line) bool {
		_, ok := prose.IndexPhrase(l.Text, lower)
		return ok
	})
}

// namesIdea reports whether a name is that of a skill of the catalogue that is no product, by its kind or its ending.
func (w *writer) namesIdea(name string) bool {
	lower := strings.ToLower(name)
	s, ok := w.c.Named(name)
	return ok && (s.Kind == skill.Knowledge || s.Kind == skill.Method && isMany(lower) ||
		s.Kind != skill.Tool && (isAbstract(lower) || strings.HasSuffix(lower, "ing")))
}

// severalWords reports whether a name is of several words, none of them a short form before the rest or a number, as in
// "Microsoft 365".
func severalWords(name string) bool {
	words := strings.Fields(name)
	return len(words) > 1 && !prose.IsShouted(words[0]) && !strings.ContainsFunc(name, unicode.IsDigit)
}

// isAbstract reports whether a word ends like the name of an idea, not of a product: "experimentation", "stewardship".
func isAbstract(word string) bool {
	for _, end := range []string{"tion", "sion", "ment", "ship", "ity", "ance", "ence", "ysis", "ness"} {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// shows is used for a name of another making.
func (w *writer) shows(a requirement, name func(requirement, evidence) string) (evidence, bool) {
	for _, e := range a.Proof {
		if e.Grade != "used" {
			continue
		}
		for _, s := range a.evidence {
			if s.line.Path != e.Path || s.line.Kind != document.LineBullet || prose.LesserPart(s.line.Text) ||
				a.kind == skill.Tool && onlyWeighed(s.line.Text) {
				continue
			}
			if n := name(a, s); n != "" && w.isStandalone(n) {
				return s, true
			}
		}
	}
	return evidence{}, false
}

// onlyWeighed reports whether a line tells how something was judged, which is no work with it: "Evaluated Kafka; the
// team chose RabbitMQ".
func onlyWeighed(line string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	return weighing[prose.Bare(first)]
}

var weighing = prose.Words("weighing")

// isStandalone reports whether Check lets a skill's name stand without the words around it in the resume.
func (w *writer) isStandalone(name string) bool {
	ok, known := w.standalone[name]
	if !known {
		ok = len(w.checker.Check(check.Text{Text: "Worked with " + name + ".", Now: w.asOf})) == 0
		w.standalone[name] = ok
	}
	return ok
}

// listed reports whether a skills list names the skill.
func (a *requirement) listed() (evidence, bool) {
	for _, s := range a.evidence {
		if s.line.Section == document.SectionSkills {
			return s, true
		}
	}
	return evidence{}, false
}

// linesOf lists the lines of a list ("work[0].highlights") with their index in it.
func (w *writer) linesOf(list string) map[int]document.Line {
	out := map[int]document.Line{}
	for _, l := range w.lines {
		if !strings.HasPrefix(l.Path, list) {
			continue
		}
		if p, i, err := splitIndex(l.Path); err == nil && p == list {
			out[i] = l
		}
	}
	return out
}

// SkillsNamed lists the skills that a resume names as its owner's, each once, in the order of its lines: what a plan
// need not begin with. Lines that tell of help, study or basics name none.
func SkillsNamed(c *skill.Catalogue, r *document.Resume) []skill.ID {
	var out []skill.ID
	for _, l := range r.Lines() {
		if l.Kind == document.LineEmployer || l.Kind == document.LineCourse || prose.LesserPart(l.Text) {
			continue
		}
		for _, m := range NamedIn(c, l, nil) {
			if !m.Negated && !slices.Contains(out, m.Skill) {
				out = append(out, m.Skill)
			}
		}
	}
	return out
}

// isMany reports whether a noun is in its plural or is not counted, and so needs no article behind a verb.
func isMany(noun string) bool {
	return uncounted[noun] || strings.HasSuffix(noun, "s") && !strings.HasSuffix(noun, "ss") &&
		!strings.HasSuffix(noun, "us") && !strings.HasSuffix(noun, "is")
}

// uncounted things take no article.
var uncounted = prose.Words("uncounted")
