package learning

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"vitae/internal/engine/skill"
)

//go:embed paths.txt
var pathFile string

// path is the way to a credential in a country.
type path struct {
	country string // ISO code, everywhere where the way is the same in all countries
	title   string // what it is called there
	issuer  string
	renewal string
	steps   []pathStep
}

type pathStep struct {
	do, show string
	hours    float64 // 0 where the rules don't fix them
}

// pathTable is the file of paths, by skill, and its date.
type pathTable struct {
	date string
	of   map[skill.ID][]path
}

const everywhere = "*"

// countryNames are the countries of paths.txt as they stand in a sentence.
var countryNames = map[string]string{
	"US": "the United States", "GB": "the United Kingdom", "CA": "Canada", "DE": "Germany", "AT": "Austria",
	"CH": "Switzerland", "FR": "France", "ES": "Spain", everywhere: "all countries",
}

// paths reads the file when a plan first needs it.
var paths = sync.OnceValue(func() pathTable {
	t, err := parsePaths(pathFile)
	if err != nil {
		panic("learning: " + err.Error()) // the file is part of the program
	}
	return t
})

// parsePaths reads the table; its header explains the format.
func parsePaths(data string) (pathTable, error) {
	t := pathTable{of: map[skill.ID][]path{}}
	var ids []string
	var one path
	keep := func() {
		for _, id := range ids {
			t.of[skill.ID(strings.TrimSpace(id))] = append(t.of[skill.ID(strings.TrimSpace(id))], one)
		}
	}
	for n, line := range strings.Split(data, "\n") {
		date, dated := strings.CutPrefix(line, "as of: ")
		step, isStep := strings.CutPrefix(line, "- ")
		do, show, shows := strings.Cut(step, " => ")
		head := strings.Split(strings.Trim(line, "[]"), " | ")
		switch {
		case line == "", strings.HasPrefix(line, "#"):
		case dated:
			t.date = date
		case isStep && shows && len(ids) > 0:
			s := pathStep{do: do, show: show}
			if text, number, ok := strings.Cut(show, " {"); ok {
				hours, err := strconv.ParseFloat(strings.TrimSuffix(number, "}"), 64)
				if err != nil {
					return t, fmt.Errorf("paths.txt, line %d: %w", n+1, err)
				}
				s.show, s.hours = text, hours
			}
			one.steps = append(one.steps, s)
		case strings.HasPrefix(line, "[") && len(head) == 5:
			keep()
			ids = strings.Split(head[0], ",")
			one = path{country: head[1], title: head[2], issuer: head[3], renewal: head[4]}
		default:
			return t, fmt.Errorf("paths.txt, line %d: %q", n+1, line)
		}
	}
	keep()
	return t, nil
}

// askIssuer is the basis of a step whose hours no rule fixes.
const askIssuer = "not set by the rules, so ask the issuer or the school"

// credential adds the steps to a credential: the way that the table has for the country, else the general one.
func (p *planner) credential() {
	known := paths().of[p.q.Skill]
	i := slices.IndexFunc(known, func(w path) bool { return w.country == everywhere || w.country == p.q.Country })
	if i < 0 && p.q.Country == "" && len(known) == 1 {
		i = 0
	}
	if i < 0 {
		for _, t := range credentialSteps {
			p.addCredential(p.fill(t.do), p.fill(t.show), 0)
		}
		p.plan.Steps[0].Resources = p.learning()
		p.otherCountries(known)
		return
	}
	way := known[i]
	if p.country == "" {
		p.country = way.country
	}
	for _, s := range way.steps {
		p.addCredential(s.do, s.show, s.hours)
	}
	p.plan.Steps[0].Resources = p.learning()
	where := " in " + countryNames[way.country]
	if way.country == everywhere {
		where = ""
	}
	p.plan.Notes = append(p.plan.Notes,
		fmt.Sprintf("These are the steps%s for: %s. Issuer: %s. Renewal: %s.", where, way.title, way.issuer,
			way.renewal),
		fmt.Sprintf("Rules change, and this table is from %s. Before you pay for anything, check each step with the issuer.",
			paths().date))
}

// otherCountries notes where the table has a way, for a person whose country it doesn't know.
func (p *planner) otherCountries(known []path) {
	var of []string
	for _, w := range known {
		of = append(of, fmt.Sprintf("%s (%s: %s)", w.title, countryNames[w.country], w.issuer))
	}
	if len(of) > 0 {
		p.plan.Notes = append(p.plan.Notes, "The steps differ by country. If we have them for yours, you'll see them once "+
			"you add your country to your resume's location. We have the steps for: "+strings.Join(of, "; ")+".")
	}
}

func (p *planner) addCredential(do, show string, hours float64) {
	basis := askIssuer
	if hours > 0 {
		basis = fmt.Sprintf("the rules require %g hours", hours)
	}
	p.plan.Steps = append(p.plan.Steps, Step{
		Number: len(p.plan.Steps) + 1, Description: do, Hours: hours, Basis: basis, Evidence: show,
		Resources: []Resource{},
	})
	p.plan.Hours += hours
}
