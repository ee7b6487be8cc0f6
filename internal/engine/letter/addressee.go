package letter

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// closeBy is how far from a person's name, in bytes, the words stand that make them the one to write to.
const closeBy = 120

// contact is somebody whom a posting names with words that make them the one to write to.
type contact struct {
	name  string // as it stands behind "Dear"
	lady  bool
	gets  bool // the application; another one answers questions
	plain bool // of whom only the first name tells how to address them
}

var (
	// titledPersons match a surname behind a title, in the shape that the language's wordings have for it; {} is the
	// title
	titledPersons = lang.Each(func(code string) *regexp.Regexp {
		shape := wordings()[code]["shape.titled"]
		if shape == "" {
			return nothing
		}
		return matching(shape, choice("addressee", "lady", code)+"|"+choice("addressee", "sir", code))
	})
	// labeledPersons match somebody behind a label: "Ansprechpartnerin: Hedwig Brandtner"
	labeledPersons = eachOf(
		`(?m)(?:^|[^\pL])((?i:{}))\s*: *(\p{Lu}[\pL'’-]+ \p{Lu}[\pL'’-]+)(?:[,(.;|]|\s*$| [–-] )`,
		"addressee", "label")
	// toOffice matches an office that the letter goes to, with its title: "à l'attention de M. le Président"
	toOffice = lang.Each(func(code string) *regexp.Regexp {
		shape := wordings()[code]["shape.office"]
		if shape == "" {
			return nothing
		}
		return regexp.MustCompile(shape)
	})
	ladies      = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "addressee", "lady") })
	labelLadies = lang.Each(func(code string) map[string]bool { return lang.SetOf(code, "addressee", "label-lady") })
	writesTo    = matching(wholeWord, choice("addressee", "writes", lang.Codes()...))
	getsLetters = matching(wholeWord, choice("addressee", "gets", lang.Codes()...))
	visits      = matching(wholeWord, choice("addressee", "visits", lang.Codes()...))
)

// wholeWord matches a choice in any case.
const wholeWord = `(?i)(?:^|[^\pL]){}(?:[^\pL]|$)`

// contacts are the persons whom the posting names, with their titles, as the ones to write to.
func (w *writer) contacts() []contact {
	re := titledPersons(w.code)
	var out []contact
	for _, m := range re.FindAllStringSubmatchIndex(w.p.Text, -1) {
		near := w.p.Text[max(0, m[0]-closeBy):min(len(w.p.Text), m[1]+closeBy)]
		said := sentenceAround(w.p.Text, m[0])
		if !writesTo.MatchString(near) || visits.MatchString(said) {
			continue
		}
		title, last := w.p.Text[m[2]:m[3]], w.p.Text[m[4]:m[5]]
		if text.OpensSmall(title) {
			continue // "don't miss Easter"
		}
		lady := ladies(w.code)[text.Fold(title)]
		if w.code == "en" {
			if w.p.Text[m[3]] == '.' {
				title += "." // as the posting writes it
			}
			last = title + " " + last
		}
		c := contact{last, lady, getsLetters.MatchString(said), false}
		if i := slices.IndexFunc(out, func(o contact) bool { return o.name == c.name }); i >= 0 {
			out[i].gets = out[i].gets || c.gets
			continue
		}
		out = append(out, c)
	}
	return out
}

// addressee returns the one person whom the posting names as the one to write to, an empty one where it names none or
// several. Who gets the applications comes before who answers questions.
func (w *writer) addressee() contact {
	if m := toOffice(w.code).FindStringSubmatch(w.p.Text); m != nil {
		return contact{name: m[2], lady: ladies(w.code)[text.Fold(m[1])], gets: true}
	}
	all := w.contacts()
	if gets := slices.DeleteFunc(slices.Clone(all), func(c contact) bool { return !c.gets }); len(gets) > 0 {
		all = gets
	}
	switch len(all) {
	case 0:
		return w.labeled()
	case 1:
		return all[0]
	}
	return contact{}
}

// labeled returns the one person who stands behind a label such as "Contact:", by first name and surname.
func (w *writer) labeled() contact {
	all := labeledPersons(w.code).FindAllStringSubmatch(w.p.Text, -1)
	if len(all) != 1 {
		return contact{}
	}
	label, name := all[0][1], all[0][2]
	first, last, _ := strings.Cut(name, " ")
	if plainWords[text.Fold(first)] || plainWords[text.Fold(last)] ||
		w.code == "en" && strings.Contains(w.company, last) {
		return contact{}
	}
	if labelLadies(w.code)[text.Fold(label)] {
		return contact{name: last, lady: true}
	}
	if w.all["dear.named"] == "" {
		return contact{}
	}
	return contact{name: name, plain: true}
}
