package match

import (
	"slices"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// allRuns reports whether words stand in the posting just so.
func (j *Judge) allRuns(words []word) bool {
	for i := 0; i+2 < len(words); i++ {
		if !j.runs[[3]string{words[i].stem, words[i+1].stem, words[i+2].stem}] {
			return false
		}
	}
	return len(words) > 2
}

// markPasted takes lines of jobs for copies where several are the posting's own, word for word: one may be so by
// chance. Lines of a word or two beside them are part of what was pasted.
func (p *profile) markPasted() {
	pasted := func(e entry) bool { return e.line.Kind == document.LineBullet && e.read.runs }
	n := 0
	for _, e := range p.entries {
		if pasted(e) {
			n++
		}
	}
	if n < pastedLines {
		return
	}
	marked := make([]bool, len(p.entries))
	for i, e := range p.entries {
		if !pasted(e) && (e.line.Kind != document.LineBullet || len(e.read.words) > 2) {
			continue
		}
		copied := *e.read
		copied.copied = slices.Repeat([]bool{true}, len(copied.words))
		p.entries[i].read = &copied
		marked[i] = true
	}
	for _, places := range p.bySkill {
		worked(len(places))
		for k := range places {
			places[k].occurrence.copied = places[k].occurrence.copied || marked[places[k].entry]
		}
	}
}

// dropStuffing leaves out what is copied from the posting, and each list or summary, and the lines that only name
// things, where they name nearly everything that is asked for: whoever writes so has the posting before them, and it
// shows nothing. A copied name counts among those of its list. all holds the candidates by requirement and term.
func (j *Judge) dropStuffing(p *profile, all [][][]candidate) {
	named := map[int]map[int]bool{} // requirements by the list that names them
	skills := 0
	for i, a := range j.requirements {
		if a.Kind != posting.KindSkill {
			continue
		}
		skills++
		for _, c := range slices.Concat(all[i]...) {
			if !c.wordsOnly() {
				continue
			}
			at := p.listOf(c.entry)
			if named[at] == nil {
				named[at] = map[int]bool{}
			}
			named[at][i] = true
		}
	}
	stuffed := map[int]bool{}
	for at, requirements := range named {
		stuffed[at] = len(requirements) >= stuffedTerms && float64(len(requirements)) >= stuffedShare*float64(skills)
	}
	for i, a := range j.requirements {
		for k := range all[i] {
			all[i][k] = slices.DeleteFunc(all[i][k], func(c candidate) bool {
				held := a.Kind != posting.KindSkill && c.direct() // a licence or language is held, wherever it is said
				return !c.shows() || !held && c.wordsOnly() && stuffed[p.listOf(c.entry)]
			})
		}
	}
}

// wordsOnly reports whether a place only says a thing: in a list, a summary or a line of names.
func (c candidate) wordsOnly() bool { return c.standing == "listed" || c.standing == "summary" }

// names reports whether a line of a job is no more than a member of a list: one name a line is a list, too.
func (e entry) names() bool { return e.line.Kind == document.LineBullet && e.read.names }

// inLines is the list that the lines make which only name something.
const inLines = -1

// listOf names the list that an entry is part of: the first entry of its section where that is one of skills.
func (p *profile) listOf(entry int) int {
	if p.entries[entry].names() {
		return inLines
	}
	return p.lists[entry]
}
