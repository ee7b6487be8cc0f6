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

// lacks lists what decides and is not met. What the resume says nothing of weighs little: it is asked, not held against
// anybody.
func (a *analysis) lacks() []Lack {
	out := a.lackingMusts()
	for i, q := range a.j.post.Requirements {
		if d, ok := a.degrees[i]; ok && q.Class == posting.Must && d.pending {
			out = append(out, Lack{Kind: LackDegree, Label: q.Text})
		}
	}
	if required := a.j.post.Years; required > 0 {
		if met := a.yearsMet(); met < 1 {
			out = append(out, Lack{Kind: LackYears, Amount: met, Label: labelYears})
		}
	}
	s, what := a.admitted()
	if s != sound {
		amount := 0.0
		if s == pending {
			amount = admittedWish
		}
		out = append(out, Lack{Kind: LackAdmitted, Amount: amount, Label: what})
	}
	if s != denied {
		out = append(out, a.slots()...)
	}
	if a.leadsNobody() {
		out = append(out, Lack{Kind: LackLead, Label: a.j.post.Title})
	}
	return out
}

// lackingMusts lists the required licences, languages and skills that are not met, of skills the first few.
func (a *analysis) lackingMusts() []Lack {
	var out []Lack
	weakMusts := 0
	for i, k := range a.j.requirements {
		kind, lacks := a.lackOf(k, a.findings[i])
		if !lacks {
			continue
		}
		if kind == LackSkill {
			if weakMusts++; weakMusts > mostWeakMusts {
				continue
			}
		}
		out = append(out, Lack{Kind: kind, Label: k.label()})
	}
	return out
}

// lackOf reports whether a requirement decides and is not met, and in what way.
func (a *analysis) lackOf(k requirement, f finding) (LackKind, bool) {
	switch {
	case k.Class != posting.Must:
		return 0, false
	case isLicence(k):
		if a.holds(k, f) {
			return 0, false
		}
		if a.knownNotHeld(k, f) {
			return LackLicence, true
		}
		if a.driving(k) {
			return 0, false
		}
		if slices.ContainsFunc(f.proof, func(e Evidence) bool { return e.Grade != "qualified" }) {
			return LackOther, true
		}
		return LackSilent, true
	case k.Kind == posting.KindLanguage:
		return LackLanguage, a.j.requiredLevel(&k) >= posting.SpokenRank("B1") && !a.writtenIn(k) &&
			(f.status == Related || f.status == Missing && a.otherLanguage(k))
	case k.Kind == posting.KindSkill:
		return LackSkill, k.terms[0].kind != skill.Soft && f.stand >= pending && (f.status != Matched || f.aside)
	}
	return 0, false
}

// leadsNobody reports whether the posting's title leads others, and of the jobs that the resume has none shows it.
func (a *analysis) leadsNobody() bool {
	asked := a.j.post.Level >= skill.LevelLead || stands().leads.MatchString(a.j.post.Title)
	return asked && len(a.p.jobs) > 0 && !a.leading()
}

// admittedWish is how far something is met that the resume says is wished for or begun, set by hand on the jobs of
// wild, an author left out at a time.
const admittedWish = 0.3

// writtenIn reports whether the resume is written in a language that is asked for, or in one of several.
func (a *analysis) writtenIn(k requirement) bool {
	return slices.ContainsFunc(k.terms, func(t requirementTerm) bool {
		return t.Skill != "" &&
			t.Skill == skill.ID(written[a.p.language])
	})
}

// otherLanguage reports whether the resume lists languages and not this one.
func (a *analysis) otherLanguage(k requirement) bool {
	return !slices.ContainsFunc(k.terms, func(t requirementTerm) bool { return t.Skill == "" }) &&
		slices.ContainsFunc(a.p.entries, func(e entry) bool {
			return e.line.Kind == document.LineLanguage || len(e.read.words) <= fewLanguages && e.job < 0 &&
				len(posting.Spoken(e.line.Text)) > 0
		})
}

// fewLanguages is how many words a line has at most that lists languages.
const fewLanguages = 12

// written are the languages that resumes are known to be written in, as the catalogue names them.
var written = map[string]string{"en": "english", "de": "german", "fr": "french", "es": "spanish"}

// mostWeakMusts is how many skills that are expressly not had lower a score.
const mostWeakMusts = 3

// knownNotHeld reports whether the resume says that a licence is not held, or shows a lesser kind of it.
func (a *analysis) knownNotHeld(k requirement, f finding) bool {
	return f.stand >= weak || !a.driving(k) && a.limited()
}

// holds reports whether a licence is held, in full.
func (a *analysis) holds(k requirement, f finding) bool {
	return f.held && (a.driving(k) || !a.limited() || a.shownInFull(f))
}

