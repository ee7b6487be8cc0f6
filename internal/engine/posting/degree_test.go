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
	ranks := map[string]int{"B.E. (Computer Engg), Pune": 3, "BE Mechanical": 3, "MCA": 4, "M.E. Structures": 4}
	for line, want := range ranks {
		if got := DegreeHeld(line); got != want {
			t.Errorf("%q is of rank %d, want %d", line, got, want)
		}
	}
}
