package document

import (
	"fmt"
	"slices"
)

// DefaultOrder is the order in which sections stand where a resume says nothing else.
var DefaultOrder = []Section{
	SectionSummary, SectionWork, SectionProjects, SectionEducation, SectionCertificates, SectionSkills,
	SectionLanguages, SectionAwards, SectionPublications, SectionVolunteer, SectionInterests, SectionReferences,
}

// OtherSectionName names section i of Layout.Other.
func OtherSectionName(i int) Section { return Section(fmt.Sprintf("other%d", i)) }

func (r *Resume) layout() *Layout {
	if r.Meta == nil || r.Meta.Vitae == nil {
		return &Layout{}
	}
	return r.Meta.Vitae
}

// SetLayout stores the layout, making the meta part where there is none.
func (r *Resume) SetLayout(l Layout) {
	if r.Meta == nil {
		r.Meta = &Meta{}
	}
	r.Meta.Vitae = &l
}

// LayoutOf returns a copy of the layout; a resume that has none gives an empty one.
func (r *Resume) LayoutOf() Layout { return *r.layout() }

// Sections lists the sections that have content, in the order they are to be shown. A summary that the order does not
// name stands first, where a reader looks for it; other sections that it does not name follow at the end.
func (r *Resume) Sections() []Section {
	l := r.layout()
	wanted := slices.Clone(l.Order)
	if !slices.Contains(wanted, SectionSummary) {
		wanted = slices.Insert(wanted, 0, SectionSummary)
	}
	wanted = append(wanted, DefaultOrder...)
	for i := range l.Other {
		wanted = append(wanted, OtherSectionName(i))
	}
	var out []Section
	for _, s := range wanted {
		if !slices.Contains(out, s) && r.has(s) {
			out = append(out, s)
		}
	}
	return out
}

// Heading returns a section's heading: the user's own words where they are known, elsewhere the standard one of the
// resume's language.
func (r *Resume) Heading(s Section) string {
	l := r.layout()
	if h := l.Headings[s]; h != "" {
		return h
	}
	if o := r.other(s); o != nil && o.Heading != "" {
		return o.Heading
	}
	return StandardHeading(r.Language(), s)
}

func (r *Resume) other(s Section) *OtherSection {
	l := r.layout()
	for i := range l.Other {
		if OtherSectionName(i) == s {
			return &l.Other[i]
		}
	}
	return nil
}

func (r *Resume) has(s Section) bool {
	switch s {
	case SectionSummary:
		return r.Basics.Summary != ""
	case SectionWork:
		return len(r.Work) > 0
	case SectionProjects:
		return len(r.Projects) > 0
	case SectionEducation:
		return len(r.Education) > 0
	case SectionCertificates:
		return len(r.Certificates) > 0
	case SectionSkills:
		return len(r.Skills) > 0
	case SectionLanguages:
		return len(r.Languages) > 0
	case SectionAwards:
		return len(r.Awards) > 0
	case SectionPublications:
		return len(r.Publications) > 0
	case SectionVolunteer:
		return len(r.Volunteer) > 0
	case SectionInterests:
		return len(r.Interests) > 0
	case SectionReferences:
		return len(r.References) > 0
	default:
		o := r.other(s)
		return o != nil && len(o.Lines) > 0
	}
}
