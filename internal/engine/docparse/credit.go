package docparse

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// credits reads certificates, awards and publications: one a line or bullet, "Name, Issuer, 2020".
type credit struct {
	name, from, url string
	date            document.Date
	note            string
	para            *para
}

// credits returns one credit for each line; a line that is only a date, an address, an issuer or a sentence about the
// credit above goes to that.
func (b *builder) credits(paras []*para) []credit {
	var out []credit
	g := newCreditLines(paras)
	for i, p := range paras {
		p.used = true
		d, dated := period(p.dates())
		if issued := issueDate(p); len(out) > 0 && out[len(out)-1].date == "" && (issued || isOnlyDate(p)) {
			if n := len(out); issued && n > 1 && out[n-1].para == paras[i-1] && i > 1 && out[n-2].para == paras[i-2] &&
				out[n-2].date == "" && out[n-2].from == "" {
				out[n-2].from, out[n-2].para, out = out[n-1].name, p, out[:n-1]
			}
			out[len(out)-1].date, out[len(out)-1].para = lastDate(d), p
			continue
		}
		c := creditOf(p, p.text(), p.dates(), d, dated)
		if len(out) > 0 && out[len(out)-1].para == paras[max(i-1, 0)] && g.follows(i, &out[len(out)-1]) {
			out[len(out)-1].add(c, g.wraps(i))
			continue
		}
		out = append(out, c)
	}
	return out
}

func isOnlyDate(p *para) bool {
	_, ok := onlyDate(p)
	return ok
}

// issueWords stand before the date on which a credential was given, on a line of their own; folded.
//
//nolint:misspell // words of many languages
var issueWords = set(`issued awarded obtained earned granted received completed ausgestellt erworben obtenu obtenue delivre delivree expedido expedicion emitido rilasciato emissione behaald uitgegeven wydano uzyskano`)

// issueDate recognises "Issued Jun 2018", as a list under the credential's name and its issuer has it.
func issueDate(p *para) bool {
	return len(p.dates()) > 0 && issueWords[strings.Trim(fold(strings.ReplaceAll(cut(p.text(), p.dates()), "\x00", "")),
		" :.")]
}

// add takes what a further line says: the rest of a line that wrapped, the issuer, or a sentence about the credit.
func (c *credit) add(more credit, wrapped bool) {
	if c.date == "" {
		c.date = more.date
	}
	if c.url == "" {
		c.url = more.url
	}
	t := more.para.text()
	switch {
	case more.name == "" && more.url != "": // an address and nothing else
	case wrapped && c.from == "":
		c.name, c.from = c.name+" "+more.name, more.from
	case wrapped:
		c.from = strings.TrimSuffix(c.from+" "+more.name+", "+more.from, ", ")
	case !isSentence(t) && !more.para.mark && c.from == "" && c.note == "" && len(more.name) < 80:
		c.from = strings.TrimSuffix(more.name+", "+more.from, ", ")
	case isSentence(t) || more.para.mark || more.name == "":
		c.note = strings.TrimSpace(c.note + " " + strings.Join(strings.Fields(t), " "))
	default:
		c.note = strings.TrimSpace(c.note + " " + strings.TrimSuffix(more.name+", "+more.from, ", "))
	}
	c.para = more.para
}

// creditLines knows how the lines of a section are set.
type creditLines struct {
	paras  []*para
	marked int     // bullets
	apart  bool    // white parts the credits from each other, and not the lines of one
	right  float64 // where the longest line ends
}

func newCreditLines(paras []*para) creditLines {
	g := creditLines{paras: paras}
	group, groups, longest := 0, 0, 0
	for i, p := range paras {
		g.right = max(g.right, p.x1)
		if p.mark {
			g.marked++
		}
		if i == 0 || p.above >= itemWhite {
			groups, group = groups+1, 0
		}
		group++
		longest = max(longest, group)
	}
	g.apart = g.marked == 0 && groups > 1 && longest > 1 && longest <= 3 && len(paras) >= 2*groups-1
	return g
}

// follows reports whether line i belongs to the credit above it: it is set lighter and close, hangs under it, goes on a
// line that wrapped, tells about it in a sentence, or names who gave it.
func (g creditLines) follows(i int, c *credit) bool {
	p, above := g.paras[i], g.paras[i-1]
	if p.level > 0 {
		return false
	}
	if p.mark {
		return !g.paras[0].mark && p.above < itemWhite
	}
	if g.marked > 0 && above.mark && p.page == 0 && p.x0 > above.x0 || above.level > 0 {
		return true
	}
	if c.url == "" && bareAddress(p.text()) {
		return true
	}
	if p.above >= blockWhite {
		return false
	}
	if g.lighter(i) || g.apart && p.above < itemWhite || g.wraps(i) {
		return true
	}
	return g.marked == 0 && tellsOf(c, p, above)
}

