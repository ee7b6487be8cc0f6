package prose

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// SpokenName returns an employer's name without remarks in brackets and its legal form.
func SpokenName(name string) string {
	if i := strings.IndexByte(name, '('); i > 0 {
		name = name[:i]
	}
	if before, after, ok := strings.Cut(name, ", "); ok && after != "" && after[0] >= '0' && after[0] <= '9' {
		name = before // a remark: "Papierwerke Extertal, 4 Maschinen"
	}
	if m := formInside.FindStringSubmatchIndex(name); m != nil {
		name = name[:m[3]] // "Castlemount Pty Ltd Townsville QLD"
	}
	words := strings.Fields(name)
	for len(words) > 1 && slices.Contains(legalForms, strings.Trim(strings.ToLower(words[len(words)-1]), ".,")) {
		words = words[:len(words)-1]
		// "S.A. de C.V.", "Private Limited"
		if last := words[len(words)-1]; len(words) > 1 && (last == "&" || last == "e." || last == "de" ||
			strings.EqualFold(last, "private")) {
			words = words[:len(words)-1]
		}
	}
	return Unshouted(strings.TrimRight(strings.Join(words, " "), ", "))
}

// formInside is a legal form with a place behind it.
var formInside = regexp.MustCompile(`^(.+? (?:Pty Ltd|Ltd|LLC|Inc|GmbH)\.?),? \p{Lu}`)

var legalForms = strings.Fields(
	"inc llc ltd limited gmbh ggmbh mbh ag plc sa srl bv ab oy kg kgaa ohg llp pty pvt sp z o.o ltda s.a s.r.l b.v s.l sl a/s kk co se c.v v pte l.l.c fz-llc sarl sas s.a.s eurl e.v dac clg cic corp corporation incorporated pc pllc")

// Unshouted writes words in capitals as one writes names. Short ones stay, since they may be initials.
func Unshouted(name string) string {
	words := strings.Fields(name)
	long := func(x string) bool { return len([]rune(x)) > 4 }
	if strings.IndexFunc(name, unicode.IsLower) >= 0 || !slices.ContainsFunc(words, long) || len(words) == 1 &&
		!long(name) {
		return strings.Join(words, " ")
	}
	for i, x := range words {
		if r := []rune(x); len(r) > 3 && !strings.ContainsAny(x, "&.") && strings.ContainsAny(text.Fold(x), "aeiouy") {
			words[i] = string(r[0]) + strings.ToLower(string(r[1:]))
		} else if i > 0 && slices.Contains(joiningWords, strings.ToLower(x)) {
			words[i] = strings.ToLower(x)
		}
	}
	return strings.Join(words, " ")
}

var joiningWords = strings.Fields("of and the for de del la y et du des und für der")

// SameName reports whether two names are one but for case, hyphens, spaces, stops and a plural s.
func SameName(a, b string) bool { return FoldName(a) == FoldName(b) }

var nameMarks = strings.NewReplacer("-", "", " ", "", ".", "", "’", "", "'", "", "/", "")

// FoldName is a name without what SameName passes over.
func FoldName(s string) string {
	s = strings.ToLower(nameMarks.Replace(s))
	if len(s) > 3 && strings.HasSuffix(s, "s") && !strings.HasSuffix(s, "ss") {
		s = s[:len(s)-1]
	}
	return s
}

// JobName names a posting in a sentence.
func JobName(title, company string) string {
	switch {
	case title == "" && company == "":
		return "the untitled posting"
	case title == "":
		return "the job at " + SpokenName(company)
	case company == "":
		return title
	}
	return title + " at " + SpokenName(company)
}

// SpokenSkill writes a skill's name as it stands in a sentence.
func SpokenSkill(s skill.Skill) string {
	first, rest, _ := strings.Cut(s.Name, " ")
	if s.Kind == skill.Tool && !toolSorts[rest[strings.LastIndexByte(rest, ' ')+1:]] || s.Kind == skill.Credential ||
		s.Kind == skill.Language {
		return s.Name
	}
	if IsShouted(first) || strings.ToLower(rest) != rest || strings.ToLower(first[1:]) != first[1:] ||
		properOpening(s) {
		return s.Name
	}
	return Small(s.Name)
}

// properOpening reports whether a name begins with a proper name: no alias writes its first word small.
func properOpening(s skill.Skill) bool {
	first, _, several := strings.Cut(s.Name, " ")
	if !several {
		return properWords[strings.ToLower(first)]
	}
	return properWords[strings.ToLower(first)] || strings.HasSuffix(first, "'s") || strings.HasSuffix(first, "’s")
}

// properWords open names of methods and fields that English writes with a capital.
var properWords = Words("proper-words")

// toolSorts end the names of tools that are sorts of tools and no products: "warehouse management systems".
var toolSorts = Words("tool-sorts")
