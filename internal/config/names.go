package config

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/base/fault"
)

// givenByKubernetes are variables that Kubernetes sets in each container for a service that is called vitae.
var givenByKubernetes = regexp.MustCompile(
	`^VITAE(_[A-Z0-9_]+)?_(SERVICE_HOST|SERVICE_PORT(_.*)?|PORT(_\d+_(TCP|UDP)(_.*)?)?)$`)

// ofTests are variables of the programs that test a server and hand their own environment on to it: the browser tests
// and the acceptance checks outside this repository. Those beginning with VITAE_TEST_ are the tests' own, too.
var ofTests = []string{"VITAE_BIN", "VITAE_URL", "VITAE_OUTBOX"}

// Names are the settings, sorted.
func Names() []string {
	var out []string
	var walk func(t reflect.Type)
	walk = func(t reflect.Type) {
		for i := range t.NumField() {
			if f := t.Field(i); f.Anonymous {
				walk(f.Type)
			} else if name := f.Tag.Get("env"); name != "" {
				out = append(out, name)
			}
		}
	}
	walk(reflect.TypeFor[Config]())
	slices.Sort(out)
	return out
}

// DropEmpty removes settings that are empty from the process's environment: an empty value means the default, as in a
// file of variables where a line was emptied. No setting has a meaning for an empty value.
func DropEmpty() error {
	for _, name := range Names() {
		if value, ok := os.LookupEnv(name); ok && strings.TrimSpace(value) == "" {
			if err := os.Unsetenv(name); err != nil {
				return fault.Wrap("config.DropEmpty", fault.Internal, name+" can't be removed.", err)
			}
		}
	}
	return nil
}

// CheckNames refuses a variable of the environment that begins like a setting and is none: a setting that was misspelt
// would be ignored without a word. No message holds a value.
func CheckNames(environment []string) error {
	known := Names()
	for _, line := range environment {
		name, _, _ := strings.Cut(line, "=")
		if !strings.HasPrefix(name, "VITAE_") || strings.HasPrefix(name, "VITAE_TEST_") ||
			slices.Contains(ofTests, name) || slices.Contains(known, name) || givenByKubernetes.MatchString(name) {
			continue
		}
		return refuse(name + " is not a setting. Did you mean " + nearest(name, known) + "?")
	}
	return nil
}

// nearest returns the name that is the fewest letters away.
func nearest(name string, among []string) string {
	return slices.MinFunc(among, func(a, b string) int { return distance(name, a) - distance(name, b) })
}

// distance counts letters to add, remove or change (Levenshtein), two at most where one name begins with the other:
// VITAE_SMTP is nearer to VITAE_SMTP_URL than to VITAE_ADDR.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	if strings.HasPrefix(b, a) || strings.HasPrefix(a, b) {
		return min(row[len(b)], 2)
	}
	return row[len(b)]
}
