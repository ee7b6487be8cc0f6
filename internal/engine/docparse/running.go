package docparse

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
)

// Heads and feet of pages lie this near, in points, to the page's edges.
const (
	headHeight = 50
	footHeight = 72
)

// withoutRunning drops from each page but the first what only names the file again: page numbers, and what an earlier
// page says at the same place.
func withoutRunning(pages []*pdfPage, all [][]fragment) {
	for k, p := range pages {
		all[k] = slices.DeleteFunc(all[k], func(f fragment) bool {
			foot, head := f.baseline > p.height-footHeight, f.baseline < headHeight
			switch {
			case foot && f.baseline > p.height-60 && pageNumber(f.text), head && k > 0 && pageNumber(f.text):
				return true
			case k > 0 && (foot || head) && strings.HasSuffix(f.text, fmt.Sprintf(" %d / %d", k+1, len(pages))):
				return true // whose page it is, and which of how many: nothing else ends with just these two
			case k == 0 || !foot && !head:
				return false
			}
			return slices.ContainsFunc(all[:k], func(earlier []fragment) bool { return repeats(earlier, &f) })
		})
	}
}

// repeats reports whether an earlier page has a text at the same place, but for its numbers.
func repeats(earlier []fragment, f *fragment) bool {
	return slices.ContainsFunc(earlier, func(e fragment) bool {
		return math.Abs(e.baseline-f.baseline) < 3 && math.Abs(e.x0-f.x0) < 12 &&
			withoutDigits(e.text) == withoutDigits(f.text)
	})
}

func withoutDigits(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, s)
}

// pageWords stand before the number of a page, and betweenPages between it and how many there are; folded.
var (
	pageWords    = set(`page p pg seite s pagina pag strona blatt`)
	betweenPages = set(`of von de sur di z`)
)

// pageNumber reports whether a text is the number of a page, perhaps with how many there are.
func pageNumber(s string) bool {
	ws := words(fold(strings.ReplaceAll(s, "/", " ")))
	n := 0
	for _, w := range ws {
		switch {
		case pageWords[w] || betweenPages[w]:
		case strings.Trim(w, "0123456789") == "" && len(w) <= 3:
			n++
		default:
			return false
		}
	}
	return n > 0 && n <= 2
}

// footReach is how many times the height of a running foot contact data at the foot may stand above the page's edge;
// tuned as the bounds of white are.
const footReach = 1.5

// cutFoot parts the contact data that some designs set at a page's foot from the text above it: a few last rows, far
// below the rest, among them an e-mail address or a telephone number.
func cutFoot(frags []fragment, p *pdfPage) (body, foot []fragment) {
	rows := slices.Clone(frags)
	slices.SortStableFunc(rows, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	at := 0
	for i := len(rows) - 1; i > 0 && rows[i].baseline > p.height-footReach*footHeight; i-- {
		if rows[i].top()-rows[i-1].baseline > 2*rows[i].size {
			at = i
			break
		}
	}
	if s := sideOf(rows[at:]); at == 0 || s.contact == 0 || s.headings > 0 || s.lines > 4 {
		return frags, nil
	}
	return rows[:at], rows[at:]
}
