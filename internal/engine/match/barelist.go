package match

import (
	"slices"
	"sort"
	"strings"

	"vitae/internal/engine/skill"
)

// bareList reports whether a sentence only lists what the posting asks for.
func (j *Judge) bareList(text string, words []word, mentions []skill.Mention) bool {
	if len(words) == 0 {
		return false
	}
	start, end := words[0].start, words[len(words)-1].end
	mentions = mentionsIn(mentions, start, end)
	worked(len(mentions) + len(words))
	c := j.countNames(text, words, mentions)
	if c.requirements < bareTerms {
		return false
	}
	content, rest := float64(c.content), float64(c.rest)
	if c.parted >= max(longList, c.requirements-2) && rest <= bareRest/2*content {
		return true
	}
	named := slices.ContainsFunc(mentions, func(m skill.Mention) bool { return m.Start == start }) ||
		j.ownStems[words[0].stem]
	return c.rest == 0 || (named || listOpener.MatchString(text[start:])) && rest <= bareRest*content
}

// nameCount is how much of a sentence names things.
type nameCount struct {
	requirements int // names of what the posting asks for
	parted       int // times that one name ends and the next begins
	content      int // words that are not empty
	rest         int // of them, those that name nothing
}

// countNames counts what the words of a sentence name.
func (j *Judge) countNames(text string, words []word, mentions []skill.Mention) nameCount {
	var c nameCount
	for _, x := range mentions {
		if j.wanted[x.Skill] {
			c.requirements++
		}
	}
	m := 0
	last := -1 // the word that ends the last thing named
	for i, w := range words {
		if i > 0 && strings.ContainsAny(text[words[i-1].end:w.start], listSigns) {
			c.parted++
			last = -1
		}
		if emptyWords[strings.ToLower(text[w.start:w.end])] {
			continue
		}
		for m < len(mentions) && mentions[m].End <= w.start {
			m++
		}
		c.content++
		inMention := m < len(mentions) && mentions[m].Start <= w.start
		switch {
		case inMention:
		case j.ownStems[w.stem]:
			c.requirements++
		default:
			c.rest++
			continue
		}
		if last >= 0 && last == i-1 && (!inMention || mentions[m].Start == w.start) {
			c.parted++ // one name upon the other, with no sign between them
		}
		last = i
	}
	return c
}

// mentionsIn returns the mentions that stand in start..end whole. They are in the order of the text.
func mentionsIn(mentions []skill.Mention, start, end int) []skill.Mention {
	from := sort.Search(len(mentions), func(i int) bool { return mentions[i].Start >= start })
	to := sort.Search(len(mentions), func(i int) bool { return mentions[i].End > end })
	return mentions[from:max(from, to)]
}

// listSigns part the members of a list.
const listSigns = ",;|•·"
