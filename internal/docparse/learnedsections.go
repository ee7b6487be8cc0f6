package docparse

import (
	"slices"
	"strings"

	"vitae/internal/document"
)

// tellHeadings lists the headings that no section keeps and that no list knows: the models may have taken anything for
// one.
func (b *builder) tellHeadings(secs []section) {
	for i := range secs {
		h := secs[i].head
		if h == nil || secs[i].heading == "" || headingKind(secs[i].heading) != "" ||
			b.layout.Headings[secs[i].kind] == secs[i].heading {
			continue
		}
		if slices.ContainsFunc(b.layout.Other,
			func(o document.OtherSection) bool { return o.Heading == secs[i].heading }) {
			continue
		}
		b.notPlaced(h.text(), h)
	}
}

// unitSections gives the section of a unit that belongs to no job and no course of study.
var unitSections = map[byte]document.Section{
	'N': sectionHeader, 'T': sectionHeader, 'X': sectionHeader, 'I': sectionHeader, 'S': document.SectionSummary,
	'C': document.SectionCertificates, 'P': document.SectionProjects, 'V': document.SectionVolunteer,
	'U': document.SectionPublications, 'A': document.SectionAwards, 'K': document.SectionSkills,
	'L': document.SectionLanguages,
}

// unitsOf returns the units of a paragraph.
func (r *reading) unitsOf(p *para) []int {
	from, _ := slices.BinarySearchFunc(r.units, p.id, func(u unit, id int) int { return u.line - id })
	to := from
	for to < len(r.units) && r.units[to].line < p.id+p.rows {
		to++
	}
	out := make([]int, 0, to-from)
	for i := from; i < to; i++ {
		out = append(out, i)
	}
	return out
}

// part returns the paragraph of some of a paragraph's units.
func (r *reading) part(p *para, units []int) *para {
	if len(units) == len(r.unitsOf(p)) {
		return p
	}
	c := *p
	var text []string
	for _, u := range units {
		text = append(text, r.units[u].text)
	}
	s := p.segs[0]
	s.text, s.words = strings.Join(text, " "), nil
	c.segs, c.seen, c.spans, c.rowTexts, c.rows = []segment{s}, "", nil, nil, 1
	c.mark = p.mark && r.units[units[0]].first
	return &c
}

// sections moves paragraphs to the sections that their labels name.
func (r *reading) sections(secs []section) []section {
	held := map[int]bool{} // units of entries
	for i := range r.entries {
		for _, u := range append(slices.Clone(r.entries[i].units), r.entries[i].body...) {
			held[u] = true
		}
	}
	var out []section
	var head *para // a heading whose section has not begun
	for i := range secs {
		s := &secs[i]
		out = append(out, section{kind: s.kind, heading: s.heading, head: s.head})
		head = nil
		for _, p := range s.paras {
			units := r.unitsOf(p)
			var rest []int
			for _, u := range units {
				if !held[u] {
					rest = append(rest, u)
				} else if kind := r.entryKind(u); len(rest) == 0 && out[len(out)-1].kind != kind || len(rest) > 0 {
					out = append(out, newSection(kind, head))
					head = nil
				}
			}
			if len(rest) < len(units) {
				p.used = true
			}
			if len(rest) == 0 {
				continue
			}
			q := r.part(p, rest)
			if q != p {
				q.used = false
				r.parts = append(r.parts, q)
			}
			kind, isHead := r.kindOf(s, rest)
			if isHead {
				head = q
				continue
			}
			if head != nil && kind != sectionHeader || out[len(out)-1].kind != kind {
				sec := newSection(kind, head)
				if kind == s.kind && head == nil {
					sec.heading, sec.head = s.heading, s.head
				}
				out = append(out, sec)
				head = nil
			}
			last := &out[len(out)-1]
			last.paras = append(last.paras, q)
		}
	}
	return slices.DeleteFunc(out, func(s section) bool {
		return len(s.paras) == 0 && s.kind != sectionOther &&
			(s.kind != document.SectionWork && s.kind != document.SectionEducation)
	})
}

func newSection(kind document.Section, head *para) section {
	s := section{kind: kind, head: head}
	if head != nil {
		head.used, s.heading = true, headingText(head.text())
	}
	return s
}

// entryKind returns the section of a unit that an entry holds.
func (r *reading) entryKind(u int) document.Section {
	for i := range r.entries {
		e := &r.entries[i]
		if slices.Contains(e.units, u) || slices.Contains(e.body, u) {
			if e.kind == 'J' {
				return document.SectionWork
			}
			return document.SectionEducation
		}
	}
	return ""
}

// kindOf returns the section of units that belong to no entry: that of the rules, unless these took them for a job or a
// course of study or knew no heading above them.
func (r *reading) kindOf(s *section, units []int) (kind document.Section, head bool) {
	l := unitLabels[r.labels[units[0]]]
	if l == "H" && len(units) == 1 {
		return s.kind, s.kind != sectionHeader || r.units[units[0]].line > 3
	}
	switch s.kind {
	case document.SectionWork, document.SectionEducation, sectionHeader, document.SectionSummary:
		if k := unitSections[l[0]]; k != "" && (len(l) == 1 || l[1] == 'B' || l[1] == 'P') {
			return k, false
		}
		if s.kind == document.SectionWork || s.kind == document.SectionEducation {
			return sectionOther, false
		}
	}
	return s.kind, false
}
