package match

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitae/internal/engine/document"
	"vitae/internal/engine/names"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// slots lists what decides and is seen not to be met by comparing one thing of the posting with the same of the resume:
// the class of a licence, the level of a degree, people who were led, years of work, the tool that the work is about.
// It takes another value than the one asked; where the resume says nothing, nothing is lost here.
func (a *analysis) slots() []Lack {
	var out []Lack
	add := func(amount float64, label string) {
		out = append(out, Lack{Kind: LackAdmitted, Amount: amount, Label: label})
	}
	asked := a.ledPeople() || !a.deniesLeading()
	for i, q := range a.j.post.Requirements {
		if q.Class != posting.Must {
			continue
		}
		if q.Kind == posting.KindEducation && a.degreeTooLow(q) && a.degrees[i].worth < 1 {
			add(slotUnmet, q.Text)
		}
		if !asked && q.Kind != posting.KindEducation && slotted().asked.MatchString(q.Text) {
			asked = true
			add(slotUnmet, q.Text)
		}
		if q.Kind == posting.KindCredential || q.Kind == posting.KindSkill {
			if other := a.otherClass(q); other != "" {
				add(slotUnmet, q.Text)
			}
		}
	}
	for i, f := range a.findings {
		if f.other && a.j.requirements[i].Class == posting.Must {
			add(slotUnmet, a.j.requirements[i].label())
		}
	}
	if name := a.coreMissing(); name != "" {
		add(coreUnmet, name)
	}
	if years, ok := a.tooFewYears(); ok {
		add(years, labelYears)
	}
	return out
}

// coreUnmet is how far a job is met with another tool than the one that it is about, set by hand on the jobs of wild.
const coreUnmet = 0.5

// oftenNamed is how often a posting names a tool that its work is about.
const oftenNamed = 3

// coreMissing returns a tool that the posting requires by its name, in its title or again and again, where the resume
// names it nowhere and a dated line shows another of its kind.
func (a *analysis) coreMissing() string {
	for i, k := range a.j.requirements {
		if k.Class != posting.Must || k.Kind != posting.KindSkill || len(k.terms) != 1 ||
			k.terms[0].kind != skill.Tool || a.findings[i].status == Matched {
			continue
		}
		if !a.j.inTitle(&a.j.requirements[i]) && k.asked.Named < oftenNamed {
			continue
		}
		if a.usesAnother(&k.terms[0]) {
			return k.label()
		}
	}
	return ""
}

// usesAnother reports whether a line about dated work names a tool that is another one of a kind.
func (a *analysis) usesAnother(t *requirementTerm) bool {
	return slices.ContainsFunc(a.p.entries, func(e entry) bool {
		return e.job >= 0 && e.line.Dated && slices.ContainsFunc(e.read.occurrences, func(s occurrence) bool {
			r, ok := t.toward[s.id]
			return ok && s.id != t.Skill && r.Kind == skill.Related
		})
	})
}

// tooFewYears reports whether the dated jobs show far less time than asked; how far it is shown. Time in jobs whose
// titles nobody knows and that are as likely in the role as not may have been, and is not held against anybody.
func (a *analysis) tooFewYears() (float64, bool) {
	asked := a.j.post.Years
	if asked < leastRequiredYears {
		return 0, false
	}
	may := union(a.p.jobs, func(i int) bool {
		return a.roles[i] >= roleFull || !a.p.jobs[i].known && a.roles[i] >= roleMay
	})
	shown := a.time.years()
	return shown / asked, shown > 0 && float64(may)/12 < farLess*asked
}

// From how many years asked on, and below which share of them, too few years in the role decide, and from which
// closeness on a job with an unknown title may have been in the role; set by hand on the jobs of wild.
const (
	leastRequiredYears = 2
	farLess            = 0.7
	roleMay            = workCounts / 2
)

// slotUnmet is how far something is met of which the resume shows another level or class than the one asked, set by
// hand on the jobs of wild.
const slotUnmet = 0.3

