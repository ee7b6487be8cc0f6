package compose

import (
	"slices"
	"strings"
)

// degree is a course of study named in a text. kind tells degrees of one level apart: "bsc", "ba"; "bachelor" is any.
type degree struct {
	level     int
	kind      string
	text      string
	statement int
	token     int
}

type degreeForm struct {
	kind  string
	level int
}

// Levels: 1 school and certificates, 2 associate, foundation and diplomas, 3 bachelor, 4 master and professional first
// degrees, 5 doctor.
var degreeForms = map[string]degreeForm{
	"ged": {"ged", 1}, "gcse": {"gcse", 1}, "gcses": {"gcse", 1}, "btec": {"btec", 1}, "nvq": {"nvq", 1}, "hnc": {"hnc", 2}, "hnd": {"hnd", 2}, "diploma": {"diploma", 2}, "baccalaureate": {"baccalaureate", 1},
	"bsc": {"bsc", 3}, "bs": {"bsc", 3}, "sb": {"bsc", 3}, "ba": {"ba", 3}, "ab": {"ba", 3}, "beng": {"beng", 3}, "btech": {"btech", 3}, "be": {"beng", 3}, "bcom": {"bcom", 3}, "bba": {"bba", 3}, "bbus": {"bba", 3}, "bfa": {"bfa", 3}, "bed": {"bed", 3}, "bsn": {"bsn", 3}, "bn": {"bsn", 3}, "bnurs": {"bsn", 3}, "llb": {"llb", 3},
	"barch": {"barch", 3}, "bachelor": {"bachelor", 3}, "bachelors": {"bachelor", 3}, "bachelor's": {"bachelor", 3}, "bsw": {"bsw", 3}, "bmus": {"bmus", 3}, "bca": {"bca", 3}, "undergraduate": {"bachelor", 3},
	"msc": {"msc", 4}, "ms": {"msc", 4}, "sm": {"msc", 4}, "ma": {"ma", 4}, "meng": {"meng", 4}, "mtech": {"mtech", 4}, "mba": {"mba", 4}, "med": {"med", 4}, "msn": {"msn", 4}, "mfa": {"mfa", 4}, "mph": {"mph", 4}, "mpa": {"mpa", 4}, "msw": {"msw", 4}, "mpharm": {"mpharm", 4}, "mres": {"mres", 4}, "mphil": {"mphil", 4}, "march": {"march", 4},
	"llm": {"llm", 4}, "master's": {"master", 4}, "masters": {"master", 4}, "master": {"master", 4}, "pgce": {"pgce", 4}, "pgdip": {"pgdip", 4}, "pgcert": {"pgcert", 4}, "postgraduate": {"postgraduate", 4}, "jd": {"jd", 4}, "mca": {"mca", 4}, "mmath": {"mmath", 4}, "mchem": {"mchem", 4}, "mphys": {"mphys", 4},
	"phd": {"phd", 5}, "dphil": {"phd", 5}, "doctorate": {"doctor", 5}, "doctoral": {"doctor", 5}, "md": {"md", 5}, "mbbs": {"mbbs", 4}, "mbchb": {"mbbs", 4}, "dnp": {"dnp", 5}, "edd": {"edd", 5}, "pharmd": {"pharmd", 5}, "dds": {"dds", 5}, "dvm": {"dvm", 5}, "dpt": {"dpt", 5}, "psyd": {"psyd", 5}, "eng.d": {"engd", 5},
}

// fieldKinds turn "Bachelor of Science" into "bsc".
var fieldKinds = map[string]string{
	"bachelor science": "bsc", "bachelor arts": "ba", "bachelor engineering": "beng", "bachelor commerce": "bcom", "bachelor laws": "llb", "bachelor law": "llb", "bachelor education": "bed", "bachelor nursing": "bsn", "bachelor business": "bba", "bachelor technology": "btech", "bachelor fine": "bfa", "bachelor social": "bsw", "bachelor music": "bmus", "bachelor architecture": "barch",
	"master science": "msc", "master arts": "ma", "master engineering": "meng", "master business": "mba", "master education": "med", "master laws": "llm", "master law": "llm", "master fine": "mfa", "master public": "mph", "master social": "msw", "master pharmacy": "mpharm", "master philosophy": "mphil", "master technology": "mtech", "master research": "mres", "master nursing": "msn", "master architecture": "march",
}

// shortDegrees are also words or other short forms; they count only with full stops, or before a subject.
var shortDegrees = setOf(`bs ba ab be ms ma sm sb md jd med bed bn march diploma master masters undergraduate postgraduate ab`)

// readDegrees lists the degrees named.
func readDegrees(r *reading) []degree {
	var out []degree
	for i := range r.all {
		s := &r.all[i]
		for j := range s.tokens {
			if d, ok := degreeAt(s, j); ok {
				d.statement, d.token = i, j
				out = append(out, d)
			}
		}
	}
	return out
}

