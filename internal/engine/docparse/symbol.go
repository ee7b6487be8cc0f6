package docparse

import (
	"math"
	"strings"
	"unicode"
)

// icon stands for a drawn sign that a font of signs gives the code of a letter; bulletIcon for one that begins lines.
const (
	icon       = '\ue000'
	bulletIcon = '\uf0b7'
)

// symbolFonts are parts of the names of fonts that hold signs and no letters.
var symbolFonts = strings.Fields(
	"awesome marvosym wingding webding dingbat academicon ionicon fontello glyphicon icomoon entypo materialicon materialdesign materialsymbol bootstrap-icon remixicon simpleicon mnsymbol bbding typicon octicon feather linearicon themify foundation-icon")

func symbolName(name string) bool {
	for _, s := range symbolFonts {
		if strings.Contains(name, s) {
			return true
		}
	}
	return false
}

// markSigns replaces letters that only a font of signs shows as pictures: with a bullet where one sign begins several
// rows, else with an icon. Without this "f" would begin every point of a list.
func markSigns(pages []*pdfPage) {
	type sign struct {
		name string
		r    rune
	}
	begins := map[sign]int{}
	eachSign(pages, func(p *pdfPage, i int) {
		if g := &p.glyphs[i]; beginsRow(p.glyphs, i) {
			begins[sign{g.font.name, g.r}]++
		}
	})
	eachSign(pages, func(p *pdfPage, i int) {
		g := &p.glyphs[i]
		if k := (sign{g.font.name, g.r}); begins[k] > 1 {
			g.r = bulletIcon
		} else {
			g.r = icon
		}
	})
}

func eachSign(pages []*pdfPage, do func(*pdfPage, int)) {
	for _, p := range pages {
		for i := range p.glyphs {
			if g := &p.glyphs[i]; g.font.symbol && (unicode.IsLetter(g.r) || unicode.IsDigit(g.r)) {
				do(p, i)
			}
		}
	}
}

// beginsRow reports whether character i stands left of those that the file sets right before and behind it, or on
// another row than they do.
func beginsRow(gs []glyph, i int) bool {
	beside := func(k int) bool {
		return k >= 0 && k < len(gs) && math.Abs(gs[k].baseline-gs[i].baseline) < strayShare*gs[k].font.size
	}
	return (!beside(i-1) || gs[i-1].x0 > gs[i].x0) && beside(i+1) && gs[i+1].x0 > gs[i].x0
}
