package compose

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/document"
	"vitae/internal/fault"
	"vitae/internal/posting"
)

//nolint:misspell // words of other languages
var foreignPostings = map[string]string{
	"German": `Tischlermeister (m/w/d)
Holzwerk Ammerbach GmbH

Wir suchen einen Tischlermeister, der Aufträge kalkuliert und Mitarbeiter führt.

Ihr Profil:
- Meisterbrief im Tischlerhandwerk
- Erfahrung mit AutoCAD und CNC
- Kenntnisse in Excel und SAP
`,
	"French": `Chef de cuisine
Brasserie du Vieux Port

Nous recherchons un chef de cuisine pour diriger une brigade de six personnes et suivre les coûts.

Profil recherché :
- 5 ans d'expérience dans la restauration
- Maîtrise des normes HACCP et de la gestion des stocks
`,
	"Spanish": `Gerente comercial
Distribuciones Almenara S.L.

Buscamos un gerente comercial para dirigir el equipo de ventas y abrir nuevos mercados.

Requisitos:
- Cinco años de experiencia en ventas
- Manejo de Salesforce y Excel
`,
}

// foreigners are open people whose resumes are in other languages than English.
var foreigners = []string{"k05", "k07", "k09", "k11", "k13", "k18", "k20", "k22", "o07", "o08", "o09", "o10", "o11", "o12", "o13", "o14"}

func openPerson(t *testing.T, name string) *document.Resume {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "testdata", "reading", "open", "people", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := document.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestForeignResumesGetNoEnglishSentences tailors resumes in other languages: lines are moved, and names of skills that
// stand in them or in the posting are written; headline, summary and lines keep their words.
func TestForeignResumesGetNoEnglishSentences(t *testing.T) {
	t.Parallel()
	jobs := map[string]*posting.Posting{"English": readJob(t, "accountant")}
	for name, text := range foreignPostings {
		jobs[name] = posting.Read(loaded(), text)
	}
	for _, person := range foreigners {
		r := openPerson(t, person)
		if englishText(strings.ToLower(r.Text())) {
			t.Errorf("%s is read as English", person)
		}
		for job, p := range jobs {
			got := mustTailor(t, r, p, DefaultOptions())
			checkTailored(t, person+", "+job, r, got)
			for _, c := range got.Changes {
				if c.Kind == KindSummary || c.Kind == KindHeadline || c.Kind == KindBullet {
					t.Errorf("%s, %s: %s wrote %q", person, job, c.Kind, *c.After)
				}
			}
			if len(got.Notes) == 0 || !strings.Contains(got.Notes[0], "not in English") {
				t.Errorf("%s, %s: the notes do not say that the language is the reason: %q", person, job, got.Notes)
			}
		}
	}
}

func TestLettersAreRefusedInOtherLanguages(t *testing.T) {
	t.Parallel()
	for name, text := range foreignPostings {
		_, err := WriteLetter(loaded(), readPerson(t, "jane"), posting.Read(loaded(), text), LetterOptions{}, today)
		if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, person := range foreigners {
		_, err := WriteLetter(loaded(), openPerson(t, person), readJob(t, "accountant"), LetterOptions{}, today)
		if fault.KindOf(err) != fault.Invalid || !strings.Contains(fault.Public(err), "not in English") {
			t.Errorf("%s: %v", person, err)
		}
	}
	for _, person := range []string{"k01", "k03", "k14", "k16", "o01", "o03", "o05"} {
		mustWrite(t, openPerson(t, person), readJob(t, "accountant"), LetterOptions{})
	}
}
