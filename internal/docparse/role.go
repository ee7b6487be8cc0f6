package docparse

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// role is what a piece of an entry's head says.
type role byte

const (
	roleNone  role = iota
	roleTitle      // a job's title; a degree
	roleOrg        // an employer; a school
	rolePlace
	roleArea  // a degree's subject
	roleScore // a grade
	roleLink
	roleNote // anything else, kept as a description
	roles
)

// piece is a part of an entry's head between separators. strong tells a line end, a gap, a bar or a dash from a comma.
type piece struct {
	text   string
	strong bool // a strong separator stands before it
	para   *para
	row    int // line of the head
	bold   bool
	size   float64
	at     bool // "at", "@", "chez" stands before it: what follows is an employer
}

// strongSigns separate fields; each stands between spaces.
var strongSigns = []string{" | ", " • ", " · ", " — ", " – ", " - ", " ‒ ", " ― ", " // ", " ∙ ", " ⋅ ", " ‧ ", " ~ ", " › ", " » ", "; ", " ◦ ", " / ", " ● ", " ⋄ ", " ⬥ ", " ▪ ", " | ", "\x00"}

// atWords stand between a title and an employer.
var atWords = []string{" at ", " @ ", " bei ", " chez ", " presso ", " w firmie "}

// outOf is a grade with its scale, "4.8 / 5.0", whose bar separates nothing.
var outOf = regexp.MustCompile(`(\d) / (\d)`)

// pieces cuts the lines of an entry's head into pieces; dates have been replaced by NUL signs.
func pieces(p *para, row int, segs []segment) []piece {
	var out []piece
	for _, s := range segs {
		for _, strong := range splitAny(outOf.ReplaceAllString(s.text, "$1\x01$2"), strongSigns) {
			first, strong := true, strings.ReplaceAll(strong, "\x01", " / ")
			for i, part := range splitAt(strong) {
				for _, weak := range splitCommas(part) {
					t := tidyPiece(weak)
					if t == "" {
						continue
					}
					out = append(out, piece{text: t, strong: first, para: p, row: row, bold: s.bold, size: s.size, at: i > 0})
					first = false
				}
				first = true
			}
		}
	}
	return out
}

func tidyPiece(s string) string {
	s = strings.Trim(s, " \t,;|·•∙–—-:\x00\u00a0")
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1 {
		s = s[1 : len(s)-1]
	}
	if strings.HasSuffix(s, "(") || s == ")" {
		s = strings.Trim(s, "() ")
	}
	return strings.Join(strings.Fields(s), " ")
}

func splitAny(s string, seps []string) []string {
	parts := []string{s}
	for _, sep := range seps {
		if !strings.Contains(s, sep) {
			continue
		}
		var next []string
		for _, p := range parts {
			next = append(next, strings.Split(p, sep)...)
		}
		parts = next
	}
	return parts
}

// splitAt cuts "Engineer at Acme" where the left part is a title.
func splitAt(s string) []string {
	for _, w := range atWords {
		if i := strings.Index(s, w); i > 0 && startsUpper(s[i+len(w):]) && (titleScore(s[:i]) > 0 || w == " @ " || degreeScore(s[:i]) > 0) {
			return []string{s[:i], s[i+len(w):]}
		}
	}
	return []string{s}
}

// splitCommas cuts at commas outside brackets that no number and no company form follows ("Acme, Inc.").
func splitCommas(s string) []string {
	return cutAtCommas(s, func(_, comma, after string) bool {
		return comma == "," && !strings.HasPrefix(after, " ") || companyForm(after)
	})
}

var companyForms = set("inc llc llp ltd plc corp gmbh co sa s.a srl s.r.l spa pllc pc lp ag jr sr ii iii phd md rn cpa esq mba")

func companyForm(rest string) bool {
	w, _, _ := strings.Cut(strings.TrimSpace(rest), ",")
	w, _, _ = strings.Cut(w, " ")
	return companyForms[strings.Trim(fold(w), ".,")]
}

// titleScore says how much a text looks like a job title. What stands behind a comma ("Charge Nurse, Cardiology")
// counts little, unless it is a company's name.
func titleScore(s string) float64 {
	head, rest, more := strings.Cut(s, ", ")
	score := titleWordsScore(head)
	for more {
		var part string
		part, rest, more = strings.Cut(rest, ", ")
		score -= 0.15
		if orgScore(part) > 1.2 {
			score -= 1
		}
	}
	return score
}

