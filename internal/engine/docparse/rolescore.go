package docparse

import (
	"math"
	"regexp"
	"strings"
	"unicode"
)

// What the signs of titles, employers, degrees, schools and places count in their scores: one is the worth of a word
// that speaks for it. Tuned by hand on the public and the open set (docs/parsing.md), where they hold each other's
// balance: a score is compared with the scores of the other roles and with the bounds below, and is no probability.
const (
	formSign    = 2.5  // an employer's name ends in one
	ownDegree   = 3    // a degree's abbreviation, written as one
	degreeWord  = 2.5  // a degree's name, among the first words
	orgPhrase   = 2.5  // taken off a title: "Office of the", after which it is an employer's name
	titleEnd    = 1.5  // taken off an employer: it ends in a title's word
	orgEnd      = 1.2  // taken off a title: it ends in an employer's word
	gradeSign   = 0.7  // a word for a grade or for what is in somebody's charge
	noCapital   = 0.6  // taken off an employer
	capitalSign = 0.4  // of an employer
	nameMark    = 0.3  // what names are often written with: "&", "'s", an article, capitals
	schoolGain  = 0.3  // a school's name is one rather than an employer's
	smallSign   = 0.2  // taken off a school that nothing speaks for
	partBehind  = 0.15 // taken off a title for each part behind a comma
	mostOfScore = 3.5  // more words say no more
	mostOfNames = 3
)

// Bounds of scores, tuned with them.
const (
	surelyTitle  = 2.5
	surelyPlace  = 1.7
	surelySchool = 1.5
	ratherName   = 1.4 // an employer's, a school's or a place's
	likelyOrg    = 1.2
	hardlyPlace  = 0.2 // enough where nothing else is looked for
)

// titleScore reports how much a text looks like a job title. What stands behind a comma ("Charge Nurse, Cardiology")
// counts little, unless it is a company's name.
func titleScore(s string) float64 { return titleScoreAbove(s, math.Inf(-1)) }

// titleScoreAbove is titleScore for those who only compare it with a bound: of a text whose score is not above the
// bound it reads no more than it takes to know that.
func titleScoreAbove(s string, bound float64) float64 {
	if isHan(firstRune(s)) && endsInAny(s, hanTitles) {
		return 3
	}
	head, rest, more := strings.Cut(s, ", ")
	score := titleWordsScore(head)
	for more && score > bound {
		var part string
		part, rest, more = strings.Cut(rest, ", ")
		score -= partBehind
		if orgScore(part) > likelyOrg {
			score -= 1
		}
	}
	return score
}

func titleWordsScore(s string) float64 {
	ws := titleCore(s)
	if len(ws) == 0 {
		return -3
	}
	if endsInAny(s, hanTitles) {
		return 3
	}
	score := titleNouns(ws)
	if endsInForm(s) || endsInAny(s, hanOrgs) {
		score -= 3
	}
	if last := ws[len(ws)-1]; isOrgWord(last) && !titleWords[last] && !titleOf(ws) {
		score -= orgEnd
	}
	if orgOf(ws) {
		score -= orgPhrase
	}
	if articles[ws[0]] {
		score--
	}
	if descriptive(s) {
		score -= 4
	}
	if len(ws) > 9 {
		score -= 2
	}
	if strings.HasSuffix(s, ".") && len(ws) > 3 {
		score--
	}
	return score
}

// titleNouns scores the words that name professions and grades. What follows "of" is in the title's charge and no
// title.
func titleNouns(ws []string) float64 {
	score, hit := 0.0, false
	for i, w := range ws {
		if i > 0 && ofWords[w] {
			break
		}
		if titleWords[w] || titleWords[strings.TrimSuffix(w, "s")] && len(w) > 4 || endsInTitle(w) {
			hit = true
			if i == len(ws)-1 || i == 0 {
				score++
			}
		}
		if gradeWords[w] || scopeWords[w] {
			score += gradeSign
			hit = hit || i == 0 && gradeWords[w]
		}
	}
	switch {
	case hit:
		score += 2
	case softTitle(ws[0]) || softTitle(ws[len(ws)-1]):
		score++
	}
	return score
}

