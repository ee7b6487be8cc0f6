package posting

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sort"
	"strings"

	"vitae/internal/engine/skill"
)

// Bounds of what is read. The longest sentence of 236 real and made postings has 518 bytes, and the most they ask for
// are 44 things.
const (
	longestSentence  = 1000 // bytes; a longer one is read in pieces
	mostRequirements = 500  // as many as a reader may correct
)

// Read reads a posting. It never fails: a text that asks for nothing gives a Posting without requirements. Text of
// the result is the given text made plain; every offset counts in it. The cost is linear in the text.
func Read(cat *skill.Catalogue, text string) *Posting {
	p, _ := ReadContext(context.Background(), cat, text) // which is never done
	return p
}

// ReadContext is Read that gives up, with the context's error, once the context is done.
func ReadContext(ctx context.Context, cat *skill.Catalogue, text string) (*Posting, error) {
	return learned().Read(ctx, cat, text)
}

// reader turns clauses into requirements.
type reader struct {
	cat           *skill.Catalogue
	o             *outline
	p             *Posting
	mentions      []skill.Mention
	field         span   // what the last years are asked of
	roles         []span // the words of this clause whose years are asked
	languageWords []span // the words of this clause that ask for a spoken language
}

type span struct {
	start, end int
	years      float64
}

func (r *reader) add(q Requirement) {
	q.Text = r.o.text[q.Start:q.End]
	switch q.Kind {
	case KindYears:
		for _, t := range q.Terms {
			r.roles = append(r.roles, span{start: t.Start, end: t.End})
		}
	case KindLanguage:
		r.languageWords = append(r.languageWords, span{start: q.Start, end: q.End})
	}
	r.p.Requirements = append(r.p.Requirements, q)
}

// clause reads one clause: what decides before any skill (years, degree, permit, place) is taken out, the rest is
// read as a list of skills and credentials.
func (r *reader) clause(c clause) {
	r.roles, r.languageWords = r.roles[:0], r.languageWords[:0]
	class := Duty
	switch c.role {
	case must:
		class = Must
	case nice:
		class = Nice
	}
	low := r.o.low[c.start:c.end]
	if class != Duty || c.role == duty && holdsAny(low, r.o.words.asking) {
		if r.condition(c, class, low) {
			c.stated = false // the rest is the condition's own wording; only the catalogue speaks
		}
	}
	if c.role != duty {
		if c = r.years(c, class, low); c.start >= c.end {
			return
		}
		if c = r.education(c, class); c.start >= c.end {
			return
		}
		r.languages(c, class)
	}
	r.skills(c, class)
}

// condition takes a permit or a place that is asked for.
func (r *reader) condition(c clause, class Class, low string) bool {
	q := Requirement{Class: class, Start: c.start, End: c.end}
	switch {
	case class == Duty:
		return false
	case holdsAny(low, r.o.words.permit):
		q.Kind = KindPermit
	case holdsAny(low, r.o.words.location):
		q.Kind = KindLocation
	default:
		return false
	}
	r.add(q)
	return true
}

// years takes "5+ years" out of a clause and gives what they are asked of, the rest of the clause.
func (r *reader) years(c clause, class Class, low string) clause {
	years, start, end := r.o.words.yearsIn(low)
	if years == 0 || class == Duty && !holdsAny(low, r.o.words.asking) {
		return c
	}
	if class == Duty {
		class = Must
	}
	q := Requirement{Class: class, Kind: KindYears, Start: c.start + start, End: c.end, Years: years}
	rest := c
	rest.start = c.start + end
	if lead, _ := trim(r.o.text, c.start, c.start+start); lead < c.start+start &&
		len(r.o.words.contentWords(r.o.low[c.start:c.start+start])) > 0 {
		before := c
		before.end = c.start + start
		before = r.education(before, class)
		r.languages(before, class)
		r.skills(before, class) // "SQL (3+ years)"
	}
	if title, ok := r.requiredRole(rest); ok {
		q.Terms = []Term{title}
	}
	r.add(q)
	r.field = span{rest.start, rest.end, years}
	if i := strings.IndexAny(r.o.low[rest.start:rest.end], ",;("); i >= 0 {
		r.field.end = rest.start + i
	}
	return rest
}

