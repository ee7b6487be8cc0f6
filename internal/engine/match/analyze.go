package match

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// analysis is one resume against the posting, on its way to a report.
type analysis struct {
	j        *Judge
	p        *profile
	findings []finding
	near     nearness
	works    []Work
	roles    []float64
	time     experience
	best     int     // the job that shows the role best, -1
	role     float64 // what it is worth
	degrees  map[int]degreeFinding
	lacking  []Lack        // what decides and is not met
	fields   map[int]field // by requirement, the years that it asks of a field

	substance Substance
}

// Analyze compares one resume, or one version of it, with the posting.
func (j *Judge) Analyze(r *document.Resume) *Report { return j.analysis(r).report() }

func (j *Judge) analysis(r *document.Resume) *analysis {
	a := &analysis{j: j, p: j.profile(r), degrees: map[int]degreeFinding{}}
	a.findings = j.findAll(a.p)
	a.dropElsewhere()
	a.near = j.nearnessOf(a.p)
	a.works = j.works(a.p)
	a.roles = j.roleOf(a.p, a.works)
	a.time = experienceOf(a.p, a.roles)
	a.best, a.role = j.bestRole(a.p, a.roles)
	for i, q := range j.post.Requirements {
		if q.Kind == posting.KindEducation {
			a.degrees[i] = j.educationOf(a.p, q)
		}
	}
	a.fields = j.fieldsOf(a.p)
	a.lacking = a.lacks()
	a.substance = j.substanceOf(a.p)
	return a
}

func (a *analysis) report() *Report {
	rep := &Report{
		Version: Version, Years: round(a.time.years(), 1), YearsAsked: a.j.post.Years,
		KnockOuts: a.knockOuts(),
	}
	if n := a.j.weighable(); n < leastRequired {
		rep.Unscored = unscored(n)
		rep.Skills = a.skillMatches(nil, nil)
		rep.Parts = []Part{}
		rep.Improvements = a.improvements()
		return rep
	}
	t := a.traits()
	parts := a.parts(t)
	a.settle(rep, parts, t)
	rep.Skills = a.skillMatches(parts, t)
	rep.Figures = Figures{Now: rep.Score, NewSkills: a.gainOf(t, a.j.naming()...)}
	rep.Improvements = a.improvements()
	return rep
}

