package posting

import (
	"cmp"
	"slices"
	"strings"

	"vitae/internal/engine/skill"
)

// piece is what one mark asks for.
type piece struct {
	m *mark
	q Requirement
}

// requirements turns the marks that count into requirements.
func (v *view) requirements(found *readings) []Requirement {
	var pieces []piece
	var stated statements
	for _, m := range found.chosen() {
		class := Must
		switch {
		case m.likely[isDuty] > m.asks():
			class = Duty
		case m.likely[isNice] > m.likely[isMust]:
			class = Nice
		}
		if said, ok := v.saidBehind(m); ok && class != Duty {
			class = said
		}
		for _, q := range v.piecesOf(m) {
			q.Class, q.Confidence = class, m.asks()+m.likely[isDuty]
			if !stated.has(&q) {
				pieces = append(pieces, piece{m, q})
				stated.add(&q)
			}
		}
		if m.kind == "years" {
			for _, p := range v.yearsOf(m, class) {
				pieces = append(pieces, p)
				stated.add(&p.q)
			}
		}
	}
	return v.grouped(withoutParts(pieces))
}

// withoutParts leaves out what has no name of its own and stands within the words of another requirement: "goût" of
// "goût du travail en équipe".
func withoutParts(pieces []piece) []piece {
	var skills []extent
	for i := range pieces {
		if q := &pieces[i].q; q.Kind == KindSkill {
			skills = append(skills, extent{q.Start, q.End})
		}
	}
	within := insideOf(skills)
	var out []piece
	for i := range pieces {
		q := &pieces[i].q
		if q.Kind != KindSkill || slices.ContainsFunc(q.Terms, func(t Term) bool { return t.Skill != "" }) ||
			!within(extent{q.Start, q.End}) {
			out = append(out, pieces[i])
		}
	}
	return out
}

// extent is where words begin and end in the text.
type extent struct{ start, end int }

// insideOf returns a function that reports whether an extent lies within a longer one of a list.
func insideOf(list []extent) func(extent) bool {
	slices.SortFunc(list, func(a, b extent) int { return cmp.Or(a.start-b.start, b.end-a.end) })
	reach := make([]int, len(list)+1) // the farthest end of those before an index
	reach[0] = -1
	for i, e := range list {
		reach[i+1] = max(reach[i], e.end)
	}
	return func(e extent) bool {
		before, _ := slices.BinarySearchFunc(list, e.start, func(o extent, start int) int { return o.start - start })
		return reach[before] >= e.end || before < len(list) && list[before].start == e.start && list[before].end > e.end
	}
}

// saidBehind returns the class that the words right behind a mark say it has: "… is a must", "… preferred".
func (v *view) saidBehind(m *mark) (Class, bool) {
	end := v.words[m.to-1].end
	for _, c := range v.passages[v.words[m.from].passage].cues {
		if c.turn || c.start < end {
			continue
		}
		if strings.TrimSpace(v.low[end:c.start]) != "" {
			return "", false
		}
		return map[role]Class{must: Must, nice: Nice}[c.role], c.role == must || c.role == nice
	}
	return "", false
}

// statements are the requirements that a posting has stated so far.
type statements struct {
	permits []extent
	other   map[statement]bool
}

type statement struct {
	kind Kind
	at   extent
}

func (s *statements) add(q *Requirement) {
	at := extent{q.Start, q.End}
	switch q.Kind {
	case KindPermit:
		s.permits = append(s.permits, at)
	case KindSkill: // may be stated again
	default:
		if s.other == nil {
			s.other = map[statement]bool{}
		}
		s.other[statement{q.Kind, at}] = true
	}
}

// has reports whether a requirement only says again what stands in one before it: the same years, or the words of a
// permit.
func (s *statements) has(q *Requirement) bool {
	at := extent{q.Start, q.End}
	return s.other[statement{q.Kind, at}] || slices.ContainsFunc(s.permits, func(p extent) bool {
		return p.start <= at.start && at.end <= p.end
	})
}