// requiredRole returns the role that years are asked of: "as a data analyst", "in frontend development".
func (r *reader) requiredRole(c clause) (Term, bool) {
	text := r.o.text[c.start:c.end]
	if i := strings.IndexAny(text, ",;."); i > 0 {
		text = text[:i]
	}
	if _, ok := r.cat.FindTitle(text); !ok {
		return Term{}, false
	}
	low := " " + r.o.low[c.start:c.start+len(text)]
	if strings.Contains(low, " or ") {
		return Term{}, false
	}
	from := -1
	for _, as := range []string{" as an ", " as a ", " as "} {
		if i := strings.LastIndex(low, as); i >= 0 {
			from = i - 1 + len(as)
			break
		}
	}
	if from < 0 {
		return Term{}, false
	}
	s, e, ok := r.o.words.ownWords(r.o.low, c.start+from, c.start+len(text))
	if !ok {
		return Term{}, false
	}
	return Term{Name: r.o.text[s:e], Start: s, End: e}, true
}

// education takes a degree out of a clause and gives what follows it.
func (r *reader) education(c clause, class Class) clause {
	low := r.o.low[c.start:c.end]
	level, start, after := r.o.words.degreeIn(low)
	if level == "" || class == Duty && !holdsAny(low, r.o.words.asking) {
		return c
	}
	if class == Duty {
		class = Must
	}
	q := Requirement{
		Class: class, Kind: KindEducation, Start: c.start, End: c.end, Level: level,
		Terms: r.o.words.subjects(r.o.text, r.o.low, c.start, c.end),
	}
	end := c.end
	if after > start {
		if terms := r.o.words.subjectsAfter(r.o.text, r.o.low, c.start+after, c.end); len(terms) > 0 {
			q.Terms = terms
		}
		if at := firstOf(low[after:], r.o.words.studyEnd); at >= 0 {
			end = c.start + after + at
		}
	}
	for _, stop := range []string{
		" and experience", " with experience", ", and ", ", plus ", " plus ", " and strong",
		" and knowledge", " and a ", " and an ", " with ",
	} {
		if i := strings.Index(low[start:], stop); i >= 0 && c.start+start+i < end {
			end = c.start + start + i
		}
	}
	if i, open := strings.IndexByte(low[max(start, after):], ','), strings.IndexByte(low[max(start, after):],
		'('); i >= 0 && open >= 0 && open < i {
		end = min(end, c.start+max(start, after)+open)
	} else if i >= 0 && c.start+max(start, after)+i < end && !r.o.words.listGoesOn(low[max(start, after)+i:]) {
		end = c.start + max(start, after) + i
	}
	q.End = end
	q.Terms = slices.DeleteFunc(q.Terms, func(t Term) bool { return t.End > end })
	q.Either = len(q.Terms) > 1
	r.add(q)
	return r.afterExamples(c, end)
}

// afterExamples returns what follows a degree in its clause, without the examples that name it more closely:
// "Ausbildung (z. B. Tischler)".
func (r *reader) afterExamples(c clause, from int) clause {
	if open := strings.LastIndexByte(r.o.low[c.start:from], '('); open >= 0 &&
		!strings.Contains(r.o.low[c.start+open:from], ")") {
		if i := strings.IndexByte(r.o.low[from:c.end], ')'); i >= 0 {
			from += i + 1 // the examples have begun before the last degree
		}
	}
	c.start, _ = trim(r.o.text, from, c.end)
	low := r.o.low[c.start:c.end]
	if i := strings.IndexByte(low, ')'); i > 0 && low[0] == '(' {
		c.start, _ = trim(r.o.text, c.start+i+1, c.end)
		return c
	}
	for _, j := range r.o.words.joints {
		if j.aside && strings.HasPrefix(low, j.word[1:]) {
			c.start = c.end
		}
	}
	return c
}

