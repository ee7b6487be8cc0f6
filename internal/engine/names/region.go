package names

import (
	"slices"
	"strings"
	"sync"
)

// countries are the regions of the list that are whole countries.
var countries = map[string]bool{"United Kingdom": true, "United States": true}

// regionWords are the words of regions' names by the first of them.
var regionWords = sync.OnceValue(func() map[string][][]string {
	out := map[string][][]string{}
	for _, names := range load().regions {
		for _, name := range names {
			words := strings.Fields(strings.ToLower(name))
			same := func(w []string) bool { return slices.Equal(w, words) }
			if !countries[name] && !slices.ContainsFunc(out[words[0]], same) {
				out[words[0]] = append(out[words[0]], words)
			}
		}
	}
	return out
})

// Regions returns the states and provinces that a text names, in small letters: "oregon", "new brunswick". An
// abbreviation counts in capitals where it is no word and stands for one region only: "QLD", but neither "OR" nor "WA".
func Regions(ts []Token) []string {
	m := load()
	var out []string
	for i, t := range ts {
		if long := m.regions[t.Text]; len(long) == 1 && !countries[long[0]] {
			if _, word := m.words[t.Low]; !word && !stop[t.Low] {
				out = append(out, strings.ToLower(long[0]))
			}
		}
		for _, words := range regionWords()[t.Low] {
			if i+len(words) <= len(ts) && slices.EqualFunc(words, ts[i:i+len(words)],
				func(w string, t Token) bool { return w == t.Low }) {
				out = append(out, strings.Join(words, " "))
			}
		}
	}
	return out
}
