package docparse

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// TestHeader reads what stands under and beside a name: headline, languages, accounts; what is none of these is
// reported.
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

// A fact about the person, is no headline.
func TestWhatIsNoProfessionIsNoHeadline(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"Singaporean, notice 1 month", "Driver's licence class 5, clean abstract",
		"Notice: 1 month Expected: negotiable", "38 ans, permis B, véhicule",
	} {
		text := "Tan Wei Ling\n" + line +
			"\ntan.weiling@example.com | +65 5550 1234\n\nWork\n\nPayroll Executive, Harbour Lines Pte Ltd, Singapore\nMar 2019 - Present\n" +
			"- Ran the monthly payroll of 400 people\n\nEducation\nDiploma in Accounting, Ngee Ann Polytechnic, 2016\n"
		doc := FromText(text).Document
		if got := doc.Basics.Label; got != "" {
			t.Errorf("%q is read as the headline %q", line, got)
		}
		if strings.Contains(line, "licence") &&
			!slices.ContainsFunc(doc.Certificates,
				func(c document.Certificate) bool { return strings.Contains(c.Name, "licence class 5") }) {
			t.Errorf("%q is not among the certificates: %+v", line, doc.Certificates)
		}
	}
}
