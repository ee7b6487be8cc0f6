package docrender

import (
	"net/url"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
)

const dot = " · " // between things of one kind on a line

// resumeBlocks sets a resume for a look: head, then the sections in their order, each in its column. The order of the
// blocks is that of the document; a second column takes its own from among them.
func resumeBlocks(r *document.Resume, l look) []block {
	w := &blockWriter{look: l, language: r.Language(), section: -1}
	w.head(&r.Basics)
	capitals := headingsInCapitals(r)
	for i, s := range sectionsFor(r, l) {
		mark := len(w.out)
		heading := r.Heading(s)
		if capitals {
			heading = strings.ToUpper(heading)
		}
		w.area, w.section, w.panel = areaMain, i, slices.Contains(l.panel, s)
		if slices.Contains(l.side.sections, s) {
			w.area = areaSide
		}
		w.add(roleSection, plain(heading), nil)
		content := len(w.out)
		w.writeSection(r, s)
		if len(w.out) == content {
			w.out = w.out[:mark] // a heading with nothing under it
		}
	}
	return w.out
}

// sectionsFor returns the sections in the document's order, but for those that the look lifts behind the summary.
func sectionsFor(r *document.Resume, l look) []document.Section {
	var out, lifted []document.Section
	for _, s := range r.Sections() {
		if slices.Contains(l.lift, s) {
			lifted = append(lifted, s)
		} else {
			out = append(out, s)
		}
	}
	return slices.Insert(out, slices.Index(out, document.SectionSummary)+1, lifted...)
}

// headingsInCapitals reports whether all headings that are the user's own words are written in capitals. The standard
// ones then follow them: one manner for headings of one rank, for the eye and for whoever looks for them.
func headingsInCapitals(r *document.Resume) bool {
	own := 0
	for _, s := range r.Sections() {
		h := r.Heading(s)
		if h == document.StandardHeading(r.Language(), s) {
			continue
		}
		if own++; h != strings.ToUpper(h) || h == strings.ToLower(h) {
			return false
		}
	}
	return own > 0
}

func (w *blockWriter) head(b *document.Basics) {
	w.add(roleName, plain(b.Name), nil)
	w.add(roleHeadline, plain(b.Label), nil)
	if w.look.side.contact {
		w.area = areaSide
	}
	w.add(roleContact, contactItems(b), nil)
}

// contactItems returns the contact data in the order in which a reader looks for them.
func contactItems(b *document.Basics) []span {
	items := []span{
		{text: b.Email, link: mailLink(b.Email)},
		{text: b.Phone, link: phoneLink(b.Phone)},
		{text: b.Location.String()},
		{text: b.URL, link: webLink(b.URL)},
	}
	for _, p := range b.Profiles {
		if p.URL != "" {
			items = append(items, span{text: p.URL, link: webLink(p.URL)})
		} else {
			items = append(items, span{text: strings.TrimSpace(p.Network + " " + p.Username)})
		}
	}
	var out []span
	for _, it := range items {
		if it.text = strings.TrimSpace(clean(it.text)); it.text != "" {
			out = append(out, it)
		}
	}
	return out
}

func (w *blockWriter) writeSection(r *document.Resume, s document.Section) {
	switch s {
	case document.SectionSummary:
		w.text(roleText, r.Basics.Summary)
	case document.SectionWork:
		w.work(r.Work)
	case document.SectionProjects:
		w.projects(r.Projects)
	case document.SectionEducation:
		w.education(r.Education)
	case document.SectionVolunteer:
		w.volunteer(r.Volunteer)
	case document.SectionCertificates:
		for _, e := range r.Certificates {
			w.credit(e.Name, e.URL, e.Issuer, e.Date, "")
		}
	case document.SectionAwards:
		for _, e := range r.Awards {
			w.credit(e.Title, "", e.Awarder, e.Date, e.Summary)
		}
	case document.SectionPublications:
		for _, e := range r.Publications {
			w.credit(e.Name, e.URL, e.Publisher, e.ReleaseDate, e.Summary)
		}
	case document.SectionSkills:
		w.skills(r.Skills)
	case document.SectionLanguages:
		w.languages(r.Languages)
	case document.SectionInterests:
		w.interests(r.Interests)
	case document.SectionReferences:
		for _, e := range r.References {
			w.add(roleEntry, plain(e.Name), nil)
			w.text(roleText, e.Reference)
		}
	default:
		w.other(r, s)
	}
}

