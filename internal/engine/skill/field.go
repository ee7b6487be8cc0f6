package skill

import (
	"slices"
	"strings"
)

// fields reads the names of what is studied (subject) or traded in (branch). They are asked for as knowledge, but are
// too wide to be skills that one could match.
func (l *loader) fields() error {
	if !l.has("data/fields.tsv") {
		return nil
	}
	rows, err := l.rows("data/fields.tsv", 2)
	if err != nil {
		return err
	}
	l.c.fields = newTrie(2 * len(rows))
	for _, r := range rows {
		sort := slices.Index(fieldSorts, r.cols[1])
		if sort < 0 {
			return r.errorf("no sort %q", r.cols[1])
		}
		l.c.fields.add(l.words(r.cols[0]), name{entry: sort, text: r.cols[0]})
	}
	return nil
}

// The sorts of fields: subjects are studied, branches and sectors are traded in, sectors by a word that says too little
// alone.
const (
	subjectField = iota
	branchField
	sectorField
)

var fieldSorts = []string{"subject", "branch", "sector"}

// field takes the longest name of a field at token i where it is asked for: a subject of one word ("engineering") only
// beside a degree, a branch not where the employer speaks of its own.
func (p *phraser) field(i int) {
	trie := p.finder.c.fields
	if p.taken[0][i] > 0 || !trie.starts(p.tokens[i].id) || p.roleAt(i) == tells {
		return
	}
	for _, h := range slices.Backward(p.finder.walk(trie, i, nil, nil)) {
		switch {
		case slices.Max(p.taken[0][i:h.end]) > 0, p.partOfTitle(h.end), i > 0 && owners[p.words[i-1]], i > 1 &&
			p.words[i-1] == "of" && roleNouns[p.words[i-2]]:
		case p.requiredField(h.names[0].entry, i, h.end):
			p.takeTokens(i, h.end, PhraseKnowledge)
			return
		}
	}
}

// requiredField reports whether a field of this sort is asked for at tokens i to end.
func (p *phraser) requiredField(sort, i, end int) bool {
	switch {
	case sort == sectorField:
		return p.listed(i) && p.short(i)
	case sort == subjectField && end-i == 1:
		return p.near(i, degreeWords)
	case sort == branchField && !p.near(i, gainedWords):
		return p.short(i)
	}
	return p.roleAt(i) == asks || p.short(i)
}

// near reports whether one of the words stands in the sentence around token i.
func (p *phraser) near(i int, words map[string]bool) bool {
	for k := i; k >= 0 && p.sentence[k] == p.sentence[i]; k-- {
		if words[p.words[k]] {
			return true
		}
	}
	for k := i + 1; k < len(p.words) && p.sentence[k] == p.sentence[i]; k++ {
		if words[p.words[k]] {
			return true
		}
	}
	return false
}

// degrees joins a degree and the one field it is in ("degree in physics"). Where it may be in several, degree and
// fields are things of their own.
func (p *phraser) degrees() {
	for k := range p.found {
		f := &p.found[k]
		i, end := p.tokenAt(f.Start), p.tokenAt(f.End)
		if f.Kind != PhraseKnowledge || i < 2 || p.words[i-1] != "in" && p.words[i-1] != "within" || !p.runsOn(i) ||
			!degreeWords[p.words[i-2]] || p.another(end) {
			continue
		}
		from, known := i-2, f.Known
		if held := p.taken[0][from]; held > 0 {
			p.release(held)
			from, known = p.tokenAt(p.found[held-1].Start), p.found[held-1].Known
		}
		p.extend(k, from, end)
		f.Known = known
	}
}

// degreePair grows a degree to the noun behind it ("MSc diploma") and to another before it that shares the noun
// ("bachelor or master's degree").
func (p *phraser) degreePair(from, end int) (int, int) {
	for p.runsOn(end) && (p.words[end] == "degree" || p.words[end] == "diploma") {
		end++
	}
	first := from - 1
	if first > 0 && p.words[first] == "a" {
		first--
	}
	if first < 1 || !p.runsOn(from) || !pairWords[p.words[first]] || !levelWords[p.words[first-1]] ||
		!strings.HasPrefix(p.words[end-1], "degree") {
		return from, end
	}
	from = first - 1
	if held := p.taken[0][from]; held > 0 {
		p.release(held)
		from = p.tokenAt(p.found[held-1].Start)
	}
	return from, end
}

// levelWords name a degree by its level alone.
var levelWords = wordsOf("bachelor bachelors bachelor's bachelor’s master masters master's master’s msc bsc bs ba ms phd m.s b.s")

// another reports whether a further field of a list follows at token end.
func (p *phraser) another(end int) bool {
	for end < len(p.words) && joinWords[p.words[end]] {
		end++
	}
	return end < len(p.words) && p.tokens[end].gap&gapSentence == 0 &&
		(p.taken[0][end] > 0 || p.finder.c.fields.starts(p.tokens[end].id))
}

// release gives the tokens of a phrase of knowledge free and leaves it empty.
func (p *phraser) release(held int) {
	f := &p.found[held-1]
	for k, end := p.tokenAt(f.Start), p.tokenAt(f.End); k < end; k++ {
		p.taken[0][k] = 0
	}
	f.End = f.Start
}

// degreeWords name a degree or how it was got.
var degreeWords = wordsOf(`degree degrees bachelor bachelors bachelor's bachelor’s master masters master's master’s msc bsc bs ba ms ma phd ph.d m.s b.s b.a m.a
m.sc b.sc doctorate diploma graduate graduated education educated studies studied major majored university`)

// gainedWords say that something has been lived through or learnt.
var gainedWords = wordsOf("experience experienced background knowledge insight insights understanding expertise worked exposure familiar familiarity degree interest interested passion passionate")
