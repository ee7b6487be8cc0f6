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

	"vitae/internal/fault"
)

// The data is meant for people to read and edit; data/README.md describes its columns.
//
//go:embed data
var data embed.FS

// Load reads the catalogue from the files inside the program. An error means that a data file is wrong, and names
// its line.
func Load() (*Catalogue, error) { return load(data) }

func load(files fs.FS) (*Catalogue, error) {
	l := &loader{files: files, hash: sha256.New(), c: &Catalogue{
		index: make(map[ID]int, 1<<13), words: make(lexicon, 3<<13), skillTrie: newTrie(1 << 16),
		links: make(map[ID][]Relation, 1<<13), backlinks: make(map[ID][]Relation, 1<<12), resources: map[ID][]Resource{},
		titleIndex: map[string]int{}, titleTrie: newTrie(1 << 14), titleLinks: map[[2]string]float64{}, seniority: newTrie(1 << 7),
	}}
	for _, step := range []func() error{l.tongues, l.verbs, l.skills, l.relations, l.resources, l.titles, l.titleTongues, l.titleRelations, l.seniority} {
		if err := step(); err != nil {
			return nil, fault.Wrap("skill.Load", fault.Internal, "The skill catalogue could not be read.", err)
		}
	}
	l.c.articles = l.wordSet(slices.Concat(articleWords, smallWords))
	l.c.small = l.wordSet(smallWords)
	l.c.cues = newCueWords(l)
	l.c.version = hex.EncodeToString(l.hash.Sum(nil))[:12]
	return l.c, nil
}

// loader builds a catalogue from its files.
type loader struct {
	files fs.FS
	hash  interface {
		Write([]byte) (int, error)
		Sum([]byte) []byte
	}
	c           *Catalogue
	scan        scanner             // reused from name to name
	ids         []uint32            // reused from name to name
	forms       map[string][]string // verb forms by the noun of the activity: management → manage, managed, managing
	tongueForms []name              // names in other languages whose forms are still to be entered
	stems       map[string]string   // irregular verbs by their -ing form without the ending: writ → write
}

// row is a line of a data file, cut at the tabs.
type row struct {
	file string
	line int
	cols []string
}

// at gives file and line, for errors.
func (r row) at() string { return r.file + ":" + strconv.Itoa(r.line) }

func (r row) errorf(format string, args ...any) error {
	return fmt.Errorf("%s: %s", r.at(), fmt.Sprintf(format, args...))
}

// rows reads a file of tab-separated lines with this many columns; the first line names them, # begins a comment.
func (l *loader) rows(name string, columns int) ([]row, error) {
	raw, err := fs.ReadFile(l.files, name)
	if err != nil {
		return nil, err
	}
	if _, err := l.hash.Write(raw); err != nil {
		return nil, err
	}
	out := make([]row, 0, bytes.Count(raw, []byte("\n")))
	header := false
	i := -1
	for line := range strings.SplitSeq(string(raw), "\n") {
		i++
		if line == "" || line[0] == '#' {
			continue
		}
		r := row{file: name, line: i + 1, cols: strings.Split(line, "\t")}
		if len(r.cols) != columns {
			return nil, r.errorf("%d columns instead of %d", len(r.cols), columns)
		}
		if !header {
			header = true
			continue
		}
		out = append(out, r)
	}
	return out, nil
}

// wordSet gives the token ids of single words.
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
	names := make([]name, 0, 4*len(l.c.skills))
	for i := range l.c.skills {
		names = append(names, l.skillNames(i)...)
	}
	for _, n := range names {
		l.enter(n, n.text)
	}
	if err := l.skillTongues(); err != nil {
		return err
	}
	for _, n := range names {
		for _, text := range l.variants(n, l.c.skills[n.entry].Kind) {
			l.enterFree(n, text)
		}
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

// skillNames gives the names of a skill, its own first, and leaves its aliases as people write them.
func (l *loader) skillNames(i int) []name {
	e := &l.c.skills[i]
	names := []name{{entry: i, text: e.Name, main: true}}
	var aliases []string
	for _, alias := range e.Aliases {
		text, exact, context := cutMarks(alias)
		if text == "" {
			names[0].exact, names[0].context = names[0].exact || exact, names[0].context || context
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

// enterFree puts a name into the trie under the words of text unless they are a name already.
func (l *loader) enterFree(n name, text string) {
	words := l.words(text)
	if len(l.c.skillTrie.at(words)) == 0 {
		l.c.skillTrie.add(words, n)
	}
}

// words gives the ids of the words of a name, valid until the next call.
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
