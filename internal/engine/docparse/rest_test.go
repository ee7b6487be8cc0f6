package docparse

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
)

// Heads and feet of pages are not listed as lost, and a fact about the person goes where such facts are kept.
func TestHeadsOfPagesAndFactsAreNotListed(t *testing.T) {
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

// TestADateWithoutAFieldIsListed holds that a date of a head that no field keeps is listed, not dropped in silence.
func TestADateWithoutAFieldIsListed(t *testing.T) {
	t.Parallel()
	res := FromText("Ann Smith\nann@example.com\n\nExperience\n2015-01 - 2023-05 Kettle Ltd\n" +
		"Clerk, promoted Manager 1/2019\n- Did the books\n")
	listed := slices.ContainsFunc(res.NotPlaced, func(l Line) bool { return l.Text == "1/2019" })
	if kept := strings.Contains(string(res.Document.JSON()), "2019"); listed == kept {
		t.Errorf("listed %v, kept %v: %+v", listed, kept, res.Document.Work)
	}
}

func TestHeadsAndFeetOfPages(t *testing.T) {
	t.Parallel()
	name := []string{"tomasi", "latu"}
	for text, want := range map[string]bool{
		"T Latu - CV p. 1/2": true, "Page 2 of 2": true, "L E B E N S L A U F": true, "Lebenslauf Tomasi Latu 2": true,
		"Latu": false, "2 pages of proof a day": false, "Tomasi Latu, treasurer": false, "Level 3": false,
		"612 345 678": false, "06 12 34 56 78": false, "17/20": false, "3.8 / 4.0": false, "95 %": false,
	} {
		if got := runningText(text, name); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// What employers ask for stands on the page as it was written; what says nothing of the work is the person's alone; and
// what is neither is lost nowhere.
func TestFactsAboutThePerson(t *testing.T) {
	t.Parallel()
	type placed struct{ certificate, private, left string }
	for text, want := range map[string]placed{
		"38 ans, permis B":                         {"permis B", "=38 ans", ""},
		"38 ans, permis B, véhicule":               {"permis B, véhicule", "=38 ans", ""},
		"Full UK driving licence":                  {"Full UK driving licence", "", ""},
		"Date of birth : 02.11.1988":               {"", "Date of birth=02.11.1988", ""},
		"Married, two dogs":                        {"", "=Married", "two dogs"},
		"Notice period 60 days":                    {"", "", "Notice period 60 days"},
		"SC cleared to Feb 2028, full UK licence":  {"SC cleared to Feb 2028, full UK licence", "", ""},
		"South African citizen; UK settled status": {"South African citizen, UK settled status", "", ""},
		"Driving licence clean, DBS from 2022":     {"Driving licence clean, DBS from 2022", "", ""},
		"NATO Secret security clearance":           {"NATO Secret security clearance", "", ""},
		"Working with Children Check (Vic)":        {"Working with Children Check (Vic)", "", ""},
		"20 ans d'expérience en logistique":        {"", "", "20 ans d'expérience en logistique"},
		"23.07.1986 in Karaganda":                  {"", "=23.07.1986 in Karaganda", ""},
		"Zip code 90210, Los Angeles":              {"", "", "Zip code 90210, Los Angeles"},
		"12 Bürger Street":                         {"", "", "12 Bürger Street"},
		"né à Lyon, nationalité française":         {"", "=né à Lyon, nationalité française", ""},
	} {
		res := &Result{Document: &document.Resume{}}
		var got placed
		for _, l := range res.personal(Line{Text: text}) {
			got.left += l.Text
		}
		for _, c := range res.Document.Certificates {
			got.certificate += c.Name
		}
		for _, f := range res.Document.LayoutOf().Private {
			got.private += f.Label + "=" + f.Text
		}
		if got != want {
			t.Errorf("%q: %+v", text, got)
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

// What a head says beside its fields stands in its sentence where the fields are cut out of the middle of one.
func TestWordsTornFromASentence(t *testing.T) {
	t.Parallel()
	unit := "Since 2021 I have been at Hill Primary (74 on roll) as class teacher."
	for text, want := range map[string]string{
		"I have been at": strings.TrimSuffix(unit, "."), "74 on roll)": strings.TrimSuffix(unit, "."),
		"Mon-Thurs": "Mon-Thurs", "part time, nights": "part time, nights", "(30 Std./Woche)": "(30 Std./Woche)",
		"from home": "from home", "from March": strings.TrimSuffix(unit, "."),
		"since Jan 2021": strings.TrimSuffix(unit, "."),
	} {
		if got := (headNote{text: text, unit: unit, line: unit}).whole(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
	long := strings.Repeat("and more of the same ", longestWhole)
	if got := (headNote{text: "I was at", unit: long, line: long}).whole("I was at"); got != "I was at" {
		t.Errorf("a paragraph stands for three words: %q", got)
	}
	whole := "depuis 2021, CDD renouvelé"
	got := withoutRepeats([]string{"CDD renouvelé.", whole, whole, "nights"})
	if !slices.Equal(got, []string{whole, "nights"}) {
		t.Errorf("%q", got)
	}
	for _, kept := range [][]string{
		{"A", "Acting head"}, {"art", "part time"}, {"nights", "fortnights"}, {"C", "C++"},
	} {
		if got := withoutRepeats(kept); !slices.Equal(got, kept) {
			t.Errorf("%q of %q", got, kept)
		}
	}
}

// TestHobbiesBesideTheirLabelAreInterests holds for a line at a resume's end that is its own heading.
func TestHobbiesBesideTheirLabelAreInterests(t *testing.T) {
	t.Parallel()
	res := FromText(`Dayo Aigbe
dayo.aigbe@example.org

WORK EXPERIENCE
Warehouse clerk, Delta Stores, Benin City, Mar 2018 - Present
- Counts stock every Friday with two others

REFEREES: Available upon request
HOBBIES: Football, Draught, Bible study
`)
	var names []string
	for _, i := range res.Document.Interests {
		names = append(names, i.Name)
	}
	if want := []string{"Football", "Draught", "Bible study"}; !slices.Equal(names, want) {
		t.Errorf("interests %q, want %q; not placed: %v", names, want, res.NotPlaced)
	}
}

// Labels and words that only join are not listed as lines that fit no field; what says something is.
func TestLabelsAloneSayNothing(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Employer:": true, "PUESTO": true, "Établissement": true, "Zeitraum": true, "Phone:": true,
		"Present": true, "Frühjahr": true, "since": true,
		"Führerschein": false, "Employer of the year": false, "a year": false, "Female": false, "2019": false,
	} {
		if got := onlyLabels(text) || onlyJoins(text); got != want {
			t.Errorf("%q says nothing: %v, want %v", text, got, want)
		}
	}
}
