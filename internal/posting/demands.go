package posting

import (
	"regexp"
	"strconv"
	"strings"

	"vitae/internal/skill"
)

var numberWords = map[string]float64{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "a": 1, "half": 0.5,
	"ein": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "zehn": 10, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "dix": 10, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "diez": 10,
}

const numberPattern = `(\d{1,2}(?:[.,]5)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|zwei|drei|vier|fünf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez)`

// yearsPattern reads "5+ years", "at least two years'", "3-5 yrs", "one (1) year", "drei Jahre".
var yearsPattern = regexp.MustCompile(`(?:^|[^\w.,])` + numberPattern + `\s*(?:\(\d{1,2}\)\s*)?(?:\+|plus|or more|oder mehr)?\s*(?:(?:-|–|—|to|bis|à|a)\s*` + numberPattern + `\s*\+?\s*)?(?:or more |full |solid |mehr )?(years?|yrs?|months?|jahren?|jahre|ans|années|años)(?:'|\b)\+?`)

// notYears marks a number of years that is no length of experience.
var notYears = phrases(`years of age|years old|year-old|years ago|years' time|year contract|year fixed|year plan|years in business|years and over|year olds|of warranty|year old|for over|in the last|per year|a year|each year|every year`)

// yearsIn gives the years a clause asks for and where the words stand. Of a range it gives the lower end.
func yearsIn(low string) (years float64, start, end int) {
	if !containsAny(low, "year", "yr", "month", "jahr", " an", "año") {
		return 0, 0, 0
	}
	m := yearsPattern.FindStringSubmatchIndex(low)
	if m == nil {
		return 0, 0, 0
	}
	start, end = m[2], m[1]
	around := low[max(0, start-12):min(len(low), end+14)]
	if holdsAny(around, notYears) {
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
	{"secondary", regexp.MustCompile(`\b(?:high school|secondary school|secondary education|ged\b|gcses|a-levels|a levels|abitur|baccalauréat|bachillerato)`)},
	{"associate", regexp.MustCompile(`\b(?:associate'?s?(?:'s)? degree|associate of|foundation degree|graduate of an? (?:\w+ )?(?:school|program|programme|college|course)|hnd|hnc|diploma|berufsausbildung|abgeschlossene ausbildung|bts|dut|formación profesional)\b`)},
	{"bachelor", regexp.MustCompile(`\b(?:bachelor|undergraduate degree|bsc\b|b\.sc|bs/|bs in|b\.s\. in|b\.a\b|ba/|ba in|ba or|bs or|b\.?eng|beng|bba|llb|licence en|bac\s?\+\s?3|licenciatura|grado en)`)},
	{"master", regexp.MustCompile(`\b(?:master's|masters|master of|master degree|master in|m\.sc|msc|mba|m\.?eng\b|m\.ed|llm|postgraduate degree|advanced degree|graduate degree|bac\s?\+\s?5|máster|diplôme d'ingénieur)`)},
	{"doctorate", regexp.MustCompile(`\b(?:ph\.?d|doctorate|doctoral|pharmd|juris doctor|\bjd\b|promotion in|doctorat)`)},
}

// anyDegree asks for a degree without saying which: the lowest that is called one.
var anyDegree = regexp.MustCompile(`\b(?:degree|degree-level|degree-educated|hochschulabschluss|abgeschlossenes studium|studium|título universitario)\b`)

// notDegree marks the word "degree" where no study is meant.
var notDegree = phrases(`degree of|high degree|360 degree|360-degree|degrees celsius|scrum master|master data|bachelor party|web master|remastered`)

// degreeIn gives the lowest level of education that a clause names, and where its words start.
func degreeIn(low string) (level string, start int) {
	if !containsAny(low, "degree", "bachelor", "master", "sc", "b.s", "bs", "ba", "b.a", "eng", "ph", "doct", "jd", "juris", "diplom", "school", "ged", "gcse", "level", "mba", "ll", "stud", "ausbildung", "abitur", "hn", "bts", "dut", "bac", "licence", "licenc", "grado", "títu", "máster", "formaci", "promotion", "associate", "graduate of", "m.ed") || holdsAny(low, notDegree) {
		return "", 0
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

var subjectPattern = regexp.MustCompile(`\b(?:degree|bachelor'?s?|master'?s?|diploma|phd|ph\.d\.?|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|b\.?s\.?|m\.?a\.?|m\.?s\.?|studium|licence|licenciatura|grado)(?:'s)?(?: degree)?(?: of \w+)? (?:in|of|der|des|en) (?:an? )?([^.;:()]+)`)

// subjectEnd ends what is studied.
var subjectEnd = regexp.MustCompile(`,? (?:required|preferred|or equivalent|or a related|or related|or similar|or other|plus|with|and \d|and at least|is |from |desirable|essential)|,? and (?:an? |strong|experience|knowledge)`)

// subjects gives what is to be studied: "accounting" and "finance" in "degree in accounting or finance".
func subjects(text, low string, start, end int) []Term {
	m := subjectPattern.FindStringSubmatchIndex(low[start:end])
	if m == nil {
		return nil
	}
	from, to := start+m[2], start+m[3]
	if cut := subjectEnd.FindStringIndex(low[from:to]); cut != nil {
		to = from + cut[0]
	}
	var out []Term
	for _, it := range cutItems(text, low, clause{start: from, end: to}, nil) {
		if s, e, ok := ownWords(low, it.start, it.end); ok {
			out = append(out, Term{Name: text[s:e], Start: s, End: e})
		}
	}
	return out
}

//nolint:misspell // words of other languages
var (
	licenceWords = phrases(`licence|license|licensed|licenses|licences|licensure|registered|registration|chartered|certificate|certificates|certification|certifications|certified|endorsement|endorsements|admitted to|admitted as|admission as|admission to the|bar admission|qts|diplomate|board-certified|credential|credentials|führerschein|permis|carnet|zulassung|zertifikat|zertifizierung`)
	notLicence   = phrases(`post-registration|after registration|post registration|post-certification|certified mail|registered office|registered charity|licensed products|licensed premises`)
	statusWords  = []struct{ word, status string }{
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
	permitWords   = phrases(`right to work|authorized to work|authorised to work|authorization to work|work authorization|work permit|work visa|eligible to work|eligibility to work|security clearance|clearance|visa sponsorship|sponsorship|citizenship|citizen|citizens|sc cleared|dv cleared|dbs check|enhanced dbs|dbs|arbeitserlaubnis|permis de travail|permiso de trabajo`)
	locationWords = phrases(`relocate|relocation|commutable|commuting distance|based in|located in|reside in|live in|living in|willing to travel|willingness to travel|able to travel|travel up to|travel required|travel to client|on site in|onsite in|on-site in`)
	languageNames = phrases(`english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|mandarin|chinese|cantonese|japanese|korean|arabic|hindi|turkish|swedish|norwegian|danish|finnish|czech|greek|romanian|hungarian|hebrew|vietnamese|tagalog|welsh|catalan|deutsch|deutschkenntnisse|englisch|englischkenntnisse|französisch|spanisch|italienisch|anglais|allemand|espagnol|français|italien|inglés|alemán|francés|español`)
	notLanguage   = phrases(`english literature|english teacher|english department|english language arts|french cuisine|italian cuisine|chinese cuisine|english as a second`)
)

// languageIn gives the spoken languages a clause names.
func languageIn(text, low string, c clause) []Term {
	part := low[c.start:c.end]
	if holdsAny(part, notLanguage) {
		return nil
	}
	var out []Term
	for _, l := range languageNames {
		if i := find(part, l); i >= 0 {
			s := c.start + i
			out = append(out, Term{Name: text[s : s+len(l)], Start: s, End: s + len(l)})
		}
	}
	return out
}

// credentialOf tells whether a group asks for a credential, and its status.
func credentialOf(cat *skill.Catalogue, low string, g group) (status string, ok bool) {
	around := low[g.start:g.end]
	for _, t := range g.terms {
		s, known := cat.Skill(t.Skill)
		ok = ok || known && s.Kind == skill.Credential
	}
	ok = ok || holdsAny(around, licenceWords) && !holdsAny(around, notLicence)
	if !ok {
		return "", false
	}
	for _, s := range statusWords {
		if find(around, s.word) >= 0 {
			return s.status, true
		}
	}
	return "", true
}
