package docparse

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// drawnRow is a line of a drawn page: where it begins, its size, and its words; two spaces between them stand for a gap
// of one em, which parts tags but no columns. A bullet in front hangs to the left of the words.
type drawnRow struct {
	x, size float64
	bold    bool
	above   float64
	text    string
}

// drawn reads a page in a face whose signs are half an em wide, or a typewriter's, whose signs are 0.6 em.
func drawn(typewriter bool, rows ...drawnRow) *Result {
	var out []line
	y := 50.0
	for _, r := range rows {
		text, mark := cutMark(r.text)
		x := r.x
		if mark {
			x += 0.7 * r.size
		}
		s := segment{
			text: strings.Join(strings.Fields(text), " "), x0: x, size: r.size, bold: r.bold, endBold: r.bold,
			mark: mark,
		}
		from := 0
		for i, tag := range strings.Split(text, "  ") {
			for j, w := range strings.Fields(tag) {
				sign, space := 0.5*r.size, 0.28*r.size
				if w[0]%2 == 0 {
					sign *= 1.1 // signs differ in width
				}
				if typewriter {
					sign, space = 0.6*r.size, 0.6*r.size
				}
				switch {
				case j > 0:
					x += space
				case i > 0:
					x += 1.1 * r.size
				}
				to := x + sign*float64(utf8.RuneCountInString(w))
				s.words = append(s.words, word{from: from, x0: x, x1: to})
				x, from = to, from+len(w)+1
			}
		}
		s.x1 = x
		y += r.above * r.size
		l := line{
			segs: []segment{s}, page: 1, x0: r.x, x1: x, textX: s.x0, top: y, bottom: y + 1.2*r.size,
			size: r.size, bold: r.bold, above: r.above, mark: mark,
		}
		out = append(out, l)
		y = l.bottom
	}
	return build(PDF, out)
}

// contentsOf returns the skills of a document with their groups, each job, and each study.
func contentsOf(d *document.Resume) string {
	var out []string
	for _, s := range d.Skills {
		out = append(out, strings.TrimSuffix("skill "+s.Name+": "+strings.Join(s.Keywords, ", "), ": "))
	}
	for _, w := range d.Work {
		out = append(out, "job "+strings.Join([]string{
			w.Position, w.Name, document.Span(w.StartDate, w.EndDate, "en"),
			strings.Join(w.Highlights, "; "),
		}, " | "))
	}
	for _, e := range d.Education {
		out = append(out, "study "+strings.Join([]string{
			e.StudyType, e.Area, e.Institution,
			document.Span(e.StartDate, e.EndDate, "en"),
		}, " | "))
	}
	return strings.Join(out, "\n")
}

// TestDrawn reads pages by how they are set.
func TestDrawn(t *testing.T) {
	t.Parallel()
	skills := drawnRow{40, 16, true, 1, "Skills"}
	work := drawnRow{40, 16, true, 1, "Experience"}
	for name, c := range map[string]struct {
		typewriter bool
		rows       []drawnRow
		want       string
	}{
		"a row of tags of several words": {rows: []drawnRow{
			skills,
			{40, 12, true, 0.3, "Clinical"},
			{40, 12, true, 0.1, "Mechanical ventilation  Arterial blood gases  Airway management"},
			{40, 12, true, 0, "Bronchoscopy  Weaning"},
		}, want: "skill Clinical\nskill Mechanical ventilation\nskill Arterial blood gases\nskill Airway management\nskill Bronchoscopy\nskill Weaning"},
		"a label whose list is lost": {rows: []drawnRow{
			skills,
			{40, 14, true, 0.3, "Clinical"},
			{40, 12, true, 0.3, "Systems"},
			{40, 10, false, 0.1, "Cerner, Hamilton"},
		}, want: "skill Systems: Cerner, Hamilton"},
		"tags in a typewriter's face": {typewriter: true, rows: []drawnRow{
			skills,
			{40, 12, false, 0.3, "Power BI  Transfer pricing  Treasury"},
		}, want: "skill Power BI\nskill Transfer pricing\nskill Treasury"},
		"labels that await a level": {rows: []drawnRow{
			skills,
			{40, 12, true, 0.3, "Canva"},
			{40, 12, true, 0.3, "Copywriting"},
		}, want: "skill Canva\nskill Copywriting"},
		"a point that wraps below its bullet": {rows: []drawnRow{
			work,
			{40, 12, true, 0.3, "Acme Foods Ltd"},
			{40, 11, false, 0, "Plant Manager"},
			{40, 10, false, 0, "2013 - 2018"},
			{40, 10, false, 0.3, "• Merged four old warehouses of the whole group into one automated site near the"},
			{40, 10, false, 0, "harbour"},
			{40, 10, false, 0, "• Renegotiated freight contracts"},
		}, want: "job Plant Manager | Acme Foods Ltd | 2013 – 2018 | Merged four old warehouses of the whole group into one automated site near the harbour; Renegotiated freight contracts"},
		"a calendar before the period": {rows: []drawnRow{
			work,
			{40, 12, true, 0.3, "Workshop Manager"},
			{40, 11, false, 0, "Acme Foods Ltd"},
			{40, 9, false, 0, "• Apr 2018 – Present"},
			{40, 10, false, 0.3, "• Led twelve joiners"},
		}, want: "job Workshop Manager | Acme Foods Ltd | Apr 2018 – Present | Led twelve joiners"},
		"employers a little larger than the posts": {rows: []drawnRow{
			work,
			{40, 12, false, 0.3, "Northmoor"},
			{40, 10, false, 0, "10 years 3 months"},
			{40, 11.5, false, 0, "Plant Manager"},
			{40, 10, false, 0, "2007 - 2013"},
			{40, 10, false, 0.3, "• Took a factory of 480 people to a profit"},
			{40, 11.5, false, 0.3, "Production Manager, Supply Chain"},
			{40, 10, false, 0, "2003 - 2007"},
			{40, 10, false, 0, "Leeds, United Kingdom"},
			{40, 12, false, 0.5, "Severnside Bakeries plc"},
			{40, 11.5, false, 0, "Shift Manager"},
			{40, 10, false, 0, "1999 - 2003"},
			{40, 10, false, 0, "Bristol, United Kingdom"},
		}, want: "job Plant Manager | Northmoor | 2007 – 2013 | Took a factory of 480 people to a profit\njob Production Manager, Supply Chain | Northmoor | 2003 – 2007 | \njob Shift Manager | Severnside Bakeries plc | 1999 – 2003 | "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rows := append([]drawnRow{{40, 24, true, 1, "Jane Example"}, {40, 10, false, 0.2, "jane@example.com"}},
				c.rows...)
			if d := cmp.Diff(c.want, contentsOf(drawn(c.typewriter, rows...).Document)); d != "" {
				t.Error(d)
			}
		})
	}
}
