package readback

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
)

// slot is one place of a document with what a page shows of it.
type slot struct {
	path, label string
	text        string // as it is shown
	key         string // as it is compared
}

// entry is what belongs together: a job, a degree, a group of skills. Two entries of one section have the same fields
// in the same order, and the same lists.
type entry struct {
	label  string
	fields []slot
	lines  []slot // whose order counts
	items  []slot // shown in one line with commas between them
}

// said is a document as it is compared: for each section its entries. The person is a section of one entry.
type said map[document.Section][]entry

const person document.Section = "basics"

// compared lists the sections in the order in which losses are reported.
var compared = append(append([]document.Section{person}, document.DefaultOrder[1:]...), otherSections)

// entryWriter collects one entry.
type entryWriter struct {
	entry
	path string // "work[2]"
}

func at(path, label string) *entryWriter { return &entryWriter{path: path, entry: entry{label: label}} }

func (w *entryWriter) name(field, label string) (path, whole string) {
	if w.label == "" {
		return w.path + "." + field, strings.ToUpper(label[:1]) + label[1:]
	}
	return w.path + "." + field, w.label + ", " + label
}

func (w *entryWriter) field(field, label, text string) {
	path, label := w.name(field, label)
	w.fields = append(w.fields, slot{path, label, text, plain(text)})
}

func (w *entryWriter) address(field, label, text string) {
	path, label := w.name(field, label)
	w.fields = append(w.fields, slot{path, label, text, address(text)})
}

// span is the two dates of an entry as a page shows them: an end alone where both are the same.
func (w *entryWriter) span(start, end document.Date) {
	from, to := start.String(), end.String()
	switch {
	case start == end:
		from = ""
	case end == "":
		to = "Present"
	}
	w.field("startDate", "start date", from)
	w.field("endDate", "end date", to)
}

func (w *entryWriter) list(field, label string, texts []string) {
	for i, t := range texts {
		path, whole := w.name(fmt.Sprintf("%s[%d]", field, i), fmt.Sprintf("%s %d", label, i+1))
		w.line(path, whole, t)
	}
}

func (w *entryWriter) line(path, label, text string) {
	if key := plain(text); key != "" {
		w.lines = append(w.lines, slot{path, label, text, key})
	}
}

func (w *entryWriter) words(field, label string, texts []string) {
	for i, t := range texts {
		path, whole := w.name(fmt.Sprintf("%s[%d]", field, i), fmt.Sprintf("%s %d", label, i+1))
		w.item(path, whole, t)
	}
}

func (w *entryWriter) item(path, label, text string) {
	if key := plain(text); key != "" {
		w.items = append(w.items, slot{path, label, text, key})
	}
}

func (s said) add(section document.Section, w *entryWriter) { s[section] = append(s[section], w.entry) }

// sayings returns what a document says.
func sayings(r *document.Resume) said {
	s := said{}
	s.person(&r.Basics)
	s.experience(r)
	s.learning(r)
	s.credits(r)
	s.wordLists(r)
	s.rest(r)
	return s
}

func (s said) person(b *document.Basics) {
	w := at("basics", "")
	w.field("name", "name", b.Name)
	w.field("label", "headline", b.Label)
	w.field("email", "email", b.Email)
	w.field("phone", "phone", b.Phone)
	w.place(b.Location.String())
	w.field("summary", "summary", b.Summary)
	w.reach("basics.url", "Website", b.URL)
	for i, p := range b.Profiles {
		text := p.URL
		if text == "" {
			text = strings.TrimSpace(p.Network + " " + p.Username)
		}
		w.reach(fmt.Sprintf("basics.profiles[%d]", i), fmt.Sprintf("Profile %d", i+1), text)
	}
	s.add(person, w)
}

// reach adds an address of the person. They stand side by side: which is the website and which a profile no page says.
func (w *entryWriter) reach(path, label, text string) {
	if key := address(text); key != "" {
		w.items = append(w.items, slot{path, label, text, key})
	}
}

// place is compared as its words: which of them are the town and which the region or the code no page says, and a town
// that was typed as one text is shown again as its parts.
func (w *entryWriter) place(text string) {
	in := bare(text)
	slices.Sort(in)
	path, label := w.name("location", "place")
	w.fields = append(w.fields, slot{path, label, text, strings.Join(in, " ")})
}

// heading is compared without its case: pages may set it in capitals.
func (w *entryWriter) heading(text string) {
	path, label := w.name("heading", "heading")
	w.fields = append(w.fields, slot{path, label, text, strings.ToLower(plain(text))})
}

// together is a field of texts that stand below each other in one manner: where one ends and the next begins, and which
// of them is which, no page says.
func (w *entryWriter) together(field, label string, texts ...string) {
	path, label := w.name(field, label)
	w.fields = append(w.fields, slot{path, label, joined(texts...), strings.Join(bare(strings.Join(texts, " ")), " ")})
}

// bare returns the words of a text as they are compared, without the signs between them.
func bare(text string) []string {
	return strings.FieldsFunc(plain(text), func(r rune) bool {
		return unicode.IsSpace(r) ||
			strings.ContainsRune(",.;:|·()-", r)
	})
}

// grade is compared without the word that pages put before a bare number.
func (w *entryWriter) grade(text string) {
	path, label := w.name("score", "grade")
	w.fields = append(w.fields, slot{path, label, text, strings.TrimPrefix(plain(text), "Grade: ")})
}

