package docparse

import (
	"strings"
	"unicode"
)

// isCredential reports whether a text names a licence, a registration, a certificate or a professional qualification,
// as "CFA Level 2 passed" and "SWE registration current" do, rather than a course of study.
func isCredential(s string) bool {
	ws := strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("(),/;:", r) })
	if len(ws) == 0 || len(ws) > 12 {
		return false
	}
	cue, rest := false, ws[:0:0]
	for i, w := range ws {
		f := strings.Trim(fold(w), ".")
		level := f == "level" && i > 0 && i+1 < len(ws) && hasDigit(ws[i+1])
		switch {
		case credentialWords[f] && (f != "licence" || i > 0), isUpper(w) && credentialNames[f], level,
			ownCertificate(ws, i):
			cue = true
		default:
			rest = append(rest, w)
		}
	}
	return cue && degreeScore(strings.Join(rest, " ")) <= 0
}

// ownCertificate reports whether word i is a certificate that is no course of study: "First Aid Certificate", but not
// "Graduate Certificate", "Certificate III" or "Certificate in Education".
func ownCertificate(ws []string, i int) bool {
	if f := fold(ws[i]); i == 0 || f != "certificate" && f != "certification" && f != "zertifikat" &&
		f != "certificat" && f != "certificado" {
		return false
	}
	return !studyKinds[fold(ws[i-1])] && (i+1 == len(ws) || !strings.HasPrefix(fold(ws[i+1]), "i"))
}

// studyKinds stand before "certificate" where it is a course of study or a school's leaving certificate.
var studyKinds = set(`graduate postgraduate undergraduate higher leaving school advanced university college junior senior secondary intermediate
	matric matriculation baccalaureate general national`)

// credentialWords say that a text is about a licence, a registration or the like; folded.
var credentialWords = set(`certified licence license licensed licenced licensure registered registration registrant qualification qualified part-qualified accredited
	accreditation chartered charterholder permit endorsement clearance candidate ticket card passed exam exams
	zertifiziert zertifizierung approbation approbiert fuhrerschein fahrerlaubnis zulassung sachkunde ausbildereignung ausbildereignungsprufung ausbilderschein staplerschein
	certifie certifiee habilitation permis carnet colegiado colegiada patente abilitazione uprawnienia prawo_jazdy`)

// credentialNames are credentials known by their short names, which are set in capitals; folded.
var credentialNames = set(`cpa cfa acca aca acma cima cgma cma aat cipd cissp cism cisa ceh oscp pmp capm prince2 csm cspo psm psm1 itil ccna ccnp ccie rhcsa rhce ckad cka
	shrm-cp shrm-scp phr sphr leed nebosh iosh cscs smsts sssts bls acls pals tncc ccrn cen cnor nclex nclex-rn qts hcpc nmc gphc swe sra cdl cdl-a cdl-b flt hgv adr cpc pe eit
	frm cfp caia osha tefl celta delta tesol mrics frics ceng ieng rn lpn cna emt emt-p cpr istqb toeic toefl ielts mcitp mcsa comptia`)

// statusWords say how a credential stands; they belong to its name.
var statusWords = set(`active current expired pending valid passed candidate expected renewed lapsed inactive ongoing eligible cleared unrestricted`)

// status reports whether a text tells how a credential stands: "Active", "in progress", "expires 2026".
func status(s string) bool {
	ws := words(fold(s))
	return len(ws) > 0 && len(ws) <= 4 && (statusWords[ws[0]] || runsOutWords[ws[0]] || ws[0] == "in" && len(ws) > 1 &&
		ws[1] == "progress")
}

// aside puts what a line of education says beside its study where it belongs: a language with its level, a credential.
// It says whether the text is either.
func (b *builder) aside(t string, p *para) bool {
	if items := listItems(t); allLanguages(items) {
		for _, it := range items {
			b.language(it, p)
		}
		return true
	}
	if !isCredential(t) {
		return false
	}
	c := *p
	c.segs = []segment{p.segs[0]}
	c.segs[0].text = t
	b.certificates([]*para{&c})
	return true
}

// statements parts a line that goes on with another statement: "BSc, State University, 2018; CFA Level 2 passed".
// Credentials and languages go where they belong; what else has no date of its own is said about the entry before it.
func (b *builder) statements(paras []*para) []*para {
	var out []*para
	for _, p := range paras {
		head, rest := p.text(), ""
		if len(p.segs) == 1 {
			head, rest = cutStatement(head)
		}
		if rest == "" {
			out = append(out, p)
			continue
		}
		p.used = true
		out = append(out, p.saying(head))
		for rest != "" {
			var t string
			if t, rest = cutStatement(rest); b.aside(t, p) {
				continue
			}
			more := p.saying(t)
			more.mark, more.above = p.mark || len(findDates(t)) == 0, 0
			out = append(out, more)
		}
	}
	return out
}

