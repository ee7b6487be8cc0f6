package posting

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/skill"
)

// head is what the first lines and the labels say of the job itself.
type head struct {
	title, company, location string
	beside                   []string // other parts of the title's line, the firm or part of the title
	used                     int      // lines of the text that are the head and nothing else
	marked                   bool     // a gender mark shows the title
	at                       int      // the line after the one that it marks
	words                    *wording
}

var (
	headCut   = regexp.MustCompile(` [-–—|•·@/] | at (?:the )?(?:[A-Z])|\t`)
	inBracket = regexp.MustCompile(`\s*[(\[][^)\]]*[)\]]`)
	gender    = regexp.MustCompile(
		`(?i)\s*[(\[]?\b(?:m|w|f|h|d|x|div)(?:\s?[/|*,]\s?(?:m|w|f|h|d|x|div|gn)){1,3}\b[)\]]?`)
	hiring = regexp.MustCompile(
		`(?i)\b(?:hiring|looking for|seeking|seeks|recruiting|need|search of|join us as|join our team as|join [\p{Lu}][\w&.' -]{1,40}? as|recherche|recherchons|recrute|recrutons|suchen|sucht|busca|buscamos|selecciona|seleccionamos|precisa|precisamos|necesita|incorporar|incorpora)(?:\s+wir)?(?:\s*:)?\s+(?:for\s+)?(?:an?\s+|our\s+(?:next\s+)?|the\s+|eine?(?:[:*_/-]?n|\(n\)|n/eine)?\s+|un(?:e|\(e\)|·e|/a|/une)?\s+|una\s+|des\s+)?(?:(?:qualified|experienced|passionate|talented|skilled|inspiring|motivated|dedicated|enthusiastic|new|great|full[- ]time|part[- ]time),?\s+(?:and\s+)?){0,3}([^.;:!?\n]{3,80})`)
	hirer = regexp.MustCompile(
		`(?:^|[.!?:\n] ?)([A-Z][\w&.'-]*(?: (?:[A-Z&][\w&.'-]*|and|of|the)){0,4}) (?:(?:is|are) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting|searching for)|seeks|needs) `)
	atCompany = regexp.MustCompile(
		`\b(?:[Jj]oin|[Aa]bout|[Aa]t|[Ww]elcome to) ([A-Z][\w&.'-]*(?: (?:[A-Z][\w&.'-]*|&|and|of)){0,4})`)
	mode      = regexp.MustCompile(`(?i)^(?:fully remote|remote|hybrid|on-?site)$`)
	modeFirst = regexp.MustCompile(`(?i)^(fully remote|remote|hybrid|on-?site)(?:\s*[:|–—-]\s+)`)
	modeLead  = regexp.MustCompile(`(?i)^(?:fully remote|remote|hybrid|on-?site) ?(?:[-–—,:/·|]|in) ?`)
	postcode  = regexp.MustCompile(`(?:, | )[A-Z]{1,2}\d[\dA-Z]?(?: \d[A-Z]{2})?$`)
	endMark   = regexp.MustCompile(`^(.*\S)\s*[(\[]([^)\]]*)[)\]]$`)
	codeEnd   = regexp.MustCompile(`, [A-Z]{2,3}(?:\s*[(\[][^)\]]*[)\]])?$`)
	cityState = regexp.MustCompile(`^[\p{Lu}][\p{L} .'-]+, (?:[A-Z]{2,3}|[\p{Lu}][\p{L} ]{3,20})$`)
	placeLike = regexp.MustCompile(
		`(?i)^(?:remote|hybrid|on-?site|fully remote|.*\b(?:remote|hybrid)\b.*|[\p{L} .'-]+, (?:[A-Z]{2,3}|[\p{L} ]{4,20}))$`)
	timeLike = regexp.MustCompile(
		`(?i)^(?:full[- ]?time|part[- ]?time|permanent|contract|temporary|fixed[- ]term|freelance|internship|vollzeit|teilzeit|cdi|cdd|[£$€].*|.*\d.*)$`)
)

