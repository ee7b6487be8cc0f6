package docparse

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"vitae/internal/document"
)

// place takes a text for where the person lives where it is one: by its label, by its words, or, where lax, by its shape.
func (r *basicsReader) place(t string, labelled, lax bool, p *para) bool {
	if isStreet(t) {
		return r.at(document.Location{Address: t}, p)
	}
	if len(findDates(t)) > 0 || !labelled && placeScore(t) < 1 && (!lax || placeScore(t) < 0.2 || !looksLikePlace(t)) {
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
	r.out.field("basics.location", 0.8, p)
	return true
}

func looksLikePlace(t string) bool {
	return strings.Contains(t, ",") && startsUpper(t) && titleScore(t) < 1 && len(strings.Fields(t)) <= 6
}

// bareTown says whether what stands between pieces of contact data can be the town alone: a few capitalised words that
// are neither a profession nor an employer nor said about the person.
func bareTown(t string) bool {
	fields := strings.Fields(t)
	if len(fields) == 0 || len(fields) > 3 || hasDigit(t) || strings.ContainsAny(t, "@:!?/_&") || nationalities[fold(t)] || titleScore(t) > 0 || orgScore(t) >= 1 || degreeScore(t) > 0 || isUpper(t) && utf8.RuneCountInString(t) < 5 {
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

// withStates sets a comma between a town and its state.
func withStates(t string) string {
	if !strings.ContainsAny(t, "-–—/") {
		return t
	}
	m := cityDash.FindStringSubmatchIndex(t)
	if m == nil || !regionCodes[fold(t[m[4]:m[5]])] || titleScore(t[:m[3]]) > 0 || placeScore(lastWords(t[:m[3]])) <= -1 {
		return t
	}
	return t[:m[3]] + ", " + t[m[4]:]
}

// lastWords gives what stands behind the last sign that separates fields.
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
	codeBehind = regexp.MustCompile(`^(?:(.*?)[\s\-–]+)??(?:([A-Z]{2,3})\s+)?(` + lettered + `|\d{5}-\d{3,4}|\d{4,6}|\d{3} \d{3})$`)
	codeBefore = regexp.MustCompile(`^(?:〒\s*)?(` + lettered + `|\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{5}-\d{3}|\d{3}-\d{4})\s+(\p{Lu}.*)$`)
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
	at := len(parts) - 1
	for at >= 0 && !withCode(parts[at], at > 0, &l) {
		at--
	}
	if at < 0 {
		return l, false
	}
	before, after := parts[:at], parts[at+1:]
	if n := len(before); l.City == "" && n > 1 && isCounty(before[n-1]) {
		l.Region, before = before[n-1], before[:n-1]
	}
	if n := len(before); l.City == "" {
		l.City, before = before[n-1], before[:n-1]
	}
	l.Address = strings.Join(before, ", ")
	if n := len(after); n > 0 {
		if code := countryCode(after[n-1], n > 1 || l.Region != "" || codeBefore.MatchString(parts[at])); code != "" {
			l.CountryCode, after = code, after[:n-1]
		}
	}
	l.Region = strings.TrimPrefix(strings.Join(append([]string{l.Region}, after...), ", "), ", ")
	l.Region = strings.TrimSuffix(l.Region, ", ")
	town := startsUpper(l.City) && !hasDigit(l.City) && len(strings.Fields(l.City)) <= 5 && titleScore(l.City) < 1
	sure := hasDigit(l.Address) || l.Region != "" || hasLetter(l.PostalCode) || l.Address == "" && placeScore(parts[at]) >= 1
	return l, town && sure
}

var (
	bareCode   = regexp.MustCompile(`^(?:` + lettered + `|\d{4,6})$`)
	inBrackets = regexp.MustCompile(`^(\p{L}[^()]*) \((\p{L}{2,})\)$`)
)

// addressFields tidies an address's fields: none is empty, a code before its town is in one with it, and a country in
// brackets has its own.
func addressFields(parts []string) []string {
	var out []string
	for _, p := range parts {
		if p = tidy(p); p == "" {
			continue
		}
		country := ""
		if m := inBrackets.FindStringSubmatch(p); m != nil && countryCode(m[2], true) != "" {
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
// townBefore says that the town may stand in the part before.
func withCode(part string, townBefore bool, l *document.Location) bool {
	if isStreet(part) {
		return false
	}
	if m := codeBefore.FindStringSubmatch(part); m != nil && len(findDates(m[1])) == 0 && !hasDigit(m[2]) {
		l.PostalCode, l.City = m[1], m[2]
		return true
	}
	m := codeBehind.FindStringSubmatch(part)
	if m == nil || m[1] == "" && !townBefore || m[2] != "" && !regionCodes[fold(m[2])] {
		return false
	}
	if m[2] == "" && (len(m[3]) == 4 || len(findDates(m[3])) > 0) { // without a state it may be a year or anything else
		return false
	}
	l.City, l.Region, l.PostalCode = m[1], m[2], m[3]
	return true
}

// isCounty recognises what stands between a British or Irish town and its code, or a county anywhere.
func isCounty(s string) bool {
	f := fold(s)
	return strings.HasSuffix(f, "shire") || strings.HasPrefix(f, "co. ") || strings.HasPrefix(f, "county ") || strings.HasSuffix(f, " county") || counties[f]
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
		return len(ws) <= 6 && len(ws) > 0 && (streetNouns[ws[0]] || len(ws) > 1 && (streetNouns[ws[len(ws)-1]] || streetNouns[ws[len(ws)-2]]))
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
		if last := ws[len(ws)-1]; strings.HasSuffix(last, suffix) && last != "ring" && last != "weg" || len(ws) > 1 && last == suffix {
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
var streetSuffixes = strings.Fields("strasse str weg allee platz gasse damm ring ufer straat laan plein gracht gatan gata gaten vagen veien vej gade katu tie")

// countryCode gives the ISO 3166 code of a country's name; codeToo accepts a code as well.
func countryCode(s string, codeToo bool) string {
	f := strings.ReplaceAll(fold(s), ".", "")
	if code := countries[f]; code != "" {
		return code
	}
	if codeToo && len(f) == 2 && isUpper(s) && (countryDomains[f] || f == "gb") {
		return strings.ToUpper(f)
	}
	return ""
}

// countries are the names of countries as addresses show them, in the countries' own words and in English; folded.
var countries = countryNames(`US=united states,usa,us,united states of america,estados unidos,vereinigte staaten GB=united kingdom,uk,great britain,england,scotland,wales,northern ireland
	IE=ireland,republic of ireland,eire CA=canada AU=australia NZ=new zealand DE=germany,deutschland,allemagne AT=austria,osterreich CH=switzerland,schweiz,suisse,svizzera FR=france,frankreich
	IT=italy,italia ES=spain,espana PT=portugal NL=netherlands,the netherlands,nederland BE=belgium,belgie,belgique LU=luxembourg DK=denmark,danmark SE=sweden,sverige NO=norway,norge FI=finland,suomi
	IS=iceland PL=poland,polska CZ=czechia,czech republic,cesko SK=slovakia,slovensko HU=hungary,magyarorszag RO=romania BG=bulgaria GR=greece HR=croatia,hrvatska SI=slovenia RS=serbia
	EE=estonia LV=latvia LT=lithuania UA=ukraine TR=turkey,turkiye RU=russia IN=india PK=pakistan BD=bangladesh LK=sri lanka NP=nepal CN=china JP=japan KR=south korea,korea TW=taiwan HK=hong kong
	SG=singapore MY=malaysia TH=thailand VN=vietnam PH=philippines ID=indonesia AE=united arab emirates,uae SA=saudi arabia QA=qatar IL=israel EG=egypt MA=morocco,maroc TN=tunisia DZ=algeria
	NG=nigeria GH=ghana KE=kenya UG=uganda TZ=tanzania ZA=south africa MX=mexico BR=brazil,brasil AR=argentina CL=chile CO=colombia PE=peru UY=uruguay`)

// countryNames reads "DE=germany,deutschland AT=austria …".
func countryNames(list string) map[string]string {
	m := map[string]string{}
	for i := 0; i+3 < len(list); {
		eq := strings.IndexByte(list[i:], '=') + i
		end := len(list)
		if next := strings.IndexByte(list[eq+1:], '='); next >= 0 {
			end = eq + 1 + next - 2
		}
		for _, name := range strings.Split(list[eq+1:end], ",") {
			m[strings.Join(strings.Fields(name), " ")] = list[eq-2 : eq]
		}
		i = end
	}
	return m
}
