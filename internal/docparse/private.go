package docparse

import (
	"regexp"
	"strings"

	"vitae/internal/document"
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
		`\b(?:work|residence|employment|visit|valid) (?:visa|permit)\b|\bvisa (?:status|type)\b|\bfuhrerschein\b|\bpermis (?:de conduire|b)\b|\bcarnet de conducir\b|` +
		`\bcarteira de motorista\b|\bpatente (?:di guida|b)\b|\brijbewijs\b|\bprawo jazdy\b`)

// longestPrivate is how many words a private fact has at most where no label stands before it.
const longestPrivate = 6

// asked knows what employers ask for among the facts about a person, a driving licence and the right to work; folded.
var asked = regexp.MustCompile(
	`\bdriv(?:ing|er'?s?) licen[cs]e|\bfuhrerschein|\bpermis(?: de conduire| b)?$|\bcarnet de conducir|\bcarteira de motorista|\bpatente\b|\brijbewijs|\bprawo jazdy|` +
		`\bright to work\b|\bwork (?:permit|authori[sz]ation|eligibility)\b|\bemployment permit\b|\barbeitserlaubnis|\b(?:permis|autorisation) de travail\b|\bpermiso de trabajo\b|\bautorizacao de trabalho\b|` +
		`\bpermesso di lavoro\b|\bwerkvergunning\b|\bpozwolenie na prace\b`)

// private keeps a fact about the person. One that employers ask for is a certificate, in the file's words.
func (b *builder) private(label, text string, p *para) {
	p.used = true
	if asked.MatchString(fold(label)) || label == "" && (asked.MatchString(fold(text)) || isSought(text)) {
		switch {
		case label == "":
		case startsLower(text) && strings.Contains(p.text(), label+" "+text): // "Right to work in the UK"
			text = label + " " + text
		default:
			text = label + ": " + text
		}
		b.doc.Certificates = append(b.doc.Certificates, document.Certificate{Name: text})
		b.field(pathf("certificates[%d].name", len(b.doc.Certificates)-1), likely, p)
		return
	}
	b.layout.Private = append(b.layout.Private, document.PrivateFact{Label: label, Text: text})
	b.field(pathf("meta.vitae.private[%d].text", len(b.layout.Private)-1), certain, p)
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
