package skill

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"vitae/internal/base/fault"
)

// The data is meant for people to read and edit; data/README.md describes its columns.
//
//go:embed data
var data embed.FS

// Load returns the catalogue from the files inside the program. It never changes, so it is read once for the whole
// process, which takes some 50 ms. An error means that a data file is wrong, and names its line.
func Load() (*Catalogue, error) { return once() }

var once = sync.OnceValues(func() (*Catalogue, error) { return load(data) })

func load(files fs.FS) (*Catalogue, error) {
	l := &loader{files: files, c: &Catalogue{
		index: make(map[ID]int, 1<<13), words: make(lexicon, 3<<13), skillTrie: newTrie(1 << 16),
		resources: make(map[ID][]Resource, 1<<10), titleIndex: make(map[string]int, 1<<9), titleTrie: newTrie(1 << 14),
		titleLinks: make(map[[2]string]float64, 1<<9), seniority: newTrie(1 << 7), fields: newTrie(1),
	}}
	if err := l.read(); err != nil {
		return nil, fault.Wrap("skill.Load", fault.Internal, "The skill catalog could not be read.", err)
	}
	return l.c, nil
}

// read reads all files. What stands between skills is read while their names are entered: the two touch nothing in
// common but the index of the skills, which neither changes.
func (l *loader) read() error {
	if err := inOrder(l.languages, l.verbs, l.skills); err != nil {
		return err
	}
	between := make(chan error, 1)
	go func() { between <- inOrder(l.relations, l.resources, l.version) }()
	err := inOrder(l.names, l.titles, l.titleLanguages, l.titleRelations, l.seniority, l.fields)
	if other := <-between; err == nil {
		err = other
	}
	l.c.articles = l.wordSet(slices.Concat(articleWords, smallWords))
	l.c.small = l.wordSet(smallWords)
	l.c.cues = newCueWords(l)
	return err
}

// inOrder takes steps up to the first that fails.
func inOrder(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// version sums up the files, so that it changes with each of them.
func (l *loader) version() error {
	sum := sha256.New()
	err := fs.WalkDir(l.files, "data", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || path.Ext(file) != ".tsv" {
			return err
		}
		raw, err := fs.ReadFile(l.files, file)
		sum.Write(raw)
		return err
	})
	l.c.version = hex.EncodeToString(sum.Sum(nil))[:12]
	return err
}

// loader builds a catalogue from its files.
type loader struct {
	files         fs.FS
	c             *Catalogue
	scan          scanner             // reused from name to name
	ids           []uint32            // reused from name to name
	forms         map[string][]string // verb forms by the noun of the activity: management → manage, managed, managing
	languageForms []name              // names in other languages whose forms are still to be entered
	stems         map[string]string   // irregular verbs by their -ing form without the ending: writ → write
}

// row is a line of a data file, cut at the tabs.
type row struct {
	file string
	line int
	cols []string
}

// at returns file and line, for errors.
func (r row) at() string { return r.file + ":" + strconv.Itoa(r.line) }

func (r row) errorf(format string, args ...any) error {
	return fmt.Errorf("%s: %s", r.at(), fmt.Sprintf(format, args...))
}

// rows reads a file of tab-separated lines with this many columns; the first line names them, # begins a comment. The
// columns of all rows share one slice.
func (l *loader) rows(name string, columns int) ([]row, error) {
	raw, err := fs.ReadFile(l.files, name)
	if err != nil {
		return nil, err
	}
	lines := bytes.Count(raw, []byte("\n")) + 1
	out, cols := make([]row, 0, lines), make([]string, 0, lines*columns)
	header := false
	i := 0
	for rest := string(raw); rest != ""; {
		line, after, _ := strings.Cut(rest, "\n")
		rest = after
		i++
		if line == "" || line[0] == '#' {
			continue
		}
		if n := strings.Count(line, "\t") + 1; n != columns {
			return nil, row{file: name, line: i}.errorf("%d columns instead of %d", n, columns)
		}
		if !header {
			header = true
			continue
		}
		first := len(cols)
		for range columns {
			cell, after, _ := strings.Cut(line, "\t")
			cols, line = append(cols, cell), after
		}
		out = append(out, row{file: name, line: i, cols: cols[first:len(cols):len(cols)]})
	}
	return out, nil
}

// wordSet returns the token ids of single words.
func (l *loader) wordSet(words []string) map[uint32]bool {
	set := make(map[uint32]bool, len(words))
	for _, w := range words {
		for _, id := range l.words(w) {
			set[id] = true
		}
	}
	return set
}

