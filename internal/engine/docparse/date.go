package docparse

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitae/internal/engine/document"
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

// dateTokens cuts a text into numbers, words and signs. Text that has no number of two or four digits gives none: it
// holds no date.
func dateTokens(s string) []dateToken {
	if !hasYearDigits(s) {
		return nil
	}
	out := make([]dateToken, 0, 2+len(s)/4)
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
				if !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) || unicode.Is(unicode.Han, r) {
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

func hasYearDigits(s string) bool {
	n := 0
	for i := 0; i < len(s); i++ {
		if isDigit(s[i]) {
			n++
			continue
		}
		if n == 2 || n == 4 {
			return true
		}
		n = 0
	}
	return n == 2 || n == 4 || hasDigit(s) && strings.Contains(s, "年")
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
	if toks[i].num < 0 {
		if d, next, ok := eraDate(toks, i); ok {
			return d, next, true
		}
		return wordDateAt(toks, i)
	}
	for _, read := range []func([]dateToken, int) (document.Date, int, bool){
		hanDate, isoDate, monthYear, fullDate,
		monthShortYear, dayAndWord, bareYear,
	} {
		if d, next, ok := read(toks, i); ok {
			return d, afterYear(toks, next), true
		}
	}
	return "", i, false
}

// afterYear skips the word for a year that Polish writes behind it: "12.2020 r.", "2018 roku".
func afterYear(toks []dateToken, i int) int {
	switch {
	case is(toks, i, "roku"):
		return i + 1
	case is(toks, i, "r") && is(toks, i+1, ".") && glued(toks, i, 1):
		return i + 2
	}
	return i
}

func tokenAt(toks []dateToken, i int) dateToken {
	if i < len(toks) {
		return toks[i]
	}
	return dateToken{num: -1}
}

// glued reports whether n tokens behind token i follow without a space.
func glued(toks []dateToken, i, n int) bool {
	for k := i + 1; k <= i+n; k++ {
		if k >= len(toks) || toks[k].from != toks[k-1].to {
			return false
		}
	}
	return true
}

// hanDate reads 2019年4月 and 2019年4月1日.
func hanDate(toks []dateToken, i int) (document.Date, int, bool) {
	if !toks[i].year() || !is(toks, i+1, "年") {
		return "", i, false
	}
	m := tokenAt(toks, i+2)
	if !m.month() || !is(toks, i+3, "月") {
		return yearDate(toks[i].num), i + 2, true
	}
	next := i + 4
	if tokenAt(toks, next).day() && is(toks, next+1, "日") {
		next += 2
	}
	return monthDate(toks[i].num, m.num), next, true
}

// isoDate reads 2021-03, 2021/03, 2021.3 and 2021-03-15. With a long dash, 2009–12 are two years.
func isoDate(toks []dateToken, i int) (document.Date, int, bool) {
	m := tokenAt(toks, i+2)
	if !toks[i].year() || !is(toks, i+1, "-", "/", ".", "‑", "–") || !glued(toks, i, 2) || !m.month() ||
		m.digits != 2 && !is(toks, i+1, "/", ".") {
		return "", i, false
	}
	next := i + 3
	if is(toks, next, "-", "/", ".", "‑") && tokenAt(toks, next+1).day() && glued(toks, next-1, 2) {
		next += 2
	} else if toks[i+1].text == "–" && m.num > toks[i].num%100 {
		return yearDate(toks[i].num), i + 1, true
	}
	return monthDate(toks[i].num, m.num), next, true
}

// monthYear reads 03/2020.
func monthYear(toks []dateToken, i int) (document.Date, int, bool) {
	y := tokenAt(toks, i+2)
	if !toks[i].month() || !is(toks, i+1, "/", ".", "-", "–") || !y.year() || numbersLine(toks, i) {
		return "", i, false
	}
	return monthDate(y.num, toks[i].num), i + 3, true
}

// numbersLine reports whether token i is the number of a list before a year: "2. 2017 to 2020".
func numbersLine(toks []dateToken, i int) bool {
	return i == 0 && toks[i].digits == 1 && is(toks, 1, ".") && !glued(toks, 1, 1)
}

// fullDate reads 31.05.2021, and 05/31/2021 where only that makes sense.
func fullDate(toks []dateToken, i int) (document.Date, int, bool) {
	m, y := tokenAt(toks, i+2), tokenAt(toks, i+4)
	if !toks[i].day() || !is(toks, i+1, "/", ".", "-") || !m.day() || !is(toks, i+3, "/", ".", "-") || !y.year() {
		return "", i, false
	}
	month := m.num
	if month > 12 {
		month = toks[i].num
	}
	if month > 12 {
		return "", i, false
	}
	return monthDate(y.num, month), i + 5, true
}

// monthShortYear reads 03/20.
func monthShortYear(toks []dateToken, i int) (document.Date, int, bool) {
	y := tokenAt(toks, i+2)
	if !toks[i].month() || toks[i].digits != 2 || !is(toks, i+1, "/") || !glued(toks, i, 2) || y.digits != 2 {
		return "", i, false
	}
	return monthDate(shortYear(y.num), toks[i].num), i + 3, true
}

// dayAndWord reads 15 March 2020, 1. März 2020 and 15-MAR-20.
func dayAndWord(toks []dateToken, i int) (document.Date, int, bool) {
	if !toks[i].day() {
		return "", i, false
	}
	j := i + 1
	for is(toks, j, ".", "st", "nd", "rd", "th", "er", "de", "º") || is(toks, j, "-", "/") && glued(toks, i, 4) {
		j++
	}
	d, next, ok := wordDateAt(toks, j)
	return d, next, ok && monthWords[tokenAt(toks, j).text] > 0 && len(d) > 4
}

func bareYear(toks []dateToken, i int) (document.Date, int, bool) {
	return yearDate(max(toks[i].num, 0)), i + 1, toks[i].year()
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
	if d, next, ok := dayThenYear(toks, j, month); ok {
		return d, next, true
	}
	year, j := yearOf(toks, i, j, month)
	if year == 0 {
		return "", i, false
	}
	if month > 0 {
		return monthDate(year, month), afterYear(toks, j+1), true
	}
	if n := tokenAt(toks, j+2); is(toks, j+1, "/") && glued(toks, j, 2) && n.digits == 2 && n.num == (year+1)%100 {
		j += 2 // the winter term 2018/19
	}
	return yearDate(year), j + 1, true
}

// dayThenYear reads what follows a month in March 15, 2020.
func dayThenYear(toks []dateToken, j, month int) (document.Date, int, bool) {
	if month == 0 || !tokenAt(toks, j).day() || tokenAt(toks, j).year() {
		return "", j, false
	}
	k := j + 1
	for is(toks, k, ",", "st", "nd", "rd", "th", "de", "of") {
		k++
	}
	if y := tokenAt(toks, k); y.year() && k > j {
		return monthDate(y.num, month), k + 1, true
	}
	return "", j, false
}

// yearOf reads the year at token j of a date whose word stands at i: 2018, '18, and 18 in Jan-18. It gives 0 where
// there is none, and the year's token.
func yearOf(toks []dateToken, i, j, month int) (year, at int) {
	if is(toks, j, "'", "’", "‘", "`") && (tokenAt(toks, j+1).year() || tokenAt(toks, j+1).digits == 2) {
		if y := toks[j+1]; y.year() {
			return y.num, j + 1
		}
		return shortYear(toks[j+1].num), j + 1
	}
	y := tokenAt(toks, j)
	switch {
	case y.year():
		return y.num, j
	case month > 0 && j == i+2 && is(toks, i+1, "-", "/") && glued(toks, i, 2) && y.digits == 2 &&
		(!glued(toks, j, 1) || !is(toks, j+1, "-", "/", ".")):
		return shortYear(y.num), j
	}
	return 0, j
}
