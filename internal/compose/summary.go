package compose

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/document"
	"vitae/internal/match"
	"vitae/internal/skill"
)

const (
	maxSummarySkills = 4
	minAddedSkills   = 2 // fewer are not worth a sentence
	longSummary      = 90
)

// summaryChanges write a headline where there is none, and a summary: the user's own sentences stay, and a sentence
// about what the posting asks for and the work shows is added; without a summary, one is composed.
func (w *writer) summaryChanges() []Change {
	var out []Change
	if c, ok := w.headline(); ok {
		out = append(out, c)
	}
	if w.resume.Basics.Summary == "" {
		if c, ok := w.newSummary(); ok {
			out = append(out, c)
		}
	} else if c, ok := w.longerSummary(); ok {
		out = append(out, c)
	}
	return out
}

// latest gives the job to speak of: the first that goes on, else the one that ended last. Nil where there is none.
func (w *writer) latest() *document.Work {
	var best *document.Work
	for i := range w.resume.Work {
		j := &w.resume.Work[i]
		if strings.TrimSpace(j.Position) == "" {
			continue
		}
		if best == nil || endOf(j, w.asOf) > endOf(best, w.asOf) {
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

func (w *writer) headline() (Change, bool) {
	job := w.latest()
	if w.resume.Basics.Label != "" || job == nil || !w.related(job.Position) || opensWith(w.resume.Basics.Summary, job.Position) {
		return Change{}, false // a summary that opens with the title is the headline
	}
	after := job.Position
	reason := "A headline says at a glance what you do; this is your own title"
	if job.Name != "" {
		reason += " at " + job.Name
	}
	return Change{Section: "basics", Kind: KindHeadline, Path: "basics.label", After: &after, Reason: withStop(reason), Evidence: []string{job.Position}}, true
}

// opensWith says that a summary begins with a title: "Data analyst, four years in retail".
func opensWith(summary, title string) bool {
	said := strings.ToLower(strings.Join(strings.Fields(summary), " "))
	i, ok := indexPhrase(said, strings.ToLower(strings.TrimSpace(title)))
	return ok && i == 0
}

// related says that a title is near the one of the posting: by the catalogue, or by a word that both have. A title from
// another world ("Team Member" for a developer) would speak against the person.
func (w *writer) related(title string) bool {
	if t, ok := w.c.FindTitle(title); ok && w.posting.TitleID != "" && w.c.TitleRelation(t.ID, w.posting.TitleID) >= 0.3 {
		return true
	}
	for _, x := range strings.Fields(title) {
		if b := bare(x); len(b) > 2 && !rankWords[b] && hasPhrase(w.posting.Title, b) {
			return true
		}
	}
	return false
}

var rankWords = wordSet("senior junior lead head chief principal staff assistant associate team member trainee intern manager officer the and for")

// newSummary composes "Title with N years of experience in A, B and C." and a line of the user's own that tells most.
func (w *writer) newSummary() (Change, bool) {
	job := w.latest()
	skills, evidence := w.topSkills("")
	if len(skills) < minAddedSkills {
		return Change{}, false
	}
	text := "Experienced in " + list(skills) + "."
	if job != nil && w.related(job.Position) {
		evidence = append([]string{w.jobLine(job)}, evidence...)
		text = w.opening(job.Position, w.years(), skills)
	}
	if best, ok := w.bestFigure(); ok && w.opts.Tone != Concise {
		text += " " + withStop(best.Text)
		evidence = append(evidence, best.Text)
	}
	return Change{
		Section: string(document.SectionSummary), Kind: KindSummary, Path: "basics.summary", After: &text,
		Reason:   "There was no summary. This one says in the first seconds of reading what this posting looks for and your resume shows.",
		Evidence: distinct(evidence),
	}, true
}

// opening is the summary's first sentence; its wording depends on tone and person, never on chance.
func (w *writer) opening(title string, years int, skills []string) string {
	with := ""
	if years >= 2 {
		with = fmt.Sprintf(" with %d years of experience", years)
	}
	switch w.opts.Tone {
	case Concise:
		if years >= 2 {
			return fmt.Sprintf("%s, %d years: %s.", title, years, list(skills))
		}
		return fmt.Sprintf("%s: %s.", title, list(skills))
	case Confident:
		return fmt.Sprintf("%s%s whose work covers %s.", title, with, list(skills))
	case Friendly:
		return fmt.Sprintf("%s%s, at home with %s.", title, with, list(skills))
	}
	if with != "" {
		return w.pick("summary", title+with+" covering "+list(skills)+".", title+with+" in work that includes "+list(skills)+".")
	}
	return fmt.Sprintf("%s with experience of %s.", title, list(skills))
}

// longerSummary keeps the summary and adds a sentence of asked skills that the work shows and the summary leaves out.
func (w *writer) longerSummary() (Change, bool) {
	before := strings.TrimSpace(w.resume.Basics.Summary)
	skills, evidence := w.topSkills(before)
	if len(skills) < minAddedSkills || len(strings.Fields(before)) > longSummary {
		return Change{}, false
	}
	lead := map[Tone]string{
		Professional: w.pick("summary", "Experience includes ", "Experienced in ", "Work to date covers "),
		Confident:    "Brings experience in ", Friendly: "Also at home with ", Concise: "Also: ",
	}[w.opts.Tone]
	after := withStop(before) + " " + lead + list(skills) + "."
	return Change{
		Section: string(document.SectionSummary), Kind: KindSummary, Path: "basics.summary", Before: &before, After: &after,
		Reason:   fmt.Sprintf("Your experience shows %s, which the posting asks for in these or other words, but your summary did not say so. Your own sentences stand.", list(skills)),
		Evidence: distinct(append([]string{before}, evidence...)),
	}, true
}

// topSkills names the asked skills that lines about work show and that a text does not name yet, with those lines.
func (w *writer) topSkills(said string) (names, evidence []string) {
	inSaid, taken := map[skill.ID]bool{}, map[string]bool{}
	for _, m := range w.c.Find(said) {
		inSaid[m.Skill] = true
	}
	for _, a := range w.asked {
		if len(names) == maxSummarySkills {
			break
		}
		if a.Status != match.Matched || a.ID == "" || inSaid[a.ID] || a.kind == skill.Credential || a.kind == skill.Language || a.kind == skill.Soft {
			continue
		}
		s, ok := w.used(a)
		if !ok || w.heldDown(a) || w.inTitle(w.name(a, s)) {
			continue
		}
		name := w.name(a, s)
		if key := foldName(name); !namesOne(name) && !taken[key] && !hasPhrase(said, name) {
			taken[key], inSaid[a.ID] = true, true
			for _, m := range w.c.Find(name) {
				inSaid[m.Skill] = true
			}
			names = append(names, w.inSentence(name))
			evidence = append(evidence, s.line.Text)
		}
	}
	return names, evidence
}

// inTitle says that a title of the person's names a thing: an HR manager gains nothing by "HR".
func (w *writer) inTitle(name string) bool {
	return hasPhrase(w.resume.Basics.Label, name) || slices.ContainsFunc(w.resume.Work, func(j document.Work) bool { return hasPhrase(j.Position, name) })
}

// heldDown says that a line of the resume names a skill and says less of it: "Python (basic)".
func (w *writer) heldDown(a asked) bool {
	return slices.ContainsFunc(a.shown, func(s shown) bool { return lesserPart(s.line.Text) })
}

// namesOne says that a name is one of a person by a trade ("responsible pharmacist"), which nobody is experienced in.
func namesOne(name string) bool {
	words := strings.Fields(name)
	last := strings.TrimSuffix(bare(words[len(words)-1]), "s")
	return strings.HasSuffix(last, "ist") || strings.HasSuffix(last, "eer") || strings.HasSuffix(last, "ician") || strings.HasSuffix(last, "auditor")
}

// bestFigure is the line about recent work that tells most for this posting and holds a figure.
func (w *writer) bestFigure() (document.Line, bool) {
	var best document.Line
	score := 0.0
	for _, l := range w.lines {
		if l.Section != document.SectionWork || l.Kind != document.LineBullet || len(sentences(l.Text)) > 1 || !opensInPast(l.Text) || len(figures(l.Text)) == 0 || len(strings.Fields(l.Text)) > 18 {
			continue
		}
		if s := w.relevance(l); s > score {
			best, score = l, s
		}
	}
	return best, score > 0
}

// years is the number of years that the headline or summary states; where they state none, the whole years that the
// dated jobs of this role cover, by the report, and never more than all dated jobs together.
func (w *writer) years() int {
	if y, ok := statedYears(w.resume.Basics.Label + " " + w.resume.Basics.Summary); ok {
		return y
	}
	return int(math.Floor(math.Min(w.report.Years, coveredYears(w.resume.Work, w.asOf)) + 0.01))
}

// statedYears reads "7 years", "7+ years", "seven years"; false where a text states no number of years, or several.
func statedYears(text string) (int, bool) {
	words := strings.Fields(text)
	found, n := 0, 0
	for i := 1; i < len(words); i++ {
		if b := bare(words[i]); b != "years" && b != "year" {
			continue
		}
		b := strings.TrimRight(bare(words[i-1]), "+")
		y, err := strconv.Atoi(b)
		if err != nil {
			if k := int(smallNumbers[b]); k > 0 {
				y, err = k, nil
			}
		}
		if err == nil && y > 0 && y < 60 && ofTrade(words[i], words[i+1:]) {
			found, n = y, n+1
		}
	}
	return found, n == 1
}

// ofTrade says that a number of years is said of the trade itself: "nine years of experience", "seven years in retail",
// "eight years." What is said of one deed ("eight years of explaining hard things") is not, nor is an age or a span
// ("25 years old", "five years ago").
func ofTrade(years string, rest []string) bool {
	if len(rest) == 0 || strings.ContainsAny(years[len(years)-1:], ",.;:") {
		return true
	}
	switch bare(rest[0]) {
	case "of":
		return slices.ContainsFunc(rest[1:min(len(rest), 5)], func(x string) bool { return bare(x) == "experience" })
	case "ago", "old", "long", "later", "earlier", "before", "running", "until":
		return false
	}
	return true
}

// coveredYears counts the years in which at least one dated job ran.
func coveredYears(work []document.Work, asOf document.Date) float64 {
	months := map[int]bool{}
	for i := range work {
		from, to := work[i].StartDate.Months(), endOf(&work[i], asOf)
		if from == 0 {
			continue
		}
		for m := from; m < to && m-from < 12*60; m++ {
			months[m] = true
		}
	}
	return float64(len(months)) / 12
}

func (w *writer) jobLine(j *document.Work) string {
	return strings.Join(strings.Fields(strings.Join([]string{j.Position, j.Name, document.Span(j.StartDate, j.EndDate)}, " ")), " ")
}

// pick chooses among equally good wordings by the person and the posting, so that not every resume reads alike and
// the same input always reads the same.
func (w *writer) pick(what string, wordings ...string) string {
	return wordings[choice(len(wordings), what, w.resume.Basics.Name, w.posting.Title, w.posting.Company)]
}

func choice(n int, keys ...string) int {
	h := fnv.New32a()
	for _, k := range keys {
		h.Write([]byte(k))
		h.Write([]byte{0})
	}
	return int(h.Sum32() % uint32(n))
}

func withStop(s string) string {
	s = strings.TrimSpace(s)
	if strings.HasSuffix(s, ".") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "?") {
		return s
	}
	return strings.TrimRight(s, ",;:") + "."
}

func distinct(items []string) []string {
	var out []string
	seen := map[string]bool{}
	for _, s := range items {
		if s = strings.TrimSpace(s); s != "" && !seen[s] {
			out = append(out, s)
			seen[s] = true
		}
	}
	return out
}
