package docparse

import (
	"slices"
	"unicode"
)

// rightToLeft are the scripts that are written from right to left.
var rightToLeft = []*unicode.RangeTable{unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana}

// readingOrder puts a line whose characters stand as they are seen, from left to right, into the order in which it is
// read. Where the line as a whole is written from right to left, all of it is turned round but its numbers and its
// words of other scripts; else only the words that are written from right to left.
func readingOrder(s string) string {
	var rs []rune
	for i, r := range s {
		if unicode.In(r, rightToLeft...) {
			rs = []rune(s)
			break
		}
		if i > 1<<16 {
			break
		}
	}
	if rs == nil {
		return s
	}
	kinds := kindsOf(rs)
	if leftwards(rs, kinds) {
		turn(rs, kinds, 0, len(rs))
	} else {
		for i := 0; i < len(rs); i++ {
			if kinds[i] == leftward {
				from, end := withBrackets(rs, i, leftwardWords(kinds, i))
				turn(rs, kinds, from, end)
				i = end
			}
		}
	}
	pairBrackets(rs)
	return string(rs)
}

// kind is how a character runs.
type kind uint8

const (
	neutral  kind = iota
	leftward      // a letter that is written from right to left
	forward       // a letter of another script
	digit
)

func kindsOf(rs []rune) []kind {
	out := make([]kind, len(rs))
	arabic := slices.ContainsFunc(rs, func(r rune) bool { return unicode.Is(unicode.Arabic, r) })
	for i, r := range rs {
		switch {
		case unicode.IsDigit(r):
			out[i] = digit
		case isLeftward(r):
			out[i] = leftward
		case unicode.IsLetter(r):
			out[i] = forward
		}
	}
	for i, r := range rs { // what belongs to a number: 12.5, 10:30, 35%; beside Arabic letters the sign runs by itself
		near := func(k int) bool { return k >= 0 && k < len(rs) && unicode.IsDigit(rs[k]) }
		switch r {
		case '.', ',', ':', '/':
			if near(i-1) && near(i+1) {
				out[i] = digit
			}
		case '%', '$', '€', '₪', '£', '+', '#', '°':
			if !arabic && (near(i-1) || near(i+1)) {
				out[i] = digit
			}
			if i > 0 && (out[i-1] == forward || r != '%' && rs[i-1] == r) { // C++, C#
				out[i] = forward
			}
		}
	}
	return out
}

// isLeftward finds letters that are written from right to left, and their marks.
func isLeftward(r rune) bool {
	return r >= 0x591 && (unicode.In(r, rightToLeft...) || r <= 0x6ff && unicode.Is(unicode.Mn, r))
}

// partStacked puts letters that stand at one place, as those of a ligature do, in the order in which they are seen:
// PDFium hands them out as they are read.
func partStacked(row []glyph) {
	for i := 1; i < len(row); i++ {
		a, b := row[i-1], row[i]
		if gap := b.x0 - a.x0; gap >= 0 && gap < 0.03*a.font.size && isLeftward(a.r) && isLeftward(b.r) {
			row[i].x0 = a.x0 - 0.001
		}
	}
}

// marksLeftward says whether g is the bullet of the text left of it, which is written from right to left.
func marksLeftward(run []glyph, g glyph, gap float64) bool {
	return bulletRune(g.r) && gap < 2.5*run[0].font.size && slices.ContainsFunc(run, func(g glyph) bool { return isLeftward(g.r) })
}

// leftwards says whether a line is written from right to left: it ends in a bullet, or its outermost words both are, or
// most of its letters.
func leftwards(rs []rune, kinds []kind) bool {
	var outer []kind
	count := 0
	for i, k := range kinds {
		switch {
		case !unicode.IsLetter(rs[i]):
			continue
		case k == leftward:
			count++
		default:
			count--
		}
		outer = append(outer, k)
	}
	if bulletRune(rs[len(rs)-1]) || bulletRune(rs[0]) {
		return bulletRune(rs[len(rs)-1])
	}
	if len(outer) == 0 {
		return false
	}
	if first, last := outer[0], outer[len(outer)-1]; first == last {
		return first == leftward
	}
	return count > 0
}

func bulletRune(r rune) bool {
	return r == '•' || r == '‣' || r == '▪' || r == '◦' || r == '●'
}

// leftwardWords gives the end of the words from i on that are written from right to left, with the numbers and signs between
// them.
func leftwardWords(kinds []kind, i int) int {
	end := i + 1
	for k := end; k < len(kinds) && kinds[k] != forward; k++ {
		if kinds[k] == leftward {
			end = k + 1
		}
	}
	return end
}

// withBrackets takes a bracket beside rs[from:to] in, where its partner stands within.
func withBrackets(rs []rune, from, to int) (int, int) {
	count := 0
	for _, r := range rs[from:to] {
		if bracket(r) {
			count++
		}
	}
	if count%2 == 1 && from > 0 && bracket(rs[from-1]) {
		return from - 1, to
	}
	if count%2 == 1 && to < len(rs) && bracket(rs[to]) {
		return from, to + 1
	}
	return from, to
}

// turn reverses rs[from:to], and back what runs forward in it.
func turn(rs []rune, kinds []kind, from, to int) {
	slices.Reverse(rs[from:to])
	slices.Reverse(kinds[from:to])
	for i := from; i < to; i++ {
		if kinds[i] != forward && kinds[i] != digit {
			continue
		}
		end := i + 1
		for k := end; k < to && kinds[k] != leftward && !bracket(rs[k]); k++ {
			if kinds[k] == forward || kinds[k] == digit && (kinds[i] == forward || kinds[k-1] == digit) {
				end = k + 1
			} else if kinds[i] == digit && kinds[k] == neutral {
				break
			}
		}
		slices.Reverse(rs[i:end])
		slices.Reverse(kinds[i:end])
		i = end - 1
	}
}

func bracket(r rune) bool { return r == '(' || r == ')' }

// pairBrackets makes the first bracket one that opens, the next one that closes, and so on. A bracket is drawn
// mirrored among words from right to left, and which of the two a file names there depends on what wrote it.
func pairBrackets(rs []rune) {
	open := false
	for i, r := range rs {
		if bracket(r) {
			if open = !open; open {
				rs[i] = '('
			} else {
				rs[i] = ')'
			}
		}
	}
}
