package compose

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// Orders put first what answers the posting. Jobs, projects and studies keep their order: that is their chronology.

// bulletOrders orders the bullets of each entry, where a clearly stronger line stands behind a weaker one.
func (w *writer) bulletOrders() []Change {
	var out []Change
	for _, e := range w.entries() {
		items := listAt(w.resume, e.list)
		if items == nil || len(*items) < 2 || refersBack(*items) || w.runsOn(*items) {
			continue
		}
		lines := w.linesOf(e.list)
		worth := make([]float64, len(*items))
		for i := range worth {
			worth[i] = w.value(lines[i])
		}
		rank := moveUp(worth, clearlyMore, func(i int) bool { is := w.wordingOf(lines[i].Text); return is.Full() })
		if slices.IsSorted(rank) {
			continue
		}
		first := (*items)[rank[0]]
		reason := "Lines that match the posting come first."
		if rank[0] != 0 {
			reason = fmt.Sprintf("The line that matches the posting best now comes first: %s.",
				prose.Quote(strings.TrimRight(first, ".")))
		}
		out = append(out, orderChange(string(e.section), e.list, *items, rank, reason))
	}
	return out
}

// runsOn reports whether a line of a list breaks off, so that the next one goes on with it.
func (w *writer) runsOn(items []string) bool {
	for _, s := range items[:len(items)-1] {
		words := strings.Fields(s)
		if len(words) > 0 && unicode.IsLetter(lastRune(s)) && w.isSmall(prose.Bare(words[len(words)-1])) {
			return true
		}
	}
	return false
}

// clearlyMore is by how much a line must be worth more than the one before it to pass it: the user's order, which
// often begins with what the job was, stands where little would be gained. By hand, on the sets of docs/writing.md.
const clearlyMore = 0.5

// moveUp ranks items: each that may rise passes those before it that are worth less by more than a margin.
func moveUp(worth []float64, margin float64, rises func(i int) bool) []int {
	rank := make([]int, 0, len(worth))
	for i := range worth {
		at := len(rank)
		for at > 0 && worth[i] > worth[rank[at-1]]+margin && (worth[rank[at-1]] < 0 || rises(i)) {
			at--
		}
		rank = slices.Insert(rank, at, i)
	}
	return rank
}

// orderChange orders the items of a list by their ranks. Before and After hold the items line by line.
func orderChange(section, path string, items []string, rank []int, reason string) Change {
	keys, moved, after := make([]string, len(rank)), []string{}, make([]string, len(rank))
	for to, from := range rank {
		keys[to], after[to] = itemKey(path, from), items[from]
		if from > to {
			moved = append(moved, items[from])
		}
	}
	before, now := strings.Join(items, "\n"), strings.Join(after, "\n")
	return Change{
		Section: section, Kind: KindOrder, Path: path, Before: &before, After: &now, Reason: reason,
		Evidence: moved, Order: keys,
	}
}

// entry is a job, project or volunteer post by its list of bullets.
type entry struct {
	section document.Section
	list    string
}

// entries lists jobs, then projects, then volunteer posts.
func (w *writer) entries() []entry {
	var out []entry
	add := func(s document.Section, n int) {
		for i := range n {
			out = append(out, entry{s, itemKey(string(s), i) + ".highlights"})
		}
	}
	add(document.SectionWork, len(w.resume.Work))
	add(document.SectionProjects, len(w.resume.Projects))
	add(document.SectionVolunteer, len(w.resume.Volunteer))
	return out
}

// numbered begins with the number of a list or section: "3. ", "3.1.2 ", "b) ".
var numbered = regexp.MustCompile(`^\(?(?:\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?|[a-z]\)) `)

