package match

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// finding is what the resume shows of one requirement.
type finding struct {
	term     int // index of the term that is shown best
	strength float64
	status   Status
	proof    []Evidence
	held     bool  // KindCredential: shown without a qualifier
	stand    stand // the worst that a line says of it, where none shows it
	other    bool  // KindCredential: of another state than the one asked
	aside    bool  // only lines beside the work name it, and none of them says that it is had
}

// candidate is one place that speaks for a term.
type candidate struct {
	Evidence
	entry    int
	standing string // the grade of the place itself, before what is named there counts
	related  bool
	partial  bool
	stand    stand
}

// shows reports whether the place has any weight. What is copied from the posting has none.
func (c candidate) shows() bool { return c.Weight > 0 }

// direct reports whether the place shows the thing itself, not a neighbour or a part of it.
func (c candidate) direct() bool { return !c.related && !c.partial }

// worked reports whether the place shows the thing in work, named or implied.
func (c candidate) worked() bool {
	return c.direct() && (c.Grade == "used" || c.Grade == "implied")
}

func (c candidate) rank() int {
	if c.direct() {
		return 1
	}
	return 0
}

// findAll finds the evidence for every requirement and notes which job shows which.
func (j *Judge) findAll(p *profile) []finding {
	all := make([][][]candidate, len(j.requirements))
	backed := slices.ContainsFunc(p.jobs, func(b job) bool { return b.start > 0 && b.closeness >= roleFull })
	for i := range j.requirements {
		all[i] = make([][]candidate, len(j.requirements[i].terms))
		for k := range j.requirements[i].terms {
			a, t := &j.requirements[i], &j.requirements[i].terms[k]
			all[i][k] = j.candidates(p, a, t)
			if t.Skill == leadsPeople {
				all[i][k] = j.byLeading(p, a, t, all[i][k])
				continue
			}
			all[i][k] = append(all[i][k], j.bySimilarity(p, a, t, all[i][k])...)
		}
	}
	stands := j.dropDenied(p.entries, all)
	j.dropStuffing(p, all)
	for i := range all {
		for _, c := range slices.Concat(all[i]...) {
			if !c.worked() {
				continue
			}
			backed = true
			if b := p.entries[c.entry].job; b >= 0 {
				p.jobs[b].shown[i] = true
			}
		}
	}
	if !backed {
		p.ifBacked = strongest(all)
	}
	out := make([]finding, len(j.requirements))
	for i := range j.requirements {
		out[i] = best(all[i], backed, j.requirements[i].Kind == posting.KindCredential)
		if !out[i].held {
			out[i].stand = stands[i]
			out[i].aside = !slices.ContainsFunc(slices.Concat(all[i]...), func(c candidate) bool {
				return c.direct() && p.entries[c.entry].job >= 0
			})
		}
	}
	return out
}

// dropDenied leaves out what the resume says that its owner does not have, and gives for each requirement the worst
// that a line says of it. Where a line among the certificates says that one is not held yet, no line about a job shows
// that it is.
func (j *Judge) dropDenied(lines []entry, all [][][]candidate) []stand {
	out := make([]stand, len(all))
	for i := range all {
		for k := range all[i] {
			for _, c := range all[i][k] {
				if c.direct() || c.stand == denied || j.requirements[i].Kind == posting.KindCredential &&
					provesCredential(lines[c.entry].line) {
					out[i] = max(out[i], c.stand)
				}
			}
		}
		credential := j.requirements[i].Kind == posting.KindCredential
		unheld := credential && slices.ContainsFunc(slices.Concat(all[i]...), func(c candidate) bool {
			return c.direct() && c.stand >= pending && lines[c.entry].line.Section == document.SectionCertificates
		})
		for k := range all[i] {
			all[i][k] = slices.DeleteFunc(all[i][k], func(c candidate) bool {
				return c.stand == denied || unheld && lines[c.entry].job >= 0
			})
		}
	}
	return out
}

// best picks the term that is shown best, with its three strongest places. Where no dated line of the whole resume
// shows anything that is asked, lists and summaries are taken for what they are: words.
func best(terms [][]candidate, backed, credential bool) finding {
	out := finding{status: Missing}
	for k, cs := range terms {
		if !backed {
			discountWords(cs)
		}
		slices.SortStableFunc(cs, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(b.Weight, a.Weight), a.entry-b.entry)
		})
		if len(cs) > 0 && cs[0].Weight > out.strength {
			out = shownBy(cs, credential)
			out.term = k
		}
	}
	return out
}

// strongest returns the weight of the strongest candidate for each requirement.
func strongest(all [][][]candidate) []float64 {
	out := make([]float64, len(all))
	for i := range all {
		for _, c := range slices.Concat(all[i]...) {
			out[i] = max(out[i], c.Weight)
		}
	}
	return out
}

