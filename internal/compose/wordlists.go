package compose

import (
	"strconv"
	"strings"

	"vitae/internal/lang"
	"vitae/internal/text"
)

// negations say that something is not so.
var negations = wordSet(`no not never without zero none nil neither nor cannot can't don't didn't isn't wasn't free lack lacking nobody nothing unable`)

// commonWords are the stems of words that may be written with a capital without naming anything.
var commonWords = func() map[string]bool {
	m := map[string]bool{}
	for _, e := range lang.Entries("en", "generic") {
		m[stemOf(e.Term)] = true
	}
	return m
}()

// smallNumbers are the whole numbers below a hundred that are written as words.
var smallNumbers = func() map[string]float64 {
	m := map[string]float64{}
	for _, e := range lang.Entries("en", "number") {
		if v, err := strconv.Atoi(e.Value); err == nil && v > 0 && v < 100 && !strings.HasSuffix(e.Term, "th") {
			m[e.Term] = float64(v)
		}
	}
	return m
}()

func stemOf(low string) string { return text.Stem(low, "en") }
