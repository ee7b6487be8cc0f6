package reading

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"vitae/internal/docparse"
)

// VarietyVersion names how resumes are varied for training; it is part of the fingerprint.
const VarietyVersion = 2

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

// Vary writes a resume in another way: the heads of its jobs and studies in one of many forms, the same for all of a kind,
// with some names from another author's resumes; headings gone, other bullets, other letters. The same resume, pool and
// number give the same text.
func Vary(t *docparse.Tagged, others []*docparse.Tagged, n int) *docparse.Tagged {
	h := fnv.New64a()
	h.Write([]byte(t.Name))
	v := &varied{from: t, pool: poolOf(others), r: rand.New(rand.NewPCG(h.Sum64(), uint64(n)))}
	v.changes = v.edits()
	v.write()
	return &docparse.Tagged{Name: t.Name, Text: v.text.String(), Spans: v.tags}
}

// variants is how many further ways each resume is written in for training, and variantWeight what a way or a page counts.
const (
	variants      = 2
	variantWeight = 0.5
)

// Lesson is a lesson with the authors whose words it holds.
type Lesson struct {
	*docparse.Lesson
	Authors []string
}

// Lessons gives the lessons of tagged resumes, as they are and in further ways.
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

// edit puts text in the place of a stretch of the old text.
type edit struct {
	from, to int
	text     string
}