// listGoesOn reports whether what follows a comma still names subjects: "computer science, engineering or similar".
func (w *wording) listGoesOn(low string) bool {
	for _, j := range w.joints {
		if j.or && strings.Contains(low, j.word) {
			return true
		}
	}
	return strings.Contains(low, "related") || strings.Contains(low, "similar")
}

// either reports whether the last joint between two languages is an "or": "native or C1 and English" has none there.
func (w *wording) either(between string) bool {
	last, or := -1, strings.LastIndexByte(between, '/') >= 0
	for _, j := range w.joints {
		if i := strings.LastIndex(between, j.word); i > last && !j.aside {
			last, or = i, j.or
		}
	}
	return or
}

// languages takes the spoken languages that a clause asks for, each with its level.
func (r *reader) languages(c clause, class Class) {
	if class == Duty {
		return
	}
	terms, levels := r.requiredLanguages(c)
	if n := len(terms); n > 1 && r.o.words.either(r.o.low[terms[n-2].End:terms[n-1].Start]) {
		r.add(Requirement{
			Class: class, Kind: KindLanguage, Start: terms[0].Start, End: terms[len(terms)-1].End,
			Terms: terms, Either: true, Level: levels[0],
		})
		return
	}
	for i, t := range terms {
		r.add(Requirement{
			Class: class, Kind: KindLanguage, Start: t.Start, End: t.End, Terms: []Term{t},
			Level: levels[i],
		})
	}
}

// skills reads the members of a clause. In duties and in prose only the catalogue speaks.
func (r *reader) skills(c clause, class Class) {
	low := sort.Search(len(r.mentions), func(i int) bool { return r.mentions[i].End > c.start })
	high := max(low, sort.Search(len(r.mentions), func(i int) bool { return r.mentions[i].Start >= c.end }))
	permit := len(r.p.Requirements) > 0 && r.p.Requirements[len(r.p.Requirements)-1].Kind == KindPermit
	own := c.stated && (class != Duty || !r.o.words.english)
	levels := r.levelsIn(c)
	licences := map[[2]int]licence{}
	for _, g := range r.o.words.groups(r.o.text, r.o.low, c, r.withoutLanguages(r.mentions[low:high]), own) {
		if r.isRole(g) || r.isLanguage(g) || meets(levels, g) || !c.stated && r.isTitle(g) || r.repeatsTitle(g) {
			continue
		}
		q := Requirement{Class: class, Kind: KindSkill, Start: g.start, End: g.end, Terms: g.terms, Either: g.either}
		if permit && slices.ContainsFunc(g.terms, func(t Term) bool { return t.Skill == "right-to-work" }) {
			continue // reported as a permit
		}
		at := [2]int{g.start, g.end}
		said, ok := licences[at] // all things of an item share its words
		if !ok {
			said = r.o.words.licenceIn(r.o.low[g.start:g.end])
			licences[at] = said
		}
		if said.required || r.namesCredential(g) {
			q.Kind, q.Level = KindCredential, said.status
		}
		if q.Start < r.field.end && q.Start >= r.field.start {
			q.Years = r.field.years
		}
		r.add(q)
	}
}

func (r *reader) withoutLanguages(ms []skill.Mention) []skill.Mention {
	return slices.DeleteFunc(slices.Clone(ms), func(m skill.Mention) bool {
		s, ok := r.cat.Skill(m.Skill)
		return ok && s.Kind == skill.Language
	})
}

// isRole reports whether the posting's own words only repeat the role.
func (r *reader) isRole(g group) bool {
	for _, t := range g.terms {
		if t.Skill != "" {
			return false
		}
	}
	return meets(r.roles, g)
}

func meets(spans []span, g group) bool {
	return slices.ContainsFunc(spans, func(s span) bool { return s.start < g.end && g.start < s.end })
}

