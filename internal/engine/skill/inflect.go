package skill

import "strings"

// verbs reads the table of activities: the noun that ends a compound ("management") and the forms of its verb.
func (l *loader) verbs() error {
	rows, err := l.rows("data/verbs.tsv", 2)
	if err != nil {
		return err
	}
	l.forms = make(map[string][]string, len(rows))
	for _, r := range rows {
		l.forms[r.cols[0]] = strings.Split(r.cols[1], "|")
	}
	l.stems = make(map[string]string, len(irregular))
	for verb, forms := range irregular {
		l.stems[strings.TrimSuffix(forms[strings.LastIndexByte(forms, '|')+1:], "ing")] = verb
	}
	return nil
}

// variants enters further ways of writing a name: its parts joined where a hyphen, dot or slash stands between
// them ("nodejs"), letters and number joined ("ISO9001"), and the forms of a verb: of "to close the books" all of
// them, of "risk management" also "managed risks" and "management of risk", of "dispensing" only "dispensed", since
// the base form is often another word. Names bound to their case have one form.
func (l *loader) variants(n name, kind Kind) {
	first, rest, several := strings.Cut(n.text, " ")
	if first == "to" && several {
		verb, object, _ := strings.Cut(rest, " ")
		l.verbVariants(n, verbForms(verb), object)
		return
	}
	if joined := joinParts(n.text); joined != n.text {
		l.enterFree(n, joined)
	}
	if n.exact || n.context {
		return
	}
	if stem, ok := strings.CutSuffix(first, "ing"); ok && len(stem) > 2 {
		switch {
		case several && kind != Tool && kind != Credential:
			l.verbVariants(n, l.gerundForms(strings.ToLower(stem)), rest)
		case !several && kind == Method:
			l.verbVariants(n, l.pastForms(strings.ToLower(stem)), "")
		}
	}
	if several {
		l.phraseVariants(n, kind, first)
	}
}

// phraseVariants enters the further ways of writing a name of several words by its last one: of "risk management" also
// "managed risks" and "management of risk".
func (l *loader) phraseVariants(n name, kind Kind, first string) {
	at := strings.LastIndexByte(n.text, ' ')
	object, last := n.text[:at], n.text[at+1:]
	two := object == first
	if two && (kind == Tool || number(last)) && len(n.text) >= 6 {
		l.enterFree(n, first+last)
	}
	if (two || strings.LastIndexByte(object, ' ') == len(first)) && kind != Tool && kind != Credential {
		if forms := l.forms[strings.ToLower(last)]; forms != nil {
			l.enterFree(n, last, "of", object)
			l.verbVariants(n, forms, object)
		}
	}
}

// verbVariants enters the forms of a verb before its object.
func (l *loader) verbVariants(n name, forms []string, object string) {
	for _, form := range forms {
		l.enterFree(n, form, object)
	}
}

