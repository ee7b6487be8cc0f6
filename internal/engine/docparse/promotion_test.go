package docparse

import (
	"slices"
	"testing"
)

// Jobs that stand under one employer's line were all held there.
func TestPromotionsHaveTheirEmployer(t *testing.T) {
	t.Parallel()
	job := func(employer, title, start, end string, unit int, body ...int) readEntry {
		e := readEntry{kind: 'J', fields: map[byte][]found{}, units: []int{unit, unit + 1}, body: body}
		for c, s := range map[byte]string{'G': employer, 'T': title, 'S': start, 'E': end} {
			if s != "" {
				at := unit
				if c != 'G' {
					at++
				}
				e.fields[c] = []found{{text: s, unit: at, sure: 1}}
			}
		}
		return e
	}
	for name, c := range map[string]struct {
		es   []readEntry
		want []string
	}{
		"the first title beside its employer": {
			[]readEntry{job("Elm Bank", "Manager", "2019", "2022", 0, 2, 3), job("", "Clerk", "2015", "2019", 4)},
			[]string{"Manager at Elm Bank", "Clerk at Elm Bank"},
		},
		"the employer's line alone": {
			[]readEntry{
				job("Elm Bank", "", "2015", "2022", 0), job("", "Manager", "2019", "2022", 2),
				job("", "Clerk", "2015", "2019", 4),
			},
			[]string{"Manager at Elm Bank", "Clerk at Elm Bank"},
		},
		"something between them": {
			[]readEntry{job("Elm Bank", "Manager", "2019", "2022", 0), job("", "Clerk", "2015", "2019", 7)},
			[]string{"Manager at Elm Bank", "Clerk at "},
		},
		"a break without dates": {
			[]readEntry{job("Elm Bank", "Manager", "2019", "2022", 0), job("", "Sabbatical", "", "", 2)},
			[]string{"Manager at Elm Bank", "Sabbatical at "},
		},
	} {
		got := promoted(c.es)
		if len(got) != len(c.want) {
			t.Errorf("%s: %d jobs, want %d", name, len(got), len(c.want))
			continue
		}
		for i := range got {
			if s := got[i].first('T') + " at " + got[i].first('G'); s != c.want[i] {
				t.Errorf("%s: %q, want %q", name, s, c.want[i])
			}
		}
	}
}

// What a head tells of promotions is a job for each title with its own dates, in every language; where the dates don't
// tell, one job that shows the latest title and keeps the words.
func TestPromotionsAreJobsOfTheirOwn(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		head string
		want []string
	}{
		"until, afterwards": {
			"Marlow Foods Ltd, Leeds, 2015 - 2023\nClerk until 2019, afterwards supervisor",
			[]string{"supervisor 2019–2023", "Clerk 2015–2019"},
		},
		"since": {
			"Marlow Foods Ltd, Leeds\n03/2018 - present\nPicker, since 2021 Team Leader",
			[]string{"Team Leader 2021–", "Picker 2018-03–2021"},
		},
		"periods in one line": {
			"Marlow Foods Ltd, Leeds\nTeam Leader (05/2019 - 08/2023), before that Picker (02/2015 - 05/2019)",
			[]string{"Team Leader 2019-05–2023-08", "Picker 2015-02–2019-05"},
		},
		"the period beside a title": {
			"Marlow Foods, Leeds: Picker → Team Leader 2015–2023",
			[]string{"Team Leader 2015–2023"},
		},
		"a period, then since": {
			"Marlow Foods Ltd, Leeds\nPicker 2015 – 2019, then Team Leader since 2019",
			[]string{"Team Leader 2019–", "Picker 2015–2019"},
		},
		"German": {
			"Keller Logistik GmbH, Ulm\n04/2014 – 12/2022\nLagerist, ab 06/2018 Schichtleiter",
			[]string{"Schichtleiter 2018-06–2022-12", "Lagerist 2014-04–2018-06"},
		},
		"French": {
			"Société Marchand SA, Lyon, 2014 - 2022\nVendeuse, puis responsable de magasin (depuis 2018)",
			[]string{"responsable de magasin 2018–2022", "Vendeuse 2014–2018"},
		},
		"Spanish": {
			"Hotel Miramar SL, Cádiz, 2014 - 2022\nCamarero, desde 2018 jefe de sala",
			[]string{"jefe de sala 2018–2022", "Camarero 2014–2018"},
		},
		"a place to work, not a promotion": {
			"Marlow Foods Ltd, Leeds, 2015 - 2023\nClerk / Receptionist",
			[]string{"Clerk / Receptionist 2015–2023"},
		},
	} {
		text := "Ann Lee\nann.lee@example.com\n\nExperience\n\n" + c.head +
			"\n- Packed 300 orders a day\n- Trained nine people\n"
		var got []string
		for _, w := range FromText(text).Document.Work {
			got = append(got, w.Position+" "+string(w.StartDate)+"–"+string(w.EndDate))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
