package compose

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// What a summary holds. All by hand, on the sets of docs/writing.md.
const (
	maxSummarySkills = 3
	maxProofs        = 2
	shortSummary     = 20  // words of a summary that gets one proof more
	quotedWords      = 45  // of all proofs
	longSummary      = 60  // words of a summary that gets no more proofs
	fullSummary      = 90  // words, beyond which one is left alone
	leastWorth       = 0.5 // of a proof that is quoted
	longestCredit    = 12  // words of a licence or permit in a summary
	openingWords     = 10  // of a sentence, within which it would name the role
	// the words of two titles are the same but for form and order, or one is the other's short form
	sameRole = 1
	nearRole = 0.45
)

// summaryChanges write a headline where there is none, and a summary: role and years, and plain deeds with a figure
// that answer the posting best, in the user's own words. The user's own sentences stay; where there are none, the
// licence that the posting asks for follows.
func (w *writer) summaryChanges() []Change {
	var out []Change
	if c, ok := w.headline(); ok {
		out = append(out, c)
	}
	if c, ok := w.headlineCut(); ok {
		out = append(out, c)
	}
	if c, ok := w.summary(); ok {
		out = append(out, c)
	}
	return out
}

// summary builds the summary anew. Nothing is written where it has nothing to add.
func (w *writer) summary() (Change, bool) {
	before := strings.TrimSpace(w.resume.Basics.Summary)
	if w.phrases.since == "" || len(strings.Fields(before)) > fullSummary {
		return Change{}, false
	}
	b := summaryBuilder{writer: w, old: text.Prose(before), bare: without(before, w.cliches(before))}
	b.open()
	// a long summary says enough, and what holds the person's name is the head of a page and no summary
	if len(strings.Fields(b.bare)) <= longSummary && !prose.HasPhrase(b.bare, w.resume.Basics.Name) {
		b.quote()
	}
	if before == "" {
		b.credits()
	}
	// a figure of one may read as one of another
	if b.role != "" && !b.passes(strings.Join(text.Distinct(append([]string{b.role}, b.proofs...)), " ")) {
		b.role = ""
	}
	if b.proofs == nil && b.credit == "" && !strings.Contains(b.role, b.phrases.colon) || before == "" &&
		b.role == "" && len(b.proofs) < maxProofs {
		return Change{}, false
	}
	after := strings.Join(b.parts(), " ")
	if w.inLines(before) { // as it stands there: a list of lines, and no running text
		b.old = nil
		after = strings.Join(b.parts(), " ") + "\n" + before
	}
	reason := "Your resume had no summary. This one starts with what the posting asks for, in your own words."
	c := Change{
		Section: string(document.SectionSummary), Kind: KindSummary, Path: "basics.summary", After: &after,
		Evidence: text.Distinct(b.evidence),
	}
	if before != "" {
		c.Before = &before
		reason = "The summary now starts with what this posting asks for, using words from your resume. Your own sentences are kept."
	}
	c.Reason = reason
	return c, true
}

// inLines reports whether a text is a list of lines rather than one that was broken at the edge of a page.
func (w *writer) inLines(s string) bool {
	lines := strings.Split(s, "\n")
	for i := 1; i < len(lines); i++ {
		if before := strings.TrimSpace(lines[i-1]); before != "" &&
			!strings.ContainsRune(".!?,;:-", lastRune(before)) &&
			!w.isSmall(prose.Bare(before[strings.LastIndexByte(before, ' ')+1:])) &&
			opensLarge(strings.TrimSpace(lines[i])) {
			return true
		}
	}
	return false
}

// summaryBuilder gathers the sentences of a summary.
type summaryBuilder struct {
	*writer
	old      []string // the user's sentences
	bare     string   // and what they say without the phrases that are offered for cutting
	role     string   // the sentence that names role and years
	proofs   []string
	credit   string
	evidence []string
}

// parts returns the sentences in their order: the role, the proofs, what else the user says, the licence.
func (b *summaryBuilder) parts() []string {
	head := 0 // the user's sentences that say what one is and for how long stay in front
	for i, s := range b.old {
		if b.role == "" && b.namesRole(s) {
			head = i + 1
		}
	}
	out := slices.Concat(text.Distinct([]string{b.role}), b.old[:head], b.proofs, b.old[head:])
	if b.credit != "" {
		out = append(out, b.credit)
	}
	for i := range out {
		out[i] = text.WithStop(out[i])
	}
	return out
}

