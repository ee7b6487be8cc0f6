package skill

import (
	"slices"
	"strings"
)

// mostHeads is the number of words by which a group grows to a side.
const mostHeads = 3

// group grows a known skill to the noun group it is part of: to the right by nouns that say what sort of thing it is
// ("Agile methods", "AWS services"), to the left by words that say which ("embedded", "relational").
func (p *phraser) group(kind Kind, from, end int) (int, int) {
	for grown := 0; grown < mostHeads && p.runsOn(end) && headNouns[p.words[end]]; grown++ {
		end++
	}
	for grown := 0; grown < mostHeads && kind != Tool && p.runsOn(from) && sortWords[p.words[from-1]] &&
		p.taken[0][from-1] == 0; grown++ {
		from--
	}
	return from, end
}

// bareLanguage cuts words of speaking off the name of a language: "fluent English", "German language".
func (p *phraser) bareLanguage(from, end int) (int, int) {
	for from < end-1 && (speakWords[p.words[from]] || p.words[from] == "in") {
		from++
	}
	for end > from+1 && speakWords[p.words[end-1]] {
		end--
	}
	return from, end
}

// quality brings a personal quality to its own words: without what praises it or leads to it ("excellent", "able to"),
// with the noun that it is one of ("can-do attitude").
func (p *phraser) quality(from, end int) (int, int) {
	for from < end-1 && (listLead[p.words[from]] || qualityLead[p.words[from]]) {
		from++
	}
	for end > from+1 && openWords[p.words[end-1]] {
		end--
	}
	for p.runsOn(end) && qualityNouns[p.words[end]] {
		end++
	}
	return from, end
}

// placeholder reports whether a word stands in angle brackets for a name that was taken out: "<ORGANIZATION>".
func (p *phraser) placeholder(i int) bool {
	t := p.tokens[i]
	return t.start > 0 && p.text[t.start-1] == '<' && t.end < len(p.text) && p.text[t.end] == '>'
}

// cueAt returns the number of words of the cue at token i after which the things asked for are listed, or 0.
func (p *phraser) cueAt(i int) int {
	next, ok := cueStarts[p.words[i]]
	if !ok || p.roleAt(i) == tells || weakCues[p.words[i]] && p.roleAt(i) != asks && !p.listed(i) {
		return 0
	}
	for n := 1; n <= 2; n++ {
		if !p.runsOn(i + n) {
			return 0
		}
		for _, w := range next {
			if p.words[i+n] == w {
				return n + 1
			}
		}
		if !cueLinks[p.words[i+n]] {
			return 0
		}
	}
	return 0
}

// longestItem is the number of words up to which an item of a list is a name. The list ends with the first longer one.
const longestItem = 5

// items takes the items of the list at token i: short runs of words between commas, "and" and "or", up to a word that
// ends the list.
func (p *phraser) items(i int) {
	for items := 0; i < len(p.words) && items < 12; items++ {
		for i < len(p.words) && (listLead[p.words[i]] || joinWords[p.words[i]]) &&
			(items > 0 || p.tokens[i].gap&gapSentence == 0) {
			i++
			p.steps++
		}
		end := p.itemEnd(i)
		p.item(i, end)
		if end-i > longestItem || end >= len(p.words) || itemStop[p.words[end]] || p.tokens[end].gap&gapSentence != 0 ||
			end == i || p.freshStart(end) {
			return
		}
		i = end
	}
}

// itemEnd returns the end of the item at token i, or of its first words where it is too long for a name.
func (p *phraser) itemEnd(i int) int {
	end := i
	for end < len(p.words) && end-i <= longestItem && !joinWords[p.words[end]] && !itemStop[p.words[end]] &&
		(end == i || p.tokens[end].gap&gapBreak == 0 && !p.freshStart(end)) {
		end++
		p.steps++
	}
	return end
}

// freshStart reports whether a sentence or line begins at token i although nothing separates it from the one before.
func (p *phraser) freshStart(i int) bool {
	b := p.text[p.tokens[i].start]
	return b >= 'A' && b <= 'Z' && freshStarts[p.words[i]]
}

