// Package document holds a resume as data: the JSON Resume 1.0 document (https://jsonresume.org/schema) and the letter
// that goes with it, with validation, addressable lines, and Markdown and plain text out.
//
// It never reads files or page layouts (docparse does), never draws pages (docrender does), and knows nothing of users.
package document

import "strings"

// Resume is a JSON Resume 1.0 document. What the schema has no place for (the order of sections, headings in the
// user's own words, sections of other kinds) is kept under meta.vitae, so nothing the user wrote is lost.
type Resume struct {
	Schema       string        `json:"$schema,omitempty"`
	Basics       Basics        `json:"basics"`
	Work         []Work        `json:"work,omitempty"`
	Volunteer    []Volunteer   `json:"volunteer,omitempty"`
	Education    []Education   `json:"education,omitempty"`
	Awards       []Award       `json:"awards,omitempty"`
	Certificates []Certificate `json:"certificates,omitempty"`
	Publications []Publication `json:"publications,omitempty"`
	Skills       []Skill       `json:"skills,omitempty"`
	Languages    []Language    `json:"languages,omitempty"`
	Interests    []Interest    `json:"interests,omitempty"`
	References   []Reference   `json:"references,omitempty"`
	Projects     []Project     `json:"projects,omitempty"`
	Meta         *Meta         `json:"meta,omitempty"`
}

// Basics is who the person is and how to reach them.
type Basics struct {
	Name     string    `json:"name,omitempty"`
	Label    string    `json:"label,omitempty"` // the headline under the name
	Image    string    `json:"image,omitempty"` // an address, or the photo itself as a data URL (see picture.URL)
	Email    string    `json:"email,omitempty"`
	Phone    string    `json:"phone,omitempty"`
	URL      string    `json:"url,omitempty"`
	Summary  string    `json:"summary,omitempty"`
	Location *Location `json:"location,omitempty"`
	Profiles []Profile `json:"profiles,omitempty"`
}

// Location is a place. A place that was read as free text ("Geelong, VIC") is split into City and Region where
// that is certain, and stands whole in City where it is not.
type Location struct {
	Address     string `json:"address,omitempty"`
	PostalCode  string `json:"postalCode,omitempty"`
	City        string `json:"city,omitempty"`
	CountryCode string `json:"countryCode,omitempty"`
	Region      string `json:"region,omitempty"`
}

// Country returns the ISO code of the country that the resume gives for where its owner lives, "" where it gives none.
func (r *Resume) Country() string {
	if r.Basics.Location == nil {
		return ""
	}
	code := strings.ToUpper(strings.TrimSpace(r.Basics.Location.CountryCode))
	if code == "UK" {
		return "GB" // not the code of ISO 3166, but often written
	}
	return code
}

// Profile is an account on a network.
type Profile struct {
	Network  string `json:"network,omitempty"`
	Username string `json:"username,omitempty"`
	URL      string `json:"url,omitempty"`
}

// Work is one job. Name is the employer. A StartDate without an EndDate means the job goes on.
type Work struct {
	Name        string   `json:"name,omitempty"`
	Location    string   `json:"location,omitempty"`
	Description string   `json:"description,omitempty"` // what the employer is
	Position    string   `json:"position,omitempty"`
	URL         string   `json:"url,omitempty"`
	StartDate   Date     `json:"startDate,omitempty"`
	EndDate     Date     `json:"endDate,omitempty"`
	Summary     string   `json:"summary,omitempty"`
	Highlights  []string `json:"highlights,omitempty"`
}

// Volunteer is unpaid work.
type Volunteer struct {
	Organization string   `json:"organization,omitempty"`
	Position     string   `json:"position,omitempty"`
	URL          string   `json:"url,omitempty"`
	StartDate    Date     `json:"startDate,omitempty"`
	EndDate      Date     `json:"endDate,omitempty"`
	Summary      string   `json:"summary,omitempty"`
	Highlights   []string `json:"highlights,omitempty"`
}

// Education is one course of study. StudyType is the degree ("Bachelor of Science"), Area its subject ("Nursing").
type Education struct {
	Institution string   `json:"institution,omitempty"`
	URL         string   `json:"url,omitempty"`
	Area        string   `json:"area,omitempty"`
	StudyType   string   `json:"studyType,omitempty"`
	StartDate   Date     `json:"startDate,omitempty"`
	EndDate     Date     `json:"endDate,omitempty"`
	Score       string   `json:"score,omitempty"`
	Courses     []string `json:"courses,omitempty"`
}