// open writes the role with its years, where the user's own first sentence names neither.
func (b *summaryBuilder) open() {
	job := b.latest()
	if slices.ContainsFunc(text.Prose(b.bare), b.namesRole) || job == nil || !b.isRole(job.Position) {
		return
	}
	title := b.plainRole(job.Position)
	role := b.withYears(title, strings.EqualFold(title, strings.TrimSpace(job.Position)))
	skills, lines := b.topSkills(b.bare)
	if len(skills) >= 2 && b.opts.Tone != Concise {
		role += b.phrases.colon + joined(skills, b.phrases.and)
	} else {
		lines = nil
	}
	if role == title || !b.passes(text.WithStop(role)) { // the headline says as much
		return
	}
	b.role = text.WithStop(text.Capital(role))
	b.evidence = append(append(b.evidence, b.jobLine(job)), lines...)
}

// withYears returns a title with the years that the dated jobs of that role make: counted, or as the year since when.
// The year is that of one title alone, so that nobody is a senior since the year of a first job.
func (b *summaryBuilder) withYears(title string, sole bool) string {
	months, _ := b.roleTime(title, false)
	if y := months / 12; y >= leastYears && b.phrases.years != "" {
		if role := fmt.Sprintf(b.phrases.years, title, y); b.passes(text.WithStop(role)) {
			return role
		}
	}
	months, from := b.roleTime(title, true)
	if whole := b.asOf.Months() - from.Months(); sole && months >= leastYears*12 && 10*months >= 9*whole {
		if role := fmt.Sprintf(b.phrases.since, title, from.Year()); b.passes(text.WithStop(role)) {
			return role
		}
	}
	return title
}

const leastYears = 2

// namesRole reports whether a sentence tells at its beginning what one is, or for how long.
func (b *summaryBuilder) namesRole(s string) bool {
	if statesYears(s) {
		return true
	}
	words := strings.Fields(s)
	first := strings.Join(words[:min(len(words), openingWords)], " ")
	titles := []string{b.posting.Title, b.resume.Basics.Label}
	for _, j := range b.resume.Work {
		titles = append(titles, j.Position)
	}
	for _, t := range titles {
		for x := range strings.FieldsSeq(t) {
			if x = prose.Bare(x); len(x) > 2 && !rankWords[x] && !b.isSmall(x) && prose.HasPhrase(first, x) {
				return true
			}
		}
	}
	return false
}

// quote chooses the sentences that say most for this posting, each of something else.
func (b *summaryBuilder) quote() {
	most := maxProofs
	switch {
	case b.opts.Tone == Concise:
		most = 1
	case len(strings.Fields(b.bare)) <= shortSummary:
		most++
	}
	shown := map[int]bool{}
	for _, p := range b.writer.proofs() {
		if len(b.proofs) == most {
			return
		}
		if len(b.proofs) > 0 && prose.WordCount(strings.Join(b.proofs, " "))+prose.WordCount(p.text) > quotedWords ||
			len(b.proofs) >= maxProofs && !p.count {
			continue
		}
		fresh := len(p.shows) == 0 && len(b.proofs) == 0
		for i := range p.shows {
			fresh = fresh || !shown[i]
		}
		if !fresh || p.worth < leastWorth || sameWords(p.text, b.bare) ||
			slices.ContainsFunc(b.proofs, func(s string) bool { return sameWords(p.text, s) }) || !b.passes(p.text) ||
			!b.plainDeed(p) {
			continue
		}
		for i := range p.shows {
			shown[i] = true
		}
		b.proofs = append(b.proofs, p.text)
		b.evidence = append(b.evidence, p.line.Text)
	}
}

// plainDeed reports whether a line reads as a sentence of a summary: a deed with a figure that counts something,
// without brackets, lists, shorthand and asides. Blind readers liked each page less that repeated other lines up there.
func (w *writer) plainDeed(p proof) bool {
	s := p.text
	if !p.count || len(strings.Fields(s)) > longestDeed || strings.ContainsAny(s, ";:()[]~/+&…\n") ||
		strings.Contains(s, " - ") || strings.HasPrefix(s, "I ") {
		return false
	}
	return w.english && OpensAsWork(s) || !w.english && w.wordingOf(s).Result
}

// longestDeed is how many words a sentence of a summary has at most: two of them are five lines of a page.
const longestDeed = 24