// readHead reads title, firm and place from the labels, the first lines, or a sentence that says who is sought.
func (o *outline) readHead(cat *skill.Catalogue, ls []line) head {
	h, marked := o.marked(cat, ls)
	h.words = o.words
	seen, first := 0, h.at
	if marked {
		seen = 1
	}
	for i, l := range ls[first:] {
		i += first
		if l.start == l.end {
			continue
		}
		if seen++; seen > 4 || l.bullet && (i == 0 || strings.Contains(o.text[ls[i-1].end:l.start], "\n")) {
			break
		}
		line := o.text[l.start:l.end]
		s := openingNote.ReplaceAllString(modeFirst.ReplaceAllString(line, ""), "")
		if r, ok := o.words.exact[lower(strings.Trim(s, " :!¡.-"))]; s == "" || ok && r == title {
			seen--
			continue // "STELLENANZEIGE"
		}
		if firm, _, rest, ok := seeker(s); ok && strings.Trim(rest, " :!.") == "" {
			h.company, seen = firm, seen-1
			continue // "Mutuelle Bellevue recrute :"
		}
		if o.endsHead(&h, l, s) || !o.headLine(cat, &h, s, seen) {
			break
		}
		if m := modeFirst.FindStringSubmatch(line); m != nil && h.location == "" {
			h.location = m[1]
		}
		if !marked || h.used == i {
			h.used = i + 1
		}
	}
	h.settle(cat, o.text)
	return h
}

// endsHead reports whether a line announces what follows the head.
func (o *outline) endsHead(h *head, l line, s string) bool {
	if h.title != "" && (l.leads || shouting(s) && o.announces(s)) {
		return true
	}
	_, isHeading := o.words.headingRole(s, 0, true)
	return isHeading || strings.Contains(s, ": ") || strings.HasSuffix(s, ":")
}

// settle files what stood beside the title, once it is known whether the lines below name the firm.
func (h *head) settle(cat *skill.Catalogue, text string) {
	slices.SortStableFunc(h.beside, func(x, y string) int { return boolOrder(h.isFirm(x), h.isFirm(y)) })
	if h.words != nil && !h.words.english {
		h.title = h.words.withoutTime(h.title)
	}
	for _, p := range h.beside {
		if (h.company != "" || len(strings.Fields(p)) == 1 && strings.Count(text, p) == 1 && !h.isFirm(p)) &&
			h.location == "" && !h.words.isTime(p) && !h.words.english && len(strings.Fields(p)) <= 2 &&
			isPlaceName(p) && len(cat.Find(p)) == 0 {
			h.location = p
			continue
		}
		if h.company != "" && !placeLike.MatchString(p) && !h.words.isTime(p) && !namesFirm(p) {
			h.title += " - " + p
			continue
		}
		h.place(cat, p, text)
	}
	h.beside = nil
	h.title = plainTitle(h.title)
	h.title = oneGender(closingNote.ReplaceAllString(closingMark.ReplaceAllString(h.title, ""), ""))
}

// headLine takes one of the first lines. It tells whether the line was nothing but title, firm or place.
func (o *outline) headLine(cat *skill.Catalogue, h *head, s string, nth int) bool {
	if noted := closingNote.ReplaceAllString(s, ""); h.title == "" && noted != "" {
		s = noted
	}
	words := len(strings.Fields(s))
	if words > 14 || tellsMore(s) {
		return false
	}
	parts := headParts(cat, s)
	if firm := h.title; nth == 2 && !h.marked && len(h.beside) == 0 && firm != "" && len(strings.Fields(firm)) <= 4 &&
		isTitle(cat, parts) && !isTitle(cat, []string{firm}) {
		h.title, h.company = "", firm // the firm stands above the title
	}
	if h.title == "" {
		return h.takeTitle(cat, parts, nth)
	}
	if words > 12 || h.company != "" && !h.words.isTime(s) && (h.location != "" || !onlyPlace(s)) {
		return false
	}
	for _, p := range parts {
		h.place(cat, p, o.text)
	}
	return true
}

// tellsMore reports whether a line is too long for title, firm and place, or says something of them.
func tellsMore(s string) bool {
	return utf8.RuneCountInString(s) > 110 || hiring.MatchString(s) || strings.HasSuffix(s, "!") || isSentence(s)
}

// isSentence reports whether a line ends as a sentence does: "Tallyhook Inc." is none.
func isSentence(s string) bool {
	return strings.HasSuffix(s, ".") && !legalEnd.MatchString(s)
}

// onlyPlace reports whether a line is a place and nothing else.
func onlyPlace(s string) bool {
	return cityState.MatchString(s) || codeEnd.MatchString(s) || placeLike.MatchString(s) && !strings.Contains(s, ", ")
}

// takeTitle takes a line that holds the title; what stands beside it waits.
func (h *head) takeTitle(cat *skill.Catalogue, parts []string, nth int) bool {
	at := titlePart(cat, parts, nth)
	if at < 0 {
		return false
	}
	h.title = parts[at]
	h.beside = withoutNotes(append(parts[:at:at], parts[at+1:]...))
	return true
}

