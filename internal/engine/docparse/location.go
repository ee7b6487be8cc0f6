package docparse

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// place takes a text for where the person lives where it is one: by its label, by its words, or, where lax, by its
// shape.
func (r *basicsReader) place(t string, labelled, lax bool, p *para) bool {
	if isStreet(t) {
		return r.at(document.Location{Address: t}, p)
	}
	if isSought(t) { // a licence and its classes stand like a town and its country
		return false
	}
	if len(findDates(t)) > 0 || !labelled && placeScore(t) < 1 &&
		(!lax || placeScore(t) < hardlyPlace || !looksLikePlace(t)) {
		return false
	}
	return r.at(location(t), p)
}

// at notes a place, or adds to one that stands on two lines what the other line says. It says whether there was room.
func (r *basicsReader) at(l document.Location, p *para) bool {
	switch known := r.b.Location; {
	case known == nil:
		r.b.Location = &l
	case known.Address != "" && known.City == "" && l.City != "":
		l.Address = strings.TrimSuffix(known.Address+", "+l.Address, ", ")
		*known = l
	case known.Address == "" && l.Address != "" && l.City == "":
		known.Address = l.Address
	default:
		return false
	}
	r.out.field("basics.location", notedLikely, p)
	return true
}

func looksLikePlace(t string) bool {
	return strings.Contains(t, ",") && startsUpper(t) && titleScore(t) < 1 && len(strings.Fields(t)) <= 6
}

// bareTown reports whether what stands between pieces of contact data can be the town alone: a few capitalised words
// that are neither a profession nor an employer nor said about the person.
func bareTown(t string) bool {
	fields := strings.Fields(t)
	if len(fields) == 0 || len(fields) > 5 || hasDigit(t) || strings.ContainsAny(t, "@:!?/_&") ||
		nationalities[fold(t)] || isSought(t) || titleScore(t) > 0 || orgScore(t) >= 1 || degreeScore(t) > 0 ||
		isUpper(t) && utf8.RuneCountInString(t) < 5 {
		return false
	}
	for _, w := range fields {
		if !startsUpper(w) && !nameParticles[fold(w)] {
			return false
		}
	}
	return true
}

// cityDash is a town with its state behind a dash or a bar, as Brazil writes it: "São Paulo - SP".
var cityDash = regexp.MustCompile(`(\p{L}) ?[-–—/] ?([A-Z]{2})(\W|$)`)

// townDash is a town with its postal code behind a dash: "Mumbai - 400053".
var townDash = regexp.MustCompile(`(\p{L}) ?[-–] ?(\d{3} ?\d{3}|\d{5})(?:\D|$)`)

// withStates sets a comma between a town and its state, and a space between a town and its code.
func withStates(t string) string {
	if !strings.ContainsAny(t, "-–—/") {
		return t
	}
	m := cityDash.FindStringSubmatchIndex(t)
	if code := townDash.FindStringSubmatchIndex(t); code != nil && (isTown(fold(lastField(t[:code[3]]))) ||
		placeWords[fold(lastField(t[:code[3]]))]) {
		return t[:code[3]] + " " + t[code[4]:]
	}
	if m == nil || !regionCodes[fold(t[m[4]:m[5]])] || !isPlaceName(lastField(t[:m[3]])) &&
		titleScore(lastField(t[:m[3]])) > 0 || placeScore(lastWords(t[:m[3]])) <= -1 {
		return t
	}
	return t[:m[3]] + ", " + t[m[4]:]
}