// entry writes the two head lines of an entry. Where one of them is empty the other takes its place, so that the
// dates always stand beside the first words.
func (w *blockWriter) entry(title, detail []span, start, end document.Date, place string) {
	dates := []span{{text: document.Span(start, end, w.language), muted: true}}
	title, detail = cleanSpans(title), cleanSpans(detail)
	if len(title) == 0 {
		title, detail = detail, nil
	}
	switch {
	case w.look.entry == entryLine:
		w.add(roleEntry, oneLine(title, detail, place), dates)
		w.last().parts = true
		return
	case w.look.entry == entryUnder && len(detail) > 0:
		w.add(roleEntry, title, nil)
		w.add(roleDetail, withPlace(detail, place), dates)
		w.last().parts = true
		return
	}
	w.add(roleEntry, title, dates)
	w.add(roleDetail, detail, []span{{text: place, muted: true}})
}

// oneLine returns an entry's head as one line: the title in bold, what belongs to it behind.
func oneLine(title, detail []span, place string) []span {
	out := slices.Clone(title)
	for i := range out {
		out[i].bold = true
	}
	if len(out) > 0 && len(detail) > 0 {
		out = append(out, span{text: dot, muted: true})
	}
	return withPlace(append(out, detail...), place)
}

func withPlace(detail []span, place string) []span {
	if place = strings.TrimSpace(clean(place)); place == "" {
		return detail
	}
	return append(slices.Clone(detail), span{text: dot, muted: true}, span{text: place, muted: true})
}

func (w *blockWriter) work(entries []document.Work) {
	for _, e := range entries {
		w.entry(plain(e.Position), []span{{text: e.Name, link: webLink(e.URL)}}, e.StartDate, e.EndDate, e.Location)
		w.text(roleNote, e.Description)
		w.text(roleText, e.Summary)
		w.bullets(e.Highlights)
	}
}

func (w *blockWriter) volunteer(entries []document.Volunteer) {
	for _, e := range entries {
		w.entry(plain(e.Position), []span{{text: e.Organization, link: webLink(e.URL)}}, e.StartDate, e.EndDate, "")
		w.text(roleText, e.Summary)
		w.bullets(e.Highlights)
	}
}

func (w *blockWriter) projects(entries []document.Project) {
	for _, e := range entries {
		detail := joined(dot, span{text: strings.Join(e.Roles, ", ")}, span{text: e.Entity},
			span{text: e.URL, link: webLink(e.URL)})
		w.entry(plain(e.Name), detail, e.StartDate, e.EndDate, "")
		w.text(roleText, e.Description)
		w.bullets(e.Highlights)
		w.list(roleNote, plain(listed(e.Keywords)))
	}
}

func (w *blockWriter) education(entries []document.Education) {
	for _, e := range entries {
		w.entry(plain(listed([]string{e.StudyType, e.Area})), []span{{text: e.Institution, link: webLink(e.URL)}},
			e.StartDate, e.EndDate, e.Grade(w.language))
		w.bullets(e.Courses)
	}
}

// credit is one line: what was earned and from whom, the date on the right; an address and a summary may follow.
func (w *blockWriter) credit(name, address, from string, date document.Date, summary string) {
	if when := (span{text: date.In(w.language), muted: true}); w.area == areaSide {
		w.add(roleText, []span{{text: name, bold: true}}, nil)
		w.last().loose = true
		w.add(roleNote, joined(dot, span{text: from}, when), nil)
	} else {
		w.add(roleText, joined(dot, span{text: name, bold: true}, span{text: from}), []span{when})
	}
	w.add(roleNote, []span{{text: address, link: webLink(address)}}, nil)
	w.text(roleText, summary)
}

