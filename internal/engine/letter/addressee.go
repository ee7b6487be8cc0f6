package letter

import (
	"regexp"
	"slices"
	"strings"

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
	persons = map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`\b(Mrs|Ms|Miss|Mr|Dr)\.? (?:[A-Z](?:[\pL'’-]+|\.) )?([A-Z][\pL'’-]+)`),
		"de": regexp.MustCompile(
			`\b(Frau|Herrn|Herr) (?:(?:Dr|Mag|Prof|Dipl|Ing|Dipl\.-Ing)\.(?:\([A-Z]+\))? )*(?:[A-ZÄÖÜ](?:[\pL-]+|\.) )?([A-ZÄÖÜ][\pL-]+)`),
		"fr": regexp.MustCompile(
			`\b(Mme|Madame|Monsieur|M\.) (?:[A-ZÉ](?:[\pL-]+|\.) )??((?:(?:[LD][eu]s?|La|De la|[ldLD]['’]) ?)?[A-ZÉ][\pL'’-]+)(?:[^\pL ]| [^A-ZÉ]|$)`),
		"es": regexp.MustCompile(
			`\b(Sra|Sr)\. (?:(?:D|Dña|Dª)\.?ª? )?(?:[A-ZÁÉÍÓÚÑ](?:[\pL-]+|\.) )?([A-ZÁÉÍÓÚÑ][\pL-]+)`),
	}
	// untitled match somebody behind a label: "Ansprechpartnerin: Hedwig Brandtner"
	untitled = map[string]*regexp.Regexp{
		"en": regexp.MustCompile(
			`(?m)\b(?i:contact(?: person)?|attention|attn\.?|att\.?|apply to)\s*: *([A-Z][\pL'’-]+ [A-Z][\pL'’-]+)(?:[,(.;|]|\s*$| [–-] )`),
		"de": regexp.MustCompile(
			`(?m)\b(?:Ansprechpartner(?:in)?|Ansprechperson|Kontakt)\s*: *([A-ZÄÖÜ][\pL-]+ [A-ZÄÖÜ][\pL-]+)(?:[,(.;|]|\s*$| [–-] )`),
	}
	writesTo = regexp.MustCompile(
		`(?i)contact|question|appl(?:y|ication)|enquir|send|attention|\bcv\b|r[eé]sum[eé]|ansprech|bewerb|fragen|kontakt|lebenslauf|unterlagen|candidature|dossier|adress|envoy|renseignement|envia|envíe|dirig|interesad|auskunft|auskünfte`)
	getsLetters = regexp.MustCompile(
		`(?i)appl(?:y|ications?) (?:to|by|with)|\bsend\b|attention|\bcv\b|r[eé]sum[eé]|bewerbung|lebenslauf|unterlagen|candidature|dossier|adress|envoy|envia|envíe|dirig`)
	// visits are what somebody is named for who may read no letters
	visits = regexp.MustCompile(`(?i)\bvisits?\b|tour of the|hospitation|besichtig`)
	ladies = []string{"Mrs", "Ms", "Miss", "Frau", "Mme", "Madame", "Sra"}
)

// contacts are the persons whom the posting names, with their titles, as the ones to write to.
func (w *writer) contacts() []contact {
	re := persons[w.code]
	if re == nil {
		return nil
	}
	var out []contact
	for _, m := range re.FindAllStringSubmatchIndex(w.p.Text, -1) {
		near := w.p.Text[max(0, m[0]-closeBy):min(len(w.p.Text), m[1]+closeBy)]
		said := sentenceAround(w.p.Text, m[0])
		if !writesTo.MatchString(near) || visits.MatchString(said) {
			continue
		}
		title, last := w.p.Text[m[2]:m[3]], w.p.Text[m[4]:m[5]]
		lady := slices.Contains(ladies, title)
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
	re := untitled[w.code]
	if re == nil {
		return contact{}
	}
	all := re.FindAllStringSubmatch(w.p.Text, -1)
	if len(all) != 1 {
		return contact{}
	}
	first, last, _ := strings.Cut(all[0][1], " ")
	if plainWords[text.Fold(first)] || plainWords[text.Fold(last)] ||
		w.code == "en" && strings.Contains(w.company, last) {
		return contact{}
	}
	if strings.HasPrefix(all[0][0], "Ansprechpartnerin") {
		return contact{name: last, lady: true}
	}
	return contact{name: all[0][1], plain: true}
}
