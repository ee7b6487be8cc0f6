package letter

import (
	"slices"
	"strings"
	"testing"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
)

const nursePosting = `Registered Nurse, Intensive Care Unit
Lakeview Hospital, Portland, OR

Requirements
- Current Oregon Registered Nurse license
- BLS and ACLS certification
- Bachelor's degree in nursing
- Spanish
- Mechanical ventilation
- Must be authorized to work in the US

Req. LV-2291. Send your resume to Ms. Ana Novak. Questions about the unit go to Mr. Paul Reed.`

func nurse() *document.Resume {
	return &document.Resume{
		Basics: document.Basics{
			Name: "Kim Alder", Email: "kim.alder@example.org",
			Location: &document.Location{City: "Portland", Region: "OR"},
		},
		Work: []document.Work{
			{Name: "St. Brigid Medical Center", Position: "Staff Nurse", StartDate: "2019-03", Highlights: []string{
				"Mechanical ventilation and vasoactive drips for two patients a shift",
				"Cut line infections from 9 to 2 a year with a daily checklist",
				"Since then also in charge of the crash cart",
				"Helped with CRRT under supervision",
				"I do not manage other nurses",
			}},
			{Name: "Cedar Clinic", Position: "Clinic Nurse", StartDate: "2016", EndDate: "2019", Highlights: []string{
				"Vaccinated about 40 children a week", "Manage the stock of three treatment rooms",
			}},
		},
		Certificates: []document.Certificate{
			{Name: "RN license, Oregon, active through 3/2027"},
			{Name: "BLS"},
			{Name: "ACLS (AHA)"},
			{Name: "CCRN, exam planned for 2027"},
			{Name: "US citizen"},
		},
		Languages: []document.Language{
			{Language: "Spanish", Fluency: "fluent"}, {Language: "French", Fluency: "basic"},
		},
		Education: []document.Education{
			{StudyType: "BSN", Area: "Nursing", Institution: "Willamette State University", EndDate: "2016"},
		},
	}
}

// TestARequiredCredentialIsNamedBeforeAnyWork holds in every tone and length that the second paragraph names what the
// posting requires on paper, as the resume has it, and nothing that is not held.
func TestARequiredCredentialIsNamedBeforeAnyWork(t *testing.T) {
	t.Parallel()
	for _, tone := range tones {
		for _, words := range Lengths() {
			l := write(t, nurse(), nursePosting, Options{Tone: tone, Words: words})
			second := l.Paragraphs[1].Text
			for _, want := range []string{
				"RN license, Oregon, active through 3/2027", "BLS", "ACLS (AHA)",
				"BSN Nursing, Willamette State University (2016)", "Spanish (fluent)", "US citizen",
			} {
				if !strings.Contains(second, want) {
					t.Errorf("%s, %d: no %q in\n%s", tone, words, want, second)
				}
			}
			if all := bodyText(l); strings.Contains(all, "CCRN") || strings.Contains(all, "French") {
				t.Errorf("%s, %d: names what is planned, or a language at a basic level:\n%s", tone, words, all)
			}
		}
	}
}

// TestALetterQuotesNoLimitAndNoOrphan holds that no line is quoted that makes a claim smaller, or speaks of one that
// the letter leaves out.
func TestALetterQuotesNoLimitAndNoOrphan(t *testing.T) {
	t.Parallel()
	for _, words := range Lengths() {
		all := bodyText(write(t, nurse(), nursePosting, Options{Words: words}))
		for _, bad := range []string{"- Since then", "Helped", "do not manage"} {
			if strings.Contains(all, bad) {
				t.Errorf("%d: %q in\n%s", words, bad, all)
			}
		}
		if !strings.Contains(all, "Cut line infections from 9 to 2 a year") {
			t.Errorf("%d: the result is missing in\n%s", words, all)
		}
	}
}