// skills writes a line for every group, and one for the skills that stand alone. Where there are several lines each
// has a bullet: which group a word belongs to is then never in doubt.
func (w *blockWriter) skills(entries []document.Skill) {
	var single []string
	first := len(w.out)
	for _, e := range entries {
		name := e.Name
		if e.Level != "" && name != "" {
			name += " (" + e.Level + ")"
		}
		if len(e.Keywords) == 0 {
			single = append(single, name)
			continue
		}
		w.group("", single)
		single = nil
		w.group(name, e.Keywords)
	}
	w.group("", single)
	if lines := w.out[first:]; len(lines) > 1 {
		for i := range lines {
			lines[i].role = roleBullet
		}
	}
}

func (w *blockWriter) languages(entries []document.Language) {
	var items []string
	for _, e := range entries {
		if e.Fluency != "" && e.Language != "" {
			items = append(items, e.Language+" ("+e.Fluency+")")
		} else {
			items = append(items, e.Language+e.Fluency)
		}
	}
	if w.area == areaSide {
		for _, it := range items {
			w.add(roleText, plain(it), nil)
		}
		return
	}
	w.group("", items)
}

// interests writes a line for every one that says more than its name, and one for the others.
func (w *blockWriter) interests(entries []document.Interest) {
	var single []string
	for _, e := range entries {
		if len(e.Keywords) == 0 && w.area != areaSide {
			single = append(single, e.Name)
			continue
		}
		w.group("", single)
		single = nil
		w.group(e.Name, e.Keywords)
	}
	w.group("", single)
}

// group is a name in bold and its list: "Clinical: Telemetry, Wound care".
func (w *blockWriter) group(name string, items []string) {
	words := listed(items)
	switch name = strings.TrimSpace(clean(name)); {
	case name == "":
		w.list(roleText, plain(words))
	case words == "":
		w.add(roleText, plain(name), nil)
	default:
		w.list(roleText, []span{{text: name + ": ", bold: true}, {text: words}})
	}
}

// other writes a section line by line; several lines are a list.
func (w *blockWriter) other(r *document.Resume, s document.Section) {
	for i, o := range r.LayoutOf().Other {
		if document.OtherSectionName(i) != s {
			continue
		}
		if len(o.Lines) == 1 {
			w.text(roleText, o.Lines[0])
		} else {
			w.bullets(o.Lines)
		}
	}
}

func listed(items []string) string {
	var out []string
	for _, it := range items {
		if it = strings.TrimSpace(clean(it)); it != "" {
			out = append(out, it)
		}
	}
	return strings.Join(out, ", ")
}

func mailLink(s string) string {
	if s = strings.TrimSpace(s); !strings.Contains(s, "@") || strings.ContainsFunc(s, unicode.IsSpace) {
		return ""
	}
	return safeURL("mailto:" + s)
}

func phoneLink(s string) string {
	number := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r == '+' {
			return r
		}
		return -1
	}, s)
	if len(number) < 5 || strings.ContainsFunc(s, unicode.IsLetter) {
		return "" // an extension or two numbers: a link would dial the wrong one
	}
	return safeURL("tel:" + number)
}

// webLink makes an address absolute. What is no http address gives no link.
func webLink(s string) string {
	s = strings.TrimSpace(s)
	if s == "" || strings.ContainsFunc(s, unicode.IsSpace) {
		return ""
	}
	if !strings.Contains(s, "://") {
		if !strings.Contains(s, ".") || strings.Contains(s, "@") || strings.Contains(s, ":") {
			return ""
		}
		s = "https://" + s
	}
	return safeURL(s)
}

// safeURL returns the address in ASCII, or nothing where it is not one that a click may follow.
func safeURL(s string) string {
	u, err := url.Parse(strings.ToValidUTF8(s, ""))
	if err != nil {
		return ""
	}
	switch u.Scheme {
	case "http", "https":
		if u.Host == "" {
			return ""
		}
	case "mailto", "tel":
	default:
		return ""
	}
	out := u.String()
	if strings.ContainsFunc(out, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return ""
	}
	return out
}
