package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"vitae/internal/engine/claim"
)

// dates suspects periods and single dates that the source does not have.
func (x *comparison) dates(a *alignment) {
	for i := range a.st.Periods {
		x.budget.Spend(4*len(x.source.periods) + len(x.source.quantities) + x.source.single)
		if p := &a.st.Periods[i]; !x.hasDates(p) && !x.pieced(a, p) && !x.shortDate(p) {
			x.newDate(a, p)
		}
	}
}

func (x *comparison) newDate(a *alignment, p *claim.Period) {
	s := x.suspect("date-new", a, p.From, p.To)
	v := &s.x
	start, startNear := x.hasDate(a, p.Start)
	end, endNear := x.hasDate(a, p.End)
	v[fSeen], v[fSeenBest] = flag(start)+flag(end), flag(startNear)+flag(endNear)
	v[fCueCovered] = flag(x.hasYear(p.Start.Year)) + flag(x.hasYear(p.End.Year))
	v[fWhole] = flag(p.Single)
	v[fDigit] = float32(p.Start.Month)
	v[fGloss] = flag(x.writtenShort(p) || x.shortYear(a, p))
	s.named = !p.Single && x.namesPoint(p.Start, start) && x.namesPoint(p.End, end)
	c, local := a.bestAround(p.From, p.To)
	v[fLocal] = local
	if c == nil {
		return
	}
	s.near = x.source.line(c.unit)
	for _, o := range x.source.units[c.unit].Periods {
		v[fConflict] = 1
		v[fContext] = max(v[fContext], (flag(p.Start.Fits(o.Start))+flag(p.End.Fits(o.End)))/2)
		if p.Start.Year != 0 && o.Start.Year != 0 {
			v[fRatio] = float32(p.Start.Year - o.Start.Year)
		}
	}
}

// namesPoint reports whether the source has a point of time as a date, or its year as a number: "2008R2 to 2016".
func (x *comparison) namesPoint(o claim.Point, dated bool) bool {
	x.budget.Spend(len(x.source.read.Text) / bytesAStep)
	return dated || o.Month == 0 && figuresAlone(x.source.read.Text, strconv.Itoa(o.Year))
}

// hasDates reports whether the source has a period anywhere.
func (x *comparison) hasDates(p *claim.Period) bool {
	return slices.ContainsFunc(x.source.periods, func(o located[claim.Period]) bool { return fits(p, o.of) })
}

// shortDate reports whether the source writes a period as two short numbers: "20-21", "6.21 – 8.23".
func (x *comparison) shortDate(p *claim.Period) bool {
	if p.Single || p.End.Year == claim.Now {
		return false
	}
	for _, q := range x.source.quantities {
		if p.Start.Month == 0 && q.of.Value == float64(p.Start.Year%century) &&
			q.of.High == float64(p.End.Year%century) && q.of.Unit == "" && !x.source.countsWhatFollows(q) {
			return true
		}
	}
	short := func(o claim.Point) bool {
		_, ok := x.source.byLow[fmt.Sprintf("%d.%02d", o.Month, o.Year%century)]
		return ok
	}
	return short(p.Start) && short(p.End)
}

// countsWhatFollows reports whether a number stands before a word that it may count: "15-18 patients", "15-18 Alzheimer
// patients", but not "20-21 Acme Ltd". Where all nouns have a capital, it counts unless nothing but names stands with
// it, as in a job's head.
func (o *source) countsWhatFollows(q located[claim.Quantity]) bool {
	words := o.units[q.unit].Words
	if len(q.of.Counts) == 0 {
		return false
	}
	if o.read.Language != "de" {
		return slices.ContainsFunc(words[q.of.To:], func(w claim.Word) bool {
			return !w.Capital && slices.Contains(q.of.Counts, w.Stem)
		})
	}
	return slices.ContainsFunc(words, func(w claim.Word) bool { return !w.Capital && !w.Number })
}

// shortYear reports whether a unit that the statement rests on lists years in two figures behind names, and has this
// one behind the same name as the statement: "Oporto (2023)" of "Sevilla 21, Oporto 23", "Navidad: 2014" of "Navidad
// 14 y 15".
func (x *comparison) shortYear(a *alignment, p *claim.Period) bool {
	if !p.Single || p.Start.Month > 0 {
		return false
	}
	yy := fmt.Sprintf("%02d", p.Start.Year%century)
	for _, c := range a.top {
		u := &x.source.units[c.unit]
		x.budget.Spend(len(u.Words))
		names, has := map[string]bool{}, false
		for i := range u.Words {
			years := x.source.shortYears(u, i)
			if len(years) == 0 {
				continue
			}
			names[u.Words[i].Low] = true
			behind := p.From > 0 && int(c.at[p.From-1]) == i && c.chance[p.From-1] >= halfLike ||
				len(years) > 1 && x.source.takenFrom(c)[i] >= halfLike
			if behind && slices.Contains(years, yy) {
				has = true
			}
			if len(years) > 1 {
				names[years[1]] = true
			}
		}
		if has && len(names) > 1 {
			return true
		}
	}
	return false
}

// shortYears returns the numbers of two figures that stand alone behind a name, to the end of an item of a list.
func (o *source) shortYears(u *claim.Statement, name int) []string {
	if w := &u.Words[name]; !w.Capital || w.Number {
		return nil
	}
	var years []string
	next := name + 1
	for next < len(u.Words) && u.Words[next].Number && len(u.Words[next].Low) == 2 &&
		(len(years) > 0 || !u.Words[next].Parts()) {
		years = append(years, u.Words[next].Low)
		if next++; next < len(u.Words) && wordsOf(o.read.Language).and[u.Words[next].Low] {
			next++
		}
	}
	if next < len(u.Words) && !u.Words[next].Parts() {
		return nil
	}
	return years
}