// shownInFull reports whether a line that says nothing of a lesser kind shows a licence.
func (a *analysis) shownInFull(f finding) bool {
	return slices.ContainsFunc(f.proof, func(e Evidence) bool {
		return e.Grade != "qualified" && !limitedLicence.MatchString(e.Text)
	})
}

var limitedLicence = regexp.MustCompile(
	`(?i)\b(?:provisional|conditional|restricted|limited|short-call|substitute|temporary|student|trainee|provisoire|provisional)\b[^.;]{0,30}\b(?:licen[cs]e|registration|permit)\b|\b(?:licen[cs]e|registration)\b[^.;]{0,12}\b(?:provisional|restricted|limited)\b|-limited\b`)

// limited reports whether the resume names a licence of a lesser kind than a full one.
func (a *analysis) limited() bool {
	return slices.ContainsFunc(a.p.entries, func(e entry) bool {
		return limitedLicence.MatchString(e.line.Text) && !unrestricted.MatchString(e.line.Text)
	})
}

var unrestricted = regexp.MustCompile(`(?i)unrestricted|not restricted|unlimited`)

// driving reports whether a licence is one to drive a car, which many hold and few write down.
func (a *analysis) driving(k requirement) bool {
	return slices.ContainsFunc(k.terms, func(t requirementTerm) bool {
		low := strings.ToLower(t.label + " " + t.Name)
		return strings.Contains(low, "driv") || strings.Contains(low, "führerschein") ||
			strings.Contains(low, "conduire") || strings.Contains(low, "conducir")
	})
}

// field is the time that a requirement of years asks for in a field of work.
type field struct {
	required, shown float64
	near            float64
	text            string
}

// How far a job must be of a field for its time to count, and what shows it; set by hand on the fields that the tagged
// postings of wild ask years in.
const (
	fieldFull  = 0.55
	fieldHalf  = 0.3 // also what the name of an employer counts beside a title
	lineWeight = 0.5 // of one line in the place of a job's work
	nearField  = 0.8 // what a job counts by its nearness alone
)

// fieldsOf adds up, for each requirement of years of something, the dated jobs that show it.
func (j *Judge) fieldsOf(p *profile) map[int]field {
	out := map[int]field{}
	for i, q := range j.post.Requirements {
		if q.Kind != posting.KindYears || len(q.Terms) == 0 || q.Years <= 0 {
			continue
		}
		shows := make([]float64, len(p.jobs))
		for _, t := range q.Terms {
			j.fieldIn(p, t.Name, shows)
		}
		full := union(p.jobs, func(k int) bool { return shows[k] >= fieldFull })
		wide := union(p.jobs, func(k int) bool { return shows[k] >= fieldHalf })
		out[i] = field{
			required: q.Years, shown: float64(full) / 12, near: float64(wide-full) / 12, text: q.Terms[0].Name,
		}
	}
	return out
}

// fieldIn reports how far each job is of a field: by its title, by the lines that name it, by how near its work lies.
func (j *Judge) fieldIn(p *profile, name string, shows []float64) {
	phrase, title := names.NewPhrase(name, j.around), names.ReadTitleIn(name, j.post.Language)
	for k, b := range p.jobs {
		shows[k] = max(shows[k], title.Like(names.ReadTitleIn(b.title, j.post.Language)))
	}
	for _, h := range p.vocab.Find(phrase) {
		e := p.entries[h.Line]
		if e.job < 0 || e.line.Kind != document.LineTitle && !e.tells() {
			continue
		}
		show := max(h.Same, h.Cover*h.Cover)
		if e.line.Kind == document.LineEmployer {
			show *= fieldHalf
		}
		if standOf(j.lexicon.claims(e.line.Text, p.language), h.Start, h.End) >= weak {
			continue
		}
		shows[e.job] = max(shows[e.job], show)
	}
	seen := map[string]bool{}
	places := make([]names.Vector, len(p.jobs))
	for _, e := range p.entries {
		if e.job >= 0 && e.line.Kind != document.LineEmployer && e.tells() && !seen[e.line.Text] {
			seen[e.line.Text] = true
			places[e.job] = places[e.job].Plus(j.lexicon.line(e.line.Text, p.language).vector, lineWeight)
		}
	}
	for k := range places {
		shows[k] = max(shows[k], places[k].Cosine(&phrase.Vector)*nearField)
	}
}

// yearsMet reports how far the years that are asked are shown, 0 to 1: the years of the role, and of each field that is
// named.
func (a *analysis) yearsMet() float64 {
	met := a.time.met(a.j.post.Years)
	if len(a.fields) == 0 {
		return met
	}
	sum := 0.0
	for _, f := range a.fields {
		open := max(0, f.required-f.shown)
		sum += min(1, (f.shown+min(open, f.near)/2)/f.required)
	}
	return (met + 2*sum) / float64(1+2*len(a.fields))
}
