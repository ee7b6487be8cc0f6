package posting

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/skill"
)

// head is what the first lines and the labels say of the job itself.
type head struct {
	title, company, location string
	beside                   []string // other parts of the title's line, the firm or part of the title
	used                     int      // lines of the text that are the head and nothing else
}

var (
	headCut   = regexp.MustCompile(` [-–—|•·@/] | at (?:the )?(?:[A-Z])|\t`)
	inBracket = regexp.MustCompile(`\s*[(\[][^)\]]*[)\]]`)
	gender    = regexp.MustCompile(`(?i)\s*[(\[]?\b(?:m|w|f|h|d|x|div)(?:\s?[/|*,]\s?(?:m|w|f|h|d|x|div|gn)){1,3}\b[)\]]?`)
	hiring    = regexp.MustCompile(`(?i)\b(?:hiring|looking for|seeking|seeks|recruiting|need|search of|join us as|join our team as|recherche|suchen|busca|buscamos|recherchons)\s+(?:for\s+)?(?:an?\s+|our\s+(?:next\s+)?|the\s+|eine?n?\s+|un\s+|une\s+)?(?:(?:qualified|experienced|passionate|talented|skilled|inspiring|motivated|dedicated|enthusiastic|new|great|full[- ]time|part[- ]time),?\s+(?:and\s+)?){0,3}([^.;:!?\n]{3,80})`)
	hirer     = regexp.MustCompile(`(?:^|[.!?:\n] ?)([A-Z][\w&.'-]*(?: (?:[A-Z&][\w&.'-]*|and|of|the)){0,4}) (?:is|are) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting)`)
	atCompany = regexp.MustCompile(`\b(?:[Jj]oin|[Aa]bout|[Aa]t|[Ww]elcome to) ([A-Z][\w&.'-]*(?: (?:[A-Z][\w&.'-]*|&|and|of)){0,4})`)
	placeLike = regexp.MustCompile(`(?i)^(?:remote|hybrid|on-?site|fully remote|.*\b(?:remote|hybrid)\b.*|[\p{L} .'-]+, (?:[A-Z]{2,3}|[\p{L} ]{4,20}))$`)
	timeLike  = regexp.MustCompile(`(?i)^(?:full[- ]?time|part[- ]?time|permanent|contract|temporary|fixed[- ]term|freelance|internship|vollzeit|teilzeit|cdi|cdd|[£$€].*|.*\d.*)$`)
	companyIs = regexp.MustCompile(`(?i)\b(?:inc|ltd|llc|llp|plc|gmbh|ag|s\.?a\.?|corp|co|company|group|hospital|council|university|school|college|trust|bank|clinic|hotel|hotels|restaurant|foundation|labs|systems|solutions|services|partners|&)\b\.?`)
)

// readHead reads title, firm and place from the labels, the first lines, or a sentence that says who is sought.
func (o *outline) readHead(cat *skill.Catalogue, ls []line) head {
	h := head{}
	seen := 0
	for i, l := range ls {
		if l.start == l.end {
			continue
		}
		if seen++; seen > 3 || l.bullet {
			break
		}
		s := o.text[l.start:l.end]
		if _, isHeading := headingRole(s, 0, true); isHeading || strings.Contains(s, ": ") || strings.HasSuffix(s, ":") || !o.headLine(cat, &h, s, seen) {
			break
		}
		h.used = i + 1
	}
	h.settle(cat)
	return h
}

// settle files what stood beside the title, once it is known whether the lines below name the firm.
func (h *head) settle(cat *skill.Catalogue) {
	for _, p := range h.beside {
		if h.company != "" && !placeLike.MatchString(p) && !timeLike.MatchString(p) && !companyIs.MatchString(p) {
			h.title += " - " + p
			continue
		}
		h.place(cat, p)
	}
}

// headLine takes one of the first lines. It tells whether the line was nothing but title, firm or place.
func (o *outline) headLine(cat *skill.Catalogue, h *head, s string, nth int) bool {
	if utf8.RuneCountInString(s) > 110 || hiring.MatchString(s) || strings.HasSuffix(s, "!") || strings.HasSuffix(s, ".") && !companyIs.MatchString(s) || len(strings.Fields(s)) > 14 {
		return false
	}
	parts := headParts(s)
	if h.title == "" {
		at := titlePart(cat, parts, nth)
		if at < 0 {
			return false
		}
		h.title = parts[at]
		h.beside = append(parts[:at:at], parts[at+1:]...)
		return true
	}
	if len(strings.Fields(s)) > 12 || strings.HasSuffix(s, ".") || h.company != "" {
		return false
	}
	for _, p := range parts {
		h.place(cat, p)
	}
	return true
}