func TestLimitsAndOrphansOfEachLanguage(t *testing.T) {
	t.Parallel()
	type lines struct{ hedged, whole, orphan, own []string }
	for code, all := range map[string]lines{
		"en": {
			[]string{
				"Tariffs I still ask the specialist",
				"Desmos only basic",
				"Ran two shifts (no reports)",
				"NT scans: audit still to be submitted",
			},
			[]string{
				"The only nurse on nights for 40 beds",
				"Not only wrote but sold the plan",
				"No lost-time injuries since 2019",
			},
			[]string{
				"Since then, the night shift too",
				"Also ran the stores",
				"did it in half the time",
				"I check them again at noon",
			},
			[]string{
				"On call one week in four",
				"Helped IT move 40 desktops",
				"Sinceritas award 2019",
				"Built the site and its shop",
			},
		},
		"de": {
			[]string{"Laufbandanalyse (nur Assistenz)", "Bilanz noch nicht allein", "Prüfung steht noch aus"},
			[]string{"Nicht nur geplant, auch gebaut", "Amtsprüfung 2023 ohne Beanstandung"},
			[]string{"Seitdem auch Nachtdienst", "Dort Schicht und Lager", "Dafür ein Team von 4 geführt"},
			[]string{"Autoklav und Zyklen geprüft", "Erstellung der Abschlüsse"},
		},
		"fr": {
			[]string{"Participation à la procédure, pas de pilotage", "Relevé au cimetière, pas la pose"},
			[]string{"Relectures, zéro rectificatif depuis 3 ans"},
			[]string{
				"Là, deux saisons de réception",
				"C'est elle qui rédige les mémoires",
				"Ensuite chef de partie",
			},
			[]string{"Lacs et rivières : 12 sites", "Celliers et caves"},
		},
		"es": {
			[]string{"Nóminas, todavía no sola", "Turnos sin mando directo"},
			[]string{"No solo compras: también ventas"},
			[]string{"También llevé las nóminas", "Allí abrí la caja", "Él firmaba"},
			[]string{"Luegos y cierres de caja"},
		},
	} {
		w := &writer{frames: framesOf(code, compose.Professional)}
		for _, s := range all.hedged {
			if !w.isHedged(s) {
				t.Errorf("%s: %q holds nothing down", code, s)
			}
		}
		for _, s := range all.whole {
			if w.isHedged(s) {
				t.Errorf("%s: %q is held down", code, s)
			}
		}
		for _, s := range all.orphan {
			if !w.isOrphan(s) {
				t.Errorf("%s: %q stands alone", code, s)
			}
		}
		for _, s := range all.own {
			if w.isOrphan(s) {
				t.Errorf("%s: %q leans on another line", code, s)
			}
		}
	}
}

// TestWhatOthersDoIsCutOff holds that a letter quotes the part of a line that is the person's own.
func TestWhatOthersDoIsCutOff(t *testing.T) {
	t.Parallel()
	for _, c := range [][3]string{
		{"en", "I do the PMs on two 60 tons. Barrel work goes to the factory guys", "I do the PMs on two 60 tons"},
		{"en", "I tag and search the documents; the vendor handles it", "I tag and search the documents"},
		{"en", "Trained the vendor's staff on site", "Trained the vendor's staff on site"},
		{
			"en", "Sole charge of the weekly wages; my manager kept the monthly until 2021",
			"Sole charge of the weekly wages",
		},
		{"en", "Reconciled vendor files with the ledger", "Reconciled vendor files with the ledger"},
		{"en", "Set up read-only replicas", "Set up read-only replicas"},
		{
			"fr", "De mai à septembre je donne le travail aux saisonniers ; les contrats, c'est l'associé",
			"De mai à septembre je donne le travail aux saisonniers",
		},
	} {
		w := &writer{frames: framesOf(c[0], compose.Professional), readings: map[string]*claim.Reading{}}
		if got := strings.TrimRight(w.fullPart(c[1]), " ;"); got != c[2] {
			t.Errorf("%q: %q, want %q", c[1], got, c[2])
		}
	}
}

