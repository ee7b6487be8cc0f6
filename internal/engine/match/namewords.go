package match

import (
	"slices"
	"strings"

	"vitae/internal/engine/names"
)

// HasOccupationWord reports whether any occupation has a word of a text: a town's name has none.
func HasOccupationWord(s, code string) bool {
	return slices.ContainsFunc(names.CutIn(s, code), func(t names.Token) bool {
		return !names.Empty(t.Low) && names.Rarity(t.Stem) != names.UnknownRarity
	})
}

// NamesRegion reports whether a short text names a state or province, such as the one that gave a license.
func NamesRegion(s string) bool {
	return len(strings.Fields(s)) <= longRegion && len(names.Regions(names.Cut(s))) > 0
}

// longRegion is how many words name a state at most: "State of Minnesota".
const longRegion = 3
