package docparse

import (
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/document"
)

// skills reads a skills section: groups with a label, plain lists, one skill a line.
func (b *builder) skills(paras []*para, group string) {
	if len(paras) == 0 {
		return
	}
	groupPara := paras[0]
	var open *document.Skill
	add := func(p *para, items []string) {
		for _, it := range items {
			if group == "" {
				b.doc.Skills = append(b.doc.Skills, document.Skill{Name: it})
				b.field(pathf("skills[%d].name", len(b.doc.Skills)-1), 0.8, p)
				continue
			}
			if open == nil {
				b.doc.Skills = append(b.doc.Skills, document.Skill{Name: group})
				open = &b.doc.Skills[len(b.doc.Skills)-1]
				b.field(pathf("skills[%d].name", len(b.doc.Skills)-1), 0.8, groupPara)
			}
			open.Keywords = append(open.Keywords, it)
			b.field(pathf("skills[%d].keywords[%d]", len(b.doc.Skills)-1, len(open.Keywords)-1), 0.8, p)
		}
	}
	cells := skillCells(paras)
	for _, c := range cells {
		c.para.used = true
		label, rest, ok := strings.Cut(c.text, ":")
		if ok && utf8.RuneCountInString(label) <= 50 && !strings.ContainsAny(label, ",;") && label != "" && !strings.HasPrefix(rest, "//") {
			group, groupPara, open = tidy(label), c.para, nil
			add(c.para, listItems(rest))
			continue
		}
		if c.label {
			group, groupPara, open = tidy(c.text), c.para, nil
			continue
		}
		add(c.para, c.items())
	}
}

// cell is one stretch of a skills section.
type cell struct {
	text  string
	para  *para
	label bool // names the group of what follows
	tags  []string
}

// wrapped puts the rows of a paragraph back into items where they are a list without separators: a row goes on the one
// above only where it begins small or that one ends open.
func wrapped(p *para) []string {
	if len(p.rowTexts) < 2 || strings.ContainsAny(p.text(), ",;•·|:") || isSentence(p.text()) {
		return nil
	}
	var out []string
	for i, t := range p.rowTexts {
		last := ""
		if i > 0 {
			words := strings.Fields(p.rowTexts[i-1])
			last = fold(words[len(words)-1])
		}
		if i > 0 && (startsLower(t) || strings.HasSuffix(last, "-") || last == "and" || last == "of" || last == "&" || last == "for" || strings.HasPrefix(t, "(")) {
			out[len(out)-1] = glue(out[len(out)-1], t, map[string]bool{})
			continue
		}
		out = append(out, t)
	}
	return out
}

// items gives the skills of a cell: by its separators, or by its gaps where tags stand side by side.
func (c *cell) items() []string {
	if len(c.tags) > 1 && !strings.ContainsAny(c.text, ",;•·|") {
		return c.tags
	}
	if rows := wrapped(c.para); rows != nil && len(c.para.segs) == 1 {
		var out []string
		for _, r := range rows {
			out = append(out, listItems(r)...)
		}
		return out
	}
	return listItems(c.text)
}

