package main

import (
	"fmt"
	"slices"
	"strings"

	"vitae/internal/engine/posting"
	"vitae/internal/engine/skill"
)

// ratio is how many of how many are right.
type ratio struct{ right, of int }

func (r *ratio) count(ok bool) {
	r.of++
	if ok {
		r.right++
	}
}

func (r ratio) share() float64 { return float64(r.right) / float64(max(1, r.of)) }

// figures sums up how postings were read, counted as testdata/wild/wild.py counts.
type figures struct {
	n                                                    int
	recall, mustRecall, precision, class, traps          ratio
	title, employer, place, years, degree, licence, lang ratio
	misses                                               func(format string, args ...any)
}

const heading = "  n  recall  must  precision class  traps  title employer place years degree licence lang"

func (f *figures) String() string {
	return fmt.Sprintf("%3d   %.3f  %.3f   %.3f   %.3f  %.3f  %.3f   %.3f  %.3f %.3f  %.3f  %.3f  %.3f", f.n,
		f.recall.share(), f.mustRecall.share(), f.precision.share(), f.class.share(), f.traps.share(),
		f.title.share(), f.employer.share(), f.place.share(), f.years.share(), f.degree.share(), f.licence.share(),
		f.lang.share())
}

func (f *figures) add(x *figures) {
	f.n += x.n
	for _, p := range [...][2]*ratio{
		{&f.recall, &x.recall},
		{&f.mustRecall, &x.mustRecall},
		{&f.precision, &x.precision},
		{&f.class, &x.class},
		{&f.traps, &x.traps},
		{&f.title, &x.title},
		{&f.employer, &x.employer},
		{&f.place, &x.place},
		{&f.years, &x.years},
		{&f.degree, &x.degree},
		{&f.licence, &x.licence},
		{&f.lang, &x.lang},
	} {
		p[0].right += p[1].right
		p[0].of += p[1].of
	}
}

// asked is one thing that a program names, by all its names.
type asked struct {
	names []string
	class string
}

// namesOf lists what a posting asks for as `vitae match --batch` names it.
func namesOf(cat *skill.Catalogue, p *posting.Posting) []asked {
	var out []asked
	seen := map[string]bool{}
	for _, q := range p.Requirements {
		class := "must"
		if q.Class == posting.Nice {
			class = "nice"
		}
		add := func(names ...string) {
			if key := strings.ToLower(strings.Join(names, " ")); names[0] != "" && !seen[key] {
				seen[key] = true
				out = append(out, asked{names, class})
			}
		}
		if q.Kind == posting.KindEducation || q.Kind == posting.KindPermit {
			add(q.Text)
			continue
		}
		for _, t := range q.Terms {
			s, ok := cat.Skill(t.Skill)
			if !ok || sharesWord(s.Name, t.Name) {
				add(t.Name)
				continue
			}
			add(t.Name, s.Name)
		}
	}
	return out
}

func sharesWord(a, b string) bool {
	for x := range strings.FieldsSeq(strings.ToLower(a)) {
		for y := range strings.FieldsSeq(strings.ToLower(b)) {
			if x == y || len(x) > 4 && len(y) > 4 && x[:4] == y[:4] {
				return true
			}
		}
	}
	return false
}

func holds(want string, got asked) bool {
	for _, n := range got.names {
		if posting.HoldsWords(want, n) {
			return true
		}
	}
	return false
}

func anyHolds(want []string, got asked) bool {
	for _, w := range want {
		if holds(w, got) {
			return true
		}
	}
	return false
}

// score counts how a posting was read against its marks.
func (f *figures) score(cat *skill.Catalogue, l *posting.Lesson, p *posting.Posting) {
	f.n++
	miss := func(ok bool, format string, args ...any) bool {
		if !ok && f.misses != nil {
			f.misses(l.Name+": "+format, args...)
		}
		return ok
	}
	got := namesOf(cat, p)
	var want, extra []string
	for _, t := range l.Tags {
		w := l.Words(t)
		switch t.Name {
		case "must", "nice":
			found := false
			for _, g := range got {
				if holds(w, g) {
					found = true
					f.class.count(miss(g.class == t.Name, "%s %q is read as %s %q", t.Name, w, g.class, g.names[0]))
				}
			}
			f.recall.count(miss(found, "no %s %q", t.Name, w))
			if t.Name == "must" {
				f.mustRecall.count(found)
			}
			want = append(want, w)
		case "degree", "licence", "lang", "permit", "duty", "years":
			extra = append(extra, w)
		}
	}
	for _, g := range got {
		if anyHolds(want, g) {
			f.precision.count(true)
		} else if !anyHolds(extra, g) {
			f.precision.count(miss(false, "unasked %s %q", g.class, g.names[0]))
		}
	}
	f.unread(l, got, want, miss)
	head := func(r *ratio, tag, have string) {
		if all := l.All(tag); len(all) > 0 {
			ok := slices.ContainsFunc(all, func(w string) bool { return same(w, have) })
			r.count(miss(ok, "%s %q, not %q", tag, have, all[0]))
		}
	}
	head(&f.title, "title", p.Title)
	head(&f.employer, "employer", p.Company)
	head(&f.place, "place", p.Location)
	f.years.count(miss(p.Years == l.Years(), "years %g, not %g", p.Years, l.Years()))
	kinds := func(r *ratio, tag string, of posting.Kind) {
		for _, words := range l.All(tag) {
			r.count(miss(requires(p, of, words), "no %s %q", tag, words))
		}
	}
	kinds(&f.degree, "degree", posting.KindEducation)
	kinds(&f.licence, "licence", posting.KindCredential)
	kinds(&f.lang, "lang", posting.KindLanguage)
}

// unread counts, for what a posting is marked not to require, whether a requirement that was read holds it.
func (f *figures) unread(l *posting.Lesson, got []asked, want []string, miss func(bool, string, ...any) bool) {
	for _, n := range l.All("no") {
		caught := slices.ContainsFunc(got, func(g asked) bool { return holds(n, g) })
		for _, w := range want {
			caught = caught && !posting.HoldsWords(n, w)
		}
		f.traps.count(miss(!caught, "caught by %q", n))
	}
}

// requires reports whether a posting was read to have a requirement of a kind with such words.
func requires(p *posting.Posting, of posting.Kind, words string) bool {
	return slices.ContainsFunc(p.Requirements, func(q posting.Requirement) bool {
		return q.Kind == of && (posting.HoldsWords(words, q.Text) ||
			slices.ContainsFunc(q.Terms, func(x posting.Term) bool { return posting.HoldsWords(words, x.Name) }))
	})
}

// same reports whether a title, employer or place is the one meant: the words nearly the same, or the first words of
// it.
func same(want, have string) bool {
	if have == "" {
		return false
	}
	return posting.SameWords(want, have) || posting.HoldsWords(want, have)
}