// piecesOf returns the requirements of one mark, each with one term at most.
func (v *view) piecesOf(m *mark) []Requirement {
	if m.draft >= 0 {
		q := v.d.requirements[m.draft]
		if m.term >= 0 && len(q.Terms) > 1 {
			t := q.Terms[m.term]
			q.Start, q.End, q.Terms, q.Either = t.Start, t.End, []Term{t}, false
			q.Text = v.text[q.Start:q.End]
		}
		return []Requirement{q}
	}
	start, end := v.words[m.from].start, v.words[m.to-1].end
	q := Requirement{Kind: KindSkill, Start: start, End: end, Text: v.text[start:end]}
	switch m.kind {
	case "years":
		return v.yearsPiece(m, q)
	case "degree":
		return v.degreePiece(m, q)
	case "lang":
		return v.languagePieces(q)
	case "permit":
		if d, ok := v.overlapping(m, KindPermit); ok {
			return []Requirement{d}
		}
		if d, ok := v.overlapping(m, KindCredential); ok && len(d.Terms) == 1 {
			return []Requirement{d} // "active CPA" is a licence, whatever the model of words calls it
		}
		q.Kind = KindPermit
		return []Requirement{q}
	}
	return v.skillPieces(m, q)
}

// overlapping returns the requirement of the draft of a kind that overlaps a mark.
func (v *view) overlapping(m *mark, kind Kind) (Requirement, bool) {
	start, end := v.words[m.from].start, v.words[m.to-1].end
	for _, q := range v.d.requirements {
		if q.Kind == kind && q.Start < end && start < q.End {
			return q, true
		}
	}
	return Requirement{}, false
}

func (v *view) yearsPiece(m *mark, q Requirement) []Requirement {
	if d, ok := v.overlapping(m, KindYears); ok {
		return []Requirement{d}
	}
	p := &v.passages[v.words[m.from].passage]
	n, _, _ := v.d.o.words.yearsIn(v.low[max(p.start, q.Start-20):min(p.end, q.End+20)])
	if n == 0 {
		return nil
	}
	q.Kind, q.Years = KindYears, n
	return []Requirement{q}
}

// yearsOf returns the skills of the catalogue that years are asked of, as the draft has them.
func (v *view) yearsOf(m *mark, class Class) []piece {
	var out []piece
	for i := range v.d.requirements {
		q := v.d.requirements[i]
		if q.Kind == KindSkill && q.Years > 0 && !q.Either && len(q.Terms) == 1 && q.Terms[0].Skill != "" &&
			v.passages[v.words[m.from].passage].start <= q.Start && q.Start < v.passages[v.words[m.from].passage].end {
			q.Class, q.Confidence = class, m.asks()
			out = append(out, piece{&mark{from: m.from, to: m.to, draft: i, term: 0}, q})
		}
	}
	return out
}

func (v *view) degreePiece(m *mark, q Requirement) []Requirement {
	if d, ok := v.overlapping(m, KindEducation); ok {
		return []Requirement{d}
	}
	w := v.d.o.words
	level, start, after := w.degreeIn(v.low[q.Start:q.End])
	if level == "" {
		q.Kind = KindCredential
		q.Terms = v.ownTerm(q.Start, q.End)
		return []Requirement{q}
	}
	q.Kind, q.Level = KindEducation, level
	if after > start {
		q.Terms = w.subjectsAfter(v.text, v.low, q.Start+after, q.End)
	}
	if len(q.Terms) == 0 {
		q.Terms = w.subjects(v.text, v.low, q.Start, q.End)
	}
	q.Either = len(q.Terms) > 1
	return []Requirement{q}
}

func (v *view) languagePieces(q Requirement) []Requirement {
	var out []Requirement
	for _, t := range v.d.o.words.spoken(v.low[q.Start:q.End]) {
		start, end := q.Start+t.Start, q.Start+t.End
		out = append(out, Requirement{
			Kind: KindLanguage, Start: start, End: end, Text: v.text[start:end],
			Level: t.Level, Terms: []Term{{Name: v.text[start:end], Skill: t.Skill, Start: start, End: end}},
		})
	}
	return out
}

func (v *view) ownTerm(start, end int) []Term {
	if s, e, ok := v.d.o.words.ownWords(v.low, start, end); ok {
		start, end = s, e
	}
	return []Term{{Name: v.text[start:end], Start: start, End: end}}
}

