package docparse

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/text"
)

// basicsReader fills document.Basics from the header, contact sections and links.
type basicsReader struct {
	out  *builder
	b    *document.Basics
	urls map[string]bool
	left []leftover

	nameLine *para // where the name stands
	parts    bool  // a label stands before it, so that more of it may stand behind another

	mailLink, phoneLink linked
}

// header reads the lines before the first heading: name, headline, contact data, a summary without a heading.
func (r *basicsReader) header(paras []*para) {
	paras = withoutPreamble(paras)
	r.name(paras)
	for _, p := range paras {
		if !p.used {
			r.contactLine(p, false)
		}
	}
	r.labelAndSummary(paras)
	r.settle()
}

func withoutPreamble(paras []*para) []*para {
	var out []*para
	for _, p := range paras {
		if headingKind(p.text()) == sectionPreamble {
			p.used = true
			continue
		}
		out = append(out, p)
	}
	return out
}

// contactLine takes contact data out of a line and says whether nothing else was on it. place lets what is left be a
// place without more proof.
func (r *basicsReader) contactLine(p *para, place bool) {
	c := contactParts{basicsReader: r, p: p, lax: place, found: r.links(p)}
	for _, s := range p.segs {
		for _, part := range joinPlaces(splitAny(keptAreaCodes(withStates(s.text)), strongSigns)) {
			c.take(part)
		}
	}
	if c.found == 0 {
		return
	}
	p.used = true
	for _, t := range c.rest {
		r.left = append(r.left, leftover{t, p, c.beside > 0})
	}
}

// contactParts reads the parts of a line of contact data, one by one.
type contactParts struct {
	*basicsReader
	p      *para
	lax    bool     // what is left may be a place without more proof
	found  int      // pieces of contact data
	beside int      // of them, mail addresses, numbers and pages
	label  string   // the one that stands alone before a gap
	rest   []string // parts that are none
}

// take reads one part.
func (c *contactParts) take(part string) {
	label, t := cutLabel(strings.TrimSpace(part))
	label = cmp.Or(label, c.label)
	if c.label = ""; t == "" {
		c.label = label
	}
	if c.whole(label, t, part) {
		c.found++
		return
	}
	t, n := c.data(t, c.p)
	c.found, c.beside = c.found+n, c.beside+n
	t = tidy(stripIcons(t))
	switch {
	case t == "":
	case isLabel(t):
		if n == 0 {
			c.label = labelKey(t)
			c.found++
		}
	case personalLabels[label]:
		c.rest = append(c.rest, part)
	case c.labelled(label, t, c.lax, c.p):
		c.found++
	default:
		c.rest = append(c.rest, t)
	}
}

// whole takes a part that is one thing altogether: a postal address, an account behind its network's name, or what is
// nobody's business.
func (c *contactParts) whole(label, t, part string) bool {
	if l, ok := postalAddress(tidy(stripIcons(t))); ok && c.at(l, c.p) {
		return true
	}
	if networks[label] != "" && t != "" && !strings.Contains(t, " ") && len(urlsIn(t)) == 0 &&
		!strings.Contains(t, "@") {
		c.profile(label, t, c.p) // before telephone numbers are looked for: an ORCID looks like one
		return true
	}
	if t != "" && privateLabels[label] {
		written := cmp.Or(writtenLabel(part, t), label) // the label may stand before a gap
		c.out.private(written, t, c.p)
		return true
	}
	return false
}

// labelled reads what is no e-mail address, number or page: a name behind its label, a place, an account.
func (r *basicsReader) labelled(label, t string, place bool, p *para) bool {
	part := namePart(label)
	named := part != wholeName || nameLabels[label]
	switch {
	case named && r.isName(t):
	case named && r.b.Name == "":
		r.b.Name, r.parts = tidyName(t), true
		r.out.field("basics.name", notedPlainly, p)
	case part != wholeName && r.parts:
		r.b.Name = part.join(r.b.Name, t)
	case r.place(t, placeLabels[label], place, p):
	case contactLabels[label] && !strings.Contains(t, " ") && label != "t" && label != "h":
		r.profile(label, t, p)
	default:
		return r.account(t, p)
	}
	return true
}

