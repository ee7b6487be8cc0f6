package docparse

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/klippa-app/go-pdfium"

	"vitae/internal/fault"
)

// pdfTime bounds the reading of one PDF, waiting for a free engine and starting it not counted.
const pdfTime = 5 * time.Second

const (
	damagedPDF = "This PDF is damaged or cut off. Save it again and try once more."
	scannedPDF = "This PDF is a scan. Upload a DOCX or paste the text."
)

// errPassword says that a PDF cannot be opened without its password.
var errPassword = errors.New("pdf: password needed")

func (r *Reader) readPDF(ctx context.Context, data []byte) (*Result, error) {
	const op = "docparse.readPDF"
	pool, done, err := r.pdf.use(ctx)
	switch {
	case err != nil && ctx.Err() != nil:
		return nil, fault.Wrap(op, fault.Unavailable, "Reading was stopped.", err)
	case err != nil:
		return nil, fault.Wrap(op, fault.Internal, "", err)
	}
	defer done()
	ctx, cancel := context.WithTimeout(ctx, pdfTime)
	defer cancel()
	pages, total, err := r.pdfPages(ctx, pool, data)
	switch {
	case errors.Is(err, errPassword):
		return nil, fault.Wrap(op, fault.Unreadable, "This PDF is protected by a password. Save it without one and try again.", err)
	case ctx.Err() != nil && errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fault.Wrap(op, fault.Unreadable, "This PDF takes too long to read. Save it again as a simpler PDF, or upload a DOCX.", err)
	case ctx.Err() != nil:
		return nil, fault.Wrap(op, fault.Unavailable, "Reading was stopped.", ctx.Err())
	case err != nil:
		return nil, fault.Wrap(op, fault.Unreadable, damagedPDF, err)
	}
	lines, letters, unmapped := pdfLines(pages)
	if letters == 0 || letters < 20 && unmapped == 0 {
		return nil, fault.New(op, fault.Unreadable, scannedPDF)
	}
	res := build(PDF, lines)
	res.Layout.addPDF(pages, lines)
	res.Pages = total
	if total > len(pages) {
		res.Warnings = append(res.Warnings, "The file has more than 30 pages; only the first 30 were read.")
	}
	if unmapped > letters/20 {
		res.Warnings = append(res.Warnings, "Some characters of this PDF have no letters behind them, so parts of its text may be wrong or missing.")
	}
	if hidden(pages) {
		res.Warnings = append(res.Warnings, "The file holds text that its pages do not show. It was left out.")
	}
	return res, nil
}

func (r *Reader) pdfPages(ctx context.Context, pool pdfium.Pool, data []byte) ([]*pdfPage, int, error) {
	doc, err := openPDF(ctx, pool, data)
	if err != nil {
		return nil, 0, err
	}
	defer doc.close()
	total, err := doc.pages()
	if err != nil {
		return nil, 0, err
	}
	if total <= 0 {
		return nil, 0, errors.New("pdf: no pages")
	}
	var out []*pdfPage
	for i := 0; i < min(total, maxPages); i++ {
		if err := ctx.Err(); err != nil {
			return nil, 0, err
		}
		p, err := doc.page(i)
		if err != nil {
			return nil, 0, err
		}
		out = append(out, p)
		r.cfg.Progress("page", i+1, min(total, maxPages))
	}
	return out, total, nil
}

// hidden says whether more than a stray sign or two of the text is not shown.
func hidden(pages []*pdfPage) bool {
	n := 0
	for _, p := range pages {
		for i := range p.glyphs {
			if p.hides(&p.glyphs[i]) {
				n++
			}
		}
	}
	return n > 10
}

// pdfLines lays out all pages: fragments, regions, and lines of each flow in reading order. A column goes on over the
// pages before the next one begins.
func pdfLines(pages []*pdfPage) (lines []line, letters, unmapped int) {
	var flows flowSet
	var gutters []float64
	for i, p := range pages {
		unmapped += p.unmapped
		frags := withoutRunning(fragments(p), p, i)
		for _, f := range frags {
			letters += len(f.text)
		}
		rs, found := regions(frags, gutters)
		gutters = append(gutters, found...)
		for _, r := range rs {
			flows.add(r, i+1, p.links)
		}
	}
	return flows.lines(), letters, unmapped
}

// withoutRunning drops page numbers: a line at a page's edge that is only a number or "Page 2 of 3".
func withoutRunning(frags []fragment, p *pdfPage, page int) []fragment {
	return slices.DeleteFunc(frags, func(f fragment) bool {
		edge := f.baseline > p.height-60 || f.baseline < 50 && page > 0
		return edge && pageNumber(f.text)
	})
}

