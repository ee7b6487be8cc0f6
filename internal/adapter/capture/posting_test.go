package capture

import (
	"strings"
	"testing"

	"vitae/internal/domain/tailor"
)

func TestWhatAPageStates(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		stated string
		want   tailor.WebPosting
	}{
		"whole": {
			`{"@context":"https://schema.org","@type":"JobPosting","title":"Planner &amp; buyer","hiringOrganization":{"@type":"Organization","name":"Tarn"},
			"jobLocation":[{"address":{"addressLocality":"Leeds","addressRegion":"Yorkshire","addressCountry":"GB"}},{"address":"York"}],"jobLocationType":"TELECOMMUTE",
			"baseSalary":{"currency":"GBP","value":{"minValue":36000,"maxValue":41000.5,"unitText":"YEAR"}},
			"description":"<p>We plan.</p><ul><li>Use <b>SQL</b></li><li>Lead</li></ul>","qualifications":"A degree","skills":["Excel","<b>SAP</b>"]}`,
			tailor.WebPosting{
				Title: "Planner & buyer", Company: "Tarn", Location: "Leeds, Yorkshire, GB; York; Remote",
				Salary:      "GBP 36000–41000.50 a year",
				Description: "We plan.\n\n- Use SQL\n\n- Lead\n\nQualifications\nA degree\n\nSkills\nExcel\n\nSAP",
			},
		},
		"in a graph, escaped, of several types": {
			`{"@graph":[{"@type":"WebPage"},{"@type":["Thing","JobPosting"],"title":"Baker","hiringOrganization":"Nidd","description":"&lt;p&gt;Bake&lt;/p&gt;&lt;p&gt;Sell&lt;/p&gt;",
			"baseSalary":{"currency":"EUR","value":{"value":"30","unitText":"HOUR"}}}]}`,
			tailor.WebPosting{Title: "Baker", Company: "Nidd", Salary: "EUR 30 a hour", Description: "Bake\n\nSell"},
		},
		"plain lines, odd values": {
			`[{"@type":"JobPosting","title":"Cook","hiringOrganization":7,"jobLocation":{"address":{"addressCountry":{"name":"France"}}},"baseSalary":[],"description":"One\nTwo"}]`,
			tailor.WebPosting{Title: "Cook", Location: "France", Description: "One\nTwo"},
		},
	} {
		page := page{text: `<html><head><script type="application/ld+json">{broken</script><script type="application/LD+JSON; x">` + c.stated + `</script></head><body>Nothing`}
		got, err := postingOf(page)
		got.Description = strings.ReplaceAll(got.Description, "\n\n- ", "\n- ")
		c.want.Description = strings.ReplaceAll(c.want.Description, "\n\n- ", "\n- ")
		if err != nil || got != c.want {
			t.Errorf("%s:\n%+q\n%+q, %v", name, got, c.want, err)
		}
	}
}

func TestTheTextOfAPage(t *testing.T) {
	t.Parallel()
	got, err := postingOf(page{
		text: `<title>x</title><header>Menu</header><nav>Home</nav><p>Around</p><main><h1>Supply <b>planner</b></h1>
		<p>` + long + `</p><ul><li>SQL</li><li>Excel<br>and more</li></ul><table><tr><td>Place</td><td>Leeds</td></tr></table>
		<p hidden>unseen</p><script>no()</script><form>Apply</form><footer>Imprint</footer></main>`,
	})
	want := "Supply planner\n\n" + strings.TrimSpace(long) + "\n\n- SQL\n\n- Excel\nand more\n\nPlace Leeds"
	flat := func(s string) string { return strings.ReplaceAll(s, "\n\n", "\n") }
	if err != nil || flat(got.Description) != flat(want) || got.Title != "" {
		t.Errorf("%q, %v", got.Description, err)
	}
}

func TestALongOrDeepPageIsCut(t *testing.T) {
	t.Parallel()
	got, err := postingOf(page{plain: true, text: strings.Repeat("é", maxText)})
	if err != nil || len(got.Description) > maxText {
		t.Errorf("%d, %v", len(got.Description), err)
	}
	_, _ = postingOf(page{text: strings.Repeat("<div>", 100_000) + long})
	_, _ = postingOf(page{text: `<script type="application/ld+json">` + strings.Repeat("[", 100_000) + `</script>` +
		long})
}

func FuzzPosting(f *testing.F) {
	f.Add(`<script type="application/ld+json">{"@type":"JobPosting","title":"x","description":"<ul><li>a"}</script>`)
	f.Add(`<main><ul><li>a</ul>` + long)
	f.Fuzz(func(t *testing.T, text string) {
		got, err := postingOf(page{text: text})
		if err == nil && (len(got.Description) > maxText || len(got.Title) > maxField) {
			t.Errorf("%d, %d", len(got.Description), len(got.Title))
		}
	})
}
