package docparse

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// TestPrivateFacts holds that what a file says of the person and not of the work is kept apart and is never a skill.
func TestPrivateFacts(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		in   string
		want []document.PrivateFact
		held string // a certificate
	}{
		"under skills": {
			"Ana Roe\nana@example.com\n\nSkills\nWelding, Rigging\nPassport No: X1234567\nDate of Birth : 12/03/1985\nMarital Status: Married\nNationality: Indian\nDriving licence: category B\n",
			[]document.PrivateFact{
				{Label: "Passport No", Text: "X1234567"},
				{Label: "Date of Birth", Text: "12/03/1985"},
				{Label: "Marital Status", Text: "Married"},
				{Label: "Nationality", Text: "Indian"},
			},
			"Driving licence: category B",
		},
		"under a heading of their own": {
			"Ana Roe\nana@example.com\n\nSkills\nWelding\nRigging\n\nPASSPORT DETAILS\nPassport Number: X1234567\nDate of Issue: 01/02/2015\nDate of Expiry: 31/01/2025\nVisa Status: Residence\n",
			[]document.PrivateFact{
				{Label: "Passport Number", Text: "X1234567"},
				{Label: "Date of Issue", Text: "01/02/2015"},
				{Label: "Date of Expiry", Text: "31/01/2025"},
				{Label: "Visa Status", Text: "Residence"},
			},
			"",
		},
		"a number that looks like a telephone's": {
			"Ana Roe\nana@example.com\nPassport No: 123456789\nPhone: +49 30 1234567\n\nSkills\nWelding, Rigging\n",
			[]document.PrivateFact{{Label: "Passport No", Text: "123456789"}},
			"",
		},
		"without a label": {
			"Ana Roe\nana@example.com\n\nSkills\n- Welding\n- Rigging\n- Valid UAE driving licence\n",
			nil, "Valid UAE driving licence",
		},
		"under a profile": {
			"Ana Roe\nana@example.com\n\nPersonal Profile\nNurse with a valid work permit.\nMarital Status: Married\nNationality: Indian\n\nSkills\nWelding, Rigging\n",
			[]document.PrivateFact{{Label: "Marital Status", Text: "Married"}, {Label: "Nationality", Text: "Indian"}},
			"",
		},
		"a right to work in words": {
			"Ana Roe\nana@example.com\n\nSkills\nWelding, Rigging\n\nPERSONAL DETAILS\nNationality: Indian\nRight to work in UK (until 2028)\n",
			[]document.PrivateFact{{Label: "Nationality", Text: "Indian"}},
			"Right to work in UK (until 2028)",
		},
		"a right to work at the top": {
			"Ana Roe\nana@example.com\nRight to work: UK, no sponsorship needed\n\nSkills\nWelding, Rigging\n",
			nil, "Right to work: UK, no sponsorship needed",
		},
		"an authorization": {
			"Ana Roe\nana@example.com\n\nSkills\nWelding, Rigging\nWork authorization: US citizen\n",
			nil, "Work authorization: US citizen",
		},
		// Its classes stand like a town and its country.
		"a German license to drive at the top": {
			"Ana Roe\nana@example.com\nFahrerlaubnis B, BE, C1\n\nSkills\nWelding, Rigging\n",
			nil, "Fahrerlaubnis B, BE, C1",
		},
		"a German license to drive behind an email address": {
			"Ana Roe\nana@example.com · Fahrerlaubnis B, BE, C1\n\nSkills\nWelding, Rigging\n",
			nil, "Fahrerlaubnis B, BE, C1",
		},
		"one class of it between signs": {
			"Ana Roe\nana@example.com | +49 30 1234567 | Führerschein Klasse B\n\nSkills\nWelding, Rigging\n",
			nil, "Führerschein Klasse B",
		},
		"several classes of it between signs": {
			"Ana Roe\nana@example.com | +49 30 1234567 | Fahrerlaubnis B, BE, C1\n\nSkills\nWelding, Rigging\n",
			nil, "Fahrerlaubnis B, BE, C1",
		},
		"not a passport": {"Ana Roe\nana@example.com\n\nSkills\nNode, Passport.js, Visa payments\n", nil, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res := FromText(c.in)
			holdAnswer(t, name, res, nil)
			if d := cmp.Diff(c.want, res.Document.LayoutOf().Private); d != "" {
				t.Errorf("%s\n%s", d, brief(res.Document))
			}
			if cs := res.Document.Certificates; c.held != "" && (len(cs) != 1 || cs[0].Name != c.held) ||
				c.held == "" && len(cs) > 0 {
				t.Errorf("certificates %+v", cs)
			}
			for _, s := range res.Document.Skills {
				if strings.Contains(fold(s.Name), "licence") {
					t.Errorf("skill %+v", s)
				}
				if slices.ContainsFunc(c.want, func(f document.PrivateFact) bool {
					return strings.Contains(s.Name+strings.Join(s.Keywords, " "), f.Text)
				}) {
					t.Errorf("skill %+v", s)
				}
			}
			if l := res.Document.Basics.Location; l != nil {
				t.Errorf("location %+v", l)
			}
			if res.Document.Basics.Phone == "123456789" {
				t.Error("a passport's number is the telephone")
			}
			for _, shown := range []string{res.Document.Text(), res.Document.Markdown()} {
				for _, f := range c.want {
					if strings.Contains(shown, f.Text) {
						t.Errorf("%q is shown", f.Text)
					}
				}
			}
		})
	}
}

