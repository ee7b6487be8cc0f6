package docparse

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const nameLines = 12 // how far down a header a name may stand

// joinName puts together a name that a page breaks over lines: neighbours in one size that is far above the text's.
func joinName(lines []line) []line {
	body := textSize(lines)
	out := make([]line, 0, len(lines))
	for _, l := range partNames(lines, body) {
		if n := len(out); n > 0 && l.page == 1 && isTitleSize(l.size, body) && besideInSize(&out[n-1], &l) {
			prev := &out[n-1]
			if joined, ok := brokenName(prev.text(), l.text()); ok {
				s := prev.segs[0]
				s.text, s.words, s.x0, s.x1 = joined, nil, min(prev.x0, l.x0), max(prev.x1, l.x1)
				prev.segs = []segment{s}
				prev.x0, prev.x1, prev.bottom = s.x0, s.x1, l.bottom
				prev.links = append(prev.links[:len(prev.links):len(prev.links)], l.links...)
				continue
			}
		}
		out = append(out, l)
	}
	return out
}

// smallPrint is the share of a name's size up to which what stands beside it is small print, tuned as the bounds of
// white.
const smallPrint = 0.7

// partNames returns a name that stands beside small print, in a letter far larger than it, a line of its own.
func partNames(lines []line, body float64) []line {
	out := make([]line, 0, len(lines))
	for _, l := range lines {
		at := slices.IndexFunc(l.segs, func(s segment) bool {
			return isTitleSize(s.size, body) && canBeName(s.text)
		})
		if l.page != 1 || len(l.segs) < 2 || at < 0 ||
			slices.ContainsFunc(l.segs, func(s segment) bool {
				return s.text != l.segs[at].text &&
					s.size > smallPrint*l.segs[at].size
			}) {
			out = append(out, l)
			continue
		}
		name, rest := l.from(at), l
		name.segs, name.x1, name.links = l.segs[at:at+1], l.segs[at].x1, nil
		rest.segs = slices.Delete(slices.Clone(l.segs), at, at+1)
		rest = rest.from(0)
		out = append(out, name, rest)
	}
	return out
}

// textSize returns the size that most of a file's letters are set in.
func textSize(lines []line) float64 {
	count := map[float64]int{}
	size := 0.0
	for i := range lines {
		s := math.Round(2*lines[i].size) / 2
		if count[s] += utf8.RuneCountInString(lines[i].text()); count[s] > count[size] {
			size = s
		}
	}
	return size
}

// besideInSize reports whether a line stands close under another of its size in the same column.
func besideInSize(prev, l *line) bool {
	return prev.stream == l.stream && prev.page == l.page && len(prev.segs) == 1 && len(l.segs) == 1 && !prev.mark &&
		!l.mark &&
		l.above < blockWhite && math.Abs(prev.size-l.size) < otherSize
}

// brokenName joins the parts of a name, or of a name with a headline behind it. A headline below the name stays apart.
func brokenName(a, b string) (string, bool) {
	behind := nameSign(a) < len(a) // the headline has begun
	name := b[:nameSign(b)]
	switch {
	case len(strings.Fields(a))+len(strings.Fields(b)) > 10 || headingKind(b) != "":
		return "", false
	case behind:
		return a + " " + b, len(strings.Fields(b)) <= 4
	case strings.HasSuffix(a, "-") && canBeName(name):
		return a + b, true
	}
	whole := a + " " + name
	return a + " " + b, canBeName(a) && canBeName(name) && titleScore(generation.ReplaceAllString(whole, "")) <= 0
}

// generation tells a son from his father; "Jr." would else be the beginning of a title.
var generation = regexp.MustCompile(`(?i),?\s+(?:jr|sr|snr|jnr|ii|iii|iv)\b\.?`)

// nameSign returns where the sign stands that parts a name from what is behind it on its line, the length where there
// is none.
func nameSign(t string) int {
	at := len(t)
	for _, sep := range []string{" | ", " – ", " — ", " - ", " • ", " · ", ";", "\t"} {
		if i := strings.Index(t, sep); i >= 0 {
			at = min(at, i)
		}
	}
	return at
}

// findName looks for the name in every header of the file and notes the line: the largest line that can be a name;
// of lines of one size the one that the e-mail address is made of, else the first.
func (r *basicsReader) findName(secs []section) {
	var headers [][]*para
	for i := range secs {
		if secs[i].kind == sectionHeader {
			headers = append(headers, secs[i].paras[:min(nameLines+1, len(secs[i].paras))])
		}
	}
	mailbox := ""
	for i := range secs {
		if secs[i].kind != sectionHeader && secs[i].kind != sectionContact {
			continue
		}
		if mailbox == "" {
			mailbox = mailboxIn(secs[i].paras)
		}
	}
	var best nameLine
	for _, paras := range headers {
		for _, p := range paras {
			if name, _ := nameOf(p); name != "" {
				if l := (nameLine{p, name, inMailbox(name, mailbox)}); best.para == nil || l.better(best) {
					best = l
				}
			}
		}
	}
	r.nameLine = best.para
}