// degreeWord finds the name of a degree.
var degreeWord = regexp.MustCompile(
	`(?i)\b(?:bachelor\w*|master\w*|diploma|[bm]\.?(?:sc|tech|eng|pharm|ed|com|a|e|ca)\b|mca|mba|nvq|hnd|phd|degree or|licenciatura|ingenier\w+|licence|diplom\w*|ausbildung|studium)`)

// degreeTooLow reports whether the degrees that a resume shows are all of a lower level than the lowest that will do.
func (a *analysis) degreeTooLow(q posting.Requirement) bool {
	want, most := posting.DegreeRank(q.Level), 0
	for part := range strings.SplitSeq(q.Text, " or ") {
		if rank := posting.DegreeHeld(part); rank > 0 {
			want = min(want, rank) // "diploma or degree"
		}
	}
	if want < posting.DegreeRank("bachelor") || slotted().equal.MatchString(q.Text) ||
		len(degreeWord.FindAllString(q.Text, 2)) > 1 {
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

// ledPeople reports whether a resume shows that its owner led others: by a title or by a line that does not deny it.
func (a *analysis) ledPeople() bool {
	return slices.ContainsFunc(a.p.jobs, func(b job) bool { return b.leads() }) ||
		slices.ContainsFunc(a.p.entries, func(e entry) bool {
			if e.job < 0 || e.line.Kind != document.LineBullet || !e.tells() {
				return false
			}
			_, _, led := a.j.ledIn(a.p, e)
			return led
		})
}

// deniesLeading reports whether a resume says that its owner led nobody.
func (a *analysis) deniesLeading() bool {
	return slices.ContainsFunc(a.p.admissions, func(x admission) bool { return stands().leadsBy(x.text) }) ||
		slices.ContainsFunc(a.p.entries, func(e entry) bool { return slotted().ledNobody(e.line.Text) })
}

// ledNobody reports whether a line says that nobody was led.
func (w *slotWords) ledNobody(line string) bool {
	return w.solo.MatchString(line) || w.nobody.MatchString(line)
}

// fewLed is how many words a line has at least that may say in the posting's words that others were led.
const fewLed = 8

// otherClass returns the class of a licence that a resume shows where the posting asks for the same in another.
func (a *analysis) otherClass(q posting.Requirement) string {
	w := slotted()
	want := w.class.FindStringSubmatch(q.Text)
	if want == nil || len(w.class.FindAllString(q.Text, 2)) > 1 || w.higher.MatchString(q.Text) {
		return ""
	}
	thing := names.Cut(strings.Replace(q.Text, want[0], " ", 1))
	other := ""
	for _, e := range a.p.entries {
		for _, m := range w.class.FindAllStringSubmatchIndex(e.line.Text, 4) {
			word, value := e.line.Text[m[2]:m[3]], e.line.Text[m[4]:m[5]]
			if !sameClassWord(word, want[1]) {
				continue
			}
			if sameClass(value, want[2]) {
				if a.j.creditStand(e, a.p.language, m[0], m[1]) < weak {
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

// romans are the classes that are written in Roman figures, with the figures that they stand for.
var romans = map[string]string{"i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5"}

// sameClass reports whether two classes are one: "1" and "I".
func sameClass(a, b string) bool {
	plain := func(s string) string { return cmp.Or(romans[strings.ToLower(s)], strings.ToLower(s)) }
	return plain(a) == plain(b)
}

func sameClassWord(a, b string) bool {
	return strings.EqualFold(a[:min(3, len(a))], b[:min(3, len(b))])
}

// sharesWord reports whether two texts have a word in common that says something.
func sharesWord(a, b []names.Token) bool {
	return slices.ContainsFunc(a, func(x names.Token) bool {
		return !names.Empty(x.Low) && len(x.Low) > 3 &&
			slices.ContainsFunc(b, func(y names.Token) bool { return x.Stem == y.Stem })
	})
}
