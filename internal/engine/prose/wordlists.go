package prose

import (
	"strings"
	"sync"

	"vitae/internal/engine/lang"
)

// sets are the word sets of internal/engine/lang/<code>/writing.txt by name, of all languages together: a resume may
// mix them.
var sets = sync.OnceValue(func() map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "writing") {
			for name := range strings.FieldsSeq(e.Value) {
				if out[name] == nil {
					out[name] = map[string]bool{}
				}
				out[name][e.Term] = true
			}
		}
	}
	return out
})

// Words returns a word set by its name.
func Words(name string) map[string]bool { return sets()[name] }
