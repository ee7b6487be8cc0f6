// Package archtest tests the rules of the codebase: which package may import which, where each library may be imported,
// what every package must say of itself. It parses the sources itself and never runs a tool, so its verdict is never
// one from the test cache.
package archtest

import "strings"

// mayImport lists every package and those of our own that it may import; “/*” at the end stands for all packages in a
// folder. A package that is not listed, or a listed one that is not there, fails the test. Tests of a package may
// import those of forTests besides.
var mayImport = map[string][]string{
	// base: what all layers share, with the standard library only
	"internal/base/fault":  {},
	"internal/base/clock":  {},
	"internal/base/id":     {},
	"internal/base/actor":  {"internal/base/id"},
	"internal/base/job":    {"internal/base/id"},
	"internal/base/feed":   {},
	"internal/base/notice": {"internal/base/id"},
	"internal/base/limit":  {"internal/base/actor", "internal/base/clock"},
	"internal/base/turn":   {"internal/base/actor", fault, "internal/base/id", "internal/base/limit"},

	"internal/base/work": {fault},

	// engines: pure and deterministic
	"internal/engine/crf":         {},
	"internal/engine/text":        {},
	"internal/engine/annotation":  {},
	"internal/engine/lang":        {"internal/engine/text"},
	"internal/engine/picture":     {fault},
	"internal/engine/document":    {fault, "internal/engine/lang"},
	"internal/engine/docparse":    engine(fault, "annotation", "text", "lang", "document", "crf", "claim", "picture"),
	"internal/engine/docrender":   engine(fault, "document", "picture"),
	"internal/engine/skill":       engine(fault, "lang"),
	"internal/engine/names":       engine("text", "lang"),
	"internal/engine/posting":     engine(fault, "annotation", "names", "skill", "crf", "lang"),
	"internal/engine/claim":       engine("text", "lang"),
	"internal/engine/match":       engine(fault, "names", "claim", "text", "lang", "document", "skill", "posting"),
	"internal/engine/check":       engine(work, "names", "text", "lang", "document", "skill", "claim"),
	"internal/engine/check/cases": engine("check", "claim"),
	"internal/engine/grammar":     engine("prose", "text", "lang"),
	"internal/engine/prose":       engine("text", "lang", "skill"),
	"internal/engine/compose": engine(fault, work, "grammar", "check", "claim", "names", "text", "lang", "document",
		"skill", "posting", "match", "prose"),
	"internal/engine/letter": engine(fault, work, "grammar", "check", "claim", "compose", "prose", "text", "lang",
		"document", "skill", "posting", "match"),
	"internal/engine/guide": engine(fault, "grammar", "compose", "prose", "text", "lang", "document", "skill",
		"posting", "match"),
	"internal/engine/learning":            engine(fault, "grammar", "prose", "text", "skill"),
	"internal/engine/market":              engine(fault, "prose", "text", "document", "skill", "posting", "match"),
	"internal/engine/compose/composetest": engine("document", "posting", "skill"),
	"internal/engine/interview":           engine(fault, "text", "document", "skill", "posting", "match"),
	"internal/engine/readability":         engine("document", "docparse"),
	"internal/engine/readback":            engine(fault, "document", "docparse", "docrender"),

	// domains
	"internal/domain/identity": {base, "internal/engine/picture"},
	"internal/domain/billing":  {base},
	"internal/domain/owned":    {base},
	"internal/domain/resume":   {base, engines, "internal/domain/owned"},
	"internal/domain/tailor":   {base, engines, "internal/domain/owned", "internal/domain/resume"},
	"internal/domain/coach": {
		base, engines, "internal/domain/owned", "internal/domain/resume", "internal/domain/tailor",
	},

	// adapters: they implement what domains ask for and never import each other
	"internal/adapter/sqlstore":           {base, engines, domains},
	"internal/adapter/sqlstore/storetest": {base, "internal/domain/identity", "internal/adapter/sqlstore"},
	"internal/adapter/mail":               {base, "internal/domain/identity"},
	"internal/adapter/oidc":               {base, "internal/domain/identity"},
	"internal/adapter/capture":            {fault, "internal/base/turn", "internal/engine/text", "internal/domain/tailor"},
	"internal/adapter/blob":               {fault},
	"internal/adapter/blob/blobtest":      {"internal/adapter/blob"},

	// edge: what asks from outside
	"internal/edge/httpd": {
		base, engines, "internal/domain/identity", "internal/domain/resume", "internal/domain/tailor",
	},
	"internal/edge/graph/guard": {base},
	"internal/edge/graph/identity": {
		base, "internal/domain/identity", "internal/edge/graph/guard",
		"internal/edge/graph/identity/exec", "internal/edge/graph/identity/model",
	},
	"internal/edge/graph/identity/exec":  {"internal/edge/graph/identity/model"},
	"internal/edge/graph/identity/model": {},
	"internal/edge/graph/resume": {
		base, engines, "internal/domain/owned", "internal/domain/resume", "internal/domain/tailor",
		"internal/domain/coach", "internal/domain/billing", "internal/edge/graph/guard", "internal/edge/graph/resume/*",
	},
	"internal/edge/graph/resume/exec": engine(
		"internal/edge/graph/resume/model", "internal/edge/graph/resume/scalar",
		"document", "match", "posting", "compose", "interview",
	),
	"internal/edge/graph/resume/level": {
		fault, "internal/domain/resume", "internal/domain/tailor", "internal/domain/coach",
	},
	"internal/edge/graph/resume/model": engine(
		"internal/edge/graph/resume/level", "internal/base/id",
		"internal/domain/resume", "internal/domain/tailor", "internal/domain/coach",
		"document", "match", "compose", "interview",
	),
	"internal/edge/graph/resume/scalar": engine(fault, "document", "match", "posting"),
	"internal/edge/worker":              {base},

	// composition
	"internal/archtest": {},
	"internal/docpage":  {},
	"internal/config":   {fault},
	"internal/app": {
		base, engines, domains, "internal/config", "internal/adapter/*", "internal/edge/*",
		"internal/edge/graph/guard", "internal/edge/graph/identity", "internal/edge/graph/resume",
	},
	"internal/app/apptest": {
		base, "internal/app", "internal/config", "internal/domain/billing", "internal/domain/identity",
		"internal/adapter/sqlstore/storetest",
	},
	"web": {},
	"cmd/vitae": {
		fault, "internal/base/clock", "internal/base/id", engines, "internal/config", "internal/app",
		"internal/domain/identity", "internal/domain/tailor", "web",
	},
	"bench": {
		fault, "internal/base/clock", "internal/base/id", engines, "bench/matching", "internal/docpage",
		"internal/config", "internal/app", "internal/app/apptest", "internal/domain/billing", "internal/domain/tailor",
		"internal/domain/identity", "internal/adapter/sqlstore",
	},
	"bench/matching":  {engines},
	"bench/reading":   {engines},
	"bench/laws":      {engines},
	"bench/slow":      {base, engines, "internal/domain/tailor"},
	"bench/tailoring": {engines, "bench/matching"},
	"bench/train":     {engines, "bench/matching", "bench/reading"},
	"bench/postings":  {engines},
	"bench/checking":  engine("skill", "check", "check/cases"),
	"release":         {},
	"bench/chaos": {
		"internal/app", "internal/app/apptest", "internal/base/clock", "internal/config",
		"internal/adapter/sqlstore/storetest",
	},
}