func TestTheLetterGoesToWhoGetsIt(t *testing.T) {
	t.Parallel()
	l := write(t, nurse(), nursePosting, Options{})
	if l.Greeting != "Dear Ms. Novak," || !strings.HasSuffix(l.Subject, "(ref. LV-2291)") {
		t.Errorf("%q, %q", l.Greeting, l.Subject)
	}
	for said, want := range map[string]string{
		"Renseignements : Mme Le Dantec, 02 96 55 01 40.":                   "Madame Le Dantec,",
		"À l'attention de M. le Président. Renseignements : Mme Le Dantec.": "Monsieur le Président,",
		"CV et quelques lignes à M. Paul Vuagnoux, merci.":                  "Monsieur Vuagnoux,",
		"Candidatures à Mme Anne Roten ou à M. Jean Favre.":                 "Madame, Monsieur,",
		"Dossier complet à Mme Véronique Chappuis-Roten, rh@x":              "Madame Chappuis-Roten,",
	} {
		w := &writer{frames: framesOf("fr", compose.Professional), p: &posting.Posting{Text: said}}
		if got := w.greeting(); got != want {
			t.Errorf("%q: %q, want %q", said, got, want)
		}
	}
	w := &writer{
		frames: framesOf("de", compose.Professional),
		p:      &posting.Posting{Text: "Arbeitsproben gern. Ansprechpartnerin: Hedwig Brandtner."},
	}
	if got := w.greeting(); got != "Sehr geehrte Frau Brandtner," {
		t.Error(got)
	}
}

func TestReferences(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"Req. 2291": "2291", "Senior Data Engineer (Req. VLT-2291)": "VLT-2291",
		"NOTICE OF VACANCY 24-017": "24-017",
		"Position number: 00417":   "00417", "Kennziffer QI-07.": "QI-07", "Stellen-Nr. 2024-17": "2024-17",
		"Required: 5 years": "", "two references (2024)": "", "Code 08 licence": "", "a vacancy for 2 people": "",
	} {
		w := &writer{frames: framesOf("en", compose.Professional), p: &posting.Posting{Text: said}}
		got := strings.TrimSuffix(strings.TrimPrefix(w.subject(), w.all["subject.open"]), ")")
		if strings.TrimPrefix(got, " (ref. ") != want {
			t.Errorf("%q: %q, want %q", said, got, want)
		}
	}
}

// TestAnEmployerThatIsNotSureIsNotNamed holds that neither a department nor half a name stands as the employer, and
// that no position is "at" an agency.
func TestAnEmployerThatIsNotSureIsNotNamed(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"Department of Nursing", "Finance Division", "Pvt Ltd", "Selection Board", "Abteilung Bau",
		"Direction des achats",
		"Civil Service Commission", "Staff nurse intensive care",
	} {
		if got := employer(&posting.Posting{Title: "Staff Nurse, Intensive Care", Company: name}); got != "" {
			t.Errorf("%q: %q", name, got)
		}
	}
	for _, name := range []string{"Fernlea Children's Services", "Waihara District Council", "Nurse Aid Trust"} {
		if employer(&posting.Posting{Title: "Staff Nurse", Company: name}) == "" {
			t.Errorf("%q is not named", name)
		}
	}
	for company, want := range map[string]string{
		"TOWN OF Kettle Harbour": "Town of Kettle Harbour", "KPMG AND Partners": "KPMG and Partners",
		"A Plus Tutoring": "A Plus Tutoring", "We are Ca Remigia": "Ca Remigia",
	} {
		if got := employer(&posting.Posting{Title: "Cook", Company: company, Text: company}); got != want {
			t.Errorf("%q: %q, want %q", company, got, want)
		}
	}
	firm := &writer{
		company: "Pelikat Payments",
		p:       &posting.Posting{Company: "Pelikat Payments Pte.", Text: "Pelikat Payments Pte. Ltd. (MPI)"},
	}
	if got := firm.firm(); got != "Pelikat Payments Pte. Ltd." {
		t.Errorf("%q", got)
	}
	w := &writer{frames: framesOf("en", compose.Professional), company: "Slaney Scientific Recruitment"}
	if at := w.atFirm(); at != "" {
		t.Errorf("at an agency: %q", at)
	}
}

