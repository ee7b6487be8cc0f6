package docparse

import (
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

// TestEntryLabels tells the labels of forms from names and titles that begin alike.
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
		return line{segs: cells, page: 1, x0: cells[0].x0, x1: cells[len(cells)-1].x1, textX: cells[0].x0, top: y, bottom: y + 12, size: 10, bold: bold, above: 0.3}
	}
	for name, lines := range map[string][]line{
		"behind its label": {row(124, false, cell(40, "Full name"), cell(160, "Leopold Gstrein")), row(140, false, cell(40, "E-mail"), cell(160, "lg@example.at"))},
		"in the address":   {row(124, false, cell(40, "Leopold Gstrein")), row(140, false, cell(40, "leopold.gstrein@example.at"))},
	} {
		lines = append([]line{row(50, true, cell(40, "CURRICULUM VITAE")), row(100, true, cell(40, "Personal details"))}, lines...)
		lines = append(lines, row(190, true, cell(40, "Experience")), row(210, false, cell(40, "2019 - 2023")))
		if got := build(PDF, lines).Document.Basics.Name; got != "Leopold Gstrein" {
			t.Errorf("%s: %q", name, got)
		}
	}
}
