package match

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// admission is what a resume says of something that its owner does not have: the words that say it, and whether it is
// expressly not had or only wished for, planned or begun.
type admission struct {
	line   string
	vocab  *names.Vocabulary
	text   string
	wished bool
}

// How many words of a statement an admission is about.
const (
	deniedReach = 12
	wishedReach = 10
)

// withOthers finds what a resume says is the work of others: "Spark and Kafka are with the platform team".
var withOthers = regexp.MustCompile(
	`(?i)([^.;:,]{2,60}?) (?:is|are|was|were|sits?|stays?) (?:with|(?:done|handled|owned|run|written|managed) by) (?:that|the|an?|another|other|our|a separate) (?:[\w-]+ ){0,3}(?:team|colleagues?|group|department)\b`)

// admissions lists what a resume says that its owner does not have.
func (x *lexicon) admissions(entries []entry, language string) []admission {
	var out []admission
	seen := map[string]bool{}
	for _, e := range entries {
		if seen[e.line.Text] || e.line.Kind == document.LineEmployer || e.line.Kind == document.LineTitle {
			continue
		}
		seen[e.line.Text] = true
		r := x.claims(e.line.Text, language)
		for i := range r.Statements {
			s := &r.Statements[i]
			if from, to, ok := deniedWords(s, language); ok {
				out = append(out, newAdmission(e, r.Of(s, max(0, from), min(len(s.Words), to)), language))
			}
			if m := withOthers.FindStringSubmatch(s.Span.Of(r.Text)); m != nil {
				out = append(out, newAdmission(e, m[1], language))
			}
			if from, to, ok := wishedWords(s, r.Text, language); ok {
				wish := newAdmission(e, r.Of(s, from, to), language)
				wish.wished = true
				out = append(out, wish)
			}
		}
	}
	return out
}

func newAdmission(e entry, said, language string) admission {
	words := names.CutIn(said, language)
	return admission{line: e.line.Text, text: said, vocab: names.NewVocabulary([][]names.Token{words})}
}

// deniedWords returns the words of a statement that it denies.
func deniedWords(s *claim.Statement, language string) (from, to int, ok bool) {
	at := slices.IndexFunc(s.Cues, func(c claim.Cue) bool {
		return (c.Class == claim.Limit || c.Class == claim.Progress) && stands().negates[s.Words[c.From].Low] &&
			(c.To >= len(s.Words) || !s.Words[c.To].Number) // "no. 12"
	})
	if at < 0 {
		return 0, 0, false
	}
	c := s.Cues[at]
	from, to = c.To, c.To
	for to < len(s.Words) && to < c.To+deniedReach &&
		(to == c.To || !s.Words[to].Parts() || s.Words[to].Before == ',' && goesOn(s.Words[to:])) {
		to++
	}
	for language == "de" && from > 0 && from > c.From-deniedReach && (from == len(s.Words) || !s.Words[from].Parts()) {
		from-- // what is denied may stand before: "eine Ausbildung habe ich nicht"
	}
	return from, to, true
}

// goesOn reports whether the words behind a comma go on with a list of what is denied: "no Kafka, Spark or Flink", "no
// Kafka, no Spark". In "no direct reports, reviewing the code of two" they don't.
func goesOn(rest []claim.Word) bool {
	if stands().negates[rest[0].Low] {
		return true
	}
	for i, w := range rest[:min(len(rest), deniedReach)] {
		if i > 0 && w.Parts() && w.Before != ',' {
			return false
		}
		if i > 0 && stands().joints[w.Low] {
			return true
		}
	}
	return false
}

// wishedWords returns the words of a statement that it wishes for.
func wishedWords(s *claim.Statement, text, language string) (from, to int, ok bool) {
	re := wishes(language)
	if re == nil {
		return 0, 0, false
	}
	at := re.FindStringIndex(s.Span.Of(text))
	if at == nil {
		return 0, 0, false
	}
	from = slices.IndexFunc(s.Words, func(w claim.Word) bool { return w.Start >= s.Span.Start+at[1] })
	return from, min(len(s.Words), from+wishedReach), from >= 0
}

