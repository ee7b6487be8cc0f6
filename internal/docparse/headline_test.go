package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHeader reads what stands under and beside a name: headline, languages, accounts; what is none of these is told.
func TestHeader(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Chartered Accountant\njane@example.com | Leeds, UK":                           "Chartered Accountant",
		"jane@example.com | +44 20 7946 0321 | UX Researcher (formerly Social Worker)": "UX Researcher (formerly Social Worker)",
		"jane@example.com | Computational Neuroscientist":                              "Computational Neuroscientist",
		"Registered Nurse, Cardiac Step-Down\njane@example.com":                        "Registered Nurse, Cardiac Step-Down",
		"Teacher\njane@example.com | Irish, English, French":                           "Teacher; Irish; English; French",
		"Teacher\njane@example.com | German (C1)":                                      "Teacher; German C1",
		"Engineer\njane@example.com | praghu (GitHub)":                                 "Engineer; GitHub praghu",
		"Engineer\njane@example.com | github.com/praghu | praghu":                      "Engineer; GitHub praghu",
		"Biologist\njane@example.com | ORCID: 0000-0002-5550-0111":                     "Biologist; ORCID 0000-0002-5550-0111",
		"Engineer\njane@example.com | owhitcombe":                                      "Engineer; not placed: owhitcombe",
		"Engineer\n+44 20 7946 0321 | +44 7700 900118":                                 "Engineer; not placed: +44 7700 900118",
		"Engineer\n(312) 555-0118\n+1 312 555 0118":                                    "Engineer",
	} {
		res := FromText("Jane Example\n" + in + "\n\nSkills\nGo\n")
		r := res.Document
		got := []string{r.Basics.Label}
		for _, p := range r.Basics.Profiles {
			got = append(got, p.Network+" "+p.Username)
		}
		for _, l := range r.Languages {
			got = append(got, strings.TrimSpace(l.Language+" "+l.Fluency))
		}
		for _, l := range res.NotPlaced {
			got = append(got, "not placed: "+l.Text)
		}
		if d := cmp.Diff(want, strings.Join(got, "; ")); d != "" {
			t.Errorf("%s: %s", in, d)
		}
	}
}
