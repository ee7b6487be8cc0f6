package docparse

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/document"
)

// How sure the models have to be that a line is a heading, or a fact about the person, for it to be taken for one.
const (
	sureHeading = 0.9
	sureStatus  = 0.9
)

// longestModelHeading is how many words a heading has at most that only the models know.
const longestModelHeading = 8

// settleRest looks through the lines that fit no field. A fact about the person goes where such facts are kept.
// Headings that the models are sure of, heads and feet of pages, and words that only join what is placed say nothing by
// themselves and are no longer listed.
func (r *reading) settleRest(res *Result) {
	p := r.lattice.Marginals()
	name := words(fold(res.Document.Basics.Name))
	res.NotPlaced = slices.DeleteFunc(res.NotPlaced, func(l Line) bool {
		if onlyJoins(l.Text) || runningText(l.Text, name) {
			return true
		}
		u, whole := r.unitWith(l.Text)
		if u < 0 {
			return false
		}
		switch label := unitLabels[r.labels[u]]; {
		case label == "H" && whole:
			return p[u][r.labels[u]] >= sureHeading && len(strings.Fields(l.Text)) <= longestModelHeading &&
				!hasDigit(l.Text)
		case label == "I" && p[u][r.labels[u]] >= sureStatus, label == "X" && isSought(l.Text):
			return res.status(l)
		}
		return false
	})
}

// unitWith returns the unit that a text is, or else the first that it is a part of; -1 where there is none.
func (r *reading) unitWith(text string) (at int, whole bool) {
	at = -1
	want := lettersOf(text)
	if want == "" {
		return at, false
	}
	for i := range r.units {
		switch have := lettersOf(r.units[i].text); {
		case have == want:
			return i, true
		case at < 0 && strings.Contains(have, want):
			at = i
		}
	}
	return at, false
}

// onlyJoins reports whether a text has but words that join others: "since", "of the", "( also )".
func onlyJoins(text string) bool {
	ws := words(fold(text))
	return len(ws) > 0 && !slices.ContainsFunc(ws, func(w string) bool {
		return !connectors[w] && !articles[w] && !joining[w] && monthWords[w] == 0
	})
}

// joining are further words that say nothing once what they join is placed; folded.
var joining = set(`also auch aussi tambien then dann puis luego first zuerst d'abord still noch toujours some before previously davor zuvor avant antes now heute aktuell currently request dates through comme chez via`)

// runningText reports whether a line is the head or foot of a page: words for a resume or a page, the person's name and
// numbers, and nothing else. "Page 2 of 2 – CV Smith", "L E B E N S L A U F".
func runningText(text string, name []string) bool {
	ws := words(fold(strings.NewReplacer("/", " ", "_", " ").Replace(text)))
	if headingKind(strings.Join(ws, "")) == sectionPreamble {
		return true
	}
	named, paged := false, false
	for _, w := range ws {
		switch {
		case pageNumber(w) || pageWords[w]:
			paged = true
		case slices.ContainsFunc(name, func(n string) bool { return n == w || len(w) == 1 && strings.HasPrefix(n, w) }):
			named = true
		case headingKind(w) == sectionPreamble:
			paged = true
		default:
			return false
		}
	}
	return paged || named && len(ws) > 1
}

// pageWords stand beside the number of a page; folded.
var pageWords = set(`page p pg seite s pagina pag strona blatt of von de sur di z`)

// sought knows, among facts about the person, those that employers ask for; folded.
var sought = regexp.MustCompile(`\blicen[cs]es?\b|\blicensed\b|\bregist(?:ered|ration|er)\b|\b(?:fuhrerschein|fahrausweis|permis|permisos?|carnet?|carne|patente|rijbewijs|prawo jazdy)\b|` +
	`\bcitizen(?:ship)?s?\b|\b(?:authori[sz]ed|entitled|eligible|right|permit|permitted|clearance|cleared) (?:to|for) work|\b(?:security|background|police|dbs|wwcc?) (?:clearance|check)|` +
	`\bwork (?:permit|authori[sz]ation)\b|\bpermanent residen(?:t|ce|cy)\b|\barbeitserlaubnis\b|\bburger(?:in)?\b|\bclass \w{1,2}\b|\bcode \d+\b`)

// ownAffair knows, among facts about the person, those that say nothing of the work; folded.
var ownAffair = regexp.MustCompile(`\bborn\b|\bdate of birth\b|\bd\.?o\.?b\b|\bgeb(?:oren|urtsdatum|urtsort|\.)|\bnee? (?:le|en|a)\b|\bnacid[oa]\b|\bnato\b|\bnata\b|\bfecha de nacimiento\b|\bdata di nascita\b|\bdata de nascimento\b|\b\d\d (?:ans|anos|jahre|years old)\b|` +
	`\bmarried\b|\bsingle\b|\bmarital\b|\bverh(?:eiratet|\.)|\bledig\b|\bgeschieden\b|\b(?:familien|zivil|personen)stand\b|\b\d kind(?:er)?\b|\bchild(?:ren)?\b|\benfants?\b|\bhij[oa]s?\b|\bpacse|\bmariee?\b|\bcelibataire\b|\bcasad[oa]\b|\bsolter[oa]\b|\bestado civil\b|` +
	`\bnationali\w+\b|\bnacionalidad\b|\bnacionalidade\b|\bstaatsangehorig|\bnazionalita\b|\bpassport\b|\bd\.?n\.?i\b|\breligion\b|\bgender\b|\bblood group\b`)

func isSought(text string) bool { return sought.MatchString(fold(text)) }

// withoutLoneBracket takes a bracket off a text's end that it doesn't open.
func withoutLoneBracket(s string) string {
	if strings.HasSuffix(s, ")") && !strings.Contains(s, "(") {
		return tidy(strings.TrimRight(s, ")"))
	}
	return s
}

// status places a fact about the person and reports whether it is one that is known: what employers ask for is a
// certificate, what says nothing of the work is kept for the person alone.
func (r *Result) status(l Line) bool {
	parts := splitAny(l.Text, []string{", ", "; ", " | ", " · ", " – ", " — "})
	if !slices.ContainsFunc(parts, func(s string) bool { return isSought(s) || ownAffair.MatchString(fold(s)) }) {
		return false
	}
	var private []string
	for _, part := range parts {
		part = withoutLoneBracket(tidy(strings.Trim(part, " .,;:|")))
		switch {
		case part == "":
		case isSought(part) && !ownAffair.MatchString(fold(part)):
			r.Document.Certificates = append(r.Document.Certificates, document.Certificate{Name: part})
			r.Fields = append(r.Fields, Field{
				Path:       pathf("certificates[%d].name", len(r.Document.Certificates)-1),
				Confidence: likely, Line: l,
			})
		default:
			private = append(private, part)
		}
	}
	if len(private) > 0 {
		layout := r.Document.LayoutOf()
		fact := document.PrivateFact{Text: strings.Join(private, ", ")}
		if label, text, ok := strings.Cut(fact.Text, ":"); ok && len(private) == 1 && strings.TrimSpace(text) != "" {
			fact = document.PrivateFact{Label: tidy(label), Text: tidy(text)}
		}
		layout.Private = append(layout.Private, fact)
		r.Document.SetLayout(layout)
		r.Fields = append(r.Fields, Field{
			Path: pathf("meta.vitae.private[%d].text", len(layout.Private)-1), Confidence: certain, Line: l,
		})
	}
	return true
}
