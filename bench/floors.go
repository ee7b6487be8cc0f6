package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"vitae/internal/engine/docparse"
)

// floorsFile holds, for each set, layout and field, the score that reading must not fall under.
const floorsFile = "testdata/reading/floors.json"

// slack is how far a score may fall under what it was when its floor was written: rounding, and no more.
const slack = 0.0005

// scores are F1 scores by set, layout ("ALL" for all) and field.
type scores map[string]map[string]map[string]float64

// checkFloors scores the public and the open set and fails where a score is under its floor; with update it writes the
// scores as the new floors instead.
func checkFloors(update bool) error {
	work, err := os.MkdirTemp("", "vitae-floors-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	now, err := scoreSets(work, there(publicSet, openSet)...)
	if err != nil {
		return err
	}
	if update {
		return writeFloors(now)
	}
	data, err := os.ReadFile(floorsFile)
	if err != nil {
		return err
	}
	var floors scores
	if err := json.Unmarshal(data, &floors); err != nil {
		return fmt.Errorf("%s: %w", floorsFile, err)
	}
	if under := below(now, floors); len(under) > 0 {
		return fmt.Errorf("reading is worse than it was; where that is meant, run go run ./bench -floors update\n%s",
			strings.Join(under, "\n"))
	}
	for _, name := range slices.Sorted(maps.Keys(now)) {
		fmt.Printf("%s: TOTAL %.3f, no field of any layout under its floor\n", name, now[name]["ALL"]["TOTAL"])
	}
	return nil
}

// scoreSets reads each set with the reader of this program and scores what it gave.
func scoreSets(work string, sets ...set) (scores, error) {
	out := scores{}
	err := withReader(func(r *docparse.Reader) error {
		for _, s := range sets {
			read, err := readAll(r, s.docs())
			if err != nil {
				return err
			}
			pred := filepath.Join(work, s.name)
			if err := predict(read, pred, false); err != nil {
				return err
			}
			if out[s.name], err = scored(s, pred, filepath.Join(work, s.name+".json")); err != nil {
				return err
			}
		}
		return nil
	})
	return out, err
}

// scored runs score.py and reads what it says of each layout.
func scored(s set, pred, file string) (map[string]map[string]float64, error) {
	c := exec.Command("python3", "testdata/parsing/score.py", s.truth(), pred, "--json", file)
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return nil, fmt.Errorf("score.py (it needs python3): %w", err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var said struct {
		Groups map[string]map[string]*float64 `json:"groups"`
	}
	if err := json.Unmarshal(data, &said); err != nil {
		return nil, err
	}
	out := map[string]map[string]float64{}
	for layout, fields := range said.Groups {
		out[layout] = map[string]float64{}
		for field, score := range fields {
			if score != nil && field != "docs" && field != "section_order" {
				out[layout][field] = math.Round(*score*10_000) / 10_000
			}
		}
	}
	return out, nil
}

// below lists each score that is under its floor, or is not there any more.
func below(now, floors scores) []string {
	var out []string
	for name, layouts := range floors {
		for layout, fields := range layouts {
			for field, floor := range fields {
				if got := now[name][layout][field]; got < floor-slack {
					out = append(out, fmt.Sprintf("%s, %s, %s: %.4f, the floor is %.4f", name, layout, field, got,
						floor))
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

func writeFloors(now scores) error {
	data, err := json.MarshalIndent(now, "", "\t")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(floorsFile), 0o755); err != nil {
		return err
	}
	return os.WriteFile(floorsFile, append(data, '\n'), 0o644)
}
