package docparse

import (
	_ "embed"
	"strings"
)

// towns are the folded names of the world's towns of a thousand inhabitants or more, one a line, in the order of their
// bytes. scripts/towns writes the file from GeoNames data (CC BY 4.0).
//
//go:embed towns.txt
var towns string

// isTown reports whether folded text is the name of a town and of nothing that resumes speak of otherwise (there are
// towns called Reading, Oracle and University). It costs a search of 17 steps in the program's own text, and no memory.
func isTown(folded string) bool {
	if len(folded) < 3 || titleWords[folded] || isOrgWord(folded) || isSchoolWord(folded) || degreeWords[folded] ||
		headingWords[folded] != "" || languageNames[folded] || nationalities[folded] {
		return false
	}
	from, to := 0, len(towns) // from is where a line begins
	for from < to {
		at := from + strings.LastIndexByte(towns[from:(from+to)/2], '\n') + 1
		end := at + strings.IndexByte(towns[at:], '\n')
		switch name := towns[at:end]; {
		case name == folded:
			return true
		case name < folded:
			from = end + 1
		default:
			to = at
		}
	}
	return false
}
