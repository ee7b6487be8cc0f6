package compose

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// stock is what resumes of one language say of everybody, from internal/engine/lang/<code>/filler.txt.
type stock struct {
	cliches []string // the longest first
	trait   map[string]bool
	idle    map[string]bool // say nothing beside a phrase
	small   map[string]bool // articles, prepositions and the like
	duty    map[string]bool // whole lines that name no work
	request map[string]bool // whole lines that offer references
	years   string          // "%s with %d years of experience"
	since   string          // "%s since %d"; empty where no summary can be written
	and     string
	colon   string // what parts a role from what it was done with
	// of sections that tailoring adds; none where the standard one is in this language
	heading map[document.Section]string
}

var phrasesOf = lang.Each(loadPhrases)

func loadPhrases(code string) *stock {
	p := &stock{
		colon: ": ", trait: map[string]bool{}, idle: map[string]bool{}, small: map[string]bool{},
		duty: map[string]bool{}, request: map[string]bool{}, heading: map[document.Section]string{},
	}
	for _, e := range lang.Entries(code, "filler") {
		term := plainly(e.Term)
		switch e.Value {
		case "cliche":
			p.cliches = append(p.cliches, term)
		case "trait":
			p.trait[term] = true
		case "empty":
			p.idle[term] = true
		case "duty":
			p.duty[term] = true
		case "request":
			p.request[term] = true
		}
	}
	slices.SortStableFunc(p.cliches, func(a, b string) int { return len(b) - len(a) })
	for _, e := range slices.Concat(lang.Entries(code, "function"), lang.Entries(code, "stop")) {
		p.small[text.Fold(e.Term)] = true
	}
	for _, e := range lang.Entries(code, "summary") {
		switch e.Term {
		case "years":
			p.years = e.Value
		case "since":
			p.since = e.Value
		case "and":
			p.and = e.Value
		case "colon":
			p.colon = " " + e.Value + " "
		default:
			if section, ok := strings.CutPrefix(e.Term, "heading "); ok {
				p.heading[document.Section(section)] = e.Value
			}
		}
	}
	return p
}

// plainly returns the words of a text in small letters without signs, with one space between them.
func plainly(s string) string {
	return strings.Join(strings.FieldsFunc(text.Fold(strings.ReplaceAll(s, "’", "'")), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-' && r != '%'
	}), " ")
}

// empty reports whether a whole line names no work.
func (p *stock) empty(line string) bool { f := plainly(line); return p.duty[f] || p.request[f] }

// cliche reports whether a sentence has nothing but what anybody says of himself.
func (p *stock) cliche(sentence string) bool {
	rest, found := " "+plainly(sentence)+" ", false
	for _, c := range p.cliches {
		for strings.Contains(rest, " "+c+" ") {
			rest, found = strings.Replace(rest, " "+c+" ", " ", 1), true
		}
	}
	for w := range strings.FieldsSeq(rest) {
		found = found || p.trait[w]
		if !p.trait[w] && !p.idle[w] && !p.small[w] {
			return false
		}
	}
	return found
}

// boast returns the words at the head of a sentence that anybody says of himself, with what joins them to the rest: "A
// highly motivated and reliable " of "A highly motivated and reliable nurse with …". Empty where there are none, or
// where what follows does not stand without them ("Passionate about maps").
func (p *stock) boast(sentence string) string {
	words := strings.Fields(sentence)
	if len(words) == 0 {
		return ""
	}
	n := 0
	if first := plainly(words[0]); first == "a" || first == "an" {
		n++
	}
	for n < len(words) && p.boasts(plainly(words[n])) {
		n++
	}
	if n == 0 || n == len(words) || p.small[plainly(words[n])] {
		return ""
	}
	last := words[n-1]
	if !p.trait[plainly(last)] || strings.ContainsAny(last, ".;:") {
		return ""
	}
	if _, form, verb := prose.ReadVerb(prose.Bare(words[0])); n == 1 && verb && form == prose.Past {
		return "" // "Motivated team of six" may tell of a deed
	}
	at := strings.Index(sentence, last) + len(last)
	for at < len(sentence) && unicode.IsSpace(rune(sentence[at])) {
		at++
	}
	if strings.Join(strings.Fields(sentence[:at]), " ") != strings.Join(words[:n], " ") {
		return ""
	}
	return sentence[:at]
}

// boasts reports whether a word is a trait that anybody has, or stands between such words.
func (p *stock) boasts(word string) bool {
	return p.trait[word] || word == p.and || besideTraits[word]
}

// besideTraits are words that make traits larger, or join them in any language.
var besideTraits = map[string]bool{"and": true, "very": true, "highly": true, "extremely": true, "sehr": true}

