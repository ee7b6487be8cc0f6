package docrender

import (
	"testing"

	"vitae/internal/engine/document"
)

func TestPaperIsThatOfTheCountry(t *testing.T) {
	for _, c := range []struct {
		country, phone, language string
		want                     Paper
	}{
		{"US", "", "", Letter},
		{"ca", "", "fr", Letter},
		{"", "(403) 555-0142", "en", Letter},
		{"", "+1 403-555-0142", "", Letter},
		{"", "403.555.0142", "en", Letter},
		{"IE", "403 555 0142", "en", A4},
		{"", "333 123 4567", "it", A4},
		{"", "087 123 4567", "en", A4},
		{"", "+49 7821 555014", "de", A4},
		{"", "", "", A4},
	} {
		b := &document.Basics{Phone: c.phone}
		if c.country != "" {
			b.Location = &document.Location{CountryCode: c.country}
		}
		if got := paperFor(b, c.language); got != c.want {
			t.Errorf("%+v is on %s", c, got)
		}
	}
}

func TestAChosenPaperCountsMore(t *testing.T) {
	basics := document.Basics{Location: &document.Location{CountryCode: "US"}}
	for _, c := range []struct {
		options Options
		style   *document.Style
		width   float64
	}{
		{Options{}, nil, 612},
		{Options{Paper: A4}, nil, 595.28},
		{Options{}, &document.Style{Paper: "a4"}, 595.28},
	} {
		r := &document.Resume{Basics: basics}
		r.SetStyle(c.style)
		s, err := c.options.forResume("test", r)
		if err != nil || s.width != c.width {
			t.Errorf("%+v is %v wide: %v", c, s.width, err)
		}
	}
}
