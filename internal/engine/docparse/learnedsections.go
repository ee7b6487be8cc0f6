package docparse

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
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
	m := mover{reading: r, held: r.heldUnits()}
	for i := range secs {
		s := &secs[i]
		m.out = append(m.out, section{kind: s.kind, heading: s.heading, head: s.head})
		m.head = nil
		for _, p := range s.paras {
			m.move(s, p)
		}
	}
	return slices.DeleteFunc(m.out, func(s section) bool {
		return len(s.paras) == 0 && s.kind != sectionOther &&
			(s.kind != document.SectionWork && s.kind != document.SectionEducation)
	})
}

// heldUnits returns the units that entries hold.
func (r *reading) heldUnits() map[int]bool {
	held := map[int]bool{}
	for i := range r.entries {
		for _, u := range append(slices.Clone(r.entries[i].units), r.entries[i].body...) {
			held[u] = true
		}
	}
	return held
}

// mover moves paragraphs from the sections of the rules to those of the labels.
type mover struct {
	*reading
	held map[int]bool // units of entries
	out  []section
	head *para // a heading whose section has not begun
}

// last is the section that is being filled.
func (m *mover) last() *section { return &m.out[len(m.out)-1] }

// begin begins a section under the heading that waits for one.
func (m *mover) begin(kind document.Section) *section {
	m.out = append(m.out, newSection(kind, m.head))
	m.head = nil
	return m.last()
}

// move puts a paragraph of a section where its labels say.
func (m *mover) move(s *section, p *para) {
	rest := m.withoutEntries(p)
	if len(rest) == 0 {
		return
	}
	q := m.part(p, rest)
	if q != p {
		q.used = false
		m.parts = append(m.parts, q)
	}
	kind, isHead := m.kindOf(s, rest)
	if isHead {
		m.head = q
		return
	}
	if m.head != nil && kind != sectionHeader || m.last().kind != kind {
		goesOn := kind == s.kind && m.head == nil
		if to := m.begin(kind); goesOn {
			to.heading, to.head = s.heading, s.head
		}
	}
	m.last().paras = append(m.last().paras, q)
}

// withoutEntries returns the units of a paragraph that no entry holds, and begins a section where an entry stands.
func (m *mover) withoutEntries(p *para) []int {
	units := m.unitsOf(p)
	var rest []int
	for _, u := range units {
		if !m.held[u] {
			rest = append(rest, u)
		} else if kind := m.entryKind(u); len(rest) > 0 || m.last().kind != kind {
			m.begin(kind)
		}
	}
	if len(rest) < len(units) {
		p.used = true
	}
	return rest
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
