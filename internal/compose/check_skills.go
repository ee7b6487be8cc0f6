package compose

import (
	"slices"
	"sort"
	"strings"

	"vitae/internal/skill"
)

// mention is a skill named at tokens from to to of a statement.
type mention struct {
	skill     skill.ID
	statement int
	from, to  int
	negated   bool
}

// findMentions finds the catalogue's skills in all statements at once, so that lists over several lines help each other.
func findMentions(c *skill.Catalogue, r *reading) []mention {
	if c == nil {
		return nil
	}
	var b strings.Builder
	starts := make([]int, len(r.all))
	for i := range r.all {
		starts[i] = b.Len()
		b.WriteString(r.all[i].text)
		b.WriteByte('\n')
	}
	var out []mention
	for _, m := range c.Find(b.String()) {
		i := sort.SearchInts(starts, m.Start+1) - 1
		s, from, to := &r.all[i], -1, -1
		for t := range s.tokens {
			if at := starts[i] + s.tokens[t].start; at < m.End && starts[i]+s.tokens[t].end > m.Start {
				if from < 0 {
					from = t
				}
				to = t + 1
			}
		}
		if from >= 0 {
			out = append(out, mention{skill: m.Skill, statement: i, from: from, to: to, negated: m.Negated})
		}
	}
	return out
}

// support is how an original shows a skill.
type support struct {
	plain   bool   // somewhere without a qualifier
	class   string // else the class of its qualifier
	denied  bool   // every mention says that it is not there
	level   int    // the highest proficiency named beside it, 0 for none
	example string
}

func supports(o *source) map[skill.ID]*support {
	out := map[skill.ID]*support{}
	for _, m := range o.mentions {
		st := &o.all[m.statement]
		if st.heading {
			continue
		}
		s := out[m.skill]
		if s == nil {
			s = &support{denied: true}
			out[m.skill] = s
		}
		if m.negated {
			continue
		}
		s.denied = false
		s.level = max(s.level, levelBeside(st, m.from, m.to))
		if class := qualifierBeside(st, m.from, m.to); class == "" {
			s.plain = true
		} else {
			s.class, s.example = class, st.text
		}
	}
	return out
}

// skillClasses are the qualifiers that make a skill less than the skill.
var skillClasses = map[string]bool{"learning": true, "basic": true, "expired": true, "seldom": true}

// qualifierBeside gives the class of a qualifier that belongs to tokens from to to: before it in the same item of a
// list ("basics of Go", "familiar with Helm and Go"), or after it ("Go (basics)", "CPA candidate").
func qualifierBeside(s *statement, from, to int) string {
	for i := to; i < len(s.tokens) && i < to+5; i++ {
		if s.tokens[i].pause > pauseBracket && (i > to || !labels(s, to)) || s.tokens[i].low == "and" || s.tokens[i].low == "with" || s.tokens[i].low == "for" {
			break
		}
		if p, ok := phraseAt(qualifiers, s.tokens, i); ok && skillClasses[p.class] && !teaches(s, i) {
			return p.class
		}
	}
	// "CPA, candidate"; "PMP, expected 2026"
	if to < len(s.tokens) && s.tokens[to].pause == pauseComma {
		if p, ok := phraseAt(qualifiers, s.tokens, to); ok && p.class == "learning" {
			return p.class
		}
	}
	for i := from - 1; i >= 0 && i >= from-8; i-- {
		if p, ok := phraseAt(qualifiers, s.tokens, i); ok && skillClasses[p.class] && !trailing[p.words[0]] && !teaches(s, i) && i+len(p.words) <= from && reaches(s, i+len(p.words), from) {
			return p.class
		}
		if s.tokens[i+1].pause >= pauseClause {
			break
		}
	}
	return ""
}

// trailing qualifiers follow what they qualify; before it they mean something else ("booked demos").
var trailing = setOf(`booked scheduled pending expected anticipated sitting awaiting candidate candidacy light limited lapsed retired suspended former formerly previously`)

// reaches says whether a qualifier that ends at token i still holds at token from: through "of", "in", "with" and a list
// after them, not across a new item after an adjective ("basic French, German").
func reaches(s *statement, i, from int) bool {
	linked := i < from && (s.tokens[i].low == "of" || s.tokens[i].low == "with" || s.tokens[i].low == "in" || s.tokens[i].low == "to" || s.tokens[i].low == "for")
	for ; i <= from; i++ {
		if s.tokens[i].pause >= pauseClause || s.tokens[i].pause > pauseNone && !linked {
			return false
		}
	}
	return true
}

// teaches says that a course is given, or eaten, and not taken.
func teaches(s *statement, i int) bool {
	if w := s.tokens[i].low; w != "course" && w != "courses" && w != "bootcamp" && w != "tutorials" && w != "coursework" {
		return false
	}
	if i > 0 && (s.tokens[i-1].glued || s.tokens[i].glued || s.tokens[i-1].low == "main" || s.tokens[i-1].low == "golf" || s.tokens[i-1].low == "of") {
		return true
	}
	for j := i - 1; j >= 0 && j >= i-8; j-- {
		switch s.tokens[j].stem {
		case "teach", "lectur", "deliv", "design", "run", "writ", "creat", "develop", "instruct", "lead", "tutor", "grad":
			return true
		}
	}
	return false
}