func (l *loader) skills() error {
	files, err := fs.Glob(l.files, "data/skills/*.tsv")
	if err != nil {
		return err
	}
	l.c.skills = make([]entry, 0, 1<<13)
	for _, file := range files {
		family := strings.TrimSuffix(path.Base(file), ".tsv")
		l.c.families = append(l.c.families, family)
		rows, err := l.rows(file, 5)
		if err != nil {
			return err
		}
		for _, r := range rows {
			if err := l.skill(family, r); err != nil {
				return err
			}
		}
	}
	slices.SortFunc(l.c.skills, func(a, b entry) int { return strings.Compare(string(a.ID), string(b.ID)) })
	for i, e := range l.c.skills {
		if _, twice := l.c.index[e.ID]; twice {
			return fmt.Errorf("skill %q stands twice", e.ID)
		}
		l.c.index[e.ID] = i
	}
	return nil
}

// names enters the names of the skills: as they are written in English, in other languages, and then their forms
// where these are no names already.
func (l *loader) names() error {
	names := make([]name, 0, 4*len(l.c.skills))
	for i := range l.c.skills {
		names = l.skillNames(i, names)
	}
	for _, n := range names {
		l.enter(n, n.text)
	}
	if err := l.skillLanguages(); err != nil {
		return err
	}
	for _, n := range names {
		l.variants(n, l.c.skills[n.entry].Kind)
	}
	l.skillForms()
	return nil
}

var kinds = []Kind{Tool, Knowledge, Method, Credential, Soft, Language}

func (l *loader) skill(family string, r row) error {
	s := Skill{ID: ID(r.cols[0]), Name: r.cols[1], Kind: Kind(r.cols[2]), Family: family}
	if !slices.Contains(kinds, s.Kind) {
		return r.errorf("no kind %q", s.Kind)
	}
	e := entry{Skill: s}
	for flag := range strings.FieldsSeq(r.cols[4]) {
		key, value, _ := strings.Cut(flag, "=")
		switch key {
		case "case", "context":
			e.Aliases = append(e.Aliases, marks[key]) // taken up by skillNames
		case "near":
			e.near = l.wordSet(strings.Split(value, ","))
		case "not":
			e.not = l.wordSet(strings.Split(value, ","))
		default:
			return r.errorf("no flag %q", key)
		}
	}
	if r.cols[3] != "" {
		e.Aliases = append(e.Aliases, strings.Split(r.cols[3], "|")...)
	}
	l.c.skills = append(l.c.skills, e)
	return nil
}

// marks are the signs before an alias: = for only in this case, ~ for only in context.
var marks = map[string]string{"case": "=", "context": "~"}

// cutMarks takes the marks off an alias.
func cutMarks(alias string) (text string, exact, context bool) {
	text = strings.TrimLeft(alias, "=~")
	signs := alias[:len(alias)-len(text)]
	return text, strings.Contains(signs, "="), strings.Contains(signs, "~")
}

// skillNames appends the names of a skill, its own first, and leaves its aliases as people write them.
func (l *loader) skillNames(i int, names []name) []name {
	e := &l.c.skills[i]
	own := len(names)
	names = append(names, name{entry: i, text: e.Name, main: true})
	aliases := e.Aliases[:0]
	for _, alias := range e.Aliases {
		text, exact, context := cutMarks(alias)
		if text == "" {
			names[own].exact, names[own].context = names[own].exact || exact, names[own].context || context
			continue
		}
		names = append(names, name{entry: i, text: text, exact: exact, context: context})
		aliases = append(aliases, strings.TrimPrefix(text, "to "))
	}
	e.Aliases = aliases
	return names
}

// enter puts a name into the trie under the words of text.
func (l *loader) enter(n name, text string) {
	if !strings.HasPrefix(text, "to ") {
		l.c.skillTrie.add(l.words(text), n)
	}
}

// enterFree puts a name into the trie under the words of the parts, unless they are a name already.
func (l *loader) enterFree(n name, parts ...string) {
	l.ids = l.ids[:0]
	for _, part := range parts {
		l.ids = l.c.words.learn(&l.scan, part, l.ids)
	}
	if len(l.c.skillTrie.at(l.ids)) == 0 {
		l.c.skillTrie.add(l.ids, n)
	}
}

// words returns the ids of the words of a name, valid until the next call.
func (l *loader) words(name string) []uint32 {
	l.ids = l.c.words.learn(&l.scan, name, l.ids[:0])
	return l.ids
}

func (l *loader) resources() error {
	rows, err := l.rows("data/resources.tsv", 4)
	if err != nil {
		return err
	}
	for _, r := range rows {
		id := ID(r.cols[0])
		if _, ok := l.c.index[id]; !ok {
			return r.errorf("no skill %q", id)
		}
		l.c.resources[id] = append(l.c.resources[id], Resource{Title: r.cols[1], Kind: r.cols[2], URL: r.cols[3]})
	}
	return nil
}
