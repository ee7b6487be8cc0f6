package skill

import (
	"cmp"
	"slices"
	"strings"
)

// How well a name answers a search, best first.
const (
	foundWhole = iota
	foundPrefix
	foundWordPrefix
	foundInside
	foundNot
)

// Search gives up to n skills whose name or alias begins with the text, then those where a word does, then those that
// hold it anywhere; within each, own names before aliases, short names before long ones.
func (c *Catalogue) Search(text string, n int) []Skill {
	text = plain(text)
	if text == "" || n <= 0 {
		return nil
	}
	type found struct {
		entry, rank, size int
	}
	var all []found
	for i := range c.skills {
		best := found{entry: i, rank: 2 * foundNot}
		names := c.skills[i].Aliases
		if f := searchRank(plain(c.skills[i].Name), text); f < foundNot {
			best = found{entry: i, rank: 2 * f, size: len(c.skills[i].Name)}
		}
		for _, alias := range names {
			if f := 2*searchRank(plain(alias), text) + 1; f < best.rank {
				best = found{entry: i, rank: f, size: len(alias)}
			}
		}
		if best.rank < 2*foundNot {
			all = append(all, best)
		}
	}
	slices.SortFunc(all, func(a, b found) int {
		return cmp.Or(a.rank-b.rank, a.size-b.size, a.entry-b.entry)
	})
	out := make([]Skill, 0, min(n, len(all)))
	for _, f := range all[:min(n, len(all))] {
		out = append(out, c.skills[f.entry].Skill)
	}
	return out
}

func searchRank(in, text string) int {
	at := strings.Index(in, text)
	switch {
	case at < 0:
		return foundNot
	case len(in) == len(text):
		return foundWhole
	case at == 0:
		return foundPrefix
	case strings.Contains(in, " "+text):
		return foundWordPrefix
	}
	return foundInside
}

// plain brings a name to lower case without accents, hyphens as spaces.
func plain(s string) string {
	out := make([]byte, 0, len(s))
	for _, r := range strings.TrimSpace(s) {
		if r == '-' || r == '/' {
			r = ' '
		}
		out = appendPlain(out, r)
	}
	return string(out)
}
