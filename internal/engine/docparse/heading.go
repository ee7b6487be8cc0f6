//nolint:misspell // words of many languages
package docparse

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

func headings(lists map[document.Section]string) map[string]document.Section {
	m := map[string]document.Section{}
	for _, kind := range slices.Sorted(maps.Keys(lists)) { // sorted: a word in two lists always ends in the same one
		for _, h := range strings.Split(lists[kind], "|") {
			if k := headingKey(h); k != "" && (m[k] == "" || priority(kind) > priority(m[k])) {
				m[k] = kind
			}
		}
	}
	return m
}

// priority settles words that head two kinds of section in two languages ("résumé" is a summary in French).
func priority(s document.Section) int {
	switch s {
	case sectionPreamble:
		return 0
	case document.SectionSkills, document.SectionCertificates:
		return 2
	case document.SectionWork, document.SectionEducation, document.SectionLanguages:
		return 3
	}
	return 1
}

// longestHeading is how many bytes a line has at most that can be a heading.
const longestHeading = 120

// headingKey returns a heading as it is looked up: folded, letters and digits only, without its number and without
// "and" in any language. Of what is too long for a heading it is empty.
func headingKey(s string) string {
	if len(s) > longestHeading {
		return ""
	}
	var key []byte
	for w := range strings.FieldsFuncSeq(fold(cutOrdinal(s)), func(r rune) bool {
		return r == ' ' || r == '&' ||
			r == '/' || r == '+' || r == ','
	}) {
		switch w {
		case "and", "und", "et", "y", "e", "en", "i", "och", "og", "the", "my", "meine", "mes", "mis", "my:":
			continue
		}
		for _, r := range w {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				key = utf8.AppendRune(key, r)
			}
		}
	}
	return string(key)
}

// headingKind returns the kind of section that a text heads, "" where it is no heading that is known. Two headings of
// one kind with a word for "and" between them are one of that kind: "Formación y títulos", "Skills & Knowledge".
func headingKind(s string) document.Section {
	if kind := headingWords[headingKey(s)]; kind != "" || len(s) > longestHeading {
		return kind
	}
	var kind document.Section
	parts := 0
	for part := range strings.FieldsFuncSeq(joinAnds(s), func(r rune) bool { return strings.ContainsRune(ands, r) }) {
		own := headingWords[headingKey(part)]
		if own == "" || own == sectionPreamble || parts > 0 && own != kind {
			return ""
		}
		kind = own
		parts++
	}
	if parts < 2 {
		return ""
	}
	return kind
}

// ands are the signs that stand for "and" between headings.
const ands = "&/+,"

// joinAnds writes "&" for each word for "and" of a text that holds one, or a sign for it; another text comes back
// empty.
func joinAnds(s string) string {
	fields := strings.Fields(s)
	if len(fields) < 2 || len(fields) > 8 {
		return ""
	}
	found := strings.ContainsAny(s, ands)
	for i, w := range fields[:len(fields)-1] {
		if i > 0 && len(w) <= longestAnd && headingAnds[fold(w)] {
			fields[i], found = "&", true
		}
	}
	if !found {
		return ""
	}
	return strings.Join(fields, " ")
}

const longestAnd = 5 // bytes

// headingAnds are the words for "and" that stand between headings; a heading's key leaves them out.
var headingAnds = set("and und et y e en i och og oraz sowie ja")

var ordinal = regexp.MustCompile(`^\W*(?:\d{1,2}\s|(?:\d{1,2}|[IVX]{1,4}|[A-H])[.):]\s?)\s*`)

// cutOrdinal takes the number off a heading: "1 Education", "II. Education", "C) Education".
func cutOrdinal(s string) string {
	if !mayBeginWithOrdinal(s) {
		return s
	}
	return s[len(ordinal.FindString(s)):]
}

