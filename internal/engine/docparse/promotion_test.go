package docparse

import "testing"

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
