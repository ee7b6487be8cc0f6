package match

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
)

// scoredPair is a resume and a posting that it is scored for.
type scoredPair struct {
	name, lang, text string
	resume           *document.Resume
	job              *posting.Posting
}

// everyPair gives the resumes of the ranking set for their postings, and those that stand beside open postings for
// every posting with a resume in their language.
var everyPair = sync.OnceValue(func() []scoredPair {
	var out []scoredPair
	read := func(file string) string {
		b, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		return string(b)
	}
	glob := func(pattern string) []string {
		files, err := filepath.Glob(filepath.Join("..", "..", "..", "testdata", pattern))
		if err != nil || len(files) == 0 {
			panic(fmt.Sprintf("%s: %d files, %v", pattern, len(files), err))
		}
		return files
	}
	for _, file := range glob("ranking/public/*/jd.txt") {
		text, dir := read(file), filepath.Dir(file)
		for _, kind := range []string{"best", "near", "fake"} {
			out = append(out, scoredPair{
				name: filepath.Base(dir) + "-" + kind, lang: "en", text: text,
				resume: docparse.FromText(read(filepath.Join(dir, kind+".txt"))).Document,
				job:    posting.Read(catalogue, text),
			})
		}
	}
	beside := glob("postings/open/*.resume.txt")
	for _, of := range beside {
		if strings.HasSuffix(of, ".unfit.resume.txt") {
			continue // it stands beside the posting of another
		}
		file := strings.TrimSuffix(of, ".resume.txt") + ".txt"
		_, text, _ := strings.Cut(read(file), "---\n")
		job, lang := posting.Read(catalogue, text), filepath.Base(file)[:2]
		for _, r := range beside {
			if strings.HasPrefix(filepath.Base(r), lang) {
				out = append(out, scoredPair{
					name: filepath.Base(r) + " for " + filepath.Base(file), lang: lang,
					text: text, resume: docparse.FromText(read(r)).Document, job: job,
				})
			}
		}
	}
	return out
})

// inTenths is what parts rounded to tenths one by one may differ by in their sum.
const inTenths = 0.101

// requiredNames returns the names of all that a posting asks for.
func requiredNames(p *posting.Posting) []string {
	var out []string
	for _, q := range p.Requirements {
		if q.Kind != posting.KindSkill {
			continue
		}
		for _, t := range q.Terms {
			if !slices.Contains(out, t.Name) {
				out = append(out, t.Name)
			}
		}
	}
	return out
}

// sentences say in a dated line that a thing was done.
var sentences = map[string]string{
	"en": "Delivered results with %s at three sites.", "de": "Ergebnisse mit %s an drei Standorten erzielt.",
	"fr": "Résultats obtenus avec %s sur trois sites.", "es": "Resultados obtenidos con %s en tres centros.",
}

func TestLawATrueSkillNeverLowersAnyScore(t *testing.T) {
	t.Parallel()
	for _, p := range everyPair() {
		j := For(catalogue, p.job, asOf)
		before := j.Analyze(p.resume)
		consistent(t, before)
		for _, name := range requiredNames(p.job) {
			for _, at := range []int{0, len(p.resume.Work) - 1} {
				if at < 0 {
					continue
				}
				more := p.resume.Clone()
				more.Work[at].Highlights = append(more.Work[at].Highlights, fmt.Sprintf(sentences[p.lang], name))
				after := j.Analyze(more)
				consistent(t, after)
				if after.Score < before.Score-inTenths {
					t.Errorf("%s: %q in job %d lowered the score from %g to %g", p.name, name, at, before.Score,
						after.Score)
				}
			}
		}
	}
}

// A score that something outside its parts lowers says so in a part, with the reason.
func TestLawALoweredScoreSaysWhy(t *testing.T) {
	t.Parallel()
	lowered := 0
	for _, p := range everyPair() {
		j := For(catalogue, p.job, asOf)
		traits, rep := j.Traits(p.resume), j.Analyze(p.resume)
		if traits == nil || learned.unlowered(traits) == rep.Score {
			continue
		}
		lowered++
		var said []string
		for _, part := range rep.Parts {
			said = append(said, part.Explanation)
		}
		all := strings.Join(said, "\n")
		why := j.analysis(p.resume).whyLowered(traits)
		if !strings.Contains(all, "Lowered from ") || len(why) == 0 {
			t.Errorf("%s: %g instead of %g, and no part says why\n%s", p.name, rep.Score,
				learned.unlowered(traits), all)
		}
		for _, sentence := range why {
			if strings.Count(all, sentence) != 1 {
				t.Errorf("%s: not once %q in\n%s", p.name, sentence, all)
			}
		}
	}
	if t.Logf("%d scores are lowered", lowered); lowered == 0 {
		t.Error("no score is lowered")
	}
}

func TestLawOrderMovesNoScore(t *testing.T) {
	t.Parallel()
	for _, p := range everyPair() {
		turned := p.resume.Clone()
		for i := range turned.Work {
			slices.Reverse(turned.Work[i].Highlights)
		}
		slices.Reverse(turned.Work)
		slices.Reverse(turned.Education)
		slices.Reverse(turned.Skills)
		slices.Reverse(turned.Certificates)
		slices.Reverse(turned.Languages)
		slices.Reverse(turned.Projects)
		if a, b := Analyze(catalogue, p.resume, p.job, asOf).Score,
			Analyze(catalogue, turned, p.job, asOf).Score; a != b {
			t.Errorf("%s: order moved the score from %g to %g", p.name, a, b)
		}
	}
}

