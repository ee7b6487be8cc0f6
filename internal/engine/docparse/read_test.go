package docparse

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// brief sums a document up, a line a fact, for tests that name what must be found.
func brief(r *document.Resume) string {
	var b strings.Builder
	put := func(parts ...string) { b.WriteString(strings.Join(parts, " | ") + "\n") }
	put(r.Basics.Name, r.Basics.Label, r.Basics.Email, r.Basics.Phone, r.Basics.Location.String())
	for _, w := range r.Work {
		put("work", w.Position, w.Name, w.Location, document.Span(w.StartDate, w.EndDate, "en"),
			strings.Repeat("-", len(w.Highlights)))
	}
	for _, e := range r.Education {
		put("school", e.StudyType, e.Area, e.Institution, document.Span(e.StartDate, e.EndDate, "en"))
	}
	for _, s := range r.Skills {
		put("skill", s.Name, strings.Join(s.Keywords, ", "))
	}
	return b.String()
}

// TestRead reads whole files of each format and layout.
//
//nolint:misspell // French
func TestRead(t *testing.T) {
	t.Parallel()
	const priya = `work | Staff Software Engineer | Cobalt Ledger, Inc. | Seattle, WA | Nov 2020 – Present | -----
work | Senior Software Engineer | Harborline Payments | San Francisco, CA | Apr 2016 – Oct 2020 | ----
work | Software Engineer | Tidepool Analytics | Oakland, CA | Jul 2013 – Mar 2016 | ---
work | Software Engineering Intern | Northgate Robotics | Pittsburgh, PA | Jun 2012 – Sep 2012 | -
school | Master of Science | Computer Science | Carver Institute of Technology | Aug 2011 – May 2013
school | Bachelor of Engineering | Information Technology | Anna Valley University | Jul 2007 – May 2011
skill | Languages | Go, Java, Python, C++, SQL
skill | Infrastructure | Kubernetes, Terraform, AWS, PostgreSQL, Kafka
skill | Practices | Distributed systems, Incident response, Technical writing
`
	for name, want := range map[string]string{
		"p03__own-sidebar.pdf": "Priya Raghunathan | Staff Software Engineer | priya@raghunathan.example | +1 (206) 555-0177 | Seattle, WA\n" + priya,
		"p03__docx-table.docx": "Priya Raghunathan | Staff Software Engineer | priya@raghunathan.example | +1 (206) 555-0177 | Seattle, WA\n" + priya,
		"p03__txt-caps.txt":    "PRIYA RAGHUNATHAN | Staff Software Engineer | priya@raghunathan.example | +1 (206) 555-0177 | Seattle, WA\n" + priya,
		"p02__mixed-twocol.pdf": `Oliver J. Whitcombe | Chartered Accountant | o.whitcombe@example.org | +44 20 7946 0321 | Leeds, West Yorkshire
work | Financial Controller | Harrogate Brewing Group plc | Leeds | Sep 2019 – Present | ----
work | Audit Manager | Pennine & Carr LLP | Sheffield | Jan 2016 – Aug 2019 | --
work | Audit Trainee | Pennine & Carr LLP | Sheffield | Sep 2012 – Dec 2015 | --
school | BA (Hons) | Accounting and Finance | University of Calderdale | Sep 2009 – Jun 2012
skill | Accounting | FRS 102, IFRS 16, Consolidation, Management accounts, VAT
skill | Software | Sage 200, Power BI, Excel, Xero
`,
		"p07__docx-plain.docx": `Étienne Lacroix-Beaumont |  | etienne.lacroix@example.fr | +33 1 99 00 12 34 | Lyon, Auvergne-Rhône-Alpes
work | Chef de cuisine | Restaurant L'Aubépine | Lyon | Apr 2018 – Present | ---
work | Sous-chef | Maison Verchère | Annecy | Sep 2013 – Mar 2018 | --
work | Commis de cuisine | Hôtel Bellerive | Évian-les-Bains | Jul 2009 – Aug 2013 | -
school | BTS | Hôtellerie-restauration, option arts culinaires | Lycée hôtelier de la Dombes | Sep 2007 – Jun 2009
skill | Cuisine | Cuisine de saison, Cuisson sous vide, Pâtisserie de restaurant, Élaboration de menus
skill | Gestion | HACCP, Gestion des stocks, Planning d'équipe
`,
		"compact.txt": `Deepa Varghese |  |  |  | 
work | Senior Accountant | Corvin Tools |  | Jan 2020 – Present | ---
work | Audit Associate | Hanley & Moss LLP |  | Aug 2016 – Dec 2019 | -
school | B.S. | Accounting | Fenwick State University | 2016
skill | Excel (pivot tables, Power Query) | 
skill | consolidation workpapers | 
skill | NetSuite | 
`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			res, err := testReader().Read(context.Background(), name, testdata(t, name))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(want, brief(res.Document)); d != "" {
				t.Errorf("%s\n%s", d, res.Text)
			}
			for _, l := range res.NotPlaced {
				t.Errorf("not placed: %q", l.Text)
			}
			for _, f := range res.Fields {
				if f.Confidence <= 0 || f.Confidence > 1 || f.Line.Text == "" ||
					(res.Format == PDF) != (f.Line.Box != nil) {
					t.Errorf("field %+v", f)
				}
			}
		})
	}
}

