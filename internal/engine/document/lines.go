package document

import (
	"fmt"
	"strings"
)

// LineKind says what a line is within its section; evidence is weighed by it.
type LineKind string

// The kinds of line.
const (
	LineHeadline LineKind = "headline" // basics.label
	LineSummary  LineKind = "summary"  // basics.summary, or an entry's summary
	LineTitle    LineKind = "title"    // a job's position, a project's name
	LineEmployer LineKind = "employer" // a job's or a volunteer post's organisation
	LineBullet   LineKind = "bullet"   // a highlight
	LineDegree   LineKind = "degree"   // a degree, its subject and its school
	LineCourse   LineKind = "course"
	LineCredit   LineKind = "credential" // a certificate, licence, award or publication
	LineSkill    LineKind = "skill"      // one entry of a skills list
	LineLanguage LineKind = "language"
	LineOther    LineKind = "other" // a line of a section that the schema lacks, an interest, a reference
)

// Line is one statement of the resume with its address. Path is the JSON path inside the document
// ("work[0].highlights[2]"); Start and End are the dates of the entry that the line belongs to; Dated says
// whether that entry has any.
type Line struct {
	Path    string
	Section Section
	Kind    LineKind
	Text    string
	Start   Date
	End     Date
	Dated   bool
}

type lineWriter struct {
	out     []Line
	section Section
	start   Date
	end     Date
}

func (w *lineWriter) add(kind LineKind, text, path string, args ...any) {
	if text = strings.TrimSpace(text); text != "" {
		w.out = append(w.out, Line{
			Path: fmt.Sprintf(path, args...), Section: w.section, Kind: kind, Text: text,
			Start: w.start, End: w.end, Dated: w.start != "" || w.end != "",
		})
	}
}

func (w *lineWriter) all(kind LineKind, texts []string, path string, i int) {
	for j, t := range texts {
		w.add(kind, t, path, i, j)
	}
}

func (w *lineWriter) in(s Section, start, end Date) { w.section, w.start, w.end = s, start, end }

// Lines lists every statement of the resume in a fixed order: headline, summary, then the parts of the schema in
// DefaultOrder, then the other sections. Name and contact data are not statements and are left out.
// The cost grows with the size of the document; nothing is cached.
func (r *Resume) Lines() []Line {
	w := &lineWriter{}
	w.in(SectionSummary, "", "")
	w.add(LineHeadline, r.Basics.Label, "basics.label")
	w.add(LineSummary, r.Basics.Summary, "basics.summary")
	r.experienceLines(w)
	r.learningLines(w)
	r.restLines(w)
	return w.out
}

func (r *Resume) experienceLines(w *lineWriter) {
	for i, e := range r.Work {
		w.in(SectionWork, e.StartDate, e.EndDate)
		w.add(LineTitle, e.Position, "work[%d].position", i)
		w.add(LineEmployer, e.Name, "work[%d].name", i)
		w.add(LineSummary, e.Description, "work[%d].description", i)
		w.add(LineBullet, e.Summary, "work[%d].summary", i)
		w.all(LineBullet, e.Highlights, "work[%d].highlights[%d]", i)
	}
	for i, e := range r.Projects {
		w.in(SectionProjects, e.StartDate, e.EndDate)
		w.add(LineTitle, e.Name, "projects[%d].name", i)
		w.add(LineBullet, e.Description, "projects[%d].description", i)
		w.all(LineBullet, e.Highlights, "projects[%d].highlights[%d]", i)
		w.all(LineSkill, e.Keywords, "projects[%d].keywords[%d]", i)
	}
}

func (r *Resume) learningLines(w *lineWriter) {
	for i, e := range r.Education {
		w.in(SectionEducation, e.StartDate, e.EndDate)
		w.add(LineDegree, strings.Join(nonEmpty(e.StudyType, e.Area), ", "), "education[%d].studyType", i)
		w.add(LineEmployer, e.Institution, "education[%d].institution", i)
		w.add(LineOther, e.Score, "education[%d].score", i)
		w.all(LineCourse, e.Courses, "education[%d].courses[%d]", i)
	}
	for i, e := range r.Certificates {
		w.in(SectionCertificates, e.Date, e.Date)
		w.add(LineCredit, strings.Join(nonEmpty(e.Name, e.Issuer), ", "), "certificates[%d].name", i)
	}
	w.in(SectionSkills, "", "")
	for i, e := range r.Skills {
		if len(e.Keywords) == 0 {
			w.add(LineSkill, e.Name, "skills[%d].name", i)
		}
		w.all(LineSkill, e.Keywords, "skills[%d].keywords[%d]", i)
	}
	w.in(SectionLanguages, "", "")
	for i, e := range r.Languages {
		w.add(LineLanguage, strings.Join(nonEmpty(e.Language, e.Fluency), ", "), "languages[%d].language", i)
	}
}

func (r *Resume) restLines(w *lineWriter) {
	for i, e := range r.Awards {
		w.in(SectionAwards, e.Date, e.Date)
		w.add(LineCredit, strings.Join(nonEmpty(e.Title, e.Awarder), ", "), "awards[%d].title", i)
		w.add(LineOther, e.Summary, "awards[%d].summary", i)
	}
	for i, e := range r.Publications {
		w.in(SectionPublications, e.ReleaseDate, e.ReleaseDate)
		w.add(LineCredit, strings.Join(nonEmpty(e.Name, e.Publisher), ", "), "publications[%d].name", i)
		w.add(LineOther, e.Summary, "publications[%d].summary", i)
	}
	for i, e := range r.Volunteer {
		w.in(SectionVolunteer, e.StartDate, e.EndDate)
		w.add(LineTitle, e.Position, "volunteer[%d].position", i)
		w.add(LineEmployer, e.Organization, "volunteer[%d].organization", i)
		w.add(LineBullet, e.Summary, "volunteer[%d].summary", i)
		w.all(LineBullet, e.Highlights, "volunteer[%d].highlights[%d]", i)
	}
	w.in(SectionInterests, "", "")
	for i, e := range r.Interests {
		w.add(LineOther, strings.Join(append(nonEmpty(e.Name), e.Keywords...), ", "), "interests[%d].name", i)
	}
	w.in(SectionReferences, "", "")
	for i, e := range r.References {
		w.add(LineOther, strings.Join(nonEmpty(e.Name, e.Reference), ": "), "references[%d].name", i)
	}
	for i, o := range r.layout().Other {
		w.in(OtherSectionName(i), "", "")
		w.all(LineOther, o.Lines, "meta.vitae.other[%d].lines[%d]", i)
	}
}

func nonEmpty(parts ...string) []string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return out
}
