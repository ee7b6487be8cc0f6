package letter

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/prose"
	"vitae/internal/engine/skill"
	"vitae/internal/engine/text"
)

// roleOf returns the posting's title as it stands in a sentence: without remarks in brackets, signs around it and
// shouting.
func roleOf(title, company string) string {
	title, _, _ = strings.Cut(title, " (")
	title = forAnybody.ReplaceAllStringFunc(title, func(mark string) string {
		if low := strings.ToLower(mark); strings.ContainsAny(mark, "/") && !strings.Contains(low, "m") &&
			!(strings.Contains(low, "h") && strings.Contains(low, "f")) {
			return mark // "F/X", "H/W"
		}
		return ""
	})
	if company != "" {
		title = withoutFirm(title, company)
	}
	for _, sign := range []string{" * ", " | ", " :: "} {
		if i := strings.Index(title, sign); i > 0 && strings.IndexFunc(title[:i], unicode.IsLetter) >= 0 {
			title = title[:i]
		}
	}
	title = ordinal.ReplaceAllString(workload.ReplaceAllString(title, ""), "")
	if words := strings.Fields(title); len(words) > 2 && dangles(words[len(words)-1]) {
		title = strings.Join(words[:len(words)-1], " ") // "Chef de réception à"
	}
	if i := strings.LastIndexByte(title, '!'); i >= 0 && strings.TrimSpace(title[i+1:]) != "" {
		title = title[i+1:] // "NOW HIRING!!! Machinist"
	}
	title = strings.TrimFunc(title, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.' && r != '+' && r != '#' && r != ')'
	})
	return prose.Unshouted(strings.TrimRight(title, "."))
}

// forAnybody says in a title that it is for people of any sex, and a small article before one: "A Level" has none.
var forAnybody = regexp.MustCompile(`(?i:[\s,–-]*\b[mwfdhx]\s?/\s?[mwfdhx](?:\s?/\s?[mwfdhx*])*(?:\b|$))|^an? `)

// withoutFirm takes the employer's name off a title: "Parcelwise -- Backend Developer", "Lodge Manager for Mabula River
// Camp".
func withoutFirm(title, company string) string {
	firm, ok := wordsAs(title, company)
	if !ok {
		return title
	}
	before := strings.TrimRight(title[:firm.Start], " -–—:,|@/")
	after := strings.TrimLeft(title[firm.End:], " -–—:,|/")
	if before == "" {
		return after
	}
	words := strings.Fields(before)
	if last := words[len(words)-1]; dangles(last) || slices.Contains(placing, strings.ToLower(last)) {
		before = strings.TrimSuffix(before, last)
	}
	return strings.TrimRight(before, " -–—:,|@/")
}

// wordsAs finds the whole words of a text that are another when both are folded: "Denny's" for "Denny’s".
func wordsAs(s, name string) (text.Span, bool) {
	var edges []int // between a sign of a word and any other
	before := ' '
	for i, r := range s + " " {
		if !prose.IsWordRune(before) || !prose.IsWordRune(r) {
			edges = append(edges, i)
		}
		before = r
	}
	want := text.Fold(name)
	for i, from := range edges {
		if !strings.HasPrefix(text.Fold(s[from:]), want) {
			continue
		}
		for _, to := range edges[i+1:] {
			if text.Fold(s[from:to]) == want {
				return text.Span{Start: from, End: to}, true
			}
		}
	}
	return text.Span{}, false
}

// placing are words before the employer's name in a title.
var placing = strings.Fields("at for with bei für chez pour en para im am")

// workload is the share of full time that a title ends with: "80–100 %".
var workload = regexp.MustCompile(`[\s,(–-]*\d{2,3}(?:\s?%)?\s*[–-]\s*\d{2,3}\s*%?\)?$|[\s,(–-]*\d{2,3}\s?%\)?$`)

// ordinal is what is left of "3rd or 4th year" at the end of a title.
var ordinal = regexp.MustCompile(`, \d(?:st|nd|rd|th)$`)