// refersBack reports whether a line of the list depends on the one before it, or is numbered, so that the list must
// keep its order.
func refersBack(items []string) bool {
	small := smallStyle(items)
	for i, s := range items {
		first, _, _ := strings.Cut(s, " ")
		switch prose.Bare(first) {
		case "this", "these", "also", "it", "they", "which", "additionally", "then", "later", "afterwards", "both",
			"result", "results", "including", "and":
			return true
		}
		if numbered.MatchString(s) || strings.HasSuffix(strings.TrimSpace(s), ":") ||
			i > 0 && !small && text.OpensSmall(s) {
			return true
		}
	}
	return false
}

// skillOrders put the asked skills first within each skills list, and the lists that hold most of them first.
func (w *writer) skillOrders(added []Change) []Change {
	var out []Change
	var singles bool
	groups := make([]float64, len(w.resume.Skills))
	for i, g := range w.resume.Skills {
		path := itemKey("skills", i) + ".keywords"
		singles = singles || len(g.Keywords) == 0
		weights := make([]float64, len(g.Keywords))
		for j := range g.Keywords {
			weights[j] = w.skillWeight(itemKey(path, j))
			groups[i] += weights[j]
		}
		if len(g.Keywords) == 0 {
			groups[i] = w.skillWeight(itemKey("skills", i) + ".name")
		}
		if c, ok := w.skillOrder(path, g.Keywords, weights, added); ok {
			out = append(out, c)
		}
	}
	if c, ok := w.skillOrder("skills", groupTexts(w.resume.Skills), groups, added); ok && (singles || len(groups) > 1) {
		out = append(out, c)
	}
	return out
}

// singles returns the skills that stand alone.
func singles(skills []document.Skill) []string {
	var out []string
	for _, g := range skills {
		if len(g.Keywords) == 0 {
			out = append(out, g.Name)
		}
	}
	return out
}

const longestSkill = 6 // words

// parted reports whether each item of a skills list stands for itself: none is the rest of the one before, or speaks of
// those behind it ("Used once or twice: Storybook", "Excel: pivots", "Power Query just begun").
func parted(items []string) bool {
	large := 0
	for _, s := range items {
		if strings.ContainsAny(s, ":;") || strings.Contains(s, ". ") || strings.Count(s, "(") != strings.Count(s,
			")") || len(strings.Fields(s)) > longestSkill {
			return false
		}
		if first, _, _ := strings.Cut(s, " "); opensLarge(first) {
			large++
		}
	}
	return large == len(items) || large == 0 || 3*large > 2*len(items) &&
		!slices.ContainsFunc(items, func(s string) bool {
			first, _, more := strings.Cut(s, " ")
			return more && !opensLarge(first)
		})
}

// opensLarge reports whether a word begins with a capital, a figure or a sign.
func opensLarge(word string) bool {
	for _, r := range word {
		return !unicode.IsLower(r)
	}
	return false
}

func groupTexts(skills []document.Skill) []string {
	out := make([]string, len(skills))
	for i, g := range skills {
		out[i] = g.Name
		if len(g.Keywords) > 0 {
			out[i] = strings.Join(append(text.Distinct([]string{g.Name}), strings.Join(g.Keywords, ", ")), ": ")
		}
	}
	return out
}

// skillWeight is the weight of the asked skill that an entry of a skills list names best.
func (w *writer) skillWeight(path string) float64 {
	best := 0.0
	for _, a := range w.requirements {
		for _, m := range w.named[path] {
			if a.ID == m.Skill && a.Status == match.Matched && a.weight > best {
				best = a.weight
			}
		}
	}
	return best
}

// skillOrder orders one list by weight; what other changes add to it goes behind the last asked entry.
func (w *writer) skillOrder(path string, items []string, weights []float64, added []Change) (Change, bool) {
	rank := moveUp(weights, 0, func(int) bool { return true })
	if slices.IsSorted(rank) || path != "skills" && !parted(items) || path == "skills" &&
		!parted(singles(w.resume.Skills)) {
		return Change{}, false
	}
	c := orderChange(string(document.SectionSkills), path, items, rank,
		"Skills the posting asks for come first. Nothing was removed.")
	behind := slices.IndexFunc(rank, func(i int) bool { return weights[i] == 0 })
	if behind < 0 {
		behind = len(rank)
	}
	var extra []string
	for _, a := range added {
		if a.Kind == KindSkills && a.Path == path {
			extra = append(extra, addedKey(path, *a.After))
		}
	}
	c.Order = slices.Insert(c.Order, behind, extra...)
	return c, true
}