// nameLine is a line that can be the name.
type nameLine struct {
	*para
	name   string
	mailed bool // the e-mail address is made of it
}

// better reports whether a line is rather the name than the best one above it.
func (l nameLine) better(best nameLine) bool {
	if l.mailed != best.mailed && titleScore(best.name) > 0 {
		return l.mailed
	}
	size, other := l.segs[0].size, best.segs[0].size
	if l.level > 0 && best.level == 0 || size > other+sameSize {
		return true
	}
	if size < other-sameSize || best.level > 0 {
		return false
	}
	return l.mailed && !best.mailed
}

// mailboxIn returns what stands before the @ of the first e-mail address.
func mailboxIn(paras []*para) string {
	for _, p := range paras {
		if m := mailsIn(p.text()); len(m) > 0 {
			mailbox, _, _ := strings.Cut(fold(p.text()[m[0][0]:m[0][1]]), "@")
			return mailbox
		}
	}
	return ""
}

// inMailbox reports whether an e-mail address is made of a word of the name.
func inMailbox(name, mailbox string) bool {
	for _, w := range words(fold(name)) {
		if utf8.RuneCountInString(w) > 2 && strings.Contains(mailbox, w) {
			return true
		}
	}
	return false
}

// name takes the line that findName found, and what stands beside the name on it.
func (r *basicsReader) name(paras []*para) {
	for _, p := range paras {
		if p != r.nameLine || r.b.Name != "" {
			continue
		}
		name, rest := nameOf(p)
		r.parts = withoutNameLabel(p.segs[0].text) != p.segs[0].text || len(p.segs) > 1 &&
			nameLabels[labelKey(p.segs[0].text)]
		p.used = true
		r.b.Name = tidy(name)
		r.out.field("basics.name", notedPlainly, p)
		r.besideName(p, rest)
	}
}

// besideName reads what stands on the name's line: a headline, contact data.
func (r *basicsReader) besideName(p *para, rest string) {
	c := *p
	c.used = false
	c.segs = append([]segment{}, p.segs...)
	if len(c.segs) > 1 && nameLabels[labelKey(c.segs[0].text)] {
		c.segs = c.segs[1:]
	}
	c.segs[0].text, c.segs[0].words = rest, nil
	if rest == "" {
		c.segs = c.segs[1:]
	}
	if len(c.segs) == 0 {
		return
	}
	r.placeAtEnd(&c, p)
	if t := c.text(); titleScore(t) > 0 && !hasMail(t) && len(phonesIn(t)) == 0 && len(urlsIn(t)) == 0 {
		r.label(tidy(t), p)
		return
	}
	r.contactLine(&c, true)
	if !c.used {
		r.left = append(r.left, leftover{text: tidy(c.text()), para: p})
	}
}

// placeAtEnd takes a place off the end of what stands beside the name: "Care Assistant · Leeds, UK".
func (r *basicsReader) placeAtEnd(c, p *para) {
	last := &c.segs[len(c.segs)-1]
	for _, sign := range strongSigns {
		i := strings.LastIndex(last.text, sign)
		if i <= 0 {
			continue
		}
		if t := strings.TrimSpace(last.text[i+len(sign):]); placeScore(t) >= 1 && titleScore(t) <= 0 &&
			r.place(t, false, false, p) {
			last.text = strings.TrimSpace(last.text[:i])
			return
		}
	}
}

// nameOf returns the part of a line that can be a person's name, and what stands behind it; "" where none can.
func nameOf(p *para) (name, rest string) {
	if p.mark || p.rows > 3 || p.rows > 1 && titleScore(p.rowTexts[len(p.rowTexts)-1]) > 0 {
		return "", ""
	}
	t := withoutNameLabel(p.segs[0].text)
	if len(p.segs) > 1 && nameLabels[labelKey(t)] {
		t = p.segs[1].text // "Name" in a column before it
	}
	name = t
	for _, found := range [][][]int{mailsIn(t), urlsIn(t), phonesIn(t)} {
		if len(found) > 0 && found[0][0] > 0 && found[0][0] < len(name) {
			name = t[:found[0][0]]
		}
	}
	name = name[:nameSign(name)]
	if strings.ContainsRune(name, '/') {
		if m := pronouns.FindStringIndex(name); m != nil {
			name = name[:m[0]]
		}
	}
	for i, c := range name {
		if i > longestName*utf8.UTFMax {
			return "", "" // too long for a name, whatever follows
		}
		if c != ',' {
			continue
		}
		behind := name[i+1:]
		if (titleScoreAbove(behind, 0) > 0 || placeScore(strings.TrimSpace(behind)) >= surelyPlace) &&
			!postNominal(behind) {
			name = name[:i]
			break
		}
	}
	name = strings.TrimRight(name, " ")
	if !canBeName(name) {
		return "", ""
	}
	return name, strings.Trim(strings.TrimPrefix(t, name), " |–—-•·,;\t")
}

var pronouns = regexp.MustCompile(
	`(?i)\s*[(\[|]?\b(?:she|he|they|elle|il|ella|él|sie|er)\s*/\s*\p{L}+(?:\s*/\s*\p{L}+)?[)\]]?`)

