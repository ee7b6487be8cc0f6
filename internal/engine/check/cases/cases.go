// Package cases reads the sets of originals, honest rewrites and lies that the check is trained on and measured by.
//
// It knows the forms of testdata/wild, opened, checked, truth, truth2, truth3 (and truth4), truth-own and truth-lines.
// It never checks anything itself.
package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/check"
)

// Case is an original with an honest text made of it and lies put into that.
type Case struct {
	Set, Author, Name, Language string
	Original, Honest            string
	Letter                      bool // Honest is sentences of a letter
	Lies                        []Lie
}

// Lie is the honest text with one thing that is not so.
type Lie struct {
	Hard bool
	Type string
	Text string
}

// Load reads every set under a folder ("testdata").
func Load(root string) ([]Case, error) {
	var out []Case
	for _, load := range []func(string) ([]Case, error){wild, truth, truth2, pairs("truth3"), pairs("truth4"), own} {
		c, err := load(root)
		if err != nil {
			return nil, err
		}
		out = append(out, c...)
	}
	return out, nil
}

// written is a lie as the sets write it down.
type written struct {
	Of, Severity, Type, Before, After, File string
}

func (w written) in(honest string) (Lie, error) {
	lines := strings.Split(honest, "\n")
	i := slices.Index(lines, w.Before)
	if i < 0 {
		return Lie{}, fmt.Errorf("no line %q", w.Before)
	}
	lines[i] = w.After
	return Lie{Hard: w.Severity == "hard", Type: w.Type, Text: strings.Join(lines, "\n")}, nil
}

var tag = regexp.MustCompile(`</?[a-z]+(?: [^>]*)?>`)

// plainText removes the tags of a tagged file.
func plainText(tagged string) string { return tag.ReplaceAllString(tagged, "") }

func wild(root string) ([]Case, error) {
	files, _ := filepath.Glob(filepath.Join(root, "wild", "*", "*", "lies.json"))
	for _, set := range []string{"opened", "checked"} {
		more, _ := filepath.Glob(filepath.Join(root, set, "*", "*", "lies.json"))
		files = append(files, more...)
	}
	return jobs(files)
}

// Folder reads one author's folder, of the form of testdata/truth3 or of testdata/wild.
func Folder(dir string) ([]Case, error) {
	if files, _ := filepath.Glob(filepath.Join(dir, "*", "lies.json")); len(files) > 0 {
		return jobs(files)
	}
	return Pairs(dir)
}

// jobs reads the folders of lists of lies.
func jobs(files []string) ([]Case, error) {
	var out []Case
	for _, f := range files {
		dir := filepath.Dir(f)
		var lies []written
		var meta struct{ Language string }
		best, err := read(filepath.Join(dir, "best.tag"), nil)
		honest, err2 := read(filepath.Join(dir, "honest.txt"), err)
		if err := decode(f, &lies, decode(filepath.Join(dir, "meta.json"), &meta, err2)); err != nil {
			return nil, err
		}
		c := Case{
			Set: "wild", Author: filepath.Base(filepath.Dir(dir)), Name: filepath.Base(dir),
			Language: meta.Language, Original: plainText(best), Honest: honest,
		}
		for _, w := range lies {
			l, err := w.in(honest)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f, err)
			}
			c.Lies = append(c.Lies, l)
		}
		out = append(out, c)
	}
	return out, nil
}

// truth reads testdata/truth: a folder of originals, honest rewrites and up to two lies, each hard.
func truth(root string) ([]Case, error) {
	var out []Case
	files, _ := filepath.Glob(filepath.Join(root, "truth", "cases", "*.original.txt"))
	for _, f := range files {
		base := strings.TrimSuffix(f, ".original.txt")
		original, err := read(f, nil)
		honest, err := read(base+".honest.txt", err)
		if err != nil {
			return nil, err
		}
		c := Case{
			Set: "truth", Author: "truth", Name: filepath.Base(base), Language: "en", Original: original,
			Honest: honest,
		}
		lies, _ := filepath.Glob(base + ".lie*.txt")
		for _, l := range lies {
			text, err := read(l, nil)
			if err != nil {
				return nil, err
			}
			c.Lies = append(c.Lies, Lie{Hard: true, Type: "hard", Text: text})
		}
		out = append(out, c)
	}
	return out, nil
}

func truth2(root string) ([]Case, error) {
	dir := filepath.Join(root, "truth2")
	var index []struct {
		ID, Language, Original, Honest string
		Lies                           []written
	}
	if err := decode(filepath.Join(dir, "index.json"), &index, nil); err != nil {
		return nil, err
	}
	var out []Case
	for _, x := range index {
		original, err := read(filepath.Join(dir, x.Original), nil)
		honest, err := read(filepath.Join(dir, x.Honest), err)
		if err != nil {
			return nil, err
		}
		c := Case{Set: "truth2", Author: "truth2", Name: x.ID, Language: x.Language, Original: original, Honest: honest}
		for _, w := range x.Lies {
			text, err := read(filepath.Join(dir, w.File), nil)
			if err != nil {
				return nil, err
			}
			c.Lies = append(c.Lies, Lie{Hard: w.Severity == "hard", Type: w.Type, Text: text})
		}
		out = append(out, c)
	}
	return out, nil
}