// TestText reads short texts, each with a trap.
func TestText(t *testing.T) {
	t.Parallel()
	cases := map[string]struct{ in, want string }{
		"title, employer — dates": {
			"Jane Example\njane@example.com | +1 415 555 0100 | San Francisco, CA\n\nExperience\nSenior Software Engineer, Acme Corp — Jan 2020 - Present\n- Built payment services\n\nSoftware Engineer, Globex — Jun 2016 - Dec 2019\n- Developed REST APIs\n\nEducation\nBSc Computer Science, State University, 2012 - 2016\n\nSkills\nGo, Python\n",
			"Jane Example |  | jane@example.com | +1 415 555 0100 | San Francisco, CA\nwork | Senior Software Engineer | Acme Corp |  | Jan 2020 – Present | -\nwork | Software Engineer | Globex |  | Jun 2016 – Dec 2019 | -\nschool | BSc | Computer Science | State University | 2012 – 2016\nskill | Go | \nskill | Python | \n",
		},
		"german, dates first": {
			"Lebenslauf\n\nPetra Schmidt\nE-Mail: petra.schmidt@example.de\nTelefon: +49 30 1234567\nWohnort: 10115 Berlin\n\nBerufserfahrung\n\n03/2019 – heute   Pflegefachkraft, Klinikum Spandau\n- Betreuung von 24 Betten\n\n09/2015 – 02/2019   Krankenpflegerin, St. Hedwig Krankenhaus\n- Nachtdienst\n\nAusbildung\n\n2012 – 2015   Ausbildung zur Pflegefachfrau, Pflegeschule Mitte\n\nSprachen\nDeutsch (Muttersprache), Englisch (B2)\n",
			"Petra Schmidt |  | petra.schmidt@example.de | +49 30 1234567 | 10115 Berlin\nwork | Pflegefachkraft | Klinikum Spandau |  | Mar 2019 – Present | -\nwork | Krankenpflegerin | St. Hedwig Krankenhaus |  | Sep 2015 – Feb 2019 | -\nschool | Ausbildung zur Pflegefachfrau |  | Pflegeschule Mitte | 2012 – 2015\n",
		},
		"several posts with one employer": {
			"Sam Lee\n\nWork History\n\nNorthwind Traders\nSales Manager\nMay 2019 - Present\n- Grew sales by 12%\nSales Representative\nJan 2016 - Apr 2019\n- Opened 40 accounts\n",
			"Sam Lee |  |  |  | \nwork | Sales Manager | Northwind Traders |  | May 2019 – Present | -\nwork | Sales Representative | Northwind Traders |  | Jan 2016 – Apr 2019 | -\n",
		},
		"an employer with its whole time over its posts": {
			"Sam Lee\nsam@example.com\n\nExperience\n\nNorthwind Traders, Chicago, IL\n2014 – Present\nSales Manager\nMay 2019 – Present\n- Grew sales by 12%\n- Led five people\nSales Representative\nJan 2014 – Apr 2019\n- Opened 40 accounts\n\nGlobex Corporation\nSales Assistant\nJan 2012 – Dec 2013\n- Answered phones\n\nEducation\nBSc Marketing, State University, GPA 4.8 / 5.0, 2012\n",
			"Sam Lee |  | sam@example.com |  | \nwork | Sales Manager | Northwind Traders | Chicago, IL | May 2019 – Present | --\nwork | Sales Representative | Northwind Traders | Chicago, IL | Jan 2014 – Apr 2019 | -\nwork | Sales Assistant | Globex Corporation |  | Jan 2012 – Dec 2013 | -\nschool | BSc | Marketing | State University | 2012\n",
		},
		"posts with lengths of time and places below": {
			"Sam Lee\n\nExperience\n\nInitech Ltd\n4 years 7 months\nTeam Lead\nJanuary 2020 - Present (2 years 5 months)\nLondon, England\nAnalyst\nNovember 2017 - January 2020 (2 years 3 months)\nLondon, England\nWrote weekly reports for the board.\n\nHooli\nIntern\nJune 2016 - September 2016 (4 months)\n",
			"Sam Lee |  |  |  | \nwork | Team Lead | Initech Ltd | London, England | Jan 2020 – Present | \nwork | Analyst | Initech Ltd | London, England | Nov 2017 – Jan 2020 | \nwork | Intern | Hooli |  | Jun 2016 – Sep 2016 | \n",
		},
		"no blank lines": {
			"Colin Abbott\nAccounting professional who has closed the books of two food companies, month after month, for four years, on time and without a single restatement.\nEXPERIENCE\nStaff Accountant, Pine Street Foods, Feb 2023 - Present\n- Reconciled bank accounts\nClerk, Pine Street Foods, May 2022 - Jan 2023\n- Entered invoices\n",
			"Colin Abbott |  |  |  | \nwork | Staff Accountant | Pine Street Foods |  | Feb 2023 – Present | -\nwork | Clerk | Pine Street Foods |  | May 2022 – Jan 2023 | -\n",
		},
		"capitals and bars": {
			"ANA GARCÍA\nMadrid, España · ana@example.es · 612 345 678\n\nPERFIL\nEnfermera con diez años de experiencia.\n\nEXPERIENCIA PROFESIONAL\nEnfermera | Hospital La Paz | Madrid | marzo de 2015 – actualidad\n• Atención a pacientes críticos\n\nFORMACIÓN\nGrado en Enfermería | Universidad Complutense | 2011 – 2015\n",
			"ANA GARCÍA |  | ana@example.es | 612 345 678 | Madrid, España\nwork | Enfermera | Hospital La Paz | Madrid | Mar 2015 – Present | -\nschool | Grado | Enfermería | Universidad Complutense | 2011 – 2015\n",
		},
	}
	m := mostOf(t, len(cases))
	for name, c := range cases {
		if d := cmp.Diff(c.want, brief(FromText(c.in).Document)); d != "" {
			m.wrongly("%s: %s", name, d)
		}
	}
}

