package compose

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// point is a month, or a year whose month is unknown (month 0). year ongoing is "present".
type point struct{ year, month int }

const ongoing = 9999

// fits says whether two points can be the same: a month that one of them does not tell does not part them.
func (p point) fits(o point) bool {
	return p.year == o.year && (p.month == o.month || p.month == 0 || o.month == 0)
}

// span is a period written in a statement.
type span struct {
	from, to point
	text     string
	at       int  // byte offset in the statement
	since    bool // "since 2019"
}

func (s span) fits(o span) bool { return s.from.fits(o.from) && s.to.fits(o.to) }

// finer says whether s tells a month that o does not.
func (s span) finer(o span) bool {
	return s.from.month != 0 && o.from.month == 0 || s.to.month != 0 && o.to.month == 0
}

// yearAt is a year that stands alone.
type yearAt struct {
	year  int
	token int
}

const (
	englishMonths = `jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter`
	monthName     = `(?:` + englishMonths + `|` +
		`januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|okt|dez|mär|janvier|janv|février|févr|mars|avril|avr|juin|juillet|juil|août|septembre|octobre|novembre|décembre|déc|` +
		`enero|ene|febrero|marzo|abril|abr|mayo|junio|julio|agosto|ago|septiembre|setiembre|octubre|noviembre|diciembre|dic)`
	englishDate = `(?:(?:` + englishMonths + `)\.?,?\s+(?:\d{1,2},\s+)?|(?:\d{1,2}[./])?\d{1,2}[./])?'?(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])\b)?`
	dateName    = `(?:` + monthName + `\.?,?\s+(?:de\s+)?(?:\d{1,2},\s+)?|(?:\d{1,2}[./])?\d{1,2}[./])?'?(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])\b)?`
)

var (
	spanShape   = regexp.MustCompile(`(` + dateName + `)\s*(?:-|to|until|till|through|\||bis|à|au|a|hasta)\s*(?:the\s+|la\s+)?(` + dateName + `|present|now|current|currently|today|date|ongoing|heute|présent|aujourd'hui|actuel|actuellement|actualidad|actualmente|presente|\d\d\b)`)
	englishSpan = regexp.MustCompile(`(` + englishDate + `)\s*(?:-|to|until|till|through|\|)\s*(?:the\s+)?(` + englishDate + `|present|now|current|currently|today|date|ongoing|\d\d\b)`)
	sinceShape  = regexp.MustCompile(`\b(?:since|seit|depuis|desde)\s+(` + dateName + `)`)
	dateParts   = regexp.MustCompile(`^(?:(` + monthName + `)\.?,?\s+(?:de\s+)?(?:\d{1,2},\s+)?|(?:\d{1,2}[./])?(\d{1,2})[./])?'?((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?$`)
)

var monthNumbers = map[string]int{
	"jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
	"mai": 5, "okt": 10, "dez": 12, "avr": 4, "aou": 8, "ene": 1, "abr": 4, "ago": 8, "dic": 12, "fev": 2, "set": 9,
}

// monthOf gives the month of a name in one of the languages, 0 for a season.
func monthOf(name string) int {
	name = withoutAccents(name)
	switch {
	case strings.HasPrefix(name, "juil"):
		return 7
	case strings.HasPrefix(name, "juin"):
		return 6
	}
	return monthNumbers[firstThree(name)]
}

func readPoint(s string, from point) point {
	m := dateParts.FindStringSubmatch(s)
	if m == nil {
		if n, err := strconv.Atoi(s); err == nil && len(s) == 2 { // "2018-20"
			return point{year: from.year/100*100 + n}
		}
		return point{year: ongoing}
	}
	p := point{}
	p.year, _ = strconv.Atoi(m[3])
	switch {
	case m[1] != "":
		p.month = monthOf(m[1])
	case m[2] != "":
		p.month, _ = strconv.Atoi(m[2])
	case m[4] != "":
		p.month, _ = strconv.Atoi(m[4])
	}
	if p.month > 12 {
		p.month = 0
	}
	return p
}

// hasYear says whether four digits in the text can be a year.
func hasYear(s string) bool { return firstYear(s) >= 0 }

// spanOf gives the shape of periods in a language: English dates alone take half the time.
func spanOf(l language) *regexp.Regexp {
	if l == english {
		return englishSpan
	}
	return spanShape
}

// firstYear gives the place of the first four digits that can be a year, -1 where there are none.
func firstYear(s string) int {
	for i := 0; i+4 <= len(s); i++ {
		if isYear(s[i:i+4]) && (i == 0 || !digit(s[i-1])) && (i+4 == len(s) || !digit(s[i+4])) {
			return i
		}
	}
	return -1
}

// longestLead is how many bytes of a date may stand before its year: "noviembre de ".
const longestLead = 20

