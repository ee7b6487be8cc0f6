package claim

import (
	"slices"
	"strconv"
	"strings"
)

// Point is a month or a year: Month is 0 where only the year is named. Year 9999 is the present.
type Point struct{ Year, Month int }

// Now is the year that "present" is read as.
const Now = 9999

// Period is a time that a statement names. A single point has the same Start and End and Single set.
type Period struct {
	From, To   int // words
	Start, End Point
	Single     bool
}

// Values of period.txt from periodBetween on are no months.
const (
	periodBetween = 94
	periodWords   = 95
	periodFrom    = 96
	periodTo      = 97
	periodSince   = 98
	periodNow     = 99
)

const (
	firstYear, lastYear = 1940, 2049
	longestYears        = 60
	century             = 2000
	lastCentury         = 60 // two figures from which on a year is one of the century before
)

// Fits reports whether a point may be another one: the same year, and the same month where both name one.
func (p Point) Fits(o Point) bool {
	return p.Year == o.Year && (p.Month == 0 || o.Month == 0 || p.Month == o.Month)
}

// dated is a point of a statement and the words it stands on.
type dated struct {
	Point
	from, to int
	since    bool
}

// readPeriods finds the dates of a statement and joins two that a dash or "to" connects.
func (w *words) readPeriods(s *Statement, src string) {
	var points []dated
	for i := 0; i < len(s.Words); i++ {
		if d, ok := w.pointAt(s, src, i); ok {
			d.since = d.from > 0 && w.dates[s.Words[d.from-1].Low] == periodSince
			points = append(points, d)
			i = d.to - 1
		}
	}
	for i := 0; i < len(points); i++ {
		p := points[i]
		if i+1 < len(points) && w.joins(s, src, p, points[i+1]) {
			s.Periods = append(s.Periods, Period{
				From: p.from, To: points[i+1].to,
				Start: borrow(p.Point, points[i+1].Point), End: points[i+1].Point,
			})
			i++
			continue
		}
		if p.Year == Now || p.Year == 0 {
			continue
		}
		if end, ok := shortEnd(s, src, p); ok {
			s.Periods = append(s.Periods, Period{From: p.from, To: p.to + 1, Start: p.Point, End: end})
			continue
		}
		one := Period{From: p.from, To: p.to, Start: p.Point, End: p.Point, Single: !p.since}
		if p.since {
			one.End = Point{Year: Now}
		}
		s.Periods = append(s.Periods, one)
	}
}

// shortEnd reads the end of "2011-14", "2019 – 21" and "2015/16".
func shortEnd(s *Statement, src string, p dated) (Point, bool) {
	if p.Month != 0 || p.to >= len(s.Words) {
		return Point{}, false
	}
	next := &s.Words[p.to]
	y, err := strconv.Atoi(next.Low)
	joined := next.Glued && (next.Before == '-' || next.Before == '/')
	switch strings.TrimSpace(src[s.Words[p.to-1].End:next.Start]) {
	case "-", "–", "—":
		joined = joined || p.to+1 == len(s.Words) || s.Words[p.to+1].Parts()
	}
	if err != nil || len(next.Low) != 2 || !joined || y <= p.Year%100 {
		return Point{}, false
	}
	return Point{Year: p.Year/100*100 + y}, true
}

// joinLines makes one period of two dates on two lines, the second behind a dash: "02/2017 Shire Council" over
// "–06/2021".
func (s *Statement) joinLines(src string) {
	for i := 0; i+1 < len(s.Periods); i++ {
		p, q := &s.Periods[i], &s.Periods[i+1]
		before := strings.TrimRight(src[:s.Words[q.From].Start], " ")
		dash := strings.HasSuffix(before, "–") || strings.HasSuffix(before, "-") || strings.HasSuffix(before, "—")
		if p.Single && q.Single && dash && s.Words[q.From].Line > s.Words[p.From].Line && q.End.Year >= p.Start.Year {
			p.End, p.Single = q.End, false
			s.Periods = append(s.Periods[:i+1], s.Periods[i+2:]...)
		}
	}
}

// borrow returns a month without a year ("May to Aug 2022") the year of the end.
func borrow(p, end Point) Point {
	if p.Year == 0 {
		p.Year = end.Year
	}
	return p
}

