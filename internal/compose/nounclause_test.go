package compose

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"vitae/internal/document"
	"vitae/internal/skill"
)

// TestClauseOf makes clauses of lines that are no sentences, and leaves what is not certain.
func TestClauseOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		bullet string
		form   clauseForm
		want   string // empty: it cannot be told
	}{
		{"120-node EKS estate on AWS, all in Terraform modules; account bill down 31%.", ofWork, "a 120-node EKS estate on AWS, all in Terraform modules, with the account bill down 31%"},
		{"Prometheus, Grafana and SLO alerts; pages per week fell from 40 to 9.", ofWork, "Prometheus, Grafana and SLO alerts; pages per week fell from 40 to 9"},
		{"Weekly one-to-ones and call reviews; CSAT from 86 to 94", ofWork, "weekly one-to-ones and call reviews; CSAT went from 86 to 94"},
		{"Pre-trip and post-trip checks; four roadside inspections, no violations", ofWork, "pre-trip and post-trip checks, with four roadside inspections and no violations"},
		{"Three-statement model in Excel used for a 30 million refinancing", ofWork, "a three-statement model in Excel used for a 30 million refinancing"},
		{"Caseload of 17; lead child protection visits", ofWork, "a caseload of 17"},
		{"Weekly stock checks; 40 staff talks a month", ofWork, "weekly stock checks as well as 40 staff talks a month"},
		{"Debian and RHEL fleets with Ansible; wrote small tools in Go", ofWork, "Debian and RHEL fleets with Ansible, and I wrote small tools in Go"},
		{"Cycle counts lifted stock accuracy from 96.1% to 99.4%.", ofItself, "cycle counts lifted stock accuracy from 96.1% to 99.4%"},
		{"Responsible pharmacist for 7,500 items a month", ofPerson, "am the responsible pharmacist for 7,500 items a month"},
		{"Second in command of ten cooks", ofPerson, "am second in command of ten cooks"},
		{"Plan and lead 24 staff; 11,500 lines a night", ofPerson, "plan and lead 24 staff, with 11,500 lines a night"},
		{"Set the programme in Primavera; let and ran 25 trade packages per job", ofPerson, "set the programme in Primavera, and I let and ran 25 trade packages per job"},
		{"118% of a $900k quota in 2023", ofFigure, "118% of a $900k quota in 2023"},
		{"Approximately €700 in room upgrades a month", ofFigure, "approximately €700 in room upgrades a month"},
		{"Passed all papers at the first attempt", ofPerson, "passed all papers at the first attempt"},
		{"Part of a team of six that moved 80,000 items", ofPerson, "was part of a team of six that moved 80,000 items"},
		{"Member of the safety committee", ofPerson, "am a member of the safety committee"},
		{"Union representative for 40 guards", ofPerson, "am a union representative for 40 guards"},
		{"Lead investigator for near misses; accident rate down 40%", ofPerson, "am the lead investigator for near misses, with the accident rate down 40%"},
		{"Responsible for a crew of 3, up to 9 at harvest", ofPerson, "am responsible for a crew of 3, up to 9 at harvest"},
		{"Third in the regional contest 2023", ofPerson, "came third in the regional contest 2023"},
		{"Promoted by the board", ofPerson, "was promoted by the board"},
		{"Based in Leeds with the team", ofWork, ""},
		{"Print costs down 15%.", ofItself, "print costs are down 15%"},
		{"Fuel use reduced from 31 to 28 litres", ofItself, "the fuel use was reduced from 31 to 28 litres"},
		{"On-board sales 9% above target in 2023.", ofItself, "on-board sales were 9% above target in 2023"},
		{"Query time of one report from 40 to 8 seconds", ofItself, "the query time of one report went from 40 to 8 seconds"},
		{"On a shift of 4, handle roughly 25 tickets a night.", ofItself, "on a shift of 4, I handle roughly 25 tickets a night"},
		{"Fit about 14 pairs of glasses a day", ofPerson, "fit about 14 pairs of glasses a day"},
		{"Plan 70 loads a week; empty runs cut from 22% to 16%", ofPerson, "plan 70 loads a week; empty runs were cut from 22% to 16%"},
		{"Run 4 story hours a week; attendance up from 55 to 90", ofPerson, "run 4 story hours a week, with attendance up from 55 to 90"},
		{"Caseload of up to 45 files", ofWork, "a caseload of up to 45 files"},
		{"Two near misses reported, no accident since 2018", ofWork, ""},
		{"Announcements, tickets and doors on the line", ofWork, "announcements, tickets and doors on the line"},
		{"60+ interviews a year; saved five sprints", ofWork, "60+ interviews a year, and I saved five sprints"},
		{"London office of 12", ofWork, ""}, // a name keeps its capital, and nobody knows here that it is one
		{"Check tickets, clean screens", ofWork, ""},
		{"Design furniture fittings in SolidWorks", ofWork, ""},
		{"Hand out leaflets in the town centre", ofWork, ""},
		{"Two promotions in three years", ofWork, ""},
		{"React TypeScript JavaScript CSS accessibility Next.js Playwright React TypeScript", ofWork, ""},
		{"Patient medication record systems and stock orders", ofWork, "patient medication record systems and stock orders"},
		{"Zero complaints", ofWork, ""},
		{"First ML project: fraud rules replaced", ofWork, ""},
		{"Promoted to team lead in 2019", ofPerson, "was promoted to team lead in 2019"},
		{"Automated tests now cover 90% of the code", ofWork, ""},
	} {
		r := &document.Resume{Work: []document.Work{{Name: "Acme", Position: "Worker", StartDate: "2020-01", Highlights: []string{c.bullet}}}}
		w := newWriter(loaded(), r, readJob(t, "jane"), Options{}, today)
		for _, l := range w.lines {
			if l.Kind != document.LineBullet {
				continue
			}
			got, form, ok := w.clauseOf(l, present)
			if got != c.want || ok != (c.want != "") || ok && form != c.form {
				t.Errorf("%q: %q (%d)", c.bullet, got, form)
			}
		}
	}
}

// TestClausesKeepTheFigures: whatever the line, its clause has no figure that the line lacks, and nothing panics.
func TestClausesKeepTheFigures(t *testing.T) {
	t.Parallel()
	word := rapid.SampledFrom([]string{"caseload", "of", "17", "and", "run", "Set", "the", "EKS", "estate", "fell", "from", "40%", "to", "9", ",", ";", ".", "no", "checks", "Weekly", "stock", "led", "lead", "all", "I", "–", "(k8s)", "down", "3-day", "Passed", "in", "Excel", "é", "A.", "b,", "c;"})
	rapid.Check(t, func(rt *rapid.T) {
		line := strings.Join(rapid.SliceOfN(word, 0, 14).Draw(rt, "words"), " ")
		l := document.Line{Kind: document.LineBullet, Text: line}
		w := &writer{c: loaded(), named: map[string][]skill.Mention{"": loaded().Find(line)}}
		clause, _, _ := w.clauseOf(l, rapid.SampledFrom([]tense{present, pastTense, noTense}).Draw(rt, "tense"))
		for _, f := range figures(clause) {
			if !strings.Contains(line, strings.Trim(f, ".,;:()")) {
				rt.Errorf("%q: %q has the figure %s", line, clause, f)
			}
		}
	})
}
