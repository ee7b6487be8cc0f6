package docparse

import (
	"math"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// section is a span of the file under one heading. What stands before the first heading is of kind sectionHeader.
type section struct {
	kind    document.Section
	heading string
	head    *para
	paras   []*para
}

// sections cuts the paragraphs at their headings. A new column begins its own header until its first heading.
func sections(paras []*para) []section {
	h := newHeadingJudge(paras)
	var out []section
	stream := -1
	for i, p := range paras {
		if p.stream != stream {
			stream = p.stream
			if p.page <= 1 || len(out) == 0 || hasMail(p.text()) {
				out = append(out, section{kind: sectionHeader})
			}
		}
		if kind, heading, rest := h.judge(i, out); kind != "" {
			p.used = true
			if kind == sectionPreamble {
				continue
			}
			s := section{kind: kind, heading: heading, head: p}
			if rest != nil {
				s.paras = append(s.paras, rest)
			}
			out = append(out, s)
			continue
		}
		if len(out) == 0 {
			out = append(out, section{kind: sectionHeader})
		}
		out[len(out)-1].paras = append(out[len(out)-1].paras, p)
	}
	return out
}

// headingJudge tells headings from other lines: by their words, and by the look that the surest headings share.
type headingJudge struct {
	paras  []*para
	look   map[int]look // by stream
	strict map[int]bool // only a known word in the shared look is a heading: other lines share the look too
	own    map[document.Section]bool
	beside bool            // headings stand to the left of what they head, in a file without pages
	body   float64         // commonest size
	sure   map[int][]*para // the headings that can be nothing else, by stream
}

func newHeadingJudge(paras []*para) *headingJudge {
	h := &headingJudge{
		paras: paras, look: map[int]look{}, strict: map[int]bool{}, own: map[document.Section]bool{},
		sure: map[int][]*para{}, body: bodySize(paras),
	}
	for i, p := range paras {
		h.beside = h.beside || ownKind(headingBeside(p))
		kind := knownHeading(p)
		if kind == "" || kind == sectionPreamble || !h.standsApart(i) || i == 0 && headingKey(p.text()) == "resume" {
			continue
		}
		if ownKind(kind) {
			h.sure[p.stream] = append(h.sure[p.stream], p)
		}
		h.own[kind] = true
		l := p.look()
		if best, ok := h.look[p.stream]; !ok || l.stronger(best) {
			h.look[p.stream] = l
		}
	}
	for stream, ref := range h.look {
		h.strict[stream] = h.shared(stream, ref) || !h.distinct(ref)
	}
	h.strictBelowHeadings()
	return h
}

// shared reports whether more other lines of a column than headings have the look of its headings.
func (h *headingJudge) shared(stream int, ref look) bool {
	known, other := 0, 0
	for _, p := range h.paras {
		if p.stream != stream || p.rows > 1 || p.look() != ref {
			continue
		}
		if knownHeading(p) != "" {
			known++
		} else {
			other++
		}
	}
	if ref.size > h.body+headingSize {
		other -= 2
	}
	return other > known
}

// strictBelowHeadings finds the columns where a line right under a heading looks like it: that is an entry, and so are
// its like.
func (h *headingJudge) strictBelowHeadings() {
	for i := 1; i < len(h.paras); i++ {
		p, above := h.paras[i], h.paras[i-1]
		ref, ok := h.look[p.stream]
		if ok && p.stream == above.stream && p.look() == ref && above.look() == ref && knownHeading(above) != "" &&
			knownHeading(p) == "" && p.rows == 1 {
			h.strict[p.stream] = true
		}
	}
}

func bodySize(paras []*para) float64 {
	count := map[float64]int{}
	best, size := 0, 0.0
	for _, p := range paras {
		l := p.look()
		count[l.size] += utf8.RuneCountInString(p.text())
		if count[l.size] > best {
			best, size = count[l.size], l.size
		}
	}
	return size
}

// distinct reports whether a look sets a line apart from running text.
func (h *headingJudge) distinct(l look) bool {
	return l.level > 0 || l.caps || l.bold || l.ruled || l.size > h.body+largerSize
}

// stronger ranks the looks that headings can have: a rank in the file's structure, then capitals, size, weight.
func (l look) stronger(m look) bool {
	if (l.level > 0) != (m.level > 0) {
		return l.level > 0
	}
	if l.level != m.level {
		return l.level < m.level
	}
	if l.size > m.size+sameSize || m.size > l.size+sameSize {
		return l.size > m.size
	}
	if l.caps != m.caps {
		return l.caps
	}
	return l.bold && !m.bold
}

// like reports whether a line in look l can be a heading where m is the look of the surest ones.
func (l look) like(m look) bool {
	if m.level > 0 {
		return l.level > 0 && l.level <= m.level
	}
	return l.level > 0 || l.size > m.size-headingSize && (l.caps || !m.caps || l.size > m.size+headingSize) &&
		(l.bold || !m.bold)
}

// aligned reports whether a line stands where its column's headings do, by its left edge, its middle or its right edge.
func (h *headingJudge) aligned(p *para) bool {
	for _, s := range h.sure[p.stream] {
		left, right := p.x0-s.x0, p.x1-s.x1
		if left > -30 && left < 12 || math.Abs(left+right)/2 < 12 || math.Abs(right) < 3 {
			return true
		}
	}
	return len(h.sure[p.stream]) == 0
}

// sized is like without regard to capitals.
func (l look) sized(m look) bool {
	l.caps = l.caps || m.caps
	return l.like(m)
}

// ownKind reports whether a heading of this kind never names a group inside another section, as "Languages" and "Tools"
// do.
func ownKind(kind document.Section) bool {
	switch kind {
	case document.SectionSummary, document.SectionWork, document.SectionEducation, document.SectionVolunteer,
		document.SectionPublications, document.SectionReferences:
		return true
	}
	return false
}

// knownHeading returns the kind of a line that consists of a heading's words.
func knownHeading(p *para) document.Section {
	t := p.segs[0].text
	// a sign before a heading is an icon
	if p.rows > 1 || p.field() != fieldNone || p.mark && !p.bold && !isUpper(t) || utf8.RuneCountInString(t) > 60 {
		return ""
	}
	if len(p.segs) > 1 && !letterSpaced(p) {
		return ""
	}
	if len(p.segs) > 1 {
		t = p.text()
	}
	return headingKind(t)
}

// letterSpaced reports whether the pieces of a line are single letters set apart.
func letterSpaced(p *para) bool {
	for _, w := range strings.Fields(p.text()) {
		if utf8.RuneCountInString(w) > 3 {
			return false
		}
	}
	return true
}

// standsApart reports whether line i stands where a heading can: not inside a running sentence.
func (h *headingJudge) standsApart(i int) bool {
	p := h.paras[i]
	small := startsLower(p.text()) && p.level == 0 && p.look().size <= h.body+largerSize && !p.bold
	return !small && !strings.HasSuffix(p.text(), ",")
}

// judge returns the kind and words of the heading that paragraph i is, "" where it is none; rest is what stands behind
// the heading on the same line.
func (h *headingJudge) judge(i int, before []section) (document.Section, string, *para) {
	p := h.paras[i]
	if kind := knownHeading(p); kind != "" && h.standsApart(i) {
		kind, text := h.judgeKnown(i, kind, before)
		return kind, text, nil
	}
	if kind, text, rest := h.sameLine(p, before); kind != "" {
		return kind, text, rest
	}
	if h.unknown(i, before) {
		return cuedHeading(p.text()), headingText(p.text()), nil
	}
	return "", "", nil
}

// judgeKnown returns the kind and words of a heading whose words are known, "" where it is not set as one.
func (h *headingJudge) judgeKnown(i int, kind document.Section, before []section) (document.Section, string) {
	p := h.paras[i]
	set, ref := p.look(), h.look[p.stream]
	resume := headingKey(p.text()) == "resume"
	if i == 0 && resume {
		return sectionPreamble, ""
	}
	if !ownKind(kind) && p.page > 0 && !h.aligned(p) && (set != ref || set.size < h.body+3) {
		return "", ""
	}
	sized := ownKind(kind) && set.sized(ref) && (p.page == 0 || h.distinct(set))
	if kind != sectionPreamble && !set.like(ref) && !sized {
		return "", ""
	}
	if kind == document.SectionSummary && resume && len(before) <= 1 && h.own[document.SectionWork] &&
		!h.own[document.SectionSummary] {
		kind = sectionPreamble
	}
	return kind, headingText(p.text())
}

func headingText(s string) string {
	if spaced := strings.Fields(s); len(spaced) > 3 && utf8.RuneCountInString(s) < 3*len(spaced) {
		return strings.Join(spaced, "")
	}
	return tidy(cutOrdinal(stripIcons(s)))
}

// sameLine finds a heading at the start of a line that goes on with its content: "Skills: Go, SQL".
func (h *headingJudge) sameLine(p *para, before []section) (document.Section, string, *para) {
	if kind := headingBeside(p); h.beside && kind != "" {
		c := *p
		c.segs = p.segs[1:]
		return kind, headingText(p.segs[0].text), &c
	}
	if p.mark || p.level > 0 || len(before) == 0 {
		return "", "", nil
	}
	head, rest, found := strings.Cut(p.segs[0].text, ":")
	if !found || strings.TrimSpace(rest) == "" && len(p.segs) == 1 || utf8.RuneCountInString(head) > 40 {
		return "", "", nil
	}
	kind := headingKind(head)
	if kind == "" || kind == sectionContact || kind == sectionPreamble || h.own[kind] ||
		isLabelIn(before[len(before)-1].kind, p) {
		return "", "", nil
	}
	c := *p
	c.segs = append([]segment{}, p.segs...)
	c.segs[0].text = strings.TrimSpace(rest)
	if c.segs[0].text == "" {
		c.segs = c.segs[1:]
	}
	return kind, headingText(head), &c
}

// isLabelIn reports whether a heading's words before a colon are a label in a section of a kind: of a group of skills,
// or of a line about a job.
func isLabelIn(kind document.Section, p *para) bool {
	switch kind {
	case document.SectionSkills, sectionContact:
		return true
	case document.SectionWork, document.SectionProjects, document.SectionVolunteer:
		return p.above == 0 || p.page > 0
	}
	return false
}

// headingBeside returns the kind of the heading that stands to the left of what it heads, at a tab or in a table's
// column.
func headingBeside(p *para) document.Section {
	if p.page > 0 || p.mark || len(p.segs) < 2 {
		return ""
	}
	kind := headingKind(p.segs[0].text)
	if kind == sectionPreamble {
		return ""
	}
	return kind
}

// unknown reports whether a line of other words is set exactly as this column's headings are.
func (h *headingJudge) unknown(i int, before []section) bool {
	p := h.paras[i]
	ref, ok := h.look[p.stream]
	if !ok || p.rows > 2 || p.mark || len(p.segs) > 1 || h.strict[p.stream] || p.look() != ref {
		return false
	}
	speaks := cuedHeading(p.text()) != sectionOther
	if p.rows == 2 && !speaks { // only a narrow column breaks a heading
		return false
	}
	if len(before) == 0 || before[len(before)-1].kind == sectionHeader && ref.level == 0 &&
		(!speaks || len(before) == 1) {
		return false // a line below a name is a headline; below nothing, as where a column begins, it may be a heading
	}
	return i+1 < len(h.paras) && (p.above > headWhite || p.level > 0) && wordedAsHeading(p)
}

// wordedAsHeading reports whether a line is of a few words without a date, an address or signs of a list.
func wordedAsHeading(p *para) bool {
	t := p.text()
	return hasLetter(t) && len(strings.Fields(t)) <= 6 && utf8.RuneCountInString(t) <= 48 && len(p.dates()) == 0 &&
		!strings.ContainsAny(t, "@|•·;") && !strings.HasSuffix(t, ".")
}