const century = 100

// writtenShort reports whether each year of a period that the source does not name may stand in it as two figures:
// "2/17", "'08", "m.19", "in 09", "(21)".
func (x *comparison) writtenShort(p *claim.Period) bool {
	missing := false
	for _, o := range []claim.Point{p.Start, p.End} {
		if o.Year == claim.Now || x.hasYear(o.Year) {
			continue
		}
		if !x.hasShortYear(o.Year) {
			return false
		}
		missing = true
	}
	return missing
}

func (x *comparison) hasShortYear(year int) bool {
	yy := fmt.Sprintf("%02d", year%century)
	x.budget.Spend(len(x.source.read.Text) / bytesAStep)
	for u := range x.source.single {
		st := &x.source.units[u]
		for i := range st.Words {
			w := &st.Words[i]
			if strings.HasSuffix(w.Low, "."+yy) && len(w.Low) <= len("12.31.99") ||
				w.Low == yy && x.source.isYear(st, i) {
				return true
			}
		}
	}
	return false
}

// isYear reports whether two figures may be a year by what stands around them.
func (o *source) isYear(st *claim.Statement, i int) bool {
	w, next := &st.Words[i], i+1
	switch {
	case i == 0 && w.Before == 0:
		return false
	case w.Before == '"', w.Low[0] == '0', w.Glued && (w.Before == '/' || w.Before == '-' || w.Before == '.'),
		i > 0 && claim.IsDateWord(st.Words[i-1].Low, o.read.Language):
		return true
	case next == len(st.Words):
		return w.Before == '('
	}
	n := &st.Words[next]
	return w.Before == '(' && n.Parts() || n.Glued && (n.Before == '-' || n.Before == '/')
}

// beneath reports whether a unit is, or stands next to, one of those that a statement rests on.
func (x *comparison) beneath(a *alignment, u int) bool {
	for _, c := range a.top {
		if u == c.unit || u < x.source.single && c.unit < x.source.single && absInt(u-c.unit) <= windowSize {
			return true
		}
	}
	return len(a.top) == 0
}

// fits reports whether a period is the source's: the same ends, or for a single date one of its ends. A month is only
// the source's where the source names one.
func fits(p, o *claim.Period) bool {
	fit := func(own, other claim.Point) bool { return own.Fits(other) && (own.Month == 0 || other.Month > 0) }
	switch {
	case p.Single:
		return fit(p.Start, o.Start) || fit(p.Start, o.End)
	case o.Single: // "since 2021" of "2021"
		return p.End.Year == claim.Now && fit(p.Start, o.Start)
	}
	return fit(p.Start, o.Start) && fit(p.End, o.End)
}

// pieced reports whether a period is made of points that one statement of the source names, or of its beginning and
// now: "since 2017" of a job that began then, one period of two at one employer, a year within a period.
func (x *comparison) pieced(a *alignment, p *claim.Period) bool {
	replaced := x.replacesDate(a, p)
	for u := range x.source.single {
		start, end, inside := false, p.Single, false
		for _, o := range x.source.units[u].Periods {
			end = end || p.End.Year == claim.Now && (o.Single || o.End.Year == claim.Now)
			for _, q := range []claim.Point{o.Start, o.End} {
				start, end = start || meetsPoint(q, p.Start), end || meetsPoint(q, p.End)
			}
			inside = inside || !replaced && p.Single && p.Start.Month == 0 && o.Start.Year < p.Start.Year &&
				p.Start.Year < o.End.Year && o.End.Year != claim.Now
		}
		if (start && end || inside) && x.beneath(a, u) {
			return true
		}
	}
	return false
}

// replacesDate reports whether the unit that says most of a statement dates it to another year, which the statement
// does not name: "Diploma, 2016" of "Diploma, 2020" is no year within a job that lasted from 2012 to 2018.
func (x *comparison) replacesDate(a *alignment, p *claim.Period) bool {
	if !p.Single || len(a.top) == 0 || a.top[0].score < halfLike {
		return false
	}
	for _, o := range x.source.units[a.top[0].unit].Periods {
		named := slices.ContainsFunc(a.st.Periods, func(own claim.Period) bool { return fits(&own, &o) })
		if o.Single && o.Start.Year != p.Start.Year && !named {
			return true
		}
	}
	return false
}

// meetsPoint reports whether a point of the source is one of the text: as exact, or next to it, since what follows
// begins the month after.
func meetsPoint(q, o claim.Point) bool {
	if q.Year == o.Year && (o.Month == 0 || q.Month == o.Month) {
		return true
	}
	if o.Month == 0 {
		o.Month = monthsOfYear
	}
	return q.Month > 0 && absInt((q.Year-o.Year)*monthsOfYear+q.Month-o.Month) == 1
}

const monthsOfYear = 12

// hasDate reports whether the source has a date as exactly as this one, anywhere and beneath a statement.
func (x *comparison) hasDate(a *alignment, o claim.Point) (anywhere, near bool) {
	if o.Year == claim.Now {
		return true, true
	}
	for _, p := range x.source.periods {
		if meetsPoint(p.of.Start, o) || meetsPoint(p.of.End, o) {
			anywhere, near = true, near || x.beneath(a, p.unit)
		}
	}
	return anywhere, near
}

func (x *comparison) hasYear(y int) bool {
	return slices.ContainsFunc(x.source.periods,
		func(p located[claim.Period]) bool { return p.of.Start.Year == y || p.of.End.Year == y })
}
