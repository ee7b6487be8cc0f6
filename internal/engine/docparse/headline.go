package docparse

import (
	"slices"
	"strings"

	"vitae/internal/engine/document"
)

// leftover is what stands on a line of contact data and is none.
type leftover struct {
	text   string
	para   *para
	beside bool // an e-mail address or a telephone number stands on the line
}

// labelAndSummary reads what is left of the header: running text is the summary, a line that names a profession the
// headline, on a line of its own or beside contact data. Without such a line, the first short one is.
func (r *basicsReader) labelAndSummary(paras []*para) {
	for _, p := range paras {
		t := tidy(stripIcons(p.text()))
		switch kind := headingKind(t); {
		case p.used || t == "" || kind == document.SectionSummary || kind == sectionContact:
			// a lesser heading over what the header says
			p.used = true
		case r.b.Name != "" && pageNumber(strings.TrimPrefix(t, r.b.Name)) && strings.HasPrefix(t, r.b.Name):
			// the header of a further page
			p.used = true
		case r.isName(t):
			if strings.Count(t, " ") > strings.Count(r.b.Name, " ") {
				r.b.Name = t
			}
			p.used = true
		case isSentence(t) || p.rows > 1 || strings.HasSuffix(p.text(), ".") && len(strings.Fields(t)) >= 4:
			if !r.out.lateRemark(&section{paras: []*para{p}}) {
				r.summary(p)
			}
		}
	}
	r.headline(paras, func(t string) bool { return titleScore(t) > 0 })
	r.headline(paras, hasLetter)
}

const headlineWords = 14 // the most that a headline has

// headline takes the first line that fits for the headline: whole lines, and what is left beside contact data where
// it names a profession.
func (r *basicsReader) headline(paras []*para, fits func(string) bool) {
	for _, p := range paras {
		if r.b.Label != "" || r.b.Name == "" {
			return
		}
		if !p.used {
			if t := tidy(stripIcons(p.text())); t != "" && len(strings.Fields(t)) <= headlineWords && fits(t) &&
				!personal(t) {
				r.label(t, p)
				p.used = true
			}
			continue
		}
		for i, l := range r.left {
			if l.para == p && len(strings.Fields(l.text)) <= headlineWords && titleScore(l.text) > 0 {
				r.label(l.text, p)
				r.left = append(r.left[:i], r.left[i+1:]...)
				break
			}
		}
	}
}

// personal reports whether a text tells a fact about the person rather than a profession: a date, a nationality, a
// place.
func personal(t string) bool {
	label, _ := cutLabel(t)
	return label != "" || len(findDates(t)) > 0 || nationalities[fold(t)] || titleScore(t) <= 0 && placeScore(t) >= 1
}

func (r *basicsReader) label(t string, p *para) {
	r.b.Label = t
	r.out.field("basics.label", notedWeakly, p)
}

// isName reports whether a line repeats the name, its spaces aside.
func (r *basicsReader) isName(t string) bool {
	return r.b.Name != "" && strings.ReplaceAll(fold(t), " ", "") == strings.ReplaceAll(fold(r.b.Name), " ", "")
}

// settle finds a place for what contact lines left over: languages; the rest is listed as not placed.
func (r *basicsReader) settle() {
	for _, l := range r.left {
		if items := listItems(l.text); allLanguages(items) {
			for _, it := range items {
				r.out.language(it, l.para)
			}
			continue
		}
		if isSought(l.text) {
			r.out.private("", l.text, l.para)
			continue
		}
		if r.b.Location == nil && l.beside && bareTown(l.text) && r.at(location(l.text), l.para) {
			continue
		}
		r.out.notPlaced(l.text, l.para)
	}
	r.left = nil
}

// allLanguages reports whether a list names spoken languages and nothing else; one alone needs its level, since it may
// as well be a nationality.
func allLanguages(items []string) bool {
	for _, it := range items {
		name, level, _ := strings.Cut(fold(it), " ")
		if !languageNames[strings.Trim(name, ":,")] || level != "" && !isFluency(strings.Trim(level, "()–-: ")) {
			return false
		}
	}
	return len(items) > 1 || len(items) == 1 && strings.Contains(items[0], " ")
}

// account reads an account that is shown by its user name: with the network behind it, "jane (GitHub)", bare where
// a link has said the network already, or in the shape that only an ORCID has.
func (r *basicsReader) account(t string, p *para) bool {
	user, network, ok := strings.Cut(strings.TrimSuffix(t, ")"), " (")
	if key := fold(network); ok && networks[key] != "" && !strings.Contains(user, " ") {
		for _, known := range r.b.Profiles {
			if known.Network == networks[key] && strings.EqualFold(known.Username, user) {
				return true
			}
		}
		r.profile(key, user, p)
		return true
	}
	if orcid.MatchString(t) &&
		!slices.ContainsFunc(r.b.Profiles, func(known document.Profile) bool { return known.Username == t }) {
		r.profile("orcid", t, p)
		return true
	}
	for _, known := range r.b.Profiles {
		if known.Username != "" && strings.EqualFold(known.Username, strings.TrimPrefix(t, "@")) {
			return true
		}
	}
	return false
}
