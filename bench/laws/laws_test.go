package laws

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"vitae/internal/engine/check"
	"vitae/internal/engine/compose"
	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/match"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

const asOf = document.Date("2026-11")

// law is a promise that holds across engines. held tries it and gives each breach in words. One that is known to be
// broken today is allowed as many breaches as it had when last counted, and fails as soon as it has none, so that it is
// enforced from then on.
type law struct {
	name     string
	breaches int
	held     func(t *testing.T) (tried int, breaches []string)
}

// Laws 4, 9 and 10 are held by tests of single packages: see docs/testing.md.
var laws = []law{
	{"1 what the check calls weaker earns less", 8, weakerEarnsLess},
	{"2 a requirement has one status everywhere", 7, statusIsOne},
	{"3 a document's language is its own", 3, languageIsOwn},
	{"5 what we write passes our own check", 0, ownWordsPass},
	{"6 another name moves no score and raises no finding", 51, namesAreEqual},
	{"7 the form of a resume changes no field", 0, formChangesNothing},
	{"8 what a posting excludes, offers or mentions is no requirement", 4, trapsAreAvoided},
}

// shownBreaches is how many breaches of a law a test prints.
const shownBreaches = 5

func TestLaws(t *testing.T) {
	t.Parallel()
	for _, l := range laws {
		t.Run(l.name, func(t *testing.T) {
			t.Parallel()
			tried, breaches := l.held(t)
			t.Logf("%d breaches in %d", len(breaches), tried)
			for i, b := range breaches {
				if i < shownBreaches {
					t.Log(b)
				}
			}
			switch {
			case tried == 0:
				t.Error("nothing was tried")
			case len(breaches) > l.breaches:
				t.Errorf("%d breaches where %d were known", len(breaches), l.breaches)
			case l.breaches > 0 && len(breaches) == 0:
				t.Error("the law holds now: hold it from here on")
			}
		})
	}
}

// pair is a resume and the posting that it was written for, as their author tagged them.
type pair struct {
	name, resume string
	job          posting.Lesson
}

var catalogue = sync.OnceValue(func() *skill.Catalogue {
	c, err := skill.Load()
	if err != nil {
		panic(err)
	}
	return c
})

var pairs = sync.OnceValue(func() []pair {
	var out []pair
	for _, set := range []string{"wild", "opened"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "testdata", set, "*", "*", "best.tag"))
		if err != nil || len(files) == 0 {
			panic(fmt.Sprint(set, len(files), err))
		}
		for _, file := range files {
			name, _ := filepath.Rel(filepath.Join("..", "..", "testdata"), filepath.Dir(file))
			job := lesson(name, filepath.Join(filepath.Dir(file), "jd.tag"))
			out = append(out, pair{name: name, resume: lesson(name, file).Text, job: job})
		}
	}
	return out
})

func lesson(name, file string) posting.Lesson {
	b, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	l, err := posting.ParseLesson(filepath.Dir(name), name, string(b))
	if err != nil {
		panic(fmt.Sprint(file, err))
	}
	return l
}

// weakening are the classes of words in lang's lists "claim" with which a skill is less than held.
var weakening = map[string]bool{
	"basic": true, "helped": true, "planned": true, "progress": true, "attended": true,
	"failed": true, "expired": true, "trainee": true,
}

func weakerEarnsLess(*testing.T) (tried int, breaches []string) {
	const thing = "Terraform"
	job := posting.Read(catalogue(), "Platform Engineer\n\nRequirements\n- "+thing+"\n")
	strong := weight(job, "Used "+thing)
	for _, code := range []string{"en", "de", "fr", "es"} {
		for _, e := range lang.Entries(code, "claim") {
			if !weakening[e.Value] {
				continue
			}
			line := e.Term + " " + thing
			if len(check.NewChecker(catalogue(), check.Text{Text: line}).Line("Used "+thing, line)) == 0 {
				continue
			}
			tried++
			if weight(job, line) >= strong {
				breaches = append(breaches, code+": "+line)
			}
		}
	}
	return tried, breaches
}

// weight returns what one line of a job is worth for the only requirement of a posting.
func weight(job *posting.Posting, line string) float64 {
	r := &document.Resume{Work: []document.Work{{
		Position: "Engineer", Name: "Larkspur", StartDate: "2019-01",
		EndDate: "2024-01", Highlights: []string{line},
	}}}
	most := 0.0
	for _, s := range match.Analyze(catalogue(), r, job, asOf).Skills {
		for _, p := range s.Proof {
			most = max(most, p.Weight)
		}
	}
	return most
}

