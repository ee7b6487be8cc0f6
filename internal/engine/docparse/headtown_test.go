package docparse

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTowns takes unknown towns off employers and titles where the section shows that towns stand there.
func TestTownsInHeads(t *testing.T) {
	t.Parallel()
	head := "Jane Example\njane@example.com\n\nExperience\n\n"
	for name, c := range map[string]struct{ in, want string }{
		"in brackets": {
			head + "Hut Ranger\nKepler Track Services (Te Anau)\n2016 - 2019\n- Kept huts\n\nNursery Assistant\nKowhai Nursery (Invercargill)\n2014 - 2016\n- Raised plants\n",
			"job Hut Ranger | Kepler Track Services | 2016 – 2019 | Kept huts\njob Nursery Assistant | Kowhai Nursery | 2014 – 2016 | Raised plants",
		},
		"a single bracket is part of the name": {
			head + "Hut Ranger\nKepler Track Services (Fiordland)\n2016 - 2019\n- Kept huts\n\nNursery Assistant\nKowhai Nursery\n2014 - 2016\n- Raised plants\n",
			"job Hut Ranger | Kepler Track Services (Fiordland) | 2016 – 2019 | Kept huts\njob Nursery Assistant | Kowhai Nursery | 2014 – 2016 | Raised plants",
		},
		"departments behind titles": {
			head + "Nurse, Cardiology\nHill Hospital\n2016 - 2019\n- Looked after patients\n\nNurse, Oncology\nVale Hospital\n2014 - 2016\n- Looked after patients\n",
			"job Nurse, Cardiology | Hill Hospital | 2016 – 2019 | Looked after patients\njob Nurse, Oncology | Vale Hospital | 2014 – 2016 | Looked after patients",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if d := cmp.Diff(c.want, contentsOf(FromText(c.in).Document)); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestTownsBehindTitles takes a town off a title where another job has a known one at the same comma.
func TestTownsBehindTitles(t *testing.T) {
	t.Parallel()
	job := func(r role, texts ...string) head {
		h := head{}
		for i, s := range texts {
			h.pieces = append(h.pieces, piece{text: s, strong: i == 0})
			h.roles = append(h.roles, roleTitle)
		}
		h.roles[len(texts)-1] = r
		return h
	}
	known, unknown := job(rolePlace, "Foreman", "Innsbruck"), job(roleTitle, "Joiner", "Absam")
	hs := []head{known, unknown}
	townsBehindTitles(hs)
	if got := hs[1].text(roleTitle) + " in " + hs[1].text(rolePlace); got != "Joiner in Absam" {
		t.Error(got)
	}
	hs = []head{job(roleTitle, "Joiner", "Stairs")}
	townsBehindTitles(hs)
	if got := hs[0].text(roleTitle); got != "Joiner, Stairs" {
		t.Error(got)
	}
}
