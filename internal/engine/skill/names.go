package skill

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// language is a language other than English in which the catalogue knows names.
type language struct {
	code string
	own  map[uint32]bool // words that show that a text is in it: they are the context of its ambiguous names
}

// smallWords stand between the words of Romance names and differ from writer to writer ("gestion de stock", "gestion
// des stocks"). Names are kept without them, and texts may have them at any place inside a name.
var smallWords = []string{"de", "du", "des", "la", "le", "les", "del", "los", "las", "el", "en", "au", "aux", "à", "al"}

// languages reads which languages there are names in.
func (l *loader) languages() error {
	if !l.has("data/names") {
		return nil
	}
	rows, err := l.rows("data/names/languages.tsv", 3)
	if err != nil {
		return err
	}
	for _, r := range rows {
		l.c.languages = append(l.c.languages, language{code: r.cols[0], own: l.wordSet(strings.Split(r.cols[2], ","))})
	}
	return nil
}

// has reports whether a file or folder is there; those of small tests lack some.
func (l *loader) has(file string) bool {
	_, err := fs.Stat(l.files, file)
	return err == nil
}

// nameRows returns the rows of one file of names for each language, and the number of the language, from 1.
func (l *loader) nameRows(file string, row func(language uint8, r row) error) error {
	for i, t := range l.c.languages {
		rows, err := l.rows(path.Join("data/names", t.code, file), 2)
		if err != nil {
			return err
		}
		for _, r := range rows {
			if err := row(uint8(i+1), r); err != nil {
				return err
			}
		}
	}
	return nil
}

// skillLanguages adds the names of skills in other languages: to the aliases, and to the names that texts are searched
// for, unless an entry has them in English.
func (l *loader) skillLanguages() error {
	return l.nameRows("skills.tsv", func(language uint8, r row) error {
		i, ok := l.c.index[ID(r.cols[0])]
		if !ok {
			return r.errorf("no skill %q", r.cols[0])
		}
		e := &l.c.skills[i]
		for alias := range strings.SplitSeq(r.cols[1], "|") {
			text, exact, context := cutMarks(alias)
			n := name{entry: i, text: text, exact: exact, context: context, language: language}
			e.Aliases = append(e.Aliases, text)
			l.enter(n, l.bare(language, text))
			l.languageForms = append(l.languageForms, n)
		}
		return nil
	})
}

// skillForms adds the inflected forms of the names that skillLanguages has read, where they are no names already.
func (l *loader) skillForms() {
	for _, n := range l.languageForms {
		if n.exact {
			continue
		}
		for _, text := range forms(l.code(n.language), l.bare(n.language, n.text)) {
			l.enterFree(n, text)
		}
	}
	l.languageForms = nil
}

// titleLanguages adds the names of titles in other languages, for men and for women.
func (l *loader) titleLanguages() error {
	return l.nameRows("titles.tsv", func(language uint8, r row) error {
		i, ok := l.c.titleIndex[r.cols[0]]
		if !ok {
			return r.errorf("no title %q", r.cols[0])
		}
		for alias := range strings.SplitSeq(r.cols[1], "|") {
			text, exact, context := cutMarks(alias)
			for _, form := range genders(text) {
				n := name{entry: i, text: form, exact: exact, context: context, language: language}
				bare := l.bare(language, form)
				l.c.titleTrie.add(l.words(bare), n)
				for _, other := range forms(l.code(language), bare) {
					if words := l.words(other); len(l.c.titleTrie.at(words)) == 0 {
						l.c.titleTrie.add(words, n)
					}
				}
			}
		}
		return nil
	})
}

func (l *loader) code(language uint8) string { return l.c.languages[language-1].code }

// bare takes the small words out of a Romance name, unless fewer than two words were left. Their spaces stay.
func (l *loader) bare(language uint8, text string) string {
	if l.code(language) == "de" || strings.IndexByte(text, ' ') < 0 {
		return text
	}
	left, words := eachWord(text, func(w string, _ bool) string {
		if len(w) <= longestSmall && slices.Contains(smallWords, strings.ToLower(w)) {
			return ""
		}
		return w
	}), 0
	for range strings.FieldsSeq(left) {
		words++
	}
	if words < 2 {
		return text
	}
	return left
}

