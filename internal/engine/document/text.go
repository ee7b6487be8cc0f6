package document

import (
	"strings"
)

// Markdown returns the resume as Markdown that reads well and that docparse reads back field by field.
func (r *Resume) Markdown() string { return r.write(markdown{}) }

// Text returns the resume as plain text: headings in capitals, bullets as "- ".
func (r *Resume) Text() string { return r.write(plainText{}) }

// marks is what differs between the two texts.
type marks interface {
	name(string) string
	heading(string) string
	entry(string) string
}

type markdown struct{}

func (markdown) name(s string) string    { return "# " + s }
func (markdown) heading(s string) string { return "## " + s }
func (markdown) entry(s string) string   { return "### " + s }

type plainText struct{}

func (plainText) name(s string) string    { return s }
func (plainText) heading(s string) string { return strings.ToUpper(s) }
func (plainText) entry(s string) string   { return s }

type textWriter struct {
	marks
	language string
	b        strings.Builder
}

func (w *textWriter) span(start, end Date) string { return Span(start, end, w.language) }

func (w *textWriter) line(parts ...string) {
	if s := strings.Join(nonEmpty(parts...), " | "); s != "" {
		w.b.WriteString(s + "\n")
	}
}

func (w *textWriter) gap() { w.b.WriteByte('\n') }

func (w *textWriter) bullets(items []string) {
	for _, s := range nonEmpty(items...) {
		w.b.WriteString("- " + oneLine(s) + "\n")
	}
}

// oneLine keeps what belongs on one line there: a line break inside it would begin a line of another meaning.
func oneLine(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == '\n' || r == '\r' }), " ")
}

func (w *textWriter) entryLine(dates string, parts ...string) {
	if s := strings.Join(nonEmpty(append(parts, dates)...), " | "); s != "" {
		w.b.WriteString(w.entry(oneLine(s)) + "\n")
	}
}

func (b *Basics) contactLine() string {
	parts := nonEmpty(b.Email, b.Phone, b.Location.String(), b.URL)
	for _, p := range b.Profiles {
		switch {
		case p.URL != "":
			parts = append(parts, p.URL)
		case p.Username != "":
			parts = append(parts, strings.TrimSpace(p.Network+" "+p.Username))
		}
	}
	return strings.Join(parts, " | ")
}

// String returns the place in one line; a nil location gives "".
func (l *Location) String() string {
	if l == nil {
		return ""
	}
	return strings.Join(nonEmpty(l.Address, strings.TrimSpace(l.PostalCode+" "+l.City), l.Region, l.CountryCode), ", ")
}

func (r *Resume) write(m marks) string {
	w := &textWriter{marks: m, language: r.Language()}
	if r.Basics.Name != "" {
		w.line(w.name(r.Basics.Name))
	}
	w.line(r.Basics.Label)
	w.line(r.Basics.contactLine())
	for _, s := range r.Sections() {
		w.gap()
		w.line(w.heading(r.Heading(s)))
		r.writeSection(w, s)
	}
	return strings.TrimLeft(w.b.String(), "\n")
}

func (r *Resume) writeSection(w *textWriter, s Section) {
	switch s {
	case SectionSummary:
		w.line(r.Basics.Summary)
	case SectionWork:
		for i, e := range r.Work {
			w.between(i)
			w.entryLine(w.span(e.StartDate, e.EndDate), e.Position, e.Name, e.Location)
			w.line(e.Description)
			w.line(e.Summary)
			w.bullets(e.Highlights)
		}
	case SectionProjects:
		for i, e := range r.Projects {
			w.between(i)
			w.entryLine(w.span(e.StartDate, e.EndDate), e.Name, strings.Join(e.Roles, ", "), e.Entity, e.URL)
			w.line(e.Description)
			w.bullets(e.Highlights)
			w.line(strings.Join(e.Keywords, ", "))
		}
	case SectionVolunteer:
		for i, e := range r.Volunteer {
			w.between(i)
			w.entryLine(w.span(e.StartDate, e.EndDate), e.Position, e.Organization)
			w.line(e.Summary)
			w.bullets(e.Highlights)
		}
	case SectionEducation:
		for i, e := range r.Education {
			w.between(i)
			studies := strings.Join(nonEmpty(e.StudyType, e.Area), ", ")
			w.entryLine(w.span(e.StartDate, e.EndDate), studies, e.Institution)
			w.line(e.Grade(w.language))
			w.bullets(e.Courses)
		}
	default:
		r.writeList(w, s)
	}
}

// between separates entries of one section with a blank line.
func (w *textWriter) between(i int) {
	if i > 0 {
		w.gap()
	}
}

func (r *Resume) writeList(w *textWriter, s Section) {
	switch s {
	case SectionCertificates:
		for _, e := range r.Certificates {
			w.credit(e.Name, e.Issuer, e.Date, e.URL, "")
		}
	case SectionSkills:
		r.writeSkills(w)
	case SectionLanguages:
		for _, e := range r.Languages {
			w.bullets([]string{strings.Join(nonEmpty(e.Language, e.Fluency), ": ")})
		}
	case SectionAwards:
		for _, e := range r.Awards {
			w.credit(e.Title, e.Awarder, e.Date, "", e.Summary)
		}
	case SectionPublications:
		for _, e := range r.Publications {
			w.credit(e.Name, e.Publisher, e.ReleaseDate, e.URL, e.Summary)
		}
	case SectionInterests:
		for _, e := range r.Interests {
			w.bullets([]string{strings.Join(nonEmpty(e.Name, strings.Join(nonEmpty(e.Keywords...), ", ")), ": ")})
		}
	case SectionReferences:
		for _, e := range r.References {
			w.bullets([]string{strings.Join(nonEmpty(e.Name, e.Reference), ": ")})
		}
	default:
		if o := r.other(s); o != nil {
			w.bullets(o.Lines)
		}
	}
}

// credit is one line: what was earned, from whom and when. Bars part it where commas would not tell its parts.
func (w *textWriter) credit(name, from string, date Date, address, summary string) {
	between := ", "
	if address != "" || summary != "" || strings.ContainsAny(name+from, ",–—|") {
		between = " | "
	}
	w.bullets([]string{strings.Join(nonEmpty(name, from, date.In(w.language), address, summary), between)})
}

// writeSkills gives groups a line each, and those that stand alone one line. Of several lines each has a bullet: which
// group a word belongs to is then never in doubt.
func (r *Resume) writeSkills(w *textWriter) {
	var lines, single []string
	flush := func() {
		lines = append(lines, nonEmpty(strings.Join(single, ", "))...)
		single = nil
	}
	for _, e := range r.Skills {
		name := e.Name
		if e.Level != "" && name != "" {
			name += " (" + e.Level + ")"
		}
		if len(e.Keywords) == 0 {
			single = append(single, nonEmpty(name)...)
			continue
		}
		flush()
		lines = append(lines, nonEmpty(strings.Join(nonEmpty(name, strings.Join(e.Keywords, ", ")), ": "))...)
	}
	flush()
	if len(lines) > 1 {
		w.bullets(lines)
		return
	}
	w.line(lines...)
}
