package docparse

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// TestPlaces reads contact lines with a place in them, as many countries write it.
func TestPlaces(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]document.Location{
		"12 Harbour Road, Leith, Edinburgh EH6 6JB, United Kingdom": {
			Address:    "12 Harbour Road, Leith",
			PostalCode: "EH6 6JB", Region: "United Kingdom", City: "Edinburgh",
		},
		"9 Mill Lane, Skipton, North Yorkshire, BD23 1AA": {
			Address:    "9 Mill Lane",
			PostalCode: "BD23 1AA", City: "Skipton", Region: "North Yorkshire",
		},
		"Hauptstr. 5, 10115 Berlin": {
			Address:    "Hauptstr. 5",
			PostalCode: "10115", City: "Berlin",
		},
		"Lindenallee 12a | 20099 Hamburg | Deutschland": {
			Address:    "Lindenallee 12a",
			PostalCode: "20099", City: "Hamburg",
		},
		"400 Main St, Apt 2, Denver, CO 80202 | +1 303 555 0100": {
			Address:    "400 Main St, Apt 2",
			PostalCode: "80202", City: "Denver", Region: "CO",
		},
		"jane@example.com | Denver, CO 80202-1234": {
			PostalCode: "80202-1234",
			City:       "Denver", Region: "CO",
		},
		"18 rue des Lilas, 69003 Lyon, France": {
			Address:    "18 rue des Lilas",
			PostalCode: "69003", Region: "France", City: "Lyon",
		},
		"Calle Mayor 14, 3º B, 28013 Madrid": {
			Address:    "Calle Mayor 14, 3º B",
			PostalCode: "28013", City: "Madrid",
		},
		"Via Garibaldi 7, 40124 Bologna, Italia": {
			Address:    "Via Garibaldi 7",
			PostalCode: "40124", Region: "Italia", City: "Bologna",
		},
		"Keizersgracht 101, 1015 CJ Amsterdam": {
			Address:    "Keizersgracht 101",
			PostalCode: "1015 CJ", City: "Amsterdam",
		},
		"ul. Polna 3/7, 50-441 Wrocław, Poland": {
			Address:    "ul. Polna 3/7",
			PostalCode: "50-441", Region: "Poland", City: "Wrocław",
		},
		"7 Wattle St, Geelong VIC 3220": {
			Address:    "7 Wattle St",
			PostalCode: "3220", City: "Geelong", Region: "VIC",
		},
		"55 Bank Street, Ottawa, ON K1P 5N2, Canada": {
			Address:    "55 Bank Street",
			PostalCode: "K1P 5N2", City: "Ottawa", Region: "ON, Canada",
		},
		"Anschrift: Gartenweg 9, 8032 Zürich": {
			Address:    "Gartenweg 9",
			PostalCode: "8032", City: "Zürich",
		},
		"Leeds, West Yorkshire | jane@example.com": {
			City:   "Leeds",
			Region: "West Yorkshire",
		},
		"12 Harbour Road\nEdinburgh EH6 6JB": {
			Address:    "12 Harbour Road",
			PostalCode: "EH6 6JB", City: "Edinburgh",
		},
		"Flat 3, 22 Rose Crescent, Galway H91 AB12, Ireland | +353 20 914 0199": {
			Address:    "Flat 3, 22 Rose Crescent",
			PostalCode: "H91 AB12", Region: "Ireland", City: "Galway",
		},
		"MG Road 21, Bengaluru 560001, India": {
			Address:    "MG Road 21",
			PostalCode: "560001", Region: "India", City: "Bengaluru",
		},
		"Nursing License 123456 | jane@example.com": {},
		"Graduated 2019, Boston | jane@example.com": {},
	} {
		r := FromText("Jane Example\n" + in + "\n\nSkills\nGo\n").Document
		got := document.Location{}
		if r.Basics.Location != nil {
			got = *r.Basics.Location
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: %s", in, d)
		}
	}
}

// TestPlacesInHeaders holds places of many countries that a header shows between other contact data.
func TestPlacesInHeaders(t *testing.T) {
	t.Parallel()
	for _, want := range []string{
		"4700-326 Braga, Portugal", "Corso Umberto I, 15, 80138 Napoli, Italia",
		"8 bis, avenue Foch, 54000 Nancy, France", "6020 Innsbruck, Österreich",
		"Bielsko-Biała, woj. śląskie", "Dublin 8", "Greater Boston Area", "San Francisco Bay Area",
		"Mount Maunganui, 3116 Tauranga, New Zealand",
		"Observatory, Cape Town, 7925", "Praha 2, Česká republika", "Te Anau, Southland", "Hall in Tirol",
		"Zamudio, Bizkaia", "Vila Nova de Gaia, Porto", "6000-123 Castelo Branco", "Lyon et sa région",
		"Kraków i okolice", "Grande Porto", "Loulé (Faro)", "Warszawa-Mokotów", "Douala, Cameroun", "浙江宁波",
	} {
		for _, form := range []string{
			"Jane Doe\n%s\njane99@example.com\n",
			"Jane Doe\nCare Assistant\njane99@example.com · %s · +44 7700 900123\n",
			"Jane Doe\nCare Assistant\n\nCONTACT\n\n+44 7700 900123\n%s\n",
		} {
			b := FromText(fmt.Sprintf(form, want) +
				"\nEXPERIENCE\n\nCare Assistant, Hill House\n2019 - 2021\n").Document.Basics
			if got := b.Location.String(); got != want {
				t.Errorf("%q of %q reads as %q", want, form, got)
			}
		}
	}
}
