package docparse

import (
	"cmp"
	"slices"
	"unicode"
)

// rightToLeft are the scripts that are written from right to left.
var rightToLeft = []*unicode.RangeTable{unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana}

// isLeftward finds letters that are written from right to left, and their marks.
func isLeftward(r rune) bool {
	return r >= 0x591 && (unicode.In(r, rightToLeft...) || r <= 0x6ff && unicode.Is(unicode.Mn, r))
}

// leftwardPage reports whether most letters of a page are written from right to left.
func leftwardPage(gs []glyph) bool {
	count := 0
	for _, g := range gs {
		if isLeftward(g.r) {
			count++
		} else if unicode.IsLetter(g.r) {
			count--
		}
	}
	return count > 0
}

// readingOrder puts a line whose characters stand as they are seen, from left to right, into the order in which it is
// read. Where the line as a whole is written from right to left, all of it is turned round but its numbers and its
// words of other scripts; else only the words that are written from right to left. page says how most of the page is
// written.
func readingOrder(s string, page bool) string {
	if !page && !hasLeftward(s) {
		return s
	}
	rs := []rune(s)
	last := len(rs) - 1
	if !hasLeftward(s) {
		if last > 0 && bulletRune(rs[last]) && !bulletRune(rs[0]) { // a line of another script among such lines
			return string(rs[last]) + " " + string(rs[:last])
		}
		return s
	}
	kinds := kindsOf(rs)
	if leftwards(rs, kinds, page) {
		rs = turned(rs, kinds)
	} else {
		for i := 0; i < len(rs); i++ {
			if kinds[i] == leftward {
				from, end := withBrackets(rs, i, leftwardWords(kinds, i))
				copy(rs[from:end], turned(rs[from:end], kinds[from:end]))
				i = end
			}
		}
	}
	pairBrackets(rs)
	return string(rs)
}

func hasLeftward(s string) bool {
	for _, r := range s {
		if isLeftward(r) {
			return true
		}
	}
	return false
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
	near := func(k int) bool { return k >= 0 && k < len(rs) && unicode.IsDigit(rs[k]) }
	for i, r := range rs {
		switch r {
		case '.', ',', ':', '/', '-': // 12.5, 10:30, 050-123
			if near(i-1) && near(i+1) {
				out[i] = digit
			}
		case '%', '$', '€', '₪', '£', '+', '#', '°': // 35%, C++, C#; beside Arabic letters the sign runs by itself
			if !arabic && (near(i-1) || near(i+1)) {
				out[i] = digit
			}
			if i > 0 && (out[i-1] == forward || r != '%' && rs[i-1] == r) {
				out[i] = forward
			}
		}
	}
	return out
}

// leftwards reports whether a line is written from right to left: it ends in a bullet, or the page is, or its outermost
// words both are.
func leftwards(rs []rune, kinds []kind, page bool) bool {
	if end := bulletRune(rs[len(rs)-1]); end || bulletRune(rs[0]) {
		return end
	}
	if page {
		return true
	}
	isWord := func(k kind) bool { return k == leftward || k == forward }
	first := slices.IndexFunc(kinds, isWord)
	last := first
	for i, k := range kinds {
		if isWord(k) {
			last = i
		}
	}
	return kinds[first] == leftward && kinds[last] == leftward
}

func bulletRune(r rune) bool {
	return r == '•' || r == '‣' || r == '▪' || r == '◦' || r == '●'
}

// leftwardWords returns the end of the words from i on that are written from right to left, with the numbers and signs
// between them.
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

// turned returns the characters from the last to the first, with what runs forward as it stands.
func turned(rs []rune, kinds []kind) []rune {
	out := make([]rune, len(rs))
	at := len(rs)
	for i := 0; i < len(rs); {
		end := i + 1
		switch kinds[i] {
		case forward:
			end = forwardEnd(rs, kinds, i)
		case digit:
			end = numberEnd(rs, kinds, i)
		}
		at -= end - i
		copy(out[at:], rs[i:end])
		i = end
	}
	return out
}

// forwardEnd returns the end of the words from i on that run forward, with numbers behind them and what stands between
// them or in brackets behind them; signs between items end it.
func forwardEnd(rs []rune, kinds []kind, i int) int {
	end, open := i+1, false
	for k := end; k < len(rs) && kinds[k] != leftward && rs[k] != '·' && rs[k] != '|'; k++ {
		switch {
		case bracket(rs[k]) && !open:
			if rs[k] != '(' {
				return end
			}
			open = true
		case bracket(rs[k]):
			end, open = k+1, false
		case kinds[k] != neutral && !open:
			end = k + 1
		}
	}
	return end
}

// numberEnd returns the end of the number that begins at i; a telephone number's groups stand a space apart.
func numberEnd(rs []rune, kinds []kind, i int) int {
	end, phone := i+1, rs[i] == '+' || rs[i] == '0'
	for k := end; k < len(rs) && (kinds[k] == digit || phone && rs[k] == ' ' && kinds[k-1] == digit); k++ {
		if kinds[k] == digit {
			end = k + 1
		}
	}
	return end
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

// Gaps of letters written from right to left, in font sizes; tuned as the bounds of white are.
const (
	stackedGap  = 0.03 // up to which two letters stand at one place
	bulletReach = 2.5  // up to which a bullet stands beside its text
)

// stackedStep is what one letter is set left of another at its place, in points: enough to sort by.
const stackedStep = 0.001

// partStacked puts letters that stand at one place, as those of a ligature do, in the order in which they are seen:
// PDFium hands them out as they are read.
func partStacked(row []glyph) {
	for i := 1; i < len(row); i++ {
		a, b := row[i-1], row[i]
		if gap := b.x0 - a.x0; gap >= 0 && gap < stackedGap*a.font.size && isLeftward(a.r) && isLeftward(b.r) {
			row[i].x0 = a.x0 - stackedStep
		}
	}
}

// marksLeftward reports whether g is the bullet of the text left of it, which is written from right to left.
func marksLeftward(run []glyph, g glyph, gap float64, page bool) bool {
	return bulletRune(g.r) && gap < bulletReach*run[0].font.size &&
		(page || slices.ContainsFunc(run, func(g glyph) bool { return isLeftward(g.r) }))
}

// turnPage counts x from the right edge of a page that reads from right to left. The lines of such a page begin at one
// edge, and its columns and what stands side by side follow one another, as on any other page.
func turnPage(frags []fragment, width float64) {
	slices.Reverse(frags)
	slices.SortStableFunc(frags, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	for i := range frags {
		f := &frags[i]
		f.x0, f.x1 = width-f.x1, width-f.x0
		f.textX, f.words = f.x0, nil
		if f.mark {
			f.textX += f.size
		}
	}
}

func turnLinks(links []pdfLink, width float64) []pdfLink {
	out := slices.Clone(links)
	for i := range out {
		out[i].x0, out[i].x1 = width-out[i].x1, width-out[i].x0
	}
	return out
}
