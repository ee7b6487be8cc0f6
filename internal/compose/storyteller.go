package compose

import (
	"slices"
	"strings"

	"vitae/internal/document"
)

// storyteller puts stories behind words that fit their place, and does not use the same words twice in a row.
type storyteller struct {
	*letterWriter
	list       []entry
	last       string         // first word of the sentence before
	introduced bool           // the first paragraph names the main entry
	first      int            // where this letter begins in each list of wordings
	told       map[int]int    // stories told, by entry
	before     int            // entry of the story before
	used       map[string]int // wordings used, by place
	opened     map[string]int // sentences, by their first word
	said       map[string]int // sentences, by their wording
}

func newStoryteller(l *letterWriter, main int) *storyteller {
	list := l.entries()
	job, _ := l.who()
	latest := l.latest()
	introduced := job != "" && main >= 0 && latest != nil && list[main].section == document.SectionWork && list[main].title == latest.Position && list[main].name == latest.Name
	return &storyteller{letterWriter: l, list: list, introduced: introduced, before: noEntry, first: choice(12, "lead", l.resume.Basics.Name, l.posting.Title), told: map[int]int{}, used: map[string]int{}, opened: map[string]int{}, said: map[string]int{}}
}

// withEmployer lead a story of an earlier position with the same employer.
var withEmployer = []string{"Before that, as {a_title} with the same employer, I {clause}.", "Earlier, in another position there, I {clause}."}

// nameless lead a story of an entry without an employer or a title that could be named.
var nameless = map[clauseForm][]string{
	ofPerson: {"In my work, I {clause}."}, ofWork: {"My work covers {clause}."}, ofItself: {"In my work, {clause}."}, ofFigure: {"One figure from my work: {clause}."},
}

// put writes one story: the first of an entry names the entry, the next ones follow on.
func (l *storyteller) put(s told, main int) string {
	e := l.list[s.entry]
	place, wordings := l.place(s, main)
	if place == "before" && l.sameEmployer(s, main) {
		wordings = withEmployer
	}
	pause := pauseOf(e.title, e.name)
	if pause != "" && s.form != ofFigure {
		wordings = pauseWordings[s.form]
	}
	usable := slices.DeleteFunc(slices.Clone(wordings), func(x string) bool {
		return pause == "" && strings.Contains(x, "{a_title}") && (e.title == "" || strings.ContainsAny(e.title, ",(/|–")) || strings.Contains(x, "{employer}") && e.name == ""
	})
	if len(usable) == 0 {
		usable = nameless[s.form]
		if s.form == ofWork && e.tense(l.asOf) != present {
			usable = []string{"My work covered {clause}."}
		}
	}
	if l.told[s.entry] > 0 && e.tense(l.asOf) == pastTense && place == "also" {
		usable = append(usable, "While there, I {clause}.")
	}
	text := l.freshest(usable, l.first+l.used[place])
	l.last, _, _ = strings.Cut(text, " ")
	l.opened[l.last]++
	l.said[text]++
	l.used[place]++
	at := l.at(s, main)
	l.told[s.entry]++
	l.before = s.entry
	clause := s.clause
	if strings.Contains(text, "also") || strings.Contains(text, "too") {
		clause = strings.TrimPrefix(clause, "also ")
	}
	return capital(strings.NewReplacer("I also {clause}", alsoClause(clause), "at {employer}, ", at, "{at} ", at, "{employer}", spokenName(e.name), "{pause}", pause, "{a_title}", article(e.title), "{clause}", clause).Replace(text))
}

// freshest gives, from a place in a list on, the wording whose first word the letter has used least, and never that of
// the sentence before where there is another.
func (l *storyteller) freshest(wordings []string, from int) string {
	best, least := wordings[from%len(wordings)], 1000
	for i := range wordings {
		text := wordings[(from+i)%len(wordings)]
		first, _, _ := strings.Cut(text, " ")
		n := l.opened[first] + 3*l.said[text]
		if first == l.last {
			n += 100
		}
		if n < least {
			best, least = text, n
		}
	}
	return best
}

// alsoClause puts "also" where English has it: "I also led", but "I am also".
func alsoClause(clause string) string {
	for _, be := range []string{"am ", "was "} {
		if rest, ok := strings.CutPrefix(clause, be); ok {
			return "I " + be + "also " + rest
		}
	}
	return "I also " + clause
}

// at names the employer of a story, in other words where the paragraph before was about the same one.
func (l *storyteller) at(s told, main int) string {
	if l.sameEmployer(s, main) {
		return "in another position there, "
	}
	return "at " + spokenName(l.list[s.entry].name) + ", "
}