// longestSmall is the length of the longest of the small words.
const longestSmall = 3

// forms returns further forms of a name that folding does not reach. A form need not be a word.
func forms(code, text string) []string {
	var all []string
	switch code {
	case "de":
		all = germanForms(text)
	case "fr":
		all = []string{eachWord(text, frenchPlural)}
	case "es":
		all = []string{eachWord(text, spanishPlural)}
	}
	return slices.DeleteFunc(all, func(form string) bool { return form == text })
}

// germanForms returns a name with umlauts in two letters, the dative of plurals and the endings of adjectives
// ("kaufmännischen").
func germanForms(text string) []string {
	var out []string
	several := strings.IndexByte(text, ' ') > 0
	if len(text) > 5 && strings.HasSuffix(text, "e") {
		out = append(out, text+"n") // "mit Schaltplänen"
	}
	if strings.IndexByte(text, '\xc3') < 0 && !several {
		return out
	}
	out = append(out, eachWord(text, func(w string, _ bool) string {
		if len(w) < longUmlaut && strings.ContainsAny(w, "äÄ") {
			return w // folded, "Baecker" would be the surname "Becker"
		}
		return twoLetters.Replace(w)
	}))
	if !several || !strings.Contains(text, "e ") {
		return out
	}
	for _, end := range [...]string{"n", "r", "m"} {
		out = append(out, eachWord(text, func(w string, last bool) string {
			if last || len(w) < 5 || w[len(w)-1] != 'e' {
				return w
			}
			return w + end
		}))
	}
	return out
}

// frenchPlural puts a word into its plural in -x.
func frenchPlural(w string, _ bool) string {
	switch {
	case strings.HasSuffix(w, "eau"):
		return w + "x"
	case len(w) > 4 && strings.HasSuffix(w, "al"):
		return strings.TrimSuffix(w, "l") + "ux"
	}
	return w
}

// spanishPlural puts a word into its plural in -es.
func spanishPlural(w string, _ bool) string {
	if len(w) > 4 && strings.IndexByte("nldr", w[len(w)-1]) >= 0 {
		return w + "es"
	}
	return w
}

// longUmlaut is the number of bytes from which a word with ä has a form with ae.
const longUmlaut = 12

var twoLetters = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue")

// eachWord changes each word of a text. A text of which nothing changes costs nothing.
func eachWord(text string, change func(w string, last bool) string) string {
	var out []byte
	for at := 0; at <= len(text); {
		size := strings.IndexByte(text[at:], ' ')
		last := size < 0
		if last {
			size = len(text) - at
		}
		w := text[at : at+size]
		changed := change(w, last)
		if out == nil && changed != w {
			out = append(make([]byte, 0, len(text)+8), text[:at]...)
		}
		if out != nil {
			out = append(out, changed...)
			if !last {
				out = append(out, ' ')
			}
		}
		at += size + 1
	}
	if out == nil {
		return text
	}
	return string(out)
}

// wholeWord is the number of letters from which what follows the slash in a title is a word of its own.
const wholeWord = 6

// genders returns both forms of a title that is written "infirmier/ère", "agent/e de sécurité", "Koch/Köchin" or
// "enfermero/a", and the one of a title without a slash.
func genders(text string) []string {
	if !strings.Contains(text, "/") {
		return []string{text}
	}
	man := eachWord(text, func(w string, _ bool) string { first, _, _ := strings.Cut(w, "/"); return first })
	woman := eachWord(text, func(w string, _ bool) string {
		if first, end, ok := strings.Cut(w, "/"); ok {
			return feminine(first, end)
		}
		return w
	})
	return []string{man, woman}
}

// feminine puts an ending to a word: "in" and single letters behind it, but "a" instead of "o"; longer ones from the
// last place in the word where their first letter stands.
func feminine(word, end string) string {
	if utf8.RuneCountInString(end) >= wholeWord {
		return end
	}
	if end == "a" && strings.HasSuffix(word, "o") {
		return strings.TrimSuffix(word, "o") + end
	}
	first, _ := utf8.DecodeRuneInString(end)
	letter := string(appendPlain(nil, first))
	if at := strings.LastIndex(word, letter); end != "in" && at > 0 && utf8.RuneCountInString(end) > 1 {
		return word[:at] + end
	}
	return word + end
}
