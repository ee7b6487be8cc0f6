package skill

import (
	"regexp"
	"strings"
)

// licenceClasses are the driving licences of the classes that Europe writes with the same letters. Classes without a
// licence in the catalogue are read over.
var licenceClasses = map[string]ID{
	"B": "driving-licence", "B96": "driving-licence", "BE": "be-licence",
	"C1": "c1-licence", "C1E": "c1-licence", "C": "hgv-class-2", "CE": "hgv-class-1", "EC": "hgv-class-1",
	"D": "pcv-licence", "D1": "pcv-licence", "DE": "pcv-licence", "D1E": "pcv-licence",
}

// drivingLicences are the licences whose names classes may follow.
var drivingLicences = func() map[ID]bool {
	out := map[ID]bool{}
	for _, id := range licenceClasses {
		out[id] = true
	}
	return out
}()

const classCode = `(?:B96|B ?\+ ?E|C1 ?\+ ?E|C ?\+ ?E|D ?\+ ?E|C1E|D1E|BE|CE|EC|DE|C1|D1|A1|A2|AM|A|B|C|D|L|T)`

var (
	moreClasses = regexp.MustCompile(
		`^(?:[ ]?[,/(:&][ ]?|[ ](?:und|oder|sowie|bzw\.|and|or|et|ou|y|o|u)[ ]|[ ])?(?:(?i:der|die|de|du|tipo|clase|class|categories|category|cat\.?|kategorien?|catégories?|categoría|klassen?|kl\.|führerschein|permis|carnet|carné|permiso)[ ])*(` + classCode + `)(?:$|[^\p{L}\d'’.#+-]|\.(?:$|\s))`)
	endsInClass = regexp.MustCompile(`[ (]` + classCode + `$`)
	plusE       = regexp.MustCompile(`^ ?\+ ?E\b`)
)

// classes reads the classes that follow the name of a driving licence: "Führerschein der Klassen C und CE", "permis B,
// C", "carnet C+E". m is the licence as its name alone gives it; end is where the last class ends.
func (f *finder) classes(m Mention) (ms []Mention, end int) {
	ms, end = []Mention{m}, m.End
	if e := plusE.FindString(f.text[end:]); e != "" {
		if i := strings.LastIndexByte(m.Text, ' '); i > 0 {
			if id, ok := licenceClasses[strings.ToUpper(m.Text[i+1:])+"E"]; ok {
				end += len(e)
				ms[0].Skill, ms[0].End, ms[0].Text = id, end, f.text[m.Start:end]
			}
		}
	}
	general := !endsInClass.MatchString(ms[0].Text) && m.Skill == "driving-licence"
	for {
		at := moreClasses.FindStringSubmatchIndex(f.text[end:])
		if at == nil {
			return ms, end
		}
		start := end + at[2]
		end += at[3]
		code := strings.ToUpper(strings.NewReplacer(" ", "", "+", "").Replace(f.text[start:end]))
		id, ok := licenceClasses[code]
		switch {
		case !ok:
		case general:
			ms[0].Skill, ms[0].End, ms[0].Text = id, end, f.text[m.Start:end]
		default:
			ms = append(ms, Mention{Skill: id, Start: start, End: end, Text: f.text[start:end], Negated: m.Negated})
		}
		general = general && !ok
	}
}