// sameEmployer says that a story is of an earlier position with the employer that the letter spoke of last.
func (l *storyteller) sameEmployer(s told, main int) bool {
	name := spokenName(l.list[s.entry].name)
	before := func(i int) bool { return i >= 0 && i < s.entry && spokenName(l.list[i].name) == name }
	return name != "" && (before(main) && l.told[l.before] == 0 || before(l.before))
}

// place says which wordings fit a story.
func (l *storyteller) place(s told, main int) (string, []string) {
	e := l.list[s.entry]
	switch s.form {
	case ofWork:
		return l.workPlace(s, main)
	case ofItself:
		return l.itselfPlace(s, main)
	case ofFigure:
		return l.figurePlace(s)
	}
	switch {
	case l.told[s.entry] > 0 && e.section == document.SectionProjects:
		return "project also", []string{"For the same project, I {clause}.", "For it, I also {clause}."}
	case l.told[s.entry] > 0:
		return "also", l.voice.also
	case e.section == document.SectionProjects:
		return "project", []string{"In my project {employer}, I {clause}.", "For a project called {employer}, I {clause}."}
	case e.section == document.SectionVolunteer:
		return "volunteer", []string{"As a volunteer at {employer}, I {clause}.", "In my free time, as a volunteer at {employer}, I {clause}."}
	case s.entry < main:
		return "since", []string{"At {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."}
	case s.entry == main && l.introduced:
		return "here", []string{"There, I {clause}.", "In that role, I {clause}."}
	case s.entry != main && len(l.told) > 0 && l.list[main].section == document.SectionWork:
		return "before", l.voice.before
	}
	return "here", l.voice.here
}

// workPlace says which wordings fit a story that names what the work was.
func (l *storyteller) workPlace(s told, main int) (string, []string) {
	e := l.list[s.entry]
	covers, includes := "covers", "includes"
	if e.tense(l.asOf) != present {
		covers, includes = "covered", "included"
	}
	switch {
	case l.told[s.entry] > 0:
		return "work also", []string{"The work also " + includes + " {clause}.", "My work there also " + covers + " {clause}."}
	case e.section == document.SectionVolunteer:
		return "work volunteer", []string{"As a volunteer at {employer}, my work " + covers + " {clause}."}
	case e.section == document.SectionProjects:
		return "work project", []string{"My project {employer} " + covers + " {clause}."}
	case s.entry > main && len(l.told) > 0:
		return "work before", []string{"Before that, {at} my work " + covers + " {clause}.", "Earlier, {at} my work " + covers + " {clause}."}
	}
	if s.entry == main && l.introduced {
		return "work here", []string{"There, my work " + covers + " {clause}."}
	}
	return "work here", []string{"My work at {employer} " + covers + " {clause}.", "At {employer}, my work " + covers + " {clause}."}
}

// itselfPlace says which wordings fit a story with a subject of its own.
func (l *storyteller) itselfPlace(s told, main int) (string, []string) {
	first, _, _ := strings.Cut(s.clause, " ")
	switch {
	case l.told[s.entry] > 0 && leadsPlace[first]:
		return "itself place", []string{"{clause}."}
	case l.told[s.entry] > 0:
		return "itself also", []string{"In the same job, {clause}.", "{clause}."}
	case s.entry > main && len(l.told) > 0:
		return "itself before", []string{"Before that, {at} {clause}.", "Earlier, {at} {clause}."}
	}
	if s.entry == main && l.introduced {
		return "itself here", []string{"There, {clause}."}
	}
	return "itself here", []string{"At {employer}, {clause}."}
}

// joined tells two plain deeds of one entry in one sentence where it has more than two, so that not every sentence
// begins with the same person.
func (l *letterWriter) joined(chosen []told) []told {
	var out []told
	of, done := map[int]int{}, map[int]bool{}
	for _, s := range chosen {
		of[s.entry]++
	}
	for i, s := range chosen {
		last := len(out) - 1
		if i > 0 && last > 0 && out[last].entry == s.entry && out[last-1].entry == s.entry && of[s.entry] > 2 && !done[s.entry] && s.form == ofPerson && out[last].form == ofPerson {
			both := joinDeeds(out[last].clause, s.clause)
			if !strings.Contains(both, ", and I ") && wordCount(both) <= maxJoined && l.passes("I "+both+".") {
				out[last].clause, out[last].with, done[s.entry] = both, []string{s.line.Text}, true
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

const maxJoined = 24 // words

// figurePlace says which wordings fit a story that is a figure alone.
func (l *storyteller) figurePlace(s told) (string, []string) {
	if l.told[s.entry] > 0 || l.introduced && len(l.told) == 0 {
		return "figure also", []string{"One figure from that work: {clause}.", "A figure from the same job: {clause}."}
	}
	return "figure", []string{"One figure from my work at {employer}: {clause}."}
}
