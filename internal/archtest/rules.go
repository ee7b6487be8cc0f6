// Package archtest tests the rules of the codebase: which package may import which, where each library may be imported,
// what every package must say of itself. It parses the sources itself and never runs a tool, so its verdict is never
// one from the test cache.
package archtest

// mayImport lists every package and those of our own that it may import. A package that is not listed, or a
// listed one that is not there, fails the test. Tests of a package may import those of forTests besides.
var mayImport = map[string][]string{
	// base: the standard library only
	"internal/fault":    {},
	"internal/clock":    {},
	"internal/id":       {},
	"internal/actor":    {"internal/id"},
	"internal/job":      {"internal/id"},
	"internal/feed":     {},
	"internal/notice":   {"internal/id"},
	"internal/limit":    {"internal/actor", "internal/clock"},
	"internal/turn":     {"internal/actor", "internal/fault", "internal/id", "internal/limit"},
	"internal/archtest": {},

	// engines: pure and deterministic
	"internal/crf":        {},
	"internal/text":       {},
	"internal/annotation": {},
	"internal/lang":       {"internal/text"},
	"internal/document":   {"internal/fault", "internal/lang"},
	"internal/docparse": {
		"internal/annotation", "internal/text", "internal/lang", "internal/fault",
		"internal/document", "internal/crf",
	},
	"internal/docrender": {"internal/fault", "internal/document"},
	"internal/skill":     {"internal/text", "internal/lang", "internal/fault"},
	"internal/posting": {
		"internal/annotation", "internal/names", "internal/text", "internal/lang",
		"internal/fault", "internal/skill", "internal/crf",
	},
	"internal/names": {"internal/text"},
	"internal/match": {
		"internal/names", "internal/claim", "internal/text", "internal/lang", "internal/fault",
		"internal/document", "internal/skill", "internal/posting",
	},
	"internal/claim": {"internal/text", "internal/lang", "internal/document"},
	"internal/check": {
		"internal/names", "internal/text", "internal/lang", "internal/document", "internal/skill",
		"internal/claim",
	},
	"internal/check/cases": {"internal/check", "internal/claim"},
	"internal/grammar":     {"internal/text", "internal/lang"},
	"internal/compose": {
		"internal/grammar", "internal/check", "internal/claim", "internal/names", "internal/text",
		"internal/lang", "internal/fault", "internal/document", "internal/skill", "internal/posting", "internal/match",
	},
	"internal/letter": {
		"internal/grammar", "internal/check", "internal/claim", "internal/compose",
		"internal/text", "internal/lang", "internal/fault", "internal/document", "internal/skill", "internal/posting",
		"internal/match",
	},
	"internal/interview": {"internal/fault", "internal/document", "internal/posting", "internal/match"},

	"internal/readability": {"internal/document", "internal/docparse"},
	"internal/readback":    {"internal/fault", "internal/document", "internal/docparse", "internal/docrender"},

	// domains
	"internal/identity": base,
	"internal/resume":   append(append([]string{}, base...), engines...),
	"internal/tailor":   append(append([]string{"internal/resume"}, base...), engines...),
	"internal/coach":    append(append([]string{"internal/resume", "internal/tailor"}, base...), engines...),
	"internal/billing":  base,

	// driven adapters: they implement what domains ask for and never import each other
	"internal/sqlstore": append(append([]string{
		"internal/identity", "internal/resume", "internal/tailor",
		"internal/coach", "internal/billing",
	}, base...), engines...),
	"internal/sqlstore/storetest": append([]string{"internal/identity", "internal/sqlstore"}, base...),
	"internal/mail":               append([]string{"internal/identity"}, base...),
	"internal/capture":            {"internal/fault", "internal/tailor", "internal/text", "internal/turn"},
	"internal/blob":               {"internal/fault"},
	"internal/blob/blobtest":      {"internal/blob"},

	// driving adapters
	"internal/httpd": append(append([]string{
		"internal/identity", "internal/resume", "internal/tailor",
		"internal/coach",
	}, base...), engines...),
	"internal/graph/guard": base,
	"internal/graph/identity": append([]string{
		"internal/identity", "internal/graph/guard",
		"internal/graph/identity/exec", "internal/graph/identity/model",
	}, base...),
	"internal/graph/identity/exec":  {"internal/graph/identity/model"},
	"internal/graph/identity/model": {},
	"internal/graph/resume": append(append([]string{
		"internal/resume", "internal/tailor", "internal/coach", "internal/billing", "internal/graph/guard",
		"internal/graph/resume/exec", "internal/graph/resume/model", "internal/graph/resume/scalar",
		"internal/graph/resume/level",
	}, base...), engines...),
	"internal/graph/resume/exec": {
		"internal/graph/resume/model", "internal/graph/resume/scalar", "internal/document",
		"internal/match", "internal/posting", "internal/compose", "internal/check", "internal/interview",
	},
	"internal/graph/resume/level": {"internal/resume", "internal/tailor", "internal/coach", "internal/fault"},
	"internal/graph/resume/model": {
		"internal/graph/resume/scalar", "internal/graph/resume/level", "internal/id",
		"internal/resume", "internal/tailor", "internal/coach", "internal/document", "internal/match",
		"internal/compose", "internal/interview",
	},
	"internal/graph/resume/scalar": {"internal/document", "internal/match", "internal/posting", "internal/fault"},
	"internal/worker":              base,

	// composition
	"internal/config": {"internal/fault"},
	"internal/app": append(append([]string{
		"internal/capture", "internal/config", "internal/resume", "internal/tailor", "internal/coach",
		"internal/billing", "internal/identity", "internal/httpd", "internal/graph/guard",
		"internal/graph/identity", "internal/graph/resume",
		"internal/worker", "internal/sqlstore", "internal/mail", "internal/blob",
	}, base...), engines...),
	"internal/app/apptest": append([]string{
		"internal/app", "internal/billing", "internal/config", "internal/identity",
		"internal/sqlstore", "internal/sqlstore/storetest",
	}, base...),
	"web": {},
	"cmd/vitae": append([]string{
		"internal/fault", "internal/clock", "internal/config", "internal/app",
		"internal/id", "internal/identity", "internal/tailor", "web",
	}, engines...),
	"bench": append([]string{
		"bench/matching", "bench/reading",
		"internal/fault", "internal/clock", "internal/id", "internal/config", "internal/app", "internal/app/apptest",
		"internal/billing", "internal/tailor",
		"internal/identity", "internal/resume", "internal/sqlstore",
	}, engines...),
	"bench/matching":  engines,
	"bench/reading":   engines,
	"bench/laws":      engines,
	"bench/tailoring": append([]string{"bench/matching"}, engines...),
	"bench/train":     append([]string{"bench/matching", "bench/reading"}, engines...),
	"bench/postings":  engines,
	"bench/checking":  {"internal/skill", "internal/check", "internal/check/cases"},
	"release":         {},
	"bench/chaos": {
		"internal/app", "internal/app/apptest", "internal/clock", "internal/config",
		"internal/sqlstore/storetest",
	},
}

