package docparse

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// role is what a piece of an entry's head says.
type role byte

const (
	roleNone  role = iota
	roleTitle      // a job's title; a degree
	roleOrg        // an employer; a school
	rolePlace
	roleArea  // a degree's subject
	roleScore // a grade
	roleLink
	roleNote // anything else, kept as a description
	roles
)

// piece is a part of an entry's head between separators. strong tells a line end, a gap, a bar or a dash from a comma.
type piece struct {
	text   string
	strong bool // a strong separator stands before it
	para   *para
	row    int // line of the head
	bold   bool
	size   float64
	at     bool // "at", "@", "chez" stands before it: what follows is an employer
}

// strongSigns separate fields; each stands between spaces.
var strongSigns = []string{
	" | ", " • ", " · ", " — ", " – ", " - ", " ‒ ", " ― ", " // ", " ∙ ", " ⋅ ", " ‧ ", " ~ ",
	" › ", " » ", "; ", " ◦ ", " / ", " ● ", " ⋄ ", " ⬥ ", " ▪ ", " | ", "\x00",
}

// atWords stand between a title and an employer.
var atWords = []string{" at ", " @ ", " bei ", " chez ", " presso ", " w firmie "}

// outOf is a grade with its scale, "4.8 / 5.0", whose bar separates nothing.
var outOf = regexp.MustCompile(`(\d) / (\d)`)

// keptScales puts another sign for the bar of a grade with its scale.
func keptScales(s string) string {
	if !strings.Contains(s, " / ") {
		return s
	}
	return outOf.ReplaceAllString(s, "$1\x01$2")
}

// pieces cuts the lines of an entry's head into pieces; dates have been replaced by NUL signs.
func pieces(p *para, row int, segs []segment) []piece {
	var out []piece
	for _, s := range segs {
		for _, strong := range splitAny(keptScales(withStates(partedStops(s.text, p.text()))), strongSigns) {
			first, strong := true, strings.ReplaceAll(strong, "\x01", " / ")
			for i, part := range splitAt(strong) {
				for _, weak := range splitWeak(part) {
					t := tidyPiece(weak)
					if strings.Trim(t, ".") == "" {
						continue
					}
					out = append(out, piece{
						text: t, strong: first, para: p, row: row, bold: s.bold, size: s.size,
						at: i > 0,
					})
					first = false
				}
				first = true
			}
		}
	}
	return out
}

// partedStops puts a separator for each full stop inside a head that is written as sentences are, up to a stop at the
// end of its line: "Acme, Leeds. Engineer, 2019." The stop of an abbreviation separates nothing.
func partedStops(s, row string) string {
	if !strings.HasSuffix(row, ".") || !strings.Contains(s, ". ") {
		return s
	}
	fields := strings.Split(s, " ")
	for i := 1; i+1 < len(fields); i++ {
		w, stop := strings.CutSuffix(fields[i], ".")
		if stop && startsUpper(fields[i+1]) && !clipped[fold(w)] && !abbreviation(fields[i]) &&
			(hasDigit(w) || utf8.RuneCountInString(w) > 3) {
			fields[i] = w + " \x00"
		}
	}
	return strings.Join(fields, " ")
}

// clipped are abbreviations as long as words.
var clipped = set(`univ inst dept assoc asst dipl prof corp tech admin exec engr mgmt natl intl hons staatl kaufm techn`)

// splitWeak cuts at commas, before a place in brackets ("Acme (Leeds)"), and at the spaces of a text in a script that
// sets none inside a name.
func splitWeak(s string) []string {
	var out []string
	for _, part := range splitCommas(s) {
		if i := strings.LastIndex(part, " ("); i > 0 && strings.HasSuffix(strings.TrimSpace(part), ")") {
			in := strings.Trim(part[i:], " ()")
			if len(findDates(in)) == 0 && (placeScore(in) >= ratherName || isPlaceName(in)) &&
				placeScore(strings.TrimSpace(part[:i])) < ratherName {
				out = append(out, part[:i], in)
				continue
			}
		}
		if fields := strings.Fields(part); len(fields) > 1 && hanWords(fields) {
			out = append(out, fields...)
			continue
		}
		out = append(out, part)
	}
	return out
}

// hanWords reports whether words are all in Chinese or Japanese and one of them is surely an employer, a school or a
// title.
func hanWords(fields []string) bool {
	sure := false
	for _, f := range fields {
		if !isHan(firstRune(f)) {
			return false
		}
		sure = sure || endsInAny(f, hanOrgs) || endsInAny(f, hanTitles) || strings.Contains(f, "大学")
	}
	return sure
}

func tidyPiece(s string) string {
	s = strings.Trim(s, " \t,;|·•∙–—-:\x00\u00a0")
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1 {
		s = s[1 : len(s)-1]
	}
	if strings.HasSuffix(s, "(") || s == ")" {
		s = strings.Trim(s, "() ")
	}
	return strings.Join(strings.Fields(s), " ")
}

func splitAny(s string, seps []string) []string {
	parts := []string{s}
	for _, sep := range seps {
		if !strings.Contains(s, sep) {
			continue
		}
		var next []string
		for _, p := range parts {
			next = append(next, strings.Split(p, sep)...)
		}
		parts = next
	}
	return parts
}

// splitAt cuts "Engineer at Acme" where the left part is a title.
func splitAt(s string) []string {
	for _, w := range atWords {
		if i := strings.Index(s, w); i > 0 && startsUpper(s[i+len(w):]) &&
			(titleScore(s[:i]) > 0 || w == " @ " || degreeScore(s[:i]) > 0) {
			return []string{s[:i], s[i+len(w):]}
		}
	}
	return []string{s}
}

// splitCommas cuts at commas outside brackets that no number and no company form follows ("Acme, Inc.").
func splitCommas(s string) []string {
	return cutAtCommas(s, func(_, comma, after string) bool {
		return comma == "," && !strings.HasPrefix(after, " ") || companyForm(after)
	})
}

var companyForms = set("inc llc llp ltd plc corp gmbh co sa s.a srl s.r.l spa pllc pc lp ag jr sr ii iii phd md rn cpa esq mba")

// companyForm reports whether what follows a comma belongs to the name before it: "Acme, Inc.", "Jane Doe, PhD".
func companyForm(rest string) bool {
	w, _, _ := strings.Cut(strings.TrimSpace(rest), ",")
	w, _, _ = strings.Cut(w, " ")
	return companyForms[strings.Trim(fold(w), ".,")]
}