func titleWordsScore(s string) float64 {
	ws := words(fold(s))
	if len(ws) == 0 {
		return -3
	}
	score, hit := 0.0, false
	for i, w := range ws {
		t := titleWords[w] || titleWords[strings.TrimSuffix(w, "s")] && len(w) > 4 || endsInTitle(w)
		if t {
			hit = true
			if i == len(ws)-1 || i == 0 {
				score++
			}
		}
		if gradeWords[w] {
			score += 0.7
			hit = hit || i == 0
		}
	}
	if hit {
		score += 2
	}
	for _, w := range ws[1:] {
		if orgWords[w] && (len(w) > 2 || w == "co" || w == "ag" || w == "sa") && companyForms[w] {
			score -= 3
		}
	}
	if last := ws[len(ws)-1]; orgWords[last] && !titleWords[last] {
		score -= 1.2
	}
	if orgOf(ws) {
		score -= 2.5
	}
	if len(ws) > 9 {
		score -= 2
	}
	if strings.HasSuffix(s, ".") && len(ws) > 3 {
		score--
	}
	return score
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
		if orgWords[ws[i]] && !companyForms[ws[i]] && !titleWords[ws[i]] && (ws[i+1] == "of" || ws[i+1] == "for" || ws[i+1] == "fur") {
			return true
		}
	}
	return false
}

// orgScore says how much a text looks like an employer's name.
func orgScore(s string) float64 {
	ws := words(fold(s))
	if len(ws) == 0 {
		return -3
	}
	score := 0.0
	if startsUpper(s) {
		score += 0.4
	} else {
		score -= 0.6
	}
	for i, w := range ws {
		switch {
		case companyForms[w] && i > 0 && i >= len(ws)-2:
			score += 2.5
		case orgWords[w] && (len(w) > 2 || i > 0):
			score += 1
		}
	}
	if strings.Contains(s, " & ") {
		score += 0.3
	}
	score = min(score, 3)
	if orgOf(ws) {
		return min(score+1, 3)
	}
	if l := ws[len(ws)-1]; titleWords[l] && !orgWords[l] {
		score -= 1.5
	}
	if len(ws) > 9 {
		score -= 2
	}
	return score
}

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
		case !startsUpper(p) || len(words(f)) > 4 || strings.ContainsAny(p, "&+"):
			score -= 2
		default:
			unknown++
			for _, w := range words(f) {
				if titleWords[w] || orgWords[w] || hasDigit(w) {
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
	last := f[len(f)-1]
	if ((regionCodes[fold(last)] || countryDomains[fold(last)]) && isUpper(last) && len(last) <= 3) || placeWords[fold(last)] && !titleWords[fold(f[0])] && !orgWords[fold(f[len(f)-2])] {
		return true
	}
	return hasDigit(f[0]) && !hasLetter(f[0]) && len(f[0]) >= 4 && len(f[0]) <= 6 && startsUpper(f[1])
}

// degreeScore says how much a text looks like a degree.
func degreeScore(s string) float64 {
	ws := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '(' || r == ')' || r == ',' || r == '/' })
	score := 0.0
	for i, w := range ws {
		f := strings.Trim(fold(w), ".:")
		bare := strings.ReplaceAll(f, ".", "")
		switch {
		case bareDegrees[bare] && (isUpper(w) || strings.Count(w, ".") > 0 || mixedCase(w)) && (len(bare) > 2 || i == 0 || strings.Contains(w, ".")):
			score += 3
		case degreeWords[f] && !bareDegrees[bare]:
			if i < 2 {
				score += 2.5
			} else {
				score++
			}
		}
	}
	return min(score, 3.5)
}

func mixedCase(w string) bool {
	return len(w) > 1 && w[0] >= 'A' && w[0] <= 'Z' && strings.ToLower(w[1:]) != w[1:]
}

// schoolScore says how much a text looks like a school's name.
func schoolScore(s string) float64 {
	score := 0.0
	for _, w := range words(fold(s)) {
		if schoolWords[w] || strings.HasSuffix(w, "universitat") || strings.HasSuffix(w, "hochschule") || strings.HasSuffix(w, "schule") || strings.Contains(w, "大学") {
			score += 2
		}
	}
	if !startsUpper(s) {
		score--
	}
	if score <= 0 {
		return score - 0.2
	}
	return min(score, 3) + 0.3
}

// scored says whether a text is a grade: "GPA: 3.8", "First Class", "Note 1,3", "summa cum laude".
func isScore(s string) bool {
	f := fold(s)
	for _, cue := range []string{"gpa", "grade", "cgpa", "cum laude", "first class", "distinction", "note:", "note ", "abschlussnote", "mention", "nota", "voto", "upper second", "2:1", "2:2", "honours", "ocena", "score:", "average", "notendurchschnitt", "media:", "promedio", "cijfer", "result:"} {
		if strings.HasPrefix(f, cue) || (len(cue) > 5 && strings.Contains(f, cue) && len(f) < 40) {
			return true
		}
	}
	rest := strings.Trim(f, "0123456789.,/:% ")
	return rest == "" && hasDigit(f) && len(f) <= 9 && strings.ContainsAny(f, ".,/:%")
}
