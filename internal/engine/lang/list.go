package lang

import (
	"embed"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/text"
)

//go:embed */*.txt
var files embed.FS

// Entry is one line of a list. Value is what stands behind the tab, empty where there is none.
type Entry struct{ Term, Value string }

// Codes returns the languages that have a folder, by ISO 639-1 code in alphabetical order. Callers must not change it.
func Codes() []string { return codes() }

var codes = sync.OnceValue(func() []string {
	var out []string
	for _, d := range must(fs.ReadDir(files, ".")) {
		out = append(out, d.Name())
	}
	return out
})

// Entries returns a list of a language in the file's order, nil where the language lacks it.
func Entries(code, list string) []Entry {
	b, err := files.ReadFile(code + "/" + list + ".txt")
	if err != nil {
		return nil
	}
	var out []Entry
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		term, value, _ := strings.Cut(line, "\t")
		out = append(out, Entry{Term: strings.TrimSpace(term), Value: strings.TrimSpace(value)})
	}
	return out
}

// Terms returns the terms of a list with a value, alone or beside others, in the order of the file. The empty value
// selects all terms.
func Terms(code, list, value string) []string {
	var out []string
	for _, e := range Entries(code, list) {
		if value == "" || slices.Contains(strings.Fields(e.Value), value) {
			out = append(out, e.Term)
		}
	}
	return out
}

// SetOf returns the terms of Terms, folded.
func SetOf(code, list, value string) map[string]bool {
	out := map[string]bool{}
	for _, term := range Terms(code, list, value) {
		out[text.Fold(term)] = true
	}
	return out
}

// Set returns the folded terms of a list, empty where the language lacks it.
func Set(code, list string) map[string]bool { return SetOf(code, list, "") }

// SetOfAll returns the folded terms of a list in all languages: for texts that may mix them.
func SetOfAll(list string) map[string]bool {
	out := map[string]bool{}
	for _, code := range Codes() {
		maps.Copy(out, Set(code, list))
	}
	return out
}

// Each returns a function that gives what load makes of a language, which it calls once a language. It is safe for use
// by many goroutines.
func Each[T any](load func(code string) T) func(code string) T {
	var mu sync.Mutex
	known := map[string]T{}
	return func(code string) T {
		mu.Lock()
		defer mu.Unlock()
		made, ok := known[code]
		if !ok {
			made = load(code)
			known[code] = made
		}
		return made
	}
}

// Lists returns the names of the lists that any language has, in alphabetical order.
func Lists() []string {
	seen := map[string]bool{}
	for _, code := range Codes() {
		for _, f := range must(fs.ReadDir(files, code)) {
			seen[strings.TrimSuffix(f.Name(), ".txt")] = true
		}
	}
	var out []string
	for name := range seen {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// stopWords maps each folded stop word to the languages that have it.
var stopWords = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for _, code := range Codes() {
		for _, e := range Entries(code, "stop") {
			w := text.Fold(e.Term)
			m[w] = append(m[w], code)
		}
	}
	return m
})

// IsStop reports whether a word is one of the commonest of a language.
func IsStop(word, code string) bool { return slices.Contains(stopWords()[text.Fold(word)], code) }

// must returns what an embedded file system gives: its folders are there, or the program was not built.
func must(entries []fs.DirEntry, err error) []fs.DirEntry {
	if err != nil {
		panic(err)
	}
	return entries
}
