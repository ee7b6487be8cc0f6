package letter

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

const superPosting = `Site Superintendent
Escarpment Build Group, Hamilton ON

Must haves
- 5 years as a super on concrete buildings
- Working at Heights
- Red Seal in any trade
- Rigging
- Standard First Aid
- valid G driver's licence
- Bachelor degree
- Portuguese
- legally entitled to work in Canada
`

// TestWhatIsAskedForAndHeldIsNamed holds that licences, the right to work, degrees and languages which the posting asks
// for stand in the letter in the resume's words, each once, and nothing that is not ended or not held.
func TestWhatIsAskedForAndHeldIsNamed(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Certificates = []document.Certificate{
		{Name: "Red Seal Carpenter"},
		{Name: "Working at Heights exp", Date: "2027-06"},
		{Name: "Std First Aid CPR-C"},
		{Name: "EXAMS: Hoisting Certificate in Rigging"},
		{Name: "Gold Seal: intern, wrote nothing yet"},
		{Name: "Cdn citizen"},
		{Name: "Excel (pivots)"},
		{Name: "Working at Heights refresher, booked for May"},
	}
	r.Languages = []document.Language{{Language: "Valencian", Fluency: "C1. Portuguese: B2"}}
	r.Education = append(r.Education, document.Education{
		StudyType: "BSc", Area: "Building", Institution: "Red Hill College", EndDate: "2020",
		Courses: []string{"2 of 8 courses done"},
	})
	r.Meta = &document.Meta{Vitae: &document.Layout{Other: []document.OtherSection{
		{Lines: []string{"G licence, clean. Two dogs."}},
	}}}
	got := bodyText(write(t, r, superPosting, Options{}))
	for _, want := range []string{
		"Red Seal Carpenter", "Working at Heights", "; Hoisting Certificate in Rigging",
		"Std First Aid CPR-C", "G licence, clean",
		"Right to work: Cdn citizen",
		"Education: BSc Accounting, Leeds Beckett University (2013)", "Languages: Portuguese (B2)",
	} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%q stands %d times in\n%s", want, strings.Count(got, want), got)
		}
	}
	for _, bad := range []string{"Gold Seal", "booked", "dogs", "Red Hill", "pivots", "exp;", "Valencian"} {
		if strings.Contains(got, bad) {
			t.Errorf("%q in\n%s", bad, got)
		}
	}
}

// TestIssuersOfUnfinishedCertificates holds that a certificate whose issuer's name says that papers are left is not
// named as held.
func TestIssuersOfUnfinishedCertificates(t *testing.T) {
	t.Parallel()
	for issuer, held := range map[string]bool{"CIPP (two papers left)": false, "CIPP": true} {
		r := clerk()
		r.Certificates = []document.Certificate{{Name: "Certificate in Payroll", Issuer: issuer}}
		got := bodyText(write(t, r, "Payroll Clerk\nKettle Ltd, Leeds\n\nMust haves\n- CIPP\n- Payroll runs\n", Options{}))
		if strings.Contains(got, "Certificate in Payroll") != held {
			t.Errorf("issuer %q, held %v:\n%s", issuer, held, got)
		}
	}
}

// TestPiecesOfLinesNameWhatIsHeld holds that headings, labels, open brackets and what was read along are no part of a
// name, and that a name's own words tell of no plan.
func TestPiecesOfLinesNameWhatIsHeld(t *testing.T) {
	t.Parallel()
	w := newWriter(loaded(), clerk(), posting.Read(loaded(), ledgerPosting), Options{}, today)
	for _, c := range [][3]string{
		{"EXAMS: CII Certificate in Insurance", "CII", "CII Certificate in Insurance"},
		{"driving licence: Full, clean. Own car.", "licence", "Driving licence (full, clean)"},
		{"(full UK driving licence, British citizen", "full", "Full UK driving licence, British citizen"},
		{"FS Kl. B, ein Hund", "FS", "FS Kl. B"},
		{"NZ citizen. Full licence, class 1. Swedish fluent, te reo beginner", "Full", "Full licence"},
		{"Prosci foundation (2 modules of 3)", "Prosci", ""},
		{"Applied Suicide Intervention Skills Training", "Suicide", "Applied Suicide Intervention Skills Training"},
		{"Outstanding Teacher Award", "Teacher", "Outstanding Teacher Award"},
		{"Certificate in Claims Handling", "Claims", "Certificate in Claims Handling"},
		{"CIMA Certificate, two exams outstanding", "CIMA", ""},
		{"CPA license applied for", "CPA", ""},
		{"People person who reads spreadsheets", "People", ""},
	} {
		if got := w.pieceAt(c[0], strings.Index(c[0], c[1])); got != c[2] {
			t.Errorf("%q: %q, want %q", c[0], got, c[2])
		}
	}
	for _, c := range []struct {
		of   document.Education
		held bool
	}{
		{document.Education{StudyType: "Bachelor of Urban Planning"}, true},
		{document.Education{StudyType: "Bachelor of Applied Science"}, true},
		{document.Education{StudyType: "BSc", Area: "Applied Mathematics"}, true},
		{document.Education{StudyType: "Diploma", Area: "Drafting"}, true},
		{document.Education{StudyType: "MA", Area: "Education", Score: "Outstanding"}, true},
		{document.Education{StudyType: "BSc", Area: "Nursing", Courses: []string{"dissertation outstanding"}}, false},
		{document.Education{StudyType: "BSc Nursing (in progress)"}, false},
	} {
		c.of.EndDate = "2017"
		if got := w.degree(c.of); (got.text != "") != c.held {
			t.Errorf("%+v: %q, want held %v", c.of, got.text, c.held)
		}
	}
	if got := w.languageItem("english", "Englisch C1 (Cambridge CAE 2016), ATOSS (Einführung 2024)", false); got != "Englisch (C1)" {
		t.Errorf("%q", got)
	}
}

