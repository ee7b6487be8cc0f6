package skill

import (
	"slices"
	"strings"
	"testing"
)

func TestFindNamesSkillsInOtherLanguages(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, test := range []struct {
		text string
		want []ID
	}{
		{"Erfahrung in der Debitorenbuchhaltung und im Mahnwesen", []ID{"accounts-receivable", "credit-control"}},
		{"Sehr gute Englischkenntnisse, Vertriebserfahrung von Vorteil", []ID{"english", "sales"}},
		{"Lohn- und Gehaltsabrechnung, Be- und Entladen von LKW", []ID{"payroll", "loading-and-unloading"}},
		{"Führerschein Klasse B und Staplerschein", []ID{"driving-licence", "forklift-licence"}},
		{"Fuehrerschein der Klasse CE mit Schluesselzahl 95", []ID{"hgv-class-1", "driver-cpc"}},
		{
			"in einem interdisziplinären Team auf der Intensivstation",
			[]ID{"multidisciplinary-team-working", "intensive-care"},
		},
		{"Grundpflege und Behandlungspflege nach Pflegeplanung", []ID{
			"personal-care", "medication-administration",
			"care-planning",
		}},
		{"Du bringst Kenntnisse im Controlling und in Excel mit.", []ID{"financial-planning-and-analysis", "excel"}},
		{"Java und Go, Reinigung der Büros", []ID{"java", "go", "cleaning"}},
		{"Suivi des stocks et gestion du stock, CACES 3", []ID{
			"inventory-management", "inventory-management",
			"forklift-licence",
		}},
		{"Chargé(e) de la gestion de la relation client", []ID{"client-relationship-management"}},
		{"maîtrise de l’analyse financière et d'Excel", []ID{"financial-analysis", "excel"}},
		{"réseaux informatiques, langue maternelle", []ID{"networking"}},
		{"Carné de carretillero en vigor y experiencia en almacén", []ID{"forklift-licence", "warehousing"}},
		{"instalaciones eléctricas, cierres contables mensuales", []ID{"electrical-installation", "month-end-close"}},
		{"sin carnet de conducir", []ID{"not driving-licence"}},
		{
			"ohne Führerschein; keine Erfahrung mit Photovoltaik",
			[]ID{"not driving-licence", "not solar-pv-installation"},
		},
	} {
		if got := found(c, test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %v, want %v", test.text, got, test.want)
		}
	}
}

func TestFindTitleInOtherLanguages(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for line, want := range map[string]string{
		"Pflegefachkraft (m/w/d)": "registered-nurse", "Gesundheits- und Krankenpfleger*in": "registered-nurse",
		"Medizinische:r Fachangestellte:r in Teilzeit": "medical-assistant", "Koch (m/w/d)": "chef", "Thomas Koch": "",
		"Kauffrau im Einzelhandel": "sales-assistant", "Kaufmann/-frau im Einzelhandel": "sales-assistant",
		"Staplerfahrer gesucht": "forklift-operator", "Infirmier(ère) diplômé(e) d'État": "registered-nurse",
		"Aide-soignante de nuit": "healthcare-assistant", "Chargé(e) de clientèle H/F": "account-manager",
		"Cariste CACES 1/3/5": "forklift-operator", "Préparatrices de commande": "warehouse-operative",
		"Enfermero/a para residencia": "registered-nurse", "Auxiliar de Enfermería": "healthcare-assistant",
		"Mozo de almacén": "warehouse-operative", "Dependienta de tienda": "sales-assistant", "Michael Baecker": "",
	} {
		if got, _ := c.FindTitle(line); got.ID != want {
			t.Errorf("%q: %q instead of %q", line, got.ID, want)
		}
	}
}

