package docparse

import "vitae/internal/engine/document"

// sureOfKind is how sure the models are at least of a line whose section the rules do not know, or take for another.
// Set by hand on 172 resumes that the models have not learned from; .8, .9 and .95 differ little.
const sureOfKind = 0.8

// byLabels parts the sections that the rules know nothing about, or take for lists, by what the models are sure of:
// skills under "Computers", languages under "I speak". Of lists of skills and of certificates it leaves out the lines
// that are about something else: a hobby, a signature, a telephone number.
func (r *reading) byLabels(secs []section) []section {
	p := r.lattice.Marginals()
	out := make([]section, 0, len(secs))
	for i := range secs {
		switch s := &secs[i]; s.kind {
		case sectionOther, document.SectionSkills, document.SectionCertificates:
			out = append(out, r.parted(s, p)...)
		default:
			out = append(out, *s)
		}
	}
	return out
}

// parted returns the sections that one section is, by what the models are sure of. Its heading goes to the first of its
// kind, and an unknown one to the first of all.
func (r *reading) parted(s *section, p [][]float64) []section {
	var out []section
	headed := false
	for _, q := range s.paras {
		kind, sure := r.surelyOf(q, p)
		_, fact := privateFact(q)
		switch {
		case !sure, fact != "", kind == "" && s.kind == sectionOther:
			kind = s.kind
		case kind == "":
			continue
		}
		if n := len(out); n == 0 || out[n-1].kind != kind {
			next := section{kind: kind}
			if !headed && (kind == s.kind || s.kind == sectionOther) {
				next.heading, next.head, headed = s.heading, s.head, true
			}
			out = append(out, next)
		}
		last := &out[len(out)-1]
		last.paras = append(last.paras, q)
	}
	if !headed {
		out = append(out, section{kind: s.kind, heading: s.heading, head: s.head})
	}
	return out
}

// surelyOf returns the section that the models are sure a paragraph belongs to, and "" where they are sure that it
// belongs to no list and no entry.
func (r *reading) surelyOf(q *para, p [][]float64) (kind document.Section, sure bool) {
	for i, u := range r.unitsOf(q) {
		l := unitLabels[r.labels[u]]
		k := unitSections[l[0]]
		if k == sectionHeader || k == document.SectionSummary {
			k = ""
		}
		entry := len(l) == 2 && (l[0] == 'J' || l[0] == 'E')
		if l == "H" || entry || i > 0 && k != kind || p[u][r.labels[u]] < sureOfKind {
			return "", false
		}
		kind, sure = k, true
	}
	return kind, sure
}
