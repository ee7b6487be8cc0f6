package posting

import (
	"slices"
	"strings"
	"testing"
)

// requirementsOf lists what a posting asks for, each with its class, by the names of its terms.
func requirementsOf(p *Posting) []string {
	var out []string
	for _, q := range p.Requirements {
		for _, t := range q.Terms {
			if q.Kind == KindSkill || q.Kind == KindCredential {
				out = append(out, string(q.Class)+" "+t.Name)
			}
		}
	}
	return out
}

// Postings are read without headings that a table knows, without bullets, and out of mails.
func TestSectionsThatNoTableKnows(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		name, text string
		want, not  []string
	}{
		{
			"headings told by their lists",
			"Weber (m/w/d)\n\nSo wirst du glücklich mit uns\n- Erfahrung mit Jacquardmaschinen\n- Kenntnisse in Bindungslehre\n\nUnd das legen wir drauf\n- Obst am Montag\n- ein Parkplatz",
			[]string{"must Jacquardmaschinen", "must Bindungslehre"},
			[]string{"Obst", "Parkplatz"},
		},
		{
			"questions in one paragraph",
			"¡Ven! La Residencia Olmo busca enfermero/a. ¿Qué harás? Controlar las constantes vitales. ¿Qué pedimos? Manejo de Excel y al menos 1 año de experiencia. ¿Qué ofrecemos? Curso de Photoshop.",
			[]string{"duty constantes vitales", "must Excel"},
			[]string{"Photoshop"},
		},
		{
			"pictures before headings and items",
			"Comptable (H/F)\n\n🎯 Ton quotidien\n👉 Saisir les factures fournisseurs\n👉 Suivre les relances\n\n🔎 Ce que l'on attend de toi\n👉 Maîtrise de Sage 100\n👉 Connaissance d'Excel\n\n🎁 Ce que nous t'offrons\n👉 Yoga\n👉 Massages",
			[]string{"must Excel", "must Sage"},
			[]string{"Yoga", "Massages"},
		},
		{
			"a mail that was passed on",
			"subject: Fwd: Data Engineer\n\n>> you'll have:\n>> - Python\n>> - SQL\n>>\n>> bonus:\n>> - Kafka\n\nLet me know if you'd like a chat? And I pay for referrals.\n\nBest,\nTam",
			[]string{"must Python", "must SQL", "nice Kafka"},
			[]string{"Tam", "chat", "referrals"},
		},
		{
			"a cue in the singular speaks of the last",
			"Lokführer (m/w/d)\n\nDein Profil\n- Sicherer Umgang mit PZB und LZB, ETCS wäre super\n- Kenntnisse in Empower von Vorteil, ebenso Methodenvalidierung",
			[]string{"must PZB", "must LZB", "nice ETCS", "nice Empower", "nice Methodenvalidierung"},
			nil,
		},
		{
			"brackets are examples, codes belong to their licence",
			"Électricien (H/F)\n\nProfil recherché\n- Habilitations électriques B2V, BR, BC à jour\n- Connaissance du tirage de fibre (soudure, mesure)\n- Permis B (déplacements)",
			[]string{"must Habilitations électriques", "must Permis B"},
			[]string{"BR", "BC", "mesure", "déplacements"},
		},
		{
			"essential and desirable by their letters",
			"Teacher\n\nPerson specification (E = essential, D = desirable)\n- Lesson planning (E)\n- Chess club (D)\n\nVisits to the school are welcomed. CVs are not accepted; please use the form.",
			[]string{"must Lesson planning", "nice Chess club"},
			[]string{"Visits", "form", "CVs"},
		},
		{
			"duties in the words of the posting",
			"Sachbearbeiter (m/w/d)\n\nDeine Aufgaben\n- Du verantwortest die Frachtpapiere\n- Zollanmeldungen prüfen\n- Sicherstellung der Lieferfähigkeit",
			[]string{"duty Frachtpapiere", "duty Zollanmeldungen", "duty Lieferfähigkeit"},
			nil,
		},
	} {
		got := requirementsOf(Read(catalogue, tc.text))
		for _, w := range tc.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q in %q", tc.name, w, got)
			}
		}
		for _, n := range tc.not {
			if slices.ContainsFunc(got, func(g string) bool {
				return strings.HasSuffix(g, " "+n) ||
					strings.Contains(g, n+" ")
			}) {
				t.Errorf("%s: %q is nothing that is asked: %q", tc.name, n, got)
			}
		}
	}
}

// Heads of advertisements, with the firm and the town where they tell them.
func TestHeadsOfAdvertisements(t *testing.T) {
	t.Parallel()
	cases := []struct{ head, title, company, location string }{
		{
			"Mutuelle Bellevue recrute :\nChargé(e) de recrutement (CDD 12 mois)\nLieu : Valence (26)",
			"Chargé(e) de recrutement", "Mutuelle Bellevue", "Valence (26)",
		},
		{
			"Colegio Miramar (Málaga) selecciona profesor/a de Educación Primaria para sustitución",
			"profesor/a de Educación Primaria", "Colegio Miramar", "Málaga",
		},
		{"Lokführer:in gesucht!\nRegiobahn Nord", "Lokführer:in", "Regiobahn Nord", ""},
		{
			"Jetzt Prämie sichern!\n\nWeichenwärter*in im Güterverkehr\nNordkorb Cargo GmbH",
			"Weichenwärter*in im Güterverkehr", "Nordkorb Cargo GmbH", "",
		},
		{"URGENT: Data Engineer needed", "Data Engineer", "", ""},
		{
			"Serveur / Serveuse en salle (H/F)\nBrasserie du Port - Lens (62) - CDI", "Serveur en salle",
			"Brasserie du Port", "Lens (62)",
		},
		{"Elektriker (m/w/d)\nLohberg Technik GmbH\n34117 Kassel", "Elektriker", "Lohberg Technik GmbH", "Kassel"},
	}
	m := mostOf(t, len(cases), 6)
	for _, tc := range cases {
		p := Read(catalogue, tc.head+body)
		if p.Title != tc.title || p.Company != tc.company || p.Location != tc.location &&
			!strings.HasPrefix(tc.location, p.Location+" ") {
			m.wrongly("%q:\n got %q, %q, %q\nwant %q, %q, %q", tc.head, p.Title, p.Company, p.Location, tc.title,
				tc.company, tc.location)
		}
	}
}