// phraseAt gives the longest phrase of a list that begins at token i.
func phraseAt(list map[string][]phrase, tokens []token, i int) (phrase, bool) {
	best, found := phrase{}, false
	for _, key := range [2]string{tokens[i].low, gluedWord(tokens, i)} {
		if key == "" {
			continue
		}
		used := 1
		if key != tokens[i].low {
			used = 2
		}
		for _, p := range list[key] {
			if len(p.words) <= len(best.words) || i+used+len(p.words)-1 > len(tokens) {
				continue
			}
			if slices.EqualFunc(p.words[1:], tokens[i+used:i+used+len(p.words)-1], func(w string, t token) bool { return t.low == w }) {
				best, found = p, true
			}
		}
	}
	return best, found
}

// gluedWord joins a word with the one that a hyphen ties to it: "part-time", "" where none does.
func gluedWord(tokens []token, i int) string {
	if i+1 < len(tokens) && tokens[i+1].glued {
		return tokens[i].low + "-" + tokens[i+1].low
	}
	return ""
}

// levelBeside gives the proficiency named in the same item as tokens from to to.
func levelBeside(s *statement, from, to int) int {
	best := 0
	for i := from; i < to; i++ { // some names hold their level: "fluent French"
		best = max(best, proficiencies[s.tokens[i].low])
	}
	for i := to; i < len(s.tokens) && i < to+4 && (s.tokens[i].pause < pauseComma || s.tokens[i].pause == pauseClause && i == to); i++ {
		best = max(best, proficiencies[s.tokens[i].low])
	}
	for i := from - 1; i >= 0 && i >= from-3 && s.tokens[i+1].pause == pauseNone; i-- {
		best = max(best, proficiencies[s.tokens[i].low])
	}
	return best
}

// checkSkills compares the skills named.
func (k *comparison) checkSkills() {
	for _, m := range k.mentions {
		s := &k.now.all[m.statement]
		name := s.text[s.tokens[m.from].start:s.tokens[m.to-1].end]
		if s.heading || s.copied || m.negated || k.isAllowed(name) {
			continue
		}
		line := s.tokens[m.from].line
		o := k.old.skills[m.skill]
		switch {
		case o == nil:
			k.newSkill(m, s, name)
		case o.denied:
			k.flag(m)
			k.report(Finding{Kind: "skill", Value: name, Severity: High}, line, "Your original resume says that you do not have “"+name+"”. Is that still so?")
		case !o.plain && qualifierBeside(s, m.from, m.to) == "" && !classBeside(s, m.from, o.class):
			k.flag(m)
			severity := High
			if o.class == "seldom" {
				severity = Review
			}
			k.report(Finding{Kind: "qualifier", Value: name, Severity: severity}, line, "Your original resume says less about “"+name+"”: “"+clip(o.example)+"”. May it stand without that?")
		default:
			k.raisedLevel(m, s, name, o)
		}
	}
}

func (k *comparison) raisedLevel(m mention, s *statement, name string, o *support) {
	level := levelBeside(s, m.from, m.to)
	if level <= o.level || level < 2 {
		return
	}
	info, _ := k.old.c.Skill(m.skill)
	language := info.Kind == skill.Language
	switch {
	case language && level >= 3 && o.level == 0:
		k.report(Finding{Kind: "qualifier", Value: name, Severity: High}, s.tokens[m.from].line, "Your original resume claims a lower level of “"+name+"”. Which is right?")
	case level >= 4:
		k.report(Finding{Kind: "qualifier", Value: name, Severity: Review}, s.tokens[m.from].line, "Your original resume does not say how well you know “"+name+"”. Is this level right?")
	}
}

// checkLevels compares proficiencies: "German (B1)" must not become "German (fluent)", "basic PowerShell" not "advanced".
func (k *comparison) checkLevels() {
	for i := range k.now.all {
		s := &k.now.all[i]
		if s.copied {
			continue
		}
		for j := range s.tokens {
			level := proficiencies[s.tokens[j].low]
			if level < 2 || vagueLevels[s.tokens[j].low] {
				continue
			}
			for n := max(0, j-2); n < len(s.tokens) && n <= j+2; n++ {
				t := &s.tokens[n]
				if n == j || t.kind != wordToken || stopWords[t.low] || proficiencies[t.low] > 0 || levelBeside(s, n, n+1) != level {
					continue
				}
				if was, o := k.old.levelOf(t.stem); was > 0 && was < level {
					k.report(Finding{Kind: "qualifier", Value: t.text, Severity: High}, t.line, "Your original resume claims less of “"+t.text+"”: “"+clip(o.text)+"”. Which is right?")
				}
			}
		}
	}
}

// vagueLevels praise as often as they grade.
var vagueLevels = setOf(`professional good solid strong working business competent limited familiar`)

