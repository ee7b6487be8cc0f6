package match

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// occurrence is one skill seen in a line.
type occurrence struct {
	id         skill.ID
	start, end int
	bare       bool // in a sentence that is nothing but a list of what the posting asks for
	copied     bool // in a sentence of the posting
}

// reading is what a line says wherever it stands. It depends on the posting, never on the rest of the resume.
type reading struct {
	occurrences []occurrence
	words       []word
	runs        bool   // all of its words stand in the posting, one after the other
	names       bool   // it names things that are asked and says nothing more
	copied      []bool // by word
	bare        []bool // by word
}

// entry is one line of a resume with its reading and its standing as evidence.
type entry struct {
	line   document.Line
	read   *reading
	weight float64
	grade  string
	job    int // index into profile.jobs, -1 for lines of none
}

// job is one entry of the work history.
type job struct {
	title      string
	start, end int // months since year 0; end is exclusive; both 0 where there are no dates
	old        bool
	closeness  float64 // of its title to the posting's
	level      skill.Level
	known      bool         // the catalogue knows its title
	names      []string     // stems of its title as the catalogue has it
	shown      map[int]bool // requirements that it shows
}

// profile is a resume, read for one posting.
type profile struct {
	doc      *document.Resume
	entries  []entry
	jobs     []job
	bySkill  map[skill.ID][]place
	vocab    *names.Vocabulary
	language string
	// admissions are what the resume says that its owner does not have.
	admissions []admission
	// by requirement: how far lists and summaries would show it if dated work showed any; nil where some does
	ifBacked []float64
	// by entry: the first entry of the list of skills that it is part of, itself where it is part of none
	lists []int
}

// onWork receives how many words, mentions and places a step looks at. Only tests of the work set it.
var onWork func(n int)

func worked(n int) {
	if onWork != nil {
		onWork(n)
	}
}

type place struct {
	entry      int
	occurrence occurrence
}

// profile reads a resume. Lines that were read before, in this or another version of the resume, are not read again.
func (j *Judge) profile(r *document.Resume) *profile {
	p := &profile{doc: r, bySkill: make(map[skill.ID][]place, 64)}
	for _, w := range r.Work {
		p.jobs = append(p.jobs, j.job(w))
	}
	lines := r.Lines()
	p.entries = make([]entry, 0, len(lines))
	for i := 0; i < len(lines); {
		n := sameList(lines[i:])
		if n > 1 {
			j.addList(p, lines[i:i+n])
		} else {
			j.add(p, lines[i], j.readLine(lines[i]))
		}
		i += n
	}
	p.markPasted()
	whole := j.lexicon.whole(p.entries)
	p.vocab, p.language, p.admissions = whole.words, whole.language, whole.admissions
	return p
}

// sameList counts the lines from the first on that are members of one list of skills.
func sameList(lines []document.Line) int {
	if lines[0].Kind != document.LineSkill {
		return 1
	}
	n := 1
	for n < len(lines) && lines[n].Kind == document.LineSkill && lines[n].Section == lines[0].Section {
		n++
	}
	return n
}

// addList reads the members of a list together: names that are also plain words ("Go", "Excel") are known by the
// company they keep.
func (j *Judge) addList(p *profile, lines []document.Line) {
	key := strings.Builder{}
	for _, l := range lines {
		key.WriteString(l.Text)
		key.WriteByte('\n')
	}
	reads, ok := j.lists[key.String()]
	if !ok {
		reads = j.readList(lines)
		j.lists[key.String()] = reads
	}
	for i, l := range lines {
		j.add(p, l, reads[i])
	}
}

func (j *Judge) readList(lines []document.Line) []*reading {
	text := strings.Builder{}
	starts := make([]int, len(lines))
	for i, l := range lines {
		if i > 0 {
			text.WriteString(", ")
		}
		starts[i] = text.Len()
		text.WriteString(l.Text)
	}
	out := make([]*reading, len(lines))
	for i, l := range lines {
		out[i] = &reading{words: j.stems.words(l.Text)}
		out[i].copied, out[i].bare = make([]bool, len(out[i].words)), make([]bool, len(out[i].words))
	}
	at := 0
	for _, m := range j.cat.FindAsked(text.String(), j.wanted) {
		for at+1 < len(lines) && starts[at+1] <= m.Start {
			at++
		}
		end := m.End - starts[at]
		if m.Negated || end > len(lines[at].Text) {
			continue
		}
		start := m.Start - starts[at]
		out[at].occurrences = append(out[at].occurrences, occurrence{
			id: m.Skill, start: start, end: end,
		})
	}
	return out
}