// TestLayoutIsKept holds that order, own headings and sections of other kinds survive.
func TestLayoutIsKept(t *testing.T) {
	t.Parallel()
	r := FromText("# Jane Example\n\n## Core Competencies\nGo, SQL\n\n## Professional Experience\n### Engineer | Acme | 2019 – Present\n- Built\n\n## Patrol Boat Crossings\n- Crossed the bay, 2010\n").Document
	l := r.LayoutOf()
	want := document.Layout{
		Order: []document.Section{document.SectionSkills, document.SectionWork, document.OtherSectionName(0)},
		Headings: map[document.Section]string{
			document.SectionSkills: "Core Competencies",
			document.SectionWork:   "Professional Experience",
		},
		Other: []document.OtherSection{{Heading: "Patrol Boat Crossings", Lines: []string{"Crossed the bay, 2010"}}},
	}
	if d := cmp.Diff(want, l); d != "" {
		t.Error(d)
	}
}

// TestDOCXParts holds what is read of a Word document beside its plain paragraphs, and what is not.
func TestDOCXParts(t *testing.T) {
	t.Parallel()
	data := zipOf(t, "[Content_Types].xml", "<Types/>",
		"word/_rels/document.xml.rels",
		`<Relationships><Relationship Id="h" Type="x/header" Target="header1.xml"/><Relationship Id="l" Type="x/hyperlink" Target="https://github.com/jane" TargetMode="External"/></Relationships>`,
		"word/header1.xml", `<w:hdr `+wordNS+`><w:p><w:r><w:t>jane@example.com</w:t></w:r></w:p></w:hdr>`,
		"word/styles.xml", `<w:styles `+wordNS+
			`><w:style w:type="paragraph" w:styleId="A"><w:name w:val="Own"/><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 1"/></w:style></w:styles>`,
		"word/document.xml", `<w:document `+wordNS+`><w:body>
<w:p><w:r><w:rPr><w:sz w:val="40"/></w:rPr><w:t>Jane Example</w:t></w:r></w:p>
<w:p><w:hyperlink r:id="l"><w:r><w:t>Code</w:t></w:r></w:hyperlink></w:p>
<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>
<w:p><w:r><w:t>Go, </w:t></w:r><w:del><w:r><w:delText>Cobol, </w:delText></w:r></w:del><w:ins><w:r><w:t>SQL</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>, Ghost</w:t></w:r></w:p>
<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Rust</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Twice</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>
</w:body></w:document>`)
	res, err := testReader().Read(context.Background(), "cv.docx", data)
	if err != nil {
		t.Fatal(err)
	}
	r := res.Document
	if d := cmp.Diff("Jane Example |  | jane@example.com |  | \nskill | Go | \nskill | SQL | \nskill | Rust | \n",
		brief(r)); d != "" {
		t.Error(d)
	}
	if len(r.Basics.Profiles) != 1 || r.Basics.Profiles[0].URL != "https://github.com/jane" {
		t.Errorf("profiles %+v", r.Basics.Profiles)
	}
}

