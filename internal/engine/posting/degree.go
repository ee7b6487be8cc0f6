package posting

import (
	"regexp"
	"slices"
	"strings"
)

// degreePhrase is one way of writing a level of education in a language that has no patterns of its own.
type degreePhrase struct{ text, level string }

// degreeAt is a level of education that stands in a text.
type degreeAt struct {
	start, end int
	level      string
}

// degreesIn finds the degrees that a text in lower case names, the longest name at each place, in its order.
func (w *wording) degreesIn(low string) []degreeAt {
	var all []degreeAt
	for _, d := range w.degrees {
		start, end := locate(low, d.text)
		if start > 0 && low[start-1] == '-' && d.text[0] != '*' {
			continue // "Montessori-Diplom"
		}
		if start >= 0 {
			all = append(all, degreeAt{start, end, d.level})
		}
	}
	out := slices.DeleteFunc(slices.Clone(all), func(d degreeAt) bool {
		return slices.ContainsFunc(all, func(o degreeAt) bool {
			return o.start <= d.start && d.end <= o.end && o.end-o.start > d.end-d.start ||
				d.start < o.start && o.start < d.end && d.end < o.end // "niveau bac" goes on: "bac+3"
		})
	})
	slices.SortFunc(out, func(a, b degreeAt) int { return a.start - b.start })
	return out
}

// DegreeRank orders the levels of education that Requirement.Level names: 1 secondary, 2 associate or diploma,
// 3 bachelor, 4 master, 5 doctorate; 0 for any other text.
func DegreeRank(level string) int {
	for i, d := range degrees {
		if d.level == level {
			return i + 1
		}
	}
	return 0
}

// held are the ways in which a resume writes a degree, highest first. They are looked for in education entries only.
var held = []struct {
	rank  int
	words *regexp.Regexp
}{
	{5, regexp.MustCompile(`(?i)\b(?:ph\.? ?d|d\.?phil|doctor\w*|doctorate|m\.?d\b|pharm\.?d|j\.?d\b|ed\.?d\b|psy\.?d|promotion|doktor\w*)`)},
	{4, regexp.MustCompile(`(?i)\b(?:master\w*|m\. ?sc|msc|m\.a\.?|m\.s\.?|ma\b|ms\b|mba|m\.b\.a|m\.?eng|m ?2\b|mgr\b|mtr[ií]a|mmath|mphys|mchem|msci|mmus|mdes|mpharm|m\.?pharm|m\.?ed\b|llm|ll\.m|m\.?phil|mres|march|m\.?arch|mfa|mph|msw|mpa|m\.? ?tech\b|m\. ?e\b|mca\b|m\.c\.a|m\.?com\b|diplom\b|diplom-\w+|magister|ing[ée]nieur|máster|maestría|laurea magistrale|pgce|pgdip|postgraduate|staatsexamen)`)},
	{3, regexp.MustCompile(`(?i)\b(?:bachelor\w*|b\. ?sc|b\.? ?(?:app|health|med|vet|agr|comp|env|soc)[a-z]*\.? sci?\b|bsc|b\.a\.?|b\.s\.?|ba\b|bs\b|b\.?eng|beng|bba|b\.?com\b|b\. ?e\b|(?-i:BE|BBM|BMS|BHM|BPT|BSW|BOT|BVA)\b|bmus|bdes|bmedsci|bvet\w*|lic\b|ing\b|hbo\b|b\.? ?tech\b|bca\b|b\.c\.a|b\.?ed\b|llb|ll\.b|bfa|bsn|mbbs|b\.?arch|b\.?pharm|bds|bvsc|hons\b|honou?rs|degree|licence|licenciatur\w*|grado|laurea|ingenier\w*|staatsexamen)`)},
	{2, regexp.MustCompile(`(?i)\b(?:associate\w*|a\.?a\.?s?\b|foundation|fdsc|fda\b|hnd|hnc|national certificate|c\.? ?f\.? ?g\.? ?s\b|t\.? ?s\.? en\b|lehre\b|efz\b|\w*(?:kaufmann|kauffrau|fachkraft|fachmann|fachfrau|fachangestellte\w*)\b|diploma\w*|bts|dut|ausbildung|gesell\w*|meister|nvq\w*|btec|advanced technical|trade school|apprentic\w*|vocational|technician|formación profesional|certificate iv|certificate iii|cert iv)`)},
	{1, regexp.MustCompile(`(?i)\b(?:high school|secondary|ged|gcse\w*|a-?levels?|abitur|baccalaur\w*|bachillerato|hsc|leaving cert\w*)`)},
}

// DegreeHeld returns the rank of the highest degree that a line of an education section names, 0 where it names none.
func DegreeHeld(line string) int {
	best := 0
	for _, d := range everyWording().degreesIn(lower(line)) {
		best = max(best, DegreeRank(d.level))
		if strings.Contains(line[d.start:d.end], " ") { // "Grado medio" is no "grado"
			line = line[:d.start] + strings.Repeat(" ", d.end-d.start) + line[d.end:]
		}
	}
	return max(best, degreeHeldInEnglish(line))
}

func degreeHeldInEnglish(line string) int {
	if held[4].words.MatchString(line) && !held[2].words.MatchString(line) {
		return 1
	}
	for _, h := range held {
		said := h.words.FindString(line)
		if said == "" || strings.EqualFold(said, "degree") && held[3].words.MatchString(line) {
			continue // "associate degree"
		}
		return h.rank
	}
	return 0
}