// pointAt reads the date that begins with a word.
func (w *words) pointAt(s *Statement, src string, i int) (dated, bool) {
	word := &s.Words[i]
	low := word.Low
	if y, ok := financialYear(word); ok {
		return dated{Point{Year: y}, i, i + 1, false}, true
	}
	switch v := w.dates[low]; {
	case v == periodNow && (i > 0 || len(s.Words) > 1):
		return dated{Point{Year: Now}, i, i + 1, false}, true
	case isMonth(v):
		return w.monthAt(s, src, i, v)
	case !word.Number:
		return dated{}, false
	}
	if y, ok := yearOf(low, src, word.Start, false); ok && !s.numbered(i) {
		return w.yearAt(s, src, i, y)
	}
	if y, m := yearMonth(low); m > 0 {
		return dated{Point{Year: y, Month: m}, i, i + 1, false}, true
	}
	if d, ok := fullDate(s, i); ok {
		return d, true
	}
	if d, ok := w.dayAt(s, src, i); ok {
		return d, true
	}
	if y, ok := w.sinceTwo(s, i); ok {
		return dated{Point{Year: y}, i, i + 1, false}, true
	}
	return w.numericDate(s, src, i)
}

// sinceTwo reads a year of two figures behind a word like "since", at the end of a part of the sentence: "since 22".
func (w *words) sinceTwo(s *Statement, i int) (int, bool) {
	if i == 0 || w.dates[s.Words[i-1].Low] != periodSince || i+1 < len(s.Words) && !s.Words[i+1].Parts() {
		return 0, false
	}
	return yearOfTwo(s.Words[i].Low)
}

// isMonth reports whether a number, or what period.txt says of a word, is a month.
func isMonth(n int) bool { return n >= 1 && n <= 12 }

// financialYear reads "FY20".
func financialYear(word *Word) (int, bool) {
	y, ok := strings.CutPrefix(word.Low, "fy")
	if !ok || !word.Upper {
		return 0, false
	}
	n, err := strconv.Atoi(y)
	return century + n, err == nil && len(y) == 2 && n <= lastYear-century
}

// dayAt reads a day with the month's name behind it: "14. Februar 1988", "11 June 2018".
func (w *words) dayAt(s *Statement, src string, i int) (dated, bool) {
	day, err := strconv.Atoi(s.Words[i].Low)
	if err != nil || day < 1 || day > 31 || i+1 >= len(s.Words) {
		return dated{}, false
	}
	m := w.dates[s.Words[i+1].Low]
	if !isMonth(m) {
		return dated{}, false
	}
	d, ok := w.monthAt(s, src, i+1, m)
	d.from = i
	return d, ok && d.Year != 0
}

// yearMonth reads "201903".
func yearMonth(low string) (year, month int) {
	n, err := strconv.Atoi(low)
	if err != nil || len(low) != 6 || n/100 < firstYear || n/100 > lastYear || n%100 < 1 || n%100 > 12 {
		return 0, 0
	}
	return n / 100, n % 100
}

// numbered reports whether a year belongs to the number of a rule: "Regulation 561/2006".
func (s *Statement) numbered(i int) bool {
	return i > 0 && s.Words[i].Before == '/' && s.Words[i].Glued && s.Words[i-1].Number && len(s.Words[i-1].Low) == 3
}

// monthAt reads a month's name with the year behind it.
func (w *words) monthAt(s *Statement, src string, i, month int) (dated, bool) {
	for j := i + 1; j < len(s.Words) && j <= i+3; j++ {
		next := &s.Words[j]
		if y, ok := yearOf(next.Low, src, next.Start, true); ok {
			return dated{Point{y, month}, i, j + 1, false}, true
		}
		if j == i+1 {
			if _, ok := yearOf(wordAt(s, j+1), src, 0, false); ok && len(next.Low) <= 2 && s.Words[j+1].Before == ',' {
				continue // "June 30, 2028"
			}
			if y, ok := w.bareYear(s, src, j); ok {
				return dated{Point{y, month}, i, j + 1, false}, true
			}
		}
		if y, ok := s.twoYears(j); ok {
			return dated{Point{y, month}, i, j + 1, false}, true
		}
		if !next.Number && !next.Stop {
			break
		}
	}
	if word := &s.Words[i]; word.Capital && len(word.Low) > 2 || len(word.Low) > 5 || w.monthFollows(s, src, i) {
		return dated{Point{0, month}, i, i + 1, false}, true
	}
	return dated{}, false
}

// monthFollows reports whether a dash or "to" and a month's name stand behind a word: "feb.-mayo 2013", "marzo a
// noviembre del 2020".
func (w *words) monthFollows(s *Statement, src string, i int) bool {
	if w.dates[wordAt(s, i+1)] == periodTo {
		return isMonth(w.dates[wordAt(s, i+2)])
	}
	return isMonth(w.dates[wordAt(s, i+1)]) &&
		strings.ContainsAny(src[s.Words[i].End:s.Words[i+1].Start], periodSigns)
}

