package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"vitae/bench/reading"
	"vitae/internal/engine/crf"
	"vitae/internal/engine/docparse"
)

// readerWeights is where the reader's models are committed.
const readerWeights = "internal/engine/docparse/reader.weights"

// readerOptions are those that the reader's models are trained with.
var readerOptions = crf.Options{Epochs: 8, Dropout: readerDropout, Shared: true}

// readerDropout is the share of features hidden at each step: measured leaving out four authors, whole jobs .51 to .53
// (docs/parsing.md).
const readerDropout = 0.3

// trainReader trains the models that read resumes, or shows how they read each author left out.
func trainReader(dir, leave, lost string) error {
	began := time.Now()
	authors, err := reading.LoadTagged(dir)
	if err != nil {
		return err
	}
	layouts, err := reading.LoadLayouts(filepath.Join(dir, "parsing"), filepath.Join(dir, "reading", "open"))
	if err != nil {
		return err
	}
	if leave != "" {
		return leaveAuthors(authors, layouts, leave, lost)
	}
	lessons := layouts
	for _, l := range authors.Learned().Lessons() {
		lessons = append(lessons, l.Lesson)
	}
	file, err := docparse.Train(lessons, readerOptions).Bytes()
	if err != nil {
		return err
	}
	fmt.Printf("reader: %d lessons, %d bytes, %.0f s\n", len(lessons), len(file), time.Since(began).Seconds())
	sum, err := reading.Fingerprint(dir)
	if err != nil {
		return err
	}
	if err := os.WriteFile(readerWeights+".sum", []byte(sum+"\n"), 0o644); err != nil {
		return err
	}
	return os.WriteFile(readerWeights, file, 0o644)
}

// leaveAuthors shows how the authors left out are read: all, each alone, or groups of them, as in "birch+rowan,hazel".
func leaveAuthors(authors reading.Authors, layouts []*docparse.Lesson, leave, lost string) error {
	var groups [][]string
	if leave != "all" {
		for _, g := range strings.Split(leave, ",") {
			groups = append(groups, strings.Split(g, "+"))
		}
	}
	var to io.Writer
	if lost != "" {
		f, err := os.Create(lost)
		if err != nil {
			return err
		}
		defer f.Close()
		to = f
	}
	reading.LeaveOut(os.Stdout, to, authors, layouts, readerOptions, groups)
	return nil
}