// pageMark is what stands at the edge of a page and got into a list: "Page 1 of 2", "Lee, A. – page 1 of 2", "CV Lee
// 2/2".
var pageMark = regexp.MustCompile(
	`(?i)^(?:[^\d]{0,40}[ –—|-])?(?:page|seite|página|pág\.|pagina) ?\d+ ?(?:of|von|sur|de|/) ?\d+$|^(?:cv|lebenslauf)\b[^\d]{0,40}\b\d/\d$`)

// fillerChanges leave out what tells an employer nothing, each as a change of its own.
func (w *writer) fillerChanges() []Change {
	var out []Change
	if c, ok := w.clicheChange(); ok {
		out = append(out, c)
	}
	left, sure := map[string]int{}, w.sureInterests()
	seen := map[string]bool{}
	for _, l := range w.lines {
		list, _, err := splitIndex(l.Path)
		if err != nil || !canCut(w.resume, l.Path) {
			continue
		}
		if _, ok := left[list]; !ok {
			left[list] = len(w.siblings(l))
		}
		key := list + "\x00" + plainly(l.Text)
		why := ""
		switch {
		case w.phrases.request[plainly(l.Text)]:
			why = "Employers know they can ask for references. Use the space for something that helps you."
		case l.Kind == document.LineBullet && left[list] > 1 && w.phrases.duty[plainly(l.Text)]:
			why = "This line doesn't say what you did. Describe your work instead."
		case pageMark.MatchString(strings.TrimSpace(l.Text)):
			why = "This is a page number, not part of your text."
		case seen[key] && l.Kind == document.LineBullet:
			why = "This list already has the same line."
		case l.Section == document.SectionInterests && sure && w.value(l) < sharedWord && !w.wordingOf(l.Text).Figure:
			why = "This posting doesn't ask for any of these interests. Keep the line if it says something important about you."
		}
		seen[key] = true
		if why == "" {
			continue
		}
		left[list]--
		before := l.Text
		out = append(out, Change{
			Section: string(l.Section), Kind: KindCut, Path: l.Path, Before: &before, Reason: why,
			Evidence: []string{before},
		})
	}
	return out
}

// sureInterests reports whether what was read as interests holds nothing of another kind: no name, address, date,
// licence or town.
func (w *writer) sureInterests() bool {
	l := w.resume.Basics.Location
	for i := range w.lines {
		if w.lines[i].Section != document.SectionInterests {
			continue
		}
		s := strings.TrimSpace(w.lines[i].Text)
		if s == "" || strings.ContainsAny(s, "@0123456789") || strings.Contains(w.resume.Basics.Name, s) ||
			strings.Contains(s, w.resume.Basics.Name) && w.resume.Basics.Name != "" ||
			l != nil && l.City != "" && strings.EqualFold(l.City, s) {
			return false
		}
		if slices.ContainsFunc(w.c.Find(s), func(m skill.Mention) bool {
			known, ok := w.c.Skill(m.Skill)
			return ok && (known.Kind == skill.Credential || known.Kind == skill.Language)
		}) {
			return false
		}
	}
	return true
}

// canCut reports whether a line is an item of a list that items can be left out of.
func canCut(r *document.Resume, path string) bool {
	list, _, err := splitIndex(path)
	return err == nil && (list == "interests" || list == "references" || listAt(r, list) != nil)
}

// clicheChange leaves out of the summary what anybody says of himself.
func (w *writer) clicheChange() (Change, bool) {
	pieces := w.cliches(w.resume.Basics.Summary)
	if len(pieces) == 0 || !w.opts.RewriteSummary {
		return Change{}, false
	}
	before := strings.Join(pieces, "\n")
	return Change{
		Section: string(document.SectionSummary), Kind: KindCut, Path: summaryPieces, Before: &before,
		Evidence: []string{before},
		Reason:   "Nearly every resume says this. Describing what you did is more convincing.",
	}, true
}

// cliches lists the pieces of a text that say nothing, as they stand there.
func (w *writer) cliches(summary string) []string {
	var out []string
	for _, s := range text.Prose(summary) {
		switch b := w.phrases.boast(s); {
		case !strings.Contains(summary, s): // it goes over the end of a line
		case w.phrases.cliche(s), w.phrases.request[plainly(s)]:
			out = append(out, s)
		case b != "":
			out = append(out, strings.TrimSpace(b))
		}
	}
	return out
}

// without leaves pieces out of a text, each once, and begins what follows with a capital where a sentence lost its
// head.
func without(s string, pieces []string) string {
	for _, p := range pieces {
		i := strings.Index(s, p)
		if i < 0 || p == "" {
			continue
		}
		before, after := strings.TrimRight(s[:i], " "), strings.TrimLeft(s[i+len(p):], " ")
		switch {
		case before == "" || strings.HasSuffix(before, "\n"):
			s = before + text.Capital(after)
		case after == "":
			s = before
		case strings.ContainsAny(before[len(before)-1:], ".!?"):
			s = before + " " + text.Capital(after)
		default:
			s = before + " " + after
		}
	}
	return strings.TrimSpace(s)
}
