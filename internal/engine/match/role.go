package match

import (
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// roleOf reports how far each job is the posting's role: by its title, or by the required skills that it shows. A level
// below the one asked counts less.
func (j *Judge) roleOf(p *profile, works []Work) []float64 {
	required := 0
	for _, a := range j.requirements {
		if a.isRequiredSkill() {
			required++
		}
	}
	out := make([]float64, len(p.jobs))
	for i, b := range p.jobs {
		share := 0.0
		if required >= 2 {
			share = min(1, works[i].Skills/float64(required))
		}
		out[i] = max(b.closeness, roleBySkills*share)
		switch {
		case !b.known:
			out[i] = max(out[i], workCounts*learned.Work.chance(works[i]))
		case share >= skillsShowRole:
			out[i] = max(out[i], roleHalf)
		}
		out[i] *= j.levelFactor(b.level)
	}
	return out
}

// experience is the time in the role: months of jobs that are it, and of those that are near it.
type experience struct {
	full, near int
}

// years returns the time in the role itself.
func (e experience) years() float64 { return float64(e.full) / 12 }

// met reports how far so many years are shown. Near jobs fill half of what is open.
func (e experience) met(asked float64) float64 {
	full := e.years()
	open := max(0, asked-full)
	return min(1, (full+min(open, float64(e.near)/12)/2)/asked)
}

// experienceOf adds up the dated jobs that show the role. Months worked in two jobs at once count once.
func experienceOf(p *profile, roles []float64) experience {
	full := union(p.jobs, func(i int) bool { return roles[i] >= roleFull })
	wide := union(p.jobs, func(i int) bool { return roles[i] >= roleHalf })
	return experience{full: full, near: wide - full}
}

func union(jobs []job, counts func(int) bool) int {
	var spans [][2]int
	for i, b := range jobs {
		if b.start > 0 && b.end > b.start && counts(i) {
			spans = append(spans, [2]int{b.start, b.end})
		}
	}
	slices.SortFunc(spans, func(a, b [2]int) int { return a[0] - b[0] })
	total, reach := 0, 0
	for _, s := range spans {
		if s[1] > reach {
			total += s[1] - max(s[0], reach)
			reach = s[1]
		}
	}
	return total
}

// bestRole returns the job that shows the role best with what it is worth, -1 where none does. A job long ended or
// without dates counts less.
func (j *Judge) bestRole(p *profile, roles []float64) (int, float64) {
	at, worth := -1, 0.0
	for i, b := range p.jobs {
		w := roles[i]
		if b.old {
			w *= oldFactor
		}
		if b.start == 0 {
			w *= learned.Undated
		}
		if w > worth {
			at, worth = i, w
		}
	}
	return at, worth
}

func (j *Judge) levelFactor(have skill.Level) float64 {
	want := j.post.Level
	if want == skill.LevelUnknown {
		want = skill.LevelMid
	}
	if have == skill.LevelUnknown {
		have = max(skill.LevelMid, want-1)
	}
	if have >= want {
		return 1
	}
	return max(levelFloor, 1-levelStep*float64(want-have))
}

// degreeFinding is what the resume shows of a degree that is asked for.
type degreeFinding struct {
	worth   float64
	line    string
	level   int
	subject bool
	pending bool // not finished
}

// degreeOf compares the degrees of the resume with one that is asked for.
func (j *Judge) degreeOf(p *profile, q posting.Requirement) degreeFinding {
	want := posting.DegreeRank(q.Level)
	out := degreeFinding{}
	for _, e := range p.entries {
		if e.line.Section != document.SectionEducation || e.line.Kind != document.LineDegree &&
			e.line.Kind != document.LineOther {
			continue
		}
		have := posting.DegreeHeld(e.line.Text)
		trade, known := j.findTitle(e.line.Text)
		if have == 0 && known && j.post.Language != "en" {
			have = posting.DegreeRank("associate") // learnt in a school or a firm: "Elektroniker, 2016 – 2019"
		}
		if have == 0 {
			continue
		}
		f := degreeFinding{line: e.line.Text, level: have, subject: len(q.Terms) == 0}
		for _, t := range q.Terms {
			f.subject = f.subject || j.sharesSubject(e, t) || known && j.sameTrade(trade.ID, t)
		}
		switch {
		case have >= want && f.subject:
			f.worth = 1
		case have >= want:
			f.worth = degreeOther
		case have == want-1:
			f.worth = degreeBelow
		}
		f.pending = j.unfinished(p, e)
		if f.pending {
			f.worth = min(f.worth, learned.Qualified)
		}
		if f.worth > out.worth {
			out = f
		}
	}
	return out
}

// educationOf compares what the resume shows of studies, or of credentials, with what is asked for.
func (j *Judge) educationOf(p *profile, q posting.Requirement) degreeFinding {
	out := j.degreeOf(p, q)
	if out.worth >= degreeOther {
		return out
	}
	if line := j.byCredential(p, q); line != "" {
		return degreeFinding{line: line, level: posting.DegreeRank(q.Level), worth: degreeOther, subject: true}
	}
	return out
}

// leastNamed is what the words weigh at least by which a posting names the qualification that it asks for.
const leastNamed = 1.2

// byCredential returns the line that shows a qualification which the posting names, among the credentials rather than
// the studies: an "IPASS payroll qualification".
func (j *Judge) byCredential(p *profile, q posting.Requirement) string {
	n := newCredentialName(bracketed.ReplaceAllString(q.Text, ""))
	if n.specific < leastNamed {
		return ""
	}
	for _, e := range p.entries {
		if e.line.Kind != document.LineCredit && e.line.Kind != document.LineOther || e.read.runs || e.read.names ||
			!provesCredential(e.line) {
			continue
		}
		tokens := j.lexicon.line(e.line.Text, p.language).tokens
		for _, part := range cutAt(tokens, e.line.Text, ends) {
			share, f, l := n.cover(part, e.line)
			if share >= coverHeld && j.creditStand(e, p.language, part[f].Start, part[l].End) < weak &&
				!j.runOut(e.line.Text, p.language, part[l].End) {
				return e.line.Text
			}
		}
	}
	return ""
}

// studiesEnd is by how many months after January studies have ended that end in a year without a month: in summer.
const studiesEnd = 6

// unfinished reports whether a line of studies says that they are not at their end, or stopped before it.
func (j *Judge) unfinished(p *profile, e entry) bool {
	if end := e.line.End; end != "" && end.Months() > j.asOf.Months() ||
		end.Month() == 0 && end.Months()+studiesEnd > j.asOf.Months() {
		return true
	}
	of, _, _ := strings.Cut(e.line.Path, ".")
	for _, x := range p.entries {
		if at, _, _ := strings.Cut(x.line.Path, "."); at != of || x.line.Kind == document.LineEmployer {
			continue
		}
		for _, s := range j.lexicon.claims(x.line.Text, p.language).Statements {
			for _, c := range s.Cues {
				if c.Class == claim.Progress || c.Class == claim.Failed {
					return true
				}
			}
		}
	}
	return false
}

// sameTrade reports whether what is to be learnt is the trade that was.
func (j *Judge) sameTrade(trade string, t posting.Term) bool {
	want, ok := j.findTitle(t.Name)
	return ok && j.cat.TitleRelation(trade, want.ID) >= roleFull
}

// leastShort and leastLong are how many letters a word has at least that stands for a longer one, and that one.
const leastShort, leastLong = 3, 6

// abbreviated counts the words of a subject that a line shortens: "Org. Chem" for "Organic Chemistry".
func abbreviated(e entry, t posting.Term) int {
	hits := 0
	for _, long := range strings.Fields(strings.ToLower(t.Name)) {
		if len(long) >= leastLong && slices.ContainsFunc(e.read.words, func(w word) bool {
			short := strings.ToLower(e.line.Text[w.start:w.end])
			return len(short) >= leastShort && len(short) < len(long) && strings.HasPrefix(long, short)
		}) {
			hits++
		}
	}
	return hits
}

// sharesSubject reports whether a line of studies names a subject that is asked for.
func (j *Judge) sharesSubject(e entry, t posting.Term) bool {
	want := j.stems.contentStems(t.Name)
	hits, _, _ := j.stems.shared(e.read.words, want)
	hits = max(hits, abbreviated(e, t))
	if hits > 0 && (hits == len(want) || hits >= 2) {
		return true
	}
	for _, m := range j.cat.Find(t.Name) {
		for _, s := range e.read.occurrences {
			if s.id == m.Skill {
				return true
			}
			if _, ok := j.cat.Relation(s.id, m.Skill); ok {
				return true
			}
		}
	}
	return hits > 0
}