// tagsOf cuts a segment at gaps that are wider than the spaces of running text.
func tagsOf(s segment) []string {
	var at []int
	for i := 1; i < len(s.words); i++ {
		if s.words[i].x0-s.words[i-1].x1 > 0.4*s.size {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return nil
	}
	var out []string
	for _, t := range s.cutAt(at...) {
		out = append(out, tidyItem(t.text))
	}
	return out
}

// skillCells cuts the lines of a skills section at their gaps and tells labels from items: a label is set unlike what
// follows it (bold, larger, further left) and holds no list.
func skillCells(paras []*para) []cell {
	var cells []cell
	paras = columnOrder(paras)
	for i, p := range paras {
		for j, s := range p.segs {
			c := cell{text: strings.TrimSpace(stripIcons(s.text)), para: p, tags: tagsOf(s)}
			if c.text == "" {
				continue
			}
			plain := !strings.ContainsAny(c.text, ",;•·|") && !p.mark && len(strings.Fields(c.text)) <= 5
			switch {
			case !plain:
			case len(p.segs) > 1 && j == 0:
				next := p.segs[1]
				c.label = len(p.segs) == 2 && (strings.ContainsAny(next.text, ",;•·") || s.bold && !next.bold)
			case len(p.segs) == 1 && i+1 < len(paras):
				q := paras[i+1]
				n := q.segs[0]
				c.label = q.mark || s.bold && !n.bold || s.size > n.size+0.4 || q.x0 > p.x0+0.8*p.size && q.top > p.top+1 && p.page > 0 || isUpper(s.text) && !isUpper(n.text) && utf8.RuneCountInString(s.text) > 4 || strings.ContainsAny(n.text, ",;•·") && len(q.segs) == 1 && p.page > 0
			}
			if p.level > 0 {
				c.label = true
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// tagSections takes sections of unknown headings that hold nothing but short items, right behind a skills section or a
// list of programming languages, for what they are: further groups of skills.
// Where a file has no skills section at all, they are its skills.
func tagSections(secs []section) {
	none := true
	for i := range secs {
		none = none && secs[i].kind != document.SectionSkills
	}
	for i := 1; i < len(secs); i++ {
		s, before := &secs[i], &secs[i-1]
		skills := none || before.kind == document.SectionSkills || before.kind == document.SectionLanguages && !spoken(before.paras)
		if s.kind == sectionOther && skills && len(s.paras) > 0 && allTags(s.paras) {
			s.kind = document.SectionSkills
		}
	}
}

func allTags(paras []*para) bool {
	for _, p := range paras {
		if t := p.text(); p.rows > 1 || isSentence(t) || orgScore(t) > 2 || len(p.dates()) > 0 || strings.Contains(t, "@") {
			return false
		}
	}
	return true
}

// spoken says whether a languages section is about languages that people speak.
func spoken(paras []*para) bool {
	for _, p := range paras {
		for _, w := range words(fold(p.text())) {
			if languageNames[w] || fluencyWords[w] && len(w) > 2 {
				return true
			}
		}
	}
	return len(paras) == 0
}

// languageNames are spoken languages, in their own and in each other's words.
var languageNames = set(`english german french spanish italian portuguese dutch polish russian ukrainian czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian slovene macedonian albanian greek turkish arabic hebrew persian farsi hindi urdu bengali punjabi gujarati
	marathi tamil telugu kannada malayalam sinhala nepali chinese mandarin cantonese japanese korean vietnamese thai khmer lao burmese indonesian malay tagalog filipino swahili amharic yoruba igbo hausa zulu xhosa afrikaans somali irish gaeilge gaelic welsh scottish breton basque catalan galician
	swedish norwegian danish finnish icelandic estonian latvian lithuanian maltese luxembourgish armenian georgian azerbaijani kazakh uzbek mongolian latin esperanto asl bsl haitian creole pashto dari kurdish maori hawaiian samoan
	englisch deutsch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch turkisch arabisch chinesisch japanisch anglais allemand francais espagnol italien portugais neerlandais polonais russe turc arabe chinois japonais
	ingles aleman frances espanol castellano italiano portugues neerlandes polaco ruso turco chino japones catala euskera alemao espanhol holandes russo inglese tedesco francese spagnolo portoghese olandese polacco arabo cinese giapponese
	engels duits frans spaans italiaans portugees nederlands pools angielski niemiecki francuski hiszpanski wloski portugalski rosyjski polski ukrainski engelska tyska svenska franska norsk engelsk tysk dansk suomi englanti 日本語 英語 中文 英语 한국어 русский українська العربية`)

// columnOrder reorders a grid of groups whose first line names them side by side, so that it reads column by column.
func columnOrder(paras []*para) []*para {
	cols := groupColumns(paras)
	if cols == nil {
		return paras
	}
	buckets := make([][]*para, len(cols))
	for _, p := range paras {
		for _, s := range p.segs {
			k := 0
			for k+1 < len(cols) && s.x0 > cols[k+1]-4 {
				k++
			}
			c := *p
			c.segs, c.x0, c.x1 = []segment{s}, s.x0, s.x1
			c.bold, c.size = s.bold, s.size
			buckets[k] = append(buckets[k], &c)
		}
		p.used = true
	}
	return slices.Concat(buckets...)
}

// groupColumns gives where the columns of a grid begin: under the pieces of the first line, where they are set unlike
// the line below and every other piece stands under one of them.
func groupColumns(paras []*para) []float64 {
	if len(paras) < 2 || len(paras[0].segs) < 2 || paras[0].page == 0 {
		return nil
	}
	first, next := paras[0], paras[1].segs[0]
	var cols []float64
	for _, s := range first.segs {
		if strings.ContainsAny(s.text, ",;•·|") || s.bold != first.segs[0].bold || s.size != first.segs[0].size {
			return nil
		}
		cols = append(cols, s.x0)
	}
	if h := first.segs[0]; h.bold == next.bold && h.size < next.size+0.4 && isUpper(h.text) == isUpper(next.text) {
		return nil
	}
	for _, p := range paras[1:] {
		for _, s := range p.segs {
			if s.x0 < cols[0]-4 {
				return nil
			}
		}
	}
	return cols
}

// listItems cuts a list at commas, bullets, bars and semicolons outside brackets.
func listItems(s string) []string {
	var out []string
	for _, part := range splitAny(s, []string{" | ", " • ", " · ", "•", "|", ";", " ∙ ", " / ", "●", "▪", " – ", " — ", " ⋅ ", "·", "⋅", "\t", "■", "◦", "□", "‣", " » "}) {
		for _, it := range splitList(part) {
			if t := tidyItem(it); t != "" {
				out = append(out, t)
			}
		}
	}
	return out
}

// splitList cuts at commas outside brackets; a comma inside a number is none.
func splitList(s string) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case ',', '、', '\uff0c':
			next := s[i+utf8.RuneLen(r):]
			if depth > 0 || (i > 0 && next != "" && isDigit(s[i-1]) && isDigit(next[0])) {
				continue
			}
			out = append(out, s[from:i])
			from = i + utf8.RuneLen(r)
		}
	}
	return append(out, s[from:])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func tidyItem(s string) string {
	s = strings.Join(strings.Fields(stripIcons(s)), " ")
	s = strings.Trim(s, " ,;|•·")
	if t, ok := cutMark(s); ok {
		s = t
	}
	if strings.HasSuffix(s, ".") && !strings.HasSuffix(strings.TrimSuffix(s, "."), ".") && strings.Count(s, ".") == 1 {
		s = strings.TrimSuffix(s, ".")
	}
	return s
}

// languages reads a languages section: "English (native)", "German: B2", "French – fluent", one a line or in a list.
func (b *builder) languages(paras []*para) {
	for _, p := range paras {
		p.used = true
		for _, s := range p.segs {
			for _, t := range splitAny(s.text, []string{" | ", " • ", " · ", "; ", "•", "|", "●", "\t"}) {
				parts := splitList(t)
				if len(parts) == 2 && isFluency(parts[1]) {
					parts = []string{strings.TrimSpace(parts[0]) + ": " + strings.TrimSpace(parts[1])}
				}
				for _, it := range parts {
					b.language(tidyItem(it), p)
				}
			}
		}
	}
}

func (b *builder) language(t string, p *para) {
	if t == "" {
		return
	}
	n := len(b.doc.Languages)
	if isFluency(t) && n > 0 && b.doc.Languages[n-1].Fluency == "" {
		b.doc.Languages[n-1].Fluency = strings.Trim(t, "()")
		b.field(pathf("languages[%d].fluency", n-1), 0.8, p)
		return
	}
	name, level := t, ""
	for _, sep := range []string{": ", " – ", " — ", " - ", " ("} {
		if a, c, ok := strings.Cut(t, sep); ok {
			name, level = a, c
			if sep == " (" {
				level = strings.TrimSuffix(level, ")")
			}
			break
		}
	}
	if level == "" {
		if i := strings.LastIndexByte(name, ' '); i > 0 && isFluency(name[i+1:]) {
			name, level = name[:i], name[i+1:]
		}
	}
	if strings.HasSuffix(name, ":") {
		name = strings.TrimSuffix(name, ":")
	}
	b.doc.Languages = append(b.doc.Languages, document.Language{Language: strings.TrimSpace(name), Fluency: strings.TrimSpace(level)})
	b.field(pathf("languages[%d].language", n), 0.8, p)
}

var fluencyWords = set(`native fluent fluency bilingual mother proficient proficiency advanced intermediate basic basics beginner elementary conversational working limited professional full
	muttersprache fließend verhandlungssicher grundkenntnisse gut sehr fortgeschritten langue maternelle courant bilingue intermédiaire notions avancé débutant nativo nativa fluido avanzado intermedio básico materna fluente avançado intermediário básico
	madrelingua fluente avanzato intermedio scolastico moedertaal vloeiend goed ojczysty biegły biegle płynnie średniozaawansowany zaawansowany podstawowy komunikatywny a1 a2 b1 b2 c1 c2 tongue speaker reading written spoken read write limitado technical jlpt n1 n2 n3 good excellent upper pre minimal business level c1/c2 b1/b2 modersmål flytande`)

func isFluency(t string) bool {
	ws := words(fold(t))
	if len(ws) == 0 || len(ws) > 5 {
		return false
	}
	for _, w := range ws {
		if languageNames[w] {
			return false
		}
	}
	return fluencyWords[ws[0]] || fluencyWords[ws[len(ws)-1]]
}

// credits reads certificates, awards and publications: one a line or bullet, "Name, Issuer, 2020".
type credit struct {
	name, from, url string
	date            document.Date
	note            string
	para            *para
}

// credits gives one credit for each line; a line that is only a date, an address or an issuer goes to the one before.
func (b *builder) credits(paras []*para) []credit {
	var out []credit
	marked := 0
	for _, p := range paras {
		if p.mark {
			marked++
		}
	}
	for i, p := range paras {
		p.used = true
		t := p.text()
		ds := p.dates()
		d, dated := period(ds)
		if _, ok := onlyDate(p); ok && len(out) > 0 {
			if out[len(out)-1].date == "" {
				out[len(out)-1].date = lastDate(d)
				continue
			}
		}
		if len(out) > 0 && !p.mark && p.level == 0 && out[len(out)-1].para == paras[max(i-1, 0)] && follows(p, paras[i-1], marked) {
			last := &out[len(out)-1]
			rest := creditOf(p, t, ds, d, dated)
			if last.date == "" {
				last.date = rest.date
			}
			switch {
			case last.from == "" && len(rest.name) < 80 && !isSentence(rest.name):
				last.from = rest.name
			case last.note == "":
				last.note = rest.name
			default:
				last.note += " " + rest.name
			}
			last.para = p
			continue
		}
		out = append(out, creditOf(p, t, ds, d, dated))
	}
	return out
}

// follows says whether a line belongs to the credit above it: it is set lighter, and close.
func follows(p, above *para, marked int) bool {
	if marked > 0 && above.mark && p.page == 0 {
		return p.x0 > above.x0
	}
	a, b := above.look(), p.look()
	return p.above < 0.6 && (a.bold && !b.bold || a.size > b.size+0.6 || above.level > 0) && p.page > 0 || above.level > 0
}

func lastDate(d dateSpan) document.Date {
	if d.end != "" {
		return d.end
	}
	return d.start
}

func creditOf(p *para, t string, ds []dateSpan, d dateSpan, dated bool) credit {
	c := credit{para: p}
	if dated && (endsWithDate(t, d) || len(p.segs) > 1) {
		c.date = lastDate(d)
		t = cut(t, ds[len(ds)-1:])
	}
	for _, m := range reverse(urlsIn(t)) {
		if c.url == "" {
			c.url = t[m[0]:m[1]]
			t = t[:m[0]] + "\x00" + t[m[1]:]
		}
	}
	parts := splitAny(t, []string{" | ", " — ", " – ", " - ", " • ", " · ", "\x00"})
	var names []string
	for _, part := range parts {
		if s := tidyPiece(part); s != "" && s != "()" {
			names = append(names, s)
		}
	}
	if len(names) == 1 {
		if i := strings.LastIndex(names[0], ", "); i > 0 && startsUpper(names[0][i+2:]) && !companyForm(names[0][i+1:]) {
			names = []string{names[0][:i], names[0][i+2:]}
		}
	}
	if len(names) > 0 {
		c.name = names[0]
	}
	if len(names) > 1 {
		c.from = strings.Join(names[1:], ", ")
	}
	return c
}
