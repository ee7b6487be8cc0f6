package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vitae/internal/engine/readability"
)

func TestAtsExplainsItsScore(t *testing.T) {
	t.Parallel()
	file := docs + "p02__mixed-twocol.pdf"
	code, out, stderr := vitae(t, "", "ats", file, "--json")
	if code != exitOK || stderr != "" {
		t.Fatalf("exit %d, %s", code, stderr)
	}
	var r readability.Report
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	lost := 0
	for _, c := range r.Checks {
		lost += c.Points
	}
	if r.Score != 100-lost || lost == 0 || r.ParserText == "" {
		t.Errorf("score %d, %d points lost", r.Score, lost)
	}
	code, out, stderr = vitae(t, "", "ats", file)
	if code != exitOK || stderr != "" || !strings.HasPrefix(out, fmt.Sprintf("Readability: %d of 100\n", r.Score)) {
		t.Fatalf("exit %d, %s\n%s", code, stderr, out)
	}
	for _, c := range r.Checks {
		if c.Points > 0 && !strings.Contains(out, fmt.Sprintf("%4d  %-8s %s\n      %s\n", -c.Points, c.Level, c.Title,
			c.Message)) {
			t.Errorf("%s is not explained:\n%s", c.Kind, out)
		}
	}
	if !strings.Contains(out, "      - page 1: ") || !strings.Contains(out, "\nPassed\n") {
		t.Error(out)
	}
}

func TestAtsReadsStandardInputAndRefusesScans(t *testing.T) {
	t.Parallel()
	code, out, _ := vitae(t, "Jane Example\njane@example.com\n\nEXPERIENCE\nEngineer, Acme, Jan 2020 - Present\n- Built\n", "ats", "-")
	if code != exitOK || !strings.Contains(out, "Not found: education, skills.") {
		t.Errorf("exit %d\n%s", code, out)
	}
	if code, out, stderr := vitae(t, "", "ats", bad+"scan.pdf"); code != exitFailed || out != "" ||
		!strings.Contains(stderr, "scan") {
		t.Errorf("exit %d, %q, %q", code, out, stderr)
	}
}