// discountWords takes lists and summaries for little more than nothing.
func discountWords(cs []candidate) {
	for i := range cs {
		if cs[i].Grade == "listed" || cs[i].Grade == "summary" || cs[i].wordsOnly() {
			cs[i].Weight *= unsupported
		}
	}
}

// shownBy returns what candidates show, the strongest first, with three places of different lines at most.
func shownBy(cs []candidate, credential bool) finding {
	out := finding{strength: cs[0].Weight, status: Related}
	shown := slices.ContainsFunc(cs, candidate.direct)
	if shown {
		slices.SortStableFunc(cs, func(a, b candidate) int { return b.rank() - a.rank() })
	}
	for _, c := range cs {
		if shown && !c.direct() {
			continue // what only comes close is no proof of what is shown
		}
		if len(out.proof) < 3 &&
			!slices.ContainsFunc(out.proof, func(e Evidence) bool { return e.Path == c.Path }) {
			out.proof = append(out.proof, c.Evidence)
		}
		if c.direct() {
			out.status = Matched
			out.held = out.held || c.Grade != "qualified"
		}
	}
	if credential && !out.held {
		out.status = Related // a candidate for a licence does not hold it
	}
	return out
}

// candidates lists the places that name a term or speak for it, those of no weight among them.
func (j *Judge) candidates(p *profile, a *requirement, t *requirementTerm) []candidate {
	var out []candidate
	if a.Kind == posting.KindSkill {
		out = j.byTitle(p, a, t)
	}
	if t.Skill == "" {
		return append(out, j.byWords(p, a, t)...)
	}
	if a.Kind == posting.KindLanguage {
		if out = j.bySpoken(p, a, t); len(out) > 0 {
			return out
		}
	}
	for _, at := range p.bySkill[t.Skill] {
		out = j.appendSeen(out, p, a, t, at, skill.Relation{})
	}
	for have, rel := range t.toward {
		for _, at := range p.bySkill[have] {
			out = j.appendSeen(out, p, a, t, at, rel)
		}
	}
	if t.kind == skill.Credential {
		out = append(out, j.bySubject(p, a, t)...)
		if t.Skill == drivingLicense || t.Skill == cleanLicense {
			out = append(out, j.byBareLicense(p, a, t)...)
		}
		if !slices.ContainsFunc(out, candidate.shows) {
			out = j.byHeading(p, a, t)
		}
	}
	if a.Kind == posting.KindLanguage && len(out) == 0 {
		return j.byWriting(p, t)
	}
	slices.SortFunc(out, func(x, y candidate) int {
		if x.entry != y.entry {
			return x.entry - y.entry
		}
		if x.Start != y.Start {
			return x.Start - y.Start
		}
		return strings.Compare(string(x.Via), string(y.Via))
	})
	return out
}

// byTitle lists the jobs whose title names what is asked ("product management" of a product manager). Where years
// are asked of a field and a close title does not name it, the title speaks for it in part.
func (j *Judge) byTitle(p *profile, a *requirement, t *requirementTerm) []candidate {
	if t.kind == skill.Tool || t.kind == skill.Credential || t.kind == skill.Language || len(t.stems) == 0 {
		return nil
	}
	var out []candidate
	for i, e := range p.entries {
		if e.line.Kind != document.LineTitle || e.job < 0 {
			continue
		}
		b := p.jobs[e.job]
		c := candidate{entry: i, Evidence: Evidence{
			Path: e.line.Path, Text: e.line.Text, End: len(e.line.Text),
			Grade: e.grade, Weight: e.weight,
		}}
		switch {
		case holdsAll(b.names, t.stems):
		case a.Years > 0 && b.closeness >= roleFull:
			c.Weight, c.Grade, c.related = e.weight*b.closeness*gradeField, "related", true
		default:
			continue
		}
		out = append(out, c)
	}
	return out
}

// bySubject lists the lines among the certificates and licences that name the subject of a credential: "reach truck
// FLT" under Licences is a forklift licence.
func (j *Judge) bySubject(p *profile, a *requirement, t *requirementTerm) []candidate {
	want := j.stems.contentStems(subject(t.label))
	if len(want) == 0 {
		return nil
	}
	var out []candidate
	for i, e := range p.entries {
		if e.line.Section != document.SectionCertificates {
			continue
		}
		for _, s := range e.read.occurrences {
			known, ok := j.cat.Skill(s.id)
			if !ok || known.Kind == skill.Credential || !holdsAll(j.stems.contentStems(known.Name), want) {
				continue
			}
			c := candidate{entry: i, Evidence: Evidence{
				Path: e.line.Path, Text: e.line.Text, Start: s.start,
				End: s.end,
			}}
			stand := j.standFor(a, t.kind, e, p.language, s.start, s.end)
			if c.Weight, c.Grade = weigh(e, a, t, stand, s.bare, s.copied); c.Weight > 0 {
				out = append(out, c)
			}
		}
	}
	return out
}

