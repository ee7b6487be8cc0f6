package match

import (
	"regexp"
	"slices"
	"strings"

	"vitae/internal/document"
	"vitae/internal/names"
	"vitae/internal/posting"
	"vitae/internal/skill"
)

// slots lists what decides and is seen not to be met by comparing one thing of the posting with the same of the resume: the
// class of a licence, the level of a degree, people who were led, years in the role.
func (a *analysis) slots() []Lack {
	var out []Lack
	add := func(amount float64, label string) {
		out = append(out, Lack{Kind: LackAdmitted, Amount: amount, Label: label})
	}
	asked, led := false, a.ledPeople()
	for i, q := range a.j.post.Requirements {
		if q.Class != posting.Must {
			continue
		}
		if q.Kind == posting.KindEducation && a.degreeTooLow(q) && a.degrees[i].worth < 1 {
			add(slotUnmet, q.Text)
		}
		if !asked && !led && q.Kind != posting.KindEducation && leadsPeople.MatchString(q.Text) {
			asked = true
			add(slotUnmet, q.Text)
		}
		if q.Kind == posting.KindCredential || q.Kind == posting.KindSkill {
			if other := a.otherClass(q); other != "" {
				add(slotUnmet, q.Text)
			}
		}
	}
	if name := a.coreMissing(); name != "" {
		add(coreUnmet, name)
	}
	if years, ok := a.tooFewYears(); ok {
		add(years, "years")
	}
	return out
}

// coreUnmet is how far a job is met without the tool that it is about.
const coreUnmet = 0.5

// oftenNamed is how often a posting names a tool that its work is about.
const oftenNamed = 3

// coreMissing gives a tool that the posting requires by its name, in its title or again and again, and that the resume
// names nowhere.
func (a *analysis) coreMissing() string {
	for i, k := range a.j.asks {
		if k.Class != posting.Must || k.Kind != posting.KindSkill || len(k.terms) != 1 || k.terms[0].kind != skill.Tool || a.findings[i].strength > namedNowhere {
			continue
		}
		if !a.j.inTitle(&a.j.asks[i]) && countWords(a.j.post.Text, k.terms[0].Name) < oftenNamed {
			continue
		}
		return k.label()
	}
	return ""
}

// namedNowhere is what a tool is worth at most that a resume names nowhere.
const namedNowhere = 0.1

// countWords counts how often a name stands in a text as words of its own.
func countWords(text, name string) int {
	return len(regexp.MustCompile(`(?i)(?:^|[^\pL\pN])`+regexp.QuoteMeta(name)+`(?:[^\pL\pN]|$)`).FindAllStringIndex(text, -1))
}

// tooFewYears tells whether the dated jobs show the role itself, and far less of it than asked; how far it is shown.
func (a *analysis) tooFewYears() (float64, bool) {
	asked := a.j.post.Years
	if asked < leastYearsAsked {
		return 0, false
	}
	shown := a.time.years()
	return shown / asked, shown > 0 && shown < farLess*asked && float64(a.time.near)/12 < asked
}

// From how many years asked on, and below which share of them, too few years in the role decide.
const (
	leastYearsAsked = 2
	farLess         = 0.7
)

// slotUnmet is how far something is met of which the resume shows another level or class than the one asked.
const slotUnmet = 0.3

// equally says that something else does as well as a degree.
var equally = regexp.MustCompile(`(?i)equivalen|equal|or (?:similar|comparable|relevant|experience|\w+ years)|gleichwertig|vergleichbar|oder|ou |équivalen|o equivalente| o `)

// degreeWord finds the name of a degree.
var degreeWord = regexp.MustCompile(`(?i)\b(?:bachelor\w*|master\w*|diploma|[bm]\.?(?:sc|tech|eng|pharm|ed|com|a|e|ca)\b|mca|mba|nvq|hnd|phd|degree or|licenciatura|ingenier\w+|licence|diplom\w*|ausbildung|studium)`)

// degreeTooLow tells whether the degrees that a resume shows are all of a lower level than the one asked.
func (a *analysis) degreeTooLow(q posting.Requirement) bool {
	want, most := posting.DegreeRank(q.Level), 0
	if want < posting.DegreeRank("bachelor") || equally.MatchString(q.Text) || len(degreeWord.FindAllString(q.Text, 2)) > 1 {
		return false // what is below goes by too many names
	}
	for _, e := range a.p.entries {
		if e.line.Section != document.SectionEducation {
			continue
		}
		most = max(most, posting.DegreeHeld(e.line.Text))
	}
	return most > 0 && most < want
}

// leadsPeople finds what asks for people who were led.
var leadsPeople = regexp.MustCompile(`(?i)\b(?:manag\w+ (?:people|staff|employees|teams?|direct reports)|(?:people|staff|team|line)[- ]manage\w+|direct reports|supervis\w+ (?:of )?(?:staff|people|employees|an? team)|(?:led|lead|leading) (?:people|staff|a team)|personalverantwortung|führungserfahrung|mitarbeiterführung|führungsverantwortung|encadrement d|management d.(?:une )?équipe|gestión de (?:equipos|personas|personal)|personal a (?:su )?cargo)`)

