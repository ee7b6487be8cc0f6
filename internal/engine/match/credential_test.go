package match

import (
	"strings"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
)

// TestCredentialsByTheirNames holds lines that name a credential in words of their own, and their neighbors that don't.
func TestCredentialsByTheirNames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		asked, line string
		held        bool
	}{
		{"ARCtick full refrigerant handling licence", "ARC full RHL, renewed 2023", true},
		{"ARCtick full refrigerant handling licence", "ARCtick split system licence", false},
		{"BESC Authorised Person (AP)", "BESC AP (exp 09/2027)", true},
		{"embalmer in New Brunswick", "NB funeral director + embalmer, licence current", true},
		{"Transport Manager CPC", "Certificate of Professional Competence, Transport Manager (international), 2017", true},
		{"Transport Manager CPC", "Licence cat. C and CE, driver CPC current", false},
		{"Colegiación", "Colegiada nº 3-0417 (Colegio de Aragón), al corriente", true},
		{"Inscription à l'Ordre national des infirmiers", "Ordre infirmier n° 2 204 118", true},
		{"Diplôme National d'Œnologue (DNO)", "DNO, Montpellier, 2014", true},
		{"Registered Respiratory Therapist", "Certified Respiratory Therapist (CRT), NBRC", false},
		{"Registered Respiratory Therapist", "Dependable respiratory therapist on nights", false},
		{"Registered Environmental Health Specialist", "REHS, CDPH, registered March 2021", true},
		{"Professional Engineer", "Graduate Engineer, registered 2021", false},
		{"MCIPS qualified", "CIPS Level 4 Diploma in Procurement and Supply", false},
		{"registered pharmacist", "Pharmacy professional: controlled drugs register", false},
		{"Altenpfleger", "Einjährige Ausbildung zum Altenpflegehelfer", false},
	} {
		held := false
		tokens := names.Cut(c.line)
		for _, n := range credentialNames(c.asked, c.asked) {
			for _, part := range cutAt(tokens, c.line, ends) {
				share, _, _ := n.cover(part, document.Line{Text: c.line})
				held = held || share >= coverHeld
			}
		}
		if held != c.held {
			t.Errorf("%q holds %q: %v, want %v", c.line, c.asked, held, c.held)
		}
	}
}

// TestALicenseOfAnotherStateIsAnother holds that a Texas license meets no posting in Oregon, unless one accepts the
// other.
func TestALicenseOfAnotherStateIsAnother(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		asked, line string
		elsewhere   bool
	}{
		{"Oregon dental hygiene license", "Texas Dental Hygiene License (active)", true},
		{"Oregon dental hygiene license", "Oregon and Texas Dental Hygiene Licenses", false},
		{"Oregon dental hygiene license", "Dental Hygiene License (active)", false},
		{"Ohio RN or compact license", "Texas RN license", false},
		{"Ohio RN license", "Texas RN license, multistate", false},
		{"RN license", "Texas RN license", false},
		{"Oregon dental hygiene license", "Dental hygiene licenses: OR, Texas", false},
		{"Ohio RN license", "Texas RN license\nKansas RN license\nRN license, Ohio", false},
		{"West Virginia RN license", "Virginia RN license", true},
	} {
		lines := func() []string { return strings.Split(c.line, "\n") }
		if got := elsewhere(c.asked, lines()[:1], lines); got != c.elsewhere {
			t.Errorf("%q for %q is of another state: %v, want %v", c.line, c.asked, got, c.elsewhere)
		}
	}
}

// TestAnApplicationIsNoLicense holds that a license of another state isn't made one of this state by a line that says
// that this one is still to come.
func TestAnApplicationIsNoLicense(t *testing.T) {
	t.Parallel()
	j := &Judge{lexicon: newLexicon()}
	for line, want := range map[string]bool{
		"Oregon: have not applied yet; plan to apply this year": false,
		"Oregon license, applied for":                           false,
		"Oregon license no. 4711":                               true,
		"Oregon license; Washington applied for":                true,
	} {
		if got := strings.Contains(j.heldPart(line, "en"), "Oregon"); got != want {
			t.Errorf("%q names a license of Oregon: %v, want %v", line, got, want)
		}
	}
}

