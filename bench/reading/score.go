package reading

import (
	"regexp"
	"strconv"
	"strings"

	"vitae/internal/engine/docparse"
	"vitae/internal/engine/document"
)

type wildJob struct {
	employer, start, end, place string
	titles                      []string
}
type (
	wildEdu   struct{ school, degree, field, start, end string }
	wildTruth struct {
		name, email string
		points      []string
		skills      []string
		work        []wildJob
		edu         []wildEdu
	}
)

func sq(s string) string {
	return strings.Trim(strings.Join(strings.Fields(s), " "), " ,;:|·•–—-\t\n")
}

func truthOf(t *docparse.Tagged) wildTruth {
	var r wildTruth
	in := func(b docparse.Span, tag string) []string {
		var out []string
		for _, s := range t.Spans {
			if s.Tag == tag && s.From >= b.From && s.To <= b.To {
				out = append(out, sq(t.Text[s.From:s.To]))
			}
		}
		return out
	}
	first := func(b docparse.Span, tag string) string {
		if v := in(b, tag); len(v) > 0 {
			return v[0]
		}
		return ""
	}
	for _, s := range t.Spans {
		switch s.Tag {
		case "skill":
			r.skills = append(r.skills, sq(t.Text[s.From:s.To]))
		case "job":
			r.points = append(r.points, in(s, "point")...)
			r.work = append(r.work, wildJob{
				first(s, "employer"), first(s, "start"), first(s, "end"), first(s, "place"),
				in(s, "title"),
			})
		case "edu":
			r.edu = append(r.edu, wildEdu{
				first(s, "school"), first(s, "degree"), first(s, "field"), first(s, "start"),
				first(s, "end"),
			})
		case "name":
			if r.name == "" {
				r.name = sq(t.Text[s.From:s.To])
			}
		case "email":
			if r.email == "" {
				r.email = sq(t.Text[s.From:s.To])
			}
		}
	}
	return r
}

var normSigns = regexp.MustCompile(`[^\pL\pN_+#]+`)

func norm(s string) string {
	return strings.TrimSpace(normSigns.ReplaceAllString(strings.ToLower(s), " "))
}

// sameWords is the share of the words of two names, of all that either has, from which on they are one: as the script
// counts that scored the sets first, wild.py.
const sameWords = 0.7

// near reports whether two names are one but for a word or two.
func near(a, b string) bool {
	A, B := map[string]bool{}, map[string]bool{}
	for _, w := range strings.Fields(norm(a)) {
		A[w] = true
	}
	for _, w := range strings.Fields(norm(b)) {
		B[w] = true
	}
	if len(A) == 0 || len(B) == 0 {
		return false
	}
	both := 0
	for w := range A {
		if B[w] {
			both++
		}
	}
	return float64(both)/float64(len(A)+len(B)-both) >= sameWords
}

var wildMonths = func() map[string]int {
	m := map[string]int{}
	for i, l := range []string{
		"jan january januar janvier enero ene januari gennaio",
		"feb february februar février febrero fev febbraio", "mar march märz mars marzo marco maart mrz",
		"apr april avril abril aprile abr avr", "may mai mayo maggio", "jun june juni juin junio giugno giu",
		"jul july juli juillet julio luglio juil", "aug august août agosto ago",
		"sep sept september septembre septiembre settembre",
		"oct october oktober okt octobre octubre outubro out ottobre ott",
		"nov november novembre noviembre novembro",
		"dec december dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru décembre",
	} {
		for _, w := range strings.Fields(l) {
			m[w] = i + 1
		}
	}
	return m
}()

var (
	q2    = regexp.MustCompile(`^['’]?(\d{2})$`)
	nowRe = regexp.MustCompile(
		`present|now|today|current|heute|aktuell|laufend|présent|aujourd|actual|actualidad|ongoing|to date|date$`)
	since = regexp.MustCompile(`seit|since`)
	isoRe = regexp.MustCompile(`^(\d{4})-(\d{2})`)
	yRe   = regexp.MustCompile(`(19|20)\d\d`)
	s1    = regexp.MustCompile(`(\d{1,2})\s*[/.\-]\s*(\d{2})$`)
	s2    = regexp.MustCompile(`['’](\d{2})$`)
	s3    = regexp.MustCompile(`\b(\d{2})$`)
	s4    = regexp.MustCompile(`(\d{1,2})\s*[/.\-]\s*(?:19|20)\d\d`)
	wRe   = regexp.MustCompile(`\pL+`)
)

// wildDate mirrors date in wild.py: year, month (0 unknown), now.
func wildDate(s string) (y, mo int, now bool) {
	s = strings.TrimSpace(strings.ToLower(s))
	short := func(t string) int {
		n, _ := strconv.Atoi(t)
		if n < 40 {
			return 2000 + n
		}
		return 1900 + n
	}
	if m := q2.FindStringSubmatch(s); m != nil {
		return short(m[1]), 0, false
	}
	if nowRe.MatchString(s) && !since.MatchString(s) {
		return 0, 0, true
	}
	if m := isoRe.FindStringSubmatch(s); m != nil {
		y, _ = strconv.Atoi(m[1])
		mo, _ = strconv.Atoi(m[2])
		return
	}
	if m := yRe.FindString(s); m != "" {
		y, _ = strconv.Atoi(m)
	}
	for _, w := range wRe.FindAllString(s, -1) {
		if wildMonths[w] > 0 {
			mo = wildMonths[w]
			break
		}
	}
	if y == 0 {
		if m := s1.FindStringSubmatch(s); m != nil {
			y = short(m[2])
			mo, _ = strconv.Atoi(m[1])
		} else if m := s2.FindStringSubmatch(s); m != nil {
			y = short(m[1])
		} else if m := s3.FindStringSubmatch(s); m != nil && mo > 0 {
			y = short(m[1])
		}
	} else if mo == 0 {
		if m := s4.FindStringSubmatch(s); m != nil {
			if n, _ := strconv.Atoi(m[1]); n >= 1 && n <= 12 {
				mo = n
			}
		}
	}
	if y == 0 {
		mo = 0
	}
	return
}

