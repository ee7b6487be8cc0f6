package match

import (
	"regexp"
	"strings"
	"sync"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// standWords are the words beside a name that make something of it, the lists "stand" of internal/engine/lang. Maps
// hold folded words, or stems where it says so.
type standWords struct {
	negates, nouns, joints map[string]bool // what is denied; only the noun that follows; the last item of a list
	aided, loose, applies  map[string]bool // by stem

	// Right behind a name, and before it.
	course, exam, candidate, toward *regexp.Regexp
	// Anywhere beside it.
	teaches, passed *regexp.Regexp
	// In a title.
	leads, manages *regexp.Regexp
}

var stands = sync.OnceValue(func() *standWords {
	in := func(value string) string { return anyTerm("stand", value) }
	class := "(?:" + anyTerm("slot", "class") + ` \w+ )?`
	return &standWords{
		negates: standTerms("negates", folded), nouns: standTerms("noun", folded), joints: standTerms("joint", folded),
		aided: standTerms("aided", text.Stem), loose: standTerms("loose", text.Stem),
		applies:   standTerms("applies", text.Stem),
		course:    regexp.MustCompile(`(?i)^[\s-]` + in("course") + edge),
		exam:      regexp.MustCompile(`(?i)^[\s-]{0,2}` + in("exam") + edge),
		candidate: regexp.MustCompile(`(?i)^[\s(,:–—-]{0,4}` + class + in("candidate") + edge),
		toward:    regexp.MustCompile(`(?i)` + edge + in("toward") + ` $`),
		teaches:   bounded(in("teaches")), passed: bounded(in("passed")),
		leads: bounded(in("leads")), manages: bounded(in("manages")),
	}
})

// leadsBy reports whether a title, or words about one, say that its holder leads or manages others.
func (w *standWords) leadsBy(title string) bool {
	return w.leads.MatchString(title) || w.manages.MatchString(title)
}

func folded(word, _ string) string { return text.Fold(word) }

// standTerms returns the words of all languages that have a value, each as of makes it.
func standTerms(value string, of func(word, code string) string) map[string]bool {
	out := map[string]bool{}
	for _, code := range lang.Codes() {
		for _, term := range lang.Terms(code, "stand", value) {
			out[of(term, code)] = true
		}
	}
	return out
}

// wishes finds, in a language, that what follows is not had yet. It is nil where the language has no such words.
var wishes = lang.Each(func(code string) *regexp.Regexp {
	if terms := termsIn(code, "stand", "wish"); len(terms) > 0 {
		return bounded(strings.Join(terms, "|"))
	}
	return nil
})