// peopleLed finds in a line of a resume that others were led.
var peopleLed = regexp.MustCompile(`(?i)\bdirect reports?\b|\breport(?:s|ed|ing)? to me\b|\bline[- ]manag\w+|` +
	`\b(?:manag\w+|supervis\w+|led|lead|leading|ran|run|running|in charge of|responsible for|head\w*|oversee\w*|oversaw|rostered?|appraised|hired|recruited)\b[^.;]{0,25}\b(?:team|crew|staff|people|employees|technicians|nurses|operators|brigade|department|reports|apprentices|juniors|assistants|clerks|analysts|specialists|engineers|carers)\b|` +
	`\b(?:team|crew|staff) of (?:\d|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve)|` +
	`\b(?:leit|führ|geführ|verantwort)\w*\b[^.;]{0,40}\b(?:team|mitarbeit\w*|leute|köpf\w*|kolleg\w*|personen)|\bteam von \d|\b\d+ (?:mitarbeit\w*|leute|köpfe)|` +
	`\b(?:encadr|manag|dirig)\w*\b[^.;]{0,40}\b(?:équipe|personnes|agents|techni\w*|salariés)|\béquipe de \d|` +
	`\ba (?:mi |su )?cargo\b|\b(?:dirig|coordin|supervis|lider)\w*\b[^.;]{0,40}\b(?:equipo|personas|camareras)|\bequipo de \d`)

// ledPeople tells whether a resume shows that its owner led others: by a title or by a line that does not deny it.
func (a *analysis) ledPeople() bool {
	for _, b := range a.p.jobs {
		if b.level >= skill.LevelLead || leads.MatchString(b.title) || manages.MatchString(b.title) || supervises.MatchString(b.title) {
			return true
		}
	}
	return slices.ContainsFunc(a.p.entries, func(e entry) bool {
		if e.job < 0 || e.line.Kind != document.LineBullet || !e.tells() {
			return false
		}
		said := peopleLed.FindString(e.line.Text)
		if len(e.read.words) < fewLed && strings.Contains(strings.ToLower(a.j.post.Text), strings.ToLower(said)) {
			return false // a name from the posting, on a line of its own
		}
		return said != "" && !nobodyLed.MatchString(e.line.Text) && !slices.ContainsFunc(a.p.admissions, func(x admission) bool { return x.line == e.line.Text })
	})
}

// fewLed is how many words a line has at least that may say in the posting's words that others were led.
const fewLed = 8

// nobodyLed finds in a line that nobody was led.
var nobodyLed = regexp.MustCompile(`(?i)\bindividual contributor\b|\bproject teams?\b|\b(?:no|not|never|without|keine|ohne|sans|sin)\b[^.;]{0,20}\b(?:direct reports|staff|people|team|line[- ]manag|mitarbeiter|führung|équipe|personal a|personas a)`)

var supervises = regexp.MustCompile(`(?i)\bsupervis|\bforem[ae]n|\bin charge\b|\bowner\b|vorarbeiter|meister|chef\b`)

// classOf finds the class of a licence: "Class A", "category 1", "Klasse C", "SSIAP 2".
var classOf = regexp.MustCompile(`(?i)\b(class|category|cat\.?|grade|klasse|kategorie|classe|catégorie|clase|categoría|ssiap) ?([a-e]\d?|\d|i{1,3}|iv|v)\b`)

var orHigher = regexp.MustCompile(`(?i)or (?:higher|above|better)|minimum|at least|\+|oder höher|ou plus|o superior`)

// otherClass gives the class of a licence that a resume shows where the posting asks for the same in another.
func (a *analysis) otherClass(q posting.Requirement) string {
	want := classOf.FindStringSubmatch(q.Text)
	if want == nil || len(classOf.FindAllString(q.Text, 2)) > 1 || orHigher.MatchString(q.Text) {
		return ""
	}
	thing := names.Cut(strings.Replace(q.Text, want[0], " ", 1))
	other := ""
	for _, e := range a.p.entries {
		for _, m := range classOf.FindAllStringSubmatchIndex(e.line.Text, 4) {
			word, value := e.line.Text[m[2]:m[3]], e.line.Text[m[4]:m[5]]
			if !sameClassWord(word, want[1]) {
				continue
			}
			if strings.EqualFold(value, want[2]) {
				if a.j.creditStand(e, a.p.language, m[0], m[1]) == sound {
					return ""
				}
				continue
			}
			if sharesWord(thing, names.Cut(e.line.Text)) {
				other = value
			}
		}
	}
	return other
}

func sameClassWord(a, b string) bool {
	return strings.EqualFold(a[:min(3, len(a))], b[:min(3, len(b))])
}

// sharesWord tells whether two texts have a word in common that says something.
func sharesWord(a, b []names.Token) bool {
	return slices.ContainsFunc(a, func(x names.Token) bool {
		return !names.Empty(x.Low) && len(x.Low) > 3 && slices.ContainsFunc(b, func(y names.Token) bool { return x.Stem == y.Stem })
	})
}
