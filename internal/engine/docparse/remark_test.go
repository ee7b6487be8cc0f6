package docparse

import (
	"strings"
	"testing"
)

// TestRemarksAreNoSummary reads texts whose last words are a hobby or a citizenship, and no summary.
func TestRemarksAreNoSummary(t *testing.T) {
	head := "Ann Smith\nann@example.com\n"
	body := "Experience\nNurse, Kettle Hospital, Leeds, 2015 - 2019\n- Ran the ward\n" +
		"Education\nBSc Nursing, University of Leeds, 2014\n"
	for _, c := range []struct{ text, summary, certificate string }{
		{head + "Irish citizen. G licence, clean abstract.\n" + body, "", "G licence, clean abstract"},
		{head + "I have nursed on children's wards for ten years and love it.\n" + body, "I have nursed", ""},
	} {
		d := FromText(c.text).Document
		if got := d.Basics.Summary; !strings.HasPrefix(got, c.summary) || c.summary == "" && got != "" {
			t.Errorf("%q: summary %q", c.text, got)
		}
		found := c.certificate == ""
		for _, x := range d.Certificates {
			found = found || x.Name == c.certificate
		}
		if !found {
			t.Errorf("%q: certificates %v", c.text, d.Certificates)
		}
	}
	for s, want := range map[string]bool{
		"canadian citizen": true, "g licence, clean abstract": true, "full uk driving licence": true,
		"carne b y coche": true, "nacionalidad espanola": true, "registered nurse with ten years on wards": false,
		"i manage licence renewals": false, "citizen science lead": false,
		"nationality and immigration lawyer with ten years in london.": false, "nationality: irish": true,
		"license administrator for sap and oracle.": false, "sap licence manager with ten years in audits.": false,
		"right to work checks and onboarding for 40 sites.": false, "right to work in the uk.": true,
		"i hold a full uk licence and a car": true, "driver's license class c": true, "licence, b": true,
		"senior citizen-services coordinator with ten years in leeds.":       false,
		"licences, permits and inspections manager with ten years in leeds.": false,
		"hold licences for 40 pubs in leeds.":                                false, "full uk driving licence, clean, own vehicle": true,
	} {
		if factOnly.MatchString(s) != want {
			t.Errorf("%q: not %v", s, want)
		}
	}
}
