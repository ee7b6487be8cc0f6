package posting

import (
	"context"

	"vitae/internal/engine/skill"
)

// draft is the first reading of a posting, by its wording alone. The learned reading weighs all that it holds.
type draft struct {
	p            *Posting
	o            *outline
	lines        []line
	mentions     []skill.Mention
	requirements []Requirement // everything that may be asked, some of it twice
	reader       *reader
}

// draftOf reads a posting by its wording.
func draftOf(ctx context.Context, cat *skill.Catalogue, text string) (*draft, error) {
	o := &outline{text: clean(text), labels: map[role]clause{}}
	o.low = lower(o.text)
	lang, sure := languageOf(o.low)
	o.words = wordingOf(lang, sure)
	ls := o.words.lines(o.text)
	h := o.readHead(cat, ls)
	o.firm = lower(h.company)
	if err := o.read(ctx, ls[h.used:]); err != nil {
		return nil, err
	}
	o.complete(cat, &h, ls)

	p := &Posting{
		Text: o.text, Title: h.title, Company: h.company, Location: h.location, Level: skill.LevelUnknown,
		Language: lang, Dropped: o.dropped,
	}
	r := &reader{cat: cat, o: o, p: p, mentions: cat.Find(o.text)}
	for _, c := range o.clauses {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		r.clause(c)
	}
	return &draft{p: p, o: o, lines: ls, mentions: r.mentions, requirements: p.Requirements, reader: r}, nil
}

// finish gives the posting its requirements, and what follows from its title and from them.
func (d *draft) finish(requirements []Requirement) {
	p, cat := d.p, d.reader.cat
	p.Title = wholeTitle(p.Title, d.o.text)
	if t, ok := cat.FindTitle(p.Title); ok {
		p.TitleID, p.Family, p.Level = t.ID, t.Family, t.Level
	} else {
		p.Level = cat.LevelOf(p.Title)
	}
	d.reader.settleSenses(requirements)
	p.Requirements = requirements
	d.reader.settle()
}

// titleOf returns a title as Posting.Title has it: without marks of gender, hours and contract.
func (d *draft) titleOf(said string) string {
	h := head{title: gender.ReplaceAllString(genderMark.ReplaceAllString(said, ""), ""), words: d.o.words}
	h.settle(d.reader.cat, d.o.text)
	return h.title
}
