package cases

import (
	"slices"
	"strings"

	"vitae/internal/engine/check"
)

// GroupOf is the author that a case is left out with.
func GroupOf(c Case) string {
	if strings.HasPrefix(c.Author, "own-") {
		return "own"
	}
	return c.Author
}

// Groups lists the authors in order.
func Groups(all []Case) []string {
	var out []string
	for _, c := range all {
		if g := GroupOf(c); !slices.Contains(out, g) {
			out = append(out, g)
		}
	}
	return out
}

// Lessons turns cases into what the check learns from: what was written, and lies that are put in by program.
func Lessons(all []Case) []check.Lesson {
	out := Written(all)
	stock := stockOf(all)
	for _, c := range all {
		if !c.Letter && (c.Set != "own-open") {
			out = append(out, Made(c, all)...)
			out = append(out, stock.made(c)...)
		}
	}
	return out
}

// Written are the honest texts and lies of cases as their authors wrote them.
func Written(all []Case) []check.Lesson {
	var out []check.Lesson
	for _, c := range all {
		original := check.Text{Text: c.Original}
		out = append(out, check.Lesson{
			Group: GroupOf(c), Name: c.Name, Original: original,
			Text: check.Text{Text: c.Honest},
		})
		for _, l := range c.Lies {
			out = append(out, check.Lesson{
				Group: GroupOf(c), Name: c.Name, Kind: l.Type, Hard: l.Hard,
				Original: original, Text: check.Text{Text: l.Text}, Base: check.Text{Text: c.Honest}, Lie: true,
			})
		}
	}
	return out
}
