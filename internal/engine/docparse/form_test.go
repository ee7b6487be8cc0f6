//nolint:misspell // words of many languages
package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestForms reads jobs and studies whose fields stand behind labels, as forms have them.
func TestForms(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ in, want string }{
		"german": {
			"Eva Braun\neva@example.de\n\nBerufserfahrung\nPosition: Grundwehrdiener\nArbeitgeber: Bundesheer, Absam\nZeitraum: 01/2011 - 06/2011\n\nPosition: Lehrling\nArbeitgeber: Tischlerei Kofler & Sohn, Hall in Tirol\nZeitraum: 09/2007 - 08/2010\n\nAusbildung\nBildungseinrichtung: Werkmeisterschule Inntal\nAbschluss: Meisterprüfung, Tischlereitechnik\nZeitraum: 2015 - 2017\n",
			"job Grundwehrdiener | Bundesheer | Jan 2011 – Jun 2011 | \njob Lehrling | Tischlerei Kofler & Sohn | Sep 2007 – Aug 2010 | \nstudy Meisterprüfung | Tischlereitechnik | Werkmeisterschule Inntal | 2015 – 2017",
		},
		"english, duties": {
			"Jane Example\njane@example.com\n\nWork experience\nPeriod: 2019 - 2023\nName of employer: Bonsu Ventures, Kumasi\nPosition held: Stores lead\nDuties:\n- Counted stock\n- Wrote orders\n",
			"job Stores lead | Bonsu Ventures | 2019 – 2023 | Counted stock; Wrote orders",
		},
		"old European form, italian": {
			"CURRICULUM VITAE\n\nINFORMAZIONI PERSONALI\nNome: Chiara\nCognome: Bellandi\nData di nascita: 12/03/1985\nTelefono: +39 347 555 0166\nE-mail: chiara.bellandi@example.it\n\nESPERIENZA LAVORATIVA\n\nDate (da – a): 03/2015 – 06/2021\nNome e indirizzo del datore di lavoro: Cartiere Rondelli S.p.A., Via Roma 4, 51017 Pescia\nTipo di azienda o settore: Industria cartaria\nTipo di impiego: Responsabile qualità\nPrincipali mansioni e responsabilità: Audit interni ed esterni\n- Gestione di tre laboratori\n\nDate (da – a): 2010 – 2015\nNome e indirizzo del datore di lavoro: Laboratorio Gemma, Lucca\nTipo di impiego: Tecnica di laboratorio\n\nISTRUZIONE E FORMAZIONE\nDate (da – a): 2004 – 2009\nNome e tipo di istituto di istruzione o formazione: Università di Pisa\nPrincipali materie: Chimica organica, analitica\nQualifica conseguita: Laurea in Chimica\nVoto: 108/110\n\nCAPACITÀ LINGUISTICHE\nMadrelingua: Italiano\nAltre lingue: Inglese (B2), Francese (A2)\n",
			"job Responsabile qualità | Cartiere Rondelli S.p.A. | Mar 2015 – Jun 2021 | Gestione di tre laboratori\njob Tecnica di laboratorio | Laboratorio Gemma | 2010 – 2015 | \nstudy Laurea | Chimica | Università di Pisa | 2004 – 2009",
		},
		"two columns, the ends of a period apart": {
			"Vorname:      Max\nNachname:     Hintermoser\nE-Mail:       max.hintermoser@example.at\nTelefon:      +43 664 555 0177\n\nBERUFSERFAHRUNG\n\nVon:          01.2018\nBis:          12.2022\nFirma:        Seilbahnen Rauris AG\nFunktion:     Betriebsleiter\nAufgaben:     Leitung des Winterdienstes\n\nVon:          05.2012\nBis:          12.2017\nFirma:        Elektro Pichler\nFunktion:     Elektriker\n\nAUSBILDUNG\nSchule:       HTL Saalfelden\nAbschluss:    Matura\nFachrichtung: Elektrotechnik\nNote:         gut\nZeitraum:     2007 - 2012\n\nSPRACHEN\nMuttersprache: Deutsch\nFremdsprachen: Englisch (B2), Italienisch (A2)\n",
			"job Betriebsleiter | Seilbahnen Rauris AG | Jan 2018 – Dec 2022 | \njob Elektriker | Elektro Pichler | May 2012 – Dec 2017 | \nstudy Matura | Elektrotechnik | HTL Saalfelden | 2007 – 2012",
		},
		"labels over their values": {
			"Marie Delatour\nmarie.delatour@example.fr\n\nEXPÉRIENCE PROFESSIONNELLE\n\nEntreprise :\nBoulangerie Ancelin, Rouen\nPoste occupé :\nCheffe boulangère\nPériode :\n2016 – 2022\nMissions :\n- Encadrement de quatre apprentis\n\nEntreprise :\nFournil du Port, Le Havre\nPoste occupé :\nBoulangère\nPériode :\n2011 – 2016\n\nFORMATION\nÉtablissement : CFA de Rouen\nDiplôme : CAP Boulanger\nAnnée : 2011\n",
			"job Cheffe boulangère | Boulangerie Ancelin | 2016 – 2022 | Encadrement de quatre apprentis\njob Boulangère | Fournil du Port | 2011 – 2016 | \nstudy CAP | Boulanger | CFA de Rouen | 2011",
		},
		"no form: labels in running text": {
			"Jane Example\njane@example.com\n\nWork experience\n\nStore Manager, Bonsu Ventures, Kumasi\n2019 - 2023\n- Position: moved the shop from the third to the first place of the chain\n- Period of the change: three months\n\nClerk, School Books Ltd, Accra\n2015 - 2019\n- Duties: till and stock\n",
			"job Store Manager | Bonsu Ventures | 2019 – 2023 | Position: moved the shop from the third to the first place of the chain; Period of the change: three months\njob Clerk | School Books Ltd | 2015 – 2019 | Duties: till and stock",
		},
		"a table": {
			"Jane Example\njane@example.com\n\nExperiencia profesional\n\nPeriodo                    Empresa                    Puesto y funciones\n2019 - 2023                Farmacia Arriaga 24        Farmacéutico adjunto\n2013 - 2017                Laboratorios Zubia         Becario\n",
			"job Farmacéutico adjunto | Farmacia Arriaga 24 | 2019 – 2023 | \njob Becario | Laboratorios Zubia | 2013 – 2017 | ",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if d := cmp.Diff(c.want, contentsOf(FromText(c.in).Document)); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestEntryLabels distinguishes the labels of forms from names and titles that begin alike.
func TestEntryLabels(t *testing.T) {
	t.Parallel()
	for in, want := range map[string][2]field{
		"Position und Aufgaben":                     {fieldTitle, fieldDuties},
		"Name of employer:":                         {fieldOrg},
		"Zeitraum":                                  {fieldPeriod},
		"Date (da – a)":                             {fieldPeriod},
		"Nom et adresse de l’employeur":             {fieldOrg},
		"Principais atividades e responsabilidades": {fieldDuties},
		"Nazwa i adres pracodawcy":                  {fieldOrg},
		"工作单位":                                      {fieldOrg},
		"Position Paper Ltd":                        {},
		"School and Sons":                           {},
		"Datum Software AG":                         {},
	} {
		if first, second := labelOf(in); first != want[0] || second != want[1] {
			t.Errorf("%s: %d %d", in, first, second)
		}
	}
}

// TestNameAmongContacts finds a name that stands in the section of contact data: behind its label in a table, or as a
// line that the e-mail address is made of.
func TestNameAmongContacts(t *testing.T) {
	t.Parallel()
	cell := func(x float64, text string) segment {
		return segment{text: text, x0: x, x1: x + 5*float64(len(text)), size: 10}
	}
	row := func(y float64, bold bool, cells ...segment) line {
		for i := range cells {
			cells[i].bold = bold
		}
		return line{
			segs: cells, page: 1, x0: cells[0].x0, x1: cells[len(cells)-1].x1, textX: cells[0].x0, top: y,
			bottom: y + 12, size: 10, bold: bold, above: 0.3,
		}
	}
	for name, lines := range map[string][]line{
		"behind its label": {
			row(124, false, cell(40, "Full name"), cell(160, "Leopold Gstrein")),
			row(140, false, cell(40, "E-mail"), cell(160, "lg@example.at")),
		},
		"in the address": {
			row(124, false, cell(40, "Leopold Gstrein")),
			row(140, false, cell(40, "leopold.gstrein@example.at")),
		},
	} {
		lines = append([]line{
			row(50, true, cell(40, "CURRICULUM VITAE")),
			row(100, true, cell(40, "Personal details")),
		}, lines...)
		lines = append(lines, row(190, true, cell(40, "Experience")), row(210, false, cell(40, "2019 - 2023")))
		if got := build(PDF, lines).Document.Basics.Name; got != "Leopold Gstrein" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestFormsInWord reads forms that are tables of a word processor.
func TestFormsInWord(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ body, want, name string }{
		"labels over columns": {
			wordText("**Curriculum Vitae\n**Dane osobowe") + wordTable([]string{"Imię i nazwisko", "Jagoda Wilczek"},
				[]string{"E-mail", "jagoda@example.pl"}) +
				wordText("**Doświadczenie zawodowe") + wordTable([]string{
				"Okres", "Pracodawca",
				"Stanowisko i zadania",
			},
				[]string{"03.2016 – 08.2021", "Fabryka Mebli Dąb\nRadomsko", "Brygadzistka\n- Nadzór nad zmianą"},
				[]string{"2012 – 2016", "Stolarnia Klon", "Stolarz"}),
			"job Brygadzistka | Fabryka Mebli Dąb | Mar 2016 – Aug 2021 | Nadzór nad zmianą\njob Stolarz | Stolarnia Klon | 2012 – 2016 | ", "Jagoda Wilczek",
		},
		"labels beside values": {
			wordText("**Europass Curriculum Vitae\n**Personal information") + wordTable([]string{
				"First name(s) / Surname(s)", "Grace Otieno",
			}, []string{"E-mail", "grace@example.ke"}) +
				wordText("**Work experience") + wordTable([]string{"Dates", "2016 – 2021"},
				[]string{"Occupation or position held", "Midwife"},
				[]string{"Main activities and responsibilities", "- Care on a ward of 30 beds\n- Training of students"},
				[]string{"Name and address of employer", "Lakeside Hospital\nHarbour Road 4\nKisumu"},
				[]string{"Type of business or sector", "Health"},
				[]string{"Dates", "2013 – 2016"}, []string{"Occupation or position held", "Nurse"},
				[]string{"Name and address of employer", "Clinic of Saint Anne"}) +
				wordText("**Education and training") + wordTable([]string{"Dates", "2009 – 2013"},
				[]string{"Title of qualification awarded", "Diploma in Midwifery"},
				[]string{
					"Name and type of organisation providing education and training",
					"Nyanza Medical College",
				}),
			"job Midwife | Lakeside Hospital | 2016 – 2021 | Care on a ward of 30 beds; Training of students\njob Nurse | Clinic of Saint Anne | 2013 – 2016 | \nstudy Diploma | Midwifery | Nyanza Medical College | 2009 – 2013", "Grace Otieno",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := readDOCX(docxOf(t, c.body))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, contentsOf(res.Document)); d != "" || res.Document.Basics.Name != c.name {
				t.Error(res.Document.Basics.Name, d)
			}
		})
	}
}

// TestFormNames puts the parts of a name together that a form asks for apart.
func TestFormNames(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Vorname: Max\nNachname: Hintermoser":       "Max Hintermoser",
		"Nom : Delatour\nPrénom : Marie":            "Marie Delatour",
		"Nombre: Iker\nApellidos: Sagasti Goñi":     "Iker Sagasti Goñi",
		"Cognome/Nome: Bellandi, Chiara":            "Chiara Bellandi",
		"Surname(s) / First name(s): Otieno, Grace": "Grace Otieno",
		"Imię i nazwisko: Jagoda Wilczek":           "Jagoda Wilczek",
	} {
		got := FromText("CURRICULUM VITAE\n\n" + in +
			"\nE-mail: someone@example.com\n\nExperience\nClerk, Acme Ltd, 2019 - 2021\n").Document.Basics.Name
		if got != want {
			t.Errorf("%s: %q", in, got)
		}
	}
}

