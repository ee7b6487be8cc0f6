package letter

import (
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

// TestAnAddressOfAnotherNameMakesTheEmployerUnsure holds that a heading or a plant isn't taken for the employer.
func TestAnAddressOfAnotherNameMakesTheEmployerUnsure(t *testing.T) {
	t.Parallel()
	said := "Harrowgate Milling Co. has milled oats since 1931. Apply to jobs@harrowgate.example.com."
	for name, want := range map[string]bool{
		"Oat & flour plant": false, "Emergency & Critical Care": false, "Harrowgate Milling": true, "Fernlea Ltd": true,
	} {
		p := &posting.Posting{Language: "en", Title: "Millwright", Company: name, Text: said}
		if got := employer(p) != ""; got != want {
			t.Errorf("%q: %v, want %v", name, got, want)
		}
	}
}

// TestWhatIsNoTitleIsLeftOut holds that a town or a time of learning stands in no letter as a title.
func TestWhatIsNoTitleIsLeftOut(t *testing.T) {
	t.Parallel()
	r := nurse()
	r.Work[0].Position, r.Work[1].Position = "Sueca", "Internship"
	all := bodyText(write(t, r, nursePosting, Options{Words: 350}))
	for _, bad := range []string{"Sueca", "sueca", "nternship"} {
		if strings.Contains(all, bad) {
			t.Errorf("%q in\n%s", bad, all)
		}
	}
}

// TestYearsAreSaidWhereTheyAreAsked holds that the letter says since when one has worked at the present employer, from
// the first of the posts there.
func TestYearsAreSaidWhereTheyAreAsked(t *testing.T) {
	t.Parallel()
	r := nurse()
	r.Work[1].Name = r.Work[0].Name
	posting := strings.Replace(nursePosting, "- Spanish", "- 3 years of experience in intensive care\n- Spanish", 1)
	if all := bodyText(write(t, r, posting, Options{})); !strings.Contains(all, "since 2016, currently as a") {
		t.Errorf("no years in\n%s", all)
	}
}

// TestTheRightToWork holds that a nationality is one where the posting asks for a right in the European Union alone.
func TestTheRightToWork(t *testing.T) {
	t.Parallel()
	r := nurse()
	r.Certificates = r.Certificates[:3]
	r.Meta = &document.Meta{Vitae: &document.Layout{Private: []document.PrivateFact{
		{Label: "Nationality", Text: "Portuguese (in Ireland since 2012)"}, {Text: "born 1987"},
	}}}
	inUnion := strings.Replace(nursePosting, "Must be authorized to work in the US",
		"You need the right to work in Ireland: EU/EEA passport", 1)
	if all := bodyText(write(t, r, inUnion, Options{})); !strings.Contains(all, "Portuguese nationality") ||
		strings.Contains(all, "1987") {
		t.Errorf("the right to work in\n%s", all)
	}
	second := strings.Replace(inUnion, "You need the right", "You must be legally authorized to work\n- You need the right", 1)
	if all := bodyText(write(t, r, second, Options{})); !strings.Contains(all, "Portuguese nationality") {
		t.Errorf("the second line asks for the right to work in the EU, but\n%s", all)
	}
	if all := bodyText(write(t, r, nursePosting, Options{})); strings.Contains(all, "Portuguese nationality") {
		t.Errorf("no right to work in the States, but\n%s", all)
	}
	elsewhere := nursePosting + "\n- Knowledge of EU rules for medicines\n"
	if all := bodyText(write(t, r, elsewhere, Options{})); strings.Contains(all, "Portuguese nationality") {
		t.Errorf("the EU is named for something else, but\n%s", all)
	}
}

// TestARenewedCredentialIsHeld holds that an old line of a credential doesn't hide the one that renewed it.
func TestARenewedCredentialIsHeld(t *testing.T) {
	t.Parallel()
	const old, renewed = "First aid, valid until 03/2021", "First aid, valid until 03/2031"
	for _, c := range []struct {
		names   []string
		expired string
	}{
		{[]string{old}, old},
		{[]string{old, renewed}, ""},
		{[]string{renewed, old}, ""},
		{[]string{"First aiders' register, valid until 03/2021", renewed}, ""},
	} {
		r := nurse()
		r.Certificates = nil
		for _, name := range c.names {
			r.Certificates = append(r.Certificates, document.Certificate{Name: name})
		}
		w := &writer{frames: framesOf("en", ""), r: r, asOf: "2026-11"}
		e := match.Evidence{Text: c.names[len(c.names)-1], End: len("First aid")}
		if got := w.expiredLine(e); got != c.expired {
			t.Errorf("%q: %q has expired, want %q", c.names, got, c.expired)
		}
	}
}

// TestLinesThatWereRunTogetherAreTwo holds that no line has another in it without a sign between them.
func TestLinesThatWereRunTogetherAreTwo(t *testing.T) {
	t.Parallel()
	w := &writer{frames: framesOf("en", "")}
	s := "Ran the debarker side in 2015, 6 contract hands Walked the vibration route for a year"
	if at := w.runTogether(s); at <= 0 || !strings.HasPrefix(s[at:], "Walked") {
		t.Errorf("cut at %d", at)
	}
	for _, s := range []string{"Moved the files to Google Drive for two teams", "Head of Managed Services at Orla"} {
		if at := w.runTogether(s); at > 0 {
			t.Errorf("%q is cut at %d", s, at)
		}
	}
}

// TestACourseIsNoJob holds which titles are of a course that was read as a job.
func TestACourseIsNoJob(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code, title string
		study       bool
	}{
		{"de", "Beschäftigtenlehrgang II", true},
		{"de", "Kursleiter", false},
		{"en", "Welding course", true},
		{"en", "Course Coordinator", false},
		{"fr", "Formation d'aide-soignante", true},
		{"fr", "Responsable de formation", false},
		{"es", "Curso de cocina", true},
		{"es", "Jefa de cocina", false},
	} {
		if got := (&writer{frames: &frames{code: c.code}}).namesCourse(c.title); got != c.study {
			t.Errorf("%q is a course: %v, want %v", c.title, got, c.study)
		}
	}
}