// sectionChange moves sections up that carry what the posting asks for: skills when they hold several asked ones,
// certificates when one of them is asked for. What stood after the experience is put in the order of what it earns.
func (w *writer) sectionChange() (Change, bool) {
	now := w.resume.Sections()
	anchor := slices.Index(now, document.SectionWork)
	if anchor < 0 {
		return Change{}, false
	}
	var up, rest []document.Section
	why := ""
	for _, s := range now[anchor+1:] {
		if reason := w.earnsTop(s); reason != "" {
			up = append(up, s)
			why += reason
			continue
		}
		rest = append(rest, s)
	}
	if len(up) == 0 {
		return Change{}, false
	}
	order := slices.Concat(now[:anchor], up, now[anchor:anchor+1], rest)
	c := Change{
		Section: "resume", Kind: KindOrder, Path: sectionOrder, Reason: strings.TrimSpace(why),
		Evidence: w.sectionEvidence(up),
	}
	before, after := w.headings(now), w.headings(order)
	c.Before, c.After = &before, &after
	for _, s := range order {
		c.Order = append(c.Order, string(s))
	}
	return c, len(c.Evidence) > 0
}

// earnsTop reports why a section should stand before the experience, nothing where it should not.
func (w *writer) earnsTop(s document.Section) string {
	hits := w.sectionHits(s)
	switch s {
	case document.SectionSkills:
		hits = slices.DeleteFunc(hits,
			func(a requirement) bool { return a.kind == skill.Soft || a.kind == skill.Language })
		if len(hits) >= 3 && w.skillLines() <= mostSkillLines {
			return fmt.Sprintf(
				"%s now comes before your experience because it lists %d of the skills the posting asks for. ",
				prose.Quote(w.resume.Heading(s)), len(hits))
		}
	case document.SectionCertificates:
		if len(w.resume.Certificates) > mostCertificates {
			return ""
		}
		for _, a := range hits {
			if a.kind == skill.Credential && a.Required {
				return fmt.Sprintf("%s now comes before your experience because the posting requires %s. ",
					prose.Quote(w.resume.Heading(s)), prose.Quote(a.Asked))
			}
		}
	}
	return ""
}

// Sections that stand before the experience are short: it is what is read first.
const (
	mostSkillLines   = 6
	mostCertificates = 5
)

// skillLines is how many lines the skills take.
func (w *writer) skillLines() int {
	n, single := 0, 0
	for _, g := range w.resume.Skills {
		if len(g.Keywords) > 0 {
			n += linesFor(g.Name + ": " + strings.Join(g.Keywords, ", "))
		} else {
			single += len(g.Name) + len(", ")
		}
	}
	return n + (single+lineWidth-1)/lineWidth
}

// sectionHits lists the asked skills that a section names.
func (w *writer) sectionHits(s document.Section) []requirement {
	var out []requirement
	for _, a := range w.requirements {
		if a.Status == match.Matched &&
			slices.ContainsFunc(a.evidence, func(x evidence) bool { return x.line.Section == s }) {
			out = append(out, a)
		}
	}
	return out
}

func (w *writer) sectionEvidence(sections []document.Section) []string {
	var out []string
	for _, s := range sections {
		for _, a := range w.sectionHits(s) {
			for _, x := range a.evidence {
				if x.line.Section == s {
					out = append(out, x.line.Text)
				}
			}
		}
	}
	return text.Distinct(out)
}

func (w *writer) headings(sections []document.Section) string {
	out := make([]string, len(sections))
	for i, s := range sections {
		out[i] = w.resume.Heading(s)
	}
	return strings.Join(out, ", ")
}