// withoutPlace takes the town off an employer's name that ends with it.
func withoutPlace(name, place string) string {
	if m := townBehind.FindStringIndex(name); m != nil {
		return name[:m[0]]
	}
	before, after, ok := strings.Cut(name, ", ")
	if first, _, _ := strings.Cut(place, ","); ok && first != "" && strings.Contains(after, first) {
		return before
	}
	return name
}

// withoutRemark cuts how a firm introduces itself before its name, and what stands in brackets or in small letters
// behind it.
func withoutRemark(name string) string {
	name, _, _ = strings.Cut(weAre.ReplaceAllString(name, ""), " (")
	if before, after, ok := strings.Cut(name, ", "); ok && text.OpensSmall(after) {
		return before // "Le Grand Séchoir, scène conventionnée"
	}
	return name
}

var (
	// agency matches a firm that fills positions of others, folded: no position is "at" it
	agency = matching(`\b{}\b`, folded("firm", "agency"))
	// partOf matches a department or a body within an employer, folded
	partOf = matching(`^(?:the )?(?:{}|`+folded("firm", "opens")+`)\b|\b(?:{}|`+folded("firm", "ends")+`)$`,
		folded("firm", "part"))
	// legalForm matches what a name has that is no more than the form of a firm, folded
	legalForm = matching(`^(?:{}\.?\s*)+$`, folded("firm", "form"))
	// formFirst matches the form of a firm that a text begins with
	formFirst = matching(`^(?i:{})\b\.?`, folded("firm", "form"))
	// weAre matches how a firm introduces itself before its name: "Somos Ca Remigia"
	weAre = matching(`^(?i:{}) `, choice("firm", "we", lang.Codes()...))
	// formBehind matches the form of a firm at the end of its name, folded
	formBehind = matching(`[ ,]{}\.?$`, folded("firm", "form"))
)

// employer is the name of the employer as the posting gives it, "" where what was read as one may be a department, the
// position itself or half a name.
func employer(p *posting.Posting) string {
	name := prose.SpokenName(withoutRemark(p.Company))
	name = unshoutedPart(whole(withoutPlace(name, p.Location)))
	low := text.Fold(p.Company)
	if partOf.MatchString(low) || legalForm.MatchString(low) {
		return ""
	}
	title := tokensOf(p.Title)
	words := tokensOf(name)
	same := 0
	for _, x := range words {
		if slices.Contains(title, x) {
			same++
		}
	}
	if len(words) > 1 && same*3 >= len(words)*2 || !isSure(p, name) {
		return ""
	}
	return name
}

// unshoutedPart writes the words of a name small that stand large before a small word that does too: "TOWN OF Kettle
// Harbour". Short forms stay: "KPMG AND Partners", "A Plus Tutoring".
func unshoutedPart(name string) string {
	words := strings.Fields(name)
	for i, x := range words {
		if i == 0 || !allCapitals(x) || len(x) < 2 || !lang.IsStop(x, "en") || !dangles(x) {
			continue
		}
		words[i] = strings.ToLower(x)
		if before := words[i-1]; allCapitals(before) && len(before) >= stemLength &&
			strings.ContainsAny(text.Fold(before), "aeiouy") {
			words[i-1] = text.Capital(strings.ToLower(before))
		}
	}
	return strings.Join(words, " ")
}

// isSure reports whether what was read as the employer's name may stand as one: no address to write to names another
// that the posting speaks of, and it is no plain word of English, which writes names large.
func isSure(p *posting.Posting, name string) bool {
	said := text.Fold(p.Text)
	own := tokensOf(name)
	if strings.Count(said, text.Fold(name)) > 1 || formBehind.MatchString(text.Fold(p.Company)) {
		return true
	}
	domains := mailDomain.FindAllString(said, -1)
	if slices.ContainsFunc(domains, func(domain string) bool {
		return slices.ContainsFunc(own,
			func(x string) bool { return len(x) >= stemLength && strings.Contains(domain, x) })
	}) {
		return true
	}
	other := len(domains) > 0 && slices.ContainsFunc(largeWord.FindAllString(p.Text, -1), func(word string) bool {
		begins := "@" + text.Fold(word)
		return slices.ContainsFunc(domains, func(domain string) bool { return strings.HasPrefix(domain, begins) })
	})
	words := strings.Fields(name)
	return !other && (p.Language != "en" || !slices.ContainsFunc(words[min(1, len(words)):],
		func(x string) bool { return text.OpensSmall(x) && !lang.IsStop(x, "en") && !lang.IsStop(x, "fr") }))
}

