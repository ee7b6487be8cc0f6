package docparse

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// skills reads a skills section: groups with a label, plain lists, one skill a line. Where more labels have nothing
// behind them than have, they are skills that await a level.
func (b *builder) skills(paras []*para, group string) {
	if len(paras) == 0 {
		return
	}
	groups := b.skillGroups(paras, group)
	bare, full := 0, 0
	for _, g := range groups {
		switch {
		case len(g.items) > 0:
			full++
		case g.named:
			bare++
		}
	}
	for _, g := range groups {
		switch {
		case len(g.items) > 0:
			b.skillGroup(&g)
		case g.named && bare > full:
			b.skill(document.Skill{Name: g.name}, notedRest, g.para)
		case g.named:
			b.notPlaced(g.name, g.para)
		}
	}
}

// skillGroup is a run of skills under one name; in a list without groups the name is empty.
type skillGroup struct {
	name  string
	para  *para
	named bool // by a line of the section
	items []skillItem
}

type skillItem struct {
	text string
	para *para
}

// skillGroup writes a group down: as one skill with keywords, or as many skills where it has no name.
func (b *builder) skillGroup(g *skillGroup) {
	if g.name == "" {
		for _, it := range g.items {
			b.skill(document.Skill{Name: it.text}, notedLikely, it.para)
		}
		return
	}
	b.skill(document.Skill{Name: g.name}, notedLikely, g.para)
	n := len(b.doc.Skills) - 1
	for i, it := range g.items {
		b.doc.Skills[n].Keywords = append(b.doc.Skills[n].Keywords, it.text)
		b.field(pathf("skills[%d].keywords[%d]", n, i), notedLikely, it.para)
	}
}

func (b *builder) skill(s document.Skill, sure float64, p *para) {
	b.doc.Skills = append(b.doc.Skills, s)
	b.field(pathf("skills[%d].name", len(b.doc.Skills)-1), sure, p)
}

// skillGroups parts a section into its groups; rows of languages among them go where they belong.
func (b *builder) skillGroups(paras []*para, group string) []skillGroup {
	out := []skillGroup{{name: group, para: paras[0]}}
	last := func() *skillGroup { return &out[len(out)-1] }
	add := func(p *para, items []string) {
		for _, it := range items {
			last().items = append(last().items, skillItem{it, p})
		}
	}
	for _, c := range skillCells(paras) {
		c.para.used = true
		label, rest, ok := strings.Cut(c.text, ":")
		switch {
		case ok && utf8.RuneCountInString(label) <= 50 && !strings.ContainsAny(label, ",;") && label != "" &&
			!strings.HasPrefix(rest, "//"):
			out = append(out, skillGroup{name: tidy(label), para: c.para, named: true})
			add(c.para, listItems(rest))
		case c.para.mark && last().named && last().para.mark && last().para != c.para && len(last().items) > 0:
			out = append(out, skillGroup{para: c.para}) // a bullet of its own beside one that names its group
			add(c.para, c.items())
		case headingKind(last().name) == document.SectionLanguages &&
			languageNames[strings.Split(fold(c.text)+" ", " ")[0]]:
			b.languages([]*para{c.para.saying(c.text)})
			last().named = false
		case c.label:
			out = append(out, skillGroup{name: tidy(c.text), para: c.para, named: true})
		default:
			add(c.para, c.items())
		}
	}
	return out
}

// cell is one span of a skills section.
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
		if i > 0 && (startsLower(t) || strings.HasSuffix(last, "-") || last == "and" || last == "of" || last == "&" ||
			last == "for" || strings.HasPrefix(t, "(")) {
			out[len(out)-1] = glue(out[len(out)-1], t, map[string]bool{})
			continue
		}
		out = append(out, t)
	}
	return out
}