// data takes e-mail, telephone and web addresses out of a text.
func (r *basicsReader) data(t string, p *para) (string, int) {
	mails := mailsIn(t)
	r.first(&r.b.Email, "basics.email", t, mails, p)
	t = without(t, mails)
	urls := urlsIn(t)
	for _, m := range urls {
		r.url(t[m[0]:m[1]], p)
	}
	t = without(t, urls)
	phones := phonesIn(t)
	r.first(&r.b.Phone, "basics.phone", t, phones, p)
	return without(t, phones), len(mails) + len(urls) + len(phones)
}

// first fills a field that holds one value; further values are left over.
func (r *basicsReader) first(field *string, path, t string, found [][]int, p *para) {
	for _, m := range found {
		v := strings.TrimSpace(t[m[0]:m[1]])
		switch {
		case isSampleContact(v):
			r.left = append(r.left, leftover{text: v, para: p})
		case *field == "":
			*field = v
			r.out.field(path, notedByShape, p)
		case !strings.EqualFold(*field, v) && !sameNumber(*field, v):
			r.left = append(r.left, leftover{text: v, para: p})
		}
	}
}

// sameNumber reports whether two telephone numbers are one, with or without its country's code.
func sameNumber(a, b string) bool {
	digits := func(s string) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsDigit(r) {
				return r
			}
			return -1
		}, s)
	}
	a, b = digits(a), digits(b)
	n := min(len(a), len(b), 9)
	return n >= 7 && a[len(a)-n:] == b[len(b)-n:]
}

func without(t string, found [][]int) string {
	if len(found) == 0 {
		return t
	}
	var b strings.Builder
	from := 0
	for _, m := range found {
		b.WriteString(t[from:m[0]])
		b.WriteByte(' ')
		from = m[1]
	}
	b.WriteString(t[from:])
	return b.String()
}

func reverse(m [][]int) [][]int {
	out := make([][]int, 0, len(m))
	for i := len(m) - 1; i >= 0; i-- {
		out = append(out, m[i])
	}
	return out
}

func stripIcons(t string) string {
	return strings.Map(func(c rune) rune {
		if c >= 0x80 && (isPrivate(c) || unicode.Is(unicode.So, c) || c == '\ufffd') {
			return ' '
		}
		return c
	}, t)
}

func urlKey(u string) string {
	f := strings.ToLower(strings.TrimRight(u, "/"))
	for _, p := range []string{"https://", "http://", "www."} {
		f = strings.TrimPrefix(f, p)
	}
	return f
}

// url adds a web address: as an account where the site is a network, else as the person's page.
func (r *basicsReader) url(u string, p *para) {
	k := urlKey(u)
	if k == "" || r.urls[k] {
		return
	}
	r.urls[k] = true
	if prof, ok := profileOf(u); ok {
		r.b.Profiles = append(r.b.Profiles, prof)
		r.out.field(pathf("basics.profiles[%d].url", len(r.b.Profiles)-1), notedPlainly, p)
		return
	}
	if r.b.URL == "" {
		r.b.URL = u
		r.out.field("basics.url", notedPlainly, p)
		return
	}
	r.b.Profiles = append(r.b.Profiles, document.Profile{URL: u})
	r.out.field(pathf("basics.profiles[%d].url", len(r.b.Profiles)-1), notedLikely, p)
}

// profile adds an account that is shown by its user name only ("GitHub: praghu").
func (r *basicsReader) profile(label, user string, p *para) {
	n, ok := networks[label]
	if !ok {
		r.out.notPlaced(user, p)
		return
	}
	r.b.Profiles = append(r.b.Profiles, document.Profile{Network: n, Username: strings.TrimPrefix(user, "@")})
	r.out.field(pathf("basics.profiles[%d].username", len(r.b.Profiles)-1), notedLikely, p)
}

// links reads what a line links to where its words do not say it: an icon, a name.
func (r *basicsReader) links(p *para) int {
	n := 0
	for _, l := range p.links {
		f := strings.ToLower(l)
		switch {
		case strings.HasPrefix(f, "mailto:"):
			if a, _, _ := strings.Cut(l[7:], "?"); isMail(a) && !isSampleContact(a) {
				if r.mailLink.value == "" {
					r.mailLink = linked{a, p}
				}
				n++
			}
		case strings.HasPrefix(f, "tel:"):
			if len(phonesIn(p.text())) == 0 && r.phoneLink.value == "" {
				r.phoneLink = linked{l[4:], p}
				n++
			}
		case strings.HasPrefix(f, "http"):
			if !r.shown(l, p) {
				r.url(strings.TrimRight(l, "/"), p)
				n++
			}
		}
	}
	return n
}

