package docparse

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// clause is a part of a line between its signs.
type clause struct {
	text   string
	begins bool // a strong sign stands before it: a full stop, a semicolon, a bullet, a wide gap
}

// clausesOf cuts a line at the signs outside its brackets.
func clausesOf(s string) []clause {
	var out []clause
	from, depth, begins := 0, 0, true
	cut := func(to, next int, strong bool) {
		if t := strings.TrimSpace(s[from:to]); t != "" {
			out = append(out, clause{t, begins})
			begins = strong
		} else {
			begins = begins || strong
		}
		from = next
	}
	for i, r := range s {
		n := utf8.RuneLen(r)
		switch {
		case i < from:
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth > 0:
		case r == ',' || r == '、':
			cut(i, i+n, false)
		case strings.ContainsRune(";|•·▪●\t\n", r), r == '/' && strings.HasPrefix(s[i+n:], " "):
			cut(i, i+n, true)
		case r == '.' && endsClause(s[from:i], s[i+n:]):
			cut(i, i+n, true)
		case strings.HasPrefix(s[i:], "   "):
			cut(i, i+3, true)
		}
	}
	cut(len(s), len(s), true)
	return out
}

// endsClause reports whether a full stop between two texts ends a sentence.
func endsClause(before, after string) bool {
	if strings.TrimSpace(after) == "" {
		return true
	}
	before = strings.TrimRightFunc(before, unicode.IsSpace)
	if !strings.HasPrefix(after, " ") || before == "" {
		return false
	}
	last := before[strings.LastIndexFunc(before, unicode.IsSpace)+1:]
	next := strings.TrimLeftFunc(after, unicode.IsSpace)
	if end := strings.IndexFunc(next, unicode.IsSpace); end >= 0 {
		next = next[:end]
	}
	return (utf8.RuneCountInString(last) > 2 || hasDigit(last) || spokenNames[wordKey(next)]) &&
		!unicode.IsLower(firstRune(next))
}

// spokenNames are languageNames and those of the lists "spoken" of internal/engine/lang, and further ones; the models
// are trained with the first.
var spokenNames = func() map[string]bool {
	m := set(`kalenjin luo twi ewe chichewa sinhalese tulu bisaya reo hokkien teochew bahasa kapampangan platt plattdeutsch friesisch tschech fula berber kabyle navajo frisian sorbian romani latein gebardensprache berbere creole lsf 普通话 粤语`)
	for name := range lang.SetOfAll("spoken") {
		if name = strings.TrimSuffix(name, "*"); !strings.Contains(name, " ") {
			m[name] = true
		}
	}
	maps.Copy(m, languageNames)
	return m
}()

// beforeNames may stand before the name of a language in a list of languages; folded.
var beforeNames = set(`i speak speaks speaking spoken read reads write writes talk talks & a bit of some little basic good fluent native conversational working intermediate advanced mother tongue first second home language also very is my brazilian canadian swiss mexican latin modern ancient classical levantine egyptian te mandarin haitian learning
	ich spreche etwas fliessend gut gute sehr muttersprache je parle un peu courant langue maternelle hablo algo un poco parlo falo lengua materna and und et y e sowie ainsi i
	can know known knows skill skills language languages sprache sprachen sprachkenntnisse langue langues idioma idiomas lingua lingue taal talen linguas dialects`)

// joinsNames join two names of languages; bothKnown say that what follows is true of both; folded.
var (
	joinsNames = set("and und et y e i & plus sowie")
	bothKnown  = set("both beide les tous ambos entrambe")
)