// lighter reports whether line i is set lighter than the one above it.
func (g creditLines) lighter(i int) bool {
	p := g.paras[i]
	a, b := lookBesideDate(g.paras[i-1]), lookBesideDate(p)
	return a.bold && !b.bold || p.page > 0 && a.size > b.size+sameSize
}

// tellsOf reports whether a line is a sentence about the credit above it, or names with a date who gave it.
func tellsOf(c *credit, p, above *para) bool {
	_, dated := period(p.dates())
	if !dated {
		return isSentence(p.text()) && strings.HasSuffix(p.text(), ".") && !isSentence(above.text())
	}
	return c.date == "" && c.from == "" &&
		orgScore(tidy(strings.ReplaceAll(cut(p.text(), p.dates()), "\x00", ""))) >= 1
}

// lookBesideDate is how a line is set, beside the date that some designs have before it.
func lookBesideDate(p *para) look {
	c := *p
	for len(c.segs) > 1 && isDateSegment(c.segs[0]) {
		c.segs = c.segs[1:]
	}
	return c.look()
}

// bareAddress reports whether a text is a web address and nothing else.
func bareAddress(t string) bool {
	m := urlsIn(t)
	return len(m) == 1 && strings.TrimSpace(t[:m[0][0]]+t[m[0][1]:]) == ""
}

// fullShare is the share of the longest line from which on a line is full enough to wrap, tuned as the bounds of white.
const fullShare = 0.85

// wraps reports whether line i goes on a line that wrapped: it begins small, or holds the date that the full line above
// lacks.
func (g creditLines) wraps(i int) bool {
	p, above := g.paras[i], g.paras[i-1]
	said := strings.Fields(strings.ReplaceAll(cut(above.text(), above.dates()), "\x00", " "))
	if !p.mark && p.above < blockWhite && len(said) > 1 && (leadsOn(said[len(said)-1]) && !above.endsInDate() ||
		startsLower(p.text()) && !startsLower(above.text())) {
		return true // "Methods in", the date, and below it "Biology"
	}
	if p.mark || strings.HasSuffix(above.text(), ".") || startsLower(above.text()) && startsUpper(p.text()) ||
		len(above.dates()) > 0 {
		return false
	}
	if startsLower(p.text()) {
		return true
	}
	_, dated := period(p.dates())
	return dated && above.x1 > fullShare*g.right && p.x1 < above.x1 && len(strings.Fields(above.text())) > 6
}

// endsInDate reports whether a line ends in a date that its last words lead to: "valid to Sept 2027".
func (p *para) endsInDate() bool {
	last := p.segs[len(p.segs)-1]
	ds := findDates(last.text)
	return len(ds) > 0 && !isDateSegment(last) && endsWithDate(last.text, ds[len(ds)-1])
}

// runsOutWords stand before the date until which a credential holds; folded.
//
//nolint:misspell // words of many languages
var runsOutWords = set(`until till through thru exp expires expire expiring expiry expiration valid_through valid_to valid_thru renewal renews renewable due bis ablauf hasta vence caducidad jusqu'a jusqu'au jusqu'en
	expire_le ate validade scade scadenza geldig_tot vervalt`)

// runsOut reports whether a date tells until when a credential holds, as in "(exp. 2027)" and "valid until 05/2028": it
// is not the date on which it was given, and stays in the words of the line.
func runsOut(t string, d dateSpan) bool {
	if d.isRange {
		return false
	}
	before := fold(t[:d.from])
	ws := strings.Fields(before[strings.LastIndexAny(before, "(,;–—")+1:])
	for i, w := range ws {
		if ws[i] = strings.Trim(w, " .:,;()[]"); endedWords()[ws[i]] {
			return true
		}
	}
	for len(ws) > 0 && (ws[len(ws)-1] == "" || ws[len(ws)-1] == "date" || ws[len(ws)-1] == "on" ||
		ws[len(ws)-1] == "in") {
		ws = ws[:len(ws)-1]
	}
	n := len(ws)
	return n > 0 && (runsOutWords[ws[n-1]] || rangeWords[ws[n-1]]) || n > 1 && runsOutWords[ws[n-2]+" "+ws[n-1]]
}

