package skill

import "strings"

// role says what a sentence of a posting is for.
type role uint8

const (
	states role = iota
	asks        // it names what the applicant has or does
	tells       // it is about the employer, the offer or how to apply
)

// readSentences finds the sentences and their roles.
func (p *phraser) readSentences() {
	p.sentence = make([]int, len(p.tokens))
	from := 0
	for i := range p.tokens {
		if i > 0 && (p.tokens[i].gap&gapSentence != 0 || i-from >= longestSentence) {
			p.roles = append(p.roles, p.roleOf(from, i))
			from = i
		}
		p.sentence[i] = len(p.roles)
	}
	p.roles = append(p.roles, p.roleOf(from, len(p.tokens)))
}

// longestSentence is the number of words after which the next ones are weighed on their own.
const longestSentence = 25

// roleAt returns the role of the sentence that holds token i.
func (p *phraser) roleAt(i int) role { return p.roles[p.sentence[i]] }

// roleOf weighs the words of a sentence: a word of demand speaks for what is asked, one of the employer's own affairs
// against it. A short sentence with a word for a person at work and none of demand is a job title.
func (p *phraser) roleOf(from, end int) role {
	ask, tell, titled := 0, 0, false
	for i := from; i < end; i++ {
		w := p.words[i]
		switch {
		case askWords[w]:
			ask++
		case tellWords[w]:
			tell += 2
		case ownWords[w]:
			tell++
		}
		titled = titled || personNouns[w]
	}
	switch {
	case ask > 0 && ask >= tell:
		return asks
	case tell > 2, titled && ask == 0 && end-from <= longestTitle:
		return tells
	}
	return states
}

// longestTitle is the number of words up to which a line that names a person at work is a job title.
const longestTitle = 9

// asked reports whether a known skill is one that the applicant is to have, not part of a title, a department or of
// what the employer does.
func (p *phraser) asked(kind Kind, m Mention, from, end int) bool {
	role := p.roleAt(from)
	if role == tells || p.partOfTitle(end) {
		return false
	}
	before := ""
	if p.runsOn(from) {
		before = p.words[from-1]
	}
	switch kind {
	case Tool, Soft:
		return true
	case Language:
		return p.spoken(from, end)
	case Credential:
		return before != "the" && (role == asks || p.short(from)) // "the PhD degree": the one that the job leads to
	}
	if p.ofOthers(before, end) || p.madeAtWork(before, from) {
		return false
	}
	lower := m.Text == strings.ToLower(m.Text)
	if kind == Method && end-from == 1 && lower && !strings.ContainsAny(m.Text, "-/") {
		return p.listed(from) // "reporting" is too little to stand alone
	}
	return role == asks || p.short(from) || p.listed(from)
}

// ofOthers reports whether a field is somebody's or a part of something else by the words around it: "our sales",
// "their e-commerce"; "project management skills" are a quality, "web shops for …" a thing.
func (p *phraser) ofOthers(before string, end int) bool {
	return owners[before] || p.runsOn(end) && (p.words[end] == "skills" || p.words[end] == "for")
}

// madeAtWork reports whether a field is what the work makes: "building web applications".
func (p *phraser) madeAtWork(before string, from int) bool {
	return before != "" && p.taken[0][from-1] == 0 && !gerunds[before] && actionVerbs[baseVerb(before)] &&
		before != "design"
}

// shortSentence is the number of words up to which a sentence is an item of a list.
const shortSentence = 6

// short reports whether the sentence around token i is no longer than an item of a list.
func (p *phraser) short(i int) bool {
	n := 1
	for k := i; k > 0 && p.sentence[k-1] == p.sentence[i] && n <= shortSentence; k-- {
		n++
	}
	for k := i + 1; k < len(p.tokens) && p.sentence[k] == p.sentence[i] && n <= shortSentence; k++ {
		n++
	}
	return n <= shortSentence
}

// listed reports whether token i follows a phrase of knowledge that is taken already, "and" between them or not.
func (p *phraser) listed(i int) bool {
	if i > 1 && joinWords[p.words[i-1]] {
		i--
	}
	return i > 0 && p.taken[0][i-1] > 0 && p.sentence[i-1] == p.sentence[i]
}

// spoken reports whether the name of a people is meant as a language: a word of speaking stands near, and no capital
// follows ("the Danish Ministry").
func (p *phraser) spoken(from, end int) bool {
	if p.runsOn(end) && !speakWords[p.words[end]] && !joinWords[p.words[end]] {
		if b := p.text[p.tokens[end].start]; b >= 'A' && b <= 'Z' {
			return false
		}
	}
	for i := max(0, from-6); i < min(len(p.words), end+6); i++ {
		if p.sentence[i] == p.sentence[from] && speakWords[p.words[i]] {
			return true
		}
	}
	return p.roleAt(from) == asks || p.short(from)
}

// partOfTitle reports whether a word for a person or a place of work closes the noun group that goes on at token end:
// "developer", "department".
func (p *phraser) partOfTitle(end int) bool {
	for i := end; i < end+3 && p.runsOn(i) && !itemStop[p.words[i]] && !joinWords[p.words[i]]; i++ {
		if roleNouns[p.words[i]] {
			return true
		}
	}
	return false
}
