// Package matching measures how well resumes are ranked for postings: on jobs with a fit, a near miss and a stuffed
// text, as our readers read them and as their tags say they should be read, beside TF-IDF and BM25. It never changes
// what it measures.
package matching

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/annotation"
	"vitae/internal/engine/document"
	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// labelled is a tagged text, from which what the tags describe is built.
type labelled struct{ annotation.Document }

// within returns the tags of a name inside an outer one.
func (t *labelled) within(outer annotation.Tag, name string) []annotation.Tag {
	var out []annotation.Tag
	for _, s := range t.Tags {
		if s.Name == name && s.Start >= outer.Start && s.End <= outer.End {
			out = append(out, s)
		}
	}
	return out
}

func (t *labelled) values(outer annotation.Tag, name string) []string {
	var out []string
	for _, s := range t.within(outer, name) {
		out = append(out, t.Words(s))
	}
	return out
}

func (t *labelled) first(outer annotation.Tag, tag string) string {
	if v := t.values(outer, tag); len(v) > 0 {
		return v[0]
	}
	return ""
}

// whole is the text as one tag.
func (t *labelled) whole() annotation.Tag { return annotation.Tag{End: len(t.Text)} }

// rest returns what stands in the outer tag and in none of the tags, cut at line ends, without what is short.
func (t *labelled) rest(outer annotation.Tag, tags ...string) []string {
	var b strings.Builder
	pos := outer.Start
	for _, s := range t.Tags {
		if s.Start < outer.Start || s.End > outer.End || !slices.Contains(tags, s.Name) || s.End <= pos {
			continue
		}
		b.WriteString(t.Text[pos:max(pos, s.Start)] + "\n")
		pos = s.End
	}
	b.WriteString(t.Text[pos:outer.End])
	var out []string
	for line := range strings.SplitSeq(b.String(), "\n") {
		line = strings.Trim(strings.Join(strings.Fields(line), " "), " ,;:|·•–—-()[]*▸>.o→")
		if len([]rune(line)) >= 5 {
			out = append(out, line)
		}
	}
	return out
}

// workOf builds the job that a tag describes.
func (t *labelled) workOf(s posting.Tag) document.Work {
	w := document.Work{
		Name: t.first(s, "employer"), Position: strings.Join(t.values(s, "title"), " / "),
		Location:  t.first(s, "place"),
		StartDate: dateOf(t.first(s, "start")), EndDate: dateOf(t.first(s, "end")),
		Highlights: t.values(s, "point"),
	}
	w.Highlights = append(w.Highlights, t.values(s, "tech")...)
	w.Highlights = append(w.Highlights, t.rest(s, "employer", "title", "place", "start", "end", "point",
		"tech")...)
	return w
}

// resumeOf builds the resume that the tags describe.
func (t *labelled) resumeOf() *document.Resume {
	all := t.whole()
	r := &document.Resume{}
	r.Basics.Name = t.first(all, "name")
	r.Basics.Label = strings.Join(t.values(all, "headline"), ", ")
	r.Basics.Summary = strings.Join(t.values(all, "summary"), " ")
	for _, s := range t.Tags {
		switch s.Name {
		case "job":
			r.Work = append(r.Work, t.workOf(s))
		case "edu":
			e := document.Education{
				Institution: t.first(s, "school"), StudyType: t.first(s, "degree"),
				Area: t.first(s, "field"), StartDate: dateOf(t.first(s, "start")), EndDate: dateOf(t.first(s, "end")),
			}
			e.Courses = append(t.values(s, "point"), t.rest(s, "school", "degree", "field", "start", "end", "grade",
				"place", "point")...)
			r.Education = append(r.Education, e)
		case "cert":
			r.Certificates = append(r.Certificates,
				document.Certificate{Name: t.Words(s), Date: dateOf(t.first(s, "date"))})
		case "proj":
			r.Projects = append(r.Projects, document.Project{
				Name: t.first(s, "title"), Entity: t.first(s, "employer"),
				Highlights: t.values(s, "point"), StartDate: dateOf(t.first(s, "start")),
				EndDate: dateOf(t.first(s, "end")),
			})
		case "vol":
			r.Volunteer = append(r.Volunteer, document.Volunteer{
				Organization: t.first(s, "employer"),
				Position:     t.first(s, "title"), Highlights: t.values(s, "point"),
				StartDate: dateOf(t.first(s, "start")),
				EndDate:   dateOf(t.first(s, "end")),
			})
		case "pub":
			r.Publications = append(r.Publications, document.Publication{Name: t.Words(s)})
		case "award":
			r.Awards = append(r.Awards, document.Award{Title: t.Words(s)})
		case "skill":
			r.Skills = append(r.Skills, document.Skill{Name: t.Words(s)})
		case "language":
			r.Languages = append(r.Languages, document.Language{Language: t.Words(s), Fluency: t.levelAfter(s)})
		}
	}
	other := append(t.values(all, "other"), t.values(all, "status")...)
	other = append(other, t.rest(all, "name", "headline", "email", "phone", "place", "link", "status", "h", "summary",
		"job", "edu", "cert", "proj", "vol", "pub", "award", "skills", "language", "level", "other")...)
	if len(other) > 0 {
		r.Meta = &document.Meta{Vitae: &document.Layout{Other: []document.OtherSection{{
			Heading: "Other",
			Lines:   other,
		}}}}
	}
	return r
}

