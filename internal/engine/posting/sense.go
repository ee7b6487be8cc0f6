package posting

import (
	"strings"

	"vitae/internal/engine/skill"
)

// leastKnown is how many skills of trades a posting must name for its trade to be known, and mostStrays how many others
// of a trade it may name by chance; none where the name is a part of the skill's (“budget” of budget management). Both
// were set by hand on 330 open postings: of 139 names that the rest of their posting doesn't speak for, more than half
// meant something else.
const (
	leastKnown = 4
	mostStrays = 1
)

// everyTrade are the families whose skills are asked for in every trade.
var everyTrade = map[string]bool{"general": true, "office": true, "language": true, "hr": true}

// oneTrade are families that share most of their terms, each by the one that stands for them.
var oneTrade = map[string]string{"nursing": "medicine", "it": "software", "data": "software", "trades": "engineering"}

func tradeOf(family string) string {
	if one, ok := oneTrade[family]; ok {
		return one
	}
	return family
}

// settleSenses takes back the senses of names that nothing else in the posting speaks for: “AP” is accounts payable in
// a posting for accountants and advanced placement in one for teachers. What is left are the posting's own words.
func (r *reader) settleSenses(requirements []Requirement) {
	s := r.trade()
	if len(s.named) < leastKnown {
		return
	}
	for i := range requirements {
		if requirements[i].Kind == KindLanguage {
			continue
		}
		for k := range requirements[i].Terms {
			if t := &requirements[i].Terms[k]; t.Skill != "" && r.ambiguous(t) && !s.speaksFor(r.cat, t) {
				t.Skill = ""
			}
		}
	}
}

// trade is what a posting is about: the skills of trades that it names, and how many of each family.
type trade struct {
	family string // of the title
	named  map[skill.ID]bool
	count  map[string]int
}

func (r *reader) trade() trade {
	s := trade{family: tradeOf(r.p.Family), named: map[skill.ID]bool{}, count: map[string]int{}}
	for _, m := range r.mentions {
		known, ok := r.cat.Skill(m.Skill)
		if !ok || everyTrade[known.Family] || s.named[m.Skill] {
			continue
		}
		s.named[m.Skill] = true
		s.count[tradeOf(known.Family)]++
	}
	return s
}

// ambiguous reports whether a term is named by one English word, or letters, that are not the skill's own name. A tool
// named without its maker (“Kafka”) and licenses named by words are what they are.
func (r *reader) ambiguous(t *Term) bool {
	known, ok := r.cat.Skill(t.Skill)
	if !ok || everyTrade[known.Family] || strings.EqualFold(t.Name, known.Name) ||
		len(strings.Fields(t.Name)) > 1 || known.Kind == skill.Tool && partOf(known.Name, t.Name) {
		return false
	}
	letters := strings.ToUpper(t.Name) == t.Name
	return letters || r.p.Language == "en" && known.Kind != skill.Credential
}

func partOf(name, word string) bool {
	return strings.Contains(strings.ToLower(name), strings.ToLower(word))
}

// speaksFor reports whether the posting's title or another skill that it names belongs to the trade of a term's skill.
func (s *trade) speaksFor(cat *skill.Catalogue, t *Term) bool {
	id, strays := t.Skill, mostStrays
	known, _ := cat.Skill(id)
	if partOf(known.Name, t.Name) {
		strays = 0
	}
	others := s.count[tradeOf(known.Family)]
	if s.named[id] {
		others--
	}
	if tradeOf(known.Family) == s.family || others > strays {
		return true
	}
	for other := range s.named {
		_, toward := cat.Relation(other, id)
		_, from := cat.Relation(id, other)
		if other != id && (toward || from) {
			return true
		}
	}
	return false
}