func pageNumber(s string) bool {
	ws := words(fold(s))
	n := 0
	for _, w := range ws {
		switch {
		case w == "page" || w == "seite" || w == "of" || w == "von" || w == "de" || w == "sur" || w == "pagina" || w == "strona" || w == "z":
		case strings.Trim(w, "0123456789") == "" && len(w) <= 3:
			n++
		default:
			return false
		}
	}
	return n > 0 && n <= 2
}

// flow is one stream of text through the pages.
type flow struct {
	column int
	x0, x1 float64
	lines  []line
}

type flowSet struct{ all []*flow }

// add puts a region of a page into the flow that it goes on, or begins a new one.
func (s *flowSet) add(r region, page int, links []pdfLink) {
	f := s.find(r, page)
	f.lines = append(f.lines, regionLines(r, page, links)...)
	f.x0, f.x1 = math.Min(f.x0, r.x0), math.Max(f.x1, r.x1)
}

func (s *flowSet) find(r region, page int) *flow {
	if page > 1 {
		var best *flow
		distance := math.Inf(1)
		for _, f := range s.all {
			if r.column == 0 && f.column == 0 && len(s.all) > 1 && s.hasColumns() {
				continue
			}
			d := math.Abs(f.x0 - r.x0)
			if r.column == 0 && s.hasColumns() { // a page without columns goes on with the main one
				d -= 0.3 * (f.x1 - f.x0)
			}
			if d < distance {
				best, distance = f, d
			}
		}
		if best != nil {
			return best
		}
	}
	f := &flow{column: r.column, x0: r.x0, x1: r.x1}
	s.all = append(s.all, f)
	return f
}

func (s *flowSet) hasColumns() bool {
	for _, f := range s.all {
		if f.column > 0 {
			return true
		}
	}
	return false
}

// lines gives all flows one after the other; a wide column comes before a narrow one that stands left of it.
func (s *flowSet) lines() []line {
	order := slices.Clone(s.all)
	for i := 0; i+1 < len(order); i++ {
		a, b := order[i], order[i+1]
		if a.column > 0 && b.column > a.column && (a.x1-a.x0) < 0.75*(b.x1-b.x0) {
			order[i], order[i+1] = b, a
			i++
		}
	}
	var out []line
	for k, f := range order {
		for _, l := range f.lines {
			l.stream = k
			out = append(out, l)
		}
	}
	return out
}

// regionLines puts the fragments of one baseline together and measures the white above each line.
func regionLines(r region, page int, links []pdfLink) []line {
	frags := slices.Clone(r.frags)
	slices.SortStableFunc(frags, func(a, b fragment) int { return cmp.Compare(a.baseline, b.baseline) })
	var rows [][]fragment
	for _, f := range frags {
		if n := len(rows); n > 0 && f.baseline-rows[n-1][0].baseline < math.Min(0.3*math.Min(f.size, rows[n-1][0].size), 4) {
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
			if (k.y0+k.y1)/2 > l.top-2 && (k.y0+k.y1)/2 < l.bottom+2 && (k.x0+k.x1)/2 > l.x0-20 && (k.x0+k.x1)/2 < l.x1+20 {
				l.links = append(l.links, k.uri)
			}
		}
		out = append(out, l)
	}
	return splitMargin(joinMargin(splitAligned(out)))
}

// splitAligned cuts a line where one of its words stands, behind a gap, exactly where several other lines begin: text
// beside a margin column whose gap is too narrow to show by itself.
func splitAligned(lines []line) []line {
	begins := map[int]int{}
	for _, l := range lines {
		begins[int(math.Round(l.x0))]++
	}
	for i, l := range lines {
		var segs []segment
		for _, s := range l.segs {
			var at []int
			for k := 1; k < len(s.words); k++ {
				x := int(math.Round(s.words[k].x0))
				if s.words[k].x0-s.words[k-1].x1 > 0.5*s.size && begins[x]+begins[x-1]+begins[x+1] >= 3 && math.Abs(s.words[k].x0-l.x0) > 8 {
					at = append(at, k)
				}
			}
			segs = append(segs, s.cutAt(at...)...)
		}
		lines[i].segs = segs
	}
	return lines
}

// joinMargin puts together what a narrow column at the left breaks over two lines: a period ("03/2023 –" beside a
// title, "Present" beside the line below), a heading ("EDUCATION AND" above "TRAINING").
func joinMargin(lines []line) []line {
	var out []line
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		out = append(out, l)
		if i+1 >= len(lines) {
			continue
		}
		n := lines[i+1]
		joined := l.segs[0].text + " " + n.segs[0].text
		beside := len(l.segs) > 1 && n.segs[0].x1 <= l.segs[1].x0-2 && (len(n.segs) == 1 || n.segs[1].x0 >= l.segs[1].x0-3)
		if (!beside || !brokenPeriod(l.segs[0].text, n.segs[0].text)) && (!beside && len(l.segs)+len(n.segs) > 2 || n.above > 0.3 || !brokenHeading(l.segs[0].text, joined)) {
			continue
		}
		l.segs = append([]segment{}, l.segs...)
		l.segs[0].text, l.segs[0].words = joined, nil
		out[len(out)-1] = l
		if len(n.segs) == 1 {
			i++
			continue
		}
		lines[i+1] = n.from(1)
	}
	return out
}