// TestLanguageSection takes the labels for the mother tongue and for other languages off.
func TestLanguageSection(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Languages\nMother tongue(s): Polish\nOther languages: English (B2), Czech (A2)": "Polish: Mother tongue, English: B2, Czech: A2",
		"Sprachen\nMuttersprache: Deutsch\nFremdsprachen: Englisch (C1)":                 "Deutsch: Muttersprache, Englisch: C1",
		"Idiomas\nEspañol: nativo\nInglés: B2":                                           "Español: nativo, Inglés: B2",
	} {
		var got []string
		for _, l := range FromText("Jane Example\njane@example.com\n\n" + in + "\n").Document.Languages {
			got = append(got, l.Language+": "+l.Fluency)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %q", in, got)
		}
	}
}

// TestFormTables puts the wrapped lines of a table's cells together in a page that has positions and no cells.
func TestFormTables(t *testing.T) {
	t.Parallel()
	cells := func(y float64, texts ...string) line {
		l := line{page: 1, top: y, bottom: y + 10, size: 10}
		for i, text := range texts {
			x := []float64{70, 170, 310}[i]
			if text != "" {
				l.segs = append(l.segs, segment{
					text: strings.TrimPrefix(text, "- "),
					mark: strings.HasPrefix(text, "- "), x0: x, x1: x + 5*float64(len(text)), size: 10,
				})
			}
		}
		l.x0, l.x1, l.textX = l.segs[0].x0, l.segs[len(l.segs)-1].x1, l.segs[0].x0
		return l
	}
	heading := func(y float64, text string) line {
		l := cells(y, text)
		l.segs[0].bold, l.bold, l.above = true, true, 1
		return l
	}
	lines := []line{
		heading(20, "Jane Example"), cells(34, "jane@example.com"), heading(60, "Work experience"),
		cells(74, "Period", "Employer", "Position and main duties"),
		cells(88, "September 2016 –", "Shelter of the Old", "Night warden"),
		cells(102, "May 2021", "Harbour Trust", "- Opened a kitchen with the"),
		cells(116, "", "Accra", "neighbours of the house"),
		cells(130, "2014 – 2016", "Kwame Print Ltd", "Bookbinder"),
		heading(160, "Education"), cells(174, "Period", "School", "Certificate"),
		cells(188, "2010 – 2014", "Adabraka College", "Diploma, Printing"),
	}
	want := "job Night warden | Shelter of the Old Harbour Trust | Sep 2016 – May 2021 | Opened a kitchen with the neighbours of the house\n" +
		"job Bookbinder | Kwame Print Ltd | 2014 – 2016 | \nstudy Diploma | Printing | Adabraka College | 2010 – 2014"
	if d := cmp.Diff(want, contentsOf(build(PDF, lines).Document)); d != "" {
		t.Error(d)
	}
}

// TestAnAreaCodeBelongsToItsNumber keeps what stands before the bar or dash of a number, and parts two numbers.
func TestAnAreaCodeBelongsToItsNumber(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"0711 / 123456":             "0711/123456",
		"0365 – 55 50 122":          "0365–55 50 122",
		"+49 (0)365 / 555 01 22":    "+49 (0)365/555 01 22",
		"(0365) 555 01 22":          "(0365) 555 01 22",
		"030 1234567 / 0171 234567": "030 1234567",
	} {
		got := FromText("Jürgen Wiesenthal\nTelefon: " + in + "\nE-Mail: j@example.de\n").Document.Basics.Phone
		if got != want {
			t.Errorf("%s: %q, want %q", in, got, want)
		}
	}
}