// endedWords are the words that say that a credential has run out, in all languages.
var endedWords = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, code := range lang.Codes() {
		for _, e := range lang.Entries(code, "claim") {
			if e.Value == "expired" {
				m[fold(e.Term)] = true
			}
		}
	}
	return m
})

func lastDate(d dateSpan) document.Date {
	if d.end != "" {
		return d.end
	}
	return d.start
}

// creditOf reads a line of credits: its date, its address, its name, who gave it, and what is said of it.
func creditOf(p *para, t string, ds []dateSpan, d dateSpan, dated bool) credit {
	c := credit{para: p}
	if dated && !runsOut(t, d) && (endsWithDate(t, d) || len(p.segs) > 1) {
		c.date = lastDate(d)
		if last := ds[len(ds)-1]; !leavesClause(t[:last.from]) {
			t = cut(t, ds[len(ds)-1:])
		}
	}
	for _, m := range reverse(urlsIn(t)) {
		if c.url == "" {
			c.url = t[m[0]:m[1]]
			t = t[:m[0]] + "\x00" + t[m[1]:]
		}
	}
	names := slices.DeleteFunc(partedGiver(c.names(t, d)), func(s string) bool { return !hasLetter(s) })
	for i, s := range names {
		s, _ = cutMark(strings.TrimRight(s, " /|"))
		names[i] = s
	}
	if len(names) > 0 {
		c.name = names[0]
	}
	if len(names) > 1 {
		c.from = strings.Join(names[1:], ", ")
	}
	return c
}

// leavesClause reports whether what stands before a date says nothing without it: "Confined space entry (renewed",
// "First Aid, refreshed".
func leavesClause(before string) bool {
	i := strings.LastIndexAny(before, "(,;")
	if i <= 0 {
		return false
	}
	ws := strings.Fields(before[i+1:])
	return len(ws) > 0 && len(ws) <= 3 && startsLower(ws[0]) && !slices.ContainsFunc(ws, func(w string) bool {
		f := strings.Trim(fold(w), ".:")
		return issueWords[f] || sinceWords[f] || inWords[f] || hasDigit(w)
	})
}

// names returns the parts of a line that name the credit and who gave it. Between bars, a part that is a date is the
// credit's, and what stands behind the date is said of the rest.
func (c *credit) names(t string, d dateSpan) []string {
	var names []string
	barred := strings.Contains(t, " | ")
	for _, part := range splitAny(t, partsOfCredit(t)) {
		s := tidyPiece(part)
		ds := findDates(s)
		behind := barred && len(names) > 0
		switch {
		case s == "" || s == "()":
		case behind && c.date == "" && len(ds) == 1 && strings.Trim(cut(s, ds), " \x00") == "":
			c.date = lastDate(ds[0])
		case behind && (c.date != "" && !endsWithDate(c.para.text(), d) || len(names) > 1 && isSentence(s)):
			c.note = strings.TrimSpace(c.note + " " + strings.TrimSpace(part))
		default:
			names = append(names, s)
		}
	}
	return names
}

// partedGiver parts the one name of a line at its last comma, where what follows can be who gave it.
func partedGiver(names []string) []string {
	if len(names) != 1 {
		return names
	}
	i := strings.LastIndex(names[0], ", ")
	if i <= 0 {
		return names
	}
	name, giver := names[0][:i], names[0][i+2:]
	if !startsUpper(giver) || companyForm(names[0][i+1:]) || status(giver) {
		return names
	}
	return []string{name, giver}
}

// partsOfCredit returns what stands between the parts of a line: bars and dots where it has some, as a dash then
// belongs to a name ("Solutions Architect – Associate · Amazon"), and dashes where not.
func partsOfCredit(t string) []string {
	for _, sign := range []string{" | ", " · ", " • "} {
		if strings.Contains(t, sign) {
			return []string{sign, "\x00"}
		}
	}
	return []string{" — ", " – ", " - ", "\x00"}
}

func (b *builder) certificates(paras []*para) {
	for _, c := range b.credits(credentialList(cutBehindDates(paras))) {
		n := len(b.doc.Certificates)
		name, from := c.name, c.from
		if c.note != "" {
			from = strings.TrimPrefix(from+", "+c.note, ", ")
		}
		if b.isUnheld(from) {
			if line := tidy(c.para.text()); strings.HasPrefix(line, name) {
				name, c.date = line, ""
			} else { // it stands on several lines
				name += ", " + from
			}
			from = ""
		}
		b.doc.Certificates = append(b.doc.Certificates, document.Certificate{
			Name: name, Issuer: from, Date: c.date,
			URL: c.url,
		})
		b.field(pathf("certificates[%d].name", n), notedFirst, c.para)
	}
}

