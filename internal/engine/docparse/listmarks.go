package docparse

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// listMarks takes bullets and numbers off lines where only the other lines show that they are none of the words: an "o"
// before several lines, "3.1.2" among other numbers of an outline, "6." or "(vi)" between its neighbours.
func listMarks(lines []line) {
	letterBullets(lines)
	numbered := map[string]bool{}
	for i := range lines {
		if n, _ := leadingNumber(&lines[i]); n != "" {
			numbered[n] = true
		}
		numbered[lines[i].number] = true
	}
	deep := 0
	for n := range numbered {
		if strings.Contains(n, ".") && inOrder(numbered, n) {
			deep++
		}
	}
	for i := range lines {
		l := &lines[i]
		n, rest := leadingNumber(l)
		depth := strings.Count(n, ".")
		if n == "" || !inOrder(numbered, n) || depth > 0 && deep < fewestOutlined {
			continue
		}
		l.cutSign(rest)
		l.sign = '1' + rune(depth)
		if heads := numbered[n+".1"]; heads && deep >= fewestOutlined {
			l.mark, l.solid = false, true
		}
	}
}

// fewestOutlined is how many numbers such as "2.1" a file has at least if it is an outline; a grade or a version may
// begin a line too.
const fewestOutlined = 3

// outlineNumber is the number that a line of an outline or a list begins with.
var outlineNumber = regexp.MustCompile(`^([1-9]\d?(?:\.[1-9]\d?){0,3})([.)]?) +(\S.*)$`)

// letterNumber is a Roman number or a letter in brackets that a line begins with: "(iv)", "b)".
var letterNumber = regexp.MustCompile(`^\(?([ivx]{1,4}|[a-h])\) +(\S.*)$`)

// romans are the Roman numbers of lists in their order.
var romans = strings.Fields("i ii iii iv v vi vii viii ix x xi xii xiii xiv")

// leadingNumber returns the number that a line begins with, without its last sign, and what stands behind it.
func leadingNumber(l *line) (n, rest string) {
	if l.mark || len(l.segs) == 0 {
		return "", ""
	}
	if m := letterNumber.FindStringSubmatch(l.segs[0].text); m != nil {
		return m[1], m[2]
	}
	m := outlineNumber.FindStringSubmatch(l.segs[0].text)
	if m == nil || m[2] == "" && !strings.Contains(m[1], ".") {
		return "", ""
	}
	said := words(fold(m[3]))
	if len(said) == 0 {
		return "", "" // "1.2 ***": signs alone are no item
	}
	first := strings.Trim(said[0], ".")
	if monthWords[first] > 0 || first == "bis" || first == "to" || !unicode.IsLetter(firstRune(m[3])) &&
		!strings.Contains(m[1], ".") && hasDigit(first) && len(first) == 4 && !l.wordy() {
		return "", "" // the day of a month, "12. März", or a period, "1.9 – 2.11"
	}
	return m[1], m[3]
}

// wordy reports whether a line says more than a number and a date.
func (l *line) wordy() bool { return len(strings.Fields(l.text())) > 4 }

// inOrder reports whether a number stands in a row with another: "2" beside "1" or "3", "3.1.2" beside "3.1.1".
func inOrder(numbered map[string]bool, n string) bool {
	if i := slices.Index(romans, n); i >= 0 && (i > 0 && numbered[romans[i-1]] ||
		i+1 < len(romans) && numbered[romans[i+1]]) {
		return true
	}
	if n >= "a" && len(n) == 1 {
		return numbered[string(n[0]-1)] || numbered[string(n[0]+1)]
	}
	at := strings.LastIndexByte(n, '.') + 1
	last, err := strconv.Atoi(n[at:])
	if err != nil {
		return false
	}
	beside := func(d int) bool { return numbered[n[:at]+strconv.Itoa(last+d)] }
	return beside(-1) || beside(1) || at > 0 && last == 1 && numbered[n[:at-1]]
}

// cutSign gives a line a mark and leaves of its text what stands behind it.
func (l *line) cutSign(rest string) {
	s := &l.segs[0]
	cutoff := len(s.text) - len(rest)
	if len(s.words) > 0 {
		from := slices.IndexFunc(s.words, func(w word) bool { return w.from >= cutoff })
		if from <= 0 {
			return
		}
		*s = s.cutAt(from)[1]
	} else {
		s.x0 += float64(utf8.RuneCountInString(s.text) - utf8.RuneCountInString(rest))
		s.text = rest
	}
	l.mark, l.textX = true, s.x0
}

// letterBullets takes an "o" for a bullet where two lines or more begin with it and most of them go on with a capital
// or a number, as no text does that has a word "o".
func letterBullets(lines []line) {
	var at []int
	opened := 0
	for i := range lines {
		l := &lines[i]
		if l.mark || len(l.segs) == 0 {
			continue
		}
		rest, ok := strings.CutPrefix(l.segs[0].text, "o ")
		if ok && strings.TrimSpace(rest) != "" || l.segs[0].text == "o" && len(l.segs) > 1 {
			at = append(at, i)
			if r := firstRune(strings.TrimSpace(rest)); rest == "" || unicode.IsUpper(r) || !unicode.IsLetter(r) {
				opened++
			}
		}
	}
	if len(at) < 2 || 2*opened <= len(at) {
		return
	}
	for _, i := range at {
		l := &lines[i]
		if rest, ok := strings.CutPrefix(l.segs[0].text, "o "); ok {
			l.cutSign(strings.TrimSpace(rest))
		} else {
			l.segs = l.segs[1:]
			l.mark, l.textX = true, l.segs[0].x0
		}
		l.sign = 'o'
	}
}

// pageOf finds which page of how many a text ends with, pageOfFirst where whose page it is follows: "Page 2 of 2 – CV
// Smith".
var (
	pageOf = regexp.MustCompile(`(?i)(?:^|[^\p{L}])(?:page|pg|p|seite|s|página|pagina|pág|strona|blatt)\.? *` +
		`\d{1,2} *(?:/|of|von|de|sur|di|z) *\d{1,2}$`)
	pageOfFirst = regexp.MustCompile(`(?i)^(?:page|pg|seite|página|pagina|strona|blatt)\.? *` +
		`\d{1,2} *(?:/|of|von|de|sur|di|z) *\d{1,2}(?:[^\p{L}\d]|$)`)
)

// withoutFeet takes which page of how many it is off the rows of a text, and drops a row that says nothing more
// than the rows above it do: the name, a word for a resume.
func withoutFeet(rows []textRow) []textRow {
	said := map[string]bool{}
	out := rows[:0]
	blank := 0.0
	for _, row := range rows {
		t := strings.TrimSpace(row.text)
		at := pageOf.FindStringIndex(t)
		if at == nil {
			at = pageOfFirst.FindStringIndex(t)
		}
		if at != nil {
			rest := strings.Trim(t[:at[0]]+"   "+t[at[1]:], " -–—|·•,;:/")
			if !slices.ContainsFunc(words(fold(strings.ReplaceAll(rest, "_", " "))), func(w string) bool {
				return !said[w] && !preambleWords[w] && utf8.RuneCountInString(w) > 1 && !hasDigit(w)
			}) {
				blank += row.blank
				continue
			}
			row.text = row.text[:len(row.text)-len(t)] + rest
		}
		for _, w := range words(fold(row.text)) {
			said[w] = true
		}
		row.blank += blank
		blank = 0
		out = append(out, row)
	}
	return out
}

// preambleWords are words of names for a resume; folded.
var preambleWords = set(`curriculum vitae cv resume lebenslauf`)
