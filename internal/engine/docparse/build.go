package docparse

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
)

// builder turns sections into a document and notes where each field came from.
type builder struct {
	doc    document.Resume
	res    *Result
	layout document.Layout
	native bool // a heading is the standard one of the document's language, and not of English too
	basics basicsReader
	from   []*para            // for each field of res the paragraph it was found in
	hints  *ruleHints         // where the rules note what they make of each line, if anywhere
	sure   map[string]float64 // how sure the models are of a field, by its path
	ruled  *Result            // what the rules alone made of the file
	// reads the skills and languages of a section by the models, if they find any; nil for the rules
	lists readLists
}

func pathf(format string, args ...any) string { return fmt.Sprintf(format, args...) }

// How sure the rules are of a value by what shows it, in steps set by hand. What is shown is measured by the value's
// own look (confidence.go); there a value of an entry counts as weakly found below notedWeakly, and one of a kind
// that has no look is said to be no surer than noted here.
const (
	notedByShape = 0.95 // its shape shows it: a mail address, a number
	notedPlainly = 0.9  // a label, a link or a date shows it, or its entry's head fits as a whole
	notedPoint   = 0.85 // it is a point of an entry
	notedLikely  = 0.8  // its section or its place in a line shows it
	notedFirst   = 0.75 // it is what a credit begins with
	notedWeakly  = 0.7  // it is what else there is
	notedRest    = 0.6  // nothing shows it
)

// field notes the line that a value was read from, and how sure that is.
func (b *builder) field(path string, confidence float64, p *para) {
	b.res.Fields = append(b.res.Fields, Field{Path: path, Confidence: confidence, Line: p.place()})
	b.from = append(b.from, p)
}

func (b *builder) notPlaced(text string, p *para) {
	l := p.spot()
	l.Text = text
	b.res.NotPlaced = append(b.res.NotPlaced, l)
}

// build is the way from lines to a result: paragraphs, sections, fields, and what is left.
func build(format Format, lines []line) *Result {
	if format == PDF {
		lines = withoutPrintedMarks(lines)
		listMarks(lines)
	}
	lines = joinName(joinAddresses(formTables(lines)))
	for i := range lines {
		lines[i].id = i
	}
	res := readLines(format, lines)
	res.lines = lines
	return res
}

func readLines(format Format, lines []line) *Result {
	if m := loadedModels(); m != nil {
		return m.readLines(format, lines)
	}
	return byRules(format, lines, nil)
}

// readLists reads the skills and languages of a section and says whether it found any.
type readLists func(*builder, *section) bool

// byRules reads lines by the rules alone and notes in hints what they make of each line.
func byRules(format Format, lines []line, hints *ruleHints) *Result {
	return byRulesAnd(format, lines, hints, nil, nil)
}

// byRulesAnd reads lines by the rules, and what a reading of the models knows better by that, if there is one: lists
// of skills and languages, and sections whose headings no list knows.
func byRulesAnd(format Format, lines []line, hints *ruleHints, m *Models, r *reading) *Result {
	b := &builder{res: &Result{Format: format}, hints: hints}
	if r != nil {
		b.lists = m.readLists(r)
	}
	b.basics = basicsReader{out: b, b: &b.doc.Basics, urls: map[string]bool{}}
	paras := join(lines)
	b.text(lines)
	secs := sections(withoutAsides(paras))
	tagSections(secs)
	jobSections(secs)
	if r != nil {
		secs = r.byLabels(secs)
	}
	hints.sections(secs)
	b.basics.findName(secs)
	for i := range secs {
		b.guarded(&secs[i], b.section)
	}
	b.basics.settleLinks()
	for _, p := range paras {
		if !p.used {
			b.notPlaced(p.text(), p)
		}
	}
	b.finish()
	values := valuesOf(&b.doc)
	b.tellLost(values, paras, secs)
	b.settleFields(values, paras)
	b.res.Layout = textFacts(paras, secs, b.res.Text)
	return b.res
}

// withoutAsides leaves out the lines that are not about the person; they are listed as not placed.
func withoutAsides(paras []*para) []*para {
	out := make([]*para, 0, len(paras))
	for _, p := range paras {
		if !p.aside && !lang.IsPlaceholder(p.text()) {
			out = append(out, p)
		}
	}
	return out
}

// text notes the text of the lines and the language that it is written in, if that is sure.
func (b *builder) text(lines []line) {
	b.res.Text = textOf(lines)
	b.layout.Language = languageOf(b.res.Text)
}

// languageWords is how many words a text needs for its language to be sure. Chosen by hand: a form of a dozen names and
// places was taken for French by its letters.
const languageWords = 40

// languageOf returns the language of a text, "" for English and where it is not sure.
func languageOf(text string) string {
	if countWords(text) < languageWords {
		return ""
	}
	if code, sure := lang.Detect(text); sure && code != lang.Default {
		return code
	}
	return ""
}

func textOf(lines []line) string {
	var sb strings.Builder
	for i := range lines {
		if i > 0 && (lines[i].above > blockWhite || lines[i].stream != lines[i-1].stream) {
			sb.WriteByte('\n')
		}
		if lines[i].mark {
			sb.WriteString("- ")
		}
		sb.WriteString(lines[i].text())
		sb.WriteByte('\n')
	}
	return sb.String()
}

