package check

import "testing"

// Words and numbers that only look like those of the source are found, and other ways of writing what it has are not.
func TestTraps(t *testing.T) {
	t.Parallel()
	const (
		nothing  = "nothing"
		question = "a question"
		high     = "a high finding"
		noHigh   = "no high finding"
	)
	for _, c := range []struct{ name, original, rewritten, want string }{
		{"a short form", "Head of the dept. of surgery.", "Head of the department of surgery.", nothing},
		{"a short form that a line goes on from", "Resp. for the ward.", "Responsible for the ward.", nothing},
		{"Java", "Built services in Java.", "Built services in JavaScript.", high},
		{"Git", "Kept the code of the team in Git.", "Kept the code of the team in GitHub.", question},
		{
			"a telephone's figures", "Mary Jones, +351 912 345 678\nTrained colleagues on the ward.",
			"Trained 345 colleagues on the ward.", high,
		},
		{"figures inside others", "Held a budget of $202k for the year.", "Held a budget of $2k for the year.", high},
		{"magnitudes in words", "Won a contract of R9.4m.", "Won a contract of R9.4 million.", nothing},
		{"a year before", "Served guests at the hotel in 2023.", "In 2023 two thousand guests were served.", high},
		{"a quarter before", "Served guests at the hotel in Q3.", "Q3: two thousand guests were served.", high},
		{
			"minutes and patients", "Cut the wait on the ward to 6 minutes.",
			"Cut the wait of 360 patients on the ward.", high,
		},
		{"nurses and patients", "Supported 4 nurses on the ward.", "Supported 4000 patients on the ward.", high},
		{
			"no units of time", "Closed 2 minor findings of the last audit.",
			"Closed 120 security findings of the last audit.", high,
		},
		{"sixty times the other way", "Cut the wait to 30 minutes.", "Cut the wait to 1800 hours.", high},
		{"minutes for hours", "Cut the wait to 1.5 hours.", "Cut the wait to 90 minutes.", noHigh},
		{"milliseconds", "Brought the answer down to 0.9 seconds.", "Brought the answer down to 900 ms.", noHigh},
		{"months for years", "Ran the ward for 1.5 years.", "Ran the ward for 18 months.", noHigh},
		{"a year and a half", "Cut the debts in one year and a half.", "Cut the debts in 18 months.", noHigh},
		{
			"a year and a half in German", "Senkte die Schulden der Klinik in anderthalb Jahren.",
			"Senkte die Schulden der Klinik in 18 Monaten.", noHigh,
		},
		{
			"a year and a half in Spanish", "Bajé los débitos de la clínica en un año y medio.",
			"Los débitos de la clínica bajaron en 18 meses.", noHigh,
		},
		{
			"a year and a half in French", "Dettes de la clinique réduites en un an et demi.",
			"Réduction des dettes de la clinique en 18 mois.", noHigh,
		},
		{"hours in German", "Senkte die Wartezeit auf 1,5 Stunden.", "Senkte die Wartezeit auf 90 Minuten.", noHigh},
		{
			"a range with one magnitude", "Auftragssummen 0,4 bis 2,8 Mio € im Tiefbau.",
			"Auftragssummen zwischen 400.000 und 2,8 Mio. € im Tiefbau.", noHigh,
		},
		{"six funds", "Valued 6 small pension funds.", "Valued half a dozen small pension funds.", nothing},
		{
			"a period in two lines", "Bodega Alta, 2014 - 2019\nLab technician and from May 2016 assistant winemaker.",
			"Bodega Alta, lab technician, 2014 – May 2016", noHigh,
		},
		{"a version", "Helped the lead upgrade 2008R2 to 2016.", "Helped the lead upgrade 2008 R2 to 2016.", noHigh},
		{
			"what a number counts", "Reading with the whole class, five sessions a week.",
			"Reading with the whole class five times a week.", nothing,
		},
		{"an ampersand", "Tracked runs in W&B for a team.", "Tracked runs in Weights & Biases for a team.", nothing},
		{
			"a bracket that says what is meant", "Moved the ingest of pings to 3 services over MSK.",
			"Moved the ingest of pings to 3 services over Kafka (Amazon MSK).", noHigh,
		},
		{
			"what is denied", "Fahrerlaubnis B, BE, C1 (kein CE)\nDisponent in der Spedition von Holm seit 2019",
			"Führerschein der Klassen B, BE, C1 und CE", question,
		},
		{
			"a heading of small words", "087 555 0190\n\nMidwife, 6 years.\nGalway Hospital, Feb 2020 - date\nMidwife",
			"087 555 0190\n\nABOUT ME\nMidwife, six years, Feb 2020 - date", noHigh,
		},
		{"a rank in capitals", "ASSISTANT MANAGER – Hotel Beaumont, 2019", "MANAGER – Hotel Beaumont, 2019", question},
		{
			"a title in capitals on a line of its own", "ASSISTANT MANAGER\nHotel Beaumont, 2019",
			"MANAGER\nHotel Beaumont, 2019", question,
		},
		{
			"a heading in capitals", "SUPPORTING INFORMATION: Drove the school bus on Sundays.",
			"Drove the school bus on Sundays.", nothing,
		},
		{
			"a heading on a line of its own", "SEMINARS\nBasic Life Support, Red Cross, 2018",
			"Basic Life Support, Red Cross, 2018", nothing,
		},
		{"a trainee in capitals", "TRAINEE electrician at Quell, 2019", "Electrician at Quell, 2019", question},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got, found := nothing, Check(catalogue(t), Text{Text: c.original}, Text{Text: c.rewritten})
			if len(found) > 0 {
				got = question
			}
			if len(highs(found)) > 0 {
				got = high
			}
			if got != c.want && !(c.want == question && got == high) && !(c.want == noHigh && got != high) {
				t.Errorf("%q of %q: %s, want %s: %+v", c.rewritten, c.original, got, c.want, found)
			}
		})
	}
}
