package posting

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/skill"
)

var numberWords = numbersIn()

// yearsPattern reads "5+ years", "at least two years'", "3-5 yrs", "one (1) year", "drei Jahre", "2 à 3 ans".
var yearsPattern = func() *regexp.Regexp {
	oneOf := func(list []string) string {
		slices.SortStableFunc(list, func(a, b string) int { return len(b) - len(a) })
		for i, p := range list {
			list[i] = regexp.QuoteMeta(p)
		}
		return strings.Join(list, "|")
	}
	words := make([]string, 0, len(numberWords))
	for w := range numberWords {
		words = append(words, w)
	}
	slices.Sort(words)
	number := `(\d{1,2}(?:[.,]5)?|` + oneOf(words) + `)`
	more := oneOf(everywhere("or more"))
	return regexp.MustCompile(`(?:^|[^\w.,])` + number + `(?:\s*\([\p{L}\d]{1,9}\))?[\s-]*(?:\+|` + more +
		`)?\s*(?:(?:–|—|/|` + oneOf(everywhere("range")) + `)\s*` + number + `\s*\+?\s*)?(?:(?:` + more + `) )?(` +
		oneOf(everywhere("years")) + `)(?:'|\b)\+?`)
}()

// yearsIn returns the years a clause asks for and where the words stand. Of a range it gives the lower end.
func (w *wording) yearsIn(low string) (years float64, start, end int) {
	if !containsAny(low, "year", "yr", "month", "jahr", "jähr", "jaehr", " an", "año", "ano", "anni", "jaar", "lat",
		"rok") {
		return 0, 0, 0
	}
	m := yearsPattern.FindStringSubmatchIndex(low)
	if m == nil {
		return 0, 0, 0
	}
	start, end = m[2], m[1]
	around := low[max(0, start-14):min(len(low), end+14)]
	if holdsAny(around, w.notYears) {
		return 0, 0, 0
	}
	word := strings.Replace(low[m[2]:m[3]], ",", ".", 1)
	n, ok := numberWords[word]
	if !ok {
		n, _ = strconv.ParseFloat(word, 64)
	}
	if word == "a" && !strings.HasPrefix(low[m[6]:m[7]], "year") {
		return 0, 0, 0
	}
	if strings.HasPrefix(low[m[6]:m[7]], "month") {
		n /= 12
	}
	if n > 25 {
		return 0, 0, 0
	}
	return n, start, end
}

// degree is one way of writing a level of education.
type degree struct {
	level string
	words *regexp.Regexp
}

// degrees in the order in which they are tried: where several are named, the lowest is what is asked.
var degrees = []degree{
	{"secondary", regexp.MustCompile(
		`\b(?:high school|secondary school|secondary education|ged\b|gcses|a-levels|a levels|abitur|baccalauréat|bachillerato)`)},
	{"associate", regexp.MustCompile(
		`\b(?:associate'?s?(?:'s)? degree|associate of|foundation degree|graduate of an? (?:\w+ )?(?:school|program|programme|college|course)|hnd|hnc|diploma|berufsausbildung|abgeschlossene ausbildung|bts|dut|formación profesional)\b`)},
	{"bachelor", regexp.MustCompile(
		`\b(?:bachelor|undergraduate degree|bsc\b|b\.sc|bs/|bs in|b\.s\. in|b\.a\b|ba/|ba in|ba or|bs or|b\.?eng|beng|bba|llb|be ?/ ?b\.?tech|b\. ?e\b|b\.? ?tech\b|bca\b|b\.?com\b|licence en|bac\s?\+\s?3|licenciatura|grado en)`)},
	{"master", regexp.MustCompile(
		`\b(?:master's|masters|master of|master degree|master in|m\.sc|msc|mba|m\.?eng\b|m\.ed|llm|m\. ?e\b|m\.? ?tech\b|m\.?com\b|postgraduate degree|advanced degree|graduate degree|bac\s?\+\s?5|máster|diplôme d'ingénieur)`)},
	{"doctorate", regexp.MustCompile(
		`\b(?:ph\.?d|doctorate|doctoral|pharmd|juris doctor|\bjd\b|promotion in|doctorat)`)},
}

// anyDegree asks for a degree without saying which: the lowest that is called one.
var anyDegree = regexp.MustCompile(
	`\b(?:degree|degree-level|degree-educated|hochschulabschluss|abgeschlossenes studium|studium|título universitario)\b`)

// degreeOr names a degree beside a higher one that will do as well.
var degreeOr = regexp.MustCompile(
	`\b(?:^|an? |first |honou?rs )degree or (?:an? |pre-registration |equivalent )?(?:master|msc|m\.sc|postgraduate)`)

// degreeIn returns the lowest level of education that a clause names, where its words start and where they end.
func (w *wording) degreeIn(low string) (level string, start, end int) {
	if holdsAny(low, w.notDegree) {
		return "", 0, 0
	}
	named := false // a subject stands behind one of them: "Ausbildung als Koch, gern mit Diplom"
	for _, d := range w.degreesIn(low) {
		if level == "" {
			start = d.start
		}
		if level == "" || DegreeRank(d.level) < DegreeRank(level) {
			level = d.level
		}
		if !named {
			end = d.end
			named = w.subjectAt(low, end) >= 0
		}
	}
	if level != "" {
		return level, start, end
	}
	level, start = degreeInEnglish(low)
	return level, start, start
}

