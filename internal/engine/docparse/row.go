package docparse

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// regionLines puts the fragments of one baseline together and measures the white above each line.
func regionLines(r region, page int, links []pdfLink) []line {
	frags := slices.Clone(r.frags)
	slices.SortStableFunc(frags, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	var rows [][]fragment
	for _, f := range frags {
		if n := len(rows); n > 0 && f.baseline-rows[n-1][0].baseline < rowStray(f.size, rows[n-1][0].size) {
			rows[n-1] = append(rows[n-1], f)
			continue
		}
		rows = append(rows, []fragment{f})
	}
	pitch := linePitch(rows)
	rows = withoutBesideBullets(rows)
	var out []line
	for i, row := range rows {
		l := rowLine(row, page)
		if len(l.segs) == 0 {
			continue
		}
		if i > 0 {
			size := math.Max(row[0].size, rows[i-1][0].size)
			l.above = math.Max(0, (row[0].baseline-rows[i-1][0].baseline)/(size*pitch)-1)
		} else {
			l.above = 2
		}
		for _, k := range links {
			if (k.y0+k.y1)/2 > l.top-2 && (k.y0+k.y1)/2 < l.bottom+2 && (k.x0+k.x1)/2 > l.x0-20 &&
				(k.x0+k.x1)/2 < l.x1+20 {
				l.links = append(l.links, k.uri)
			}
		}
		out = append(out, l)
	}
	return splitMargin(joinMargin(splitAligned(out)))
}

// The distance of two baselines in font sizes: the least and the most that rows of one text have, and what most
// programs set where nothing else is known. Tuned as the bounds of white.
const (
	leastRowPitch = 0.8
	mostRowPitch  = 2.5
	usualPitch    = 1.2
)

// linePitch returns the usual distance of two baselines in font sizes.
func linePitch(rows [][]fragment) float64 {
	var ds []float64
	for i := 1; i < len(rows); i++ {
		d := (rows[i][0].baseline - rows[i-1][0].baseline) / math.Max(rows[i][0].size, 1)
		if d > leastRowPitch && d < mostRowPitch {
			ds = append(ds, d)
		}
	}
	if len(ds) == 0 {
		return usualPitch
	}
	slices.Sort(ds)
	return ds[len(ds)/4]
}

// withoutBesideBullets sorts each row from left to right and gives a bullet at the end of a row that names an entry,
// its date before the bullet, a row of its own. A dot between a whole period and what it dates is one of a time line.
func withoutBesideBullets(rows [][]fragment) [][]fragment {
	var out [][]fragment
	for _, row := range rows {
		slices.SortStableFunc(row, func(a, b fragment) int { return cmp.Compare(a.x0, b.x0) })
		n := len(row) - 1
		switch {
		case n < 1 || !row[n].mark || row[0].mark || !isDateSegment(segment{text: row[n-1].text}):
			out = append(out, row)
		case n == 1 && isPeriod(row[0].text):
			row[n].mark, row[n].x0 = false, row[n].textX
			out = append(out, row)
		default:
			out = append(out, row[:n], row[n:])
		}
	}
	return out
}

func rowLine(row []fragment, page int) line {
	l := line{page: page, x0: row[0].x0, textX: row[0].textX, top: math.Inf(1)}
	if row[0].mark {
		l.mark = true
		if strings.TrimSpace(row[0].text) == "" && len(row) > 1 {
			row = row[1:]
			l.textX = row[0].x0
		}
	}
	for _, f := range row {
		l.top, l.bottom = math.Min(l.top, f.top()), math.Max(l.bottom, f.bottom())
		if t := strings.TrimSpace(f.text); t != "" {
			l.segs = append(l.segs, segment{
				text: t, x0: f.x0, x1: f.x1, size: f.size, bold: f.bold, italic: f.italic,
				endBold: f.endBold, mark: f.mark, words: f.words,
			})
			l.x1 = f.x1
		}
	}
	if l.mark && len(l.segs) > 1 && isDateSegment(l.segs[0]) {
		l.mark = false // a sign of a calendar before the date, of a pin before the place behind it
	}
	if len(l.segs) > 0 {
		l.size, l.bold, l.italic = l.segs[0].size, l.segs[0].bold, l.segs[0].italic
	}
	return l
}