// edits draws what changes outside the heads of entries: all headings gone or in other letters, other bullets.
func (v *varied) edits() []edit {
	var out []edit
	t := v.from.Text
	heading := one(v.r, "", "", "gone", "gone", "upper")
	for _, s := range v.from.Spans {
		switch {
		case s.Tag != "h":
		case heading == "gone" && strings.TrimSpace(t[strings.LastIndexByte(t[:s.From], '\n')+1:s.From]) == "" &&
			strings.Trim(t[s.To:s.To+strings.IndexByte(t[s.To:]+"\n", '\n')], " :") == "":
			out = append(out, edit{s.From, s.To, ""})
		case heading == "upper":
			out = append(out, edit{s.From, s.To, strings.ToUpper(t[s.From:s.To])})
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

// copy copies a stretch of the old text, with its edits and the tags that lie in it.
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

// blocks gives the jobs and studies whose heads can be written anew: one of each field, before everything else.
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
		if !usable || b.headTo == 0 || b.headTo > point || b.fields["title"]+b.fields["school"]+b.fields["degree"] == "" {
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

// write writes the whole resume.
func (v *varied) write() {
	blocks := v.blocks()
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
	if s := v.text.String(); s != "" && !strings.HasSuffix(s, "\n") && strings.TrimSpace(s[strings.LastIndexByte(s, '\n')+1:]) != "" {
		v.text.WriteString("\n")
	}
}

// names puts other names into the place of some.
func (v *varied) swap(name string, from []string, share float64) string {
	if name == "" || len(from) == 0 || v.r.Float64() > share {
		return name
	}
	return from[v.r.IntN(len(from))]
}

func (v *varied) jobNames(f map[string]string) map[string]string {
	f["title"] = v.swap(f["title"], v.pool.titles, 0.4)
	f["employer"] = v.swap(f["employer"], v.pool.employers, 0.5)
	f["place"] = v.swap(f["place"], v.pool.places, 0.5)
	return f
}

func (v *varied) studyNames(f map[string]string) map[string]string {
	f["school"] = v.swap(f["school"], v.pool.schools, 0.5)
	f["place"] = v.swap(f["place"], v.pool.places, 0.5)
	return f
}

// form writes the head of an entry of its fields.
type form func(v *varied, f map[string]string)

// piece writes one field, or the period.
func (v *varied) piece(name string, f map[string]string, dates func(v *varied, f map[string]string)) {
	if name == "dates" {
		dates(v, f)
		return
	}
	s := f[name]
	v.put(name, s)
}

// has says whether a piece has anything to write.
func has(name string, f map[string]string) bool {
	if name == "dates" {
		return f["start"]+f["end"] != ""
	}
	return f[name] != ""
}

// period draws how the dates of a resume are written.
func (v *varied) period() func(v *varied, f map[string]string) {
	dash := one(v.r, " – ", " - ", "-", "–", " to ", " bis ", " — ", " / ", " au ", " hasta ", " → ")
	open, closing := "", ""
	if v.r.Float64() < 0.3 {
		open = one(v.r, "(", "[", "")
		closing = map[string]string{"(": ")", "[": "]", "": ""}[open]
	}
	return func(v *varied, f map[string]string) {
		v.put("", open)
		v.put("start", f["start"])
		if f["start"] != "" && f["end"] != "" {
			v.put("", dash)
		}
		v.put("end", f["end"])
		v.put("", closing)
	}
}

// rows writes pieces in rows, with signs between the pieces of a row.
func rows(layout [][]string, signs []string, indent string, dates func(v *varied, f map[string]string)) form {
	return func(v *varied, f map[string]string) {
		first := true
		for r, row := range layout {
			open := false
			for i, name := range row {
				if !has(name, f) {
					continue
				}
				switch {
				case open:
					v.put("", signs[(r+i)%len(signs)])
				case !first:
					v.put("", "\n"+indent)
				}
				v.piece(name, f, dates)
				open, first = true, false
			}
		}
	}
}

var jobLayouts = [][][]string{
	{{"title", "employer", "place", "dates"}},
	{{"employer", "place", "title", "dates"}},
	{{"employer", "title", "dates"}},
	{{"dates", "title", "employer", "place"}},
	{{"dates", "employer", "place", "title"}},
	{{"title", "dates"}, {"employer", "place"}},
	{{"employer", "place"}, {"title", "dates"}},
	{{"employer", "dates"}, {"title"}},
	{{"employer", "place", "dates"}, {"title"}},
	{{"dates"}, {"title"}, {"employer", "place"}},
	{{"dates"}, {"employer"}, {"title"}},
	{{"dates", "title"}, {"employer", "place"}},
	{{"dates", "employer", "place"}, {"title"}},
	{{"title"}, {"employer", "place"}, {"dates"}},
	{{"title"}, {"employer"}, {"dates", "place"}},
	{{"employer"}, {"title"}, {"dates"}},
	{{"title", "employer"}, {"dates", "place"}},
	{{"employer", "title"}, {"dates"}},
}

var studyLayouts = [][][]string{
	{{"degree", "field", "school", "place", "dates", "grade"}},
	{{"school", "place", "degree", "field", "dates", "grade"}},
	{{"dates", "degree", "field", "school", "place", "grade"}},
	{{"dates", "school", "degree", "field", "grade"}},
	{{"degree", "field", "dates"}, {"school", "place"}, {"grade"}},
	{{"school", "place", "dates"}, {"degree", "field", "grade"}},
	{{"dates"}, {"degree", "field"}, {"school", "place"}},
	{{"degree", "field"}, {"school", "place"}, {"dates", "grade"}},
}

// signsBetween draws the signs that part the pieces of a row.
func (v *varied) signsBetween() []string {
	return one(v.r, []string{", "}, []string{", "}, []string{" | "}, []string{" – "}, []string{" - "}, []string{" · "}, []string{"  "}, []string{"    "},
		[]string{" / "}, []string{": ", ", "}, []string{" — ", ", "}, []string{", ", " | "}, []string{" @ ", ", ", " "}, []string{"; "}, []string{" • "})
}

func (v *varied) jobForm() form {
	dates := v.period()
	switch {
	case v.r.Float64() < 0.18:
		return labelled(one(v.r, jobLabels...), one(v.r, ": ", " : ", ":  ", " - ", ":- "), dates)
	case v.r.Float64() < 0.18:
		return spoken(one(v.r, jobSentences...), dates)
	}
	return rows(one(v.r, jobLayouts...), v.signsBetween(), one(v.r, "", "", "  ", "        "), dates)
}

func (v *varied) studyForm() form {
	dates := v.period()
	switch {
	case v.r.Float64() < 0.15:
		return labelled(one(v.r, studyLabels...), one(v.r, ": ", " : ", ":  ", " - "), dates)
	case v.r.Float64() < 0.1:
		return spoken(one(v.r, studySentences...), dates)
	}
	return rows(one(v.r, studyLayouts...), v.signsBetween(), one(v.r, "", "", "  ", "        "), dates)
}

// label is a field of a form with the words before it.
type label struct{ name, words string }

var jobLabels = [][]label{
	{{"employer", "Company"}, {"title", "Position"}, {"dates", "Period"}, {"place", "Location"}},
	{{"employer", "Name of Organization"}, {"place", "Address"}, {"title", "Designation"}, {"dates", "Duration"}},
	{{"dates", "Dates"}, {"title", "Job Title"}, {"employer", "Employer"}, {"place", "City"}},
	{{"title", "Post held"}, {"employer", "Company Name"}, {"start", "Date Joined"}, {"end", "Date Left"}},
	{{"employer", "Employer"}, {"title", "Role"}, {"start", "From"}, {"end", "To"}},
	{{"dates", "Zeitraum"}, {"employer", "Arbeitgeber"}, {"place", "Ort"}, {"title", "Position"}},
	{{"dates", "Période"}, {"title", "Poste"}, {"employer", "Entreprise"}, {"place", "Lieu"}},
	{{"employer", "Empresa"}, {"title", "Puesto"}, {"dates", "Periodo"}, {"place", "Lugar"}},
	{{"employer", "Azienda"}, {"title", "Mansione"}, {"dates", "Periodo"}},
	{{"title", "Functie"}, {"employer", "Werkgever"}, {"dates", "Periode"}},
	{{"title", "Cargo"}, {"employer", "Empresa"}, {"dates", "Período"}, {"place", "Local"}},
	{{"dates", "Tenure"}, {"employer", "Organisation"}, {"title", "Position held"}},
}

var studyLabels = [][]label{
	{{"degree", "Degree"}, {"field", "Major"}, {"school", "University"}, {"dates", "Year"}, {"grade", "Grade"}},
	{{"school", "Institution"}, {"degree", "Qualification"}, {"dates", "Passing Year"}, {"grade", "Result"}},
	{{"school", "Place of study"}, {"degree", "Award"}, {"field", "Subject"}, {"dates", "Year"}},
	{{"degree", "Abschluss"}, {"school", "Schule"}, {"dates", "Zeitraum"}, {"grade", "Note"}},
	{{"degree", "Diplôme"}, {"school", "Établissement"}, {"dates", "Année"}},
	{{"degree", "Título"}, {"school", "Centro"}, {"dates", "Año"}},
}

// labelled writes an entry as a form.
func labelled(labels []label, sign string, dates func(v *varied, f map[string]string)) form {
	return func(v *varied, f map[string]string) {
		first := true
		for _, l := range labels {
			if !has(l.name, f) {
				continue
			}
			if !first {
				v.put("", "\n")
			}
			first = false
			v.put("", l.words+sign)
			v.piece(l.name, f, dates)
		}
	}
}

// The sentences in which people tell of a job or of studies; a name in braces is a field.
var jobSentences = [][]string{
	{"I worked as ", "{title}", " at ", "{employer}", ", ", "{place}", " from ", "{start}", " to ", "{end}", "."},
	{"Worked as a ", "{title}", " with ", "{employer}", " (", "{place}", ") from ", "{start}", " until ", "{end}", "."},
	{"From ", "{start}", " to ", "{end}", " I was ", "{title}", " at ", "{employer}", " in ", "{place}", "."},
	{"{employer}", ", ", "{place}", " where I work as ", "{title}", " (", "{start}", " - ", "{end}", ")."},
	{"{title}", " at ", "{employer}", " in ", "{place}", ", ", "{start}", " to ", "{end}", "."},
	{"{title}", " for ", "{employer}", ", ", "{place}", " (", "{start}", " - ", "{end}", ")"},
	{"{start}", " to ", "{end}", ": working for ", "{employer}", " (", "{place}", ") as ", "{title}", "."},
	{"Von ", "{start}", " bis ", "{end}", " war ich ", "{title}", " bei ", "{employer}", " in ", "{place}", "."},
	{"Ich arbeite als ", "{title}", " bei ", "{employer}", ", ", "{place}", " (", "{start}", " bis ", "{end}", ")."},
	{"De ", "{start}", " à ", "{end}", ", ", "{title}", " chez ", "{employer}", " (", "{place}", ")."},
	{"J'ai travaillé comme ", "{title}", " à ", "{employer}", ", ", "{place}", ", de ", "{start}", " à ", "{end}", "."},
	{"De ", "{start}", " a ", "{end}", ": ", "{title}", " en ", "{employer}", " (", "{place}", ")."},
	{"Trabajé como ", "{title}", " en ", "{employer}", ", ", "{place}", ", desde ", "{start}", " hasta ", "{end}", "."},
	{"Dal ", "{start}", " al ", "{end}", " ", "{title}", " presso ", "{employer}", ", ", "{place}", "."},
	{"Van ", "{start}", " tot ", "{end}", " ", "{title}", " bij ", "{employer}", " in ", "{place}", "."},
}

var studySentences = [][]string{
	{"I studied ", "{field}", " at ", "{school}", ", finished ", "{end}", "."},
	{"{degree}", " in ", "{field}", " from ", "{school}", ", ", "{place}", ", ", "{end}", "."},
	{"{degree}", " at ", "{school}", ", finished ", "{end}", "."},
	{"{degree}", " an der ", "{school}", ", ", "{start}", " - ", "{end}", "."},
	{"{degree}", " ", "{field}", " à ", "{school}", ", ", "{end}", "."},
}

// spoken writes an entry as a sentence; the words before a field that there is none of fall away with it.
func spoken(sentence []string, _ func(v *varied, f map[string]string)) form {
	return func(v *varied, f map[string]string) {
		words := ""
		for _, s := range sentence {
			name := strings.Trim(s, "{}")
			if name == s {
				words = s
				continue
			}
			if f[name] == "" {
				if name == "end" || name == "place" {
					words = ""
				}
				continue
			}
			v.put("", words)
			v.put(name, f[name])
			words = ""
		}
		v.put("", strings.TrimRight(words, " "))
	}
}