// TestCredentialsAreCutAtTheirEnds holds that the name of a credential has what belongs to it in its line, and
// nothing of what is not held.
func TestCredentialsAreCutAtTheirEnds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, named, want string }{
		{
			"Certified Payroll Technician, IPASS, 2015 (Distinction)", "Payroll Technician",
			"Certified Payroll Technician, IPASS, 2015 (Distinction)",
		},
		{
			"Customs Broker License, CBP, issued 2015, current", "Customs Broker License",
			"Customs Broker License, CBP, issued 2015, current",
		},
		{"MN Tier 4, El. Ed. K-6, through 6/30/2028", "Tier 4", "MN Tier 4, El. Ed. K-6, through 6/30/2028"},
		{
			"I hold the CTTS Intermediate certificate from the ICCM", "CTTS Intermediate certificate",
			"CTTS Intermediate certificate from the ICCM",
		},
		{"Forklift card (sit down), expired 2021", "Forklift card", ""},
		{"Diploma in Payroll Management – 2 of 4 modules done", "Diploma in Payroll Management", ""},
		{"FS Kl", "FS Kl", ""},
		{"Diploma in Payroll Management, IPASS: two modules left", "Diploma in Payroll Management", ""},
		{"JOURNEYMAN PLUMBER TX, good thru 3/2028", "JOURNEYMAN PLUMBER", "JOURNEYMAN PLUMBER TX, good thru 3/2028"},
		{"Backflow class done in jan, havent tested yet", "Backflow class", ""},
		{"CDL class B (learner's permit)", "CDL class B", ""},
		{"LVT WA #VT-0000, exp 4/2024", "LVT WA", ""},
		{"G licence, clean record (had DZ till 2016, let it lapse)", "G licence", "G licence"},
		{"Safe Pass, good to Manual handling, done again", "Safe Pass", "Safe Pass"},
		{"Redgate SQL Monitor (daily) Oregon driver's license", "driver's license", "Oregon driver's license"},
		{"AWS Certified Data Engineer, Associate", "Data Engineer", "AWS Certified Data Engineer, Associate"},
		{"CAMS, Sept 2019, recert. 2022 and", "CAMS", "CAMS"},
		{"LICENSES ETC. Ohio SLP license, exp. 12/2026", "SLP license", "Ohio SLP license, exp. 12/2026"},
		{"Full licence, B, own car", "Full licence", "Full licence, B, own car"},
		{"Basic Life Support (BLS), AHA", "Basic Life Support", "Basic Life Support (BLS), AHA"},
	} {
		r := nurse()
		r.Certificates = []document.Certificate{{Name: c.line}}
		w := newWriter(loaded(), r, posting.Read(loaded(), nursePosting), Options{}, today)
		from := strings.Index(c.line, c.named)
		a := requirement{SkillMatch: match.SkillMatch{Status: match.Matched, Proof: []match.Evidence{{
			Path: "certificates[0].name", Text: c.line, Start: from, End: from + len(c.named), Grade: "used",
		}}}}
		if got := w.heldFor(a).text; got != c.want {
			t.Errorf("%q: %q, want %q", c.line, got, c.want)
		}
	}
}

// TestTensesFitTheDates holds that a line in the present leaves a letter where its job has ended, and that a job
// without an end is not said to go on where a later one began.
func TestTensesFitTheDates(t *testing.T) {
	t.Parallel()
	r := nurse()
	r.Work[1].EndDate = ""
	text := bodyText(write(t, r, nursePosting, Options{Words: 350}))
	if strings.Contains(text, "since 2016") {
		t.Errorf("says that a job goes on:\n%s", text)
	}
	w := newWriter(loaded(), nurse(), posting.Read(loaded(), nursePosting), Options{Words: 350}, today)
	i := slices.IndexFunc(w.proofs, func(p proof) bool { return strings.HasPrefix(p.text, "Manage the stock") })
	if i >= 0 && w.proofs[i].value > 0 {
		t.Errorf("worth %.2f: %q", w.proofs[i].value, w.proofs[i].text)
	}
}

// TestAFriendlyLetterNamesTheEmployerWhereAnotherStandsBetween holds that “there” speaks of the job named before it.
func TestAFriendlyLetterNamesTheEmployerWhereAnotherStandsBetween(t *testing.T) {
	t.Parallel()
	r := nurse()
	slices.Reverse(r.Work)
	text := bodyText(write(t, r, nursePosting, Options{Tone: compose.Friendly, Words: 350}))
	clinic, there := strings.Index(text, "at Cedar Clinic"), strings.Index(text, "work there")
	if clinic >= 0 && there > clinic {
		t.Errorf("“there” behind another employer:\n%s", text)
	}
}