// Award is a prize.
type Award struct {
	Title   string `json:"title,omitempty"`
	Date    Date   `json:"date,omitempty"`
	Awarder string `json:"awarder,omitempty"`
	Summary string `json:"summary,omitempty"`
}

// Certificate is a certificate, licence or registration, in the words of the resume ("CPA candidate" stays that).
type Certificate struct {
	Name   string `json:"name,omitempty"`
	Date   Date   `json:"date,omitempty"`
	Issuer string `json:"issuer,omitempty"`
	URL    string `json:"url,omitempty"`
}

// Publication is something published.
type Publication struct {
	Name        string `json:"name,omitempty"`
	Publisher   string `json:"publisher,omitempty"`
	ReleaseDate Date   `json:"releaseDate,omitempty"`
	URL         string `json:"url,omitempty"`
	Summary     string `json:"summary,omitempty"`
}

// Skill is a named group with keywords, or a single skill whose Name stands alone.
type Skill struct {
	Name     string   `json:"name,omitempty"`
	Level    string   `json:"level,omitempty"`
	Keywords []string `json:"keywords,omitempty"`
}

// Language is a spoken language.
type Language struct {
	Language string `json:"language,omitempty"`
	Fluency  string `json:"fluency,omitempty"`
}

// Interest is an interest.
type Interest struct {
	Name     string   `json:"name,omitempty"`
	Keywords []string `json:"keywords,omitempty"`
}

// Reference is what somebody says of the person.
type Reference struct {
	Name      string `json:"name,omitempty"`
	Reference string `json:"reference,omitempty"`
}

// Project is a project.
type Project struct {
	Name        string   `json:"name,omitempty"`
	Description string   `json:"description,omitempty"`
	Highlights  []string `json:"highlights,omitempty"`
	Keywords    []string `json:"keywords,omitempty"`
	StartDate   Date     `json:"startDate,omitempty"`
	EndDate     Date     `json:"endDate,omitempty"`
	URL         string   `json:"url,omitempty"`
	Roles       []string `json:"roles,omitempty"`
	Entity      string   `json:"entity,omitempty"`
	Type        string   `json:"type,omitempty"`
}

// Meta is about the document itself. Vitae holds what the schema lacks; other readers ignore it.
type Meta struct {
	Canonical    string  `json:"canonical,omitempty"`
	Version      string  `json:"version,omitempty"`
	LastModified string  `json:"lastModified,omitempty"`
	Vitae        *Layout `json:"vitae,omitempty"`
}

// Layout is the order of the sections, their headings in the user's words, the language of the text (ISO 639-1, empty
// for English), sections of kinds the schema lacks, and how the document is to look.
type Layout struct {
	Language string             `json:"language,omitempty"`
	Order    []Section          `json:"order,omitempty"`    // sections that Order leaves out follow in DefaultOrder
	Headings map[Section]string `json:"headings,omitempty"` // only where they differ from the standard heading
	Other    []OtherSection     `json:"other,omitempty"`
	Private  []PrivateFact      `json:"private,omitempty"`
	Style    *Style             `json:"style,omitempty"`
}

// PrivateFact is what a file says of the person and not of the work: a birth date, a nationality, a passport or permit.
// It is kept with the document and stands in no section, so no output but JSON shows it.
type PrivateFact struct {
	Label string `json:"label,omitempty"` // in the file's words
	Text  string `json:"text"`
}

// OtherSection is a section that fits no part of the schema, line by line as it was written.
type OtherSection struct {
	Heading string   `json:"heading"`
	Lines   []string `json:"lines"`
}

// Section names a part of the resume. The sections of Layout.Other are OtherSectionName(0), OtherSectionName(1), ….
type Section string

// The sections of the schema. SectionSummary is basics.summary.
const (
	SectionSummary      Section = "summary"
	SectionWork         Section = "work"
	SectionProjects     Section = "projects"
	SectionEducation    Section = "education"
	SectionCertificates Section = "certificates"
	SectionSkills       Section = "skills"
	SectionLanguages    Section = "languages"
	SectionAwards       Section = "awards"
	SectionPublications Section = "publications"
	SectionVolunteer    Section = "volunteer"
	SectionInterests    Section = "interests"
	SectionReferences   Section = "references"
)
