package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/app"
	"vitae/internal/base/clock"
	"vitae/internal/engine/document"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// postingsRoot holds the postings in several languages: open ones, which may be tuned on, and folders of kept ones.
const postingsRoot = "testdata/postings"

// postings prints how postings in several languages are read, and how resumes in them are ranked.
func (b *bench) postings() error {
	cat, err := skill.Load()
	if err != nil {
		return err
	}
	e, err := app.NewEngines(app.UserCacheDir(), clock.System{})
	if err != nil {
		return err
	}
	defer e.Close()
	sets, err := parts(postingsRoot, "")
	if err != nil {
		return err
	}
	for _, set := range sets {
		cases, err := postingCases(filepath.Join(postingsRoot, set))
		if err != nil {
			return err
		}
		byLang := map[string]*postingScore{}
		for _, c := range cases {
			p := posting.Read(cat, c.text)
			for _, lang := range []string{c.lang, "all"} {
				if byLang[lang] == nil {
					byLang[lang] = &postingScore{}
				}
				byLang[lang].add(cat, c, p, b.misses && strings.Contains(set, "open") && lang != "all")
			}
		}
		fmt.Printf("%-6s %-4s %3s %6s %6s %7s %6s %10s %7s %9s %7s %9s %8s %6s\n", set, "", "n", "title", "years",
			"recall", "class", "precision", "duties", "languages", "degree", "licences", "company", "place")
		for _, lang := range sortedKeys(byLang) {
			fmt.Printf("%-6s %-4s %s\n", "", lang, byLang[lang])
		}
		if err := printPairs(cat, e, filepath.Join(postingsRoot, set), cases); err != nil {
			return err
		}
	}
	return nil
}

// parts returns the names of the parts of a set, which end in ext: open first, then every kept one.
func parts(root, ext string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(root, "kept*"+ext))
	if err != nil {
		return nil, err
	}
	out := []string{"open"}
	for _, name := range found {
		out = append(out, strings.TrimSuffix(filepath.Base(name), ext))
	}
	return out, nil
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// postingCase is a posting with what it asks for: lines "key: item; item" above "---", one of several words with " | ".
type postingCase struct {
	name, lang, text string
	truth            map[string][]string
}

func postingCases(dir string) ([]postingCase, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return nil, err
	}
	var out []postingCase
	for _, file := range names {
		if strings.HasSuffix(file, ".resume.txt") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		head, text, ok := strings.Cut(string(data), "---\n")
		if !ok {
			return nil, fmt.Errorf("%s: no line of dashes", file)
		}
		c := postingCase{
			name: strings.TrimSuffix(filepath.Base(file), ".txt"), text: text,
			truth: map[string][]string{},
		}
		c.lang = c.name[:2]
		for line := range strings.Lines(head) {
			key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
			for item := range strings.SplitSeq(value, ";") {
				if item = strings.TrimSpace(item); item != "" {
					c.truth[key] = append(c.truth[key], item)
				}
			}
		}
		out = append(out, c)
	}
	return out, nil
}

// ratio is how many of how many are right.
type ratio struct{ right, of int }

func (r *ratio) count(ok bool) {
	r.of++
	if ok {
		r.right++
	}
}

func (r ratio) String() string {
	if r.of == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", float64(r.right)/float64(r.of))
}

// postingScore sums up how postings were read. Recall is over musts, wishes and languages; class over those found;
// precision over the skills and licences that were read as musts or wishes.
type postingScore struct {
	n                                                                           int
	title, years, recall, class, precision, duties, languages, degree, licences ratio
	company, place                                                              ratio // over the cases that tell them
}

func (s *postingScore) String() string {
	return fmt.Sprintf("%3d %6s %6s %7s %6s %10s %7s %9s %7s %9s %8s %6s", s.n, s.title, s.years, s.recall, s.class,
		s.precision, s.duties, s.languages, s.degree, s.licences, s.company, s.place)
}

func (s *postingScore) add(cat *skill.Catalogue, c postingCase, p *posting.Posting, misses bool) {
	s.n++
	tell := func(ok bool, what string, args ...any) bool {
		if !ok && misses {
			fmt.Printf("  %s: %s\n", c.name, fmt.Sprintf(what, args...))
		}
		return ok
	}
	s.title.count(tell(sameTitle(p.Title, strings.Join(c.truth["title"], "")), "title %q", p.Title))
	if want := strings.Join(c.truth["company"], ""); want != "" {
		s.company.count(tell(sameName(p.Company, want), "company %q", p.Company))
	}
	if want := strings.Join(c.truth["place"], ""); want != "" {
		s.place.count(tell(strings.Contains(spaced(p.Location), spaced(want)), "place %q", p.Location))
	}
	years, _ := strconv.ParseFloat(strings.Join(c.truth["years"], ""), 64)
	s.years.count(tell(p.Years == years, "years %g, not %g", p.Years, years))
	for class, items := range map[posting.Class][]string{posting.Must: c.truth["must"], posting.Nice: c.truth["nice"]} {
		for _, item := range items {
			found, right := requirementFor(p, item, class)
			s.recall.count(tell(found, "no %s %q", class, item))
			if found {
				s.class.count(tell(right, "%q is not %s", item, class))
			}
		}
	}
	for _, item := range c.truth["duty"] {
		found, _ := requirementFor(p, item, posting.Duty)
		s.duties.count(tell(found, "no duty %q", item))
	}
	for _, item := range c.truth["languages"] {
		s.languages.count(tell(asksLanguage(cat, p, item), "no language %q", item))
	}
	for _, item := range c.truth["licences"] {
		s.licences.count(tell(asksLicence(p, item), "no licence %q", item))
	}
	level := degreeAsked(p)
	s.degree.count(tell(level == strings.Join(c.truth["degree"], ""), "degree %q", level))
	all := slices.Concat(c.truth["must"], c.truth["nice"], c.truth["duty"], c.truth["soft"], c.truth["licences"],
		c.truth["languages"])
	for _, q := range p.Requirements {
		if q.Class != posting.Duty && q.Years == 0 &&
			(q.Kind == posting.KindSkill || q.Kind == posting.KindCredential) {
			ok := slices.ContainsFunc(all, func(item string) bool { return answers(q, item) })
			s.precision.count(tell(ok, "unasked %s %s %q", q.Class, q.Kind, q.Text))
		}
	}
}

