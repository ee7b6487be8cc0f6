package letter

import (
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/base/fault"
	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

const today = document.Date("2026-11-22")

var loaded = sync.OnceValue(func() *skill.Catalogue {
	c, err := skill.Load()
	if err != nil {
		panic(err)
	}
	return c
})

const ledgerPosting = `Accounts Payable Specialist
Golden Acre Foods, Leeds

Requirements
- Month-end close
- Sage 200
- Purchase ledger
- AAT Level 3
- Full driving licence
- German
- Degree in accounting

Questions? Contact Ms Jane Carter. Reference: GA-4471`

func clerk() *document.Resume {
	return &document.Resume{
		Basics: document.Basics{
			Name: "Robin Hale", Email: "robin.hale@example.org",
			Location: &document.Location{City: "Leeds"},
		},
		Work: []document.Work{
			{Name: "Harrow Foods Ltd", Position: "Accounts Assistant", StartDate: "2019-03", Highlights: []string{
				"Purchase ledger in Sage 200: 400 supplier invoices a week, queries from 14 days down to 3",
				"Month-end close for two entities by working day 3",
				"Assisted the controller with the VAT return",
				"Lift station upgrade: matched the contractor's invoices to 60 orders",
			}},
			{Name: "Tern Logistics", Position: "Ledger Clerk", StartDate: "2015", EndDate: "2019", Highlights: []string{
				"Keyed 200 delivery notes a day and chased those that were missing",
				"Various other duties as required",
			}},
			{Name: "Peel Bank", Position: "Teller", StartDate: "2013", EndDate: "2015"},
		},
		Certificates: []document.Certificate{{Name: "AAT Level 3"}, {Name: "Full driving licence (expired 2024)"}},
		Languages:    []document.Language{{Language: "German", Fluency: "B2"}},
		Education: []document.Education{{
			StudyType: "BSc", Area: "Accounting",
			Institution: "Leeds Beckett University", StartDate: "2010", EndDate: "2013",
		}},
	}
}

func write(t testing.TB, r *document.Resume, job string, o Options) *document.Letter {
	t.Helper()
	l, err := Write(loaded(), r, posting.Read(loaded(), job), o, today)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func bodyText(l *document.Letter) string {
	var out []string
	for _, p := range l.Paragraphs {
		out = append(out, p.Text)
	}
	return strings.Join(out, "\n\n")
}

// TestALetterSaysNothingThatTheResumeDoesNot writes in each tone and length and takes our own sentences out: what is
// left stands in the resume or is a name of the posting, and the check has nothing grave against it.
func TestALetterSaysNothingThatTheResumeDoesNot(t *testing.T) {
	t.Parallel()
	r := clerk()
	p := posting.Read(loaded(), ledgerPosting)
	checker := check.NewChecker(loaded(), check.Text{Text: r.Text(), Document: r})
	for _, tone := range tones {
		for _, words := range []int{150, 250, 350} {
			l := write(t, r, ledgerPosting, Options{Tone: tone, Words: words})
			text := bodyText(l)
			for _, f := range checker.Check(check.Text{
				Text: Claims(text), Now: today,
				Allow: []string{p.Title, p.Company, p.Location},
			}) {
				if f.Severity == check.High {
					t.Errorf("%s, %d: %s %q in %q", tone, words, f.Kind, f.Value, f.Line)
				}
			}
			for _, bad := range []string{
				"{", "}", "..", " ,", "  ", "Lifted", "Various other", "licence", "expired",
				"also also",
			} {
				if strings.Contains(text, bad) {
					t.Errorf("%s, %d: %q in\n%s", tone, words, bad, text)
				}
			}
			if n := len(lang.Placeholders(text)); n != 2 {
				t.Errorf("%s, %d: %d places to fill in, want why here and why now:\n%s", tone, words, n, text)
			}
			if n := wordsOf(l.Paragraphs); n > words*11/10 || n < words*9/10 && len(l.Notes) == 0 {
				t.Errorf("%d words asked, %d written, notes %q", words, n, l.Notes)
			}
			for i, para := range l.Paragraphs {
				for _, item := range strings.Split(para.Text, "\n- ")[1:] {
					if len(para.Sources) == 0 {
						t.Errorf("paragraph %d has no source for %q", i, item)
					}
				}
			}
		}
	}
}

func TestLinesStandWithTheirEmployers(t *testing.T) {
	t.Parallel()
	l := write(t, clerk(), ledgerPosting, Options{Words: 250})
	text := bodyText(l)
	for _, want := range []string{
		"I currently work as an Accounts Assistant at Harrow Foods.",
		"At Harrow Foods:\n- Purchase ledger in Sage 200: 400 supplier invoices a week, queries from 14 days down to 3",
		"As a Ledger Clerk at Tern Logistics (2015–2019):\n- Keyed 200 delivery notes a day",
		"Licences and certificates: AAT Level 3", "Education: BSc Accounting, Leeds Beckett University (2013)",
		"German (B2)",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if l.Greeting != "Dear Ms Carter," ||
		l.Subject != "Application for the position of Accounts Payable Specialist (ref. GA-4471)" ||
		l.Date != "22 November 2026" || l.Closing != "Kind regards," || l.Enclosure != "Enclosure: CV" {
		t.Errorf("%q %q %q %q %q", l.Greeting, l.Subject, l.Date, l.Closing, l.Enclosure)
	}
}

func TestTheUsersWordsStandInTheirPlaces(t *testing.T) {
	t.Parallel()
	o := Options{
		WhyHere: "I have bought your bread for years", WhyNow: "My contract ends in May.",
		Own: []string{"I can begin on 3 March"}, Instructions: "Keep it short. Please mention that I drive.",
	}
	for _, tone := range tones {
		o.Tone = tone
		l := write(t, clerk(), ledgerPosting, o)
		text := bodyText(l)
		if open := lang.Placeholders(text); len(open) > 0 {
			t.Errorf("%s: places to fill in in\n%s", tone, text)
		}
		last := l.Paragraphs[len(l.Paragraphs)-1].Text
		if !strings.Contains(l.Paragraphs[0].Text, "I have bought your bread for years.") ||
			!strings.HasPrefix(last, "My contract ends in May. ") ||
			!strings.Contains(text, "I can begin on 3 March. I drive.") || strings.Contains(text, "short") {
			t.Errorf("%s:\n%s", tone, text)
		}
	}
}

func TestTonesDifferInShape(t *testing.T) {
	t.Parallel()
	texts := map[compose.Tone]map[string]bool{}
	for _, tone := range tones {
		texts[tone] = map[string]bool{}
		for w := range strings.FieldsSeq(bodyText(write(t, clerk(), ledgerPosting, Options{Tone: tone}))) {
			texts[tone][w] = true
		}
	}
	for i, a := range tones {
		for _, b := range tones[i+1:] {
			n := 0
			for w := range texts[a] {
				if !texts[b][w] {
					n++
				}
			}
			if n < 15 {
				t.Errorf("%s and %s share all but %d words", a, b, n)
			}
		}
	}
}

func TestAThinResumeSaysSo(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Work = r.Work[:1]
	l := write(t, r, ledgerPosting, Options{Words: 350})
	if len(l.Notes) != 1 || !strings.Contains(l.Notes[0], "words instead of 350") {
		t.Errorf("%q", l.Notes)
	}
}

func TestLettersInFourLanguages(t *testing.T) {
	t.Parallel()
	for code, c := range map[string]struct {
		resume, job string
		want        []string
		head        [4]string // date, subject, greeting, closing
	}{
		"de": {
			"Anna Muster\nanna.muster@example.org\n32657 Lemgo\n\nBerufserfahrung\n\nBetriebselektrikerin, Rieke Kartonagen GmbH\nseit 04/2018\n- Störungssuche an sechs Stanzen, Stillstand von 9 auf 4 Stunden im Monat gesenkt\n- Prüfung von 1.400 Geräten im Jahr nach DGUV V3\n- Wartungsaufträge in SAP rückgemeldet und mit der Schichtleitung abgestimmt\n\nElektromonteurin, Zeitkraft Personalservice\n09/2015 – 03/2018\n- Schaltschränke nach EPLAN gebaut und verdrahtet\n\nAusbildung\nElektronikerin für Betriebstechnik, Stadtwerke Emmertal, 2012\n",
			"Elektroniker für Betriebstechnik (m/w/d)\nHölterhoff Werke GmbH, Blomberg\n\nIhr Profil\n- Erfahrung mit SAP\n- EPLAN\n- DGUV V3\n- Störungssuche\n\nFragen beantwortet Ihnen gern Frau Dr. Sabine Ketterer. Kennziffer 2026-117\n",
			[]string{
				"um die Stelle „Elektroniker für Betriebstechnik“ bei Hölterhoff Werke", "Rieke Kartonagen",
				"[Warum dieser Arbeitgeber: ein Satz in Ihren Worten]",
			},
			[4]string{
				"22. November 2026",
				"Bewerbung um die Stelle „Elektroniker für Betriebstechnik“, Kennziffer 2026-117",
				"Sehr geehrte Frau Ketterer,", "Mit freundlichen Grüßen",
			},
		},
		"fr": {
			"Claire Fontaine\nclaire.fontaine@example.org\nLyon\n\nExpérience professionnelle\n\nComptable, Charvolin SA\ndepuis 2017\n- Comptabilité fournisseurs : 300 factures par mois, retards ramenés de 20 à 6 jours\n- Rapprochements bancaires toutes les semaines pour trois banques et la caisse\n- Déclarations de TVA mensuelles pour deux sociétés du groupe\n\nAide-comptable, Transports Berlioz\n2003 – 2007\n- Saisie des factures des fournisseurs et lettrage des comptes\n\nFormation\nBTS Comptabilité, lycée Aragon, 2003\n",
			"Comptable unique (H/F)\nAteliers Gonnet, Décines\n\nNous cherchons une personne qui tient la comptabilité de nos deux ateliers avec le gérant et qui aime le travail bien fait.\n\nVotre profil\n- Comptabilité fournisseurs\n- Rapprochements bancaires\n- Déclarations de TVA\n- Sage 100\n- BTS Comptabilité\n\nMerci d'adresser votre candidature à Mme Arnoux.\n",
			[]string{
				"Je vous présente ma candidature au poste « Comptable unique »", "Charvolin",
				"[Pourquoi cet employeur",
			},
			[4]string{
				"le 22 novembre 2026", "Objet : candidature au poste « Comptable unique »", "Madame Arnoux,",
				"Je vous prie d’agréer, Madame, mes salutations distinguées.",
			},
		},
		"es": {
			"Lucía Ferrer\nlucia.ferrer@example.org\nZaragoza\n\nExperiencia\n\nIngeniera de procesos, Inyectados Moncayo SL\ndesde 2019\n- Cambio rápido en cinco prensas: de 62 a 34 minutos de media\n- Ocho análisis de fallos al año con los clientes y sus proveedores\n- Formación de doce operarios en el control de los moldes\n\nTécnica de calidad, Talleres Barluenga\n2016 – 2019\n- Auditorías mensuales en el almacén de los utillajes\n\nFormación\nGrado en Ingeniería Mecánica, Universidad de Zaragoza, 2014\n",
			"Ingeniero/a de Procesos\nComponentes Ebroplast, S.L., Zaragoza\n\nBuscamos una persona que mejore los procesos de inyección de la planta con el equipo de calidad y los clientes.\n\nRequisitos\n- Análisis de fallos\n- Auditorías de calidad\n- Formación de operarios\n- Grado en Ingeniería Mecánica\n\nReferencia: IP-25\n",
			[]string{
				"Les presento mi candidatura al puesto «Ingeniero/a de Procesos»", "Inyectados Moncayo",
				"[Por qué esta empresa",
			},
			[4]string{
				"22 de noviembre de 2026", "Asunto: candidatura al puesto «Ingeniero/a de Procesos», ref. IP-25",
				"Estimado equipo de selección:", "Atentamente,",
			},
		},
	} {
		t.Run(code, func(t *testing.T) {
			t.Parallel()
			r, p := docparse.FromText(c.resume).Document, posting.Read(loaded(), c.job)
			l, err := Write(loaded(), r, p, Options{}, today)
			if err != nil {
				t.Fatal(err)
			}
			text := bodyText(l)
			for _, want := range c.want {
				if !strings.Contains(text, want) {
					t.Errorf("no %q in\n%s", want, text)
				}
			}
			if !strings.HasSuffix(l.Date, c.head[0]) || l.Subject != c.head[1] || l.Greeting != c.head[2] ||
				l.Closing != c.head[3] {
				t.Errorf("%q, want %q", []string{l.Date, l.Subject, l.Greeting, l.Closing}, c.head)
			}
			_, err = Write(loaded(), clerk(), p, Options{}, today)
			if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "add a resume in ") {
				t.Errorf("an English resume for it: %v", err)
			}
		})
	}
	_, err := Write(loaded(), clerk(),
		posting.Read(loaded(),
			"Sviluppatore software\nAzienda di Milano cerca una persona che sviluppa le nostre applicazioni web con il gruppo di Roma.\n\nRequisiti\n- Conoscenza di Python e delle basi di dati\n- Esperienza di almeno tre anni nello sviluppo\n"), Options{}, today)
	if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "in Italian") {
		t.Errorf("an Italian posting: %v", err)
	}
}

func TestNobodySignsWithAWrongName(t *testing.T) {
	t.Parallel()
	for name, ok := range map[string]bool{
		"": false, "Tfno.": false, "Permis OIIQ": false, "Crieff, Perthshire": false,
		"Beruflich": false, "robinhale.example.net": false, "Robin Hale": true, "MARINESCU-ROY Ioana": true,
		"Robin Hale, RN, CCRN": true, "Cher": true,
	} {
		r := clerk()
		r.Basics.Name = name
		_, err := Write(loaded(), r, posting.Read(loaded(), ledgerPosting), Options{}, today)
		if (err == nil) != ok {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// TestWhatIsWeakerIsNoProof holds that help, study and what is not ended never stand under the posting's words, and are
// quoted with the words that say so.
func TestWhatIsWeakerIsNoProof(t *testing.T) {
	t.Parallel()
	r := clerk()
	r.Work[0].Highlights = []string{
		"Assisted the controller with the month-end close",
		"Learning Sage 200 in an evening course", "Answered the telephone and sorted the post every morning",
	}
	r.Certificates = []document.Certificate{{Name: "AAT Level 3, 2 of 5 units passed"}}
	for _, tone := range tones {
		text := bodyText(write(t, r, ledgerPosting, Options{Tone: tone}))
		heading := framesOf("en", tone).get("held")
		if tone == compose.Friendly {
			heading, _, _ = strings.Cut(wordings()["en"]["held.prose"], "{")
		}
		_, held, found := strings.Cut(text, heading)
		held, _, _ = strings.Cut(held, "\n\n")
		if !found || strings.Contains(held, "onth-end") || strings.Contains(held, "Sage") ||
			strings.Contains(text, "AAT") {
			t.Errorf("%s: a weak line is called a proof\n%s", tone, text)
		}
		for p := range strings.SplitSeq(text, "\n\n") {
			if leads("en", p) && (strings.Contains(p, "month-end") || strings.Contains(p, "Sage")) {
				t.Errorf("%s: the letter leads with a weak line\n%s", tone, p)
			}
		}
		if strings.Contains(text, "month-end close") &&
			!strings.Contains(text, "Assisted the controller with the month-end close") {
			t.Errorf("%s: the words that make it weaker are gone\n%s", tone, text)
		}
	}
}

// leads reports whether a paragraph is one that leads with a proof.
func leads(code, paragraph string) bool {
	for name, frame := range wordings()[code] {
		if before, _, ok := strings.Cut(frame, "{"); ok && strings.HasPrefix(name, "lead.") &&
			strings.HasPrefix(paragraph, before) {
			return true
		}
	}
	return false
}

func TestTheSameLetterAgain(t *testing.T) {
	t.Parallel()
	first := write(t, clerk(), ledgerPosting, Options{})
	if again := write(t, clerk(), ledgerPosting, Options{}); !reflect.DeepEqual(first, again) {
		t.Error("two letters differ")
	}
}

func TestEveryLanguageHasEveryFrame(t *testing.T) {
	t.Parallel()
	// where a language has one of its own
	own := []string{
		"dear.company", "dear.company.friendly", "regards.concise", "regards.confident", "who.now.friendly",
		"date.us", "dear.named", "who.now.confident",
	}
	for _, code := range Languages() {
		for name := range wordings()["en"] {
			if _, ok := wordings()[code][name]; !ok && !slices.Contains(own, name) &&
				!strings.HasPrefix(name, "local.") {
				t.Errorf("%s lacks %s", code, name)
			}
		}
	}
	for code, all := range countries {
		words := map[string]bool{}
		for name := range wordings()[code] {
			if rest, ok := strings.CutPrefix(name, "local."); ok {
				word, _, _ := strings.Cut(rest, ".")
				words[word] = true
			}
		}
		for _, c := range all {
			for word := range words {
				if name := "local." + word + "." + c.of; wordings()[code][name] == "" {
					t.Errorf("%s lacks %s", code, name)
				}
			}
		}
	}
	if got := Languages(); !slices.Equal(got, []string{"de", "en", "es", "fr"}) {
		t.Errorf("languages: %v", got)
	}
}

func TestClaimsAreWhatIsNotOurs(t *testing.T) {
	t.Parallel()
	got := Claims("I am applying for the position of Cook at Linden. [Why this employer: one sentence in your own words]\n\nThank you for considering my application. I cut waste by 40%.")
	if strings.Contains(got, "Why this") || strings.Contains(got, "applying") ||
		!strings.Contains(got, "I cut waste by 40%.") {
		t.Errorf("%q", got)
	}
}

func TestThePositionIsNoClaim(t *testing.T) {
	t.Parallel()
	for _, s := range []string{
		"Voici ma candidature au poste « Œnologue responsable de cave » chez Les Vignerons.",
		"I am applying for the position of Head of Payroll at Linden.",
	} {
		if got := Claims(s); strings.Contains(got, "responsable") || strings.Contains(got, "Head") {
			t.Errorf("%q", got)
		}
	}
}

func TestLinesThatThePageCutAreOneAgain(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		before, next string
		want         bool
	}{
		{"got unmatched receipts over", "60 days down from 214", true},
		{"Reports for the boards (about 14", "a year). Plans", true},
		{"kept the deadlines for four lawyers in ProLaw", "and helped the senior paralegal", true},
		{"booking backend for a chain of 6 clinics, consumed by a mobile app", "wrote the migration", false},
		{"Took the settlement run out of the monolith and", "into four services", true},
		{"Close for two entities by working day 3", "Weekly payment run", false},
		{"Sold spare parts.", "and more", false},
	} {
		if got := runsOn(c.before, c.next); got != c.want {
			t.Errorf("%q, %q: %v", c.before, c.next, got)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	r, p := clerk(), posting.Read(loaded(), ledgerPosting)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Write(loaded(), r, p, Options{}, today); err != nil {
			b.Fatal(err)
		}
	}
}

func TestALengthThatNoLetterHasIsRefused(t *testing.T) {
	t.Parallel()
	for _, words := range []int{-1, 1, 999} {
		_, err := Write(loaded(), clerk(), posting.Read(loaded(), ledgerPosting), Options{Words: words}, today)
		if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "150, 250 or 350 words.") {
			t.Errorf("%d words: %v", words, err)
		}
	}
}

// TestALimitIsLeftWithWhatItLimits holds that of a line which limits another thing only the full part is quoted, and
// that what would claim more alone stays whole.
func TestALimitIsLeftWithWhatItLimits(t *testing.T) {
	t.Parallel()
	p := posting.Read(loaded(), ledgerPosting)
	w := newWriter(loaded(), clerk(), p, Options{}, today)
	for line, want := range map[string]string{
		"TMS super-user. Cleaned 31,000 location records before the store move; the migration itself was not done by me": "TMS super-user. Cleaned 31,000 location records before the store move",
		"Catheters, drips, dressings on the ward, fistulas (still learning)":                                             "Catheters, drips, dressings on the ward",
		"Processed residential land use consents, 2 to 3 a week. Signed off by a senior planner":                         "Processed residential land use consents, 2 to 3 a week. Signed off by a senior planner",
		"Wrote four reports for the board; two of them together with the controller":                                     "Wrote four reports for the board; two of them together with the controller",
		"Month-end close for two entities by working day 3":                                                              "Month-end close for two entities by working day 3",
	} {
		if got := w.fullPart(line); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

func TestWhatIsNoTownDatesNoLetter(t *testing.T) {
	t.Parallel()
	for city, want := range map[string]string{
		"Le Mans (mobile Orne": "Le Mans", "Fahrerlaubnis B": "",
		"Hameln, NI": "Hameln",
	} {
		if got := townIn(city); got != want {
			t.Errorf("%q: %q, want %q", city, got, want)
		}
	}
	if got := nameIn("ran a"); got != "" {
		t.Errorf("%q", got)
	}
	if !timeSpent.MatchString("Full-time · 4 yrs 7 mos") || timeSpent.MatchString("Kept books for 4 years in Leeds") {
		t.Error("how long a job lasted is not told from a line")
	}
}
