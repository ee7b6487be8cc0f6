package docparse

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/document"
)

// dateSpan is a date or period found in a text. From and To are byte offsets of the words that make it up,
// with the brackets around them. Range says that the text shows two ends or an open one.
type dateSpan struct {
	start, end document.Date
	open       bool // goes on: "– Present", "since 2019"
	isRange    bool
	from, to   int
}

type dateToken struct {
	text     string // folded
	num      int    // -1 for a word or sign
	digits   int
	from, to int
}

func isDash(t string) bool {
	switch t {
	case "-", "–", "—", "‒", "―", "−", "~", "→", "‐", "‑", "\uff5e", "〜", "ー":
		return true
	}
	return false
}

// dateTokens cuts a text into numbers, words and signs. Text without a digit gives none: it holds no date.
func dateTokens(s string) []dateToken {
	if !hasDigit(s) {
		return nil
	}
	var out []dateToken
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		j := i + n
		switch {
		case unicode.IsSpace(r):
		case r >= '0' && r <= '9':
			for j < len(s) && s[j] >= '0' && s[j] <= '9' {
				j++
			}
			num := -1
			if j-i <= 4 {
				num, _ = strconv.Atoi(s[i:j])
			}
			out = append(out, dateToken{text: s[i:j], num: num, digits: j - i, from: i, to: j})
		case unicode.IsLetter(r) && !unicode.Is(unicode.Han, r):
			for j < len(s) {
				r, n := utf8.DecodeRuneInString(s[j:])
				if !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) {
					break
				}
				j += n
			}
			out = append(out, dateToken{text: fold(s[i:j]), num: -1, from: i, to: j})
		default:
			out = append(out, dateToken{text: s[i:j], num: -1, from: i, to: j})
		}
		i = j
	}
	return out
}

func (t dateToken) year() bool  { return t.digits == 4 && t.num >= 1940 && t.num <= 2079 }
func (t dateToken) month() bool { return (t.digits == 1 || t.digits == 2) && t.num >= 1 && t.num <= 12 }
func (t dateToken) day() bool   { return (t.digits == 1 || t.digits == 2) && t.num >= 1 && t.num <= 31 }

func is(toks []dateToken, i int, texts ...string) bool {
	if i < 0 || i >= len(toks) {
		return false
	}
	for _, t := range texts {
		if toks[i].text == t {
			return true
		}
	}
	return false
}

func yearDate(y int) document.Date { return document.Date(fmt.Sprintf("%04d", y)) }

func monthDate(y, m int) document.Date { return document.Date(fmt.Sprintf("%04d-%02d", y, m)) }

// shortYear widens a two-digit year: 50 to 99 are of the last century.
func shortYear(n int) int {
	if n >= 50 {
		return 1900 + n
	}
	return 2000 + n
}

// dateAt reads one date that begins at token i and gives the index after it.
func dateAt(toks []dateToken, i int) (document.Date, int, bool) {
	if i >= len(toks) {
		return "", i, false
	}
	t := toks[i]
	if t.num < 0 {
		return wordDateAt(toks, i)
	}
	at := func(k int) dateToken {
		if k < len(toks) {
			return toks[k]
		}
		return dateToken{num: -1}
	}
	glued := func(k int) bool { return k < len(toks) && toks[k].from == toks[k-1].to }
	switch {
	case t.year() && is(toks, i+1, "年"):
		if at(i+2).month() && is(toks, i+3, "月") {
			return monthDate(t.num, at(i+2).num), i + 4, true
		}
		return yearDate(t.num), i + 2, true
	case t.year() && is(toks, i+1, "-", "/", ".", "‑", "–") && glued(i+1) && glued(i+2) && at(i+2).digits == 2 && at(i+2).month():
		next := i + 3
		if is(toks, next, "-", "/", ".", "‑") && at(next+1).day() && glued(next) && glued(next+1) {
			next += 2
		} else if toks[i+1].text == "–" && at(i+2).num > t.num%100 {
			return yearDate(t.num), i + 1, true // 2009–12 is a range of years
		}
		return monthDate(t.num, at(i+2).num), next, true
	case t.month() && is(toks, i+1, "/", ".", "-", "–") && at(i+2).year():
		return monthDate(at(i+2).num, t.num), i + 3, true
	case t.day() && is(toks, i+1, "/", ".", "-") && at(i+2).day() && is(toks, i+3, "/", ".", "-") && at(i+4).year():
		d, m := t.num, at(i+2).num
		if m > 12 { // month first
			m = d
		}
		if m > 12 {
			return "", i, false
		}
		return monthDate(at(i+4).num, m), i + 5, true
	case t.month() && t.digits == 2 && is(toks, i+1, "/") && glued(i+1) && glued(i+2) && at(i+2).digits == 2:
		return monthDate(shortYear(at(i+2).num), t.num), i + 3, true
	case t.day() && t.digits <= 2:
		j := i + 1
		for is(toks, j, ".", "st", "nd", "rd", "th", "er", "de", "º") {
			j++
		}
		if d, next, ok := wordDateAt(toks, j); ok && monthWords[at(j).text] > 0 && len(d) > 4 {
			return d, next, true
		}
	case t.year():
		return yearDate(t.num), i + 1, true
	}
	return "", i, false
}

