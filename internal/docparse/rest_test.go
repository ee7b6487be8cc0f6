package docparse

import (
	"slices"
	"testing"

	"vitae/internal/document"
)

// What only heads, joins or numbers is not listed as lost, and a fact about the person goes where such facts are kept.
func TestWhatIsLeftSaysSomething(t *testing.T) {
	t.Parallel()
	res := FromText(`T Latu - CV                                   p. 1/2
Tomasi Latu
Island Bay, Wellington / 021 555 0143 / tomasi.latu@example.org
NZ citizen

Where I've been

Mar 2022 - now      Pukeko Broadband, Wellington
                   Senior data analyst
                   Look after about 140 of the 310 dbt models on Snowflake.

Aug 2018 - Feb 2022  Harrow & Tait Utilities Consulting, Lower Hutt
                   Data engineer
                   Pulled meter reads for two lines companies into BigQuery.

T Latu - CV                                   p. 2/2

Study
2017   BCom (Accounting), Massey University
`)
	for _, l := range res.NotPlaced {
		t.Errorf("listed: %q", l.Text)
	}
	if !slices.ContainsFunc(res.Document.Certificates,
		func(c document.Certificate) bool { return c.Name == "NZ citizen" }) {
		t.Errorf("certificates: %+v", res.Document.Certificates)
	}
}

func TestHeadsAndFeetOfPages(t *testing.T) {
	t.Parallel()
	name := []string{"tomasi", "latu"}
	for text, want := range map[string]bool{
		"T Latu - CV p. 1/2": true, "Page 2 of 2": true, "L E B E N S L A U F": true, "Lebenslauf Tomasi Latu 2": true,
		"Latu": false, "2 pages of proof a day": false, "Tomasi Latu, treasurer": false, "Level 3": false,
	} {
		if got := runningText(text, name); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestFactsAboutThePerson(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][2]string{
		"38 ans, permis B":           {"permis B", "38 ans"},
		"Full UK driving licence":    {"Full UK driving licence", ""},
		"Date of birth : 02.11.1988": {"", "02.11.1988"},
		"Notice period 60 days":      {"", ""},
	} {
		res := &Result{Document: &document.Resume{}}
		placed := res.status(Line{Text: text})
		var got [2]string
		for _, c := range res.Document.Certificates {
			got[0] += c.Name
		}
		for _, f := range res.Document.LayoutOf().Private {
			got[1] += f.Text
		}
		if got != want || placed != (want != [2]string{}) {
			t.Errorf("%q: %q, placed %v", text, got, placed)
		}
	}
}

// A sentence of a list may name a group of its own: what is used in most weeks is not used every day.
func TestGroupsWithinALine(t *testing.T) {
	t.Parallel()
	res := FromText("Jane Example\njane@example.com\n\nTools\n" +
		"Every day: SQL, dbt, Snowflake, git. Most weeks: Python, Airflow.\n\n" +
		"Languages\nGerman B1. Irish citizen.\n")
	got := map[string][]string{}
	for _, s := range res.Document.Skills {
		got[s.Name] = s.Keywords
	}
	if !slices.Equal(got["Most weeks"], []string{"Python", "Airflow"}) ||
		slices.Contains(got["Every day"], "Python") {
		t.Errorf("skills: %+v", res.Document.Skills)
	}
	for _, l := range res.Document.Languages {
		if l.Language != "German" {
			t.Errorf("language: %+v", l)
		}
	}
}