// isTitle reports whether a skill named in prose is but part of the title: "we are looking for a backend engineer".
func (r *reader) isTitle(g group) bool {
	title := lower(r.p.Title)
	for _, t := range g.terms {
		if find(title, lower(t.Name)) < 0 {
			return false
		}
	}
	return true
}

// repeatsTitle reports whether the posting's own words only say who is sought: "Se precisa jefe/a de cocina".
func (r *reader) repeatsTitle(g group) bool {
	title, _, _ := strings.Cut(lower(r.p.Title), " ")
	return len(g.terms) == 1 && g.terms[0].Skill == "" && len(title) > 4 &&
		holdsAny(r.o.low[g.start:g.end], r.o.words.seeking) && find(r.o.low[g.start:g.end], title) >= 0
}

// levelsIn returns the words of a clause that say how well languages are spoken.
func (r *reader) levelsIn(c clause) []span {
	low := r.o.low[c.start:c.end]
	if len(r.o.words.spoken(low)) == 0 {
		return nil
	}
	var out []span
	for _, l := range r.o.words.levelCues(low) {
		out = append(out, span{start: c.start + l.start, end: c.start + l.end})
	}
	return out
}

func (r *reader) isLanguage(g group) bool { return meets(r.languageWords, g) }

// settle keeps one requirement for each thing asked, the firmest, numbers them and sums up the years.
func (r *reader) settle() {
	rank := map[Class]int{Must: 0, Nice: 1, Duty: 2}
	var kept []Requirement
	seen := map[string]int{}
	for _, q := range r.p.Requirements {
		key := keyOf(q)
		if at, ok := seen[key]; ok && key != "" {
			years := max(q.Years, kept[at].Years)
			if rank[q.Class] < rank[kept[at].Class] {
				kept[at] = q
			}
			kept[at].Years = years
			continue
		}
		if key != "" {
			seen[key] = len(kept)
		}
		kept = append(kept, q)
	}
	if len(kept) > mostRequirements {
		slices.SortStableFunc(kept, func(x, y Requirement) int { return cmp.Compare(rank[x.Class], rank[y.Class]) })
		kept = kept[:mostRequirements]
	}
	for i := range kept {
		kept[i].ID = fmt.Sprintf("r%d", i+1)
	}
	r.p.Requirements = kept
	r.p.Years = requiredYears(kept)
	if r.p.Family == "" {
		r.p.Family = r.commonFamily()
	}
}

// keyOf names what a requirement asks for, so that asking twice counts once.
func keyOf(q Requirement) string {
	if q.Kind == KindYears || q.Kind == KindEducation {
		return ""
	}
	names := make([]string, len(q.Terms))
	for i, t := range q.Terms {
		if names[i] = string(t.Skill); names[i] == "" {
			names[i] = lower(t.Name)
		}
	}
	slices.Sort(names)
	if q.Kind == KindCredential {
		names = append(names, string(q.Kind)) // intensive care and a certificate in it are two things
	}
	return strings.Join(names, "|")
}

// requiredYears is the longest experience that is a must; where only wishes state one, the longest of those.
func requiredYears(rs []Requirement) float64 {
	required, wished := 0.0, 0.0
	for _, q := range rs {
		if q.Kind != KindYears {
			continue
		}
		if q.Class == Must {
			required = max(required, q.Years)
		} else {
			wished = max(wished, q.Years)
		}
	}
	if required > 0 {
		return required
	}
	return wished
}

func (r *reader) commonFamily() string {
	count := map[string]int{}
	best := ""
	for _, q := range r.p.Requirements {
		for _, t := range q.Terms {
			s, ok := r.cat.Skill(t.Skill)
			if !ok || s.Family == "general" {
				continue
			}
			count[s.Family]++
			if n := count[s.Family]; n > count[best] || n == count[best] && s.Family < best {
				best = s.Family
			}
		}
	}
	return best
}
