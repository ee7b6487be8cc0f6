package prose

import "strings"

// LesserPart reports whether a line tells of help, study or presence: no ground to call its skills one's own elsewhere.
func LesserPart(line string) bool {
	lower := strings.ToLower(line)
	for w := range lesserWords {
		if _, ok := IndexPhrase(lower, w); ok {
			return true
		}
	}
	return false
}

var lesserWords = Words("lesser")

// InPart reports whether a line tells of help or study, in the languages that resumes come in.
func InPart(line string) bool {
	lower := strings.ToLower(line)
	for w := range lesserOpenings {
		if strings.HasPrefix(lower, w+" ") {
			return true
		}
	}
	return LesserPart(line)
}

// lesserOpenings open lines about help.
var lesserOpenings = Words("lesser-opening")