// joinParts closes hyphens, dots and slashes between letters or digits: "CI/CD" gives "CICD", "front-end" "frontend".
func joinParts(s string) string {
	if !strings.ContainsAny(s, "-./") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if (s[i] == '-' || s[i] == '.' || s[i] == '/') && i > 0 && i+1 < len(s) && alnum(s[i-1]) && alnum(s[i+1]) {
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func number(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return s != ""
}

// irregular holds past and participle of verbs that do not take -ed.
var irregular = map[string]string{
	"write": "wrote|written|writing", "lead": "led|leading", "run": "ran|running", "build": "built|building",
	"teach": "taught|teaching", "sell": "sold|selling", "buy": "bought|buying", "take": "took|taken|taking",
	"give": "gave|given|giving", "draw": "drew|drawn|drawing", "drive": "drove|driven|driving", "keep": "kept|keeping",
	"hold": "held|holding", "make": "made|making", "set": "setting", "cut": "cutting", "speak": "spoke|spoken|speaking",
	"bring": "brought|bringing", "find": "found|finding", "grow": "grew|grown|growing", "lay": "laid|laying",
	"do": "did|done|doing", "read": "reading", "deal": "dealt|dealing", "put": "putting", "shoot": "shot|shooting",
	"meet": "met|meeting", "win": "won|winning", "weld": "welded|welding", "plan": "planned|planning",
	"fit":  "fitted|fit|fitting",
	"ship": "shipped|shipping", "cook": "cooked|cooking", "handle": "handled|handling", "think": "thought|thinking",
	"stop": "stopped|stopping", "pick": "picked|picking", "pack": "packed|packing",
	"oversee": "oversaw|overseen|overseeing",
	"control": "controlled|controlling", "submit": "submitted|submitting", "program": "programmed|programming",
	"prep": "prepped|prepping", "debug": "debugged|debugging", "map": "mapped|mapping", "scrub": "scrubbed|scrubbing",
	"onboard": "onboarded|onboarding", "spin": "spun|spinning", "feed": "fed|feeding", "strip": "stripped|stripping",
	"swim": "swam|swimming", "grind": "ground|grinding", "bend": "bent|bending", "chair": "chaired|chairing",
	"upsell": "upsold|upselling", "catch": "caught|catching", "get": "got|getting", "go": "went|going",
	"dig":  "dug|digging",
	"trim": "trimmed|trimming", "wrap": "wrapped|wrapping", "stock": "stocked|stocking", "chop": "chopped|chopping",
}

// verbForms returns the base form, third person, past, participle and -ing form of a verb.
func verbForms(verb string) []string {
	out := []string{verb, thirdPerson(verb)}
	if forms, ok := irregular[verb]; ok {
		return append(out, strings.Split(forms, "|")...)
	}
	n := len(verb)
	switch {
	case verb[n-1] == 'e':
		return append(out, verb+"d", verb[:n-1]+"ing")
	case verb[n-1] == 'y' && n > 1 && !vowel(verb[n-2]):
		return append(out, verb[:n-1]+"ied", verb+"ing")
	}
	return append(out, verb+"ed", verb+"ing")
}

// gerundForms returns the other forms of a verb from its -ing form without the ending: "reconcil" gives reconcile and
// reconciled. Where English leaves the base form open, the likelier one is taken.
func (l *loader) gerundForms(stem string) []string {
	if base, ok := l.stems[stem]; ok {
		return verbForms(base)
	}
	n := len(stem)
	base := stem
	switch {
	case stem[n-1] == stem[n-2] && !strings.HasSuffix(stem, "ss") && !strings.HasSuffix(stem, "ll"):
		base = stem[:n-1]
	case strings.IndexByte("vcgzu", stem[n-1]) >= 0,
		!vowel(stem[n-1]) && vowel(stem[n-2]) && !vowel(stem[n-3]) && strings.IndexByte("aiuo", stem[n-2]) >= 0 &&
			strings.IndexByte("tsrkl", stem[n-1]) >= 0,
		strings.HasSuffix(stem, "dl"), strings.HasSuffix(stem, "bl"), strings.HasSuffix(stem, "pl"),
		strings.HasSuffix(stem, "ys"):
		base = stem + "e"
	}
	return []string{base, stem + "ed"}
}

// pastForms returns past and participle of a verb from its -ing form without the ending.
func (l *loader) pastForms(stem string) []string {
	if base, ok := l.stems[stem]; ok {
		forms := verbForms(base)
		return forms[2 : len(forms)-1]
	}
	return []string{stem + "ed"}
}

func thirdPerson(verb string) string {
	n := len(verb)
	switch {
	case verb[n-1] == 'y' && n > 1 && !vowel(verb[n-2]):
		return verb[:n-1] + "ies"
	case strings.HasSuffix(verb, "s") || strings.HasSuffix(verb, "sh") || strings.HasSuffix(verb, "ch") ||
		strings.HasSuffix(verb, "x") || strings.HasSuffix(verb, "o"):
		return verb + "es"
	}
	return verb + "s"
}

func vowel(b byte) bool { return strings.IndexByte("aeiou", b) >= 0 }
