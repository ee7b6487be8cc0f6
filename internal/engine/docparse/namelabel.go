package docparse

import "strings"

// partOfName is the part of a name that a form asks for by itself.
type partOfName byte

const (
	wholeName partOfName = iota // none: the label is another, or asks for the name as a whole
	givenName
	familyName
	bothNames // "First name(s) / Surname(s)"
)

// givenLabels and familyLabels ask for a part of the name; folded, without what they say in brackets.
var (
	givenLabels = set(`first_name first_names given_name given_names forename forenames vorname vornamen rufname prénom prénoms voornaam voornamen imię imiona nombres primeiro_nome primer_nombre 名 名字`)

	familyLabels = set(`surname surnames last_name last_names family_name family_names nachname nachnamen familienname zuname nom_de_famille apellido apellidos cognome sobrenome apelido apelidos achternaam familienaam nazwisko 姓`)

	// bareNameLabels ask for the whole name, but beside a label of the other part for one of them.
	bareNameLabels = set(`name names nom noms nombre nome nomi nomes`)
)

// namePart returns the part of a name that a label asks for.
func namePart(label string) partOfName {
	switch {
	case label == "" || nameLabels[label]:
		return wholeName
	case givenLabels[label]:
		return givenName
	case familyLabels[label]:
		return familyName
	}
	for _, joint := range labelJoints {
		a, b, ok := strings.Cut(label, joint)
		if a, b = strings.TrimSpace(a), strings.TrimSpace(b); !ok || a == b {
			continue
		}
		given, family := givenLabels[a] || givenLabels[b], familyLabels[a] || familyLabels[b]
		bare := bareNameLabels[a] || bareNameLabels[b]
		if given && family || bare && (given || family) {
			return bothNames
		}
	}
	return wholeName
}

// join adds a part to what is known of a name.
func (n partOfName) join(name, part string) string {
	switch {
	case strings.Contains(" "+fold(name)+" ", " "+fold(part)+" "):
		return name
	case n == givenName:
		return part + " " + name
	}
	return name + " " + part
}

// tidyName sets a name that a form gives in the order of a register, "Doe, Jane", as it is said.
func tidyName(s string) string {
	family, given, ok := strings.Cut(tidy(s), ", ")
	if !ok || strings.Contains(given, ",") || postNominal(given) || !canBeName(family) || !canBeName(given) {
		return tidy(s)
	}
	return given + " " + family
}
