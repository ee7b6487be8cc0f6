package docparse

import (
	"bytes"
	"cmp"
	"path"
	"slices"
	"strings"

	"vitae/internal/engine/crf"
	"vitae/internal/engine/document"
)

// FeatureVersion names what the models look at. It grows with every change of the features or the labels, after which
// they have to be trained again.
const FeatureVersion = 5

// Lesson is a document to train on: its units, its head tokens, the units of its entries' bodies, the tokens of its
// lists and of the lines that hold the name, with their labels.
type Lesson struct {
	Name                               string
	units, heads, points, lists, names []crf.Example

	Read *document.Resume // what the rules read, where they give the labels

	outline *outline
	runs    []headRun            // of heads
	gold    func(*headRun) []int // the labels of a head's tokens; nil where they are the rules'
}

// LessonOfTagged makes a lesson of a tagged resume, which counts as much as weight says.
func LessonOfTagged(t *Tagged, weight float64) *Lesson {
	return lessonOf(t, outlineOfText(t.Text), weight)
}

func lessonOf(t *Tagged, o *outline, weight float64) *Lesson {
	g := o.gold(t)
	y := goldUnits(t, g)
	out := &Lesson{
		Name: t.Name, outline: o, runs: headRuns(y),
		units: []crf.Example{{Items: o.unitFeatures(), Labels: y, Weight: weight}},
	}
	for _, units := range listRuns(y) {
		out.lists = append(out.lists, crf.Example{
			Items: o.listFeatures(units), Labels: goldList(t, g, units),
			Weight: weight,
		})
	}
	for _, units := range nameRuns(y) {
		out.names = append(out.names, crf.Example{
			Items: o.nameFeatures(units), Labels: goldName(t, g, units),
			Weight: weight,
		})
	}
	out.gold = func(r *headRun) []int {
		var rows [][]goldToken
		for _, u := range r.units {
			row := slices.Clone(g[u])
			for k := range row {
				if b := row[k].block; b >= 0 && t.Spans[b].Tag != "job" && t.Spans[b].Tag != "edu" {
					row[k] = goldToken{-1, -1}
				}
			}
			rows = append(rows, row)
		}
		return goldHead(t, rows)
	}
	habit := o.bodyHabits()
	for i := range out.runs {
		r := &out.runs[i]
		if len(r.body) > 0 {
			out.points = append(out.points, crf.Example{
				Items:  o.pointFeatures(r.body, &habit),
				Labels: goldPoints(t, g, r.body), Weight: weight,
			})
		}
		out.heads = append(out.heads, crf.Example{Items: o.headFeatures(r), Labels: out.gold(r), Weight: weight})
	}
	return out
}

// layoutWeight is what a document counts whose labels are the rules' own reading, found right by its truth: the rules
// were tuned on its layout, so that their word counts for more there than it is worth elsewhere.
const layoutWeight = 0.4

// LessonOfRead makes a lesson of a document whose rules' reading is right, by that reading; nil where right says that
// it is not. Without hints, the models have to learn from the page alone what the rules know.
func LessonOfRead(name string, res *Result, withHints bool, right func(*document.Resume) bool) *Lesson {
	if len(res.lines) == 0 {
		return nil
	}
	hints := newRuleHints(len(res.lines))
	ruled := byRules(res.Format, copyLines(res.lines), hints)
	if !right(ruled.Document) {
		return nil
	}
	o := newOutline(res.lines, hints)
	y := o.ruledUnits(ruled.Document)
	runs := headRuns(y)
	lists := listRuns(y)
	items := make([][]int, len(lists))
	for i := range lists {
		items[i] = o.ruledList(lists[i], ruled.Document)
	}
	labels := make([][]int, len(runs))
	for i := range runs {
		labels[i] = o.ruledHead(&runs[i])
	}
	if !withHints {
		o.rules = newRuleHints(len(o.lines))
	}
	out := &Lesson{
		Name: name, Read: ruled.Document, outline: o, runs: runs,
		units: []crf.Example{{Items: o.unitFeatures(), Labels: y, Weight: layoutWeight}},
	}
	for i := range lists {
		out.lists = append(out.lists, crf.Example{
			Items: o.listFeatures(lists[i]), Labels: items[i],
			Weight: layoutWeight,
		})
	}
	for _, units := range nameRuns(y) {
		out.names = append(out.names, crf.Example{
			Items:  o.nameFeatures(units),
			Labels: o.ruledName(ruled.Document.Basics.Name, units), Weight: layoutWeight,
		})
	}
	habit := o.bodyHabits()
	for i := range runs {
		if y := o.ruledPoints(runs[i].body); y != nil {
			out.points = append(out.points, crf.Example{
				Items: o.pointFeatures(runs[i].body, &habit), Labels: y,
				Weight: layoutWeight,
			})
		}
		out.heads = append(out.heads, crf.Example{
			Items: o.headFeatures(&runs[i]), Labels: labels[i],
			Weight: layoutWeight,
		})
	}
	return out
}