var (
	// mailDomain is where an address or a page is, folded
	mailDomain = regexp.MustCompile(`(?:@|www\.|https?://)[\w.-]+`)
	// largeWord is a word that may be a name, longer than most short forms
	largeWord = regexp.MustCompile(`\p{Lu}[\pL'’]{4,}`)
)

// firm is the employer's name above the letter, with the full stop of its legal form, which a posting's sentence ends
// with.
func (w *writer) firm() string {
	if w.company == "" {
		return ""
	}
	name := unshoutedPart(whole(prose.Unshouted(withoutRemark(w.p.Company))))
	if _, behind, ok := strings.Cut(w.p.Text, name+" "); ok { // "Pte." was taken for the end of a sentence: "Pte. Ltd."
		if m := formFirst.FindString(behind); m != "" && strings.HasSuffix(name, ".") {
			return name + " " + m
		}
	}
	if shortForm.MatchString(name) && strings.Contains(w.p.Text, name+".") {
		return name + "."
	}
	return name
}

var shortForm = regexp.MustCompile(`(?:\.\pL|, Inc| Inc| Ltd| Co| Corp)$`)

// sender is who writes, with the name as one signs it.
func (w *writer) sender() document.Basics {
	b := w.r.Basics
	b.Name = w.signed(b.Name)
	b.Image = "" // no letter shows a photo
	return b
}

// signed returns a name as one signs it: in small letters but for the first of each part, the first name in front, and
// without a town behind it. The letters behind a name stay large.
func (w *writer) signed(name string) string {
	for _, sign := range []string{" // ", " | "} {
		name, _, _ = strings.Cut(name, sign)
	}
	words := strings.Fields(name)
	switch {
	case len(words) > 1 && allCapitals(words[0]) && !allCapitals(words[len(words)-1]) && strings.Count(name, ",") == 1:
		last, first, _ := strings.Cut(name, ", ")
		name = first + " " + last // "PUERTO LARREA, Nerea"
	case len(words) == 2 && w.shoutsSurname(words):
		name = words[1] + " " + words[0] // "KERVADEC Maëlle"
	case !allCapitals(name) && strings.IndexFunc(name, unicode.IsUpper) >= 0:
		return name
	}
	words = strings.Fields(name)
	for i, x := range words {
		if i > 1 && w.isPostNominal(x) || strings.Contains(x, ".") {
			continue // "RRT", "R."
		}
		if allCapitals(x) || allCapitals(strings.ToUpper(x)) && strings.ToLower(x) == x {
			words[i] = capitals.ReplaceAllStringFunc(strings.ToLower(x), strings.ToUpper)
		}
	}
	return strings.Join(words, " ")
}

// shoutsSurname reports whether of two names the first is the surname, which French and Spanish write large; elsewhere
// it may be the first name that is.
func (w *writer) shoutsSurname(words []string) bool {
	return (w.code == "fr" || w.code == "es") && len(words[0]) > 2 && allCapitals(words[0]) && !allCapitals(words[1])
}

// isPostNominal reports whether a word in capitals is what stands behind a name and no part of it: letters that nobody
// can say, a numeral, a degree, a credential.
func (w *writer) isPostNominal(x string) bool {
	credential, _ := w.c.Named(x)
	return allCapitals(x) && (!strings.ContainsAny(text.Fold(x), "aeiouy") || strings.Trim(x, "IV") == "" ||
		posting.DegreeHeld(x) > 0 || credential.Kind == skill.Credential)
}

