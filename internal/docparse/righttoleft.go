package docparse

import (
	"slices"
	"unicode"
)

// rightToLeft are the scripts that are written from right to left.
var rightToLeft = []*unicode.RangeTable{unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana}

// readingOrder puts a line whose characters stand as they are seen, from left to right, into the order in which it is
// read: each run of letters that are written from right to left is turned round, with what stands between them.
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
	for i := 0; i < len(rs); {
		if !unicode.In(rs[i], rightToLeft...) {
			i++
			continue
		}
		end := i + 1
		for j := end; j < len(rs) && !unicode.IsDigit(rs[j]) && (unicode.In(rs[j], rightToLeft...) || !unicode.IsLetter(rs[j])); j++ {
			if unicode.In(rs[j], rightToLeft...) {
				end = j + 1
			}
		}
		slices.Reverse(rs[i:end])
		i = end
	}
	if rs == nil {
		return s
	}
	return string(rs)
}
