package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// lessons reads the postings with marks by hand: those of wild, opened and wild-single.
func lessons(root string) ([]posting.Lesson, error) {
	var files []string
	for _, pattern := range []string{"wild/*/*/jd.tag", "opened/*/*/jd.tag", "wild-single/*/postings/*.tag"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	slices.Sort(files)
	var out []posting.Lesson
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		rel, _ := filepath.Rel(root, f)
		author := strings.Split(filepath.ToSlash(rel), "/")[1]
		l, err := posting.ParseLesson(author, filepath.ToSlash(rel), string(data))
		if err != nil {
			return nil, err
		}
		out = append(out, l)
	}
	return out, nil
}

// stated reads the open postings of testdata/postings, which say above a line of dashes what they ask for.
func stated(cat *skill.Catalogue, root string) ([]posting.Lesson, error) {
	files, err := filepath.Glob(filepath.Join(root, "postings", "open", "*.txt"))
	if err != nil {
		return nil, err
	}
	var out []posting.Lesson
	for _, f := range files {
		if strings.HasSuffix(f, ".resume.txt") {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		head, text, _ := strings.Cut(string(data), "---\n")
		said := map[string][]string{}
		for line := range strings.Lines(head) {
			key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
			for item := range strings.SplitSeq(value, ";") {
				if item = strings.TrimSpace(item); item != "" {
					said[key] = append(said[key], item)
				}
			}
		}
		name := filepath.Base(f)
		out = append(out, posting.StatedLesson(cat, "open-"+name[:2], name, text, said))
	}
	return out, nil
}