func isYear(s string) bool {
	return len(s) == 4 && (s[0] == '1' && s[1] == '9' || s[0] == '2' && s[1] == '0') && digit(s[2]) && digit(s[3])
}

// readDates finds the periods and single years of a statement and covers their tokens, so that they do not count as
// numbers. A four-digit figure with a counted thing after it ("2000 users") stays a number.
func (s *statement) readDates() {
	year := firstYear(s.text)
	if year < 0 {
		return
	}
	low := strings.ToLower(s.text)
	if len(low) != len(s.text) {
		low = s.text
	}
	lead := max(0, year-longestLead)
	var spans [][]int
	if mayEnd(low, year) {
		spans = spanOf(s.lang).FindAllStringSubmatchIndex(low[lead:], -1)
	}
	for _, m := range spans {
		for i := range m {
			if m[i] >= 0 {
				m[i] += lead
			}
		}
		p := span{text: s.text[m[0]:m[1]], at: m[0]}
		p.from = readPoint(low[m[2]:m[3]], point{})
		p.to = readPoint(low[m[4]:m[5]], p.from)
		if p.to.year < p.from.year {
			continue
		}
		s.ranges = append(s.ranges, p)
		s.coverBytes(m[0], m[1])
	}
	for _, m := range sinceIn(low) {
		if !s.coveredAt(m[2]) {
			s.ranges = append(s.ranges, span{text: s.text[m[0]:m[1]], at: m[0], since: true, from: readPoint(low[m[2]:m[3]], point{}), to: point{year: ongoing}})
			s.coverBytes(m[2], m[3])
		}
	}
	for i := range s.tokens {
		t := &s.tokens[i]
		if s.cover[i] || t.kind != numberToken || t.money != "" || t.suffix != "" || !isYear(t.digits) || s.counts(i) {
			continue
		}
		y, _ := strconv.Atoi(t.digits)
		s.years = append(s.years, yearAt{year: y, token: i})
		s.cover[i] = true
		for j := i - 1; j >= 0 && j >= i-2; j-- { // "3/2020", "12 March 2020"
			if s.tokens[j].kind == numberToken && len(s.tokens[j].digits) <= 2 && (s.tokens[i].glued || monthNumbers[firstThree(s.tokens[i-1].low)] > 0) {
				s.cover[j] = true
			}
		}
	}
}

// mayEnd says whether a period can end in a text that has a year at the given place: another figure stands in it, or a
// word for the present. It spares lines with a single year the slow search.
func mayEnd(low string, year int) bool {
	const digits = "0123456789"
	if strings.ContainsAny(low[:year], digits) || strings.ContainsAny(low[year+4:], digits) {
		return true
	}
	return slices.ContainsFunc(presentWords, func(w string) bool { return strings.Contains(low[year:], w) })
}

// presentWords are in what a period that goes on ends with, see spanShape.
var presentWords = []string{"present", "now", "current", "today", "date", "ongoing", "heute", "présent", "aujourd", "actuel", "actual"}

func sinceIn(low string) [][]int {
	if !strings.Contains(low, "since") && !strings.Contains(low, "seit") && !strings.Contains(low, "depuis") && !strings.Contains(low, "desde") {
		return nil
	}
	return sinceShape.FindAllStringSubmatchIndex(low, -1)
}

func firstThree(s string) string { return s[:min(3, len(s))] }

// counts says whether the figure at token i counts what follows ("2000 users"); "2019 winner" and "2019 to" do not.
func (s *statement) counts(i int) bool {
	if i+1 >= len(s.tokens) {
		return false
	}
	next := &s.tokens[i+1]
	if i > 0 {
		if before := s.tokens[i-1].low; before == "in" || before == "since" || before == "from" || before == "until" || before == "by" || before == "of" || monthNumbers[firstThree(before)] > 0 {
			return false
		}
	}
	return next.kind == wordToken && next.pause == pauseNone && !stopWords[next.low] && !next.capital() && strings.HasSuffix(next.low, "s") && !strings.HasSuffix(next.low, "ss")
}

func (s *statement) coverBytes(from, to int) {
	for i := range s.tokens {
		if s.tokens[i].start < to && s.tokens[i].end > from {
			s.cover[i] = true
		}
	}
}

func (s *statement) coveredAt(at int) bool {
	for i := range s.tokens {
		if s.tokens[i].start <= at && at < s.tokens[i].end {
			return s.cover[i]
		}
	}
	return false
}

var phoneShape = regexp.MustCompile(`(?:\+|\b)?\(?\d[\d ().\-/]{6,}\d`)

// phone is a telephone number of a statement: its digits and where it stands.
type phone struct {
	digits     string
	start, end int
}