// spokenIn reads the languages that a line names, each with what the line says of it, and what tells of none. Without a
// known language it reads none.
func spokenIn(s string) (langs []document.Language, rest []string) {
	for _, c := range clausesOf(s) {
		level := ""
		if label, after, ok := strings.Cut(c.text, ":"); ok {
			mother := languageLabels[labelKey(label)] || languageLabels[labelKey(withoutBrackets(label))]
			if mother || namesLanguages(label) {
				if c.text = strings.TrimSpace(after); mother {
					level = tidy(label)
				}
			}
		}
		found := namesIn(c.text)
		if len(found) > 0 && citizenship.MatchString(fold(c.text)) {
			found = nil
		}
		switch n := len(langs); {
		case len(found) > 0:
			if level != "" && found[0].Fluency == "" {
				found[0].Fluency = level
			}
			langs = append(langs, found...)
		case c.text == "":
		case n > 0 && !c.begins && !isSought(c.text):
			langs[n-1].Fluency = strings.TrimPrefix(langs[n-1].Fluency+", "+noteOf(c.text), ", ")
		case n > 0 && unknownLanguage(c.text) != nil:
			langs = append(langs, *unknownLanguage(c.text))
		default:
			rest = append(rest, c.text)
		}
	}
	return langs, rest
}

// namesLanguages reports whether a label is about languages: "Languages known".
func namesLanguages(label string) bool {
	ws := words(fold(label))
	return otherLanguages[labelKey(label)] || headingKind(label) == document.SectionLanguages ||
		len(ws) > 0 && len(ws) <= 3 && slices.ContainsFunc(ws, func(w string) bool { return otherLanguages[w] })
}

// spokenOnly reports whether a line is only about languages: it has a label for them, or each clause names one. A line
// that names a single language must also give its level.
func spokenOnly(s string) bool {
	langs, rest := spokenIn(s)
	ws := words(fold(s))
	if len(langs) == 0 || len(ws) == 0 {
		return false
	}
	if otherLanguages[ws[0]] || otherLanguages[ws[min(1, len(ws)-1)]] {
		return true
	}
	return len(rest) == 0 && spokenNames[ws[0]] && saysHowWell(langs, s)
}

// saysHowWell reports whether a line about languages can be about how well they are known: it names several languages
// and nothing else, or gives a level for one, in words or after a symbol. "Spanish and French teacher" is a profession.
func saysHowWell(langs []document.Language, line string) bool {
	several := len(langs) > 1
	level, other := hasNoCase(langs[0].Language) || several && strings.Contains(line, ";"), !several
	for _, l := range langs {
		_, behind, _ := strings.Cut(line, l.Language)
		first, _, _ := strings.Cut(l.Fluency, " ")
		switch sign := strings.IndexAny(strings.TrimSpace(behind), ":(–—-=") == 0; {
		case len(strings.Fields(l.Fluency)) > longestLevel:
			return false
		case isFluency(l.Fluency), l.Fluency != "" && several && (sign || isFluency(first)):
			level = true
		case l.Fluency != "":
			other = true
		}
	}
	return level || !other
}

// longestLevel is how many words tell how well one knows a language at most, outside a section of languages.
const longestLevel = 8

// withoutSpoken takes the lines that are about languages out of a section of another kind.
func (b *builder) withoutSpoken(paras []*para) []*para {
	return slices.DeleteFunc(slices.Clone(paras), func(p *para) bool {
		if !spokenOnly(p.text()) || !b.spokenLine(p.text(), p) {
			return false
		}
		p.used = true
		return true
	})
}

// namesIn reads the languages that a clause begins with, and what it says of them.
func namesIn(t string) []document.Language {
	ws := strings.Fields(t)
	first := slices.IndexFunc(ws, func(w string) bool { return spokenNames[wordKey(w)] })
	if first < 0 || !allBefore(ws[:first]) {
		return nil
	}
	out := []document.Language{{Language: bareName(ws[first]), Fluency: levelBefore(ws[:first])}}
	for i := first + 1; i < len(ws); i++ {
		key, last := wordKey(ws[i]), &out[len(out)-1]
		switch {
		case twoWordNames[wordKey(ws[i-1])+" "+key]:
			last.Language += " " + bareName(ws[i])
		case spokenNames[key]:
			out = append(out, document.Language{Language: bareName(ws[i])})
		case joinsNames[key] && i+1 < len(ws) && spokenNames[wordKey(ws[i+1])]:
		default:
			next := furtherName(ws, i)
			level := noteOf(strings.Join(ws[i:next], " "))
			last.Fluency = strings.TrimPrefix(last.Fluency+", "+level, ", ")
			if n := len(out); n > 1 && bothKnown[key] && out[n-2].Fluency == "" {
				out[n-2].Fluency = level
			}
			if i = next; i < len(ws) {
				out = append(out, document.Language{Language: bareName(ws[i])})
			}
		}
	}
	return out
}