func sameDate(want, got string) bool {
	wy, wm, wn := wildDate(want)
	gy, gm, gn := wildDate(got)
	if wn || wy == 0 {
		return got == "" || gn
	}
	return gy == wy && (wm == 0 || gm == 0 || wm == gm)
}

// tally counts right, invented and missed values by measure.
type tally map[string]*[3]int

func (t tally) add(k string, tp, fp, fn int) {
	if t[k] == nil {
		t[k] = &[3]int{}
	}
	t[k][0] += tp
	t[k][1] += fp
	t[k][2] += fn
}

func (t tally) f1(k string) float64 {
	a := t[k]
	if a == nil || a[0]+a[1]+a[2] == 0 {
		return 0
	}
	return 2 * float64(a[0]) / float64(2*a[0]+a[1]+a[2])
}

func matchN(nw, ng int, eq func(i, j int) bool) (tp, fp, fn int) {
	used := make([]bool, ng)
	for i := range nw {
		for j := range ng {
			if !used[j] && eq(i, j) {
				used[j] = true
				tp++
				break
			}
		}
	}
	return tp, ng - tp, nw - tp
}

// titled reports whether a job has the title of a truth, any of them or all where it has several.
func (w *wildJob) titled(g *document.Work) bool {
	for _, x := range w.titles {
		if near(x, g.Position) {
			return true
		}
	}
	return len(w.titles) == 0 && g.Position == "" || len(w.titles) > 1 && near(strings.Join(w.titles, " "), g.Position)
}

func (w *wildJob) employed(g *document.Work) bool {
	return w.employer == "" || near(w.employer, g.Name)
}

func (w *wildJob) dated(g *document.Work) bool {
	return sameDate(w.start, string(g.StartDate)) && sameDate(w.end, string(g.EndDate))
}

// schooled reports whether a course of study has the school of a truth, or its subject where that names none.
func (e *wildEdu) schooled(g *document.Education) bool {
	if e.school != "" {
		return near(e.school, g.Institution)
	}
	return e.graded(g)
}

// graded reports whether a course of study has the degree and the subject of a truth.
func (e *wildEdu) graded(g *document.Education) bool {
	return e.degree+e.field == "" || near(e.degree+" "+e.field, g.StudyType+" "+g.Area)
}

func (e *wildEdu) whole(g *document.Education) bool {
	return e.schooled(g) && e.graded(g) && (e.start == "" || sameDate(e.start, string(g.StartDate))) &&
		(e.end == "" || sameDate(e.end, string(g.EndDate)))
}

func pointsOf(doc *document.Resume) []string {
	var out []string
	for _, g := range doc.Work {
		out = append(out, g.Highlights...)
	}
	return out
}

func skillsOf(doc *document.Resume) []string {
	var out []string
	for _, g := range doc.Skills {
		if len(g.Keywords) == 0 {
			out = append(out, g.Name)
		}
		out = append(out, g.Keywords...)
	}
	return out
}

// samePoint reports whether a point is the one of a truth, but for a quarter of its words.
func samePoint(want, got string) bool { return norm(want) == norm(got) || near(want, got) }

func sameSkill(want, got string) bool { return norm(want) == norm(got) }

// scoreWild adds what a document has right of a truth.
func scoreWild(A tally, w wildTruth, doc *document.Resume) {
	add := func(k string, a, b int, eq func(i, j int) bool) bool {
		tp, fp, fn := matchN(a, b, eq)
		A.add(k, tp, fp, fn)
		return fp+fn == 0
	}
	job := func(has func(*wildJob, *document.Work) bool) func(i, j int) bool {
		return func(i, j int) bool { return has(&w.work[i], &doc.Work[j]) }
	}
	study := func(has func(*wildEdu, *document.Education) bool) func(i, j int) bool {
		return func(i, j int) bool { return has(&w.edu[i], &doc.Education[j]) }
	}
	n, m := len(w.work), len(doc.Work)
	add("title", n, m, job((*wildJob).titled))
	add("employer", n, m, job((*wildJob).employed))
	add("dates", n, m, job((*wildJob).dated))
	ok := add("whole job", n, m, job(func(x *wildJob, g *document.Work) bool {
		return x.titled(g) && x.employed(g) &&
			x.dated(g)
	}))
	n, m = len(w.edu), len(doc.Education)
	ok = add("school", n, m, study((*wildEdu).schooled)) && ok
	add("degree", n, m, study((*wildEdu).graded))
	add("degree whole", n, m, study((*wildEdu).whole))
	var want, got []string
	for _, x := range w.work {
		if x.place != "" {
			want = append(want, x.place)
		}
	}
	for _, g := range doc.Work {
		if g.Location != "" {
			got = append(got, g.Location)
		}
	}
	points, skills := pointsOf(doc), skillsOf(doc)
	add("points", len(w.points), len(points), func(i, j int) bool { return samePoint(w.points[i], points[j]) })
	add("skills", len(w.skills), len(skills), func(i, j int) bool { return sameSkill(w.skills[i], skills[j]) })
	add("job place", len(want), len(got), func(i, j int) bool { return near(want[i], got[j]) })
	ok = ok && norm(w.name) == norm(doc.Basics.Name)
	if ok {
		A.add("usable", 1, 0, 0)
	} else {
		A.add("usable", 0, 1, 1)
	}
}
