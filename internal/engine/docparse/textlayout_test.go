package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTextLayouts reads one resume as people set it in plain text and Markdown; each way must give the same facts.
func TestTextLayouts(t *testing.T) {
	t.Parallel()
	const want = `Aisha Bello |  | aisha.bello@example.ng |  | Lagos, Nigeria
work | Finance Manager | Zuma Logistics Ltd | Lagos | Jan 2019 – Present | --
work | Senior Auditor | Adeyemi & Partners | Abuja | Sep 2014 – Dec 2018 | -
school | B.Sc. | Accounting | University of Ibadan | 2010 – 2014
skill | Accounting | IFRS, consolidation, tax
skill | Software | SAP, Excel, Power BI
`
	header := "Aisha Bello\nLagos, Nigeria | aisha.bello@example.ng\n\n"
	for name, in := range map[string]string{
		"brackets, bullets that wrap, dates at the right": header +
			"[ EXPERIENCE ]\nFinance Manager                              Jan 2019 - Present\nZuma Logistics Ltd, Lagos\n  * Lead a team of six across payables, receivables and treasury, with\n    monthly reports to the board and to two lenders.\n  * Replaced spreadsheets with an ERP system.\n\nSenior Auditor                               Sep 2014 - Dec 2018\nAdeyemi & Partners, Abuja\n  * Audited banks and manufacturers under IFRS.\n\n[ EDUCATION ]\nB.Sc. Accounting, University of Ibadan                2010 - 2014\n\n[ SKILLS ]\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"rules around headings and under the name": "==========\nAisha Bello\n==========\nLagos, Nigeria * aisha.bello@example.ng\n\n=== EXPERIENCE ===\nFinance Manager | Zuma Logistics Ltd | Lagos | 01/2019 - present\n+ Lead a team of six\n+ Replaced spreadsheets\n\nSenior Auditor | Adeyemi & Partners | Abuja | 09/2014 - 12/2018\n+ Audited banks\n\n=== EDUCATION ===\nB.Sc. Accounting | University of Ibadan | 2010 - 2014\n\n=== SKILLS ===\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"rules between sections": header +
			"EXPERIENCE\nFinance Manager, Zuma Logistics Ltd, Lagos\nJan 2019 - Present\n- Lead a team of six\n- Replaced spreadsheets\nSenior Auditor, Adeyemi & Partners, Abuja\nSep 2014 - Dec 2018\n- Audited banks\n--------------------\nEDUCATION\nB.Sc. Accounting, University of Ibadan, 2010 - 2014\n--------------------\nSKILLS\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"headings with a sign of their own": header +
			"■ Experience\nFinance Manager, Zuma Logistics Ltd, Lagos\nJan 2019 - Present\n- Lead a team of six\n- Replaced spreadsheets\nSenior Auditor, Adeyemi & Partners, Abuja\nSep 2014 - Dec 2018\n- Audited banks\n■ Education\nB.Sc. Accounting, University of Ibadan, 2010 - 2014\n■ Skills\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"numbered headings": header +
			"1. Experience\n\nFinance Manager, Zuma Logistics Ltd, Lagos\nJan 2019 - Present\n- Lead a team of six\n- Replaced spreadsheets\n\nSenior Auditor, Adeyemi & Partners, Abuja\nSep 2014 - Dec 2018\n- Audited banks\n\n2. Education\n\nB.Sc. Accounting, University of Ibadan, 2010 - 2014\n\n3. Skills\n\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"blocks without bullets": header +
			"Experience\n\nFinance Manager, Zuma Logistics Ltd, Lagos\nJan 2019 - Present\nA team of six with monthly reports\nOne system for all warehouses\n\nSenior Auditor, Adeyemi & Partners, Abuja\nSep 2014 - Dec 2018\nBanks and manufacturers under IFRS\n\nEducation\n\nB.Sc. Accounting, University of Ibadan\n2010 - 2014\n\nSkills\n\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"as a network's page shows it": header +
			"Experience\nFinance Manager\nZuma Logistics Ltd · Full-time\nJan 2019 - Present · 3 yrs 2 mos\nLagos\n- Lead a team of six\nSkills: SAP · Excel\nSenior Auditor\nAdeyemi & Partners · Contract\nSep 2014 - Dec 2018 · 4 yrs 4 mos\nAbuja\n- Audited banks\n\nEducation\nUniversity of Ibadan\nB.Sc., Accounting\n2010 - 2014\n\nSkills\nAccounting: IFRS, consolidation, tax\nSoftware: SAP, Excel, Power BI\n",
		"headings beside their text": header +
			"Experience     Finance Manager, Zuma Logistics Ltd, Lagos\n               Jan 2019 - Present\n               - Lead a team of six\n               - Replaced spreadsheets\n               Senior Auditor, Adeyemi & Partners, Abuja\n               Sep 2014 - Dec 2018\n               - Audited banks\n\nEducation      B.Sc. Accounting, University of Ibadan, 2010 - 2014\n\nSkills         Accounting: IFRS, consolidation, tax\n               Software: SAP, Excel, Power BI\n",
		"Markdown": "---\ntitle: Resume\nauthor: Aisha Bello\n---\n\n# Aisha Bello\n\nLagos, Nigeria · [aisha.bello@example.ng](mailto:aisha.bello@example.ng)\n\n---\n\n## Experience\n\n### Finance Manager\n**Zuma Logistics Ltd** — *Lagos* — *Jan 2019 – Present*\n\n* Lead a team of **six**\n* Replaced spreadsheets\n\n### Senior Auditor\n**Adeyemi & Partners** — *Abuja* — *Sep 2014 – Dec 2018*\n\n* Audited banks\n\n## Education\n\n**B.Sc. Accounting**, University of Ibadan\\\n*2010 – 2014*\n\n## Skills\n\n| Area | Tools |\n|------|-------|\n| Accounting | IFRS, consolidation, tax |\n| Software | SAP, Excel, Power BI |\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res := FromText(in)
			got := brief(res.Document)
			if d := cmp.Diff(want, strings.Replace(got, "AISHA", "Aisha", 1)); d != "" {
				t.Errorf("%s\n%s", d, res.Text)
			}
		})
	}
}

// TestRules holds which rules make a heading of the line above them.
func TestRules(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]int{
		"Skills\n------\nGo":                               2,
		"Skills\n======\nGo":                               1,
		"------\nSkills\n------\nGo":                       2,
		"Wrote the manual.\n------\nSkills":                0,
		"Other words here\n------\nSkills\nGo":             0,
		"Other words here\n------\nMore\n------\nStill":    0,
		"- a point\n------\nmore":                          0,
		"Acme    2019\n------\nmore":                       0,
		"Skills\n\n------\nGo":                             0,
		"Other words here\n- - - - -\nmore of other words": 2,
	} {
		lines := textLines(in)
		if got := lines[0].level; got != want {
			t.Errorf("%q: level %d, want %d", in, got, want)
		}
	}
}

// TestEmphasis holds what is taken off a text as a mark and what belongs to it.
func TestEmphasis(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"**Acme** — *Lagos*":            "Acme — Lagos",
		"***Acme***":                    "Acme",
		"__Acme__, _Lagos_":             "Acme, Lagos",
		"`Go` `SQL`":                    "Go, SQL",
		"snake_case_name and 5 * 3 * 2": "snake_case_name and 5 * 3 * 2",
		`C\+\+ and \*star\*`:            "C++ and *star*",
		"a * b":                         "a * b",
		"~~old~~ new":                   "old new",
	} {
		if got, _, _ := emphasised(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