// skillPieces names what a mark asks for by the catalogue, or by its own words where those say more.
func (v *view) skillPieces(m *mark, q Requirement) []Requirement {
	q.Kind = KindSkill
	var terms []Term
	covered := 0
	for _, x := range v.d.mentions {
		if x.Start < q.Start || x.End > q.End || x.Negated {
			continue
		}
		if s, ok := v.cat.Skill(x.Skill); ok && s.Kind == skill.Language {
			continue
		}
		terms = append(terms, Term{Name: x.Text, Skill: x.Skill, Start: x.Start, End: x.End})
		covered += len(strings.Fields(x.Text))
	}
	if len(terms) == 0 || covered*3 < len(v.d.o.words.contentWords(v.low[q.Start:q.End])) || v.ownCredential(m, terms) {
		q.Terms = v.ownTerm(q.Start, q.End)
		return []Requirement{v.credential(m, q)}
	}
	out := make([]Requirement, 0, len(terms))
	for _, t := range terms {
		x := q
		x.Terms = []Term{t}
		out = append(out, v.credential(m, x))
	}
	return out
}

// ownCredential reports whether a mark is of a credential that the catalogue doesn't know, though it knows words of it:
// "Payroll Compliance Professional".
func (v *view) ownCredential(m *mark, terms []Term) bool {
	return m.kind == "licence" && !v.d.reader.namesCredential(group{terms: terms})
}

// credential makes a requirement one for a credential where the catalogue or the models say so.
func (v *view) credential(m *mark, q Requirement) Requirement {
	said := v.d.o.words.licenceIn(v.low[q.Start:q.End])
	known := slices.ContainsFunc(q.Terms, func(t Term) bool { return t.Skill != "" })
	if said.required || m.kind == "licence" && !known || v.d.reader.namesCredential(group{terms: q.Terms}) {
		q.Kind, q.Level = KindCredential, said.status
	}
	return q
}

// grouped makes one requirement of pieces that an "or" joins.
func (v *view) grouped(pieces []piece) []Requirement {
	var out []Requirement
	for i := 0; i < len(pieces); {
		j, or := i, false
		for k := i; k+1 < len(pieces); k++ {
			joined, isOr := v.joint(&pieces[k], &pieces[k+1])
			if !joined {
				break
			}
			if isOr {
				j, or = k+1, true
			}
		}
		q := pieces[i].q
		if or {
			for _, p := range pieces[i+1 : j+1] {
				q.End = max(q.End, p.q.End)
				q.Confidence = min(q.Confidence, p.q.Confidence)
				q.Years = max(q.Years, p.q.Years)
				for _, t := range p.q.Terms {
					if t.Skill == "" || !slices.ContainsFunc(q.Terms, func(x Term) bool { return x.Skill == t.Skill }) {
						q.Terms = append(slices.Clip(q.Terms), t)
					}
				}
			}
			q.Either = len(q.Terms) > 1
			q.Text = v.text[q.Start:q.End]
		}
		out = append(out, q)
		i = j + 1
	}
	return out
}

// joint reports whether two pieces are members of one list, and whether an "or" stands between them.
func (v *view) joint(a, b *piece) (joined, or bool) {
	if a.q.Class != b.q.Class || a.q.Kind != b.q.Kind || a.q.Kind != KindSkill && a.q.Kind != KindCredential &&
		a.q.Kind != KindLanguage || len(a.q.Terms) != 1 || len(b.q.Terms) != 1 {
		return false, false
	}
	if a.m.draft >= 0 && a.m.draft == b.m.draft && v.d.requirements[a.m.draft].Either {
		return true, true
	}
	from, to := a.q.Terms[0].End, b.q.Terms[0].Start
	if from > to || v.words[a.m.from].passage != v.words[b.m.from].passage {
		return false, false
	}
	between := strings.TrimSpace(v.low[from:to])
	if between == "/" || between == "," {
		return true, between == "/"
	}
	between = " " + strings.TrimSpace(strings.TrimLeft(between, ", ")) + " "
	for _, j := range v.d.o.words.joints {
		if j.or && between == j.word {
			return true, true
		}
	}
	return false, false
}
