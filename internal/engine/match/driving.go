package match

import (
	"regexp"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/skill"
)

// The licenses to drive a car in the catalog.
const (
	drivingLicense skill.ID = "driving-licence"
	cleanLicense   skill.ID = "clean-licence"
)

// byBareLicense lists the lines with a license that is said to be for nothing: it is one to drive. "G licence, clean
// record", "Full B licence since 2015", "Class 5, no points".
func (j *Judge) byBareLicense(p *profile, a *requirement, t *requirementTerm) []candidate {
	var out []candidate
	for i, e := range p.entries {
		if e.line.Kind == document.LineEmployer || e.line.Kind == document.LineTitle {
			continue
		}
		part := licenseToDrive(j.lexicon.line(e.line.Text, p.language).tokens, e.line.Text, a.Text)
		if part == nil {
			continue
		}
		h := names.Hit{Line: i, Start: part[0].Start, End: part[len(part)-1].End}
		said := sound // licenseToDrive has read over what stands before it
		if j.runOut(e.line.Text, p.language, h.End) {
			said = pending
		}
		if c, ok := j.namedAs(p, a, t, h, 1, said); ok {
			out = append(out, c)
		}
	}
	return out
}

// licenseToDrive returns the words of a line that are a license to drive, nil where none are. A class alone is one
// where the posting asks for that class.
func licenseToDrive(line []names.Token, text, asked string) []names.Token {
	parts := drivingParts(line, text)
	for i, part := range parts {
		if drives(part) || classAlone(part) && (besideDriving(parts, i) || asksClass(asked, part[1].Text)) {
			return part
		}
	}
	return nil
}

// asksClass reports whether a posting's words name a class of license: "Class 5 driver's licence", "C class".
func asksClass(asked, class string) bool {
	ts := names.Cut(asked)
	for i, t := range ts {
		if is(t, classNamed) && (i > 0 && ts[i-1].Text == class || i+1 < len(ts) && ts[i+1].Text == class) {
			return true
		}
	}
	return false
}

// besideSigns part a license from what else is told.
var besideSigns = regexp.MustCompile(`[;|•·\n,()/.&+]| [–—-] `)

// drivingParts cuts a line at signs, but not behind an abbreviated "Kat." from its class.
func drivingParts(line []names.Token, text string) [][]names.Token {
	var out [][]names.Token
	for _, part := range cutAt(line, text, besideSigns) {
		if n := len(out); n > 0 && isClass(part[0].Text) {
			last := &out[n-1]
			if end := (*last)[len(*last)-1]; is(end, classNamed) && text[end.End] == '.' {
				*last = append((*last)[:len(*last):len(*last)], part...)
				continue
			}
		}
		out = append(out, part)
	}
	return out
}

func is(t names.Token, c credentialClass) bool { return credentialWordList()[t.Low]&c != 0 }

// drives reports whether words are a license with nothing but its class, or words about driving, beside it.
func drives(part []names.Token) bool {
	bare, drives, class := false, false, false
	for _, t := range part {
		switch {
		case is(t, classLower):
			return false
		case is(t, classDrives):
			drives = true
		case is(t, classBare):
			bare = true
		case isClass(t.Text):
			class = true
		case !besideLicense(t):
			return false
		}
	}
	return bare && (drives || class) || drives && class
}

// besideLicense reports whether a word says nothing of what a license is for.
func besideLicense(t names.Token) bool {
	return is(t, classBeside|classState|classRank) || names.Empty(t.Low) || isRegion(t) ||
		unicode.IsDigit(rune(t.Text[0]))
}

// classAlone reports whether words are a class and no more: "Class 5".
func classAlone(part []names.Token) bool {
	return len(part) == 2 && is(part[0], classNamed) &&
		(isClass(part[1].Text) || unicode.IsDigit(rune(part[1].Text[0])))
}

// besideDriving reports whether a neighbor of a part is a license for nothing, or about driving: "Full licence, class
// 1", "Code B (own bakkie)".
func besideDriving(parts [][]names.Token, at int) bool {
	for _, k := range []int{at - 1, at + 1} {
		if k < 0 || k >= len(parts) || len(parts[k]) > longestBeside {
			continue
		}
		said, other := false, false
		for _, t := range parts[k] {
			said = said || is(t, classDrives|classBare)
			other = other || is(t, classLower) ||
				!is(t, classDrives|classBare) && !besideLicense(t) && !stands().nouns[t.Low]
		}
		if said && !other {
			return true
		}
	}
	return false
}

// longestBeside is how many words beside a class tell of driving at most.
const longestBeside = 4

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