// ruledUnits returns the label of every unit by the rules' reading.
func (o *outline) ruledUnits(doc *document.Resume) []int {
	out := make([]int, len(o.units))
	for i := range o.units {
		u := &o.units[i]
		kind, part := o.rules.kind[u.line], o.rules.part[u.line]
		if part == 0 && len(u.dates) == 1 && u.dates[0].from == 0 && u.dates[0].to == len(u.text) {
			part = 'n' // the end of a period that a line's end breaks
		}
		out[i] = unitNumber[ruledUnit(kind, part, u, doc)]
	}
	return out
}

// ruledUnit returns the label of a unit by the kind of its section and its part there.
func ruledUnit(kind document.Section, part byte, u *unit, doc *document.Resume) string {
	if part == 'h' {
		return "H"
	}
	begins := part == 'e' && u.first
	switch kind {
	case document.SectionWork:
		return "J" + partOfEntry(part, begins)
	case document.SectionEducation:
		return "E" + partOfEntry(part, begins)
	case document.SectionVolunteer:
		if begins {
			return "VB"
		}
		return "VP"
	case sectionHeader, sectionContact:
		return ruledHeader(u, doc)
	}
	return cmp.Or(ruledLabels[kind], "O")
}

// partOfEntry returns what a unit is of a job or a course of study: its beginning, its head, or what tells of it.
func partOfEntry(part byte, begins bool) string {
	switch {
	case begins:
		return "B"
	case part == 'e' || part == 'n':
		return "H"
	}
	return "P"
}

// ruledLabels are the labels of all units of a section where the rules know no more.
var ruledLabels = map[document.Section]string{
	document.SectionProjects: "PP", document.SectionCertificates: "CB", document.SectionPublications: "UB",
	document.SectionAwards: "AB", document.SectionSkills: "K", document.SectionLanguages: "L",
	document.SectionSummary: "S",
}

// ruledHeader returns the label of a unit above the first heading.
func ruledHeader(u *unit, doc *document.Resume) string {
	f := lettersOf(u.text)
	switch {
	case doc.Basics.Name != "" && strings.Contains(f, lettersOf(doc.Basics.Name)):
		return "N"
	case doc.Basics.Label != "" && f == lettersOf(doc.Basics.Label):
		return "T"
	case len(u.toks) > 12 && strings.Contains(lettersOf(doc.Basics.Summary), f):
		return "S"
	}
	return "X"
}

// ruledHead returns the labels of a head's tokens by the rules' reading.
func (o *outline) ruledHead(r *headRun) []int {
	var out []int
	letters := map[role]byte{roleTitle: 'T', roleOrg: 'G', rolePlace: 'P', roleArea: 'F', roleScore: 'R'}
	last := byte(0)
	for _, ui := range r.units {
		u := &o.units[ui]
		roles := o.tokenRoles(u)
		parting := u.partings()
		ended := -1
		for k := range u.toks {
			t := &u.toks[k]
			c, begins := byte(0), false
			if t.date >= 0 {
				d := u.dates[t.date]
				switch {
				case parting[t.date] == k:
					ended = t.date
				case fromWords[t.fold] || sinceWords[t.fold] || !wordRune(firstRune(t.text)) && t.text != "/" &&
					!isDash(t.text):
				case ended == t.date || !d.isRange:
					c = 'E'
				default:
					c = 'S'
				}
			} else if s := roles[k]; s != "" {
				c, begins = letters[role(s[0]-'0')], strings.HasSuffix(s, "B")
			}
			l := "O"
			if c != 0 {
				l = "I" + string(c)
				if c != last || begins {
					l = "B" + string(c)
				}
			}
			last = c
			out = append(out, headNumber[l])
		}
	}
	return out
}

// partings returns for each period of a unit the token that parts its ends: a word for "to", a dash between spaces, or
// the dash in the middle.
func (u *unit) partings() []int {
	out := make([]int, len(u.dates))
	best := make([]int, len(u.dates))
	for d := range out {
		out[d] = -1
	}
	for k := range u.toks {
		t := &u.toks[k]
		if t.date < 0 || !u.dates[t.date].isRange || !isDash(t.text) && !rangeWords[t.fold] {
			continue
		}
		span := u.dates[t.date]
		middle := (span.from + span.to) / 2
		off := t.from - u.toks[0].from - middle
		rank := 1000 - max(off, -off)
		if !t.glued || !isDash(t.text) {
			rank += 1000
		}
		if rank > best[t.date] {
			out[t.date], best[t.date] = k, rank
		}
	}
	return out
}

// listMinCount is in how many tokens of lists a feature stands at least; of rarer ones, mostly words, there are too
// many.
const listMinCount = 4

// folds is in how many parts the lessons are cut, each of which the first models of the others look at, so that the
// second models learn from what the first make of documents they have not seen.
const folds = 2

// fold returns the part that a lesson belongs to: all of an author's go together.
func (l *Lesson) fold() int { return int(crf.Hash(l.author()) >> 7 % folds) }

