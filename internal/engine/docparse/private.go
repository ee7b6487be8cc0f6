package docparse

import (
	"regexp"
	"strings"

	"vitae/internal/engine/document"
)

// openLabels are labels of personal data that a resume is read for.
var openLabels = set(`availability notice_period pronouns languages_known 学历 求职意向`)

// privateLabels are labels of facts about the person that say nothing of the work: they are never skills and never
// shown.
var privateLabels = func() map[string]bool {
	m := map[string]bool{}
	for l := range personalLabels {
		if !openLabels[l] {
			m[l] = true
		}
	}
	return m
}()

// privateWords are phrases that a private fact is known by without a label; folded.
var privateWords = regexp.MustCompile(
	`\bdriv(?:ing|er'?s?) licen[cs]e\b|\bpassport (?:no|number|holder|details|valid)\b|\bvalid passport\b|\bdate of birth\b|\bmarital status\b|` +
		`\b(?:work|residence|employment|visit|valid) (?:visa|permit)\b|\bvisa (?:status|type)\b|\b(?:fuhrerschein|fahrerlaubnis)\b|\bpermis (?:de conduire|b)\b|\bcarnet de conducir\b|` +
		`\bcarteira de motorista\b|\bpatente (?:di guida|b)\b|\brijbewijs\b|\bprawo jazdy\b`)

// longestPrivate is how many words a private fact has at most where no label stands before it.
const longestPrivate = 6

// sought knows what employers ask for among the facts about a person: a licence to drive or to practise, a clearance,
// the right to work; folded.
var sought = regexp.MustCompile(`\blicen[cs]es?\b|\blicensed\b|\bregist(?:ered|ration)\b|\bclass [a-e\d]{1,2}\b|\bfuhrerschein|\bfahrerlaubnis|\bfahrausweis\b|\bpermis\b|\bpermisos?\b|\bcarnet? (?:de conducir|[a-e]\b)|\bcarteira de motorista|` +
	`\bpatente\b|\brijbewijs\b|\bprawo jazdy\b|\bcitizen(?:ship)?s?\b|\b(?:staats|eu-|eu )burger(?:in)?\b|` +
	`\b(?:authori[sz]ed|entitled|eligible|right|permit|permitted|clearance|cleared) (?:to|for) work|\b(?:security|background|police|dbs|wwcc?|children) (?:clearance|check)|` +
	`\b(?:work|employment) (?:permit|authori[sz]ation|eligibility)\b|\bpermanent residen(?:t|ce|cy)\b|\bsettled status\b|\barbeitserlaubnis|\bautorisation de travail\b|` +
	`\bautorizacao de trabalho\b|\bpermesso di lavoro\b|\bwerkvergunning\b|\bpozwolenie na prace\b`)

// ownAffair knows, among facts about the person, those that say nothing of the work; folded.
var ownAffair = regexp.MustCompile(`\bborn\b|\bdate of birth\b|\bd\.?o\.?b\b|\bgeb(?:oren|urtsdatum|urtsort|\.)|\bnee? (?:le|en|a)\b|\bnacid[oa]\b|\bnat[oa] (?:a|il|in|nel)\b|\bnat[oa] \d|^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b|\bfecha de nacimiento\b|` +
	`\bdata di nascita\b|\bdata de nascimento\b|^\d\d (?:ans|anos|jahre(?: alt)?|years old)$|\bmarried\b|^single$|\bmarital\b|\bverh(?:eiratet)?\b|\bledig\b|\bgeschieden\b|` +
	`\b(?:familien|zivil|personen)stand\b|\b(?:\d|ein|zwei|drei|vier) kind(?:er)?\b|\b(?:\d|one|two|three|four|no) child(?:ren)?\b|^children\b|\b\d enfants?\b|\b\d hij[oa]s?\b|\bpacse|\bmariee?\b|\bcelibataire\b|` +
	`\bcasad[oa]\b|\bsolter[oa]\b|\bestado civil\b|\bnationali\w+\b|\bnacionalidad\b|\bnacionalidade\b|\bstaatsangehorig|\bnazionalita\b|\bpassport\b|\bd\.?n\.?i\b|\breligion\b|\bgender\b|` +
	`\bblood group\b`)

// citizenship knows a line of a list of languages that is none; folded.
var citizenship = regexp.MustCompile(`\bcitizen(?:ship)?\b|burger(?:in)?\b`)

// factOnly matches folded sentences that are only facts about the person and say nothing about the work. It also checks
// how they continue: "nationality and immigration lawyer", "licence manager" and "right to work checks" are work.
var factOnly = regexp.MustCompile(`^(?:` +
	`(?:[a-z.'-]+ ){0,3}citizen(?:ship)?(?: (?:of|by|with|and)\b.*)?|` +
	`(?:nationali(?:ty|tat|te)|nacionalidad|nazionalita|staats(?:burger|angehorig)\w*)(?: [a-z]+)?|dni\b.*|` +
	`permanent residen(?:t|ce|cy)(?: (?:of|in|since|status|visa)\b.*)?|eligible to work\b.*|` +
	`right to work(?: (?:in|without)\b.*)?|` +
	`(?:` + licenceWords + `){0,6}licen[cs]es?(?: (?:class(?:es)?|cat|category|code)\b.*)?|` +
	`(?:` + licenceWords + `){1,6}licen[cs]es?(?: (?:[a-e]\d?|and|with|without|clean|since|held|to|but|no)\b.*)?|` +
	`(?:fuhrerschein|fahrerlaubnis)(?:e|klassen?)?(?: .*)?|permis [a-e]\b.*|carnet? (?:[a-e]\d?\b|de conducir).*|patente [a-e]\b.*|` +
	`rijbewijs\b.*)(?: *[.;:(].*| [–-].*| *,(?: [^ ]+){1,6})?$`)

