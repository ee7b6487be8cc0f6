package docparse

import (
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// listItem is an item of a list: a skill or a language, with what the list says of it beside its name.
type listItem struct {
	kind     byte
	text     string
	notes    []string
	rest     []string // what stands behind it and tells of no item
	from, to int      // its tokens
	para     *para
}

// impossible is what a label costs, in nats, that a token can not have.
const impossible = 1e6

// lists reads the skills and languages of a section by the models; false where they find none.
func (r *reading) lists(m *Models, b *builder, s *section) bool {
	byLine := map[int]*para{}
	var units []int
	for _, p := range s.paras {
		for _, u := range r.unitsOf(p) {
			if !slices.Contains(units, u) {
				units = append(units, u)
				byLine[r.units[u].line] = p
			}
		}
	}
	toks, features := r.listTokens(units), r.listFeatures(units)
	beside := headingTokens(toks, s.heading)
	toks, features = toks[beside:], features[beside:]
	if len(toks) == 0 || r.laid && !r.wideList(toks) {
		return false
	}
	toks[0].opens = true
	lattice := m.lists.Lattice(features)
	for i := range toks {
		if toks[i].parts() && toks[i].depth == 0 && toks[i].text != "/" {
			for y := 1; y < len(listLabels); y++ {
				lattice.Unary[i][y] = -impossible
			}
		}
	}
	items := r.listItems(toks, lattice.Decode())
	if !slices.ContainsFunc(items, func(it listItem) bool { return it.kind == 'K' || it.kind == 'L' }) {
		return false
	}
	if s.kind == document.SectionLanguages && (r.laid || !moreLanguages(items, s)) {
		return false
	}
	for i := range items {
		items[i].para = byLine[r.units[toks[items[i].from].unit].line]
		items[i].para.used = true // a paragraph without an item is not placed
		for _, t := range items[i].rest {
			b.notPlaced(t, items[i].para)
		}
	}
	b.listed(r, toks, items, b.groupOf(s))
	return true
}

// moreLanguages reports whether the items of a section of languages are languages alone, and more than the rules find.
func moreLanguages(items []listItem, s *section) bool {
	n := 0
	for i := range items {
		switch items[i].kind {
		case 'K':
			return false
		case 'L':
			if namesLanguages(items[i].text) {
				return false
			}
			n++
		}
	}
	for _, p := range s.paras {
		if citizenship.MatchString(fold(p.text())) {
			return false
		}
		langs, _ := spokenIn(p.text())
		n -= len(langs)
	}
	return n > 0
}

// headingTokens is how many of the first tokens are the section's heading, which stands in the line of its first item.
func headingTokens(toks []listToken, heading string) int {
	want, got := lettersOf(heading), ""
	for i := range toks {
		if got += lettersOf(toks[i].text); got == want {
			return i + 1
		}
		if len(got) > len(want) {
			return 0
		}
	}
	return 0
}

// nameGroups gives the words before the first colon of a line, or of a sentence in it, the label of a group where
// skills follow. If one line begins with a group, a similar line does
// too: its colon is not part of a skill's name.
func nameGroups(toks []listToken, labels []int) {
	named := func(k int) bool { // as nothing, or as a skill
		l := listLabels[labels[k]]
		return l == "O" || l[1] == 'K'
	}
	grouped := slices.Contains(labels, listNumber["BG"])
	for i := range toks {
		if !toks[i].opens && (!toks[i].first || toks[i].depth > 0) {
			continue
		}
		k := i
		for k < min(len(toks), i+longestItem) && toks[k].text != ":" && named(k) && (k == i || !toks[k].first) {
			k++
		}
		if k == i || k+1 >= len(toks) || toks[k].text != ":" {
			continue
		}
		if grouped && toks[i].first && listLabels[labels[k+1]] == "IK" {
			labels[k+1] = listNumber["BK"] // "Practice: Fault finding" below "Tools: Node.js"
		}
		if listLabels[labels[k+1]] != "BK" {
			continue
		}
		labels[i], grouped = listNumber["BG"], true
		for j := i + 1; j < k; j++ {
			labels[j] = listNumber["IG"]
		}
	}
}

// listItems cuts the labelled tokens of a list into items; what stands between two goes to the one it is next to.
func (r *reading) listItems(toks []listToken, labels []int) []listItem {
	nameGroups(toks, labels)
	out := r.labelledItems(toks, labels)
	for i := range out {
		it := &out[i]
		for it.to < len(toks) && toks[it.to].text == ")" && r.opensBracket(toks[it.from:it.to]) {
			it.to++
		}
		it.text = tidyItem(strings.TrimRight(r.words(toks[it.from:it.to]), ":,; "))
		end := len(toks)
		if i+1 < len(out) {
			end = out[i+1].from
		}
		before, after, rest := r.besideItems(toks[it.to:end], end == len(toks))
		it.rest = rest
		switch {
		case before != "" && it.kind == 'K' && connectors[toks[it.to].fold] && !hasDigit(before):
			// "Assessment for learning"
			it.text += " " + before
		case before != "":
			it.notes = append(it.notes, before)
		}
		if after != "" {
			out[i+1].notes = append(out[i+1].notes, after)
		}
	}
	if len(out) > 0 {
		_, before, rest := r.besideItems(toks[:out[0].from], false)
		if before != "" {
			out[0].notes = append(out[0].notes, before)
		}
		out[0].rest = append(out[0].rest, rest...)
	}
	return slices.DeleteFunc(out, func(it listItem) bool { return it.text == "" })
}

// labelledItems returns the runs of tokens whose labels make them one item, a wrapped one whole.
func (r *reading) labelledItems(toks []listToken, labels []int) []listItem {
	var out []listItem
	for i, y := range labels {
		l := listLabels[y]
		if l == "O" {
			continue
		}
		if n := len(out); n > 0 && out[n-1].kind == l[1] && out[n-1].to == i &&
			(l[0] == 'I' || l[1] == 'K' && r.wrapsItem(&toks[i])) {
			out[n-1].to++
			continue
		}
		out = append(out, listItem{kind: l[1], from: i, to: i + 1})
	}
	return out
}

// opensBracket reports whether tokens open a bracket and do not close it.
func (r *reading) opensBracket(toks []listToken) bool {
	s := r.words(toks)
	return strings.Count(s, "(") > strings.Count(s, ")")
}

// widestColumn is the number of letters that no row of a narrow column has.
const widestColumn = 40

// wideList reports whether a list of a page stands in one wide column, in rows that hold several items between signs:
// of items in columns beside each other, or one to a row, the page says by its measures what belongs together.
func (r *reading) wideList(toks []listToken) bool {
	wide := false
	for i := range toks {
		if !toks[i].opens && i > 0 {
			continue
		}
		l := &r.lines[r.units[toks[i].unit].line]
		if len(l.segs) > 1 {
			return false
		}
		wide = wide || utf8.RuneCountInString(l.text()) > widestColumn && strings.Count(l.text(), ", ") > 1
	}
	return wide
}

// wrapsItem reports whether a token that begins a line goes on with the item above: its line wraps a list with commas.
func (r *reading) wrapsItem(t *listToken) bool {
	line := r.units[t.unit].line
	return t.opens && line > 0 && r.rules.first[line] != line && strings.Contains(r.lines[line-1].text(), ", ")
}

// words returns the text of tokens.
func (r *reading) words(toks []listToken) string {
	var sb strings.Builder
	for i := range toks {
		if i > 0 && (!toks[i].glued || toks[i].opens) {
			sb.WriteByte(' ')
		}
		sb.WriteString(toks[i].text)
	}
	return sb.String()
}

// beside is what stands between two items of a list, parted by its signs.
type beside struct {
	text   string
	parted bool // a sign stands before it
}

// besides cuts the tokens between two items at the signs and lines that part them.
func (r *reading) besides(toks []listToken) []beside {
	var out []beside
	from, sign := 0, len(toks) == 0 || toks[0].opens
	cut := func(to int, s bool) {
		if to > from || s || len(out) == 0 {
			out = append(out, beside{r.words(toks[from:to]), sign})
		}
		sign = s
	}
	for i := range toks {
		t := &toks[i]
		switch {
		case t.depth == 0 && (t.parts() || t.gap):
			cut(i, true)
			from = i + 1
			if t.gap {
				from = i
			}
		case t.opens && i > from && t.depth == 0:
			cut(i, true)
			from = i
		}
	}
	cut(len(toks), false)
	return out
}

// besideItems returns what the tokens between two items say of the first and of the second: what no sign parts from
// them. The rest tells of neither.
func (r *reading) besideItems(toks []listToken, last bool) (before, after string, rest []string) {
	pieces := r.besides(toks)
	n := len(pieces) - 1
	behind := !last && (n > 0 || pieces[0].parted) && !(len(toks) > 0 && toks[len(toks)-1].parts())
	for i, p := range pieces {
		note := tidyNote(p.text)
		label := strings.HasSuffix(strings.TrimSpace(p.text), ":")
		switch {
		case i == n && behind && label && languageLabels[labelKey(note)]:
			after = tidy(withoutBrackets(note))
		case i == n && behind && label && !isFluency(note): // the name of a group
		case i == n && behind:
			after = note
		case i == 0 && !p.parted:
			before = note
		case note != "":
			rest = append(rest, note)
		}
	}
	return before, after, rest
}

// parts reports whether a token is a sign that parts the items of a list.
func (t *listToken) parts() bool {
	if t.text == "/" {
		return !t.glued // "4/5" is a level
	}
	return listSigns[t.text] != "" || strings.ContainsAny(t.text, ",;•·|") && !wordRune(firstRune(t.text))
}

// tidyNote takes off a note what only joins it to its item; nothing is left of small words between two items.
func tidyNote(s string) string {
	s = strings.Trim(s, " ,;:|·•–—-=.")
	if headingKind(s) == document.SectionLanguages && !languageLabels[labelKey(s)] {
		return ""
	}
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") && strings.Count(s, "(") == 1 {
		s = strings.Trim(s, "() ")
	}
	if strings.Count(s, "(") != strings.Count(s, ")") {
		s = strings.Trim(s, "() ")
	}
	for _, w := range words(fold(s)) {
		if !connectors[w] && !articles[w] {
			return s
		}
	}
	return ""
}

// listGroup is the group of skills that a list is in: it is written down with its first skill.
type listGroup struct {
	name string
	para *para
	at   int  // its place among the document's skills, -1 before it has any
	sole bool // its name has a line of its own, so that it holds until the next
}

// listed adds the items of a list to the document.
func (b *builder) listed(r *reading, toks []listToken, items []listItem, group string) {
	g := listGroup{name: group, para: items[0].para, at: -1, sole: true}
	for i := range items {
		it := &items[i]
		u := &r.units[toks[it.from].unit]
		if it.kind == 'K' && !g.sole && toks[it.from].opens && r.rules.first[u.line] == u.line {
			b.closeGroup(&g)
			g = listGroup{at: -1, sole: true}
		}
		switch it.kind {
		case 'G':
			b.closeGroup(&g)
			g = listGroup{name: it.text, para: it.para, at: -1, sole: it.endsLine(toks)}
		case 'K':
			b.listedSkill(it, &g)
		case 'L':
			if said := strings.Join(append([]string{it.text}, it.notes...), " "); citizenship.MatchString(fold(said)) {
				b.private("", said, it.para) // "Irish citizen"
				continue
			}
			b.doc.Languages = append(b.doc.Languages,
				document.Language{Language: it.text, Fluency: strings.Join(it.notes, "; ")})
			b.field(pathf("languages[%d].language", len(b.doc.Languages)-1), plain, it.para)
		case 'V':
			if toks[it.from].opens && i+1 < len(items) && items[i+1].kind == 'L' { // "Mother tongue: Polish"
				items[i+1].notes = append(items[i+1].notes, tidy(withoutBrackets(it.text)))
				continue
			}
			b.fluency(it)
		}
	}
	b.closeGroup(&g)
}

// endsLine reports whether an item is the last of its line, but for a colon.
func (it *listItem) endsLine(toks []listToken) bool {
	to := it.to
	if to < len(toks) && toks[to].text == ":" {
		to++
	}
	return to == len(toks) || toks[to].opens
}

// listedSkill adds a skill; one of which the list says more stands alone, with that as its level.
func (b *builder) listedSkill(it *listItem, g *listGroup) {
	if len(it.notes) > 0 || g.name == "" {
		b.skill(document.Skill{Name: it.text, Level: strings.Join(it.notes, "; ")}, plain, it.para)
		return
	}
	if g.at < 0 {
		b.skill(document.Skill{Name: g.name}, plain, g.para)
		g.at = len(b.doc.Skills) - 1
	}
	s := &b.doc.Skills[g.at]
	s.Keywords = append(s.Keywords, it.text)
	b.field(pathf("skills[%d].keywords[%d]", g.at, len(s.Keywords)-1), plain, it.para)
}

// closeGroup lists the name of a group without skills as not placed.
func (b *builder) closeGroup(g *listGroup) {
	if g.at < 0 && g.name != "" && g.para != nil && strings.Contains(lettersOf(g.para.text()), lettersOf(g.name)) {
		b.notPlaced(g.name, g.para)
	}
}

// fluency adds how well one knows the last language.
func (b *builder) fluency(it *listItem) {
	n := len(b.doc.Languages) - 1
	if n < 0 {
		b.notPlaced(it.text, it.para)
		return
	}
	l := &b.doc.Languages[n]
	l.Fluency = strings.TrimPrefix(l.Fluency+"; "+tidyNote(it.text), "; ")
	b.field(pathf("languages[%d].fluency", n), plain, it.para)
}
