package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCredits reads awards, certificates and publications that take more than one line each.
func TestCredits(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ in, want string }{
		"a sentence about the award above": {
			"AWARDS\nEmployee of the Year, 2021\nChosen out of 300 colleagues for rebuilding the returns desk.\nSafety Star, 2019\nNot one accident on my shift in two years of work.\n",
			"award | Employee of the Year |  | 2021 | Chosen out of 300 colleagues for rebuilding the returns desk.\naward | Safety Star |  | 2019 | Not one accident on my shift in two years of work.\n",
		},
		"bullets under an award": {
			"AWARDS\nEmployee of the Year, Odra Fulfilment, 2021\n- Chosen out of 300 colleagues\nSafety Star, 2019\n",
			"award | Employee of the Year | Odra Fulfilment | 2021 | Chosen out of 300 colleagues\naward | Safety Star |  | 2019 | \n",
		},
		"issuer on the next line": {
			"CERTIFICATIONS\nSolutions Architect Associate\nAmazon Web Services, 2021\nCertified Welder\nAmerican Welding Society, 2019\n",
			"cert | Solutions Architect Associate | Amazon Web Services | 2021 | \ncert | Certified Welder | American Welding Society | 2019 | \n",
		},
		"blank lines part certificates": {
			"CERTIFICATIONS\nIWE\nSLV Nord\n2018\n\nFirst Aid\nRed Cross\n2022\n",
			"cert | IWE | SLV Nord | 2018 | \ncert | First Aid | Red Cross | 2022 | \n",
		},
		"a publisher over two lines": {
			"PUBLICATIONS\nLearning sequences with short-term plasticity in small networks | Journal of Imagined\nNeuroscience, 2023\nSpikeForge: a simulator for plastic networks in everyday use | Methods in Invented\nBiology, 2021\n",
			"paper | Learning sequences with short-term plasticity in small networks | Journal of Imagined Neuroscience | 2023 | \npaper | SpikeForge: a simulator for plastic networks in everyday use | Methods in Invented Biology | 2021 | \n",
		},
		"one a line": {
			"AWARDS\nDean's List, 2019\nHackathon winner, Globex, 2020\nBest Thesis\n",
			"award | Dean's List |  | 2019 | \naward | Hackathon winner | Globex | 2020 | \naward | Best Thesis |  |  | \n",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := FromText("Jane Example\n\n" + c.in).Document
			var b strings.Builder
			put := func(words ...string) { b.WriteString(strings.Join(words, " | ") + "\n") }
			for _, e := range r.Awards {
				put("award", e.Title, e.Awarder, string(e.Date), e.Summary)
			}
			for _, e := range r.Certificates {
				put("cert", e.Name, e.Issuer, string(e.Date), "")
			}
			for _, e := range r.Publications {
				put("paper", e.Name, e.Publisher, string(e.ReleaseDate), e.Summary)
			}
			if d := cmp.Diff(c.want, b.String()); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestCreditsOfANarrowColumn reads certificates that a narrow column wraps, so that they run together.
func TestCreditsOfANarrowColumn(t *testing.T) {
	t.Parallel()
	p := &para{line: line{
		page: 1,
		segs: []segment{{text: "NMC Registration, Nursing Council, 01.2018 Newborn Life Support, Resuscitation Board, 11.2023 PROMPT Obstetric Emergencies, 06.2022"}},
	}, rows: 5}
	b := &builder{res: &Result{}}
	b.certificates([]*para{p})
	got := []string{}
	for _, c := range b.doc.Certificates {
		got = append(got, c.Name+" | "+c.Issuer+" | "+string(c.Date))
	}
	want := []string{
		"NMC Registration | Nursing Council | 2018-01",
		"Newborn Life Support | Resuscitation Board | 2023-11", "PROMPT Obstetric Emergencies |  | 2022-06",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// TestRunsOut holds that the date until which a credential holds stays in its words, whatever word stands before it.
func TestRunsOut(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"CompTIA Sec+ CE (through 2028)", "Food Safety Manager (expiry date: 05/2027)",
		"Forklift licence, valid to 2027",
	} {
		b := &builder{res: &Result{}}
		b.certificates([]*para{{line: line{segs: []segment{{text: text}}}}})
		if len(b.doc.Certificates) != 1 || b.doc.Certificates[0].Date != "" ||
			!strings.HasSuffix(b.doc.Certificates[0].Name, text[len(text)-4:]) {
			t.Errorf("%s is read as %+v", text, b.doc.Certificates)
		}
	}
}

// TestDatesOfCredentials reads dates that tell how long a credential holds, or held, and words that mean nothing
// without their date.
func TestDatesOfCredentials(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"First Aid Responder, good to Feb 2026\nForklift operator\nConfined space entry and rescue from vessels, 2023": "First " +
			"Aid Responder, good to Feb 2026| / Forklift operator| / Confined space entry and rescue from vessels|2023",
		"First Aid Responder (expired 2023)\nForklift, lapsed 2021": "First Aid Responder (expired 2023)| / Forklift, lapsed 2021|",
		"Staplerschein, abgelaufen 2019\nErsthelfer, 2022":          "Staplerschein, abgelaufen 2019| / Ersthelfer|2022",
		"Confined space attendant (renewed Jan 2026)":               "Confined space attendant (renewed Jan 2026)|2026-01",
		"Working at Heights, 2024":                                  "Working at Heights|2024",
	} {
		var got []string
		for _, c := range FromText("Jane Example\n\nCERTIFICATIONS\n" + in + "\n").Document.Certificates {
			got = append(got, c.Name+"|"+string(c.Date))
		}
		if d := cmp.Diff(want, strings.Join(got, " / ")); d != "" {
			t.Errorf("%q\n%s", in, d)
		}
	}
}
