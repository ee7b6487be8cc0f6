package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/posting"
)

// TestSilenceOfWhatDecidesCostsNothing asks for people who were led, a class of a licence and years of somebody whose
// resume says nothing of the first, writes the second in other signs, and has the third under a title that nobody
// knows.
func TestSilenceOfWhatDecidesCostsNothing(t *testing.T) {
	t.Parallel()
	const ad = "Refrigeration Engineer\nHollow Cooling Ltd, Leeds\n\nRequirements:\n- F-Gas Category 1\n- Experience managing people\n" +
		"- 6 years of experience\n- Leak testing\n- Brazing\n"
	const cv = "Jo Ward\njo@example.com\n\nExperience\n\nRefrigeration Engineer, Northside Cooling, 2022 - present\n- Leak testing of 40 cold rooms\n\n" +
		"Coldroom hand, Lakeside Cooling, 2014 - 2022\n- Brazing of pipes for new plants\n\nCertificates\n- F-Gas Cat I\n"
	judge := For(catalogue, posting.Read(catalogue, ad), asOf)
	a := judge.analysis(docparse.FromText(cv).Document)
	if got := a.slots(); len(got) > 0 {
		t.Errorf("held against somebody who says nothing of it: %v", got)
	}
}

// TestWhatDecidesIsComparedSlotBySlot scores a person who meets the one thing that decides above one who is alike in
// all else and does not.
func TestWhatDecidesIsComparedSlotBySlot(t *testing.T) {
	t.Parallel()
	const head = "Jo Ward\njo@example.com\n\nExperience\n\nNight porter, Lakeside Inn, May 2008 - June 2011\n" +
		"- Kept the desk for 120 rooms and drove the guests' bus\n\n"
	for _, tc := range []struct{ name, posting, person, meets, lacks string }{
		{
			"class of a licence",
			"Gasfitter\nHollow Gas Ltd, Kelowna\n\nRequirements:\n- Gasfitter Class A licence\n- Boiler servicing\n- Pressure testing\n- Pipe welding\n",
			"Gasfitter, Northside Heating, 2015 - present\n- Boiler servicing and pressure testing in 300 homes a year\n- Pipe welding on two new plants\n\nLicences\nGasfitter Class $ licence, 2016\n",
			"A", "B",
		},
		{
			"people who were led",
			"Payroll Specialist\nHollow Foods, Leeds\n\nRequirements:\n- Three years managing people directly\n- Payroll processing\n- Excel\n- Garnishments\n",
			"Payroll Specialist, Northside Foods, 2012 - present\n- Payroll processing and garnishments for 4,000 people in Excel\n- $\n",
			"Four direct reports, with their reviews", "Individual contributor, no direct reports",
		},
		{
			"level of a degree",
			"Paralegal\nHollow Law, St. Louis\n\nRequirements:\n- Bachelor's degree in legal studies\n- Document review\n- Deposition summaries\n- Legal research\n",
			"Paralegal, Northside Law, 2012 - present\n- Document review, deposition summaries and legal research for 30 cases a year\n\nEducation\n$, Legal Studies, Lake College, 2012\n",
			"Bachelor of Arts", "Associate of Arts",
		},
		{
			"work that is with others",
			"Data Engineer\nHollow Data, Leeds\n\nRequirements:\n- Kafka\n- SQL\n- Python\n- Airflow\n",
			"Data Engineer, Northside Data, 2015 - present\n- SQL and Python jobs in Airflow for 40 tables\n- $\n",
			"Kafka topics for all of the parcels", "Kafka is with the platform team and I raise tickets to them",
		},
	} {
		p := posting.Read(catalogue, tc.posting)
		score := func(with string) float64 {
			text := head + strings.Replace(tc.person, "$", with, 1)
			return Analyze(catalogue, docparse.FromText(text).Document, p, asOf).Score
		}
		if meets, lacks := score(tc.meets), score(tc.lacks); lacks > 0.8*meets {
			t.Errorf("%s: %g with it, %g without", tc.name, meets, lacks)
		}
	}
}

// TestWeightsDependOnWhatIsAsked holds that a line names a tool once, however it is written, and that a choice of a
// tool and a method weighs the same in both orders.
func TestWeightsDependOnWhatIsAsked(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		lines  string
		named  float64
		method bool
	}{
		{"- Kubernetes in production\n- Run Kubernetes clusters\n", 1, false},
		{"- Experience with Kubernetes\n", 1, false},
		{"- Kubernetes\n", 1, false},
		{"- Jira or Scrum\n", 1, false},
		{"- Scrum or Jira\n", 1, false},
		{"- Scrum\n", 1, true},
	} {
		j := For(catalogue, posting.Read(catalogue, "Engineer\nHollow Ltd, Leeds\n\nRequirements:\n"+tc.lines), asOf)
		for _, k := range j.requirements {
			if k.asked.Named != tc.named || k.asked.Method != tc.method {
				t.Errorf("%q: %q named %v times, method %v", tc.lines, k.Text, k.asked.Named, k.asked.Method)
			}
		}
		if len(j.requirements) == 0 {
			t.Errorf("%q: nothing is asked", tc.lines)
		}
	}
}