// twoYears reads the first of two years of two figures that a winter lasts into: "winter of 15/16".
func (s *Statement) twoYears(j int) (int, bool) {
	if j+1 >= len(s.Words) || !s.Words[j+1].Glued || s.Words[j+1].Before != '/' && s.Words[j+1].Before != '-' {
		return 0, false
	}
	first, ok := yearOfTwo(s.Words[j].Low)
	last, both := yearOfTwo(s.Words[j+1].Low)
	return first, ok && both && last == first+1
}

// bareYear reads a year of two figures behind a month's name, where it can be no day: "till Sept 24", and in languages
// where the day stands before the month, "Januar 22".
func (w *words) bareYear(s *Statement, src string, j int) (int, bool) {
	word := &s.Words[j]
	y, err := strconv.Atoi(word.Low)
	if err != nil || len(word.Low) != 2 || y > lastYear-century {
		return 0, false
	}
	if w.monthFollows(s, src, j) || s.endsMonths(j) {
		return century + y, true // "Sept 07 - Dec 2011", "Jan 18-Jul 21"
	}
	if y < 10 {
		return 0, false
	}
	if j+1 == len(s.Words) || y > 31 || w.dayFirst {
		return century + y, true
	}
	next := &s.Words[j+1]
	ends := next.Parts() || next.Before == '-' || next.Line != word.Line || w.dates[next.Low] >= periodTo
	return century + y, ends
}

// endsMonths reports whether a dash before the month of a year of two figures has such a year before it.
func (s *Statement) endsMonths(j int) bool {
	return j >= 2 && s.Words[j-1].Before == '-' && s.Words[j-2].Number && len(s.Words[j-2].Low) == 2
}

// yearAt reads what follows a year: "2021-04", "2017 (March)", "2018 Sept", "2011-14".
func (w *words) yearAt(s *Statement, src string, i, y int) (dated, bool) {
	d := dated{Point{Year: y}, i, i + 1, false}
	if i+1 >= len(s.Words) {
		return d, true
	}
	next := &s.Words[i+1]
	if m := w.dates[next.Low]; m > 0 && m <= 12 && (next.Before == '(' || next.Before == 0 && next.Capital) {
		_, taken := yearOf(wordAt(s, i+2), src, max(1, next.End), false)
		if next.Before == '(' || !taken || s.Words[i+2].Before != 0 {
			d.Month, d.to = m, i+2
			return d, true
		}
	}
	if next.Glued && (next.Before == '-' || next.Before == '/') && len(next.Low) == 2 && !s.continued(i+2) {
		if m, err := strconv.Atoi(next.Low); err == nil && m >= 1 && m <= 12 && m <= y%100 {
			d.Month, d.to = m, i+2
		}
	}
	return d, true
}

func wordAt(s *Statement, i int) string {
	if i < len(s.Words) {
		return s.Words[i].Low
	}
	return ""
}

// fullDate reads "14.02.1988" and "11/06/2018".
func fullDate(s *Statement, i int) (dated, bool) {
	parts := strings.Split(s.Words[i].Low, ".")
	to := i + 1
	if len(parts) == 1 && i+2 < len(s.Words) && s.Words[i+1].Glued && s.Words[i+2].Glued &&
		s.Words[i+1].Before == '/' && s.Words[i+2].Before == '/' {
		parts, to = []string{s.Words[i].Low, s.Words[i+1].Low, s.Words[i+2].Low}, i+3
	}
	if len(parts) != 3 {
		return dated{}, false
	}
	day, err := strconv.Atoi(parts[0])
	month, err2 := strconv.Atoi(parts[1])
	year, err3 := strconv.Atoi(parts[2])
	if err != nil || err2 != nil || err3 != nil || day < 1 || day > 31 || month < 1 || year < firstYear ||
		year > lastYear {
		return dated{}, false
	}
	if month > 12 {
		month = day
	}
	return dated{Point{year, month}, i, to, false}, true
}

func (s *Statement) continued(i int) bool {
	return i < len(s.Words) && s.Words[i].Glued && s.Words[i].Before == '-'
}

// numericDate reads "03/2021", "3/19", "01.2025", and the first month of "04-07/2023".
func (w *words) numericDate(s *Statement, src string, i int) (dated, bool) {
	m, year, ok := monthYear(s.Words[i].Low)
	if ok && year >= 0 { // "01.2025" is one number
		return dated{Point{year, m}, i, i + 1, false}, true
	}
	if !ok || i+1 >= len(s.Words) || !s.Words[i+1].Glued || s.Words[i+1].Before != '/' && s.Words[i+1].Before != '-' {
		return dated{}, false
	}
	next := &s.Words[i+1]
	if y, ok := yearOf(next.Low, src, next.Start, false); ok {
		return dated{Point{y, m}, i, i + 2, false}, true
	}
	if s.monthsOfYear(src, i+1, m) {
		return dated{Point{0, m}, i, i + 1, false}, true
	}
	if y, ok := yearOfTwo(next.Low); ok && next.Before == '/' && w.dateBesides(s, i) {
		return dated{Point{y, m}, i, i + 2, false}, true
	}
	return dated{}, false
}