// titleCore returns the words of a title without what says its level or its hours behind it: "Engineer II", "Clerk
// (part-time)".
func titleCore(s string) []string { return withoutLevel(words(fold(withoutBracket(s)))) }

func withoutBracket(s string) string {
	if i := strings.LastIndex(s, " ("); i > 0 && strings.HasSuffix(s, ")") {
		return s[:i]
	}
	return s
}

func withoutLevel(ws []string) []string {
	for n := len(ws); n > 1 && (romanMonths[ws[n-1]] > 0 || hasDigit(ws[n-1]) && len(ws[n-1]) < 3); n-- {
		ws = ws[:n-1]
	}
	return ws
}

// titleOf recognises "Head of Bakery", "Chef de projet", "Leiter der Werkstatt".
func titleOf(ws []string) bool {
	for i := 0; i < min(3, len(ws)-1); i++ {
		if (titleWords[ws[i]] || endsInTitle(ws[i]) || i == 0 && agent(ws[i])) && ofWords[ws[i+1]] {
			return true
		}
	}
	return false
}

// agent reports whether a word ends as names of people who do something end in the Romance languages, and no names of
// employers: "tallerista", but not "distribuidora".
func agent(w string) bool {
	return softTitle(w) && (strings.HasSuffix(w, "ista") || strings.HasSuffix(w, "logo") ||
		strings.HasSuffix(w, "loga") || strings.HasSuffix(w, "grafo"))
}

// softTitle reports whether a word ends as names of professions do in one of the languages. Other words do too: it
// counts little.
func softTitle(w string) bool {
	for _, suffix := range softSuffixes {
		if len(w) >= len(suffix)+3 && strings.HasSuffix(w, suffix) {
			return !isOrgWord(w) && !placeWords[w]
		}
	}
	return false
}

// endsInTitle recognises titles made of one long word: "neuroscientist", "Filialleiterin".
func endsInTitle(w string) bool {
	for _, suffix := range titleSuffixes {
		if len(w) >= len(suffix)+3 && strings.HasSuffix(w, suffix) {
			return true
		}
	}
	return false
}

// orgOf recognises "Office of the …", "Bank of …", "Ministry for …": what follows belongs to the organisation's name.
func orgOf(ws []string) bool {
	for i := 0; i+1 < len(ws); i++ {
		if orgWords[ws[i]] && !titleWords[ws[i]] && (ws[i+1] == "of" || ws[i+1] == "for" || ws[i+1] == "fur") {
			return true
		}
	}
	return false
}

// orgScore reports how much a text looks like an employer's name.
func orgScore(s string) float64 {
	ws := words(fold(s))
	if len(ws) == 0 {
		return -3
	}
	score := orgSigns(s, ws)
	if descriptive(s) {
		score -= 2
	}
	score = min(score, mostOfNames)
	if endsInAny(s, hanTitles) || titleOf(ws) {
		score -= 2
	}
	if orgOf(ws) {
		return min(score+1, mostOfNames)
	}
	core := withoutLevel(ws)
	if strings.HasSuffix(s, ")") {
		core = titleCore(s)
	}
	if n := len(core); n > 0 && titleWords[core[n-1]] && !orgWords[core[n-1]] {
		score -= titleEnd
	}
	if len(ws) > 9 {
		score -= 2
	}
	return score
}

// orgSigns reports how much the signs of an employer's name in a text say: a capital, a legal form, words of such
// names, and what names of firms are often written with.
func orgSigns(s string, ws []string) float64 {
	score := 0.0
	if startsUpper(s) {
		score += capitalSign
	} else {
		score -= noCapital
	}
	if endsInForm(s) || endsInAny(s, hanOrgs) || strings.HasPrefix(s, "株式会社") {
		score += formSign
	}
	for _, w := range ws {
		if isOrgWord(w) && len(w) > 2 {
			score++
		}
	}
	switch {
	case strings.Contains(s, " & "), strings.Contains(s, "'s") || strings.Contains(s, "’s"), articles[ws[0]] &&
		len(ws) > 1, isUpper(s) && len(ws) == 1 && len(s) > 2:
		score += nameMark
	}
	return score
}