// capitals are the letters that a name is written large with: the first of each part.
var capitals = regexp.MustCompile(`^[("“«]?\pL|[-'’]\pL`)

// townBehind is a town with its state behind an employer's name: ", College Station, TX".
var townBehind = regexp.MustCompile(`, \pL[\pL .'-]+, [A-Z]{2}$`)

func (w *writer) position() string {
	if w.role == "" {
		return w.all["position.open"]
	}
	return w.get("position", "role", w.role)
}

func (w *writer) atFirm() string {
	if w.company == "" || agency.MatchString(text.Fold(w.company)) {
		return ""
	}
	return " " + w.get("at", "near", w.beside(w.company, false))
}

// subject names the position, and the posting's reference where it has one.
func (w *writer) subject() string {
	s := w.all["subject.open"]
	if w.role != "" {
		s = w.get("subject", "role", w.role)
	}
	if m := reference.FindStringSubmatch(w.p.Text); m != nil {
		s = fill(w.all["subject.reference"], "subject", s, "reference", strings.TrimRight(m[1], ".-/"))
	}
	return s
}

var reference = regexp.MustCompile(
	`(?i:\bref(?:erence)?(?:\.| no\.?| number)?|\bjob (?:id|no\.?|number)|\breq(?:uisition)?(?:\.|(?: id| no\.?| number| #))|\b(?:position|posting|vacancy|competition|announcement|requisition) (?:id|no\.?|number|#)|\bvacancy|\bstellen-?nr\.?|\bchiffre|\bausschreibungs-?nr\.?|\boffre n[°o]|\bexpediente|\bkennziffer|\breferenz(?:nummer)?|\bstellen-?id|\bréf(?:érence)?\.?|\breferencia)\s*[:#]?\s*([A-Z0-9][\w/.-]*\d[\w/-]*)`)

// mailed returns the person whom the address to apply to is named after, by first name and surname: "Nadine
// Prud'homme", who has n.prudhomme@example.com. Any two words can begin with the one before the sign of an address, so
// nadine@example.com is hers only where the posting is a mail that she sent.
func (w *writer) mailed() string {
	sender := ""
	if m := sentBy.FindStringSubmatch(w.p.Text); m != nil {
		sender = m[1]
	}
	for _, m := range mailAddress.FindAllStringSubmatch(w.p.Text, -1) {
		parts := strings.FieldsFunc(text.Fold(m[1]), func(r rune) bool { return r == '.' || r == '_' || r == '-' })
		for _, n := range fullName.FindAllStringSubmatch(w.p.Text, -1) {
			first, last := text.Fold(n[1]), text.Fold(n[2])
			byFirst := len(parts) == 1 && parts[0] == first && n[0] == sender && !plainWords[first] && !plainWords[last]
			byBoth := len(parts) == 2 && parts[1] == last && strings.HasPrefix(first, parts[0])
			if byFirst || byBoth || len(parts) == 1 && len(last) > 3 && parts[0] == first[:1]+last {
				return n[1] + " " + n[2]
			}
		}
	}
	return ""
}

// plainWords are words that are nobody's name: "From: Kitchen Team".
var plainWords = lang.SetOfAll("generic")

var (
	mailAddress = regexp.MustCompile(`([\w.-]+)@[\w.-]+`)
	fullName    = regexp.MustCompile(`([A-ZÀ-Þ][\pL-]+) ([A-ZÀ-Þ][\pL'’-]+)`)
	sentBy      = matching(`(?m)^(?i:{}): (`+fullName.String()+`)`, choice("addressee", "from", lang.Codes()...))
)

// sentenceAround returns the sentence of a text that a byte stands in.
func sentenceAround(s string, at int) string {
	for _, span := range text.Sentences(s) {
		if span.Start <= at && at < span.End {
			return span.Of(s)
		}
	}
	return ""
}

