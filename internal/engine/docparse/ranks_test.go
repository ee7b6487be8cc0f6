package docparse

import (
	"slices"
	"testing"
)

// TestTitlesHaveTheirOwnTimes reads heads with several titles and times, as tokens that are labelled.
func TestTitlesHaveTheirOwnTimes(t *testing.T) {
	for _, c := range []struct {
		name string
		head []string // letter and words in turns
		want []string
	}{
		{
			"a line each",
			[]string{
				"T", "Senior Engineer", "S", "Apr 2021", "E", "present", "T", "Engineer", "S", "Jul 2017",
				"E", "Mar 2021", "G", "Kettle Ltd",
			},
			[]string{"Senior Engineer 2021-04–", "Engineer 2017-07–2021-03"},
		},
		{
			"under a whole time",
			[]string{
				"G", "Kettle Ltd", "S", "2015", "E", "2023", "T", "Manager", "S", "2019", "E", "2023",
				"T", "Clerk", "S", "2015", "E", "2019",
			},
			[]string{"Manager 2019–2023", "Clerk 2015–2019"},
		},
		{
			"promoted",
			[]string{
				"S", "2015-01", "E", "2023-05", "G", "Kettle Ltd", "T", "Clerk", "O", "promoted", "T", "Manager",
				"S", "1/2019",
			},
			[]string{"Manager 2019-01–2023-05", "Clerk 2015-01–2019-01"},
		},
		{
			"first, then",
			[]string{"S", "2015", "E", "2023", "T", "Clerk", "O", "then from", "S", "2019", "T", "Manager"},
			[]string{"Manager 2019–2023", "Clerk 2015–2019"},
		},
		{
			"earlier",
			[]string{"S", "2015", "E", "2023", "T", "Manager", "O", "(", "S", "2019", "O", ")", "T", "Clerk"},
			[]string{"Manager 2019–2023", "Clerk 2015–2019"},
		},
		{
			"until",
			[]string{
				"S", "8/2020", "E", "current", "T", "Engineer", "O", "(was", "T", "Technician", "O", "til", "E",
				"5/22", "O", ")",
			},
			[]string{"Engineer 2022-05–", "Technician 2020-08–2022-05"},
		},
		{
			"each but its beginning",
			[]string{"S", "10/2021", "T", "Clerk", "S", "04/2023", "T", "Manager"},
			[]string{"Manager 2023-04–", "Clerk 2021-10–2023-04"},
		},
		{"one time", []string{"T", "Cook", "T", "waiter", "S", "2015", "E", "2019"}, nil},
		{"two employers", []string{
			"T", "Cook", "G", "Kettle", "S", "2015", "E", "2019", "T", "Waiter", "G", "Pan", "S", "2012",
			"E", "2014",
		}, nil},
		{"an end before its beginning", []string{
			"T", "Cook", "S", "2019", "E", "2015", "T", "Waiter", "S", "2012", "E",
			"2014",
		}, nil},
	} {
		e := readEntry{kind: 'J', fields: map[byte][]found{}, units: []int{0}, body: []int{1}}
		for i := 0; i < len(c.head); i += 2 {
			if f := c.head[i][0]; f == 'O' {
				e.rest = append(e.rest, headNote{text: c.head[i+1], at: i})
			} else {
				e.fields[f] = append(e.fields[f], found{text: c.head[i+1], at: i, end: i + 1})
			}
		}
		var got []string
		for _, r := range ranked([]readEntry{e}) {
			if r.held != nil {
				got = append(got, r.first('T')+" "+string(r.held.start)+"–"+string(r.held.end))
			}
			for _, old := range r.earlier {
				got = append(got, tidyField(old.title.text)+" "+string(old.period.start)+"–"+string(old.period.end))
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
