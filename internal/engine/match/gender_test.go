package match

import (
	"fmt"
	"testing"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// TestTitlesOfBothGendersScoreAlike holds a score to the work, however a title says who does it.
func TestTitlesOfBothGendersScoreAlike(t *testing.T) {
	t.Parallel()
	const (
		german = "\n\nWir suchen Verstärkung für unser Team in Graz.\n\nDas bringen Sie mit\n- 3 Jahre Praxis im Beruf\n" +
			"- Sehr gute Kenntnisse in Excel\n- Erfahrung mit SAP\n- Kenntnisse im Arbeitsrecht\n- Genauigkeit und Teamgeist\n"
		french = "\n\nNous recherchons un renfort pour notre équipe à Lyon.\n\nProfil recherché\n" +
			"- 3 ans d'expérience dans le métier\n- Maîtrise d'Excel\n- Connaissance de SAP\n- Anglais courant\n- Droit du travail\n"
		spanish = "\n\nBuscamos refuerzos para nuestro equipo en Sevilla.\n\nRequisitos\n" +
			"- 3 años de experiencia en el puesto\n- Dominio de Excel\n- Conocimientos de SAP\n- Inglés alto\n- Derecho laboral\n"
	)
	for _, c := range []struct {
		body, lines string
		asked       string
		titles      []string
	}{
		{german, "de", "Personalverrechner:in (m/w/d)", []string{"Personalverrechner", "Personalverrechnerin"}},
		{german, "de", "Krankenpfleger*in", []string{"Krankenpfleger", "Krankenpflegerin"}},
		{german, "de", "Elektroniker (m/w/d)", []string{"Elektroniker", "Elektronikerin", "ELEKTRONIKERIN"}},
		{german, "de", "Bürokaufmann/-frau", []string{"Bürokaufmann", "Bürokauffrau"}},
		{german, "de", "Koch / Köchin", []string{"Koch", "Köchin"}},
		{german, "de", "Arzt (m/w/d)", []string{"Arzt", "Ärztin"}},
		{german, "de", "Rechtsanwältin / Rechtsanwalt", []string{"Rechtsanwalt", "Rechtsanwältin"}},
		{german, "de", "Lehrer/in", []string{"Lehrer", "Lehrerin", "LEHRERIN", "LehrerIn"}},
		{german, "de", "Psycholog:in", []string{"Psychologe", "Psychologin"}},
		{french, "fr", "Infirmier(ère) de nuit", []string{"Infirmier de nuit", "Infirmière de nuit"}},
		{french, "fr", "Vendeur / Vendeuse", []string{"Vendeur", "Vendeuse"}},
		{french, "fr", "Développeur(se)", []string{"Développeur", "Développeuse"}},
		{french, "fr", "Directeur/trice de magasin", []string{"Directeur de magasin", "Directrice de magasin"}},
		{spanish, "es", "Enfermero/a", []string{"Enfermero", "Enfermera"}},
		{spanish, "es", "Director de tienda", []string{"Director de tienda", "Directora de tienda"}},
		{spanish, "es", "Encargado/a", []string{"Encargado", "Encargada"}},
	} {
		p := posting.Read(catalogue, c.asked+c.body)
		if p.Language != c.lines {
			t.Errorf("%s is read in %s", c.asked, p.Language)
		}
		var scores []string
		for _, title := range c.titles {
			r := Analyze(catalogue, worker(c.lines, title), p, asOf)
			if r.Unscored != "" {
				t.Errorf("%s: %s", c.asked, r.Unscored)
			}
			parts := fmt.Sprint(r.Score)
			for _, part := range r.Parts {
				parts += fmt.Sprint(" ", part.Points)
			}
			scores = append(scores, parts)
		}
		for _, s := range scores[1:] {
			if s != scores[0] {
				t.Errorf("%s: %v score %v", c.asked, c.titles, scores)
			}
		}
	}
}

// worker is somebody with a title who did some of what is asked for.
func worker(language, title string) *document.Resume {
	lines := map[string][]string{
		"de": {
			"Auswertungen für die Leitung in Excel gebaut und gepflegt", "Die Daten aus SAP für 40 Leute geprüft",
			"Neue Kolleginnen und Kollegen in die Abläufe eingewiesen",
		},
		"fr": {
			"Suivi des chiffres de l'équipe dans Excel", "Contrôle des données de SAP pour 40 personnes",
			"Accueil et formation des nouveaux collègues",
		},
		"es": {
			"Seguimiento de los datos del equipo en Excel", "Control de los datos de SAP para 40 personas",
			"Formación de los nuevos compañeros",
		},
	}
	return &document.Resume{Work: []document.Work{{
		Name: "Haus am See", Position: title, StartDate: "2018-09", Highlights: lines[language],
	}}}
}