func (j *Judge) add(p *profile, l document.Line, r *reading) {
	e := entry{line: l, read: r, job: -1}
	e.weight, e.grade = standing(l)
	if l.Section == document.SectionWork {
		e.job = indexOf(l.Path)
	}
	if e.job >= len(p.jobs) {
		e.job = -1
	}
	if j.old(l.End) && l.Section != document.SectionEducation && l.Section != document.SectionCertificates {
		e.weight *= oldFactor
	}
	if l.Section != document.SectionSkills && isKeywords(p.doc.Heading(l.Section)) {
		e.weight, e.grade = learned.Listed, "listed"
	}
	for _, s := range r.occurrences {
		p.bySkill[s.id] = append(p.bySkill[s.id], place{entry: len(p.entries), occurrence: s})
	}
	at := len(p.entries)
	if at > 0 && l.Kind == document.LineSkill && p.entries[at-1].line.Kind == document.LineSkill &&
		p.entries[at-1].line.Section == l.Section {
		at = p.lists[at-1]
	}
	p.entries, p.lists = append(p.entries, e), append(p.lists, at)
}

func isKeywords(heading string) bool {
	return strings.Contains(strings.ToLower(heading), "keyword")
}

// indexOf reads the index out of "work[3].highlights[0]".
func indexOf(path string) int {
	n := -1
	for _, c := range path[strings.IndexByte(path, '[')+1:] {
		if c < '0' || c > '9' {
			break
		}
		n = max(n, 0)*10 + int(c-'0')
	}
	return n
}

// ended returns the months since a date, 0 where it is open or unknown.
func ended(end, asOf document.Date) int {
	if end == "" {
		return 0
	}
	m := end.Months()
	if end.Month() == 0 {
		m += 11
	}
	return asOf.Months() - m
}

// old reports whether a date lies so far back that what ended then counts less.
func (j *Judge) old(end document.Date) bool {
	if end == "" {
		return false
	}
	out, ok := j.ages[end]
	if !ok {
		out = ended(end, j.asOf) > oldMonths
		j.ages[end] = out
	}
	return out
}

// standing reports what a line is worth as evidence by its place alone.
func standing(l document.Line) (float64, string) {
	switch l.Kind {
	case document.LineHeadline, document.LineSummary:
		return learned.Summary, "summary"
	case document.LineEmployer, document.LineLanguage:
		return 0, "" // that somebody works at a firm called Oracle says nothing of Oracle
	case document.LineSkill:
		if l.Section == document.SectionProjects {
			return learned.Undated, "used"
		}
		return learned.Listed, "listed"
	case document.LineDegree, document.LineCredit:
		return gradeUsed, "used"
	case document.LineCourse:
		return learned.Qualified, "qualified"
	case document.LineTitle, document.LineBullet:
		if l.Dated {
			return gradeUsed, "used"
		}
		return learned.Undated, "used"
	case document.LineOther:
		return learned.Other, "listed"
	}
	return learned.Other, "listed"
}

// readLine reads a line of its own. A degree is read as it is spoken, too: "Bachelor of Science, Nursing" is a
// Bachelor of Science in Nursing.
func (j *Judge) readLine(l document.Line) *reading {
	r := j.read(l.Text, l.Dated)
	kind, subject, ok := strings.Cut(l.Text, ", ")
	if l.Kind != document.LineDegree || !ok {
		return r
	}
	whole := *r
	whole.occurrences = slices.Clone(r.occurrences)
	for _, m := range j.cat.Find(kind + " in " + subject) {
		if !m.Negated && !slices.ContainsFunc(whole.occurrences, func(s occurrence) bool { return s.id == m.Skill }) {
			whole.occurrences = append(whole.occurrences,
				occurrence{id: m.Skill, end: len(l.Text)})
		}
	}
	return &whole
}

// read reads a line: its skills, its stems, and which of its sentences only repeat the posting.
func (j *Judge) read(text string, dated bool) *reading {
	key := lineKey{text, dated}
	if r, ok := j.reads[key]; ok {
		return r
	}
	r := &reading{words: j.stems.words(text)}
	r.copied, r.bare = make([]bool, len(r.words)), make([]bool, len(r.words))
	mentions := j.cat.FindAsked(text, j.wanted)
	for from := 0; from < len(r.words); {
		to := sentenceOf(text, r.words, from)
		copied := j.copies(r.words[from:to], dated)
		bare := j.bareList(text, r.words[from:to], mentions)
		for i := from; i < to; i++ {
			r.copied[i], r.bare[i] = copied, bare
		}
		from = to
	}
	j.markRuns(r)
	r.runs, r.names = j.allRuns(r.words), j.onlyNames(r.words, mentions)
	spreadBare(text, r)
	w := 0
	for _, m := range mentions {
		for w < len(r.words) && r.words[w].end <= m.Start {
			w++
		}
		if m.Negated {
			continue
		}
		s := occurrence{id: m.Skill, start: m.Start, end: m.End}
		if w < len(r.words) {
			s.copied, s.bare = r.copied[w], r.bare[w]
		}
		r.occurrences = append(r.occurrences, s)
	}
	j.reads[key] = r
	return r
}

