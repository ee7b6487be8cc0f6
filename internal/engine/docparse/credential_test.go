package docparse

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCredentials reads lines under a heading and tells study, credential and language apart; status words stay.
func TestCredentials(t *testing.T) {
	t.Parallel()
	cases := []struct{ heading, in, want string }{
		{
			"EDUCATION", "M.A. Social Work, University of Bath, 2019. SWE registration current",
			"school M.A. Social Work University of Bath 2019; cert SWE registration current",
		},
		{
			"EDUCATION", "B.A. Economics, Holloway College, 2018. German B2",
			"school B.A. Economics Holloway College 2018; language German B2",
		},
		{
			"EDUCATION", "M.Sc. Finance, Holloway College, 2018; CFA Level 2 passed",
			"school M.Sc. Finance Holloway College 2018; cert CFA Level 2 passed",
		},
		{
			"EDUCATION", "MPharm, Ashdown University, 2018; IP qualification, 2023",
			"school MPharm Ashdown University 2018; cert IP qualification 2023",
		},
		{
			"EDUCATION", "BSc Nursing, Keele University, 2015; NMC registered; French C1",
			"school BSc Nursing Keele University 2015; cert NMC registered; language French C1",
		},
		{"EDUCATION", "First Aid Certificate, 2021", "cert First Aid Certificate 2021"},
		{
			"EDUCATION", "Graduate Certificate, Project Management, Murray College, 2021",
			"school Graduate Certificate Project Management Murray College 2021",
		},
		{
			"EDUCATION", "National Senior Certificate, Hoërskool Leeuwdoring, 2009",
			"school National Senior Certificate Hoërskool Leeuwdoring 2009",
		},
		{"QUALIFICATIONS", "CIPD Level 7, 2018", "cert CIPD Level 7 2018"},
		{
			"QUALIFICATIONS", "NVQ Level 3, Joinery, Tynecastle College, 2017",
			"school NVQ Level 3 Joinery Tynecastle College 2017",
		},
		{"CERTIFICATIONS", "PMP, PRINCE2", "cert PMP; cert PRINCE2"},
		{"CERTIFICATIONS", "CPA, Active", "cert CPA, Active"},
		{"CERTIFICATIONS", "CPA candidate, two sections still to sit", "cert CPA candidate, two sections still to sit"},
		{"CERTIFICATIONS", "Level 3 Food Safety, ServSafe Manager", "cert Level 3 Food Safety; cert ServSafe Manager"},
		{
			"CERTIFICATIONS", "Basic Life Support (BLS), American Heart Association, 2022",
			"cert Basic Life Support (BLS) American Heart Association 2022",
		},
		{"LICENCES", "Right to work in UK (until 2028)", "cert Right to work in UK (until 2028)"},
		{
			"LICENCES", "VTNE passed, CO registration #4471 (exp. 2027)",
			"cert VTNE passed, CO registration #4471 (exp. 2027)",
		},
		{"CERTIFICATIONS", "ACLS, valid through 05/2027", "cert ACLS, valid through 05/2027"},
		{"CERTIFICATIONS", "BLS, Expires 2026", "cert BLS, Expires 2026"},
		{
			"CERTIFICATIONS", "ACLS, American Heart Association, 2024 (expires March 2026)",
			"cert ACLS, American Heart Association, 2024 (expires March 2026)",
		},
		{"CERTIFICATIONS", "Excel, LinkedIn Learning, 2021", "cert Excel LinkedIn Learning 2021"},
		{
			"CERTIFICATIONS", "First Response, Doctors Without Borders, 2019",
			"cert First Response Doctors Without Borders 2019",
		},
		{"ZERTIFIKATE", "Staplerschein, gültig bis 2027", "cert Staplerschein, gültig bis 2027"},
		{
			"LICENCES", "Regular driving licence. CDL Class A learner permit.",
			"cert Regular driving licence; cert CDL Class A learner permit",
		},
		{
			"WORK", "Shift Lead, Heron Freight, Leeds, 03/2019 - present\n- Led the night shift\n\n" +
				"Forklift licence (counterbalance), 2018", "cert Forklift licence (counterbalance) 2018",
		},
	}
	m := mostOf(t, len(cases))
	for _, c := range cases {
		r := FromText("Jane Example\n\n" + c.heading + "\n" + c.in + "\n").Document
		var got []string
		put := func(words ...string) { got = append(got, strings.Join(strings.Fields(strings.Join(words, " ")), " ")) }
		for _, e := range r.Education {
			put("school", e.StudyType, e.Area, e.Institution, string(e.EndDate), strings.Join(e.Courses, " + "))
		}
		for _, e := range r.Certificates {
			put("cert", e.Name, e.Issuer, string(e.Date))
		}
		for _, e := range r.Languages {
			put("language", e.Language, e.Fluency)
		}
		if d := cmp.Diff(c.want, strings.Join(got, "; ")); d != "" {
			m.wrongly("%s: %s", c.in, d)
		}
	}
}

// TestAnUnheldCredentialStaysWhole holds that a line that says that a credential isn't held yet is not cut into a name,
// an issuer and a date, which would read as one that is.
func TestAnUnheldCredentialStaysWhole(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"Certified Hand Therapist – not yet; exam registered for November 2026",
		"Diploma in Payroll Management, IPASS – 2 of 4 modules done, on hold since 2021",
		"LSVT BIG 2014, not renewed",
	} {
		got := FromText("Jane Example\njane@example.com\n\nCERTIFICATIONS\nBLS, American Heart Association, 2024\n" + line + "\n")
		cs := got.Document.Certificates
		if len(cs) != 2 || cs[0].Issuer != "American Heart Association" || cs[1].Name != line || cs[1].Issuer != "" ||
			cs[1].Date != "" {
			t.Errorf("%+v", cs)
		}
	}
}

// A line is parted into credentials at its signs outside brackets, not at what goes on with the one before.
func TestCredentialsArePartedAtSigns(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Food Hygiene Level 3 (Highfield; 2022); First Aid at Work": {
			"Food Hygiene Level 3 (Highfield; 2022)", "First Aid at Work",
		},
		"CPR / First Aid":                              {"CPR / First Aid"},
		"Staplerschein / Ersthelfer / SCC":             {"Staplerschein", "Ersthelfer", "SCC"},
		"RN, Ohio; exp 10/2026":                        {"RN, Ohio; exp 10/2026"},
		"Certiphyto; valable jusqu'en 2027":            {"Certiphyto; valable jusqu'en 2027"},
		"BLS; 2024; ACLS":                              {"BLS; 2024", "ACLS"},
		"Forklift licence; Current; First Aid at Work": {"Forklift licence; Current", "First Aid at Work"},
	} {
		if got := credentialsAtSigns(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
