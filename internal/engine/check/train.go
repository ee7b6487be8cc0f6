package check

import (
	"encoding/json"
	"hash/fnv"
	"slices"
	"sync"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/skill"
)

// Lesson is a rewritten text to learn from. Base is the honest text that a lie was put into, empty where the text is
// honest or stands alone. Group is its author: what is learned of words leaves the own author out.
type Lesson struct {
	Group, Name    string
	Kind           string // of the lie
	Hard           bool
	Original, Text Text
	Base           Text
	Lie            bool
	Made           bool // the lie was put in by a program
}

// Lessons are texts with what is suspected in them, read once for many trainings.
type Lessons struct {
	all []lesson
}

type lesson struct {
	Lesson
	suspicions []*suspicion
}

// Study reads lessons, those of different originals at once.
func Study(c *skill.Catalogue, all []Lesson) *Lessons {
	out := &Lessons{all: make([]lesson, len(all))}
	of := map[string][]int{}
	for i := range all {
		of[all[i].Original.Text] = append(of[all[i].Original.Text], i)
	}
	var wait sync.WaitGroup
	turns := make(chan struct{}, studiedAtOnce)
	for _, lessons := range of {
		turns <- struct{}{}
		wait.Go(func() {
			defer func() { <-turns }()
			source := newSource(c, all[lessons[0]].Original)
			source.known = map[string]*alignment{}
			bases := map[string]map[string]bool{}
			for _, i := range lessons {
				base := all[i].Base.Text
				if bases[base] == nil {
					bases[base] = statements(base, source.read.Language)
				}
				x := compare(source, all[i].Text, bases[base], nil)
				out.all[i] = lesson{Lesson: all[i], suspicions: x.suspicions}
			}
		})
	}
	wait.Wait()
	return out
}

const studiedAtOnce = 4

// statements are those of a text, in their plain form.
func statements(s, language string) map[string]bool {
	out := map[string]bool{}
	r := claim.Read(s, languageOf(s, language))
	for i := range r.Statements {
		out[plain(r.Statements[i].Span.Of(s))] = true
	}
	return out
}

// Groups lists the authors.
func (l *Lessons) Groups() []string {
	var out []string
	for _, x := range l.all {
		if !slices.Contains(out, x.Group) {
			out = append(out, x.Group)
		}
	}
	return out
}

// Train fits a model to all lessons but those of the groups left out.
func (l *Lessons) Train(without ...string) *Model {
	glue := l.glue(without)
	var all []example
	for n, x := range l.all {
		if slices.Contains(without, x.Group) {
			continue
		}
		for _, s := range x.suspicions {
			of := s.weighed(func(key string) float32 { return glue.without(key, x.Group) })
			e := example{rule: s.rule, lesson: n, suspicion: s, x: of, wrong: x.Lie, weight: 1}
			if x.Lie {
				e.weight = x.weight() / float32(len(x.suspicions))
			}
			all = append(all, e)
		}
	}
	m := l.fit(all, refinements)
	m.Line = l.fitLines(all)
	m.Glue = glue.total()
	return &Model{m}
}

// fit fits the forests of the rules, again and again to what the last ones take for right.
func (l *Lessons) fit(all []example, again int) *model {
	m := growAll(all)
	for range again {
		m = growAll(l.likeliest(m, all))
	}
	return m
}

// fitLines fits the forest of lines to chances of models that have not seen the line's author.
func (l *Lessons) fitLines(all []example) *forest {
	chances := make([]float64, len(all))
	for fold := range lineFolds {
		m := l.fit(slices.DeleteFunc(slices.Clone(all), func(e example) bool { return l.fold(e) == fold }), 1)
		for i, e := range all {
			if l.fold(e) == fold {
				chances[i] = m.chance(e.rule, e.x)
			}
		}
	}
	var lines []example
	for from := 0; from < len(all); { // examples of a lesson stand together
		to := from
		var of []*suspicion
		at := map[*suspicion]int{}
		for to < len(all) && all[to].lesson == all[from].lesson {
			of, at[all[to].suspicion] = append(of, all[to].suspicion), to
			to++
		}
		x := &l.all[all[from].lesson]
		for _, line := range byLine(of) {
			p := make([]float64, len(line))
			for i, s := range line {
				p[i] = chances[at[s]]
			}
			e := example{x: lineVector(line, p), wrong: x.Lie, weight: 1}
			if x.Lie {
				e.weight = x.weight()
			}
			lines = append(lines, e)
		}
		from = to
	}
	return grow(lines)
}