// linked is a value that no word of the page says, only the address behind a link.
type linked struct {
	value string
	para  *para
}

// settleLinks takes what links say where the page itself shows nothing. What is shown is the person's own: the address
// behind it may be left over from the document that this one was made from.
func (r *basicsReader) settleLinks() {
	switch m := r.mailLink; {
	case m.value == "":
	case r.b.Email == "":
		r.b.Email = m.value
		r.out.field("basics.email", notedPlainly, m.para)
	case !strings.EqualFold(r.b.Email, m.value):
		r.out.res.Warnings = append(r.out.res.Warnings, "The email address on the page is "+r.b.Email+
			", but its link opens "+m.value+". The one on the page was used.")
	}
	if m := r.phoneLink; m.value != "" && r.b.Phone == "" {
		r.b.Phone = m.value
		r.out.field("basics.phone", notedLikely, m.para)
	}
}

// shown reports whether a link's address also stands in the line's words.
func (r *basicsReader) shown(link string, p *para) bool {
	t := p.text()
	for _, m := range urlsIn(t) {
		if k := urlKey(t[m[0]:m[1]]); k == urlKey(link) || strings.HasPrefix(urlKey(link), k) {
			return true
		}
	}
	return false
}

func (r *basicsReader) summary(p *para) {
	t := strings.Join(strings.Fields(p.text()), " ")
	if p.used = true; r.facts(t, p) {
		return
	}
	if r.b.Summary != "" {
		r.b.Summary += "\n"
	}
	r.b.Summary += t
	r.out.field("basics.summary", notedLikely, p)
}

// longestFact is how many words a sentence has at most that is a fact about the person, in a summary.
const longestFact = 12

// facts places a paragraph of short sentences that are nothing but facts about the person, a citizenship, a driving
// licence, the languages, where such facts are kept; false where it says more.
func (r *basicsReader) facts(t string, p *para) bool {
	ss := text.Sentences(t)
	if slices.ContainsFunc(ss, func(x text.Span) bool {
		s := x.Of(t)
		return !spokenOnly(s) && (len(strings.Fields(s)) > longestFact || !factOnly.MatchString(fold(s)))
	}) {
		return false
	}
	for _, x := range ss {
		if s := x.Of(t); !spokenOnly(s) || !r.out.spokenLine(s, p) {
			r.out.private("", tidy(strings.TrimSuffix(s, ".")), p)
		}
	}
	return true
}

// summarySection reads a summary. Under a heading like "About" contact data may stand instead, or beside it; it says
// whether there was a summary.
func (r *basicsReader) summarySection(paras []*para) bool {
	contact, said := false, false
	for _, p := range paras {
		t := p.text()
		contact = contact || !isSentence(t) && p.rows == 1 && (hasMail(t) || len(phonesIn(t)) > 0)
	}
	for _, p := range paras {
		if contact && !isSentence(p.text()) && p.rows == 1 {
			r.contactLine(p, true)
			continue
		}
		r.summary(p)
		said = true
	}
	r.settle()
	return said
}

// contactSection reads a section of contact data; labels may stand on lines of their own above their values.
func (r *basicsReader) contactSection(paras []*para) {
	mailbox := mailboxIn(paras)
	// the name may stand here, set off from the data below it or in its address
	for _, p := range paras[:min(3, len(paras))] {
		name, rest := nameOf(p)
		if r.b.Name == "" && strings.Contains(name, " ") && rest == "" && len(p.segs) == 1 && placeScore(name) < 1 &&
			(p.bold || p.size > bodySize(paras)+1 || inMailbox(name, mailbox)) {
			r.b.Name = tidy(name)
			p.used = true
			r.out.field("basics.name", notedLikely, p)
		}
	}
	for _, p := range paras {
		if !p.used {
			r.contactLine(p, true)
		}
	}
	for _, p := range paras {
		if t := tidy(stripIcons(p.text())); !p.used && p.rows == 1 && r.b.Location == nil && bareTown(t) &&
			r.at(location(t), p) {
			p.used = true
		}
	}
	r.settle()
}
