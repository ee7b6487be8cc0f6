package docparse_test

import (
	"runtime"
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
)

// TestALongLineAsksForLittle reads lines whose every token once asked for as much as the whole line holds. What is
// counted is the memory that is asked for on the way, which no other program on the machine changes: 150 to 440 MiB
// before.
func TestALongLineAsksForLittle(t *testing.T) {
	const head = "Jane Example\njane@example.org\n\nExperience\nAcme Corp, Nurse, 2019 - Present\n"
	const most = 72 << 20
	for _, unit := range []string{`"Go" `, "A B C D ", "SAP C++ SQL Built C# "} {
		text := head + strings.Repeat(unit, 8<<10/len(unit))
		docparse.FromText(text) // what is made once
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		docparse.FromText(text)
		runtime.ReadMemStats(&after)
		if asked := after.TotalAlloc - before.TotalAlloc; asked > most {
			t.Errorf("%q: %d MiB for a line of 8 KiB", unit, asked>>20)
		}
	}
}