func degreeAt(s *statement, j int) (degree, bool) {
	t := &s.tokens[j]
	if t.kind != wordToken || s.cover[j] || t.text == "March" {
		return degree{}, false
	}
	plain := strings.ReplaceAll(t.low, ".", "")
	dotted := plain != t.low
	f, ok := degreeForms[plain]
	low := func(n int) string { return lowAt(s.tokens, n) }
	// "B. Sc.", "Ph. D."
	if !ok && len(plain) <= 2 && j+1 < len(s.tokens) && s.tokens[j+1].pause <= pauseBracket && t.end < len(s.text) && s.text[t.end] == '.' {
		f, ok = degreeForms[plain+strings.ReplaceAll(low(j+1), ".", "")]
		dotted = ok
	}
	if !ok {
		return degree{}, false
	}
	d := degree{level: f.level, kind: f.kind, text: t.text}
	if low(j+1) == "of" || low(j+1) == "in" {
		if kind := fieldKinds[f.kind+" "+low(j+2)]; kind != "" && low(j+1) == "of" {
			d.kind = kind
			d.text = s.text[t.start:s.tokens[j+2].end]
			return d, true
		}
	}
	if shortDegrees[plain] && !dotted && !subjectFollows(s, j, plain) {
		return degree{}, false
	}
	if !t.capital() && len(plain) <= 3 {
		return degree{}, false
	}
	return d, true
}

// microsoft are words after "MS" that make it the firm; studyPlaces are words of a line about a course of study.
var (
	microsoft   = setOf(`office excel word sql teams project access outlook powerpoint dynamics azure visio`)
	studyPlaces = setOf(`university college institute school polytechnic academy hons gpa degree`)
)

// subjectFollows says whether a short form is a degree: a subject or a school stands beside it.
func subjectFollows(s *statement, j int, plain string) bool {
	next := lowAt(s.tokens, j+1)
	switch plain {
	case "master", "masters":
		return next == "of" || next == "degree" || next == "in" || next == "thesis"
	case "undergraduate", "postgraduate":
		return next == "degree" || next == "diploma"
	case "diploma":
		return true
	case "med", "bed", "march":
	default:
		if !isCapitals(s.tokens[j].text) {
			return false
		}
	}
	switch {
	case microsoft[next]:
		return false
	case next == "in" || next == "degree" || next == "honours" || next == "hons":
		return true
	case j == 0 && len(s.tokens) > 1 && s.tokens[1].capital() && s.tokens[1].pause <= pauseComma:
		return true
	}
	return slices.ContainsFunc(s.tokens, func(t token) bool { return studyPlaces[t.low] })
}

func (d degree) fits(o degree) bool {
	if d.kind == o.kind {
		return true
	}
	if d.level != o.level {
		return false
	}
	return d.kind == "bachelor" || d.kind == "master" || d.kind == "doctor" || d.kind == "postgraduate"
}

// distinctions are what a degree was passed with.
var distinctions = setOf(`honours honors hons distinction laude magna summa valedictorian first-class dean's merit`)

// checkDegrees compares degrees and distinctions.
func (k *comparison) checkDegrees() {
	for _, d := range readDegrees(k.now) {
		s := &k.now.all[d.statement]
		if s.heading || k.isAllowed(d.text) || k.expansion(s, d.token, d.token+1) {
			continue
		}
		found := false
		for _, o := range k.old.degrees {
			found = found || d.fits(o)
		}
		k.flagged[place(d.statement, d.token)] = true
		if !found && (d.kind != "diploma" || !k.old.words["diploma"]) {
			k.report(Finding{Kind: "degree", Value: d.text, Severity: High}, s.tokens[d.token].line, "Your original resume has no degree “"+d.text+"”. Is it right?")
			continue
		}
		k.checkUnfinished(d, s)
	}
	for i := range k.now.all {
		s := &k.now.all[i]
		if len(s.ranges) == 0 && len(s.years) == 0 && !containsDegree(s) {
			continue
		}
		for j := range s.tokens {
			t := &s.tokens[j]
			if t.low == "first" && lowAt(s.tokens, j+1) == "class" && !k.old.has([]string{"first", "class"}) && containsDegree(s) {
				k.report(Finding{Kind: "degree", Value: s.text[t.start:s.tokens[j+1].end], Severity: High}, t.line, "Your original resume names no first class. Is it right?")
			}
			if (distinctions[t.low] || distinctions[gluedWord(s.tokens, j)]) && !k.old.words[t.low] && !k.old.stems[t.stem] && !s.heading {
				k.report(Finding{Kind: "degree", Value: t.text, Severity: High}, t.line, "Your original resume names no “"+t.text+"”. Is it right?")
			}
		}
	}
}

func containsDegree(s *statement) bool {
	for j := range s.tokens {
		if _, ok := degreeAt(s, j); ok {
			return true
		}
	}
	return false
}

