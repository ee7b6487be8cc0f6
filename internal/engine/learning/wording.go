package learning

import (
	"regexp"
	"strings"

	"vitae/internal/engine/grammar"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
)

// papers are what one can have one of, by the last word of a name. “NMC registration” takes no article.
var papers = map[string]bool{
	"license": true, "licence": true, "certificate": true, "card": true, "permit": true, "degree": true,
	"diploma": true, "ticket": true, "badge": true, "visa": true, "pass": true,
}

// one writes a credential's name as one of its kind: “an HGV Class 1 licence”, “NMC registration”.
func one(s skill.Skill) string {
	name := prose.SpokenSkill(s)
	if !isPaper(s, name) {
		return name
	}
	first, _, _ := strings.Cut(name, " ")
	return article(first) + " " + name
}

// the writes a credential's name as one that is known: “the HGV Class 1 licence”.
func the(s skill.Skill) string {
	name := prose.SpokenSkill(s)
	if isPaper(s, name) {
		return "the " + name
	}
	return name
}

func isPaper(s skill.Skill, name string) bool {
	return s.Kind == skill.Credential && papers[strings.ToLower(name[strings.LastIndexByte(name, ' ')+1:])]
}

const (
	spelledVowels = "AEFHILMNORSX" // letters whose names begin with a vowel: “an HGV licence”
	leastSpoken   = 4              // letters of initials that are a word if they begin like one: “a NEBOSH certificate”
)

// article returns the article before a word, which may be initials.
func article(word string) string {
	if a := grammar.Article(word); a != "" {
		return a
	}
	letters := spelledVowels
	if strings.ToUpper(word) != word || len(word) >= leastSpoken && strings.ContainsAny(word[:2], "AEIOU") {
		letters = "AEIOaeio"
	}
	if word != "" && strings.IndexByte(letters, word[0]) >= 0 {
		return "an"
	}
	return "a"
}

// licenseWord is what a plan spells in one way.
var licenseWord = regexp.MustCompile(`\b([Ll]icen)[cs]e(s?)\b`)

// licenceCountries are those that spell the noun “licence”.
var licenceCountries = map[string]bool{
	"GB": true, "IE": true, "AU": true, "NZ": true, "ZA": true, "CA": true, "IN": true, "KE": true, "NG": true,
	"GH": true, "SG": true, "HK": true, "MT": true,
}

// SpellingOf returns how a text spells the noun, "" where it doesn't have it.
func SpellingOf(text string) string {
	british := 0
	for _, m := range licenseWord.FindAllString(text, -1) {
		if strings.Contains(strings.ToLower(m), "licence") {
			british++
		} else {
			british--
		}
	}
	switch {
	case british > 0:
		return "licence"
	case british < 0:
		return "license"
	}
	return ""
}

// spell writes “license” in the whole plan as the resume does, else as the country does.
func (p *planner) spell() {
	as := "${1}se$2"
	if p.q.Spelling == "licence" || p.q.Spelling == "" && licenceCountries[p.country] {
		as = "${1}ce$2"
	}
	spell := func(s *string) { *s = licenseWord.ReplaceAllString(*s, as) }
	spell(&p.plan.Name)
	for i := range p.plan.Notes {
		spell(&p.plan.Notes[i])
	}
	for i := range p.plan.Steps {
		s := &p.plan.Steps[i]
		spell(&s.Description)
		spell(&s.Evidence)
		for j := range s.Resources {
			spell(&s.Resources[j].Description)
		}
	}
}
