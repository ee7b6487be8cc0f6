package check

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/claim"
	"vitae/internal/engine/lang"
	"vitae/internal/engine/text"
)

// grade is a word or phrase that says how well something was done or is known: "cum laude", "B1".
type grade struct {
	words []string
	scale string
	rank  int
}

// graded is a grade that a statement names, and where.
type graded struct {
	*grade
	from, to int
}

// otherGrade is how far apart two grades stand at least that cannot be said of the same. By lang/en/grade.txt.
const otherGrade = 2

// loadGrades reads the grades of some languages by their first word, the longest first.
func loadGrades(codes ...string) map[string][]grade {
	out := map[string][]grade{}
	for _, code := range codes {
		for _, e := range lang.Entries(code, "grade") {
			g := grade{words: strings.Fields(strings.ReplaceAll(text.Fold(e.Term), ":", " :"))}
			scale, rank, _ := strings.Cut(e.Value, " ")
			g.scale = scale
			g.rank, _ = strconv.Atoi(rank)
			out[g.words[0]] = append(out[g.words[0]], g)
		}
	}
	for _, of := range out {
		slices.SortStableFunc(of, func(a, b grade) int { return cmp.Compare(len(b.words), len(a.words)) })
	}
	return out
}

// gradesOf finds the grades that a statement names.
func (w *words) gradesOf(st *claim.Statement) []graded {
	var out []graded
	for i := 0; i < len(st.Words); i++ {
		for k := range w.grades[st.Words[i].Low] {
			g := &w.grades[st.Words[i].Low][k]
			to := i + len(g.words)
			if to <= len(st.Words) && slices.EqualFunc(st.Words[i:to], g.words, isGradeWord) {
				out = append(out, graded{g, i, to})
				i = to - 1
				break
			}
		}
		if n := w.degreeOf(&st.Words[i]); n > 0 && !headsLine(st, i) {
			out = append(out, graded{&degreeGrades[n], i, i + 1})
		}
	}
	return out
}

// isGradeWord reports whether a word is one of a grade's: ":1" of "2:1" stands right behind the colon.
func isGradeWord(w claim.Word, term string) bool {
	behind, colon := strings.CutPrefix(term, ":")
	return w.Low == behind && (!colon || w.Before == ':' && w.Glued)
}

// headsLine reports whether a word of a statement of several lines stands alone in its line, as a heading does.
func headsLine(st *claim.Statement, i int) bool {
	other := func(k int) bool { return k < 0 || k >= len(st.Words) || st.Words[k].Line != st.Words[i].Line }
	return st.Words[0].Line != st.Words[len(st.Words)-1].Line && other(i-1) && other(i+1)
}

// degreeScale is the scale of degrees. What is short for one may be unknown ("Dr."), so none contradicts plainly.
const degreeScale = "degree"

// degreeGrades are the degrees of lang/<code>/degree.txt, by how high they stand.
var degreeGrades = func() (of [6]grade) {
	for n := range of {
		of[n] = grade{scale: degreeScale, rank: n * otherGrade}
	}
	return of
}()

// grades suspects a grade above each that the source gives what the statement speaks of, in place of one of these.
func (x *comparison) grades(a *alignment) {
	if x.raisesLanguage(a) {
		return
	}
	named := distinct(x.lists.gradesOf(a.st))
	for _, own := range named {
		for _, c := range a.top {
			u := &x.source.units[c.unit]
			if c.score < halfLike {
				continue
			}
			x.budget.Spend(len(u.Words))
			theirs := wordsOf(x.source.read.Language).gradesOf(u)
			if own.from+1 == own.to && x.source.shortens(u, &a.st.Words[own.from]) {
				continue
			}
			if x.swapsGrade(a, own, u, theirs) {
				x.suspectGrade(a, own, c.unit)
				return
			}
			if c.inflects(a, u, own) {
				continue
			}
			highest, replaced := 0, false
			for _, o := range distinct(theirs) {
				if o.scale == own.scale {
					highest = max(highest, o.rank)
					replaced = replaced || !slices.ContainsFunc(named, o.means)
				}
			}
			if replaced && own.rank >= highest+otherGrade {
				x.suspectGrade(a, own, c.unit)
				return
			}
		}
	}
}

// suspectGrade suspects a grade that is above the one in a unit of the source.
func (x *comparison) suspectGrade(a *alignment, own graded, unit int) {
	s := x.suspect("grade", a, own.from, own.to)
	s.near, s.plain = x.source.line(unit), own.scale != degreeScale
}

// swapsGrade reports whether a unit that gives several grades of a scale gives what a grade is of a lower one: "French
// (B1), German (C1)" for "French (C1)".
func (x *comparison) swapsGrade(a *alignment, own graded, u *claim.Statement, theirs []graded) bool {
	of := subjects(a.st, own, x.lists)
	lists := wordsOf(x.source.read.Language)
	several, higher := 0, false
	for _, o := range theirs {
		if o.scale != own.scale {
			continue
		}
		several++
		if o.rank+otherGrade > own.rank && len(subjects(u, o, lists)) == 0 {
			return false // what the list begins with has it: "in-school basic, intermediate, advanced"
		}
		for _, stem := range subjects(u, o, lists) {
			if slices.Contains(of, stem) {
				if o.rank+otherGrade > own.rank {
					return false
				}
				higher = true
			}
		}
	}
	return several > 1 && higher
}

// subjects returns the stems of the words that stand in the item of a list with a grade.
func subjects(st *claim.Statement, g graded, w *words) []string {
	ends := func(i int) bool {
		word := &st.Words[i]
		return word.Parts() && strings.IndexByte("(:", word.Before) < 0 || w.and[word.Low]
	}
	from, to := g.from, g.to
	for from > 0 && !ends(from) {
		from--
	}
	for to < len(st.Words) && !ends(to) {
		to++
	}
	var out []string
	for i := from; i < to; i++ {
		if word := &st.Words[i]; (i < g.from || i >= g.to) && !word.Stop && !word.Number {
			out = append(out, word.Stem)
		}
	}
	return out
}

// distinct keeps the first of each grade, so that no line has more than the lists.
func distinct(all []graded) []graded {
	seen := map[*grade]bool{}
	return slices.DeleteFunc(all, func(g graded) bool {
		again := seen[g.grade]
		seen[g.grade] = true
		return again
	})
}

// inflects reports whether a unit has a grade's words in another form: "advance fire fighting", "M2" for "master 2".
func (c *cover) inflects(a *alignment, u *claim.Statement, g graded) bool {
	short := func(w claim.Word) bool { return isShortOf(w.Low, &a.st.Words[g.from]) }
	if slices.ContainsFunc(u.Words, short) {
		return true
	}
	for i := g.from; i < g.to; i++ {
		if c.at[i] < 0 || u.Words[c.at[i]].Stem != a.st.Words[i].Stem {
			return false
		}
	}
	return true
}

// means reports whether two grades may be said of the same.
func (g graded) means(o graded) bool { return g.scale == o.scale && absInt(g.rank-o.rank) < otherGrade }

// shortens reports whether a unit has a short form of a word, with a full stop: "Ing." of "Ingeniería".
func (o *source) shortens(u *claim.Statement, of *claim.Word) bool {
	return slices.ContainsFunc(u.Words, func(w claim.Word) bool {
		return len(w.Low) >= leastCut && strings.HasPrefix(of.Low, w.Low) && stopped(&w, o.read.Text)
	})
}