// items returns the skills of a cell: by its separators, or by its gaps where tags stand side by side.
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
	space := s.widestSpace()
	for i := 1; i < len(s.words); i++ {
		if s.gap(i) > space {
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

// Widths of spaces and letters, tuned as the bounds of white are.
const (
	textSpace  = 0.4  // of the font size: a text set to both margins has no wider spaces
	pitchSpace = 1.05 // of the pitch: a typewriter's space with what rounding adds
	leastPitch = 0.54 // of the font size: typewriter faces are set at 0.6
	evenPitch  = 1.02 // times, up to which the widths of signs are one
	setInShare = 0.8  // of the font size, from which on what stands below a label is set in
)

// gap is the room before word i.
func (s segment) gap(i int) float64 { return s.words[i].x0 - s.words[i-1].x1 }

// widestSpace is the width up to which a gap is the space between two words of one text: less than half an em, but in a
// typewriter's face, where every sign takes the same room and so does the space.
func (s segment) widestSpace() float64 {
	if pitch := s.pitch(); pitch > 0 {
		return pitchSpace * pitch
	}
	return textSpace * s.size
}

// pitch is the width of every sign of a segment in a typewriter's face; 0 where the signs differ.
func (s segment) pitch() float64 {
	least, most := math.Inf(1), 0.0
	for i, w := range s.words {
		to := len(s.text)
		if i+1 < len(s.words) {
			to = s.words[i+1].from
		}
		if w.from >= to || to > len(s.text) {
			return 0
		}
		each := (w.x1 - w.x0) / float64(utf8.RuneCountInString(strings.TrimSpace(s.text[w.from:to])))
		least, most = min(least, each), max(most, each)
	}
	if least < leastPitch*s.size || most > evenPitch*least {
		return 0
	}
	return least
}

// skillCells cuts the lines of a skills section at their gaps and tells labels from items: a label is set unlike what
// follows it (bold, larger, further left) and holds no list.
func skillCells(paras []*para) []cell {
	var cells []cell
	paras = columnOrder(paras)
	beside := listEdges(paras)
	for i, p := range paras {
		if n := len(cells); n > 0 && wrapsList(paras, i) {
			last := &cells[n-1]
			last.text, last.tags, p.used = glue(last.text, p.text(), nil), nil, true
			continue
		}
		for j, s := range p.segs {
			c := cell{text: strings.TrimSpace(stripIcons(s.text)), para: p, tags: tagsOf(s)}
			if c.text == "" {
				continue
			}
			plain := !isList(c.text) && !p.mark && len(strings.Fields(c.text)) <= 5
			switch {
			case p.level > 0:
				c.label = true
			case plain && j == 0 && len(p.segs) == 2:
				next := p.segs[1]
				c.label = isList(next.text) || s.bold && !next.bold ||
					slices.ContainsFunc(beside, func(x float64) bool { return math.Abs(x-next.x0) < 2 })
			case plain && len(p.segs) == 1 && i+1 < len(paras):
				c.label = labelsLine(p, paras[i+1])
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// wrapsList reports whether line i goes on the list that stands beside its label in the line above: it begins where the
// list does, and its first word had no room there.
func wrapsList(paras []*para, i int) bool {
	if i == 0 {
		return false
	}
	p, above := paras[i], paras[i-1]
	if len(p.segs) != 1 || len(above.segs) != 2 || p.page == 0 || p.page != above.page || p.mark ||
		p.above > wrapWhite || !isList(above.segs[1].text) || math.Abs(p.x0-above.segs[1].x0) > 2 {
		return false
	}
	right := 0.0
	for _, q := range paras {
		right = max(right, q.x1)
	}
	return strings.HasSuffix(above.text(), ",") || fits(&above.line, &p.line, right) == tooLong
}

func isList(t string) bool { return strings.ContainsAny(t, ",;•·|") }

// listEdges returns where lists stand beside their labels.
func listEdges(paras []*para) []float64 {
	var out []float64
	for _, p := range paras {
		if len(p.segs) == 2 && p.page > 0 && !p.mark && isList(p.segs[1].text) && !isList(p.segs[0].text) {
			out = append(out, p.segs[1].x0)
		}
	}
	return out
}

// labelsLine reports whether a line names the group of the line below it.
func labelsLine(p, below *para) bool {
	s, n := p.segs[0], below.segs[0]
	return below.mark || s.bold && !n.bold || s.size > n.size+largerSize || below.x0 > p.x0+setInShare*p.size &&
		below.top > p.top+1 && p.page > 0 ||
		isUpper(s.text) && !isUpper(n.text) && utf8.RuneCountInString(s.text) > 4 &&
			(isList(n.text) || p.above > below.above+hardWhite) || isList(n.text) && len(below.segs) == 1 && p.page > 0
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
		skills := none || before.kind == document.SectionSkills || before.kind == document.SectionLanguages &&
			!spoken(before.paras)
		if s.kind == sectionOther && skills && len(s.paras) > 0 && allTags(s.paras) {
			s.kind = document.SectionSkills
		}
	}
}

// jobSections takes sections of unknown headings for jobs where the file shows no other: their lines have periods, and
// titles beside them.
func jobSections(secs []section) {
	for i := range secs {
		if secs[i].kind == document.SectionWork {
			return
		}
	}
	for i := range secs {
		if s := &secs[i]; s.kind == sectionOther && holdsJobs(s.paras) {
			s.kind = document.SectionWork
		}
	}
}

func holdsJobs(paras []*para) bool {
	for i, p := range paras {
		if d, ok := period(p.dates()); !ok || !d.isRange || !datedHead(p) {
			continue
		}
		for _, q := range paras[max(0, i-1):min(len(paras), i+2)] {
			for _, s := range q.segs {
				for _, part := range splitAny(strings.ReplaceAll(cut(s.text, findDates(s.text)), "\x00", ""),
					append(atWords, ", ", " | ", " – ")) {
					if titleScore(tidy(part)) > 1 {
						return true
					}
				}
			}
		}
	}
	return false
}

func allTags(paras []*para) bool {
	for _, p := range paras {
		if t := p.text(); p.rows > 1 && !stacked(p) || isSentence(t) || orgScore(t) > 2 || len(p.dates()) > 0 ||
			strings.Contains(t, "@") {
			return false
		}
	}
	return true
}

// stacked reports whether the rows of a paragraph are short items one below the other: they fill a narrow column, so
// that each seems to go on the one above.
func stacked(p *para) bool {
	for _, r := range p.rowTexts {
		if len(strings.Fields(r)) > 4 {
			return false
		}
	}
	return len(wrapped(p)) == p.rows
}

// spoken reports whether a languages section is about languages that people speak.
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
//
//nolint:misspell // words of many languages
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
			c.bold, c.size, c.mark = s.bold, s.size, s.mark
			if n := len(buckets[k]); n > 0 && buckets[k][n-1].mark && !c.mark && c.above < itemWhite &&
				c.x0 > buckets[k][n-1].x0+2 {
				last := buckets[k][n-1] // the item above wraps
				last.segs[0].text, last.segs[0].words = last.segs[0].text+" "+s.text, nil
				continue
			}
			buckets[k] = append(buckets[k], &c)
		}
		p.used = true
	}
	return slices.Concat(buckets...)
}

// groupColumns returns where the columns of a grid begin: under the pieces of the first line, where they are set unlike
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
	if h := first.segs[0]; h.bold == next.bold && h.size < next.size+largerSize &&
		isUpper(h.text) == isUpper(next.text) && (first.mark || !paras[1].mark) {
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