// degreeScore reports how much a text looks like a degree.
func degreeScore(s string) float64 {
	ws := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '(' || r == ')' || r == ',' || r == '/' })
	score := 0.0
	for i, w := range ws {
		f := strings.Trim(fold(w), ".:")
		bare := strings.ReplaceAll(f, ".", "")
		switch {
		case bareDegrees[bare] && (isUpper(w) || strings.Count(w, ".") > 0 || mixedCase(w)) &&
			(len(bare) > 2 || i == 0 || strings.Contains(w, ".")):
			score += ownDegree
		case degreeWords[f] && !bareDegrees[bare], endsInDegree(f):
			if i < 2 {
				score += degreeWord
			} else {
				score++
			}
		}
	}
	return min(score, mostOfScore)
}

// endsInDegree recognises names of degrees made of one long word: "Högskoleexamen", "Kochlehre", "Berufsausbildung".
func endsInDegree(w string) bool {
	for _, end := range []string{"examen", "ausbildung", "abschluss", "lehre", "studium", "diplom", "prufung"} {
		if len(w) > len(end)+2 && strings.HasSuffix(w, end) {
			return true
		}
	}
	return false
}

func mixedCase(w string) bool {
	return len(w) > 1 && w[0] >= 'A' && w[0] <= 'Z' && strings.ToLower(w[1:]) != w[1:]
}

// schoolScore reports how much a text looks like a school's name.
func schoolScore(s string) float64 {
	score := 0.0
	for _, w := range words(fold(s)) {
		if isSchoolWord(w) {
			score += 2
		}
	}
	if score == 0 && hasSchoolSign(s) {
		score = 2
	}
	if !startsUpper(s) {
		score--
	}
	if score <= 0 {
		return score - smallSign
	}
	return min(score, mostOfNames) + schoolGain
}

// isSchoolWord reports whether a word builds names of schools, alone, by its stem or as the end of a compound.
func isSchoolWord(w string) bool {
	if schoolWords[w] || strings.Contains(w, "大学") || endsInAny(w, hanSchools) {
		return true
	}
	for _, stem := range schoolStems {
		if strings.HasPrefix(w, stem) {
			return true
		}
	}
	for _, end := range schoolEnds {
		if len(w) > len(end) && strings.HasSuffix(w, end) {
			return true
		}
	}
	return false
}

func hasSchoolSign(s string) bool {
	for w := range strings.FieldsSeq(s) {
		if w = strings.Trim(w, "(),."); isUpper(w) && schoolSigns[fold(w)] {
			return true
		}
	}
	return false
}

// scored says whether a text is a grade: "GPA: 3.8", "First Class", "Note 1,3", "summa cum laude".
func isScore(s string) bool {
	if degreeScore(s) > 1 {
		return false // "BCom Honours in Taxation"
	}
	f := fold(s)
	for _, cue := range []string{
		"gpa", "grade", "cgpa", "cum laude", "first class", "distinction", "note:", "note ",
		"abschlussnote", "mention", "nota", "voto", "upper second", "lower second", "mit auszeichnung", "mit erfolg",
		"con lode", "met onderscheiding", "onderscheiding", "z wyroznieniem", "avec mention", "matricula de honor",
		"sobresaliente", "second class", "third class", "2:1", "2:2", "honours", "ocena", "score:", "average",
		"notendurchschnitt", "media:", "promedio", "cijfer", "result:",
	} {
		if strings.HasPrefix(f, cue) || (len(cue) > 5 && strings.Contains(f, cue) && len(f) < 40) {
			return true
		}
	}
	rest := strings.Trim(f, "0123456789.,/:% ")
	if behindScore[rest] && hasDigit(f[:1]) && len(f) <= 20 {
		return true
	}
	return rest == "" && hasDigit(f) && len(f) <= 9 && strings.ContainsAny(f, ".,/:%")
}

// behindScore are words that stand behind the number of a grade; folded.
var behindScore = set("gpa cgpa lode e_lode con_lode summa_cum_laude points punkte pts mention average")

