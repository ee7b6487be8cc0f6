package compose

import (
	"slices"
	"strings"

	"vitae/internal/document"
)

// earlier says what somebody was before the jobs that the letter tells of, with the years of the resume: an earlier
// position explains a person where its lines cannot be told, or were not chosen.
func (l *letterWriter) earlier(chosen []told) (fact, bool) {
	list := l.entries()
	since := 0 // the earliest start that the letter speaks of
	note := func(start document.Date) {
		if m := start.Months(); m > 0 && (since == 0 || m < since) {
			since = m
		}
	}
	if who, _ := l.who(); who != "" {
		note(l.latest().StartDate)
	}
	for _, s := range chosen {
		note(list[s.entry].start)
	}
	f := fact{entry: ofEarlier}
	var held []string
	last := "" // the employer that the letter named last
	switch n := len(chosen); {
	case n > 0:
		last = spokenName(list[chosen[n-1].entry].name)
	case l.latest() != nil:
		last = spokenName(l.latest().Name)
	}
	for i := range l.resume.Work {
		j := &l.resume.Work[i]
		if since == 0 || len(held) == 2 || !plainTitle(j.Position) || pauseOf(j.Position, j.Name) != "" || j.Name == "" || j.StartDate.Months() == 0 || j.EndDate.Months() == 0 ||
			j.StartDate.Months() >= since || j.EndDate.Months() > since+1 || slices.ContainsFunc(chosen, func(s told) bool { return list[s.entry].title == j.Position && list[s.entry].name == j.Name }) {
			continue
		}
		place := " at " + spokenName(j.Name)
		if severalOf[bare(strings.Fields(j.Name)[0])] {
			place = " for " + small(spokenName(j.Name)) // "Various branches"
		}
		if spokenName(j.Name) == last {
			place = " there"
		}
		last = spokenName(j.Name)
		held = append(held, article(j.Position)+place+", "+inYears(j.StartDate, j.EndDate))
		f.sources = append(f.sources, l.jobLine(j))
		since = j.StartDate.Months()
	}
	switch len(held) {
	case 0:
		return fact{}, false
	case 1:
		f.text = "Before that, I was " + held[0] + "."
	default:
		f.text = "Before that, I was " + held[0] + ", and before that " + held[1] + "."
	}
	return f, true
}

var severalOf = wordSet("various several different multiple many private")

// plainTitle says that a title can stand behind an article.
func plainTitle(title string) bool {
	return strings.TrimSpace(title) != "" && !strings.ContainsAny(title, ",(/|–;:") && wordCount(title) <= 6
}

// pauseOf is the name of a time without a post that a resume lists among the jobs ("Career break"), which has neither an
// employer nor a title; empty for a job.
func pauseOf(title, name string) string {
	for _, x := range []string{title, name} {
		for _, p := range []string{"career break", "parental leave", "maternity leave", "paternity leave", "family leave", "sick leave", "sabbatical", "gap year", "career gap", "time off", "travel year"} {
			if words := strings.ToLower(strings.TrimSpace(x)); words == p || strings.HasPrefix(words, p+" ") && !strings.HasPrefix(words, p+" cover") {
				return p
			}
		}
	}
	return ""
}

// pauseWordings lead what was done in such a time.
var pauseWordings = map[clauseForm][]string{
	ofPerson: {"During my {pause}, I {clause}."}, ofWork: {"My {pause} was a time of {clause}."}, ofItself: {"During my {pause}, {clause}."},
}

// inYears gives the years of a position: "from 2014 to 2017", "in 2016".
func inYears(start, end document.Date) string {
	a, b := string(start)[:4], string(end)[:4]
	if a == b {
		return "in " + a
	}
	return "from " + a + " to " + b
}

// alsoSpeaks names the languages of a resume that the posting does not ask for, with the level that the resume states.
func (l *letterWriter) alsoSpeaks() (fact, bool) {
	f := fact{entry: ofRest}
	var names []string
	for _, x := range l.resume.Languages {
		if x.Language == "" || x.Fluency == "" || len(names) == 3 || strings.EqualFold(x.Language, "English") || strings.ContainsAny(x.Language+x.Fluency, "():;") {
			continue
		}
		names = append(names, x.Language+" ("+x.Fluency+")")
		f.sources = append(f.sources, x.Language+", "+x.Fluency)
	}
	if len(names) == 0 {
		return fact{}, false
	}
	f.text = "My languages include " + list(names) + "."
	return f, true
}