// licenceWords stand before a licence to drive; folded.
const licenceWords = `(?:i|have|hold|an?|my|own|also|and|manual|class|(?:(?:full|clean|valid|current) )?(?:[a-z]{2,3} )?` +
	`(?:full|clean|valid|current|car|driv(?:ing|er'?s?))|(?:full|valid) [a-z]{2,3}|irish|uk|us|eu|hgv|lgv|mc|[b-h]|\d|` +
	`[a-h]\d?e?) `

func isSought(text string) bool { return sought.MatchString(fold(text)) }

// addCertificate adds what employers ask for, in the file's words, and returns the path of its name.
func addCertificate(d *document.Resume, name string) string {
	d.Certificates = append(d.Certificates, document.Certificate{Name: name})
	return pathf("certificates[%d].name", len(d.Certificates)-1)
}

// addPrivate adds a fact that stays with the person and returns the path of its text.
func addPrivate(l *document.Layout, label, text string) string {
	l.Private = append(l.Private, document.PrivateFact{Label: label, Text: text})
	return pathf("meta.vitae.private[%d].text", len(l.Private)-1)
}

// private keeps a fact about the person. One that employers ask for is a certificate, in the file's words.
func (b *builder) private(label, text string, p *para) {
	p.used = true
	if !isSought(label) && (label != "" || !isSought(text)) {
		b.field(addPrivate(&b.layout, label, text), certain, p)
		return
	}
	switch {
	case label == "":
	case startsLower(text) && strings.Contains(p.text(), label+" "+text): // "Right to work in the UK"
		text = label + " " + text
	default:
		text = label + ": " + text
	}
	b.field(addCertificate(&b.doc, text), likely, p)
}

// personal places a line of facts about the person: what says nothing of the work is kept for the person alone, and the
// rest is a certificate as it stands where employers ask for a part of it. It returns what is left of the line.
func (r *Result) personal(l Line) []Line {
	var own, rest []string
	asked := false
	for _, part := range splitAny(l.Text, []string{", ", "; ", " | ", " · ", " – ", " — "}) {
		part = withoutLoneBracket(tidy(strings.Trim(part, " .,;:|")))
		switch isAsked := isSought(part); {
		case part == "":
		case !isAsked && ownAffair.MatchString(fold(part)):
			own = append(own, part)
		default:
			rest, asked = append(rest, part), asked || isAsked
		}
	}
	if len(own) > 0 {
		layout := r.Document.LayoutOf()
		label, text, ok := strings.Cut(strings.Join(own, ", "), ":")
		if !ok || len(own) > 1 || strings.TrimSpace(text) == "" {
			label, text = "", strings.Join(own, ", ")
		}
		path := addPrivate(&layout, tidy(label), tidy(text))
		r.Document.SetLayout(layout)
		r.Fields = append(r.Fields, Field{Path: path, Confidence: certain, Line: l})
	}
	switch {
	case len(rest) == 0:
		return nil
	case asked:
		path := addCertificate(r.Document, strings.Join(rest, ", "))
		r.Fields = append(r.Fields, Field{Path: path, Confidence: likely, Line: l})
		return nil
	case len(own) > 0:
		l.Text = strings.Join(rest, ", ")
	}
	return []Line{l}
}

// withoutLoneBracket takes a bracket off a text's end that it doesn't open.
func withoutLoneBracket(s string) string {
	if strings.HasSuffix(s, ")") && !strings.Contains(s, "(") {
		return tidy(strings.TrimRight(s, ")"))
	}
	return s
}

// withoutPrivate takes the lines with private facts out of a section of another kind: of running text those behind a
// label.
func (b *builder) withoutPrivate(paras []*para, running bool) []*para {
	out := make([]*para, 0, len(paras))
	for _, p := range paras {
		if label, text := privateFact(p); text != "" && (label != "" || !running) {
			b.private(label, text, p)
			continue
		}
		out = append(out, p)
	}
	return out
}

// privateFact returns the private fact that a line is, "" where it is none.
func privateFact(p *para) (label, text string) {
	t := tidy(stripIcons(p.text()))
	if key, rest := cutLabel(t); privateLabels[key] && rest != "" {
		if strings.ContainsAny(t, ":：") || len(p.segs) > 1 || hasDigit(rest) {
			return writtenLabel(t, rest), tidy(rest)
		}
	}
	if len(p.segs) > 1 && privateLabels[labelKey(p.segs[0].text)] {
		return tidy(p.segs[0].text), tidy(strings.TrimPrefix(t, p.segs[0].text))
	}
	if isPrivate := privateWords.MatchString(fold(t)); isPrivate && len(strings.Fields(t)) <= longestPrivate &&
		!strings.Contains(t, ",") {
		return "", t
	}
	return "", ""
}

// writtenLabel returns the label before a value as the file writes it.
func writtenLabel(whole, value string) string {
	head, _, _ := strings.Cut(whole, value)
	return tidy(strings.TrimRight(stripIcons(head), " :：.-–"))
}