// mayBeginWithOrdinal spares most lines the search: their first word is longer than a number, or small.
func mayBeginWithOrdinal(s string) bool {
	from := strings.IndexFunc(s, isASCIIWord)
	if from < 0 {
		return false
	}
	n := strings.IndexFunc(s[from:], func(r rune) bool { return !isASCIIWord(r) })
	return n > 0 && n <= 4 && s[from] <= 'X'
}

func isASCIIWord(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_'
}

// isPrivate reports whether a rune is of a private use area: icon fonts put their signs there.
func isPrivate(r rune) bool { return r >= 0xe000 && r <= 0xf8ff || r >= 0xf0000 }

// headingCues are words that tell what a longer heading is about; the first that is found decides.
var headingCues = []struct {
	kind document.Section
	cue  string
}{
	{document.SectionVolunteer, "volunt"},
	{document.SectionVolunteer, "ehrenamt"},
	{document.SectionVolunteer, "benevol"},
	{document.SectionProjects, "project"},
	{document.SectionProjects, "projekt"},
	{document.SectionProjects, "projet"},
	{document.SectionProjects, "proyecto"},
	{document.SectionProjects, "progett"},
	{document.SectionPublications, "publication"},
	{document.SectionPublications, "publikation"},
	{document.SectionPublications, "patents"},
	{document.SectionCertificates, "certif"},
	{document.SectionCertificates, "licens"},
	{document.SectionCertificates, "licenc"},
	{document.SectionCertificates, "zertifi"},
	{document.SectionCertificates, "certyfik"},
	{document.SectionWork, "experience"},
	{document.SectionWork, "employment"},
	{document.SectionWork, "work history"},
	{document.SectionWork, "erfahrung"},
	{document.SectionWork, "experiencia"},
	{document.SectionWork, "esperienz"},
	{document.SectionWork, "ervaring"},
	{document.SectionWork, "doswiadczen"},
	{document.SectionWork, "werdegang"},
	{document.SectionWork, "career"},
	{document.SectionEducation, "educat"},
	{document.SectionEducation, "academic"},
	{document.SectionEducation, "ausbildung"},
	{document.SectionEducation, "formation"},
	{document.SectionEducation, "formacion"},
	{document.SectionEducation, "formacao"},
	{document.SectionEducation, "istruzion"},
	{document.SectionEducation, "opleiding"},
	{document.SectionEducation, "wyksztalcen"},
	{document.SectionSkills, "skill"},
	{document.SectionSkills, "competenc"},
	{document.SectionSkills, "expertise"},
	{document.SectionSkills, "technolog"},
	{document.SectionSkills, "kenntnisse"},
	{document.SectionSkills, "kompetenz"},
	{document.SectionSkills, "habilidad"},
	{document.SectionSkills, "competenz"},
	{document.SectionSkills, "umiejetnosc"},
	{document.SectionSkills, "vaardighe"},
	{document.SectionLanguages, "language"},
	{document.SectionLanguages, "sprachen"},
	{document.SectionLanguages, "langues"},
	{document.SectionLanguages, "idiomas"},
	{document.SectionAwards, "award"},
	{document.SectionAwards, "honor"},
	{document.SectionAwards, "honour"},
	{document.SectionAwards, "scholarship"},
	{document.SectionCertificates, "training"},
	{document.SectionCertificates, "courses"},
	{document.SectionCertificates, "weiterbildung"},
	{document.SectionSummary, "summary"},
	{document.SectionSummary, "profile"},
	{document.SectionSummary, "objective"},
	{document.SectionInterests, "interest"},
	{document.SectionInterests, "hobb"},
	{document.SectionReferences, "referenc"},
	{document.SectionReferences, "referee"},
}

// cuedHeading returns the section that a longer heading speaks of, sectionOther where it is not known.
func cuedHeading(s string) document.Section {
	f := fold(s)
	for _, c := range headingCues {
		if strings.Contains(f, c.cue) {
			return c.kind
		}
	}
	return sectionOther
}