// joinPlaces sets a comma between a town and a country or region that another sign parts: "Braga – Portugal".
func joinPlaces(parts []string) []string {
	out := parts[:0:0]
	for i, p := range parts {
		if i > 0 && isPlaceName(p) {
			before := strings.TrimSpace(out[len(out)-1])
			if _, bare := cutLabel(before); isPlaceName(bare) {
				out[len(out)-1] = before + ", " + strings.TrimSpace(p)
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

// isPlaceName reports whether a text is, for sure, the name of a place and nothing else.
func isPlaceName(s string) bool {
	f := fold(strings.TrimSpace(s))
	return placeWords[f] || startsUpper(strings.TrimSpace(s)) && isTown(f)
}

// lastField returns what stands behind the last comma or sign that separates fields.
func lastField(t string) string {
	last := lastWords(t)
	return strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
}

// lastWords returns what stands behind the last sign that separates fields.
func lastWords(t string) string {
	parts := splitAny(t[strings.LastIndexAny(t, "|,;•·()")+1:], strongSigns)
	return strings.TrimSpace(parts[len(parts)-1])
}

// location cuts a place that was read as text where the cut is certain.
func location(t string) document.Location {
	t = tidy(t)
	if l, ok := postalAddress(t); ok {
		return l
	}
	city, region, ok := strings.Cut(t, ", ")
	if !ok || strings.Contains(region, ",") {
		return document.Location{City: t}
	}
	return document.Location{City: city, Region: region}
}

// Postal codes as their countries write them: behind a town, with or without a state ("Edinburgh EH6 6JB", "Denver CO
// 80202"), or before one ("10115 Berlin", "1012 AB Amsterdam").
var (
	lettered   = `[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}`
	codeBehind = regexp.MustCompile(`^(?:(.*?)[\s\-–]+)??(?:([A-Z]{2,3})\s+)?(` + lettered +
		`|\d{5}-\d{3,4}|\d{4,6}|\d{3} \d{3})$`)
	codeBefore = regexp.MustCompile(`^(?:〒\s*)?(` + lettered +
		`|\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{5}-\d{3}|\d{3}-\d{4})\s+(\p{Lu}.*)$`)
)

// postalAddress reads an address with a postal code: "400 Main St, Apt 2, Denver, CO 80202". ok is false where there is
// no code, or where what stands beside it is no town.
func postalAddress(t string) (document.Location, bool) {
	var l document.Location
	parts := strings.Split(t, ",")
	if len(parts) > 7 || len(t) > 150 || !hasDigit(t) || strings.Contains(t, "@") {
		return l, false
	}
	if l, ok := hanAddress(t); ok {
		return l, true
	}
	parts = addressFields(parts)
	if len(parts) == 0 {
		return l, false
	}
	at := codeAt(parts, &l)
	if at < 0 {
		return l, false
	}
	l.Address = strings.Join(takeTown(&l, parts[:at]), ", ")
	takeRegion(&l, parts[at+1:], codeBefore.MatchString(parts[at]))
	sure := hasDigit(l.Address) || l.Region != "" || hasLetter(l.PostalCode) || l.Address == "" &&
		(placeScore(parts[at]) >= 1 || isTown(fold(l.City)))
	return l, sure && canBeTown(l.City)
}

// takeTown takes the town, and the state behind it, off the parts before a postal code where it has not given them.
func takeTown(l *document.Location, before []string) []string {
	if l.City != "" {
		return before
	}
	if n := len(before); n > 1 && (isCounty(before[n-1]) || isUpper(before[n-1]) && regionCodes[fold(before[n-1])]) {
		l.Region, before = before[n-1], before[:n-1]
	}
	last := len(before) - 1
	l.City = before[last]
	return before[:last]
}

// takeRegion takes the state and the country from the parts behind a postal code. A lone code of two letters is a
// country's only where the state is known, or where the code stood before its town as in Europe.
func takeRegion(l *document.Location, after []string, european bool) {
	if n := len(after); n > 0 && isCountryCode(after[n-1]) && (n > 1 || l.Region != "" || european) {
		l.CountryCode, after = after[n-1], after[:n-1]
	}
	l.Region = strings.TrimPrefix(strings.Join(append([]string{l.Region}, after...), ", "), ", ")
	l.Region = strings.TrimSuffix(l.Region, ", ")
}

// canBeTown reports whether words can be a town's name.
func canBeTown(s string) bool {
	return startsUpper(s) && !hasDigit(s) && len(strings.Fields(s)) <= 5 && titleScore(s) < 1
}

// codeAt finds the last part of an address that holds a postal code and reads it; -1 where none does.
func codeAt(parts []string, l *document.Location) int {
	for at := len(parts) - 1; at >= 0; at-- {
		before := ""
		if at > 0 {
			before = parts[at-1]
		}
		if withCode(parts[at], before, l) {
			return at
		}
	}
	return -1
}

var (
	bareCode   = regexp.MustCompile(`^(?:` + lettered + `|\d{4,6})$`)
	codeLabel  = regexp.MustCompile(`^(?:CEP|C\.?P\.?|CAP|PLZ):? (\d)`)
	inBrackets = regexp.MustCompile(`^(\p{L}[^()]*) \((\p{L}{2,})\)$`)
)

// addressFields tidies an address's fields: none is empty, a code before its town is in one with it, and a country in
// brackets has its own.
func addressFields(parts []string) []string {
	var out []string
	for _, p := range parts {
		if p = tidy(codeLabel.ReplaceAllString(tidy(p), "$1")); p == "" {
			continue
		}
		country := ""
		if m := inBrackets.FindStringSubmatch(p); m != nil && (isCountryCode(m[2]) || placeWords[fold(m[2])]) {
			p, country = m[1], m[2]
		}
		if n := len(out); n == 1 && bareCode.MatchString(out[0]) && startsUpper(p) {
			out[0] += " " + p
		} else {
			out = append(out, p)
		}
		if country != "" {
			out = append(out, country)
		}
	}
	return out
}

var japaneseCode = regexp.MustCompile(`^〒?\s*(\d{3}-\d{4})\s*(\p{Han}.*)$`)

// hanAddress reads an address in Chinese or Japanese: "〒150-0001 東京都渋谷区神宮前1-2-3".
func hanAddress(t string) (l document.Location, ok bool) {
	l.City = t
	if m := japaneseCode.FindStringSubmatch(t); m != nil {
		l.PostalCode, l.City = m[1], m[2]
	}
	known := false
	runes := []rune(l.City)
	for n := 2; n <= min(4, len(runes)); n++ {
		head := string(runes[:n])
		known = known || placeWords[fold(head)] || n > 2 && hanPlace(head)
	}
	return l, known && len(runes) < 40
}

// withCode reads the part of an address that holds the postal code, with the town and the state that stand in it.
// before is the part before, where the town may stand.
func withCode(part, before string, l *document.Location) bool {
	if isStreet(part) {
		return false
	}
	if m := codeBefore.FindStringSubmatch(part); m != nil && len(findDates(m[1])) == 0 && !hasDigit(m[2]) {
		l.PostalCode, l.City = m[1], m[2]
		return true
	}
	m := codeBehind.FindStringSubmatch(part)
	if m == nil || m[1] == "" && before == "" || m[2] != "" && !regionCodes[fold(m[2])] {
		return false
	}
	known := isTown(fold(m[1])) || isTown(fold(before)) || placeWords[fold(m[1])]
	// without a state it may be a year or anything else
	if m[2] == "" && (len(m[3]) == 4 && !known || len(findDates(m[3])) > 0) {
		return false
	}
	l.City, l.Region, l.PostalCode = m[1], m[2], m[3]
	if m[1] != "" && m[2] == "" && isTown(fold(before)) && !isTown(fold(m[1])) { // "Te Anau, Southland 9600"
		l.City, l.Region = "", m[1]
	}
	return true
}

// isCounty recognises what stands between a British or Irish town and its code, or a county anywhere.
func isCounty(s string) bool {
	f := fold(s)
	return strings.HasSuffix(f, "shire") || strings.HasPrefix(f, "co. ") || strings.HasPrefix(f, "county ") ||
		strings.HasSuffix(f, " county") || counties[f]
}

var counties = set(`kent surrey essex sussex east_sussex west_sussex norfolk suffolk devon cornwall dorset somerset cumbria merseyside west_midlands greater_manchester
	tyne_and_wear greater_london middlesex rutland durham northumberland fife midlothian gwent gwynedd powys dyfed`)

var (
	numberFirst = regexp.MustCompile(`^\d{1,5}[A-Za-z]?(?:[-/]\d{1,5}[A-Za-z]?)?,? (.+)$`)
	numberLast  = regexp.MustCompile(`^(.+?),? (?:n[°ºr]\.? ?)?\d{1,4} ?[A-Za-z]?(?:[-/]\d{1,4} ?[A-Za-z]?)?$`)
)

// isStreet recognises a street with a house number, in the orders and words of several languages.
func isStreet(t string) bool {
	if m := numberFirst.FindStringSubmatch(t); m != nil && startsLetter(m[1]) {
		ws := words(fold(m[1]))
		return len(ws) <= 6 && len(ws) > 0 &&
			(streetNouns[ws[0]] || len(ws) > 1 && (streetNouns[ws[len(ws)-1]] || streetNouns[ws[len(ws)-2]]))
	}
	m := numberLast.FindStringSubmatch(t)
	if m == nil {
		return false
	}
	ws := words(fold(m[1]))
	if len(ws) == 0 || len(ws) > 5 {
		return false
	}
	for _, suffix := range streetSuffixes {
		if last := ws[len(ws)-1]; strings.HasSuffix(last, suffix) && last != "ring" && last != "weg" || len(ws) > 1 &&
			last == suffix {
			return true
		}
	}
	return leadingStreets[ws[0]] && len(ws) > 1
}

func startsLetter(s string) bool { return startsUpper(s) || startsLower(s) }

var streetNouns = set(`street st road rd avenue ave lane ln drive dr way court ct boulevard blvd bd place pl square sq terrace close crescent grove gardens parade highway hwy row mews
	parkway pkwy circle trail wharf quay rue chemin allee impasse quai broadway esplanade walk rise hill route`)

var leadingStreets = set(`rue via viale corso piazza calle avenida av avda carrer passeig paseo plaza rua travessa praca ul ulica al aleja os chemin boulevard am an im`)

// streetSuffixes end the names of streets in German, Dutch and the Nordic languages; folded.
var streetSuffixes = strings.Fields(
	"strasse str weg allee platz gasse damm ring ufer straat laan plein gracht gatan gata gaten vagen veien vej gade katu tie")

// isCountryCode reports whether a field is a country's code of ISO 3166. A country's name stays in the words it is
// written in.
func isCountryCode(s string) bool {
	return len(s) == 2 && isUpper(s) && (countryDomains[fold(s)] || s == "GB")
}
