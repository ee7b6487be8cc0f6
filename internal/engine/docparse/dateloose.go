package docparse

import (
	"unicode/utf8"

	"vitae/internal/engine/document"
)

// looseForms are ways to write a month that alone could be anything else: they count only at both ends of a period, or
// before a word like "present".
var looseForms = []func([]dateToken, int) (document.Date, int, bool){slashShort, wordShort, dayShort, romanMonth}

// looseSpan reads a period both of whose ends are written in one loose form: "3/19 – 4/21", "Jan 18 – Mar 20",
// "01.09.18 – 31.12.20", "IX 2018 – VI 2020"; or only its start: "Sept 07 – Dec 2011"; and "06 – 08/2019", where only
// the end shows the year.
func looseSpan(toks []dateToken, i int) (dateSpan, int, bool) {
	for _, read := range looseForms {
		first, next, ok := read(toks, i)
		if !ok {
			continue
		}
		sep, ok := separatorAt(toks, next)
		if !ok {
			continue
		}
		if k, ok := phraseAt(toks, sep, openWords); ok {
			return dateSpan{start: first, open: true, isRange: true}, k, true
		}
		if second, after, ok := read(toks, sep); ok && second >= first {
			return dateSpan{start: first, end: second, isRange: true}, after, true
		}
		if second, after, ok := dateAt(toks, sep); ok && second > first {
			return dateSpan{start: first, end: second, isRange: true}, after, true
		}
	}
	return monthsOfYear(toks, i)
}

// monthsOfYear reads "06 – 08/2019".
func monthsOfYear(toks []dateToken, i int) (dateSpan, int, bool) {
	m := toks[i]
	if !m.month() || m.digits != 2 || !isDash(tokenAt(toks, i+1).text) || !tokenAt(toks, i+2).month() {
		return dateSpan{}, i, false
	}
	end, next, ok := monthYear(toks, i+2)
	if !ok || end.Month() < m.num {
		return dateSpan{}, i, false
	}
	return dateSpan{start: monthDate(end.Year(), m.num), end: end, isRange: true}, next, true
}

// slashShort reads 3/19.
func slashShort(toks []dateToken, i int) (document.Date, int, bool) {
	y := tokenAt(toks, i+2)
	if !tokenAt(toks, i).month() || !is(toks, i+1, "/", ".") || !glued(toks, i, 2) || y.digits != 2 {
		return "", i, false
	}
	return monthDate(shortYear(y.num), toks[i].num), i + 3, true
}

// wordShort reads Jan 18.
func wordShort(toks []dateToken, i int) (document.Date, int, bool) {
	m := monthWords[tokenAt(toks, i).text]
	j := i + 1
	for is(toks, j, ".", "-", "/") {
		j++
	}
	if y := tokenAt(toks, j); m > 0 && y.digits == 2 {
		return monthDate(shortYear(y.num), m), j + 1, true
	}
	return "", i, false
}

// dayShort reads 01.09.18.
func dayShort(toks []dateToken, i int) (document.Date, int, bool) {
	m, y := tokenAt(toks, i+2), tokenAt(toks, i+4)
	if !tokenAt(toks, i).day() || !glued(toks, i, 4) || !is(toks, i+1, ".", "/", "-") ||
		toks[i+1].text != toks[i+3].text || y.digits != 2 {
		return "", i, false
	}
	month := m.num
	if month > 12 {
		month = toks[i].num
	}
	if !m.day() || month > 12 {
		return "", i, false
	}
	return monthDate(shortYear(y.num), month), i + 5, true
}

// romanMonths are how Polish and Hungarian number months.
var romanMonths = map[string]int{
	"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9,
	"x": 10, "xi": 11, "xii": 12,
}

// romanMonth reads IX 2018. Behind a word it is a grade: "Technician III", and beside it the year.
func romanMonth(toks []dateToken, i int) (document.Date, int, bool) {
	if i > 0 && toks[i-1].num < 0 && utf8.RuneCountInString(toks[i-1].text) >= 4 {
		return "", i, false
	}
	j := i + 1
	if is(toks, j, ".", "/") {
		j++
	}
	if m := romanMonths[tokenAt(toks, i).text]; m > 0 && tokenAt(toks, j).year() {
		return monthDate(toks[j].num, m), afterYear(toks, j+1), true
	}
	return "", i, false
}

// eras give the year before the first of each Japanese era.
var eras = map[string]int{"令和": 2018, "平成": 1988, "昭和": 1925}

// eraDate reads 平成30年4月; nothing else looks like it.
func eraDate(toks []dateToken, i int) (document.Date, int, bool) {
	base := eras[tokenAt(toks, i).text+tokenAt(toks, i+1).text]
	n := tokenAt(toks, i+2)
	year := base + n.num
	if is(toks, i+2, "元") {
		year = base + 1
	} else if n.num < 1 || n.digits > 2 {
		return "", i, false
	}
	if base == 0 || !is(toks, i+3, "年") {
		return "", i, false
	}
	if m := tokenAt(toks, i+4); m.month() && is(toks, i+5, "月") {
		return monthDate(year, m.num), i + 6, true
	}
	return yearDate(year), i + 4, true
}
