package match

import (
	"regexp"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/skill"
)

// drivingLicense is the license to drive a car in the catalog.
const drivingLicense skill.ID = "driving-licence"

// byBareLicense lists the lines with a license that is said to be for nothing: it is one to drive. "G licence, clean
// record", "Full B licence since 2015".
func (j *Judge) byBareLicense(p *profile, a *requirement, t *requirementTerm) []candidate {
	var out []candidate
	for i, e := range p.entries {
		if e.line.Kind == document.LineEmployer || e.line.Kind == document.LineTitle {
			continue
		}
		for _, part := range cutAt(j.lexicon.line(e.line.Text, p.language).tokens, e.line.Text, besideSigns) {
			if !drives(part) && !a.ofClass(part) {
				continue
			}
			h := names.Hit{Line: i, Start: part[0].Start, End: part[len(part)-1].End}
			if c, ok := j.named(p, a, t, h, 1); ok {
				out = append(out, c)
			}
			break
		}
	}
	return out
}

// besideSigns part a license from what else is told.
var besideSigns = regexp.MustCompile(`[;|•·\n,()/.&]| [–—-] `)

// drives reports whether words are a license with nothing but its class, or words about driving, beside it.
func drives(part []names.Token) bool {
	bare, drives, class := false, false, false
	for _, t := range part {
		c := credentialWordList()[t.Low]
		switch {
		case c&classLower != 0:
			return false
		case c&classDrives != 0:
			drives = true
		case c&classBare != 0:
			bare = true
		case isClass(t.Text):
			class = true
		case c&(classBeside|classState|classRank) != 0, names.Empty(t.Low), isRegion(t),
			unicode.IsDigit(rune(t.Text[0])):
		default:
			return false
		}
	}
	return bare && (drives || class) || drives && class
}

// ofClass reports whether words are the class of license that is asked for, and nothing more: "Class 5".
func (a *requirement) ofClass(part []names.Token) bool {
	if len(part) != classWords {
		return false
	}
	for i, t := range part {
		class := part[1-i].Text
		if !classWord[t.Low] || len(class) > longestLicenseClass {
			continue
		}
		for _, m := range askedClass.FindAllStringSubmatch(a.Text, -1) {
			if m[1]+m[2] == class {
				return true
			}
		}
	}
	return false
}

// classWords is how many words name a class of license: "Class 5".
const classWords = 2

var (
	classWord  = map[string]bool{"class": true, "category": true, "cat": true, "code": true}
	askedClass = regexp.MustCompile(`(?i:class|category|cat\.?|code) "?([A-Z]?[0-9]?[A-Z]?)\b|\b([A-Z][0-9]?) (?i:class)\b`)
)

// isRegion reports whether a word is a state or province, or its letters in any case: "Vic".
func isRegion(t names.Token) bool {
	t.Text = strings.ToUpper(t.Text)
	return len(names.Regions([]names.Token{t})) > 0
}

// isClass reports whether a word is the class of a license to drive: "B", "BE", "C1".
func isClass(s string) bool {
	if len(s) > longestLicenseClass || s[0] < 'A' || s[0] > 'Z' {
		return false
	}
	for _, c := range []byte(s) {
		if c < '0' || c > '9' && c < 'A' || c > 'Z' {
			return false
		}
	}
	return true
}

// longestLicenseClass is how many letters and digits name a class at most: "C1E" is read with the name of the license.
const longestLicenseClass = 2