// brokenPeriod says whether two texts are the halves of one period: the first ends in a dash, or the second goes on
// with a word for "to".
func brokenPeriod(head, tail string) bool {
	r, _ := utf8.DecodeLastRuneInString(head)
	first, _, _ := strings.Cut(fold(tail), " ")
	if !isDash(string(r)) && !isDash(first) && !rangeWords[first] {
		return false
	}
	ds := findDates(head + " " + tail)
	return len(ds) == 1 && ds[0].isRange && strings.TrimSpace(cut(head+" "+tail, ds)) == "\x00"
}

// brokenHeading says whether a text in capitals is no whole heading by itself, but is one with the line below it.
func brokenHeading(head, joined string) bool {
	if !isUpper(joined) || headingWords[headingKey(joined)] == "" {
		return false
	}
	ws := strings.Fields(fold(head))
	last := ws[len(ws)-1]
	return headingWords[headingKey(head)] == "" || last == "and" || last == "&" || last == "und" || last == "et" || last == "y" || last == "e"
}

// from gives the line without its first n segments.
func (l line) from(n int) line {
	l.segs = l.segs[n:]
	s := l.segs[0]
	l.x0, l.textX, l.size, l.bold, l.italic, l.mark = s.x0, s.x0, s.size, s.bold, s.italic, s.mark
	if len(l.segs) > 1 && s.mark && s.text == "" {
		return l.from(1)
	}
	return l
}

// splitMargin parts headings that stand in the margin from the line that they stand beside.
func splitMargin(lines []line) []line {
	var out []line
	for _, l := range lines {
		if len(l.segs) > 1 && !l.mark && headingWords[headingKey(l.segs[0].text)] != "" && inMargin(lines, l.segs[1].x0) {
			head, rest := l, l
			head.segs, head.x1 = l.segs[:1], l.segs[0].x1
			rest = rest.from(1)
			rest.above = 1
			head.above, head.links = max(l.above, 1), nil
			out = append(out, head, rest)
			continue
		}
		out = append(out, l)
	}
	return out
}

// inMargin says whether hardly a line but headings and dates begins left of x.
func inMargin(lines []line, x float64) bool {
	left := 0
	for _, l := range lines {
		if l.x0 < x-3 && headingWords[headingKey(l.segs[0].text)] == "" && (len(l.segs) == 1 || !isDateSegment(l.segs[0])) {
			left++
		}
	}
	return left*5 <= len(lines)
}

// linePitch gives the usual distance of two baselines in font sizes.
func linePitch(rows [][]fragment) float64 {
	var ds []float64
	for i := 1; i < len(rows); i++ {
		if d := (rows[i][0].baseline - rows[i-1][0].baseline) / math.Max(rows[i][0].size, 1); d > 0.8 && d < 2.5 {
			ds = append(ds, d)
		}
	}
	if len(ds) == 0 {
		return 1.2
	}
	slices.Sort(ds)
	return ds[len(ds)/4]
}

// withoutBesideBullets sorts each row from left to right and gives a bullet at the end of a row that names an entry, its
// date before the bullet, a row of its own.
func withoutBesideBullets(rows [][]fragment) [][]fragment {
	var out [][]fragment
	for _, row := range rows {
		slices.SortStableFunc(row, func(a, b fragment) int { return cmp.Compare(a.x0, b.x0) })
		n := len(row) - 1
		if n < 1 || !row[n].mark || row[0].mark || !isDateSegment(segment{text: row[n-1].text}) {
			out = append(out, row)
			continue
		}
		out = append(out, row[:n], row[n:])
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
		l.top, l.bottom = math.Min(l.top, f.top()), math.Max(l.bottom, f.baseline+0.22*f.size)
		if t := strings.TrimSpace(f.text); t != "" {
			l.segs = append(l.segs, segment{text: t, x0: f.x0, x1: f.x1, size: f.size, bold: f.bold, italic: f.italic, endBold: f.endBold, mark: f.mark, words: f.words})
			l.x1 = f.x1
		}
	}
	if len(l.segs) > 0 {
		l.size, l.bold, l.italic = l.segs[0].size, l.segs[0].bold, l.segs[0].italic
	}
	return l
}
