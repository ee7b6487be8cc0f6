package docparse

import (
	"slices"
	"strings"
	"testing"
)

const oddHeadings = `Nora Brandvik
Leeds | 07700 900 311 | nora.brandvik@example.com

WORK

Payroll Clerk, Aire Valley Textiles Ltd, Leeds, 03/2019 - present
- Weekly payroll of 240 staff, gross to net
- Answers questions about pay by phone

I SPEAK

Norwegian (native), English (fluent), Polish (only what you need on the phone)

COMPUTERS

Sage 50, BrightPay, Excel, SAP

I hereby declare that the above details are true to the best of my knowledge.
`

func TestLinesUnderUnknownHeadings(t *testing.T) {
	doc := FromText(oddHeadings).Document
	var skills, languages []string
	for _, s := range doc.Skills {
		skills = append(skills, s.Name)
		skills = append(skills, s.Keywords...)
	}
	for _, l := range doc.Languages {
		languages = append(languages, l.Language)
	}
	if want := []string{"Sage 50", "BrightPay", "Excel", "SAP"}; !slices.Equal(skills, want) {
		t.Errorf("skills %q, want %q", skills, want)
	}
	if want := []string{"Norwegian", "English", "Polish"}; !slices.Equal(languages, want) {
		t.Errorf("languages %q, want %q", languages, want)
	}
}

func TestSignatureIsNoSkill(t *testing.T) {
	res := FromText(strings.Replace(oddHeadings, "COMPUTERS", "SKILLS", 1))
	for _, s := range res.Document.Skills {
		if strings.Contains(s.Name+s.Level, "declare") {
			t.Errorf("skill %+v", s)
		}
	}
	if !slices.ContainsFunc(res.NotPlaced, func(l Line) bool { return strings.Contains(l.Text, "declare") }) {
		t.Errorf("not placed %v", res.NotPlaced)
	}
}

// A course of study with a dash and no end behind its start goes on.
func TestStudiesThatGoOn(t *testing.T) {
	for _, dates := range []string{"2024– , 4 of 6 modules passed", "2024–…", "(2024–), part time"} {
		doc := FromText("Jane Example\n\nEDUCATION\nDiploma in Payroll Management, University of Limerick, " + dates +
			"\n").Document
		if e := doc.Education; len(e) != 1 || e[0].StartDate != "2024" || e[0].EndDate != "" {
			t.Errorf("%s: %+v", dates, e)
		}
	}
}
