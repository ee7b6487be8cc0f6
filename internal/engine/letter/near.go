package letter

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// article is how one says "at" before a name that begins with a word: with it, or in its place.
type article struct {
	first, at string
	swallows  bool
}

var articles = lang.Each(func(code string) []article {
	var out []article
	for _, e := range lang.Entries(code, "article") {
		at, swallows := strings.CutSuffix(e.Value, "-")
		if !strings.HasSuffix(at, "’") {
			at = strings.TrimSpace(at) + " "
		}
		first := e.Term
		if !strings.HasSuffix(first, "'") {
			first += " "
		}
		out = append(out, article{text.Fold(first), at, swallows})
	}
	return out
})

// near says at whom, as the language does: "at Harrow Foods", "au Théâtre de l’Écluse", "bei der Kanzlei Ostendorf".
func (f *frames) near(name string) string { return f.beside(name, true) }

// beside is near; the name loses its own article where it may.
func (f *frames) beside(name string, loses bool) string {
	plain := strings.ReplaceAll(name, "’", "'")
	if i := strings.LastIndexByte(strings.SplitN(plain, " ", 2)[0], '-'); i >= 0 && f.code == "de" {
		for _, a := range articles(f.code) { // "St.-Vinzenz-Krankenhaus"
			if prefixRunes(plain[i+1:]+" ", a.first) > 0 && !a.swallows {
				return a.at + name
			}
		}
	}
	for _, a := range articles(f.code) {
		n := prefixRunes(plain, a.first)
		if n == 0 || a.swallows && !loses {
			continue
		}
		if a.swallows {
			return a.at + strings.TrimSpace(name[len(name)-len(tailRunes(name, n)):])
		}
		return a.at + name
	}
	return f.get("near", "employer", name)
}

// prefixRunes returns how many runes of a text a folded beginning takes, 0 where it is none.
func prefixRunes(s, folded string) int {
	runes := []rune(s + " ")
	n := len([]rune(folded))
	if len(runes) < n || text.Fold(strings.TrimSpace(string(runes[:n]))) != strings.TrimSpace(folded) ||
		strings.HasSuffix(folded, " ") && runes[n-1] != ' ' {
		return 0
	}
	return n
}

func tailRunes(s string, n int) string {
	if runes := []rune(s); n < len(runes) {
		return string(runes[n:])
	}
	return ""
}

// whole returns a firm's name without a bracket that was cut off, and without a letter that is left of its legal form.
func whole(name string) string {
	if strings.Count(name, ")") > strings.Count(name, "(") {
		name = strings.TrimRight(name, ") ")
	}
	if words := strings.Fields(name); len(words) > 2 && len([]rune(words[len(words)-1])) == 1 {
		name = strings.Join(words[:len(words)-1], " ")
	}
	return strings.TrimRight(name, " ,;:–-")
}

// severalTitles reports whether a title may hold several that were held one after the other: "Analyst II, Analyst I",
// "Carpenter / forming foreman". What else stands behind a comma is no title either: "Lawyer, fixed term".
func severalTitles(title string) bool { return len(outside(title)) > 1 }

// firstTitle is the first of several titles, "" where there is one alone.
func firstTitle(title string) string {
	if pieces := outside(title); len(pieces) > 1 {
		return strings.TrimSpace(title[:pieces[0][1]])
	}
	return ""
}

// endsOpen reports whether a title ends with a word that wants another: "millwright on".
func endsOpen(title, code string) bool {
	words := strings.Fields(title)
	return len(words) > 1 && lang.IsStop(words[len(words)-1], code)
}

// inStates reports whether a letter goes to or comes from the United States, whose letters write the month first.
func (w *writer) inStates() bool {
	if w.code != "en" {
		return false
	}
	places := []string{w.p.Location}
	if w.p.Location == "" && w.r.Basics.Location != nil {
		l := w.r.Basics.Location
		places = append(places, l.City+", "+l.Region)
	}
	for _, p := range places {
		for _, m := range stateCode.FindAllStringSubmatch(p, -1) {
			if slices.ContainsFunc(lang.Entries("en", "state"),
				func(e lang.Entry) bool {
					return strings.EqualFold(e.Value, m[1]) ||
						strings.EqualFold(e.Term, m[1])
				}) {
				return true
			}
		}
	}
	return false
}

var stateCode = regexp.MustCompile(`, ?([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b`)
