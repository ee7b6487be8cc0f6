package docparse

import (
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// What a field is said to be sure of. The bands are measured (make bench, "Confidence"): of the fields said at plain or
// above at least 95 in 100 are right; a doubt is something that right values of the kind seldom have.
const (
	certain  = 0.97 // the value has a shape that nothing else has, or stands in two places
	plain    = 0.92 // nothing speaks against it
	likely   = 0.8  // its kind has no shape of its own
	doubtful = 0.6  // one thing speaks against it
	unlikely = 0.4  // several do
)

// kindOf returns a path without its places in lists: "work[2].highlights[0]" is of the kind "work.highlights".
func kindOf(path string) string {
	for {
		from := strings.IndexByte(path, '[')
		if from < 0 {
			return path
		}
		path = path[:from] + path[from+strings.IndexByte(path[from:], ']')+1:]
	}
}

// confidence judges the values of one document.
type confidence struct {
	doc    *document.Resume
	mixed  bool               // the skills hold much that is none: another section has run into them
	skills map[string]int     // the doubts about each skill
	titles map[string]float64 // titleScore of what was asked for
}

func newConfidence(doc *document.Resume) confidence {
	c := confidence{doc: doc, skills: map[string]int{}, titles: map[string]float64{}}
	odd, all := 0, 0
	for _, s := range doc.Skills {
		items := s.Keywords
		if len(items) == 0 {
			items = []string{s.Name}
		}
		for _, it := range items {
			all++
			if c.skill(it) > 0 {
				odd++
			}
		}
	}
	c.mixed = odd >= 3 && odd*6 > all
	return c
}

// of reports how sure a value is, 0 to 1: by its shape, by what stands beside it in its entry, and by what the part of
// the reader noted that placed it.
func (c *confidence) of(v value, noted float64) float64 {
	kind := kindOf(v.path)
	switch kind {
	case "basics.email":
		return certain
	case "basics.phone":
		return judged(certain, digitsOf(v.text) < 7, digitsOf(v.text) > 15)
	case "basics.name":
		return c.name(v.text)
	case "basics.url", "basics.profiles.url":
		return judged(plain, strings.HasSuffix(v.text, "-"), strings.ContainsAny(v.text, "\u00ad\u2010\u2011"))
	case "basics.label":
		return judged(likely, len(strings.Fields(v.text)) > 9, titleScore(v.text) <= 0)
	case "basics.summary":
		return judged(plain, len(strings.Fields(v.text)) < 5)
	case "work.highlights", "projects.highlights", "volunteer.highlights":
		return judged(plain, pointDoubts(v.text)...)
	case "skills.keywords", "skills.name":
		return lowered(plain, c.skill(v.text)+doubts(c.mixed))
	}
	head, field, _ := strings.Cut(kind, ".")
	switch {
	case head == "work":
		return c.job(v, field, noted)
	case head == "education":
		return c.study(v, field, noted)
	case isDatePath(kind):
		return plain
	case strings.HasPrefix(kind, "basics.location"):
		return judged(plain, hasDigit(v.text) && !strings.HasSuffix(kind, "postalCode") &&
			!strings.HasSuffix(kind, "address"), titleScore(v.text) > 0)
	case noted == 0:
		return likely
	}
	return min(noted, likely)
}

// judged lowers what a value starts from by what speaks against it.
func judged(start float64, against ...bool) float64 { return lowered(start, doubts(against...)) }

func lowered(start float64, doubts int) float64 {
	switch doubts {
	case 0:
		return start
	case 1:
		return doubtful
	}
	return unlikely
}

func doubts(against ...bool) int {
	n := 0
	for _, a := range against {
		if a {
			n++
		}
	}
	return n
}

func digitsOf(s string) int {
	n := 0
	for _, r := range s {
		if r >= '0' && r <= '9' {
			n++
		}
	}
	return n
}

// name is certain where a word of it stands in the e-mail address, as most people's does.
func (c *confidence) name(name string) float64 {
	ws := words(fold(name))
	mail, _, _ := strings.Cut(fold(c.doc.Basics.Email), "@")
	last := ""
	for _, w := range ws {
		last = w
		if len(w) > 2 && strings.Contains(mail, w) {
			mail = "\x00" + mail
		}
	}
	broken := len(ws) < 2 && !cjkStart(name) || utf8.RuneCountInString(last) < 2
	odd := titleScore(name) > 0 || len(ws) > 4
	if strings.HasPrefix(mail, "\x00") {
		if odd && !broken { // "Baker" is a title and a surname
			return likely
		}
		return judged(certain, broken, odd)
	}
	return judged(plain, broken, odd, isCompany(name))
}

// isCompany reports whether a text is surely an employer's or a school's name.
func isCompany(s string) bool { return orgScore(s) >= 2 || schoolScore(s) > surelySchool }

// skill counts the doubts about a skill.
func (c *confidence) skill(s string) int {
	n, ok := c.skills[s]
	if !ok {
		n = doubts(skillDoubts(s)...)
		c.skills[s] = n
	}
	return n
}

// title is titleScore, which each value of a job is asked for several times.
func (c *confidence) title(s string) float64 {
	score, ok := c.titles[s]
	if !ok {
		score = titleScore(s)
		c.titles[s] = score
	}
	return score
}

// skillDoubts are what a skill seldom is: a sentence, a period, an employer, a school, a title, the end of something.
func skillDoubts(s string) []bool {
	n := len(strings.Fields(s))
	first, _, _ := strings.Cut(fold(s), " ")
	return []bool{
		n > 6, len(findDates(s)) > 0, isCompany(s) && n > 1, n > 2 &&
			(listVerbs[first] || strings.HasSuffix(first, "ed")),
		n > 1 && titleScore(s) > surelyTitle, strings.HasSuffix(s, "."),
	}
}

// pointDoubts are what a point of an entry seldom is: a word or two, the end of another one, a title, a period.
func pointDoubts(s string) []bool {
	n := len(strings.Fields(s))
	return []bool{n < 3 && !cjkStart(s), startsLower(s), n < 7 && titleScore(s) > 2 || n < 7 && isCompany(s), n < 6 &&
		len(findDates(s)) > 0}
}

// job judges a value of a job by its own look and by its entry: one without a period, a title or an employer may be
// none at all.
func (c *confidence) job(v value, field string, noted float64) float64 {
	w := c.doc.Work[indexOf(v.path)]
	switch field {
	case "position":
		return judged(plain, append(valueDoubts(&w, v.text, noted), c.title(v.text) <= 0 && orgScore(v.text) >= 1,
			c.title(w.Name) > c.title(v.text) && c.title(w.Name) > 1)...)
	case "name":
		t := c.title(v.text)
		return judged(plain, append(valueDoubts(&w, v.text, noted), t > 1 && t > orgScore(v.text),
			utf8.RuneCountInString(v.text) < 2, t > c.title(w.Position))...)
	case "startDate", "endDate":
		if w.Position == "" && w.Name == "" || tells(w.Position) || tells(w.Name) {
			return likely // a period is one, whatever the words beside it are
		}
		return certain
	case "location":
		return judged(likely, placeScore(v.text) < 0)
	case "summary", "description":
		return judged(likely, len(strings.Fields(v.text)) < 3)
	}
	return likely
}

// valueDoubts are what neither the title nor the employer of a job is often: found unsurely or incomplete in a job
// without a period, a sentence, long.
func valueDoubts(w *document.Work, s string, noted float64) []bool {
	weak := noted > 0 && noted < notedWeakly
	undated, partial := w.StartDate == "" && w.EndDate == "", w.Position == "" || w.Name == ""
	return []bool{weak && undated, undated && partial, tells(s), len(strings.Fields(s)) > 9}
}

// tells reports whether a text tells what was done: a sentence, or words that begin as a point of a list does.
func tells(s string) bool {
	first, _, _ := strings.Cut(fold(s), " ")
	return strings.HasSuffix(s, ".") && len(strings.Fields(s)) > 3 || listVerbs[first] || startsLower(s)
}

// study judges a value of a course of study.
func (c *confidence) study(v value, field string, noted float64) float64 {
	e := c.doc.Education[indexOf(v.path)]
	weak := noted > 0 && noted < notedWeakly
	named := degreeScore(e.StudyType) > 0
	switch field {
	case "studyType":
		if !named && e.Institution != "" && schoolScore(v.text) <= surelySchool && (e.Area != "" || !weak) {
			return likely
		}
		return judged(plain, !named, e.Institution == "", schoolScore(v.text) > surelySchool, e.Area == "" && weak)
	case "area":
		return judged(plain, !named && e.Institution == "", strings.Count(v.text, ",") > 1,
			schoolScore(v.text) > surelySchool)
	case "institution":
		return judged(plain, schoolScore(v.text) <= 0 && weak, degreeScore(v.text) > 0 && !named, e.StudyType == "" &&
			e.Area == "" && weak, len(strings.Fields(v.text)) > 9)
	case "startDate", "endDate":
		return judged(plain, e.Institution == "" && e.StudyType == "")
	}
	return likely
}

// indexOf returns the first place in a list of a path.
func indexOf(path string) int {
	n := 0
	for _, r := range path[strings.IndexByte(path, '[')+1:] {
		if r < '0' || r > '9' {
			break
		}
		n = 10*n + int(r-'0')
	}
	return n
}