// spreadBare takes short sentences of a line that holds a bare list for part of the list: "Sous Chef. Responsible for
// …".
func spreadBare(text string, r *reading) {
	if !slices.Contains(r.bare, true) {
		return
	}
	for from := 0; from < len(r.words); {
		to := sentenceOf(text, r.words, from)
		if to-from <= fewWords {
			for i := from; i < to; i++ {
				r.bare[i] = true
			}
		}
		from = to
	}
}

// sentenceOf returns the index after the last word of the sentence that word from begins.
func sentenceOf(text string, words []word, from int) int {
	for i := from; i+1 < len(words); i++ {
		gap := text[words[i].end:words[i+1].start]
		if stop := strings.Index(gap, ". "); strings.ContainsAny(gap, "!?\n") || stop >= 0 &&
			posting.EndsSentence(text, words[i].end+stop, len(text)) {
			return i + 1
		}
	}
	return len(words)
}

// copies reports whether a sentence is one of the posting's.
func (j *Judge) copies(words []word, dated bool) bool {
	least := copiedWords
	if dated {
		least = copiedWordsDated
	}
	if len(words) < least {
		return false
	}
	hits := 0
	for i := 0; i+2 < len(words); i++ {
		if j.runs[[3]string{words[i].stem, words[i+1].stem, words[i+2].stem}] {
			hits++
		}
	}
	return float64(hits) >= copiedShare*float64(len(words)-2)
}

// markRuns marks long runs of the posting's words as copied, wherever their sentences begin and end.
func (j *Judge) markRuns(r *reading) {
	from := 0
	for i := 0; i+2 < len(r.words); i++ {
		if !j.runs[[3]string{r.words[i].stem, r.words[i+1].stem, r.words[i+2].stem}] {
			from = i + 1
			continue
		}
		if i+3-from >= copiedWordsDated {
			for k := from; k < i+3; k++ {
				r.copied[k] = true
			}
		}
	}
}

// onlyNames reports whether a line is made of things that are asked, as they are named, and of nothing more.
func (j *Judge) onlyNames(words []word, mentions []skill.Mention) bool {
	asked, m := false, 0
	for _, w := range words {
		for m < len(mentions) && mentions[m].End <= w.start {
			m++
		}
		inMention := m < len(mentions) && mentions[m].Start <= w.start && j.wanted[mentions[m].Skill]
		if !inMention && !j.ownWords[w.stem] {
			return false
		}
		asked = asked || inMention || j.ownStems[w.stem] || j.termStems[w.stem]
	}
	return asked
}

// listOpener begins a sentence that only lists, and so does a thing that is asked for: words that fit before anything
// ("Responsible for", "Handled"). A sentence that tells what was done ("Deployed …") is no list, however much it names.
var listOpener = regexp.MustCompile(`(?i)^(?:(?:was |am )?responsible for|accountable for|in charge of|duties|work(?:ed|ing)? (?:with|on|in)|us(?:ed|ing)|handl(?:ed?|ing)|manag(?:ed?|ing)|perform(?:ed|ing)?|conduct(?:ed|ing)?|cover(?:ed|ing)?|includ(?:ed?|ing)|utili[sz](?:ed?|ing)|experts? in|expertise|skilled in|experienced? (?:in|with)|proficient|knowledge of|familiar with|specialist in|tools|technologies|tech stack|skills|core|key|environment|keywords|competenc)`) //nolint:misspell // stems

type lineKey struct {
	text  string
	dated bool
}

// job reads one entry of the work history.
func (j *Judge) job(w document.Work) job {
	out := job{title: w.Position, level: skill.LevelUnknown, shown: map[int]bool{}}
	if w.StartDate != "" {
		out.start, out.end = w.StartDate.Months(), j.asOf.Months()+1
		if w.EndDate != "" {
			out.end = w.EndDate.Months() + 1
			if w.EndDate.Month() == 0 && w.StartDate.Month() == 0 {
				out.end-- // "2018 – 2020" is two years
			} else if w.EndDate.Month() == 0 {
				out.end += 5
			}
			if w.EndDate == w.StartDate && w.EndDate.Month() == 0 {
				out.end = out.start + 6
			}
		}
		out.end = min(out.end, j.asOf.Months()+1)
	}
	out.old = j.old(w.EndDate)
	t := j.titled(w.Position, w.Name)
	out.closeness, out.level, out.names, out.known = t.closeness, t.level, t.names, t.known
	return out
}
