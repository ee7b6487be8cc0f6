package grammar

import (
	"slices"
	"strings"
	"testing"
)

// TestJobRulesAskWhatTheirExamplesSay holds that each rule asks about each example that it calls wrong, and nothing
// about those that it calls right.
func TestJobRulesAskWhatTheirExamplesSay(t *testing.T) {
	t.Parallel()
	for _, rule := range JobRules() {
		if rule.Message == "" || len(rule.Wrong) == 0 || len(rule.Right) == 0 {
			t.Errorf("%s: no message or no examples", rule.Name)
		}
		asks := func(example string) bool {
			when, lines, _ := strings.Cut(example, ": ")
			return slices.ContainsFunc(Ask(strings.Split(lines, " | "), when == "ended"),
				func(q Question) bool { return q.Rule.Name == rule.Name })
		}
		for _, s := range rule.Wrong {
			if !asks(s) {
				t.Errorf("%s asks nothing about %q", rule.Name, s)
			}
		}
		for _, s := range rule.Right {
			if asks(s) {
				t.Errorf("%s asks about %q", rule.Name, s)
			}
		}
	}
}

func TestPastOf(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Manage the diaries of two directors":        "Managed the diaries of two directors",
		"Maintains 14 sites":                         "Maintained 14 sites",
		"Manage the diaries and prepare the minutes": "",
		"Lift station upgrade":                       "",
		"Ordering of stationery":                     "",
		"Kept the books":                             "",
	} {
		if got := PastOf(line); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}
