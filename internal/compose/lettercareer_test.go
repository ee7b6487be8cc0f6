package compose

import (
	"strings"
	"testing"

	"vitae/internal/document"
	"vitae/internal/posting"
)

// letterOf writes a letter of 250 words for a resume and a short posting.
func letterOf(t *testing.T, r *document.Resume, p *posting.Posting) string {
	t.Helper()
	return mustWrite(t, r, p, LetterOptions{Words: 250}).Markdown()
}

func careerOf(work ...document.Work) *document.Resume {
	return &document.Resume{Basics: document.Basics{Name: "Robin Hale"}, Work: work}
}

func TestLettersTellEarlierPositions(t *testing.T) {
	t.Parallel()
	now := document.Work{Name: "Kestrel Works", Position: "Welder", StartDate: "2017-05", Highlights: []string{"Weld 30 frames a shift with the crew."}}
	for name, c := range map[string]struct {
		earlier document.Work
		want    string
	}{
		"another employer":    {document.Work{Name: "Dunlin Yard", Position: "Apprentice Welder", StartDate: "2014", EndDate: "2017"}, "Before that, I was an Apprentice Welder at Dunlin Yard, from 2014 to 2017."},
		"the same employer":   {document.Work{Name: "Kestrel Works", Position: "Yard Hand", StartDate: "2016-02", EndDate: "2016-11"}, "Before that, I was a Yard Hand there, in 2016."},
		"no dates":            {document.Work{Name: "Dunlin Yard", Position: "Apprentice Welder"}, ""},
		"at the same time":    {document.Work{Name: "Dunlin Yard", Position: "Trainer", StartDate: "2016", EndDate: "2020"}, ""},
		"parental leave":      {document.Work{Name: "Career break", Position: "Parental leave and retraining", StartDate: "2014", EndDate: "2016", Highlights: []string{"Completed a certificate in drawing."}}, "During my parental leave, I completed a certificate in drawing."},
		"leave without lines": {document.Work{Name: "Career break", Position: "Parental leave", StartDate: "2014", EndDate: "2016"}, ""},
		"many employers":      {document.Work{Name: "Various yards", Position: "Helper", StartDate: "2014", EndDate: "2016"}, "Before that, I was a Helper for various yards, from 2014 to 2016."},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := letterOf(t, careerOf(now, c.earlier), readJob(t, "mecheng"))
			if c.want == "" && strings.Contains(got, "Before that") || !strings.Contains(got, c.want) {
				t.Errorf("want %q in\n%s", c.want, got)
			}
		})
	}
}

// TestLettersToNobody: a posting without employer and title is answered in words that need neither.
func TestLettersToNobody(t *testing.T) {
	t.Parallel()
	p := *readJob(t, "mecheng")
	p.Company, p.Title = "", ""
	for _, tone := range allTones {
		for _, person := range []string{"jane", "mecheng.best", "p05", "p09", "chef.near"} {
			text := mustWrite(t, readPerson(t, person), &p, LetterOptions{Tone: tone}).Markdown()
			for _, bad := range []string{"your company", "colleague", " at .", " to .", "  ", "You needs", "you wants"} {
				if strings.Contains(text, bad) {
					t.Errorf("%s, %s: %q in\n%s", person, tone, bad, text)
				}
			}
		}
	}
}

func TestShoutedNames(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"KESTREL PRECISION INC.": "Kestrel Precision", "IKEA": "IKEA", "Quillon Freight GmbH": "Quillon Freight", "ACME": "ACME", "BLUE FERN & CO": "BLUE FERN & CO", "NORDWIND SHIPPING": "Nordwind Shipping",
		"Riverside Camp, summers": "Riverside Camp",
	} {
		if got := spokenName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestCredentialsAreNamedWhole(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"HCPC registered": "I am HCPC registered.", "Contact lens certificate: theory passed, practical in": "", "Personal Track Safety (valid to": "",
		"Crane licence, planned": "", "Forklift licence": "I hold a Forklift licence.", "CompTIA Server+": "My credentials include CompTIA Server+.",
	} {
		r := careerOf(document.Work{Name: "Kestrel Works", Position: "Welder", StartDate: "2017-05", Highlights: []string{"Weld 30 frames a shift with the crew."}})
		r.Certificates = []document.Certificate{{Name: name}}
		got := letterOf(t, r, readJob(t, "mecheng"))
		if !strings.Contains(got, want) || want == "" && (strings.Contains(got, "redential") || strings.Contains(got, name)) {
			t.Errorf("%q: want %q in\n%s", name, want, got)
		}
	}
}

func TestTwoDeedsShareASentence(t *testing.T) {
	t.Parallel()
	got := letterOf(t, careerOf(document.Work{Name: "Kestrel Works", Position: "Welder", StartDate: "2017-05", Highlights: []string{"Weld 30 frames a shift.", "Repaired two barges in the dry dock.", "Checked the seams of 40 tanks."}}), readJob(t, "mecheng"))
	if !strings.Contains(got, "checked the seams of 40 tanks and repaired two barges in the dry dock.") {
		t.Error(got)
	}
}
