package docparse

import (
	"strings"
	"unicode/utf8"
)

// placeScore says how much a text looks like a place. It may hold commas: "Leeds, West Yorkshire".
func placeScore(s string) float64 {
	if utf8.RuneCountInString(s) > 60 || strings.Contains(s, "@") || s == "" {
		return -3
	}
	parts := strings.Split(s, ",")
	score, unknown := 0.0, 0
	for i, p := range parts {
		p = strings.Trim(p, " .()")
		f := fold(p)
		switch {
		case placeWords[f], hanPlace(f):
			score += 2
		case isCounty(p):
			score += 1.5
		case i > 0 && (regionCodes[f] || countryDomains[f]) && isUpper(p):
			score += 2.2
		case endsInRegion(p):
			score += 1.5
		case isHan(firstRune(p)): // nothing that the tables know
			score -= 2
		case !startsUpper(p) || len(words(f)) > 4 || strings.ContainsAny(p, "&+"):
			score -= 2
		default:
			unknown++
			if strings.Contains(p, "'s") || strings.Contains(p, "\u2019s") {
				score -= 0.5
			}
			for _, w := range words(strings.TrimSuffix(f, " city")) {
				if titleWords[w] || isOrgWord(w) || hasDigit(w) {
					score -= 1
				}
			}
		}
	}
	if score > 0 && len(parts) > 1 {
		score += 0.5
	}
	return min(score-0.3*float64(unknown), 3.5)
}

// endsInRegion recognises "Geelong VIC", "80331 München" and "Berlin (Germany)".
func endsInRegion(p string) bool {
	f := strings.FieldsFunc(p, func(r rune) bool { return r == ' ' || r == '(' || r == ')' })
	if len(f) < 2 || len(f) > 5 {
		return false
	}
	if city, _, ok := strings.Cut(p, " ("); ok && placeWords[fold(city)] { // "Lyon (69)"
		return true
	}
	last, before := f[len(f)-1], fold(strings.Join(f[:len(f)-1], " "))
	if orgOf(words(fold(p))) || before == "city of" {
		return false
	}
	code := (regionCodes[fold(last)] || countryDomains[fold(last)]) && isUpper(last) && len(last) <= 3
	if code || placeWords[fold(last)] && (placeWords[before] || placeWords[fold(f[0])]) {
		return true
	}
	return hasDigit(f[0]) && !hasLetter(f[0]) && len(f[0]) >= 4 && len(f[0]) <= 6 && startsUpper(f[1])
}
