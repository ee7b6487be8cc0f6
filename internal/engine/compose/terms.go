package compose

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	alike "vitae/internal/engine/names"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// A skills list gets the posting's name for what it holds, and lacks nothing that the work shows and the posting asks.

const (
	maxAdded      = 6 // skills added to the lists of one resume
	minForSection = 3 // skills that a new skills section must be able to show
	maxTerms      = 2 // names written into one line
)

// skillChanges renames listed skills and adds those that a line about work names.
func (w *writer) skillChanges() []Change {
	var renamed, added []Change
	implied := 0
	named := w.listedNames()
	for _, a := range w.requirements {
		if a.Status != match.Matched || a.ID == "" || a.kind == skill.Credential || a.kind == skill.Language {
			continue
		}
		if s, ok := a.listed(); ok {
			if c, ok := w.rename(a, s); ok {
				renamed = append(renamed, c)
			}
			continue
		}
		if c, ok := w.nameListed(a); ok && implied < maxNamedListed {
			implied++
			renamed = append(renamed, c)
			continue
		}
		if name, c, ok := w.addShown(a); ok && !named[name] {
			named[name] = true
			added = append(added, c)
		}
	}
	added = added[:min(len(added), maxAdded)]
	if len(w.resume.Skills) == 0 && len(added) < minForSection {
		added = nil
	}
	return append(renamed, added...)
}

// listedNames are the names that the skills lists hold, folded.
func (w *writer) listedNames() map[string]bool {
	named := map[string]bool{}
	for _, l := range w.lines {
		if l.Section == document.SectionSkills {
			named[prose.FoldName(l.Text)] = true
		}
	}
	for _, g := range w.resume.Skills {
		named[prose.FoldName(g.Name)] = true
	}
	return named
}

// addShown adds what a line about work shows to a list, with its folded name; false where it is not to stand there.
func (w *writer) addShown(a requirement) (name string, c Change, ok bool) {
	s, ok := w.shows(a, w.listName)
	if !ok || a.kind == skill.Soft && !a.Required || w.heldDown(a) {
		return "", Change{}, false
	}
	name = prose.FoldName(w.listName(a, s))
	c, ok = w.add(a, s)
	return name, c, ok && !namesOne(name) && !w.inTitle(name)
}

// rename writes the posting's name for an entry of a skills list that has another name of the same skill.
func (w *writer) rename(a requirement, s evidence) (Change, bool) {
	entry := s.line.Text
	if !prose.SameName(entry, s.mention.Text) || strings.Contains(entry, "(") || w.says(a.term) ||
		!equivalent(a.kind, a.term, entry) {
		return Change{}, false
	}
	canonical, _ := w.c.Skill(a.ID)
	after := bothNames(canonical.Name, a.term, entry)
	return Change{
		Section: string(s.line.Section), Kind: KindTerm, Path: s.line.Path, Before: &entry, After: &after,
		Reason: fmt.Sprintf(
			"The posting asks for %s. You wrote %s, another name for the same skill. Your resume now has both, so people and keyword searches can find it.", w.cite(a.term), prose.Quote(entry)),
		Evidence: []string{entry},
	}, true
}

// bothNames joins two names of one skill, the fuller or better known before the other: "Kubernetes (k8s)".
func bothNames(canonical, required, written string) string {
	first, second := required, written
	switch {
	case isAbbreviation(required) && !isAbbreviation(written):
		first, second = written, required
	case isAbbreviation(written) && !isAbbreviation(required):
	case prose.SameName(written, canonical):
		first, second = written, required
	}
	return fmt.Sprintf("%s (%s)", opened(first), second)
}

// opened begins an item of a list with a name: with a capital, unless the name has a spelling of its own, as gRPC and
// k6 have.
func opened(name string) string {
	first, _, _ := strings.Cut(name, " ")
	if isProper(first) {
		return name
	}
	return text.Capital(name)
}

// equivalent reports whether two names of one skill mean exactly the same, so that one may stand for the other: names
// of a tool, or a name and its short form. Other aliases can be wider or narrower by a shade ("consolidation
// workpapers", "multi-entity consolidation"), and a shade is a claim.
func equivalent(kind skill.Kind, a, b string) bool {
	if prose.SameName(a, b) || prose.HasPhrase(a, b) || prose.HasPhrase(b, a) {
		return false // the same word, or one with more to it
	}
	return kind == skill.Tool && isProper(a) && isProper(b) && sameTool(a, b) || shortens(a, b) || shortens(b, a)
}

// sureSame is from where on two names are taken for one. By hand, as a shade is a claim.
const sureSame = 0.9