// furtherName returns the first word from i on that names a language behind a dash or a bracket, as in "Dutch (native)
// English (good)"; the number of words if there is none.
func furtherName(ws []string, i int) int {
	for j := i + 1; j < len(ws); j++ {
		if spokenNames[wordKey(ws[j])] && (isDash(ws[j-1]) || strings.HasSuffix(ws[j-1], ")")) {
			return j
		}
	}
	return len(ws)
}

func bareName(w string) string { return strings.Trim(w, ":,;()–—-=>") }

// twoWordNames are languages with names of two words that each are one; folded.
var twoWordNames = set("mandarin_chinese haitian_creole cantonese_chinese bahasa_malay bahasa_melayu bahasa_indonesia bahasa_indonesian scottish_gaelic irish_gaelic persian_dari persian_farsi")

func wordKey(w string) string { return strings.Trim(fold(w), ":,;.()[]–—-=>\"'") }

func allBefore(ws []string) bool {
	for _, w := range ws {
		if !beforeNames[wordKey(w)] {
			return false
		}
	}
	return len(ws) <= 4
}

// levelBefore returns the words before a name that say how well one knows it: "Fluent English".
func levelBefore(ws []string) string {
	if t := strings.Join(ws, " "); isFluency(t) {
		return tidyNote(t)
	}
	return ""
}

func noteOf(s string) string { return tidyNote(strings.TrimLeft(s, ":=>–—- ")) }

// unknownLanguage reads a name with a level, "Kalenjin (mother tongue)", or a capital word alone, as a language; nil
// where a text is neither.
func unknownLanguage(t string) *document.Language {
	name, level := t, ""
	if i := strings.IndexAny(t, ":(–—"); i > 0 {
		name, level = t[:i], noteOf(strings.TrimSuffix(t[i:], ")"))
		level = strings.TrimPrefix(level, "(")
	}
	name = strings.Trim(name, " -")
	if n := len(strings.Fields(name)); n == 0 || n > 2 || !startsUpper(name) || hasDigit(name) || isFluency(name) ||
		isSought(t) || level == "" && n > 1 || level != "" && !isFluency(level) {
		return nil
	}
	return &document.Language{Language: name, Fluency: level}
}

// hasNoCase reports whether a text begins with a letter that is neither capital nor small, as in Hebrew. A language's
// name in such letters says enough, whatever stands beside it.
func hasNoCase(s string) bool {
	r := firstRune(s)
	return unicode.IsLetter(r) && !unicode.IsUpper(r) && !unicode.IsLower(r)
}

// spokenLine adds the languages of a line, and lists what else it says or puts it where it belongs; false where it
// names none.
func (b *builder) spokenLine(s string, p *para) bool {
	langs, rest := spokenIn(s)
	if len(langs) == 0 {
		return false
	}
	for _, l := range langs {
		n := len(b.doc.Languages)
		b.doc.Languages = append(b.doc.Languages, l)
		b.field(pathf("languages[%d].language", n), plain, p)
		if l.Fluency != "" {
			b.field(pathf("languages[%d].fluency", n), notedLikely, p)
		}
	}
	for _, t := range rest {
		b.besideLanguages(t, p)
	}
	return true
}

// besideLanguages places what a line says that is no language, beside languages or without a heading.
func (b *builder) besideLanguages(t string, p *para) {
	switch {
	case isSought(t) || ownAffair.MatchString(fold(t)):
		b.private("", t, p)
	case isCredential(t):
		b.certificates([]*para{p.saying(t)})
	default:
		b.notPlaced(t, p)
	}
}