// TestPlaceholders holds that what a template shows is no data.
func TestPlaceholders(t *testing.T) {
	t.Parallel()
	res := FromText("[Your Name]\n[Email] | [Phone] | [City, State]\nyour.name@example.com\n\nSummary\nLorem ipsum dolor sit amet, consectetur adipiscing elit.\n\nExperience\nEngineer, Acme, Jan 2020 - Present\n- Built pumps\n")
	holdAnswer(t, "template", res, nil)
	b := res.Document.Basics
	if b.Name != "" || b.Email != "" || b.Phone != "" || b.Location != nil || b.Summary != "" ||
		len(res.Document.Work) != 1 || len(res.NotPlaced) < 4 {
		t.Errorf("%+v, %d jobs, not placed %+v", b, len(res.Document.Work), res.NotPlaced)
	}
	for _, own := range []string{
		"Ana Roe", "[1] Roe, A. (2020)", "Namen & Co", "Your Move Estate Agents",
		"Engineer {backend}", "ana@example.com",
	} {
		if lang.IsPlaceholder(own) || isSampleContact(own) {
			t.Errorf("%q is taken for a template's", own)
		}
	}
}

// TestShownMail holds that the address on the page beats the one behind its link, wherever it stands, and that a
// difference is said.
func TestShownMail(t *testing.T) {
	t.Parallel()
	const rest = "\n\n## Experience\n\n### Engineer, Acme\nJan 2020 - Present\n- Built pumps\n"
	for name, c := range map[string]struct {
		in, mail string
		warned   bool
	}{
		"another person's address": {
			"# Ana Roe\n\n[ana@example.com](mailto:bob@example.net)" + rest, "ana@example.com",
			true,
		},
		"before the one shown": {
			"# Ana Roe\n\n[Mail me](mailto:bob@example.net)\n\nana@example.com" + rest,
			"ana@example.com", true,
		},
		"its own": {
			"# Ana Roe\n\n[ana@example.com](mailto:Ana@Example.com)" + rest, "ana@example.com",
			false,
		},
		"only a link": {"# Ana Roe\n\n[Mail me](mailto:ana@example.com)" + rest, "ana@example.com", false},
	} {
		res := FromText(c.in)
		if got := res.Document.Basics.Email; got != c.mail || (len(res.Warnings) > 0) != c.warned {
			t.Errorf("%s: %q, %q", name, got, res.Warnings)
		}
	}
}

// TestPicturePages holds that a page that is a picture is named.
func TestPicturePages(t *testing.T) {
	t.Parallel()
	text := "BT /F1 12 Tf 72 720 Td (Jane Example, Engineer) Tj 0 -18 Td (jane@example.com, Berlin, Germany, +49 30 1234567) Tj 0 -18 Td (Skills) Tj 0 -18 Td (Steel, Wood, Concrete) Tj ET"
	picture := "q 612 0 0 792 0 0 cm /I Do Q"
	shapes := strings.Repeat("10 10 m 20 20 l 30 10 l f\n", outlines+1)
	stream := func(s string) string { return fmt.Sprintf("<</Length %d>>\nstream\n%s\nendstream", len(s), s) }
	page := func(contents int) string {
		return fmt.Sprintf("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents %d 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</I 4 0 R>>>>>>", contents)
	}
	data := pdfOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 4/Kids[9 0 R 10 0 R 11 0 R 12 0 R]>>",
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		"<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\nx\nendstream",
		stream(text), stream(picture), stream(shapes), stream(""), page(5), page(6), page(7), page(8))
	res, err := testReader().Read(context.Background(), "cv.pdf", data)
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Warnings) != 2 || !strings.HasPrefix(res.Warnings[0], "Page 2 is an image") ||
		!strings.HasPrefix(res.Warnings[1], "The text on page 3 is drawn") {
		t.Errorf("%q", res.Warnings)
	}
}
