package docparse

import (
	"strings"
	"unicode/utf8"
)

// What the signs of a place count, in the unit of rolescore.go and tuned with it.
const (
	regionCode   = 2.2 // behind a comma: "WA"
	knownArea    = 2   // a country, a region
	regionEnd    = 1.5 // a county, a town with its region
	knownTown    = 1.2 // many a surname, firm and word is a town's name too
	severalParts = 0.5 // parts between commas, none of them foreign to a place
	genitive     = 0.5 // taken off: "St James's" is rather a name
	unknownPart  = 0.3 // taken off for a part that no table knows, and so the most that a place of several may lack
)

// placeScore reports how much a text looks like a place. It may hold commas: "Leeds, West Yorkshire".
func placeScore(s string) float64 {
	if utf8.RuneCountInString(s) > 60 || strings.Contains(s, "@") || s == "" {
		return -3
	}
	parts := strings.Split(s, ",")
	score := 0.0
	for i, p := range parts {
		// else a postal code or a house's number
		if p = strings.Trim(p, " .()"); hasLetter(p) || !hasDigit(p) || i == 0 {
			score += placePartScore(p, i > 0)
		}
	}
	if score > -unknownPart && len(parts) > 1 { // one part is known, another at least not
		score += severalParts
	}
	return min(score, mostOfScore)
}

// placePartScore rates what stands between commas; behind says that something stands before it, so that a short code
// can be a region's.
func placePartScore(p string, behind bool) float64 {
	f := fold(p)
	switch {
	case placeWords[f], hanPlace(f):
		return knownArea
	case isCounty(p), endsInRegion(p):
		return regionEnd
	case behind && (regionCodes[f] || countryDomains[f]) && isUpper(p):
		return regionCode
	case startsUpper(p) && isTown(f), knownBeside(f) &&
		(areaFirst(f) || startsUpper(strings.TrimLeft(p, "0123456789- "))):
		return knownTown
	case isHan(firstRune(p)), !startsUpper(p), len(words(f)) > 4, strings.ContainsAny(p, "&+"):
		// nothing that the tables know
		return -2
	}
	score := -unknownPart
	if strings.Contains(p, "'s") || strings.Contains(p, "\u2019s") {
		score -= genitive
	}
	for _, w := range words(strings.TrimSuffix(f, " city")) {
		if titleWords[w] || isOrgWord(w) || hasDigit(w) {
			score--
		}
	}
	return score
}

// knownBeside reports whether a part is a place that is known but for a number or a word that says what it is, or that
// goes on behind one: "Dublin 8", "6000-123 Castelo Branco", "Greater Boston Area", "woj. śląskie", "Lyon et sa
// région", "Warszawa-Mokotów".
func knownBeside(folded string) bool {
	ws := strings.Fields(folded)
	n := len(ws)
	if n == 0 || n > 6 {
		return false
	}
	beside := func(w string) bool { return hasDigit(w) && len(w) < 10 || areaWords[w] }
	for len(ws) > 1 && beside(ws[0]) {
		ws = ws[1:]
	}
	for len(ws) > 1 && beside(ws[len(ws)-1]) {
		ws = ws[:len(ws)-1]
	}
	for i := 1; i+1 < len(ws); i++ {
		if aroundWords[ws[i]] {
			return isKnownPlace(strings.Join(ws[:i], " "))
		}
	}
	if len(ws) < n {
		return isKnownPlace(strings.Join(ws, " "))
	}
	town, _, hyphened := strings.Cut(folded, "-")
	return hyphened && isKnownPlace(town)
}

func isKnownPlace(folded string) bool { return placeWords[folded] || isTown(folded) }

// aroundWords join a place to what lies around it: "Kraków i okolice"; folded.
var aroundWords = set(`et i e y und en and`)

func areaFirst(folded string) bool { return areaWords[folded[:max(0, strings.IndexByte(folded, ' '))]] }

// areaWords stand before or behind the name of a place and say what it is; folded.
//
//nolint:misspell // words of many languages
var areaWords = set(`greater grande grand gran großraum aglomeracja gm. gmina kanton canton distrito district département area bay metropolitan metro region woj. woj województwo prov. provincia provincie kreis landkreis raum cep c.p. cp near downtown metropolregion`)

// endsInRegion recognises "Geelong VIC", "80331 München" and "Berlin (Germany)".
func endsInRegion(p string) bool {
	f := strings.FieldsFunc(p, func(r rune) bool { return r == ' ' || r == '(' || r == ')' })
	if len(f) < 2 || len(f) > 5 {
		return false
	}
	if city, _, ok := strings.Cut(p, " ("); ok && isKnownPlace(fold(city)) { // "Lyon (69)"
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
