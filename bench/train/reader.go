package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"vitae/bench/reading"
	"vitae/internal/crf"
	"vitae/internal/docparse"
)

// readerWeights is where the reader's models are committed.
const readerWeights = "internal/docparse/reader.weights"

// readerOptions are those that the reader's models are trained with.
var readerOptions = crf.Options{Epochs: 8}

// trainReader trains the models that read resumes, or shows how they read each author left out.
func trainReader(dir, leave string) error {
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
		var only []string
		if leave != "all" {
			only = strings.Split(leave, ",")
		}
		reading.LeaveOut(os.Stdout, authors, layouts, readerOptions, only)
		return nil
	}
	lessons := layouts
	for _, a := range slices.Sorted(maps.Keys(authors)) {
		for _, t := range authors[a] {
			lessons = append(lessons, docparse.LessonOfTagged(t))
		}
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
