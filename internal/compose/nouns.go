package compose

import "strings"

// isEnumeration says that words only list many things: no verb makes work of them.
func isEnumeration(words []string) bool {
	commas := 0
	for _, x := range words {
		if strings.HasSuffix(x, ",") {
			commas++
		}
	}
	return commas > 2
}

// at gives word i, "" where there is none.
func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// headNoun is the noun that a noun group is about: the last word before its first preposition, comma or end.
func headNoun(words []string) string {
	head := ""
	for _, w := range words {
		b := bare(w)
		if prepositions[b] || isJoint(w) || opensClause[b] {
			break
		}
		head = b
		if strings.ContainsAny(w, ",;:.(") {
			break
		}
	}
	return head
}

// persons are people one works with or for.
var persons = wordSet(`team teams staff people personnel crew crews brigade colleagues employees reports children adults patients
residents students pupils customers clients guests members visitors families volunteers women men workers others candidates
graduates apprentices trainees interns nurses suppliers department squad workforce group groups class classes`)

// personSuffix says that a word looks like the name of people by what they do: engineers, advisors, technicians.
func personSuffix(w string) bool {
	for _, s := range []string{"eers", "ers", "ors", "ists", "ians", "ants", "ees", "men", "eer", "ist", "ian"} {
		if strings.HasSuffix(w, s) {
			return true
		}
	}
	return false
}