func (w *writer) greeting() string {
	switch c := w.addressee(); {
	case c.name == "":
	case c.plain:
		return fill(w.all["dear.named"], "person", c.name)
	case c.lady:
		return fill(w.all["dear.person.f"], "person", c.name)
	default:
		return fill(w.all["dear.person.m"], "person", c.name)
	}
	if name := w.mailed(); name != "" && w.all["dear.named"] != "" {
		return fill(w.all["dear.named"], "person", name)
	}
	if w.company != "" && w.all["dear.company"] != "" && len(strings.Fields(w.company)) <= 5 {
		name := strings.TrimPrefix(w.company, "The ")
		if strings.HasSuffix(strings.ToLower(name), "team") {
			return fill(strings.ReplaceAll(w.get("dear.company"), " team", ""), "company", name)
		}
		return w.get("dear.company", "company", name)
	}
	return w.get("dear")
}

// closing is the formula above the name. A French one repeats the address.
func (w *writer) closing() string {
	formula := w.get("regards")
	if c := w.addressee(); w.code == "fr" && c.name != "" {
		if text.OpensSmall(c.name) { // an office
			return strings.Replace(formula, "Madame, Monsieur", strings.TrimRight(w.greeting(), ","), 1)
		}
		if c.lady {
			return strings.Replace(formula, "Madame, Monsieur", "Madame", 1)
		}
		return strings.Replace(formula, "Madame, Monsieur", "Monsieur", 1)
	}
	return formula
}

// date returns the day as the country writes it, with the sender's town where it does so.
func (w *writer) date() string {
	if w.asOf.Month() == 0 {
		return string(w.asOf)
	}
	place := ""
	if w.r.Basics.Location != nil {
		place = townIn(w.r.Basics.Location.City)
	}
	name, day := "date.month", ""
	if s := string(w.asOf); len(s) == len("2006-01-02") {
		name, day = "date", strings.TrimLeft(s[8:], "0")
		if w.inStates() {
			name = "date.us"
		}
	}
	out := w.get(name, "place", place, "day", day, "month", w.get("month."+strconv.Itoa(w.asOf.Month())), "year",
		strconv.Itoa(w.asOf.Year()))
	if out = strings.TrimLeft(out, ", "); place == "" {
		out = strings.TrimPrefix(out, "a ") // Spanish has it behind a place alone
	}
	return out
}

// townIn returns a town as a date names it, "" where what was read as one is none: "Fahrerlaubnis B".
func townIn(city string) string {
	city, _, _ = strings.Cut(city, ",")
	city, _, _ = strings.Cut(city, "(")
	if slices.ContainsFunc(strings.Fields(text.Fold(city)),
		func(x string) bool { return slices.Contains(noNames, strings.Trim(x, ".:")) }) {
		return ""
	}
	return strings.TrimSpace(city)
}

// dates returns the years of a place: "since 2019", "2015–2019", "2016".
func (w *writer) dates(start, end document.Date) string {
	from, to := start.Year(), end.Year()
	switch {
	case from == 0 && to == 0:
		return ""
	case to == 0:
		return w.get("since", "from", strconv.Itoa(from))
	case from == 0:
		return w.get("until", "to", strconv.Itoa(to))
	case from == to:
		return strconv.Itoa(to)
	}
	return w.get("span", "from", strconv.Itoa(from), "to", strconv.Itoa(to))
}

// statements takes the statements out of the user's instructions: "Mention that I can start in May" gives "I can start
// in May." Directions about the letter itself ("keep it short") are none.
func statements(instructions string) []string {
	var out []string
	for _, s := range text.Prose(instructions) {
		s = lead.ReplaceAllString(s, "")
		if first, _, _ := strings.Cut(strings.ToLower(s), " "); slices.Contains(ownWords, strings.Trim(first, ",")) {
			out = append(out, text.WithStop(text.Capital(s)))
		}
	}
	return out
}

var (
	lead = regexp.MustCompile(
		`^(?i)(?:(?:please|also|mention|say|add|write|include|note|tell them|that|the fact that|bitte|erwähne|schreibe|dass|merci de|que|por favor|menciona) )+`)
	ownWords = strings.Fields("i i'm i’m i've i’ve my ich mein meine je j'ai j’ai mon ma mes yo mi mis tengo puedo")
)