// TestWhatALineGoesOnToSayOfACredential holds which credentials aren't held by what follows their name.
func TestWhatALineGoesOnToSayOfACredential(t *testing.T) {
	t.Parallel()
	j := &Judge{lexicon: newLexicon(), asOf: asOf}
	for _, c := range []struct {
		language, name, behind string
		out                    bool
	}{
		{"en", "Transport Manager CPC", ": sat the exam in March 2025, did not pass, repeat not booked yet", true},
		{"en", "ADR driver", ", lapsed 2021", true},
		{"en", "Forklift licence", ", valid until 2031", false},
		{"fr", "Certiphyto décideur", ", valable jusqu'en 2028 CACES R482 cat. A : formation prévue", false},
		{"fr", "Certiphyto décideur", ", valable jusqu'en 2019", true},
	} {
		if got := j.runOut(c.name+c.behind, c.language, len(c.name)); got != c.out {
			t.Errorf("%q isn't held: %v, want %v", c.name+c.behind, got, c.out)
		}
	}
}

// TestNoDegreeIsALicense holds a degree of the same subject apart from the license that a posting requires.
func TestNoDegreeIsALicense(t *testing.T) {
	t.Parallel()
	const ad = "Dental Hygienist\nHollow Dental, Portland\n\nRequirements:\n- Active Oregon dental hygiene license\n- Charting\n"
	const cv = "Jo Ward\njo@example.com\n\nExperience\n\nDental Assistant, Northside Dental, 2015 - present\n" +
		"- Charting for 20 patients a day\n\nEducation\nAAS, Dental Hygiene, Lake College, 2014\n"
	judge := For(catalogue, posting.Read(catalogue, ad), asOf)
	for with, want := range map[string]bool{"": false, "\nLicenses\nOregon dental hygiene license, 2015\n": true} {
		held, found := false, false
		for _, s := range judge.Analyze(docparse.FromText(cv + with).Document).Skills {
			if strings.Contains(s.Asked, "license") {
				found, held = true, s.Status == Matched
			}
		}
		if !found || held != want {
			t.Errorf("with %q the license is asked for: %v, held: %v, want %v", with, found, held, want)
		}
	}
}

// TestABareLicenseIsOneToDrive holds which licenses that are said to be for nothing are licenses to drive.
func TestABareLicenseIsOneToDrive(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"Canadian citizen. G licence, clean abstract.":    true,
		"Full clean B licence since 2015, no points":      true,
		"Australian citizen. Vic car licence (full).":     true,
		"C class licence, manual":                         true,
		"Driving               B, BE":                     true,
		"Ausweis Klasse B, eigenes Auto":                  true,
		"WA electrician's licence EW, unrestricted":       false,
		"B ticket (gas)":                                  false,
		"Learner licence, class 2":                        false,
		"No driving licence":                              false,
		"NB funeral director + embalmer, licence current": false,
		"Driver":                          false,
		"Class 5, abstract on request":    true,
		"Class 5, no points":              true,
		"Full licence, class 1":           true,
		"SA citizen, Code B (own bakkie)": true,
		"Ausweis Kat. B, eigenes Auto":    true,
		"Class 5, with honours":           false,
		"Electrical licence, class 1":     false,
		"Taught class 5, maths":           false,
	} {
		if got := licenseToDrive(names.Cut(line), line, "driver's licence") != nil; got != want {
			t.Errorf("%q: a license to drive is %v, want %v", line, got, want)
		}
	}
}

// TestStudiesThatEndThisYear counts a degree as had from the summer of the year that it ends in.
func TestStudiesThatEndThisYear(t *testing.T) {
	t.Parallel()
	const ad = "HR Assistant\nFennimore, Leicester\n\nRequirements:\n- A degree in psychology or business\n- Excel\n- English\n"
	const cv = "Jo Ward\njo@example.com\n\nEducation\nBA Psychology, University of Leicester, 2023 - "
	for _, c := range []struct {
		now document.Date
		end string
		met bool
	}{
		{"2026-11", "2026", true},
		{"2026-11", "Dec 2026", false},
		{"2026-11", "2027", false},
		{"2026-03", "2026", false},
		{"2026-03", "2025", true},
	} {
		rep := For(catalogue, posting.Read(catalogue, ad), c.now).Analyze(docparse.FromText(cv + c.end + "\n").Document)
		if len(rep.KnockOuts) == 0 {
			t.Fatal("no degree is asked for")
		}
		if got := !strings.Contains(rep.KnockOuts[0].Message, "not quite"); got != c.met {
			t.Errorf("until %s, in %s: %+v", c.end, c.now, rep.KnockOuts[0])
		}
	}
}
