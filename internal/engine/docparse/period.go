package docparse

import (
	"strings"
	"unicode"

	"vitae/internal/engine/document"
)

// phraseAt reports whether a phrase of one to four tokens of the table begins at i, and where it ends.
func phraseAt(toks []dateToken, i int, table map[string]bool) (int, bool) {
	text := ""
	best := 0
	for j := i; j < len(toks) && j < i+5; j++ {
		if j > i && toks[j].from > toks[j-1].to {
			text += " "
		}
		text += toks[j].text
		if table[strings.ReplaceAll(text, "’", "'")] {
			best = j + 1
		}
	}
	return best, best > 0
}

// findDates finds all dates and periods of a text, left to right.
func findDates(s string) []dateSpan {
	toks := dateTokens(s)
	if !showsYear(toks) {
		return nil
	}
	var out []dateSpan
	for i := 0; i < len(toks); {
		if toks[i].num < 0 && !opensDate[toks[i].text] {
			i++
			continue
		}
		d, next, ok := spanAt(toks, i)
		if !ok || !d.isRange {
			if loose, after, found := looseSpan(toks, i); found {
				d, next, ok = loose, after, true
			}
		}
		if ok && bounded(toks, i, next) {
			d.from, d.to = toks[i].from, toks[next-1].to
			out = append(out, d.withBrackets(s))
			i = next
			continue
		}
		i++
	}
	return out
}

// showsYear reports whether a text can hold a date: it has a year, or two digits where a short one can stand, behind a
// month or a sign.
func showsYear(toks []dateToken) bool {
	for i, t := range toks {
		switch {
		case t.year(), t.text == "年":
			return true
		case t.digits == 2 && i > 0 &&
			(monthWords[toks[i-1].text] > 0 || is(toks, i-1, "/", ".", "-", "'", "’", "‘", "`")):
			return true
		}
	}
	return false
}

// bounded refuses a number that is part of a longer one: an amount, a phone number, a version, a name with a digit.
func bounded(toks []dateToken, i, next int) bool {
	first, last := toks[i], toks[next-1]
	return !(i > 0 && toks[i-1].to == first.from && goesInto(toks, i-1)) &&
		!(next < len(toks) && toks[next].from == last.to && goesOnAs(toks, next))
}

// goesInto reports whether the token before a number belongs to the same longer one.
func goesInto(toks []dateToken, i int) bool {
	switch p := toks[i]; {
	case p.num >= 0 || p.digits > 0, p.text == "$", p.text == "€", p.text == "£", p.text == "+", p.text == "#",
		p.text == "@", p.text == "_", p.text == "=":
		return true
	case is(toks, i, ".", ",", "/", "-") && i > 0 && toks[i-1].to == p.from && toks[i-1].digits > 0:
		return true
	default:
		return p.text == "/" || p.num < 0 && p.digits == 0 && len(p.text) > 1 && unicode.IsLetter(rune(p.text[0]))
	}
}

// goesOnAs reports whether the token behind a number belongs to the same longer one.
func goesOnAs(toks []dateToken, i int) bool {
	switch n := toks[i]; {
	case n.digits > 0, n.text == "%", n.text == "+", n.text == "_", n.text == "@", n.text == "=":
		return true
	case is(toks, i, ".", ",", "-") && i+1 < len(toks) && toks[i+1].from == n.to && toks[i+1].digits > 0:
		return true
	default:
		r := firstRune(n.text)
		return n.num < 0 && unicode.IsLetter(r) && !unicode.Is(unicode.Han, r)
	}
}

// spanAt reads a date or period that begins at token i.
func spanAt(toks []dateToken, i int) (dateSpan, int, bool) {
	j, since, from := dateOpening(toks, i)
	first, next, ok := dateAt(toks, j)
	if !ok {
		if from {
			return dateSpan{}, i, false
		}
		return bareMonthSpan(toks, i)
	}
	if d, after, ok := schoolYears(toks, j, next, first); ok {
		if _, more := separatorAt(toks, after); !more || d.end.Year() != first.Year()+1 {
			return d, after, true
		}
		next = after
	}
	sep, hasSep := separatorAt(toks, next)
	if betweenWords[toks[i].text] && andWords[tokenAt(toks, next).text] {
		sep, hasSep = next+1, true
	}
	if hasSep {
		if k, ok := phraseAt(toks, sep, openWords); ok {
			return dateSpan{start: first, open: true, isRange: true}, k, true
		}
		if d, after, ok := endAt(toks, sep, first); ok {
			return d, after, true
		}
	}
	if k, ok := phraseAt(toks, next, openWords); ok && toks[next].text != "to" {
		return dateSpan{start: first, open: true, isRange: true}, k, true
	}
	if since {
		return dateSpan{start: first, open: true, isRange: true}, next, true
	}
	if from {
		return dateSpan{}, i, false
	}
	return dateSpan{end: first}, next, true
}

// dateOpening skips the words before a date that say that it begins a period, as in "since 2019", "depuis l'automne
// 2019", "Seit dem 1. Januar 2010", "From: 2019" and "w.e.f. 1.10.2019".
func dateOpening(toks []dateToken, i int) (next int, since, from bool) {
	switch t := toks[i].text; {
	case sinceWords[t]:
		next, since, from = i+1, true, true
	case fromWords[t], betweenWords[t]:
		next, from = i+1, true
	case is(toks, i, "w") && is(toks, i+2, "e") && is(toks, i+4, "f"):
		return i + 5 + len(stopAt(toks, i+5)), true, true
	default:
		return i, false, false
	}
	next += len(stopAt(toks, next))
	if elided := is(toks, next, "l") && is(toks, next+1, "'", "’"); elided {
		next += 2
	} else if articles[tokenAt(toks, next).text] || is(toks, next, "dem", "den") {
		next++
	}
	return next, since, from
}