// base are the packages that hold no rules of the product.
var base = []string{
	"internal/fault", "internal/clock", "internal/id", "internal/actor", "internal/job",
	"internal/feed", "internal/notice", "internal/limit", "internal/turn",
}

var engines = []string{
	"internal/text", "internal/lang",
	"internal/annotation",
	"internal/crf",
	"internal/document", "internal/docparse", "internal/docrender", "internal/skill", "internal/posting",
	"internal/names", "internal/match", "internal/claim", "internal/check", "internal/compose",
	"internal/interview", "internal/letter", "internal/grammar",
	"internal/readability", "internal/readback",
}

// forTests are packages that the tests of every package may import: the engines, a real database, the real plan, the
// whole program.
var forTests = append([]string{
	"internal/billing", "internal/sqlstore", "internal/sqlstore/storetest", "internal/blob",
	"internal/blob/blobtest", "internal/app/apptest",
}, engines...)

// testsOnly are folders that hold tests and nothing else; their imports are free.
var testsOnly = []string{"deploy"}

// libraryHomes says which packages may import a library, by the prefix of its path. One that is not listed fails.
var libraryHomes = map[string][]string{
	"github.com/klippa-app/go-pdfium":        {"internal/docparse"},
	"github.com/tetratelabs/wazero":          {"internal/docparse"},
	"github.com/wlynxg/chardet":              {"internal/docparse"},
	"github.com/blevesearch/snowballstem":    {"internal/text"},
	"github.com/abadojack/whatlanggo":        {"internal/lang"},
	"github.com/go-text/typesetting":         {"internal/docrender"},
	"golang.org/x/image":                     {"internal/docrender", "internal/identity"},
	"golang.org/x/crypto":                    {"internal/identity", "release"},
	"filippo.io/age":                         {"internal/app", anyTest},
	"golang.org/x/net":                       {"internal/capture"},
	"golang.org/x/sys":                       {"internal/app"},
	"github.com/google/go-containerregistry": {"release"},
	"github.com/CycloneDX/cyclonedx-go":      {"release"},
	"github.com/golang-jwt/jwt":              {"internal/identity"},
	"modernc.org/sqlite":                     {"internal/sqlstore"},
	"github.com/jackc/pgx":                   {"internal/sqlstore"},
	"github.com/jmoiron/sqlx":                {"internal/sqlstore"},
	"github.com/pressly/goose":               {"internal/sqlstore"},
	"github.com/wneessen/go-mail":            {"internal/mail"},
	"github.com/99designs/gqlgen": {
		"internal/graph/guard", "internal/graph/identity",
		"internal/graph/identity/exec", "internal/graph/identity/model", "internal/graph/resume",
		"internal/graph/resume/exec", "internal/graph/resume/model", "internal/graph/resume/scalar",
	},
	"github.com/minio/minio-go": {"internal/blob"},
	"github.com/vektah/gqlparser": {
		"internal/graph/guard", "internal/graph/identity",
		"internal/graph/identity/exec", "internal/graph/identity/model", "internal/graph/resume",
		"internal/graph/resume/exec", "internal/graph/resume/model", anyTest,
	},
	"github.com/prometheus":        {"internal/httpd"},
	"github.com/emersion/go-smtp":  {"internal/app/apptest", anyTest},
	"github.com/emersion/go-sasl":  {anyTest},
	"github.com/Shopify/toxiproxy": {"internal/app/apptest", anyTest},
	"go.uber.org/goleak":           {anyTest},
	"golang.org/x/text": {
		"internal/text", "internal/identity", "internal/docparse",
		"internal/docrender", "internal/readback",
	},
	"github.com/alecthomas/kong": {"cmd/vitae"},
	"golang.org/x/term":          {"cmd/vitae"},
	"pgregory.net/rapid":         {anyTest},
	"github.com/google/go-cmp":   {anyTest},
	"go.yaml.in/yaml":            {anyTest, "internal/docparse"},
}

// anyTest stands for the test files of every package.
const anyTest = "*_test.go"

// quotaHomes are the packages that name fault.Quota: the plan refuses, and the edges say so in their own words.
var quotaHomes = []string{"internal/billing", "internal/graph/guard", "internal/httpd"}

// bannedNames are names for a drawer into which anything fits.
var bannedNames = []string{"util", "utils", "common", "helper", "helpers", "manager", "misc", "shared"}

// maxLines is where a file stops being one concept.
const maxLines = 500

// maxColumns is how wide a line is at most, with tabWidth columns for a tab. A line that is wide because of a
// single text (longText bytes and more) stays whole, so that the text can be searched for.
const (
	maxColumns = 120
	tabWidth   = 4
	longText   = 60
)
