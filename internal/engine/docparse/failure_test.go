package docparse

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/document"
)

// TestUnknownLabels reads forms with labels that no table knows, each of which once stopped the reader.
func TestUnknownLabels(t *testing.T) {
	t.Parallel()
	const first = "Work Experience\nCompany : Larkspur Ltd, Leeds\nPosition : Designer\n"
	for name, in := range map[string]string{
		"an unknown label":    first + "Team Size : 2\n",
		"a capital sub-head":  "Ana Roe\n\nWork Experience\nGULF EXPERIENCE\nCompany : Larkspur Ltd, Leeds\nPosition : Designer\nTeam Size : 2\n",
		"whom one reports to": first + "Reports to: the board\nDuration : March 2015 to Till date\n",
		"studies":             "Ana Roe\n\nEducation\nCourse: BSc, Physics\nSchool/University: Hill College, Leeds\nSubject: Optics\nEducation Level: higher\nShift: evening\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res := FromText(in)
			holdAnswer(t, name, res, nil)
			if len(res.Failures) > 0 || len(res.Document.Work)+len(res.Document.Education) != 1 {
				t.Errorf("%v\n%s", res.Failures, brief(res.Document))
			}
		})
	}
	w := FromText(first + "Team Size : 2\n").Document.Work[0]
	if w.Name != "Larkspur Ltd" || w.Position != "Designer" || w.Location != "Leeds" {
		t.Errorf("%+v", w)
	}
}

// TestFailedSection holds that a mistake of the reader costs one section, is said, and loses no line.
func TestFailedSection(t *testing.T) {
	t.Parallel()
	work := []*para{
		{line: line{segs: []segment{{text: "Engineer, Acme"}}}},
		{line: line{segs: []segment{{text: "Built pumps"}}}},
	}
	b := &builder{res: &Result{Format: TXT}}
	b.doc.Basics.Name = "Ana Roe"
	b.guarded(&section{kind: document.SectionWork, heading: "Jobs", head: &para{used: true}, paras: work},
		func(s *section) {
			s.paras[0].used, s.paras[0].segs = true, nil
			b.doc.Basics.Name = "Nobody"
			b.doc.Work = append(b.doc.Work, document.Work{Name: "half"})
			b.field("work[0].name", 1, s.paras[1])
			panic("out of range")
		})
	if b.doc.Basics.Name != "Ana Roe" || len(b.doc.Work) != 0 || len(b.res.Fields) != 0 || work[0].used ||
		work[0].text() != "Engineer, Acme" {
		t.Errorf("%+v, %+v, %+v", b.doc, b.res.Fields, work[0])
	}
	if len(b.res.Failures) != 1 || len(b.res.Warnings) != 1 || !strings.Contains(b.res.Warnings[0], "“Jobs”") {
		t.Errorf("%v, %v", b.res.Failures, b.res.Warnings)
	}
	res, err := guarded(func() (*Result, error) { panic("of Ana Roe") })
	if fault.KindOf(err) != fault.Unreadable || fault.Public(err) != unreadable {
		t.Errorf("%v", err)
	}
	if all := FailuresOf(res, err); len(all) != 1 || strings.Contains(err.Error()+all[0].Error(), "Ana Roe") {
		t.Errorf("the log is given the words of a panic: %v, %v", err, all)
	}
}

// TestFailedBuild holds that a mistake outside every section keeps all lines.
func TestFailedBuild(t *testing.T) {
	t.Parallel()
	res := guardedBuild(PDF, []line{{segs: []segment{{text: "Ana Roe"}}, page: 1}, {page: 1}},
		func(Format, []line) *Result { panic("out of range") })
	if len(res.Failures) != 1 || len(res.NotPlaced) != 2 || res.NotPlaced[0].Text != "Ana Roe" ||
		len(res.Warnings) != 1 || res.Document == nil {
		t.Errorf("%+v", res)
	}
}

// forms makes resumes of labelled entries, tables, sentences and headings in all orders, from few words.
type forms struct{ *rand.Rand }

func (g forms) pick(of ...string) string { return of[g.IntN(len(of))] }

func (g forms) value() string {
	return g.pick("Larkspur Ltd, Leeds", "Designer", "2", "", "March 2015 to Till date", "2014 - 2018", "BSc",
		"BSc, Physics", "Hill College",
		"the board", "59.95", "First Class", "Doha - Qatar.", "M/s. Heron Co", "Engineer / Editor", "(i)",
		"a, b, c, d, e, f, g, h, i, j, k", "|", "–", ":", "Present", "larkspur.example")
}

func (g forms) label() string {
	return g.pick("Company", "Position", "Designation", "Team Size", "Reports to", "Duration", "From", "To", "Location",
		"Employer", "Course", "School/University",
		"Education Level", "Subject", "Grade", "Duties", "Responsibilities", "Client", "Project", "GULF", "Degree",
		"Board", "Year of passing", "Percentage", "Type of business")
}

func (g forms) line() string {
	switch g.IntN(9) {
	case 0, 1, 2:
		return g.label() + g.pick(" : ", ": ", ":", " - ", "- ", "\t", "   :  ") + g.value()
	case 3:
		return g.label() + g.pick(" | ", "\t", "    ", " / ") + g.label() + g.pick(" | ", "\t", "    ") + g.label()
	case 4:
		return g.value() + g.pick(" | ", "\t", "    ", ", ", " – ") + g.value() + g.pick(" | ", "\t", "    ",
			", ") + g.value()
	case 5:
		return g.pick("- ", "• ", "1. ", "", "# ") + g.pick("Worked as ", "Currently working as a ",
			"") + g.value() + g.pick(" at ", " in ", " with ", " from ") + g.value() + g.pick(" from ", " (",
			" to ") + g.value()
	case 6:
		return g.pick("Work Experience", "EDUCATION", "Skills", "Personal Details", "PROJECTS", "Certificates",
			"Languages", "GULF EXPERIENCE", "Awards", "Publications", "Volunteering", "References", "Interests")
	case 7:
		return ""
	}
	return g.value()
}

func (g forms) resume() string {
	var sb strings.Builder
	if g.IntN(2) == 0 {
		sb.WriteString("Ana Roe\nana@example.com\n\n")
	}
	sb.WriteString(g.pick("Work Experience", "EDUCATION", "Projects", "Volunteering", "Skills") + "\n")
	for range 2 + g.IntN(14) {
		sb.WriteString(g.line() + "\n")
	}
	return sb.String()
}

// formsRead is how many made forms a test run reads; FuzzForms goes on from there.
const formsRead = 1500

// TestMadeForms reads made forms: no section of any of them fails.
func TestMadeForms(t *testing.T) {
	t.Parallel()
	g := forms{rand.New(rand.NewPCG(16, 1))}
	for i := range formsRead / raceCost {
		in := g.resume()
		res, err := testReader().Read(context.Background(), "cv.txt", []byte(in))
		holdAnswer(t, madeForm+in, res, err)
		if t.Failed() {
			t.Fatalf("form %d", i)
		}
	}
}

// FuzzForms lets the fuzzer choose the forms and holds all that a reading owes.
func FuzzForms(f *testing.F) {
	for i := range uint64(8) {
		f.Add(i, i)
	}
	f.Fuzz(func(t *testing.T, a, b uint64) {
		in := forms{rand.New(rand.NewPCG(a, b))}.resume()
		res := FromText(in)
		holdAnswer(t, madeForm+in, res, nil)
	})
}
