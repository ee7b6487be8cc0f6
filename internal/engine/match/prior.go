package match

import (
	"cmp"
	"slices"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
)

// postingWords are the words of what a posting asks for, each once, with what they tell.
type postingWords struct {
	tokens []names.Token
	total  float64
}

func (j *Judge) wordsOfPosting() postingWords {
	var out postingWords
	seen := map[string]bool{}
	add := func(s string) {
		for _, t := range names.CutIn(s, j.post.Language) {
			if !names.Empty(t.Low) && !seen[t.Stem] {
				seen[t.Stem] = true
				out.tokens = append(out.tokens, t)
				out.total += names.Rarity(t.Stem)
			}
		}
	}
	add(j.post.Title)
	for _, q := range j.post.Requirements {
		for _, t := range q.Terms {
			add(t.Name)
		}
	}
	return out
}

// What makes work near to a posting's, set by hand on the pairs of wild.
const (
	wordsEnough = 0.45 // share of the words asked for that counts in full
	nearLines   = 5    // so many of the nearest lines are looked at
	nearNothing = 0.15 // cosine up to which a line says nothing
	nearEnough  = 0.65 // cosine that counts in full
)

// tells reports whether a line says something of its own: it is no list of what is asked and no copy of the posting.
func (e entry) tells() bool {
	return !e.names() && !e.read.runs && !slices.Contains(e.read.bare, true) && !slices.Contains(e.read.copied, true)
}

// nearness is how near a resume's words and work are to the posting's.
type nearness struct {
	shown float64   // of the posting's words, by rarity
	lines []float64 // cosines of the lines, the nearest first
}

// nearnessOf compares the resume's words and work with the posting's, whatever its structure. Lists, copies and
// summaries show nothing here.
func (j *Judge) nearnessOf(p *profile) nearness {
	counts := func(line int) bool {
		e := p.entries[line]
		return e.line.Kind != document.LineEmployer && e.line.Kind != document.LineHeadline &&
			e.line.Kind != document.LineSkill && e.tells() &&
			(e.line.Kind != document.LineSummary || len(p.jobs) == 0) // a summary tells where no job was read
	}
	shown := 0.0
	for _, t := range j.words.tokens {
		shown += names.Rarity(t.Stem) * p.vocab.Shows(t, counts)
	}
	var near []float64
	seen := map[string]bool{}
	for i, e := range p.entries {
		if counts(i) && len(e.read.words) > 2 && !seen[e.line.Text] {
			seen[e.line.Text] = true
			near = append(near, j.lexicon.line(e.line.Text, p.language).vector.Cosine(&j.around.Around))
		}
	}
	slices.SortFunc(near, func(a, b float64) int { return cmp.Compare(b, a) })
	return nearness{shown: shown, lines: near[:min(len(near), nearLines)]}
}

// of returns how near it is, 0 to 1.
func (n nearness) of(w postingWords) float64 {
	words, sum := 0.0, 0.0
	if w.total > 0 {
		words = min(1, n.shown/w.total/wordsEnough)
	}
	for _, x := range n.lines {
		sum += max(0, x)
	}
	return (words + max(0, min(1, (sum/nearLines-nearNothing)/(nearEnough-nearNothing)))) / 2
}