// TestLinesStandAlone holds that lines in small letters are not joined, that a lump is quoted by the sentence, and that
// numbers and signs of lists are no part of a line.
func TestLinesStandAlone(t *testing.T) {
	t.Parallel()
	r := docparse.FromText(`Robin Hale
robin.hale@example.org

Experience

Quality Engineer, Lakeland Polymers
2019 - 2024
- own the label service and 11 of the 19 courier adapters, most of them in the posting's format
- moved label printing from cron to consumers, from 40 s to 6 s for each batch of parcels
- Yardline = software for yards of distribution centres and carriers
`).Document
	r.Work[0].Highlights = append(r.Work[0].Highlights, "(iii) Converted 5 diesel boreholes to solar power in two years",
		"P&L is mine and I go over it with the owner every period with all of its lines and the plan for the next one. "+
			"Turnover went from 140 percent to about 70 in the two years since I began to hire with more care than before. "+
			"Toast and MarginEdge for the invoices of all eleven purveyors, and a count of the stock each week.")
	w := newWriter(loaded(), r, posting.Read(loaded(), superPosting), Options{Words: 350}, today)
	var got []string
	for _, p := range w.proofs {
		got = append(got, p.text)
	}
	for _, want := range []string{
		"moved label printing from cron to consumers, from 40 s to 6 s for each batch of parcels",
		"Converted 5 diesel boreholes to solar power in two years",
		"Turnover went from 140 percent to about 70 in the two years since I began to hire with more care than before.",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("no %q in %q", want, got)
		}
	}
	if strings.Contains(strings.Join(got, "\n"), "Yardline") {
		t.Errorf("signs in the place of words: %q", got)
	}
}

// TestTheSummarySaysWhoOneIs holds that the first sentence of the summary opens the letter where it speaks in the first
// person or with a title, and not where it says what is wished.
func TestTheSummarySaysWhoOneIs(t *testing.T) {
	t.Parallel()
	for summary, want := range map[string]string{
		"Accounts payable clerk with 6 years in food wholesale. Calm.": "I am an accounts payable clerk with 6 years in food wholesale.",
		"I'm a registered social worker and work with young people.":   "I'm a registered social worker and work with young people.",
		"Looking for a job as an accountant with more days at home.":   "",
		"Hard-working team player with excellent communication skills": "",
		"Plumber for events and for the boxes they run on.":            "",
	} {
		r := clerk()
		r.Basics.Summary = summary
		w := newWriter(loaded(), r, posting.Read(loaded(), ledgerPosting), Options{}, today)
		if w.self != want {
			t.Errorf("%q: %q, want %q", summary, w.self, want)
		}
		if want != "" && !strings.Contains(bodyText(w.letter()), want) {
			t.Errorf("%q is not in the letter", want)
		}
	}
}

// TestADegreeOfALineIsFound holds that an entry without a degree does not stand for a line that names one.
func TestADegreeOfALineIsFound(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Education = append([]document.Education{{Institution: "Leeds Sixth Form"}}, r.Education...)
	w := newWriter(loaded(), r, posting.Read(loaded(), ledgerPosting), Options{}, today)
	if got := w.degreeAt("BSc, Accounting").text; !strings.HasPrefix(got, "BSc Accounting") {
		t.Errorf("%q", got)
	}
}

// TestAnEmployerOfOnesOwnIsNoName holds that working for oneself is no employer's name, and a firm's name that begins
// so is one.
func TestAnEmployerOfOnesOwnIsNoName(t *testing.T) {
	t.Parallel()
	for employer, want := range map[string]string{
		"Independent Age": "Independent Age", "Independent Living Fund": "Independent Living Fund",
		"Freelancer.com": "Freelancer.com",
		"Independent":    "", "Independent Contractor": "", "Freelancer": "", "Freelance": "",
		"freelance, various clients": "",
		"Self-employed":              "", "Self-employed (weddings)": "", "Freiberuflich": "", "Selbstständige Tätigkeit": "",
		"Autónoma": "", "Indépendante": "",
	} {
		w := &writer{frames: framesOf("en", compose.Professional), c: loaded()}
		if got := w.places[w.place(place{employer: employer, title: "Cook"})].employer; got != want {
			t.Errorf("%q: %q, want %q", employer, got, want)
		}
	}
}

// TestTheGateMarksWordsOfOursAlone holds that a letter's sentence with an error of ours is found, and that one of the
// user's is not held against the sentence that quotes it.
func TestTheGateMarksWordsOfOursAlone(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Work[0].Highlights = append(r.Work[0].Highlights, "Kept an ledger")
	w := newWriter(loaded(), r, posting.Read(loaded(), ledgerPosting), Options{}, today)
	for line, want := range map[string]string{
		"I bring with with me a ledger.": check.High,
		"- Kept an ledger":               "",
		"I hold AAT Level 3 [and more].": "",
	} {
		bad := map[string]string{}
		w.misworded([]string{line}, bad)
		if bad[line] != want {
			t.Errorf("%q: %q, want %q", line, bad[line], want)
		}
	}
}