func (s said) experience(r *document.Resume) {
	for i, e := range r.Work {
		w := at(fmt.Sprintf("work[%d]", i), fmt.Sprintf("Job %d", i+1))
		w.field("position", "title", e.Position)
		w.field("name", "employer", e.Name)
		w.span(e.StartDate, e.EndDate)
		w.field("location", "location", e.Location)
		w.together("summary", "summary", e.Description, e.Summary)
		w.list("highlights", "line", e.Highlights)
		s.add(document.SectionWork, w)
	}
	for i, e := range r.Projects {
		w := at(fmt.Sprintf("projects[%d]", i), fmt.Sprintf("Project %d", i+1))
		w.field("name", "name", e.Name)
		w.span(e.StartDate, e.EndDate)
		w.address("url", "link", e.URL)
		w.together("description", "description", strings.Join(e.Roles, ", "), e.Entity, e.Description)
		w.list("highlights", "line", e.Highlights)
		w.words("keywords", "keyword", e.Keywords)
		s.add(document.SectionProjects, w)
	}
	for i, e := range r.Volunteer {
		w := at(fmt.Sprintf("volunteer[%d]", i), fmt.Sprintf("Volunteering %d", i+1))
		w.field("position", "title", e.Position)
		w.field("organization", "organization", e.Organization)
		w.span(e.StartDate, e.EndDate)
		w.field("summary", "summary", e.Summary)
		w.list("highlights", "line", e.Highlights)
		s.add(document.SectionVolunteer, w)
	}
}

func (s said) learning(r *document.Resume) {
	for i, e := range r.Education {
		w := at(fmt.Sprintf("education[%d]", i), fmt.Sprintf("Degree %d", i+1))
		w.field("studyType", "degree and subject", joined(e.StudyType, e.Area))
		w.field("institution", "school", e.Institution)
		w.span(e.StartDate, e.EndDate)
		w.grade(e.Score)
		w.list("courses", "course", e.Courses)
		s.add(document.SectionEducation, w)
	}
}

func (s said) credits(r *document.Resume) {
	for i, e := range r.Certificates {
		w := at(fmt.Sprintf("certificates[%d]", i), fmt.Sprintf("Certificate %d", i+1))
		w.field("name", "name", e.Name)
		w.field("issuer", "issuer", e.Issuer)
		w.field("date", "date", e.Date.String())
		w.address("url", "link", e.URL)
		s.add(document.SectionCertificates, w)
	}
	for i, e := range r.Awards {
		w := at(fmt.Sprintf("awards[%d]", i), fmt.Sprintf("Award %d", i+1))
		w.field("title", "title", e.Title)
		w.field("awarder", "issuer", e.Awarder)
		w.field("date", "date", e.Date.String())
		w.field("summary", "summary", e.Summary)
		s.add(document.SectionAwards, w)
	}
	for i, e := range r.Publications {
		w := at(fmt.Sprintf("publications[%d]", i), fmt.Sprintf("Publication %d", i+1))
		w.field("name", "title", e.Name)
		w.field("publisher", "publisher", e.Publisher)
		w.field("releaseDate", "publication date", e.ReleaseDate.String())
		w.address("url", "link", e.URL)
		w.field("summary", "summary", e.Summary)
		s.add(document.SectionPublications, w)
	}
}

// wordLists adds what is shown as words in a line. Names that stand alone stand in one line, whichever they are.
func (s said) wordLists(r *document.Resume) {
	ungrouped := at("skills", "")
	ungrouped.field("name", "group", "")
	for i, e := range r.Skills {
		path, name := fmt.Sprintf("skills[%d]", i), e.Name
		if e.Level != "" && name != "" {
			name += " (" + e.Level + ")"
		}
		w := at(path, fmt.Sprintf("Skill group %d", i+1))
		w.field("name", "group", name)
		w.words("keywords", "skill", e.Keywords)
		switch {
		case len(e.Keywords) == 0:
			ungrouped.item(path+".name", fmt.Sprintf("Skill %d", i+1), name)
		case name == "":
			ungrouped.items = append(ungrouped.items, w.items...)
		default:
			s.add(document.SectionSkills, w)
		}
	}
	s.addUngrouped(document.SectionSkills, ungrouped)
	ungrouped = at("interests", "")
	ungrouped.field("name", "group", "")
	for i, e := range r.Interests {
		path := fmt.Sprintf("interests[%d]", i)
		w := at(path, fmt.Sprintf("Interest %d", i+1))
		w.field("name", "name", e.Name)
		w.words("keywords", "keyword", e.Keywords)
		if len(e.Keywords) == 0 {
			ungrouped.item(path+".name", w.label, e.Name)
		} else {
			s.add(document.SectionInterests, w)
		}
	}
	s.addUngrouped(document.SectionInterests, ungrouped)
}

func (s said) addUngrouped(section document.Section, w *entryWriter) {
	if len(w.items) > 0 {
		s.add(section, w)
	}
}

func (s said) rest(r *document.Resume) {
	for i, e := range r.Languages {
		w := at(fmt.Sprintf("languages[%d]", i), fmt.Sprintf("Language %d", i+1))
		w.field("language", "name", e.Language)
		w.field("fluency", "level", e.Fluency)
		s.add(document.SectionLanguages, w)
	}
	for i, e := range r.References {
		w := at(fmt.Sprintf("references[%d]", i), fmt.Sprintf("Reference %d", i+1))
		w.together("reference", "text", e.Name, e.Reference)
		s.add(document.SectionReferences, w)
	}
	for i, o := range r.LayoutOf().Other {
		w := at(fmt.Sprintf("meta.vitae.other[%d]", i), "“"+o.Heading+"”")
		w.heading(o.Heading)
		w.list("lines", "line", o.Lines)
		s.add(otherSections, w)
	}
}

// otherSections stands for all sections that the schema lacks.
const otherSections document.Section = "other"

func joined(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}