// wordDateAt reads a date that begins with a month's name, a season or an apostrophe.
func wordDateAt(toks []dateToken, i int) (document.Date, int, bool) {
	if i >= len(toks) {
		return "", i, false
	}
	month := monthWords[toks[i].text]
	season := seasonWords[toks[i].text] || (is(toks, i, "q", "h") && i+1 < len(toks) && toks[i+1].digits == 1)
	apostrophe := is(toks, i, "'", "’", "‘", "`")
	if month == 0 && !season && !apostrophe {
		return "", i, false
	}
	j := i + 1
	if season && is(toks, i, "q", "h") {
		j++
	}
	if apostrophe {
		j = i
	}
	for is(toks, j, ".", ",", "de", "del", "do", "d", "of", "/", "-", "–") && !apostrophe {
		j++
	}
	if month > 0 && j+1 < len(toks) && toks[j].day() && !toks[j].year() { // March 15, 2020
		k := j + 1
		for is(toks, k, ",", "st", "nd", "rd", "th", "de", "of") {
			k++
		}
		if k < len(toks) && toks[k].year() && k > j {
			return monthDate(toks[k].num, month), k + 1, true
		}
	}
	year := 0
	switch {
	case j < len(toks) && toks[j].year():
		year = toks[j].num
	case is(toks, j, "'", "’", "‘", "`") && j+1 < len(toks) && toks[j+1].digits == 2:
		j++
		year = shortYear(toks[j].num)
	}
	if year == 0 {
		return "", i, false
	}
	if month > 0 {
		return monthDate(year, month), j + 1, true
	}
	return yearDate(year), j + 1, true
}

// phraseAt says whether a phrase of one to four tokens of the table begins at i, and where it ends.
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
	var out []dateSpan
	for i := 0; i < len(toks); {
		if d, next, ok := spanAt(toks, i); ok && bounded(toks, i, next) {
			d.from, d.to = toks[i].from, toks[next-1].to
			out = append(out, d.withBrackets(s))
			i = next
			continue
		}
		i++
	}
	return out
}

// bounded refuses a number that is part of a longer one: an amount, a phone number, a version, a name with a digit.
func bounded(toks []dateToken, i, next int) bool {
	first, last := toks[i], toks[next-1]
	if i > 0 && toks[i-1].to == first.from {
		switch p := toks[i-1]; {
		case p.num >= 0 || p.digits > 0, p.text == "$", p.text == "€", p.text == "£", p.text == "+", p.text == "#", p.text == "@", p.text == "_", p.text == "=":
			return false
		case (p.text == "." || p.text == "," || p.text == "/" || p.text == "-") && i > 1 && toks[i-2].to == p.from && toks[i-2].digits > 0:
			return false
		case p.text == "/" || (p.num < 0 && p.digits == 0 && len(p.text) > 1 && unicode.IsLetter(rune(p.text[0]))):
			return false
		}
	}
	if next < len(toks) && toks[next].from == last.to {
		switch n := toks[next]; {
		case n.digits > 0, n.text == "%", n.text == "+", n.text == "_", n.text == "@", n.text == "=":
			return false
		case (n.text == "." || n.text == "," || n.text == "-") && next+1 < len(toks) && toks[next+1].from == n.to && toks[next+1].digits > 0:
			return false
		case n.num < 0 && unicode.IsLetter([]rune(n.text)[0]) && !unicode.Is(unicode.Han, []rune(n.text)[0]):
			return false
		}
	}
	return true
}

// spanAt reads a date or period that begins at token i.
func spanAt(toks []dateToken, i int) (dateSpan, int, bool) {
	j, since, from := i, false, false
	switch {
	case sinceWords[toks[i].text]:
		j, since, from = i+1, true, true
	case fromWords[toks[i].text]:
		j, from = i+1, true
	}
	first, next, ok := dateAt(toks, j)
	if !ok {
		if from {
			return dateSpan{}, i, false
		}
		return bareMonthSpan(toks, i)
	}
	sep, hasSep := separatorAt(toks, next)
	if hasSep {
		if k, ok := phraseAt(toks, sep, openWords); ok {
			return dateSpan{start: first, open: true, isRange: true}, k, true
		}
		k := sep
		if k < len(toks) && fromWords[toks[k].text] {
			k++
		}
		if second, after, ok := dateAt(toks, k); ok && second >= first[:4] {
			return dateSpan{start: first, end: second, isRange: true}, after, true
		}
		if sep < len(toks) && toks[sep].digits == 2 && isDash(toks[sep-1].text) && len(first) == 4 && toks[sep].num > first.Year()%100 {
			return dateSpan{start: first, end: yearDate(first.Year()/100*100 + toks[sep].num), isRange: true}, sep + 1, true
		}
		if isDash(toks[sep-1].text) && sep == len(toks) {
			return dateSpan{start: first, open: true, isRange: true}, sep, true // "2021-03 –" with nothing behind it
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
		return j, true
	}
	return phraseAt(toks, i, rangeWords)
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
