package compose

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// A page of the default template, by estimate: characters in a full line, lines on a page, lines that a section's
// heading and an entry's head take with the space around them. As designed a page holds some 50 lines; docrender sets
// up to 64 closer together before a page limit is missed, and only what goes beyond that is cut.
const (
	lineWidth    = 98
	pageLines    = 62
	headLines    = 4
	headingLines = 2
	entryLines   = 2
)

// pages returns the most pages that a length allows, 0 where it sets no limit.
func (l Length) pages() int {
	switch l {
	case OnePage:
		return 1
	case TwoPages:
		return 2
	}
	return 0
}

// estimateLines counts the lines that a resume takes on paper.
func estimateLines(r *document.Resume) int {
	n := headLines + headingLines*len(r.Sections())
	entries := len(r.Work) + len(r.Projects) + len(r.Education) + len(r.Volunteer)
	n += entries * entryLines
	keywords := 0
	for _, l := range r.Lines() {
		switch l.Kind {
		case document.LineBullet, document.LineSummary, document.LineOther, document.LineCourse, document.LineCredit,
			document.LineLanguage:
			n += linesFor(l.Text)
		case document.LineSkill:
			keywords += utf8.RuneCountInString(l.Text) + 2
		}
	}
	for _, g := range r.Skills {
		if len(g.Keywords) > 0 {
			n++ // a group stands on a line of its own; single skills share lines
		}
	}
	return n + keywords/lineWidth
}

func linesFor(text string) int { return 1 + (utf8.RuneCountInString(text)-1)/lineWidth }

// cutChanges leave out the weakest lines until the resume keeps to its length: what answers the posting least and lies
// furthest back goes first. A job keeps at least one line, and no job, study or certificate goes. left is how many
// lines are still too many.
func (w *writer) cutChanges(tailored *document.Resume, gone []Change) (cuts []Change, left int) {
	if w.opts.Length.pages() == 0 {
		return nil, 0
	}
	left = estimateLines(tailored) - pageLines*w.opts.Length.pages()
	if left <= 0 {
		return nil, 0
	}
	candidates := slices.DeleteFunc(w.cuttable(), func(c cuttable) bool {
		return slices.ContainsFunc(gone, func(x Change) bool { return x.Kind == KindCut && x.Path == c.line.Path })
	})
	slices.SortStableFunc(candidates, func(a, b cuttable) int { return cmp.Compare(a.worth, b.worth) })
	remaining := map[string]int{}
	for _, c := range candidates {
		remaining[c.list]++
	}
	for _, c := range candidates {
		if left <= 0 {
			break
		}
		if remaining[c.list] <= c.keep {
			continue
		}
		remaining[c.list]--
		left -= linesFor(c.line.Text)
		before := c.line.Text
		cuts = append(cuts, Change{
			Section: string(c.line.Section), Kind: KindCut, Path: c.line.Path, Before: &before,
			Reason:   fmt.Sprintf("Left out to fit on %s: %s.", w.opts.Length.words(), c.why),
			Evidence: []string{before},
		})
	}
	return cuts, max(left, 0)
}

func (l Length) words() string {
	if l == OnePage {
		return "one page"
	}
	return "two pages"
}

type cuttable struct {
	line  document.Line
	list  string
	keep  int     // lines of the list that stay
	worth float64 // the least goes first
	why   string
}

// What a line that may go is worth less, or at all, than it is for the posting. By hand: interests go before courses,
// both before lines about work, of which the later in a list go first.
const (
	interestLoss = 1
	courseLoss   = 0.5
	placeLoss    = 0.02 // for each line of the list before it
	requestWorth = -2
)

// cuttable lists the lines that may go, with what they are worth for this posting.
func (w *writer) cuttable() []cuttable {
	var out []cuttable
	for _, l := range w.lines {
		list, i, err := splitIndex(l.Path)
		if err != nil {
			continue
		}
		c := cuttable{line: l, list: list, worth: w.value(l)}
		switch {
		case l.Section == document.SectionInterests:
			c.worth, c.why = c.worth-interestLoss, "interests tell an employer the least"
		case l.Section == document.SectionReferences && strings.Contains(strings.ToLower(l.Text), "request"):
			c.worth, c.why = requestWorth, "employers know that they can ask for references"
		case l.Kind == document.LineCourse:
			c.worth, c.why = c.worth-courseLoss, "the posting doesn't ask for this course"
		case l.Kind == document.LineBullet && listAt(w.resume, list) != nil:
			c.keep = 1
			c.worth += w.recency(l) - placeLoss*float64(i)
			c.why = "it matters less for this posting than the other lines"
		default:
			continue
		}
		out = append(out, c)
	}
	return out
}