// legalForm is a company's legal form at the end of its name, as its country writes it.
var legalForm = regexp.MustCompile(
	`(?:^|[\s,&])(?:Inc|INC|Incorporated|LLC|L\.L\.C|LLP|LP|L\.P|Ltd|LTD|Limited|LIMITED|plc|PLC|Corp|CORP|Corporation|Co|CO|PLLC|PC|P\.C|` +
		`GmbH|gGmbH|mbH|AG|KG|OHG|UG|GbR|KGaA|SE|[eE]\. ?[VvKG]|eG|SA|S\. ?A|SAS|S\.A\.S|SASU|SARL|S[àÀ][rR][lL]|S\.A\.R\.L|EURL|SCOP|SNC|S\.N\.C|s\.n\.c|SL|S\.L|SLU|S\.L\.U|` +
		`S\.? ?A\.? DE C\. ?V|S\.? ?A\.? de C\. ?V|S\. de R\.L\. de C\.V|SRL|S\.R\.L|[Ss]rl|[Ss]\.r\.l|SpA|SPA|[Ss]\.[pP]\.[aA]|BV|B\.V|NV|N\.V|VOF|V\.O\.F|vzw|Oy|Oyj|AB|AS|ASA|A/S|ApS|` +
		`[Ss]p\. ?z ?o\. ?o|SP\. ?Z ?O\. ?O|[Ss]p\. ?[jk]|[Ss]\.[cC]|[Ss]pó[łl]ka .{1,20}|s\.r\.o|a\.s|Kft|Zrt|d\.o\.o|Ltda|LTDA|S/A|EIRELI|Pty|Pvt|PVT|Pte|Bhd|K\.K|KK)\.?\)?$`)

// endsInForm reports whether a name ends in a company's legal form.
func endsInForm(s string) bool {
	s = strings.TrimSpace(s)
	i := strings.LastIndexAny(s, " ,&")
	if i < 0 {
		return false
	}
	last := strings.ToLower(strings.TrimRight(s[strings.LastIndexAny(s, " ,&\t\n\f\r")+1:], ".)"))
	return (formEnds[last] || strings.Contains(s, "ka ")) && legalForm.MatchString(s)
}

// formEnds are the last words of the forms of legalForm in small letters, which spare most names the search; "Spółka"
// has any words behind it.
var formEnds = exactSet(`inc incorporated llc l.l.c llp lp l.p ltd limited plc corp corporation co pllc pc p.c
	gmbh ggmbh mbh ag kg ohg ug gbr kgaa se e.v v e.k k e.g g eg sa s.a a sas s.a.s sasu sarl sàrl s.a.r.l eurl scop snc s.n.c sl s.l slu s.l.u
	c.v srl s.r.l spa s.p.a bv b.v nv n.v vof v.o.f vzw oy oyj ab as asa a/s aps
	sp.zo.o zo.o o.o o sp.j sp.k j s.c s.r.o a.s kft zrt d.o.o ltda s/a eireli pty pvt pte bhd k.k kk`)

// isOrgWord reports whether a word builds names of employers, alone or as the end of a compound.
func isOrgWord(w string) bool {
	if orgWords[w] {
		return true
	}
	for _, suffix := range orgSuffixes {
		if len(w) >= len(suffix)+3 && strings.HasSuffix(w, suffix) {
			return true
		}
	}
	return false
}

// descriptive reports whether a text tells what something is rather than names it: "A maker of hand tools", "300
// employees".
func descriptive(s string) bool {
	counted := hasDigit(s)
	if !counted && !beginsWithIndefinite(s) {
		return false
	}
	ws := words(fold(s))
	if len(ws) < 3 {
		return false
	}
	lower := 0
	for _, w := range strings.Fields(s)[1:] {
		if startsLower(w) && len(w) > 3 {
			lower++
		}
	}
	return indefinite[ws[0]] && lower > 0 || counted && lower > 1 && headcount[ws[len(ws)-1]]
}

func beginsWithIndefinite(s string) bool {
	for w := range strings.FieldsFuncSeq(s, partsWords) {
		return len(w) < 8 && indefinite[fold(w)]
	}
	return false
}

func endsInAny(s string, ends []string) bool {
	if s == "" || s[len(s)-1] < 0x80 {
		return false
	}
	for _, e := range ends {
		if strings.HasSuffix(s, e) {
			return true
		}
	}
	return false
}

func isHan(r rune) bool { return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) }