// levelAfter returns the level beside a language.
func (t *labelled) levelAfter(s annotation.Tag) string {
	for _, l := range t.Tags {
		if l.Name == "level" && l.Start >= s.End && l.Start-s.End < 6 {
			return t.Words(l)
		}
	}
	return ""
}

// postingOf builds the posting that the tags describe.
func (t *labelled) postingOf(cat *skill.Catalogue, language string) *posting.Posting {
	all := t.whole()
	p := &posting.Posting{
		Text: t.Text, Title: t.first(all, "title"), Company: t.first(all, "employer"),
		Location: t.first(all, "place"), Language: language, Level: skill.LevelUnknown,
	}
	if title, ok := cat.FindTitle(p.Title); ok {
		p.TitleID, p.Family, p.Level = title.ID, title.Family, title.Level
	} else {
		p.Level = cat.LevelOf(p.Title)
	}
	t.require(cat, p)
	return p
}

// require adds to a posting what the tags say it requires.
func (t *labelled) require(cat *skill.Catalogue, p *posting.Posting) {
	groups := map[string]int{}
	for _, s := range t.Tags {
		q := posting.Requirement{
			ID: fmt.Sprintf("t%d", s.Start), Class: posting.Must, Kind: posting.KindSkill,
			Text: t.Words(s), Start: s.Start, End: s.End,
		}
		if s.Attrs["c"] == "nice" {
			q.Class = posting.Nice
		}
		switch s.Name {
		case "must", "nice":
			q.Class = posting.Class(s.Name)
			term := t.term(cat, s, false)
			if g := s.Attrs["g"]; g != "" {
				if at, ok := groups[s.Name+g]; ok {
					p.Requirements[at].Terms = append(p.Requirements[at].Terms, term)
					p.Requirements[at].Either = true
					continue
				}
				groups[s.Name+g] = len(p.Requirements)
			}
			q.Terms = []posting.Term{term}
		case "years":
			n, _ := strconv.ParseFloat(s.Attrs["n"], 64)
			q.Kind, q.Years = posting.KindYears, n
			if of := s.Attrs["of"]; of != "" {
				q.Terms = []posting.Term{{Name: of, Start: s.Start, End: s.End}}
			}
			p.Years = max(p.Years, n)
		case "degree":
			q.Kind = posting.KindEducation
			q.Level = degreeLevel(posting.DegreeHeld(q.Text))
			if subject := subjectOf(q.Text); subject != "" {
				q.Terms = []posting.Term{{Name: subject, Start: s.Start, End: s.End}}
			}
		case "licence":
			q.Kind = posting.KindCredential
			q.Terms = []posting.Term{t.term(cat, s, true)}
		case "lang":
			q.Kind = posting.KindLanguage
			spoken := posting.Spoken(t.Text[s.Start:s.End])
			if len(spoken) == 0 {
				continue
			}
			q.Level = spoken[0].Level
			q.Terms = []posting.Term{{Name: q.Text, Skill: spoken[0].Skill, Start: s.Start, End: s.End}}
		case "permit":
			q.Kind = posting.KindPermit
		case "duty":
			if len(t.within(s, "must"))+len(t.within(s, "nice")) > 0 {
				continue
			}
			q.Class = posting.Duty
			q.Terms = []posting.Term{t.term(cat, s, false)}
		default:
			continue
		}
		p.Requirements = append(p.Requirements, q)
	}
}

