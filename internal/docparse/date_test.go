package docparse

import "testing"

func TestFindDates(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Mar 2020 - Present":                        "2020-03/..",
		"Jan. 2019 – Dec. 2020":                     "2019-01/2020-12",
		"03/2020 - 05/2021":                         "2020-03/2021-05",
		"2021-03-01 —":                              "2021-03/..",
		"2018-06-01 — 2021-02-01":                   "2018-06/2021-02",
		"März 2020 bis heute":                       "2020-03/..",
		"avril 2018 - aujourd'hui":                  "2018-04/..",
		"avril 2018 – aujourd’hui":                  "2018-04/..",
		"de marzo de 2018 a la actualidad":          "2018-03/..",
		"marzo de 2018 – abril de 2019":             "2018-03/2019-04",
		"September 2019 to Current":                 "2019-09/..",
		"Sept '19 – Jun '21":                        "2019-09/2021-06",
		"2016 - 2020":                               "2016/2020",
		"2016–18":                                   "2016/2018",
		"(2014-2016)":                               "2014/2016",
		"2019年4月 – 2021年3月":                         "2019-04/2021-03",
		"Sep, 2019 - Present":                       "2019-09/..",
		"15 March 2020 – 1 April 2021":              "2020-03/2021-04",
		"01.03.2020 – 31.05.2021":                   "2020-03/2021-05",
		"March – August 2019":                       "2019-03/2019-08",
		"since 2019":                                "2019/..",
		"seit Mai 2019":                             "2019-05/..",
		"Summer 2018":                               "/2018",
		"May 2018":                                  "/2018-05",
		"depuis 2017":                               "2017/..",
		"2018 to present":                           "2018/..",
		"styczeń 2019 – obecnie":                    "2019-01/..",
		"gennaio 2019 - oggi":                       "2019-01/..",
		"June 2018 to date":                         "2018-06/..",
		"Senior Clerk, 2015":                        "/2015",
		"Handled 2000 requests per second":          "/2000",
		"grew revenue to $2019":                     "",
		"+1 415 555 0100":                           "",
		"Reached 2,019 users":                       "",
		"ISO 9001 and IFRS 16":                      "",
		"abc2019def":                                "",
		"":                                          "",
		"FRS 102":                                   "",
		"github.com/a/2020":                         "",
		"12.000 a 15.000":                           "",
		"Nov 2020 – Present":                        "2020-11/..",
		"Aug 2011 – May 2013":                       "2011-08/2013-05",
		"Acme, Inc. Jan 2019 - Feb 2020 (1 yr 1 m)": "2019-01/2020-02",
	} {
		got := ""
		if d, ok := period(findDates(in)); ok {
			got = string(d.start) + "/" + string(d.end)
			if d.open {
				got += ".."
			}
		}
		if got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