// saying returns a copy of a paragraph with other words.
func (p *para) saying(t string) *para {
	c := *p
	c.segs = []segment{p.segs[0]}
	c.segs[0].text, c.segs[0].words = t, nil
	return &c
}

// cutStatement cuts a line where a statement ends: behind its date, or before a credential or a language.
func cutStatement(t string) (head, rest string) {
	ends := 0
	if ds := findDates(t); len(ds) > 0 {
		ends = ds[0].to
	}
	for i := 0; i+2 < len(t); i++ {
		if t[i] != ';' && t[i] != '.' || t[i+1] != ' ' {
			continue
		}
		rest := strings.TrimSpace(t[i+2:])
		first := rest
		if k := strings.IndexAny(rest, ";."); k > 0 && strings.HasPrefix(rest[k+1:], " ") {
			first = rest[:k]
		}
		afterDate := ends > 0 && i >= ends && strings.TrimSpace(t[ends:i]) == "" && startsUpper(rest)
		if afterDate || (t[i] == ';' || i > 4) && startsUpper(rest) &&
			(isCredential(first) || allLanguages(listItems(first))) {
			return t[:i], strings.TrimSuffix(rest, ".")
		}
	}
	return t, ""
}

// credential takes an entry under education or work for what it is where it names no degree, school or employer but a
// credential, as "CIPD Level 7, 2018" under "Qualifications" does.
func (b *builder) credential(e *entry, h *head) bool {
	if len(e.head) != 1 || len(e.body) > 0 || e.head[0].has(fieldOrg) || schoolScore(h.text(roleOrg)) > surelySchool {
		return false
	}
	p := e.head[0]
	t := tidy(strings.ReplaceAll(cut(p.text(), p.dates()), "\x00", ""))
	if !isCredential(t) {
		return false
	}
	b.certificates([]*para{p})
	return true
}

// credentialList parts lines that name several credentials: "PMP, PRINCE2", "Driving licence. CDL Class A permit". What
// stands behind a comma is an issuer where it is an organisation's name, and a credential where it reads like one.
func credentialList(paras []*para) []*para {
	var out []*para
	for _, p := range paras {
		if len(p.segs) > 1 {
			out = append(out, p)
			continue
		}
		var parts []string
		for _, rest := range credentialsAtSigns(p.text()) {
			for rest != "" {
				var t string
				t, rest = cutStatement(rest)
				parts = append(parts, credentialNamesIn(t)...)
			}
		}
		if len(parts) < 2 {
			out = append(out, p)
			continue
		}
		p.used = true
		for _, t := range parts {
			out = append(out, p.saying(t))
		}
	}
	return out
}

// fewestSlashes is how many slashes with spaces part a line into credentials: one stands within a name too, as in
// "CPR / First Aid".
const fewestSlashes = 2

// credentialsAtSigns parts a line at the signs outside brackets that a further credential stands behind: "Food Hygiene
// Level 3 (Highfield, 2022); First Aid at Work". What begins small, or is a date or a status, goes on with the one
// before.
func credentialsAtSigns(t string) []string {
	signs := []string{";", "||"}
	if strings.Count(t, " / ") >= fewestSlashes {
		signs = append(signs, " / ")
	}
	var out []string
	begin := 0
	for _, piece := range cutAtSigns(t, signs) {
		s := strings.TrimSpace(t[piece[0]:piece[1]])
		if n := len(out); n > 0 && goesOnWithOneBefore(s) {
			out[n-1] = strings.TrimSpace(t[begin:piece[1]])
			continue
		}
		out, begin = append(out, s), piece[0]
	}
	return out
}

// goesOnWithOneBefore reports whether a piece of a line begins no credential: it is small, a date or a status.
func goesOnWithOneBefore(s string) bool {
	dates := findDates(s)
	return !startsUpper(s) || status(s) || len(dates) > 0 && dates[0].from == 0
}

// cutAtSigns returns the pieces of a text between signs that stand outside brackets, as byte offsets.
func cutAtSigns(t string, signs []string) [][2]int {
	var out [][2]int
	depth, from := 0, 0
	for i := range len(t) {
		switch t[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		}
		for _, sign := range signs {
			if depth <= 0 && i > from && strings.HasPrefix(t[i:], sign) {
				out = append(out, [2]int{from, i})
				from = i + len(sign)
				break
			}
		}
	}
	return append(out, [2]int{from, len(t)})
}

func credentialNamesIn(t string) []string {
	parts := splitCommas(t)
	if len(parts) < 2 || len(findDates(t)) > 0 {
		return []string{t}
	}
	for i, part := range parts {
		parts[i] = strings.TrimSpace(part)
		named := isCredential(parts[i]) || titleScore(parts[i]) > 0 || len(parts) > 2 && placeScore(parts[i]) < 1
		if !startsUpper(part) || i > 0 && (status(part) || orgScore(part) >= 1 || !named) {
			return []string{t}
		}
	}
	return parts
}