// pairs reads a folder of the form of truth3, where it is there.
func pairs(name string) func(root string) ([]Case, error) {
	return func(root string) ([]Case, error) {
		dir := filepath.Join(root, name)
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		return Pairs(dir)
	}
}

// Pairs reads a folder of originals, two honest rewrites of each and lies put into these, as testdata/truth3 is.
func Pairs(dir string) ([]Case, error) {
	author := filepath.Base(dir)
	var index map[string]struct{ Lang string }
	if err := decode(filepath.Join(dir, "index.json"), &index, nil); err != nil {
		return nil, err
	}
	var names []string
	for n := range index {
		names = append(names, n)
	}
	slices.Sort(names)
	var out []Case
	for _, n := range names {
		base := filepath.Join(dir, "cases", n)
		var lies []written
		original, err := read(base+".original.txt", nil)
		if err := decode(base+".lies.json", &lies, err); err != nil {
			return nil, err
		}
		for _, of := range []string{"honest1", "honest2"} {
			honest, err := read(base+"."+of+".txt", nil)
			if err != nil {
				return nil, err
			}
			c := Case{
				Set: author, Author: author, Name: n + "." + of, Language: index[n].Lang, Original: original,
				Honest: honest,
			}
			for _, w := range lies {
				if w.Of != of {
					continue
				}
				l, err := w.in(honest)
				if err != nil {
					return nil, fmt.Errorf("%s: %w", n, err)
				}
				c.Lies = append(c.Lies, l)
			}
			out = append(out, c)
		}
	}
	return out, nil
}

// own reads the cases of testdata/truth-own; its README has the form.
func own(root string) ([]Case, error) {
	var out []Case
	files, _ := filepath.Glob(filepath.Join(root, "truth-own", "*.txt"))
	for _, f := range files {
		data, err := read(f, nil)
		if err != nil {
			return nil, err
		}
		part := strings.TrimSuffix(filepath.Base(f), ".txt")
		for _, block := range strings.Split(data, "\n== ")[1:] {
			both, err := ownCase(part, block)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f, err)
			}
			out = append(out, both...)
		}
	}
	return out, nil
}

func ownCase(part, block string) ([]Case, error) {
	name, body, _ := strings.Cut(block, "\n")
	original, rest, _ := strings.Cut(body, "\n-- honest\n")
	honest, rest, _ := strings.Cut(rest, "\n-- letter\n")
	letter, lies, _ := strings.Cut(rest, "\n-- lies\n")
	page := Case{
		Set: "own-" + part, Author: "own-" + part, Name: name, Language: "en", Original: original,
		Honest: honest,
	}
	mail := page
	mail.Honest, mail.Letter = letter, true
	for line := range strings.SplitSeq(strings.TrimSpace(lies), "\n") {
		label, change, ok := strings.Cut(line, " | ")
		hard, kind, named := strings.Cut(label, " ")
		if !ok || !named {
			return nil, fmt.Errorf("%s: no lie: %q", name, line)
		}
		l := Lie{Hard: hard == "h", Type: kind}
		if added, ok := strings.CutPrefix(change, "+ "); ok {
			l.Text = letter + " " + added
			mail.Lies = append(mail.Lies, l)
			continue
		}
		was, now, ok := strings.Cut(change, " => ")
		if !ok || strings.Count(honest, was) != 1 {
			return nil, fmt.Errorf("%s: does not stand once in the honest rewrite: %q", name, was)
		}
		l.Text = strings.Replace(honest, was, now, 1)
		page.Lies = append(page.Lies, l)
	}
	return []Case{page, mail}, nil
}

// Standalone reads testdata/truth-lines: pairs of texts that are a lie or honest, for training only.
func Standalone(root string) ([]check.Lesson, error) {
	data, err := read(filepath.Join(root, "truth-lines", "lines.txt"), nil)
	tuned, err := read(filepath.Join(root, "truth-lines", "tuned.txt"), err)
	if err != nil {
		return nil, err
	}
	var out []check.Lesson
	add := func(name, original, rewritten, want string) {
		out = append(out, check.Lesson{
			Group: "own", Name: name, Original: check.Text{Text: original},
			Text: check.Text{Text: rewritten}, Lie: want != "honest", Hard: want == "lie high",
		})
	}
	for line := range strings.SplitSeq(data, "\n") {
		if part := strings.Split(line, " | "); len(part) == 4 {
			add(part[0], strings.TrimPrefix(part[1], "> "), part[2], part[3])
		}
	}
	for _, block := range strings.Split(tuned, "\n== ")[1:] {
		name, body, _ := strings.Cut(block, "\n")
		original, rest, _ := strings.Cut(strings.ReplaceAll(body, "\n-- \n", "\n--\n"), "\n--\n")
		rewritten, want, _ := strings.Cut(rest, "\n-- ")
		add(name, original, rewritten, strings.TrimSpace(want))
	}
	return out, nil
}

func read(path string, before error) (string, error) {
	if before != nil {
		return "", before
	}
	b, err := os.ReadFile(path) //nolint:gosec // the sets of testdata, by name
	return string(b), err
}

func decode(path string, into any, before error) error {
	b, err := read(path, before)
	if err != nil {
		return err
	}
	if err := json.Unmarshal([]byte(b), into); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