// requirementFor reports whether a requirement asks for one of the words of an item, and whether one does in this
// class.
func requirementFor(p *posting.Posting, item string, class posting.Class) (found, right bool) {
	for _, q := range p.Requirements {
		if q.Kind != posting.KindYears && answers(q, item) {
			found = true
			right = right || q.Class == class
		}
	}
	return found, right
}

func answers(q posting.Requirement, item string) bool {
	for alt := range strings.SplitSeq(item, "|") {
		alt = spaced(alt)
		if q.Kind == posting.KindEducation || len(q.Terms) == 0 {
			if strings.Contains(spaced(q.Text), alt) {
				return true
			}
			continue
		}
		for _, t := range q.Terms {
			if name := spaced(t.Name); strings.Contains(name, alt) || len(name) > 4 && strings.Contains(alt, name) {
				return true
			}
		}
	}
	return false
}

// spaced returns the words of a text in lower case, a space around each.
func spaced(s string) string {
	keep := func(r rune) bool { return strings.ContainsRune(" \t\n,.;:()/*·-'’\"", r) }
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(s), keep), " ") + " "
}

// genderEnding is the ending of a title for the other gender: "técnico/a", "aide-soignant(e)".
var genderEnding = regexp.MustCompile(
	`(\p{L}{3})(?:[:*_/·]-?(?:in|innen|r|n|e|es|a|as|ora|ère|ière|euse|se|rice|trice|ne|te|ve)\b|\((?:in|e|a|ère|ière|euse|se|rice|trice|ne|te|ve)\))`)

// sameTitle reports whether all words of the title stand in what was read, and no more than two others; endings for the
// other gender are no words.
func sameTitle(got, want string) bool {
	plain := func(s string) []string { return strings.Fields(spaced(genderEnding.ReplaceAllString(s, "$1"))) }
	have, need := plain(got), plain(want)
	for _, w := range need {
		if !slices.ContainsFunc(have,
			func(h string) bool { return strings.HasPrefix(h, w[:min(len(w), max(4, len(w)-3))]) }) {
			return false
		}
	}
	return len(have) <= len(need)+2
}

// sameName reports whether what was read is the employer's name, with no more than two words beside it, such as "GmbH".
func sameName(got, want string) bool {
	return strings.Contains(spaced(got), spaced(want)) &&
		len(strings.Fields(spaced(got))) <= len(strings.Fields(spaced(want)))+2
}

func asksLanguage(cat *skill.Catalogue, p *posting.Posting, item string) bool {
	name, level, _ := strings.Cut(item, " ")
	for _, q := range p.Requirements {
		if q.Kind != posting.KindLanguage || level != "" && q.Level != level {
			continue
		}
		for _, t := range q.Terms {
			if s, ok := cat.Skill(t.Skill); ok && s.Name == name {
				return true
			}
		}
	}
	return false
}

func asksLicence(p *posting.Posting, item string) bool {
	return slices.ContainsFunc(p.Requirements, func(q posting.Requirement) bool {
		return (q.Kind == posting.KindCredential || q.Kind == posting.KindPermit) && answers(q, item)
	})
}

// degreeAsked is the lowest level of education among the musts.
func degreeAsked(p *posting.Posting) string {
	out := ""
	for _, q := range p.Requirements {
		if q.Kind == posting.KindEducation && q.Class == posting.Must &&
			(out == "" || posting.DegreeRank(q.Level) < posting.DegreeRank(out)) {
			out = q.Level
		}
	}
	return out
}

// printPairs scores every resume for every posting that a resume of its language was written for. A resume that was
// written to look as if it fits (NAME.unfit.resume.txt) is told apart from those of other postings.
func printPairs(cat *skill.Catalogue, e *app.Engines, dir string, cases []postingCase) error {
	resumes := map[string]*document.Resume{}
	files, err := filepath.Glob(filepath.Join(dir, "*.resume.txt"))
	if err != nil {
		return err
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		r, err := e.Tailor.Resume(context.Background(), filepath.Base(file), data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		resumes[strings.TrimSuffix(filepath.Base(file), ".resume.txt")] = r.Document
	}
	slices.SortFunc(cases, func(x, y postingCase) int { return cmp.Compare(x.name, y.name) })
	for _, c := range cases {
		if resumes[c.name] == nil {
			continue
		}
		p := posting.Read(cat, c.text)
		fit, unfit, other := 0.0, "", 0.0
		for _, name := range sortedKeys(resumes) {
			score := match.Analyze(cat, resumes[name], p, "2026-11").Score
			switch {
			case name == c.name:
				fit = score
			case name == c.name+".unfit":
				unfit = fmt.Sprintf(", unfitting one %5.1f", score)
			case name[:2] == c.lang:
				other = max(other, score)
			}
		}
		fmt.Printf("      %-18s fitting resume %5.1f%s, best of the others %5.1f\n", c.name, fit, unfit, other)
	}
	return nil
}