// Names that are plain words, too, are bound to their case ("Go", "dbt"): a line in capitals hides them. Nothing else
// may move a score.
func TestLawCapitalsMoveNoScore(t *testing.T) {
	t.Parallel()
	moved := 0
	for _, p := range everyPair() {
		loud := p.resume.Clone()
		for i := range loud.Work {
			loud.Work[i].Position = strings.ToUpper(loud.Work[i].Position)
			for k, h := range loud.Work[i].Highlights {
				loud.Work[i].Highlights[k] = strings.ToUpper(h)
			}
		}
		if a, b := Analyze(catalogue, p.resume, p.job, asOf).Score,
			Analyze(catalogue, loud, p.job, asOf).Score; a != b {
			if moved++; math.Abs(a-b) > 0.08*a {
				t.Errorf("%s: capitals moved the score from %g to %g", p.name, a, b)
			}
		}
	}
	if share := float64(moved) / float64(len(everyPair())); share > 0.015 {
		t.Errorf("capitals moved %d scores of %d", moved, len(everyPair()))
	}
}

var plates = map[string]string{
	"en": "\n\nWhat we offer\n- 25 days of annual leave\n- Python and SQL courses\n\nWe are an equal opportunity employer and consider applicants regardless of race.\n",
	"de": "\n\nWir bieten\n- 30 Tage Urlaub und ein Jobrad\n- Schulungen in Python und SQL\n\nSchwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.\n",
	"fr": "\n\nCe que nous offrons\n- Mutuelle et tickets restaurant\n- Formations Python et SQL\n\nÀ compétences égales, nos postes sont ouverts aux personnes en situation de handicap.\n",
	"es": "\n\nOfrecemos\n- 25 días de vacaciones y seguro médico\n- Cursos de Python y SQL\n\nEmpresa comprometida con la igualdad de oportunidades.\n",
}

func TestLawBoilerplateMovesNoScore(t *testing.T) {
	t.Parallel()
	for _, p := range everyPair() {
		a, b := Analyze(catalogue, p.resume, p.job, asOf).Score,
			Analyze(catalogue, p.resume, posting.Read(catalogue, p.text+plates[p.lang]), asOf).Score
		if a != b {
			t.Errorf("%s: boilerplate moved the score from %g to %g", p.name, a, b)
		}
	}
}

// Who has the posting before them can write what it asks for anywhere and in any shape: it earns nothing.
func TestLawStuffingGainsNothing(t *testing.T) {
	t.Parallel()
	for _, p := range everyPair() {
		if len(p.resume.Work) == 0 {
			continue
		}
		j := For(catalogue, p.job, asOf)
		before := j.Analyze(p.resume).Score
		names := requiredNames(p.job)
		list := strings.Join(names, ", ")
		inJob := func(lines ...string) func(*document.Resume) {
			return func(r *document.Resume) { r.Work[0].Highlights = append(r.Work[0].Highlights, lines...) }
		}
		for how, stuff := range map[string]func(*document.Resume){
			"the posting in the summary": func(r *document.Resume) { r.Basics.Summary += " " + p.text },
			"the posting in a job":       inJob(strings.Split(p.text, "\n")...),
			"the list in a job":          inJob(list),
			"a name a line in a job":     inJob(names...),
			"the list with and":          inJob("Responsible for " + strings.Join(names, " and ") + "."),
			"the list with semicolons":   inJob(strings.Join(names, "; ")),
			"the list with no signs":     inJob(strings.Join(names, " ")),
			"the list in a section":      func(r *document.Resume) { r.Meta = withSection(r.Meta, "Keywords", list) },
			"the list among the skills": func(r *document.Resume) {
				r.Skills = append(r.Skills,
					document.Skill{Name: "Skills", Keywords: names})
			},
			"the list in the summary": func(r *document.Resume) { r.Basics.Summary += " " + list },
			"the list three times over": func(r *document.Resume) {
				r.Basics.Summary += " " +
					strings.Repeat(list+" ", 3)
			},
			"the list behind the headline": func(r *document.Resume) { r.Basics.Label += " " + list },
		} {
			stuffed := p.resume.Clone()
			stuff(stuffed)
			if after := j.Analyze(stuffed).Score; after > before+inTenths {
				t.Errorf("%s: %s raised the score from %g to %g", p.name, how, before, after)
			}
		}
	}
}

func withSection(m *document.Meta, heading, text string) *document.Meta {
	out := document.Meta{Vitae: &document.Layout{}}
	if m != nil {
		out = *m
		if m.Vitae != nil {
			l := *m.Vitae
			out.Vitae = &l
		} else {
			out.Vitae = &document.Layout{}
		}
	}
	out.Vitae.Other = append(slices.Clone(out.Vitae.Other),
		document.OtherSection{Heading: heading, Lines: []string{text}})
	return &out
}