// credits names the licence, certificate or permit that the posting asks for, as the resume has it.
func (b *summaryBuilder) credits() {
	var out []string
	for i := range b.requirements {
		a := &b.requirements[i]
		if a.Status != match.Matched || !a.Required || !b.isCredential(a) {
			continue
		}
		for _, e := range a.Proof {
			line := strings.TrimRight(e.Text, " .;,")
			if !creditPath(e.Path) || !b.whole(line) || len(strings.Fields(line)) > longestCredit || b.falls(line) ||
				prose.LesserPart(line) || prose.HasPhrase(b.bare+" "+b.resume.Basics.Label, a.term) ||
				sameWords(line, b.bare+" "+b.resume.Basics.Label) ||
				slices.Contains(out, line) || !b.passes(line) {
				continue
			}
			out = append(out, line)
			b.evidence = append(b.evidence, e.Text)
			break
		}
	}
	b.credit = strings.Join(out[:min(len(out), 2)], "; ")
}

// isCredential reports whether what is asked for is a licence, a certificate or a permit.
func (w *writer) isCredential(a *requirement) bool {
	if a.kind == skill.Credential {
		return true
	}
	return slices.ContainsFunc(w.posting.Requirements, func(r posting.Requirement) bool {
		return (r.Kind == posting.KindCredential || r.Kind == posting.KindPermit) &&
			(r.Text == a.Asked || slices.ContainsFunc(r.Terms, func(t posting.Term) bool { return t.Name == a.Skill }))
	})
}

// whole reports whether a line is one statement that begins and ends well.
func (w *writer) whole(line string) bool {
	words := strings.Fields(line)
	return len(words) > 0 && opensLarge(words[0]) && unicode.IsLetter(firstRune(line)) &&
		!w.isSmall(prose.Bare(words[len(words)-1])) && prose.Bare(words[len(words)-1]) != "till" &&
		!strings.ContainsAny(line, "|:") &&
		!strings.Contains(line, ", ,") && !strings.Contains(line, ", ;") &&
		strings.Count(line, "(") == strings.Count(line, ")")
}

// falls reports whether a line claims less than the whole: something begun, a part, something that is not so.
func (w *writer) falls(line string) bool {
	is := w.wordingOf(line)
	return !is.Full() || is.Partial
}

// creditPath reports whether a line stands where licences and permits do.
func creditPath(path string) bool {
	return strings.HasPrefix(path, "certificates[") || strings.HasPrefix(path, "meta.vitae.other[")
}

// sameWords reports whether most words of substance of a sentence stand in a text.
func sameWords(s, text string) bool {
	n, in := 0, 0
	for x := range strings.FieldsSeq(s) {
		if x = prose.Bare(x); len(x) > 3 || startsWithFigure(x) {
			n++
			if prose.HasPhrase(text, x) {
				in++
			}
		}
	}
	return n > 0 && 3*in >= 2*n
}

func statesYears(s string) bool { return yearsStated.MatchString(s) }

// yearsStated is a number of years or a year since when, in four languages.
var yearsStated = regexp.MustCompile(
	`(?i)\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\+? (?:years?|yrs?|jahren?|ans|années|años)\b|\b(?:since|seit|depuis|desde)\b.{0,12}\b(?:19|20)\d\d\b`)

// joined is a list with the language's own word before its last item.
func joined(items []string, and string) string {
	last := items[len(items)-1]
	if and == "y" && (strings.HasPrefix(strings.ToLower(last), "i") || strings.HasPrefix(strings.ToLower(last), "hi")) {
		and = "e"
	}
	if len(items) == 1 {
		return last
	}
	return strings.Join(items[:len(items)-1], ", ") + " " + and + " " + last
}

func (w *writer) latest() *document.Work { return Latest(w.resume, w.asOf) }

// Latest returns the job to speak of: the first that goes on, else the one that ended last. Nil where there is none.
func Latest(r *document.Resume, asOf document.Date) *document.Work {
	var best *document.Work
	for i := range r.Work {
		j := &r.Work[i]
		if j.EndDate != "" && j.EndDate.Year() < j.StartDate.Year() {
			return nil // a period that ends before it begins was misread, and which job is the latest is unknown
		}
		if strings.TrimSpace(j.Position) == "" {
			continue
		}
		if best == nil || endOf(j, asOf) > endOf(best, asOf) {
			best = j
		}
	}
	return best
}

func endOf(j *document.Work, asOf document.Date) int {
	if j.EndDate == "" && j.StartDate != "" {
		return asOf.Months()
	}
	return j.EndDate.Months()
}

var rankWords = prose.Words("rank-words")

func (w *writer) jobLine(j *document.Work) string {
	dates := document.Span(j.StartDate, j.EndDate, w.resume.Language())
	return strings.Join(strings.Fields(strings.Join([]string{j.Position, j.Name, dates}, " ")), " ")
}
