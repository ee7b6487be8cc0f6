package claim

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func quantities(line, language string) string {
	var out []string
	r := Read(line, language)
	for i := range r.Statements {
		for _, q := range r.Statements[i].Quantities {
			if q.Name {
				continue
			}
			one := fmt.Sprint(q.Value, q.Unit)
			if q.High != q.Value {
				one = fmt.Sprint(q.Value, "-", q.High, q.Unit)
			}
			if q.Whole != 0 {
				one += fmt.Sprint("/", q.Whole)
			}
			if len(q.Counts) > 0 {
				one += " " + q.Counts[0]
			}
			out = append(out, one)
		}
	}
	return strings.Join(out, "; ")
}

func TestQuantities(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"Serve 640 farmers in 21 groups; about 5,200 in all.", "en", "640 farmer; 21 group; 5200"},
		{"Set up 6 of the 10 demonstration plots", "en", "6/10; 10 demonstr"},
		{"Lagerwert um 640 T€ gesenkt, 1.640 Teile", "de", "640000€; 1640 teil"},
		{"Unload 35-40 trailers per shift", "en", "35-40 trailer"},
		{"two of seven collection points", "en", "2/7; 7 collect"},
		{"Saved $1.3M and 4.5 % in 2021", "en", "1.3e+06$; 4.5%"},
		{"CA de 3,2 M€, 70 000 clients", "fr", "3.2e+06€; 70000 client"},
		{"ISO 9001 and 55wpm", "en", ""},
		{"Kept 58% of customers", "en", "58%"},
		{"Anträge bis 250 TEUR", "de", "250000€"},
		{"Umsatz 3 MCHF und 40 kEUR, 5 MioEUR", "de", "3e+06chf; 40000€; 5e+06€"},
		{"neunundzwanzig Kinder", "de", "29 kind"},
		{"vingt et un élèves, soixante-et-onze dossiers", "fr", "21 elev; 71 dossi"},
		{"trinta e dois alunos", "pt", "32 alun"},
		{"trentadue alunni, ventuno classi", "it", "32 alunn; 21 class"},
		{"tweeëndertig leerlingen, zevenentwintig klassen", "nl", "32 leerling; 27 klass"},
		{"20 und 9 Kinder; dreißig und zwei Kinder", "de", "20; 9 kind; 30; 2 kind"},
		{"3 Mio. CHF, USD 300,000", "de", "3e+06chf; 300000$"},
		{"catorce de los treinta y dos capítulos", "es", "14/32; 32 capitul"},
		{"555-0143-229 | Leeds", "en", ""},
		{"half a dozen funds, half of the day", "en", "6 fund; 0.5 day"},
		{"media docena de fondos en la entidad", "es", "6 fond"},
		{"macro-F1 .71 -> .88", "en", "0.71; 0.88"},
		{"half an hour away; half of the ward", "en", "0.5 ward"},
		{"dos cobradas ($1.4 mdp), educación media superior", "es", "2 cobr; 1.4e+06$"},
		{"Feinterminierung für zwei von vier Montagelinien", "de", "2/4; 4 montagelini"},
	} {
		if got := quantities(c[0], c[1]); got != c[2] {
			t.Errorf("%q: %s, want %s", c[0], got, c[2])
		}
	}
}

func TestAFigureCountsSomething(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Handled 2,000 requests a second": true, "Served 2k guests a day": true, "Ran payroll for 40 staff": true,
		"Introduced Kubernetes in 2019": false, "Led the ISO 27001 audit": false, "Moved services to Python 3": false,
	} {
		r := Read(text, "en")
		if got := r.Wording().Figure; got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestPeriods(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"Field Officer, January 2020 to date", "en", "2020.1-9999.0"},
		{"2017 (March) – Dec 2019", "en", "2017.3-2019.12"},
		{"3/19 - NOW", "en", "2019.3-9999.0"},
		{"07/2020 – 02/2022", "en", "2020.7-2022.2"},
		{"seit 10/2019 im Haus", "de", "2019.10-9999.0"},
		{"Septembre 2017 à mars 2020", "fr", "2017.9-2020.3"},
		{"desde enero de 2016 hasta la fecha", "es", "2016.1-9999.0"},
		{"Sept '13 - Feb '19", "en", "2013.9-2019.2"},
		{"valid to 2026-08", "en", "2026.8"},
		{"May-Aug 2022", "en", "2022.5-2022.8"},
		{"01.2025 begonnen", "de", "2025.1"},
		{"valid through June 30, 2028", "en", "2028.6"},
		{"2018 Sept >> 2021 Feb", "en", "2018.9-2021.2"},
		{"2014 June >> 2017", "en", "2014.6-2017.0"},
		{"Nurse, 2016 – 19", "en", "2016.0-2019.0"},
		{"Nurse, Sep 19 till now", "en", "2019.9-9999.0"},
		{"Nurse, 2019/03 - 2021/05", "en", "2019.3-2021.5"},
		{"Nurse, 201903-202105", "en", "2019.3-2021.5"},
		{"Season 2019/20", "en", "2019.0-2020.0"},
		{"Entre 2017 y julio de 2019 en el despacho", "es", "2017.0-2019.7"},
		{"went to 96% in FY20", "en", "2020.0"},
		{"Regulation 561/2006, weekly rest", "en", ""},
		{"10/18–02/19 diverse Einsätze", "de", "2018.10-2019.2"},
		{"seit 11/24 Meisterkurs Landwirtschaft", "de", "2024.11-9999.0"},
		{"Im Januar 22 kamen die Betten", "de", "2022.1"},
		{"feb.-mayo 2013 Quebrada Honda", "es", "2013.2-2013.5"},
		{"de marzo a noviembre del 2020 en varios hoteles", "es", "2020.3-2020.11"},
		{"Apprentice in Woodstock Sept 07 - Dec 2011", "en", "2007.9-2011.12"},
		{"Jan 18-Jul 21 Newman", "en", "2018.1-2021.7"},
		{"helper (06/16 thru 05/19)", "en", "2016.6-2019.5"},
		{"Redmond OR 8/21 to present", "en", "2021.8-9999.0"},
		{"laid off winter of 15/16", "en", "2015.1"},
		{"1,400 items since 22, and 60 defects", "en", "2022.0-9999.0"},
		{"Moved from 3/10 of the shops to 7/10 of all", "en", ""},
		{"On May 12 we opened", "en", ""},
	} {
		var out []string
		for _, s := range Read(c[0], c[1]).Statements {
			for _, p := range s.Periods {
				one := fmt.Sprintf("%d.%d-%d.%d", p.Start.Year, p.Start.Month, p.End.Year, p.End.Month)
				if p.Single {
					one = fmt.Sprintf("%d.%d", p.Start.Year, p.Start.Month)
				}
				out = append(out, one)
			}
		}
		if got := strings.Join(out, " "); got != c[2] {
			t.Errorf("%q: %s, want %s", c[0], got, c[2])
		}
	}
}

func TestReadNeverFails(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "text")
		for _, code := range []string{"en", "de", "fr", "es", "ja"} {
			r := Read(s, code)
			for i := range r.Statements {
				x := &r.Statements[i]
				for j, w := range x.Words {
					if w.Start < x.Span.Start || w.End > x.Span.End || w.Start >= w.End {
						t.Fatalf("word %d of %q", j, s)
					}
				}
			}
		}
	})
}
