package reading

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"vitae/internal/engine/docparse"
)

// VarietyVersion names how resumes are varied for training; it is part of the fingerprint.
const VarietyVersion = 3

// varied is a resume under rewriting: its text so far and the tags on it.
type varied struct {
	from    *docparse.Tagged
	text    strings.Builder
	tags    []docparse.Span
	changes []edit
	r       *rand.Rand
	pool    *pool
}

// pool are the names to put in the place of others.
type pool struct{ titles, employers, places, schools []string }

// poolOf collects the names in tagged resumes.
func poolOf(ts []*docparse.Tagged) *pool {
	p := &pool{}
	for _, t := range ts {
		for _, s := range t.Spans {
			v := sq(t.Text[s.From:s.To])
			if v == "" || utf8.RuneCountInString(v) > 60 || strings.Contains(v, "\n") {
				continue
			}
			switch s.Tag {
			case "title":
				p.titles = append(p.titles, v)
			case "employer":
				p.employers = append(p.employers, v)
			case "place":
				p.places = append(p.places, v)
			case "school":
				p.schools = append(p.schools, v)
			}
		}
	}
	return p
}

// Vary writes a resume in another way: the heads of its jobs and studies in one of many forms, the same for all of a
// kind, with some names from another author's resumes; headings gone, other bullets, other letters. The same resume,
// pool and number give the same text.
func Vary(t *docparse.Tagged, others []*docparse.Tagged, n int) *docparse.Tagged {
	h := fnv.New64a()
	h.Write([]byte(t.Name))
	v := &varied{from: t, pool: poolOf(others), r: rand.New(rand.NewPCG(h.Sum64(), uint64(n)))}
	v.changes = v.edits()
	v.write()
	return &docparse.Tagged{Name: t.Name, Text: v.text.String(), Spans: v.tags}
}

// variants is how many further ways each resume is written in for training, and variantWeight what a way or a page
// counts. Two ways were measured against none and four (docs/parsing.md); the weight is by hand: both ways together
// count as much as the resume.
const (
	variants      = 2
	variantWeight = 0.5
)

// Lesson is a lesson with the authors whose words it holds.
type Lesson struct {
	*docparse.Lesson
	Authors []string
}

// Lessons returns the lessons of tagged resumes, as they are and in further ways.
func (as Authors) Lessons() []Lesson {
	var out []Lesson
	names := slices.Sorted(maps.Keys(as))
	for i, a := range names {
		for _, t := range as[a] {
			out = append(out, Lesson{docparse.LessonOfTagged(t, 1), []string{a}})
			out = append(out, Lesson{docparse.LessonOfLaid(t, variantWeight), []string{a}})
			for n := range variants {
				b := names[(i+1+n*3)%len(names)]
				out = append(out, Lesson{docparse.LessonOfTagged(Vary(t, as[b], n), variantWeight), []string{a, b}})
			}
		}
	}
	return out
}

// one draws one of some values.
func one[T any](r *rand.Rand, of ...T) T { return of[r.IntN(len(of))] }

// put writes text under a tag; empty text is not written.
func (v *varied) put(tag, s string) {
	if s == "" {
		return
	}
	from := v.text.Len()
	v.text.WriteString(s)
	if tag != "" {
		v.tags = append(v.tags, docparse.Span{Tag: tag, From: from, To: v.text.Len()})
	}
}

// edit puts text in the place of a span of the old text.
type edit struct {
	from, to int
	text     string
}

// edits draws what changes outside the heads of entries: all headings gone or in other letters, other bullets.
func (v *varied) edits() []edit {
	var out []edit
	t := v.from.Text
	heading := one(v.r, "", "", "gone", "gone", "upper", "signs", "numbers")
	signs, number := one(v.r, headingSigns...), 0
	for _, s := range v.from.Spans {
		switch {
		case s.Tag != "h":
		case heading == "gone" && strings.TrimSpace(t[strings.LastIndexByte(t[:s.From], '\n')+1:s.From]) == "" &&
			strings.Trim(t[s.To:s.To+strings.IndexByte(t[s.To:]+"\n", '\n')], " :") == "":
			out = append(out, edit{s.From, s.To, ""})
		case heading == "upper":
			out = append(out, edit{s.From, s.To, strings.ToUpper(t[s.From:s.To])})
		case heading == "signs":
			out = append(out, edit{s.From, s.From, signs[0]}, edit{s.To, s.To, signs[1]})
		case heading == "numbers":
			number++
			out = append(out, edit{s.From, s.From, strconv.Itoa(number) + signs[2]})
		}
	}
	if v.r.Float64() < 0.5 {
		mark := one(v.r, "- ", "• ", "* ", "– ", "▪ ", "", "> ", "o ")
		for at := 0; at < len(t); {
			end := at + strings.IndexByte(t[at:]+"\n", '\n')
			from := at + len(t[at:end]) - len(strings.TrimLeft(t[at:end], " \t"))
			for _, old := range []string{"- ", "• ", "* ", "– ", "▪ ", "> "} {
				if strings.HasPrefix(t[from:end], old) {
					out = append(out, edit{from, from + len(old), mark})
				}
			}
			at = end + 1
		}
	}
	slices.SortFunc(out, func(a, b edit) int { return a.from - b.from })
	return out
}

