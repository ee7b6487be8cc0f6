package compose

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

func TestClichesAreReported(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ language, text, want string }{
		{"en", "I am a hard-working and highly motivated team player with excellent communication skills.", ""},
		{
			"en", "Highly motivated and reliable accountant with 8 years in manufacturing. Great team player.",
			"Accountant with 8 years in manufacturing.",
		},
		{"en", "A dedicated nurse. References available on request.", "Nurse."},
		{
			"en", "Passionate about maps. I look after people who run things.",
			"Passionate about maps. I look after people who run things.",
		},
		{"en", "Motivated team of six, which I led.", "Motivated team of six, which I led."},
		{"en", "Looking for part-time work from May.", "Looking for part-time work from May."},
		{
			"de", "Engagierte und zuverlässige Buchhalterin mit DATEV. Hohe Einsatzbereitschaft, Teamfähigkeit.",
			"Buchhalterin mit DATEV.",
		},
		{"fr", "Comptable depuis 2012. Motivée, dynamique, esprit d'équipe.", "Comptable depuis 2012."},
		{"es", "Contadora con cédula. Soy una persona responsable, con ganas de aprender.", "Contadora con cédula."},
	} {
		w := &writer{phrases: phrasesOf(tc.language)}
		if got := without(tc.text, w.cliches(tc.text)); got != tc.want {
			t.Errorf("%q: %q, want %q", tc.text, got, tc.want)
		}
	}
}

// TestFillerIsOfferedAsCuts: each cut is a change of its own, and declining it gives the words back.
func TestFillerIsOfferedAsCuts(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), "Office Administrator\n\nRequirements\n- Sage\n- Payroll\n")
	r := &document.Resume{
		Basics: document.Basics{
			Name: "Ann Example", Label: "I look after people",
			Summary: "Office administrator since 2019. Hard-working team player.",
		},
		Work: []document.Work{{
			Name: "Acme", Position: "Office Administrator", StartDate: "2019-01",
			Highlights: []string{
				"Various other duties as required", "Ran payroll in Sage for 40 staff",
				"Page 1 of 2",
			},
		}},
		Interests:  []document.Interest{{Name: "Knitting"}},
		References: []document.Reference{{Name: "References available on request"}},
	}
	got := mustTailor(t, r, p, DefaultOptions())
	text := got.Document.Text()
	for _, gone := range []string{"other duties", "team player", "Page 1", "Knitting", "on request", "I look after"} {
		if strings.Contains(text, gone) {
			t.Errorf("%q stands in\n%s", gone, text)
		}
		i := slices.IndexFunc(got.Changes, func(c Change) bool {
			return c.Kind == KindCut &&
				strings.Contains(*c.Before, gone)
		})
		if i < 0 {
			t.Errorf("%q is listed as no cut", gone)
			continue
		}
		without := slices.Delete(slices.Clone(got.Changes), i, i+1)
		back, err := Apply(r, without)
		if err != nil || gone != "I look after" && !strings.Contains(back.Text(), gone) {
			t.Errorf("%q does not come back: %v\n%s", gone, err, back.Text())
		}
	}
	if got.Document.Basics.Label != "Office Administrator" || !strings.Contains(got.Document.Basics.Summary,
		"Office administrator since 2019. Ran payroll in Sage for 40 staff.") {
		t.Errorf("%s", text)
	}
}
