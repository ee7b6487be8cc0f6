package docparse

import (
	"strings"
	"unicode"
)

// scrambled reports whether the characters of a PDF are no letters but the numbers of its glyphs, which mean nothing
// without the map that the file lacks: "(GXFDWLRQ" for "Education". Such text has hardly a small letter, and signs
// where no word has any; a resume in capitals has words that are whole.
func scrambled(lines []line) bool {
	small, all, long, odd := 0, 0, 0, 0
	for i := range lines {
		for _, w := range strings.Fields(lines[i].text()) {
			letters, signs := 0, 0
			for _, r := range w {
				switch {
				case unicode.IsLower(r):
					small++
					all++
					letters++
				case unicode.IsUpper(r):
					all++
					letters++
				case strings.ContainsRune(`([]\^_#$%*<>={}~|`+"`", r) || unicode.IsControl(r):
					signs++
				}
			}
			if letters < 3 {
				continue
			}
			long++
			bare := strings.TrimPrefix(w, "(")
			if signs > 0 && (len(bare) == len(w) || !strings.Contains(bare, ")")) ||
				strings.ContainsAny(w[:1], "+,.:;)/&!0123456789") {
				odd++
			}
		}
	}
	return long > 5 && odd*4 > long && small*5 < all
}