func headParts(s string) []string {
	s = strings.TrimSpace(gender.ReplaceAllString(s, ""))
	var out []string
	from := 0
	for _, m := range headCut.FindAllStringIndex(s, -1) {
		next := m[1]
		if strings.HasPrefix(s[m[0]:], " at ") {
			next = m[0] + len(" at ")
		}
		out = appendPart(out, s[from:m[0]])
		from = next
	}
	return appendPart(out, s[from:])
}

func appendPart(out []string, s string) []string {
	if s = strings.Trim(s, " -–—|,:"); s != "" {
		return append(out, s)
	}
	return out
}

// titlePart tells which part is the title: the first that the catalogue knows as one, else the first of the first line.
func titlePart(cat *skill.Catalogue, parts []string, nth int) int {
	for i, p := range parts {
		if _, ok := cat.FindTitle(p); ok && !companyIs.MatchString(p) {
			return i
		}
	}
	for i, p := range parts {
		if _, ok := cat.FindTitle(p); ok {
			return i
		}
	}
	if nth > 1 || len(parts) == 0 {
		return -1
	}
	r, _ := utf8.DecodeRuneInString(parts[0])
	if unicode.IsUpper(r) && len(strings.Fields(parts[0])) <= 8 {
		return 0
	}
	return -1
}

// place files a part of a head line that is not the title.
func (h *head) place(cat *skill.Catalogue, p string) {
	switch {
	case timeLike.MatchString(p):
	case placeLike.MatchString(p) && !companyIs.MatchString(p):
		if h.location == "" {
			h.location = p
		}
	case h.company == "":
		if _, ok := cat.FindTitle(p); ok && !companyIs.MatchString(p) && len(strings.Fields(p)) <= 2 {
			return
		}
		h.company = strings.TrimSpace(inBracket.ReplaceAllString(p, ""))
		if i := strings.LastIndex(h.company, ", "); i > 0 && !companyIs.MatchString(h.company[i:]) && h.location == "" {
			h.company, h.location = h.company[:i], h.company[i+2:] // "Muster GmbH, München"
		}
	case h.location == "" && len(strings.Fields(p)) <= 3:
		h.location = p
	}
}

// complete fills what the head lines left open from labels and sentences.
func (o *outline) complete(cat *skill.Catalogue, h *head) {
	label := func(r role, field *string) {
		if c, ok := o.labels[r]; ok && (*field == "" || r != place) {
			*field = strings.TrimSpace(o.text[c.start:c.end])
		}
	}
	label(name, &h.company)
	label(place, &h.location)
	if c, ok := o.labels[title]; ok && (h.title == "" || len(h.title) > 60) {
		h.title = o.text[c.start:c.end]
	}
	beginning := o.text[:min(len(o.text), 1500)]
	if h.title == "" {
		for _, m := range hiring.FindAllStringSubmatch(beginning, 3) {
			if t, ok := titleAtStart(cat, m[1]); ok {
				h.title = t
				break
			}
		}
	}
	if h.company == "" {
		if m := hirer.FindStringSubmatch(beginning); m != nil && !pronoun[m[1]] {
			h.company, _, _ = strings.Cut(m[1], ". ")
		} else if m := atCompany.FindStringSubmatch(beginning); m != nil && !pronoun[m[1]] {
			if _, isTitle := cat.FindTitle(m[1]); !isTitle {
				h.company, _, _ = strings.Cut(m[1], ". ")
			}
		}
	}
}

var pronoun = map[string]bool{"We": true, "You": true, "They": true, "It": true, "This": true, "There": true, "Us": true, "The": true, "Our": true, "Your": true, "The Role": true, "The Job": true, "The Team": true}

// titleAtStart cuts the title out of "senior backend engineer to build our payments platform".
func titleAtStart(cat *skill.Catalogue, s string) (string, bool) {
	for _, stop := range []string{" to ", " who ", " with ", " that ", " for ", " in ", " at ", " (", ",", " and "} {
		if i := strings.Index(s, stop); i > 0 {
			if _, ok := cat.FindTitle(s[:i]); ok {
				s = s[:i]
			}
		}
	}
	_, ok := cat.FindTitle(s)
	return strings.TrimSpace(s), ok && len(strings.Fields(s)) <= 7
}
