package prose

import (
	"slices"
	"strings"
)

// LesserPart reports whether a line tells of help, study or presence: no ground to call its skills one's own elsewhere.
func LesserPart(line string) bool {
	lower := strings.ToLower(line)
	for _, w := range lesserWords {
		if _, ok := IndexPhrase(lower, w); ok {
			return true
		}
	}
	return false
}

var lesserWords = []string{
	"help", "helped", "helping", "assist", "assisted", "assisting", "shadow", "shadowed", "shadowing", "observe",
	"observed",
	"attended", "learn", "learned", "learnt", "learning", "studied", "studying", "basic", "basics", "beginner",
	"exposure",
	"familiar", "introduction", "course in", "courses in", "training in", "involved in", "took part", "participated",
	"contributed", "under supervision",
	"booked", "sold", "selling", "team that", "intern", "trainee",
}

// InPart reports whether a line tells of help or study, in the languages that resumes come in.
func InPart(line string) bool {
	lower := strings.ToLower(line)
	return LesserPart(line) ||
		slices.ContainsFunc(lesserOpenings, func(o string) bool { return strings.HasPrefix(lower, o+" ") })
}

// lesserOpenings open lines about help in German, French and Spanish.
var lesserOpenings = []string{
	"half bei", "half beim", "half mit", "half der", "half dem", "half den", "mithilfe bei", "mitarbeit", "mitwirkung",
	"unterstützte", "unterstützung", "assistierte",
	"hospitierte", "grundkenntnisse", "aidé", "aide à", "assisté", "participé", "participation", "appui", "soutien",
	"initiation", "notions", "ayudé", "ayuda", "apoyé", "apoyo",
	"colaboré", "participé", "participación", "asistí", "nociones",
}