func unscored(n int) string {
	switch n {
	case 0:
		return "The posting has no requirements to compare, so there's no score."
	case 1:
		return "The posting has only one requirement. That's not enough for a reliable score."
	}
	return fmt.Sprintf("The posting has only %d requirements. That's not enough for a reliable score.", n)
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
	requirement int // index into Judge.requirements, -1 for a degree
	weight      float64
	met         float64
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
func (a *analysis) parts(t *Traits) []*scored {
	var parts []*scored
	for i, p := range Parts() {
		weight, met := learned.part(i, t)
		if weight == 0 {
			continue
		}
		s := &scored{name: p.Name, weight: weight, met: met}
		for _, x := range t.Shares[i] {
			s.shares = append(s.shares,
				share{requirement: x.requirement, weight: learned.weight(x), met: learned.credit(x)})
		}
		switch i {
		case inTitle:
			s.say = a.sayTitle
		case inYears:
			s.say = a.sayYears
		default:
			s.say = func() string { return a.saySkills(s) }
		}
		parts = append(parts, s)
	}
	scale(parts)
	return parts
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

// halfTenth is the least difference that two numbers of one decimal show.
const halfTenth = 0.05

// settle writes the score in whole points, and the parts in tenths that add up to it. A part that something outside it
// lowers says from what and why; the reasons stand once, in the first such part.
func (a *analysis) settle(rep *Report, parts []*scored, t *Traits) {
	before := make([]float64, len(parts))
	bend(parts, learned.unlowered(t))
	for i, s := range parts {
		before[i] = s.points
	}
	rep.Score = learned.Score(t)
	bend(parts, rep.Score)
	tenths := tenthsOf(parts, rep.Score)
	why, said := a.whyLowered(t), "for the same reason."
	if len(why) > 1 {
		said = "for the same reasons."
	}
	first := true
	for i, s := range parts {
		say := s.say()
		s.points = float64(tenths[i]) / 10
		if len(why) > 0 && before[i]-s.points >= halfTenth {
			say += fmt.Sprintf(" Lowered from %.1f", before[i])
			if first {
				say += ". " + strings.Join(why, " ")
			} else {
				say += " " + said
			}
			first = false
		}
		rep.Parts = append(rep.Parts, Part{Name: s.name, Points: s.points, MaxPoints: s.max, Explanation: say})
	}
}

// tenthsOf returns the points of the parts in tenths that add up to the score, the largest remainders rounded up.
func tenthsOf(parts []*scored, score float64) []int {
	out, order := make([]int, len(parts)), make([]int, len(parts))
	left := int(math.Round(10 * score))
	for i, s := range parts {
		out[i] = int(10 * s.points)
		left -= out[i]
		order[i] = i
	}
	slices.SortStableFunc(order, func(x, y int) int {
		fx, fy := 10*parts[x].points-float64(out[x]), 10*parts[y].points-float64(out[y])
		switch {
		case fx > fy:
			return -1
		case fx < fy:
			return 1
		}
		return 0
	})
	for k := 0; left > 0 && k < 2*len(order); k++ {
		i := order[k%len(order)]
		if float64(out[i]+1) <= 10*parts[i].max {
			out[i]++
			left--
		}
	}
	return out
}

// bend brings the points of the parts to a sum, so that what is met in full stays full and what is not met at all stays
// 0: each part's share met is raised to one power, the same for all.
func bend(parts []*scored, want float64) {
	sum := func(power float64) float64 {
		out := 0.0
		for _, s := range parts {
			out += s.max * math.Pow(min(1, s.met), power)
		}
		return out
	}
	low, high := 1.0/bendMost, float64(bendMost)
	for range bendSteps {
		if mid := math.Sqrt(low * high); sum(mid) > want {
			low = mid
		} else {
			high = mid
		}
	}
	rest := 1.0
	if got := sum(high); got > want && got > 0 {
		rest = want / got
	}
	for _, s := range parts {
		s.points = s.max * math.Pow(min(1, s.met), high) * rest
	}
}

const (
	bendMost  = 64
	bendSteps = 40
)

// courseWords stand in what is learnt rather than granted, in the languages that postings are read in.
var courseWords = []string{
	"certificate", "certification", "training", "card", "course",
	"zertifi", "weiterbildung", "schulung", "lehrgang", "kurs",
	"certificat", "formation", "attestation", "certificado", "certificación", "curso", "formación", "acreditación",
}

// noLicence finds what is held like a licence and is none: a degree, a right to work, a car.
var noLicence = regexp.MustCompile(
	`abschluss|studium|\bph\.?d|doctorate|ausbildung|\bdegree|diplom|licenciatura|\bgrado\b|titulación|a-levels?\b|high school|toefl|ielts|right to work|citizen|work permit|\bvisa\b|vehicle|\bcar\b`)

func isLicence(k requirement) bool {
	if k.Kind != posting.KindCredential || k.Class != posting.Must {
		return false
	}
	low := strings.ToLower(k.Text)
	if noLicence.MatchString(low) {
		return false
	}
	for _, w := range courseWords {
		if strings.Contains(low, w) {
			return false
		}
	}
	return true
}

// label names what a requirement asks for: "Kubernetes", "Tableau or Power BI".
func (k requirement) label() string {
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

func round(x float64, digits int) float64 {
	p := math.Pow10(digits)
	return math.Round(x*p) / p
}

// relevance reports how much the posting asks for something: firmest for a must, less for a wish.
func relevance(k requirement) float64 {
	base := firmness[k.Class]
	if k.Kind == posting.KindCredential && k.Class == posting.Must {
		base = 1
	}
	share := 1.0
	switch {
	case k.Kind != posting.KindSkill:
	case len(k.terms) == 1 && k.terms[0].kind == skill.Soft:
		share = softShare
	case !k.known():
		share = learned.OwnWords
	}
	return round(base*(0.5+0.5*share), 2) // what counts little in the score is asked for half as firmly at least
}

// firmness is how firmly a posting asks for what stands in a class, set by hand: it orders lists and moves no score.
var firmness = map[posting.Class]float64{posting.Must: 0.9, posting.Duty: 0.6, posting.Nice: 0.4}

// skillMatches lists what is asked for, the firmest first. Without traits there is no score, and nothing to gain.
func (a *analysis) skillMatches(parts []*scored, t *Traits) []SkillMatch {
	points, bent := make([]float64, len(a.j.requirements)), make([]float64, len(a.j.requirements))
	met := make([]float64, len(a.j.requirements))
	for _, s := range parts {
		total, raw := 0.0, 0.0
		for _, x := range s.shares {
			total += x.weight
			raw += x.weight * x.met
		}
		raw /= max(total, raw, 1e-9)
		for _, x := range s.shares {
			if x.requirement >= 0 {
				points[x.requirement], met[x.requirement] = s.max*x.weight/total, x.met
				if raw > 0 {
					bent[x.requirement] = s.points / (s.max * raw)
				}
			}
		}
	}
	out := make([]SkillMatch, 0, len(a.j.requirements))
	for i, k := range a.j.requirements {
		if len(k.terms) == 0 {
			continue
		}
		f := a.findings[i]
		m := SkillMatch{
			Skill: k.label(), Relevance: relevance(k), Status: f.status, Required: k.Class == posting.Must,
			Evidence: []string{}, Asked: k.Text, Strength: round(f.strength, 2),
			Points: round(min(points[i], points[i]*met[i]*bent[i]), 1), MaxPoints: round(points[i], 1),
			Proof: f.proof, ID: k.terms[0].Skill,
		}
		if f.status != Missing {
			m.Skill, m.ID = k.terms[f.term].label, k.terms[f.term].Skill
		}
		for _, e := range f.proof {
			m.Evidence = append(m.Evidence, e.Text)
		}
		m.Suggestion = a.suggestion(i)
		if t != nil {
			gain := a.gainOf(t, i)
			m.Gain = &gain
		}
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