// section reads a section by its kind. Its heading is kept where the document has a place for what it holds.
func (b *builder) section(s *section) {
	if len(s.paras) == 0 && s.kind != sectionOther || !b.keepPublic(s) {
		return
	}
	switch s.kind {
	case sectionHeader:
		b.basics.header(s.paras)
		return
	case sectionContact:
		b.basics.contactSection(s.paras)
		return
	case document.SectionSummary:
		if b.lateRemark(s) {
			return
		}
		if !b.basics.summarySection(s.paras) {
			return
		}
	case document.SectionSkills:
		b.listOrSkills(s)
	case document.SectionLanguages:
		if spoken(s.paras) {
			if b.lists == nil || !b.lists(b, s) {
				b.languages(s.paras)
			}
		} else {
			s.kind = document.SectionSkills // "Languages" over a list of programming languages
			b.listOrSkills(s)
		}
	default:
		read := sectionReaders[s.kind]
		if read == nil {
			b.other(s)
			return
		}
		read(b, s.paras)
	}
	b.placed(s.kind, s.heading)
}

// sectionReaders read the sections that need nothing but their lines.
var sectionReaders = map[document.Section]func(*builder, []*para){
	document.SectionWork: (*builder).work, document.SectionVolunteer: (*builder).volunteer,
	document.SectionEducation: (*builder).education, document.SectionProjects: (*builder).projects,
	document.SectionCertificates: (*builder).certificates, document.SectionAwards: (*builder).awards,
	document.SectionPublications: (*builder).publications, document.SectionInterests: (*builder).interests,
	document.SectionReferences: (*builder).references,
}

// keepPublic leaves what is nobody's business out of a section of short texts, and languages out of those that are
// about neither skills nor entries; it reports whether anything is left.
func (b *builder) keepPublic(s *section) bool {
	switch s.kind {
	case document.SectionCertificates, document.SectionPublications, document.SectionAwards, sectionOther,
		document.SectionInterests, document.SectionReferences:
		if len(s.paras) > 0 {
			if s.paras = b.withoutSpoken(s.paras); len(s.paras) == 0 {
				return false
			}
		}
	}
	switch s.kind {
	case document.SectionSummary, document.SectionSkills, document.SectionLanguages, document.SectionInterests,
		document.SectionReferences:
		s.paras = b.withoutPrivate(s.paras, s.kind == document.SectionSummary)
		return len(s.paras) > 0
	}
	return true
}

// shortestSummary is how many words a summary has at least that stands behind jobs or studies without a heading.
const shortestSummary = 25

// lateRemark places a few words without a heading behind jobs or studies, which sum up nothing: a hobby, a course, a
// citizenship. It reports whether a section is that.
func (b *builder) lateRemark(s *section) bool {
	n := 0
	for _, p := range s.paras {
		n += len(strings.Fields(p.text()))
	}
	if s.heading != "" || len(b.doc.Work)+len(b.doc.Education) == 0 || n >= shortestSummary {
		return false
	}
	for _, p := range s.paras {
		p.used = true
		b.besideLanguages(p.text(), p)
	}
	return true
}

// listOrSkills reads a section of skills by the models, and where they are not asked or find none, by the rules.
func (b *builder) listOrSkills(s *section) {
	if b.lists == nil || !b.lists(b, s) {
		b.skills(s.paras, b.groupOf(s))
	}
}

// groupOf returns the name of the group that a further skills section is.
func (b *builder) groupOf(s *section) string {
	if len(b.doc.Skills) > 0 || headingKind(s.heading) == document.SectionLanguages ||
		s.kind != document.SectionSkills {
		return s.heading
	}
	return ""
}

// placed notes a section's place in the order and its heading where it is the user's own.
func (b *builder) placed(kind document.Section, heading string) {
	if slices.Contains(b.layout.Order, kind) {
		return
	}
	b.layout.Order = append(b.layout.Order, kind)
	if heading != "" && isStandard(heading, document.StandardHeading(b.layout.Language, kind)) {
		b.native = b.native || !isStandard(heading, document.StandardHeading(lang.Default, kind))
	} else if heading != "" {
		if b.layout.Headings == nil {
			b.layout.Headings = map[document.Section]string{}
		}
		b.layout.Headings[kind] = heading
	}
}

// settleLanguage treats a document as English if most of its headings are English, because names of places and schools
// can be enough to suggest another language. A single "Skills" heading occurs in resumes of every language.
func (b *builder) settleLanguage() {
	code := b.layout.Language
	var english []document.Section
	for kind, h := range b.layout.Headings {
		if isStandard(h, document.StandardHeading(lang.Default, kind)) {
			english = append(english, kind)
		}
	}
	if code == "" || 2*len(english) <= len(b.layout.Headings) || b.native {
		return
	}
	b.layout.Language = ""
	for _, kind := range english {
		delete(b.layout.Headings, kind)
	}
}

// isStandard reports whether a heading is the standard one but for its capitals and signs. Accents count: "Références"
// is not the English word.
func isStandard(heading, standard string) bool {
	return headingKey(heading) == headingKey(standard) && isASCII(heading) == isASCII(standard)
}

func isASCII(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r > unicode.MaxASCII && unicode.IsLetter(r) })
}

// other keeps a section that the schema lacks, line by line.
func (b *builder) other(s *section) {
	i := len(b.layout.Other)
	o := document.OtherSection{Heading: s.heading}
	for _, p := range s.paras {
		p.used = true
		o.Lines = append(o.Lines, p.text())
		b.field(pathf("meta.vitae.other[%d].lines[%d]", i, len(o.Lines)-1), notedRest, p)
	}
	if len(o.Lines) == 0 {
		if s.head != nil {
			s.head.used = false
		}
		return
	}
	b.layout.Other = append(b.layout.Other, o)
	b.layout.Order = append(b.layout.Order, document.OtherSectionName(i))
}

func (b *builder) finish() {
	b.settleLanguage()
	if b.layout.Language != "" || len(b.layout.Order) > 0 || len(b.layout.Other) > 0 || len(b.layout.Private) > 0 {
		b.doc.SetLayout(b.layout)
	}
	b.res.Document = &b.doc
}