// copy copies a span of the old text, with its edits and the tags that lie in it.
func (v *varied) copy(from, to int) {
	type moved struct{ old, now int }
	at := []moved{{from, v.text.Len()}}
	pos := from
	for _, e := range v.changes {
		if e.from < pos || e.to > to {
			continue
		}
		v.text.WriteString(v.from.Text[pos:e.from])
		at = append(at, moved{e.from, v.text.Len()})
		v.text.WriteString(e.text)
		at = append(at, moved{e.to, v.text.Len()})
		pos = e.to
	}
	v.text.WriteString(v.from.Text[pos:to])
	now := func(old int) int {
		i := len(at) - 1
		for i > 0 && at[i].old > old {
			i--
		}
		return at[i].now + old - at[i].old
	}
	for _, s := range v.from.Spans {
		if s.From < from || s.To > to {
			continue
		}
		if a, b := now(s.From), min(now(s.To), v.text.Len()); a < b && strings.TrimSpace(v.text.String()[a:b]) != "" {
			v.tags = append(v.tags, docparse.Span{Tag: s.Tag, From: a, To: b})
		}
	}
}

// block is a job or a course of study with the end of its head.
type block struct {
	docparse.Span
	headTo int
	fields map[string]string
}

// blocks returns the jobs and studies whose heads can be written anew: one of each field, before everything else.
func (v *varied) blocks() []block {
	var out []block
	for _, s := range v.from.Spans {
		if s.Tag != "job" && s.Tag != "edu" {
			continue
		}
		b := block{Span: s, fields: map[string]string{}}
		point := s.To
		usable := true
		for _, in := range v.from.Spans {
			if in.From < s.From || in.To > s.To || in == s {
				continue
			}
			switch in.Tag {
			case "point", "tech", "summary":
				point = min(point, in.From)
			case "title", "employer", "start", "end", "place", "school", "degree", "field", "grade":
				usable = usable && b.fields[in.Tag] == ""
				b.fields[in.Tag] = sq(v.from.Text[in.From:in.To])
				b.headTo = max(b.headTo, in.To)
			}
		}
		if !usable || b.headTo == 0 || b.headTo > point ||
			b.fields["title"]+b.fields["school"]+b.fields["degree"] == "" {
			continue
		}
		if end := strings.IndexByte(v.from.Text[b.headTo:s.To], '\n'); end >= 0 && b.headTo+end <= point {
			b.headTo += end
		} else if s.To <= point {
			b.headTo = s.To
		}
		out = append(out, b)
	}
	return out
}

// bareShare is how many resumes lose what they say of their jobs: lists of jobs alone show best where one ends and the
// next begins. By hand.
const bareShare = 0.15

// headingSigns are signs before and behind headings, and behind their numbers.
var headingSigns = [][]string{
	{"== ", " ==", " "},
	{"-- ", " --", ". "},
	{"[ ", " ]", ") "},
	{"", ":", "  "},
	{"* ", "", ". "},
	{"~ ", " ~", " - "},
	{"", " (latest first)", " "},
	{"MY ", "", ".) "},
}

// write writes the whole resume.
func (v *varied) write() {
	blocks := v.blocks()
	bare := v.r.Float64() < bareShare
	slices.SortFunc(blocks, func(a, b block) int { return a.From - b.From })
	job, study := v.jobForm(), v.studyForm()
	pos := 0
	for _, b := range blocks {
		if b.From < pos {
			continue
		}
		v.copy(pos, b.From)
		v.newLine()
		from := v.text.Len()
		if b.Tag == "job" {
			job(v, v.jobNames(b.fields))
		} else {
			study(v, v.studyNames(b.fields))
		}
		if bare && b.Tag == "job" {
			b.headTo = b.To
		}
		rest := v.from.Text[b.headTo:b.To]
		if rest != "" && rest[0] != '\n' {
			v.text.WriteString("\n")
		}
		v.copy(b.headTo, b.To)
		v.tags = append(v.tags, docparse.Span{Tag: b.Tag, From: from, To: v.text.Len()})
		pos = b.To
		if pos < len(v.from.Text) && v.from.Text[pos] != '\n' {
			v.text.WriteString("\n")
		}
	}
	v.copy(pos, len(v.from.Text))
}

func (v *varied) newLine() {
	if s := v.text.String(); s != "" && !strings.HasSuffix(s, "\n") &&
		strings.TrimSpace(s[strings.LastIndexByte(s, '\n')+1:]) != "" {
		v.text.WriteString("\n")
	}
}

// How many names of a resume give way to those of another author, so that no model learns names by heart. By hand.
const (
	otherTitle = 0.4
	otherName  = 0.5
)

// swap puts another name into the place of some.
func (v *varied) swap(name string, from []string, share float64) string {
	if name == "" || len(from) == 0 || v.r.Float64() > share {
		return name
	}
	return from[v.r.IntN(len(from))]
}

func (v *varied) jobNames(f map[string]string) map[string]string {
	f["title"] = v.swap(f["title"], v.pool.titles, otherTitle)
	f["employer"] = v.swap(f["employer"], v.pool.employers, otherName)
	f["place"] = v.swap(f["place"], v.pool.places, otherName)
	return f
}

func (v *varied) studyNames(f map[string]string) map[string]string {
	f["school"] = v.swap(f["school"], v.pool.schools, otherName)
	f["place"] = v.swap(f["place"], v.pool.places, otherName)
	return f
}
