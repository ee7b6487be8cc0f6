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
	for i := 0; i < len(ts); i++ {
		if long := m.regions[ts[i].Text]; len(long) == 1 && !countries[long[0]] {
			if _, word := m.words[ts[i].Low]; !word && !stop[ts[i].Low] {
				out = append(out, strings.ToLower(long[0]))
			}
		}
		if words := regionAt(ts[i:]); len(words) > 0 {
			out = append(out, strings.Join(words, " "))
			i += len(words) - 1
		}
	}
	return out
}

// regionAt returns the words of the longest name of a region that a text begins with.
func regionAt(ts []Token) []string {
	var longest []string
	for _, words := range regionWords()[ts[0].Low] {
		same := func(w string, t Token) bool { return w == t.Low }
		if len(words) > len(longest) && len(words) <= len(ts) && slices.EqualFunc(words, ts[:len(words)], same) {
			longest = words
		}
	}
	return longest
}

// HasRegion reports whether a text names a region, given in small letters, or has its abbreviation in capitals, even
// one that is a word as well: "OR" for Oregon.
func HasRegion(ts []Token, region string) bool {
	short := func(t Token) bool {
		return slices.ContainsFunc(load().regions[t.Text],
			func(long string) bool { return strings.ToLower(long) == region })
	}
	return slices.Contains(Regions(ts), region) || slices.ContainsFunc(ts, short)
}
