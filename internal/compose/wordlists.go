package compose

import (
	"strconv"
	"strings"

	"vitae/internal/lang"
)

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