// checkUnfinished finds a degree that the original calls unfinished and the rewritten text does not.
func (k *comparison) checkUnfinished(d degree, s *statement) {
	lost := ""
	for _, o := range k.old.degrees {
		if !d.fits(o) {
			continue
		}
		if open := unfinished(&k.old.all[o.statement]); open == "" {
			return
		} else {
			lost = open
		}
	}
	if lost != "" && unfinished(s) == "" {
		k.report(Finding{Kind: "qualifier", Value: d.text, Severity: High}, s.tokens[d.token].line, "Your original resume says “"+lost+"” of this degree. May that be left out?")
	}
}

// unfinished gives the words by which a statement calls a degree unfinished.
func unfinished(s *statement) string {
	for i := range s.tokens {
		if p, ok := phraseAt(qualifiers, s.tokens, i); ok && (p.class == "learning" || p.class == "open" || p.class == "void") && s.tokens[i].stem != "cours" && s.tokens[i].low != "coursework" && s.tokens[i].low != "studied" && s.tokens[i].low != "bootcamp" {
			return strings.Join(p.words, " ")
		}
		if end := partDone(s, i); end > 0 {
			return s.text[s.tokens[i].start:s.tokens[end-1].end]
		}
		if w := s.tokens[i].low; w == "credits" || w == "dropped" || w == "left" || w == "withdrew" {
			return w
		}
	}
	return ""
}

// courseParts are what a course of study is made of.
var courseParts = stemSet(`module section exam paper part unit credit standard competency task chapter subject lesson fach hour hora crédit heure point stunde ects level year semester term test level épreuve prüfung modul modulo asignatura examen stage step`)

// partDone reads "two of three modules", "9 exams of 13" and "year one of two" at token i: what was done of a course and
// not all of it. It gives the end, 0 where none stands there.
func partDone(s *statement, i int) int {
	value := func(j int) float64 {
		if j >= len(s.tokens) || j < 0 || j < len(s.cover) && s.cover[j] {
			return 0
		}
		if t := &s.tokens[j]; t.kind == numberToken && t.suffix == "" && t.money == "" {
			v, _ := readDigits(t.digits)
			return v
		}
		if s.tokens[j].low == "one" {
			return 1
		}
		return smallNumbers[s.tokens[j].low]
	}
	if t := &s.tokens[i]; t.kind == numberToken && i+1 < len(s.tokens) && s.tokens[i+1].low == "semester" && (t.suffix != "" || t.end < len(s.text) && s.text[t.end] == '.') {
		return i + 2 // "3. Semester"
	}
	some := value(i)
	for of := i + 1; some > 0 && of < len(s.tokens) && of <= i+3; of++ {
		next := of + 1
		if lowAt(s.tokens, next) == "the" {
			next++
		}
		if all := value(next); s.tokens[of].low == "of" && all > some && all <= 400 {
			for j := max(0, i-4); j < len(s.tokens) && j <= of+2; j++ {
				if courseParts[s.tokens[j].stem] {
					return of + 2
				}
			}
		}
	}
	return 0
}

// credentialCues are words by which a credential is claimed without its name being known.
var credentialCues = map[string]string{
	"certified": "certif", "certificate": "certif", "certification": "certif", "licensed": "licens", "licence": "licens", "license": "licens", "registered": "regist", "registration": "regist", "chartered": "charter", "accredited": "accredit", "accreditation": "accredit", "board-certified": "certif", "licenced": "licens",
}

// checkCredentials finds a word such as “licensed” for which nothing in the original stands.
func (k *comparison) checkCredentials() {
	for i := range k.now.all {
		s := &k.now.all[i]
		if s.heading {
			continue
		}
		for j := range s.tokens {
			t := &s.tokens[j]
			cue := credentialCues[t.low]
			if cue == "" || k.flagged[place(i, j)] || k.allow[t.stem] || j+1 < len(s.tokens) && s.tokens[j+1].pause == pauseClause && j == 0 {
				continue
			}
			if !k.hasCue(cue) {
				end := min(len(s.tokens), j+3)
				for n := j + 1; n < end; n++ {
					if s.tokens[n].pause > pauseNone {
						end = n
					}
				}
				k.report(Finding{Kind: "credential", Value: s.text[t.start:s.tokens[end-1].end], Severity: High}, t.line, "Your original resume has nothing about “"+t.text+"”. Is it right?")
			}
		}
	}
}

// hasCue says whether the original has a word of the same kind, or a credential known to the catalogue; a catalogue
// credential that the rewritten text adds is the check of skills' business.
func (k *comparison) hasCue(cue string) bool {
	for w, c := range credentialCues {
		if c == cue && k.old.words[w] {
			return true
		}
	}
	if cue == "licens" || cue == "certif" || cue == "regist" {
		for _, w := range []string{"license", "licence", "licences", "licenses", "certificates", "certifications", "registrations", "cert", "certs", "ticket", "card", "permit", "cscs", "registrar"} {
			if k.old.words[w] {
				return cue == "certif" || !strings.HasPrefix(w, "cert")
			}
		}
	}
	for id, s := range k.old.skills {
		if info, ok := k.old.c.Skill(id); ok && info.Kind == "credential" && !s.denied {
			return true
		}
	}
	return false
}