// term names a part by the catalogue where one of its names is nearly all of it.
func (t *labelled) term(cat *skill.Catalogue, s annotation.Tag, credential bool) posting.Term {
	name := t.Words(s)
	out := posting.Term{Name: name, Start: s.Start, End: s.End}
	best := 0
	for _, m := range cat.Find(name) {
		known, _ := cat.Skill(m.Skill)
		long := m.End - m.Start
		if m.Negated || long <= best || credential && known.Kind != skill.Credential || !credential &&
			3*long < 2*len(name) {
			continue
		}
		best, out.Skill = long, m.Skill
	}
	return out
}

func degreeLevel(rank int) string {
	for _, l := range []string{"secondary", "associate", "bachelor", "master", "doctorate"} {
		if posting.DegreeRank(l) == rank {
			return l
		}
	}
	return "" // any
}

var subjectWords = regexp.MustCompile(`(?i)(?:\bin|\bof|\ben|\bde|\bder|\bdes)\s+([\pL][^,;()]*)|\(([^)]*)\)`)

// subjectOf returns the subject of a degree ("Bachelor of Engineering (Civil)": Civil).
func subjectOf(s string) string {
	out := ""
	for _, m := range subjectWords.FindAllStringSubmatch(s, -1) {
		out = strings.TrimSpace(m[1] + m[2])
	}
	return out
}

var months = func() map[string]int {
	out := map[string]int{}
	for i, names := range []string{
		"jan january januar janvier enero ene gennaio winter", "feb february februar février febrero fev",
		"mar march märz mars marzo mrz spring", "apr april avril abril avr",
		"may mai mayo", "jun june juni juin junio summer", "jul july juli juillet julio juil",
		"aug august août agosto ago", "sep sept september septembre septiembre fall autumn",
		"oct october oktober okt octobre octubre", "nov november novembre noviembre",
		"dec december dezember dez décembre diciembre dic",
	} {
		for m := range strings.FieldsSeq(names) {
			out[m] = i + 1
		}
	}
	return out
}()

var (
	openEnd = regexp.MustCompile(
		`present|now|today|current|heute|aktuell|laufend|présent|aujourd|actual|ongoing|date$|still`)
	year4     = regexp.MustCompile(`(?:19|20)\d\d`)
	isoMonth  = regexp.MustCompile(`^(\d{4})-(\d{2})`)
	numMonth  = regexp.MustCompile(`(\d{1,2})\s*[/.\-]\s*(?:19|20)\d\d`)
	shortYear = regexp.MustCompile(`(?:(\d{1,2})\s*[/.\-]\s*|['’])(\d{2})$`)
	lettersIn = regexp.MustCompile(`\pL+`)
)

// dateOf reads the words of a date: empty where it is open or cannot be determined.
func dateOf(s string) document.Date {
	s = strings.ToLower(strings.TrimSpace(s))
	if m := isoMonth.FindStringSubmatch(s); m != nil {
		return document.Date(m[1] + "-" + m[2])
	}
	y := year4.FindString(s)
	if y == "" && openEnd.MatchString(s) {
		return ""
	}
	month := 0
	for _, w := range lettersIn.FindAllString(s, -1) {
		if months[w] > 0 {
			month = months[w]
			break
		}
	}
	if y == "" {
		m := shortYear.FindStringSubmatch(s)
		switch {
		case m != nil:
			y = "20" + m[2]
			if n, _ := strconv.Atoi(m[2]); n >= 40 {
				y = "19" + m[2]
			}
			if n, _ := strconv.Atoi(m[1]); n > 0 {
				month = n
			}
		case month > 0 && len(s) > 2 && s[len(s)-2] >= '0' && s[len(s)-2] <= '9':
			y = "20" + s[len(s)-2:]
		default:
			return ""
		}
	} else if m := numMonth.FindStringSubmatch(s); m != nil && month == 0 {
		month, _ = strconv.Atoi(m[1])
	}
	if month >= 1 && month <= 12 {
		return document.Date(fmt.Sprintf("%s-%02d", y, month))
	}
	return document.Date(y)
}