// admitted reports how far the resume itself says that what is required is not had: sound where it says nothing,
// pending where it is only wished for or begun, denied where it is expressly not had. what names the thing.
func (a *analysis) admitted() (worst stand, what string) {
	if len(a.p.admissions) == 0 {
		return sound, ""
	}
	look := func(name string, words bool) {
		if s := a.j.admits(a.p, name, words); s > worst {
			worst, what = s, name
		}
	}
	look(a.j.post.Title, true)
	for i, q := range a.j.post.Requirements {
		if q.Class != posting.Must {
			continue
		}
		switch q.Kind {
		case posting.KindYears:
			for _, t := range q.Terms {
				look(t.Name, true)
			}
		case posting.KindEducation:
			if a.degrees[i].worth < 1 && a.deniesDegree(q) {
				worst, what = denied, q.Text
			}
		case posting.KindSkill:
			if t := q.Terms[0]; !q.Either && !a.j.soft(t) {
				look(t.Name, false)
			}
		}
	}
	return worst, what
}

func (j *Judge) soft(t posting.Term) bool {
	s, ok := j.cat.Skill(t.Skill)
	return ok && s.Kind == skill.Soft
}

// admits looks for a thing among what the resume says is not had. Where words is set, one word of the name is enough
// that no
// line about dated work shows: "litigation" of a litigation paralegal.
func (j *Judge) admits(p *profile, name string, words bool) stand {
	whole := names.NewPhrase(names.OneGender(name), j.around)
	if whole.Words() == 0 {
		return sound
	}
	out := sound
	for _, a := range p.admissions {
		says := denied
		if a.wished {
			says = pending
		}
		if says <= out {
			continue
		}
		for _, h := range a.vocab.Find(whole) {
			if h.Cover >= admittedCover && !shortWord(a.text[h.Start:h.End]) && !j.inWork(p, a.line, whole) {
				out = says
			}
		}
		if !words || out == says {
			continue
		}
		for _, t := range names.Cut(name) {
			if names.Empty(t.Low) || names.Aside(t.Low) || len(t.Low) < 3 || names.Rarity(t.Stem) < specific {
				continue
			}
			one := names.NewPhrase(t.Text, j.around)
			for _, h := range a.vocab.Find(one) {
				if h.Cover >= sureName && !j.inWork(p, a.line, one) {
					out = says
				}
			}
		}
	}
	return out
}

// shortWord reports whether what was found is one short plain word, which may abbreviate anything.
func shortWord(s string) bool { return len(s) <= 3 && strings.ToLower(s) == s }

// When an admission is of something asked for, and when work shows it after all; set by hand on the admissions of wild.
const (
	admittedCover = 0.5
	shownInWork   = 0.6 // share of a name's words in a line about dated work
	specific      = 1.5 // the rarity of a word from which on it says what is special to a job
)

// deniesDegree reports whether the resume says that a degree of the level asked is not held.
func (a *analysis) deniesDegree(q posting.Requirement) bool {
	want := posting.DegreeRank(q.Level)
	return slices.ContainsFunc(a.p.admissions, func(x admission) bool {
		return !x.wished &&
			posting.DegreeHeld(x.text) == want
	})
}

// inWork reports whether another line about dated work names a thing.
func (j *Judge) inWork(p *profile, but string, ph *names.Phrase) bool {
	for _, h := range p.vocab.Find(ph) {
		e := p.entries[h.Line]
		if e.line.Text == but || e.job < 0 || !e.line.Dated || e.line.Kind == document.LineEmployer || !e.tells() {
			continue
		}
		if max(h.Same, h.Cover) >= shownInWork && standOf(j.lexicon.claims(e.line.Text, p.language), h.Start,
			h.End) < weak {
			return true
		}
	}
	return false
}

// leading reports whether a resume shows that others were led: by a title, or by a line about work.
func (a *analysis) leading() bool {
	if slices.ContainsFunc(a.p.admissions, func(x admission) bool { return stands().leads.MatchString(x.text) }) {
		return false
	}
	for _, b := range a.p.jobs {
		if b.level >= skill.LevelLead || stands().leadsBy(b.title) {
			return true
		}
	}
	for _, e := range a.p.entries {
		if e.job < 0 || e.line.Kind != document.LineBullet || !e.tells() {
			continue
		}
		for _, s := range a.j.lexicon.claims(e.line.Text, a.p.language).Statements {
			for _, c := range s.Cues {
				if c.Class == claim.Reports || c.Class == claim.Led {
					return true
				}
			}
		}
	}
	return false
}