// sameTool reports whether two names are of one product: by the model of names, or because one is cut from the other
// ("OTel").
func sameTool(a, b string) bool {
	x, y := prose.FoldName(a), prose.FoldName(b)
	if len(x) > len(y) {
		x, y, a, b = y, x, b, a
	}
	return alike.Same(a, b, alike.Context{}) >= sureSame || strings.HasPrefix(y, x) || isAbbreviation(a) &&
		x[0] == y[0] && within(x, y)
}

// within reports whether the letters of a word stand in another, in their order.
func within(x, y string) bool {
	for i := 0; i < len(y) && x != ""; i++ {
		if x[0] == y[i] {
			x = x[1:]
		}
	}
	return x == ""
}

// isProper reports whether a word is written as a name: "Golang" and "k8s" are, "spreadsheet" is not.
func isProper(name string) bool {
	return strings.IndexFunc(name, func(r rune) bool { return unicode.IsUpper(r) || unicode.IsDigit(r) }) >= 0
}

// shortens reports whether short is made of the first letters of long's words ("FEA"), or of its ends and a count
// ("a11y").
func shortens(short, long string) bool {
	if !isAbbreviation(short) {
		return false
	}
	letters := strings.ToLower(strings.NewReplacer("/", "", "&", "", ".", "").Replace(short))
	var all, main strings.Builder
	squeezed := strings.ToLower(strings.Join(strings.Fields(long), ""))
	for _, x := range strings.FieldsFunc(strings.ToLower(long), func(r rune) bool {
		return r == ' ' || r == '-' ||
			r == '/'
	}) {
		all.WriteByte(x[0])
		if !smallWords[x] {
			main.WriteByte(x[0])
		}
	}
	last := long[strings.LastIndexByte(long, ' ')+1:]
	for _, whole := range []string{squeezed, strings.ToLower(last)} {
		if n := len(whole); n > 3 && letters == fmt.Sprintf("%c%d%c", whole[0], n-2, whole[n-1]) {
			return true
		}
	}
	return letters == all.String() || letters == main.String() || letters == main.String()+"s"
}

var smallWords = prose.Words("small-words")

// isAbbreviation reports whether a name is a short form: one short word with digits or with capitals after its first
// letter.
func isAbbreviation(name string) bool {
	if strings.ContainsAny(name, " ") || len([]rune(name)) > 6 {
		return false
	}
	for i, r := range name {
		if i > 0 && (unicode.IsUpper(r) || unicode.IsDigit(r)) {
			return true
		}
	}
	return false
}

// says reports whether the resume has a name as it stands.
func (w *writer) says(name string) bool {
	_, ok := prose.IndexPhrase(w.words, strings.ToLower(name))
	return ok
}

// add brings a skill that a line about work names into the skills list; false where no list is one of such things.
func (w *writer) add(a requirement, s evidence) (Change, bool) {
	name := w.listName(a, s)
	path, heading, ok := w.groupFor(a)
	if !ok || !w.ownWords(a, name) {
		return Change{}, false
	}
	reason := fmt.Sprintf("The posting asks for %s. Your %s shows it, but your skills list didn't mention it.",
		w.cite(a.term), w.where(s.line))
	if !prose.SameName(name, a.term) && w.sameMeaning(a, s) == "" {
		reason = fmt.Sprintf("Your %s shows it, and it's similar to what the posting asks for (%s), but your skills list didn't mention it.", w.where(s.line), w.cite(a.term))
	}
	if heading != "" {
		reason = fmt.Sprintf("%s It's listed under %s.", reason, prose.Quote(heading))
	}
	return Change{
		Section: string(document.SectionSkills), Kind: KindSkills, Path: path, After: &name, Reason: reason,
		Evidence: []string{s.line.Text},
	}, true
}

// cite puts a name in quotation marks where the posting has it in these words.
func (w *writer) cite(name string) string {
	if prose.HasPhrase(w.posting.Text, name) {
		return prose.Quote(name)
	}
	return name
}

// sameMeaning returns the posting's or the canonical name where it claims nothing that the resume does not say.
func (w *writer) sameMeaning(a requirement, s evidence) string {
	canonical := w.canonical(a)
	if prose.HasPhrase(a.term, canonical) && a.term != canonical {
		a.term = canonical // "Playwright tests" is Playwright
	}
	for _, n := range []string{a.term, canonical} {
		if prose.SameName(n, s.mention.Text) || equivalent(a.kind, n, s.mention.Text) || hasWordsOf(s.line.Text, n) {
			return n
		}
	}
	return ""
}

func (w *writer) canonical(a requirement) string {
	s, _ := w.c.Skill(a.ID)
	return s.Name
}

// listName returns the name for a skills list: one that means exactly what stands in the line, or nothing.
func (w *writer) listName(a requirement, s evidence) string {
	n := w.sameMeaning(a, s)
	if n == "" {
		return ""
	}
	if a.kind == skill.Tool {
		return w.inSentence(n)
	}
	return opened(n)
}