// item takes one item of a list where it is short enough to be a name.
func (p *phraser) item(from, end int) {
	from, end = p.withoutLead(from, end)
	if end-from < 1 || end-from > longestItem || p.tokens[from].gap&gapSentence != 0 || p.partOfTitle(end-1) ||
		p.namesNothing(from, end) {
		return
	}
	kind := PhraseKnowledge
	if strings.HasSuffix(p.words[from], "ing") && actionVerbs[baseVerb(p.words[from])] && end-from > 1 {
		kind = PhraseSkill
	}
	if kind == PhraseKnowledge && p.widen(from, end) {
		return
	}
	p.takeTokens(from, end, kind)
}

// withoutLead cuts an item's last words that say nothing, and "a variety of", "the basics of" before it.
func (p *phraser) withoutLead(from, end int) (int, int) {
	for end > from && (itemTail[p.words[end-1]] || openWords[p.words[end-1]]) {
		end--
	}
	for k := end - 1; k > from; k-- {
		if p.words[k] == "of" && partWords[p.words[k-1]] {
			from = k + 1
			for from < end && listLead[p.words[from]] {
				from++
			}
			break
		}
	}
	return from, end
}

// namesNothing reports whether an item holds a word that no name does, or is a single word that says too little.
func (p *phraser) namesNothing(from, end int) bool {
	for i := from; i < end; i++ {
		if w := p.words[i]; vagueWords[w] || strings.HasSuffix(w, "ly") || p.placeholder(i) || w[0] >= '0' &&
			w[0] <= '9' && i == from {
			return true
		}
	}
	first := p.words[from]
	return end-from == 1 && (strings.HasSuffix(first, "ing") && !gerunds[first] || sortWords[first] ||
		vagueWhenBare[first])
}

// binds reports whether a word leads to, joins or ends what is named, and is part of no name.
func binds(w string) bool {
	return itemStop[w] || joinWords[w] || listLead[w] || vagueWords[w] || possessed[w]
}

// widen grows the known skill that ends an item to the whole of it ("glass furnaces") and tells whether it did. Names
// of tools stay as they are: what stands before one is often another, in a list that lost its commas.
func (p *phraser) widen(from, end int) bool {
	taken := p.taken[0]
	held := taken[end-1]
	if held == 0 || taken[from] > 0 || end-from > 3 || end < len(taken) && taken[end] == held {
		return false
	}
	f := &p.found[held-1]
	at := p.tokenAt(f.Start)
	if s, _ := p.finder.c.Skill(f.Known); s.Kind != Knowledge && s.Kind != Method || slices.Max(taken[from:at]) > 0 {
		return false
	}
	f.Start = p.tokens[from].start
	for ; from < at; from++ {
		taken[from] = held
	}
	return true
}

// namedBefore takes the noun group before "skills", "experience", "knowledge" as what is had.
func (p *phraser) namedBefore(i int) {
	if p.roleAt(i) == tells {
		return
	}
	from := i
	for from > 0 && i-from < 3 && p.runsOn(from) && !binds(p.words[from-1]) && !p.placeholder(from-1) &&
		p.words[from-1] != "of" {
		from--
		p.steps++
	}
	if i-from == 1 && (strings.HasSuffix(p.words[from], "ed") || sortWords[p.words[from]] ||
		actionVerbs[baseVerb(p.words[from])]) {
		return
	}
	if from == i || from > 0 && p.runsOn(from) && i-from == 3 || strings.HasSuffix(p.words[from], "ly") {
		return
	}
	if personal[p.words[i-1]] {
		p.takeTokens(from, i+1, PhraseSkill)
	}
}

// technical reports whether a word looks like the name of a technology: a capital inside, or letters with digits or
// signs.
func (p *phraser) technical(i int) bool {
	w := p.text[p.tokens[i].start:p.tokens[i].end]
	if len(w) < 3 || len(w) > 20 || w[0] < 'A' || w[0] > 'Z' || degreeWords[p.words[i]] {
		return false
	}
	lower, inner := 0, 0
	for _, b := range []byte(w[1:]) {
		switch {
		case b >= 'a' && b <= 'z':
			lower++
		case b >= 'A' && b <= 'Z':
			inner++
		case b >= '0' && b <= '9', b == '+', b == '#':
		default:
			return false
		}
	}
	return inner > 0 && inner < 4 && lower > 0 && lower >= inner && !strings.HasSuffix(w, "s") || inner > 0 && lower > 2
}
