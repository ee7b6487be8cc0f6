package docparse

import (
	"regexp"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
)

// textFacts returns what the lines of a file show of any format. The text as simple software reads it is, until the
// format's own reader says otherwise, the text itself.
func textFacts(paras []*para, secs []section, text string) Layout {
	l := Layout{Words: countWords(text), StreamText: text}
	for i := range secs {
		if s := &secs[i]; s.head != nil && unusual(s) {
			l.Headings = append(l.Headings, s.head.place())
		}
	}
	order := dayOrder(paras)
	for _, p := range paras {
		if strings.IndexFunc(p.text(), isPrivate) >= 0 {
			l.Icons = append(l.Icons, p.place())
		}
	}
	for i := range secs {
		if datedSections[secs[i].kind] {
			l.Dates = append(l.Dates, unclearDates(secs[i].paras, order)...)
		}
	}
	return l
}

// unusual reports whether a section's heading is in words that headingWords lacks.
func unusual(s *section) bool {
	key := headingKey(s.heading)
	return key != "" && s.kind != sectionHeader && headingKind(s.heading) == ""
}

// datedSections are those whose entries have dates; elsewhere two numbers and a stroke are mostly something else.
var datedSections = map[document.Section]bool{
	document.SectionWork: true, document.SectionEducation: true, document.SectionVolunteer: true,
	document.SectionProjects: true, document.SectionCertificates: true,
}

var (
	shortDate   = regexp.MustCompile(`(?:^|[^\d/.])((?:0?[1-9]|1[0-2])/\d\d)(?:[^\d/]|$)`)
	slashDate   = regexp.MustCompile(`(?:^|[^\d/])((\d{1,2})/(\d{1,2})/(\d{4}|\d{2}))(?:[^\d/]|$)`)
	maskedYear  = regexp.MustCompile(`(?i)\b(?:19|20)(?:xx|\?\?|__)`)
	fewWordsFor = 14 // a line longer than this is running text and no head of an entry
)

// A file's order of day and month in dates such as 03/04/2019.
const (
	orderUnknown = iota
	dayFirst
	monthFirst
)

// dayOrder reports which of day and month stands first in a file, from dates that leave no choice.
func dayOrder(paras []*para) int {
	for _, p := range paras {
		t := p.text()
		if strings.Count(t, "/") < 2 || !hasDigit(t) {
			continue
		}
		for _, m := range slashDate.FindAllStringSubmatch(t, -1) {
			switch {
			case number(m[2]) > 12:
				return dayFirst
			case number(m[3]) > 12:
				return monthFirst
			}
		}
	}
	return orderUnknown
}

func number(digits string) int {
	n := 0
	for _, r := range digits {
		n = 10*n + int(r-'0')
	}
	return n
}

// unclearDates finds the dates of entries that two readers would read in two ways, or that say no year.
func unclearDates(paras []*para, order int) []Line {
	var out []Line
	for _, p := range paras {
		t := p.text()
		if p.mark || !strings.ContainsAny(t, "0123456789") || len(strings.Fields(t)) > fewWordsFor {
			continue
		}
		for _, d := range unclearIn(t, order) {
			l := p.place()
			l.Text = d
			out = append(out, l)
		}
	}
	return out
}

func unclearIn(t string, order int) []string {
	var out []string
	if !strings.ContainsAny(t, "/?_xX") {
		return nil
	}
	for _, m := range slashDate.FindAllStringSubmatch(t, -1) {
		if len(m[4]) == 2 || order == orderUnknown && m[2] != m[3] && number(m[2]) <= 12 && number(m[3]) <= 12 {
			out = append(out, m[1])
		}
	}
	for _, m := range shortDate.FindAllStringSubmatch(t, -1) {
		out = append(out, m[1])
	}
	return append(out, maskedYear.FindAllString(t, -1)...)
}

// countWords counts what stands between white space and has a letter or digit in it. Where a script sets no spaces
// between words, two of its letters count as one, as they are in most Chinese and Japanese words.
func countWords(s string) int {
	n, unspaced, in := 0, 0, false
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			in = false
		case r >= 0x0e00 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai):
			unspaced++
		case !in && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			in = true
			n++
		}
	}
	return n + unspaced/2
}