// author returns who wrote a lesson, by its name.
func (l *Lesson) author() string {
	author := path.Dir(l.Name)
	if author == "." {
		author, _, _ = strings.Cut(l.Name, "__")
	}
	if dirs := strings.Split(author, "/"); len(dirs) > 1 {
		author = dirs[1]
	}
	return author
}

// examplesOf gathers the examples of lessons.
func examplesOf(lessons []*Lesson, of func(*Lesson) []crf.Example) []crf.Example {
	var out []crf.Example
	for _, l := range lessons {
		for _, e := range of(l) {
			e.Source = l.author()
			out = append(out, e)
		}
	}
	return out
}

// Train trains the models of the reader.
func Train(lessons []*Lesson, opt crf.Options) *Models {
	m := &Models{}
	units := func(l *Lesson) []crf.Example { return l.units }
	heads := func(l *Lesson) []crf.Example { return l.heads }
	whole := opt // of models that lose by dropout
	whole.Dropout = 0
	both(func() {
		m.units = crf.Train(unitLabels, examplesOf(lessons, units), opt)
	}, func() {
		m.heads = crf.Train(headLabels, examplesOf(lessons, heads), opt)
		m.points = crf.Train(pointLabels, examplesOf(lessons, func(l *Lesson) []crf.Example { return l.points }), whole)
		rarer := whole
		rarer.MinCount = listMinCount
		m.lists = crf.Train(listLabels, examplesOf(lessons, func(l *Lesson) []crf.Example { return l.lists }), rarer)
		m.names = crf.Train(nameTokenLabels, examplesOf(lessons, func(l *Lesson) []crf.Example { return l.names }),
			whole)
	})
	var unitsAgain, headsAgain []crf.Example
	for f := range folds {
		with := slices.DeleteFunc(slices.Clone(lessons), func(l *Lesson) bool { return l.fold() == f })
		first := &Models{}
		both(func() {
			first.units = crf.Train(unitLabels, examplesOf(with, units), opt)
		}, func() {
			first.heads = crf.Train(headLabels, examplesOf(with, heads), opt)
		})
		for _, l := range lessons {
			if l.fold() == f {
				u, h := l.again(first)
				for i := range u {
					u[i].Source = l.author()
				}
				for i := range h {
					h[i].Source = l.author()
				}
				unitsAgain, headsAgain = append(unitsAgain, u...), append(headsAgain, h...)
			}
		}
	}
	both(func() {
		m.unitsAgain = crf.Train(unitLabels, unitsAgain, opt)
	}, func() {
		m.headsAgain = crf.Train(headLabels, headsAgain, opt)
	})
	return m
}

// both does two things at once.
func both(one, other func()) {
	done := make(chan struct{})
	go func() {
		other()
		close(done)
	}()
	one()
	<-done
}

// again returns the examples of the second look at a lesson, after a first look by models that were not taught it: at
// its units, at its heads, and at what the first look takes for heads.
func (l *Lesson) again(first *Models) (units, heads []crf.Example) {
	p := first.units.Marginals(l.units[0].Items)
	units = []crf.Example{l.units[0]}
	units[0].Items = l.outline.unitsAgain(units[0].Items, p)
	heads = l.headsAgain(first, l.runs, l.heads)
	if l.gold == nil {
		return units, heads
	}
	runs := headRuns(best(p))
	if slices.EqualFunc(runs, l.runs, func(a, b headRun) bool {
		return a.kind == b.kind &&
			slices.Equal(a.units, b.units)
	}) {
		return units, heads
	}
	found := make([]crf.Example, len(runs))
	for i := range runs {
		found[i] = crf.Example{
			Items: l.outline.headFeatures(&runs[i]), Labels: l.gold(&runs[i]),
			Weight: l.units[0].Weight,
		}
	}
	return units, append(heads, l.headsAgain(first, runs, found)...)
}

// headsAgain returns the examples of the second look at heads, after a first.
func (l *Lesson) headsAgain(first *Models, runs []headRun, examples []crf.Example) []crf.Example {
	heads := make([]looked, len(runs))
	for i, e := range examples {
		heads[i] = l.outline.lookedAt(&runs[i], e.Items, first.heads.Marginals(e.Items))
	}
	out := slices.Clone(examples)
	for i, items := range headsAgain(heads) {
		out[i].Items = items
	}
	return out
}

// Bytes returns the models as one file.
func (m *Models) Bytes() ([]byte, error) {
	var out bytes.Buffer
	for _, one := range m.all() {
		if _, err := (*one).WriteTo(&out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// FromText reads a text with these models.
func (m *Models) FromText(text string) *Result { return m.readLines(TXT, linesOfText(text)) }

// Lines reports how many units of a lesson the models label right, of how many.
func (m *Models) Lines(l *Lesson) (right, all int) {
	for _, e := range l.units {
		for i, y := range m.unitsAgain.Decode(l.outline.unitsAgain(e.Items, m.units.Marginals(e.Items))) {
			if y == e.Labels[i] {
				right++
			}
			all++
		}
	}
	return right, all
}

// FromTextByRules reads a text by the rules alone.
func FromTextByRules(text string) *Result { return byRules(TXT, linesOfText(text), nil) }