// postNominal reports whether a text is letters behind a name: "PhD", "RN", "CPA, MBA".
func postNominal(s string) bool {
	for _, w := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ' ' }) {
		if utf8.RuneCountInString(w) > 8 || !isUpper(w) && !mixedCase(w) && !strings.Contains(w, ".") {
			return false
		}
	}
	return true
}

// longestName is how many characters a name can have.
const longestName = 60

// canBeName reports whether a text can be a person's name by its signs and words.
func canBeName(t string) bool {
	fields := strings.Fields(t)
	n := len(fields)
	if n == 0 || n > 7 || utf8.RuneCountInString(t) > longestName || strings.ContainsAny(t, "@:：!?•|0123456789。") ||
		strings.HasSuffix(t, ",") || !hasLetter(t) || strings.HasSuffix(t, ".") && n > 3 && !abbreviation(fields[n-1]) {
		return false
	}
	if isHeadOrLabel(t, fields) || hanPlace(t) && utf8.RuneCountInString(t) > 4 {
		return false
	}
	if n == 1 {
		return true
	}
	for i, w := range fields {
		if startsLower(w) && !smallInName(w, i == 0, i == n-1) {
			return false
		}
	}
	return true
}

// isHeadOrLabel reports whether a text is a heading or a label.
func isHeadOrLabel(t string, fields []string) bool {
	n := len(fields)
	return headingKind(t) != "" || isLabel(t) || personalLabels[strings.Trim(fold(t), " :")] ||
		n > 1 && cuedHeading(t) != sectionOther && headingKind(fields[n-1]) != ""
}

// smallInName reports whether a word that begins small can stand in a name: a particle, the title before it ("mgr
// inż.", "al-Khwarizmi", "kaNdlovu"), and between others a short word that is none of the language's small words.
func smallInName(w string, first, last bool) bool {
	f := fold(w)
	article, rest, hyphened := strings.Cut(f, "-")
	switch {
	case nameParticles[f], hyphened && rest != "" && (nameParticles[article] || arabicArticles[article]),
		strings.ContainsAny(w, "'’"), strings.ContainsFunc(w, unicode.IsUpper):
		return true
	case academicTitles[strings.Trim(f, ".")]:
		return !last
	}
	return !first && !last && utf8.RuneCountInString(w) <= 3 && !smallWords[f]
}

// academicTitles are titles that stand before a name in small letters; folded.
var academicTitles = set(`dr med mgr inz drs ir ing mr dent phil rer nat jur vet habil lic dott prof oec pol theol hab doc bc dipl arch avv rag geom`)

// arabicArticles stand before a hyphen: "as-Sayed".
var arabicArticles = set(`al el ul ad ar as ash at an az adh dh es ed er en et ez ou`)

// smallWords are the short words of running text: what they join is no name.
var smallWords = set(`of and the for to in on at by or as with is an a und fur mit im am et en au aux pour sur con por para em no na per nel voor met op aan bij w dla do od i o z ze`)

// withoutNameLabel takes off a line what only introduces the name: "Name:", "姓名：", "Curriculum Vitae –", "Lebenslauf
// von".
func withoutNameLabel(t string) string {
	t = strings.TrimSpace(t)
	f := fold(t)
	if m := preamblePrefix.FindString(f); m != "" {
		t = behindFolded(t, strings.TrimSpace(m))
	}
	if label, rest := cutLabel(t); nameLabels[label] && rest != "" {
		return rest
	}
	return t
}

// behindFolded returns what stands in a text behind its beginning that folds to a prefix: "vitæ" is longer folded.
func behindFolded(t, prefix string) string {
	for i := range t {
		if len(t[:i]) > 0 && fold(t[:i]) == prefix {
			return strings.TrimSpace(t[i:])
		}
	}
	return t
}

// preamblePrefix is the document's own name before the person's, folded.
var preamblePrefix = regexp.MustCompile(
	`^(?:curriculum vitae|cv|resume|lebenslauf|curriculo|hoja de vida|zyciorys)(?:\s+(?:of|for|von|de|di|van)\b|\s*[:–—|-])\s*`)

// nameLabels stand before the name among personal data; folded.
var nameLabels = set(labelsOfNames)

const labelsOfNames = `name author nom nombre nome naam imię_i_nazwisko imiona_i_nazwisko vor-_und_nachname vor-_und_zuname vollständiger_name full_name nom_et_prénom prénom_et_nom nombre_y_apellidos nombre_completo nome_e_cognome nome_completo naam_en_voornaam voornaam_en_naam
	姓名 氏名 名前 お名前 成 이름`

var nameParticles = set("de da do dos das del della di la le los las du von van der den ter ten te zu zur zum vom bin binti bint ibn ben al el ul ur y e i af av san santa st d dela degli dalla dal och abd abu umm ap ab ferch verch mac nic ni ui aan het thoe tot lo li dei delle dit bt bte uit a/l a/p s/o d/o ka wa")
