package docparse

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/document"
)

// TestPlaces reads contact lines with a place in them, as many countries write it.
func TestPlaces(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]document.Location{
		"12 Harbour Road, Leith, Edinburgh EH6 6JB, United Kingdom":             {Address: "12 Harbour Road, Leith", PostalCode: "EH6 6JB", City: "Edinburgh", CountryCode: "GB"},
		"9 Mill Lane, Skipton, North Yorkshire, BD23 1AA":                       {Address: "9 Mill Lane", PostalCode: "BD23 1AA", City: "Skipton", Region: "North Yorkshire"},
		"Hauptstr. 5, 10115 Berlin":                                             {Address: "Hauptstr. 5", PostalCode: "10115", City: "Berlin"},
		"Lindenallee 12a | 20099 Hamburg | Deutschland":                         {Address: "Lindenallee 12a", PostalCode: "20099", City: "Hamburg"},
		"400 Main St, Apt 2, Denver, CO 80202 | +1 303 555 0100":                {Address: "400 Main St, Apt 2", PostalCode: "80202", City: "Denver", Region: "CO"},
		"jane@example.com | Denver, CO 80202-1234":                              {PostalCode: "80202-1234", City: "Denver", Region: "CO"},
		"18 rue des Lilas, 69003 Lyon, France":                                  {Address: "18 rue des Lilas", PostalCode: "69003", City: "Lyon", CountryCode: "FR"},
		"Calle Mayor 14, 3º B, 28013 Madrid":                                    {Address: "Calle Mayor 14, 3º B", PostalCode: "28013", City: "Madrid"},
		"Via Garibaldi 7, 40124 Bologna, Italia":                                {Address: "Via Garibaldi 7", PostalCode: "40124", City: "Bologna", CountryCode: "IT"},
		"Keizersgracht 101, 1015 CJ Amsterdam":                                  {Address: "Keizersgracht 101", PostalCode: "1015 CJ", City: "Amsterdam"},
		"ul. Polna 3/7, 50-441 Wrocław, Poland":                                 {Address: "ul. Polna 3/7", PostalCode: "50-441", City: "Wrocław", CountryCode: "PL"},
		"7 Wattle St, Geelong VIC 3220":                                         {Address: "7 Wattle St", PostalCode: "3220", City: "Geelong", Region: "VIC"},
		"55 Bank Street, Ottawa, ON K1P 5N2, Canada":                            {Address: "55 Bank Street", PostalCode: "K1P 5N2", City: "Ottawa", Region: "ON", CountryCode: "CA"},
		"Anschrift: Gartenweg 9, 8032 Zürich":                                   {Address: "Gartenweg 9", PostalCode: "8032", City: "Zürich"},
		"Leeds, West Yorkshire | jane@example.com":                              {City: "Leeds", Region: "West Yorkshire"},
		"12 Harbour Road\nEdinburgh EH6 6JB":                                    {Address: "12 Harbour Road", PostalCode: "EH6 6JB", City: "Edinburgh"},
		"Flat 3, 22 Rose Crescent, Galway H91 AB12, Ireland | +353 20 914 0199": {Address: "Flat 3, 22 Rose Crescent", PostalCode: "H91 AB12", City: "Galway", CountryCode: "IE"},
		"MG Road 21, Bengaluru 560001, India":                                   {Address: "MG Road 21", PostalCode: "560001", City: "Bengaluru", CountryCode: "IN"},
		"Nursing License 123456 | jane@example.com":                             {},
		"Graduated 2019, Boston | jane@example.com":                             {},
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
