package docparse_test

import (
	"testing"

	"vitae/internal/engine/docparse"
)

// TestJobsUnderAHeadingOfOnesOwn holds that jobs are read where only the models know the heading above them, and
// certificates stand before it.
func TestJobsUnderAHeadingOfOnesOwn(t *testing.T) {
	t.Parallel()
	for _, heading := range []string{"WHERE IVE WORKED", "PAST JOBS", "PLACES I'VE WORKED", "What I've done"} {
		text := `MARLA TENNICK
mob 0491 570 156
marla@example.com
Highfields Q 4352

TICKETS
Electrical Mechanic licence QLD, exp 11/2028
white card
EWPA yellow card, boom over 11m
C class licence, manual

` + heading + `

Downs Industrial Electrical
Electrician
Toowoomba + Dalby
Jan 2022 til now
reactive and scheduled jobs at a feedlot, grain terminal, flour mill and 2 aged care homes
changed out 14 main boards over a weekend shutdown with one other tradie

Kooralbyn Air & Power
Electrical apprentice
Ipswich
Feb 2016 til Dec 2021
split systems, shop fitouts, a bit of domestic rewiring
`
		doc := docparse.FromText(text).Document
		if len(doc.Work) != 2 || doc.Work[0].Position != "Electrician" || doc.Work[1].Name != "Kooralbyn Air & Power" {
			t.Errorf("%s: read jobs %+v", heading, doc.Work)
		}
	}
}