// stopAt returns the stop or colon at a token, if one is there.
func stopAt(toks []dateToken, i int) []dateToken {
	if is(toks, i, ".", ":") {
		return toks[i : i+1]
	}
	return nil
}

// schoolYears reads 2018/19 and 2016/21; first is the year that ends before token next.
func schoolYears(toks []dateToken, j, next int, first document.Date) (dateSpan, int, bool) {
	short := tokenAt(toks, next+1)
	if len(first) != 4 || next != j+1 || !is(toks, next, "/") || !glued(toks, j, 2) || short.digits != 2 {
		return dateSpan{}, next, false
	}
	if short.num == (first.Year()+1)%100 {
		return dateSpan{start: first, end: yearDate(first.Year() + 1), isRange: true}, next + 2, true
	}
	return dateSpan{start: first, end: yearDate(first.Year()/100*100 + short.num), isRange: true}, next + 2,
		short.num > 12 && short.num > first.Year()%100
}

// openSigns stand behind the dash of a period that goes on: "(2019–)", "2024– , 4 of 6 modules", "2022–…".
var openSigns = []string{",", ")", "]", ";", "|", "…"}

// endAt reads the end of a period behind its separator: a date, the last two digits of a year, or nothing.
func endAt(toks []dateToken, sep int, first document.Date) (dateSpan, int, bool) {
	k := sep
	if k < len(toks) && fromWords[toks[k].text] {
		k++
	}
	if second, after, ok := dateAt(toks, k); ok && second >= first[:4] {
		return dateSpan{start: first, end: second, isRange: true}, after, true
	}
	if second, after, ok := wordShort(toks, k); ok && second > first && len(first) > 4 {
		return dateSpan{start: first, end: second, isRange: true}, after, true // "March 2018 – Nov 20"
	}
	if !isDash(toks[sep-1].text) {
		return dateSpan{}, sep, false
	}
	if sep == len(toks) || is(toks, sep, openSigns...) {
		return dateSpan{start: first, open: true, isRange: true}, sep, true // "2021-03 –" with nothing behind it
	}
	if y := toks[sep]; y.digits == 2 && len(first) == 4 && y.num > first.Year()%100 {
		return dateSpan{start: first, end: yearDate(first.Year()/100*100 + y.num), isRange: true}, sep + 1, true
	}
	return dateSpan{}, sep, false
}

// bareMonthSpan reads "Mar – Aug 2019" and "March to August 2019", where only the end shows the year.
func bareMonthSpan(toks []dateToken, i int) (dateSpan, int, bool) {
	m := monthWords[toks[i].text]
	if m == 0 {
		return dateSpan{}, i, false
	}
	j := i + 1
	if is(toks, j, ".") {
		j++
	}
	sep, ok := separatorAt(toks, j)
	if !ok || sep >= len(toks) || monthWords[toks[sep].text] == 0 {
		return dateSpan{}, i, false
	}
	end, next, ok := dateAt(toks, sep)
	if !ok || end.Month() == 0 {
		return dateSpan{}, i, false
	}
	y := end.Year()
	if m > end.Month() {
		y--
	}
	return dateSpan{start: monthDate(y, m), end: end, isRange: true}, next, true
}

func separatorAt(toks []dateToken, i int) (int, bool) {
	if i >= len(toks) {
		return i, false
	}
	if isDash(toks[i].text) {
		j := i + 1
		for j < len(toks) && isDash(toks[j].text) {
			j++
		}
		if _, ok := phraseAt(toks, j, openWords); ok { // "– tot op heden": what begins like "until" is one phrase
			return j, true
		}
		if k, ok := phraseAt(toks, j, rangeWords); ok && j < len(toks) { // "– bis heute"
			return k, true
		}
		return j, true
	}
	next, ok := phraseAt(toks, i, rangeWords)
	if ok && is(toks, next, ":") { // "From: 2019  To: present"
		next++
	}
	return next, ok
}

// withBrackets widens the place of a date to the brackets right around it.
func (d dateSpan) withBrackets(s string) dateSpan {
	before, after := strings.TrimRight(s[:d.from], " "), strings.TrimLeft(s[d.to:], " ")
	if before == "" || after == "" {
		return d
	}
	switch before[len(before)-1:] + after[:1] {
	case "()", "[]":
		d.from, d.to = len(before)-1, len(s)-len(after)+1
	}
	return d
}

// period merges the dates of one line: the range where there is one, else one or two single dates.
func period(ds []dateSpan) (dateSpan, bool) {
	for _, d := range ds {
		if d.isRange {
			return d, true
		}
	}
	if len(ds) == 0 {
		return dateSpan{}, false
	}
	return ds[len(ds)-1], true
}

// cut removes the dates' words from the text.
func cut(s string, ds []dateSpan) string {
	for i := len(ds) - 1; i >= 0; i-- {
		s = s[:ds[i].from] + "\x00" + s[ds[i].to:]
	}
	return s
}
