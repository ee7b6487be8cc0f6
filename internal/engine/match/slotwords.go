package match

import (
	"regexp"
	"strings"
	"sync"

	"vitae/internal/engine/lang"
)

// slotWords finds in a text of any language what decides: classes of licences, and who led others. Its words are the
// lists "slot" of internal/engine/lang.
type slotWords struct {
	class, higher, equal            *regexp.Regexp
	asked, led, solo, nobody, above *regexp.Regexp
}

// How many signs stand between a verb that leads and whom it leads, and between a word of denial and nobody.
const (
	ledReach    = "[^.;]{0,40}"
	nobodyReach = "[^.;]{0,20}"
)

var slotted = sync.OnceValue(func() *slotWords {
	in := func(value string) string { return anyTerm("slot", value) }
	return &slotWords{
		class:  bounded("(" + in("class") + `) ?([a-e]\d?|\d|i{1,3}|iv|v)`),
		higher: regexp.MustCompile(bounded(in("higher")).String() + `|\+`),
		equal:  bounded(in("equal")),
		asked:  bounded(in("asked")),
		led: regexp.MustCompile(bounded(in("phrase")).String() + "|" +
			bounded(in("verb")+edge+ledReach+edge+in("group")).String() +
			"|" + bounded(in("of")+` (?:\d+|`+anyTerm("number", "")+")").String()),
		solo: bounded(in("alone")),
		nobody: bounded(anyTerm("stand", "negates") +
			edge + nobodyReach + edge + in("nobody")),
		above: bounded(in("above")),
	}
})

// edge stands where a word begins or ends.
const edge = `(?:[^\pL\pN]|^|$)`

// bounded finds whole words.
func bounded(pattern string) *regexp.Regexp {
	return regexp.MustCompile("(?i)" + edge + "(?:" + pattern + ")" + edge)
}

// anyTerm is a pattern of the terms of a list in all languages that have a value, of all where it is empty. A word with
// "-" at an end goes on there.
func anyTerm(list, value string) string {
	var out []string
	for _, code := range lang.Codes() {
		out = append(out, termsIn(code, list, value)...)
	}
	return "(?:" + strings.Join(out, "|") + ")"
}

// termsIn returns the patterns of anyTerm for one language.
func termsIn(code, list, value string) []string {
	var out []string
	for _, term := range lang.Terms(code, list, value) {
		words := strings.Fields(term)
		for i, w := range words {
			begun, ended := strings.TrimSuffix(w, "-"), strings.TrimPrefix(w, "-")
			p := regexp.QuoteMeta(strings.Trim(w, "-"))
			if begun != w {
				p += `\pL*`
			}
			if ended != w {
				p = `\pL*` + p
			}
			words[i] = p
		}
		out = append(out, strings.Join(words, `[\s-]+`))
	}
	return out
}