func TestEncodings(t *testing.T) {
	t.Parallel()
	for name, data := range map[string]string{
		"utf-8 with mark": "\xef\xbb\xbfJosé Müller\n\nSkills\nGo, SQL\n",
		"utf-16 little":   "\xff\xfeJ\x00o\x00s\x00\xe9\x00 \x00M\x00\xfc\x00l\x00l\x00e\x00r\x00\n\x00",
		"utf-16 big":      "\xfe\xff\x00J\x00o\x00s\x00\xe9\x00 \x00M\x00\xfc\x00l\x00l\x00e\x00r\x00\n",
		"windows-1252":    "Jos\xe9 M\xfcller\n\nSkills\nGo, SQL, caf\xe9, na\xefve, fianc\xe9e, \xfcber\n",
	} {
		res, err := testReader().Read(context.Background(), "cv.txt", []byte(data))
		if err != nil || res.Document.Basics.Name != "José Müller" {
			t.Errorf("%s: %v, %q", name, err, res.Document.Basics.Name)
		}
	}
}

func TestProgress(t *testing.T) {
	t.Parallel()
	var stages []string
	r, err := NewReader(Config{Progress: func(stage string, _, _ int) { stages = append(stages, stage) }})
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if _, err := r.Read(context.Background(), "a.txt", []byte("Jane Example\n")); err != nil ||
		strings.Join(stages, " ") != "start read" {
		t.Errorf("%v, %q", err, stages)
	}
}