// TestTitlesHaveNamesInOtherLanguages: 300 titles at least, in every family but that of the languages.
func TestTitlesHaveNamesInOtherLanguages(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for i, language := range c.languages {
		families := map[string]bool{}
		n := 0
		l := &loader{files: data, c: &Catalogue{languages: c.languages[i : i+1]}}
		if err := l.nameRows("titles.tsv", func(_ uint8, r row) error {
			families[c.titles[c.titleIndex[r.cols[0]]].Family] = true
			n++
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if n < 300 || len(families) < len(c.families) {
			t.Errorf("%s: %d titles in %d of %d families", language.code, n, len(families), len(c.families))
		}
	}
}

// TestEnglishKeepsItsWords: words of other languages that English has too need context.
func TestEnglishKeepsItsWords(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for _, text := range []string{
		"Controlling the room is half of it.", "the formation of teams", "on vacation in a gymnasium",
		"die in the sand",
		"a note, a manual, a sale", "n/a", "the premises of the firm",
	} {
		if got := found(c, text); len(got) > 0 {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestGenders(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Pfleger/in": "Pfleger|Pflegerin", "Koch/Köchin": "Koch|Köchin", "infirmier/ère": "infirmier|infirmière",
		"agent/e de sécurité": "agent de sécurité|agente de sécurité", "enfermero/a": "enfermero|enfermera",
		"vendeur/euse":                     "vendeur|vendeuse",
		"directeur/trice commercial/e":     "directeur commercial|directrice commerciale",
		"Medizinische/r Fachangestellte/r": "Medizinische Fachangestellte|Medizinischer Fachangestellter",
		"musicien/ienne":                   "musicien|musicienne", "vendedor/a": "vendedor|vendedora",
		"chargé/e": "chargé|chargée", "chef": "chef",
	} {
		if got := strings.Join(genders(text), "|"); got != want {
			t.Errorf("%q: %q instead of %q", text, got, want)
		}
	}
}

func TestEndingsOfTheOtherGenderArePassed(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	for text, want := range map[string]string{
		"Pfleger:in sucht": "Pfleger|sucht|", "chargé(e) de": "chargé|de|", "chargé·e": "chargé|",
		"Techniker/-in": "Techniker|",
		"enfermero/a":   "enfermero|", "n/a": "n|a|", "input/output": "input|output|",
		"l'accueil d’équipe": "accueil|équipe|",
		"Lehrer*innen":       "Lehrer|", "(e)": "e|", "team(s)": "team|s|",
	} {
		got := ""
		for _, tok := range c.words.tokens(text) {
			got += text[tok.start:tok.end] + "|"
		}
		if got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// TestNamesOfOtherLanguagesAreWellFormed: they are written as in a list, with a capital, and are no names of the
// skill already; a word of four letters or fewer needs case or context.
func TestNamesOfOtherLanguagesAreWellFormed(t *testing.T) {
	t.Parallel()
	english, err := load(onlyEnglish{data})
	if err != nil {
		t.Fatal(err)
	}
	c := catalogue(t)
	rows := 0
	l := &loader{files: data, c: c}
	if err := l.nameRows("skills.tsv", func(_ uint8, r row) error {
		rows++
		for alias := range strings.SplitSeq(r.cols[1], "|") {
			if fault := faultOfName(english, r, alias); fault != "" {
				t.Errorf("%s: %q %s", r.at(), alias, fault)
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for i, language := range c.languages {
		covered := map[string]bool{}
		n := 0
		l.c = &Catalogue{languages: c.languages[i : i+1], index: c.index}
		if err := l.nameRows("skills.tsv", func(_ uint8, r row) error {
			s, _ := c.Skill(ID(r.cols[0]))
			covered[s.Family] = true
			n++
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if n > 0 && (n < 700 || len(covered) < len(c.families)) {
			t.Errorf("%s: names of %d skills in %d of %d families", language.code, n, len(covered), len(c.families))
		}
	}
}

// faultOfName returns what is wrong with a name of a row, "" where nothing is.
func faultOfName(english *Catalogue, r row, alias string) string {
	text, exact, context := cutMarks(alias)
	switch old, known := english.Named(text); {
	case text == "" || text != strings.TrimSpace(text) || text[0] >= 'a' && text[0] <= 'z':
		return "is not written as in a list"
	case len(text) < 5 && !exact && !context && text != strings.ToUpper(text) && !shortNames[text]:
		return "is short and needs context"
	case known && string(old.ID) == r.cols[0] && old.Name == text:
		return "is its English name"
	}
	return ""
}

// shortNames are short names that are no words of English.
var shortNames = map[string]bool{"Kita": true, "Fibu": true}

// TestFindReadsRaisedDigits: a digit set high or low between letters is that digit; at the end of a word it is a
// footnote's number and changes nothing.
func TestFindReadsRaisedDigits(t *testing.T) {
	t.Parallel()
	c := catalogue(t)
	plain := found(c, "Sensors on I2C")
	if len(plain) == 0 {
		t.Fatal("I2C isn't known")
	}
	for _, text := range []string{"Sensors on I²C", "Sensors on I₂C"} {
		if got := found(c, text); !slices.Equal(got, plain) {
			t.Errorf("%q: %v, want %v", text, got, plain)
		}
	}
	if a, b := found(c, "Wrote Python¹ scripts"), found(c, "Wrote Python scripts"); !slices.Equal(a, b) {
		t.Errorf("footnote: %v, want %v", a, b)
	}
}