// levelOf gives the highest proficiency that the original names beside a word, and where.
func (o *source) levelOf(stem string) (int, *statement) {
	best, at := 0, (*statement)(nil)
	for _, i := range o.index[stem] {
		s := &o.all[i]
		for j := range s.tokens {
			if s.tokens[j].stem != stem {
				continue
			}
			if level := levelBeside(s, j, j+1); level > best {
				best, at = level, s
			}
		}
	}
	return best, at
}

// classBits number the classes of qualifiers.
var classBits = func() map[string]uint32 {
	bits := map[string]uint32{}
	for _, list := range qualifiers {
		for _, p := range list {
			if bits[p.class] == 0 {
				bits[p.class] = 1 << len(bits)
			}
		}
	}
	return bits
}()

// readClasses notes the classes of the qualifiers that stand in the statement.
func (s *statement) readClasses() {
	for i := range s.tokens {
		if p, ok := phraseAt(qualifiers, s.tokens, i); ok {
			s.classes |= classBits[p.class]
		}
	}
}

// hasClass says whether a qualifier of the class stands anywhere in the statement.
func hasClass(s *statement, class string) bool { return s.classes&classBits[class] != 0 }

// classBeside says whether a qualifier of the class stands in the same part of the statement.
func classBeside(s *statement, at int, class string) bool {
	from, to := at, at+1
	for from > 0 && s.tokens[from].pause < pauseClause {
		from--
	}
	for to < len(s.tokens) && s.tokens[to].pause < pauseClause {
		to++
	}
	for i := from; i < to; i++ {
		if p, ok := phraseAt(qualifiers, s.tokens, i); ok && p.class == class {
			return true
		}
	}
	return false
}

func (k *comparison) flag(m mention) {
	for i := m.from; i < m.to; i++ {
		k.flagged[place(m.statement, i)] = true
	}
}

// newSkill judges a skill that the original does not name. What a skill of the original implies, or what its own words
// spell out, is no new claim. A tool, a credential or a language is a fact; a field of knowledge may be another way of
// saying what was done, so it is a question, unless it is written as a name.
func (k *comparison) newSkill(m mention, s *statement, name string) {
	info, _ := k.old.c.Skill(m.skill)
	fact := info.Kind == skill.Tool || info.Kind == skill.Credential || info.Kind == skill.Language
	have, all, named := 0, 0, false
	var stems []string // content words that the original has: those of a fact must stand together there
	for i := m.from; i < m.to; i++ {
		t := &s.tokens[i]
		if stopWords[t.low] {
			continue
		}
		all++
		if k.known(t) || m.to-m.from > 1 && k.shortened(t) {
			have++
			if k.old.stems[t.stem] && credentialCues[t.low] == "" && t.stem != "" {
				stems = append(stems, t.stem)
			}
		} else if isName(s, i) && (!s.titled && !labels(s, m.to) || technical(t.text)) {
			named = true
		}
	}
	if info.Kind == skill.Soft || all == have && (!fact || k.old.together(stems)) {
		return
	}
	weight, kind := k.nearest(m.skill)
	if kind == skill.Implies && weight >= .5 || k.expansion(s, m.from, m.to) {
		k.flag(m) // sound: no other check need ask
		return
	}
	severity, what := Review, "skill"
	switch info.Kind {
	case skill.Tool, skill.Language:
		severity = High
	case skill.Credential:
		severity, what = High, "credential"
	default:
		if have*2 >= all && !named {
			return
		}
		if named && kind == "" {
			severity = High
		}
	}
	if weight >= .8 {
		severity = Review
	}
	k.flag(m)
	k.report(Finding{Kind: what, Value: name, Severity: severity}, s.tokens[m.from].line, "“"+name+"” is not in your original resume. Is it true of you?")
}

// labels says whether the first tokens of a statement, up to end, are a label before a colon ("Health & Safety: …").
func labels(s *statement, end int) bool {
	return end < len(s.tokens) && end <= 5 && s.tokens[end].pause == pauseClause && strings.Contains(s.text[s.tokens[end-1].end:s.tokens[end].start], ":")
}

// together says whether one statement of the original holds all the stems.
func (o *source) together(stems []string) bool {
	if len(stems) < 2 {
		return true
	}
	for _, i := range o.index[stems[0]] {
		all := true
		for _, w := range stems[1:] {
			all = all && slices.Contains(o.index[w], i)
		}
		if all {
			return true
		}
	}
	return false
}

// nearest gives the strongest relation from a skill of the original.
func (k *comparison) nearest(want skill.ID) (float64, skill.RelationKind) {
	best, kind := 0.0, skill.RelationKind("")
	for _, r := range k.old.c.Toward(want) {
		if o := k.old.skills[r.From]; o != nil && !o.denied && r.Weight > best {
			best, kind = r.Weight, r.Kind
			if r.Kind == skill.Implies && r.Weight >= .5 {
				break
			}
		}
	}
	return best, kind
}

// knownName says whether a token belongs to the name of a skill that the original shows, so that figures in it are part
// of a name.
func (k *comparison) knownName(statement, token int) bool {
	for _, m := range k.mentions {
		if m.statement == statement && m.from <= token && token < m.to {
			o := k.old.skills[m.skill]
			return o != nil && !o.denied
		}
		if m.statement > statement {
			return false
		}
	}
	return false
}