func degreeInEnglish(low string) (level string, start int) {
	if !containsAny(low, "degree", "bachelor", "master", "sc", "b.s", "bs", "ba", "b.a", "eng", "ph", "doct", "jd",
		"juris", "diplom", "school", "ged", "gcse", "level", "mba", "ll", "hn", "licence", "licenc", "associate",
		"graduate of", "m.ed", "tech", "b.", "m.", "com", "bca") {
		return "", 0
	}
	if m := degreeOr.FindStringIndex(low); m != nil {
		return "bachelor", m[0]
	}
	for _, d := range degrees {
		if m := d.words.FindStringIndex(low); m != nil {
			return d.level, m[0]
		}
	}
	if m := anyDegree.FindStringIndex(low); m != nil {
		return "bachelor", m[0]
	}
	return "", 0
}

// containsAny is a quick look before a slow one.
func containsAny(s string, parts ...string) bool {
	for _, p := range parts {
		if strings.Contains(s, p) {
			return true
		}
	}
	return false
}

var subjectPattern = regexp.MustCompile(
	`\b(?:degree|bachelor'?s?|master'?s?|diploma|phd|ph\.d\.?|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|b\.?s\.?|m\.?a\.?|m\.?s\.?|studium|licence|licenciatura|grado)(?:'s)?(?: degree)?(?: of \w+)? (?:in|of|der|des|en) (?:an? )?([^.;:()]+)`)

// subjectEnd ends what is studied.
var subjectEnd = regexp.MustCompile(
	`,? (?:required|preferred|or equivalent|or a related|or related|or similar|or other|plus|with|and \d|and at least|is |from |desirable|essential)|,? and (?:an? |strong|experience|knowledge)`)

// subjects returns what is to be studied: "accounting" and "finance" in "degree in accounting or finance".
func (w *wording) subjects(text, low string, start, end int) []Term {
	m := subjectPattern.FindStringSubmatchIndex(low[start:end])
	if m == nil {
		return nil
	}
	from, to := start+m[2], start+m[3]
	if cut := subjectEnd.FindStringIndex(low[from:to]); cut != nil {
		to = from + cut[0]
	}
	return w.listed(text, low, from, to)
}

// anySubject leaves open what is studied.
var anySubject = regexp.MustCompile(
	`\b(?:any|another|cualquier|beliebige[mnrs]?) (?:other )?(?:academic )?(?:field|subject|discipline|area|major|topic|carrera|disciplina|área|fach|studienfach|fachrichtung)|\banything\b|\bn'importe quel`)

// subjectsAfter returns what is to be studied or learnt after the words at end of a clause: "Ausbildung als Koch".
func (w *wording) subjectsAfter(text, low string, end, stop int) []Term {
	from := w.subjectAt(low[:stop], end)
	if from < 0 {
		return nil
	}
	if to := firstOf(low[from:stop], w.studyEnd); to > 0 {
		stop = from + to
	}
	return w.listed(text, low, from, stop)
}

// subjectAt returns where a subject begins behind the name of a degree that ends at a byte, -1 where none does. The
// name may end in the word that leads to it: "licence en".
func (w *wording) subjectAt(low string, end int) int {
	rest := strings.TrimLeft(low[end:], " /(")
	from := len(low) - len(rest)
	for _, p := range w.afterDegree {
		if strings.HasPrefix(rest, p) && len(rest) > len(p) && (rest[len(p)] == ' ' || p[len(p)-1] == '\'') {
			return from + len(p)
		}
		if strings.HasSuffix(low[:end], " "+p) && rest != "" {
			return from
		}
	}
	return -1
}

// listed returns the members of a list of subjects, none where any subject will do.
func (w *wording) listed(text, low string, from, to int) []Term {
	if anySubject.MatchString(low[from:to]) {
		return nil
	}
	var out []Term
	for _, it := range w.cutItems(text, low, clause{start: from, end: to}, nil) {
		if s, e, ok := w.ownWords(low, it.start, it.end); ok {
			out = append(out, Term{Name: text[s:e], Start: s, End: e})
		}
	}
	return out
}

var statusWords = []struct{ word, status string }{
	{"in good standing", "active"},
	{"active", "active"},
	{"current", "active"},
	{"valid", "active"},
	{"unrestricted", "active"},
	{"up to date", "active"},
	{"up-to-date", "active"},
	{"clean", "active"},
	{"registered", "registered"},
	{"registration", "registered"},
	{"licensed", "active"},
	{"certified", "certified"},
	{"chartered", "chartered"},
	{"qualified", "qualified"},
}

// licence is what the words around a thing say of a licence: whether they ask for one, and its status.
type licence struct {
	required bool
	status   string
}

// licenceIn reports what words in lower case say of a licence.
func (w *wording) licenceIn(low string) licence {
	out := licence{required: holdsAny(low, w.licence) && !holdsAny(low, w.notLicence)}
	for _, s := range statusWords {
		if find(low, s.word) >= 0 {
			out.status = s.status
			break
		}
	}
	return out
}

// namesCredential reports whether a group names a credential of the catalogue.
func (r *reader) namesCredential(g group) bool {
	return slices.ContainsFunc(g.terms, func(t Term) bool {
		s, known := r.cat.Skill(t.Skill)
		return known && s.Kind == skill.Credential
	})
}