const (
	fault   = "internal/base/fault"
	work    = "internal/base/work"
	base    = "internal/base/*"
	engines = "internal/engine/*"
	domains = "internal/domain/*"
)

// engine writes names of engines as packages; what is a path already stays.
func engine(names ...string) []string {
	for i, name := range names {
		if !strings.HasPrefix(name, "internal/") {
			names[i] = "internal/engine/" + name
		}
	}
	return names
}

// forTests are packages that the tests of every package may import: the engines, a real database, the real plan, the
// whole program with its settings.
var forTests = []string{
	engines, "internal/engine/compose/composetest", "internal/domain/billing", "internal/adapter/sqlstore",
	"internal/adapter/sqlstore/storetest", "internal/adapter/blob", "internal/adapter/blob/blobtest",
	"internal/app/apptest", "internal/config", "internal/docpage",
}

// testsOnly are folders that hold tests and nothing else; their imports are free.
var testsOnly = []string{"deploy"}

// libraryHomes says which packages may import a library, by the prefix of its path. One that is not listed fails.
var libraryHomes = map[string][]string{
	"github.com/klippa-app/go-pdfium":        {"internal/engine/docparse"},
	"github.com/tetratelabs/wazero":          {"internal/engine/docparse"},
	"github.com/wlynxg/chardet":              {"internal/engine/docparse"},
	"github.com/blevesearch/snowballstem":    {"internal/engine/text"},
	"github.com/abadojack/whatlanggo":        {"internal/engine/lang"},
	"github.com/go-text/typesetting":         {"internal/engine/docrender"},
	"golang.org/x/image":                     {"internal/engine/docrender", "internal/engine/picture"},
	"golang.org/x/crypto":                    {"internal/domain/identity", "release"},
	"filippo.io/age":                         {"internal/app", anyTest},
	"golang.org/x/net":                       {"internal/adapter/capture", "internal/engine/docparse"},
	"github.com/gofrs/flock":                 {"internal/adapter/sqlstore", "internal/app"},
	"github.com/google/go-containerregistry": {"release"},
	"github.com/CycloneDX/cyclonedx-go":      {"release"},
	"github.com/golang-jwt/jwt":              {"internal/domain/identity"},
	"github.com/pquerna/otp":                 {"internal/domain/identity"},
	"github.com/go-webauthn/webauthn":        {"internal/domain/identity"},
	"github.com/coreos/go-oidc":              {"internal/adapter/oidc"},
	"golang.org/x/oauth2":                    {"internal/adapter/oidc"},
	"github.com/zitadel/oidc":                {anyTest},
	"modernc.org/sqlite":                     {"internal/adapter/sqlstore"},
	"github.com/jackc/pgx":                   {"internal/adapter/sqlstore"},
	"github.com/jmoiron/sqlx":                {"internal/adapter/sqlstore"},
	"github.com/pressly/goose":               {"internal/adapter/sqlstore"},
	"github.com/wneessen/go-mail":            {"internal/adapter/mail"},
	"github.com/99designs/gqlgen": {
		"internal/edge/graph/guard", "internal/edge/graph/identity", "internal/edge/graph/identity/exec",
		"internal/edge/graph/identity/model", "internal/edge/graph/resume", "internal/edge/graph/resume/exec",
		"internal/edge/graph/resume/model", "internal/edge/graph/resume/scalar",
	},
	"github.com/minio/minio-go": {"internal/adapter/blob"},
	"github.com/vektah/gqlparser": {
		"internal/edge/graph/guard", "internal/edge/graph/identity", "internal/edge/graph/identity/exec",
		"internal/edge/graph/identity/model", "internal/edge/graph/resume", "internal/edge/graph/resume/exec",
		"internal/edge/graph/resume/model", anyTest,
	},
	"github.com/prometheus":        {"internal/edge/httpd"},
	"github.com/emersion/go-smtp":  {"internal/app/apptest", anyTest},
	"github.com/emersion/go-sasl":  {anyTest},
	"github.com/Shopify/toxiproxy": {"internal/app/apptest", anyTest},
	"go.uber.org/goleak":           {anyTest},
	"golang.org/x/text": {
		"internal/engine/text", "internal/domain/identity", "internal/engine/docparse",
		"internal/engine/docrender", "internal/engine/lang", "internal/engine/readback",
	},
	"github.com/alecthomas/kong": {"cmd/vitae"},
	"golang.org/x/term":          {"cmd/vitae"},
	"pgregory.net/rapid":         {anyTest},
	"github.com/google/go-cmp":   {anyTest},
	"go.yaml.in/yaml":            {anyTest, "internal/engine/docparse"},
}

// anyTest stands for the test files of every package.
const anyTest = "*_test.go"

// quotaHomes are the packages that name fault.Quota: the plan refuses, and the edges say so in their own words.
var quotaHomes = []string{"internal/domain/billing", "internal/edge/graph/guard", "internal/edge/httpd"}

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