// isTitle reports whether the catalogue knows one of the parts as a title that is no firm.
func isTitle(cat *skill.Catalogue, parts []string) bool {
	for _, p := range parts {
		if _, ok := cat.FindTitle(p); ok && !namesFirm(p) {
			return true
		}
	}
	return false
}

// headParts cuts a head line into title, firm, place and the like.
func headParts(cat *skill.Catalogue, s string) []string {
	if len(s) > longestSentence {
		s = strings.ToValidUTF8(s[:longestSentence], "")
	}
	s = strings.TrimSpace(gender.ReplaceAllString(s, ""))
	var out []string
	from, firm := 0, -1
	for _, m := range headCut.FindAllStringIndex(s, -1) {
		next := m[1]
		if strings.HasPrefix(s[m[0]:], " at ") {
			next = m[0] + len(" at ")
		}
		if open := strings.LastIndexByte(s[:m[0]], '('); open >= 0 && !strings.Contains(s[open:m[0]], ")") &&
			strings.Contains(s[m[1]:], ")") {
			continue // "(Hybrid - Austin, TX)"
		}
		if s[m[0]:m[1]] == " / " && !otherTitle(cat, s[from:m[0]], s[m[1]:]) {
			continue
		}
		out = appendPart(out, s[from:m[0]])
		from = next
		if cut := s[m[0]:next]; cut == " at " || cut == " @ " {
			firm = len(out)
		}
	}
	out = appendPart(out, s[from:])
	for i, p := range out {
		m := endMark.FindStringSubmatch(p)
		if m != nil {
			m[2] = modeLead.ReplaceAllString(m[2], "")
		}
		if m == nil || !mode.MatchString(m[2]) && !cityState.MatchString(m[2]) {
			continue
		}
		if _, ok := cat.FindTitle(m[1]); ok || !strings.Contains(m[1], ", ") && (i == firm || namesFirm(m[1])) {
			out[i] = m[1]
			out = append(out, m[2]) // "Accountant (Remote)"
		}
	}
	return out
}

// otherTitle reports whether what follows a slash is a title of its own, or no part of one: not the second form of the
// first ("Koch / Köchin"), and not one more thing that it is about ("Java / Angular").
func otherTitle(cat *skill.Catalogue, before, after string) bool {
	if end := headCut.FindStringIndex(after); end != nil {
		after = after[:end[0]]
	}
	if sameBeginning(before, after) {
		return false
	}
	_, title := cat.FindTitle(after)
	return title || len(cat.Find(after)) == 0
}

func appendPart(out []string, s string) []string {
	if s = strings.Trim(s, " -–—|,:"); s != "" {
		return append(out, s)
	}
	return out
}