func ownWordsPass(*testing.T) (tried int, breaches []string) {
	for _, p := range pairs() {
		doc := docparse.FromText(p.resume).Document
		done, err := compose.Tailor(catalogue(), doc, posting.Read(catalogue(), p.job.Text), compose.DefaultOptions(),
			asOf)
		if err != nil {
			breaches = append(breaches, p.name+": "+err.Error())
			continue
		}
		tried++
		was := check.Text{Text: doc.Text(), Document: doc}
		for _, f := range check.Check(catalogue(), was, check.Text{
			Text: done.Document.Text(), Document: done.Document,
			Now: asOf,
		}) {
			if f.Severity == check.High {
				breaches = append(breaches, p.name+": "+f.Message)
			}
		}
	}
	return tried, breaches
}

// namesAreEqual writes each tool of the catalogue by its other names and by its own, in both directions.
func namesAreEqual(*testing.T) (tried int, breaches []string) {
	for _, s := range catalogue().All() {
		if s.Kind != skill.Tool {
			continue
		}
		for _, other := range s.Aliases {
			if of, ok := catalogue().Named(other); !ok || of.ID != s.ID {
				continue // the name of several things
			}
			tried++
			short, long := "Used "+other+" in two projects", "Used "+s.Name+" in two projects"
			for _, way := range [][2]string{{short, long}, {long, short}} {
				if f := check.NewChecker(catalogue(), check.Text{Text: way[0]}).Line(way[1], way[0]); len(f) > 0 {
					breaches = append(breaches, fmt.Sprintf("%s, from %s: %s", way[1], way[0], f[0].Message))
				}
			}
			job := posting.Read(catalogue(), "Engineer\n\nRequirements\n- "+s.Name+"\n")
			if a, b := weight(job, short), weight(job, long); a != b {
				breaches = append(breaches, fmt.Sprintf("%s is worth %.2f and %s %.2f", short, a, long, b))
			}
		}
	}
	return tried, breaches
}

var (
	bullet  = regexp.MustCompile(`(?m)^([ \t]*)[-*•–▪▸●◦][ \t]+`)
	between = regexp.MustCompile(`(\d{4})[ \t]*[-–—][ \t]*((?:\pL+\.?[ \t])?\d{4}|\pL)`)
)

// forms are other ways to write down the same resume.
var forms = map[string]func(string) string{
	"bullets •":  func(s string) string { return bullet.ReplaceAllString(s, "$1• ") },
	"bullets *":  func(s string) string { return bullet.ReplaceAllString(s, "$1* ") },
	"dates –":    func(s string) string { return between.ReplaceAllString(s, "$1 – $2") },
	"dates -":    func(s string) string { return between.ReplaceAllString(s, "$1 - $2") },
	"more space": func(s string) string { return strings.ReplaceAll(s, "\n\n", "\n\n\n") },
	"CRLF":       func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
}

func formChangesNothing(*testing.T) (tried int, breaches []string) {
	for _, p := range pairs() {
		was := jobs(p.resume)
		for name, form := range forms {
			other := form(p.resume)
			if other == p.resume {
				continue
			}
			tried++
			if is := jobs(other); is != was {
				breaches = append(breaches, fmt.Sprintf("%s, %s:\n%s\nbecame\n%s", p.name, name, was, is))
			}
		}
	}
	return tried, breaches
}

// jobs returns the heads of the jobs as they are read, one a line.
func jobs(text string) string {
	var out strings.Builder
	for _, w := range docparse.FromText(text).Document.Work {
		fmt.Fprintf(&out, "%s | %s | %s | %s\n", w.Position, w.Name, w.StartDate, w.EndDate)
	}
	return out.String()
}

func trapsAreAvoided(*testing.T) (tried int, breaches []string) {
	for _, p := range pairs() {
		asked := posting.Read(catalogue(), p.job.Text).Requirements
		for _, tag := range p.job.Tags {
			if tag.Name != "no" {
				continue
			}
			tried++
			for _, r := range asked {
				if r.Start < tag.End && tag.Start < r.End {
					breaches = append(breaches, fmt.Sprintf("%s: %q of %q", p.name, r.Text,
						p.job.Text[tag.Start:tag.End]))
					break
				}
			}
		}
	}
	return tried, breaches
}
