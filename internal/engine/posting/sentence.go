package posting

import (
	"regexp"
	"strings"
)

// sentence settles the role of a sentence and cuts it into clauses.
func (o *outline) sentence(c clause) {
	if before, rest, ok := o.withoutAside(c); ok {
		o.sentence(before)
		if rest.start, rest.end = trim(o.text, rest.start, rest.end); rest.end-rest.start > 1 {
			o.sentence(rest)
		}
		return
	}
	low := o.low[c.start:c.end]
	if o.isBoilerplate(c, low) {
		o.leave(c.start, c.end, "about the employer or the offer")
		return
	}
	o.lead(&c, low)
	if at, _, _ := o.tail(c); at < 0 && c.role == intro && !c.bullet && o.ofTheFirm(low) {
		o.leave(c.start, c.end, "about the employer or the offer")
		return
	}
	o.weigh(&c, low)
	for _, part := range split(o.text, c.start, c.end, clauseEnd) {
		c.start, c.end = part[0], part[1]
		o.cutByCues(c)
	}
}

// isBoilerplate reports whether a sentence asks for nothing by what it stands under or by words that only
// boilerplate has.
func (o *outline) isBoilerplate(c clause, low string) bool {
	item := c.stated && c.bullet && holdsAny(low, o.words.asking)
	return c.role == drop || !item && holdsAny(low, o.words.boilerplate) || mailAddress.MatchString(low)
}

// lead gives a sentence the role that its first words announce.
func (o *outline) lead(c *clause, low string) {
	labelled := c.stated && (c.role == must || c.role == nice)
	if r, stated, ok := o.words.leadRole(low); ok && (r == nice || !labelled) {
		c.role, c.stated = r, stated
	}
	if o.asBefore(low) {
		c.role, c.stated = nice, true
	}
}

// weigh gives a sentence of no stated role the one that its words speak for.
func (o *outline) weigh(c *clause, low string) {
	if years, _, _ := o.words.yearsIn(low); years > 0 && c.role == duty && c.stated && !c.bullet &&
		holdsAny(low, o.words.asking) {
		c.role = must // "3 years' experience." in the line after the duties
	}
	switch {
	case c.stated:
	case holdsAny(low, o.words.asking):
		c.role, c.stated = must, c.bullet
	case (c.role == intro || c.role == duty) && o.words.tellsDeed(low):
		c.role, c.stated = duty, true
	}
}

var mailAddress = regexp.MustCompile(`[\w.-]+@[\w-]+\.\w`)

// ofTheFirm reports whether a sentence of the introduction speaks of the firm rather than of the work: it addresses
// nobody and begins with "we" or the firm's name, or with an article and asks for nothing.
func (o *outline) ofTheFirm(low string) bool {
	if find(low, "you") >= 0 || find(low, "your") >= 0 || holdsAny(low, o.words.seeking) {
		return false
	}
	first, _, _ := strings.Cut(low, " ")
	return o.words.we[first] || o.firm != "" && strings.HasPrefix(low, o.firm) || o.words.firmOpeners[first] &&
		!holdsAny(low, o.words.asking)
}