// titlePart reports which part is the title: the first that the catalogue knows as one, else the first of the first
// line.
func titlePart(cat *skill.Catalogue, parts []string, nth int) int {
	for i, p := range parts {
		if _, ok := cat.FindTitle(p); ok && !namesFirm(p) {
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

// place files a part of a head line that is not the title. text is the whole posting.
func (h *head) place(cat *skill.Catalogue, p, text string) {
	p = postcode.ReplaceAllString(p, "")
	if firm, place, ok := h.firmAndPlace(p, text); ok && h.company == "" {
		h.company = firm
		if h.location == "" {
			h.location = place
		}
		return
	}
	switch {
	case h.words.isTime(p):
	case (placeLike.MatchString(p) || strings.Count(p, ", ") == 2 && isPlaceName(inBracket.ReplaceAllString(p, ""))) &&
		!h.isFirm(p):
		if h.location == "" || mode.MatchString(h.location) && !mode.MatchString(p) {
			h.location = p
		}
	case h.company == "":
		if _, ok := cat.FindTitle(p); !ok || h.isFirm(p) || len(strings.Fields(p)) > 2 {
			h.takeFirm(p)
		}
	case h.location == "" && len(strings.Fields(p)) <= 3:
		h.location = p
	}
}

// takeFirm takes a part of a head line for the firm, and what stands behind its name for the place.
func (h *head) takeFirm(p string) {
	h.company = strings.TrimSpace(inBracket.ReplaceAllString(p, ""))
	if m := firmIn.FindStringSubmatch(h.company); m != nil && h.location == "" && !h.words.english {
		h.company, h.location = m[1], m[2]
	}
	if m := endMark.FindStringSubmatch(p); m != nil && h.location == "" && isPlaceName(m[2]) {
		h.location = m[2]
	}
}

// isFirm reports whether words name a firm, in the language of the posting.
func (h *head) isFirm(s string) bool {
	if namesFirm(s) {
		return true
	}
	low := lower(s)
	return h.words != nil && !h.words.english && holdsAny(low, h.words.firm)
}

// firmAndPlace parts "Tallyhook, Seattle, WA (hybrid)". Two names are firm and place only where the first is one of a
// firm, or where the text names it again; three where they end in the code of a state.
func (h *head) firmAndPlace(p, text string) (firm, place string, ok bool) {
	firm, place, ok = strings.Cut(p, ", ")
	if !ok || legalForm.MatchString(place) || timeLike.MatchString(p) {
		return "", "", false
	}
	known := h.isFirm(firm) || strings.Count(text, firm) > 1
	switch strings.Count(place, ", ") {
	case 0:
		ok = known && !cityCode.MatchString(p)
	case 1:
		ok = known || codeEnd.MatchString(place)
	default:
		ok = false
	}
	return firm, place, ok && isPlaceName(inBracket.ReplaceAllString(place, ""))
}

// wanted opens a posting: "Head gardener wanted for …".
var wanted = regexp.MustCompile(`^([\p{Lu}][^.,:;!?\n]{2,50}?) (?:wanted|sought|gesucht|needed)\b`)

var (
	legalEnd = regexp.MustCompile(
		`\b(?:Inc|Ltd|Co|Corp|Bros|Assoc|S\.L|S\.A|S\.L\.U|S\.A\.S|e\.V|e\.K|B\.V|N\.V|S\.p\.A)\.$`)
	legalForm = regexp.MustCompile(`(?i)^(?:inc|ltd|llc|llp|plc|corp|co|s\.?l|s\.?a|s\.?l\.?u|gmbh)\b`)
	cityCode  = regexp.MustCompile(`^[^,]+, [A-Z]{2}(?:\s*\(.*\))?$`)
)

// isPlaceName reports whether words can name a place: few, each with a capital, none of a firm's, no abbreviation
// alone.
func isPlaceName(s string) bool {
	words := strings.Fields(s)
	for _, w := range words {
		if r, _ := utf8.DecodeRuneInString(w); !unicode.IsUpper(r) {
			return mode.MatchString(s)
		}
	}
	shortForm := len(words) == 1 && strings.ToUpper(s) == s
	return len(words) > 0 && len(words) <= 5 && !namesFirm(s) && !shortForm
}

// complete fills what the head lines left open from labels and sentences.
func (o *outline) complete(cat *skill.Catalogue, h *head, ls []line) {
	label := func(r role, field *string) {
		if c, ok := o.labels[r]; ok && (*field == "" || r != place) {
			*field = strings.TrimSpace(o.text[c.start:c.end])
		}
	}
	if h.company == "" {
		o.firmLine(cat, h, ls)
	}
	label(name, &h.company)
	label(place, &h.location)
	if c, ok := o.labels[title]; ok && (h.title == "" || len(h.title) > 60) {
		h.title = ""
		if h.takeTitle(cat, headParts(cat, o.text[c.start:c.end]), 1) {
			h.settle(cat, o.text)
		} else {
			h.title = o.text[c.start:c.end]
		}
	}
	beginning := o.text[:min(len(o.text), 1500)]
	if h.title == "" {
		if m := wanted.FindStringSubmatch(beginning); m != nil {
			h.title = m[1]
		}
		h.sought(cat, beginning)
	}
	if h.title == "" {
		o.titleLine(cat, h, ls)
	}
	o.seeks(h, beginning)
	if h.location == "" || timeLike.MatchString(h.location) && !hasPostcode(h.location) {
		h.location = townIn(beginning[:min(len(beginning), 700)], h.location)
	}
	if h.company == "" {
		h.company = firmSaid(cat, beginning)
	}
}

// firmSaid returns the firm that a text says is hiring, or that one is to join.
func firmSaid(cat *skill.Catalogue, text string) string {
	m := hirer.FindStringSubmatch(text)
	if m == nil || pronoun[m[1]] {
		if m = atCompany.FindStringSubmatch(text); m == nil || pronoun[m[1]] {
			return ""
		}
		if _, isTitle := cat.FindTitle(m[1]); isTitle {
			return ""
		}
	}
	firm, _, _ := strings.Cut(m[1], ". ")
	return firm
}

// sought reads the title out of the sentence that says who is sought, and the place behind it.
func (h *head) sought(cat *skill.Catalogue, text string) {
	if h.title != "" {
		return
	}
	for _, m := range hiring.FindAllStringSubmatch(text, 3) {
		t, ok := titleAtStart(cat, m[1])
		if !ok {
			continue
		}
		h.title = t
		rest := strings.Trim(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(m[1]), t), " in "), " ()")
		if rest != "" && h.location == "" && (cityState.MatchString(rest) || mode.MatchString(rest)) {
			h.location = rest
		}
		return
	}
}

// genderedWord is a word that an ending for the other gender may stand behind, and titleOf what a title goes on with.
var (
	genderedWord = regexp.MustCompile(`^\p{L}{4,}`)
	titleOf      = regexp.MustCompile(`^(?: (?:de|du|d'|des|en|del) ?\p{L}+| \p{Ll}{4,}\(?\p{L}*\)?){0,2}`)
)

// twoGenders returns a title with its ending for the other gender, and what it is of: "conductor/a de camión".
func twoGenders(s string) string {
	at := len(genderedWord.FindString(s))
	n := lang.GenderEnding(s[at:])
	if at == 0 || n == 0 {
		return ""
	}
	at += n
	return s[:at+len(titleOf.FindString(s[at:]))]
}

// closingMark is a bracket at the end of a title that speaks of hours, contract or where the work is done.
var closingMark = regexp.MustCompile(
	`(?i)\s*[(\[][^)\]]*(?:\d ?%|remot|télétravail|teletrabajo|homeoffice|home office|híbrid|hybrid|vollzeit|teilzeit|minijob|full.?time|part.?time|\bcdi\b|\bcdd\b|intérim|befristet|permanent|temporal|indefinid|remplacement|congé|maternité|maternity|sustituci|por baja|vertretung|elternzeit)[^)\]]*[)\]]$`)

// openingNote is what stands before the title in an advertisement: "URGENT: …", "Ref. 2231 | …".
var openingNote = regexp.MustCompile(
	`(?i)^(?:(?:[¡!]?urgente?!?|dringend|job (?:description|advert|posting|ad|title)|now hiring|we(?:'re| are) hiring|vacancy|stellen(?:anzeige|ausschreibung|angebot)|offre d'emploi|annonce|oferta(?: de (?:empleo|trabajo))?|vacante|ref(?:erence|erenz|erencia|érence)?\.?(?: no\.?)? ?[:#]? ?[\w/-]*\d[\w/-]*)\s*[!:|–-]+\s*)+`)

// closingNote ends a title that is written as an advertisement: "Elektriker in Kassel gesucht".
var closingNote = regexp.MustCompile(
	`(?i)(?: (?:in|à|en) [\p{L}' -]{2,30})? (?:gesucht|wanted|recherchée?s?|à pourvoir|needed)[ !.]*$`)

var bothForms = regexp.MustCompile(`^(\p{L}+)(?: ?/ ?| (?:ou|oder|o|u|und|et|y|or) )(?:une? |eine? |una? )?(\p{L}{4,})`)

// oneGender returns a title that stands in both forms in the first of them: "Koch / Köchin", "serveur ou serveuse en
// salle".
func oneGender(title string) string {
	m := bothForms.FindStringSubmatchIndex(title)
	if m == nil || !sameBeginning(title[m[2]:m[3]], title[m[4]:m[5]]) {
		return title
	}
	return title[:m[3]] + title[m[1]:]
}

// firmIn is a firm with its town: "Optique Morel à Dijon".
var firmIn = regexp.MustCompile(`^([\p{Lu}][^,]{1,40}?) (?:à|in|en) ([\p{Lu}][\p{L}'-]+(?:[ -][\p{Lu}][\p{L}'-]+)*)$`)

var pronoun = map[string]bool{
	"We": true, "You": true, "They": true, "It": true, "This": true, "There": true,
	"Us": true, "The": true, "Our": true, "Your": true, "The Role": true, "The Job": true, "The Team": true,
}

// titleAtStart cuts the title out of "senior backend engineer to build our payments platform".
func titleAtStart(cat *skill.Catalogue, s string) (string, bool) {
	for _, stop := range []string{
		" to ", " who ", " with ", " that ", " for ", " in ", " at ", " (", ",", " and ",
		" für ", " im ", " pour ", " sur ", " para ", " con ",
	} {
		if i := strings.Index(s, stop); i > 0 {
			if _, ok := cat.FindTitle(s[:i]); ok {
				s = s[:i]
			}
		}
	}
	_, ok := cat.FindTitle(s)
	if m := twoGenders(s); !ok && m != "" {
		return m, true
	}
	return strings.TrimSpace(s), ok && len(strings.Fields(s)) <= 7
}
