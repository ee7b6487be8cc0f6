package letter

import (
	"slices"
	"testing"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// linesOf returns the lines of a job that a letter may quote, in the resume's order.
func linesOf(t *testing.T, code string, job document.Work) []string {
	t.Helper()
	r := clerk()
	r.Work = []document.Work{job}
	w := &writer{
		frames: framesOf(code, ""), c: loaded(), r: r, p: &posting.Posting{}, asOf: today,
		readings: map[string]*claim.Reading{},
	}
	at := w.place(place{kind: atWork, title: job.Position, employer: job.Name, start: job.StartDate, end: job.EndDate})
	w.bullets(at, job.Highlights, "work[0].highlights")
	var out []string
	for _, p := range w.proofs {
		out = append(out, p.text)
	}
	return out
}

// TestLinesAreQuotedWhole holds that a line that the reading cut is one again, and that of one whose other half is
// missing nothing is quoted.
func TestLinesAreQuotedWhole(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code  string
		lines []string
		want  []string
	}{
		{"en", []string{ // all lines but one have an end
			"Caseload of 14 to 18 adults.", "Moved the kitchen to the new", "IDDSI framework with the dietary manager.",
			"I chart at the bedside in Net Health.", "Weekly meeting with the whole team.",
		}, []string{
			"Caseload of 14 to 18 adults.", "Moved the kitchen to the new IDDSI framework with the dietary manager.",
			"I chart at the bedside in Net Health.", "Weekly meeting with the whole team.",
		}},
		{"en", []string{ // the first line is the end of the last
			"to great-grandmas. Charted on paper and in Dexis.", "Spent a lot of time on home care.",
			"General practice, 8 patients a day, kids",
		}, []string{
			"Spent a lot of time on home care.",
			"General practice, 8 patients a day, kids to great-grandmas. Charted on paper and in Dexis.",
		}},
		{"de", []string{
			"Buchstaben K bis R, rund 310 laufende Fälle", "vom Eingang bis zum Bescheid",
			"Sprechstunde am Dienstag und Donnerstag",
			"Anhörung, Aufhebung, Erstattung nach §§ 45, 48, 50", "SGB X",
		}, []string{
			"Buchstaben K bis R, rund 310 laufende Fälle vom Eingang bis zum Bescheid",
			"Sprechstunde am Dienstag und Donnerstag",
			"Anhörung, Aufhebung, Erstattung nach §§ 45, 48, 50 SGB X",
		}},
		{"en", []string{"22 different offices around"}, nil},
		{
			"en",
			[]string{"Zero late penalties since I took over", "About 160 records a year, most in June"},
			[]string{"Zero late penalties since I took over", "About 160 records a year, most in June"},
		},
		{"de", []string{"Einführung von 5S in der Kommissionierung zus. mit ext."}, nil},
		{
			"de",
			[]string{"Umstellung auf E-Akte im Jahr 2022: war eine von zwei", "Schlüsselanwenderinnen im Amt"},
			[]string{"Umstellung auf E-Akte im Jahr 2022: war eine von zwei Schlüsselanwenderinnen im Amt"},
		},
		{
			"de",
			[]string{"Umstellung auf E-Akte im Jahr 2022: war eine von zwölf", "Schlüsselanwenderinnen im Amt"},
			[]string{"Umstellung auf E-Akte im Jahr 2022: war eine von zwölf Schlüsselanwenderinnen im Amt"},
		},
		{
			"de",
			[]string{"Wartungsaufträge rückmelden in SAP PM", "seit 2023 Vertretung des Sprechers der Schicht"},
			[]string{"Wartungsaufträge rückmelden in SAP PM", "seit 2023 Vertretung des Sprechers der Schicht"},
		},
		{
			"en",
			[]string{"Laser alignment on all the motor sets", "Did the first 22 sets, the contractor did the rest"},
			[]string{"Did the first 22 sets, the contractor did the rest"},
		},
	} {
		got := linesOf(t, c.code, document.Work{
			Name: "Tern Logistics Ltd", Position: "Clerk", StartDate: "2019-03", Highlights: c.lines,
		})
		if !slices.Equal(got, c.want) {
			t.Errorf("%q are quoted as %q, want %q", c.lines, got, c.want)
		}
	}
}

// TestLinesOfAnotherTimeOrPlaceAreLeftOut holds what is not quoted under the job in which it was read.
func TestLinesOfAnotherTimeOrPlaceAreLeftOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code, line string
		quoted     bool
	}{
		{"en", "On the side since 2021: maps for churches and surveyors", false},
		{"en", "Moved 40 reports to the new database in 2018", true},
		{"fr", "à l'Albergo Lido Verde, Ascona, réception et bar", false},
		{"en", "in charge of the stock of two branches", true},
	} {
		got := linesOf(t, c.code, document.Work{
			Name: "Tern Logistics Ltd", Position: "Clerk", StartDate: "2015", EndDate: "2019",
			Highlights: []string{c.line},
		})
		if len(got) > 0 != c.quoted {
			t.Errorf("%q: %q", c.line, got)
		}
	}
}
