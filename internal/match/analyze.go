package match

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"vitae/internal/document"
	"vitae/internal/posting"
	"vitae/internal/skill"
)

// analysis is one resume against the posting, on its way to a report.
type analysis struct {
	j        *Judge
	p        *profile
	findings []finding
	roles    []float64
	time     experience
	best     int     // the job that shows the role best, -1
	role     float64 // what it is worth
	degrees  map[int]degreeFinding
	lacking  []string // required licences that are not shown
}

// Analyze compares one resume, or one version of it, with the posting.
func (j *Judge) Analyze(r *document.Resume) *Report {
	a := &analysis{j: j, p: j.profile(r), degrees: map[int]degreeFinding{}}
	a.findings = j.findAll(a.p)
	a.roles = j.roleOf(a.p)
	a.time = experienceOf(a.p, a.roles)
	a.best, a.role = j.bestRole(a.p, a.roles)
	for i, q := range j.post.Requirements {
		if q.Kind == posting.KindEducation {
			a.degrees[i] = j.degreeOf(a.p, q)
		}
	}
	a.lacking = a.lackingLicences()
	return a.report()
}

func (a *analysis) report() *Report {
	rep := &Report{Version: Version, Years: round(a.time.years(), 1), YearsAsked: a.j.post.Years, KnockOuts: a.knockOuts()}
	if n := a.j.weighable(); n < leastRequired {
		rep.Unscored = unscored(n)
		rep.Skills = a.skillMatches(nil)
		rep.Parts = []Part{}
		rep.Improvements = a.improvements()
		return rep
	}
	parts := a.parts()
	a.settle(rep, parts)
	rep.Skills = a.skillMatches(parts)
	rep.Figures = a.figures(parts, rep.Score)
	rep.Improvements = a.improvements()
	return rep
}

func unscored(n int) string {
	switch n {
	case 0:
		return "The posting asks for nothing that could be compared, so there is no score."
	case 1:
		return "The posting names only one requirement. That is too little for an honest score."
	}
	return fmt.Sprintf("The posting names only %d requirements. That is too little for an honest score.", n)
}

// weighable counts what the posting asks for that a score can be made of.
func (j *Judge) weighable() int {
	n := 0
	for _, q := range j.post.Requirements {
		if q.Kind != posting.KindLocation && q.Kind != posting.KindPermit {
			n++
		}
	}
	return n
}

// share is what one requirement weighs within its part, and how far it is met.
type share struct {
	ask    int // index into Judge.asks, -1 for a degree
	weight float64
	met    float64
}

// scored is a part on its way to points.
type scored struct {
	name   string
	weight float64
	shares []share
	met    float64
	say    func() string
	points float64 // after scaling to 100, before any cap
	max    float64
}

// parts are the parts that the posting asks for, their weights scaled to 100.
func (a *analysis) parts() []*scored {
	var byName []*scored
	for _, p := range Parts() {
		byName = append(byName, &scored{name: p.Name, weight: p.MaxPoints})
	}
	required, preferred, title, years, duties, education := byName[0], byName[1], byName[2], byName[3], byName[4], byName[5]
	for i, k := range a.j.asks {
		s := share{ask: i, weight: k.share, met: a.findings[i].strength}
		switch {
		case k.Class == posting.Nice:
			preferred.shares = append(preferred.shares, s)
		case k.Class == posting.Duty:
			duties.shares = append(duties.shares, s)
		case k.Kind == posting.KindCredential:
			education.shares = append(education.shares, s)
		default:
			required.shares = append(required.shares, s)
		}
	}
	for i, q := range a.j.post.Requirements {
		if d, ok := a.degrees[i]; ok {
			s := share{ask: -1, weight: 1, met: d.worth}
			if q.Class == posting.Nice {
				preferred.shares = append(preferred.shares, s)
			} else {
				education.shares = append(education.shares, s)
			}
		}
	}
	for _, s := range []*scored{required, preferred, duties, education} {
		s.average()
		s.say = func() string { return a.saySkills(s) }
	}
	title.met, title.say = a.role, a.sayTitle
	if a.j.post.Years > 0 {
		years.met = a.time.met(a.j.post.Years)
	}
	years.say = a.sayYears

	var asked []*scored
	for _, s := range byName {
		if len(s.shares) > 0 || s == title && a.j.post.Title != "" || s == years && a.j.post.Years > 0 {
			asked = append(asked, s)
		}
	}
	scale(asked)
	return asked
}

func (s *scored) average() {
	total := 0.0
	for _, x := range s.shares {
		total += x.weight
		s.met += x.weight * x.met
	}
	if total > 0 {
		s.met /= total
	}
}

// scale makes the parts' maxima add up to exactly 100, in tenths, the largest remainders rounded up.
func scale(parts []*scored) {
	total := 0.0
	for _, s := range parts {
		total += s.weight
	}
	tenths := make([]int, len(parts))
	rests := make([]int, len(parts))
	left := 1000
	for i, s := range parts {
		exact := 1000 * s.weight / total
		tenths[i] = int(exact)
		left -= tenths[i]
		rests[i] = i
	}
	slices.SortStableFunc(rests, func(x, y int) int {
		fx, fy := math.Mod(1000*parts[x].weight/total, 1), math.Mod(1000*parts[y].weight/total, 1)
		switch {
		case fx > fy:
			return -1
		case fx < fy:
			return 1
		}
		return 0
	})
	for _, i := range rests[:left] {
		tenths[i]++
	}
	for i, s := range parts {
		s.max = float64(tenths[i]) / 10
		s.points = s.max * min(1, s.met)
	}
}

