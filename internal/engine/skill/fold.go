package skill

import "bytes"

// spellings are single words whose British and American forms no rule covers; the key folds to the value.
var spellings = map[string]string{
	"licence": "license", "practise": "practice", "defence": "defense", "programme": "program", "centre": "center",
	"metre": "meter", "litre": "liter", "theatre": "theater", "fibre": "fiber", "tyre": "tire", "grey": "gray",
	"catalogue": "catalog", "dialogue": "dialog", "cheque": "check", "aluminium": "aluminum",
	"fulfilment": "fulfillment",
	"enrolment":  "enrollment", "instalment": "installment", "mould": "mold", "moulding": "molding", "plough": "plow",
	"jewellery": "jewelry", "analyse": "analyze", "analysed": "analyzed", "analysing": "analyzing",
	"skilful":   "skillful",
	"judgement": "judgment", "ageing": "aging", "storey": "story", "kerb": "curb", "oedema": "edema", "foetal": "fetal",
	"diarrhoea": "diarrhea", "oesophageal": "esophageal", "oestrogen": "estrogen", "manoeuvre": "maneuver",
	"maths": "math", "artefact": "artifact", "cosy": "cozy", "draught": "draft", "sulphur": "sulfur",
}

// fold brings a word in lower case to the form that its variants share: singular, American spelling. It may change
// word. It is applied to names and texts alike, so the form need not be a word ("kubernete").
func fold(word []byte) []byte {
	if len(word) < 4 || word[0] >= '0' && word[0] <= '9' {
		return word
	}
	word = singular(word)
	if len(word) <= 11 {
		if s, ok := spellings[string(word)]; ok {
			return append(word[:0], s...)
		}
	}
	if len(word) < 6 {
		return word
	}
	return american(word)
}

// singular takes off a plural ending.
func singular(word []byte) []byte {
	n := len(word)
	if word[n-1] != 's' {
		return word
	}
	switch word[n-2] {
	case 's', 'u', 'i':
		return word
	case 'e':
		if word[n-3] == 'i' && n > 4 {
			word[n-3] = 'y'
			return word[:n-2]
		}
		if n > 4 && (word[n-3] == 's' && word[n-4] == 's' || word[n-3] == 'x' || word[n-3] == 'z' && word[n-4] == 'z' ||
			word[n-3] == 'h' && (word[n-4] == 'c' || word[n-4] == 's')) {
			return word[:n-2]
		}
	}
	return word[:n-1]
}

// american turns British endings and letters into American ones in words of six letters or more. Words that only look
// British change too, on both sides alike.
func american(word []byte) []byte {
	for _, end := range [...]string{"ise", "ised", "ising", "iser", "isation", "isational"} {
		if bytes.HasSuffix(word, []byte(end)) {
			word[len(word)-len(end)+1] = 'z'
			break
		}
	}
	if i := bytes.Index(word, []byte("our")); i >= 3 && (i+3 == len(word) || len(word) >= 8) {
		word = append(word[:i+1], word[i+2:]...)
	}
	if len(word) >= 7 {
		if i := bytes.Index(word, []byte("ae")); i >= 0 {
			word = append(word[:i], word[i+1:]...)
		}
	}
	if len(word) >= 8 {
		for _, end := range [...]string{"lling", "lled", "ller", "llor"} {
			if bytes.HasSuffix(word, []byte(end)) {
				at := len(word) - len(end)
				word = append(word[:at], word[at+1:]...)
				break
			}
		}
	}
	return word
}