// monthsOfYear reports whether a word is the last of some months of a year: the "07" of "04-07/2023".
func (s *Statement) monthsOfYear(src string, i, first int) bool {
	last, year, ok := monthYear(s.Words[i].Low)
	if !ok || s.Words[i].Before != '-' || year >= 0 || i+1 >= len(s.Words) || !s.Words[i+1].Glued ||
		s.Words[i+1].Before != '/' {
		return false
	}
	_, ok = yearOf(s.Words[i+1].Low, src, s.Words[i+1].Start, false)
	return ok && last > first
}

// yearOfTwo reads a year of two figures, of this century where that is not long ahead: "19", "97".
func yearOfTwo(low string) (int, bool) {
	y, err := strconv.Atoi(low)
	if err != nil || len(low) != 2 || y > lastYear-century && y < lastCentury {
		return 0, false
	}
	return inCentury(y), true
}

// inCentury returns the year that two figures stand for.
func inCentury(y int) int {
	if y < lastCentury {
		return century + y
	}
	return century - 100 + y
}

// dateBesides reports whether "3/19" stands where a date does: at the end or beginning of the statement, before or
// behind a dash, behind a word like "since", or before "to present".
func (w *words) dateBesides(s *Statement, i int) bool {
	return i == 0 || s.Words[i].Before == '-' || w.dates[s.Words[i-1].Low] == periodSince ||
		w.dates[wordAt(s, i+2)] == periodTo && w.dates[wordAt(s, i+3)] == periodNow ||
		i+2 >= len(s.Words) || s.Words[i+2].Parts() || s.Words[i].Parts() || s.Words[i+2].Before == '-'
}

// monthYear reads a month's number, and the year behind a full stop; -1 where there is none.
func monthYear(s string) (month, year int, ok bool) {
	year = -1
	for i := range len(s) {
		if s[i] == '.' {
			if y, err := strconv.Atoi(s[i+1:]); err == nil && len(s)-i == 5 && y >= firstYear && y <= lastYear {
				s, year = s[:i], y
			}
			break
		}
	}
	m, err := strconv.Atoi(s)
	return m, year, err == nil && m >= 1 && m <= 12 && len(s) <= 2
}

// yearOf reads a year: "2019", or behind a month or an apostrophe "19".
func yearOf(low, src string, start int, afterMonth bool) (int, bool) {
	y, err := strconv.Atoi(low)
	if err != nil {
		return 0, false
	}
	switch {
	case len(low) == 4 && y >= firstYear && y <= lastYear:
		return y, start == 0 || src[start-1] != '$'
	case len(low) == 2 && (afterMonth && start > 0 && src[start-1] == '\'' || start > 2 &&
		(src[start-1] == '\'' || src[start-3:start] == "’")):
		return inCentury(y), true
	}
	return 0, false
}

// joins reports whether two dates are the ends of one period.
func (w *words) joins(s *Statement, src string, a, b dated) bool {
	if !inOrder(a, b) {
		return false
	}
	if b.from == a.to {
		return b.Year == Now || strings.ContainsAny(src[s.Words[a.to-1].End:s.Words[b.from].Start], periodSigns)
	}
	between := a.from > 0 && w.dates[s.Words[a.from-1].Low] == periodBetween
	for i := a.to; i < b.from; i++ {
		v := w.dates[s.Words[i].Low]
		if v == periodTo || between && i == a.to && s.Words[i].Stop {
			return i == b.from-1 || i == b.from-2 && !s.Words[i+1].Number
		}
		if s.Words[i].Number {
			return false
		}
		if v == 0 && !s.Words[i].Stop && b.from-a.to > 2 {
			return false
		}
	}
	return a.since && b.Year == Now
}

// periodSigns stand between the ends of a period.
const periodSigns = "-–—→>»/‑−|\t~"

// inOrder reports whether the first of two dates may begin a period that the second ends.
func inOrder(a, b dated) bool {
	return b.Year >= a.Year && a.Year != Now && b.Year != 0 &&
		(a.Year <= 0 || b.Year-a.Year <= longestYears || b.Year == Now)
}

// InPeriod reports whether a word belongs to a period.
func (s *Statement) InPeriod(i int) bool {
	next, _ := slices.BinarySearchFunc(s.Periods, i+1, func(p Period, at int) int { return p.From - at })
	for k := max(0, next-2); k < next; k++ { // a short end may be the next one's beginning
		if i < s.Periods[k].To {
			return true
		}
	}
	return false
}
