package compose

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/text"
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
var foreigners = []string{
	"k05", "k07", "k09", "k11", "k13", "k18", "k20", "k22", "o07", "o08", "o09", "o10", "o11",
	"o12", "o13", "o14",
}

func openPerson(t *testing.T, name string) *document.Resume {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "testdata", "reading", "open", "people", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := document.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestForeignResumesGetNoEnglishSentences tailors resumes in other languages, for postings in any: what is written into
// them is in their own language and their own words.
func TestForeignResumesGetNoEnglishSentences(t *testing.T) {
	t.Parallel()
	jobs := map[string]*posting.Posting{"English": readJob(t, "accountant")}
	for name, text := range foreignPostings {
		jobs[name] = posting.Read(loaded(), text)
	}
	for _, person := range foreigners {
		r := openPerson(t, person)
		if languageOf(r.Text()) == "en" {
			t.Errorf("%s is read as English", person)
		}
		for job, p := range jobs {
			got := mustTailor(t, r, p, DefaultOptions())
			checkTailored(t, person+", "+job, r, got)
			for _, c := range got.Changes {
				if c.Kind == KindSummary {
					holdsOwnWords(t, person+", "+job, r, *c.After)
				}
				if c.Kind == KindBullet {
					t.Errorf("%s, %s: %s wrote %q", person, job, c.Kind, *c.After)
				}
			}
			code := languageOf(r.Text())
			if silent := phrasesOf(code).since == ""; silent != strings.Contains(strings.Join(got.Notes, " "),
				"can't write sentences") {
				t.Errorf("%s, %s: the notes say otherwise why nothing was written in %s: %q", person, job, code,
					got.Notes)
			}
		}
	}
}

// holdsOwnWords says that every sentence of a summary stands in the resume, but for the one that names role and years.
func holdsOwnWords(t *testing.T, name string, r *document.Resume, summary string) {
	t.Helper()
	own := strings.Join(strings.Fields(r.Text()), " ")
	for i, s := range text.Prose(summary) {
		if s = strings.TrimSuffix(s, "."); !strings.Contains(own, s) && !strings.Contains(own, prose.Small(s)) &&
			i > 0 {
			t.Errorf("%s: %q is no sentence of the resume", name, s)
		}
		for x := range strings.FieldsSeq(s) {
			if x = prose.Bare(x); x == "with" || x == "years" || x == "experience" || x == "since" {
				t.Errorf("%s: %q in a summary of another language: %q", name, x, s)
			}
		}
	}
}
