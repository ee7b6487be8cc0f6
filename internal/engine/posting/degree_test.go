package posting

import "testing"

// TestDegreesByTheirShortNames holds that the short names of degrees are read as a level of education, also those of
// India, and that the same letters elsewhere are not.
func TestDegreesByTheirShortNames(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"Qualification: BE / BTech / MCA or equivalent": "bachelor",
		"B.E./B.Tech in Computer Science":               "bachelor",
		"BCA or MCA":                                    "bachelor",
		"B.Com graduates only":                          "bachelor",
		"M.Tech in Structural Engineering":              "master",
		"Be a team player":                              "",
		"DoLS and MCA assessments":                      "",
		"You will be based in Pune":                     "",
	} {
		level := ""
		for _, q := range Read(catalogue, "Engineer\n\nRequirements:\n- "+line+"\n").Requirements {
			if q.Kind == KindEducation {
				level = q.Level
			}
		}
		if level != want {
			t.Errorf("%q asks for the level %q, want %q", line, level, want)
		}
	}
	ranks := map[string]int{
		"B.E. (Computer Engg), Pune": 3, "BE Mechanical": 3, "MCA": 4, "M.E. Structures": 4,
		"Diploma, Office Administration": 2, "M2 droit public": 4, "Lic. en Enología": 3, "FdSc Arboriculture": 2,
		"CFGS Interpretación": 2, "Kauffrau f. Spedition u. Logistikdienstleistung": 2, "BBM, Finance": 3,
	}
	for line, want := range ranks {
		if got := DegreeHeld(line); got != want {
			t.Errorf("%q is of rank %d, want %d", line, got, want)
		}
	}
}

// TestSubjectsOfDegrees holds that a degree is asked for in the subject that its own words name, and in none where any
// will do.
func TestSubjectsOfDegrees(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"- A degree in any subject":                         "bachelor:",
		"- Bachelor's degree in anything":                   "bachelor:",
		"- Bachelor's degree in geology":                    "bachelor: geology",
		"- Degree or pre-registration MSc in Podiatry":      "bachelor: Podiatry",
		"- A diploma in office administration or any field": "associate:",
	} {
		checkSubjects(t, "Assistant\n\nRequirements:\n"+line+"\n", want)
	}
	checkSubjects(t, "Réceptionniste\n\nProfil recherché :\n- Vous avez un BTS ou une licence en hôtellerie\n",
		"associate: hôtellerie")
	checkSubjects(t, "Lohnbuchhalter (m/w/d)\n\nIhr Profil:\n- Abgeschlossene Ausbildung als Steuerfachangestellte/r, "+
		"gern mit Weiterbildung zum Bilanzbuchhalter\n", "associate: Steuerfachangestellte/r")
}

func checkSubjects(t *testing.T, text, want string) {
	t.Helper()
	got := ""
	for _, q := range Read(catalogue, text).Requirements {
		if q.Kind == KindEducation {
			got = q.Level + ":"
			for _, x := range q.Terms {
				got += " " + x.Name
			}
			break
		}
	}
	if got != want {
		t.Errorf("%q asks for %q, want %q", text, got, want)
	}
}