// generic are words that name no thing of their own behind one that the user names: "Campaign management" says of
// campaigns only that they were run.
var generic = prose.Words("generic")

// hasWordsOf reports whether a line has every word of a name.
func hasWordsOf(line, name string) bool {
	has := map[string]bool{}
	for x := range strings.FieldsFuncSeq(strings.ToLower(line), partsWords) {
		has[prose.FoldName(prose.Bare(x))] = true
	}
	for x := range strings.FieldsFuncSeq(strings.ToLower(name), partsWords) {
		if !smallWords[x] && !generic[x] && !has[prose.FoldName(x)] {
			return false
		}
	}
	return true
}

func partsWords(r rune) bool { return unicode.IsSpace(r) || r == '-' || r == '/' || r == ',' }

// groupFor finds the list a skill belongs to: the one that holds most skills of its kind and family, else the skills
// that stand alone. ok is false where that would be a list of other things ("Führerschein Klasse B", "two cats"): most
// of what stands in a list of skills has to be known as one, and of single ones the last too.
func (w *writer) groupFor(a requirement) (path, heading string, ok bool) {
	if len(w.resume.Skills) == 0 {
		return "skills", "", true
	}
	want, _ := w.c.Skill(a.ID)
	best, most := -1, 0
	single, singles := listFit{}, 0
	for i, g := range w.resume.Skills {
		if len(g.Keywords) == 0 {
			singles++
			single.weigh(w, want, itemKey("skills", i)+".name")
			continue
		}
		if w.grades(g.Name+" "+g.Level) || strings.ContainsAny(g.Level, "0123456789") {
			continue
		}
		fit := listFit{}
		for j := range g.Keywords {
			fit.weigh(w, want, itemKey(itemKey("skills", i)+".keywords", j))
		}
		sole := len(w.resume.Skills) == 1 && fit.like > 0 && fit.ofSkills(len(g.Keywords))
		if sole || fit.like > most && 2*fit.like > fit.known && fit.ofSkills(len(g.Keywords)) &&
			!speaksOfLanguages(g.Name) {
			best, most = i, fit.like
		}
	}
	switch {
	case best >= 0 && len(w.resume.Skills) == 1:
		return itemKey("skills", best) + ".keywords", "", true
	case best >= 0:
		return itemKey("skills", best) + ".keywords", w.resume.Skills[best].Name, true
	}
	return "skills", "", singles > 0 && single.ofSkills(singles) && single.last
}

// grades reports whether the name of a group says how well, how often or when its skills are used: "Daily", "Rusty",
// "5 = I could teach it", "2012-2016". What is added there would be said to be so too. A number alone is often that of
// a product: "Microsoft 365".
func (w *writer) grades(group string) bool {
	words := strings.Fields(strings.ToLower(group))
	return gradeSigns.MatchString(strings.ReplaceAll(group, "24/7", "")) || // hours are no grade
		slices.ContainsFunc(words, func(x string) bool { return oftenWords[prose.Bare(x)] }) ||
		slices.ContainsFunc(claim.Read(group, w.claims).Statements,
			func(s claim.Statement) bool { return len(s.Cues) > 0 })
}

// gradeSigns match a scale, a step of one and a time.
var gradeSigns = regexp.MustCompile(`(?i)=|\b\d{1,2} ?(?:/|of|von|de|sur) ?\d{1,2}\b` +
	`|\b\d{1,2}\+? ?(?:years?|yrs?|jahren?|ans?|años?)\b|\b(?:level|stufe|niveau|nivel) \d\b` +
	`|\b(?:19|20)\d\d ?[-–]|\b(?:since|until|seit|bis|depuis|desde|hasta) (?:19|20)\d\d\b`)

// likeThing is the weight of a relation from which on two skills of a kind stand in one list. By hand.
const likeThing = 0.5

// listFit counts what a list holds: items that are known as skills, skills in them, and those like the one to add.
type listFit struct {
	items, known, like int
	last               bool // the last item is known: what is added stands behind it
}

func (f *listFit) weigh(w *writer, want skill.Skill, path string) {
	found := w.named[path]
	f.last = len(found) > 0
	if f.last {
		f.items++
	}
	for _, m := range found {
		f.known++
		have, _ := w.c.Skill(m.Skill)
		if r, ok := w.c.Relation(m.Skill, want.ID); have.Kind == want.Kind &&
			(have.Family == want.Family || ok && r.Weight >= likeThing) {
			f.like++
		}
	}
}

// ofSkills reports whether most of n items are known as skills.
func (f *listFit) ofSkills(n int) bool { return 2*f.items > n }

// speaksOfLanguages reports whether a group is for programming languages only, where a tool would be out of place.
func speaksOfLanguages(heading string) bool { return prose.HasPhrase(heading, "languages") }

