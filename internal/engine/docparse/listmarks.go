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
	repeatedSigns(lines)
	numbered := map[string]bool{}
	for i := range lines {
		if n, _ := leadingNumber(&lines[i]); n != "" {
			numbered[n] = true
		}
		numbered[lines[i].number] = true
	}
	deep, same := 0, beforeSame(lines)
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
		if said := words(fold(rest)); len(said) <= fewWords && same[said[0]] {
			continue
		}
		l.cutSign(rest)
		l.sign = '1' + rune(depth)
		if heads := numbered[n+".1"]; heads && deep >= fewestOutlined {
			l.mark, l.solid = false, true
		}
	}
}

// beforeSame returns the words that follow different numbers at the start of short lines. There, the number is not a
// list mark but part of the text: it distinguishes "1. Staatsexamen" from "2. Staatsexamen". A number in brackets
// counts items.
func beforeSame(lines []line) map[string]bool {
	number, same := map[string]string{}, map[string]bool{}
	for i := range lines {
		n, rest := leadingNumber(&lines[i])
		if n == "" || bracketNumber.MatchString(lines[i].segs[0].text) {
			continue
		}
		if said := words(fold(rest)); len(said) <= fewWords {
			same[said[0]] = same[said[0]] || number[said[0]] != "" && number[said[0]] != n
			number[said[0]] = n
		}
	}
	return same
}

// fewWords is how many words stand behind a number that belongs to them, at most.
const fewWords = 5

// fewestOutlined is how many numbers such as "2.1" a file has at least if it is an outline; a grade or a version may
// begin a line too.
const fewestOutlined = 3

// outlineNumber is the number that a line of an outline or a list begins with.
var outlineNumber = regexp.MustCompile(`^([1-9]\d?(?:\.[1-9]\d?){0,3})([.)]?) +(\S.*)$`)

// bracketNumber is a number or a letter before a bracket that a line begins with: "(iv)", "b)", "(12)".
var bracketNumber = regexp.MustCompile(`^\(?([ivx]{1,4}|[a-h]|[1-9]\d?)\) +(\S.*)$`)

// romans are the Roman numbers of lists in their order.
var romans = strings.Fields("i ii iii iv v vi vii viii ix x xi xii xiii xiv")

// leadingNumber returns the number that a line begins with, without its last sign, and what stands behind it.
func leadingNumber(l *line) (n, rest string) {
	if l.mark || len(l.segs) == 0 {
		return "", ""
	}
	if m := bracketNumber.FindStringSubmatch(l.segs[0].text); m != nil && len(words(fold(m[2]))) > 0 {
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
	if at > 0 && !numbered[n[:at]+"1"] {
		return false // grades such as 3.7 and 3.8
	}
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

// repeatedSigns treats a sign without letters or digits, such as ">>", "~" or "(*)", as a bullet if two or more lines
// begin with it and none of them continues with something that the sign may belong to: a number ("~ 40", "≥ 95 %"). An
// "o" counts too if most of the lines that begin with it continue with a capital or a number, because lines that begin
// with the word "o" rarely do.
func repeatedSigns(lines []line) {
	at, opened, meant := map[string][]int{}, map[string]int{}, map[string]bool{}
	for i := range lines {
		sign, rest := leadingSign(&lines[i])
		if sign == "" {
			continue
		}
		at[sign] = append(at[sign], i)
		r := firstRune(rest)
		if rest == "" || unicode.IsUpper(r) || !unicode.IsLetter(r) || sign != "o" {
			opened[sign]++
		}
		meant[sign] = meant[sign] || unicode.IsDigit(r) && qualifies(sign)
	}
	for sign, is := range at {
		if len(is) < 2 || 2*opened[sign] <= len(is) || meant[sign] {
			continue
		}
		for _, i := range is {
			l := &lines[i]
			if _, rest := leadingSign(l); rest != "" {
				l.cutSign(rest)
			} else {
				l.segs = l.segs[1:]
				l.mark, l.textX = true, l.segs[0].x0
			}
			l.sign = firstRune(sign)
		}
	}
}

// qualifies reports whether a sign says something about a number behind it: "~", "#", "±", ">=", but not ">>".
func qualifies(sign string) bool {
	r, n := utf8.DecodeRuneInString(sign)
	return qualifying[sign] || n == len(sign) && (unicode.Is(unicode.Sm, r) || strings.ContainsRune("~#", r))
}

// qualifying are the signs of several characters that belong to a number.
var qualifying = set(`<= >= =< == ~= +/- +-`)

// leadingSign returns the sign that an unmarked line begins with and the rest of its first segment, which is empty if
// the sign is all of it.
func leadingSign(l *line) (sign, rest string) {
	if l.mark || l.solid || len(l.segs) == 0 {
		return "", ""
	}
	sign, rest, _ = strings.Cut(l.segs[0].text, " ")
	rest = strings.TrimSpace(rest)
	if rest == "" && len(l.segs) == 1 || sign != "o" && (utf8.RuneCountInString(sign) > longestSign ||
		strings.ContainsFunc(sign, func(r rune) bool {
			return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Sc, r) ||
				strings.ContainsRune(`"'“”„‚‘’,;?!&@%§`, r)
		})) {
		return "", ""
	}
	return sign, rest
}

// longestSign is how many characters a sign before items has at most, as "(*)".
const longestSign = 3

// pageOf finds a page number with a total at the end of a text, after a gap or a sign. pageOfFirst finds one that is
// followed by the document's name: "Page 2 of 2 – CV Smith".
var (
	pageOf = regexp.MustCompile(`(?i)(?:^|   |[|–—·] *| - )(?:page|pg|p|seite|página|pagina|pág|strona|blatt)\.? *` +
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
