package docparse

import (
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// listItems cuts a list at commas, bullets, bars and semicolons outside brackets. A dash before a level ("Excel –
// expert") cuts nothing.
func listItems(s string) []string {
	var out []string
	for _, part := range splitAny(s, []string{
		" | ", " • ", " · ", "•", "|", ";", " ∙ ", " / ", "●", "▪", " ⋅ ", "·",
		"⋅", "\t", "■", "◦", "□", "‣", " » ",
	}) {
		for _, it := range splitList(part) {
			for _, t := range splitDashes(it) {
				if t = tidyItem(t); t != "" {
					out = append(out, t)
				}
			}
		}
	}
	return out
}

// splitDashes cuts at long dashes, but for one before a level.
func splitDashes(s string) []string {
	parts := splitAny(s, []string{" – ", " — "})
	if len(parts) == 2 && isFluency(parts[1]) && !isFluency(parts[0]) {
		return []string{s}
	}
	return parts
}

// splitList cuts at commas outside brackets; a comma inside a number is none.
func splitList(s string) []string {
	return cutAtCommas(s, func(before, _, after string) bool {
		return before != "" && after != "" && isDigit(before[len(before)-1]) && isDigit(after[0])
	})
}

// cutAtCommas cuts at the commas of any script that stand outside brackets, but for those that joins says belong to
// what is around them.
func cutAtCommas(s string, joins func(before, comma, after string) bool) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',', '、', '\uff0c':
			next := i + utf8.RuneLen(r)
			if depth > 0 || joins(s[:i], s[i:next], s[next:]) {
				continue
			}
			out = append(out, s[from:i])
			from = next
		}
	}
	return append(out, s[from:])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func tidyItem(s string) string {
	s = strings.Join(strings.Fields(stripIcons(s)), " ")
	s = strings.Trim(s, " ,;|•·")
	if t, ok := cutMark(s); ok {
		s = t
	}
	if strings.HasSuffix(s, ".") && !strings.HasSuffix(strings.TrimSuffix(s, "."), ".") && strings.Count(s, ".") == 1 {
		s = strings.TrimSuffix(s, ".")
	}
	return s
}

// languages reads a languages section: "English (native)", "German: B2", "French – fluent", one a line or in a list.
func (b *builder) languages(paras []*para) {
	var above *para
	for _, p := range paras {
		p.used = true
		names := above
		if above = p; names != nil && b.levelsBelow(names, p) {
			continue
		}
		for _, s := range b.formLanguages(languageRows(p), p) {
			if b.spokenLine(s, p) {
				continue
			}
			if n := len(b.doc.Languages); n > 0 && b.doc.Languages[n-1].Fluency == "" && startsLower(s) &&
				len(strings.Fields(s)) <= longestLevel {
				b.doc.Languages[n-1].Fluency = noteOf(s) // its level, in a row of its own
				b.field(pathf("languages[%d].fluency", n-1), notedLikely, p)
				continue
			}
			if unknownLanguage(s) == nil && (isSought(s) || len(b.doc.Languages) > 0 && !isFluency(s)) {
				b.besideLanguages(s, p)
				continue
			}
			for _, t := range splitAny(s, []string{" | ", " • ", " · ", "; ", "•", "|", "●", "\t"}) {
				parts := splitList(t)
				if len(parts) == 2 && isFluency(parts[1]) {
					parts = []string{strings.TrimSpace(parts[0]) + ": " + strings.TrimSpace(parts[1])}
				}
				for _, it := range parts {
					b.language(tidyItem(it), p)
				}
			}
		}
	}
}

// levelsBelow reads a row of levels that stands below a row of languages, and says whether it is one.
func (b *builder) levelsBelow(names, levels *para) bool {
	n, all := len(levels.segs), len(b.doc.Languages)
	if n < 2 || len(names.segs) != n || all < n {
		return false
	}
	for _, s := range levels.segs {
		if !isFluency(s.text) {
			return false
		}
	}
	for i, s := range levels.segs {
		b.doc.Languages[all-n+i].Fluency = s.text
		b.field(pathf("languages[%d].fluency", all-n+i), notedLikely, levels)
	}
	return true
}

// languageRows returns the spans of a paragraph: its rows where each begins with a language, so that a list whose
// rows fill a narrow column is not taken for one text, else its segments.
func languageRows(p *para) []string {
	each := len(p.rowTexts) > 1 && len(p.segs) == 1
	for _, t := range p.rowTexts {
		ws := words(fold(t))
		each = each && len(ws) > 0 && languageNames[ws[0]]
	}
	if each {
		return p.rowTexts
	}
	var out []string
	for _, s := range p.segs {
		out = append(out, s.text)
	}
	return out
}

func (b *builder) language(t string, p *para) {
	if t == "" {
		return
	}
	if citizenship.MatchString(fold(t)) {
		b.private("", t, p) // "Irish citizen"
		return
	}
	n := len(b.doc.Languages)
	if isFluency(t) && n > 0 && b.doc.Languages[n-1].Fluency == "" {
		b.doc.Languages[n-1].Fluency = strings.Trim(t, "()")
		b.field(pathf("languages[%d].fluency", n-1), notedLikely, p)
		return
	}
	name, level := t, ""
	for _, sep := range []string{": ", " – ", " — ", " - ", " ("} {
		if a, c, ok := strings.Cut(t, sep); ok {
			name, level = a, c
			if sep == " (" {
				level = strings.TrimSuffix(level, ")")
			}
			break
		}
	}
	if level == "" {
		if i := strings.LastIndexByte(name, ' '); i > 0 && isFluency(name[i+1:]) {
			name, level = name[:i], name[i+1:]
		}
	}
	name = strings.TrimSuffix(name, ":")
	b.doc.Languages = append(b.doc.Languages, document.Language{
		Language: strings.TrimSpace(name),
		Fluency:  strings.TrimSpace(level),
	})
	b.field(pathf("languages[%d].language", n), notedLikely, p)
}

//
//nolint:misspell // words of many languages
var fluencyWords = set(`native fluent fluency bilingual mother proficient proficiency advanced intermediate basic basics beginner elementary conversational working limited professional full
	muttersprache fließend verhandlungssicher grundkenntnisse gut sehr fortgeschritten langue maternelle courant bilingue intermédiaire notions avancé débutant nativo nativa fluido avanzado intermedio básico materna fluente avançado intermediário básico
	madrelingua fluente avanzato intermedio scolastico moedertaal vloeiend goed ojczysty biegły biegle płynnie średniozaawansowany zaawansowany podstawowy komunikatywny a1 a2 b1 b2 c1 c2 tongue speaker reading written spoken read write limitado technical jlpt n1 n2 n3 good excellent upper pre minimal business level c1/c2 b1/b2 modersmål flytande`)

func isFluency(t string) bool {
	ws := words(fold(t))
	if len(ws) == 0 || len(ws) > 5 {
		return false
	}
	for _, w := range ws {
		if languageNames[w] {
			return false
		}
	}
	return fluencyWords[ws[0]] || fluencyWords[ws[len(ws)-1]]
}
