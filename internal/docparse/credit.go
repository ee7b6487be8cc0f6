package docparse

import (
	"strings"

	"vitae/internal/document"
)

// credits reads certificates, awards and publications: one a line or bullet, "Name, Issuer, 2020".
type credit struct {
	name, from, url string
	date            document.Date
	note            string
	para            *para
}

// credits gives one credit for each line; a line that is only a date, an address or an issuer goes to the one before.
func (b *builder) credits(paras []*para) []credit {
	var out []credit
	marked := 0
	for _, p := range paras {
		if p.mark {
			marked++
		}
	}
	for i, p := range paras {
		p.used = true
		t := p.text()
		ds := p.dates()
		d, dated := period(ds)
		if _, ok := onlyDate(p); ok && len(out) > 0 {
			if out[len(out)-1].date == "" {
				out[len(out)-1].date = lastDate(d)
				continue
			}
		}
		if len(out) > 0 && !p.mark && p.level == 0 && out[len(out)-1].para == paras[max(i-1, 0)] && follows(p, paras[i-1], marked) {
			last := &out[len(out)-1]
			rest := creditOf(p, t, ds, d, dated)
			if last.date == "" {
				last.date = rest.date
			}
			switch {
			case last.from == "" && len(rest.name) < 80 && !isSentence(rest.name):
				last.from = rest.name
			case last.note == "":
				last.note = rest.name
			default:
				last.note += " " + rest.name
			}
			last.para = p
			continue
		}
		out = append(out, creditOf(p, t, ds, d, dated))
	}
	return out
}

// follows says whether a line belongs to the credit above it: it is set lighter, and close.
func follows(p, above *para, marked int) bool {
	if marked > 0 && above.mark && p.page == 0 {
		return p.x0 > above.x0
	}
	a, b := above.look(), p.look()
	return p.above < 0.6 && (a.bold && !b.bold || a.size > b.size+0.6 || above.level > 0) && p.page > 0 || above.level > 0
}

func lastDate(d dateSpan) document.Date {
	if d.end != "" {
		return d.end
	}
	return d.start
}

func creditOf(p *para, t string, ds []dateSpan, d dateSpan, dated bool) credit {
	c := credit{para: p}
	if dated && (endsWithDate(t, d) || len(p.segs) > 1) {
		c.date = lastDate(d)
		t = cut(t, ds[len(ds)-1:])
	}
	for _, m := range reverse(urlsIn(t)) {
		if c.url == "" {
			c.url = t[m[0]:m[1]]
			t = t[:m[0]] + "\x00" + t[m[1]:]
		}
	}
	parts := splitAny(t, []string{" | ", " — ", " – ", " - ", " • ", " · ", "\x00"})
	var names []string
	for _, part := range parts {
		if s := tidyPiece(part); s != "" && s != "()" {
			names = append(names, s)
		}
	}
	if len(names) == 1 {
		if i := strings.LastIndex(names[0], ", "); i > 0 && startsUpper(names[0][i+2:]) && !companyForm(names[0][i+1:]) && !status(names[0][i+2:]) {
			names = []string{names[0][:i], names[0][i+2:]}
		}
	}
	if len(names) > 0 {
		c.name = names[0]
	}
	if len(names) > 1 {
		c.from = strings.Join(names[1:], ", ")
	}
	return c
}

func (b *builder) certificates(paras []*para) {
	for _, c := range b.credits(credentialList(paras)) {
		n := len(b.doc.Certificates)
		name, from := c.name, c.from
		if c.note != "" {
			from = strings.TrimPrefix(from+", "+c.note, ", ")
		}
		b.doc.Certificates = append(b.doc.Certificates, document.Certificate{Name: name, Issuer: from, Date: c.date, URL: c.url})
		b.field(pathf("certificates[%d].name", n), 0.75, c.para)
	}
}

func (b *builder) awards(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Awards)
		b.doc.Awards = append(b.doc.Awards, document.Award{Title: c.name, Awarder: c.from, Date: c.date, Summary: c.note})
		b.field(pathf("awards[%d].title", n), 0.75, c.para)
	}
}

func (b *builder) publications(paras []*para) {
	for _, c := range b.credits(paras) {
		n := len(b.doc.Publications)
		b.doc.Publications = append(b.doc.Publications, document.Publication{Name: c.name, Publisher: c.from, ReleaseDate: c.date, URL: c.url, Summary: c.note})
		b.field(pathf("publications[%d].name", n), 0.7, c.para)
	}
}

func (b *builder) interests(paras []*para) {
	for _, p := range paras {
		p.used = true
		for _, s := range p.segs {
			for _, it := range listItems(s.text) {
				b.doc.Interests = append(b.doc.Interests, document.Interest{Name: it})
				b.field(pathf("interests[%d].name", len(b.doc.Interests)-1), 0.8, p)
			}
		}
	}
}

func (b *builder) references(paras []*para) {
	for _, p := range paras {
		p.used = true
		name, said, ok := strings.Cut(p.text(), ": ")
		if !ok {
			name, said = "", p.text()
			if len(strings.Fields(said)) <= 6 && startsUpper(said) {
				name, said = said, ""
			}
		}
		b.doc.References = append(b.doc.References, document.Reference{Name: strings.TrimSpace(name), Reference: strings.TrimSpace(said)})
		b.field(pathf("references[%d].reference", len(b.doc.References)-1), 0.6, p)
	}
}
