package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// narrow returns lines of a narrow column, set alike, in which the next word would fit nowhere.
func narrow(texts ...string) []line {
	width := 0.0
	for _, t := range texts {
		width = max(width, 5*float64(len(t)))
	}
	var out []line
	for i, t := range texts {
		x1 := 5 * float64(len(t))
		out = append(out, line{
			page: 1, size: 9, x1: x1, bottom: float64(12 * i),
			segs: []segment{{text: t, x1: x1, size: 9}},
		})
	}
	return append(out, line{
		page: 1, size: 9, x1: width, above: 2,
		segs: []segment{{text: strings.Repeat("w", int(width/5)), x1: width, size: 9}},
	})
}

// TestJoinHeads joins the full lines of a narrow column: text goes on, names of another kind do not go on each other.
func TestJoinHeads(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name     string
		in, want []string
	}{
		{
			"school below degree",
			[]string{"National Diploma, Mine Surveying", "University of Magaliesberg"},
			[]string{"National Diploma, Mine Surveying", "University of Magaliesberg"},
		},
		{
			"degree below school",
			[]string{"Hogeschool Leiestreek-Noordzee", "Bachelor, Maatschappelijk werk"},
			[]string{"Hogeschool Leiestreek-Noordzee", "Bachelor, Maatschappelijk werk"},
		},
		{
			"grade behind a word that leads on",
			[]string{"National Diploma, passed with", "distinction"},
			[]string{"National Diploma, passed with distinction"},
		},
		{
			"grade alone below degree",
			[]string{"National Diploma, Mine Surveying", "Distinction in all subjects"},
			[]string{"National Diploma, Mine Surveying", "Distinction in all subjects"},
		},
		{"school behind a word that leads on", []string{
			"Diploma in mine surveying of the",
			"University of Magaliesberg",
		}, []string{"Diploma in mine surveying of the University of Magaliesberg"}},
		{
			"capitals over text",
			[]string{"UNIVERSITEIT VAN ZWIJNAARDE", "Sociaal beleid en welzijnswerk"},
			[]string{"UNIVERSITEIT VAN ZWIJNAARDE", "Sociaal beleid en welzijnswerk"},
		},
		{
			"capitals over capitals",
			[]string{"ROYAL INSTITUTE OF APPLIED", "TECHNOLOGIES"},
			[]string{"ROYAL INSTITUTE OF APPLIED TECHNOLOGIES"},
		},
		{
			"text",
			[]string{"Humane wetenschappen, economie,", "geschiedenis"},
			[]string{"Humane wetenschappen, economie, geschiedenis"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var got []string
			paras := join(narrow(c.in...))
			for _, p := range paras[:len(paras)-1] {
				got = append(got, p.text())
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestBrokenAddresses puts addresses together that a narrow column breaks behind a hyphen: none ends in one.
func TestBrokenAddresses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ first, second, want string }{
		{"linkedin.com/in/thandeka-mp-", "example", "linkedin.com/in/thandeka-mp-example"},
		{"www.mkhize-", "pillay.co.za", "www.mkhize-pillay.co.za"},
		{"linkedin.com/in/thandeka", "example", "linkedin.com/in/thandeka"},
		{"linkedin.com/in/thandeka-mp-", "Rustenburg, North West", "linkedin.com/in/thandeka-mp-"},
	} {
		lines := narrow(c.first, c.second)
		lines[2].x1 = 400 // a wide column: nothing forces the break
		if got := joinAddresses(lines)[0].text(); got != c.want {
			t.Errorf("%q over %q: %q, want %q", c.first, c.second, got, c.want)
		}
	}
}
