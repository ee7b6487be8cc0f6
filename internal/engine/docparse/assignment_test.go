package docparse

import "testing"

// TestAssigned gives an agency's job the sites under it, and keeps what began before it or has a title.
func TestAssigned(t *testing.T) {
	t.Parallel()
	entry := func(unit int, title, org, start, end string) readEntry {
		e := readEntry{kind: 'J', units: []int{unit}, fields: map[byte][]found{}}
		for c, s := range map[byte]string{'T': title, 'G': org, 'S': start, 'E': end} {
			if s != "" {
				e.fields[c] = []found{{text: s, unit: unit}}
			}
		}
		return e
	}
	nurse := entry(0, "Travel Nurse", "Summit Staffing", "01/2021", "present")
	for name, c := range map[string]struct {
		below readEntry
		jobs  int
	}{
		"a site":            {entry(1, "", "St. Anselm Hospital", "06/2022", "02/2024"), 1},
		"a site in a year":  {entry(1, "", "St. Anselm Hospital", "2021", "2022"), 1},
		"a titled job":      {entry(1, "Nurse", "St. Anselm Hospital", "06/2022", "02/2024"), 2},
		"an earlier job":    {entry(1, "", "St. Anselm Hospital", "2017", "2020"), 2},
		"the same period":   {entry(1, "", "St. Anselm Hospital", "01/2021", "present"), 2},
		"further down":      {entry(3, "", "St. Anselm Hospital", "06/2022", "02/2024"), 2},
		"without any dates": {entry(1, "", "St. Anselm Hospital", "", ""), 2},
	} {
		if got := assigned([]readEntry{nurse, c.below}); len(got) != c.jobs {
			t.Errorf("%s: %d jobs", name, len(got))
		} else if c.jobs == 1 && len(got[0].body) != 1 {
			t.Errorf("%s: not told in the job", name)
		}
	}
}