func holdsAll(have, want []string) bool {
	for _, w := range want {
		if !slices.Contains(have, w) {
			return false
		}
	}
	return true
}

func (j *Judge) appendSeen(out []candidate, p *profile, a *requirement, t *requirementTerm, at place,
	rel skill.Relation,
) []candidate {
	e := p.entries[at.entry]
	c := candidate{entry: at.entry, Evidence: Evidence{
		Path: e.line.Path, Text: e.line.Text, Start: at.occurrence.start,
		End: at.occurrence.end,
	}}
	named, _ := j.cat.Skill(at.occurrence.id)
	c.stand = j.standFor(a, named.Kind, e, p.language, at.occurrence.start, at.occurrence.end)
	if a.Kind == posting.KindCredential && j.runOut(e.line.Text, p.language, at.occurrence.end) {
		c.stand = max(c.stand, pending)
	}
	if rel.Weight > 0 && a.Kind == posting.KindCredential && c.stand >= weak {
		return out // who is still on the way to a CDL may hold what it implies
	}
	c.Weight, c.Grade = weigh(e, a, t, c.stand, at.occurrence.bare, at.occurrence.copied)
	c.standing = standingOf(e, at.occurrence.bare)
	if rel.Weight > 0 {
		if a.Kind == posting.KindSkill && nameable(e.line, c.Grade, t.kind, rel) {
			c.Named = c.Weight
		}
		c.Weight *= rel.Weight
		c.Via = rel.From
		switch c.related = rel.Kind == skill.Related; {
		case c.related:
			c.Grade = "related"
		case c.Grade == "used":
			c.Grade = "implied"
		}
	}
	if a.Kind == posting.KindCredential && t.kind != skill.Credential && !provesCredential(e.line) {
		c.Weight, c.Grade, c.related = min(c.Weight, learned.Qualified), "qualified", true
	}
	return append(out, c)
}

// nameable reports whether the skill that a line implies may be named in it: the line tells of dated work, and whoever
// does the one surely does the other. What a person is, holds or speaks is never written for them.
func nameable(l document.Line, grade string, kind skill.Kind, rel skill.Relation) bool {
	thing := kind == skill.Tool || kind == skill.Knowledge || kind == skill.Method
	return thing && rel.Kind == skill.Implies && rel.Weight >= LeastNameable && grade == "used" &&
		l.Kind == document.LineBullet && l.Dated
}

// standingOf returns the grade of a place whatever is named there.
func standingOf(e entry, bare bool) string {
	if bare || e.names() {
		return "listed"
	}
	return e.grade
}

// weigh returns what a place is worth for a requirement. A credential that the summary states is held like any other.
func weigh(e entry, a *requirement, t *requirementTerm, stand stand, bare, copied bool) (float64, string) {
	w, grade := e.weight, e.grade
	if copied {
		return gradeCopied, grade
	}
	if e.line.Kind == document.LineEmployer {
		if e.line.Section != document.SectionEducation || a.Kind != posting.KindCredential &&
			t.kind != skill.Credential {
			return 0, grade
		}
		w, grade = gradeUsed, "used" // "CIPD Level 7" among the qualifications
	}
	if bare && w > learned.Listed {
		w, grade = learned.Listed, "listed"
	}
	if grade == "summary" && !bare && (a.Kind == posting.KindCredential || t.kind == skill.Credential ||
		a.Kind == posting.KindLanguage) {
		w, grade = gradeUsed, "used"
	}
	if a.Kind == posting.KindLanguage && e.line.Kind == document.LineLanguage {
		w, grade = gradeUsed, "used"
	}
	switch {
	case stand >= weak && w > 0:
		w, grade = min(w, learned.Qualified), "qualified"
	case stand == lesser:
		w *= gradeLesser
	}
	return w, grade
}

var credentialWords = regexp.MustCompile(
	`(?i)\b(?:licen[cs]e[ds]?|certificat\w*|certified|regist(?:ered|ration)|qualified|qualification|chartered|accredited|permit|ticket|card|level \d|endorsement|passed)\b|(?:^|[^\p{L}])(?:zulassung|zugelassen|bestell(?:t|ung) (?:als|zu)|approb|fahrerlaubnis|führerschein|zertifi|staatlich (?:anerkannt|geprüft)|examinier|staatsexamen|permis |habilit|caces|diplôm|titulaire|inscrite?(?:\(e\))? |carn[eé]t? |permiso |colegiad|titulad|título|licenciad|certificad)|\p{L}(?:schein|urkunde|bescheinigung)(?:$|[^\p{L}])`)

func provesCredential(l document.Line) bool {
	return amongCredentials(l) || credentialWords.MatchString(l.Text)
}