// TestPlacesAreNamedWhereTheReadingIsSure holds which titles, employers and dates stand in a letter.
func TestPlacesAreNamedWhereTheReadingIsSure(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		code            string
		title, employer string
		start, end      document.Date
		want            string
	}{
		{"es", "", "Ahora", "2024-03", "", "||2024"},
		{"en", "", "Five-bed EBD home", "2021-09", "", "||2021"},
		{"en", "Millwright, lead hand, B crew", "Brantmoor Feeds", "2017-03", "", "|Brantmoor Feeds|2017"},
		{"fr", "Régisseuse, contrats courts", "", "2019", "2021", "Régisseuse||2019"},
		{"en", "millwright on", "Brightmoor Poultry", "2017", "", "|Brightmoor Poultry|2017"},
		{"fr", "Réceptionniste", "Hôtel du Cep d'Or", "2014-09", "2014-09", "Réceptionniste|Hôtel du Cep d'Or|"},
		{"en", "Staff Nurse", "Grampians Gate Private", "2017", "", "Staff Nurse|Grampians Gate Private|2017"},
		{"en", "Linux admin", "Druk-Polna Sp. z o.o.", "2013", "2015", "Linux admin|Druk-Polna|2013"},
		{
			"en", "Activity coordinator", "Résidence Au Fil de l'Eau", "2017", "2020",
			"Activity coordinator|Résidence Au Fil de l'Eau|2017",
		},
	} {
		w := &writer{frames: framesOf(c.code, ""), c: loaded()}
		at := w.place(place{kind: atWork, title: c.title, employer: c.employer, start: c.start, end: c.end})
		got := w.places[at]
		year, _, _ := strings.Cut(string(got.start), "-")
		if s := strings.Join([]string{got.title, got.employer, year}, "|"); s != c.want {
			t.Errorf("%s %q at %q: %q, want %q", c.code, c.title, c.employer, s, c.want)
		}
	}
}