// isUnheld reports whether what stands behind a credential's name says that it isn't held yet: "not yet; exam
// registered for". Then the line is kept as it is: cut into a name, an issuer and a date, it would read as one that is
// held. An issuer begins with a capital, whatever its words mean: "LinkedIn Learning".
func (b *builder) isUnheld(behind string) bool {
	if behind == "" || startsUpper(behind) {
		return false
	}
	unheld := []claim.Class{claim.Progress, claim.Planned, claim.Failed, claim.Limit}
	r := claim.Read(behind, cmp.Or(b.layout.Language, "en"))
	return slices.ContainsFunc(r.Statements, func(s claim.Statement) bool {
		return slices.ContainsFunc(s.Cues, func(c claim.Cue) bool { return slices.Contains(unheld, c.Class) })
	})
}

// cutBehindDates parts credits that a narrow column runs together: each ends in its date, the last one too.
func cutBehindDates(paras []*para) []*para {
	var out []*para
	for _, p := range paras {
		t, ds := p.text(), p.dates()
		if p.rows < 2 || len(p.segs) != 1 || len(ds) < 2 || strings.Trim(t[ds[len(ds)-1].to:], " .") != "" {
			out = append(out, p)
			continue
		}
		p.used = true
		from := 0
		for _, d := range ds {
			if rest := strings.TrimSpace(t[d.to:]); rest == "" || startsUpper(rest) {
				out = append(out, p.saying(strings.TrimSpace(t[from:d.to])))
				from = d.to
			}
		}
		if rest := strings.TrimSpace(t[from:]); strings.Trim(rest, ".") != "" {
			out = append(out, p.saying(rest))
		}
	}
	return out
}

func (b *builder) awards(paras []*para) {
	for _, c := range b.credits(cutBehindDates(paras)) {
		n := len(b.doc.Awards)
		b.doc.Awards = append(b.doc.Awards, document.Award{
			Title: c.name, Awarder: c.from, Date: c.date,
			Summary: c.note,
		})
		b.field(pathf("awards[%d].title", n), notedFirst, c.para)
	}
}

func (b *builder) publications(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Publications)
		b.doc.Publications = append(b.doc.Publications, document.Publication{
			Name: c.name, Publisher: c.from,
			ReleaseDate: c.date, URL: c.url, Summary: c.note,
		})
		b.field(pathf("publications[%d].name", n), notedWeakly, c.para)
	}
}

func (b *builder) interests(paras []*para) {
	for _, p := range paras {
		p.used = true
		for _, s := range p.segs {
			if name, rest, ok := strings.Cut(s.text, ": "); ok && len(p.segs) == 1 &&
				!strings.ContainsAny(name, ",;") && len(strings.Fields(name)) <= 4 {
				b.doc.Interests = append(b.doc.Interests, document.Interest{
					Name:     tidyItem(name),
					Keywords: listItems(rest),
				})
				b.field(pathf("interests[%d].name", len(b.doc.Interests)-1), notedLikely, p)
				continue
			}
			for _, it := range listItems(s.text) {
				b.doc.Interests = append(b.doc.Interests, document.Interest{Name: it})
				b.field(pathf("interests[%d].name", len(b.doc.Interests)-1), notedLikely, p)
			}
		}
	}
}

func (b *builder) references(paras []*para) {
	for i, p := range paras {
		p.used = true
		if n := len(b.doc.References); i > 0 && saidBy(p, paras[i-1]) && n > 0 &&
			b.doc.References[n-1].Reference == "" {
			b.doc.References[n-1].Reference = p.text()
			continue
		}
		name, said, ok := strings.Cut(p.text(), ": ")
		if !ok {
			name, said = "", p.text()
			if len(strings.Fields(said)) <= 6 && startsUpper(said) {
				name, said = said, ""
			}
		}
		b.doc.References = append(b.doc.References, document.Reference{
			Name:      strings.TrimSpace(name),
			Reference: strings.TrimSpace(said),
		})
		b.field(pathf("references[%d].reference", len(b.doc.References)-1), notedRest, p)
	}
}

// saidBy reports whether a paragraph is what the person above it says: close below a name that is set stronger, or a
// sentence.
func saidBy(p, above *para) bool {
	return p.above < blockWhite && !p.mark && (above.look().bold && !p.look().bold || isSentence(p.text()) &&
		!isSentence(above.text()))
}
