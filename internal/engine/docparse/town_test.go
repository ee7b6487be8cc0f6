package docparse

import (
	"sort"
	"strings"
	"testing"
)

func TestTowns(t *testing.T) {
	t.Parallel()
	lines := strings.Split(strings.TrimSuffix(towns, "\n"), "\n")
	if len(lines) < 100_000 || !sort.StringsAreSorted(lines) {
		t.Fatalf("%d towns, in order: %v", len(lines), sort.StringsAreSorted(lines))
	}
	found := 0
	for i, l := range lines {
		if l != fold(l) {
			t.Errorf("line %d: %q folds to %q", i+1, l, fold(l))
		}
		if isTown(l) {
			found++
		}
	}
	if found < len(lines)-300 {
		t.Errorf("%d of %d towns are found", found, len(lines))
	}
	for name, want := range map[string]bool{
		lines[0]: true, lines[len(lines)-1]: true, "te anau": true, "hall in tirol": true, "skelleftea": true,
		"": false, "x": false, "zzzz": false,
		"university": false, "te ana": false, "te anau\n": false, "cardiology": false,
	} {
		if isTown(name) != want {
			t.Errorf("%q: %v", name, !want)
		}
	}
}