const lineFolds = 3

// fold is the part of the lessons in which an example is left out: an author's all at once, but for the one with most.
func (l *Lessons) fold(e example) int {
	x := &l.all[e.lesson]
	key := x.Group
	if key == "own" {
		key += x.Original.Text
	}
	h := fnv.New32a()
	h.Write([]byte(key))
	return int(h.Sum32() % lineFolds)
}

// What examples weigh, a suspicion of an honest text weighing 1. By hand, on the sets of docs/checking.md.
const (
	lieWeight   = 2.0  // a lie counts as much as so many suspicions of honest texts
	ownWeight   = 0.85 // one of short texts by those who build this
	madeWeight  = 0.35 // a lie that a program put in
	refinements = 2
	sureEnough  = 0.5
)

func (x *lesson) weight() float32 {
	if x.Made {
		return madeWeight
	}
	if x.Group == "own" {
		return ownWeight
	}
	return lieWeight
}

// likeliest keeps, of each lie's suspicions, those that the model takes for right, at least the likeliest: the others
// on the line may be harmless.
func (l *Lessons) likeliest(m *model, all []example) []example {
	best := map[int]float64{}
	chances := make([]float64, len(all))
	for i := range all {
		if all[i].wrong {
			chances[i] = m.chance(all[i].rule, all[i].x)
			best[all[i].lesson] = max(best[all[i].lesson], chances[i])
		}
	}
	out := make([]example, 0, len(all))
	for i, e := range all {
		if e.wrong {
			if chances[i] < best[e.lesson] && chances[i] < sureEnough {
				continue
			}
			e.weight = l.all[e.lesson].weight() / 2
			if chances[i] == best[e.lesson] {
				e.weight *= 2
			}
		}
		out = append(out, e)
	}
	return out
}

// Predicted is what a model finds in a lesson that its group had no part in.
type Predicted struct {
	Lesson
	Found []Chance
}

// Chance is a finding before its level is decided.
type Chance struct {
	Finding
	Rule   string
	Chance float64
}

// Predict judges the lessons of a group. Of a lie only what the honest text lacks is found.
func (l *Lessons) Predict(m *Model, group string) []Predicted {
	var out []Predicted
	honest := map[string]map[[2]string]float64{}
	for _, x := range l.all {
		if x.Group != group {
			continue
		}
		p := Predicted{Lesson: x.Lesson}
		known := honest[x.Base.Text]
		of := comparison{read: &claim.Reading{Text: x.Text.Text}}
		for _, f := range of.chosen(m.m.judge(x.suspicions), least) {
			if was, ok := known[[2]string{f.kind, f.value}]; ok && was >= f.chance {
				continue
			}
			p.Found = append(p.Found,
				Chance{of.finding(f, f.severity()), f.rule + "/" + claim.Class(f.x[fClass]).String(), f.chance})
		}
		if !x.Lie {
			own := map[[2]string]float64{}
			for _, f := range p.Found {
				own[[2]string{f.Kind, f.Value}] = f.Chance
			}
			honest[x.Text.Text] = own
		}
		out = append(out, p)
	}
	return out
}

const least = 0.05 // chances below are not predicted; the sweep of bench/checking begins here

// glueCounts counts for each key in how many originals' honest rewrites it stands, by group.
type glueCounts map[string]map[string]float32

func (l *Lessons) glue(without []string) glueCounts {
	counts := glueCounts{}
	seen := map[string]bool{}
	for _, x := range l.all {
		if x.Lie || slices.Contains(without, x.Group) {
			continue
		}
		for _, s := range x.suspicions {
			for _, k := range s.keys {
				if key := x.Original.Text + "\x00" + k; !seen[key] {
					seen[key] = true
					if counts[k] == nil {
						counts[k] = map[string]float32{}
					}
					counts[k][x.Group]++
				}
			}
		}
	}
	return counts
}

func (g glueCounts) without(key, group string) float32 {
	n := float32(0)
	for k, v := range g[key] {
		if k != group {
			n += v
		}
	}
	return n
}

// total sums the counts; a word of one author alone says nothing about others.
func (g glueCounts) total() map[string]float32 {
	out := map[string]float32{}
	for key, by := range g {
		for _, v := range by {
			out[key] += v
		}
	}
	return out
}

// Model is what training gives.
type Model struct{ m *model }

// Trained returns the model of the program.
func Trained() *Model { return &Model{trained()} }

// JSON returns the model as it is kept in the program.
func (m *Model) JSON() ([]byte, error) { return json.Marshal(m.m) }
