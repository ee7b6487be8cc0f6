package docparse

import (
	"slices"
	"strings"
	"testing"
)

// TestListMarks takes bullets and numbers off lines where the lines around them show what they are.
func TestListMarks(t *testing.T) {
	for _, c := range []struct {
		name string
		in   []string
		want []string
	}{
		{
			"letters for bullets",
			[]string{"o Ran the shop", "o 40 calls a day", "plain"},
			[]string{"Ran the shop", "40 calls a day", "plain"},
		},
		{"a word", []string{"o también lunes", "o martes"}, []string{"o también lunes", "o martes"}},
		{"one alone", []string{"o Brother, 2019", "plain"}, []string{"o Brother, 2019", "plain"}},
		{
			"an outline",
			[]string{"2.1 B.Tech, 2016", "2.2 Diploma, 2014", "2.3 School, 2010"},
			[]string{"B.Tech, 2016", "Diploma, 2014", "School, 2010"},
		},
		{"a grade", []string{"3.4 GPA", "Zephyr 3.5"}, []string{"3.4 GPA", "Zephyr 3.5"}},
		{
			"a number with a date",
			[]string{"5. Valves", "6. Calculations since 2022"},
			[]string{"Valves", "Calculations since 2022"},
		},
		{"days of months", []string{"11. März 2020", "12. April 2021"}, []string{"11. März 2020", "12. April 2021"}},
		{"Roman numbers", []string{"(iii) Wells", "(iv) Pumps"}, []string{"Wells", "Pumps"}},
		{"letters", []string{"a) Wells", "b) Pumps"}, []string{"Wells", "Pumps"}},
		{"signs", []string{"1.2 ---", "1.3 +++"}, []string{"1.2 ---", "1.3 +++"}},
		{
			"exams of one name",
			[]string{"1. Staatsexamen, 2014", "2. Staatsexamen, 2016"},
			[]string{"1. Staatsexamen, 2014", "2. Staatsexamen, 2016"},
		},
		{
			"grades in order",
			[]string{"3.7 GPA, 2019", "3.8 GPA, 2020", "3.9 GPA, 2021"},
			[]string{"3.7 GPA, 2019", "3.8 GPA, 2020", "3.9 GPA, 2021"},
		},
		{"signs of one's own", []string{">> Wells", "plain", ">> pumps"}, []string{"Wells", "plain", "pumps"}},
		{"signs that belong to numbers", []string{"± 5 mm", "± 2 mm"}, []string{"± 5 mm", "± 2 mm"}},
		{"at least", []string{">= 95 %", ">= 97 %"}, []string{">= 95 %", ">= 97 %"}},
		{"give or take", []string{"+/- 5 mm", "+/- 2 mm"}, []string{"+/- 5 mm", "+/- 2 mm"}},
		{"arrows", []string{"=> Wells", "=> 12 pumps"}, []string{"Wells", "12 pumps"}},
		{"a law", []string{"§ 34a GewO", "§ 35 GewO"}, []string{"§ 34a GewO", "§ 35 GewO"}},
		{"bullets before numbers", []string{">> 40 wells", ">> Pumps"}, []string{"40 wells", "Pumps"}},
		{"a number before signs alone", []string{"(1) --", "a) ---", "b) …"}, []string{"(1) --", "a) ---", "b) …"}},
		{
			"one verb in brackets",
			[]string{"(1) Led sales", "(2) Led support", "(3) Led finance"},
			[]string{"Led sales", "Led support", "Led finance"},
		},
		{"a sign once", []string{"~ 40 wells", "plain"}, []string{"~ 40 wells", "plain"}},
		{"sums", []string{"$ 40,000 saved", "$ 2,000 raised"}, []string{"$ 40,000 saved", "$ 2,000 raised"}},
		{"numbers in brackets", []string{"(1) Wells", "(2) Pumps"}, []string{"Wells", "Pumps"}},
		{"fillers", []string{"Baker ......... 2019", "2018 _____ Cook"}, []string{"Baker 2019", "2018 Cook"}},
		{
			"strokes that are no fillers",
			[]string{"2015 ----- 2018", "ann____smith@example.com"},
			[]string{"2015 ----- 2018", "ann____smith@example.com"},
		},
		{"a number alone", []string{"7. Wells since 2020", "Pumps"}, []string{"7. Wells since 2020", "Pumps"}},
	} {
		var got []string
		for _, l := range textLines(strings.Join(c.in, "\n")) {
			got = append(got, l.text())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestFeetOfTexts drops from a text which page of how many it is, with the name, and nothing that is said once.
func TestFeetOfTexts(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"Ann Smith\nNurse\nPage 2 of 2 – CV Smith\nWard 5", "Ann Smith\nNurse\nWard 5"},
		{"Ann Smith\nNurse\nCV: A. Smith      pg 1/2\nWard 5", "Ann Smith\nNurse\nWard 5"},
		{"Ann Smith      Page 1 of 2\nNurse", "Ann Smith\nNurse"},
		{"Ann Smith\nLinz, im Mai      Seite 1 von 1", "Ann Smith\nLinz, im Mai"},
		{"Ann Smith\nReport\nReport, page 1 of 4", "Ann Smith\nReport\nReport, page 1 of 4"},
		{"Ann Smith\nIELTS: L 7, R 8, S 7/9", "Ann Smith\nIELTS: L 7, R 8, S 7/9"},
		{"Ann Smith\nWrote page 1 of 2 books", "Ann Smith\nWrote page 1 of 2 books"},
	} {
		var got []string
		for _, l := range textLines(c.in) {
			got = append(got, l.text())
		}
		if s := strings.Join(got, "\n"); s != c.want {
			t.Errorf("%q: %q, want %q", c.in, s, c.want)
		}
	}
}