// capped presses a score without a required licence under the cap. It keeps the order of scores.
func capped(score float64) float64 {
	if score <= capFrom {
		return score
	}
	return capFrom + (score-capFrom)*(capAt-capFrom)/(100-capFrom)
}

// settle writes the parts in tenths and the score as their sum.
func (a *analysis) settle(rep *Report, parts []*scored) {
	raw := 0.0
	for _, s := range parts {
		raw += s.points
	}
	factor := 1.0
	if len(a.lacking) > 0 && raw > 0 {
		factor = capped(raw) / raw
	}
	sum := 0
	for _, s := range parts {
		tenths := int(math.Round(s.points * factor * 10))
		sum += tenths
		say := s.say()
		if s.points*(1-factor) >= 0.05 {
			say += fmt.Sprintf(" Lowered from %.1f: without %s the score cannot pass %d.", s.points, strings.Join(a.lacking, " and "), capAt)
		}
		rep.Parts = append(rep.Parts, Part{Name: s.name, Points: float64(tenths) / 10, MaxPoints: s.max, Explanation: say})
	}
	rep.Score = float64(sum) / 10
}

// lackingLicences names the licences that are a must and that the resume does not show. A certificate of a course is
// no licence.
func (a *analysis) lackingLicences() []string {
	var out []string
	for i, k := range a.j.asks {
		if isLicence(k) && !a.findings[i].held {
			out = append(out, k.label())
		}
	}
	return out
}

// courseWords stand in what is learnt rather than granted, in the languages that postings are read in.
var courseWords = []string{
	"certificate", "certification", "training", "card", "course",
	"zertifi", "weiterbildung", "schulung", "lehrgang", "kurs",
	"certificat", "formation", "attestation", "certificado", "certificación", "curso", "formación", "acreditación",
}

func isLicence(k ask) bool {
	if k.Kind != posting.KindCredential || k.Class != posting.Must {
		return false
	}
	low := strings.ToLower(k.Text)
	for _, w := range courseWords {
		if strings.Contains(low, w) {
			return false
		}
	}
	return true
}

// label names what a requirement asks for: "Kubernetes", "Tableau or Power BI".
func (k ask) label() string {
	names := make([]string, 0, len(k.terms))
	for _, t := range k.terms {
		if !slices.Contains(names, t.label) {
			names = append(names, t.label)
		}
	}
	if len(names) == 0 {
		return k.Text
	}
	if len(names) > 2 {
		return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
	}
	return strings.Join(names, " or ")
}

// figures says how much of the score is open in things asked for that the resume does not show, or not in full.
func (a *analysis) figures(parts []*scored, now float64) Figures {
	open := 0.0
	for _, s := range parts {
		total := 0.0
		for _, x := range s.shares {
			total += x.weight
		}
		for _, x := range s.shares {
			open += s.max * x.weight / total * (1 - x.met)
		}
	}
	return Figures{Now: now, NewSkills: round(min(open, 100-now), 1)}
}

func round(x float64, digits int) float64 {
	p := math.Pow10(digits)
	return math.Round(x*p) / p
}

// relevance says how much the posting asks for something: firmest for a must, less for a wish.
func relevance(k ask) float64 {
	base := map[posting.Class]float64{posting.Must: 0.9, posting.Duty: 0.6, posting.Nice: 0.4}[k.Class]
	if k.Kind == posting.KindCredential && k.Class == posting.Must {
		base = 1
	}
	return round(base*(0.5+0.5*k.share), 2)
}

// skillMatches lists what is asked for, the firmest first.
func (a *analysis) skillMatches(parts []*scored) []SkillMatch {
	points := make([]float64, len(a.j.asks))
	for _, s := range parts {
		total := 0.0
		for _, x := range s.shares {
			total += x.weight
		}
		for _, x := range s.shares {
			if x.ask >= 0 {
				points[x.ask] = s.max * x.weight / total
			}
		}
	}
	out := make([]SkillMatch, 0, len(a.j.asks))
	for i, k := range a.j.asks {
		if len(k.terms) == 0 {
			continue
		}
		f := a.findings[i]
		m := SkillMatch{
			Skill: k.label(), Relevance: relevance(k), Status: f.status, Required: k.Class == posting.Must, Evidence: []string{}, Asked: k.Text, Strength: round(f.strength, 2),
			Points: round(points[i]*f.strength, 1), MaxPoints: round(points[i], 1), Proof: f.proof, ID: k.terms[0].Skill,
		}
		if f.status != Missing {
			m.Skill, m.ID = k.terms[f.term].label, k.terms[f.term].Skill
		}
		for _, e := range f.proof {
			m.Evidence = append(m.Evidence, e.Text)
		}
		m.Suggestion = a.suggestion(i)
		out = append(out, m)
	}
	slices.SortStableFunc(out, func(x, y SkillMatch) int {
		switch {
		case x.Relevance > y.Relevance:
			return -1
		case x.Relevance < y.Relevance:
			return 1
		}
		return 0
	})
	return out
}

func (a *analysis) skillName(id skill.ID) string {
	if s, ok := a.j.cat.Skill(id); ok {
		return s.Name
	}
	return string(id)
}
