package docparse

import (
	"strings"
	"testing"
)

// TestOneOddLineLosesNoJob holds that a line of a shape that the models don't know costs at most what it says itself:
// the lines of the jobs around it stay theirs.
func TestOneOddLineLosesNoJob(t *testing.T) {
	t.Parallel()
	const resume = `Ann Lee
ann@example.org

Experience

Elm Retail Cloud | Senior Data Engineer | DATES
- ported 212 of 340 workflows to databricks
- tuned oracle sql, worst one 4 hr -> 11 min

Ash Infosolutions CLIENT| Software Engineer | Jul 2020 - May 2022
- about 60 pyspark batch jobs for loan reporting

Education
B.E. (ISE), RV College of Engg, 2020
`
	for _, odd := range [][2]string{
		{"Jun 2022 - May 2024", ""}, {"Jun'22-pres", ""}, {"Jun 2022 - May 2024", "(client: a bank in Pune) "},
	} {
		text := strings.NewReplacer("DATES", odd[0], "CLIENT", odd[1]).Replace(resume)
		var points []int
		for _, w := range FromText(text).Document.Work {
			points = append(points, len(w.Highlights))
		}
		if len(points) != 2 || points[0] != 2 || points[1] != 1 {
			t.Errorf("%q: jobs have %v points, want 2 and 1", odd, points)
		}
	}
}
