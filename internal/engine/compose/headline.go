package compose

import (
	"fmt"
	"slices"
	"strings"

	alike "vitae/internal/engine/names"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
)

// headline names the role: as the posting does where a held title is that very role, else by the held title.
func (w *writer) headline() (Change, bool) {
	job := w.latest()
	label := strings.TrimSpace(w.resume.Basics.Label)
	if job == nil || !w.isRole(job.Position) || label != "" && !w.idleHeadline(label) || label == "" &&
		opensWith(w.resume.Basics.Summary, job.Position) {
		return Change{}, false // a summary that opens with the title is the headline
	}
	after := text.Capital(w.plainRole(job.Position))
	reason := "A headline says at a glance what you do. This is your own title"
	if job.Name != "" {
		reason += " at " + job.Name
	}
	if title := bareTitle(w.posting.Title); !strings.EqualFold(title, after) && !prose.HasPhrase(after, title) &&
		strings.ToUpper(title) != title && w.likeness(job.Position) >= sameRole && isHelper(title) == isHelper(after) &&
		w.posting.Language == w.language && w.sameRank(title, after) && w.passes(title) {
		reason = fmt.Sprintf("A headline says at a glance what you do. %s is the same role as your own title, %s",
			prose.Quote(title), prose.Quote(after))
		after = title
	}
	c := Change{
		Section: "basics", Kind: KindHeadline, Path: "basics.label", After: &after,
		Reason: text.WithStop(reason), Evidence: []string{job.Position},
	}
	if label != "" {
		c.Before = &label
	}
	return c, true
}

// headlineCut leaves out a headline that says nothing of the person.
func (w *writer) headlineCut() (Change, bool) {
	label := w.resume.Basics.Label
	if strings.TrimSpace(label) == "" || !w.idleHeadline(label) || w.latest() == nil || !w.isRole(w.latest().Position) {
		return Change{}, false
	}
	return Change{
		Section: "basics", Kind: KindCut, Path: "basics.label", Before: &label, Evidence: []string{label},
		Reason: "The line under your name should say what you do. This one doesn't.",
	}, true
}

// sameRank reports whether two titles have the same words of rank: "Senior Buyer" is no "Buyer".
func (w *writer) sameRank(a, b string) bool {
	ranks := func(s string) string {
		var out []string
		for _, t := range alike.Cut(s) {
			if alike.Aside(t.Low) {
				out = append(out, t.Low)
			}
		}
		slices.Sort(out)
		return strings.Join(out, " ")
	}
	return ranks(a) == ranks(b)
}

// bareTitle is a posting's title without what stands beside it.
func bareTitle(title string) string {
	if i := strings.IndexAny(title, "(,|–—/"); i > 0 {
		title = title[:i]
	}
	title, _, _ = strings.Cut(title, " - ")
	return strings.TrimSpace(title)
}

// idleHeadline reports whether a headline names nothing that one is: a question, or a sentence about oneself.
func (w *writer) idleHeadline(label string) bool {
	if pageMark.MatchString(strings.TrimSpace(label)) {
		return true
	}
	if _, ok := w.c.FindTitle(label); ok || w.likeness(label) >= nearRole || len(w.c.Find(label)) > 0 ||
		len(prose.Figures(label)) > 0 {
		return false
	}
	return strings.ContainsAny(label, "?¿") || slices.ContainsFunc(strings.Fields(strings.ReplaceAll(label, "’", "'")),
		func(x string) bool {
			return firstPersons[prose.Bare(x)]
		})
}

var firstPersons = prose.Words("first-persons")

// opensWith reports whether a summary begins with a title: "Data analyst, four years in retail".
func opensWith(summary, title string) bool {
	said := strings.ToLower(strings.Join(strings.Fields(summary), " "))
	i, ok := prose.IndexPhrase(said, strings.ToLower(strings.TrimSpace(title)))
	return ok && i == 0
}
