// Package archtest keeps the rules of the house as tests: which package may import which, where each library lives,
// what every package must say of itself. It parses the sources itself and never runs a tool, so its verdict is never
// one from the test cache.
package archtest

// mayImport lists every package and the packages of the house that it may import. A package that is not listed, or a
// listed one that is not there, fails the test. Tests of a package may import any engine besides.
var mayImport = map[string][]string{
	// base: the standard library only
	"internal/fault":    {},
	"internal/clock":    {},
	"internal/archtest": {},

	// engines: pure and deterministic
	"internal/document":  {"internal/fault"},
	"internal/docparse":  {"internal/fault", "internal/document"},
	"internal/docrender": {"internal/fault", "internal/document"},
	"internal/skill":     {"internal/fault"},
	"internal/posting":   {"internal/fault", "internal/skill"},
	"internal/match":     {"internal/fault", "internal/document", "internal/skill", "internal/posting"},
	"internal/compose":   {"internal/fault", "internal/document", "internal/skill", "internal/posting", "internal/match"},

	// domains
	"internal/tailor": append([]string{"internal/fault", "internal/clock"}, engines...),

	// driving adapters
	"internal/httpd": append([]string{"internal/fault"}, engines...),

	// composition
	"internal/config": {"internal/fault"},
	"internal/app": append([]string{
		"internal/fault", "internal/clock", "internal/config", "internal/tailor", "internal/httpd",
	}, engines...),
	"web":       {},
	"cmd/vitae": append([]string{"internal/fault", "internal/clock", "internal/config", "internal/app", "internal/tailor", "web"}, engines...),
	"bench":     append([]string{"internal/fault", "internal/clock", "internal/app", "internal/tailor"}, engines...),
}

var engines = []string{
	"internal/document", "internal/docparse", "internal/docrender", "internal/skill", "internal/posting", "internal/match", "internal/compose",
}

// testsOnly are folders that hold tests and nothing else; their imports are free.
var testsOnly = []string{}

// libraryHomes says which packages may import a library, by the prefix of its path. One that is not listed fails.
var libraryHomes = map[string][]string{
	"github.com/klippa-app/go-pdfium": {"internal/docparse"},
	"github.com/tetratelabs/wazero":   {"internal/docparse"},
	"github.com/wlynxg/chardet":       {"internal/docparse"},
	"github.com/abadojack/whatlanggo": {"internal/docparse", "internal/posting"},
	"github.com/go-text/typesetting":  {"internal/docrender"},
	"golang.org/x/image":              {"internal/docrender"},
	"golang.org/x/text":               {"internal/docparse", "internal/docrender", "internal/skill", "internal/posting", "internal/match", "internal/compose"},
	"github.com/kljensen/snowball":    {"internal/skill", "internal/posting", "internal/match", "internal/compose"},
	"github.com/alecthomas/kong":      {"cmd/vitae"},
	"golang.org/x/term":               {"cmd/vitae"},
	"pgregory.net/rapid":              {anyTest},
	"github.com/google/go-cmp":        {anyTest},
}

// anyTest stands for the test files of every package.
const anyTest = "*_test.go"

// bannedNames are names for a drawer into which anything fits.
var bannedNames = []string{"util", "utils", "common", "helper", "helpers", "manager", "misc", "shared"}

// maxLines is where a file stops being one concept.
const maxLines = 500
