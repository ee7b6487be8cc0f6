package matching

import (
	"os"
	"strings"
	"testing"
)

func TestTheNumbersOfTheMatchWereLearnedFromTheseJobs(t *testing.T) {
	t.Parallel()
	want, err := os.ReadFile("../../internal/engine/match/learned.json.sum")
	if err != nil {
		t.Fatal(err)
	}
	got, err := Fingerprint("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	if got != strings.TrimSpace(string(want)) {
		t.Error("the jobs have changed since the numbers were learned: go run ./bench/train match")
	}
}