// where names the entry of a line as a reader would: "work at Acme Corp", "project SpikeForge".
func (w *writer) where(l document.Line) string {
	entry, _, _ := strings.Cut(l.Path, "]")
	entry += "]"
	if i, ok := indexOf(entry, "work", len(w.resume.Work)); ok && w.resume.Work[i].Name != "" {
		return "work at " + prose.SpokenName(w.resume.Work[i].Name)
	}
	if i, ok := indexOf(entry, "projects", len(w.resume.Projects)); ok && w.resume.Projects[i].Name != "" {
		return "project " + w.resume.Projects[i].Name
	}
	if i, ok := indexOf(entry, "volunteer", len(w.resume.Volunteer)); ok && w.resume.Volunteer[i].Organization != "" {
		return "work for " + w.resume.Volunteer[i].Organization
	}
	return "experience"
}

// writeTerms writes the posting's name beside an abbreviation in a line, or the abbreviation that the posting uses
// beside the full name, where the resume has only the other. Each thing is written out once in the resume: done says
// which are. It returns the line, the reasons, and leaves places that would read badly alone.
func (w *writer) writeTerms(l document.Line, text string, done map[string]bool) (string, []string) {
	var why []string
	for i := range w.requirements {
		a := &w.requirements[i]
		if len(why) == maxTerms {
			break
		}
		key := prose.FoldName(a.term)
		if a.Status != match.Matched || done[key] || w.says(a.term) || a.ID == "" &&
			!prose.HasPhrase(w.posting.Text, a.term) {
			continue
		}
		if _, listed := a.listed(); listed {
			continue
		}
		for _, own := range a.namesIn(l) {
			if isAbbreviation(own) == isAbbreviation(a.term) || !sameThing(a, own) {
				continue
			}
			if out, ok := besideName(text, own, w.inSentence(a.term)); ok {
				text = out
				done[key] = true
				why = append(why, fmt.Sprintf("uses the posting's term %s (you wrote %s)", prose.Quote(a.term),
					prose.Quote(own)))
			}
			break
		}
	}
	return text, why
}

// namesIn returns the words of a line that name what is asked for: those that the catalogue knows, and short forms that
// the match rests on.
func (a *requirement) namesIn(l document.Line) []string {
	var out []string
	for _, s := range a.evidence {
		if s.line.Path == l.Path {
			out = append(out, s.mention.Text)
		}
	}
	for _, e := range a.Proof {
		if e.Path == l.Path && e.Start < e.End && e.End <= len(e.Text) && isAbbreviation(e.Text[e.Start:e.End]) {
			out = append(out, e.Text[e.Start:e.End])
		}
	}
	return text.Distinct(out)
}

// sameThing reports whether words of the resume mean exactly what is asked for. A short form that is known for other
// words stays theirs: "GPS" is no Google Pub/Sub.
func sameThing(a *requirement, own string) bool {
	if ownSense[strings.ToLower(own)] {
		return false
	}
	if a.ID != "" {
		return equivalent(a.kind, a.term, own)
	}
	return !prose.HasPhrase(a.term, own) && !prose.HasPhrase(own, a.term) &&
		alike.Same(own, a.term, alike.Context{}) >= sureSame
}

// ownSense are short forms that everybody reads as the same words, whatever a posting names.
var ownSense = prose.Words("own-sense")

// besideName writes "Long (SHORT)" in place of the name that stands in a text; false where it stands in brackets,
// before brackets, or is part of a compound.
func besideName(line, written, required string) (string, bool) {
	i := strings.Index(line, written)
	if i < 0 || strings.Count(line, written) > 1 {
		return line, false
	}
	before, after := line[:i], line[i+len(written):]
	if strings.Count(before, "(") > strings.Count(before, ")") || strings.HasPrefix(strings.TrimSpace(after), "(") {
		return line, false
	}
	if r := lastRune(before); r != 0 && !unicode.IsSpace(r) {
		return line, false
	}
	if after != "" && !strings.ContainsRune(" ,.;:", rune(after[0])) || strings.HasPrefix(after, " ") &&
		isProper(prose.At(strings.Fields(after), 0)) {
		return line, false // "Step7 Classic" is a name of its own
	}
	long, short := required, written
	if isAbbreviation(required) {
		long, short = written, required
	}
	if before == "" || opensSentence(before, text.Capital(long)) {
		long = text.Capital(long)
	}
	return before + long + " (" + short + ")" + after, true
}

// opensSentence reports whether words open a sentence behind others: "incl." ends none.
func opensSentence(before, words string) bool {
	return len(text.Prose(before+words)) > len(text.Prose(before))
}

func lastRune(s string) rune {
	var last rune
	for _, r := range s {
		last = r
	}
	return last
}