// readPhones finds the telephone numbers of a statement, once its dates are known, and covers their tokens.
func (s *statement) readPhones() {
	count, dated := 0, true
	for i := range s.tokens {
		if t := &s.tokens[i]; t.kind == numberToken {
			count += len(t.digits)
			dated = dated && s.cover[i]
		}
	}
	if dated || count < leastDigits {
		return
	}
	for _, m := range phoneShape.FindAllStringIndex(s.text, -1) {
		text := s.text[m[0]:m[1]]
		d := onlyDigits(text)
		plus := strings.HasPrefix(text, "+")
		if len(d) < leastDigits || len(d) > 15 || !plus && text[0] != '(' && text[0] != '0' && len(d) == leastDigits || s.coveredAt(m[0]) || spanShape.MatchString(text) {
			continue
		}
		if !plus && text[0] != '0' && strings.Count(text, " ")+strings.Count(text, "-")+strings.Count(text, ".")+strings.Count(text, ")") < 2 {
			continue
		}
		if sumOfMoney(s.text[:m[0]], s.text[m[1]:]) {
			continue
		}
		s.phones = append(s.phones, phone{digits: d, start: m[0], end: m[1]})
	}
	for _, p := range s.phones {
		s.coverBytes(p.start, p.end)
	}
}

// sumOfMoney says whether a sign of a currency stands at a figure: "120 000 000 €".
func sumOfMoney(before, after string) bool {
	r, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, " "))
	n, _ := utf8.DecodeRuneInString(strings.TrimLeft(after, " "))
	return unicode.Is(unicode.Sc, r) || unicode.Is(unicode.Sc, n)
}

// leastDigits is how many digits a telephone number has at least.
const leastDigits = 8

func onlyDigits(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if digit(s[i]) {
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// checkDates compares periods and years.
func (k *comparison) checkDates() {
	for i := range k.now.all {
		s := &k.now.all[i]
		for _, p := range s.ranges {
			k.checkSpan(s, p)
		}
		for _, y := range s.years {
			k.checkYear(s, y)
		}
	}
}

func (k *comparison) checkSpan(s *statement, p span) {
	var starts, ends []*header
	finer := false
	for i := range k.old.spans {
		o := &k.old.spans[i]
		if o.fits(p) {
			if !p.finer(*o) {
				return
			}
			finer = true
		}
	}
	if finer {
		k.report(Finding{Kind: "date", Value: p.text, Severity: Review}, s.lineAt(p.at), "Your original resume does not tell the month in “"+p.text+"”. Is it right?")
		return
	}
	if k.isAllowed(p.text) {
		return
	}
	for i := range k.old.headers {
		h := &k.old.headers[i]
		if h.span.from.fits(p.from) {
			starts = append(starts, h)
		}
		if h.span.to.fits(p.to) {
			ends = append(ends, h)
		}
	}
	for _, a := range starts {
		for _, b := range ends {
			if a != b && a.sameEmployer(b) && (a.sameTitle(b) || !k.isTitle(s.outside(p))) {
				k.report(Finding{Kind: "date", Value: p.text, Severity: Review}, s.lineAt(p.at), "“"+p.text+"” joins two periods of your original resume. Is that meant?")
				return
			}
		}
	}
	if p.to.year == ongoing && k.old.years[p.from.year] && strings.HasPrefix(strings.ToLower(p.text), "since") {
		return // "registered since 2019" of "registered 2019"
	}
	k.report(Finding{Kind: "date", Value: p.text, Severity: High}, s.lineAt(p.at), "The dates “"+p.text+"” are not in your original resume. Are they right?")
}

// outside gives the words of the statement before and after a period.
func (s *statement) outside(p span) []token {
	var out []token
	for i := range s.tokens {
		if t := s.tokens[i]; t.kind == wordToken && (t.start >= p.at+len(p.text) || t.end <= p.at) {
			out = append(out, t)
		}
	}
	return out
}

func (k *comparison) checkYear(s *statement, y yearAt) {
	text := s.tokens[y.token].text
	if !k.old.years[y.year] {
		if !k.isAllowed(text) {
			k.report(Finding{Kind: "date", Value: text, Severity: High}, s.tokens[y.token].line, "The year "+text+" is not in your original resume. Is it right?")
		}
		return
	}
	o, score := k.sourceOfAll(s)
	if o == nil || score < 0.6 || len(o.years)+len(o.ranges) == 0 {
		return
	}
	for _, oy := range o.years {
		if oy.year == y.year {
			return
		}
	}
	for _, r := range o.ranges {
		if r.from.year <= y.year && y.year <= r.to.year {
			return
		}
	}
	k.report(Finding{Kind: "date", Value: text, Severity: Review}, s.tokens[y.token].line, "Your original resume gives another year than "+text+" here: “"+clip(o.text)+"”. Which is right?")
}
