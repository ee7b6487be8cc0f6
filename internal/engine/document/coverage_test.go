package document

import (
	"strings"
	"testing"
)

func TestCoverageCountsWhatIsInTypedFields(t *testing.T) {
	t.Parallel()
	whole := []Work{{
		Name: "Acme", Position: "Nurse", StartDate: "2019-08",
		Highlights: []string{"Cared for 30 people"},
	}}
	long := strings.Repeat("word ", 400)
	for name, c := range map[string]struct {
		of   Resume
		text string
		lost []string
		want Coverage
	}{
		"a whole resume": {
			Resume{Work: whole},
			"Nurse Acme - Aug 2019\n• Cared for 30 people", nil,
			Coverage{Words: 8, Placed: 8, Jobs: 1, Complete: 1, Sound: true},
		},
		"nothing but a summary": {
			Resume{Basics: Basics{Summary: long}},
			long, nil,
			Coverage{Words: 400, Placed: 150},
		},
		"a job without dates": {
			Resume{Work: []Work{{Name: "Acme", Position: "Nurse"}}},
			"Acme Nurse", nil,
			Coverage{Words: 2, Placed: 2, Jobs: 1},
		},
		"a job without a title": {
			Resume{Work: []Work{{Name: "Acme", EndDate: "2019"}}},
			"Acme 2019", nil,
			Coverage{Words: 2, Placed: 2, Jobs: 1},
		},
		"half of the lines lost": {
			Resume{Work: whole},
			"Nurse Acme 2019\none two three",
			[]string{"one two three"},
			Coverage{Words: 6, Placed: 3, Jobs: 1, Complete: 1},
		},
		"a section of no kind": {
			Resume{
				Work: whole,
				Meta: &Meta{Vitae: &Layout{Other: []OtherSection{{"Misc", []string{"one two three"}}}}},
			},
			"Nurse Acme 2019\none two three", nil,
			Coverage{Words: 6, Placed: 3, Jobs: 1, Complete: 1},
		},
		"nothing read of nothing": {Resume{}, "", nil, Coverage{}},
	} {
		got := CoverageOf(&c.of, c.text, c.lost)
		if doubtful := got.Words != got.Placed || got.Jobs > got.Complete; got.Doubtful() != doubtful {
			t.Errorf("%s: doubtful %v", name, got.Doubtful())
		}
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}
