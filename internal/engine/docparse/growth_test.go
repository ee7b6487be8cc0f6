package docparse_test

import (
	"runtime"
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
)

// TestALongLineAsksForLittle reads lines whose every token once asked for as much as the whole line holds. What is
// counted is the memory that is asked for on the way, which no other program on the machine changes: 150 MiB and more
// before.
func TestALongLineAsksForLittle(t *testing.T) {
	const head = "Jane Example\njane@example.org\n\nExperience\nAcme Corp, Nurse, 2019 - Present\n"
	const most = 72 << 20
	for unit, before := range map[string]string{
		`"Go" `: head, "A B C D ": head, "SAP C++ SQL Built C# ": head,
		"Jan 2019 - Present\n": head,                // each line was joined to all before it
		"a, ":                  "", "English, ": "", // each comma was tried as the end of a name
		"Go, ":      "Jane Example\n\nSkills\n", // each word asked whether its line is a sentence
		"A. B. C. ": "",                         // each full stop as the end of a sentence
	} {
		text := before + strings.Repeat(unit, 8<<10/len(unit))
		docparse.FromText(text) // what is made once
		var was, now runtime.MemStats
		runtime.ReadMemStats(&was)
		docparse.FromText(text)
		runtime.ReadMemStats(&now)
		if asked := now.TotalAlloc - was.TotalAlloc; asked > most {
			t.Errorf("%q: %d MiB for 8 KiB", unit, asked>>20)
		}
	}
}
